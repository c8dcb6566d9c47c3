import type { Log } from '../../../src/core/log.ts'

/** A log that remembers: `level: message`, in order. */
export function recordingLog(): Log & { readonly lines: string[] } {
  const lines: string[] = []
  const at = (level: string) => (message: string) => {
    lines.push(`${level}: ${message}`)
  }
  return {
    lines,
    debug: at('debug'),
    info: at('info'),
    notice: at('notice'),
    warning: at('warning'),
    error: at('error'),
  }
}
