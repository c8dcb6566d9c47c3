import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const action = parse(read('action.yml')) as {
  inputs: object
  outputs: object
  runs: { using: string; main: string }
}
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
].filter((path) => path.endsWith('.md'))

/** The `with:` of every step in a page that uses the action. */
function inputsUsedIn(page: string): string[] {
  const blocks = [...read(page).matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml)
  return blocks.flatMap((yaml) => {
    const steps: string[] = []
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) for (const item of value) walk(item)
      else if (typeof value === 'object' && value !== null) {
        const { uses, with: inputs } = value as { uses?: unknown; with?: object }
        if (String(uses ?? '').startsWith('org/skill-review@'))
          steps.push(...Object.keys(inputs ?? {}))
        for (const item of Object.values(value)) walk(item)
      }
    }
    walk(parse(yaml))
    return steps
  })
}

test.each(pages)('G16 %s uses only inputs that action.yml has', (page) => {
  for (const input of inputsUsedIn(page)) expect(Object.keys(action.inputs)).toContain(input)
})

test('some page shows an input at all', () => {
  expect(pages.flatMap(inputsUsedIn)).toContain('anthropic-api-key')
})

test('the reference lists every input and output of action.yml', () => {
  const reference = read('docs/reference.md')
  for (const name of [...Object.keys(action.inputs), ...Object.keys(action.outputs)])
    expect(reference).toContain(`| \`${name}\` |`)
})

test.each(pages)('every link in %s leads somewhere', (page) => {
  for (const [, target = ''] of read(page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g))
    expect([page, target, readable(join(page, '..', target))]).toEqual([page, target, true])
})

function readable(path: string): boolean {
  try {
    read(path)
    return true
  } catch {
    return false
  }
}
