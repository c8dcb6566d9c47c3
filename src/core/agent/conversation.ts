import {
  type Block,
  isText,
  isToolUse,
  type Message,
  type ModelReply,
  type ToolResultBlock,
  type ToolUseBlock,
} from './messages.ts'

/** What was said so far. Messages are only ever added: models check that what came before is unchanged. */
export interface Conversation {
  readonly messages: readonly Message[]
  /** Replies received. */
  readonly turns: number
  /** Whether the model was already reminded to finish. */
  readonly nudged: boolean
}

/** When a conversation may end, and when it must. */
export interface Rules {
  readonly maxTurns: number
  /** Why the conversation may end now; null while there is something left to do. */
  readonly isFinished: () => string | null
  /** Said once to a model that stops before it has finished. */
  readonly nudge: string
}

export type ReplyEnding = 'finished' | 'turns' | 'refused' | 'context' | 'cut-off' | 'unfinished'

export type Step =
  | { readonly next: 'ask'; readonly conversation: Conversation }
  | {
      readonly next: 'run'
      readonly conversation: Conversation
      readonly calls: readonly ToolUseBlock[]
    }
  | {
      readonly next: 'end'
      readonly conversation: Conversation
      readonly ended: ReplyEnding
      readonly reason: string
      /** Calls that arrived whole in a reply that was cut off: worth running, not answering. */
      readonly calls: readonly ToolUseBlock[]
    }

export const begin = (opening: readonly Block[]): Conversation => ({
  messages: [{ role: 'user', content: opening.filter(isSendable) }],
  turns: 0,
  nudged: false,
})

/** One more word of ours, after a conversation has ended. */
export const say = (conversation: Conversation, content: readonly Block[]): Conversation => ({
  ...conversation,
  messages: [...conversation.messages, { role: 'user', content: content.filter(isSendable) }],
})

/** What a reply leads to. */
export function receive(before: Conversation, reply: ModelReply, rules: Rules): Step {
  const counted = { ...before, turns: before.turns + 1 }
  const content = reply.content.filter(isSendable)
  const calls = content.filter(isToolUse)
  const broken = brokenOff(counted, reply, calls)
  if (broken) return broken
  // An empty reply leaves nothing to send back: the API refuses messages without content.
  const conversation =
    content.length === 0
      ? counted
      : { ...counted, messages: [...counted.messages, { role: 'assistant' as const, content }] }
  if (calls.length > 0) return { next: 'run', conversation, calls }
  if (reply.stop_reason === 'pause_turn') return askAgain(conversation, rules)
  const finished = rules.isFinished()
  if (finished !== null) return end(conversation, 'finished', finished)
  if (conversation.nudged) {
    return end(conversation, 'unfinished', 'The model stopped twice before it had finished.')
  }
  const reminded = say(conversation, [{ type: 'text', text: rules.nudge }])
  return askAgain({ ...reminded, nudged: true }, rules)
}

/** What the results of the calls lead to; `results` are in the order of the calls, one each. */
export function answerCalls(
  before: Conversation,
  results: readonly ToolResultBlock[],
  rules: Rules,
): Step {
  const conversation = say(before, results)
  const finished = rules.isFinished()
  // A report that was refused in the very turn that finishes would be lost: its author may correct it.
  const isRefused = results.some(({ is_error }) => is_error === true)
  return finished === null || (isRefused && conversation.turns < rules.maxTurns)
    ? askAgain(conversation, rules)
    : end(conversation, 'finished', finished)
}

/** The text a reply consists of, thinking and calls apart. */
export const textOf = (reply: ModelReply): string =>
  reply.content
    .filter(isText)
    .map((block) => block.text)
    .join('\n')
    .trim()

function askAgain(conversation: Conversation, rules: Rules): Step {
  if (conversation.turns < rules.maxTurns) return { next: 'ask', conversation }
  return end(conversation, 'turns', `The limit of ${rules.maxTurns} turns was reached.`)
}

/** Replies that cannot be gone on from. They are left out of the conversation, which stays fit to be continued. */
function brokenOff(
  conversation: Conversation,
  reply: ModelReply,
  calls: readonly ToolUseBlock[],
): Step | null {
  // The cut goes through the last block; what stands before it is whole.
  const cut = reply.content.at(-1)
  const whole = calls.filter((call) => call !== cut)
  switch (reply.stop_reason) {
    case 'refusal':
      return end(conversation, 'refused', `The model declined. ${reply.refusal ?? ''}`.trim())
    case 'model_context_window_exceeded':
      return end(conversation, 'context', "The conversation outgrew the model's context.", whole)
    case 'max_tokens': {
      const place =
        cut && isToolUse(cut) ? `in the middle of a call of \`${cut.name}\`` : 'before its end'
      const length = `${reply.usage.output_tokens} tokens`
      return end(conversation, 'cut-off', `The reply was cut off after ${length}, ${place}.`, whole)
    }
    default:
      return null
  }
}

const end = (
  conversation: Conversation,
  ended: ReplyEnding,
  reason: string,
  calls: readonly ToolUseBlock[] = [],
): Step => ({ next: 'end', conversation, ended, reason, calls })

/** The API refuses text without a word in it, and sometimes says such text itself. */
const isSendable = (block: Block): boolean => !isText(block) || block.text.trim() !== ''
