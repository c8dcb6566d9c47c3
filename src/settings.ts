import { z } from 'zod'
import { severities } from './core/findings/model.ts'

/**
 * Everything a run can be told, apart from credentials. Three layers, the nearest wins: the workflow's inputs (or the
 * command line's options), the repository's config file, the defaults below. action.yml declares no `default:` for
 * these, because the runner would then send one as if the workflow had said it, and the config could never win.
 */
const given = z.string().transform((text) => text.trim())
const lines = given.transform(splitList)
const flag = given.pipe(
  z.stringbool({ truthy: ['true', 'yes', 'on', '1'], falsy: ['false', 'no', 'off', '0'] }),
)
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  given.pipe(z.enum(values))
const number = (allowed: string, fits: (value: number) => boolean) =>
  given.transform(Number).refine(fits, allowed)

export const efforts = ['low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]
export const modes = ['review', 'analyze', 'publish', 'plan'] as const
export const providers = ['anthropic', 'bedrock', 'vertex', 'foundry'] as const

const schema = z.object({
  provider: oneOf(providers).default('anthropic'),
  'anthropic-base-url': given.default(''),
  model: given.pipe(z.string().min(1)).default('claude-sonnet-5-5'),
  effort: oneOf(efforts).default('medium'),
  mode: oneOf(modes).default('review'),
  'dry-run': flag.default(false),
  skills: lines.default([]),
  'skills-path': lines.default([
    '.skills',
    'skills',
    '.agents/skills',
    '.claude/skills',
    '.github/skills',
  ]),
  'skills-ref': given.pipe(z.string().min(1)).default('base'),
  builtin: flag.default(true),
  instructions: given.default(''),
  paths: lines.default([]),
  'paths-ignore': lines.default([]),
  trigger: given.pipe(z.string().regex(/^\S+$/, 'one word')).default('/review'),
  'min-severity': oneOf(severities).default('low'),
  'max-comments': number(
    'a whole number from 0 to 500',
    (n) => Number.isInteger(n) && n >= 0 && n <= 500,
  ).default(20),
  'fail-on': oneOf(['none', ...severities]).default('none'),
  'max-cost-usd': number('a number above 0', (n) => n > 0).default(2),
  'timeout-minutes': number('a number above 0, at most 360', (n) => n > 0 && n <= 360).default(15),
  'review-drafts': flag.default(false),
  incremental: flag.default(true),
  'resolve-fixed': flag.default(true),
  'check-run': oneOf(['auto', 'true', 'false']).default('auto'),
  language: given
    .pipe(z.string().regex(/^[\p{L}\p{N} ()-]{2,40}$/u, 'a language tag or name'))
    .default('en'),
  config: given.pipe(z.string().min(1)).default('.github/skill-review.yml'),
  shard: given.pipe(z.string().regex(/^(\d+\/\d+)?$/, 'i/n, such as 2/5')).default(''),
})

export type SettingName = keyof z.input<typeof schema>
export type Settings = Readonly<z.output<typeof schema>>

export const settingNames = Object.keys(schema.shape) as SettingName[]

/** What only the workflow may say: a file in the repository must not choose the endpoint that gets the key, or itself. */
const workflowOnly = new Set<SettingName>([
  'provider',
  'anthropic-base-url',
  'mode',
  'dry-run',
  'skills-ref',
  'trigger',
  'config',
  'shard',
])

export const configNames = settingNames.filter((name) => !workflowOnly.has(name))

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Texts by setting name; an empty or missing text means "not said". `config` holds the file's values as texts. */
export function parseSettings(
  inputs: Readonly<Record<string, string | undefined>>,
  config: Readonly<Record<string, string>> = {},
): SettingsResult {
  const merged: Record<string, string> = {}
  for (const name of settingNames) {
    const said = inputs[name]
    const value = said !== undefined && said.trim() !== '' ? said : config[name]
    if (value !== undefined && value.trim() !== '') merged[name] = value
  }
  const parsed = schema.safeParse(merged)
  if (parsed.success) return { ok: true, settings: Object.freeze(parsed.data) }
  return { ok: false, problems: parsed.error.issues.map((issue) => problem(issue, merged)) }
}

/** One line for a person: which setting, what it was, what it may be. */
function problem(issue: z.core.$ZodIssue, values: Record<string, string>): string {
  const name = String(issue.path[0])
  const wanted =
    issue.code === 'invalid_value'
      ? `one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`
      : issue.message
  return `\`${name}\` is ${JSON.stringify(values[name])}; allowed: ${wanted}.`
}

/** One a line or separated by commas; also the text of a YAML or JSON list (`['a', 'b']`), which people paste. */
function splitList(text: string): string[] {
  const bare = /^\[[\s\S]*\]$/.test(text) ? text.slice(1, -1) : text
  const items: string[] = []
  let item = ''
  let depth = 0
  for (const char of `${bare}\n`) {
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (char === '\n' || (char === ',' && depth <= 0)) {
      const clean = item
        .trim()
        .replace(/^- +/, '')
        .replace(/^(['"])(.*)\1$/, '$2')
      if (clean !== '') items.push(clean)
      item = ''
      depth = 0
    } else item += char
  }
  return items
}

/** Something a person has to mend in the workflow, the command line or the config file. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
