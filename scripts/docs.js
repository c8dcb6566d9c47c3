// Writes the tables of inputs and outputs in docs/reference.md from action.yml, between their markers.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'))

const cell = (text) => text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
const table = (kind, entries) =>
  [
    `| ${kind} | meaning |`,
    '| --- | --- |',
    ...Object.entries(entries).map(
      ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
    ),
  ].join('\n')

const file = join(root, 'docs', 'reference.md')
let text = readFileSync(file, 'utf8')
for (const kind of ['inputs', 'outputs']) {
  const between = new RegExp(`(<!-- ${kind} -->\n)[\\s\\S]*?(<!-- /${kind} -->)`)
  text = text.replace(
    between,
    (_, open, close) => `${open}${table(kind.slice(0, -1), action[kind])}\n${close}`,
  )
}
writeFileSync(file, text)
