import {
  type Block,
  isToolUse,
  type Message,
  type ModelReply,
  type ToolResultBlock,
  type ToolUseBlock,
} from '../../agent/messages.ts'
import type { FailureRecord, RequestRecord, TranscriptRecord } from '../../transcript/records.ts'

/** A request and what came of it; neither reply nor failure where the run was killed in between. */
export interface Turn {
  readonly request: RequestRecord
  reply: ModelReply | null
  failure: FailureRecord | null
}

export interface Conversation {
  readonly label: string
  readonly turns: Turn[]
}

/** The transcript by conversation, in the order in which they began. */
export function conversationsOf(records: readonly TranscriptRecord[]): Conversation[] {
  const byLabel = new Map<string, Conversation>()
  for (const record of records) {
    if (record.type === 'request') {
      const known = byLabel.get(record.label) ?? { label: record.label, turns: [] }
      byLabel.set(record.label, known)
      known.turns.push({ request: record, reply: null, failure: null })
    } else if (record.type === 'reply' || record.type === 'failure') {
      const turn = byLabel.get(record.label)?.turns.find(({ request }) => request.n === record.n)
      if (turn === undefined) continue
      if (record.type === 'reply') turn.reply = record.reply
      else turn.failure = record
    }
  }
  return [...byLabel.values()]
}

/** A tool call with what it was answered; null when no answer was sent. */
export interface ToolCall {
  readonly call: ToolUseBlock
  readonly answer: string | null
  readonly isError: boolean
}

export function toolCalls({ turns }: Conversation): ToolCall[] {
  const answers = new Map(turns.flatMap(({ request }) => request.added.flatMap(resultsIn)))
  return turns.flatMap(({ reply }) =>
    (reply?.content ?? []).filter(isToolUse).map((call) => {
      const answer = answers.get(call.id)
      return { call, answer: answer?.text ?? null, isError: answer?.isError ?? false }
    }),
  )
}

const resultsIn = ({ content }: Message) =>
  content
    .filter(isToolResult)
    .map(
      (block) =>
        [block.tool_use_id, { text: block.content, isError: block.is_error === true }] as const,
    )

const isToolResult = (block: Block): block is ToolResultBlock => block.type === 'tool_result'
