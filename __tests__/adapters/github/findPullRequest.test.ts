import { expect, test } from '@jest/globals'
import { findPullRequest } from '../../../src/adapters/github/findPullRequest.ts'
import { buildRepository } from '../../support/git/repositories.ts'
import { begin, twoHunks } from './arrange.ts'

const find = async (
  plans: readonly { headRepository: string; state?: 'open' | 'closed'; headRef?: string }[],
  headBranch: string | null = 'topic',
) => {
  const { shas } = await buildRepository(twoHunks)
  const [base = '', head = ''] = shas
  const pulls = plans.map((plan, index) => ({ number: index + 1, base, head, ...plan }))
  const begun = await begin(twoHunks, { pulls })
  return findPullRequest(begun.connection(), {
    repository: 'octo/hello',
    headSha: head,
    headBranch,
    headRepository: 'fork/hello',
  })
}

test('B21 the pull request of a fork is found by its head, not by its branch', async () => {
  const others = Array.from({ length: 120 }, () => ({ headRepository: 'other/hello' }))
  for (const branch of ['topic', null])
    expect(await find([...others, { headRepository: 'fork/hello' }], branch)).toEqual({
      ok: true,
      number: 121,
    })
})

test('B21 without a match, or with more than one, it says why', async () => {
  expect(await find([{ headRepository: 'other/hello' }])).toEqual({
    ok: false,
    reason: expect.stringMatching(/no open pull request has .* closed, or has newer commits/),
  })
  const closed = { headRepository: 'fork/hello', state: 'closed' } as const
  expect(await find([closed])).toMatchObject({ ok: false })
  const renamed = { headRepository: 'fork/hello', headRef: 'other' }
  expect(await find([renamed])).toMatchObject({ ok: false })
  const twin = { headRepository: 'fork/hello' }
  expect(await find([twin, twin])).toEqual({
    ok: false,
    reason: expect.stringContaining('2 pull requests have'),
  })
})
