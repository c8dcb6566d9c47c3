import { type Conversation, type ToolCall, toolCalls } from './conversations.ts'
import { type Html, html } from './html.ts'

type Row = readonly [conversation: string, call: ToolCall]

/** What the conversations brought: findings reported, verdicts on them, skills loaded. */
export function renderResults(conversations: readonly Conversation[]): Html {
  const rows = conversations.flatMap((one) => toolCalls(one).map((call): Row => [one.label, call]))
  const of = (name: string) =>
    rows.filter(([, { call, isError }]) => call.name === name && !isError)
  return html`
${table('Findings reported', ['severity', 'title', 'path', 'line', 'skill'], of('report_finding'))}
${table('Verdicts', ['id', 'verdict', 'reason'], of('report_verdict'))}
${table('Skills loaded', ['name'], of('load_skill'))}`
}

function table(title: string, fields: readonly string[], rows: readonly Row[]): Html {
  if (rows.length === 0) return html`<h2>${title}</h2><p>None.</p>`
  return html`<h2>${title}</h2>
<div class="wide"><table><thead><tr>${[...fields, 'in'].map((field) => html`<th>${field}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([label, { call }]) =>
      html`<tr>${fields.map((field) => html`<td>${fieldOf(call.input, field)}</td>`)}<td>${label}</td></tr>`,
  )}</tbody></table></div>`
}

function fieldOf(input: unknown, field: string): string {
  const value = (input as Record<string, unknown> | null)?.[field]
  return value === undefined || value === null ? '' : String(value)
}
