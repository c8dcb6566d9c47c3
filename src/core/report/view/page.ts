import type {
  HeaderRecord,
  PrefixRecord,
  RepositoryRecord,
  TranscriptRecord,
} from '../../transcript/records.ts'
import { renderConversation } from './conversation.ts'
import { conversationsOf } from './conversations.ts'
import { allTurns, figuresOf, inWords } from './figures.ts'
import { Html, html } from './html.ts'
import { look } from './look.ts'
import { renderResults } from './results.ts'

/**
 * A recorded run as one HTML page that needs nothing else: no script, no font, no image, no network. What a stranger wrote
 * into the transcript is escaped, and the page forbids itself everything but its own styles.
 */
export function renderView(records: readonly TranscriptRecord[]): string {
  const all = <Type extends TranscriptRecord['type']>(type: Type) =>
    records.filter(
      (record): record is Extract<TranscriptRecord, { type: Type }> => record.type === type,
    )
  const [header] = all('header')
  const [facts] = all('facts')
  const conversations = conversationsOf(records)
  const price = facts?.facts.price ?? null
  const total = figuresOf(allTurns(conversations), price)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>A review, recorded</title>
<style>${new Html(look)}</style>
</head>
<body>
<h1>A review, recorded ${startedAt(header)}</h1>
<dl>
${tile('Model', facts?.facts.id ?? 'none')}
${tile('Conversations', String(conversations.length))}
${tile('Requests', String(allTurns(conversations).length))}
${tile('Used', inWords(total))}
</dl>
${renderResults(conversations)}
<h2>Conversations</h2>
${conversations.map((one, index) => renderConversation(one, index, price))}
<h2>Behind it</h2>
${all('prefix').map(renderPrefix)}
${renderReads(all('repository'))}
${header === undefined ? null : folded('What the run began with', JSON.stringify(header.run, null, 2))}
${facts === undefined ? null : folded('What is known of the model', JSON.stringify(facts.facts, null, 2))}
</body>
</html>
`.text
}

const startedAt = (header: HeaderRecord | undefined): string =>
  header === undefined ? '' : new Date(header.started_at).toISOString()

const tile = (name: string, value: string): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`

const folded = (title: string, text: string): Html =>
  html`<details><summary>${title}</summary><pre>${text}</pre></details>\n`

const renderPrefix = ({ id, system, tools }: PrefixRecord): Html => html`<details>
<summary>Static prompt <small>${id.slice(0, 12)} · ${tools.length} tools</small></summary>
${system.map(({ text }) => html`<pre>${text}</pre>`)}
${tools.map((tool) => folded(tool.name, `${tool.description}\n\n${JSON.stringify(tool.input_schema, null, 2)}`))}
</details>
`

function renderReads(reads: readonly RepositoryRecord[]): Html | null {
  if (reads.length === 0) return null
  const lines = reads.map(
    ({ method, args, error }) =>
      `${method}(${args.map((arg) => JSON.stringify(arg)).join(', ')})${error === null ? '' : `: ${error}`}`,
  )
  return folded(`Read from the repository (${reads.length})`, lines.join('\n'))
}
