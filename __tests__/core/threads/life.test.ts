import { describe, expect, test } from '@jest/globals'
import type { ChangedFile } from '../../../src/core/change/model.ts'
import { identified } from '../../../src/core/findings/identity.ts'
import type { Finding } from '../../../src/core/findings/model.ts'
import { recall } from '../../../src/core/threads/memory.ts'
import { addedFile, changedFile, findingOn } from '../../support/findings/samples.ts'
import { Conversation, Crash, type RunOptions } from './conversation.ts'

const cart = (lines: readonly string[]) => addedFile('src/cart.ts', lines)
const first = cart(['import x', '', 'const a = load()', '', 'save(a, 1)', '', 'done()'])
const other = addedFile('src/other.ts', ['other()'])
const load = (file: ChangedFile) =>
  findingOn(file, 'const a = load()', { title: 'Load is not awaited' })
const save = (file: ChangedFile) =>
  findingOn(file, 'save(a, 1)', { title: 'Wrong version is saved' })

describe('the life of a pull request', () => {
  test('open, push mends one and adds one, merge from base, rebase, rename, revert', () => {
    const talk = new Conversation()
    const opened = talk.run({
      files: [first, other],
      findings: [load(first), save(first)],
      head: 'h1',
    })
    expect(opened.writes).toEqual([
      'post Load is not awaited',
      'post Wrong version is saved',
      'summary',
    ])

    const second = cart(['import x', '', 'const a = await load()', '', 'save(a, 1)', '', 'done(a)'])
    const added = findingOn(second, 'done(a)', { title: 'Done takes no argument' })
    const push = talk.run({ files: [second, other], findings: [save(second), added], head: 'h2' })
    expect(push.increment.ask.map(({ path }) => path)).toEqual(['src/cart.ts'])
    expect(push.writes).toEqual([
      'post Done takes no argument',
      'fixed Load is not awaited',
      'resolve Load is not awaited',
      'summary',
    ])

    // The model is not asked, so it says nothing; what is open stays open.
    const rebased = talk.run({ files: [second, other], findings: [], head: 'h3' })
    expect(rebased.increment).toMatchObject({
      ask: [],
      reason: 'Incremental review: no file changed since the review of h2.',
    })
    expect(rebased.writes).toEqual(['summary'])
    expect(rebased.plan.carried.map(({ title }) => title)).toEqual([
      'Wrong version is saved',
      'Done takes no argument',
    ])

    const renamed = { ...second, path: 'src/basket.ts' }
    const moved = talk.run({
      files: [renamed, other],
      findings: [findingOn(renamed, 'save(a, 1)', { title: 'The wrong version goes to disk' })],
      head: 'h4',
    })
    expect(moved.writes).toEqual(['summary'])
    expect(moved.plan.findings[0]?.id).toBe(opened.plan.findings[1]?.id)
    expect(moved.plan.carried.map(({ path }) => path)).toEqual(['src/basket.ts'])

    const reverted = { ...first, path: 'src/basket.ts' }
    const back = talk.run({ files: [reverted, other], findings: [load(reverted)], head: 'h5' })
    expect(back.writes).toContain('returned Load is not awaited')
    expect(talk.shown).toEqual([
      'Load is not awaited | fixed | returned',
      'Wrong version is saved',
      'Done takes no argument | fixed | resolved',
    ])
  })

  test('E03 E12 E14 a re-run on the same head says nothing and keeps one summary', () => {
    const talk = new Conversation()
    const run: RunOptions = { files: [first], findings: [load(first)], head: 'h1' }
    const states = [talk.run(run), talk.run(run), talk.run(run)]
    expect(states.map(({ writes }) => writes.length)).toEqual([2, 1, 1])
    expect(states[2]?.state).toEqual(states[0]?.state)
    expect(states[2]?.plan).toMatchObject({
      post: [],
      findings: [],
      carried: [{ title: 'Load is not awaited' }],
    })
    expect(talk.comments).toHaveLength(1)
  })

  test('a full re-run in other words and lines says nothing twice', () => {
    const talk = new Conversation()
    const { plan } = talk.run({ files: [first], findings: [load(first)], head: 'h1' })
    const again = talk.run({
      files: [first],
      findings: [
        findingOn(first, 'const a = load()', {
          title: 'A promise is used as a value',
          severity: 'high',
        }),
      ],
      head: 'h1',
      full: true,
    })
    expect(again.plan.post).toEqual([])
    expect(again.plan.findings).toMatchObject([{ id: plan.findings[0]?.id, published: 'inline' }])
  })

  test('a finding whose line was touched and not mended keeps its thread', () => {
    const talk = new Conversation()
    talk.run({ files: [first], findings: [load(first)], head: 'h1' })
    const touched = cart(['import x', '', 'const cart = load()', '', 'save(a, 1)', '', 'done()'])
    const { writes } = talk.run({
      files: [touched],
      findings: [findingOn(touched, 'const cart = load()', { title: 'Load is still not awaited' })],
      head: 'h2',
    })
    expect(writes).toEqual(['summary'])
  })

  test('a new equal line elsewhere is a finding of its own', () => {
    const talk = new Conversation()
    talk.run({ files: [first], findings: [load(first)], head: 'h1' })
    const grown = cart([
      ...(first.hunks[0]?.lines.map(({ text }) => text) ?? []),
      'next()',
      'const a = load()',
      'end()',
    ])
    const second = { ...load(grown), line: 9, start_line: 9 }
    const { plan } = talk.run({ files: [grown], findings: [second], head: 'h2' })
    expect(plan.post).toMatchObject([{ finding: { line: 9 } }])
    expect(plan.carried).toMatchObject([{ line: 3 }])
  })

  test('E08 open findings of files that were not asked about stay in what is reported', () => {
    const talk = new Conversation()
    const odd = findingOn(other, 'other()', { title: 'Other is wrong' })
    talk.run({ files: [first, other], findings: [load(first), save(first), odd], head: 'h1' })
    const grown = addedFile('src/other.ts', ['other()', 'more()'])
    const { plan } = talk.run({ files: [first, grown], findings: [], head: 'h2' })
    expect(plan.carried.map(({ title }) => title)).toEqual([
      'Load is not awaited',
      'Wrong version is saved',
      'Other is wrong',
    ])
  })

  test('a mend elsewhere is seen by a second look, not by the line', () => {
    const talk = new Conversation()
    const { plan } = talk.run({ files: [first], findings: [save(first)], head: 'h1' })
    const guarded = cart([
      'import x',
      'check()',
      'const a = load()',
      '',
      'save(a, 1)',
      '',
      'done()',
    ])
    const fingerprint = plan.findings[0]?.fingerprint ?? ''
    const recheck = {
      verdict: 'refuted',
      reason: 'check() guards it',
      severity: null,
      fixNow: null,
      sameAs: null,
    } as const
    const { writes, state } = talk.run({
      files: [guarded],
      findings: [],
      head: 'h2',
      rechecks: new Map([[fingerprint, recheck]]),
    })
    expect(writes).toEqual([
      'fixed Wrong version is saved',
      'resolve Wrong version is saved',
      'summary',
    ])
    expect(state.findings).toMatchObject([{ status: { is: 'fixed', how: 'judged', commit: 'h2' } }])
    expect(talk.run({ files: [guarded], findings: [], head: 'h2' }).writes).toEqual(['summary'])
  })

  test('a mend elsewhere is remembered whether or not it was said', () => {
    const guarded = cart([
      'import x',
      'check()',
      'const a = load()',
      '',
      'save(a, 1)',
      '',
      'done()',
    ])
    const recheck = {
      verdict: 'refuted',
      reason: 'guarded',
      severity: null,
      fixNow: null,
      sameAs: null,
    } as const
    const rechecks = new Map([[save(first).fingerprint, recheck]])
    const push: RunOptions = { files: [guarded], findings: [], head: 'h2', rechecks }
    const quiet = new Conversation()
    quiet.run({ files: [first], findings: [save(first)], head: 'h1' })
    quiet.run({ ...push, resolveFixed: false })
    const again = quiet.run({ files: [guarded], findings: [], head: 'h2', resolveFixed: false })
    expect(again.state.findings).toMatchObject([{ status: { is: 'fixed', how: 'judged' } }])

    const died = new Conversation()
    died.run({ files: [first], findings: [save(first)], head: 'h1' })
    expect(() => died.run({ ...push, crashAt: 1 })).toThrow(Crash)
    const { writes } = died.run({ files: [guarded], findings: [], head: 'h2' })
    expect(writes).toEqual(['resolve Wrong version is saved', 'summary'])
  })

  test('code that comes back to the letter reopens its thread, told again or not', () => {
    const talk = new Conversation()
    talk.run({ files: [first], findings: [load(first)], head: 'h1' })
    const second = cart(['import x', '', 'const a = await load()', '', 'save(a, 1)', '', 'done()'])
    talk.run({ files: [second], findings: [], head: 'h2' })
    const { writes, plan } = talk.run({ files: [first], findings: [], head: 'h3' })
    expect(writes).toEqual([
      'returned Load is not awaited',
      'unresolve Load is not awaited',
      'summary',
    ])
    expect(plan.carried).toHaveLength(1)
  })

  test('like words on other code do not reopen what was mended', () => {
    const talk = new Conversation()
    talk.run({ files: [first], findings: [load(first)], head: 'h1' })
    const second = cart(['import x', '', 'const a = await load()', '', 'save(a, 1)', '', 'done()'])
    talk.run({ files: [second], findings: [], head: 'h2' })
    const third = cart([
      'import x',
      '',
      'const a = await load()',
      'const b = more()',
      '',
      'save(a, 1)',
      '',
      'done()',
    ])
    const similar = findingOn(third, 'const b = more()', { title: 'More is not awaited' })
    expect(talk.run({ files: [third], findings: [similar], head: 'h3' }).writes).toEqual([
      'post More is not awaited',
      'summary',
    ])
  })

  test('of two equal lines the mended one is mended and the other stays', () => {
    const talk = new Conversation()
    const twice = cart(['a()', 'run(x)', 'b()', '', 'c()', 'run(x)', 'd()'])
    const one = findingOn(twice, 'run(x)', { title: 'X is not checked before it runs' })
    const two = identified(
      { ...one, start_line: 6, line: 6, title: 'Second run is unguarded' },
      twice,
    )
    talk.run({ files: [twice], findings: [one, two], head: 'h1' })
    const half = cart(['a()', 'check(x)', 'b()', '', 'c()', 'run(x)', 'd()'])
    const { plan } = talk.run({ files: [half], findings: [], head: 'h2' })
    expect(plan.actions.map(({ known }) => known.title)).toEqual([one.title])
    expect(plan.carried.map(({ title, line }) => [title, line])).toEqual([[two.title, 6]])
    const swapped = cart(['c()', 'run(x)', 'd()', '', 'a()', 'run(x)', 'b()'])
    const back = talk.run({ files: [swapped], findings: [], head: 'h3' })
    expect(back.plan.carried.map(({ title, line }) => [title, line])).toEqual(
      [
        [two.title, 2],
        [one.title, 6],
      ].reverse(),
    )
  })

  test('what has no line is open as long as it is told of a file that is reviewed', () => {
    const talk = new Conversation()
    const bare: Finding = { ...load(first), line: null, start_line: null }
    talk.run({ files: [first], findings: [bare], head: 'h1' })
    expect(talk.run({ files: [first], findings: [], head: 'h1' }).plan.carried).toHaveLength(1)
    const gone = talk.run({ files: [first], findings: [], head: 'h1', full: true })
    expect(gone).toMatchObject({ plan: { carried: [] }, state: { findings: [] } })
  })

  test('a check keeps its one comment on a file while its hits come and go', () => {
    const talk = new Conversation()
    const facts = {
      source: 'check',
      title: 'Debug output',
      skill: { name: 's', rule: 'log', hash: 'f' },
    } as const
    const logs = cart(['log(1)', 'x()', 'log(2)', 'y()'])
    const { plan } = talk.run({
      files: [logs],
      findings: [findingOn(logs, 'log(1)', facts)],
      head: 'h1',
      skills: { s: 'f' },
    })
    const more = cart(['log(0)', 'z()', 'log(1)', 'x()', 'log(2)', 'y()'])
    const again = talk.run({
      files: [more],
      findings: [findingOn(more, 'log(0)', facts)],
      head: 'h2',
      skills: { s: 'f' },
    })
    expect(again).toMatchObject({
      writes: ['summary'],
      plan: { findings: [{ id: plan.findings[0]?.id, line: 1 }] },
    })
    const changedRule = talk.run({ files: [more], findings: [], head: 'h2', skills: {} })
    expect(changedRule.writes).toEqual(['fixed Debug output', 'resolve Debug output', 'summary'])
  })

  test('a file that leaves the change takes its findings along', () => {
    const talk = new Conversation()
    talk.run({ files: [first, other], findings: [load(first)], head: 'h1' })
    expect(talk.run({ files: [other], findings: [], head: 'h2' }).writes).toEqual([
      'fixed Load is not awaited',
      'resolve Load is not awaited',
      'summary',
    ])
  })

  test('a file whose lines cannot be seen keeps its findings', () => {
    const talk = new Conversation()
    talk.run({ files: [first], findings: [load(first)], head: 'h1' })
    const hidden = { ...first, hunks: [], unseen: 'GitHub left out the patch' }
    expect(talk.run({ files: [hidden], findings: [], head: 'h2' }).plan.carried).toHaveLength(1)
  })

  test('resolve-fixed: false leaves the threads alone', () => {
    const talk = new Conversation()
    talk.run({ files: [first, other], findings: [load(first)], head: 'h1' })
    const { writes, state } = talk.run({
      files: [other],
      findings: [],
      head: 'h2',
      resolveFixed: false,
    })
    expect(writes).toEqual(['summary'])
    expect(state.findings).toMatchObject([{ status: { is: 'fixed' } }])
  })

  test('C10 what stood in the summary does not come back as a comment when it gets a line', () => {
    const talk = new Conversation()
    const bare: Finding = { ...load(first), line: null, start_line: null }
    const { plan } = talk.run({ files: [first], findings: [bare], head: 'h1' })
    expect(plan).toMatchObject({ post: [], findings: [{ published: 'summary' }] })
    const touched = cart(['import x', '', 'const a = load()', '', 'save(a, 2)', '', 'done()'])
    const again = talk.run({ files: [touched], findings: [load(touched)], head: 'h2' })
    expect(again.plan).toMatchObject({
      post: [],
      findings: [{ published: 'summary', id: plan.findings[0]?.id }],
    })
  })

  test('E07 a run that could not post leaves everything to be reviewed again', () => {
    const talk = new Conversation()
    const run: RunOptions = { files: [first], findings: [load(first)], head: 'h1' }
    expect(() => talk.run({ ...run, crashAt: 0 })).toThrow(Crash)
    expect(recall(talk.discussion, talk.instance).state).toBeNull()
    expect(talk.run(run).increment.ask).toHaveLength(1)
  })

  test('a hunk that moves with a merge from the base is not asked about again', () => {
    const talk = new Conversation()
    const lines = [' a()', '-b()', '+c()', ' d()']
    const at = (line: number) => changedFile('src/m.ts', [{ at: line, lines }])
    const finding = findingOn(at(10), 'c()', { title: 'C is wrong' })
    talk.run({ files: [at(10)], findings: [finding], head: 'h1' })
    const merged = talk.run({ files: [at(50)], findings: [], head: 'h2' })
    expect(merged.increment.ask).toEqual([])
    expect(merged.plan.carried).toMatchObject([{ line: 51 }])
    expect(merged.state.findings).toMatchObject([{ line: 51 }])
  })
})

