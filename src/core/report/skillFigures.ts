import type { SkillMetrics } from '../skills/metrics.ts'
import { percent } from './figures.ts'
import type { Wording } from './wording.ts'

/** Skills in a row, the most loaded first; what a run loads is few, what a model asks for may be anything. */
const maxListed = 20

/** How skills were used, as lines of the list of details: how often, how fast, what was asked for in vain. */
export function skillFigures(metrics: SkillMetrics | null, { phrases, out }: Wording): string[] {
  if (metrics === null) return []
  const { loads, loadSeconds, cacheHits, cacheMisses, unknown } = metrics
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxListed)
      .map(([name, count]) => `${out.code(name)} ${count}×`)
      .join(', ')
  const mean = loadSeconds.reduce((sum, one) => sum + one, 0) / loadSeconds.length
  const cached = `${percent(cacheHits / (cacheHits + cacheMisses))} ${phrases.fromCache}`
  return [
    ...(loadSeconds.length === 0
      ? []
      : [
          `- ${phrases.skillLoads}: ${counted(loads)}; ∅ ${(mean * 1000).toFixed(1)} ms; ${cached}`,
        ]),
    ...(Object.keys(unknown).length === 0
      ? []
      : [`- ${phrases.skillsUnknown}: ${counted(unknown)}`]),
  ]
}
