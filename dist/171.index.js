export const id = 171;
export const ids = [171];
export const modules = {

/***/ 54932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ openTranscript),
  l: () => (/* binding */ readTranscript)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/core/transcript/records.js
/** Reads a transcript's text. A last line that was cut short, as by a killed run, is left out. */
function parseTranscript(text) {
    const lines = text.split('\n');
    const records = [];
    for (const [index, line] of lines.entries()) {
        if (line === '')
            continue;
        try {
            records.push(JSON.parse(line));
        }
        catch {
            const isCut = index === lines.length - 1;
            if (!isCut)
                return { ok: false, problem: `Line ${index + 1} of the transcript is not JSON.` };
        }
    }
    const [header] = records;
    if (header?.type !== 'header') {
        return { ok: false, problem: 'The file is no transcript: its first line is no header.' };
    }
    if (header.version !== 1) {
        const problem = `The transcript has version ${header.version}; this program reads version 1.`;
        return { ok: false, problem };
    }
    return { ok: true, header, records };
}

;// CONCATENATED MODULE: ./lib/adapters/transcript/transcriptFile.js




/** What the API signs a thought with, or hides it in: it would refuse that changed, and nobody wrote it. */
const SIGNED = {
    thinking: 'signature',
    redacted_thinking: 'data',
};
/**
 * Writes records to a file as they come. Each is with the operating system when the call returns, so that a run that is
 * killed leaves what it had. No secret gets in: every text passes through `redact`. A disk that is full costs the
 * transcript and one warning, not the review.
 */
function openTranscript(path, redact, log) {
    const safeName = remembering(redact);
    function redacted(key, value) {
        if (typeof value === 'object')
            return withSafeNames(value, safeName);
        if (typeof value !== 'string')
            return value;
        return SIGNED[this.type ?? ''] === key ? value : redact(value);
    }
    let file = null;
    let isBroken = false;
    return (record) => {
        if (isBroken)
            return;
        try {
            if (file === null) {
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
                file = (0,external_node_fs_.openSync)(path, 'w', 0o600);
            }
            (0,external_node_fs_.writeSync)(file, `${JSON.stringify(record, redacted)}\n`);
        }
        catch (error) {
            isBroken = true;
            log.warning(`The transcript could not be written to ${path}: ${String(error)}`);
        }
    };
}
/** A model names the fields of what it calls a tool with as it likes. */
function withSafeNames(value, safe) {
    if (value === null || Array.isArray(value))
        return value;
    if (Object.keys(value).every((name) => safe(name) === name))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [safe(name), one]));
}
/** The same few names stand in every record. */
function remembering(change) {
    const known = new Map();
    return (text) => {
        const changed = known.get(text) ?? change(text);
        known.set(text, changed);
        return changed;
    };
}
/** Reads a transcript, or says what is wrong with it. */
async function readTranscript(path) {
    try {
        return parseTranscript(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        const why = error instanceof Error ? error.message.replace(/^[A-Z]+: /, '') : String(error);
        return { ok: false, problem: `The transcript could not be read: ${why}.` };
    }
}


/***/ }),

/***/ 65171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/adapters/transcript/transcriptFile.js + 1 modules
var transcriptFile = __webpack_require__(54932);
// EXTERNAL MODULE: ./lib/core/agent/messages.js
var messages = __webpack_require__(85665);
;// CONCATENATED MODULE: ./lib/core/report/view/conversations.js

/** The transcript by conversation, in the order in which they began. */
function conversationsOf(records) {
    const byLabel = new Map();
    for (const record of records) {
        if (record.type === 'request') {
            const known = byLabel.get(record.label) ?? { label: record.label, turns: [] };
            byLabel.set(record.label, known);
            known.turns.push({ request: record, reply: null, failure: null });
        }
        else if (record.type === 'reply' || record.type === 'failure') {
            const turn = byLabel.get(record.label)?.turns.find(({ request }) => request.n === record.n);
            if (turn === undefined)
                continue;
            if (record.type === 'reply')
                turn.reply = record.reply;
            else
                turn.failure = record;
        }
    }
    return [...byLabel.values()];
}
function toolCalls({ turns }) {
    const answers = new Map(turns.flatMap(({ request }) => request.added.flatMap(resultsIn)));
    return turns.flatMap(({ reply }) => (reply?.content ?? []).filter(messages/* isToolUse */.sK).map((call) => {
        const answer = answers.get(call.id);
        return { call, answer: answer?.text ?? null, isError: answer?.isError ?? false };
    }));
}
const resultsIn = ({ content }) => content
    .filter(isToolResult)
    .map((block) => [block.tool_use_id, { text: block.content, isError: block.is_error === true }]);
const isToolResult = (block) => block.type === 'tool_result';

// EXTERNAL MODULE: ./lib/core/agent/usage.js
var agent_usage = __webpack_require__(89670);
// EXTERNAL MODULE: ./lib/core/report/figures.js
var figures = __webpack_require__(16483);
;// CONCATENATED MODULE: ./lib/core/report/view/figures.js


