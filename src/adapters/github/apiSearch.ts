import { pathFilter } from '../../core/change/filters.ts'
import type { SearchAnswer, SearchHit, SearchQuery } from '../../core/repository.ts'
import { excerpt } from '../../core/search/excerpt.ts'
import { prepareSearch } from '../../core/search/lineSearch.ts'
import type { ApiEntry } from './apiTree.ts'

/** Each file is a request, of which a job's token has 1,000 an hour for the whole repository. */
const maxFiles = 30
/** A file above this is data, most likely. */
const maxBytes = 256 * 1024

/** Searches a few files, each read through the API; says how many were left out. */
export async function searchEntries(
  entries: readonly ApiEntry[],
  query: SearchQuery,
  read: (entry: ApiEntry) => Promise<Buffer>,
): Promise<SearchAnswer> {
  const prepared = await prepareSearch(query)
  if (!prepared.ok) throw new Error(prepared.reason)
  const isWanted = pathFilter(query.paths, [])
  const wanted = entries.filter(({ path, size }) => size !== null && isWanted(path))
  const searched = wanted.filter(({ size }) => (size ?? 0) <= maxBytes).slice(0, maxFiles)
  const hits: SearchHit[] = []
  for (const [index, bytes] of (await Promise.all(searched.map(read))).entries()) {
    if (bytes.includes(0)) continue
    const path = searched[index]?.path ?? ''
    for (const [number, text] of bytes.toString().split(/\r?\n/).entries()) {
      const at = prepared.search.find(text)
      if (at !== null) hits.push({ path, line: number + 1, text: excerpt(text, at) })
    }
  }
  const notes: string[] = []
  if (searched.length < wanted.length) {
    notes.push(
      `only ${searched.length} of ${wanted.length} files were searched, because there is no git here; limit \`paths\` to those that matter`,
    )
  }
  if (hits.length > query.maxHits) notes.push(`only the first ${query.maxHits} matches are here`)
  return { hits: hits.slice(0, query.maxHits), cut: notes.length === 0 ? null : notes.join('; ') }
}
