/** How words are made to stand out in a terminal; `plainStyle` leaves them as they are. */
export interface Style {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  yellow(text: string): string
  green(text: string): string
}

const as = (open: number, close: number) => (text: string) =>
  `\u001B[${open}m${text}\u001B[${close}m`

export const colourStyle: Style = {
  bold: as(1, 22),
  dim: as(2, 22),
  red: as(31, 39),
  yellow: as(33, 39),
  green: as(32, 39),
}

const same = (text: string): string => text

export const plainStyle: Style = { bold: same, dim: same, red: same, yellow: same, green: same }
