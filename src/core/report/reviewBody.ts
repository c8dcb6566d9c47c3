import type { Phrases } from './phrases/model.ts'

/** The text above a review's inline comments. GitHub demands one; all there is to say stands below it and in the summary. */
export const renderReviewBody = (comments: number, { inline }: Phrases): string =>
  `Skill review: ${inline(comments)}`
