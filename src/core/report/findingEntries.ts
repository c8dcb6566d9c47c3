import { fence } from '../change/suggestion.ts'
import type { Finding, Severity } from '../findings/model.ts'
import { rankFindings } from '../findings/rank.ts'
import { byCodePoint } from '../skills/names.ts'
import type { Entry, Section } from './assemble.ts'
import { folded } from './sections.ts'
import {
  maxBodyLength,
  maxTitleLength,
  placeWords,
  severityWords,
  skillWords,
  type Wording,
} from './wording.ts'

/** How long an entry stays when there is too much: the low go before the high, and all before what is only listed. */
export const weights: Readonly<Record<Severity, number>> = {
  critical: 90,
  high: 80,
  medium: 40,
  low: 10,
}

/** Longer code is left to the findings file. */
const maxFixLength = 1_500

/** The findings in full under the name of their file, files in order of path, the worst first in each. */
export function byFile(findings: readonly Finding[], wording: Wording): Section[] {
  const paths = [...new Set(findings.map(({ path }) => path))].sort(byCodePoint)
  return paths.map((path) => ({
    opening: `#### ${wording.out.code(path)}`,
    closing: '',
    entries: inFull(
      findings.filter((finding) => finding.path === path),
      wording,
    ),
    between: '\n\n',
  }))
}

/** Findings in full, the worst first. */
export const inFull = (findings: readonly Finding[], wording: Wording): Entry[] =>
  rankFindings(findings).map((finding) => ({
    text: findingText(finding, wording),
    weight: weights[finding.severity],
  }))

function findingText(finding: Finding, wording: Wording): string {
  const { phrases, out } = wording
  const also = finding.also.map((place) => placeWords(place, out))
  const facts = [
    placeWords(finding, out),
    also.length === 0 ? null : `${phrases.alsoAt} ${also.join(', ')}`,
    skillWords(finding, wording),
    out.code(finding.id),
  ]
  return [
    `**${severityWords(finding, phrases)}** · ${out.line(finding.title, maxTitleLength)}`,
    out.block(finding.body, maxBodyLength),
    fix(finding, wording),
    `<sub>${facts.filter((fact) => fact !== null).join(' · ')}</sub>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The suggested code to read: here nobody can commit it with a click. Whole or not at all. */
function fix({ suggestion }: Finding, { out }: Wording): string {
  if (suggestion === null || suggestion === '' || suggestion.length > maxFixLength) return ''
  const code = out.suggestion(suggestion)
  if (code === null) return ''
  const marks = fence(code)
  return `${marks}\n${code.replace(/\n$/, '')}\n${marks}`
}

/** What an earlier review would have had to say: held back, told in one line each. */
export const deferredSection = (findings: readonly Finding[], wording: Wording): Section =>
  folded(
    wording.phrases.deferred,
    {
      entries: findings.map((finding) => ({
        text: findingLine(finding, wording, undefined),
        weight: 8,
      })),
      between: '\n',
    },
    wording.phrases.whyDeferred,
  )

/** A finding in one line of a list; `url` leads to its comment. */
export function findingLine(
  finding: Pick<Finding, 'id' | 'path' | 'line' | 'severity' | 'title' | 'verification'>,
  { phrases, out }: Wording,
  url: string | undefined,
): string {
  const title = out.line(finding.title, maxTitleLength)
  const place = placeWords(finding, out)
  return [
    `- **${severityWords(finding, phrases)}** · ${title}`,
    url === undefined ? place : `[${place}](${url})`,
    out.code(finding.id),
  ].join(' · ')
}
