import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { saysWhy } from '../saysWhy.ts'
import { maxYamlAliases, maxYamlDepth, maxYamlMarks } from './limits.ts'
import { repairYaml, type YamlRemark } from './repairYaml.ts'

/** A mapping read from YAML. Scalars stay the text somebody wrote: `1.10`, `012`, `2024-01-01` and `true` are texts. */
export interface YamlMapping {
  readonly ok: true
  readonly data: ReadonlyMap<unknown, unknown>
  /** The line of each top-level key. */
  readonly lines: ReadonlyMap<string, number>
  readonly remarks: readonly YamlRemark[]
}

export type YamlResult = YamlMapping | { readonly ok: false; readonly problem: YamlRemark }

/**
 * Reads a mapping the way people write one. What YAML refuses but has one obvious meaning (an unquoted colon, `*.ts`,
 * a tab) is repaired line by line with a remark for each; a key given twice keeps its last value.
 */
export function readYamlMapping(text: string): YamlResult {
  const problem = beyondBounds(text)
  if (problem !== null) return { ok: false, problem }
  const strict = parse(text)
  if (strict.ok) return strict
  const repaired = repairYaml(text)
  const lenient = parse(repaired.text)
  if (!lenient.ok) return strict
  return { ...lenient, remarks: [...repaired.remarks, ...lenient.remarks] }
}

function parse(text: string): YamlResult {
  const counter = new LineCounter()
  // Failsafe: no tag makes a number, a date or an object of a scalar, so nothing has to be turned back into text.
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    logLevel: 'silent',
    prettyErrors: false,
  })
  const lineOf = (offset: number) => Math.max(1, counter.linePos(offset).line)
  const remarks: YamlRemark[] = []
  for (const error of document.errors) {
    const line = lineOf(error.pos[0])
    if (error.code !== 'DUPLICATE_KEY')
      return { ok: false, problem: { line, message: sentence(error.message) } }
    remarks.push({ line, message: 'This key is given twice; the last value counts. Remove one.' })
  }
  if (document.contents !== null && !isMap(document.contents))
    return { ok: false, problem: { line: 1, message: 'This is not a list of `key: value` lines.' } }
  try {
    const data: unknown = document.toJS({ mapAsMap: true, maxAliasCount: maxYamlAliases })
    const mapping = data instanceof Map ? data : new Map<unknown, unknown>()
    const lines = keyLines(document, lineOf)
    const comment = cutDescription(document)
    if (comment !== null) remarks.push({ line: lines.get('description') ?? 1, message: comment })
    return { ok: true, data: mapping, lines, remarks }
  } catch (error) {
    const message = sentence(saysWhy(error))
    return { ok: false, problem: { line: 1, message } }
  }
}

/** What forbids to parse a text at all, by its structure alone: nothing that passes takes long or much. */
export function beyondBounds(text: string): YamlRemark | null {
  const marks = text.match(mark)?.length ?? 0
  if (marks > maxYamlMarks)
    return {
      line: 1,
      message: `The YAML has ${marks} lines and signs; at most ${maxYamlMarks} are read.`,
    }
  const line = deepLine(text)
  return line === null ? null : { line, message: 'The YAML is nested too deep.' }
}

/** Where a parser stops to think; between two of these it only reads on. */
const mark = /[\n[\]{}"'&*!|>%@`,#]|[-?:](?=\s)/g

/**
 * The first line at which the text could be nested deeper than the bound, counted generously: brackets opened and not
 * closed, wherever they stand, and indicators on one line. Indentation needs no counting, its depth costs its square.
 */
function deepLine(text: string): number | null {
  let depth = 0
  for (const [index, line] of text.split('\n').entries()) {
    for (const char of line) {
      if (char === '[' || char === '{') depth += 1
      else if ((char === ']' || char === '}') && depth > 0) depth -= 1
      if (depth > maxYamlDepth) return index + 1
    }
    if ((line.match(/[-?:](?=[ \t])/g)?.length ?? 0) > maxYamlDepth) return index + 1
  }
  return null
}

function keyLines(document: Document.Parsed, lineOf: (offset: number) => number) {
  const lines = new Map<string, number>()
  if (!isMap(document.contents)) return lines
  for (const { key } of document.contents.items)
    if (isScalar(key) && key.range) lines.set(String(key.value), lineOf(key.range[0]))
  return lines
}

/** `description: Review C # style` reads `Review C`, which nobody means. */
function cutDescription(document: Document.Parsed): string | null {
  if (!isMap(document.contents)) return null
  const value = document.contents.get('description', true)
  if (!isScalar(value) || value.type !== 'PLAIN' || typeof value.comment !== 'string') return null
  return `YAML takes \`#${value.comment}\` for a comment and leaves it out. Put the description in quotes.`
}

const sentence = (message: string) => `${message.trim().replace(/[.:]$/, '')}.`
