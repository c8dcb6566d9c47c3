import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { bindTool, defineTool } from '../../../src/core/agent/bindTool.ts'
import { answer, type Tool } from '../../../src/core/agent/tool.ts'

const tool: Tool<{ path: string; at?: 'head' | 'base' | undefined }, { readonly root: string }> = {
  name: 'read_file',
  description: 'Reads a file.',
  input: z.object({ path: z.string(), at: z.enum(['head', 'base']).optional() }),
  run: async ({ path, at = 'head' }, { root }) => answer(`${root}/${path} at ${at}`),
}

test('a tool is defined by what its schema takes', () => {
  expect(defineTool(tool)).toEqual({
    name: 'read_file',
    description: 'Reads a file.',
    input_schema: {
      type: 'object',
      properties: { path: { type: 'string' }, at: { type: 'string', enum: ['head', 'base'] } },
      required: ['path'],
    },
  })
})

test('a bound tool works on its context and checks its input', async () => {
  const breaks: unknown[] = []
  const bound = bindTool(tool, { root: 'repo' }, (error) => breaks.push(error))
  expect(await bound.call({ path: 'a.ts' })).toEqual({ text: 'repo/a.ts at head', isError: false })
  const wrong = await bound.call({ path: 7, at: 'tail' })
  expect(wrong.isError).toBe(true)
  expect(wrong.text).toMatch(/path.*at.*Repeat the call/s)
  expect(await bound.call('a.ts')).toMatchObject({ isError: true })
  expect(breaks).toEqual([])
})
