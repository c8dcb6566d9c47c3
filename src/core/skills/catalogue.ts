import { escapeMarkup } from './escape.ts'
import { maxCatalogueChars, maxDescriptionChars } from './limits.ts'
import type { Diagnostic, Skill } from './model.ts'
import { byCodePoint } from './names.ts'

/** Layer 1: what the model always knows of the skills. */
export interface Catalogue {
  /** The `<skills>` block; '' when there is nothing to offer. */
  readonly text: string
  /** What the block lists, in its order: the names `load_skill` takes. */
  readonly names: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Shorter descriptions say less than the tags and globs that would have to go for them. */
const leastDescription = 60

/**
 * Renders the catalogue: one line a skill, sorted by code point, a function of the skills alone and so the same bytes
 * for every pull request. Over budget, descriptions are shortened evenly, the longest first; then tags and globs go;
 * only then are skills left out, lowest priority and bundled ones first. What was done is said in a diagnostic.
 */
export function renderCatalogue(
  skills: readonly Skill[],
  budget: number = maxCatalogueChars,
): Catalogue {
  const offered = skills.filter(isOffered).sort((a, b) => byCodePoint(a.name, b.name))
  if (offered.length === 0) return { text: '', names: [], diagnostics: [] }

  for (const [shape, least] of [
    ['full', leastDescription],
    ['bare', 0],
  ] as const) {
    const cap = largestCap((at) => block(offered, shape, at).length <= budget)
    if (cap === null || cap < least) continue
    const diagnostics =
      shape === 'full' && cap === maxDescriptionChars ? [] : [shortened(shape, cap)]
    return finished(offered, block(offered, shape, cap), diagnostics)
  }
  const kept = mostThatFit(offered, budget)
  const left = offered.filter((skill) => !kept.has(skill))
  const listed = offered.filter((skill) => kept.has(skill))
  return finished(listed, block(listed, 'bare', 0, left.length), [tooMany(left, budget)])
}

export const isOffered = (skill: Skill): boolean => !skill.hidden && skill.deprecated === null

const finished = (skills: readonly Skill[], text: string, diagnostics: readonly Diagnostic[]) => ({
  text,
  names: skills.map((skill) => skill.name),
  diagnostics,
})

function block(
  skills: readonly Skill[],
  shape: 'full' | 'bare',
  cap: number,
  unlisted = 0,
): string {
  const lines = skills.map((skill) => line(skill, shape, cap))
  const more = unlisted > 0 ? [`(${unlisted} more skills do not fit here.)`] : []
  return ['<skills>', ...lines, ...more, '</skills>'].join('\n')
}

function line(skill: Skill, shape: 'full' | 'bare', cap: number): string {
  const description = escapeMarkup(shorten(skill.description, cap))
  const head = description === '' ? `- ${skill.name}` : `- ${skill.name}: ${description}`
  if (shape === 'bare') return head
  const tags = skill.tags.length > 0 ? ` [${skill.tags.map(escapeMarkup).join(', ')}]` : ''
  const globs = skill.globs.length > 0 ? ` (${skill.globs.map(escapeMarkup).join(' ')})` : ''
  return head + tags + globs
}

function shorten(text: string, cap: number): string {
  if (text.length <= cap) return text
  if (cap < 20) return ''
  const cut = text.slice(0, cap - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), cap / 2)).trimEnd()}…`
}

/** The longest description length that fits, by halving; null when not even none at all does. */
function largestCap(fits: (cap: number) => boolean): number | null {
  if (fits(maxDescriptionChars)) return maxDescriptionChars
  if (!fits(0)) return null
  let low = 0
  let high = maxDescriptionChars
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

function mostThatFit(skills: readonly Skill[], budget: number): ReadonlySet<Skill> {
  const order = [...skills].sort(
    (a, b) =>
      Number(a.origin === 'bundled') - Number(b.origin === 'bundled') ||
      b.priority - a.priority ||
      byCodePoint(a.name, b.name),
  )
  const kept = new Set<Skill>()
  let length = block([], 'bare', 0, skills.length).length
  for (const skill of order) {
    length += line(skill, 'bare', 0).length + 1
    if (length > budget) break
    kept.add(skill)
  }
  return kept
}

const shortened = (shape: 'full' | 'bare', cap: number): Diagnostic =>
  remark(
    `The catalogue is over ${maxCatalogueChars} characters: descriptions are cut to ${cap} characters${
      shape === 'bare' ? ', tags and globs are left out' : ''
    }. Shorten descriptions, or move skills that rarely apply elsewhere.`,
  )

function tooMany(left: readonly Skill[], budget: number): Diagnostic {
  const names = left.slice(0, 20).map((skill) => skill.name)
  const more = left.length > 20 ? `, and ${left.length - 20} more` : ''
  return remark(
    `Names alone fill the ${budget} characters of the catalogue: ${left.length} skills are not listed (${names.join(', ')}${more}). They are still named where their globs match. Merge skills, or use folders of fewer.`,
  )
}

const remark = (message: string): Diagnostic => ({
  level: 'warning',
  file: 'catalogue',
  line: null,
  message,
})
