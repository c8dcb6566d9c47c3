import type { Log } from '../../../src/core/log.ts'

/** A log for tests that do not look at it. */
export const quiet: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
}
