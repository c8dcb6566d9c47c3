import { z } from 'zod'
import type { ModelFacts } from '../../core/agent/model.ts'
import { knownFacts, retirementNotice } from '../../core/agent/models.ts'
import type { Endpoint } from './endpoint.ts'

/** Milliseconds for a question that the table can answer too. */
const TIMEOUT = 10_000

const support = z.object({ supported: z.boolean() }).nullish()

/** The Models API's answer, as far as it is used; gateways answer parts of it or something else. */
const modelInfo = z.object({
  max_input_tokens: z.number().positive().nullish(),
  max_tokens: z.number().positive().nullish(),
  retires_at: z.string().nullish(),
  capabilities: z
    .object({
      effort: z.record(z.string(), z.unknown()).nullish(),
      structured_outputs: support,
    })
    .nullish(),
})

/** What the Models API says of a model, completed from the table: it tells no prices. */
export async function loadFacts(endpoint: Endpoint, id: string): Promise<ModelFacts> {
  const known = knownFacts(id)
  const told = modelInfo.safeParse(await askModelsApi(endpoint, id))
  if (!told.success || !told.data.capabilities) return known
  const { max_input_tokens, max_tokens, retires_at, capabilities } = told.data
  return {
    ...known,
    contextWindow: max_input_tokens ?? known.contextWindow,
    maxOutput: max_tokens ?? known.maxOutput,
    efforts: capabilities.effort ? supportedLevels(capabilities.effort) : known.efforts,
    structuredOutputs: capabilities.structured_outputs?.supported ?? known.structuredOutputs,
    notice: retires_at ? retirementNotice(id, retires_at) : known.notice,
  }
}

/** null where nothing answers: a wrong key or a missing model shows with the first request, and is explained there. */
async function askModelsApi({ models }: Endpoint, id: string): Promise<unknown> {
  if (!models) return null
  try {
    return await models.retrieve(id, null, { timeout: TIMEOUT })
  } catch {
    return null
  }
}

const supportedLevels = (effort: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(effort)
    .filter(([level, value]) => level !== 'supported' && support.safeParse(value).data?.supported)
    .map(([level]) => level)
