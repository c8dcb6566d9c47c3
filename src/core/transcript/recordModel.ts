import type { ModelReply, ModelRequest } from '../agent/messages.ts'
import { type Model, ModelError } from '../agent/model.ts'
import type { WriteRecord } from './records.ts'
import { hashOf, RequestChain } from './requestChain.ts'

/** The same model, with everything asked of it and answered by it written down. */
export function recordModel(model: Model, write: WriteRecord): Model {
  const chain = new RequestChain()
  const prefixes = new Set<string>()
  let factsWritten = false

  async function ask(
    request: ModelRequest,
    label: string,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    const link = chain.next(label, request)
    const { n, prefix } = link
    const { system, tools, max_tokens, effort, format } = request
    if (!prefixes.has(prefix)) {
      prefixes.add(prefix)
      write({ type: 'prefix', id: prefix, system, tools })
    }
    write({ type: 'request', label, ...link, max_tokens, effort, format })
    try {
      const reply = await model.ask(request, label, signal)
      write({ type: 'reply', label, n, reply })
      return reply
    } catch (error) {
      if (error instanceof ModelError) {
        const { fault, message, advice, usage } = error
        write({ type: 'failure', label, n, fault, message, advice, usage })
      }
      throw error
    }
  }

  return {
    ask,
    async facts() {
      const facts = await model.facts()
      if (!factsWritten) write({ type: 'facts', facts })
      factsWritten = true
      return facts
    },
    async count(request, signal) {
      const tokens = await model.count(request, signal)
      write({ type: 'count', hash: hashOf(request.messages), tokens })
      return tokens
    },
  }
}
