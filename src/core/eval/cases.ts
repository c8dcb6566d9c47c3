import { z } from 'zod'
import { severities } from '../findings/model.ts'
import { fromGoldens, hasGoldens } from './goldens.ts'

/** Lines a finding may lie beside a label and still be at its place. */
const defaultTolerance = 5
const defaultWeights = { critical: 5, high: 3, medium: 2, low: 1 }

const text = z.string().trim().min(1)
const line = z.int().positive()
const lines = z
  .union([line.transform((one) => [one, one] as const), z.tuple([line, line])])
  .refine(([first, last]) => first <= last, 'the first line comes before the last')
const place = z.strictObject({ path: text, lines })

const label = z
  .strictObject({
    id: text.optional(),
    path: text.optional(),
    lines: lines.optional(),
    also: z.array(place).default([]),
    severity: z.enum(severities).optional(),
    category: text.optional(),
    description: text,
    accept: z.boolean().default(false),
  })
  .superRefine(({ accept, ...rest }, context) => {
    if (accept) return
    for (const field of ['path', 'lines', 'severity'] as const)
      if (rest[field] === undefined)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: 'a label needs it, unless it says `accept: true`',
        })
  })

const oneCase = z
  .strictObject({
    id: text,
    repository: text.optional(),
    base: text.default('base'),
    head: text.default('head'),
    title: z.string().default(''),
    body: z.string().default(''),
    clean: z.boolean().default(false),
    labels: z.array(label).default([]),
  })
  .superRefine(({ clean, labels }, context) => {
    const faults = labels.filter(({ accept }) => !accept).length
    if (clean === (faults === 0)) return
    const message = clean
      ? 'the case is `clean` and has labels of faults: take one of the two away'
      : 'the case has no label of a fault: add one, or say `clean: true`'
    context.addIssue({ code: 'custom', path: ['labels'], message })
  })

const weights = z.strictObject({
  critical: z.number().nonnegative(),
  high: z.number().nonnegative(),
  medium: z.number().nonnegative(),
  low: z.number().nonnegative(),
})

const caseSet = z
  .strictObject({
    line_tolerance: z.int().nonnegative().default(defaultTolerance),
    severity_weights: weights.default(defaultWeights),
    cases: z.array(oneCase).min(1),
  })
  .superRefine(({ cases }, context) => {
    const ids = cases.map(({ id }) => id)
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) !== index)
        context.addIssue({
          code: 'custom',
          path: ['cases', index, 'id'],
          message: `there are two cases \`${id}\``,
        })
  })

/** Labelled changes, with what is common to all of them. */
export type CaseSet = z.output<typeof caseSet>
export type Case = CaseSet['cases'][number]
export type Place = z.output<typeof place>
/** Something wrong in a change that a review should tell, or (`accept`) something it may tell without being right or wrong. */
export type Label = Case['labels'][number]

export type CasesResult =
  | { readonly ok: true; readonly set: CaseSet }
  /** Sentences for a person; at most ten. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads a set of cases, or one case by itself. Also takes the shape with `goldens` and `acceptable`. */
export function parseCases(json: string): CasesResult {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    return { ok: false, problems: [`it is not JSON: ${(error as Error).message}`] }
  }
  const whole = isSet(data) ? data : { cases: [data] }
  const parsed = (hasGoldens(whole) ? fromGoldens : caseSet).safeParse(whole)
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) }
  // What was translated is held to the same rules.
  const checked = caseSet.safeParse(parsed.data)
  return checked.success
    ? { ok: true, set: checked.data }
    : { ok: false, problems: problemsOf(checked.error) }
}

const isSet = (data: unknown): data is { readonly cases: readonly unknown[] } =>
  typeof data === 'object' && data !== null && Array.isArray((data as { cases?: unknown }).cases)

const problemsOf = (error: z.ZodError): string[] =>
  error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.length === 0 ? 'the file' : path.join('.')}: ${message}`)

/** What a label is called in reports: its own id, else its number among the case's. */
export const labelId = ({ labels }: Case, label: Label): string =>
  label.id ?? `l${labels.indexOf(label) + 1}`
