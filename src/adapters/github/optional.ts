import type { Log } from '../../core/log.ts'
import { failureOf } from './failure.ts'

/** Runs what a missing permission or a comment deleted since may cost: then answers `without` after one line of log a feature. */
export type Optional = <T, U>(
  feature: string,
  permission: string,
  run: () => Promise<T>,
  without: U,
) => Promise<T | U>

export function createOptional(log: Log): Optional {
  const said = new Set<string>()
  return async (feature, permission, run, without) => {
    try {
      return await run()
    } catch (error) {
      const { kind, reason } = failureOf(error)
      if (kind !== 'forbidden' && kind !== 'not found') throw error
      const why = kind === 'forbidden' ? `the token lacks \`${permission}\` (${reason})` : reason
      if (!said.has(feature)) log.info(`No ${feature}: ${why}.`)
      said.add(feature)
      return without
    }
  }
}
