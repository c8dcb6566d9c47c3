export const id = 640;
export const ids = [640];
export const modules = {

/***/ 17384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i1: () => (/* binding */ recordedRun),
  AU: () => (/* binding */ replayPorts),
  "if": () => (/* binding */ resumePorts)
});

// EXTERNAL MODULE: ./lib/core/transcript/replayCalls.js
var replayCalls = __webpack_require__(35306);
// EXTERNAL MODULE: ./lib/core/agent/model.js
var model = __webpack_require__(2436);
// EXTERNAL MODULE: ./lib/core/transcript/requestChain.js
var requestChain = __webpack_require__(10834);
;// CONCATENATED MODULE: ./lib/core/transcript/replayModel.js


/**
 * A model that answers from a transcript.
 *
 * Alone (`live` is null) it gives each conversation its recorded replies in their order, also to a program whose
 * prompts have changed since; `onDrift` hears of the first request of a conversation that is not the recorded one.
 * With a live model it resumes: what was recorded for the very same request is not paid again, and from the first
 * difference, failure or gap of a conversation on, the live model is asked.
 */
function replayModel(records, live, onDrift) {
    const exchanges = exchangesIn(records);
    const counts = new Map(records.flatMap((record) => (record.type === 'count' ? [[record.hash, record.tokens]] : [])));
    const facts = records.find((record) => record.type === 'facts')?.facts;
    const chain = new requestChain/* RequestChain */.b();
    const drifted = new Set();
    async function ask(request, label, signal) {
        if (signal.aborted)
            throw new model/* ModelError */.m('cancelled', 'The request was cancelled.', '');
        const { n, hash } = chain.next(label, request);
        const exchange = exchanges.get(keyOf(label, n));
        if (exchange && !drifted.has(label) && !isSame(exchange.request, hash, request)) {
            drifted.add(label);
            onDrift(label, n);
        }
        const outcome = exchange?.outcome;
        const usable = outcome?.type === 'reply' || (outcome && !live);
        if (usable && !(live && drifted.has(label)))
            return answerWith(outcome);
        if (live) {
            drifted.add(label);
            return live.ask(request, label, signal);
        }
        throw new model/* ModelError */.m('other', `The transcript has no answer to request ${n} of \`${label}\`.`, 'It is of a run that ended before, or of another version of this program.');
    }
    /** A replay at another effort would have the same words in it; going on from it would not. */
    const isSame = (recorded, hash, { effort }) => recorded.hash === hash && (live === null || recorded.effort === effort);
    return {
        ask,
        facts: async () => {
            if (facts)
                return facts;
            if (live)
                return live.facts();
            throw new model/* ModelError */.m('other', 'The transcript does not tell the facts of its model.', '');
        },
        count: async (request, signal) => counts.get((0,requestChain/* hashOf */.q)(request.messages)) ?? live?.count(request, signal) ?? null,
    };
}
function answerWith(outcome) {
    if (outcome.type === 'reply')
        return outcome.reply;
    const { fault, message, advice, usage } = outcome;
    throw new model/* ModelError */.m(fault, message, advice, { usage });
}
const keyOf = (label, n) => `${n} ${label}`;
function exchangesIn(records) {
    const exchanges = new Map();
    for (const record of records) {
        if (record.type === 'request') {
            exchanges.set(keyOf(record.label, record.n), { request: record, outcome: null });
        }
        if (record.type === 'reply' || record.type === 'failure') {
            const key = keyOf(record.label, record.n);
            const exchange = exchanges.get(key);
            if (exchange)
                exchanges.set(key, { ...exchange, outcome: record });
        }
    }
    return exchanges;
}

;// CONCATENATED MODULE: ./lib/core/transcript/replayRepository.js

/** A repository that answers from a transcript, and asks `live`, where there is one, for what was not recorded. */
const replayRepository = (records, live) => (0,replayCalls/* replayCalls */.f)(records.filter((record) => record.type === 'repository'), live, {});

;// CONCATENATED MODULE: ./lib/adapters/transcript/replayPorts.js



/** What a header says of its run. */
const recordedRun = ({ run }) => run;
/**
 * Ports that answer from a transcript alone: no model, no network, no repository, and the time stands still. What a
 * replay posts goes nowhere, and is answered as the recorded run was.
 */