describe('two runs and crashes', () => {
  const run: RunOptions = {
    files: [first, other],
    findings: [load(first), save(first)],
    head: 'h1',
  }

  test('two runs that race post once', () => {
    const talk = new Conversation()
    const late = talk.run({ ...run, meanwhile: () => void talk.run(run) })
    expect(late.plan.post).toEqual([])
    expect(talk.shown).toEqual(['Load is not awaited', 'Wrong version is saved'])
    expect(talk.comments).toHaveLength(1)
  })

  test('what two runs posted twice all the same is found by the next, unless somebody answered', () => {
    const talk = new Conversation()
    talk.run(run)
    talk.threads.push({ ...structuredClone(talk.thread('Load is not awaited')), id: 'again' })
    talk.threads.push({ ...structuredClone(talk.thread('Wrong version is saved')), id: 'answered' })
    talk.threads.at(-1)?.comments.push({ ...talk.say('ann', 'Hm.'), body: 'Hm.' })
    const { memory, writes } = talk.run(run)
    expect(memory.repeated).toEqual(talk.threads.at(-2)?.comments)
    expect(writes).toEqual(['summary'])
  })

  test('a crash at any write, then a re-run, ends like an undisturbed run', () => {
    const second = cart([
      'import x',
      '',
      'const a = await load()',
      '',
      'save(a, 1)',
      '',
      'done(a)',
      '',
      'last()',
    ])
    const push: RunOptions = {
      files: [second, other],
      findings: [
        save(second),
        findingOn(second, 'done(a)', { title: 'Done takes no argument' }),
        findingOn(second, 'last()', { title: 'Last is late' }),
      ],
      head: 'h2',
    }
    const endOf = (opened: number | undefined, pushed: number | undefined) => {
      const talk = new Conversation()
      const attempt = (options: RunOptions, crashAt: number | undefined) => {
        if (crashAt !== undefined) expect(() => talk.run({ ...options, crashAt })).toThrow(Crash)
        return talk.run(options)
      }
      attempt(run, opened)
      talk.reply('Wrong version is saved', 'ann', "Won't fix: it is meant.")
      const { state } = attempt(push, pushed)
      return { shown: talk.shown, state, summaries: talk.comments.length }
    }
    const undisturbed = endOf(undefined, undefined)
    expect(undisturbed.shown).toEqual([
      'Load is not awaited | fixed | resolved',
      "Wrong version is saved | Won't fix: it is meant. | wont-fix it is meant. | resolved",
      'Done takes no argument',
      'Last is late',
    ])
    for (let at = 0; at < 3; at += 1) expect(endOf(at, undefined)).toEqual(undisturbed)
    for (let at = 0; at < 7; at += 1) expect(endOf(undefined, at)).toEqual(undisturbed)
  })

  test('a run that died half way does not get more comments than allowed', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `call${at}()`)
    const many = addedFile('src/many.ts', lines)
    const findings = lines.map((code, at) =>
      findingOn(many, code, { title: `Fault number ${at} in ${code}` }),
    )
    const options: RunOptions = { files: [many], findings, head: 'h1', maxComments: 5 }
    const talk = new Conversation()
    expect(() => talk.run({ ...options, crashAt: 3 })).toThrow(Crash)
    const { plan } = talk.run(options)
    expect(plan.post).toHaveLength(2)
    expect(talk.threads).toHaveLength(5)
    expect(plan.findings).toHaveLength(12)
  })
})
