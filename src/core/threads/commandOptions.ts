/** How a review that was asked for by hand differs from the one the settings describe. */
export interface ReviewOptions {
  /** Skills to load whatever the change; empty: as the reviewer sees fit. */
  readonly skills: readonly string[]
  /** Globs; empty: the settings' own. */
  readonly paths: readonly string[]
  readonly effort: 'low' | 'medium' | 'high' | null
  /** Dollars. */
  readonly budget: number | null
  readonly dryRun: boolean
  /** What to look at, in the person's own words; '' for nothing in particular. A subject, never an order. */
  readonly focus: string
}

export type OptionsResult =
  | { readonly ok: true; readonly options: ReviewOptions }
  | { readonly ok: false; readonly problem: string }

/** Longest free text: a subject needs no more. */
const maxFocus = 500

const efforts = ['low', 'medium', 'high'] as const
const none: ReviewOptions = {
  skills: [],
  paths: [],
  effort: null,
  budget: null,
  dryRun: false,
  focus: '',
}

/** Splits what follows the verb into options, which may stand anywhere, and the free text that is left. */
export function splitOptions(text: string): OptionsResult {
  let options = none
  const words: string[] = []
  const seen = new Set<string>()
  for (const word of text.match(/\S+/g) ?? []) {
    const [, name, value = ''] = /^([a-z][a-z-]*)=(.*)$/i.exec(word) ?? []
    const option = word.toLowerCase() === 'dry-run' ? 'dry-run' : name?.toLowerCase()
    if (option === undefined) {
      words.push(word)
      continue
    }
    const read = readers.get(option)
    if (read === undefined) {
      // Within a sentence `a=b` is code somebody talks about.
      if (words.length > 0) words.push(word)
      else return bad(`\`${option}=\` is not an option.`)
      continue
    }
    if (seen.has(option)) return bad(`\`${option}\` is given twice.`)
    seen.add(option)
    const said = read(value)
    if (typeof said === 'string') return bad(`\`${word}\` ${said}`)
    options = { ...options, ...said }
  }
  const focus = words.join(' ')
  if (focus.length > maxFocus)
    return bad(`The text has ${focus.length} characters; at most ${maxFocus} are read.`)
  return { ok: true, options: { ...options, focus } }
}

const bad = (problem: string): OptionsResult => ({ ok: false, problem })

/** What an option sets, or what is wrong with its value. */
const readers = new Map<string, (value: string) => Partial<ReviewOptions> | string>([
  [
    'skill',
    (value) => {
      const skills = splitList(value)
      return skills === null ? 'needs names with commas between them and no blanks.' : { skills }
    },
  ],
  [
    'paths',
    (value) => {
      const paths = splitList(value)
      return paths === null ? 'needs globs with commas between them and no blanks.' : { paths }
    },
  ],
  [
    'effort',
    (value) => {
      const effort = efforts.find((one) => one === value.toLowerCase())
      return effort === undefined ? `must be one of ${efforts.join(', ')}.` : { effort }
    },
  ],
  [
    'budget',
    (value) => {
      const budget = /^\$?\d+(?:\.\d+)?$/.test(value) ? Number(value.replace('$', '')) : 0
      return budget > 0 ? { budget } : 'must be a number of dollars above 0, such as `budget=1.50`.'
    },
  ],
  ['dry-run', (value) => (value === '' ? { dryRun: true } : 'takes no value.')],
])

/** Items between commas; a comma inside braces belongs to a glob. null where an item is missing. */
function splitList(value: string): string[] | null {
  const items = ['']
  let depth = 0
  for (const letter of value) {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (letter === ',' && depth === 0) items.push('')
    else items[items.length - 1] += letter
  }
  return items.includes('') ? null : items
}
