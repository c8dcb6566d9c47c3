import type { ChangedFile, DiffLine } from './model.ts'
import { essence, readings } from './quote.ts'
import { lineView, shownPath } from './shownLine.ts'

const shownPlaces = 3
/** Characters of a line that similarity looks at. */
const compared = 200

/** Why a quote has no place in the diff, with the lines that come closest, for the model to mend its call. */
export function describeMiss(file: ChangedFile, quote: string): string {
  const { hunks, unseen } = file
  const path = shownPath(file.path)
  if (hunks.length === 0)
    return `${path} has no line in the diff to stand on (${unseen ?? `${file.kind} file, ${file.status}`}).`
  const quoted = readings(quote, null).at(-1)?.lines ?? []
  if (quoted.length === 0) return 'The quote holds no code: copy the line from the diff.'
  const lines = hunks.flatMap((hunk) => hunk.lines)
  const essences = new Set(lines.map(({ text }) => essence(text)))
  const unknown = quoted.find((line) => !essences.has(essence(line)))
  if (unknown === undefined)
    return `The quoted lines are all in the diff of ${path}, but not one after the other in one hunk on one side: quote lines that stand together.`
  const show = lineView(file)
  const closest = closestTo(unknown, lines).map((line) => `${place(line)} \`${show(line.text)}\``)
  return [
    `The diff of ${path} has no line \`${unknown.slice(0, compared)}\`.`,
    closest.length > 0 ? `The closest are ${closest.join(', ')}.` : '',
    'Quote code exactly as the diff shows it, without line numbers and markers.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const place = ({ oldLine, newLine }: DiffLine): string =>
  newLine === null ? `removed line ${oldLine}` : `line ${newLine}`

function closestTo(wanted: string, lines: readonly DiffLine[]): DiffLine[] {
  const pairs = pairsOf(wanted)
  return lines
    .map((line) => ({ line, likeness: likeness(pairs, pairsOf(line.text)) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, shownPlaces)
    .map(({ line }) => line)
}

function pairsOf(text: string): Set<string> {
  const letters = essence(text.slice(0, compared))
  return new Set(Array.from(letters, (letter, index) => letter + (letters[index + 1] ?? '')))
}

/** Share of common pairs of letters, 0 to 1 (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const pair of a) if (b.has(pair)) common += 1
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}
