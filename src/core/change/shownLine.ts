import { showInvisible } from '../safety/invisible.ts'
import type { ChangedFile } from './model.ts'

/** Longer lines are shown without their middle: they are data or minified code, and one of them could fill a prompt. */
const maxLineLength = 600
const headLength = 400
const tailLength = 100

/** Stands where a line was shortened. A quote that holds it still finds its line. */
export const gapMark = /⟨\d+ characters left out⟩/g

/** How the lines of one file are shown: invisible characters as marks, never more than one line, never a very long one. */
export function lineView({ hunks }: ChangedFile): (text: string) => string {
  // In a file with CRLF throughout the `\r`s say nothing; where only some lines have one, that is what changed.
  const hidesReturn = hunks.every(({ lines }) => lines.every(({ text }) => text.endsWith('\r')))
  return (text) => shownLine(hidesReturn ? text.slice(0, -1) : text)
}

/** A path in one line, whatever characters its name holds. */
export const shownPath = (path: string): string =>
  visible(path.replaceAll('\n', '\\n').replaceAll('\t', '\\t'))

/** {@link showInvisible}, quick for the plain lines that most lines are. */
export const visible = (text: string): string =>
  /^[\t\x20-\x7e]*$/.test(text) ? text : showInvisible(text)

/** One line, invisible characters as marks, a very long one without its middle. */
export function shownLine(text: string): string {
  if (text.length <= maxLineLength) return visible(text)
  const head = text.slice(0, headLength).replace(/[\uD800-\uDBFF]$/, '')
  const tail = text.slice(-tailLength).replace(/^[\uDC00-\uDFFF]/, '')
  const left = text.length - head.length - tail.length
  return `${visible(head)}⟨${left} characters left out⟩${visible(tail)}`
}
