import type { Identity } from './identities.ts'
import { notFound } from './refusals.ts'
import type { Pull, World } from './world.ts'

/** One authenticated request, its path matched. */
export interface Call {
  readonly world: World
  readonly viewer: Identity
  /** Without the server's prefix. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly accept: string
  /** The parsed JSON body, `{}` when there is none. */
  readonly body: Readonly<Record<string, unknown>>
}

export interface Reply {
  readonly status: number
  /** A string is sent as it is, anything else as JSON. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Handler = (call: Call) => Reply | Promise<Reply>

export interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly handle: Handler
}

/** `{name}` stands for one part of the path, `{name*}` for the rest of it. */
export function route(method: string, path: string, handle: Handler): Route {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/\{(\w+)\*\}/g, '(?<$1>.+)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { method, pattern: new RegExp(`^${source}$`), handle }
}

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const created = (body: unknown): Reply => ({ status: 201, body })
export const noContent: Reply = { status: 204, body: '' }

/** The pull request a path names; 404 when there is none. */
export function pullOf(call: Call): Pull {
  const pull = call.world.pulls.get(Number(call.params['number']))
  if (pull === undefined) throw notFound()
  return pull
}

/** The element a path names by `id`; 404 when there is none. */
export function byId<T extends { readonly id: number }>(call: Call, items: readonly T[]): T {
  const item = items.find((one) => one.id === Number(call.params['id']))
  if (item === undefined) throw notFound()
  return item
}
