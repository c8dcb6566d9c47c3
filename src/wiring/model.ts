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
  return createModel({
    provider,
    model,
    credential: choice.credential,
    baseUrl: settings['anthropic-base-url'] || (env['ANTHROPIC_BASE_URL'] ?? '').trim(),
    log,
    env,
    price: prices[model] ?? null,
    ...(telemetry === null ? {} : { telemetry }),
  })
}
