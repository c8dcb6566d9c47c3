import { z } from 'zod'
import { jsonAnswer, textOf } from '../agent/jsonAnswer.ts'
import type { ModelReply, ModelRequest } from '../agent/messages.ts'
import type { Model } from '../agent/model.ts'
import { costOf } from '../agent/usage.ts'
import type { ChangedFile } from '../change/model.ts'
import type { Match } from './marks.ts'
import type { Pair } from './pairs.ts'
import { judgeAnswer, judgeInstructions, judgeQuestion, keysOf } from './question.ts'

export interface Judged {
  readonly matches: readonly Match[]
  /** null when the model's price is not known. */
  readonly costUsd: number | null
}

const maxTokens = 32_000
/** An answer that is no answer is asked for once more. */
const tries = 2

/** Asks which pairs match: one request, none where there is nothing to judge. Throws where the model does not answer as asked. */
export async function judgePairs(
  model: Model,
  pairs: readonly Pair[],
  files: readonly ChangedFile[],
  signal: AbortSignal,
): Promise<Judged> {
  if (pairs.length === 0) return { matches: [], costUsd: 0 }
  const keys = keysOf(pairs)
  const request: ModelRequest = {
    system: [{ type: 'text', text: judgeInstructions }],
    tools: [],
    messages: [
      { role: 'user', content: [{ type: 'text', text: judgeQuestion(pairs, keys, files) }] },
    ],
    max_tokens: maxTokens,
    effort: 'medium',
    format: z.toJSONSchema(judgeAnswer),
  }
  const { price } = await model.facts()
  let spent = 0
  let said = ''
  for (let tried = 0; tried < tries; tried += 1) {
    const reply = await model.ask(request, 'judge', signal)
    if (price !== null) spent += costOf(reply.usage, price)
    const matches = matchesIn(reply, pairs, keys)
    if (matches !== null) return { matches, costUsd: price && spent }
    said = `${reply.stop_reason}: ${textOf(reply).slice(0, 200)}`
  }
  throw new Error(
    `The judge was asked ${tries} times which findings match which labels, and its last answer does not fit the question (${said}). Name another model with --judge.`,
  )
}

/** null for an answer that leaves a finding out or has another form; what it says of pairs nobody asked about is dropped. */
function matchesIn(
  reply: ModelReply,
  pairs: readonly Pair[],
  { findings, labels }: ReturnType<typeof keysOf>,
): readonly Match[] | null {
  const answer = judgeAnswer.safeParse(jsonAnswer(reply))
  if (!answer.success) return null
  const rows = answer.data.findings
  if (![...findings.keys()].every((key) => rows.some(({ finding }) => finding === key))) return null
  return rows.flatMap(({ finding, reason, matches }) =>
    matches.flatMap(({ label, confidence }) => {
      const pair = pairs.find(
        (one) => one.finding === findings.get(finding) && one.label === labels.get(label),
      )
      return pair === undefined ? [] : [{ ...pair, confidence, reason }]
    }),
  )
}