function replayPorts({ header, records }, world) {
    const { server_url, has_pull_request } = recordedRun(header);
    const callsOf = (port) => records.filter((record) => record.type === 'call').filter((call) => call.port === port);
    const opening = (0,replayCalls/* replayCalls */.f)(callsOf('ports'), null, {});
    const openSource = ({ name, origin, label, roots }) => (0,replayCalls/* replayCalls */.f)(callsOf(name), null, { origin, label, roots });
    const onDrift = (label, n) => world.log.notice(`Request ${n} of \`${label}\` is not the one that was recorded: this program asks differently. Its reply is used all the same.`);
    return {
        ...world,
        serverUrl: server_url,
        clock: { now: () => header.started_at },
        // In their order and not by their arguments: what is posted tells times, and those are not the recorded ones.
        pullRequests: has_pull_request
            ? (0,replayCalls/* replayCalls */.f)(callsOf('pull-request'), null, {}, ({ method }) => method)
            : null,
        async openChange() {
            return { repository: replayRepository(records, null), ...(await opening.openChange()) };
        },
        async openSources() {
            const { sources, diagnostics } = await opening.openSources();
            return {
                sources: sources.map(openSource),
                diagnostics,
                async openAt(ref) {
                    const source = await opening.openAt(ref);
                    return source && openSource(source);
                },
            };
        },
        openModel: async () => (await opening.openModel()) ? replayModel(records, null, onDrift) : null,
    };
}
/** The same ports, that do not pay again for what a run that broke off was answered already by the same model. */
const resumePorts = ({ records }, ports) => ({
    ...ports,
    async openModel(settings, prices) {
        const model = await ports.openModel(settings, prices);
        const recorded = records.find((record) => record.type === 'facts')?.facts.id;
        if (recorded !== undefined && recorded !== (await model?.facts())?.id) {
            ports.log.notice(`The transcript is of ${recorded}: everything is asked anew.`);
            return model;
        }
        const onDrift = (label) => ports.log.info(`\`${label}\` goes on anew: the change or the prompt is another one.`);
        return model && replayModel(records, model, onDrift);
    },
});


/***/ }),

/***/ 94640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ statusOf),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_git_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72706);
/* harmony import */ var _adapters_terminal_colour_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94026);
/* harmony import */ var _adapters_terminal_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77131);
/* harmony import */ var _adapters_transcript_recordPorts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89184);
/* harmony import */ var _adapters_transcript_replayPorts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17384);
/* harmony import */ var _adapters_transcript_transcriptFile_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54932);
/* harmony import */ var _core_agent_model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2436);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38514);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3390);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12854);
/* harmony import */ var _wiring_localPorts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94121);
/* harmony import */ var _review_render_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8619);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(27562);














