import { createModel } from '../adapters/anthropic/createModel.ts'
import { type CredentialInputs, chooseCredential } from '../adapters/anthropic/credential.ts'
import type { Telemetry } from '../adapters/telemetry/telemetry.ts'
import type { Model } from '../core/agent/model.ts'
import type { RepositoryConfig } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import { type Settings, SettingsError } from '../settings.ts'

/** The model that settings and credentials name; null without a credential. Throws a {@link SettingsError} for half of one. */
export function openModel(
  settings: Settings,
  prices: RepositoryConfig['prices'],
  credentials: Omit<CredentialInputs, 'provider'>,
  env: Readonly<Record<string, string | undefined>>,
  log: Log,
  telemetry: Telemetry | null = null,
): Model | null {
  const { provider, model } = settings
  const choice = chooseCredential({ ...credentials, provider })
  if (!choice.ok) throw new SettingsError(choice.reason)
  if (choice.credential === null) return null
  const baseUrl = settings['anthropic-base-url'] || (env['ANTHROPIC_BASE_URL'] ?? '').trim()
  if (!isAddress(baseUrl)) throw new SettingsError(notAnAddress)
  return createModel({
    provider,
    model,
    credential: choice.credential,
    baseUrl,
    log,
    env,
    price: prices[model] ?? null,
    ...(telemetry === null ? {} : { telemetry }),
  })
}

/** The address is not repeated: people put passwords into them. */
const notAnAddress =
  'The input `anthropic-base-url` (or ANTHROPIC_BASE_URL) is not an http address without user and password. Give it as in https://gateway.example.com, or leave it out.'

/** '' stands for the provider's own. `fetch` takes no address with a user or password in it. */
function isAddress(text: string): boolean {
  if (text === '') return true
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
