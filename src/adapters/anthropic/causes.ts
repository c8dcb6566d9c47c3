export interface Cause {
  readonly name: string
  /** `ECONNRESET`, `UND_ERR_BODY_TIMEOUT`, …; '' where there is none. */
  readonly code: string
  readonly message: string
}

const DEEPEST = 5

/** An error and what caused it, outermost first: `fetch` and the SDK wrap what went wrong. */
export function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let at = error; at instanceof Error && causes.length < DEEPEST; at = at.cause) {
    const code = String((at as { code?: unknown }).code ?? '')
    causes.push({ name: at.name, code, message: at.message })
  }
  return causes
}
