/** Where progress and warnings go. Each call is one line for a person; `notice` and above become annotations in Actions. */
export interface Log {
  debug(message: string): void
  info(message: string): void
  notice(message: string): void
  warning(message: string, place?: { readonly path: string; readonly line?: number }): void
  error(message: string): void
}

/** For runs whose progress nobody needs to hear of. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  error: () => undefined,
}
