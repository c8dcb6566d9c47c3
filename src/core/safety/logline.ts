import { showInvisible } from './invisible.ts'

/**
 * Text as one line of a log that the runner also reads for commands: `::set-output …` at the start of a line (blanks before
 * it do not count) and `##[command]` anywhere in one. Both are broken apart, line ends and control characters (colours
 * too) are shown.
 */
export function safeLogLine(text: string): string {
  return showInvisible(text)
    .replace(/\r?\n/g, ' ⏎ ')
    .replace(/^(\s*:)(?=:)/, '$1 ')
    .replace(/#(?=#\[)/g, '# ')
}
