import { colourStyle, plainStyle, type Style } from '../../core/report/style.ts'

/** A stream as far as it matters how to write to it. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** Colours where a person looks at a terminal that has them and did not say no. See no-color.org. */
export function styleFor(
  output: Output,
  environment: Readonly<Record<string, string | undefined>>,
): Style {
  const refused = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb'
  return output.isTTY === true && !refused ? colourStyle : plainStyle
}
