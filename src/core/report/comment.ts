import { suggestionBlock } from '../change/suggestion.ts'
import type { Finding } from '../findings/model.ts'
import { maxCommentLength } from './limits.ts'
import {
  maxBodyLength,
  maxTitleLength,
  placeWords,
  severityWords,
  skillWords,
  type Wording,
} from './wording.ts'

/** Places a comment names besides its own; the findings file has all. */
const maxOtherPlaces = 10

/**
 * A finding as an inline comment: severity and title, the scenario, the proven fix as a suggestion, then in small print what
 * it rests on and its id. `marker` is the hidden text by which later runs know it again.
 */
export function renderComment(
  finding: Finding,
  { marker, ...wording }: Wording & { readonly marker: string },
): string {
  const { phrases, out } = wording
  const { title, body, suggestion, side, also, id } = finding
  const fix = suggestion === null || side === 'LEFT' ? null : out.suggestion(suggestion)
  const others = also.slice(0, maxOtherPlaces).map((place) => placeWords(place, out))
  const rests = [
    others.length === 0 ? null : `${phrases.alsoAt} ${others.join(', ')}`,
    skillWords(finding, wording),
    out.code(id),
  ]
  const parts = (block: string | null) =>
    [
      `**${severityWords(finding, phrases)}** · ${out.line(title, maxTitleLength)}`,
      out.block(body, maxBodyLength),
      block,
      `<sub>${rests.filter((part) => part !== null).join(' · ')}</sub>`,
      marker,
    ]
      .filter((part) => part !== null && part !== '')
      .join('\n\n')
  const whole = parts(fix === null ? null : suggestionBlock(fix))
  // A suggestion is posted whole or not at all: one click commits it.
  return whole.length <= maxCommentLength ? whole : parts(null)
}
