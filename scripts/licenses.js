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

const packages = [...roots].sort().map((root) => {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return { name, version, license, author: author?.name ?? author, text: textIn(root) }
})

/** The licence's file, or the part of the readme that holds it; null where the package ships neither. */
function textIn(root) {
  const named = (pattern) => {
    const file = readdirSync(root).find((entry) => pattern.test(entry))
    return file ? readFileSync(join(root, file), 'utf8') : ''
  }
  const part =
    /^(?:#+ *licen[cs]e|licen[cs]e\n-+)\s*\n([\s\S]*permission is hereby granted[\s\S]*)/im
  const text = named(/^licen[cs]e(\.|-|$)/i) || (part.exec(named(/^readme(\.|$)/i))?.[1] ?? '')
  return text.trim() || null
}

/** Where a package ships no text, that of the same licence: its terms are the same, the holder is the author. */
const standard = (license) => {
  const text = packages.find((one) => one.license === license && one.text !== null)?.text
  if (text === undefined) throw new Error(`No package ships the text of the licence ${license}.`)
  return text.replace(/^Copyright (?:\(c\)|©|\d).*\n+/m, '')
}

const entries = packages.map(({ name, version, license, author, text }) => {
  const shown = text ?? `${author ? `Copyright ${author}\n\n` : ''}${standard(license)}`
  return `${name}@${version}\n${license}\n\n${shown}\n`
})
writeFileSync('dist/licenses.txt', entries.join('\n---\n\n'))
