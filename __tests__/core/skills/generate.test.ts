import { rm } from 'node:fs/promises'
import { afterEach, expect, test } from '@jest/globals'
import { openGitRepository } from '../../../src/adapters/git/view.ts'
import { draftContext } from '../../../src/core/skills/generate/context.ts'
import { generateSkill } from '../../../src/core/skills/generate/generate.ts'
import { skillTemplate } from '../../../src/core/skills/template.ts'
import { buildRepository } from '../../support/git/repositories.ts'
import { libraryOf } from '../../support/skills/library.ts'
import { scriptedModel } from '../../support/skills/model.ts'
import { quiet } from '../../support/skills/quiet.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const context = { tree: 'src/a.ts', files: new Map([['AGENTS.md', 'Use tabs.']]) }
const signal = new AbortController().signal
const good = skillTemplate('caching')

async function draft(replies: readonly string[], existing: readonly string[] = []) {
  const { model, requests } = scriptedModel(replies)
  const library = await libraryOf(
    Object.fromEntries(existing.map((name) => [`.skills/${name}/SKILL.md`, skillTemplate(name)])),
  )
  return {
    draft: await generateSkill(model, 'caching', context, library.entries, signal),
    requests,
  }
}

test('a clean draft needs one request; a fence around it is taken off', async () => {
  const { draft: made, requests } = await draft([`Here it is:\n\`\`\`markdown\n${good}\`\`\``])
  expect(made).toEqual({ name: 'caching', text: good, problems: [] })
  expect(requests).toHaveLength(1)
  expect(JSON.stringify(requests[0]?.messages)).toContain('Use tabs.')
})

test('what lint and its own tests say goes back until it is clean', async () => {
  const failing = good.replace(
    "input: 'const value = allowedCall(input)'",
    "input: 'forbiddenCall(x)'",
  )
  const bossy = good.replace('Ask what the removed', 'Run `npm test`. Ask what the removed')
  const { draft: made, requests } = await draft([failing, bossy, good])
  expect(made?.problems).toEqual([])
  const asked = requests.map(({ messages }) => JSON.stringify(messages.at(-1)))
  expect(asked[1]).toContain('flagged by `forbidden-call`')
  expect(asked[2]).toContain('runs no programs')
  expect(requests[2]?.messages.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
  ])
})

test('a name that is taken and a description that is another skill are problems', async () => {
  const { draft: made } = await draft([good], ['caching'])
  expect(made?.problems.join()).toContain('`caching` exists already')
})

test('a draft that stays wrong comes back with what is wrong; nothing at all as null', async () => {
  const { draft: made, requests } = await draft([good.replace(/test_cases:[\s\S]*?---/, '---')])
  expect(made?.problems).toEqual(['There are no `test_cases`.'])
  expect(requests).toHaveLength(3)
  expect((await draft(['I cannot do that.'])).draft).toBeNull()
})

test('the material: guideline files, and the files that speak of the topic most', async () => {
  const { dir, shas } = await buildRepository([
    {
      files: {
        'AGENTS.md': 'Use tabs.',
        'src/cache.ts': 'cache redis\ncache',
        'src/redis.ts': 'redis',
        'src/other.ts': 'nothing',
        'img.png': new Uint8Array([0, 1]),
        'big.ts': `cache redis ${'x'.repeat(20_000)}`,
      },
    },
  ])
  const repository = await openGitRepository({ dir, log: quiet })
  closers.push(
    () => repository.close(),
    () => rm(dir, { recursive: true }),
  )
  const made = await draftContext(repository, shas[0] ?? '', 'the Cache and Redis')
  expect([...made.files.keys()]).toEqual(['AGENTS.md', 'big.ts', 'src/cache.ts', 'src/redis.ts'])
  expect(made.files.get('big.ts')?.length).toBeLessThan(7_000)
  expect(made.tree.split('\n')).toContain('img.png')
})
