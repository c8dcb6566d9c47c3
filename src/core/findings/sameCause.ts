import { evenLines } from './code.ts'
import { causeOf } from './identity.ts'
import type { Finding, Place } from './model.ts'
import { meaning, similarity } from './similarity.ts'

/**
 * From which likeness of their words two findings are taken for one. What is wrongly taken for one is lost, and what is
 * wrongly left apart the verification still joins: measured on pairs from real reviews, different faults on the same
 * lines go up to 0.35, and few descriptions of one fault lie below. Two kinds of fault on one line are two faults unless
 * the words agree well; a check knows one line and one sentence for all of them, so few words are enough.
 */
const likeness = { check: 0.15, sameKind: 0.36, otherKind: 0.42, repeated: 0.6 }

/** Code shorter than this says too little to be recognised in another place. */
const tellingCode = 12

/**
 * Would one and the same fix cure both? Either they stand on the same code and mean the same, or one names the other's
 * place, or the same mistake was made again elsewhere in equal code.
 */
export function sameCause(a: Finding, b: Finding): boolean {
  if (a.source === 'check' && b.source === 'check' && causeOf(a) !== causeOf(b)) return false
  const sameKind = causeOf(a) === causeOf(b) || a.category === b.category
  const named = names(a, b) || names(b, a)
  const least =
    named || onSameCode(a, b)
      ? likeness[a.source === b.source ? (sameKind ? 'sameKind' : 'otherKind') : 'check']
      : sameKind && repeats(a, b)
        ? likeness.repeated
        : null
  return least !== null && likenessOf(a, b) >= least
}

/** Titles alone are compared too: two bodies may tell the same fault by different scenarios. */
function likenessOf(a: Finding, b: Finding): number {
  const titles = similarity(meaning(a.title), meaning(b.title))
  const texts = similarity(meaning(`${a.title}\n${a.body}`), meaning(`${b.title}\n${b.body}`))
  return Math.max(titles, texts)
}

const names = (a: Finding, b: Finding): boolean => a.also.some((place) => standsAt(b, place))

const standsAt = ({ path, start_line, line }: Finding, place: Place): boolean =>
  line !== null && path === place.path && (start_line ?? line) <= place.line && place.line <= line

function onSameCode(a: Finding, b: Finding): boolean {
  if (a.path !== b.path || a.side !== b.side) return false
  if (a.line === null || b.line === null) return sharesLine(a.quote, b.quote)
  return (a.start_line ?? a.line) <= b.line && (b.start_line ?? b.line) <= a.line
}

function sharesLine(a: string, b: string): boolean {
  const lines = new Set(evenLines(a))
  return evenLines(b).some((line) => line.length >= tellingCode && lines.has(line))
}

function repeats(a: Finding, b: Finding): boolean {
  const code = evenLines(a.quote).join('\n')
  return code.length >= tellingCode && code === evenLines(b.quote).join('\n')
}
