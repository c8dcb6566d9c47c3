import * as core from '@actions/core'
import type { Log } from '../../core/log.ts'
import { safeLogLine } from '../../core/safety/logline.ts'

/** The runner's log. Text may hold a stranger's words, and the runner obeys `::commands::` in it: every line is made safe first. */
export function runnerLog(): Log {
  return {
    debug: (message) => core.debug(safeLogLine(message)),
    info: (message) => core.info(safeLogLine(message)),
    notice: (message) => core.notice(safeLogLine(message)),
    warning: (message, place) =>
      core.warning(
        safeLogLine(message),
        place === undefined
          ? {}
          : { file: place.path, ...(place.line === undefined ? {} : { startLine: place.line }) },
      ),
    error: (message) => core.error(safeLogLine(message)),
  }
}
