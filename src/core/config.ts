import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Price } from './agent/model.ts'

/** Who may cause an automatic run, and how much. */
export interface AdmissionRules {
  /** Associations or logins whose pull requests are reviewed without asking; empty means everyone. */
  readonly authors: readonly string[]
  /** Bots whose pull requests are reviewed; compared without case and without `[bot]`. */
  readonly bots: readonly string[]
  /** Most a pull request may cost in all, and on one day; null means no limit beyond the run's own. */
  readonly maxCostPerPullRequest: number | null
  readonly maxCostPerDay: number | null
}

/** What the repository's config file says, apart from settings that an input can say too. */
export interface RepositoryConfig {
  /** Values of settings as texts, by setting name. */
  readonly settings: Readonly<Record<string, string>>
  /** A skill's name to the git ref its text is taken from. */
  readonly pins: Readonly<Record<string, string>>
  /** A model's id to its price in dollars per million tokens. */
  readonly prices: Readonly<Record<string, Price>>
  readonly admission: AdmissionRules
  readonly warnings: readonly string[]
}

export type ConfigResult =
  | { readonly ok: true; readonly config: RepositoryConfig }
  | { readonly ok: false; readonly problem: string }

const dollars = z.number().nonnegative()
const own = {
  pins: z.record(z.string(), z.coerce.string()),
  prices: z.record(
    z.string(),
    z.object({
      input: dollars,
      output: dollars,
      cache_write_5m: dollars,
      cache_write_1h: dollars,
      cache_read: dollars,
    }),
  ),
  authors: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
  bots: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
  'max-cost-per-pull-request-usd': z.number().positive(),
  'max-cost-per-day-usd': z.number().positive(),
}

export const noConfig: RepositoryConfig = {
  settings: {},
  pins: {},
  prices: {},
  admission: { authors: [], bots: [], maxCostPerPullRequest: null, maxCostPerDay: null },
  warnings: [],
}

/**
 * Reads the config file. An empty file means all defaults; YAML that cannot be read is a problem that names file and
 * line, because a typo must not silently switch a rule off; an unknown key is only warned about.
 */
export function parseConfig(
  text: string,
  file: string,
  settingNames: readonly string[],
): ConfigResult {
  const lineCounter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter, uniqueKeys: true })
  const error = document.errors[0]
  if (error !== undefined) {
    const line = lineCounter.linePos(error.pos[0]).line
    return {
      ok: false,
      problem: `${file}:${line}: ${(error.message.split('\n')[0] ?? '').replace(/ at line.*$/, '')}. Mend the YAML there.`,
    }
  }
  if (
    document.contents === null ||
    (isScalar(document.contents) && document.contents.value === null)
  )
    return { ok: true, config: noConfig }
  if (!isMap(document.contents))
    return {
      ok: false,
      problem: `${file}:1: the file must hold \`name: value\` pairs, not a list or a single value.`,
    }

  const settings: Record<string, string> = {}
  const said: Partial<{ [Name in keyof typeof own]: z.output<(typeof own)[Name]> }> = {}
  const warnings: string[] = []
  for (const pair of document.contents.items) {
    const name = String(isScalar(pair.key) ? pair.key.value : pair.key)
    const offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0
    const place = `${file}:${lineCounter.linePos(offset).line}`
    const value: unknown = document.get(name, false)
    const plain: unknown =
      isMap(value) || (typeof value === 'object' && value !== null)
        ? JSON.parse(JSON.stringify(value))
        : value
    if (settingNames.includes(name)) {
      const texts = asText(plain)
      if (texts === null)
        return {
          ok: false,
          problem: `${place}: \`${name}\` must be a text, a number, true or false, or a list of texts.`,
        }
      settings[name] = texts
    } else if (Object.hasOwn(own, name)) {
      const key = name as keyof typeof own
      const parsed = own[key].safeParse(plain)
      if (!parsed.success) {
        const issue = parsed.error.issues[0]
        return {
          ok: false,
          problem: `${place}: \`${[name, ...(issue?.path ?? [])].join('.')}\` does not fit: ${issue?.message ?? 'unknown'}.`,
        }
      }
      Object.assign(said, { [key]: parsed.data })
    } else
      warnings.push(
        `${place}: \`${name}\` is not a key of this file and is ignored. Known keys: ${[...settingNames, ...Object.keys(own)].sort().join(', ')}.`,
      )
  }
  return {
    ok: true,
    config: {
      settings,
      pins: said.pins ?? {},
      prices: said.prices ?? {},
      admission: {
        authors: said.authors ?? [],
        bots: said.bots ?? [],
        maxCostPerPullRequest: said['max-cost-per-pull-request-usd'] ?? null,
        maxCostPerDay: said['max-cost-per-day-usd'] ?? null,
      },
      warnings,
    },
  }
}

/** Settings are texts wherever they come from, so that one schema judges them all; a list becomes lines. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string' || typeof item === 'number')
  )
    return value.join('\n')
  return null
}
