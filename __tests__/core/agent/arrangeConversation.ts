import { z } from 'zod'
import { bindTool, defineTool } from '../../../src/core/agent/bindTool.ts'
import { createBudget } from '../../../src/core/agent/budget.ts'
import { knownFacts } from '../../../src/core/agent/models.ts'
import type { ConversationPlan, World } from '../../../src/core/agent/plan.ts'
import { answer, type Tool } from '../../../src/core/agent/tool.ts'
import { arrange, never } from '../../adapters/anthropic/arrange.ts'
import type { AnthropicOptions } from '../../support/anthropic/types.ts'

interface Notes {
  readonly read: string[]
  finished: boolean
}

const read: Tool<{ path: string }, Notes> = {
  name: 'read_file',
  description: 'Reads a file.',
  input: z.object({ path: z.string() }),
  run: ({ path }, notes) => {
    if (path === 'broken') throw new Error('the disk is gone')
    notes.read.push(path)
    return answer(path === 'empty' ? '' : `text of ${path}`)
  },
}
const finish: Tool<object, Notes> = {
  name: 'finish_review',
  description: 'Ends the review.',
  input: z.object({}),
  run: (_, notes) => {
    notes.finished = true
    return answer('Finished.')
  },
}

interface Arrangement {
  readonly plan?: Partial<ConversationPlan>
  readonly maxCostUsd?: number
  readonly timeUp?: AbortSignal
  readonly signal?: AbortSignal
  readonly modelId?: string
}

/** A plan with two tools, a world around the loopback API, and notes of what the tools were called with. */
export async function arrangeConversation(options: AnthropicOptions, more: Arrangement = {}) {
  const id = more.modelId ?? 'claude-sonnet-5-5'
  const { api, model, log, waits } = await arrange(options, { model: id })
  const notes: Notes = { read: [], finished: false }
  const broken: unknown[] = []
  const onBreak = (error: unknown) => broken.push(error)
  const plan: ConversationPlan = {
    label: 'correctness',
    prefix: {
      system: [{ type: 'text', text: 'Review the change. '.repeat(200) }],
      tools: [defineTool(read), defineTool(finish)],
    },
    opening: [
      { type: 'text', text: 'the change '.repeat(500) },
      { type: 'text', text: 'What is wrong?' },
    ],
    tools: [bindTool(read, notes, onBreak), bindTool(finish, notes, onBreak)],
    maxTurns: 10,
    isFinished: () => (notes.finished ? 'finish_review was called' : null),
    nudge: 'Call finish_review when you are done.',
    effort: 'medium',
    maxTokens: 8_000,
    format: null,
    cachedTokens: 0,
    ...more.plan,
  }
  const budget = createBudget({
    model: id,
    price: knownFacts(id).price,
    maxCostUsd: more.maxCostUsd ?? 2,
    timeUp: more.timeUp ?? never,
  })
  const world: World = { model, budget, signal: more.signal ?? never, log }
  return { api, plan, world, notes, broken, waits }
}
