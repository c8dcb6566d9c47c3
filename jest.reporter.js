/** Ends a run with one plain line that any CI can count. */
export default class PlainReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numPendingTests }) {
    process.stdout.write(
      `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped\n`,
    )
  }
}
