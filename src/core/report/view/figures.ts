import type { Usage } from '../../agent/messages.ts'
import type { Price } from '../../agent/model.ts'
import { addUsage, costOf, NO_USAGE, promptTokens } from '../../agent/usage.ts'
import { dollars, percent, thousands } from '../figures.ts'
import type { Conversation, Turn } from './conversations.ts'

export interface Figures {
  readonly usage: Usage
  /** Dollars; null when the model's price is not known. */
  readonly cost: number | null
}

/** What some turns used. Each is priced by itself, as prices may depend on a prompt's length. */
export function figuresOf(turns: readonly Turn[], price: Price | null): Figures {
  const usages = turns
    .flatMap(({ reply, failure }) => [reply?.usage, reply?.wasted, failure?.usage])
    .filter((usage) => usage !== undefined && usage !== null)
  return {
    usage: usages.reduce(addUsage, NO_USAGE),
    cost: price === null ? null : usages.reduce((sum, usage) => sum + costOf(usage, price), 0),
  }
}

export const allTurns = (conversations: readonly Conversation[]): Turn[] =>
  conversations.flatMap(({ turns }) => turns)

/** `12 345 → 678 tokens · 90 % cached · $0.12` */
export function inWords({ usage, cost }: Figures): string {
  const prompt = promptTokens(usage)
  if (prompt + usage.output_tokens === 0) return 'nothing used'
  const cached = prompt === 0 ? 0 : usage.cache_read_input_tokens / prompt
  return [
    `${thousands(prompt)} → ${thousands(usage.output_tokens)} tokens`,
    `${percent(cached)} cached`,
    ...(cost === null ? [] : [dollars(cost)]),
  ].join(' · ')
}
