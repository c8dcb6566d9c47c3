// Prints what the project measures, each figure beside its aim. `npm run bench skills run` measures a part.
// The loopback servers and the built program are compiled first: run `npm run build` before.
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {{ what: string, figure: string, aim: string }} Row */

const parts = ['change', 'skills', 'model', 'run', 'memory']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${parts.join(', ')}.\n`)
  process.exit(2)
}

const [cpu] = cpus()
const rows = [['', `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? ''}`, 'aim']]
for (const name of chosen.length > 0 ? chosen : parts) {
  const file = join(import.meta.dirname, `${name}.js`)
  if (!existsSync(file)) continue
  process.stderr.write(`${name} …\n`)
  const { bench } = await import(pathToFileURL(file).href)
  for (const { what, figure, aim } of await bench()) rows.push([what, figure, aim])
}
const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)))
for (const [what, figure, aim] of rows)
  process.stdout.write(`${what.padEnd(widths[0])}  ${figure.padEnd(widths[1])}  ${aim}\n`)
