import { fileNamed } from '../change/fileNamed.ts'
import type { Change } from '../change/model.ts'
import { essence, pieces, readings } from '../change/quote.ts'
import type { Repository } from '../repository.ts'
import { asShown } from '../safety/fence.ts'

/**
 * Whether the lines of a quote are really in the file, one after the other, at the head or at the merge base. White space,
 * copied line numbers and the marks for what cannot be seen do not matter.
 */
export async function isQuoted(
  quote: string,
  path: string,
  { repository, change }: { readonly repository: Repository; readonly change: Change },
): Promise<boolean> {
  const { head, mergeBase } = change.commits
  const changed = fileNamed(path, change.files)
  const places = [
    [head, changed?.path ?? path],
    [mergeBase, changed?.previousPath ?? path],
  ] as const
  for (const [commit, file] of places) {
    const bytes = await repository.read(commit, file)
    if (bytes !== null && stands(quote, new TextDecoder().decode(bytes))) return true
  }
  return false
}

function stands(quote: string, text: string): boolean {
  const whole = essence(asShown(text))
  return readings(asShown(quote), null).some(({ lines }) => {
    const parts = lines.flatMap(pieces).filter((part) => part !== '')
    let at = 0
    return (
      parts.length > 0 &&
      parts.every((part) => {
        const found = whole.indexOf(part, at)
        at = found + part.length
        return found >= 0
      })
    )
  })
}
