import type { LintRule } from './rule.ts'

/** Where an instruction begins: a line, a list item, a sentence, bold text. */
const begins = String.raw`(?:^|[.:;]\s+)\s*(?:[-*+]\s+|\d+[.)]\s+|\*\*)*`
const does = String.raw`(?:then\s+|first\s+|always\s+)?(?:run|execute|use|call|invoke|install)\s+(?:the\s+)?`
const programs =
  'gh|git|npm|npx|yarn|pnpm|pip|pytest|cargo|go|make|docker|kubectl|curl|bash|sh|jest|tsc|eslint'

/** What a reviewer that only reads cannot do, with what stands in for it. */
const impossible: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    new RegExp(`${begins}${does}\`?(?:${programs})\\b(?! files?\\b)`, 'i'),
    'A reviewer runs no programs. Say what to read or search for.',
  ],
  [
    new RegExp(`${begins}${does}(?:tests?|test suite|build|linter|formatter)\\b`, 'i'),
    'A reviewer runs no programs. Say what to read or search for.',
  ],
  [
    new RegExp(
      `${begins}(?:ask|prompt|confirm with|wait for) the (?:user|author|developer)\\b`,
      'i',
    ),
    'Nobody answers during a review. Say what to do when it is not clear.',
  ],
  [
    /\b(?:spawn|launch|dispatch|start)\b[^.]{0,30}\b(?:sub-?agents?|agents?)\b/i,
    'A review starts no other agents. Say what to look at, in which order.',
  ],
  [
    /\b(?:Bash|Write|Edit|WebFetch|WebSearch|Task) tool\b/,
    'A reviewer has reading tools alone: read_file, search_code, list_files, read_diff.',
  ],
  [
    new RegExp(`${begins}(?:write|save|create) (?:a|the|your) (?:file|report|markdown)\\b`, 'i'),
    'A review writes no files; findings are reported through its own tool.',
  ],
  [/\$ARGUMENTS\b|^!`/, 'Nothing is put in for this; the model reads it as it stands.'],
]

/** Instructions for an agent that does more than read. */
export const readOnly: LintRule = ({ lines }) =>
  lines
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text, number }) => {
      const hit = impossible.find(([pattern]) => pattern.test(text))
      return hit === undefined ? [] : [{ level: 'warning', line: number, message: hit[1] }]
    })
