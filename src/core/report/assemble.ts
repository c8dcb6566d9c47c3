/** A part of a report; without entries it does not appear at all, so no heading ever stands over nothing. */
export interface Section {
  /** What stands before and after the entries: a heading, the tags of a folded part; '' for none. */
  readonly opening: string
  readonly closing: string
  readonly entries: readonly Entry[]
  /** A line feed between the items of a list, an empty line between paragraphs. */
  readonly between: '\n' | '\n\n'
}

export interface Entry {
  /** Whole Markdown blocks, any fence in them closed. */
  readonly text: string
  /** Lighter ones go first when there is too much; `Infinity` never goes. */
  readonly weight: number
}

export interface Room {
  readonly limit: number
  readonly measure: (text: string) => number
}

/** Room in characters, as for comments. */
export const characters = (limit: number): Room => ({ limit, measure: (text) => text.length })

/** Room in bytes of UTF-8, as for files. */
export function bytes(limit: number): Room {
  const encoder = new TextEncoder()
  return { limit, measure: (text) => encoder.encode(text).length }
}

/**
 * The sections as one text that fits. Whole entries are left out, never parts of one: so no fence stays open and no
 * character is cut in two. The lightest go first, of equal ones the last; `leftOut` says at the end how many went.
 */
export function assemble(
  sections: readonly Section[],
  room: Room,
  leftOut: (count: number) => string,
): string {
  const dropped = new Set<Entry>()
  const written = () => write(sections, dropped, leftOut)
  if (room.measure(written()) <= room.limit) return written()
  const size = (text: string) => room.measure(`${text}\n\n`)
  const frames = (section: Section) => size(section.opening) + size(section.closing)
  const all = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })))
  const left = new Map(sections.map((section) => [section, section.entries.length]))
  let total = sections.reduce((sum, section) => sum + frames(section), size(leftOut(all.length)))
  for (const { entry } of all) total += size(entry.text)
  const lightestFirst = all.toReversed().sort((a, b) => a.entry.weight - b.entry.weight)
  for (const { section, entry } of lightestFirst) {
    if (total <= room.limit || entry.weight === Infinity) break
    dropped.add(entry)
    total -= size(entry.text)
    left.set(section, (left.get(section) ?? 0) - 1)
    if (left.get(section) === 0) total -= frames(section)
  }
  return written()
}

function write(
  sections: readonly Section[],
  dropped: ReadonlySet<Entry>,
  leftOut: (count: number) => string,
): string {
  const blocks = sections.flatMap(({ opening, closing, entries, between }) => {
    const kept = entries.filter((entry) => !dropped.has(entry)).map(({ text }) => text)
    return kept.length === 0 ? [] : [opening, kept.join(between), closing]
  })
  if (dropped.size > 0) blocks.push(leftOut(dropped.size))
  return blocks.filter((block) => block !== '').join('\n\n')
}
