import { z } from 'zod'
import type { Change } from '../../change/model.ts'

/** Which version of the repository a tool reads. */
export const side = z
  .enum(['head', 'base'])
  .optional()
  .describe('`head`, with the change, is the default; `base` is before it.')
export type Side = 'head' | 'base'

/** The commit that is read. The base is the merge base: what the left numbers of the diff count in. */
export const commitOf = ({ commits }: Change, at: Side | undefined): string =>
  at === 'base' ? commits.mergeBase : commits.head
