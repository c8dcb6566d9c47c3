import { nearest } from '../skills/nearest.ts'
import { findCommandLine } from './commandLine.ts'
import { type ReviewOptions, splitOptions } from './commandOptions.ts'

/** What a person asked for in a comment. */
export type Command =
  | ({
      readonly kind: 'review'
      /** null: as the settings say. */
      readonly scope: 'full' | 'incremental' | null
    } & ReviewOptions)
  | { readonly kind: 'help' }
  | { readonly kind: 'skills' }
  | { readonly kind: 'explain'; readonly id: string }
  | { readonly kind: 'resolve'; readonly id: string }
  | { readonly kind: 'dismiss'; readonly id: string; readonly reason: string }

/** `null`: no command. A problem tells the person what was wrong and shows the right form. */
export type CommandResult =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly problem: string }
  | null

const verbs = ['full', 'incremental', 'help', 'skills', 'explain', 'dismiss', 'resolve'] as const
type Verb = (typeof verbs)[number]

/**
 * Reads the command of a comment: `trigger`, perhaps a verb, options, and a free text that says what to look at.
 * Strict: a slip of the pen is answered, never reviewed at somebody's expense.
 */
export function parseCommand(body: string, trigger: string): CommandResult {
  const line = findCommandLine(body, trigger)
  if (line === null) return null
  const [first = '', ...others] = line === '' ? [] : line.split(/\s+/)
  const verb = verbs.find((one) => one === first.toLowerCase())
  const problem = (what: string, form: string): CommandResult => ({
    ok: false,
    problem: `${what} The form is \`${trigger} ${form}\`.`,
  })
  switch (verb) {
    case 'help':
    case 'skills':
      return others.length === 0
        ? { ok: true, command: { kind: verb } }
        : problem(`\`${verb}\` takes nothing after it.`, verb)
    case 'explain':
    case 'resolve': {
      const id = readId(others[0])
      return id !== null && others.length === 1
        ? { ok: true, command: { kind: verb, id } }
        : problem(`\`${verb}\` takes one id of a finding, ${idForm}.`, `${verb} ID`)
    }
    case 'dismiss': {
      const id = readId(others[0])
      const reason = others.slice(1).join(' ')
      return id !== null && reason !== ''
        ? { ok: true, command: { kind: 'dismiss', id, reason } }
        : problem(
            `\`dismiss\` takes the id of a finding, ${idForm}, and a reason.`,
            'dismiss ID REASON',
          )
    }
    default:
      return review(verb ?? null, verb === undefined ? line : line.slice(first.length), trigger)
  }
}

function review(
  scope: 'full' | 'incremental' | null,
  text: string,
  trigger: string,
): CommandResult {
  const options = splitOptions(text.trim())
  const form = `${trigger} [full|incremental] [skill=a,b] [paths=GLOB,GLOB] [effort=low|medium|high] [budget=USD] [dry-run] [what to look at]`
  if (!options.ok) return { ok: false, problem: `${options.problem} The form is \`${form}\`.` }
  const meant = scope === null ? mistypedVerb(options.options.focus) : null
  if (meant !== null)
    return {
      ok: false,
      problem: `\`${meant.word}\` is not a command; did you mean \`${trigger} ${meant.verb}\`? \`${trigger} help\` lists them all.`,
    }
  return { ok: true, command: { kind: 'review', scope, ...options.options } }
}

/** A first word that is a letter or two off a verb was meant to be one. */
function mistypedVerb(focus: string): { word: string; verb: Verb } | null {
  const [word = ''] = focus.toLowerCase().split(/\s/, 1)
  const verb = verbs.find((one) => one === nearest(word, verbs))
  const isClose =
    verb !== undefined && word[0] === verb[0] && Math.abs(word.length - verb.length) <= 1
  return isClose ? { word, verb } : null
}

const idForm = 'eight letters and digits such as `1a2b3c4d`'

/** As the comments show it, with the back ticks or the `#` that people copy along. */
const readId = (word: string | undefined): string | null =>
  /^[`#]?([0-9a-f]{8})`?$/i.exec(word ?? '')?.[1]?.toLowerCase() ?? null
