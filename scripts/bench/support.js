// The tests' loopback servers, compiled so that any supported Node can run them.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const out = join(root, 'lib/support')

/**
 * Compiles a file of `__tests__/support` with what it imports, and gives the path of the result.
 * @param {string} file such as `anthropic/server.ts`
 */
export function compileSupport(file) {
  const source = join('__tests__/support', file)
  const options =
    '--ignoreConfig --noCheck --module nodenext --target es2023 --types node --rewriteRelativeImportExtensions'
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [...options.split(' '), '--rootDir', '.', '--outDir', out, source]
  execFileSync(process.execPath, [compiler, ...args], { cwd: root, stdio: 'inherit' })
  return join(out, source.replace(/\.ts$/, '.js'))
}
