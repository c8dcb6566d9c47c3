// Writes dist/licenses.txt: the licence of every package that ncc put into the bundle.
// (ncc --license keeps only the last chunk's packages, and this bundle has several chunks.)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stats = JSON.parse(readFileSync('lib/stats.json', 'utf8'))
const roots = new Set()
const visit = (modules = []) => {
  for (const { name = '', modules: inner } of modules) {
    const root = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(name)?.[0]
    if (root) roots.add(root.replace(/^.*?(?=node_modules)/, ''))
    visit(inner)
  }
}
visit(stats.modules)

const entries = [...roots].sort().map((root) => {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const file = readdirSync(root).find((entry) => /^licen[cs]e(\.|-|$)/i.test(entry))
  const text = file ? readFileSync(join(root, file), 'utf8').trim() : '(no license file)'
  return `${name}@${version}\n${license}\n\n${text}\n`
})
writeFileSync('dist/licenses.txt', entries.join('\n---\n\n'))
