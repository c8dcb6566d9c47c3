import type { Access, Identity, Scope } from './identities.ts'

/** An answer of 4xx, thrown by a handler and sent by the server. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.body = {
      message,
      ...more,
      documentation_url: 'https://docs.github.com/rest',
      status: `${status}`,
    }
    this.headers = headers
  }
}

export const notFound = () => new Refusal(404, 'Not Found')

/** 422 of endpoints that list plain sentences. */
export const unprocessable = (...errors: string[]) =>
  new Refusal(422, 'Unprocessable Entity', { errors })

/** 422 of endpoints that name a resource and a field. */
export const invalid = (resource: string, field: string, message: string) =>
  new Refusal(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field, message }] })

/** GitHub's words for a token without the permission. */
export const forbidden = (viewer: Identity) =>
  new Refusal(
    403,
    `Resource not accessible by ${viewer.type === 'Bot' ? 'integration' : 'personal access token'}`,
  )

/** Any one of `scopes` is enough: comments on a pull request count as issues and as pull requests. */
export function demand(viewer: Identity, access: Access, ...scopes: Scope[]): void {
  const has = scopes.some((scope) => {
    const granted = viewer.permissions[scope]
    return granted === 'write' || granted === access
  })
  if (!has) throw forbidden(viewer)
}

export const secondaryLimit = (seconds: number) =>
  new Refusal(
    403,
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
    {},
    { 'retry-after': `${seconds}` },
  )
