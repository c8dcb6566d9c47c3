/** What GitHub takes. Where a limit is in characters, GitHub counts as JavaScript does: in UTF-16 code units, at most. */

/** Characters of a comment, a review's body or a pull request's body: `body is too long (maximum is 65536 characters)`. */
export const maxCommentLength = 65_536

/** Bytes of a step's job summary; a larger one is dropped whole. Runner, `FileCommandManager.cs`. */
export const maxStepSummaryBytes = 1_048_576

/** Characters of a workflow command's annotation; the runner cuts the rest. Runner, `ExecutionContext.cs`. */
export const maxAnnotationLength = 4_096

/** Annotations of one level that a step shows: 10 errors, 10 warnings, 10 notices. GitHub docs, problem matchers. */
export const maxStepAnnotations = 10

/** Characters of a check run's summary, and of an annotation's title. GitHub docs, REST, update a check run. */
export const maxCheckSummaryLength = 65_535
export const maxCheckTitleLength = 255

/** Annotations that one request adds to a check run. GitHub docs, REST, update a check run. */
export const maxAnnotationsPerRequest = 50

/** Results and locations that code scanning takes of one SARIF file. GitHub docs, SARIF support, "file object limits". */
export const maxSarifResults = 25_000
export const maxSarifLocations = 1_000
