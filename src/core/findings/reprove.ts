import { anchorLines } from '../change/anchor.ts'
import type { ChangedFile } from '../change/model.ts'
import type { Finding } from './model.ts'
import { placeClaim } from './place.ts'

/**
 * A finding that somebody else wrote down, on the lines of the real diff that its quote is found on; null where it is not
 * found. A suggestion stays only with the very lines it was made for. `redact` is what the quote went through: a secret in
 * the code is quoted as a mark.
 */
export function reprove(
  finding: Finding,
  file: ChangedFile,
  redact: (text: string) => string,
): Finding | null {
  const { line, side, quote, suggestion } = finding
  if (line === null) return { ...finding, start_line: null, suggestion: null }
  const claimed = { side, start_line: finding.start_line ?? line, line }
  const lines = anchorLines(file, claimed)
  if (lines !== null && redact(lines) === quote && quote !== lines)
    return { ...finding, ...claimed, suggestion: file.kind === 'text' ? suggestion : null }
  const place = placeClaim(file, { quote, line: claimed.start_line, side })
  if (!place.ok) return null
  const { anchor } = place
  const isWhereItWas =
    anchor.side === side && anchor.start_line === claimed.start_line && anchor.line === line
  return {
    ...finding,
    ...anchor,
    suggestion: isWhereItWas && file.kind === 'text' ? suggestion : null,
  }
}
