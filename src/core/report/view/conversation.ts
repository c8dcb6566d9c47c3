import { type Block, isText, isToolUse, type OpaqueBlock } from '../../agent/messages.ts'
import type { Price } from '../../agent/model.ts'
import { type Conversation, type ToolCall, type Turn, toolCalls } from './conversations.ts'
import { figuresOf, inWords } from './figures.ts'
import { type Html, html } from './html.ts'

/** One conversation: what it was told, what it said and called, how each turn ended and what it cost. */
export function renderConversation(
  conversation: Conversation,
  index: number,
  price: Price | null,
): Html {
  const calls = new Map(toolCalls(conversation).map((call) => [call.call.id, call]))
  const { label, turns } = conversation
  return html`<details class="conversation" id="c${index}">
<summary><b>${label}</b> <small>${turns.length} turns · ${inWords(figuresOf(turns, price))}</small></summary>
${turns.map((turn) => renderTurn(turn, calls, price))}
</details>
`
}

function renderTurn(turn: Turn, calls: ReadonlyMap<string, ToolCall>, price: Price | null): Html {
  const { request, reply, failure } = turn
  const told = request.added
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => content.filter(isText))
  return html`<section class="turn"><h4>Turn ${request.n}</h4>
${told.map(({ text }) => long('Message', text))}
${(reply?.content ?? []).map((block) => renderBlock(block, calls))}
${failure === null ? null : html`<p class="bad">${failure.fault}: ${failure.message} ${failure.advice}</p>`}
${reply === null && failure === null ? html`<p class="bad">No reply is recorded.</p>` : null}
<p><small>${reply?.stop_reason ?? ''} · ${inWords(figuresOf([turn], price))}</small></p>
</section>`
}

function renderBlock(block: Block, calls: ReadonlyMap<string, ToolCall>): Html {
  if (isText(block)) return html`<pre class="said">${block.text}</pre>`
  if (isToolUse(block)) return renderCall(calls.get(block.id) ?? null, block)
  const { thinking: thought } = block as OpaqueBlock
  if (typeof thought === 'string' && thought !== '') return long('Thinking', thought)
  return html`<p><small>(${block.type})</small></p>`
}

function renderCall(
  found: ToolCall | null,
  { name, input }: { readonly name: string; readonly input: unknown },
): Html {
  const answer = found?.answer ?? null
  return html`<details class="call${found?.isError === true ? ' bad' : ''}">
<summary><code>${name}</code> ${inOneLine(input)}${found?.isError === true ? ' — refused' : ''}</summary>
<pre>${JSON.stringify(input, null, 2)}</pre>
${answer === null ? html`<p><small>No answer is recorded.</small></p>` : html`<pre class="answer">${answer}</pre>`}
</details>`
}

/** A short text as it is, a long one behind a click. */
function long(title: string, text: string): Html {
  if (text.length < 300) return html`<pre>${text}</pre>`
  return html`<details><summary>${title} <small>${text.length} characters</small></summary><pre>${text}</pre></details>`
}

/** The texts and numbers of a tool's input, as far as they fit. */
function inOneLine(input: unknown): string {
  const values = Object.values((input ?? {}) as Record<string, unknown>)
  const simple = values.filter((value) => typeof value === 'string' || typeof value === 'number')
  return simple.join(' · ').replace(/\s+/g, ' ').slice(0, 120)
}
