import matter from 'gray-matter'
import { maxFrontMatterChars } from './limits.ts'
import type { YamlRemark } from './repairYaml.ts'
import { beyondBounds, readYamlMapping, type YamlResult } from './yamlText.ts'

export interface FrontMatter {
  readonly ok: true
  /** False for a file that has none: it is all body. */
  readonly present: boolean
  readonly data: ReadonlyMap<unknown, unknown>
  /** The line in the file of each top-level key. */
  readonly lines: ReadonlyMap<string, number>
  readonly body: string
  /** Line of the file on which the body begins. */
  readonly bodyLine: number
  readonly remarks: readonly YamlRemark[]
}

export type FrontMatterResult =
  | FrontMatter
  | { readonly ok: false; readonly problem: YamlRemark; readonly body: string }

/**
 * Splits a text (line ends `\n`) into YAML front matter and body. The only caller of gray-matter, which would run
 * code for `---js` and remember failures when called without options: so the fences are brought to their plain form
 * and every language but YAML is refused before it sees the text.
 */
export function readFrontMatter(text: string): FrontMatterResult {
  const start = /^\s*/.exec(text)?.[0].length ?? 0
  const opening = /---(?!-)([^\n]*)(?:\n|$)/y
  opening.lastIndex = start
  const fence = opening.exec(text)
  if (fence === null) return wholeBody(text)
  const firstLine = text.slice(0, start).split('\n').length
  const refuse = (line: number, message: string) => ({
    ok: false as const,
    problem: { line, message },
    body: text,
  })

  const language = (fence[1] ?? '').trim()
  if (language !== '' && !language.startsWith('#') && !/^ya?ml$/i.test(language))
    return refuse(
      firstLine,
      `Front matter in \`${language}\` is not read. Write YAML between \`---\` lines.`,
    )
  const closing = /^(?:---|\.\.\.)[ \t]*$/gm
  closing.lastIndex = opening.lastIndex
  const end = closing.exec(text)
  if (end === null)
    return refuse(
      firstLine,
      'The front matter is never closed. Put a line `---` after its last field.',
    )
  const yaml = text.slice(opening.lastIndex, end.index)
  if (yaml.length > maxFrontMatterChars)
    return refuse(
      firstLine,
      `The front matter has ${yaml.length} characters; at most ${maxFrontMatterChars} are read.`,
    )

  // Asked before gray-matter is, whose own look for comments takes the square of blank lines.
  const problem = beyondBounds(yaml)
  if (problem !== null) return refuse(problem.line + firstLine, problem.message)

  // The body stays out of it: gray-matter copies whatever it is given.
  const { data } = matter(`---\n${yaml}---\n`, {
    language: 'yaml',
    engines: { yaml: { parse: (text: string) => readYamlMapping(text.replace(/^\n/, '')) } },
  })
  // gray-matter answers an empty object of its own, without asking the engine, where there is nothing but comments.
  const read = 'ok' in data ? (data as YamlResult) : readYamlMapping('')
  if (!read.ok) return refuse(read.problem.line + firstLine, read.problem.message)
  const content = text.slice(closing.lastIndex + 1)
  const bodyLine = text.slice(0, closing.lastIndex).split('\n').length + 1
  const leading = /^\s*\n/.exec(content)?.[0] ?? ''
  return {
    ok: true,
    present: true,
    data: read.data,
    lines: new Map([...read.lines].map(([key, line]) => [key, line + firstLine])),
    body: content.trim(),
    bodyLine: bodyLine + leading.split('\n').length - 1,
    remarks: fewest(read.remarks).map(({ line, message }) => ({ line: line + firstLine, message })),
  }
}

/** Past a handful, remarks bury what they are about. */
const mostRemarks = 20

function fewest(remarks: readonly YamlRemark[]): readonly YamlRemark[] {
  const next = remarks[mostRemarks]
  if (next === undefined) return remarks
  const more = remarks.length - mostRemarks
  return [
    ...remarks.slice(0, mostRemarks),
    { line: next.line, message: `There are ${more} more remarks like these.` },
  ]
}

const wholeBody = (text: string): FrontMatter => ({
  ok: true,
  present: false,
  data: new Map(),
  lines: new Map(),
  body: text.trim(),
  bodyLine: 1,
  remarks: [],
})
