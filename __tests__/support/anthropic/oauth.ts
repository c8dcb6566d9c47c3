import type { IncomingHttpHeaders } from 'node:http'
import { isObject, Refusal } from './refusal.ts'
import type { AnthropicOptions } from './types.ts'

/** `/v1/oauth/token`, and who may call the rest. */
export class TokenEndpoint {
  readonly #options: AnthropicOptions
  readonly #issued = new Set<string>()
  constructor(options: AnthropicOptions) {
    this.#options = options
  }

  /** The jwt-bearer grant: the job's OIDC token for one of ours. */
  exchange(body: unknown): object {
    const { federation } = this.#options
    const fits =
      isObject(body) &&
      federation &&
      body['grant_type'] === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      body['assertion'] === federation.assertion &&
      body['federation_rule_id'] === federation.ruleId &&
      body['organization_id'] === federation.organizationId
    if (!fits) throw new Refusal('the identity token matches no federation rule', 401)
    const token = `sk-ant-oat01-loopback-${this.#issued.size + 1}`
    this.#issued.add(token)
    return { access_token: token, token_type: 'Bearer', expires_in: 3600 }
  }

  authorise(headers: IncomingHttpHeaders): void {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? headers['x-api-key']
    if (!token) throw new Refusal('x-api-key header is required', 401)
    const { apiKeys, federation } = this.#options
    const known = federation
      ? this.#issued.has(String(token))
      : (apiKeys?.includes(String(token)) ?? true)
    if (!known) throw new Refusal('invalid x-api-key', 401)
  }
}
