import type { Outcome } from '../findings/outcome.ts'
import { type Wording, worded } from './wording.ts'

/** Names in a row; a repository may offer thousands of skills. */
const maxListedNames = 50

/** The details as the lines of a list: what it took and what it went by. Nothing is shown that is not known. */
export function figures(outcome: Outcome, { phrases, out }: Wording): string[] {
  const { usage, skills, timings } = outcome
  const names = (list: readonly string[]) =>
    [
      ...list.slice(0, maxListedNames).map((name) => out.code(name)),
      ...(list.length > maxListedNames ? [`+${list.length - maxListedNames}`] : []),
    ].join(', ')
  const rows: [string, string | null][] = [
    [phrases.skillsOffered, names(skills.offered)],
    [phrases.skillsLoaded, names(skills.loaded.map(label))],
    [phrases.model, usage.model === null ? null : out.code(usage.model)],
    [phrases.tokens, usage.requests === 0 ? null : tokens(outcome, phrases)],
    [phrases.cost, costs(outcome, phrases)],
    [phrases.time, times(timings)],
  ]
  return rows.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`- ${name}: ${value}`],
  )
}

const label = ({ name, version }: { name: string; version: string | null }): string =>
  version === null ? name : `${name} ${version}`

function tokens({ usage }: Outcome, { fromCache }: Wording['phrases']): string {
  const { input_tokens, cache_read_tokens, cache_write_tokens, output_tokens } = usage
  const read = input_tokens + cache_read_tokens + cache_write_tokens
  const cached = `${percent(usage.cache_read_ratio)} ${fromCache}`
  return `${thousands(read)} (${cached}) → ${thousands(output_tokens)}, ${usage.requests}×`
}

function costs(
  { usage, findings }: Outcome,
  { perFinding, saved }: Wording['phrases'],
): string | null {
  const { cost_usd, cost_without_cache_usd } = usage
  if (cost_usd === null || usage.requests === 0) return null
  const count = worded(findings).length
  const without = (cost_without_cache_usd ?? cost_usd) - cost_usd
  return [
    dollars(cost_usd),
    count === 0 ? null : `${dollars(cost_usd / count)} ${perFinding}`,
    without < 0.005 ? null : `${dollars(without)} ${saved}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

const times = (timings: Outcome['timings']): string =>
  Object.entries(timings)
    .map(([stage, milliseconds]) => `${stage} ${seconds(milliseconds)}`)
    .join(', ')

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
export const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`
/** Digits in groups of three, the same in every language. */
export const thousands = (count: number): string =>
  String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ' ')
/** Two digits, or three where two would say nothing. */
export const dollars = (amount: number): string => `$${amount.toFixed(amount < 0.1 ? 3 : 2)}`
