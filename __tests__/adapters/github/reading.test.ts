import { expect, test } from '@jest/globals'
import { actionsBot } from '../../support/github/identities.ts'
import { begin, onLine, requested } from './arrange.ts'

test('reads the facts of a pull request, its commits and the issues it closes', async () => {
  const begun = await begin()
  Object.assign(begun.github.pull(7), {
    title: 'Mend it',
    body: null,
    draft: true,
    labels: ['bug'],
    closes: [{ number: 3, title: 'It breaks', body: 'On Mondays.' }],
  })
  const pull = await (await begun.port()).read()
  expect(pull).toEqual({
    number: 7,
    title: 'Mend it',
    body: '',
    state: 'open',
    merged: false,
    draft: true,
    url: `${begun.github.serverUrl}/octo/hello/pull/7`,
    author: { login: 'mona', isBot: false, association: 'MEMBER' },
    base: { ref: 'main', sha: begun.shas[0], repository: 'octo/hello' },
    head: { ref: 'topic', sha: begun.head, repository: 'octo/hello' },
    isFork: false,
    labels: ['bug'],
    changedFiles: 2,
    commitMessages: ['Change two lines'],
    linkedIssues: [{ number: 3, title: 'It breaks', body: 'On Mondays.' }],
  })
})

test('B10 the head is the head, though the merge commit is not known', async () => {
  const begun = await begin()
  expect((await (await begun.port()).read()).head.sha).toBe(begun.head)
})

test.each([
  ['a fork', 'stranger/hello'],
  ['a fork that was deleted', null],
])('a head in %s makes it a fork', async (_, headRepository) => {
  const begun = await begin()
  Object.assign(begun.github.pull(7), { headRepository, author: actionsBot })
  expect(await (await begun.port()).read()).toMatchObject({
    isFork: true,
    head: { repository: headRepository },
    author: { login: 'github-actions[bot]', isBot: true },
  })
})

test('issues the token may not read cost nothing else', async () => {
  const begun = await begin(undefined, { isPrivate: true })
  const pull = await (await begun.port()).read()
  expect(pull).toMatchObject({ linkedIssues: [], commitMessages: ['Change two lines'] })
  expect(begun.lines).toEqual([])
})

const manyFiles = (count: number) => [
  { files: { start: '' } },
  { files: Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x\n'])) },
]

test('A09 A10 more than 300 files are read from every page of the listing, never as one diff', async () => {
  const begun = await begin(manyFiles(317))
  const { files, unseen } = await (await begun.port()).files()
  expect(files).toHaveLength(317)
  expect(unseen).toBeNull()
  expect(files.every(({ hunks }) => hunks.length === 1)).toBe(true)
  expect(begun.github.requests.filter(({ path }) => path.endsWith('/files'))).toHaveLength(4)
  expect(begun.github.requests.some(({ accept }) => accept.includes('diff'))).toBe(false)
})

test('A11 a listing that ends at 3,000 files says what it could not show', async () => {
  const begun = await begin(manyFiles(3412))
  const { files, unseen } = await (await begun.port()).files()
  expect(files).toHaveLength(3000)
  expect(unseen).toBe('GitHub listed 3000 of the 3412 changed files; its listing ends there.')
})

test('a listing shorter than the count says so', async () => {
  const begun = await begin()
  begun.github.world.pulls.set(7, { ...begun.github.pull(7), changedFiles: 5 })
  const { unseen } = await (await begun.port()).files()
  expect(unseen).toBe('GitHub listed 2 of the 5 changed files.')
})

// The throttling plugin's own spacing would take longer than a test may.
test('a whole run on ten files is eight requests and waits for nothing', async () => {
  const begun = await begin(manyFiles(10))
  const port = await begun.port()
  await port.read()
  await port.files()
  const before = await port.discussion()
  const check = (await port.startCheck('review', begun.head)) ?? 0
  const { head, discussion } = await port.refresh(before)
  expect(head).toBe(begun.head)
  const comments = [onLine(1, { path: 'f1' })]
  await port.postReview({ commit: begun.head, body: 'Read.', comments })
  expect((await port.refresh(discussion)).discussion.threads).toHaveLength(1)
  await port.saveComment('Summary', null)
  const result = { conclusion: 'success', title: 'Done', summary: 'Done', annotations: [] } as const
  await port.finishCheck(check, result)
  expect(requested(begun).sort()).toEqual([
    'GET /pulls/7/files',
    `PATCH /check-runs/${check}`,
    'POST /check-runs',
    'POST /graphql',
    'POST /graphql',
    'POST /graphql',
    'POST /issues/7/comments',
    'POST /pulls/7/reviews',
  ])
})

test('a run on a pull request with 500 comments and 500 threads is at most 15 requests', async () => {
  const begun = await begin()
  const port = await begun.port()
  const comments = Array.from({ length: 50 }, () => onLine(3))
  for (let round = 0; round < 10; round += 1) {
    await port.postReview({ commit: begun.head, body: 'Read.', comments })
  }
  for (let index = 0; index < 500; index += 1) begun.github.people.comment(7, 'mona', `${index}`)
  // Of the old threads all but ten are settled.
  for (const thread of begun.github.world.threads.slice(10, 400)) thread.resolvedBy = actionsBot
  begun.github.requests.splice(0)
  await port.read()
  await port.files()
  const discussion = await port.discussion()
  const { threads, comments: said } = discussion
  expect([threads.length, said.length]).toEqual([500, 500])
  const check = (await port.startCheck('review', begun.head)) ?? 0
  await port.refresh(discussion)
  await port.postReview({ commit: begun.head, body: 'Read.', comments: [onLine(3)] })
  expect((await port.refresh(discussion)).discussion.threads).toHaveLength(501)
  await port.saveComment('Summary', said[0]?.id ?? null)
  const result = { conclusion: 'success', title: 'Done', summary: 'Done', annotations: [] } as const
  await port.finishCheck(check, result)
  expect(requested(begun)).toHaveLength(14)
})

test('a pull request that is not there says what to check', async () => {
  const begun = await begin()
  begun.github.world.pulls.clear()
  await expect((await begun.port()).read()).rejects.toThrow(
    'Could not read the pull request octo/hello#7: Not Found. Check the number and that the token in `github-token` may see the repository.',
  )
})

test('a token that is no token says so', async () => {
  const begun = await begin()
  await expect((await begun.port('ghs_old')).read()).rejects.toThrow(
    /^Could not read .*: Bad credentials\. The token in `github-token` is wrong or has expired\./,
  )
})
