import { prefixHash } from '../core/agent/cache.ts'
import { estimateJson, estimateTokens } from '../core/agent/estimate.ts'
import { estimateRun } from '../core/agent/estimateRun.ts'
import type { ModelFacts } from '../core/agent/model.ts'
import { knownFacts } from '../core/agent/models.ts'
import { territories } from '../core/change/territories.ts'
import { questionsFor } from '../core/prompt/questions.ts'
import { describe, territoryTokens } from './interrogate.ts'
import type { Ended } from './outcome.ts'
import { createReviewer } from './reviewer.ts'
import type { Scene } from './scene.ts'
import type { Stopwatch } from './stopwatch.ts'
import type { Survey } from './survey.ts'
import { tally } from './tally.ts'
import { wordingFor } from './wording.ts'

/** Characters of a line of the plan that a comment shows; the names of files are the author's. */
const maxPlanLine = 4_000

/**
 * A dry run: what would be reviewed, which skills are offered, tokens and cost. No model is asked; whoever asked for it by
 * comment is answered by one, else nothing is posted.
 */
export async function rehearse(scene: Scene, survey: Survey, time: Stopwatch): Promise<Ended> {
  const { settings, config, open } = scene
  const { library, change, increment } = survey
  const known = knownFacts(settings.model)
  const facts: ModelFacts = { ...known, price: config.prices[settings.model] ?? known.price }
  const reviewer = createReviewer({
    change,
    repository: open.repository,
    library,
    language: settings.language,
    instructions: settings.instructions,
    effort: null,
    maxOutput: facts.maxOutput,
  })
  const prefixTokens = estimateJson(reviewer.prefix)
  const parts = territories(increment.ask, territoryTokens)
  const questions = questionsFor(settings.effort, { hasSkills: library.catalogue.names.length > 0 })
  // Verification is one conversation more for each part; a high effort asks all again at least once.
  const conversations =
    settings.effort === 'low' ? 1 : questions.length * (settings.effort === 'high' ? 2 : 1) + 1
  const runs = parts.map((part) => {
    const shared = prefixTokens + estimateTokens(describe(part, '', scene, survey).shared.text)
    return estimateRun(facts, shared, conversations)
  })
  const sum = (pick: (run: (typeof runs)[number]) => number | null) =>
    runs.reduce((total, run) => total + (pick(run) ?? 0), 0)
  const tokens = (usage: (typeof runs)[number]['low']) =>
    usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens
  const cost =
    facts.price === null
      ? `the price of ${settings.model} is not known`
      : `$${sum(({ low }) => low.cost_usd).toFixed(2)} to $${sum(({ high }) => high.cost_usd).toFixed(2)}, and never more than $${settings['max-cost-usd'].toFixed(2)}`
  const plan = [
    `${increment.ask.length} of ${change.files.length} files would be reviewed: ${increment.ask.map(({ path }) => path).join(', ') || 'none'}`,
    `Skills offered: ${library.catalogue.names.join(', ') || 'none'}`,
    `Recommended for these files: ${library.recommended(increment.ask.map(({ path }) => path)).join(', ') || 'none'}`,
    `Model ${settings.model}, effort ${settings.effort}: about ${sum(({ low }) => tokens(low))} to ${sum(({ high }) => tokens(high))} tokens of input, ${cost}`,
  ]
  const { out } = wordingFor(scene, scene.history?.discussion ?? null)
  const reply =
    scene.task.comment === null
      ? undefined
      : await scene.ports.pullRequests?.saveComment(
          plan.map((line) => `- ${out.line(line, maxPlanLine)}`).join('\n'),
          null,
        )
  return tally(
    { findings: [], prompt: { hash: prefixHash(reviewer.prefix), tokens: prefixTokens } },
    scene,
    { ...survey, notes: [...plan, ...survey.notes] },
    time,
    { skipped: `Dry run: no model was asked and nothing was reviewed. Estimated cost: ${cost}.` },
    { url: reply?.url ?? null },
  )
}
