import type { Repository } from '../../repository.ts'
import { guidelinePaths } from '../guidelines.ts'
import { decodeText, isBinary } from '../text.ts'

/** What a draft is written from: the repository's own words and code. */
export interface DraftContext {
  /** Paths of the tree, cut to what shows its shape. */
  readonly tree: string
  /** Guideline files and files that speak of the topic, path to text. */
  readonly files: ReadonlyMap<string, string>
}

const maxPaths = 300
const maxFileChars = 6_000
const maxFiles = 8
/** Words of a topic that are too common to search for. */
const common = new Set([
  'and',
  'the',
  'for',
  'with',
  'our',
  'how',
  'use',
  'code',
  'from',
  'into',
  'that',
  'this',
])

/** Reads guideline files and the files in which words of the topic occur most. */
export async function draftContext(
  repository: Repository,
  commit: string,
  topic: string,
): Promise<DraftContext> {
  const tree = (await repository.list(commit, '')).map((entry) => entry.path)
  const guidelines = tree.filter((path) => guidelinePaths.includes(path))
  const spoken = await filesAbout(repository, commit, topic)
  const files = new Map<string, string>()
  for (const path of [...new Set([...guidelines, ...spoken])].slice(0, maxFiles)) {
    const bytes = await repository.read(commit, path)
    if (bytes === null || isBinary(bytes)) continue
    const { text } = decodeText(bytes, path)
    files.set(
      path,
      text.length > maxFileChars ? `${text.slice(0, maxFileChars)}\n[cut here]` : text,
    )
  }
  const more = tree.length > maxPaths ? `\n[${tree.length - maxPaths} more files]` : ''
  return { tree: tree.slice(0, maxPaths).join('\n') + more, files }
}

async function filesAbout(
  repository: Repository,
  commit: string,
  topic: string,
): Promise<readonly string[]> {
  const words = (topic.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu) ?? []).filter(
    (word) => !common.has(word),
  )
  const counts = new Map<string, number>()
  for (const pattern of words.slice(0, 5)) {
    const query = { pattern, literal: true, ignoreCase: true, paths: [], maxHits: 200 }
    const { hits } = await repository.search(commit, query)
    for (const path of new Set(hits.map((hit) => hit.path)))
      counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([path]) => path)
}
