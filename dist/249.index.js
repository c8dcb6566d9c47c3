export const id = 249;
export const ids = [249];
export const modules = {

/***/ 58249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/adapters/runner/event.js

/** Reads the event file of the run. Throws with what to do where there is none or it is not JSON. */
async function readEvent(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const path = env['GITHUB_EVENT_PATH'] ?? '';
    if (path === '')
        throw new Error('There is no event to act on: GITHUB_EVENT_PATH is not set. Run this as a step of a GitHub Actions job, or use the command line: skill-review review.');
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        throw new Error(`The event file ${path} (GITHUB_EVENT_PATH) cannot be read: ${error.message}.`);
    }
    try {
        return { name, payload: JSON.parse(text) };
    }
    catch (error) {
        throw new Error(`The event file ${path} is not JSON: ${error.message}.`);
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
;// CONCATENATED MODULE: ./lib/adapters/runner/inputs.js

/** Reads and masks the secrets before anything else can print them. Keys lose the line feed that pasting adds. */
function readCredentials(env) {
    const githubToken = (0,core/* getInput */.V4)('github-token') || (env['GITHUB_TOKEN'] ?? '').trim();
    const anthropicApiKey = (0,core/* getInput */.V4)('anthropic-api-key') || (env['ANTHROPIC_API_KEY'] ?? '').trim();
    for (const secret of [githubToken, anthropicApiKey])
        if (secret !== '')
            (0,core/* setSecret */.Pq)(secret);
    const id = (name) => (0,core/* getInput */.V4)(`anthropic-${name}`) ||
        (env[`ANTHROPIC_${name.toUpperCase().replaceAll('-', '_')}`] ?? '').trim();
    return {
        githubToken,
        anthropicApiKey,
        federation: {
            ruleId: id('federation-rule-id'),
            organizationId: id('organization-id'),
            serviceAccountId: id('service-account-id'),
            workspaceId: id('workspace-id'),
        },
    };
}
/** The workflow's own words for each setting; '' where it said nothing. */
function readInputs(names) {
    return Object.fromEntries(names.map((name) => [name, (0,core/* getInput */.V4)(name)]));
}

// EXTERNAL MODULE: ./lib/core/safety/logline.js
var logline = __webpack_require__(67202);
;// CONCATENATED MODULE: ./lib/adapters/runner/log.js


/**
 * The runner's log. Text may hold a stranger's words, and the runner obeys `::commands::` in it: every line is made safe
 * first, and without secrets, of which the runner masks only those it was told.
 */
function runnerLog(redact) {
    const safe = (message) => (0,logline/* safeLogLine */.A)(redact(message));
    return {
        debug: (message) => core/* debug */.Yz(safe(message)),
        info: (message) => core/* info */.pq(safe(message)),
        notice: (message) => core/* notice */.lm(safe(message)),
        warning: (message, place) => {
            if (place === undefined)
                return core/* warning */.$e(safe(message));
            const { path, line } = place;
            // The annotation is tied to the place; whoever reads the log needs it in words.
            const words = `${path}${line === undefined ? '' : `:${line}`}: ${message}`;
            core/* warning */.$e(safe(words), { file: path, ...(line === undefined ? {} : { startLine: line }) });
        },
        error: (message) => core/* error */.z3(safe(message)),
    };
}

// EXTERNAL MODULE: ./lib/adapters/runner/signals.js
var signals = __webpack_require__(73606);
// EXTERNAL MODULE: ./lib/adapters/transcript/recordPorts.js + 2 modules
var recordPorts = __webpack_require__(89184);
// EXTERNAL MODULE: ./lib/adapters/transcript/transcriptFile.js + 1 modules
var transcriptFile = __webpack_require__(54932);
// EXTERNAL MODULE: ./lib/core/agent/model.js
var model = __webpack_require__(2436);
// EXTERNAL MODULE: ./lib/core/safety/redact.js + 2 modules
var safety_redact = __webpack_require__(35664);
// EXTERNAL MODULE: ./lib/core/saysWhy.js
var saysWhy = __webpack_require__(76309);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/core/threads/trigger.js

const number = schemas/* object */.Ikc({ number: schemas/* number */.aig().int().positive() });
const pullRequestEvent = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    pull_request: number,
    changes: schemas/* object */.Ikc({ base: schemas/* unknown */.L5J() }).partial().optional(),
});
const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* string */.YjP().nullish(),
    updated_at: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP().optional() }).nullable(),
    in_reply_to_id: schemas/* number */.aig().optional(),
});
const commentEvent = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    comment,
    issue: number.extend({ pull_request: schemas/* unknown */.L5J().optional() }).optional(),
    pull_request: number.optional(),
    changes: schemas/* object */.Ikc({ body: schemas/* object */.Ikc({ from: schemas/* string */.YjP() }) })
        .partial()
        .optional(),
});
const dispatchEvent = schemas/* object */.Ikc({
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
});
const workflowRunEvent = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* number */.aig().int().positive(),
        event: schemas/* string */.YjP(),
        head_sha: schemas/* string */.YjP(),
        head_branch: schemas/* string */.YjP().nullable(),
        head_repository: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }).nullable(),
    }),
});
/** Actions of `pull_request` that bring no new code. Any other was asked for by the workflow's `types`, and is obeyed. */
const quiet = new Set([
    'closed',
    'edited',
    'converted_to_draft',
    'locked',
    'unlocked',
    'dequeued',
    'enqueued',
]);
/** Reads why the run was started. Never throws: a payload that does not fit its event is a reason to skip. */
function readTrigger(name, payload) {
    const skip = (reason) => ({ kind: 'skip', reason });
    const unfit = () => skip(`the payload of the ${name} event does not name a pull request`);
    switch (name) {
        case 'pull_request':
        case 'pull_request_target': {
            const event = pullRequestEvent.safeParse(payload);
            if (!event.success)
                return unfit();
            const { action, pull_request, changes } = event.data;
            // An edit of title or text changes no code; a new base branch changes the diff.
            if (quiet.has(action) && !(action === 'edited' && changes?.base !== undefined))
                return skip(`the pull request was ${action.replaceAll('_', ' ')}, which brings no new code`);
            return { kind: 'review', number: pull_request.number, onPush: true };
        }
        case 'issue_comment':
        case 'pull_request_review_comment':
            return readComment(name, payload) ?? unfit();
        case 'workflow_dispatch': {
            const event = dispatchEvent.safeParse(payload);
            const given = event.success ? event.data.inputs?.['pull-request'] : undefined;
            const asked = Number(given);
            if (!Number.isInteger(asked) || asked <= 0)
                return skip(`workflow_dispatch needs the input \`pull-request\` with the number of a pull request${given === undefined || given === '' ? '' : `, not ${JSON.stringify(given)}`}`);
            return { kind: 'review', number: asked, onPush: false };
        }
        case 'workflow_run': {
            const event = workflowRunEvent.safeParse(payload);
            if (!event.success)
                return unfit();
            const run = event.data.workflow_run;
            // Runs of other events worked on the default branch, whatever pull request they were about.
            if (run.event !== 'pull_request')
                return skip(`the run that ended was started by ${JSON.stringify(run.event)}; only one of the event pull_request tells its pull request`);
            return {
                kind: 'workflow-run',
                runId: String(run.id),
                headSha: run.head_sha,
                headBranch: run.head_branch,
                headRepository: run.head_repository?.full_name ?? '',
            };
        }
        case 'merge_group':
            return skip('a merge queue entry was reviewed as a pull request before it was queued');
        case 'push':
            return skip('a push is reviewed through its pull request; run this on `pull_request`');
        default:
            return skip(`skill-review does not act on the event ${JSON.stringify(name)}`);
    }
}
function readComment(name, payload) {
    const event = commentEvent.safeParse(payload);
    if (!event.success)
        return null;
    const { action, comment, issue, pull_request, changes } = event.data;
    if (issue !== undefined && issue.pull_request === undefined)
        return { kind: 'skip', reason: `#${issue.number} is an issue, not a pull request` };
    const target = pull_request ?? issue;
    if (target === undefined)
        return null;
    if (action !== 'created' && action !== 'edited')
        return { kind: 'skip', reason: `a comment was ${action}` };
    return {
        kind: 'comment',
        number: target.number,
        isReply: comment.in_reply_to_id !== undefined,
        comment: {
            id: comment.id,
            kind: name === 'issue_comment' ? 'issue' : 'review',
            body: comment.body ?? '',
            updatedAt: comment.updated_at,
            author: comment.user?.login ?? 'ghost',
            isBot: comment.user?.type === 'Bot' || /\[bot\]$/.test(comment.user?.login ?? ''),
            before: action === 'edited' ? (changes?.body?.from ?? comment.body ?? '') : null,
        },
    };
}

// EXTERNAL MODULE: ./lib/review.js + 113 modules
var review = __webpack_require__(38514);
// EXTERNAL MODULE: ./lib/settings.js
var lib_settings = __webpack_require__(3390);
// EXTERNAL MODULE: ./lib/stages/outcome.js + 1 modules
var outcome = __webpack_require__(25868);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/picomatch/lib/picomatch.js
var picomatch = __webpack_require__(98016);
// EXTERNAL MODULE: ./lib/core/report/findingsFile.js
var findingsFile = __webpack_require__(95128);
;// CONCATENATED MODULE: ./lib/adapters/runner/findingsFiles.js





/** Jobs a matrix may have (docs.github.com, "Usage limits"). Each writes one file. */
const maxFiles = 256;
/** Bytes of all files together: what strangers wrote must not fill the memory. */
const maxBytes = 4 * findingsFile/* maxFindingsFileBytes */.sN;
/** Entries looked at in search of files: an artifact that holds more was not made by this program. */
const maxEntries = 10_000;
/**
 * The findings files that the input `findings-file` names: files, folders (all `*.json` below them) and globs, one a line.
 * Links are refused, whatever they lead to: an artifact of a stranger's job may hold some. Throws with what to do.
 */
