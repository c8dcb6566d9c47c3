import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
type Versions = Readonly<Record<string, string>>
const manifest = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Versions>
> & { readonly allowScripts: Readonly<Record<string, boolean>> }
const lock = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<
    Record<string, { version: string; integrity?: string; hasInstallScript?: true }>
  >
}
const asked = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
})
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

test('every dependency has one exact version, and it is the locked one', () => {
  for (const [name, version] of asked) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  }
})

test('every locked package is held to its content', () => {
  expect(locked.length).toBeGreaterThan(asked.length)
  for (const [path, { integrity }] of locked)
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
})

test('no package runs a script when it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  const wanting = locked.flatMap(([path, one]) => (one.hasInstallScript ? nameOf(path) : []))
  for (const name of wanting) expect([name, manifest.allowScripts[name]]).toEqual([name, false])
})

const noticeOnly = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
])

test('the licence of everything in the bundle comes with it, and asks for no more than a notice', () => {
  const entries = read('dist/licenses.txt').split(/\n---\n\n(?=\S+@\d)/)
  const listed = entries.map((entry) => {
    const [title = '', license = '', , ...text] = entry.split('\n')
    return { title, license, text: text.join('\n').trim() }
  })
  for (const { title, license, text } of listed) {
    const [, name = '', version = ''] = /^(.+)@([^@]+)$/.exec(title) ?? []
    const here = locked.some(([path, one]) => nameOf(path) === name && one.version === version)
    expect([title, here]).toEqual([title, true])
    expect([title, noticeOnly.has(license), text.length > 400]).toEqual([title, true, true])
  }
  const titles = listed.map(({ title }) => title)
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(titles).toContain(`${name}@${version}`)
})

const workflows = readdirSync(join(root, '.github', 'workflows'))

test.each(workflows)('%s pins its actions to commits and may only read', (file) => {
  const text = read(`.github/workflows/${file}`)
  const uses = [...text.matchAll(/uses: (\S+)[^\n]*/g)]
  expect(uses.length).toBeGreaterThan(0)
  for (const [line, name = ''] of uses)
    if (name !== './') expect(line).toMatch(/@[0-9a-f]{40} # v\d/)
  const workflow = parse(text) as {
    on: object
    permissions: object
    jobs: Record<string, { 'timeout-minutes'?: number; permissions?: Versions; steps: object[] }>
  }
  expect(workflow.permissions).toEqual({ contents: 'read' })
  // What strangers wrote runs here: never with secrets.
  expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
  expect(text).not.toContain('secrets.')
  for (const { permissions = {}, steps, ...job } of Object.values(workflow.jobs)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
    const written = Object.keys(permissions).filter((name) => permissions[name] === 'write')
    expect(['security-events', 'id-token']).toEqual(expect.arrayContaining(written))
    for (const step of steps as { uses?: string; with?: object }[])
      if (step.uses?.startsWith('actions/checkout@'))
        expect(step.with).toMatchObject({ 'persist-credentials': false })
  }
})
