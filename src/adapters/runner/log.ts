import * as core from '@actions/core'
import type { Log } from '../../core/log.ts'
import { safeLogLine } from '../../core/safety/logline.ts'

/**
 * The runner's log. Text may hold a stranger's words, and the runner obeys `::commands::` in it: every line is made safe
 * first, and without secrets, of which the runner masks only those it was told.
 */
export function runnerLog(redact: (text: string) => string): Log {
  const safe = (message: string) => safeLogLine(redact(message))
  return {
    debug: (message) => core.debug(safe(message)),
    info: (message) => core.info(safe(message)),
    notice: (message) => core.notice(safe(message)),
    warning: (message, place) => {
      if (place === undefined) return core.warning(safe(message))
      const { path, line } = place
      // The annotation is tied to the place; whoever reads the log needs it in words.
      const words = `${path}${line === undefined ? '' : `:${line}`}: ${message}`
      core.warning(safe(words), { file: path, ...(line === undefined ? {} : { startLine: line }) })
    },
    error: (message) => core.error(safe(message)),
  }
}
