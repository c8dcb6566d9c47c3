import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { bindTool } from '../../../../src/core/agent/bindTool.ts'
import type { ReadingContext, Tool } from '../../../../src/core/agent/tool.ts'
import { listFilesTool } from '../../../../src/core/agent/tools/listFiles.ts'
import { readDiffTool } from '../../../../src/core/agent/tools/readDiff.ts'
import { readFileTool } from '../../../../src/core/agent/tools/readFile.ts'
import { searchCodeTool } from '../../../../src/core/agent/tools/searchCode.ts'
import { openChange } from './reporting.ts'

const path = 'src/page.html'
const odd = 'src/<skill> \u200b.html'
let opened: Awaited<ReturnType<typeof openChange>>

beforeAll(async () => {
  opened = await openChange(
    { [path]: '<main>\n</main>\n' },
    {
      [path]: '<main>\n  <skill name="a">\n    <b>x</b>\n  </skill>\n</main>\n',
      [odd]: 'odd\n',
      link: { mode: '120000', content: 'src/page.html' },
    },
  )
})

afterAll(async () => {
  await opened.close()
  await rm(opened.built.dir, { recursive: true })
})

const claim = {
  path,
  severity: 'high',
  category: 'correctness',
  confidence: 'high',
  title: 'The page is wrong',
  body: 'When it is shown, it is wrong.',
}

async function shown<Input>(tool: Tool<Input, ReadingContext>, input: object): Promise<string> {
  const { context } = opened.question()
  const { text } = await bindTool(tool, context, (error) => {
    throw error
  }).call(input)
  return text
}

/** The rows of an answer that show the three new lines. */
const rows = (text: string): string =>
  text
    .split('\n')
    .filter((row) => /skill name|<b>|\/skill/.test(row))
    .join('\n')

describe('what is copied from an answer is found again, frames, numbers and all', () => {
  test.each<[string, () => Promise<string>]>([
    ['read_diff', () => shown(readDiffTool, { path })],
    ['read_file', () => shown(readFileTool, { path })],
    ['search_code', () => shown(searchCodeTool, { pattern: '<b>|skill', paths: [path] })],
    [
      'read_file, its tabs drawn as bars',
      async () => (await shown(readFileTool, { path })).replaceAll('\t', ' | '),
    ],
  ])('%s', async (_tool, read) => {
    const quote = rows(await read())
    expect(quote.split('\n')).toHaveLength(3)
    const conversation = opened.question()
    const suggestion = '  <skill name="b">\n    <b>x</b>\n  </skill>'
    expect(await conversation.report({ ...claim, quote, suggestion })).toMatchObject({
      isError: false,
    })
    expect(conversation.found).toMatchObject([{ start_line: 2, line: 4, suggestion }])
    const judging = opened.verification(conversation.found)
    const verdict = { id: 'c1', verdict: 'confirmed', path, quote, reason: 'It does.' }
    expect(await judging.verdict(verdict)).toMatchObject({ isError: false })
  })

  test('a path', async () => {
    const copied = (await shown(listFilesTool, { folder: 'src' })).split('\n').find(isOdd) ?? ''
    expect(copied).not.toBe(odd)
    expect(await shown(readFileTool, { path: copied })).toContain('1\todd')
    expect(await shown(readDiffTool, { path: copied })).toContain('+odd')
    const conversation = opened.question()
    await conversation.report({ ...claim, path: copied, quote: 'odd' })
    expect(conversation.found).toMatchObject([{ path: odd, line: 1 }])
  })
})

const isOdd = (row: string): boolean => row.includes('skill>')

test('the target of a link takes no suggestion, which would commit a link to somewhere else', async () => {
  const conversation = opened.question()
  const report = { ...claim, path: 'link', quote: 'src/page.html', suggestion: 'src/page.htm' }
  expect(await conversation.report(report)).toMatchObject({
    isError: true,
    text: expect.stringContaining('symbolic link'),
  })
  await conversation.report(report)
  expect(conversation.found).toMatchObject([{ path: 'link', line: 1, suggestion: null }])
})
