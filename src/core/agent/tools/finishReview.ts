import { z } from 'zod'
import { claimLine } from '../../prompt/claims.ts'
import { answer, refuse, type Tool } from '../tool.ts'
import type { ReviewContext } from './reviewContext.ts'

const input = z.object({
  summary: z
    .string()
    .max(2_000)
    .describe('One to three sentences: what you looked at, and what you could not.'),
})

export const finishReviewTool: Tool<z.infer<typeof input>, ReviewContext> = {
  name: 'finish_review',
  description:
    'Ends your part. Call it once, when every finding is reported or every claim has its verdict.',
  input,
  run({ summary }, { task, finish }) {
    if (task.kind === 'verification') {
      const missing = task.claims.filter(({ id }) => !task.verdicts.has(id))
      if (missing.length > 0)
        return refuse(
          `These claims have no verdict yet. Give each one with \`report_verdict\`, then finish.\n${missing.map(claimLine).join('\n')}`,
        )
    }
    finish.summary = summary
    return answer('Finished.')
  },
}
