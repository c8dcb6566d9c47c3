import { openGitRepository } from '../../../../src/adapters/git/view.ts'
import { bindTool } from '../../../../src/core/agent/bindTool.ts'
import type { Tool, ToolAnswer } from '../../../../src/core/agent/tool.ts'
import { finishReviewTool } from '../../../../src/core/agent/tools/finishReview.ts'
import { reportFindingTool } from '../../../../src/core/agent/tools/reportFinding.ts'
import { reportVerdictTool } from '../../../../src/core/agent/tools/reportVerdict.ts'
import type {
  QuestionTask,
  ReviewContext,
  VerificationTask,
} from '../../../../src/core/agent/tools/reviewContext.ts'
import { parseDiff } from '../../../../src/core/change/parse.ts'
import { Candidates } from '../../../../src/core/findings/candidates.ts'
import type { Finding } from '../../../../src/core/findings/model.ts'
import { recordingLog } from '../../../support/git/recordingLog.ts'
import { buildRepository, type FileContent } from '../../../support/git/repositories.ts'

type Files = Readonly<Record<string, FileContent | null>>

/** A change in a real repository, with the tools of a conversation about it. */
export async function openChange(before: Files, after: Files) {
  const built = await buildRepository([{ files: before }, { files: after }])
  const [base = '', head = ''] = built.shas
  const repository = await openGitRepository({ dir: built.dir, log: recordingLog() })
  const files = parseDiff((await repository.diff(base, head)) ?? '')
  const change = { commits: { base, mergeBase: base, head }, files, unseen: null }
  const context = (task: ReviewContext['task']): ReviewContext => ({
    repository,
    change,
    task,
    finish: { summary: null },
  })
  return {
    built,
    change,
    close: () => repository.close(),
    /** A conversation that looks for faults; `security` is the only skill it knows. */
    question(): Conversation & { readonly found: readonly Finding[] } {
      const candidates = new Candidates()
      const task: QuestionTask = {
        kind: 'question',
        candidates,
        cite: (name) => (name === 'security' ? { name, hash: 'abc' } : null),
      }
      return Object.assign(converse(context(task)), { found: candidates.findings })
    },
    verification(findings: readonly Finding[]): Conversation & VerificationTask {
      const claims = findings.map((finding, at) => ({ id: `c${at + 1}`, finding }))
      const task: VerificationTask = { kind: 'verification', claims, verdicts: new Map() }
      return Object.assign(converse(context(task)), task)
    },
  }
}

export interface Conversation {
  readonly context: ReviewContext
  report(input: object): Promise<ToolAnswer>
  verdict(input: object): Promise<ToolAnswer>
  finish(input: object): Promise<ToolAnswer>
}

/** Calls go the way the model's do: through the schema. */
function converse(context: ReviewContext): Conversation {
  const call = <Input>(tool: Tool<Input, ReviewContext>) => {
    const bound = bindTool(tool, context, (error) => {
      throw error
    })
    return (input: object) => bound.call(input)
  }
  return {
    context,
    report: call(reportFindingTool),
    verdict: call(reportVerdictTool),
    finish: call(finishReviewTool),
  }
}
