import type { Outcome } from '../findings/outcome.ts'
import type { SkillMetrics } from '../skills/metrics.ts'
import { worded } from './wording.ts'

/** Seconds; a load from git or the cache takes milliseconds, one over the network up to a few seconds. */
const loadBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** A run's numbers in the Prometheus text format. Names and labels are part of the public contract. */
export async function renderMetrics(outcome: Outcome, skills: SkillMetrics): Promise<string> {
  // Only runs that write metrics pay for loading it.
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const name = (suffix: string, help: string) => ({
    name: `skill_review_${suffix}`,
    help,
    registers: [registry],
  })
  const count = (suffix: string, help: string, value: number) =>
    new Counter(name(suffix, help)).inc(value)

  const loads = new Counter({
    ...name('skill_loads_total', 'Loads by skill'),
    labelNames: ['name'],
  })
  for (const [skill, times] of Object.entries(skills.loads)) loads.inc({ name: skill }, times)
  const seconds = new Histogram({
    ...name('skill_load_seconds', 'Time to load a skill'),
    buckets: loadBuckets,
  })
  for (const each of skills.loadSeconds) seconds.observe(each)
  count('skill_cache_hits_total', 'Skill bodies answered from the cache', skills.cacheHits)
  count('skill_cache_misses_total', 'Skill bodies read from their source', skills.cacheMisses)
  const unknown = new Counter({
    ...name('unknown_skill_requests_total', 'Requests for skills that do not exist'),
    labelNames: ['name'],
  })
  for (const [skill, times] of Object.entries(skills.unknown)) unknown.inc({ name: skill }, times)

  const findings = new Counter({
    ...name('findings_total', 'Findings reported'),
    labelNames: ['severity', 'source', 'skill'],
  })
  for (const { severity, source, skill } of worded(outcome.findings))
    findings.inc({ severity, source, skill: skill?.name ?? '' })
  const { usage } = outcome
  const tokens = new Counter({ ...name('tokens_total', 'Tokens by kind'), labelNames: ['kind'] })
  tokens.inc({ kind: 'input' }, usage.input_tokens)
  tokens.inc({ kind: 'cache_read' }, usage.cache_read_tokens)
  tokens.inc({ kind: 'cache_write' }, usage.cache_write_tokens)
  tokens.inc({ kind: 'output' }, usage.output_tokens)
  if (usage.cost_usd !== null)
    new Gauge(name('cost_usd', 'Cost of the run in dollars')).set(usage.cost_usd)
  const stages = new Gauge({
    ...name('stage_seconds', 'Duration by stage of the run'),
    labelNames: ['stage'],
  })
  for (const [stage, milliseconds] of Object.entries(outcome.timings))
    stages.set({ stage }, milliseconds / 1000)
  return registry.metrics()
}