async function readFindingsFiles(input) {
    const asked = input.split('\n').map((line) => line.trim());
    const names = new Set();
    for (const one of asked)
        if (one !== '')
            for (const name of await find(one))
                names.add(name);
    if (names.size > maxFiles)
        throw new Error(`\`findings-file\` names ${names.size} files, and a matrix has at most ${maxFiles} jobs. Name only what the jobs with \`mode: analyze\` of this run wrote.`);
    const found = [];
    let bytes = 0;
    for (const name of names) {
        const text = await readBounded(name);
        bytes += Buffer.byteLength(text);
        if (bytes > maxBytes)
            throw new Error(`The files that \`findings-file\` names have more than ${maxBytes} bytes together, which no review has. Nothing was published.`);
        found.push({ name, text });
    }
    return found;
}
/** The files one line names, in order of their names. */
async function find(asked) {
    const entry = await (0,promises_.stat)(asked).catch(() => null);
    if (entry !== null && !entry.isDirectory())
        return [asked];
    const { base, glob } = entry === null ? picomatch.scan(asked) : { base: asked, glob: '**/*.json' };
    const found = glob === '' ? [] : await filesBelow(base || '.', picomatch(glob, { dot: true }));
    if (found.length === 0)
        throw new Error(`\`findings-file\` names ${asked}, and there is no such file. A job with \`mode: analyze\` writes it; hand it over with actions/upload-artifact and actions/download-artifact.`);
    return found.sort();
}
/** The files in the folder and below it whose path from it fits; links are listed as files, never followed. */
async function filesBelow(base, fits) {
    const files = [];
    const folders = [base];
    let seen = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        seen += entries.length;
        if (seen > maxEntries)
            throw new Error(`\`findings-file\` names ${base}, which holds more than ${maxEntries} files. Name the folder that holds only the findings.`);
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory())
                folders.push(path);
            else
                files.push(path);
        }
    }
    return files.filter((path) => fits((0,external_node_path_.relative)(base, path).split(external_node_path_.sep).join('/')));
}
async function readBounded(name) {
    const refuse = (why) => new Error(`The findings file ${name} is refused, and nothing was published: ${why}.`);
    let file;
    try {
        // Without O_NONBLOCK a named pipe would wait for a writer.
        file = await (0,promises_.open)(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        const { code, message } = error;
        throw refuse(code === 'ELOOP' ? 'it is a link' : message);
    }
    try {
        const facts = await file.stat();
        if (!facts.isFile())
            throw refuse('it is no regular file');
        if (facts.size > findingsFile/* maxFindingsFileBytes */.sN)
            throw refuse(`it has ${facts.size} bytes, and ${findingsFile/* maxFindingsFileBytes */.sN} are the most a findings file may have`);
        return await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./lib/core/threads/markers.js + 1 modules
var markers = __webpack_require__(27335);
;// CONCATENATED MODULE: ./lib/wiring/actionTask.js




/** Where the run writes, and what it publishes: `findings-file` names what is written, in mode `publish` what is read. */
function filesIn(tempDir, isPublish) {
    const file = (name, standard) => (0,core/* getInput */.V4)(name) || (0,external_node_path_.join)(tempDir, standard);
    const findings = file('findings-file', 'findings.json');
    return {
        findings: isPublish ? (0,external_node_path_.join)(tempDir, 'published.json') : findings,
        sarif: file('sarif-file', 'findings.sarif'),
        metrics: file('metrics-file', 'metrics.prom'),
        transcript: file('transcript-file', 'transcript.jsonl'),
        analyses: findings,
    };
}
/** What this job is to do. Reads the files that it is to publish; throws where they cannot be had. */
async function actionTask({ wish, comment, source, hasSuccessor }, mode, { repository, inputs, env, files }) {
    const runId = env['GITHUB_RUN_ID'] ?? '';
    // Jobs that share a review are one instance: what the one posted the other knows of.
    const job = mode === 'review' ? (env['GITHUB_JOB'] ?? '') : '';
    const analyses = mode === 'publish'
        ? {
            files: await readFindingsFiles(files.analyses),
            source: source ?? { runId, headSha: null },
        }
        : null;
    return {
        repository,
        inputs,
        wish,
        comment,
        hasSuccessor,
        instance: (0,markers/* instanceName */.zl)(env['GITHUB_WORKFLOW'] ?? '', job),
        runId,
        analyses,
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/adapters/github/pace.js

/**
 * GitHub allows 80 writes of content a minute (docs.github.com, "Rate limits for the REST API"): 20 at once and one a
 * second after them stay below that.
 */
const AT_ONCE = 20;
const SPACING_MS = 1000;
/**
 * How the throttling plugin spaces writes. Its own groups put 1 to 3 seconds between any two, for scripts that write
 * for hours; a review is a handful of writes and should not wait. The limits GitHub names are obeyed in any case.
 */
function createPace() {
    let written = 0;
    let next = 0;
    const turn = async () => {
        written += 1;
        if (written <= AT_ONCE)
            return;
        const wait = Math.max(next - Date.now(), 0);
        next = Date.now() + wait + SPACING_MS;
        await (0,external_node_timers_promises_.setTimeout)(wait);
    };
    return { write: group(turn), notifications: group(async () => { }) };
}
/** The one call that the plugin makes of a Bottleneck group. */
function group(turn) {
    const limiter = {
        schedule: async (_options, job) => {
            await turn();
            return job();
        },
    };
    return { key: () => limiter };
}

;// CONCATENATED MODULE: ./lib/adapters/github/connect.js

/** A server that is silent for longer has lost the request. */
const ANSWER_WITHIN_MS = 30_000;
/** Longer waits would eat the time of the review; the error then says when to come back. */
const LONGEST_WAIT_SECONDS = 120;
const RATE_LIMIT_RETRIES = 2;
/** The first of three waits after a fault of the server or the network: 0.5 s, 2 s, 4.5 s. */
const RETRY_BASE_MS = 500;
/** Loaded when asked for: a run that is skipped by its event never pays for octokit. */
async function connect(options) {
    const { token, apiUrl, graphqlUrl, log } = options;
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 11758)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(475)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const debug = (...parts) => log.debug(`GitHub: ${parts.join(' ')}`);
    const octokit = getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: 'skill-review',
        log: { debug: () => { }, info: () => { }, warn: debug, error: debug },
        request: { fetch: boundedFetch(options.fetch) },
        retry: {
            // 429 is the throttling's to wait for; the rest is not mended by asking again.
            doNotRetry: [400, 401, 403, 404, 406, 409, 410, 422, 429, 451],
            retryAfterBaseValue: RETRY_BASE_MS,
        },
        throttle: {
            ...createPace(),
            onRateLimit: waitFor('rate limit', log),
            onSecondaryRateLimit: waitFor('secondary rate limit', log),
        },
    }, retry, throttling);
    const { rest, paginate, request } = octokit;
    return { rest, paginate, request, graphql: octokit.graphql.defaults({ url: graphqlUrl }) };
}
const boundedFetch = (send) => (url, init) => send(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
function waitFor(limit, log) {
    return (seconds, 
    // `url` is the pattern of the path, its parts not filled in.
    { method, url }, _octokit, retries) => {
        const waits = seconds <= LONGEST_WAIT_SECONDS && retries < RATE_LIMIT_RETRIES;
        const what = waits ? `waiting the ${seconds} s it asks for` : `it asks to wait ${seconds} s`;
        log.info(`GitHub's ${limit} is reached at ${method} ${url}: ${what}.`);
        return waits;
    };
}

// EXTERNAL MODULE: ./lib/ports.js
var ports = __webpack_require__(30391);
;// CONCATENATED MODULE: ./lib/adapters/github/failure.js
function failureOf(thrown) {
    const error = thrown;
    if (error.status === undefined && error.errors === undefined) {
        return { status: 0, reason: String(error.message ?? thrown), kind: 'other', resetsAt: null };
    }
    const headers = error.response?.headers ?? {};
    const isUsedUp = String(headers['x-ratelimit-remaining']) === '0';
    const reset = Number(headers['x-ratelimit-reset']);
    return {
        status: error.status ?? 200,
        reason: reasonOf(error),
        kind: kindOf(error, isUsedUp),
        resetsAt: isUsedUp && reset > 0 ? new Date(reset * 1000).toISOString() : null,
    };
}
function kindOf(error, isUsedUp) {
    const types = (error.errors ?? []).map(({ type }) => type);
    if (types.includes('FORBIDDEN'))
        return 'forbidden';
    if (types.includes('NOT_FOUND') || error.status === 404)
        return 'not found';
    if (isUsedUp || types.includes('RATE_LIMITED') || error.status === 429)
        return 'rate limit';
    if (error.status === 403) {
        return /secondary rate/i.test(error.message) ? 'rate limit' : 'forbidden';
    }
    return (error.status ?? 0) >= 500 ? 'no answer' : 'other';
}
function reasonOf(error) {
    const data = error.response?.data;
    if (error.errors !== undefined)
        return error.errors.map(({ message }) => message).join(' ');
    if (data === undefined)
        return rootOf(error);
    if (typeof data !== 'object' || data === null || !('message' in data)) {
        // A proxy's or GitHub's page of HTML, which tells a person nothing in a log.
        return `an answer of ${error.status} without a reason`;
    }
    const details = 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
    return [String(data.message), ...details.map(detail)].join(': ');
}
/** Without an answer the error wraps fetch's, which says no more than that it failed, and that the network's. */
function rootOf({ message, cause }) {
    const inner = cause;
    return inner?.message ? rootOf(inner) : message;
}
function detail(entry) {
    if (typeof entry === 'string')
        return entry;
    const { field, message, code } = entry;
    return [field, message ?? code].filter((part) => part !== undefined).join(' ');
}

;// CONCATENATED MODULE: ./lib/adapters/github/error.js


/** GitHub did not do what the run needs. The message is whole sentences for a person, with what to do at the end. */
class GitHubError extends Error {
    name = 'GitHubError';
}
/**
 * Runs what the review cannot do without. `tried` completes "Could not …"; `permission` is the line of the workflow's
 * `permissions:` that it takes.
 */
async function attempt(tried, permission, run) {
    try {
        return await run();
    }
    catch (error) {
        throw explain(error, tried, permission);
    }
}
/** NotPermitted where writing is refused, GitHubError for every other failure of GitHub's; other errors as they are. */
function explain(error, tried, permission) {
    const failure = failureOf(error);
    if (failure.status === 0)
        return error;
    const reason = failure.reason.replace(/\.?$/, '.');
    const text = `Could not ${tried}: ${reason} ${advice(failure, permission)}`;
    const isRefused = failure.kind === 'forbidden' && permission.endsWith(': write');
    return new (isRefused ? ports/* NotPermitted */.C : GitHubError)(text, { cause: error });
}
function advice({ kind, status, reason, resetsAt }, permission) {
    if (kind === 'rate limit')
        return `Run again ${resetsAt === null ? 'later' : `after ${resetsAt}`}.`;
    if (kind === 'no answer')
        return "Run again; if it stays, look at the runner's network and GitHub's status page.";
    if (kind === 'forbidden') {
        return /not accessible/.test(reason)
            ? `Add \`${permission}\` to the \`permissions:\` of the workflow; for a pull request from a fork GitHub lets the token only read.`
            : 'The token in `github-token` is not allowed to do that.';
    }
    if (status === 401)
        return 'The token in `github-token` is wrong or has expired.';
    if (status === 404)
        return 'Check the number and that the token in `github-token` may see the repository.';
    if (/one pending review/.test(reason)) {
        return "The token's user has begun a review there and not submitted it: submit or discard it, then run again.";
    }
    return 'Run again; if it stays, please report it with this message.';
}

;// CONCATENATED MODULE: ./lib/adapters/github/findPullRequest.js


/**
 * The open pull request whose head is exactly this commit of exactly this repository. For a fork GitHub leaves the
 * list of pull requests in a `workflow_run` event empty.
 */
async function findPullRequest(options, { repository, headSha, headBranch, headRepository }) {
    const [owner = '', repo = ''] = repository.split('/');
    const { rest, paginate } = await connect(options);
    const head = headBranch === null ? {} : { head: `${headRepository.split('/')[0]}:${headBranch}` };
    const open = await attempt(`look for the pull request of ${headSha}`, 'pull-requests: read', () => paginate(rest.pulls.list, { owner, repo, state: 'open', per_page: 100, ...head }));
    const found = open.filter(({ head }) => head.sha === headSha && head.repo?.full_name === headRepository);
    const [only] = found;
    if (only !== undefined && found.length === 1)
        return { ok: true, number: only.number };
    const where = `In ${repository}`;
    const what = `${headSha} of ${headRepository || 'a deleted repository'} as its head`;
    return {
        ok: false,
        reason: found.length === 0
            ? `${where} no open pull request has ${what}: it was closed, or has newer commits, whose own run is published.`
            : `${where} ${found.length} pull requests have ${what}, and nothing tells which is meant. Publish in a job of the workflow that analyzes: its event names the pull request.`,
    };
}

// EXTERNAL MODULE: ./lib/core/skills/nearest.js
var nearest = __webpack_require__(44736);
// EXTERNAL MODULE: ./lib/core/threads/commandLine.js
var commandLine = __webpack_require__(7314);
;// CONCATENATED MODULE: ./lib/core/threads/commandOptions.js
/** Longest free text: a subject needs no more. */
const maxFocus = 500;
const efforts = ['low', 'medium', 'high'];
const none = {
    skills: [],
    paths: [],
    effort: null,
    budget: null,
    dryRun: false,
    focus: '',
};
/** Splits what follows the verb into options, which may stand anywhere, and the free text that is left. */
function splitOptions(text) {
    let options = none;
    const words = [];
    const seen = new Set();
    for (const word of text.match(/\S+/g) ?? []) {
        const [, name, value = ''] = /^([a-z][a-z-]*)=(.*)$/i.exec(word) ?? [];
        const option = word.toLowerCase() === 'dry-run' ? 'dry-run' : name?.toLowerCase();
        if (option === undefined) {
            words.push(word);
            continue;
        }
        const read = readers.get(option);
        if (read === undefined) {
            // Within a sentence `a=b` is code somebody talks about.
            if (words.length > 0)
                words.push(word);
            else
                return bad(`\`${option}=\` is not an option.`);
            continue;
        }
        if (seen.has(option))
            return bad(`\`${option}\` is given twice.`);
        seen.add(option);
        const said = read(value);
        if (typeof said === 'string')
            return bad(`\`${word}\` ${said}`);
        options = { ...options, ...said };
    }
    const focus = words.join(' ');
    if (focus.length > maxFocus)
        return bad(`The text has ${focus.length} characters; at most ${maxFocus} are read.`);
    return { ok: true, options: { ...options, focus } };
}
const bad = (problem) => ({ ok: false, problem });
/** What an option sets, or what is wrong with its value. */
const readers = new Map([
    [
        'skill',
        (value) => {
            const skills = splitList(value);
            return skills === null ? 'needs names with commas between them and no blanks.' : { skills };
        },
    ],
    [
        'paths',
        (value) => {
            const paths = splitList(value);
            return paths === null ? 'needs globs with commas between them and no blanks.' : { paths };
        },
    ],
    [
        'effort',
        (value) => {
            const effort = efforts.find((one) => one === value.toLowerCase());
            return effort === undefined ? `must be one of ${efforts.join(', ')}.` : { effort };
        },
    ],
    [
        'budget',
        (value) => {
            const budget = /^\$?\d+(?:\.\d+)?$/.test(value) ? Number(value.replace('$', '')) : 0;
            return budget > 0 ? { budget } : 'must be a number of dollars above 0, such as `budget=1.50`.';
        },
    ],
    ['dry-run', (value) => (value === '' ? { dryRun: true } : 'takes no value.')],
]);
/** Items between commas; a comma inside braces belongs to a glob. null where an item is missing. */
function splitList(value) {
    const items = [''];
    let depth = 0;
    for (const letter of value) {
        if (letter === '{')
            depth += 1;
        if (letter === '}')
            depth -= 1;
        if (letter === ',' && depth === 0)
            items.push('');
        else
            items[items.length - 1] += letter;
    }
    return items.includes('') ? null : items;
}

;// CONCATENATED MODULE: ./lib/core/threads/command.js



const verbs = ['full', 'incremental', 'help', 'skills', 'explain', 'dismiss', 'resolve'];
/**
 * Reads the command of a comment: `trigger`, perhaps a verb, options, and a free text that says what to look at.
 * Strict: a slip of the pen is answered, never reviewed at somebody's expense.
 */
function parseCommand(body, trigger) {
    const line = (0,commandLine/* findCommandLine */.z)(body, trigger);
    if (line === null)
        return null;
    const [first = '', ...others] = line === '' ? [] : line.split(/\s+/);
    const verb = verbs.find((one) => one === first.toLowerCase());
    const problem = (what, form) => ({
        ok: false,
        problem: `${what} The form is \`${trigger} ${form}\`.`,
    });
    switch (verb) {
        case 'help':
        case 'skills':
            return others.length === 0
                ? { ok: true, command: { kind: verb } }
                : problem(`\`${verb}\` takes nothing after it.`, verb);
        case 'explain':
        case 'resolve': {
            const id = readId(others[0]);
            return id !== null && others.length === 1
                ? { ok: true, command: { kind: verb, id } }
                : problem(`\`${verb}\` takes one id of a finding, ${idForm}.`, `${verb} ID`);
        }
        case 'dismiss': {
            const id = readId(others[0]);
            const reason = others.slice(1).join(' ');
            return id !== null && reason !== ''
                ? { ok: true, command: { kind: 'dismiss', id, reason } }
                : problem(`\`dismiss\` takes the id of a finding, ${idForm}, and a reason.`, 'dismiss ID REASON');
        }
        default:
            return command_review(verb ?? null, verb === undefined ? line : line.slice(first.length), trigger);
    }
}
function command_review(scope, text, trigger) {
    const options = splitOptions(text.trim());
    const form = `${trigger} [full|incremental] [skill=a,b] [paths=GLOB,GLOB] [effort=low|medium|high] [budget=USD] [dry-run] [what to look at]`;
    if (!options.ok)
        return { ok: false, problem: `${options.problem} The form is \`${form}\`.` };
    const meant = scope === null ? mistypedVerb(options.options.focus) : null;
    if (meant !== null)
        return {
            ok: false,
            problem: `\`${meant.word}\` is not a command; did you mean \`${trigger} ${meant.verb}\`? \`${trigger} help\` lists them all.`,
        };
    return { ok: true, command: { kind: 'review', scope, ...options.options } };
}
/** A first word that is a letter or two off a verb was meant to be one. */
function mistypedVerb(focus) {
    const [word = ''] = focus.toLowerCase().split(/\s/, 1);
    const verb = verbs.find((one) => one === (0,nearest/* nearest */.p)(word, verbs));
    const isClose = verb !== undefined && word[0] === verb[0] && Math.abs(word.length - verb.length) <= 1;
    return isClose ? { word, verb } : null;
}
const idForm = 'eight letters and digits such as `1a2b3c4d`';
/** As the comments show it, with the back ticks or the `#` that people copy along. */
const readId = (word) => /^[`#]?([0-9a-f]{8})`?$/i.exec(word ?? '')?.[1]?.toLowerCase() ?? null;

// EXTERNAL MODULE: ./lib/task.js
var task = __webpack_require__(12854);
;// CONCATENATED MODULE: ./lib/wiring/errand.js



/** Makes sense of what started the run. Asks GitHub only where the event leaves the pull request open. */
async function readErrand(trigger, { trigger: command, mode }, repository, connection) {
    switch (trigger.kind) {
        case 'skip':
            return { ok: false, reason: `Nothing to review: ${trigger.reason}.` };
        case 'review':
            return {
                ok: true,
                number: trigger.number,
                wish: task/* plainReview */.j,
                comment: null,
                source: null,
                hasSuccessor: trigger.onPush,
            };
        case 'comment':
            return byComment(trigger, command);
        case 'workflow-run': {
            if (mode !== 'publish')
                return {
                    ok: false,
                    reason: 'Nothing to review: the event workflow_run is for `mode: publish`. To have a model review pull requests from forks, use pull_request_target.',
                };
            const { runId, headSha, headBranch, headRepository } = trigger;
            const query = { repository, headSha, headBranch, headRepository };
            const found = await findPullRequest(connection, query);
            return found.ok
                ? {
                    ok: true,
                    number: found.number,
                    wish: task/* plainReview */.j,
                    comment: null,
                    source: { runId, headSha },
                    hasSuccessor: true,
                }
                : { ok: false, reason: found.reason };
        }
    }
}
function byComment({ number, comment, isReply }, command) {
    const read = parseCommand(comment.body, command);
    if (read !== null) {
        const wish = read.ok ? read.command : { kind: 'unclear', problem: read.problem };
        return { ok: true, number, wish, comment, source: null, hasSuccessor: false };
    }
    if (isReply && !comment.isBot && comment.before === null)
        return {
            ok: true,
            number,
            wish: { kind: 'answers' },
            comment: null,
            source: null,
            hasSuccessor: false,
        };
    return {
        ok: false,
        reason: `The comment gives no command: it has no line that begins with \`${command}\`.`,
    };
}

// EXTERNAL MODULE: ./lib/adapters/anthropic/credential.js
var credential = __webpack_require__(22162);
// EXTERNAL MODULE: ./lib/adapters/git/borrow.js
var borrow = __webpack_require__(3250);
// EXTERNAL MODULE: ./lib/adapters/git/error.js
var git_error = __webpack_require__(40297);
// EXTERNAL MODULE: ./lib/adapters/git/folder.js
var git_folder = __webpack_require__(84179);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var limits = __webpack_require__(15655);
// EXTERNAL MODULE: ./lib/adapters/git/mergeBase.js
var mergeBase = __webpack_require__(1090);
// EXTERNAL MODULE: ./lib/adapters/git/run.js + 2 modules
var run = __webpack_require__(60850);
;// CONCATENATED MODULE: ./lib/adapters/git/origin.js


/** A fetch that takes longer has lost its server, or is no longer worth waiting for. */
const fetchTimeout = 300_000;
const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
/** git's exit status for a usage error. */
const unknownOption = 129;
/** Fetches into the bare repository at `place`, by object names only: branches may be called anything. */
function createOrigin(place, remote, signal) {
    const env = { GIT_ALLOW_PROTOCOL: 'http:https' };
    const network = { env, settings: remote, timeout: fetchTimeout, signal };
    // That a commit is here says nothing about its files, so they are asked for without naming commits.
    const noHaves = [...remote, ['fetch.negotiationAlgorithm', 'noop']];
    const fetch = (wanted, options, how = {}) => (0,run/* runGit */.EO)(place, ['fetch', ...quietly, ...options, '--stdin', 'origin'], {
        ...network,
        ...how,
        input: wanted.map((line) => `${line}\n`).join(''),
    });
    const origin = {
        async commits(shas, depth) {
            // The refs tell the server at a deeper fetch what is here already.
            const refspecs = [...new Set(shas)].map((sha) => `+${sha}:refs/kept/${sha}`);
            await fetch(refspecs, ['--filter=tree:0', `--depth=${depth}`]);
        },
        async objects(oids) {
            await fetch(oids, ['--filter=blob:none'], { settings: noHaves });
        },
        async files(tree, oids) {
            // The tree is here already; only a refetch asks for it again, and git before 2.36 knows none.
            const options = ['--refetch', `--filter=blob:limit=${limits/* maxSearchedBytes */.Jp}`];
            const { code } = await fetch([tree], options, {
                settings: noHaves,
                allow: [0, unknownOption],
            });
            if (code === unknownOption)
                await origin.objects(oids);
        },
        async resolve(ref) {
            if (!isPlainRefName(ref))
                return null;
            // A branch before a tag; an annotated tag's commit before the tag object.
            const names = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
            const wanted = names.flatMap((name) => [`${name}^{}`, name]);
            const list = ['ls-remote', '--quiet', 'origin', ...wanted];
            const listing = await (0,run/* askGit */.gG)(place, list, network);
            const lines = listing.split('\n').map((line) => line.split('\t'));
            const found = wanted.flatMap((name) => lines.filter((line) => line[1] === name));
            return found[0]?.[0] ?? null;
        },
    };
    return origin;
}
/** Neither an option nor a wildcard of ls-remote's, which would list other refs. */
const isPlainRefName = (ref) => /^[^-\s*?[\\~^:][^\s*?[\\~^:]*$/.test(ref);

;// CONCATENATED MODULE: ./lib/adapters/git/remote.js
/**
 * The remote `origin` as settings. It is a promisor, so that git accepts objects with missing neighbours; no command
 * but fetch is told of it, so that none fetches by itself.
 */
function remoteSettings(address) {
    if (!/^[\w.-]+\/[\w.-]+$/.test(address.repository)) {
        throw new Error(`${JSON.stringify(address.repository)} is not a repository's owner/name`);
    }
    const server = address.serverUrl.replace(/\/+$/, '');
    const settings = [
        ['remote.origin.url', `${server}/${address.repository}.git`],
        ['remote.origin.promisor', 'true'],
        ['remote.origin.partialclonefilter', 'blob:none'],
    ];
    if (address.token !== null) {
        const basic = Buffer.from(`x-access-token:${address.token}`).toString('base64');
        // Scoped to the server: git sends the header to no other origin.
        const key = `http.${new URL(server).origin}/.extraheader`;
        settings.push([key, `Authorization: Basic ${basic}`]);
    }
    return settings;
}

// EXTERNAL MODULE: ./lib/adapters/git/repository.js + 8 modules
var repository = __webpack_require__(15808);
// EXTERNAL MODULE: ./lib/adapters/git/scratch.js
var git_scratch = __webpack_require__(49597);
// EXTERNAL MODULE: ./lib/adapters/git/version.js
var git_version = __webpack_require__(69595);
;// CONCATENATED MODULE: ./lib/adapters/git/open.js










/**
 * The repository of a pull request, by the first way that works: the objects of the workspace's clone, where base, head
 * and the history between are there; a bare fetch of just what is needed; the API. Says in the log which, and why not
 * the ones before. The head of a fork's pull request is the base repository's too, by name, so forks need nothing else.
 */
async function openRepository(options) {
    const { log } = options;
    const version = await (0,git_version/* gitVersion */.r9)();
    if (version === null || (0,git_version/* isOlder */.tW)(version, git_version/* oldestGit */.U2)) {
        const found = version === null ? 'there is no git here' : `git ${version} is too old`;
        log.info(`Reading the repository through the API: ${found}, ${git_version/* oldestGit */.U2} is needed.`);
        return overApi(options.api);
    }
    const scratch = (await fromWorkspace(options)) ?? (await fromServer(options));
    if (scratch === null)
        return overApi(options.api);
    const origin = createOrigin(scratch.place, remoteSettings(options), options.signal);
    const askMergeBase = (base, head) => options.api.mergeBase(base, head);
    return (0,repository/* gitRepository */.x)({ scratch, origin, askMergeBase, resolveRef: origin.resolve, log });
}
async function fromWorkspace(options) {
    const { workspace, tempDir, log } = options;
    const { base, head } = options.commits;
    const folder = workspace === null ? null : await (0,git_folder/* findGitFolder */.KB)(workspace);
    if (folder === null)
        return null;
    const pass = (why) => log.debug(`The workspace's clone is not used: ${why}.`);
    if (await (0,git_folder/* isPartial */.mt)(folder)) {
        pass('it is partial, and reading it would fetch');
        return null;
    }
    const { scratch } = await (0,borrow/* borrowRepository */.o)(folder, tempDir);
    try {
        if ((await (0,mergeBase/* findMergeBase */.f)(scratch.place, base, head)).certain) {
            log.info('Reading the repository from the clone in the workspace.');
            return scratch;
        }
        pass('its history is cut off before base and head meet');
    }
    catch {
        pass('it lacks the base or the head commit');
    }
    await scratch.close();
    return null;
}
async function fromServer(options) {
    const { commits, tempDir, log, signal } = options;
    const scratch = await (0,git_scratch/* createScratch */.H)(tempDir);
    try {
        const origin = createOrigin(scratch.place, remoteSettings(options), signal);
        await origin.commits([commits.base, commits.head], limits/* firstDepth */.ke);
        log.info(`Reading the repository from git objects fetched from ${options.serverUrl}.`);
        return scratch;
    }
    catch (error) {
        await scratch.close();
        if (!(error instanceof git_error/* GitError */.X) || error.ending === 'cancelled')
            throw error;
        log.warning(`Reading the repository through the API, because fetching failed: ${error.message}. The job needs \`contents: read\`.`);
        return null;
    }
}
const overApi = (api) => ({ ...api, close: async () => { } });

// EXTERNAL MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var index_min = __webpack_require__(27799);
// EXTERNAL MODULE: ./lib/core/repository.js
var core_repository = __webpack_require__(91203);
// EXTERNAL MODULE: ./lib/core/change/filters.js
var filters = __webpack_require__(5051);
// EXTERNAL MODULE: ./lib/core/search/excerpt.js
var excerpt = __webpack_require__(82741);
// EXTERNAL MODULE: ./lib/core/search/lineSearch.js + 1 modules
var lineSearch = __webpack_require__(30613);
;// CONCATENATED MODULE: ./lib/adapters/github/apiSearch.js



/** Each file is a request, of which a job's token has 1,000 an hour for the whole repository. */
const apiSearch_maxFiles = 30;
/** A file above this is data, most likely. */
const apiSearch_maxBytes = 256 * 1024;
/** Searches a few files, each read through the API; says how many were left out. */
async function searchEntries(entries, query, read) {
    const prepared = await (0,lineSearch/* prepareSearch */.M)(query);
    if (!prepared.ok)
        throw new Error(prepared.reason);
    const isWanted = (0,filters/* pathFilter */.Y1)(query.paths, []);
    const wanted = entries.filter(({ path, size }) => size !== null && isWanted(path));
    const searched = wanted.filter(({ size }) => (size ?? 0) <= apiSearch_maxBytes).slice(0, apiSearch_maxFiles);
    const hits = [];
    for (const [index, bytes] of (await Promise.all(searched.map(read))).entries()) {
        if (bytes.includes(0))
            continue;
        const path = searched[index]?.path ?? '';
        for (const [number, text] of bytes.toString().split(/\r?\n/).entries()) {
            const at = prepared.search.find(text);
            if (at !== null)
                hits.push({ path, line: number + 1, text: (0,excerpt/* excerpt */.K)(text, at) });
        }
    }
    const notes = [];
    if (searched.length < wanted.length) {
        notes.push(`only ${searched.length} of ${wanted.length} files were searched, because there is no git here; limit \`paths\` to those that matter`);
    }
    if (hits.length > query.maxHits)
        notes.push(`only the first ${query.maxHits} matches are here`);
    return { hits: hits.slice(0, query.maxHits), cut: notes.length === 0 ? null : notes.join('; ') };
}

;// CONCATENATED MODULE: ./lib/adapters/github/apiTree.js

const folderMode = '040000';
/** Reads trees by the name of a commit or of a tree, each once. */
function createTreeReader(client, name, log) {
    const known = new Map();
    function listing(sha, depth) {
        const key = `${sha} ${depth}`;
        const listed = known.get(key) ?? ask(sha, depth);
        known.set(key, listed);
        // A fault may pass.
        listed.catch(() => known.delete(key));
        return listed;
    }
    const ask = (sha, depth) => attempt(`list the files of ${sha}`, 'contents: read', async () => {
        const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
        const recursive = depth === 'deep' ? { recursive: '1' } : {};
        const { data } = await (await client()).request(route, {
            ...name,
            tree_sha: sha,
            ...recursive,
        });
        const entries = data.tree.map((entry) => ({
            path: entry.path,
            mode: entry.mode,
            oid: entry.sha,
            size: entry.size ?? null,
        }));
        return { entries, isCut: data.truncated };
    });
    const reader = {
        async at(commit, path) {
            const { entries, isCut } = await listing(commit, 'deep');
            const found = entries.find((entry) => entry.path === path);
            if (found !== undefined || !isCut)
                return found ?? null;
            // Left out of the whole listing: go from folder to folder.
            let entry = { path: '', mode: folderMode, oid: commit, size: null };
            for (const part of path.split('/')) {
                const inside = (await listing(entry.oid, 'flat')).entries;
                const next = inside.find((child) => child.path === part);
                if (next === undefined)
                    return null;
                entry = next;
            }
            return { ...entry, path };
        },
        async below(commit, path) {
            const { entries, isCut } = await listing(commit, 'deep');
            const files = entries.filter((entry) => entry.mode !== folderMode);
            if (path === '') {
                if (isCut)
                    log.warning(`GitHub lists only ${files.length} of the files of ${commit}.`);
                return files;
            }
            if (!isCut)
                return files.filter((entry) => `${entry.path}/`.startsWith(`${path}/`));
            const folder = await reader.at(commit, path);
            if (folder?.mode !== folderMode)
                return folder === null ? [] : [folder];
            const inside = await reader.below(folder.oid, '');
            return inside.map((entry) => ({ ...entry, path: `${path}/${entry.path}` }));
        },
    };
    return reader;
}

;// CONCATENATED MODULE: ./lib/adapters/github/apiRepository.js






/** Bytes of files that are kept, so that no file is asked for twice by passes over the same change. */
const keptBytes = 32 * 1024 * 1024;
const contents = 'contents: read';
/**
 * The repository port over GitHub's API, for where there is no git. It cannot diff: the listing of the pull request's
 * files has GitHub's own patches. `client` is called at the first need.
 */
function createApiRepository(client, name, log) {
    const trees = createTreeReader(client, name, log);
    const files = new index_min/* LRUCache */.q({
        maxSize: keptBytes,
        sizeCalculation: (bytes) => bytes.length + 1,
        fetchMethod: async (oid) => {
            const { data } = await (await client()).request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...name, file_sha: oid });
            return Buffer.from(data.content, 'base64');
        },
    });
    async function readEntry({ path, oid, size }) {
        if ((size ?? 0) > core_repository/* maxFileBytes */.e) {
            throw new Error(`${path} has ${size} bytes; files above ${core_repository/* maxFileBytes */.e} bytes are not read`);
        }
        return attempt(`read ${path}`, contents, () => files.forceFetch(oid));
    }
    return {
        resolve: (ref) => attempt(`look up the commit ${ref}`, contents, () => orNull([404, 422], async () => {
            const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
            return (await (await client()).request(route, { ...name, ref })).data.sha;
        })),
        mergeBase: (base, head) => attempt(`compare ${base} with ${head}`, contents, () => orNull([404], async () => {
            const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
            const basehead = `${base}...${head}`;
            // One commit a page: the answer is the same, and small.
            const page = { ...name, basehead, per_page: 1 };
            return (await (await client()).request(route, page)).data.merge_base_commit.sha;
        })),
        diff: async () => null,
        async list(commit, path) {
            const entries = await trees.below(commit, path);
            return entries.map(({ path, mode, oid }) => ({ path, mode, oid }));
        },
        async read(commit, path) {
            const entry = await trees.at(commit, path);
            return entry === null || entry.size === null ? null : readEntry(entry);
        },
        async search(commit, query) {
            return searchEntries(await trees.below(commit, ''), query, readEntry);
        },
        history: (ref, path, limit) => attempt(`read the history of ${path}`, contents, async () => {
            const { data } = await (await client()).request('GET /repos/{owner}/{repo}/commits', {
                ...name,
                sha: ref,
                path,
                per_page: Math.min(limit, 100),
            });
            return data.map(({ sha, commit }) => ({
                sha,
                date: commit.author?.date ?? '',
                author: commit.author?.name ?? '',
                subject: commit.message.split('\n', 1)[0] ?? '',
            }));
        }),
    };
}
/** GitHub says by one of `statuses` that there is no such thing. */
async function orNull(statuses, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (statuses.includes(failureOf(error).status))
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/core/report/limits.js
var report_limits = __webpack_require__(1096);
;// CONCATENATED MODULE: ./lib/adapters/github/once.js


const ATTEMPTS = 3;
/** GitHub may need a moment to show what it did. */
const LOOK_AFTER_MS = 500;
/** Of octokit's own retries there must be none where doing it twice would be seen. */
const noRetries = { request: { retries: 0 } };
/**
 * Does a write that people would see twice. When the answer is lost nobody knows whether it was done, so `look` looks
 * for its result before it is tried again.
 */
async function once(write, look) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await write();
        }
        catch (error) {
            if (failureOf(error).kind !== 'no answer')
                throw error;
            await (0,external_node_timers_promises_.setTimeout)(attempt * LOOK_AFTER_MS);
            const done = await look();
            if (done !== null)
                return done;
            if (attempt === ATTEMPTS)
                throw error;
        }
    }
}
/** Whether two bodies are one text: GitHub trims them and may turn its line ends. */
const sameText = (one, other) => plain(one) === plain(other);
const plain = (text) => text.replaceAll('\r\n', '\n').trim();

;// CONCATENATED MODULE: ./lib/adapters/github/checks.js



async function startCheck(target, optional, name, commit) {
    const { owner, repo, client } = target;
    const { checks } = client.rest;
    const create = async () => {
        const run = { owner, repo, name, head_sha: commit, status: 'in_progress' };
        return (await checks.create({ ...run, ...noRetries })).data.id;
    };
    const look = async () => {
        const { data } = await checks.listForRef({ owner, repo, ref: commit, check_name: name });
        return data.check_runs.find(({ status }) => status === 'in_progress')?.id ?? null;
    };
    return attempt(`start the check run ${name}`, 'checks: write', () => optional('check run', 'checks: write', () => once(create, look), null));
}
/** The first request concludes the run, so that a run cut off after it leaves a finished check; the rest add annotations. */
async function finishCheck(target, id, result) {
    const { owner, repo, client } = target;
    const { title, summary, conclusion } = result;
    const annotations = result.annotations.map(toAnnotation);
    await attempt('finish the check run', 'checks: write', async () => {
        for (let start = 0; start === 0 || start < annotations.length; start += report_limits/* maxAnnotationsPerRequest */.TF) {
            await client.rest.checks.update({
                owner,
                repo,
                check_run_id: id,
                status: 'completed',
                conclusion,
                output: {
                    title,
                    summary,
                    annotations: annotations.slice(start, start + report_limits/* maxAnnotationsPerRequest */.TF),
                },
            });
        }
    });
}
const toAnnotation = ({ level, ...place }) => ({
    ...place,
    annotation_level: level,
});

;// CONCATENATED MODULE: ./lib/adapters/github/commentRow.js
function fromRow(row, isOurs, thumbsDown = []) {
    return {
        id: row.id,
        author: row.user?.login ?? 'ghost',
        isBot: row.user?.type === 'Bot',
        isOurs,
        body: row.body ?? '',
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        url: row.html_url,
        thumbsDown,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/target.js
/** The names that octokit's methods for pull requests take. */
const pullArgs = ({ owner, repo, number }) => ({ owner, repo, pull_number: number });
/** A pull request's page comments are those of an issue with its number. */
const issueArgs = ({ owner, repo, number }) => ({
    owner,
    repo,
    issue_number: number,
});
/** For messages: `octo/hello#7`. */
const nameOf = ({ owner, repo, number }) => `${owner}/${repo}#${number}`;

;// CONCATENATED MODULE: ./lib/adapters/github/comments.js





const permission = 'pull-requests: write';
/** Edits the summary `id`, or writes a new one for null and for one that somebody deleted. */
async function saveComment(target, body, id) {
    return attempt(`save the summary comment on ${nameOf(target)}`, permission, async () => {
        const edited = id === null ? null : await edit(target, body, id);
        return edited ?? (await write(target, body));
    });
}
async function edit({ client, owner, repo }, body, id) {
    try {
        const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: id, body });
        return fromRow(data, true);
    }
    catch (error) {
        if (failureOf(error).kind === 'not found')
            return null;
        throw error;
    }
}
async function write(target, body) {
    const { rest, paginate } = target.client;
    const row = await once(async () => {
        const { data } = await rest.issues.createComment({ ...issueArgs(target), body, ...noRetries });
        return data;
    }, async () => {
        const rows = await paginate(rest.issues.listComments, { ...issueArgs(target), per_page: 100 });
        return rows.findLast((one) => sameText(one.body ?? '', body)) ?? null;
    });
    return fromRow(row, true);
}
/** Answers in a thread, once. */
async function reply(target, thread, body) {
    const { rest } = target.client;
    const [root] = thread.comments;
    if (root === undefined)
        throw new Error(`A thread on ${thread.path} without comments cannot be answered.`);
    const pull = pullArgs(target);
    return attempt(`answer in a thread of ${nameOf(target)}`, permission, async () => {
        const row = await once(async () => {
            const args = { ...pull, comment_id: root.id, body, ...noRetries };
            return (await rest.pulls.createReplyForReviewComment(args)).data;
        }, async () => {
            const newest = { ...pull, sort: 'created', direction: 'desc', per_page: 100 };
            const { data } = await rest.pulls.listReviewComments(newest);
            return (data.find((one) => one.in_reply_to_id === root.id && sameText(one.body, body)) ?? null);
        });
        return fromRow(row, true);
    });
}
/** Deletes a comment of ours. The answer to an earlier try may have been lost, or another run was faster. */
async function withdraw(target, { id }, kind) {
    const { client, owner, repo } = target;
    const args = { owner, repo, comment_id: id };
    await attempt(`delete a repeated comment on ${nameOf(target)}`, permission, async () => {
        try {
            if (kind === 'issue')
                await client.rest.issues.deleteComment(args);
            else
                await client.rest.pulls.deleteReviewComment(args);
        }
        catch (error) {
            if (failureOf(error).kind !== 'not found')
                throw error;
        }
    });
}

// EXTERNAL MODULE: ./lib/core/change/sources.js
var sources = __webpack_require__(41002);
;// CONCATENATED MODULE: ./lib/adapters/github/files.js



/** docs.github.com, "List pull requests files": a response includes at most 3,000 files, and nothing says there are more. */
const LISTED_FILES = 3000;
/** The files GitHub lists, compared with `changedFiles`, its own count of them. */
async function listFiles(target, changedFiles) {
    const { client } = target;
    const rows = await attempt(`list the files of ${nameOf(target)}`, 'pull-requests: read', () => client.paginate(client.rest.pulls.listFiles, { ...pullArgs(target), per_page: 100 }));
    return { files: rows.map(sources/* fileFromRow */.J), unseen: unseen(rows.length, changedFiles) };
}
function unseen(listed, changed) {
    if (listed >= changed)
        return null;
    const limit = listed >= LISTED_FILES ? '; its listing ends there' : '';
    return `GitHub listed ${listed} of the ${changed} changed files${limit}.`;
}

;// CONCATENATED MODULE: ./lib/adapters/github/optional.js

function createOptional(log) {
    const said = new Set();
    return async (feature, permission, run, without) => {
        try {
            return await run();
        }
        catch (error) {
            const { kind, reason } = failureOf(error);
            if (kind !== 'forbidden' && kind !== 'not found')
                throw error;
            const why = kind === 'forbidden' ? `the token lacks \`${permission}\` (${reason})` : reason;
            if (!said.has(feature))
                log.info(`No ${feature}: ${why}.`);
            said.add(feature);
            return without;
        }
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/pending.js



/**
 * The id of a review that was begun and not submitted, if it is debris of ours: GitHub refuses any other review of the
 * same user until it is gone. A bot writes nothing by hand; of a person's token only what bears our markers is ours.
 */
function pendingOf(viewer, id, texts) {
    const isBot = viewer?.endsWith('[bot]') ?? false;
    const isOurs = texts.every((text) => text === '' || text.includes('<!-- skill-review:'));
    return isBot || isOurs ? id : null;
}
/** Deleting what is gone already is fine: the answer to an earlier try may have been lost. */
async function discardPendingReview(target, id) {
    const tried = `discard the pending review on ${nameOf(target)}`;
    await attempt(tried, 'pull-requests: write', async () => {
        try {
            await target.client.rest.pulls.deletePendingReview({ ...pullArgs(target), review_id: id });
        }
        catch (error) {
            if (failureOf(error).kind !== 'not found')
                throw error;
        }
    });
}

;// CONCATENATED MODULE: ./lib/adapters/github/permission.js


/** What `login` may do in the repository. Only a clear "no such collaborator" is `none`; a fault of GitHub's throws. */
async function permissionOf(target, login) {
    const { client, owner, repo } = target;
    return attempt(`ask what ${login} may do in ${owner}/${repo}`, 'contents: read', async () => {
        try {
            const args = { owner, repo, username: login };
            const { data } = await client.rest.repos.getCollaboratorPermissionLevel(args);
            return toPermission(data.permission, data.user?.permissions);
        }
        catch (error) {
            if (failureOf(error).kind === 'not found')
                return 'none';
            throw error;
        }
    });
}
/**
 * `permission` is GitHub's old word, into which it maps maintain, triage and custom roles; where a server sends the
 * role itself instead, the rights tell.
 */
function toPermission(permission, rights) {
    if (permission === 'admin' || permission === 'write')
        return permission;
    if (permission === 'read' || permission === 'none')
        return permission;
    if (rights?.admin)
        return 'admin';
    if (rights?.push)
        return 'write';
    return rights?.pull ? 'read' : 'none';
}

;// CONCATENATED MODULE: ./lib/adapters/github/reviewRequest.js
/** An inline comment with the fields GitHub takes: a range only where there is one, first line first. */
function commentBody({ path, side, start_line: start, line, body }) {
    if (start === null || start === line)
        return { path, side, line, body };
    const [first, last] = start < line ? [start, line] : [line, start];
    return { path, side, start_line: first, start_side: side, line: last, body };
}
/**
 * Whether GitHub refused the place of a comment rather than the review. It has said this in several ways: "Line could
 * not be resolved", "Pull request review thread line must be part of the diff", "… path is invalid", "… start line must
 * precede the end line", "… diff hunk can't be blank".
 */
const isAboutPlace = (reason) => /could not be resolved|part of the (diff|same hunk)|path is invalid|must precede the end|diff hunk/i.test(reason);
/** "The commitOID is not part of the pull request", "commit_id is not part of the pull request". */
const isAboutCommit = (reason) => /commit.{0,8} is not part of the pull request/i.test(reason);

;// CONCATENATED MODULE: ./lib/adapters/github/postReview.js





/** More comments in one review have failed with timeouts and secondary limits. */
const COMMENTS_A_REVIEW = 50;
/** GitHub demands a body of every review, also of one that has nothing to say beside its comments. */
const NOTHING_TO_ADD = '…';
/**
 * Posts the draft as one review, or as few as GitHub takes. The event is always COMMENT: approving or blocking is for
 * people. Without comments nothing is posted.
 */
async function postReview(target, draft) {
    const poster = new Poster(target, draft);
    for (let start = 0; start < draft.comments.length; start += COMMENTS_A_REVIEW) {
        await poster.post(draft.comments.slice(start, start + COMMENTS_A_REVIEW));
    }
    return poster.result();
}
class Poster {
    #target;
    #draft;
    #posted = [];
    #refused = [];
    #url = null;
    #headMoved = false;
    constructor(target, draft) {
        this.#target = target;
        this.#draft = draft;
    }
    result() {
        return {
            url: this.#url,
            posted: this.#posted,
            refused: this.#refused,
            headMoved: this.#headMoved,
        };
    }
    async post(comments) {
        const refusal = await this.#take(comments);
        if (refusal !== null)
            await this.#halve(comments, refusal);
    }
    /** `comments` were refused together. One bad one is enough for that, and GitHub does not say which. */
    async #halve(comments, refusal) {
        const [only, ...others] = comments;
        if (only === undefined)
            return;
        if (others.length === 0) {
            this.#refused.push({ comment: only, reason: refusal });
            return;
        }
        const half = Math.ceil(comments.length / 2);
        const [left, right] = [comments.slice(0, half), comments.slice(half)];
        const leftRefusal = await this.#take(left);
        if (leftRefusal !== null) {
            await this.#halve(left, leftRefusal);
            await this.post(right);
        }
        else {
            // The left half was taken, so the bad one is in the right: sending that whole again would be in vain.
            await this.#halve(right, refusal);
        }
    }
    /** Posts them as one review; answers why not when one of their places is refused. */
    async #take(comments) {
        if (this.#headMoved)
            return null;
        const submitted = await postReview_submit(this.#target, {
            ...this.#draft,
            body: (this.#url === null && this.#draft.body.trim()) || NOTHING_TO_ADD,
            comments,
        });
        if ('refusal' in submitted)
            return submitted.refusal;
        if ('moved' in submitted)
            this.#headMoved = true;
        else {
            this.#url ??= submitted.url;
            this.#posted.push(...comments);
        }
        return null;
    }
}
async function postReview_submit(target, draft) {
    return attempt(`post the review on ${nameOf(target)}`, 'pull-requests: write', async () => {
        try {
            return await once(() => create(target, draft), () => postReview_find(target, draft));
        }
        catch (error) {
            const { status, reason } = failureOf(error);
            if (status === 422 && isAboutCommit(reason))
                return { moved: true };
            if (status === 422 && isAboutPlace(reason))
                return { refusal: reason };
            throw error;
        }
    });
}
async function create(target, { commit, body, comments }) {
    const { data } = await target.client.rest.pulls.createReview({
        ...pullArgs(target),
        event: 'COMMENT',
        commit_id: commit,
        body,
        comments: comments.map(commentBody),
        ...noRetries,
    });
    return { url: data.html_url };
}
/** The review among the newest comments, when its answer was lost: GitHub takes all of its comments or none. */
async function postReview_find(target, { commit, comments }) {
    const { data } = await target.client.rest.pulls.listReviewComments({
        ...pullArgs(target),
        sort: 'created',
        direction: 'desc',
        per_page: 100,
    });
    const found = comments.map((comment) => data.find((row) => row.path === comment.path &&
        row.original_commit_id === commit &&
        sameText(row.body, comment.body)));
    const [first] = found;
    return first !== undefined && !found.includes(undefined) ? { url: first.html_url } : null;
}

;// CONCATENATED MODULE: ./lib/adapters/github/pull.js


async function getPull(target) {
    return attempt(`read the pull request ${nameOf(target)}`, 'pull-requests: read', async () => {
        const { data } = await target.client.rest.pulls.get(pullArgs(target));
        return data;
    });
}
function toPullRequest(row, context) {
    const { base, head } = row;
    const headRepository = head.repo?.full_name ?? null;
    return {
        number: row.number,
        title: row.title,
        body: row.body ?? '',
        url: row.html_url,
        state: row.state,
        merged: row.merged,
        draft: row.draft ?? false,
        author: {
            login: row.user.login,
            isBot: row.user.type === 'Bot',
            association: row.author_association,
        },
        base: { ref: base.ref, sha: base.sha, repository: base.repo.full_name },
        // Never merge_commit_sha: it is a test merge before and the real one after, and null in between.
        head: { ref: head.ref, sha: head.sha, repository: headRepository },
        isFork: headRepository !== base.repo.full_name,
        labels: row.labels.map(({ name }) => name),
        changedFiles: row.changed_files,
        ...context,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/reactions.js

/** Adding a reaction again changes nothing. */
async function react({ client, owner, repo }, optional, comment, reaction) {
    const { createForIssueComment, createForPullRequestReviewComment } = client.rest.reactions;
    const create = comment.kind === 'issue' ? createForIssueComment : createForPullRequestReviewComment;
    const run = async () => {
        await create({ owner, repo, comment_id: comment.id, content: reaction });
        return true;
    };
    return attempt(`react to a comment in ${owner}/${repo}`, 'pull-requests: write', () => optional('reactions to comments', 'pull-requests: write', run, false));
}

;// CONCATENATED MODULE: ./lib/adapters/github/pullNode.js
const pullFacts = `
  number title body url state isDraft author { __typename login } authorAssociation
  baseRefName baseRefOid headRefName headRefOid headRepository { nameWithOwner }
  labels(first: 100) { nodes { name } } changedFiles`;
/** `repository` is the `owner/name` that the pull request is in. */
function fromPullNode(node, repository, context) {
    const { author, headRepository } = node;
    const isBot = author?.__typename === 'Bot';
    const login = author?.login ?? 'ghost';
    return {
        number: node.number,
        title: node.title,
        body: node.body,
        url: node.url,
        state: node.state === 'OPEN' ? 'open' : 'closed',
        merged: node.state === 'MERGED',
        draft: node.isDraft,
        author: {
            // REST writes bots with `[bot]`; so does everything here.
            login: isBot ? `${login}[bot]` : login,
            isBot,
            association: node.authorAssociation,
        },
        base: { ref: node.baseRefName, sha: node.baseRefOid, repository },
        head: {
            ref: node.headRefName,
            sha: node.headRefOid,
            repository: headRepository?.nameWithOwner ?? null,
        },
        isFork: headRepository?.nameWithOwner !== repository,
        labels: (node.labels?.nodes ?? []).map(({ name }) => name),
        changedFiles: node.changedFiles,
        ...context,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/discussionQuery.js

const pageInfo = 'pageInfo { hasNextPage endCursor }';
const commentFields = 'fullDatabaseId author { __typename login } viewerDidAuthor body createdAt updatedAt url';
const threadFields = `
  id isResolved isOutdated resolvedBy { login } path diffSide line
  root: comments(first: 1) {
    nodes { reactions(first: 20, content: THUMBS_DOWN) { nodes { user { login } } } }
  }`;
const pendingReview = {
    field: 'reviews(first: 1, states: [PENDING])',
    selection: '{ nodes { fullDatabaseId body comments(first: 100) { nodes { body } } } }',
};
/**
 * A pull request and everything said on it. The first request asks for all of it, the next ones (`$first` false) for
 * the pages still missing. GitHub counts a point of its hourly limit for every hundred lists inside: asking each comment who
 * reacted would cost 50 times what asking the first of a thread does.
 */
const discussionQuery = `
query (
  $owner: String!, $name: String!, $number: Int!, $first: Boolean!,
  $threads: Boolean!, $threadsAfter: String, $comments: Boolean!, $commentsAfter: String
) {
  viewer @include(if: $first) { login }
  repository(owner: $owner, name: $name) {
    nameWithOwner
    pullRequest(number: $number) {
      ${pullFacts}
      commits(last: 100) @include(if: $first) { nodes { commit { message } } }
      closingIssuesReferences(first: 10) @include(if: $first) { nodes { number title body } }
      ${pendingReview.field} @include(if: $first) ${pendingReview.selection}
      reviewThreads(first: 100, after: $threadsAfter) @include(if: $threads) {
        ${pageInfo}
        nodes { ${threadFields} comments(first: 50) { ${pageInfo} nodes { ${commentFields} state } } }
      }
      comments(first: 100, after: $commentsAfter) @include(if: $comments) {
        ${pageInfo}
        nodes { ${commentFields} }
      }
    }
  }
}`;
/** The next comments of one long thread. */
const threadQuery = `
query ($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequestReviewThread {
      comments(first: 100, after: $after) { ${pageInfo} nodes { ${commentFields} state } }
    }
  }
}`;

;// CONCATENATED MODULE: ./lib/adapters/github/fromNodes.js

const toContext = ({ commits, closingIssuesReferences }) => ({
    commitMessages: (commits?.nodes ?? []).map(({ commit }) => commit.message),
    linkedIssues: (closingIssuesReferences?.nodes ?? []).filter((issue) => issue !== null),
});
function toPendingReview({ reviews }, viewer) {
    const [review] = reviews?.nodes ?? [];
    if (review === undefined)
        return null;
    const texts = [review.body, ...review.comments.nodes.map(({ body }) => body)];
    return pendingOf(viewer, Number(review.fullDatabaseId), texts);
}
/** `comments` from the first on; what was never submitted has not been said, so that a thread may turn out empty. */
function toThread(thread, comments) {
    const said = comments.filter(({ state }) => state === 'SUBMITTED');
    return {
        id: thread.id,
        path: thread.path,
        side: thread.diffSide,
        line: thread.isOutdated ? null : thread.line,
        isResolved: thread.isResolved,
        resolvedBy: thread.resolvedBy?.login ?? null,
        comments: said.map((node, index) => toComment(node, index === 0 ? thumbsDownOn(thread) : [])),
    };
}
const thumbsDownOn = ({ root }) => root.nodes.flatMap(({ reactions }) => reactions.nodes).flatMap(({ user }) => user?.login ?? []);
function toComment(node, thumbsDown) {
    const isBot = node.author?.__typename === 'Bot';
    const login = node.author?.login ?? 'ghost';
    return {
        id: Number(node.fullDatabaseId),
        // REST and `viewer` write bots with `[bot]`; so does everything here.
        author: isBot ? `${login}[bot]` : login,
        isBot,
        isOurs: node.viewerDidAuthor,
        body: node.body,
        createdAt: node.createdAt,
        updatedAt: node.updatedAt,
        url: node.url,
        thumbsDown,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/pageList.js
/** A list of GraphQL as its pages come in. */
class PageList {
    nodes = [];
    /** Whether a page is still missing. */
    isOpen = true;
    /** The cursor to ask for it with; null at the beginning. */
    after = null;
    /** Takes the next page; ignored where none was asked for. Throws where one was and the answer has none. */
    add(page) {
        if (!this.isOpen)
            return;
        if (!page)
            throw new Error('a part of the answer is missing');
        this.nodes.push(...page.nodes);
        this.isOpen = page.pageInfo.hasNextPage;
        this.after = page.pageInfo.endCursor;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/github/graphqlOverview.js




/** Reads every page of both lists side by side, then the rest of threads too long for a page. */
async function readByGraphql(target) {
    const threads = new PageList();
    const comments = new PageList();
    const next = async (first) => {
        const answer = await ask(target, {
            first,
            threads: threads.isOpen,
            threadsAfter: threads.after,
            comments: comments.isOpen,
            commentsAfter: comments.after,
        });
        const { pull, repository } = pullOf(answer);
        threads.add(pull.reviewThreads);
        comments.add(pull.comments);
        return { pull, repository, viewer: answer.viewer?.login ?? null };
    };
    const { pull, repository, viewer } = await next(true);
    while (threads.isOpen || comments.isOpen)
        await next(false);
    const said = await Promise.all(threads.nodes.map((thread) => readThread(target, thread)));
    return {
        pull: fromPullNode(pull, repository, toContext(pull)),
        discussion: {
            viewer,
            comments: comments.nodes.map((node) => toComment(node, [])),
            threads: said.filter((thread) => thread.comments.length > 0),
            pendingReview: toPendingReview(pull, viewer),
        },
    };
}
async function ask({ client, owner, repo, number }, variables) {
    try {
        const args = { owner, name: repo, number, ...variables };
        return await client.graphql(discussionQuery, args);
    }
    catch (error) {
        // What the token may not read (the linked issues, say) is null beside the rest.
        const { data } = error;
        if (data?.repository?.pullRequest)
            return data;
        throw error;
    }
}
function pullOf({ repository }) {
    if (!repository?.pullRequest)
        throw new Error('the answer has no pull request');
    return { pull: repository.pullRequest, repository: repository.nameWithOwner };
}
async function readThread({ client }, thread) {
    const comments = new PageList();
    comments.add(thread.comments);
    while (comments.isOpen) {
        const args = { id: thread.id, after: comments.after };
        const { node } = await client.graphql(threadQuery, args);
        comments.add(node?.comments);
    }
    return toThread(thread, comments.nodes);
}

;// CONCATENATED MODULE: ./lib/adapters/github/restOverview.js






/** The login of a job's own token, which no call tells: `GET /user` is for tokens of people. */
const ACTIONS_LOGIN = 'github-actions[bot]';
/** The same as GraphQL tells, but for who resolved what and the linked issues. */
async function readByRest(target) {
    const { rest, paginate } = target.client;
    const pull = { ...pullArgs(target), per_page: 100 };
    return attempt(`read what was said on ${nameOf(target)}`, 'pull-requests: read', async () => {
        const [row, viewer, comments, reviewComments, reviews, commits] = await Promise.all([
            getPull(target),
            viewerOf(target),
            paginate(rest.issues.listComments, { ...issueArgs(target), per_page: 100 }),
            paginate(rest.pulls.listReviewComments, pull),
            paginate(rest.pulls.listReviews, pull),
            paginate(rest.pulls.listCommits, pull),
        ]);
        const pending = reviews.find(({ state }) => state === 'PENDING');
        return {
            pull: toPullRequest(row, {
                commitMessages: commits.map(({ commit }) => commit.message),
                linkedIssues: [],
            }),
            discussion: {
                viewer,
                comments: comments.map((row) => fromRow(row, row.user?.login === viewer)),
                threads: await threadsOf(target, reviewComments, viewer),
                pendingReview: pending === undefined ? null : pendingOf(viewer, pending.id, [pending.body]),
            },
        };
    });
}
async function viewerOf({ client }) {
    try {
        return (await client.rest.users.getAuthenticated()).data.login;
    }
    catch (error) {
        if (failureOf(error).kind === 'forbidden')
            return ACTIONS_LOGIN;
        throw error;
    }
}
/** Replies name the first comment of their thread. */
async function threadsOf(target, rows, viewer) {
    const roots = rows.filter((row) => row.in_reply_to_id === undefined);
    return Promise.all(roots.map(async (root) => {
        const thumbsDown = await restOverview_thumbsDownOn(target, root);
        const own = rows.filter((row) => row === root || row.in_reply_to_id === root.id);
        return {
            id: null,
            path: root.path,
            side: root.side ?? 'RIGHT',
            line: root.line ?? null,
            isResolved: false,
            resolvedBy: null,
            comments: own.map((row) => fromRow(row, row.user?.login === viewer, row === root ? thumbsDown : [])),
        };
    }));
}
/** REST lists counts of reactions; who reacted takes a request, made only where there is a 👎. */
async function restOverview_thumbsDownOn({ client, owner, repo }, root) {
    if ((root.reactions?.['-1'] ?? 0) === 0)
        return [];
    const { data } = await client.rest.reactions.listForPullRequestReviewComment({
        owner,
        repo,
        comment_id: root.id,
        content: '-1',
        per_page: 100,
    });
    return data.flatMap(({ user }) => user?.login ?? []);
}

;// CONCATENATED MODULE: ./lib/adapters/github/readOverview.js





/** By GraphQL, or by REST where a server has no GraphQL or lacks a field of ours. */
async function readOverview(target, log) {
    try {
        return await readByGraphql(target);
    }
    catch (error) {
        const { status, reason } = failureOf(error);
        if (status === 401)
            throw explain(error, `read ${nameOf(target)}`, 'pull-requests: read');
        log.info(`GraphQL does not tell what was said on ${nameOf(target)} (${reason}), so REST is asked: threads can be answered, not resolved.`);
        return readByRest(target);
    }
}

;// CONCATENATED MODULE: ./lib/adapters/github/newestQuery.js

const page = 'pageInfo { hasPreviousPage }';
const thread = `${threadFields} comments(last: 50) { ${page} nodes { ${commentFields} state } }`;
/**
 * The head, the newest threads, and the comments that were touched last: an edit in place, such as that of a summary,
 * brings an old comment to the front.
 */
const newestQuery = `
query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      headRefOid
      ${pendingReview.field} ${pendingReview.selection}
      reviewThreads(last: 100) { ${page} nodes { ${thread} } }
      comments(first: 100, orderBy: { field: UPDATED_AT, direction: DESC }) {
        pageInfo { hasNextPage }
        nodes { ${commentFields} }
      }
    }
  }
}`;
/** GitHub takes at most so many ids at once. */
const idsAtOnce = 100;
/** Threads by their ids. */
const threadsQuery = `
query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on PullRequestReviewThread { ${thread} } }
}`;

;// CONCATENATED MODULE: ./lib/adapters/github/refresh.js


/**
 * The discussion as it is now from what it was, by its newest parts and by our own threads that are open: what people
 * say to each other in old threads decides nothing here. One request on most pull requests. null where more happened than a page of
 * the newest tells, and everything has to be read again.
 */
async function refresh(target, earlier) {
    const { client, owner, repo, number } = target;
    const answer = await client.graphql(newestQuery, { owner, name: repo, number });
    const pull = answer.repository?.pullRequest;
    if (!pull)
        return null;
    const comments = newestComments(pull, earlier.comments);
    const threads = await newestThreads(target, pull, earlier.threads);
    if (comments === null || threads === null)
        return null;
    const { viewer } = earlier;
    return {
        head: pull.headRefOid,
        discussion: { viewer, comments, threads, pendingReview: toPendingReview(pull, viewer) },
    };
}
/** In order of creation, which is that of the ids. */
function newestComments({ comments: { nodes, pageInfo } }, earlier) {
    const newest = nodes.map((node) => toComment(node, []));
    if (!pageInfo.hasNextPage)
        return inOrder(newest);
    const before = new Map(earlier.map((comment) => [comment.id, comment.updatedAt]));
    // Behind one that nobody touched since, nobody touched any.
    if (!newest.some(({ id, updatedAt }) => before.get(id) === updatedAt))
        return null;
    return joined(earlier, newest);
}
async function newestThreads(target, { reviewThreads: { nodes, pageInfo } }, earlier) {
    const known = new Map(earlier.map((thread) => [thread.id, thread]));
    if (pageInfo.hasPreviousPage && !nodes.some(({ id }) => known.has(id)))
        return null;
    const newest = new Set(nodes.map(({ id }) => id));
    const older = pageInfo.hasPreviousPage ? earlier.filter(({ id }) => !newest.has(id)) : [];
    const isOurs = ({ isResolved, comments: [root] }) => !isResolved && (root?.isOurs ?? false);
    const asked = await askFor(older.filter(isOurs), target);
    const fresh = [...asked, ...nodes].map((node) => toNewest(node, known.get(node.id)));
    if (fresh.includes(null))
        return null;
    return [...older.filter((thread) => !isOurs(thread)), ...fresh]
        .filter((thread) => thread !== null)
        .filter(({ comments }) => comments.length > 0)
        .sort((one, other) => rootId(one) - rootId(other));
}
async function askFor(threads, { client }) {
    const ids = threads.map(({ id }) => id);
    const found = [];
    for (let at = 0; at < ids.length; at += idsAtOnce) {
        const some = { ids: ids.slice(at, at + idsAtOnce) };
        found.push(...(await client.graphql(threadsQuery, some)).nodes);
    }
    return found;
}
/** null for a long thread that was not known before: its beginning is missing. */
function toNewest(node, before) {
    const { nodes, pageInfo } = node.comments;
    const now = toThread(node, nodes);
    if (!pageInfo.hasPreviousPage)
        return now;
    if (before === undefined)
        return null;
    const newest = now.comments.map((one) => ({ ...one, thumbsDown: [] }));
    const [root, ...replies] = joined(before.comments, newest);
    return {
        ...now,
        comments: root === undefined ? [] : [{ ...root, thumbsDown: thumbsDownOn(node) }, ...replies],
    };
}
/** What is newer replaces what was known of the same comment. */
function joined(earlier, newest) {
    const ids = new Set(newest.map(({ id }) => id));
    return inOrder([...earlier.filter(({ id }) => !ids.has(id)), ...newest]);
}
const inOrder = (comments) => [...comments].sort((a, b) => a.id - b.id);
const rootId = ({ comments: [root] }) => root?.id ?? 0;

;// CONCATENATED MODULE: ./lib/adapters/github/threads.js

/**
 * Resolves a thread or opens it again. False where that cannot be: REST alone answered, the token may not, or GitHub
 * says it did and did not.
 */
async function settle({ client }, optional, thread, isResolved) {
    const { id } = thread;
    if (id === null)
        return false;
    const mutation = isResolved ? 'resolveReviewThread' : 'unresolveReviewThread';
    const query = `mutation ($id: ID!) { settled: ${mutation}(input: { threadId: $id }) { thread { isResolved } } }`;
    const run = () => client.graphql(query, { id });
    const answer = await attempt(`settle a thread on ${thread.path}`, 'contents: write', () => optional('resolving of threads', 'contents: write', run, null));
    return answer?.settled?.thread?.isResolved === isResolved;
}

;// CONCATENATED MODULE: ./lib/adapters/github/pullRequests.js













/** The port to one pull request on GitHub. A whole run on an ordinary one is eight requests. */
async function createPullRequests(options) {
    const { repository, number, log } = options;
    const [owner = '', repo = ''] = repository.split('/');
    const client = await connect(options);
    const target = { client, owner, repo, number };
    const optional = createOptional(log);
    // One query tells both the pull request and what was said, so the first discussion costs no second one.
    let ahead = null;
    let changedFiles = null;
    return {
        read: async () => {
            ahead = await readOverview(target, log);
            changedFiles = ahead.pull.changedFiles;
            return ahead.pull;
        },
        files: async () => {
            changedFiles ??= (await getPull(target)).changed_files;
            return listFiles(target, changedFiles);
        },
        discussion: async () => {
            const { discussion } = ahead ?? (await readOverview(target, log));
            ahead = null;
            return discussion;
        },
        refresh: async (earlier) => {
            // Whatever ails the short way shows on the long one too, or does not matter.
            const newest = await refresh(target, earlier).catch(() => null);
            if (newest !== null)
                return newest;
            const { pull, discussion } = await readOverview(target, log);
            return { head: pull.head.sha, discussion };
        },
        permission: (login) => permissionOf(target, login),
        postReview: (draft) => postReview(target, draft),
        saveComment: (body, id) => saveComment(target, body, id),
        reply: (thread, body) => reply(target, thread, body),
        withdraw: (comment, kind) => withdraw(target, comment, kind),
        resolve: (thread) => settle(target, optional, thread, true),
        unresolve: (thread) => settle(target, optional, thread, false),
        discardPendingReview: (id) => discardPendingReview(target, id),
        react: (comment, reaction) => react(target, optional, comment, reaction),
        startCheck: (name, commit) => startCheck(target, optional, name, commit),
        finishCheck: (id, result) => finishCheck(target, id, result),
    };
}

// EXTERNAL MODULE: ./lib/adapters/telemetry/telemetry.js + 2 modules
var telemetry_telemetry = __webpack_require__(96501);
// EXTERNAL MODULE: ./lib/wiring/fetchThrough.js
var fetchThrough = __webpack_require__(39453);
// EXTERNAL MODULE: ./lib/wiring/model.js + 14 modules
var wiring_model = __webpack_require__(40674);
// EXTERNAL MODULE: ./lib/wiring/secrets.js
var secrets = __webpack_require__(78271);
// EXTERNAL MODULE: ./lib/wiring/skillSources.js
var skillSources = __webpack_require__(98717);
;// CONCATENATED MODULE: ./lib/wiring/githubPorts.js














/** Where this job's GitHub is: github.com, or the Enterprise server that the runner names. */
function connectionOf(credentials, env, log) {
    // A header takes visible ASCII only. The token itself must not be shown, not even in part.
    if (!/^[\x21-\x7e]*$/.test(credentials.githubToken))
        throw new lib_settings/* SettingsError */.GN('The input `github-token` has blanks, line breaks or other characters inside that no token has. Paste the secret again.');
    const serverUrl = addressIn(env, 'GITHUB_SERVER_URL', 'https://github.com');
    const apiUrl = addressIn(env, 'GITHUB_API_URL', 'https://api.github.com');
    const graphqlUrl = `${apiUrl.replace(/\/v3\/?$/, '')}/graphql`;
    return {
        token: credentials.githubToken,
        serverUrl,
        apiUrl,
        graphqlUrl: addressIn(env, 'GITHUB_GRAPHQL_URL', graphqlUrl),
        log,
        fetch: (0,fetchThrough/* fetchThrough */.s)(env),
    };
}
/** An address the runner gives. Throws a {@link SettingsError} where it is none: nothing can be reached through it. */
function addressIn(env, name, standard) {
    const said = env[name] || standard;
    if (/^https?:\/\//.test(said) && URL.canParse(said))
        return said;
    throw new lib_settings/* SettingsError */.GN(`The environment variable ${name} is ${JSON.stringify(said)}, which is not an http address. The runner sets it: leave it as it is, or give the address of your GitHub server.`);
}
/** The world of a run on a pull request. `close` ends children and removes temporary folders. */
async function githubPorts(run) {
    const { connection, credentials, repository, number, root, env, signal, tempDir } = run;
    const { log, serverUrl, apiUrl, token } = connection;
    const [owner = '', repo = ''] = repository.split('/');
    let client = null;
    const connected = () => {
        client ??= connect(connection);
        return client;
    };
    const telemetry = (0,telemetry_telemetry/* openTelemetry */.G)(env, log);
    const closing = telemetry === null ? [] : [() => telemetry.flush()];
    return {
        pullRequests: await createPullRequests({ ...connection, repository, number }),
        async openChange(pull) {
            if (pull === null)
                throw new Error('There is no pull request to open a change of.');
            const commits = { base: pull.base.sha, head: pull.head.sha };
            const opened = await openRepository({
                workspace: env['GITHUB_WORKSPACE'] || null,
                serverUrl,
                repository,
                token: token === '' ? null : token,
                commits,
                api: createApiRepository(connected, { owner, repo }, log),
                log,
                tempDir,
                signal,
            });
            closing.push(() => opened.close());
            const mergeBase = await opened.mergeBase(commits.base, commits.head);
            if (mergeBase === null)
                throw new Error(`${pull.head.ref} and ${pull.base.ref} have no commit in common, so there is no change to review. Rebase the branch onto its base.`);
            return { repository: opened, commits: { ...commits, mergeBase }, about: null };
        },
        openSources: (request) => (0,skillSources/* openSkillSources */.y)(request, root, {
            apiUrl,
            token: token || null,
            fetch: (0,fetchThrough/* fetchThrough */.s)(env),
            // A self-hosted runner keeps it from job to job; elsewhere a step can restore and save it.
            cacheFolder: (0,external_node_path_.join)(env['RUNNER_TOOL_CACHE'] || tempDir, 'skill-review-sources'),
        }),
        openModel: async (settings, prices) => (0,wiring_model/* openModel */.G)(settings, prices, modelCredentials(credentials, env), env, log, telemetry),
        serverUrl,
        log,
        clock: Date,
        signal,
        redact: (0,safety_redact/* createRedactor */.l)([token, credentials.anthropicApiKey, ...(0,secrets/* secretsIn */.V)(env)]),
        async close() {
            for (const close of closing)
                await close();
        },
    };
}
function modelCredentials({ anthropicApiKey, federation }, env) {
    const mayIdentify = (env['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '') !== '';
    return {
        apiKey: anthropicApiKey,
        federationRuleId: federation.ruleId,
        organizationId: federation.organizationId,
        serviceAccountId: federation.serviceAccountId,
        workspaceId: federation.workspaceId,
        identityToken: mayIdentify ? () => (0,core/* getIDToken */.V9)(credential/* OIDC_AUDIENCE */.T) : null,
    };
}

// EXTERNAL MODULE: ./lib/adapters/sources/request.js
var request = __webpack_require__(54432);
;// CONCATENATED MODULE: ./lib/adapters/metrics/pushgateway.js

const job = 'skill_review';
/** Milliseconds; a review does not wait longer for its own figures. */
const patience = 10_000;
/** Puts the metrics of a run into a Prometheus Pushgateway. Answers what went wrong, or null; it never fails a review. */
async function pushMetrics({ gateway, text, labels, fetch, }) {
    if (!/^https?:\/\//.test(gateway) || !URL.canParse(gateway))
        return 'The address of the Pushgateway is not an http address; the metrics were not pushed.';
    const url = new URL(gateway);
    const { host, username, password } = url;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const basic = { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
    url.username = '';
    url.password = '';
    url.pathname = `${url.pathname.replace(/\/$/, '')}/metrics/job/${job}${grouping(labels)}`;
    try {
        const response = await fetch(url.href, {
            method: 'PUT',
            body: text,
            headers: { 'content-type': 'text/plain; version=0.0.4', ...(username === '' ? {} : basic) },
            signal: AbortSignal.timeout(patience),
        });
        await response.body?.cancel();
        if (response.ok)
            return null;
        return `The Pushgateway at ${host} answered ${response.status} ${response.statusText}; the metrics were not pushed.`;
    }
    catch (error) {
        return `The Pushgateway at ${host} did not answer: ${(0,request/* reasonOf */.A3)(error)}; the metrics were not pushed.`;
    }
}
/** In base64, as the gateway asks for values that may hold a slash. */
const grouping = (labels) => Object.entries(labels)
    .map(([name, value]) => `/${name}@base64/${Buffer.from(value).toString('base64url') || '='}`)
    .join('');

;// CONCATENATED MODULE: ./lib/adapters/runner/outputs.js


/** Sets the action's outputs; lists become JSON. */
function writeOutputs(outputs) {
    for (const [name, value] of Object.entries(outputs))
        (0,core/* setOutput */.uH)(name, value);
}
/** Appends to the job summary where the runner offers one; the runner drops a step's whole summary above `limit` bytes. */
async function writeJobSummary(markdown, file, limit) {
    if (file === undefined || file === '')
        return;
    const { size } = await (0,promises_.stat)(file).catch(() => ({ size: 0 }));
    if (size + Buffer.byteLength(markdown) > limit)
        return;
    await (0,promises_.appendFile)(file, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
}

// EXTERNAL MODULE: ./lib/core/findings/severity.js
var severity = __webpack_require__(13519);
// EXTERNAL MODULE: ./lib/core/report/annotations.js
var annotations = __webpack_require__(60796);
// EXTERNAL MODULE: ./lib/core/findings/model.js
var findings_model = __webpack_require__(51);
// EXTERNAL MODULE: ./lib/core/report/figures.js
var figures = __webpack_require__(16483);
// EXTERNAL MODULE: ./lib/core/report/wording.js
var wording = __webpack_require__(90438);
;// CONCATENATED MODULE: ./lib/core/report/closing.js




/**
 * The last line of every run's log: verdict, findings, where they went, cost. Without it nobody can tell a review that found
 * nothing from one that failed to post.
 */
function closingLine(outcome) {
    const { verdict, reason, usage, coverage } = outcome;
    const findings = (0,wording/* worded */.MH)(outcome.findings);
    const counts = (0,severity/* countBySeverity */.Ot)(findings);
    const bySeverity = findings_model/* severities */.gO.flatMap((one) => (counts[one] > 0 ? [`${counts[one]} ${one}`] : []));
    const shown = ['inline', 'summary', 'deferred'].flatMap((place) => {
        const count = findings.filter(({ published }) => published === place).length;
        return count === 0 ? [] : [`${count} ${place}`];
    });
    const reviewed = coverage.filter(({ status }) => status === 'reviewed').length;
    return [
        `${verdict}: ${reason}`,
        `${findings.length} findings${findings.length === 0 ? '' : ` (${bySeverity.join(', ')}; ${shown.join(', ')})`}`,
        `${reviewed} of ${coverage.length} files reviewed`,
        usage.cost_usd === null ? 'cost unknown' : (0,figures/* dollars */.E9)(usage.cost_usd),
    ].join(' · ');
}

// EXTERNAL MODULE: ./lib/core/report/jobSummary.js + 1 modules
var jobSummary = __webpack_require__(30335);
// EXTERNAL MODULE: ./lib/core/report/phrases/choose.js + 7 modules
var choose = __webpack_require__(40770);
// EXTERNAL MODULE: ./lib/core/report/workflowCommands.js
var workflowCommands = __webpack_require__(99867);
// EXTERNAL MODULE: ./lib/core/safety/outgoing.js + 3 modules
var outgoing = __webpack_require__(15376);
;// CONCATENATED MODULE: ./lib/core/report/metrics.js

/** Seconds; a load from git or the cache takes milliseconds, one over the network up to a few seconds. */
const loadBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
/** A run's numbers in the Prometheus text format. Names and labels are part of the public contract. */
async function renderMetrics(outcome, skills) {
    // Only runs that write metrics pay for loading it.
    const { Counter, Gauge, Histogram, Registry } = await __webpack_require__.e(/* import() */ 222).then(__webpack_require__.t.bind(__webpack_require__, 95222, 19));
    const registry = new Registry();
    const name = (suffix, help) => ({
        name: `skill_review_${suffix}`,
        help,
        registers: [registry],
    });
    const count = (suffix, help, value) => new Counter(name(suffix, help)).inc(value);
    const loads = new Counter({
        ...name('skill_loads_total', 'Loads by skill'),
        labelNames: ['name'],
    });
    for (const [skill, times] of Object.entries(skills.loads))
        loads.inc({ name: skill }, times);
    const seconds = new Histogram({
        ...name('skill_load_seconds', 'Time to load a skill'),
        buckets: loadBuckets,
    });
    for (const each of skills.loadSeconds)
        seconds.observe(each);
    count('skill_cache_hits_total', 'Skill bodies answered from the cache', skills.cacheHits);
    count('skill_cache_misses_total', 'Skill bodies read from their source', skills.cacheMisses);
    const unknown = new Counter({
        ...name('unknown_skill_requests_total', 'Requests for skills that do not exist'),
        labelNames: ['name'],
    });
    for (const [skill, times] of Object.entries(skills.unknown))
        unknown.inc({ name: skill }, times);
    const findings = new Counter({
        ...name('findings_total', 'Findings reported'),
        labelNames: ['severity', 'source', 'skill'],
    });
    for (const { severity, source, skill } of (0,wording/* worded */.MH)(outcome.findings))
        findings.inc({ severity, source, skill: skill?.name ?? '' });
    const { usage } = outcome;
    const tokens = new Counter({ ...name('tokens_total', 'Tokens by kind'), labelNames: ['kind'] });
    tokens.inc({ kind: 'input' }, usage.input_tokens);
    tokens.inc({ kind: 'cache_read' }, usage.cache_read_tokens);
    tokens.inc({ kind: 'cache_write' }, usage.cache_write_tokens);
    tokens.inc({ kind: 'output' }, usage.output_tokens);
    if (usage.cost_usd !== null)
        new Gauge(name('cost_usd', 'Cost of the run in dollars')).set(usage.cost_usd);
    const stages = new Gauge({
        ...name('stage_seconds', 'Duration by stage of the run'),
        labelNames: ['stage'],
    });
    for (const [stage, milliseconds] of Object.entries(outcome.timings))
        stages.set({ stage }, milliseconds / 1000);
    return registry.metrics();
}

// EXTERNAL MODULE: ./lib/core/report/sarif.js + 1 modules
var sarif = __webpack_require__(76898);
;// CONCATENATED MODULE: ./lib/wiring/files.js






const noSkills = { loads: {}, loadSeconds: [], cacheHits: 0, cacheMisses: 0, unknown: {} };
/** Writes findings, SARIF and metrics. A run that ended before it knew its commits has no findings file. */
async function writeReports({ outcome, metrics }, files, version, redact) {
    const texts = [
        ['sarif', (0,sarif/* renderSarif */.W)(outcome, { version, redact })],
        ['metrics', redact(await renderMetrics(outcome, metrics ?? noSkills))],
    ];
    if (outcome.head_sha !== '')
        texts.push(['findings', (0,findingsFile/* renderFindingsFile */.BW)(outcome, redact)]);
    const written = [];
    const problems = [];
    for (const [kind, text] of texts) {
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(files[kind]), { recursive: true });
            await (0,promises_.writeFile)(files[kind], text);
            written.push(kind);
        }
        catch (error) {
            problems.push(`The ${kind} could not be written to ${files[kind]}: ${(0,saysWhy/* saysWhy */.P)(error)}. See that the job may write there.`);
        }
    }
    return { written, problems };
}

;// CONCATENATED MODULE: ./lib/wiring/runnerReports.js















/**
 * Everything a run leaves with the runner: files, outputs, job summary, annotations, and one closing line in the log.
 * Answers whether all of it was delivered; what was not is an error in the log, and never keeps the rest back.
 */
async function reportToRunner(end, files, world) {
    const { outcome, decision, open, url, matrix, isPosted, metrics } = end;
    const { env, log, redact } = world;
    const { written, problems } = await writeReports(end, files, world.version, redact);
    const pathOf = (kind) => (written.includes(kind) ? files[kind] : '');
    const shown = (0,wording/* worded */.MH)(outcome.findings).filter(({ published }) => published !== 'deferred');
    const counts = (0,severity/* countBySeverity */.Ot)(shown);
    const outputs = {
        verdict: outcome.verdict,
        'findings-count': shown.length,
        'critical-count': counts.critical,
        'high-count': counts.high,
        'medium-count': counts.medium,
        'low-count': counts.low,
        'findings-file': pathOf('findings'),
        'sarif-file': pathOf('sarif'),
        'metrics-file': pathOf('metrics'),
        'transcript-file': world.hasTranscript ? files.transcript : '',
        'review-url': url ?? '',
        'cost-usd': outcome.usage.cost_usd ?? '',
        'cache-read-ratio': Number(outcome.usage.cache_read_ratio.toFixed(4)),
        'skills-loaded': JSON.stringify(outcome.skills.loaded.map(({ name }) => name)),
        'prompt-hash': outcome.prompt.hash ?? '',
        ...(matrix === null ? {} : { matrix: JSON.stringify(matrix) }),
    };
    const phrases = (0,choose/* phrasesFor */.s)(world.language);
    const out = (0,outgoing/* createOutgoing */.D)({ serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com', participants: [] }, redact);
    const summary = (0,jobSummary/* renderJobSummary */.q)(outcome, { phrases, out }, jobSummary/* jobSummaryRoom */.T, open, metrics);
    const summaryFile = env['GITHUB_STEP_SUMMARY'];
    const handed = await Promise.all([
        problemOf("The action's outputs could not be set", async () => writeOutputs(outputs)),
        problemOf('The job summary could not be written', () => writeJobSummary(summary, summaryFile, report_limits/* maxStepSummaryBytes */.QN)),
    ]);
    if (written.includes('metrics'))
        await push(files.metrics, outcome.repository, world);
    // Where no comment could carry them, findings are annotations of the run.
    if (!isPosted && !world.isHandedOver && shown.length > 0)
        process.stdout.write((0,workflowCommands/* renderWorkflowCommands */.e)((0,annotations/* annotate */.f)(shown, phrases, redact)));
    for (const note of outcome.notes)
        log.info(redact(note));
    log.info(redact(closingLine(outcome)));
    if (decision.annotation !== null)
        log[decision.annotation](redact(outcome.reason));
    const undelivered = [...problems, ...handed.flat()];
    for (const problem of undelivered)
        log.error(redact(problem));
    return undelivered.length === 0;
}
async function problemOf(what, work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        return [`${what}: ${(0,saysWhy/* saysWhy */.P)(error)}.`];
    }
}
/** To the Prometheus Pushgateway of `PUSHGATEWAY_URL`; a name and password may stand in it, so it is never logged. */
async function push(file, repository, { env, log }) {
    const gateway = env['PUSHGATEWAY_URL'] ?? '';
    if (gateway === '')
        return;
    const text = await (0,promises_.readFile)(file, 'utf8');
    const problem = await pushMetrics({
        gateway,
        text,
        labels: { repository },
        fetch: (0,fetchThrough/* fetchThrough */.s)(env),
    });
    if (problem !== null)
        log.warning(problem);
}

// EXTERNAL MODULE: ./lib/wiring/version.js
var version = __webpack_require__(10406);
;// CONCATENATED MODULE: ./lib/action.js






















/** Runs the action once. Whatever happens ends in a verdict, in outputs, and in an exit status that fits it. */
async function runAction(root, env) {
    const credentials = readCredentials(env);
    const redact = (0,safety_redact/* createRedactor */.l)([
        credentials.githubToken,
        credentials.anthropicApiKey,
        ...(0,secrets/* secretsIn */.V)(env),
    ]);
    const log = runnerLog(redact);
    const { signal } = (0,signals/* abortOnSignals */.P)(process);
    const tempDir = (0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'skill-review');
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const inputs = readInputs(lib_settings/* settingNames */.H$);
    const files = filesIn(tempDir, inputs['mode'] === 'publish');
    let settings = null;
    let hasTranscript = false;
    async function run() {
        await (0,promises_.mkdir)(tempDir, { recursive: true });
        const said = (0,lib_settings/* parseSettings */.P$)(inputs);
        if (!said.ok)
            throw new lib_settings/* SettingsError */.GN(said.problems.join('\n'));
        settings = said.settings;
        const { name, payload } = await readEvent(env);
        const connection = connectionOf(credentials, env, log);
        const errand = await readErrand(readTrigger(name, payload), settings, repository, connection);
        if (!errand.ok)
            return (0,outcome/* ended */.v6)({ ...outcome/* nothingYet */.y8, repository }, { skipped: errand.reason });
        if (credentials.githubToken === '')
            throw new lib_settings/* SettingsError */.GN('`github-token` is empty: leave the input out, or give it a token that can read the pull request.');
        const { number } = errand;
        const task = await actionTask(errand, settings.mode, { repository, inputs, env, files });
        const ports = await githubPorts({
            connection,
            credentials,
            repository,
            number,
            root,
            env,
            signal,
            tempDir,
        });
        try {
            hasTranscript = true;
            return await (0,review/* review */.N)(task, (0,recordPorts/* recordPorts */.S)(ports, task, (0,transcriptFile/* openTranscript */.B)(files.transcript, ports.redact, log)));
        }
        finally {
            await ports.close();
        }
    }
    const end = await run().catch((error) => (0,outcome/* ended */.v6)({ ...outcome/* nothingYet */.y8, repository }, { failure: whatBroke(error, signal) }));
    const isDelivered = await reportToRunner(end, files, {
        env,
        log,
        redact,
        version: (0,version/* version */.r)(root),
        language: settings === null ? 'en' : settings.language,
        hasTranscript,
        // The job that publishes tells them where they belong; told here too they would stand twice beside the code.
        isHandedOver: settings?.mode === 'analyze',
    });
    process.exitCode = end.decision.job === 'success' && isDelivered ? 0 : 1;
}
/** For the one on call: what was tried, why it failed, what to do. */
function whatBroke(error, signal) {
    if (signal.aborted)
        return 'The run was cancelled before it was finished; nothing half was published.';
    if (error instanceof model/* ModelError */.m)
        return `${error.message} ${error.advice}`.trim();
    return (0,saysWhy/* saysWhy */.P)(error);
}


/***/ })

};
