import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { matchesGlobs } from '../../src/core/change/filters.ts'
import { renderCatalogue } from '../../src/core/skills/catalogue.ts'
import { maxCatalogueChars } from '../../src/core/skills/limits.ts'
import { readSkill } from '../../src/core/skills/readSkill.ts'

const skills = readdirSync('skills').flatMap((name) => {
  const file = `${name}/SKILL.md`
  const place = { origin: 'bundled' as const, location: file, file, folder: name, root: '' }
  return readSkill(readFileSync(`skills/${file}`), place).skill ?? []
})

test('the bundled skills leave more than a third of the catalogue to the team', () => {
  const { text, names, diagnostics } = renderCatalogue(skills)
  expect(names).toHaveLength(16)
  expect(diagnostics).toEqual([])
  expect(text.length).toBeLessThan((maxCatalogueChars * 2) / 3)
})

test.each([
  ['src/auth/login.ts', ['security', 'typescript']],
  ['app/views.py', ['python']],
  ['app/orders/models.py', ['database-migrations', 'python']],
  ['tests/test_orders.py', ['python', 'tests']],
  ['src/main/java/shop/OrderTest.java', ['java', 'tests']],
  ['cmd/worker/main.go', ['concurrency', 'go']],
  ['db/migrations/0042_orders.sql', ['database-migrations']],
  ['.github/workflows/ci.yml', ['github-actions']],
  ['action.yml', ['github-actions']],
  ['web/package.json', ['dependencies']],
  ['proto/orders.proto', ['api-compatibility']],
  ['src/cache/index.ts', ['performance', 'typescript']],
  ['src/block/index.ts', ['typescript']],
  ['README.md', []],
  ['src/main.rs', []],
])('%s recommends %j', (path, expected) => {
  const names = skills.filter(({ globs }) => matchesGlobs(globs, path)).map(({ name }) => name)
  expect(names.sort()).toEqual(expected)
})
