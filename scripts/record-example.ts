// Records examples/shop/transcript.jsonl: reviews the change from base/ to head/ with a model that follows a script, so that
// `npm start` can show a whole review without an account. Run with Node 24: npm run record-example
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnthropic } from '../__tests__/support/anthropic/server.ts'
import { scriptedReviewer } from '../__tests__/support/run/scripted.ts'

const root = join(import.meta.dirname, '..')
const shop = join(root, 'examples', 'shop')
const repository = join(mkdtempSync(join(tmpdir(), 'example-')), 'shop')

const git = (...args: string[]) =>
  execFileSync(
    'git',
    [
      '-C',
      repository,
      '-c',
      'user.name=example',
      '-c',
      'user.email=example@example.invalid',
      ...args,
    ],
    {
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
        GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
      },
    },
  )

/** What the script reports, and to which question. Written by hand. */
const findings = JSON.parse(readFileSync(join(shop, 'script.json'), 'utf8'))

cpSync(join(shop, 'base'), repository, { recursive: true })
git('init', '--quiet', '--initial-branch=main')
git('add', '.')
git('commit', '--quiet', '--message', 'A shop')
cpSync(join(shop, 'head'), repository, { recursive: true })
git('switch', '--quiet', '--create', 'discounts')
git(
  'commit',
  '--quiet',
  '--all',
  '--message',
  'Add discounts, a search for orders, and saving many at once',
)

const api = await startAnthropic({
  models: [
    {
      id: 'scripted-example',
      context: 200_000,
      maxOutput: 8_192,
      efforts: [],
      minCacheable: 1_024,
      structuredOutputs: false,
      lifecycle: 'active',
      retiresAt: null,
    },
  ],
  script: scriptedReviewer({ findings, skills: ['money', 'security'] }),
})
const { runCommandLine } = await import('../src/cli.ts')
Object.assign(process.env, { ANTHROPIC_BASE_URL: api.url, ANTHROPIC_API_KEY: 'none' })
process.exitCode = await runCommandLine(
  [
    'review',
    '--repo',
    repository,
    '--base',
    'main',
    '--model',
    'scripted-example',
    '--transcript',
    join(shop, 'transcript.jsonl'),
  ],
  root,
)
for (const refusal of api.refusals()) process.stderr.write(`${refusal}\n`)
await api.stop()
rmSync(repository, { recursive: true })