/** What some turns used. Each is priced by itself, as prices may depend on a prompt's length. */
function figuresOf(turns, price) {
    const usages = turns
        .flatMap(({ reply, failure }) => [reply?.usage, reply?.wasted, failure?.usage])
        .filter((usage) => usage !== undefined && usage !== null);
    return {
        usage: usages.reduce(agent_usage/* addUsage */.vk, agent_usage/* NO_USAGE */.yJ),
        cost: price === null ? null : usages.reduce((sum, usage) => sum + (0,agent_usage/* costOf */.ho)(usage, price), 0),
    };
}
const allTurns = (conversations) => conversations.flatMap(({ turns }) => turns);
/** `12 345 → 678 tokens · 90 % cached · $0.12` */
function inWords({ usage, cost }) {
    const prompt = (0,agent_usage/* promptTokens */.Hl)(usage);
    if (prompt + usage.output_tokens === 0)
        return 'nothing used';
    const cached = prompt === 0 ? 0 : usage.cache_read_input_tokens / prompt;
    return [
        `${(0,figures/* thousands */.oh)(prompt)} → ${(0,figures/* thousands */.oh)(usage.output_tokens)} tokens`,
        `${(0,figures/* percent */.KN)(cached)} cached`,
        ...(cost === null ? [] : [(0,figures/* dollars */.E9)(cost)]),
    ].join(' · ');
}

// EXTERNAL MODULE: ./lib/core/safety/invisible.js
var invisible = __webpack_require__(87813);
;// CONCATENATED MODULE: ./lib/core/report/view/html.js