/** `review`: the same review as on a pull request, of a local change. */
async function run(args, world) {
    const log = (0,_adapters_terminal_log_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLog */ .d)({
        output: world.stderr,
        style: (0,_adapters_terminal_colour_js__WEBPACK_IMPORTED_MODULE_2__/* .styleFor */ .j)(world.stderr, world.env),
        quiet: args.quiet,
    });
    const { base, head, staged, worktree, repo } = args;
    const live = (0,_wiring_localPorts_js__WEBPACK_IMPORTED_MODULE_11__/* .localPorts */ .E)({
        change: { dir: repo, base, head, staged, worktree },
        about: null,
        root: world.root,
        env: world.env,
        fetch: world.fetch,
        log,
        signal: world.signal,
    });
    const task = {
        repository: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(repo),
        // What is not committed yet is the person's own, and so are the skills in it. For commits the base counts, as on GitHub.
        inputs: {
            ...args.settings,
            'skills-ref': args.settings['skills-ref'] ?? (staged || worktree ? 'head' : ''),
        },
        wish: { ..._task_js__WEBPACK_IMPORTED_MODULE_10__/* .plainReview */ .j, skills: args.skill },
        comment: null,
        instance: '',
        hasSuccessor: false,
        analyses: null,
    };
    try {
        const resumed = args.resume === null ? live : await resume(args.resume, live);
        const ports = args.transcript === null
            ? resumed
            : (0,_adapters_transcript_recordPorts_js__WEBPACK_IMPORTED_MODULE_4__/* .recordPorts */ .S)(resumed, task, (0,_adapters_transcript_transcriptFile_js__WEBPACK_IMPORTED_MODULE_6__/* .openTranscript */ .B)(args.transcript, live.redact, log));
        const end = await (0,_review_js__WEBPACK_IMPORTED_MODULE_8__/* .review */ .N)(task, ports);
        log.done();
        world.stdout.write((0,_review_render_js__WEBPACK_IMPORTED_MODULE_12__/* .render */ .X)(end, args.format, world));
        if (args.format !== 'pretty' && end.decision.annotation !== null)
            log[end.decision.annotation](end.outcome.reason);
        return statusOf(end);
    }
    catch (error) {
        log.done();
        if (error instanceof _settings_js__WEBPACK_IMPORTED_MODULE_9__/* .SettingsError */ .GN || error instanceof _adapters_git_view_js__WEBPACK_IMPORTED_MODULE_1__/* .LocalRepositoryError */ .mZ)
            throw new _world_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(error.message);
        if (!(error instanceof _core_agent_model_js__WEBPACK_IMPORTED_MODULE_7__/* .ModelError */ .m))
            throw error;
        log.error(`${error.message} ${error.advice}`);
        return _world_js__WEBPACK_IMPORTED_MODULE_13__/* .exits */ .c.incomplete;
    }
    finally {
        await live.close();
    }
}
async function resume(path, live) {
    const recording = await (0,_adapters_transcript_transcriptFile_js__WEBPACK_IMPORTED_MODULE_6__/* .readTranscript */ .l)(path);
    if (!recording.ok)
        throw new _world_js__WEBPACK_IMPORTED_MODULE_13__/* .UsageError */ .e(`${recording.problem} \`--resume\` takes what \`--transcript\` wrote in the run that broke off.`);
    return (0,_adapters_transcript_replayPorts_js__WEBPACK_IMPORTED_MODULE_5__/* .resumePorts */ ["if"])(recording, live);
}
/** 1 where `fail-on` is met, 3 where the review did not come to its end, else 0. */
function statusOf({ outcome: { verdict }, decision }) {
    if (decision.isBlocked)
        return _world_js__WEBPACK_IMPORTED_MODULE_13__/* .exits */ .c.found;
    return verdict === 'partial' || verdict === 'failed' ? _world_js__WEBPACK_IMPORTED_MODULE_13__/* .exits */ .c.incomplete : _world_js__WEBPACK_IMPORTED_MODULE_13__/* .exits */ .c.done;
}


/***/ }),

/***/ 35306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ NotRecorded),
/* harmony export */   f: () => (/* binding */ replayCalls)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8173);
/* harmony import */ var _recordCalls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19240);


/** The recording ends before the run does, or this program asks for other things than the one that recorded it. */
class NotRecorded extends Error {
    name = 'NotRecorded';
    constructor(method, args) {
        super(`The transcript has no answer to \`${method}\` of ${JSON.stringify(args)}: the recorded run did not ask for it, or was cut off before.`);
    }
}
/**
 * An object of `fields` whose methods answer what was recorded: the same call what it was answered then, in the same
 * order where it was made more than once. `keyOf` says which calls are the same. A call that was not recorded goes to
 * `live`, or fails by name.
 */
function replayCalls(calls, live, fields, keyOf = _recordCalls_js__WEBPACK_IMPORTED_MODULE_1__/* .callKey */ .C) {
    const queues = new Map();
    for (const call of calls) {
        const key = keyOf(call);
        queues.set(key, [...(queues.get(key) ?? []), call]);
    }
    function next(method, args) {
        const queue = queues.get(keyOf({ method, args }));
        // The last answer stays: asking once more than the recorded run did is no reason to fail.
        return queue && queue.length > 1 ? queue.shift() : queue?.[0];
    }
    return new Proxy(fields, {
        get(object, name) {
            // Whoever awaits an object asks for this first.
            if (typeof name === 'symbol' || name === 'then')
                return undefined;
            if (name in object)
                return Reflect.get(object, name);
            return async (...args) => {
                const call = next(name, args);
                if (call)
                    return answerOf(call);
                const method = live && Reflect.get(live, name);
                if (typeof method === 'function')
                    return method.apply(live, args);
                throw new NotRecorded(name, args);
            };
        },
    });
}
function answerOf({ answer, error }) {
    if (error !== null)
        throw new Error(error);
    const isBytes = typeof answer === 'object' && answer !== null && 'bytes' in answer;
    return isBytes ? (0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .replayBytes */ .s)(answer.bytes) : answer;
}


/***/ })

};
