import type { ChangedFile } from '../change/model.ts'
import { digestFile } from './fileDigest.ts'
import type { ReviewState } from './state.ts'

/** What a review goes by besides the change: short content hashes. */
export interface Setup {
  readonly base: string
  readonly skills: Readonly<Record<string, string>>
  readonly config: string
}

export interface Increment {
  /** Files to ask the model about. */
  readonly ask: readonly ChangedFile[]
  /** Files whose change is the very one that was reviewed before. */
  readonly settled: readonly ChangedFile[]
  /** One sentence for a person: what is reviewed and why. */
  readonly reason: string
}

/**
 * Which files need asking again. Contents are compared, not commits, so a rewritten history costs nothing where the
 * change is the same; `isRewritten` (the last reviewed head is no ancestor of this one, or is gone) is only said. Where
 * nothing can be compared, or what the review goes by has changed, everything is asked again.
 */
export function planIncrement(
  state: ReviewState | null,
  files: readonly ChangedFile[],
  setup: Setup,
  wanted: { readonly full: boolean; readonly isRewritten: boolean },
): Increment {
  const full = whyFull(state, setup, wanted.full)
  if (state === null || full !== null)
    return { ask: files, settled: [], reason: `Full review: ${full}.` }
  const before = new Map(state.files.map(({ path, change }) => [path, change]))
  const settled = files.filter(
    (file) => before.has(file.path) && before.get(file.path) === digestFile(file)?.change,
  )
  const ask = files.filter((file) => !settled.includes(file))
  const since = `since the review of ${state.head.slice(0, 7)}`
  const rewritten = wanted.isRewritten
    ? '; the history was rewritten, so contents were compared'
    : ''
  const count =
    ask.length === 0
      ? 'no file changed'
      : `${ask.length} of ${files.length} ${files.length === 1 ? 'file' : 'files'} changed`
  return { ask, settled, reason: `Incremental review: ${count} ${since}${rewritten}.` }
}

function whyFull(state: ReviewState | null, setup: Setup, asked: boolean): string | null {
  if (state === null) return 'there is no earlier review to build on'
  if (asked) return 'it was asked for'
  if (state.files.length === 0) return 'what was reviewed before is not on record'
  return whatDiffers(state, setup)
}

/** Whether what was reviewed by the one is as good as reviewed by the other. */
export const isSameSetup = (one: Setup, other: Setup): boolean => whatDiffers(one, other) === null

function whatDiffers(state: Setup, setup: Setup): string | null {
  if (state.base !== setup.base)
    return `the base branch is now \`${setup.base}\`, it was \`${state.base}\``
  if (state.config !== setup.config) return 'the configuration changed since the last one'
  const names = changedNames(state.skills, setup.skills)
  if (names.length > 0) return `skills changed since the last one (${names.join(', ')})`
  return null
}

function changedNames(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  const old = new Map(Object.entries(before))
  const current = new Map(Object.entries(now))
  const names = new Set([...old.keys(), ...current.keys()])
  return [...names].filter((name) => old.get(name) !== current.get(name)).sort()
}
