import type { InlineComment } from '../../ports.ts'

/** An inline comment with the fields GitHub takes: a range only where there is one, first line first. */
export function commentBody({ path, side, start_line: start, line, body }: InlineComment) {
  if (start === null || start === line) return { path, side, line, body }
  const [first, last] = start < line ? [start, line] : [line, start]
  return { path, side, start_line: first, start_side: side, line: last, body }
}

/**
 * Whether GitHub refused the place of a comment rather than the review. It has said this in several ways: "Line could
 * not be resolved", "Pull request review thread line must be part of the diff", "… path is invalid", "… start line must
 * precede the end line", "… diff hunk can't be blank".
 */
export const isAboutPlace = (reason: string): boolean =>
  /could not be resolved|part of the (diff|same hunk)|path is invalid|must precede the end|diff hunk/i.test(
    reason,
  )

/** "The commitOID is not part of the pull request", "commit_id is not part of the pull request". */
export const isAboutCommit = (reason: string): boolean =>
  /commit.{0,8} is not part of the pull request/i.test(reason)
