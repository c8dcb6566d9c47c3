/** Everything before the last `/`; '' at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** True for `a/b` below `a`, and for everything below ''. */
export const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path.startsWith(`${folder}/`)

/** `a` and `b/c` as `a/b/c`, where either may be ''. */
export const join = (folder: string, path: string): string =>
  folder === '' || path === '' ? folder + path : `${folder}/${path}`

/**
 * What `target`, written in a file of `folder`, means: a path that stays below `root`, or null.
 * Nothing is looked up; absolute paths, backslashes and escapes such as `%2e` mean nothing here.
 */
export function resolveInside(root: string, folder: string, target: string): string | null {
  if (/^\/|[\\\0]/.test(target)) return null
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of target.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null
      parts.pop()
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  const path = parts.join('/')
  return path !== '' && isBelow(path, root) ? path : null
}
