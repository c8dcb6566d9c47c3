import type { Message } from '../../agent/messages.ts'
import { isText } from '../../agent/messages.ts'
import type { Model } from '../../agent/model.ts'
import { type Entry, indexSource } from '../indexSource.ts'
import { lintSkills } from '../lint/lint.ts'
import { snapshotSource } from '../snapshot.ts'
import { testSkill } from '../testing/testSkill.ts'
import type { DraftContext } from './context.ts'
import { draftInstructions, draftQuestion } from './prompt.ts'

export interface Draft {
  readonly name: string
  /** The skill file's text. */
  readonly text: string
  /** What is still wrong with it, one line each; empty when it lints clean and its tests hold. */
  readonly problems: readonly string[]
}

/** How often a draft may be mended. */
const maxRounds = 3
const maxTokens = 8_000

/**
 * Lets the model draft a skill and mend it until it lints clean and its own test cases hold. `others` are the skills
 * that exist, so that it does not become one of them again. null when the model writes nothing that is a skill.
 */
export async function generateSkill(
  model: Model,
  topic: string,
  context: DraftContext,
  others: ReadonlyMap<string, Entry>,
  signal: AbortSignal,
): Promise<Draft | null> {
  const messages: Message[] = [say('user', draftQuestion(topic, context, [...others.values()]))]
  let best: Draft | null = null
  for (let round = 0; round < maxRounds; round += 1) {
    const reply = await model.ask(
      {
        system: [{ type: 'text', text: draftInstructions }],
        tools: [],
        messages,
        max_tokens: maxTokens,
        effort: 'medium',
        format: null,
      },
      'skill-draft',
      signal,
    )
    const draft = await examine(
      withoutFence(
        reply.content
          .filter(isText)
          .map((b) => b.text)
          .join(''),
      ),
      others,
    )
    if (draft.name !== '') best = { ...draft, name: draft.name }
    if (draft.problems.length === 0) break
    const remarks = draft.problems.map((problem) => `- ${problem}`).join('\n')
    messages.push({ role: 'assistant', content: reply.content })
    messages.push(say('user', `Mend this and answer the whole file again:\n${remarks}`))
  }
  return best
}

/** Lint and test cases of a text; its name is '' when it is no skill. */
async function examine(text: string, others: ReadonlyMap<string, Entry>): Promise<Draft> {
  const files = new Map([['draft/SKILL.md', new TextEncoder().encode(text)]])
  const snapshot = { version: '', files, roots: [''], leftOut: [] }
  const { entries, diagnostics } = await indexSource(snapshotSource(snapshot, 'repository', ''))
  const [entry] = entries
  if (entry === undefined)
    return { name: '', text, problems: diagnostics.map(({ message }) => message) }

  const { name } = entry.skill
  // The folder will have the skill's name; lint is to see it there.
  const placed = { ...entry, place: { ...entry.place, folder: name } }
  const remarks = await lintSkills([placed], new Map([...others, [name, placed]]), diagnostics)
  const tests = await testSkill(entry.skill, null)
  const problems = [
    ...remarks
      .filter(({ level }) => level !== 'note')
      .map(({ line, message }) => `line ${line}: ${message}`),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(({ title, reason }) => `${title}: ${reason}`),
    ...(entry.skill.testCases.length === 0 ? ['There are no `test_cases`.'] : []),
    ...(others.has(name) ? [`A skill \`${name}\` exists already; choose another name.`] : []),
  ]
  return { name, text, problems }
}

const say = (role: Message['role'], text: string): Message => ({
  role,
  content: [{ type: 'text', text }],
})

/** Models like to wrap a file in a fence, although asked not to. */
const withoutFence = (text: string): string =>
  `${(/```(?:markdown|md)?\n(---\n[\s\S]*)\n```\s*$/.exec(text)?.[1] ?? text).trim()}\n`
