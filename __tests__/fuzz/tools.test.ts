import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type BoundTool, bindTool } from '../../src/core/agent/bindTool.ts'
import type { Tool } from '../../src/core/agent/tool.ts'
import { finishReviewTool } from '../../src/core/agent/tools/finishReview.ts'
import { listFilesTool } from '../../src/core/agent/tools/listFiles.ts'
import { loadSkillTool } from '../../src/core/agent/tools/loadSkill.ts'
import { readDiffTool } from '../../src/core/agent/tools/readDiff.ts'
import { readFileTool } from '../../src/core/agent/tools/readFile.ts'
import { readSkillFileTool } from '../../src/core/agent/tools/readSkillFile.ts'
import { reportFindingTool } from '../../src/core/agent/tools/reportFinding.ts'
import { reportVerdictTool } from '../../src/core/agent/tools/reportVerdict.ts'
import type { ReviewContext } from '../../src/core/agent/tools/reviewContext.ts'
import { searchCodeTool } from '../../src/core/agent/tools/searchCode.ts'
import type { SkillContext } from '../../src/core/skills/activation.ts'
import { openChange } from '../core/agent/tools/reporting.ts'
import { finding } from '../support/findings/outcome.ts'
import { spoiled, textsOf, tries } from '../support/fuzz.ts'
import { libraryOf, skillText } from '../support/skills/library.ts'

let opened: Awaited<ReturnType<typeof openChange>>
let tools: ReadonlyMap<string, () => BoundTool>

beforeAll(async () => {
  opened = await openChange(
    { 'src/a.ts': 'one\n', 'old.ts': 'x\n'.repeat(20), 'odd\nname.ts': 'odd\n' },
    {
      'src/a.ts': 'one\ntwo(1)\n',
      'old.ts': null,
      'new.ts': 'x\n'.repeat(20),
      link: { mode: '120000', content: '/etc' },
    },
  )
  const library = await libraryOf({
    '.skills/go/SKILL.md': skillText('description: d', 'Go rules.'),
    '.skills/go/a.md': 'A',
  })
  const bound = <Input>(
    tool: Tool<Input, ReviewContext & SkillContext>,
    kind: 'question' | 'verification' = 'question',
  ): [string, () => BoundTool] => [
    `${tool.name} of a ${kind}`,
    () => {
      const { context } = kind === 'question' ? opened.question() : opened.verification([finding()])
      // What breaks inside a tool is told the model, and is our fault all the same.
      return bindTool(tool, { ...context, skills: library.activation() }, (error) => {
        throw error
      })
    },
  ]
  tools = new Map([
    bound(readFileTool),
    bound(readDiffTool),
    bound(listFilesTool),
    bound(searchCodeTool),
    bound(loadSkillTool(['go'])),
    bound(readSkillFileTool),
    bound(reportFindingTool),
    bound(reportFindingTool, 'verification'),
    bound(reportVerdictTool),
    bound(reportVerdictTool, 'verification'),
    bound(finishReviewTool),
    bound(finishReviewTool, 'verification'),
  ])
})

afterAll(async () => {
  await opened.close()
  await rm(opened.built.dir, { recursive: true })
})

const inputs: Readonly<Record<string, object>> = {
  read_file: { path: 'src/a.ts', at: 'head', start_line: 1, end_line: 2 },
  read_diff: { path: 'src/a.ts', from_row: 1 },
  list_files: { folder: 'src', at: 'base' },
  search_code: { pattern: 'o(n)e', literal: false, ignore_case: true, paths: ['src/'], at: 'head' },
  load_skill: { name: 'go' },
  read_skill_file: { skill: 'go', path: 'a.md', start_line: 1 },
  report_finding: {
    path: 'src/a.ts',
    quote: 'two(1)',
    line: 2,
    side: 'RIGHT',
    severity: 'high',
    category: 'correctness',
    confidence: 'high',
    title: 'It fails',
    body: 'When it runs, it fails.',
    suggestion: 'two(2)',
    skill: 'security',
    rule: 'r',
    also: [{ path: 'new.ts', line: 1 }],
  },
  report_verdict: { id: 'c1', verdict: 'refuted', path: 'src/a.ts', quote: 'one', reason: 'x' },
  finish_review: { summary: 'Done.' },
}

/** Texts that mean something to one of the tools. */
const telling = textsOf(
  ...[
    'src/',
    'a.ts',
    '..',
    '/',
    '.git',
    '\\',
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '{1,9}',
    '|',
    '^',
    '$',
  ],
  ...[
    'two(1)',
    '\n',
    '\t',
    '1\t',
    '+',
    '-',
    '@@ -1 +1 @@',
    '⟨U+003C⟩',
    '```',
    '`',
    '<skill',
    '\u202E',
  ],
)

test.each(
  Object.keys(inputs).flatMap((name) => [
    `${name} of a question`,
    ...(/report|finish/.test(name) ? [`${name} of a verification`] : []),
  ]),
)('%s: an answer, or a refusal that says what to mend', async (label) => {
  const tool = tools.get(label)
  if (tool === undefined) throw new Error(`There is no tool ${label}.`)
  const plain = inputs[label.split(' ')[0] ?? ''] ?? {}
  const texts = Object.keys(plain)
  const inField = fc
    .tuple(fc.constantFrom(...texts), telling)
    .map(([name, text]) => ({ ...plain, [name]: text }))
  await fc.assert(
    fc.asyncProperty(fc.oneof(inField, spoiled(plain), fc.anything()), async (input) => {
      const { text, isError } = await tool().call(input)
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThan(200_000)
      if (isError) expect(text.length).toBeGreaterThan(20)
    }),
    tries,
  )
})
