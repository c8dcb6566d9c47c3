/** A place in a text that is read line by line. Only `\n` ends a line: form feeds, U+2028 and lone `\r` are content. */
export class Cursor {
  readonly text: string
  /** Offset of the next line's first character; the text's length when there is none. */
  at: number

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  /** Offset of the `\n` that ends the next line, or of the end of the text. */
  lineEnd(): number {
    const end = this.text.indexOf('\n', this.at)
    return end === -1 ? this.text.length : end
  }

  startsWith(prefix: string): boolean {
    return this.text.startsWith(prefix, this.at)
  }

  /** The next line without its `\n`; moves past it. */
  next(): string {
    const end = this.lineEnd()
    const line = this.text.slice(this.at, end)
    this.at = end + 1
    return line
  }
}

/** Without the one `\r` that a diff carried over CRLF has at the end of its header lines. */
export const chomp = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
