import { z } from 'zod'

/**
 * The other common shape of labelled pull requests: `goldens` (to be found) and `acceptable` (neutral), places as
 * `file`, `start_line`, `end_line`, words under `pr`. Its commits are those of a public repository, of which a
 * preparing script makes `ID/repo` with the branches `base` and `head`: so those are what is reviewed.
 */
const span = z.object({ file: z.string(), start_line: z.number(), end_line: z.number() })

const golden = span.extend({
  id: z.string().optional(),
  severity: z.string(),
  category: z.string().optional(),
  description: z.string(),
  also: z.array(span).default([]),
})

const acceptable = span.partial().extend({ description: z.string() })

const oneCase = z.object({
  id: z.string(),
  pr: z.object({ title: z.string().default(''), body: z.string().default('') }).prefault({}),
  goldens: z.array(golden),
  acceptable: z.array(acceptable).default([]),
})

const placed = ({ file, start_line, end_line }: z.output<typeof span>) => ({
  path: file,
  lines: [start_line, end_line] as const,
})

export const fromGoldens = z
  .object({
    severity_weights: z.unknown().optional(),
    matching: z.object({ line_tolerance: z.number().optional() }).prefault({}),
    cases: z.array(oneCase),
  })
  .transform(({ severity_weights, matching, cases }) => ({
    line_tolerance: matching.line_tolerance,
    severity_weights,
    cases: cases.map(({ id, pr, goldens, acceptable }) => ({
      id,
      ...pr,
      clean: goldens.length === 0,
      labels: [
        ...goldens.map(({ also, file, start_line, end_line, ...rest }) => ({
          ...rest,
          ...placed({ file, start_line, end_line }),
          also: also.map(placed),
        })),
        ...acceptable.map(({ file, start_line, end_line, description }) => ({
          description,
          path: file,
          lines:
            start_line === undefined || end_line === undefined
              ? undefined
              : ([start_line, end_line] as const),
          accept: true,
        })),
      ],
    })),
  }))

export const hasGoldens = ({ cases }: { readonly cases: readonly unknown[] }): boolean =>
  cases.some((one) => typeof one === 'object' && one !== null && 'goldens' in one)
