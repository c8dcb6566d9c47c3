import { fenced } from './fenced.ts'
import { api } from './questions/api.ts'
import { correctness } from './questions/correctness.ts'
import { data } from './questions/data.ts'
import { rules } from './questions/rules.ts'
import { security } from './questions/security.ts'
import { tests } from './questions/tests.ts'

/** What one conversation about the change is asked: the second block of its first message. */
export interface Question {
  /** Names the conversation in logs and transcripts. */
  readonly name: string
  readonly text: string
}

export interface QuestionOptions {
  /** Without skills there are no rules to ask for. */
  readonly hasSkills: boolean
}

/** The questions of an effort, the most fruitful first. `low` asks in one conversation what `medium` asks in three. */
export function questionsFor(
  effort: 'low' | 'medium' | 'high',
  { hasSkills }: QuestionOptions,
): readonly Question[] {
  const basic = { correctness, security, ...(hasSkills ? { rules } : {}) }
  if (effort === 'low') return [question('review', inOne(Object.values(basic)))]
  const asked = effort === 'high' ? { ...basic, api, data, tests } : basic
  return Object.entries(asked).map(([name, text]) => question(name, text))
}

/**
 * The same question asked again in a conversation of its own. `found` are the titles of what is known, whatever question
 * it answered: a second look is worth its price only where the first one did not look.
 */
export function askAgain(asked: Question, round: number, found: readonly string[]): Question {
  const known = fenced([
    {
      ours: '## What is known already\n\nFound in this change by you and others. None of it is to be reported again, nor another effect of the same cause.',
      of: 'known findings',
      theirs: found.map((title) => `- ${title}`).join('\n'),
    },
  ])
  const text = [asked.text, again, known].filter((part) => part !== '').join('\n\n')
  return { name: `${asked.name}-${round}`, text }
}

const again = `## This is a second look

The question was asked before. Look where the first look did not: the hunks and files without a finding, the callers and siblings nobody opened, what is absent, the second call, the failure in the middle. Raise nothing weaker than what you would have reported the first time: if nothing is left, finish at once.`

const question = (name: string, text: string): Question => ({
  name,
  text: `# Your question\n\n${text}`,
})

const inOne = (texts: readonly string[]): string =>
  [
    'You are the only reviewer, and these are your questions. What one of them leaves to others is yours too. Take one after the other, then finish once.',
    ...texts.map((text, index) => `## ${index + 1}. ${text}`),
  ].join('\n\n')
