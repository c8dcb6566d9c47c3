import { pathFilter } from '../../core/change/filters.ts'
import { isToolsByName } from '../../core/change/generated.ts'
import type { SearchAnswer, SearchHit, SearchQuery } from '../../core/repository.ts'
import { excerpt } from '../../core/search/excerpt.ts'
import { prepareSearch } from '../../core/search/lineSearch.ts'
import { grepLines } from './grep.ts'
import { maxSearchedBytes, maxSearchedLine, searchTime } from './limits.ts'
import type { Objects } from './objects.ts'
import type { GitPlace } from './place.ts'
import { submoduleMode, type Trees } from './trees.ts'

/** Searches the text files below `tree`: git finds the lines that may match, RE2 decides. */
export async function searchTree(
  place: GitPlace,
  objects: Objects,
  trees: Trees,
  tree: string,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const prepared = await prepareSearch(query)
  if (!prepared.ok) throw new Error(prepared.reason)
  const { search } = prepared
  const isWanted = pathFilter(query.paths, [])
  const notes: string[] = []
  const absent = await countAbsent(objects, trees, tree, isWanted)
  if (absent > 0) {
    const why = `larger than ${maxSearchedBytes} bytes, or could not be fetched`
    notes.push(`${absent} files were not searched: ${why}`)
  }

  const hits: SearchHit[] = []
  const cut = new Set<string>()
  const time = AbortSignal.timeout(searchTime)
  const options = { ignoreCase: query.ignoreCase, folder: fixedFolder(query.paths), signal: time }
  for await (const found of grepLines(place, tree, search.required, options)) {
    const { path, line, isCut } = found
    if (!isWanted(path)) continue
    const text = found.text.replace(/\r$/, '')
    const at = search.find(text)
    if (at === null) {
      // What stands far into a line of a vendored or minified file is never what a reviewer looks for.
      if (isCut && !isToolsByName(path)) cut.add(`${path}:${line}`)
      continue
    }
    if (hits.length === query.maxHits) {
      notes.push(`only the first ${query.maxHits} matches are here`)
      break
    }
    hits.push({ path, line, text: excerpt(text, at) })
  }
  if (cut.size > 0) {
    const named = [...cut].slice(0, 3).join(', ')
    notes.push(
      `of ${cut.size} very long lines only the first ${maxSearchedLine} bytes were searched (${named}${cut.size > 3 ? ', …' : ''})`,
    )
  }
  if (time.aborted) notes.push(`the search was stopped after ${searchTime / 1000} s`)
  return { hits, cut: notes.length === 0 ? null : notes.join('; ') }
}

/** How many of the wanted files cannot be searched because they are not here, after an attempt to fetch them. */
async function countAbsent(
  objects: Objects,
  trees: Trees,
  tree: string,
  isWanted: (path: string) => boolean,
): Promise<number> {
  const entries = await trees.below(tree, '')
  const wanted = entries.filter(({ mode, path }) => mode !== submoduleMode && isWanted(path))
  const missing = await objects.ensureFiles(
    tree,
    wanted.map((entry) => entry.oid),
  )
  return wanted.filter((entry) => missing.has(entry.oid)).length
}

/** The folder that the only glob lies in, so that git need not read the rest; '' where none is certain. */
function fixedFolder(globs: readonly string[]): string {
  const [glob = ''] = globs
  const names = glob.replace(/^(\.?\/)+/, '').split('/')
  // What has no slash but a last one matches at any depth.
  if (globs.length !== 1 || names.filter(Boolean).length < 2) return ''
  const folders = names.slice(0, -1)
  const wild = folders.findIndex((name) => !/^\w[\w.-]*$/.test(name))
  return (wild < 0 ? folders : folders.slice(0, wild)).join('/')
}
