import pLimit from 'p-limit'
import type { Ending } from '../core/agent/converse.ts'
import type { TextBlock } from '../core/agent/messages.ts'
import type { World } from '../core/agent/plan.ts'
import { prime } from '../core/agent/prime.ts'
import type { ChangedFile, Coverage } from '../core/change/model.ts'
import type { Presentation } from '../core/change/present.ts'
import { Candidates } from '../core/findings/candidates.ts'
import { mergeFindings } from '../core/findings/merge.ts'
import type { Finding } from '../core/findings/model.ts'
import { askAgain, type Question } from '../core/prompt/questions.ts'
import type { SkillLibrary } from '../core/skills/library.ts'
import type { Held, Reviewer } from './reviewer.ts'

/** Conversations side by side; more only meet rate limits. */
const parallel = 6
/** Rounds of `effort: high` at most, should every one of them find something. */
const maxRounds = 3

/** A part of the change that one reader can hold, as conversations are shown it. */
export interface Territory {
  /** '' for the only one. */
  readonly name: string
  readonly files: readonly ChangedFile[]
  readonly presentation: Presentation
  readonly shared: TextBlock
  readonly cachedTokens: number
}

export interface Interrogation {
  readonly reviewer: Reviewer
  readonly library: SkillLibrary
  readonly questions: readonly Question[]
  /** Ask again until a round finds nothing new. */
  readonly untilDry: boolean
  readonly world: World
  readonly describe: (files: readonly ChangedFile[], name: string) => Territory
}

export interface Asked {
  /** In the order of territories and questions, whichever was answered first. */
  readonly findings: readonly Finding[]
  readonly coverage: readonly Coverage[]
  /** Conversations that did not finish, the first reason first. */
  readonly unfinished: readonly {
    readonly label: string
    readonly ended: Ending
    readonly reason: string
  }[]
  readonly finished: number
}

/** Puts every question about every territory to a conversation of its own, side by side over a cache that is filled once. */
export async function ask(
  territories: readonly Territory[],
  interrogation: Interrogation,
): Promise<Asked> {
  const limit = pLimit(parallel)
  const { questions, untilDry } = interrogation
  const answers: Answer[] = []
  let round: readonly Question[] = questions
  const primed = await Promise.all(territories.map((one) => primeFor(one, interrogation)))
  for (let number = 1; round.length > 0; number += 1) {
    const before = distinct(answers, territories)
    const asked = primed.flatMap((territory) => round.map((question) => ({ territory, question })))
    const answered = await Promise.all(
      asked.map((one) => limit(() => answer(one.territory, one.question, interrogation))),
    )
    answers.push(...answered.flat())
    const after = distinct(answers, territories)
    const isDry = after.length === before.length
    const isOver = !untilDry || isDry || number === maxRounds || answers.some(isUnfinished)
    const titles = after.map(({ title }) => title)
    round = isOver ? [] : questions.map((question) => askAgain(question, number + 1, titles))
  }
  return {
    findings: answers.flatMap(({ findings }) => findings),
    coverage: coverageOf(answers),
    unfinished: answers
      .filter(isUnfinished)
      .map(({ held: { ended, reason }, label }) => ({ label, ended, reason })),
    finished: answers.filter((one) => !isUnfinished(one)).length,
  }
}

interface Answer {
  readonly label: string
  readonly territory: Territory
  readonly held: Held
  readonly findings: readonly Finding[]
}

const isUnfinished = ({ held }: Answer): boolean => held.ended !== 'finished'

const distinct = (answers: readonly Answer[], territories: readonly Territory[]): Finding[] =>
  mergeFindings(
    answers.flatMap(({ findings }) => findings),
    territories.flatMap(({ files }) => files),
  )

async function primeFor(
  territory: Territory,
  { reviewer, questions, world }: Interrogation,
): Promise<Territory> {
  // A cache that is read once has cost more than it saved.
  if (questions.length < 2) return territory
  const primed = await prime(reviewer.prefix, territory.shared, reviewer.effort, world)
  return primed.ok ? { ...territory, cachedTokens: primed.cachedTokens } : territory
}

/**
 * One question about one territory. What the model declines or cannot hold is asked again of each half, so that a single
 * file costs only itself its review.
 */
async function answer(
  territory: Territory,
  question: Question,
  interrogation: Interrogation,
): Promise<Answer[]> {
  const { reviewer, library, world } = interrogation
  const candidates = new Candidates()
  const label = [question.name, territory.name].filter((part) => part !== '').join(':')
  const cite = (name: string) => {
    const skill = library.find(name)?.skill
    return skill === undefined || skill.hidden ? null : { name: skill.name, hash: skill.hash }
  }
  const held = await reviewer.hold(
    {
      label,
      shared: territory.shared,
      question: question.text,
      task: { kind: 'question', candidates, cite },
      cachedTokens: territory.cachedTokens,
    },
    world,
  )
  const whole = { label, territory, held, findings: candidates.findings }
  const { files } = territory
  if ((held.ended !== 'refused' && held.ended !== 'context') || files.length < 2) return [whole]
  world.log.info(`${label}: ${held.reason} Asking about each half of its ${files.length} files.`)
  const middle = Math.ceil(files.length / 2)
  const halves = [files.slice(0, middle), files.slice(middle)].map((half, index) =>
    interrogation.describe(half, `${territory.name}${index + 1}`),
  )
  const answers: Answer[] = []
  for (const half of halves) answers.push(...(await answer(half, question, interrogation)))
  return [
    ...(candidates.findings.length > 0
      ? [{ ...whole, held: { ...held, ended: 'finished' as const } }]
      : []),
    ...answers,
  ]
}

/** A file was reviewed when every question about it came to its end, and it was shown or opened. */
function coverageOf(answers: readonly Answer[]): Coverage[] {
  const rows = new Map<string, Coverage>()
  for (const { label, territory, held } of answers) {
    const { listed } = territory.presentation
    for (const { path } of territory.files) {
      const reason = isUnreached(path, listed, held)
        ? `too large to be shown, and \`${label}\` did not open it`
        : held.ended === 'finished'
          ? null
          : `\`${label}\` did not finish`
      if (rows.get(path)?.status === 'unreached') continue
      rows.set(path, { path, status: reason === null ? 'reviewed' : 'unreached', reason })
    }
  }
  return [...rows.values()]
}

const isUnreached = (path: string, listed: readonly string[], { opened, ended }: Held): boolean =>
  ended === 'finished' && listed.includes(path) && !opened.has(path)
