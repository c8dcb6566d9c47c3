import type { Log } from '../../core/log.ts'
import type { Style } from '../../core/report/style.ts'
import { safeLogLine } from '../../core/safety/logline.ts'
import { shorten } from '../../core/safety/shorten.ts'
import type { Output } from './colour.ts'

export interface TerminalLog extends Log {
  /** Takes the progress line away, so that what comes next starts on an empty one. */
  done(): void
}

export interface TerminalOptions {
  readonly output: Output
  readonly style: Style
  readonly quiet: boolean
}

/**
 * The command line's log. On a terminal `info` is one line that moves on, and only what a person must not miss stays;
 * elsewhere everything is a plain line. With `quiet` nothing is written. Debug messages are for the runner's log alone.
 */
export function terminalLog({ output, style, quiet }: TerminalOptions): TerminalLog {
  const isLive = output.isTTY === true
  let shown = false
  const clear = () => {
    if (shown) output.write('\r\u001B[K')
    shown = false
  }
  const line = (text: string) => {
    if (quiet) return
    clear()
    output.write(`${text}\n`)
  }
  const progress = (text: string) => {
    if (quiet) return
    clear()
    // A line as wide as the terminal would wrap, and a wrapped line cannot be taken back.
    output.write(style.dim(shorten(text, (output.columns ?? 80) - 1)))
    shown = true
  }
  return {
    debug: () => undefined,
    info: (message) => (isLive ? progress : line)(safeLogLine(message)),
    notice: (message) => line(safeLogLine(message)),
    warning: (message, place) =>
      line(`${style.yellow('warning:')} ${where(place)}${safeLogLine(message)}`),
    error: (message) => line(`${style.red('error:')} ${safeLogLine(message)}`),
    done: clear,
  }
}

const where = (place: { readonly path: string; readonly line?: number } | undefined): string =>
  place === undefined
    ? ''
    : `${safeLogLine(place.path)}${place.line === undefined ? '' : `:${place.line}`}: `
