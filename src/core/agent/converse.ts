import { Asker } from './asker.ts'
import type { AskEnding } from './askFailure.ts'
import type { BoundTool } from './bindTool.ts'
import {
  answerCalls,
  begin,
  type Conversation,
  type ReplyEnding,
  receive,
  type Step,
  say,
  textOf,
} from './conversation.ts'
import type { ToolResultBlock, ToolUseBlock, Usage } from './messages.ts'
import type { ModelFault } from './model.ts'
import type { ConversationPlan, World } from './plan.ts'

export type Ending = ReplyEnding | AskEnding

export interface ConversationResult {
  /** `finished` is the only good one. */
  readonly ended: Ending
  /** For a person: why it ended; after a failure also what to do. */
  readonly reason: string
  /** What kind of failure, where the model could not be asked. */
  readonly fault: ModelFault | null
  readonly finalText: string
  readonly turns: number
  readonly usage: Usage
  /** To go on from: `converse(plan, world, result.conversation)` says `plan.opening` as the next message. */
  readonly conversation: Conversation
}

/**
 * Talks with the model until it has finished or something stops it. Every way to end is a value, so that one failing
 * conversation does not take the others with it; only what is a bug of ours throws.
 */
export async function converse(
  plan: ConversationPlan,
  world: World,
  earlier: Conversation | null = null,
): Promise<ConversationResult> {
  const asker = new Asker(plan, world)
  let finalText = ''
  let step: Step = {
    next: 'ask',
    conversation: earlier ? say(earlier, plan.opening) : begin(plan.opening),
  }
  const result = (ended: Ending, reason: string, fault: ModelFault | null): ConversationResult => {
    const { conversation } = step
    world.log.debug(`${plan.label}: ${ended} after ${conversation.turns} turns. ${reason}`)
    const { turns } = conversation
    return { ended, reason, fault, finalText, turns, usage: asker.usage, conversation }
  }
  for (;;) {
    if (world.signal.aborted) return result('cancelled', 'The run was cancelled.', null)
    switch (step.next) {
      case 'ask': {
        const asked = await asker.ask(step.conversation)
        if (!asked.ok) return result(asked.ended, asked.reason, asked.fault)
        finalText = textOf(asked.reply)
        step = receive(step.conversation, asked.reply, plan)
        break
      }
      case 'run': {
        const results = await runCalls(step.calls, plan.tools, world.signal)
        step = answerCalls(step.conversation, results, plan)
        break
      }
      case 'end':
        await runCalls(step.calls, plan.tools, world.signal)
        return asker.wasShortened && step.ended === 'cut-off'
          ? result('budget', `${step.reason} The budget paid for no more.`, null)
          : result(step.ended, step.reason, null)
    }
  }
}

/** One after the other, in the order of the model, so that a recorded run can be repeated. */
async function runCalls(
  calls: readonly ToolUseBlock[],
  tools: readonly BoundTool[],
  signal: AbortSignal,
): Promise<ToolResultBlock[]> {
  const results: ToolResultBlock[] = []
  for (const call of calls) {
    if (signal.aborted) break
    results.push(await runCall(call, tools))
  }
  return results
}

async function runCall(call: ToolUseBlock, tools: readonly BoundTool[]): Promise<ToolResultBlock> {
  const tool = tools.find(({ name }) => name === call.name)
  const names = tools.map(({ name }) => name).join(', ')
  const answer = tool
    ? await tool.call(call.input)
    : { isError: true, text: `There is no tool \`${call.name}\`. The tools are: ${names}.` }
  const result = { type: 'tool_result', tool_use_id: call.id, content: answer.text } as const
  return answer.isError ? { ...result, is_error: true } : result
}
