import type { Diagnostic } from './model.ts'

/** A file's bytes as text, with what had to be mended. Line ends become `\n`. */
export interface FileText {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Decodes UTF-8 (with or without byte order mark) and UTF-16 with one. What is neither is kept as far as it is text:
 * unreadable bytes become U+FFFD, NUL is dropped, and a diagnostic names the first line of each.
 */
export function decodeText(bytes: Uint8Array, file: string): FileText {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bomOf16be(bytes)
  const raw = new TextDecoder(encoding).decode(bytes)
  const diagnostics: Diagnostic[] = []
  const warn = (found: number, message: string) =>
    diagnostics.push({ level: 'warning', file, line: lineAt(raw, found), message })

  const broken = raw.indexOf('\ufffd')
  if (broken >= 0 && encoding === 'utf-8')
    warn(broken, 'There are bytes here that are not UTF-8. Save the file as UTF-8.')
  const nul = raw.indexOf('\0')
  if (nul >= 0) warn(nul, 'There is a NUL byte here; it was left out. Remove it.')
  const text = (nul >= 0 ? raw.replaceAll('\0', '') : raw).replace(/\r\n?/g, '\n')
  return { text, diagnostics }
}

/** True for content that no person reads as text. */
export const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 8_000).includes(0)

const bomOf16be = (bytes: Uint8Array) =>
  bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'

const lineAt = (text: string, index: number) => text.slice(0, index).split(/\r\n?|\n/).length
