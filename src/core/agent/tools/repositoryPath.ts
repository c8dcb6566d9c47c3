import { refuse, type ToolAnswer } from '../tool.ts'

/** A path that may be looked up, or the answer that refuses it. */
export type PathCheck =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly refusal: ToolAnswer }

/**
 * Takes a path as the model wrote it. The tree of a commit holds nothing outside itself, so no path can leave it; these
 * are refused all the same, with the reason, because they are mistakes or orders planted in the change. '' is the root.
 */
export function checkPath(given: string): PathCheck {
  const path = given.replace(/^(\.\/)+/, '').replace(/\/$/, '')
  const wrong = whatIsWrong(path, given)
  return wrong === null
    ? { ok: true, path: path === '.' ? '' : path }
    : { ok: false, refusal: refuse(wrong) }
}

function whatIsWrong(path: string, given: string): string | null {
  const named = JSON.stringify(given)
  if (/^(\/|~|[a-z]:)/i.test(given)) {
    return `${named} is absolute. Paths start at the root of the repository, such as \`src/main.ts\`.`
  }
  if (path.includes('\\')) return `${named} has a backslash. Separate folders with \`/\`.`
  if (/%(2e|2f|5c)/i.test(path)) return `${named} is URL-encoded. Write the path as it is.`
  const names = path.split('/')
  if (names.includes('..')) {
    return `${named} goes up with \`..\`. Only what is in the repository can be read, by its path from the root.`
  }
  if (names.some((name) => /^(\.git|git~\d+)[ .]*$/i.test(name))) {
    return `${named} is inside git's own folder, which is no part of the repository's files.`
  }
  return null
}
