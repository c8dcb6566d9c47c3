import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { loadSkillTool } from '../../../../src/core/agent/tools/loadSkill.ts'
import { readSkillFileTool } from '../../../../src/core/agent/tools/readSkillFile.ts'
import { libraryOf, skillText } from '../../../support/skills/library.ts'

const library = () =>
  libraryOf({
    '.skills/go/SKILL.md': skillText('description: d', 'Go rules.'),
    '.skills/go/a.md': 'A',
    '.skills/sql.md': skillText('description: d'),
  })

test('load_skill shows the names as an enum, byte-stable, and takes any text', async () => {
  const { catalogue } = await library()
  const tool = loadSkillTool(catalogue.names)
  const schema = z.toJSONSchema(tool.input)
  expect(schema).toMatchObject({
    type: 'object',
    properties: { name: { type: 'string', enum: ['go', 'sql'] } },
    required: ['name'],
  })
  expect(JSON.stringify(schema)).toBe(
    JSON.stringify(z.toJSONSchema(loadSkillTool(['go', 'sql']).input)),
  )
  expect(tool.input.safeParse({ name: 'gone' }).success).toBe(true)
  expect(tool.input.safeParse({ name: 1 }).success).toBe(false)
})

test('they answer through the activation of their conversation', async () => {
  const skills = (await library()).activation()
  const { names } = (await library()).catalogue
  const tool = loadSkillTool(names)
  expect((await tool.run({ name: 'go' }, { skills })).text).toContain('Go rules.')
  expect(await tool.run({ name: 'g' }, { skills })).toEqual({
    text: expect.stringContaining('Available: go, sql'),
    isError: true,
  })
  const read = await readSkillFileTool.run({ skill: 'go', path: 'a.md' }, { skills })
  expect(read.text).toContain('lines="1-1 of 1">\nA\n')
  expect(readSkillFileTool.input.safeParse({ skill: 'go', path: 'a', start_line: 0 }).success).toBe(
    false,
  )
})
