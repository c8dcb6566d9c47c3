import { z } from 'zod'
import { fileNamed } from '../../change/fileNamed.ts'
import type { ChangedFile } from '../../change/model.ts'
import { shownPath } from '../../change/shownLine.ts'
import { proveSuggestion } from '../../change/suggestion.ts'
import { identified } from '../../findings/identity.ts'
import { categories, confidences, type Finding, severities } from '../../findings/model.ts'
import { type PlaceResult, placeClaim } from '../../findings/place.ts'
import { whyNotReportable } from '../../findings/reportable.ts'
import { sameCause } from '../../findings/sameCause.ts'
import { asShown } from '../../safety/fence.ts'
import { nearest } from '../../skills/nearest.ts'
import { answer, refuse, type Tool, type ToolAnswer } from '../tool.ts'
import type { QuestionTask, ReviewContext } from './reviewContext.ts'

const short = (max: number) => z.string().trim().min(1).max(max)
const lineNumber = z.number().int().positive()

const input = z.object({
  path: short(4_096).describe('A changed file, as the table of files names it.'),
  quote: z
    .string()
    .min(1)
    .max(4_000)
    .describe(
      'The code at fault, copied exactly from the diff. It decides where the comment stands.',
    ),
  line: lineNumber.optional().describe('Its first line number; only chooses between equal code.'),
  side: z
    .enum(['RIGHT', 'LEFT'])
    .optional()
    .describe('LEFT if the removal of the quoted code is the fault; RIGHT is the default.'),
  severity: z.enum(severities),
  category: z.enum(categories),
  confidence: z.enum(confidences),
  title: short(160).describe('The fault as a fact, at most 80 characters.'),
  body: short(4_000).describe(
    'When this, then that; why; the smallest fix. Two to four sentences.',
  ),
  suggestion: z
    .string()
    .max(10_000)
    .optional()
    .describe(
      'What replaces the quoted lines, whole; an empty text deletes them. Leave out if there is none.',
    ),
  skill: z.string().optional().describe('The skill it rests on.'),
  rule: z.string().max(200).optional().describe('The rule of that skill, in a few words.'),
  also: z
    .array(z.object({ path: short(4_096), line: lineNumber }))
    .max(50)
    .optional()
    .describe('Other places of the same mistake.'),
})
type Claim = z.infer<typeof input>

/** From this refusal on a finding is taken without a line rather than lost. */
const patience = 3

export const reportFindingTool: Tool<Claim, ReviewContext> = {
  name: 'report_finding',
  description:
    'Reports one fault of the change. It is checked at once; an error says what to correct, and nothing was recorded then.',
  input,
  async run(claim, context) {
    const { task } = context
    if (task.kind !== 'question')
      return refuse('Claims are judged here, not made. Give each claim its `report_verdict`.')
    const wrong = whyNotReportable({ ...claim, hasSkill: claim.skill !== undefined })
    if (wrong !== null) return refuse(wrong)
    const skill = citation(claim, task)
    if (skill === 'unknown')
      return refuse(
        `There is no skill \`${claim.skill}\`. Cite a skill by the name you loaded, or leave \`skill\` out.`,
      )
    const file = findFile(claim.path, context)
    const place = file === undefined ? outside(claim, context) : placeClaim(file, claimOf(claim))
    if (!place.ok && !(await mayStandWithoutLine(claim, file, context, task)))
      return refuse(place.reason)
    const finding = asFinding(claim, file, place, skill)
    const earlier = task.candidates.findings.find((one) => isSame(one, finding))
    if (earlier !== undefined) return answer(`Already recorded as ${earlier.id}; nothing to add.`)
    return record(finding, claim, file?.kind ?? 'text', place, context, task)
  },
}

const claimOf = ({ quote, line, side }: Claim) => ({
  quote,
  line: line ?? null,
  side: side ?? null,
})

const findFile = (path: string, { change }: ReviewContext): ChangedFile | undefined => {
  const bare = path.replace(/^(?:\.\/|[ab]\/(?=.))/, '')
  return fileNamed(path, change.files) ?? change.files.find((file) => file.path === bare)
}

