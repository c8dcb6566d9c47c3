import { fence } from '../change/suggestion.ts'
import type { ReplyNote } from '../threads/markers.ts'
import { maxNoteLength, type Wording } from './wording.ts'

/** What we say in a thread: what became of the finding, and the code or the reason that decided it. */
export function renderReply(
  note: ReplyNote,
  { phrases, out, marker }: Wording & { readonly marker: string },
): string {
  const { event, by, commit, reason } = note
  const isRefusal = event === 'dismissed' || event === 'wont-fix'
  const name = event === 'fixed' ? commit.slice(0, 7) : isRefusal ? by : ''
  const why = out.block(reason, maxNoteLength)
  const said = `${phrases.reply[event]}${name === '' ? '' : ` (${out.code(name)})`}${why === '' ? '.' : ':'}`
  return [said, why, exception(note, { phrases, out }), marker]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** How the skill would have to read for the same decision to hold in every review. */
function exception({ rule }: ReplyNote, { phrases, out }: Wording): string {
  if (rule === null) return ''
  const what = rule.rule === null ? 'this' : `\`${rule.rule}\``
  const line = out.suggestion(`- Do not report ${what} here: ${rule.why.replace(/\s+/g, ' ')}`)
  if (line === null) return ''
  const ticks = fence(line)
  return `${phrases.exception(out.code(rule.skill))}\n\n${ticks}md\n${line}\n${ticks}`
}
