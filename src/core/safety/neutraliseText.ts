/** What may leave: links to our own server, mentions of those who are in the conversation anyway. */
export interface OutgoingRules {
  /** Such as `https://github.com`. */
  readonly serverUrl: string
  /** Logins without `@`. */
  readonly participants: readonly string[]
}

/** Spans of code must not touch: their backticks would add up to a run that matches nothing. */
export function glue(pieces: readonly string[]): string {
  const some = pieces.filter((piece) => piece !== '')
  return some
    .map((piece, at) =>
      piece.startsWith('`') && some[at - 1]?.endsWith('`') ? ` ${piece}` : piece,
    )
    .join('')
}

/**
 * A line's text between its spans of code, in pieces to be glued. Backslashes go with what they escape, as one in front of our own backtick would
 * disarm it.
 */
export function neutraliseText(text: string, rules: OutgoingRules): string[] {
  const pieces: string[] = []
  let from = 0
  for (const match of text.matchAll(special)) {
    pieces.push(text.slice(from, match.index), replacement(match, rules))
    from = match.index + match[0].length
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '')
}

/** The entities that may stay; all others would be characters that the patterns below did not see. */
const harmless = '&(?:lt|gt|amp|quot|#96);'
const urlCharacter = `(?!${harmless})[^\\s<>]`
const urlEnd = `(?!${harmless})[^\\s<>.,;:!?'")*_~&\\]\\\\]`

const special = new RegExp(
  [
    '!?\\[(?<label>[^[\\]]{0,300})\\]\\((?<target>(?=[^()\\s]{0,2000}[/:])[^()\\s]{0,2000})(?:[ \\t]{1,9}"[^"]{0,200}")?\\)',
    `(?<url>\\\\{0,9}(?:(?:https?|ftp)\\\\?:\\\\?/\\\\?/|www\\.)(?:(?:${urlCharacter})*${urlEnd})?)`,
    '(?<address>\\\\{0,9}[\\w.+/-]{0,64}[A-Za-z0-9]\\\\?@[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)',
    '(?<mention>\\\\{0,9}@[A-Za-z0-9][A-Za-z0-9-]*(?:/[\\w.-]+)?)',
    `(?<harmless>${harmless})`,
    '(?<reference>\\\\{0,9}#\\d[A-Za-z0-9]*|(?:\\\\{1,9}|\\b)GH\\\\?-\\d+)',
    '(?<angle>\\\\?<)',
    '(?<escape>\\\\[!-/:-@[-_{-~])',
    '(?<entity>&(?=[#A-Za-z]))',
    '(?<bracket>\\](?=[([:]))',
  ].join('|'),
  'gi',
)

function replacement({ 0: whole, groups = {} }: RegExpExecArray, rules: OutgoingRules): string {
  const { label, target, url, address, mention, reference } = groups
  if (label !== undefined && target !== undefined) return link(whole, label, target, rules)
  if (url !== undefined) return isOurs(url, rules) ? url : code(url)
  if (address !== undefined || reference !== undefined) return code(whole)
  if (mention !== undefined) return isParticipant(mention, rules) ? mention : code(mention)
  if (groups['entity'] !== undefined) return '&amp;'
  if (groups['angle'] !== undefined) return '&lt;'
  if (groups['bracket'] !== undefined) return '\\]'
  return whole
}

/** A link to our own server stays one; of any other, and of every image, the words and the address stay. */
function link(whole: string, label: string, target: string, rules: OutgoingRules): string {
  const words = glue(neutraliseText(label, rules))
  if (!whole.startsWith('!') && isOurs(target, rules)) return `[${words}](${target})`
  const address = target === '' ? '' : code(target)
  return words.trim() === '' ? address : `${words} (${address})`
}

const code = (text: string) => `\`${text.replaceAll('\\', '')}\``

/** A plain address on our server that is no issue, pull request or discussion: a link to one of those appears over there. */
function isOurs(address: string, { serverUrl }: OutgoingRules): boolean {
  const plain = /^https?:\/\/[\w.:-]+(?:\/[\w.~%@+,:=/-]*)?(?:\?[\w.~%=+,/-]*)?(?:#[\w.~%=+,/-]*)?$/
  if (!plain.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  return (
    url.origin === new URL(serverUrl).origin &&
    !/\/(?:issues|pull|discussions)\/\d/.test(url.pathname)
  )
}

function isParticipant(mention: string, { participants }: OutgoingRules): boolean {
  const login = mention.replace(/^\\*@/, '').toLowerCase()
  return participants.some((participant) => participant.toLowerCase() === login)
}
