// Builds dist/, schemas/ and the tables of docs/. dist/ is for byte the same on every machine: tsc to lib/, ncc to one ES module, licences, the CLI's entry.
import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = (name, ...args) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', name), ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status === 0) return
  process.stdout.write(stdout)
  process.exit(1)
}

// ncc does not clean its folder: old chunks would stay.
for (const folder of ['dist', 'lib']) rmSync(join(root, folder), { recursive: true, force: true })
bin('typescript/bin/tsc', '-p', 'tsconfig.build.json')
bin(
  '@vercel/ncc/dist/ncc/cli.js',
  'build',
  'lib/index.js',
  '-o',
  'dist',
  '--stats-out',
  'lib/stats.json',
)

const cli = join(root, 'dist', 'cli.js')
writeFileSync(
  cli,
  `#!/usr/bin/env node
// index.js takes a run without arguments for the action; the command line shows its help instead.
if (process.argv.length === 2) process.argv.push('help')
await import('./index.js')
`,
)
chmodSync(cli, 0o755)
// What is generated for people and programs follows the code too.
for (const script of ['licenses', 'schemas', 'docs']) await import(`./${script}.js`)
