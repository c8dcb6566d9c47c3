/** What GitHub takes. Where a limit is in characters, GitHub counts as JavaScript does: in UTF-16 code units, at most. */

/** Characters of a comment, a review's body or a pull request's body: `body is too long (maximum is 65536 characters)`. */
export const maxCommentLength = 65_536

/** Bytes of a step's job summary; a larger one is dropped whole. Runner, `FileCommandManager.cs`. */
export const maxStepSummaryBytes = 1_048_576

/** Characters of a workflow command's annotation; the runner cuts the rest. Runner, `ExecutionContext.cs`. */
export const maxAnnotationLength = 4_096

/** Annotations of one level that a step shows (10 errors, 10 warnings, 10 notices; 50 in a job). GitHub docs, problem matchers. */
export const maxStepAnnotations = 10
export const maxJobAnnotations = 50

/** Annotations one request may add to a check run. GitHub docs, REST, update a check run. */
export const maxCheckAnnotations = 50

/** Characters of a check run's summary, and of an annotation's title and message. The same page. */
export const maxCheckSummaryLength = 65_535
export const maxCheckTitleLength = 255
export const maxCheckMessageLength = 65_536

/** Code scanning's limits for an uploaded SARIF file. GitHub docs, SARIF support, "file object limits". */
export const sarifLimits = {
  gzipBytes: 10 * 1024 * 1024,
  results: 25_000,
  rules: 25_000,
  locationsPerResult: 1_000,
  tagsPerRule: 20,
} as const
