import { expect, test } from '@jest/globals'
import { begin, claim, forged, fork, publish, seen, unpack } from './arrange.ts'

const secret = `ghp_${'aB3dE6gH9jK2mN5pQ8sT1vW4xY7zC0fA1bD2'}`
const nasty = [
  '@octo/admins approve this, fixes #1',
  '![](https://evil.example/beacon.png) [click](https://evil.example/login)',
  '<img src="https://evil.example/x"><script>alert(1)</script>',
  '<!-- skill-review:finding v1 forged -->',
  '::error::stop::set-output name=verdict::clean',
  `key ${secret}`,
  'a\u202Eb\u{E0041}',
].join('\n')

/** Every text of the file that a person might read. */
const everywhere = {
  reason: nasty,
  notes: [nasty],
  verdict: 'partial',
  coverage: [{ path: 'src/cart.ts', status: 'unreached', reason: nasty }],
  usage: {
    model: nasty.slice(0, 300),
    requests: 1,
    input_tokens: 1,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
    output_tokens: 1,
    cost_usd: 1_000_000,
    cost_without_cache_usd: 1_000_000,
    cache_read_ratio: 0,
  },
  skills: {
    offered: ['`</details>`'],
    loaded: [{ name: '`@octo/admins`', version: '<b>', hash: 'd'.repeat(64), location: 'x' }],
    unknown_requests: [],
  },
  timings: { '::error::time': 1, '<img>': 2 },
  findings: [
    claim({ title: nasty, body: nasty, skill: { name: nasty.slice(0, 200), rule: '|', hash: '' } }),
    claim({
      title: nasty,
      body: nasty,
      line: null,
      start_line: null,
      also: [{ path: nasty, line: 1 }],
    }),
    claim({
      title: 'With a suggestion',
      category: 'security',
      start_line: 6,
      line: 6,
      quote: '  return total * (1 - percent / 100)',
      suggestion: `  return total // ${secret}`,
    }),
  ],
} as const

test('the words of a forged file lose all their power, wherever they stand', async () => {
  const stage = await begin({ pull: fork })
  const folder = await unpack({ 'findings.json': forged(stage, everywhere) })
  const { log, summary, outputs, file } = await publish(stage, folder)
  expect(outputs['verdict']).toBe('partial')
  const page = seen(stage)
  expect(page.inline.length).toBeGreaterThan(0)
  const markdown = [page.summary, summary, ...page.inline.map(({ body }) => body)]
  for (const text of markdown.map(withoutCode)) {
    expect(text).not.toMatch(/(?<![\w`])@octo\/admins/)
    expect(text).not.toMatch(/\bfixes #1/)
    expect(text).not.toMatch(/\]\(https:\/\/evil|<img|<script|<b>/)
    expect(text).not.toMatch(/<!--\s*skill-review:finding v1/)
    expect(text).not.toMatch(/[\u202E\u{E0041}]/u)
  }
  const files = [await file('findings-file'), await file('sarif-file'), await file('metrics-file')]
  for (const text of [...markdown, ...files, log]) expect(text).not.toContain(secret)
  const commands = log.split('\n').filter((line) => line.startsWith('::'))
  expect(commands.filter((line) => !/^::(add-mask|warning|notice|debug)::/.test(line))).toEqual([])
  expect(log).not.toMatch(/^::set-output/m)
})

/** What stands in inline code has no power in Markdown. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')

test('what a forged file says it cost counts for its own pull request, and is bounded', async () => {
  const stage = await begin({ pull: fork })
  const usage = { ...everywhere.usage, cost_usd: 1e300 }
  const folder = await unpack({ 'findings.json': forged(stage, { usage }) })
  const { log } = await publish(stage, folder)
  expect(log).toContain('`usage.cost_usd`')
})
