import type { ClientOptions } from '@anthropic-ai/sdk/client'
import type { ModelReply, ModelRequest } from '../../core/agent/messages.ts'
import { type Model, ModelError, type ModelFacts, type Price } from '../../core/agent/model.ts'
import type { Log } from '../../core/log.ts'
import { saysWhy } from '../../core/saysWhy.ts'
import { askPatiently } from './ask.ts'
import { attempt } from './attempt.ts'
import type { Credential } from './credential.ts'
import type { Endpoint, Provider } from './endpoint.ts'
import { loadFacts } from './facts.ts'
import type { FailureContext } from './failure.ts'
import { createFetch, SILENCE_LIMIT } from './network.ts'
import { openEndpoint } from './openEndpoint.ts'
import { toCountParams, toParams } from './params.ts'
import { PATIENCE, type Patience } from './patience.ts'

export interface ModelOptions {
  readonly provider: Provider
  /** Passed through as it is. */
  readonly model: string
  readonly credential: Credential
  /** '' for the provider's own. */
  readonly baseUrl: string
  readonly log: Log
  /** The proxy variables are read from it. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Overrides the table's price. */
  readonly price?: Price | null
  /** Makes a span of each call. */
  readonly telemetry?: ClientOptions['openTelemetry']
  readonly patience?: Patience
  /** Milliseconds of silence after which a connection is given up. */
  readonly silence?: number
}

/** A model behind the Messages API. Nothing is loaded or sent before it is first used. */
export function createModel(options: ModelOptions): Model {
  const { provider, model, credential, log, patience = PATIENCE } = options
  const endpoint = once(() => openOrExplain(options))
  const facts = once(async (): Promise<ModelFacts> => {
    const found = await loadFacts(await endpoint(), model)
    return options.price ? { ...found, price: options.price } : found
  })

  async function ask(
    request: ModelRequest,
    label: string,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    const opened = await endpoint()
    const params = toParams(request, await facts())
    const context: FailureContext = {
      provider,
      model,
      baseUrl: opened.baseURL,
      credential: credential.kind,
    }
    const tryOnce = () => attempt(opened, params, label, signal, context)
    return askPatiently(tryOnce, label, patience, log, signal)
  }

  /** An endpoint that cannot count, or not now, is no reason to fail: the estimate stands. */
  async function count(request: ModelRequest, signal: AbortSignal): Promise<number | null> {
    const { messages } = await endpoint()
    try {
      const params = toCountParams(request, await facts())
      return (await messages.countTokens?.(params, { signal }))?.input_tokens ?? null
    } catch {
      return null
    }
  }

  return { facts, ask, count }
}

async function openOrExplain(options: ModelOptions): Promise<Endpoint> {
  const { provider, credential, baseUrl, log, env, telemetry, silence = SILENCE_LIMIT } = options
  const debug = (message: string) => log.debug(message)
  const client: Pick<ClientOptions, 'fetch' | 'logger' | 'maxRetries' | 'openTelemetry'> = {
    fetch: createFetch(env, silence),
    // Retries are ours: they are told in the log, bounded in time, and counted.
    maxRetries: 0,
    // The SDK would write to the streams that the runner reads commands from.
    logger: { error: debug, warn: debug, info: debug, debug },
    openTelemetry: telemetry ?? false,
  }
  try {
    return await openEndpoint(provider, { credential, baseUrl, client })
  } catch (error) {
    const why = saysWhy(error)
    throw new ModelError(
      'credential',
      `The provider \`${provider}\` could not be set up: ${why}`,
      "Set the provider's region and credentials in the environment of the step.",
      { cause: error },
    )
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
