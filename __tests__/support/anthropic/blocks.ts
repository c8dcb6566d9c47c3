import type { MessagesBody, WireBlock, WireMessage } from './types.ts'

export const blocksOf = (content: WireMessage['content'] | undefined): readonly WireBlock[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? [])

/** The block without its cache mark: marks are not content. */
export function unmarked<B extends object>(block: B): Omit<B, 'cache_control'> {
  const { cache_control: _, ...rest } = block as B & { cache_control?: unknown }
  return rest
}

/** About 3.6 characters a token, counted a block. */
export const tokensOf = (value: unknown): number =>
  Math.ceil((typeof value === 'string' ? value : JSON.stringify(value)).length / 3.6)

export interface PromptBlock {
  readonly text: string
  readonly tokens: number
  /** The block's cache mark, null where it has none. */
  readonly ttl: '5m' | '1h' | null
}

/** All blocks in the order in which the API caches them: tools, system, messages. */
export function promptBlocks(body: MessagesBody): PromptBlock[] {
  const flat = [
    ...(body.tools ?? []).map((tool) => ['tool', tool] as const),
    ...blocksOf(body.system).map((block) => ['system', block] as const),
    ...body.messages.flatMap(({ role, content }) =>
      blocksOf(content).map((block) => [role, block] as const),
    ),
  ]
  return flat.map(([role, block]) => {
    const bare = unmarked(block)
    const mark = (block as { cache_control?: { ttl?: '5m' | '1h' } }).cache_control
    return {
      text: `${role}\n${JSON.stringify(bare)}`,
      tokens: tokensOf(bare),
      ttl: mark ? (mark.ttl ?? '5m') : null,
    }
  })
}