function outside({ path }: Claim, { change }: ReviewContext): PlaceResult {
  const meant = nearest(
    path,
    change.files.map((file) => file.path),
  )
  const hint = meant === null ? '' : ` Did you mean \`${meant}\`?`
  return {
    ok: false,
    reason: `\`${path}\` is not in the change.${hint} If the change breaks something there, quote the changed line that causes it, and name the broken place in \`body\` and \`also\`.`,
  }
}

/** A fault that finds no line after some tries goes to the summary, as long as its file exists. */
async function mayStandWithoutLine(
  { path, title }: Claim,
  file: ChangedFile | undefined,
  { repository, change }: ReviewContext,
  { candidates }: QuestionTask,
): Promise<boolean> {
  if (candidates.refused('place', path, title) < patience) return false
  return file !== undefined || (await repository.read(change.commits.head, path)) !== null
}

function citation({ skill, rule }: Claim, { cite }: QuestionTask): Finding['skill'] | 'unknown' {
  if (skill === undefined || skill.trim() === '') return null
  const cited = cite(skill.trim())
  return cited === null ? 'unknown' : { ...cited, rule: rule?.trim() || null }
}

function asFinding(
  claim: Claim,
  file: ChangedFile | undefined,
  place: PlaceResult,
  skill: Finding['skill'],
): Finding {
  const { severity, category, confidence, title, body } = claim
  const finding: Finding = {
    id: '',
    fingerprint: '',
    path: file?.path ?? claim.path,
    side: place.ok ? place.anchor.side : (claim.side ?? 'RIGHT'),
    start_line: place.ok ? place.anchor.start_line : null,
    line: place.ok ? place.anchor.line : null,
    quote: place.ok ? place.code.map(({ text }) => text).join('\n') : claim.quote,
    severity,
    category,
    confidence,
    title: title.replace(/\.$/, ''),
    body,
    suggestion: null,
    skill,
    source: 'model',
    verification: { verdict: 'unverified', reason: '' },
    published: place.ok ? 'inline' : 'summary',
    also: claim.also ?? [],
  }
  return identified(finding, file)
}

/** One conversation means two things by two calls, unless place and words are the same. */
const isSame = (a: Finding, b: Finding): boolean =>
  a.fingerprint === b.fingerprint &&
  (a.title.toLowerCase() === b.title.toLowerCase() || sameCause(a, b))

async function record(
  finding: Finding,
  { suggestion, quote }: Claim,
  kind: ChangedFile['kind'],
  place: PlaceResult,
  { repository, change }: ReviewContext,
  { candidates }: QuestionTask,
): Promise<ToolAnswer> {
  const { id, path, title } = finding
  if (!place.ok) {
    candidates.add(finding)
    return answer(`Recorded as ${id} without a line; it will stand in the summary.`)
  }
  const { side, start_line, line } = place.anchor
  const lines = start_line === line ? `${line}` : `${start_line}-${line}`
  const where = `${asShown(`${shownPath(path)}:${lines}`)}${side === 'LEFT' ? ' of the base version' : ''}`
  if (suggestion === undefined) {
    candidates.add(finding)
    return answer(`Recorded as ${id} at ${where}.`)
  }
  const bytes = await repository.read(change.commits.head, path)
  const headText = bytes === null ? '' : new TextDecoder().decode(bytes)
  const { anchor, code } = place
  const proof = await proveSuggestion({ path, kind, headText, anchor, code, suggestion, quote })
  if (!proof.ok && candidates.refused('suggestion', path, title) === 1)
    return refuse(
      `The suggestion does not work: ${proof.reason} Report the finding again with a corrected suggestion, or without one.`,
    )
  candidates.add({ ...finding, suggestion: proof.ok ? proof.suggestion : null })
  return answer(
    proof.ok
      ? `Recorded as ${id} at ${where}.`
      : `Recorded as ${id} at ${where}, without the suggestion: ${proof.reason}`,
  )
}
