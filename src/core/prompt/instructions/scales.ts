import {
  type Category,
  type Confidence,
  categories,
  confidences,
  type Severity,
  severities,
} from '../../findings/model.ts'

/** By what happens if the change is merged as it is. */
const severity: Record<Severity, string> = {
  critical:
    'in ordinary use data is lost or corrupted, somebody gets what is not theirs, or the main function fails for everyone.',
  high: 'a wrong result, a crash, a hang or a leak on a path that ordinary use takes, or a hole that an ordinary attacker can use.',
  medium:
    'the same in a particular but real situation: a boundary that users reach, a plausible race, a dependency that fails, a caller that is used less; or a test that cannot fail.',
  low: 'a small fault that is nevertheless one: misleading words, wasted work, a poor error message, an oddity few will see.',
}

/** By how likely the author is to agree. */
const confidence: Record<Confidence, string> = {
  high: 'you have read everything it rests on, and the author will have to agree.',
  medium: 'one link rests on what the repository does not show (data, load, another service).',
  low: 'true as far as you can see, and the author may still disagree.',
}

const category: Record<Category, string> = {
  correctness: 'wrong result, lost behaviour',
  security: 'an attacker gains something',
  concurrency: 'order, races, locks, what is not awaited',
  'error-handling': 'failures, clean-up, retries, resources',
  performance: 'cost that grows with the data',
  data: 'schema, migration, stored data',
  api: 'a contract that others rely on',
  tests: 'a test that misleads',
  dependencies: 'what gets installed and how it is used',
  maintainability: 'what will make the next change go wrong',
  style: 'a written rule of style',
}

const list = <Name extends string>(names: readonly Name[], meaning: Record<Name, string>): string =>
  names.map((name) => `- \`${name}\`: ${meaning[name]}`).join('\n')

/** Severity, confidence and category: every word the tools take, with what it means. */
export const scales = `# Severity, confidence, category

**Severity** is the consequence if the change is merged as it is; how hard the fault was to find or is to fix does not count. In doubt take the lower.
${list(severities, severity)}

**Confidence** is apart from it: how sure you are that the author will agree.
${list(confidences, confidence)}

**Category** is the kind of fault.
${list(categories, category)}`
