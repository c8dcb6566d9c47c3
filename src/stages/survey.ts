import { attributesFolders, within } from '../core/change/attributes.ts'
import type { Change } from '../core/change/model.ts'
import { type Scope, scopeChange } from '../core/change/scope.ts'
import { shardOf } from '../core/change/shards.ts'
import { digest } from '../core/findings/digest.ts'
import type { SkillLibrary } from '../core/skills/library.ts'
import { openLibrary } from '../core/skills/library.ts'
import type { Diagnostic } from '../core/skills/model.ts'
import type { SkillSource } from '../core/skills/source.ts'
import { describeCommand } from '../core/threads/commandHelp.ts'
import { type Increment, planIncrement, type Setup } from '../core/threads/incremental.ts'
import { type AskedSkills, askedSkills } from './askedSkills.ts'
import { type Examined, examine } from './examine.ts'
import { readChange } from './readChange.ts'
import type { Scene } from './scene.ts'
import { skillChangeNotes } from './skillChangeNotes.ts'
import type { Stopwatch } from './stopwatch.ts'

/** The change, what of it is reviewed, the skills to review by, and what their checks found: all that needs no model. */
export interface Survey {
  readonly change: Change
  readonly scope: Scope
  readonly increment: Increment
  readonly setup: Setup
  readonly library: SkillLibrary
  /** Names of the skills that this review was asked to apply. */
  readonly asked: AskedSkills['names']
  readonly examined: Examined
  /** For the summary: broken skills, skills that the change edits. */
  readonly notes: readonly string[]
}

export async function survey(scene: Scene, time: Stopwatch): Promise<Survey> {
  const { ports, open, settings, history, pull } = scene
  const change = await time('change', () => readChange(open, ports.pullRequests))
  const { scope, increment, setup, library, sources } = await time('skills', async () => {
    const { library, sources } = await openSkills(scene)
    const scope = await chosen(change, scene)
    const state = history?.memory.state ?? null
    const isReview = scene.task.wish.kind === 'review'
    // A run that reviews nothing leaves on record by what the last review went.
    const setup: Setup =
      isReview || state === null
        ? { base: pull?.base.ref ?? '', skills: hashes(library), config: setupHash(scene) }
        : state
    const wanted = {
      full: isReview && !settings.incremental,
      isRewritten: await isRewritten(state?.head, scene),
    }
    return {
      library,
      sources,
      scope,
      setup,
      increment: planIncrement(state, scope.files, setup, wanted),
    }
  })
  const examined = await time('checks', () =>
    examine(scope.files, library, open.repository, change.commits),
  )
  const wanted = askedSkills(scene.task.wish, library)
  for (const note of wanted.notes) ports.log.warning(note)
  const diagnostics = [...library.diagnostics, ...examined.diagnostics]
  for (const one of diagnostics) ports.log.warning(one.message, placeOf(one))
  return {
    change,
    scope,
    increment,
    setup,
    library,
    asked: wanted.names,
    examined,
    notes: [
      ...asked(scene),
      ...wanted.notes,
      ...diagnostics.map(told),
      ...(await skillChangeNotes(change, sources, scene)),
    ],
  }
}

/** The skills of the trusted commit, from every source there is. */
export async function openSkills(
  scene: Scene,
): Promise<{ library: SkillLibrary; sources: readonly SkillSource[] }> {
  const { ports, open, settings, config, commit } = scene
  const { repository } = open
  const opened = await ports.openSources({ repository, commit, settings })
  for (const one of opened.diagnostics) ports.log.warning(one.message, placeOf(one))
  const library = await openLibrary({
    sources: opened.sources,
    pins: { refs: config.pins, openAt: (ref) => opened.openAt(ref) },
    now: () => ports.clock.now(),
  })
  return { library, sources: opened.sources }
}

/** What of a change is reviewed. */
export async function chosen(change: Change, { open, settings }: Scene): Promise<Scope> {
  const folders = attributesFolders(change.files.map(({ path }) => path))
  const attributes = await Promise.all(
    folders.map(async (folder) => {
      const path = within(folder, '.gitattributes')
      const bytes = await open.repository.read(change.commits.base, path)
      return { folder, text: bytes === null ? '' : new TextDecoder().decode(bytes) }
    }),
  )
  const scope = scopeChange(change, {
    paths: settings.paths,
    pathsIgnore: settings['paths-ignore'],
    attributes,
  })
  if (settings.shard === '') return scope
  const files = shardOf(scope.files, settings.shard)
  const mine = new Set(files.map(({ path }) => path))
  const others = new Set(scope.files.flatMap(({ path }) => (mine.has(path) ? [] : [path])))
  return { files, coverage: scope.coverage.filter(({ path }) => !others.has(path)) }
}

/** The plan of a review that somebody asked for, as it was understood. */
const asked = ({ task: { comment, wish } }: Scene): string[] =>
  comment !== null && wish.kind === 'review'
    ? [`${comment.author} asked for: ${describeCommand(wish)}`]
    : []

const hashes = ({ skills }: SkillLibrary): Setup['skills'] =>
  Object.fromEntries(skills.map(({ name, hash }) => [name, hash.slice(0, 8)]))

/** What a review goes by besides skills: whoever changes it wants the change read anew. */
const setupHash = ({ settings }: Scene): string =>
  digest([settings.model, settings.instructions], 8)

/** Whether the head that was reviewed last is no ancestor of this one, or is gone. */
async function isRewritten(last: string | undefined, { open }: Scene): Promise<boolean> {
  const { head } = open.commits
  if (last === undefined || last === head) return false
  return (await open.repository.mergeBase(last, head).catch(() => null)) !== last
}

const told = ({ file, line, message }: Diagnostic): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`

const placeOf = ({ file, line }: Diagnostic) => ({ path: file, ...(line === null ? {} : { line }) })
