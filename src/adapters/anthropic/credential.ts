/** The audience that Anthropic's federation rules expect in a GitHub OIDC token. */
export const OIDC_AUDIENCE = 'https://api.anthropic.com'

export type Credential =
  /** An API key. */
  | { readonly kind: 'key'; readonly key: string }
  /** The job's OIDC token, exchanged for a short-lived one. */
  | {
      readonly kind: 'federation'
      readonly ruleId: string
      readonly organizationId: string
      readonly serviceAccountId: string
      readonly workspaceId: string
      /** The job's OIDC token for {@link OIDC_AUDIENCE}, a new one each time. */
      readonly identityToken: () => Promise<string>
    }
  /** The cloud's own, which its SDK finds in the environment. */
  | { readonly kind: 'cloud' }

/** The inputs as they came; '' where the workflow said nothing. `identityToken` is null where the job has none. */
export interface CredentialInputs {
  readonly provider: 'anthropic' | 'bedrock' | 'vertex' | 'foundry'
  /** Input `anthropic-api-key`, else the variable `ANTHROPIC_API_KEY`. */
  readonly apiKey: string
  readonly federationRuleId: string
  readonly organizationId: string
  readonly serviceAccountId: string
  readonly workspaceId: string
  readonly identityToken: (() => Promise<string>) | null
}

export type CredentialChoice =
  | { readonly ok: true; readonly credential: Credential | null }
  | { readonly ok: false; readonly reason: string }

/** Which way in the inputs mean; null when they name none. Secrets pasted with blanks around them are trimmed. */
export function chooseCredential(inputs: CredentialInputs): CredentialChoice {
  if (inputs.provider !== 'anthropic') return { ok: true, credential: { kind: 'cloud' } }
  const key = inputs.apiKey.trim()
  if (key !== '') {
    // A header takes visible ASCII only. The key itself must not be shown, not even in part.
    if (/^[\x21-\x7e]+$/.test(key)) return { ok: true, credential: { kind: 'key', key } }
    return {
      ok: false,
      reason:
        'The input `anthropic-api-key` has blanks, line breaks or other characters inside that no key has. ' +
        'Paste the secret again.',
    }
  }
  const ruleId = inputs.federationRuleId.trim()
  const organizationId = inputs.organizationId.trim()
  if (ruleId === '' && organizationId === '') return { ok: true, credential: null }
  if (ruleId === '' || organizationId === '') {
    const missing = ruleId === '' ? 'anthropic-federation-rule-id' : 'anthropic-organization-id'
    return { ok: false, reason: `Keyless access needs the input \`${missing}\` too.` }
  }
  const { identityToken } = inputs
  // Jobs of a fork's pull request get no identity token, as they get no secrets.
  if (!identityToken) return { ok: true, credential: null }
  const serviceAccountId = inputs.serviceAccountId.trim()
  const workspaceId = inputs.workspaceId.trim()
  return {
    ok: true,
    credential: {
      kind: 'federation',
      ruleId,
      organizationId,
      serviceAccountId,
      workspaceId,
      identityToken,
    },
  }
}
