import { afterEach } from '@jest/globals'
import { createModel, type ModelOptions } from '../../../src/adapters/anthropic/createModel.ts'
import { PATIENCE } from '../../../src/adapters/anthropic/patience.ts'
import type { ModelRequest } from '../../../src/core/agent/messages.ts'
import type { ModelError } from '../../../src/core/agent/model.ts'
import { startAnthropic } from '../../support/anthropic/server.ts'
import type { Anthropic, AnthropicOptions } from '../../support/anthropic/types.ts'
import { recordingLog } from '../../support/git/recordingLog.ts'

const running: Anthropic[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()))
})

export const never = new AbortController().signal

/** A loopback API and a model that asks it; waits are noted, not waited for. */
export async function arrange(
  options: AnthropicOptions = {},
  overrides: Partial<ModelOptions> = {},
) {
  const api = await startAnthropic(options)
  running.push(api)
  const waits: number[] = []
  const log = recordingLog()
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const model = createModel({
    provider: 'anthropic',
    model: 'claude-sonnet-5-5',
    credential: { kind: 'key', key: 'sk-ant-secret' },
    baseUrl: api.url,
    log,
    env: {},
    patience: { ...PATIENCE, sleep },
    silence: 400,
    ...overrides,
  })
  return { api, model, log, waits }
}

export const question = (text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: [{ type: 'text', text: 'Review.' }],
  tools: [],
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  max_tokens: 1_000,
  effort: 'medium',
  format: null,
  ...more,
})

/** The error that a promise ends with. */
export async function failing(promise: Promise<unknown>): Promise<ModelError> {
  try {
    await promise
  } catch (error) {
    return error as ModelError
  }
  throw new Error('It was expected to fail and did not.')
}
