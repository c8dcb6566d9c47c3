import type { ChangedFile, Coverage } from '../core/change/model.ts'
import { reprove } from '../core/findings/reprove.ts'
import { digestFile } from '../core/threads/fileDigest.ts'
import type { PullRequests } from '../ports.ts'
import { readChange } from './readChange.ts'
import type { Scene } from './scene.ts'
import { chosen } from './survey.ts'
import type { Ground, Thought } from './tally.ts'

export interface Bearings {
  readonly thought: Thought
  readonly scene: Scene
  readonly ground: Ground
}

/**
 * A run whose pull request moved on, on the new head: every finding is proven anew on the new diff, and the files whose
 * change is no longer the one that was read are left to a later run, which is said.
 */
export async function followHead(
  { thought, scene, ground }: Bearings,
  pullRequests: PullRequests,
): Promise<Bearings> {
  const { ports } = scene
  const pull = await pullRequests.read()
  const open = await ports.openChange(pull)
  const change = await readChange(open, pullRequests)
  const moved = { ...scene, pull, open }
  const files = new Map(change.files.map((file) => [file.path, file]))
  const before = new Map(ground.change.files.map((file) => [file.path, file]))
  const isAsItWas = (path: string) => isSameChange(before.get(path), files.get(path))
  const changed = change.files.filter(({ path }) => !isAsItWas(path))
  const missed: Coverage[] = changed.map(({ path }) => ({
    path,
    status: 'unreached',
    reason: 'changed while it was reviewed',
  }))
  ports.log.notice(
    `The pull request got new commits while they were reviewed, so the findings are posted on ${open.commits.head.slice(0, 7)}; files that these commits changed: ${changed.length}.`,
  )
  return {
    scene: moved,
    ground: {
      ...ground,
      change,
      scope: await chosen(change, moved),
      increment: {
        ...ground.increment,
        ask: change.files.filter(({ path }) => thought.asked.has(path) && isAsItWas(path)),
        settled: ground.increment.settled.filter(({ path }) => isAsItWas(path)),
      },
    },
    thought: {
      ...thought,
      findings: thought.findings.flatMap((finding) => {
        const file = files.get(finding.path)
        return file === undefined ? [] : (reprove(finding, file, ports.redact) ?? [])
      }),
      asked: new Set([...thought.asked].filter(isAsItWas)),
      coverage: [...thought.coverage.filter(({ path }) => isAsItWas(path)), ...missed],
    },
  }
}

function isSameChange(one: ChangedFile | undefined, other: ChangedFile | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const before = digestFile(one)?.change
  return before !== undefined && before === digestFile(other)?.change
}
