import { afterEach, expect, test } from '@jest/globals'
import { everythingOut } from '../support/attacks/everythingOut.ts'
import {
  expectHarmless,
  expectNoForeignCommands,
  expectVisible,
} from '../support/attacks/harmless.ts'
import { attacks } from '../support/attacks/plan.ts'
import { cleanUp } from '../support/run/runner.ts'
import { type Stage, setStage } from '../support/run/stage.ts'

let stage: Stage | null = null

afterEach(async () => {
  await stage?.close()
  stage = null
  await cleanUp()
})

test('what cannot be seen is reported without a model and without a secret, on a fork too', async () => {
  stage = await setStage({
    commits: attacks(
      {},
      {},
      {
        'src/bidi.ts': 'one\nif (role !== "user\u202E \u2066// admin\u2069 \u2066") {\n}\n',
        'src/joiner.ts': 'const is\u200BAdmin = true\n',
        'src/filler.ts': 'const { timeout,\u3164} = query\n',
        'src/letter.ts': 'const \u0430dmin = true\n',
        'docs/tags.md': 'Hello\u{E0048}\u{E0069}\n',
        'src/plain.ts': "const family = '\u{1F468}\u200D\u{1F469}'\n",
      },
    ),
    pull: { headRepository: 'eve/hello', association: 'FIRST_TIME_CONTRIBUTOR' },
  })
  const result = await stage.run({ inputs: { 'anthropic-api-key': '' } })
  const sent = await everythingOut(stage, result)
  expect(result.status).toBe(0)
  expect(result.outputs).toMatchObject({ verdict: 'skipped', 'findings-count': '5' })
  const annotated = [...result.log.matchAll(/^::(?:error|warning) file=([^,]+),line=(\d+)/gm)]
  expect(annotated.map(([, path, line]) => `${path}:${line}`).sort()).toEqual([
    'docs/tags.md:1',
    'src/bidi.ts:2',
    'src/filler.ts:1',
    'src/joiner.ts:1',
    'src/letter.ts:1',
  ])
  expect(result.summary).toContain('This line is not what it looks like')
  expect(stage.anthropic.requests).toEqual([])
  expectHarmless(sent)
  expectVisible(sent)
  expectNoForeignCommands(sent.log)
}, 60_000)
