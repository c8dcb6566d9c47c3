import type { Finding, Severity } from '../findings/model.ts'
import type { Outcome } from '../findings/outcome.ts'
import { rankFindings } from '../findings/rank.ts'
import { showInvisible } from '../safety/invisible.ts'
import { byCodePoint } from '../skills/names.ts'
import { dollars, percent, seconds } from './figures.ts'
import { headline, needsReason } from './headline.ts'
import { en } from './phrases/en.ts'
import { unreachedFiles } from './sections.ts'
import type { Style } from './style.ts'
import { severityWords, worded } from './wording.ts'

export interface PrettyOptions {
  readonly style: Style
  readonly redact: (text: string) => string
}

/** A run for a person at a terminal: findings by file with `path:line` to click on, then the verdict and what it took. */
export function renderPretty(outcome: Outcome, { style, redact }: PrettyOptions): string {
  const plain = (text: string) => showInvisible(redact(text)).trim()
  const findings = worded(outcome.findings)
  const paths = [...new Set(findings.map(({ path }) => path))].sort(byCodePoint)
  const files = paths.flatMap((path) =>
    rankFindings(findings.filter((finding) => finding.path === path)).map((finding) =>
      pretty(finding, style, plain),
    ),
  )
  const missing = unreachedFiles(outcome)
  return [
    ...files,
    ...missing.map(({ path, reason }) =>
      style.yellow(`not reviewed: ${plain(path)}${reason === null ? '' : ` (${plain(reason)})`}`),
    ),
    ...outcome.notes.map((note) => style.yellow(`note: ${plain(note)}`)),
    [
      style.bold(headline(outcome, [], en)),
      ...(needsReason(outcome) ? [plain(outcome.reason)] : []),
      style.dim(took(outcome)),
    ].join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function pretty(finding: Finding, style: Style, plain: (text: string) => string): string {
  const { path, line, title, body, suggestion, skill, also, id } = finding
  const place = line === null ? plain(path) : `${plain(path)}:${line}`
  const rests = [
    ...also.map((other) => `also ${plain(other.path)}:${other.line}`),
    ...(skill === null
      ? []
      : [plain(`skill ${skill.name}${skill.rule === null ? '' : `, ${skill.rule}`}`)]),
    id,
  ]
  const paint = colour(finding.severity, style)
  return [
    `${style.bold(place)} ${paint(severityWords(finding, en))} ${oneLine(plain(title))}`,
    ...indented(plain(body)),
    ...(suggestion === null ? [] : suggested(suggestion, plain).map(style.green)),
    style.dim(`  ${rests.join(' · ')}`),
  ].join('\n')
}

const colour = (severity: Severity, style: Style) =>
  ({ critical: style.red, high: style.red, medium: style.yellow, low: style.dim })[severity]

/** As it will stand in the file, but for the indentation that all its lines share. */
function suggested(suggestion: string, plain: (text: string) => string): string[] {
  const lines = suggestion.split('\n')
  const indents = lines.flatMap((line) =>
    line.trim() === '' ? [] : [/^\s*/.exec(line)?.[0].length ?? 0],
  )
  const shared = Math.min(...indents, 80)
  return lines.map((line) =>
    `  + ${/^\s*/.exec(line.slice(shared))?.[0] ?? ''}${plain(line)}`.trimEnd(),
  )
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

const indented = (text: string): string[] =>
  text === '' ? [] : text.split('\n').map((line) => `  ${line}`)

function took({ usage, skills, timings }: Outcome): string {
  const time = Object.values(timings).reduce((sum, each) => sum + each, 0)
  const model =
    usage.requests === 0
      ? 'no model asked'
      : `${usage.model ?? 'model'}, ${usage.requests} requests, ${percent(usage.cache_read_ratio)} from the cache`
  const loaded = skills.loaded.map(({ name }) => name)
  return [
    model,
    ...(usage.cost_usd === null || usage.requests === 0 ? [] : [dollars(usage.cost_usd)]),
    seconds(time),
    ...(loaded.length === 0 ? [] : [`skills: ${loaded.join(', ')}`]),
  ].join(' · ')
}
