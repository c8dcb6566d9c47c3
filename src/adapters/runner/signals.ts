/**
 * The runner cancels with SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL (actions/runner, ProcessInvoker.cs):
 * the first signal aborts what is in flight, so that nothing half is published.
 */
export function abortOnSignals(target: NodeJS.Process): AbortController {
  const controller = new AbortController()
  const abort = (signal: NodeJS.Signals) => controller.abort(new Error(`cancelled by ${signal}`))
  target.once('SIGINT', abort)
  target.once('SIGTERM', abort)
  return controller
}
