import { shownPath } from '../../change/shownLine.ts'
import { nearest } from '../../skills/nearest.ts'
import { type ReadingContext, refuse, type ToolAnswer } from '../tool.ts'
import { commitOf, type Side } from './readingSide.ts'

const maxNames = 5

/** There is no file of that name on that side: says where it is instead, or what is called alike. */
export async function notThere(
  path: string,
  at: Side,
  { repository, change }: ReadingContext,
): Promise<ToolAnswer> {
  const here = `There is no file ${shownPath(path)} at ${at}.`
  const changed = change.files.find((file) => file.path === path || file.previousPath === path)
  if (at === 'base' && changed?.status === 'added') {
    return refuse(`${here} The change adds it: read it at head.`)
  }
  if (at === 'head' && changed?.status === 'removed') {
    return refuse(`${here} The change removes it: read it at base.`)
  }
  if (at === 'head' && changed?.status === 'renamed') {
    return refuse(`${here} The change renames it to ${shownPath(changed.path)}.`)
  }
  const all = (await repository.list(commitOf(change, at), '')).map((entry) => entry.path)
  const name = nameOf(path)
  const same = all.filter((other) => nameOf(other) === name)
  const near = same.length > 0 ? same : [nearest(path, all)].filter((other) => other !== null)
  const names = near.slice(0, maxNames).map(shownPath).join(', ')
  return refuse(
    `${here} ${names === '' ? '`list_files` shows what there is.' : `Did you mean ${names}?`}`,
  )
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
