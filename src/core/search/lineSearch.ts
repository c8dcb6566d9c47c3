import type { SearchQuery } from '../repository.ts'
import { saysWhy } from '../saysWhy.ts'
import { requiredText } from './requiredText.ts'

/** A query made ready: tests one line at a time, in time linear in its length. */
export interface LineSearch {
  /** Every matching line contains this text ('' when nothing is certain), in either case when the query ignores case. */
  readonly required: string
  /** Where the first match begins, null when there is none. */
  find(line: string): number | null
}

export type LineSearchResult =
  | { readonly ok: true; readonly search: LineSearch }
  | { readonly ok: false; readonly reason: string }

/** Compiling and matching are linear in it, but a search is meant to be short. */
export const maxPatternLength = 1_000

/**
 * Compiles a query with RE2's syntax and semantics, so that no pattern can take more than linear time. The reason for
 * a refusal is written for whoever wrote the pattern.
 */
export async function prepareSearch(
  query: Pick<SearchQuery, 'pattern' | 'literal' | 'ignoreCase'>,
): Promise<LineSearchResult> {
  const { pattern, literal, ignoreCase } = query
  if (pattern === '') return refused('The pattern is empty.')
  if (pattern.length > maxPatternLength) {
    return refused(`The pattern has ${pattern.length} characters; at most ${maxPatternLength}.`)
  }
  if (/[\n\0]/.test(pattern)) {
    return refused('The search goes line by line: the pattern may not contain a line break or NUL.')
  }
  // Loaded at the first search: most runs make none before the model has answered once.
  const { RE2JS } = await import('re2js')
  const source = literal ? RE2JS.quote(pattern) : pattern
  try {
    const compiled = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0)
    const find = (line: string) => {
      const matcher = compiled.matcher(line)
      return matcher.find() ? matcher.start() : null
    }
    return { ok: true, search: { required: requiredText(source, ignoreCase), find } }
  } catch (error) {
    const why = saysWhy(error)
    const advice =
      'RE2 has no look-around and no back-references; set `literal` to search for text.'
    return refused(`The pattern is not valid RE2: ${why}. ${advice}`)
  }
}

const refused = (reason: string): LineSearchResult => ({ ok: false, reason })
