import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findingOn } from '../../../support/findings/samples.ts'
import { openChange } from './reporting.ts'

let change: Awaited<ReturnType<typeof openChange>>
beforeAll(async () => {
  change = await openChange(
    {
      'a.py': 'def f():\n    guard()\n    return 1\n',
      'other.py': 'x = 1\n',
      'was.py': 'long = "text to be moved"\n'.repeat(5),
    },
    {
      'a.py': 'def f():\n    return 1\u200b\n',
      'was.py': null,
      'now.py': `${'long = "text to be moved"\n'.repeat(5)}new = 1\n`,
    },
  )
})
afterAll(async () => {
  await change.close()
  await rm(change.built.dir, { recursive: true })
})

const claims = () => {
  const file = change.change.files.find(({ path }) => path === 'a.py')
  if (file === undefined) throw new Error('the sample change has no a.py')
  return [
    findingOn(file, 'return 1\u200b', { title: 'Nothing is guarded' }),
    findingOn(file, 'guard()', { side: 'LEFT', title: 'The guard is gone' }),
  ]
}
const verdict = {
  id: 'c1',
  verdict: 'refuted',
  path: 'a.py',
  quote: 'def f():',
  reason: 'f is not called.',
}

describe('a verdict', () => {
  test('needs a claim that was put', async () => {
    const said = await change.verification(claims()).verdict({ ...verdict, id: 'c9' })
    expect(said).toEqual({ isError: true, text: 'There is no claim `c9`. The claims are c1, c2.' })
  })

  test.each([
    ['the file at the head', 'a.py', 'def f():'],
    ['the file at the base', 'a.py', '    guard()\n    return 1'],
    ['E22 a file outside the change', 'other.py', 'x  =  1'],
    ['the old path of a renamed file', 'was.py', 'long = "text to be moved"'],
    ['a file with the marks for what cannot be seen', 'a.py', 'return 1⟨U+200B⟩'],
  ])('may rest on a quote of %s', async (_, path, quote) => {
    const { verdict: give, verdicts } = change.verification(claims())
    expect((await give({ ...verdict, path, quote })).isError).toBe(false)
    expect(verdicts.get('c1')).toEqual({
      verdict: 'refuted',
      reason: 'f is not called.',
      severity: null,
      fixNow: null,
      sameAs: null,
    })
  })

  test.each([
    ['code that is nowhere', 'a.py', 'if guarded: return'],
    ['another file', 'other.py', 'def f():'],
    ['a file that is not there', 'gone.py', 'def f():'],
    ['a path that leads out', '../../etc/passwd', 'root'],
    ['lines in another order', 'a.py', 'return 1\nguard()\ndef f():'],
  ])('may not rest on %s', async (_, path, quote) => {
    const { verdict: give, verdicts } = change.verification(claims())
    expect(await give({ ...verdict, path, quote })).toMatchObject({
      isError: true,
      text: expect.stringContaining('no such code'),
    })
    expect(verdicts.size).toBe(0)
  })

  test('carries severity and whether to fix now; the last one given counts', async () => {
    const { verdict: give, verdicts } = change.verification(claims())
    await give(verdict)
    const said = await give({ ...verdict, verdict: 'confirmed', severity: 'low', fix_now: false })
    expect(said.text).toBe('Noted; 1 left.')
    expect(verdicts.get('c1')).toMatchObject({
      verdict: 'confirmed',
      severity: 'low',
      fixNow: false,
      sameAs: null,
    })
  })

  test('has no place in a conversation that looks for faults', async () => {
    expect(await change.question().verdict(verdict)).toMatchObject({
      isError: true,
      text: expect.stringContaining('report_finding'),
    })
  })
})

describe('finishing', () => {
  test('waits for the verdicts that are missing, one a line', async () => {
    const talk = change.verification(claims())
    await talk.verdict(verdict)
    const said = await talk.finish({ summary: 'done' })
    expect(said.isError).toBe(true)
    expect(said.text.split('\n').slice(1)).toEqual([
      'id: c2 — The guard is gone (a.py:2 before the change)',
    ])
    expect(talk.context.finish.summary).toBeNull()
    await talk.verdict({ ...verdict, id: 'c2' })
    expect((await talk.finish({ summary: 'done' })).isError).toBe(false)
    expect(talk.context.finish.summary).toBe('done')
  })

  test('a question may end without a finding', async () => {
    const talk = change.question()
    expect(await talk.finish({ summary: 'Nothing.' })).toEqual({
      isError: false,
      text: 'Finished.',
    })
    expect(talk.context.finish.summary).toBe('Nothing.')
  })
})
