import pLimit from 'p-limit'
import { saysWhy } from '../saysWhy.ts'
import { readChecksBeside } from './checksFile.ts'
import { discover } from './discover.ts'
import { findGuidelines, readGuideline } from './guidelines.ts'
import { maxSkillBytes, maxSkillsPerSource } from './limits.ts'
import type { Diagnostic, Skill } from './model.ts'
import { baseName } from './paths.ts'
import { readSkill, type SkillPlace, type SkillText } from './readSkill.ts'
import type { SkillSource } from './source.ts'

/** A skill and where its files are. */
export interface Entry {
  readonly skill: Skill
  readonly source: SkillSource
  readonly place: SkillPlace
  /** Every path of its source; shared by the source's entries. */
  readonly paths: ReadonlySet<string>
}

export interface SourceIndex {
  /** In order of precedence. */
  readonly entries: readonly Entry[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Files asked for at once: a repository without them fetches such a group in one request. */
const parallelReads = 64

/** Reads the front matter of every skill of a source. Bodies are dropped: they are read again when one is loaded. */
export async function indexSource(source: SkillSource): Promise<SourceIndex> {
  try {
    const listing = await source.list()
    const paths = new Set(listing.files.map((file) => file.path))
    const found =
      source.origin === 'guideline'
        ? { places: findGuidelines(source, listing.files), diagnostics: [] }
        : discover(source, listing.files)
    const places = found.places.slice(0, maxSkillsPerSource)
    const limit = pLimit(parallelReads)
    const read = await limit.map(places, (place) => readPlace(source, place, paths))
    return {
      entries: read.flatMap(({ text, place }) =>
        text.skill === null ? [] : [{ skill: text.skill, source, place, paths }],
      ),
      diagnostics: [
        ...listing.diagnostics,
        ...found.diagnostics,
        ...unexpectedCount(source, found.places.length),
        ...read.flatMap((one) => (isPlainMarkdown(one) ? [] : one.text.diagnostics)),
        ...plainMarkdown(read.filter(isPlainMarkdown).map(({ place }) => place)),
      ],
    }
  } catch (error) {
    const reason = saysWhy(error)
    const message = `None of its skills could be read: ${reason}`
    const file = source.label || source.origin
    return { entries: [], diagnostics: [{ level: 'error', file, line: null, message }] }
  }
}

async function readPlace(source: SkillSource, place: SkillPlace, paths: ReadonlySet<string>) {
  try {
    const bytes = await source.read(place.file, maxSkillBytes)
    if (bytes === null)
      return unread(place, `It is gone, or has more than ${maxSkillBytes} bytes. Split it.`)
    const isGuideline = source.origin === 'guideline'
    const text = isGuideline ? readGuideline(bytes, place) : readSkill(bytes, place)
    return { text: await readChecksBeside(text, source, paths), place }
  } catch (error) {
    const reason = saysWhy(error)
    return unread(place, `It could not be read: ${reason}`)
  }
}

function unread(place: SkillPlace, message: string): { text: SkillText; place: SkillPlace } {
  const diagnostics = [{ level: 'error' as const, file: place.location, line: null, message }]
  return { text: { skill: null, body: '', bodyLine: 1, hasFrontMatter: true, diagnostics }, place }
}

/** A flat file without front matter is somebody's document, not a broken skill. */
const isPlainMarkdown = ({ text, place }: { text: SkillText; place: SkillPlace }) =>
  place.folder === null && !text.hasFrontMatter

function plainMarkdown(places: readonly SkillPlace[]): readonly Diagnostic[] {
  const [first] = places
  if (first === undefined) return []
  const names = places.slice(0, 5).map((place) => `\`${baseName(place.file)}\``)
  const more = places.length > 5 ? ` and ${places.length - 5} more` : ''
  const message = `No front matter, so not taken as skills: ${names.join(', ')}${more}. A skill begins with \`---\`, a \`description\` and \`---\`.`
  return [{ level: 'warning', file: first.location, line: 1, message }]
}

function unexpectedCount(source: SkillSource, found: number): readonly Diagnostic[] {
  const file = source.label || (source.roots[0] ?? source.origin)
  const wasAskedFor = ['folder', 'github', 'index'].includes(source.origin)
  if (found === 0 && wasAskedFor)
    return [{ level: 'warning', file, line: null, message: 'There is no skill in it.' }]
  if (found <= maxSkillsPerSource) return []
  const message = `There are ${found} skills; the first ${maxSkillsPerSource} by path are read.`
  return [{ level: 'error', file, line: null, message }]
}
