import type { World } from '../core/agent/plan.ts'
import type { ChangedFile } from '../core/change/model.ts'
import type { Finding } from '../core/findings/model.ts'
import type { ClaimVerdict } from '../core/findings/verification.ts'
import { claimsOf } from '../core/prompt/claims.ts'
import { repliesQuestion } from '../core/prompt/replies.ts'
import { verificationQuestion } from '../core/prompt/verification.ts'
import { type OpenAnswer, spoken } from '../core/threads/answers.ts'
import type { Judgement } from '../core/threads/fate.ts'
import type { Followed } from '../core/threads/follow.ts'
import { recalled } from '../core/threads/known.ts'
import type { Memory } from '../core/threads/memory.ts'
import { dueForRecheck } from '../core/threads/recheck.ts'
import type { Territory } from './ask.ts'
import type { Reviewer } from './reviewer.ts'
import { judge } from './verify.ts'

/** Verdicts on findings of earlier runs whose file changed, and that nobody told again though their code still stands. */
export async function recheck(
  memory: Memory,
  change: { readonly files: readonly ChangedFile[]; readonly asked: ReadonlySet<string> },
  findings: readonly Finding[],
  desk: {
    readonly reviewer: Reviewer
    readonly world: World
    readonly describe: (files: readonly ChangedFile[], name: string) => Territory
  },
): Promise<ReadonlyMap<string, ClaimVerdict>> {
  const due = dueForRecheck(memory, change.files, findings, change.asked)
  if (due.length === 0) return new Map()
  const claims = claimsOf(due.map(asFinding))
  const territory = territoryOf(due, change.files, desk.describe)
  const { verdicts } = await judge(
    { territory, claims, label: 'recheck', text: verificationQuestion(claims) },
    desk.reviewer,
    desk.world,
  )
  return new Map(claims.flatMap(({ id, finding }) => pair(finding.fingerprint, verdicts.get(id))))
}

export interface JudgedAnswers {
  readonly judgements: readonly Judgement[]
  /** Why some have none; null when all have one. */
  readonly stopped: string | null
}

/** What the model thinks of replies to findings: each is judged once, with the code at hand. */
export async function judgeAnswers(
  answers: readonly OpenAnswer[],
  files: readonly ChangedFile[],
  desk: Parameters<typeof recheck>[3],
): Promise<JudgedAnswers> {
  if (answers.length === 0) return { judgements: [], stopped: null }
  const claims = claimsOf(answers.map(({ followed }) => asFinding(followed)))
  const answered = claims.map((claim, index) => ({
    ...claim,
    author: answers[index]?.reply.author ?? '',
    reply: answers[index]?.reply.body ?? '',
  }))
  const territory = territoryOf(
    answers.map(({ followed }) => followed),
    files,
    desk.describe,
  )
  const { verdicts, held } = await judge(
    { territory, claims, label: 'answers', text: repliesQuestion(answered) },
    desk.reviewer,
    desk.world,
  )
  const judgements = claims.flatMap(({ id, finding }, index): Judgement[] => {
    const verdict = verdicts.get(id)
    const reply = answers[index]?.reply
    if (verdict === undefined || reply === undefined) return []
    return [
      {
        fingerprint: finding.fingerprint,
        verdict: verdict.verdict === 'refuted' ? 'withdrawn' : 'held',
        to: reply.id,
        by: reply.author,
        reason: verdict.reason,
        said: spoken(reply.body).trim(),
      },
    ]
  })
  if (judgements.length === claims.length) return { judgements, stopped: null }
  const why = held.reason ?? 'the model gave no verdict'
  return { judgements, stopped: `answers could not be judged: ${why.replace(/\.$/, '')}` }
}

const asFinding = ({ known, standing }: Followed): Finding =>
  recalled(known, standing.is === 'here' ? standing.at : null)

const pair = (key: string, verdict: ClaimVerdict | undefined): [string, ClaimVerdict][] =>
  verdict === undefined ? [] : [[key, verdict]]

function territoryOf(
  followed: readonly Followed[],
  files: readonly ChangedFile[],
  describe: (files: readonly ChangedFile[], name: string) => Territory,
): Territory {
  const paths = new Set(followed.map(({ known }) => known.path))
  return describe(
    files.filter(({ path }) => paths.has(path)),
    '',
  )
}
