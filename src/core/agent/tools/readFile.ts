import { z } from 'zod'
import { fileNamed } from '../../change/fileNamed.ts'
import { shownLine, shownPath } from '../../change/shownLine.ts'
import type { TreeEntry } from '../../repository.ts'
import { asShown } from '../../safety/fence.ts'
import { answer, type ReadingContext, refuse, type Tool, type ToolAnswer } from '../tool.ts'
import { notThere } from './notThere.ts'
import { commitOf, side } from './readingSide.ts'
import { checkPath } from './repositoryPath.ts'

/** About 10,000 tokens: a long class, not a whole module of generated code. */
const maxChars = 36_000
/** git's own test for binaries looks this far. */
const sniffed = 8_000

const lineNumber = z.number().int().positive()
const input = z.object({
  path: z.string().min(1).max(4_096).describe('From the root of the repository.'),
  at: side,
  start_line: lineNumber.optional().describe('1 is the default.'),
  end_line: lineNumber.optional().describe('The last line is the default.'),
})
type Input = z.infer<typeof input>

export const readFileTool: Tool<Input, ReadingContext> = {
  name: 'read_file',
  description: `Reads a text file of the repository, changed or not: numbered lines, at most ${maxChars} characters a call.`,
  input,
  async run(wanted, context) {
    const checked = checkPath(wanted.path)
    if (!checked.ok) return checked.refusal
    const { repository } = context
    const commit = commitOf(context.change, wanted.at)
    const path = nameAt(checked.path, wanted, context)
    const entries = await repository.list(commit, path)
    const entry = entries.find((one) => one.path === path)
    if (entry === undefined) {
      if (entries.length > 0)
        return refuse(`${shownPath(path)} is a folder. \`list_files\` shows it.`)
      return notThere(path, wanted.at ?? 'head', context)
    }
    if (entry.mode === '160000') return refuse(submodule(entry))
    const bytes = (await repository.read(commit, path)) ?? new Uint8Array()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    if (entry.mode === '120000') return answer(asShown(link(path, text)))
    if (bytes.subarray(0, sniffed).includes(0)) {
      return refuse(`${shownPath(path)} is binary, ${bytes.length} bytes; it cannot be shown.`)
    }
    return page(path, text, wanted)
  },
}

/** An odd name goes by what was shown of it, a renamed file at the base by its old name, whichever was asked for. */
function nameAt(given: string, { at }: Input, { change }: ReadingContext): string {
  const path = given.includes('⟨') ? (fileNamed(given, change.files)?.path ?? given) : given
  if (at !== 'base') return path
  const renamed = change.files.find((file) => file.path === path && file.status === 'renamed')
  return renamed?.previousPath ?? path
}

const submodule = ({ path, oid }: TreeEntry) =>
  `${shownPath(path)} is a submodule at commit ${oid}; its files are in another repository.`

const link = (path: string, target: string) =>
  `${shownPath(path)} is a symbolic link to ${JSON.stringify(target)}. It is not followed; read the target by its own path, if it is in the repository.`

function page(path: string, text: string, { start_line = 1, end_line }: Input): ToolAnswer {
  const lines = linesOf(text)
  if (lines.length === 0) return answer(`${shownPath(path)} is empty.`)
  if (start_line > lines.length) {
    return refuse(`${shownPath(path)} has ${lines.length} lines; \`start_line\` is ${start_line}.`)
  }
  const last = Math.min(end_line ?? lines.length, lines.length)
  if (last < start_line) return refuse('`end_line` is before `start_line`.')
  const width = String(last).length
  const shown: string[] = []
  let chars = 0
  for (let number = start_line; number <= last; number += 1) {
    const row = `${String(number).padStart(width)}\t${shownLine(lines[number - 1] ?? '')}`
    chars += row.length + 1
    if (chars > maxChars && shown.length > 0) break
    shown.push(row)
  }
  const end = start_line + shown.length - 1
  const title = `${shownPath(path)}, lines ${start_line}–${end} of ${lines.length}`
  const rest = end < last ? `\n[cut here: go on with start_line ${end + 1}]` : ''
  return answer(asShown(`${title}\n${shown.join('\n')}${rest}`))
}

/** Lines end at a line feed alone; a `\r` before it is left out where every line has one, and shown where only some do. */
function linesOf(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const isCrlf = lines.every((line) => line.endsWith('\r'))
  return isCrlf ? lines.map((line) => line.slice(0, -1)) : lines
}
