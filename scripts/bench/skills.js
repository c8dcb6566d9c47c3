// What skills cost: an index of 3,000 from disk and from git, beside plain gray-matter over the same files; a body out of
// the cache; tokens of the catalogue beside those of all bodies. Each index is built in a process of its own.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ what: string, figure: string, aim: string }} Row */

const skills = 3_000
const rounds = 5
const loads = 20_000
/** Medians over 5,309 public skills: description in characters, body of a review skill in tokens. */
const description = 199
const bodyTokens = 1_649

const silent = { debug() {}, info() {}, notice() {}, warning() {}, error() {} }

/** @returns {Promise<Row[]>} */
export async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-skills-'))
  try {
    writeSkills(folder, skills)
    commitAll(folder)
    const [disk, git, plain] = ['disk', 'git', 'plain'].map((way) => inProcess(way, folder))
    return [
      {
        what: `index of ${count(skills)} skills from disk, beside plain gray-matter over all bodies`,
        figure: `${ms(disk)} against ${ms(plain)}`,
        aim: 'under 1 s',
      },
      {
        what: `index of ${count(skills)} skills out of git objects`,
        figure: ms(git),
        aim: 'under 1 s',
      },
      {
        what: 'memory held for each 100 skills, beside plain gray-matter',
        figure: `${kb(disk)} against ${kb(plain)}`,
        aim: 'under 10 MB',
      },
      await cachedLoad(folder),
      await tokens(20, 92),
      await tokens(100, 97),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const count = (number) => number.toLocaleString('en')
const ms = ({ milliseconds }) => `${Math.round(milliseconds)} ms`
const kb = ({ bytes }) => `${Math.round(bytes / (skills / 100) / 1024)} KB`

/** Body and description as long as real ones are, no two alike. */
function skillFile(index) {
  const words = (length, seed) =>
    Array.from({ length }, (_, i) => `word${(i * 7 + seed * 13) % 997}`).join(' ')
  const text = words(Math.ceil((bodyTokens * 3.6) / 7.9), index).replace(/((?:\S+ ){12})/g, '$1\n')
  return `---
name: skill-${index}
description: Use when ${words(40, index).slice(0, description - 10)}
tags: [tag-${index % 40}, tag-${index % 7}]
globs: ['**/part-${index}/**']
version: 1.${index}.0
---
# Skill ${index}

${text}
`
}

function writeSkills(folder, number) {
  for (let index = 0; index < number; index += 1) {
    const skill = join(folder, '.skills', `skill-${index}`)
    mkdirSync(skill, { recursive: true })
    writeFileSync(join(skill, 'SKILL.md'), skillFile(index))
  }
}

function commitAll(folder) {
  const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com']
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'skills'],
  ])
    execFileSync('git', [...who, ...args], { cwd: folder })
}

/** The median of several builds, and what the last one holds, in a fresh process. */
function inProcess(way, folder) {
  const self = fileURLToPath(import.meta.url)
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', self, way, folder], { encoding: 'utf8' }),
  )
}

async function openFrom(way, folder) {
  const { openLibrary } = await import('../../lib/core/skills/library.js')
  const now = () => performance.now()
  if (way === 'disk') {
    const { folderSource } = await import('../../lib/adapters/sources/folder.js')
    const source = folderSource({ base: folder, origin: 'repository', roots: ['.skills'] })
    return { open: () => openLibrary({ sources: [source], now }), close: async () => {} }
  }
  const { openGitRepository } = await import('../../lib/adapters/git/view.js')
  const { repositorySource } = await import('../../lib/adapters/sources/repository.js')
  const repository = await openGitRepository({ dir: folder, log: silent })
  const commit = await repository.resolve('HEAD')
  const roots = ['.skills']
  const open = () =>
    openLibrary({
      sources: [repositorySource({ repository, commit, origin: 'repository', roots })],
      now,
    })
  return { open, close: () => repository.close() }
}

async function openPlain(folder) {
  const { default: matter } = await import('gray-matter')
  const { readFile, readdir } = await import('node:fs/promises')
  const open = async () => {
    const names = await readdir(join(folder, '.skills'))
    const files = names.map((name) => readFile(join(folder, '.skills', name, 'SKILL.md'), 'utf8'))
    return (await Promise.all(files)).map((text) => matter(text, {}))
  }
  return { open, close: async () => {} }
}

async function measure(way, folder) {
  const { open, close } = way === 'plain' ? await openPlain(folder) : await openFrom(way, folder)
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    globalThis.held = null
    globalThis.gc()
    const started = performance.now()
    // A local variable nobody reads again would be collected before its size is taken.
    globalThis.held = await open()
    times.push(performance.now() - started)
  }
  const full = await settled()
  globalThis.held = null
  const bytes = full - (await settled())
  await close()
  times.sort((a, b) => a - b)
  return { milliseconds: times[rounds >> 1], bytes }
}

/** Bytes in use once nothing that is only on its way out counts any more. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 10))
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** @returns {Promise<Row>} */
async function cachedLoad(folder) {
  const { open } = await openFrom('disk', folder)
  const library = await open()
  const entry = library.find('skill-7')
  await library.bodies.read(entry)
  const times = []
  for (let load = 0; load < loads; load += 1) {
    const started = performance.now()
    await library.bodies.read(entry)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share) => `${times[Math.floor(loads * share)].toFixed(3)} ms`
  return {
    what: `load of a cached body, ${count(loads)} times, its file's time looked at each time`,
    figure: `p50 ${at(0.5)}, p99 ${at(0.99)}`,
    aim: 'p99 under 1 ms',
  }
}

/** @returns {Promise<Row>} */
async function tokens(number, aim) {
  const { estimateTokens } = await import('../../lib/core/agent/estimate.js')
  const folder = mkdtempSync(join(tmpdir(), 'bench-skills-'))
  writeSkills(folder, number)
  const { open } = await openFrom('disk', folder)
  const { catalogue, diagnostics } = await open()
  rmSync(folder, { recursive: true })
  const listed = estimateTokens(catalogue.text)
  const all = Array.from({ length: number }, (_, i) => estimateTokens(skillFile(i))).reduce(
    (a, b) => a + b,
  )
  const fewer = (100 * (1 - listed / all)).toFixed(1)
  const cut = diagnostics.length > 0 ? ' (descriptions shortened)' : ''
  return {
    what: `tokens of the catalogue of ${number} skills, beside all bodies`,
    figure: `${count(listed)} against ${count(all)}, ${fewer} % fewer${cut}`,
    aim: `at least ${aim} % fewer`,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.length === 4)
  process.stdout.write(JSON.stringify(await measure(process.argv[2], process.argv[3])))
