import { explainFinding } from '../core/report/explain.ts'
import type { SkillLibrary } from '../core/skills/library.ts'
import { commandHelp } from '../core/threads/commandHelp.ts'
import { findById } from '../core/threads/memory.ts'
import type { Wish } from '../task.ts'
import { type Ended, ended, type Facts, nothingYet } from './outcome.ts'
import type { Scene } from './scene.ts'
import { openSkills } from './survey.ts'
import { wordingFor } from './wording.ts'

/** A run that ends before there is anything to report. */
export function skip({ task, pull, open }: Scene, reason: string): Ended {
  const { base, mergeBase, head } = open.commits
  return ended(
    {
      ...nothingYet,
      repository: task.repository,
      pull_number: pull?.number ?? null,
      base_sha: base,
      merge_base_sha: mergeBase,
      head_sha: head,
      run_id: task.runId ?? null,
    },
    { skipped: reason },
  )
}

/** A comment below the one that asked. */
export interface Reply {
  readonly text: string
  /** Whether it tells why nothing was done. */
  readonly isRefusal: boolean
}

/** The answer to a question that was put by comment; null for a wish that is to be acted on. */
export async function replyTo(wish: Wish, scene: Scene): Promise<Reply | null> {
  const { history, settings } = scene
  const { trigger } = settings
  const answer = (text: string): Reply => ({ text, isRefusal: false })
  const refuse = (text: string): Reply => ({ text, isRefusal: true })
  switch (wish.kind) {
    case 'help':
      return answer(commandHelp(trigger))
    case 'unclear':
      return refuse(wish.problem)
    case 'skills':
      return answer(skillsTable((await openSkills(scene)).library))
    case 'explain':
    case 'dismiss':
    case 'resolve': {
      const found = history === null ? null : findById(history.memory, wish.id)
      if (found === null)
        return refuse(
          `There is no finding \`${wish.id}\` on this pull request. Its comment shows the id of each finding in small print.`,
        )
      return wish.kind === 'explain'
        ? answer(explainFinding(found, wordingFor(scene, history?.discussion ?? null)))
        : null
    }
    default:
      return null
  }
}

/** Answers by a comment and is done. */
export async function tell({ text, isRefusal }: Reply, scene: Scene): Promise<Ended> {
  const comment = await scene.ports.pullRequests?.saveComment(text, null)
  const end = skip(scene, 'The command was answered; it asked for no review.')
  return { ...end, url: comment?.url ?? null, isPosted: true, isRefusal }
}

/** How a run ends that acts on findings of earlier reviews and reviews nothing itself; `stopped` kept it from doing all. */
export function actedOn({ kind }: Wish, stopped: string | null, acts: boolean): Facts {
  if (stopped !== null) return { failure: `Not all was done: ${stopped}.` }
  if (kind !== 'answers') return { skipped: 'The command was carried out; it asked for no review.' }
  return {
    skipped: acts
      ? 'The answers in the threads were dealt with; nobody asked for a review.'
      : 'No answer in the threads asks for anything; nobody asked for a review.',
  }
}

function skillsTable({ offered, catalogue }: SkillLibrary): string {
  if (offered.length === 0) return 'No skills are offered.'
  const rows = offered
    .filter(({ name }) => catalogue.names.includes(name))
    .map(
      ({ name, version, description, location }) =>
        `| \`${name}\`${version === null ? '' : ` ${version}`} | ${description.replaceAll('|', '\\|')} | \`${location}\` |`,
    )
  return ['| skill | what it holds | where |', '| --- | --- | --- |', ...rows].join('\n')
}
