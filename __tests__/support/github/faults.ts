/** What a request was and what became of it; the log of the server is a list of these. */
export interface LoggedRequest {
  readonly method: string
  /** Without the server's prefix and the query. */
  readonly path: string
  readonly query: string
  readonly body: Readonly<Record<string, unknown>>
  /** Whose token it carried; null for a token nobody knows. */
  readonly login: string | null
  readonly authorization: string
  readonly accept: string
  /** The answer's status; 0 when the connection was cut. */
  status: number
}

/**
 * What happens instead of the ordinary answer: another answer, `reset` (cut before anything is done), `lost` (done,
 * then cut), or a function that runs first and lets the request go on.
 */
export type Outcome =
  | {
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  | 'reset'
  | 'lost'
  | (() => void | Promise<void>)

export interface Fault {
  /** `METHOD PATH`, `*` for anything, such as `POST *\/reviews`; or a predicate. */
  readonly on: string | ((request: LoggedRequest) => boolean)
  /** Which of the matching requests, from 1; the first when left out. */
  readonly nth?: number
  /** How many in a row from there; one when left out. */
  readonly times?: number
  readonly outcome: Outcome
}

export interface Faults {
  add(fault: Fault): void
  clear(): void
  /** The outcome planned for this request, null for the ordinary one. */
  take(request: LoggedRequest): Outcome | null
}

export function createFaults(): Faults {
  const planned: { readonly fault: Fault; seen: number }[] = []
  return {
    add: (fault) => void planned.push({ fault, seen: 0 }),
    clear: () => void planned.splice(0),
    take: (request) => {
      let outcome: Outcome | null = null
      for (const plan of planned) {
        const { on, nth = 1, times = 1 } = plan.fault
        if (!(typeof on === 'string' ? matches(on, request) : on(request))) continue
        plan.seen += 1
        if (plan.seen >= nth && plan.seen < nth + times) outcome ??= plan.fault.outcome
      }
      return outcome
    },
  }
}

export function matches(pattern: string, { method, path }: LoggedRequest): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${source}$`).test(`${method} ${path}`)
}
