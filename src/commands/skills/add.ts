import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepCopy } from '../../adapters/sources/lockedCopy.ts'
import { fetchRemote, type RemoteAccess } from '../../adapters/sources/remote.ts'
import { SourceError } from '../../adapters/sources/request.ts'
import { indexSource } from '../../core/skills/indexSource.ts'
import { lintSkills } from '../../core/skills/lint/lint.ts'
import { lockPath, parseLock, renderLock } from '../../core/skills/lock.ts'
import { settleNames } from '../../core/skills/precedence.ts'
import { type Snapshot, snapshotDigest, snapshotSource } from '../../core/skills/snapshot.ts'
import { parseSource } from '../../core/skills/sourceSpec.ts'
import { exits, UsageError, type World } from '../world.ts'
import { type Collection, remoteOf, withCollection } from './collection.ts'
import { remarkLine } from './print.ts'

/** `skills add SOURCE`: fetches a remote source, shows what it holds and what lint says, and locks that state. */
export function run(args: { readonly source: string }, world: World): Promise<number> {
  return withCollection(world, async (collection) => {
    const parsed = parseSource(args.source)
    if (!parsed.ok) throw new UsageError(parsed.problem)
    const { spec } = parsed
    if (spec.kind === 'folder')
      throw new UsageError(
        `\`${spec.text}\` is a folder and needs no lock. Name it under \`skills\` in the config. A repository is written owner/repo@ref.`,
      )
    const access: RemoteAccess = { ...remoteOf(world), searched: collection.searched }
    const snapshot = await fetchRemote(spec, null, access).catch((error: unknown) => {
      throw error instanceof SourceError ? new UsageError(`${error.message}.`) : error
    })
    const count = await describe(snapshot, spec.text, spec.kind, world)
    if (count === 0) throw new UsageError(`There is no skill in ${spec.text}; nothing was locked.`)

    if (access.cacheFolder !== null) await keepCopy(access.cacheFolder, snapshot)
    await lock(collection, spec.text, snapshot)
    world.stderr.write(
      `Locked in ${lockPath}. Commit it, and name the source in .github/skill-review.yml:\n  skills:\n    - ${spec.text}\n`,
    )
    return exits.done
  })
}

/** Prints the skills and what lint says of them; answers how many there are. */
async function describe(
  snapshot: Snapshot,
  label: string,
  kind: 'github' | 'index',
  { stdout, stderr }: World,
): Promise<number> {
  const { entries, diagnostics } = await indexSource(snapshotSource(snapshot, kind, `${label}/`))
  const remarks = await lintSkills(entries, settleNames(entries).entries, diagnostics)
  for (const { skill } of entries) stdout.write(`${skill.name}  ${skill.description}\n`)
  for (const remark of remarks) if (remark.level !== 'note') stderr.write(`${remarkLine(remark)}\n`)
  return entries.length
}

async function lock({ folder }: Collection, source: string, snapshot: Snapshot): Promise<void> {
  const file = join(folder, lockPath)
  const text = await readFile(file, 'utf8').catch(() => null)
  const read = parseLock(text)
  if (!read.ok) throw new UsageError(read.problem)
  const locked = { version: snapshot.version, sha256: snapshotDigest(snapshot) }
  await writeFile(file, renderLock(new Map([...read.lock, [source, locked]])))
}
