import { tmpdir } from 'node:os'
import { expect, test } from '@jest/globals'
import { runCli } from './support/run/cli.ts'

test.each([
  [['review', '--nope']],
  [['skills', 'lint', '--nope']],
  [['skills']],
  [['eval']],
  [['eval', 'cases.json', '--format', 'xml']],
  [['nope']],
])('%j is a usage error: status 2, told on stderr alone', async (args) => {
  const { status, out, err } = await runCli(args, tmpdir())
  expect([status, out]).toEqual([2, ''])
  expect(err).not.toBe('')
})

test.each([[['help']], [['--version']], [['skills', '--help']]])(
  '%j is answered on stdout: status 0',
  async (args) => {
    const { status, out, err } = await runCli(args, tmpdir())
    expect([status, err]).toEqual([0, ''])
    expect(out).not.toBe('')
  },
)
