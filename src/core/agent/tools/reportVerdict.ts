import { z } from 'zod'
import { isQuoted } from '../../findings/isQuoted.ts'
import { severities } from '../../findings/model.ts'
import { answer, refuse, type Tool } from '../tool.ts'
import type { ReviewContext } from './reviewContext.ts'

const input = z.object({
  id: z.string().describe('The id of the claim, such as c1.'),
  verdict: z.enum(['confirmed', 'plausible', 'refuted']),
  path: z.string().min(1).describe('The file the quote is from.'),
  quote: z
    .string()
    .min(1)
    .max(4_000)
    .describe('The code that decides, copied exactly from that file or its diff.'),
  reason: z.string().min(1).max(2_000).describe('One or two sentences: how the code decides it.'),
  severity: z
    .enum(severities)
    .optional()
    .describe('What the scale gives it. Leave out for a refuted claim.'),
  same_as: z
    .string()
    .optional()
    .describe('For a refuted claim that tells the fault of another one: the id of that one.'),
  fix_now: z
    .boolean()
    .optional()
    .describe('Whether the author would change the code before merging, on reading this.'),
})

export const reportVerdictTool: Tool<z.infer<typeof input>, ReviewContext> = {
  name: 'report_verdict',
  description:
    'Gives the verdict on one claim that was put to you. Only for conversations that were asked to judge claims.',
  input,
  async run({ id, verdict, path, quote, reason, severity, same_as, fix_now }, context) {
    const { task } = context
    if (task.kind !== 'verification')
      return refuse('There are no claims to judge here. Report faults with `report_finding`.')
    const claim = task.claims.find((one) => one.id === id.trim())
    if (claim === undefined)
      return refuse(
        `There is no claim \`${id}\`. The claims are ${task.claims.map((one) => one.id).join(', ')}.`,
      )
    if (!(await isQuoted(quote, path, context)))
      return refuse(
        `\`${path}\` has no such code, neither at the head nor at the base. Read the file and copy the code that decides exactly, without line numbers.`,
      )
    task.verdicts.set(claim.id, {
      verdict,
      reason,
      severity: severity ?? null,
      fixNow: fix_now ?? null,
      sameAs: same_as?.trim() || null,
    })
    const left = task.claims.filter((one) => !task.verdicts.has(one.id)).length
    return answer(left === 0 ? 'Noted; that was the last. Finish now.' : `Noted; ${left} left.`)
  },
}
