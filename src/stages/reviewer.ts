import { type BoundTool, bindTool, defineTool } from '../core/agent/bindTool.ts'
import type { Prefix } from '../core/agent/cache.ts'
import { type ConversationResult, converse } from '../core/agent/converse.ts'
import type { TextBlock, ThinkingEffort, ToolDefinition } from '../core/agent/messages.ts'
import type { World } from '../core/agent/plan.ts'
import type { Tool } from '../core/agent/tool.ts'
import { finishReviewTool } from '../core/agent/tools/finishReview.ts'
import { listFilesTool } from '../core/agent/tools/listFiles.ts'
import { loadSkillTool } from '../core/agent/tools/loadSkill.ts'
import { readDiffTool } from '../core/agent/tools/readDiff.ts'
import { readFileTool } from '../core/agent/tools/readFile.ts'
import { readSkillFileTool } from '../core/agent/tools/readSkillFile.ts'
import { reportFindingTool } from '../core/agent/tools/reportFinding.ts'
import { reportVerdictTool } from '../core/agent/tools/reportVerdict.ts'
import type { ReviewContext, VerificationTask } from '../core/agent/tools/reviewContext.ts'
import { searchCodeTool } from '../core/agent/tools/searchCode.ts'
import type { Change } from '../core/change/model.ts'
import { buildPrefix } from '../core/prompt/system.ts'
import { missingVerdicts, readVerdicts, verdictFormat } from '../core/prompt/verification.ts'
import type { Repository } from '../core/repository.ts'
import type { SkillContext } from '../core/skills/activation.ts'
import type { SkillLibrary } from '../core/skills/library.ts'

/** Turns of one conversation; a reviewer that still reads then is lost. */
const maxTurns = 40
/** Tokens of one reply, thinking included. */
const maxReplyTokens = 24_000

/** What all conversations of a run share. */
export interface ReviewerOptions {
  readonly change: Change
  readonly repository: Repository
  readonly library: SkillLibrary
  readonly language: string
  readonly instructions: string
  readonly effort: ThinkingEffort | null
  readonly maxOutput: number
}

/** One conversation to hold. */
export interface Assignment {
  /** Names it in logs and transcripts; unique in a run. */
  readonly label: string
  /** What other conversations about the same files begin with too. */
  readonly shared: TextBlock
  readonly question: string
  readonly task: ReviewContext['task']
  /** Tokens of prefix and shared block that the cache holds. */
  readonly cachedTokens: number
}

export interface Held extends ConversationResult {
  /** Paths the model opened. */
  readonly opened: ReadonlySet<string>
}

/** Holds conversations about one change: the same prefix, tools and sources for all, a memory of its own for each. */
export interface Reviewer {
  readonly prefix: Prefix
  readonly effort: ThinkingEffort | null
  hold(assignment: Assignment, world: World): Promise<Held>
  /** Goes on with a conversation that was held, for verdicts on the claims of the task in JSON: each counts as a call would. */
  insist(
    held: Held,
    assignment: Assignment & { readonly task: VerificationTask },
    world: World,
  ): Promise<ConversationResult>
}

type Context = ReviewContext & SkillContext

export function createReviewer(options: ReviewerOptions): Reviewer {
  const { change, repository, library, effort } = options
  const { names } = library.catalogue
  const skillTools = names.length === 0 ? [] : [make(loadSkillTool(names)), make(readSkillFileTool)]
  const judging = make(reportVerdictTool)
  const tools = [
    ...skillTools,
    make(readFileTool),
    make(searchCodeTool),
    make(listFilesTool),
    make(readDiffTool),
    make(reportFindingTool),
    judging,
    make(finishReviewTool),
  ]
  const prefix = buildPrefix({
    language: options.language,
    instructions: options.instructions,
    catalogue: library.catalogue.text,
    tools: tools.map(({ definition }) => definition),
  })
  const base = {
    prefix,
    effort,
    maxTurns,
    maxTokens: Math.min(maxReplyTokens, options.maxOutput),
  }

  const contextFor = (task: ReviewContext['task']): Context => ({
    change,
    repository,
    task,
    finish: { summary: null },
    skills: library.activation(),
  })

  return {
    prefix,
    effort,
    async hold({ label, shared, question, task, cachedTokens }, world) {
      const context = contextFor(task)
      const opened = new Set<string>()
      const result = await converse(
        {
          ...base,
          label,
          opening: [shared, { type: 'text', text: question }],
          tools: tools.map(({ bind }) => noting(bind(context, world), opened)),
          format: null,
          cachedTokens,
          isFinished: () => endOf(task, context.finish.summary),
          nudge: nudges[task.kind],
        },
        world,
      )
      return { ...result, opened }
    },
    async insist(held, { label, cachedTokens, task }, world) {
      const last = await converse(
        {
          ...base,
          label,
          opening: [{ type: 'text', text: missingVerdicts(task.claims) }],
          tools: [],
          format: verdictFormat,
          cachedTokens,
          maxTurns: held.turns + 1,
          isFinished: () => 'answered',
          nudge: '',
        },
        world,
        held.conversation,
      )
      const tool = judging.bind(contextFor(task), world)
      for (const given of readVerdicts(last.finalText)) {
        const said = await tool.call(given)
        if (said.isError) world.log.debug(`${label}: a verdict was not taken. ${said.text}`)
      }
      return last
    },
  }
}

const nudges: Record<ReviewContext['task']['kind'], string> = {
  question:
    'You stopped without finishing. Report what stands with `report_finding`, one call for one cause, then call `finish_review`. Nothing is taken from text.',
  verification:
    'You stopped before every claim had its verdict. Give each with `report_verdict`, then call `finish_review`.',
}

/** Judging ends with the last verdict; looking for faults ends when the reviewer says so. */
function endOf(task: ReviewContext['task'], summary: string | null): string | null {
  if (summary !== null) return 'The review was finished.'
  if (task.kind === 'question') return null
  return task.claims.every(({ id }) => task.verdicts.has(id)) ? 'Every claim has a verdict.' : null
}

interface Made {
  readonly definition: ToolDefinition
  readonly bind: (context: Context, world: World) => BoundTool
}

const make = <Input>(tool: Tool<Input, Context>): Made => ({
  definition: defineTool(tool),
  bind: (context, { log }) =>
    bindTool(tool, context, (error) =>
      log.warning(`The tool ${tool.name} broke: ${String(error)}`),
    ),
})

/** Notes which files were opened: what was neither shown nor opened was not reviewed. */
function noting(tool: BoundTool, opened: Set<string>): BoundTool {
  if (tool.name !== readDiffTool.name && tool.name !== readFileTool.name) return tool
  return {
    name: tool.name,
    async call(input) {
      const answer = await tool.call(input)
      const { path } = (input ?? {}) as { readonly path?: unknown }
      if (!answer.isError && typeof path === 'string') opened.add(path)
      return answer
    },
  }
}
