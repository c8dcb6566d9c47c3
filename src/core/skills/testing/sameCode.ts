/** Equal but for blanks at line ends and around the whole. */
export const sameCode = (a: string, b: string): boolean => trimmed(a) === trimmed(b)

const trimmed = (code: string) => code.replace(/[ \t]+$/gm, '').trim()
