import { idOf } from '../findings/identity.ts'
import type { Tracked } from '../threads/memory.ts'
import { maxNoteLength, maxTitleLength, placeWords, skillWords, type Wording } from './wording.ts'

/** What a finding rests on, for whoever asks: place, code, skill and rule, evidence, what became of it. */
export function explainFinding({ known, thread }: Tracked, wording: Wording): string {
  const { out, phrases } = wording
  const { status } = known
  const url = thread?.comments[0]?.url
  const rows: [string, string | null][] = [
    ['Finding', out.line(known.title, maxTitleLength)],
    ['Where', placeWords(known, out)],
    ['Code', out.code(known.code)],
    ['Severity, confidence', `${phrases.severity[known.severity]}, ${known.confidence}`],
    [
      'Rests on',
      skillWords(known, wording) ??
        (known.source === 'check' ? 'a check' : 'no skill: found by reading the code'),
    ],
    ['Skill version', known.skill === null ? null : out.code(known.skill.hash.slice(0, 12))],
    [
      'Verification',
      `${known.verdict}${known.evidence === '' ? '' : `: ${out.line(known.evidence, maxNoteLength)}`}`,
    ],
    ['First reported', `round ${known.round}`],
    [
      'State',
      status.is === 'ended' ? `ended (${status.how}) by ${out.code(status.by)}` : status.is,
    ],
    ['Thread', url ?? null],
  ]
  return [
    `**${out.code(idOf(known.fingerprint))}**`,
    '',
    '| | |',
    '| --- | --- |',
    ...rows.flatMap(([name, value]) =>
      value === null ? [] : [`| ${name} | ${value.replaceAll('|', '\\|')} |`],
    ),
  ].join('\n')
}
