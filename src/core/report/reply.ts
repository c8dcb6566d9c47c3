import type { ReplyNote } from '../threads/markers.ts'
import { maxNoteLength, type Wording } from './wording.ts'

/** What we say in a thread: what became of the finding, and the code or the reason that decided it. */
export function renderReply(
  { event, by, reason }: ReplyNote,
  { phrases, out, marker }: Wording & { readonly marker: string },
): string {
  const who =
    (event === 'dismissed' || event === 'wont-fix') && by !== '' ? ` (${out.code(by)})` : ''
  const why = out.block(reason, maxNoteLength)
  const said = `${phrases.reply[event]}${who}${why === '' ? '.' : ':'}`
  return [said, why, marker].filter((part) => part !== '').join('\n\n')
}