/** Text that is HTML already. Everything else is escaped when it gets into a page. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** A piece of a page: strings and numbers in it are escaped, null is nothing, lists follow one another. */
const html = (texts, ...parts) => new Html(texts.map((text, at) => text + write(parts[at] ?? null)).join(''));
function write(part) {
    if (part === null)
        return '';
    if (part instanceof Html)
        return part.text;
    if (typeof part === 'object')
        return part.map(write).join('');
    return escaped(String(part));
}
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text) => (0,invisible/* showInvisible */.j)(text).replace(/[&<>"']/g, (char) => entities[char]);

;// CONCATENATED MODULE: ./lib/core/report/view/conversation.js




/** One conversation: what it was told, what it said and called, how each turn ended and what it cost. */
function renderConversation(conversation, index, price) {
    const calls = new Map(toolCalls(conversation).map((call) => [call.call.id, call]));
    const { label, turns } = conversation;
    return html `<details class="conversation" id="c${index}">
<summary><b>${label}</b> <small>${turns.length} turns · ${inWords(figuresOf(turns, price))}</small></summary>
${turns.map((turn) => renderTurn(turn, calls, price))}
</details>
`;
}
function renderTurn(turn, calls, price) {
    const { request, reply, failure } = turn;
    const told = request.added
        .filter(({ role }) => role === 'user')
        .flatMap(({ content }) => content.filter(messages/* isText */.KH));
    return html `<section class="turn"><h4>Turn ${request.n}</h4>
${told.map(({ text }) => conversation_long('Message', text))}
${(reply?.content ?? []).map((block) => renderBlock(block, calls))}
${failure === null ? null : html `<p class="bad">${failure.fault}: ${failure.message} ${failure.advice}</p>`}
${reply === null && failure === null ? html `<p class="bad">No reply is recorded.</p>` : null}
<p><small>${reply?.stop_reason ?? ''} · ${inWords(figuresOf([turn], price))}</small></p>
</section>`;
}
function renderBlock(block, calls) {
    if ((0,messages/* isText */.KH)(block))
        return html `<pre class="said">${block.text}</pre>`;
    if ((0,messages/* isToolUse */.sK)(block))
        return renderCall(calls.get(block.id) ?? null, block);
    const { thinking: thought } = block;
    if (typeof thought === 'string' && thought !== '')
        return conversation_long('Thinking', thought);
    return html `<p><small>(${block.type})</small></p>`;
}
function renderCall(found, { name, input }) {
    const answer = found?.answer ?? null;
    return html `<details class="call${found?.isError === true ? ' bad' : ''}">
<summary><code>${name}</code> ${inOneLine(input)}${found?.isError === true ? ' — refused' : ''}</summary>
<pre>${JSON.stringify(input, null, 2)}</pre>
${answer === null ? html `<p><small>No answer is recorded.</small></p>` : html `<pre class="answer">${answer}</pre>`}
</details>`;
}
/** A short text as it is, a long one behind a click. */
function conversation_long(title, text) {
    if (text.length < 300)
        return html `<pre>${text}</pre>`;
    return html `<details><summary>${title} <small>${text.length} characters</small></summary><pre>${text}</pre></details>`;
}
/** The texts and numbers of a tool's input, as far as they fit. */
function inOneLine(input) {
    const values = Object.values((input ?? {}));
    const simple = values.filter((value) => typeof value === 'string' || typeof value === 'number');
    return simple.join(' · ').replace(/\s+/g, ' ').slice(0, 120);
}

;// CONCATENATED MODULE: ./lib/core/report/view/look.js
/** How the page looks: the system's fonts and colours, light or dark as the reader has it, nothing from elsewhere. */
const look = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --bad: #c22; }
@media (prefers-color-scheme: dark) { :root { --bad: #f77; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h4 { margin: 1rem 0 .3rem; }
small { opacity: .75; }
pre { font: 12.5px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--soft); padding: .6rem .8rem; border-radius: 6px; max-height: 30rem; overflow: auto; }
summary { cursor: pointer; padding: .25rem 0; overflow-wrap: anywhere; }
details.conversation { border: 1px solid var(--line); border-radius: 8px; padding: .2rem .8rem; margin: .5rem 0; }
section.turn { border-top: 1px solid var(--line); }
.bad, .bad > summary { color: var(--bad); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .6rem; }
dl > div { border: 1px solid var(--line); border-radius: 8px; padding: .5rem .8rem; }
dt { opacity: .75; } dd { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
`;

;// CONCATENATED MODULE: ./lib/core/report/view/results.js


/** What the conversations brought: findings reported, verdicts on them, skills loaded. */
function renderResults(conversations) {
    const rows = conversations.flatMap((one) => toolCalls(one).map((call) => [one.label, call]));
    const of = (name) => rows.filter(([, { call, isError }]) => call.name === name && !isError);
    return html `
${table('Findings reported', ['severity', 'title', 'path', 'line', 'skill'], of('report_finding'))}
${table('Verdicts', ['id', 'verdict', 'reason'], of('report_verdict'))}
${table('Skills loaded', ['name'], of('load_skill'))}`;
}
function table(title, fields, rows) {
    if (rows.length === 0)
        return html `<h2>${title}</h2><p>None.</p>`;
    return html `<h2>${title}</h2>
<div class="wide"><table><thead><tr>${[...fields, 'in'].map((field) => html `<th>${field}</th>`)}</tr></thead>
<tbody>${rows.map(([label, { call }]) => html `<tr>${fields.map((field) => html `<td>${fieldOf(call.input, field)}</td>`)}<td>${label}</td></tr>`)}</tbody></table></div>`;
}
function fieldOf(input, field) {
    const value = input?.[field];
    return value === undefined || value === null ? '' : String(value);
}

;// CONCATENATED MODULE: ./lib/core/report/view/page.js






/**
 * A recorded run as one HTML page that needs nothing else: no script, no font, no image, no network. What a stranger wrote
 * into the transcript is escaped, and the page forbids itself everything but its own styles.
 */
function renderView(records) {
    const all = (type) => records.filter((record) => record.type === type);
    const [header] = all('header');
    const [facts] = all('facts');
    const conversations = conversationsOf(records);
    const price = facts?.facts.price ?? null;
    const total = figuresOf(allTurns(conversations), price);
    return html `<!doctype html>
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
`.text;
}
const startedAt = (header) => header === undefined ? '' : new Date(header.started_at).toISOString();
const tile = (name, value) => html `<div><dt>${name}</dt><dd>${value}</dd></div>\n`;
const folded = (title, text) => html `<details><summary>${title}</summary><pre>${text}</pre></details>\n`;
const renderPrefix = ({ id, system, tools }) => html `<details>
<summary>Static prompt <small>${id.slice(0, 12)} · ${tools.length} tools</small></summary>
${system.map(({ text }) => html `<pre>${text}</pre>`)}
${tools.map((tool) => folded(tool.name, `${tool.description}\n\n${JSON.stringify(tool.input_schema, null, 2)}`))}
</details>
`;
function renderReads(reads) {
    if (reads.length === 0)
        return null;
    const lines = reads.map(({ method, args, error }) => `${method}(${args.map((arg) => JSON.stringify(arg)).join(', ')})${error === null ? '' : `: ${error}`}`);
    return folded(`Read from the repository (${reads.length})`, lines.join('\n'));
}

// EXTERNAL MODULE: ./lib/commands/world.js
var world = __webpack_require__(27562);
;// CONCATENATED MODULE: ./lib/commands/view.js





/** `view TRANSCRIPT [-o FILE]`: a recorded run as one HTML page. */
async function run({ transcript, output }, { cwd, stdout }) {
    const read = await (0,transcriptFile/* readTranscript */.l)((0,external_node_path_.resolve)(cwd, transcript));
    if (!read.ok)
        throw new world/* UsageError */.e(`${read.problem} Give the path of a transcript, as a run writes it to \`transcript-file\`.`);
    const page = renderView(read.records);
    if (output === null)
        stdout.write(page);
    else
        await (0,promises_.writeFile)((0,external_node_path_.resolve)(cwd, output), page);
    return world/* exits */.c.done;
}


/***/ })

};
