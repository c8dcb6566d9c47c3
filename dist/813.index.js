export const id = 813;
export const ids = [813];
export const modules = {

/***/ 22162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ chooseCredential),
/* harmony export */   T: () => (/* binding */ OIDC_AUDIENCE)
/* harmony export */ });
/** The audience that Anthropic's federation rules expect in a GitHub OIDC token. */
const OIDC_AUDIENCE = 'https://api.anthropic.com';
/** Which way in the inputs mean; null when they name none. Secrets pasted with blanks around them are trimmed. */
function chooseCredential(inputs) {
    if (inputs.provider !== 'anthropic')
        return { ok: true, credential: { kind: 'cloud' } };
    const key = inputs.apiKey.trim();
    if (key !== '') {
        // A header takes visible ASCII only. The key itself must not be shown, not even in part.
        if (/^[\x21-\x7e]+$/.test(key))
            return { ok: true, credential: { kind: 'key', key } };
        return {
            ok: false,
            reason: 'The input `anthropic-api-key` has blanks, line breaks or other characters inside that no key has. ' +
                'Paste the secret again.',
        };
    }
    const ruleId = inputs.federationRuleId.trim();
    const organizationId = inputs.organizationId.trim();
    if (ruleId === '' && organizationId === '')
        return { ok: true, credential: null };
    if (ruleId === '' || organizationId === '') {
        const missing = ruleId === '' ? 'anthropic-federation-rule-id' : 'anthropic-organization-id';
        return { ok: false, reason: `Keyless access needs the input \`${missing}\` too.` };
    }
    const { identityToken } = inputs;
    // Jobs of a fork's pull request get no identity token, as they get no secrets.
    if (!identityToken)
        return { ok: true, credential: null };
    const serviceAccountId = inputs.serviceAccountId.trim();
    const workspaceId = inputs.workspaceId.trim();
    return {
        ok: true,
        credential: {
            kind: 'federation',
            ruleId,
            organizationId,
            serviceAccountId,
            workspaceId,
            identityToken,
        },
    };
}


/***/ }),

/***/ 94553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SILENCE_LIMIT),
/* harmony export */   createFetch: () => (/* binding */ createFetch)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
/* harmony import */ var _core_agent_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2436);


/** Milliseconds of silence after which a connection counts as dead. While the model thinks the API sends pings. */
const SILENCE_LIMIT = 180_000;
/** A `fetch` that goes through the proxies of the environment and gives up on connections that fall silent. */
function createFetch(env, silence) {
    const timeouts = { headersTimeout: silence, bodyTimeout: silence };
    const httpProxy = proxyAddress(env, 'http_proxy');
    const httpsProxy = proxyAddress(env, 'https_proxy');
    const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
    const dispatcher = httpProxy || httpsProxy
        ? new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...timeouts, ...httpProxy, ...httpsProxy, noProxy })
        : new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(timeouts);
    // The classes of this undici and of Node's own are the same at run time, not to the compiler.
    const send = (url, init = {}) => (0,undici__WEBPACK_IMPORTED_MODULE_0__.fetch)(url, { ...init, dispatcher });
    return send;
}
/** The proxy as undici's option; null where none is set. `host:port` alone is written too, and means http. */
function proxyAddress(env, name) {
    const said = env[name] ?? env[name.toUpperCase()];
    if (!said)
        return null;
    const address = said.includes('://') ? said : `http://${said}`;
    if (!URL.canParse(address)) {
        // It may hold a password, so it is not shown.
        const advice = 'Write it as `http://host:port`.';
        throw new _core_agent_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ModelError */ .m('network', `The proxy in \`${name}\` is not an address.`, advice);
    }
    return name === 'http_proxy' ? { httpProxy: address } : { httpsProxy: address };
}


/***/ }),

/***/ 3250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ borrowRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84179);
/* harmony import */ var _scratch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49597);



/** Opens a repository of ours over the objects of `folder`, without running git there. */
async function borrowRepository(folder, tempDir) {
    const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder.commonDir, 'shallow');
    const config = await (0,_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder.commonDir, 'config'));
    const scratch = await (0,_scratch_js__WEBPACK_IMPORTED_MODULE_2__/* .createScratch */ .H)(tempDir, {
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder.commonDir, 'objects'),
        shallow: (await (0,_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .exists */ .t2)(shallow)) ? shallow : null,
        format: /^\s*objectformat\s*=\s*(\w+)/im.exec(config)?.[1] ?? 'sha1',
    });
    // With GIT_DIR given, git neither searches upwards nor refuses a folder that another user owns.
    const env = { GIT_DIR: folder.gitDir };
    if (folder.worktree !== null)
        env['GIT_WORK_TREE'] = folder.worktree;
    return {
        scratch,
        theirs: { dir: folder.worktree ?? folder.gitDir, home: scratch.place.home, env },
    };
}


/***/ }),

/***/ 40297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ GitError)
/* harmony export */ });
/** What was tried, where, how it ended and what git said. */
class GitError extends Error {
    name = 'GitError';
    ending;
    /** The end of what git wrote to standard error. */
    stderr;
    constructor(args, dir, ending, details) {
        const said = details.stderr.trim().replaceAll(/\s*\n\s*/g, ' · ');
        // The subcommand alone: the rest may be a long list of strangers' paths.
        super(`git ${args[0]} in ${dir} ${details.why}${said && `: ${said}`}`, {
            cause: details.cause,
        });
        this.ending = ending;
        this.stderr = details.stderr;
    }
}


/***/ }),

/***/ 84179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KB: () => (/* binding */ findGitFolder),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   t2: () => (/* binding */ exists)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The repository that `start` lies in, looked for upwards as git does; null when there is none. */
async function findGitFolder(start) {
    const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(start).catch(() => null);
    if (dir === null)
        return null;
    for (let folder = dir;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const gitDir = await gitDirIn(folder);
        if (gitDir !== null)
            return { worktree: folder, ...(await parts(gitDir)) };
        if (await isGitDir(folder))
            return { worktree: null, ...(await parts(folder)) };
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            return null;
    }
}
/** A `.git` folder, or what a `.git` file (linked worktree, submodule) points to. */
async function gitDirIn(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    if (await isGitDir(path))
        return path;
    const target = /^gitdir: (.+?)\s*$/.exec(await textOf(path))?.[1];
    if (target === undefined)
        return null;
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target);
    return (await isGitDir(gitDir)) ? gitDir : null;
}
async function parts(gitDir) {
    const common = (await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'))).trim();
    return { gitDir, commonDir: common === '' ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, common) };
}
/** git's own test: a HEAD, and objects here or named by `commondir`. */
async function isGitDir(path) {
    if (!(await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'HEAD'))))
        return false;
    return (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'objects'))) || (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, 'commondir')));
}
/** Whether blobs may be missing: a partial clone fetches them when they are asked for. */
async function isPartial(folder) {
    const packs = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.commonDir, 'objects', 'pack')).catch(() => []);
    return packs.some((name) => name.endsWith('.promisor'));
}
const exists = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(() => true, () => false);
const textOf = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');


/***/ }),

/***/ 15655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jp: () => (/* binding */ maxSearchedBytes),
/* harmony export */   Z_: () => (/* binding */ maxDiffBytes),
/* harmony export */   ew: () => (/* binding */ maxTreeBytes),
/* harmony export */   gH: () => (/* binding */ deeper),
/* harmony export */   ke: () => (/* binding */ firstDepth),
/* harmony export */   pY: () => (/* binding */ wholeDepth),
/* harmony export */   po: () => (/* binding */ rememberedEntries),
/* harmony export */   qW: () => (/* binding */ searchTime),
/* harmony export */   ww: () => (/* binding */ maxSearchedLine)
/* harmony export */ });
/** About a million changed lines; nobody reviews that in one go. */
const maxDiffBytes = 64 * 1024 * 1024;
/** A tree object of this size would have half a million entries in one folder. */
const maxTreeBytes = 32 * 1024 * 1024;
/** Entries of parsed trees kept in memory, about 200 bytes each. */
const rememberedEntries = 100_000;
/** Files above this are not fetched for a search: at that size they are data. */
const maxSearchedBytes = 1024 * 1024;
/** Milliseconds a search may take, fetching apart. */
const searchTime = 20_000;
/** Bytes of a line that are searched: a longer one is machine-made. */
const maxSearchedLine = 100_000;
/** Commits of history that are fetched at once: most merge bases are nearer than that. */
const firstDepth = 50;
/** Then this many, until the merge base is certain; each step is one request. */
const deeper = [500, 5_000];
/** git's word for all of history (its `INFINITE_DEPTH`). */
const wholeDepth = 2_147_483_647;


/***/ }),

/***/ 1090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60850);



/**
 * The merge base, and whether more history could show another one. In a shallow repository git answers from what it
 * sees: a common ancestor, but perhaps not the best, or none although there is one. The answer is certain when no
 * commit at which history was cut lies on the near side of it.
 */
async function findMergeBase(place, base, head) {
    const answer = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(place, ['merge-base', '--all', base, head], { allow: [0, 1] });
    const found = answer.stdout.toString().trim().split('\n').filter(Boolean);
    const sha = found[0] ?? null;
    const cuts = await cutCommits(place);
    if (cuts.size === 0)
        return { certain: true, sha };
    const near = ['rev-list', base, head, ...found.map((commit) => `^${commit}`)];
    const commits = (await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, near)).split('\n');
    return commits.some((commit) => cuts.has(commit)) ? { certain: false } : { certain: true, sha };
}
/** The commits whose parents are left out. */
async function cutCommits(place) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.dir, 'shallow'), 'utf8').catch(() => '');
    return new Set(text.split('\n').filter(Boolean));
}


/***/ }),

/***/ 15808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ gitRepository)
});

// EXTERNAL MODULE: ./lib/core/repository.js
var repository = __webpack_require__(91203);
// EXTERNAL MODULE: ./lib/adapters/git/error.js
var git_error = __webpack_require__(40297);
// EXTERNAL MODULE: ./lib/adapters/git/limits.js
var limits = __webpack_require__(15655);
// EXTERNAL MODULE: ./lib/adapters/git/mergeBase.js
var mergeBase = __webpack_require__(1090);
;// CONCATENATED MODULE: ./lib/adapters/git/commits.js



function createCommits(place, objects, source) {
    const { origin, ask, log } = source;
    const known = new Map();
    async function have(sha) {
        if ((await objects.find(sha, 0)) !== null)
            return true;
        try {
            await origin?.commits([sha], limits/* firstDepth */.ke);
        }
        catch (error) {
            // What a force push left behind, or what never was, the server does not give out.
            if (error instanceof git_error/* GitError */.X && /not our ref/i.test(error.stderr))
                return false;
            throw error;
        }
        return (await objects.find(sha, 0)) !== null;
    }
    async function find(base, head) {
        for (const sha of [base, head])
            if (!(await have(sha)))
                throw new Error(noCommit(sha));
        const here = await (0,mergeBase/* findMergeBase */.f)(place, base, head);
        if (here.certain)
            return here.sha;
        for (const depth of origin === null ? [] : limits/* deeper */.gH) {
            log.debug(`Fetching ${depth} commits of history to find the merge base.`);
            await origin?.commits([base, head], depth);
            const answer = await (0,mergeBase/* findMergeBase */.f)(place, base, head);
            if (answer.certain)
                return answer.sha;
        }
        const told = (await ask?.(base, head)) ?? null;
        if (told !== null && (await have(told)))
            return told;
        await origin?.commits([base, head], limits/* wholeDepth */.pY);
        const answer = await (0,mergeBase/* findMergeBase */.f)(place, base, head);
        if (answer.certain)
            return answer.sha;
        throw new Error(`The merge base of ${base} and ${head} cannot be told: the clone is shallow. \`git fetch --unshallow\` completes it.`);
    }
    return {
        have,
        async mergeBase(base, head) {
            const pair = `${base} ${head}`;
            const answer = known.get(pair);
            if (answer !== undefined)
                return answer;
            const found = await find(base, head);
            known.set(pair, found);
            return found;
        },
    };
}
const noCommit = (sha) => `There is no commit ${sha} here or on the server. Was it force-pushed away?`;

// EXTERNAL MODULE: ./lib/adapters/git/run.js + 2 modules
var run = __webpack_require__(60850);
;// CONCATENATED MODULE: ./lib/adapters/git/diff.js



/**
 * Every option that decides where hunks lie, said aloud, because git's defaults differ between versions (the rename
 * limit was 400 before 2.34). GitHub does not publish its own; its patches look like these, git's defaults. Where GitHub
 * gives a patch, that one counts. No program of anybody's is run on the files.
 */
const asGitHubDoes = [
    '--patch',
    '--unified=3',
    '--inter-hunk-context=0',
    '--diff-algorithm=myers',
    '--indent-heuristic',
    '--find-renames=50%',
    '-l1000',
    '--full-index',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    '--submodule=short',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
];
/** The diff between two trees, their files fetched in one request where they are missing; null when it is too large. */
async function diffTrees(place, objects, from, to, log) {
    const raw = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to];
    await objects.ensure(changedFiles(await (0,run/* askGit */.gG)(place, raw)));
    try {
        const { stdout } = await (0,run/* runGit */.EO)(place, ['diff-tree', '-r', ...asGitHubDoes, from, to], {
            maxBytes: limits/* maxDiffBytes */.Z_,
        });
        return stdout.toString();
    }
    catch (error) {
        if (!(error instanceof git_error/* GitError */.X) || error.ending !== 'too-much-output')
            throw error;
        log.warning(`The diff is larger than ${limits/* maxDiffBytes */.Z_} bytes and was not read from git.`);
        return null;
    }
}
/** The files on both sides of `:<mode> <mode> <oid> <oid> <status>` NUL `<path>` NUL, absent sides and submodules left out. */
function changedFiles(raw) {
    const records = raw.split('\0').filter((_, index) => index % 2 === 0);
    return records.flatMap((record) => {
        const [oldMode = '', newMode = '', oldFile = '', newFile = ''] = record.slice(1).split(' ');
        return [...(isFile(oldMode) ? [oldFile] : []), ...(isFile(newMode) ? [newFile] : [])];
    });
}
const isFile = (mode) => mode.startsWith('10') || mode === '120000';

;// CONCATENATED MODULE: ./lib/adapters/git/history.js

/** The commits up to `commit` that touched `path`, newest first. In shallow history only those that are here. */
async function history_history(place, commit, path, limit) {
    const format = '--format=%H%x00%aI%x00%an%x00%s%x00';
    const log = await (0,run/* askGit */.gG)(place, ['log', `--max-count=${limit}`, format, commit, '--', path], {
        env: { GIT_LITERAL_PATHSPECS: '1' },
    });
    const fields = log.split('\0');
    const notes = [];
    for (let at = 0; at + 3 < fields.length; at += 4) {
        const [sha = '', date = '', author = '', subject = ''] = fields.slice(at, at + 4);
        notes.push({ sha: sha.trimStart(), date, author, subject });
    }
    return notes;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/adapters/git/objectReader.js


/**
 * Reads objects through one `git cat-file --batch` child that stays open, started at the first question. Answers come
 * in the order of the questions. Only object names go in, so no path can break the line protocol.
 */
class ObjectReader {
    #place;
    #child = null;
    #questions = [];
    #header = '';
    #arriving = null;
    constructor(place) {
        this.#place = place;
    }
    /** null when the object is not here. Content above `maxBytes` is passed over, not held. */
    read(oid, maxBytes) {
        return new Promise((answer, fail) => {
            this.#questions.push({ oid, maxBytes, answer, fail });
            this.#child ??= this.#start();
            this.#child.stdin.write(`${oid}\n`);
        });
    }
    /** Ends the child and waits for it; what was asked and not answered fails. */
    async close() {
        const child = this.#child;
        if (child === null)
            return;
        const closed = new Promise((resolve) => child.once('close', resolve));
        child.stdin.end();
        (0,run/* killGit */.V5)(child);
        await closed;
    }
    #start() {
        const child = (0,run/* spawnGit */.Iz)(this.#place, ['cat-file', '--batch']);
        const stderr = (0,run/* keepEnd */.zf)(child);
        child.stdout.on('data', (chunk) => this.#take(chunk));
        const ended = (why) => {
            // After an error there is a close as well, and by then perhaps another child.
            if (this.#child === child)
                this.#ended(why, stderr());
        };
        child.on('error', (cause) => ended(`could not be started: ${cause.message}`));
        child.on('close', (code) => ended(`ended (exit ${code})`));
        return child;
    }
    #ended(why, stderr) {
        const unanswered = this.#questions;
        this.#child = null;
        this.#questions = [];
        this.#header = '';
        this.#arriving = null;
        const error = new git_error/* GitError */.X(['cat-file'], this.#place.dir, 'failed', { why, stderr });
        for (const question of unanswered)
            question.fail(error);
    }
    #take(chunk) {
        let at = 0;
        while (at < chunk.length) {
            at = this.#arriving === null ? this.#takeHeader(chunk, at) : this.#takeContent(chunk, at);
        }
    }
    /** `<oid> <type> <size>` or `<oid> missing`, then a line feed. */
    #takeHeader(chunk, at) {
        const end = chunk.indexOf(10, at);
        this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
        if (end < 0)
            return chunk.length;
        const [, type, size] = this.#header.split(' ');
        this.#header = '';
        if (size === undefined)
            this.#questions.shift()?.answer(null);
        else {
            const length = Number(size);
            const keep = length <= (this.#questions[0]?.maxBytes ?? 0);
            this.#arriving = {
                type: type,
                size: length,
                parts: keep ? [] : null,
                left: length + 1,
            };
        }
        return end + 1;
    }
    #takeContent(chunk, at) {
        const arriving = this.#arriving;
        const end = Math.min(chunk.length, at + arriving.left);
        arriving.parts?.push(chunk.subarray(at, end));
        arriving.left -= end - at;
        if (arriving.left === 0) {
            const { type, size, parts } = arriving;
            this.#arriving = null;
            const bytes = parts && Buffer.concat(parts).subarray(0, size);
            this.#questions.shift()?.answer({ type, size, bytes });
        }
        return end;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/objects.js




/** Milliseconds in which reads that miss are gathered into one request. */
const gathering = 5;
/** Reads objects and, where there is an origin, fetches the missing: all that are asked for together in one request. */
class Objects {
    #place;
    #origin;
    #reader;
    /** Trees whose files were asked for: what is missing of them will not come. */
    #tried = new Set();
    #missing = null;
    #fetching = Promise.resolve();
    constructor(place, origin) {
        this.#place = place;
        this.#origin = origin;
        this.#reader = new ObjectReader(place);
    }
    /** null when the object is not here; nothing is fetched. */
    find(oid, maxBytes) {
        return this.#reader.read(oid, maxBytes);
    }
    /** Throws when the object is neither here nor on the server. */
    async read(oid, maxBytes) {
        const here = await this.find(oid, maxBytes);
        if (here !== null)
            return here;
        if (this.#origin !== null)
            await this.#fetchSoon(oid);
        const fetched = await this.find(oid, maxBytes);
        if (fetched !== null)
            return fetched;
        throw this.#incomplete(1);
    }
    /** Fetches those that are not here, in one request. Throws when there is nowhere to fetch them from. */
    async ensure(oids) {
        const missing = await this.#absent(oids);
        if (missing.size === 0)
            return;
        if (this.#origin === null)
            throw this.#incomplete(missing.size);
        await this.#origin.objects([...missing]);
    }
    /**
     * Fetches the files of `tree` of a searchable size when one of `oids` is not here, once for each tree. Answers which
     * of `oids` are still missing: a search goes on without them.
     */
    async ensureFiles(tree, oids) {
        const missing = await this.#absent(oids);
        if (missing.size === 0 || this.#origin === null || this.#tried.has(tree))
            return missing;
        this.#tried.add(tree);
        try {
            await this.#origin.files(tree, [...missing]);
        }
        catch (error) {
            if (!(error instanceof git_error/* GitError */.X) || error.ending === 'cancelled')
                throw error;
        }
        return this.#absent(oids);
    }
    async #absent(oids) {
        if (oids.length === 0)
            return new Set();
        const answer = await (0,run/* askGit */.gG)(this.#place, ['cat-file', '--batch-check', '--buffer'], {
            input: `${[...new Set(oids)].join('\n')}\n`,
        });
        return new Set([...answer.matchAll(/^(\w+) missing$/gm)].map((match) => match[1] ?? ''));
    }
    close() {
        return this.#reader.close();
    }
    #incomplete(count) {
        const advice = this.#origin === null
            ? 'In a partial clone, `git diff` or `git show` of the change fetches them; then run again.'
            : 'The server did not send them either; is the repository damaged?';
        return new Error(`${count} of the objects that are needed are not in the repository. ${advice}`);
    }
    #fetchSoon(oid) {
        if (this.#missing === null) {
            const gathered = new Set();
            this.#missing = gathered;
            this.#fetching = (0,promises_.setTimeout)(gathering).then(() => {
                this.#missing = null;
                return this.#origin?.objects([...gathered]);
            });
        }
        this.#missing.add(oid);
        return this.#fetching;
    }
}

// EXTERNAL MODULE: ./lib/core/change/filters.js
var filters = __webpack_require__(5051);
// EXTERNAL MODULE: ./lib/core/change/generated.js
var generated = __webpack_require__(7365);
// EXTERNAL MODULE: ./lib/core/search/excerpt.js
var excerpt = __webpack_require__(82741);
// EXTERNAL MODULE: ./lib/core/search/lineSearch.js + 1 modules
var lineSearch = __webpack_require__(30613);
;// CONCATENATED MODULE: ./lib/adapters/git/grep.js



/**
 * The lines of a tree's text files that contain `text` ('' for all lines), as they are found. Lines end at a line feed
 * and nowhere else. Stopping early ends git.
 */
async function* grepLines(place, tree, text, options) {
    const args = ['grep', '-I', '-n', '-z', '--full-name', '--no-textconv', '-F', '-e', text];
    if (options.ignoreCase)
        args.push('-i');
    args.push(tree, '--');
    if (options.folder !== '')
        args.push(options.folder);
    const child = (0,run/* spawnGit */.Iz)(place, args, { env: { GIT_LITERAL_PATHSPECS: '1' } });
    // Unread, git's complaints about files that are not here (the caller counts them) would stop it.
    const stderr = (0,run/* keepEnd */.zf)(child);
    child.stdin.end();
    const kill = () => (0,run/* killGit */.V5)(child);
    options.signal.addEventListener('abort', kill);
    const closed = new Promise((resolve) => child.on('close', resolve));
    try {
        yield* records(child.stdout, tree.length + 1);
        const code = await closed;
        // 1 is git's answer for no match, null that of a child that was stopped.
        if (code !== null && code > 1) {
            const why = `failed (exit ${code})`;
            throw new git_error/* GitError */.X(['grep'], place.dir, 'failed', { why, stderr: stderr() });
        }
    }
    finally {
        options.signal.removeEventListener('abort', kill);
        kill();
        await closed;
    }
}
/**
 * `<tree>:<path>` NUL `<line>` NUL `<text>` LF. A path may hold line feeds, so the order of the parts decides. Of a text
 * above {@link maxSearchedLine} bytes the rest is passed over: a file without line feeds would be held whole.
 */
async function* records(output, prefix) {
    let rest = Buffer.alloc(0);
    let isPassing = false;
    for await (const chunk of output) {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let at = 0;
        if (isPassing) {
            const end = bytes.indexOf(10);
            if (end < 0)
                continue;
            at = end + 1;
            isPassing = false;
        }
        for (;;) {
            const pathEnd = bytes.indexOf(0, at);
            const numberEnd = pathEnd < 0 ? -1 : bytes.indexOf(0, pathEnd + 1);
            if (numberEnd < 0)
                break;
            const end = bytes.indexOf(10, numberEnd + 1);
            const length = (end < 0 ? bytes.length : end) - numberEnd - 1;
            if (end < 0 && length <= limits/* maxSearchedLine */.ww)
                break;
            const isCut = length > limits/* maxSearchedLine */.ww;
            yield {
                path: bytes.toString('utf8', at + prefix, pathEnd),
                line: Number(bytes.toString('latin1', pathEnd + 1, numberEnd)),
                text: bytes.toString('utf8', numberEnd + 1, numberEnd + 1 + Math.min(length, limits/* maxSearchedLine */.ww)),
                isCut,
            };
            isPassing = end < 0;
            at = end < 0 ? bytes.length : end + 1;
        }
        rest = bytes.subarray(at);
    }
}

// EXTERNAL MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var index_min = __webpack_require__(27799);
;// CONCATENATED MODULE: ./lib/adapters/git/trees.js



function createTrees(place, objects, fetchCommit) {
    /** What a name stands for never changes; a folder of thousands would otherwise be parsed for each of its files. */
    const roots = new Map();
    const parsed = new index_min/* LRUCache */.q({
        maxSize: limits/* rememberedEntries */.po,
        sizeCalculation: (entries) => entries.size + 1,
    });
    const children = async (oid) => {
        const known = parsed.get(oid);
        if (known !== undefined)
            return known;
        const { bytes } = await objects.read(oid, limits/* maxTreeBytes */.ew);
        const entries = parseTree(bytes ?? Buffer.alloc(0), oid.length / 2);
        parsed.set(oid, entries);
        return entries;
    };
    const trees = {
        async root(commit) {
            const known = roots.get(commit);
            if (known !== undefined)
                return known;
            const object = await objects.find(commit, limits/* maxTreeBytes */.ew);
            if (object === null)
                return (await fetchCommit(commit)) ? trees.root(commit) : null;
            const text = object.bytes?.toString('latin1') ?? '';
            const root = object.type === 'tree' ? commit : /^tree (\w+)\n/.exec(text)?.[1];
            if (root !== undefined)
                roots.set(commit, root);
            return root ?? null;
        },
        async at(commit, path) {
            const oid = await trees.root(commit);
            if (oid === null)
                return null;
            let entry = { path: '', mode: folderMode, oid };
            for (const name of path === '' ? [] : path.split('/')) {
                if (entry.mode !== folderMode)
                    return null;
                const next = (await children(entry.oid)).get(name);
                if (next === undefined)
                    return null;
                entry = next;
            }
            return { ...entry, path };
        },
        async below(oid, prefix) {
            // Brings the whole tree in one request, where ls-tree would stop at the first folder that is missing.
            await objects.ensure([oid]);
            const { stdout } = await (0,run/* runGit */.EO)(place, ['ls-tree', '-r', '-z', '--full-tree', oid]);
            const records = stdout.toString().split('\0').slice(0, -1);
            return records.map((record) => {
                const [meta = '', path = ''] = record.split(/\t([\s\S]*)/);
                const [mode = '', , entry = ''] = meta.split(' ');
                return { path: prefix + path, mode, oid: entry };
            });
        },
    };
    return trees;
}
/** A folder's mode in {@link TreeEntry}; only {@link Trees.at} answers it. */
const folderMode = '040000';
const submoduleMode = '160000';
/** Entries by name, from git's binary form: mode, blank, name, NUL, object name in raw bytes. */
function parseTree(bytes, nameBytes) {
    const entries = new Map();
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(32, at);
        const nul = bytes.indexOf(0, blank);
        const path = bytes.toString('utf8', blank + 1, nul);
        entries.set(path, {
            mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
            path,
            oid: bytes.toString('hex', nul + 1, nul + 1 + nameBytes),
        });
        at = nul + 1 + nameBytes;
    }
    return entries;
}

;// CONCATENATED MODULE: ./lib/adapters/git/search.js







/** Searches the text files below `tree`: git finds the lines that may match, RE2 decides. */
async function searchTree(place, objects, trees, tree, query) {
    const prepared = await (0,lineSearch/* prepareSearch */.M)(query);
    if (!prepared.ok)
        throw new Error(prepared.reason);
    const { search } = prepared;
    const isWanted = (0,filters/* pathFilter */.Y1)(query.paths, []);
    const notes = [];
    const absent = await countAbsent(objects, trees, tree, isWanted);
    if (absent > 0) {
        const why = `larger than ${limits/* maxSearchedBytes */.Jp} bytes, or could not be fetched`;
        notes.push(`${absent} files were not searched: ${why}`);
    }
    const hits = [];
    const cut = new Set();
    const time = AbortSignal.timeout(limits/* searchTime */.qW);
    const options = { ignoreCase: query.ignoreCase, folder: fixedFolder(query.paths), signal: time };
    for await (const found of grepLines(place, tree, search.required, options)) {
        const { path, line, isCut } = found;
        if (!isWanted(path))
            continue;
        const text = found.text.replace(/\r$/, '');
        const at = search.find(text);
        if (at === null) {
            // What stands far into a line of a vendored or minified file is never what a reviewer looks for.
            if (isCut && !(0,generated/* isToolsByName */.w)(path))
                cut.add(`${path}:${line}`);
            continue;
        }
        if (hits.length === query.maxHits) {
            notes.push(`only the first ${query.maxHits} matches are here`);
            break;
        }
        hits.push({ path, line, text: (0,excerpt/* excerpt */.K)(text, at) });
    }
    if (cut.size > 0) {
        const named = [...cut].slice(0, 3).join(', ');
        notes.push(`of ${cut.size} very long lines only the first ${limits/* maxSearchedLine */.ww} bytes were searched (${named}${cut.size > 3 ? ', …' : ''})`);
    }
    if (time.aborted)
        notes.push(`the search was stopped after ${limits/* searchTime */.qW / 1000} s`);
    return { hits, cut: notes.length === 0 ? null : notes.join('; ') };
}
/** How many of the wanted files cannot be searched because they are not here, after an attempt to fetch them. */
async function countAbsent(objects, trees, tree, isWanted) {
    const entries = await trees.below(tree, '');
    const wanted = entries.filter(({ mode, path }) => mode !== submoduleMode && isWanted(path));
    const missing = await objects.ensureFiles(tree, wanted.map((entry) => entry.oid));
    return wanted.filter((entry) => missing.has(entry.oid)).length;
}
/** The folder that the only glob lies in, so that git need not read the rest; '' where none is certain. */
function fixedFolder(globs) {
    const [glob = ''] = globs;
    const names = glob.replace(/^(\.?\/)+/, '').split('/');
    // What has no slash but a last one matches at any depth.
    if (globs.length !== 1 || names.filter(Boolean).length < 2)
        return '';
    const folders = names.slice(0, -1);
    const wild = folders.findIndex((name) => !/^\w[\w.-]*$/.test(name));
    return (wild < 0 ? folders : folders.slice(0, wild)).join('/');
}

;// CONCATENATED MODULE: ./lib/adapters/git/repository.js







/** The repository port over git objects. Commits go to git as full object names, paths never. */
function gitRepository(source) {
    const { scratch, origin, log } = source;
    const { place } = scratch;
    const objects = new Objects(place, origin);
    const commits = createCommits(place, objects, { origin, ask: source.askMergeBase, log });
    const trees = createTrees(place, objects, commits.have);
    const rootOf = async (commit) => {
        const root = await trees.root(objectName(commit));
        if (root !== null)
            return root;
        throw new Error(noCommit(commit));
    };
    const resolve = async (ref) => {
        const name = isObjectName(ref) ? ref : await source.resolveRef(ref);
        return name !== null && (await commits.have(name)) ? name : null;
    };
    return {
        resolve,
        mergeBase: (base, head) => commits.mergeBase(objectName(base), objectName(head)),
        async diff(from, to) {
            const [left, right] = await Promise.all([rootOf(from), rootOf(to)]);
            await objects.ensure([left, right]);
            return diffTrees(place, objects, left, right, log);
        },
        async list(commit, path) {
            await rootOf(commit);
            const entry = await trees.at(commit, path);
            if (entry === null)
                return [];
            if (entry.mode !== folderMode)
                return [entry];
            return trees.below(entry.oid, path === '' ? '' : `${path}/`);
        },
        async read(commit, path) {
            await rootOf(commit);
            const entry = await trees.at(commit, path);
            if (entry === null || !/^1[02]/.test(entry.mode))
                return null;
            const { bytes, size } = await objects.read(entry.oid, repository/* maxFileBytes */.e);
            if (bytes !== null)
                return bytes;
            throw new Error(`${path} has ${size} bytes; files above ${repository/* maxFileBytes */.e} bytes are not read`);
        },
        async search(commit, query) {
            return searchTree(place, objects, trees, await rootOf(commit), query);
        },
        async history(ref, path, limit) {
            const commit = await resolve(ref);
            return commit === null ? [] : history_history(place, commit, path, limit);
        },
        async close() {
            await objects.close();
            await scratch.close();
        },
    };
}
const isObjectName = (text) => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
function objectName(text) {
    if (isObjectName(text))
        return text;
    throw new Error(`${JSON.stringify(text)} is not a full object name; resolve it first`);
}


/***/ }),

/***/ 60850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ askGit),
  zf: () => (/* binding */ keepEnd),
  V5: () => (/* binding */ killGit),
  EO: () => (/* binding */ runGit),
  Iz: () => (/* binding */ spawnGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/adapters/git/environment.js
/** How to find programs, where temporary files go, how to reach the network. No GIT_*, no key, no token of the job. */
const inherited = [
    'PATH',
    'SystemRoot',
    'TEMP',
    'TMP',
    'TMPDIR',
    'SSL_CERT_DIR',
    'SSL_CERT_FILE',
    'ALL_PROXY',
    'all_proxy',
    'HTTPS_PROXY',
    'https_proxy',
    // curl leaves out the upper-case form on purpose: in CGI it is a header's.
    'http_proxy',
    'NO_PROXY',
    'no_proxy',
];
/**
 * The whole environment of a git child. `home` stands in for the user's home, so that nobody's global configuration
 * is read and a `.gitconfig` of ours can be. No protocol is allowed and nothing is fetched behind our back unless the
 * caller says so.
 */
function gitEnvironment(home) {
    const env = {
        HOME: home,
        XDG_CONFIG_HOME: home,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
    };
    for (const name of inherited) {
        const value = process.env[name];
        if (value !== undefined)
            env[name] = value;
    }
    return env;
}

// EXTERNAL MODULE: ./lib/adapters/git/error.js
var error = __webpack_require__(40297);
// EXTERNAL MODULE: ./lib/core/repository.js
var repository = __webpack_require__(91203);
;// CONCATENATED MODULE: ./lib/adapters/git/settings.js

/**
 * Settings that win over those in a repository's own config file. Git runs in our own bare repositories nearly always,
 * where there is nothing to win over; in a user's repository each of these names a program that would be run, or
 * would make a reading command write.
 */
const hardening = [
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.untrackedCache', 'false'],
    ['core.splitIndex', 'false'],
    ['credential.helper', ''],
    ['diff.external', ''],
    ['log.showSignature', 'false'],
    ['submodule.recurse', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    // Files above it are binary to a diff.
    ['core.bigFileThreshold', String(repository/* maxFileBytes */.e)],
    // A redirect would carry the token's header to another host.
    ['http.followRedirects', 'false'],
];
/**
 * Settings as environment (git 2.31 and later). In arguments every user of the machine could read a token, and a key
 * with `=` in it would be taken for another one; in a file it would lie on disk.
 */
function settingsEnvironment(settings) {
    const all = [...hardening, ...settings];
    const env = { GIT_CONFIG_COUNT: String(all.length) };
    all.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return env;
}

;// CONCATENATED MODULE: ./lib/adapters/git/run.js




/** Local commands answer in seconds; one that does not within this time hangs. */
const defaultTimeout = 120_000;
/** Far above any list of names or objects. */
const defaultMaxBytes = 256 * 1024 * 1024;
/** What is kept of standard error: its end, where git says why. */
const maxStderr = 4_096;
/** Starts git without a shell, with an environment and settings of ours. The caller reads, waits and kills. */
function spawnGit(place, args, beside = {}) {
    const settings = [...(place.settings ?? []), ...(beside.settings ?? [])];
    const child = (0,external_node_child_process_.spawn)('git', ['--no-pager', ...args], {
        cwd: place.dir,
        env: {
            ...gitEnvironment(place.home),
            ...settingsEnvironment(settings),
            ...place.env,
            ...beside.env,
        },
        windowsHide: true,
        // A process group of its own, so that the helpers it starts can be ended with it.
        detached: process.platform !== 'win32',
    });
    // git closes its input early when it refuses; its exit status tells that better than EPIPE.
    child.stdin.on('error', () => { });
    return child;
}
/**
 * Runs git to its end. Throws a {@link GitError} when it cannot be started, fails, is cancelled, takes too long or
 * says too much.
 */
async function runGit(place, args, options = {}) {
    options.signal?.throwIfAborted();
    const child = spawnGit(place, args, options);
    const stderr = keepEnd(child);
    const bounds = watch(child, options);
    const out = [];
    child.stdout.on('data', (chunk) => {
        if (bounds.takes(chunk.length))
            out.push(chunk);
    });
    child.stdin.end(options.input ?? '');
    const fail = (ending, why, cause) => new error/* GitError */.X(args, place.dir, ending, { why, stderr: stderr(), cause });
    try {
        const code = await exitOf(child);
        const stopped = bounds.stopped();
        if (stopped !== null)
            throw fail(...stopped);
        if (code === null || !(options.allow ?? [0]).includes(code)) {
            throw fail('failed', `failed (exit ${code})`);
        }
        return { code, stdout: Buffer.concat(out) };
    }
    catch (cause) {
        if (cause instanceof error/* GitError */.X)
            throw cause;
        throw fail('not-started', `could not be started (${cause}): is git installed?`, cause);
    }
    finally {
        bounds.end();
    }
}
/** The same for short answers: standard output without the line feed at its end. */
async function askGit(place, args, options = {}) {
    return (await runGit(place, args, options)).stdout.toString().replace(/\n$/, '');
}
/** Ends git and the helpers it started: one that waits for the network would outlive it and hold our pipes open. */
function killGit(child) {
    if (child.pid === undefined || child.exitCode !== null)
        return;
    try {
        if (process.platform === 'win32')
            child.kill();
        else
            process.kill(-child.pid);
    }
    catch (error) {
        if (error.code !== 'ESRCH')
            throw error;
    }
}
/** Reads standard error all the time and answers its end when asked. */
function keepEnd(child) {
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = (stderr + chunk.toString()).slice(-maxStderr);
    });
    return () => stderr;
}
/** Kills the child at the first bound it breaks, and remembers which. */
function watch(child, options) {
    const { signal, timeout = defaultTimeout, maxBytes = defaultMaxBytes } = options;
    let size = 0;
    let stopped = null;
    const stop = (ending, why) => {
        stopped ??= [ending, why];
        killGit(child);
    };
    const late = () => stop('timeout', `was stopped: not done after ${timeout / 1000} s`);
    const cancel = () => stop('cancelled', 'was cancelled');
    const timer = setTimeout(late, timeout);
    signal?.addEventListener('abort', cancel);
    return {
        takes(bytes) {
            size += bytes;
            if (size > maxBytes)
                stop('too-much-output', `was stopped: over ${maxBytes} bytes of output`);
            return size <= maxBytes;
        },
        stopped: () => stopped,
        end() {
            clearTimeout(timer);
            signal?.removeEventListener('abort', cancel);
        },
    };
}
/** The exit status; null when a signal ended it. Rejects when it could not be started. */
function exitOf(child) {
    return new Promise((resolve, reject) => {
        child.on('close', resolve);
        child.on('error', reject);
    });
}


/***/ }),

/***/ 49597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createScratch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60850);




/**
 * Because the repository is ours, it has no hooks, no filters and no settings but git's own, whatever the repository
 * that the objects come from is configured to run.
 */
async function createScratch(tempDir = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), borrowed = null) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(tempDir, 'skill-review-')));
    const close = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home');
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'repository.git');
    const place = { dir: gitDir, home, env: { GIT_DIR: gitDir } };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(home);
        const format = `--object-format=${borrowed?.format ?? 'sha1'}`;
        const init = ['init', '--quiet', '--bare', '--template=', format, gitDir];
        await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .EO)({ dir: folder, home }, init);
        if (borrowed !== null) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', 'info'), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', 'info', 'alternates'), `${borrowed.objects}\n`);
            if (borrowed.shallow !== null)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(borrowed.shallow, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'shallow'));
        }
        return { place, gitDir, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}


/***/ }),

/***/ 69595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U2: () => (/* binding */ oldestGit),
/* harmony export */   r9: () => (/* binding */ gitVersion),
/* harmony export */   tW: () => (/* binding */ isOlder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60850);


/** The first that takes settings from the environment (`GIT_CONFIG_COUNT`): neither arguments nor files hold the token. */
const oldestGit = '2.31';
/** git's version as `2.39.5`; null when there is no git to run. */
async function gitVersion() {
    try {
        const said = await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)({ dir: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), home: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)() }, ['version']);
        return /\d+(\.\d+)+/.exec(said)?.[0] ?? null;
    }
    catch {
        return null;
    }
}
/** Compares by number: 2.9 is older than 2.30. */
function isOlder(version, than) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    const [wantedMajor = 0, wantedMinor = 0] = than.split('.').map(Number);
    return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}


/***/ }),

/***/ 73606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ abortOnSignals)
/* harmony export */ });
/**
 * The runner cancels with SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL (actions/runner, ProcessInvoker.cs):
 * the first signal aborts what is in flight, so that nothing half is published.
 */
function abortOnSignals(target) {
    const controller = new AbortController();
    const abort = (signal) => controller.abort(new Error(`cancelled by ${signal}`));
    target.once('SIGINT', abort);
    target.once('SIGTERM', abort);
    return controller;
}


/***/ }),

/***/ 13800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ folderSource)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/skills/discover.js
var discover = __webpack_require__(78331);
// EXTERNAL MODULE: ./lib/core/skills/limits.js
var limits = __webpack_require__(30224);
// EXTERNAL MODULE: ./lib/core/skills/paths.js
var paths = __webpack_require__(19602);
;// CONCATENATED MODULE: ./lib/adapters/sources/folderWalk.js






/** Folders below a searched one deeper than any skill's files lie. */
const maxDepth = 12;
/**
 * Lists the files below folders of `top` (a path without links). Links are followed after everything that is really
 * there and one after the other, so that the same tree always gives the same list; each folder is entered once.
 */
class FolderWalk {
    #files = [];
    #diagnostics = [];
    #top;
    #label;
    #entered = new Set();
    #links = [];
    constructor(top, label) {
        this.#top = top;
        this.#label = label;
    }
    /** Adds the file at `path`, or all files below it. */
    async add(path) {
        this.#links.push({ shown: path, disk: (0,external_node_path_.join)(this.#top, ...path.split('/')), depth: 0 });
        while (this.#links.length > 0) {
            const links = this.#links.sort((a, b) => (a.shown < b.shown ? -1 : 1));
            this.#links = [];
            for (const link of links)
                await this.#follow(link);
        }
    }
    listing() {
        if (this.#files.length >= limits/* maxFilesPerSource */.uP)
            this.#report('', `More than ${limits/* maxFilesPerSource */.uP} files; the rest is not looked at.`);
        return { files: this.#files, diagnostics: this.#diagnostics };
    }
    async #follow({ shown, disk, depth }) {
        const real = await (0,promises_.realpath)(disk).catch(() => null);
        if (real === null)
            return;
        if (real !== this.#top && !real.startsWith(this.#top + external_node_path_.sep)) {
            this.#report(shown, 'This link leads out of the folder; it is not followed.');
            return;
        }
        const known = statOf(real);
        if (known?.isFile())
            this.#file({ shown, disk: real, depth });
        if (known?.isDirectory())
            this.#folder({ shown, disk: real, depth });
    }
    #folder({ shown, disk, depth }) {
        if (this.#entered.has(disk) || this.#files.length >= limits/* maxFilesPerSource */.uP)
            return;
        this.#entered.add(disk);
        if (depth > maxDepth) {
            this.#report(shown, 'Folders this deep are not searched.');
            return;
        }
        for (const entry of entriesOf(disk)) {
            const { name } = entry;
            const place = { shown: (0,paths/* join */.fj)(shown, name), disk: (0,external_node_path_.join)(disk, name), depth: depth + 1 };
            if (discover/* ignoredFolders */.YA.has(name))
                continue;
            if (entry.isSymbolicLink())
                this.#links.push(place);
            else if (entry.isDirectory())
                this.#folder(place);
            else if (entry.isFile())
                this.#file(place);
        }
    }
    #file({ shown, disk }) {
        const stamp = stampOf(disk);
        if (stamp !== null && this.#files.length < limits/* maxFilesPerSource */.uP)
            this.#files.push({ path: shown, stamp });
    }
    #report(shown, message) {
        this.#diagnostics.push({ level: 'warning', file: this.#label + shown, line: null, message });
    }
}
/** Time and size of a file, which no edit leaves as they were; null when it is gone. */
function stampOf(path) {
    const known = statOf(path);
    return known === null ? null : `${known.mtimeMs}:${known.size}`;
}
// At once and not through the thread pool, which takes several times as long for thousands of small questions.
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path);
    }
    catch {
        return null;
    }
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/adapters/sources/folder.js




/** Skills out of a folder on disk, such as a working tree or the bundled ones. A file that changes is read again. */
function folderSource(options) {
    const { base, origin, roots, label = '', extra = [] } = options;
    const onDisk = (path) => (0,external_node_path_.join)(base, ...path.split('/'));
    return {
        origin,
        label,
        roots,
        async list() {
            const walk = new FolderWalk(await (0,promises_.realpath)(base), label);
            for (const path of [...roots, ...extra])
                await walk.add(path);
            return walk.listing();
        },
        read: async (path, maxBytes) => readAtOnce(onDisk(path), maxBytes),
        stamp: async (path) => stampOf(onDisk(path)),
    };
}
/** Without the thread pool, whose four visits a file take three times as long as reading thousands of small files. */
function readAtOnce(path, maxBytes) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'r');
    }
    catch {
        return null;
    }
    try {
        const { size } = (0,external_node_fs_.fstatSync)(file);
        if (size > maxBytes)
            return null;
        const bytes = new Uint8Array(size);
        return bytes.subarray(0, (0,external_node_fs_.readSync)(file, bytes, 0, size, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}


/***/ }),

/***/ 15302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readCopy),
/* harmony export */   x: () => (/* binding */ keepCopy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_skills_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86196);



/** The copy kept under its digest; null when there is none, or it was tampered with. */
async function readCopy(folder, sha256) {
    try {
        const stored = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(folder, sha256), 'utf8'));
        const files = new Map(Object.entries(stored.files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
        const snapshot = { version: stored.version, roots: stored.roots, files, leftOut: [] };
        return (0,_core_skills_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshotDigest */ .h)(snapshot) === sha256 ? snapshot : null;
    }
    catch {
        return null;
    }
}
/** Keeps a copy. A cache that cannot be written costs nothing but the copy. */
async function keepCopy(folder, snapshot) {
    const { version, roots } = snapshot;
    const files = Object.fromEntries([...snapshot.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]));
    const target = fileOf(folder, (0,_core_skills_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshotDigest */ .h)(snapshot));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        // Two runs may write at once; a reader must never meet half a file.
        const written = `${target}.${process.pid}`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(written, JSON.stringify({ version, roots, files }));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(written, target);
    }
    catch {
        // Read-only or full: the next run fetches again.
    }
}
const fileOf = (folder, sha256) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${sha256}.json`);


/***/ }),

/***/ 28878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ openSources),
  p: () => (/* binding */ openVersion)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/skills/guidelines.js
var skills_guidelines = __webpack_require__(17419);
// EXTERNAL MODULE: ./lib/core/skills/lock.js
var lock = __webpack_require__(88975);
// EXTERNAL MODULE: ./lib/core/skills/sourceSpec.js
var sourceSpec = __webpack_require__(70342);
// EXTERNAL MODULE: ./lib/adapters/sources/folder.js + 1 modules
var sources_folder = __webpack_require__(13800);
// EXTERNAL MODULE: ./lib/adapters/sources/remote.js + 3 modules
var remote = __webpack_require__(72410);
// EXTERNAL MODULE: ./lib/core/skills/paths.js
var paths = __webpack_require__(19602);
;// CONCATENATED MODULE: ./lib/adapters/sources/linkedTree.js

const linkedTree_link = '120000';
const submodule = '160000';
/** Links followed in one listing; a tree with more is not a folder of skills. */
const maxLinks = 200;
/**
 * Files of a commit, with the symbolic links among them followed inside the tree and each target once. Links that
 * leave the tree or lead back to a folder that holds them are reported and left.
 */
class LinkedTree {
    #repository;
    #commit;
    #report;
    #followed = new Set();
    constructor(repository, commit, report) {
        this.#repository = repository;
        this.#commit = commit;
        this.#report = report;
    }
    /** All files at or below `path`, by the path they are shown under. */
    async below(path) {
        const found = new Map();
        await this.#collect(path, path, found);
        return found;
    }
    async #collect(shown, real, found) {
        const entries = await this.#repository.list(this.#commit, real);
        if (entries.length === 0) {
            const leads = await this.#throughLinkedFolder(real);
            if (leads !== null)
                await this.#collect(shown, leads, found);
            return;
        }
        const start = real === '' ? 0 : real.length + 1;
        for (const entry of entries) {
            const path = entry.path === real ? shown : (0,paths/* join */.fj)(shown, entry.path.slice(start));
            if (entry.mode === linkedTree_link)
                await this.#follow(path, entry, found);
            else if (entry.mode !== submodule)
                found.set(path, { path: entry.path, oid: entry.oid });
        }
    }
    async #follow(shown, entry, found) {
        const real = await this.#target(entry.path);
        if (real === null)
            this.#report(shown, 'This link leads out of the repository; it is not followed.');
        else if ((0,paths/* isBelow */.Yw)(entry.path, real))
            this.#report(shown, 'This link leads to a folder that holds it; it is not followed.');
        else if (this.#followed.size === maxLinks)
            this.#report(shown, `More than ${maxLinks} links; this one is not followed.`);
        else if (!this.#followed.has(real)) {
            this.#followed.add(real);
            await this.#collect(shown, real, found);
        }
    }
    /** `path` with the first folder on its way that is a link replaced by what it names; null when none is. */
    async #throughLinkedFolder(path) {
        for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
            const folder = path.slice(0, end);
            const [first] = await this.#repository.list(this.#commit, folder);
            if (first?.path !== folder || first.mode !== linkedTree_link || this.#followed.has(path))
                continue;
            this.#followed.add(path);
            const leads = await this.#target(folder);
            return leads === null ? null : (0,paths/* join */.fj)(leads, path.slice(end + 1));
        }
        return null;
    }
    /** What the link at `path` names; null when that is outside the tree. */
    async #target(path) {
        const bytes = await this.#repository.read(this.#commit, path);
        const text = new TextDecoder().decode(bytes ?? new Uint8Array()).trim();
        return (0,paths/* resolveInside */.LI)('', (0,paths/* folderOf */.yS)(path), text);
    }
}

;// CONCATENATED MODULE: ./lib/adapters/sources/repository.js

/**
 * Skills out of git objects at one commit. Symbolic links inside the tree are followed, once each, by looking up what
 * they name in the same tree; the file system has no part in it, so nothing outside can be reached.
 */
function repositorySource(options) {
    const { repository, commit, origin, roots, label = '', extra = [] } = options;
    /** Listed path to where its blob lies and what it is. */
    const blobs = new Map();
    return {
        origin,
        label,
        roots,
        async list() {
            const diagnostics = [];
            const tree = new LinkedTree(repository, commit, (path, message) => diagnostics.push({ level: 'warning', file: label + path, line: null, message }));
            for (const path of [...roots, ...extra])
                for (const [shown, blob] of await tree.below(path))
                    blobs.set(shown, blob);
            const files = [...blobs].map(([path, { oid }]) => ({ path, stamp: oid }));
            return { files, diagnostics };
        },
        async read(path, maxBytes) {
            const blob = blobs.get(path);
            const bytes = blob === undefined ? null : await repository.read(commit, blob.path);
            return bytes !== null && bytes.length <= maxBytes ? bytes : null;
        },
        stamp: async (path) => blobs.get(path)?.oid ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/adapters/sources/open.js







/**
 * Opens every source of a run, in order of precedence: the repository's folders, those configured, guideline files,
 * the bundled ones. What cannot be opened is left out with a diagnostic.
 */
async function openSources(place, plan) {
    const own = openOwn(place, 'repository', plan.searched);
    const guidelines = openOwn(place, 'guideline', [], skills_guidelines/* guidelinePaths */.xp);
    const bundled = (0,sources_folder/* folderSource */.W)({
        base: (0,external_node_path_.join)(plan.root, 'skills'),
        origin: 'bundled',
        label: 'bundled:',
        roots: [''],
    });
    const extra = await openExtra(place, plan);
    return {
        sources: [own, ...extra.sources, guidelines, ...(plan.builtin ? [bundled] : [])],
        diagnostics: extra.diagnostics,
    };
}
/** The repository's skills as they were at another commit, for pinned and shown versions. */
const openVersion = (repository, commit, ref, searched) => repositorySource({ repository, commit, origin: 'repository', label: `${ref}:`, roots: searched });
function openOwn(place, origin, roots, extra = []) {
    if (place.kind === 'commit')
        return repositorySource({ ...place, origin, roots, extra });
    return (0,sources_folder/* folderSource */.W)({ base: place.folder, origin, roots, extra });
}
async function openExtra(place, plan) {
    const read = (0,lock/* parseLock */.PG)(await lockText(place));
    const problems = read.ok
        ? []
        : [{ level: 'error', file: lock/* lockPath */.HZ, line: null, message: read.problem }];
    const opened = await Promise.all(plan.extra.map(async (line) => {
        const parsed = (0,sourceSpec/* parseSource */.P)(line);
        if (!parsed.ok) {
            const message = parsed.problem;
            return { source: null, diagnostics: [{ level: 'error', file: line, line: null, message }] };
        }
        if (parsed.spec.kind === 'folder')
            return openFolder(place, parsed.spec.path);
        // With a damaged lock nothing remote can be told to be what was agreed to.
        if (!read.ok)
            return { source: null, diagnostics: [] };
        const access = { ...plan.remote, searched: plan.searched };
        return (0,remote/* openRemote */.d)(parsed.spec, read.lock.get(parsed.spec.text) ?? null, access);
    }));
    return {
        sources: opened.flatMap(({ source }) => source ?? []),
        diagnostics: [...problems, ...opened.flatMap(({ diagnostics }) => diagnostics)],
    };
}
/** A configured folder: of the repository, or on disk anywhere when a person runs this on their own machine. */
function openFolder(place, path) {
    const isOutside = (0,external_node_path_.isAbsolute)(path) || path.split('/').includes('..');
    if (!isOutside)
        return { source: openOwn(place, 'folder', [path]), diagnostics: [] };
    if (place.kind === 'commit') {
        const message = `It lies outside the repository and is not read. Name a folder of it, or owner/repo@ref.`;
        return { source: null, diagnostics: [{ level: 'error', file: path, line: null, message }] };
    }
    const folder = (0,external_node_path_.resolve)(place.folder, path);
    const base = (0,external_node_path_.dirname)(folder);
    const source = (0,sources_folder/* folderSource */.W)({
        base,
        origin: 'folder',
        label: `${base}/`,
        roots: [(0,external_node_path_.basename)(folder)],
    });
    return { source, diagnostics: [] };
}
async function lockText(place) {
    const source = place.kind === 'commit'
        ? await place.repository.read(place.commit, lock/* lockPath */.HZ)
        : await (0,sources_folder/* folderSource */.W)({ base: place.folder, origin: 'folder', roots: [] }).read(lock/* lockPath */.HZ, 1e6);
    return source === null ? null : new TextDecoder().decode(source);
}


/***/ }),

/***/ 72410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ fetchRemote),
  d: () => (/* binding */ openRemote)
});

// EXTERNAL MODULE: ./lib/core/skills/snapshot.js
var skills_snapshot = __webpack_require__(86196);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
// EXTERNAL MODULE: ./lib/core/skills/limits.js
var limits = __webpack_require__(30224);
// EXTERNAL MODULE: ./lib/core/skills/paths.js
var paths = __webpack_require__(19602);
// EXTERNAL MODULE: ./lib/adapters/sources/request.js
var request = __webpack_require__(54432);
;// CONCATENATED MODULE: ./lib/adapters/sources/github.js




/** A repository's archive above this is no collection of skills. */
const maxArchiveBytes = 50 * 1024 * 1024;
/** Files kept of it, in all. */
const maxKeptBytes = 20 * 1024 * 1024;
/**
 * Fetches another repository's files at a ref, in two requests: what commit it is, then that commit's archive.
 * `version`, from the lock, stands in for the ref, so that a tag that was moved changes nothing.
 */
async function fetchGitHub(spec, version, searched, access) {
    const commit = version ?? (await commitOf(spec, access));
    const url = `${access.apiUrl}/repos/${spec.repository}/zipball/${commit}`;
    const archive = await (0,request/* get */.Jt)(access.fetch, url, maxArchiveBytes, headers(access));
    if (archive === null)
        throw notFound(spec, `commit ${commit}`);
    const names = listArchive(archive, url);
    const roots = spec.path === '' ? rootsAmong(names, searched) : [spec.path];
    return { version: commit, files: unpack(archive, roots, spec), roots, leftOut: [] };
}
async function commitOf(spec, access) {
    const ref = spec.ref.split('/').map(encodeURIComponent).join('/');
    const url = `${access.apiUrl}/repos/${spec.repository}/commits/${ref}`;
    const accept = { ...headers(access), accept: 'application/vnd.github.sha' };
    const answer = await (0,request/* get */.Jt)(access.fetch, url, 1_000, accept);
    const commit = answer === null ? '' : new TextDecoder().decode(answer).trim();
    if (!/^[0-9a-f]{40,64}$/.test(commit))
        throw notFound(spec, `ref ${spec.ref}`);
    return commit;
}
/** Paths in the archive, without the folder that GitHub puts around them. */
function listArchive(archive, url) {
    const names = [];
    try {
        (0,esm/* unzipSync */.AO)(archive, {
            filter: ({ name }) => {
                names.push(inner(name));
                return false;
            },
        });
    }
    catch (error) {
        throw new request/* SourceError */.c8(`${url} did not answer a zip archive`, { cause: error });
    }
    return names;
}
const inner = (name) => name.slice(name.indexOf('/') + 1);
/** The folders a repository of its own kind would be searched in; all of it where it has none of them. */
function rootsAmong(names, searched) {
    const found = searched.filter((folder) => names.some((name) => (0,paths/* isBelow */.Yw)(name, folder)));
    return found.length > 0 ? found : [''];
}
function unpack(archive, roots, spec) {
    let bytes = 0;
    let files = 0;
    const unzipped = (0,esm/* unzipSync */.AO)(archive, {
        filter: ({ name, originalSize }) => {
            if (name.endsWith('/') || originalSize > limits/* maxSkillBytes */.BS)
                return false;
            if (!roots.some((root) => (0,paths/* isBelow */.Yw)(inner(name), root)))
                return false;
            bytes += originalSize;
            files += 1;
            if (bytes > maxKeptBytes || files > limits/* maxFilesPerSource */.uP)
                throw new request/* SourceError */.c8(`${spec.text} holds more than ${maxKeptBytes} bytes or ${limits/* maxFilesPerSource */.uP} files. Name the folder of its skills: ${spec.repository}@${spec.ref}:path`);
            return true;
        },
    });
    return new Map(Object.entries(unzipped).map(([name, content]) => [inner(name), content]));
}
const headers = ({ token }) => ({
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': 'skill-review',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});
const notFound = (spec, what) => new request/* SourceError */.c8(`${spec.repository} has no ${what}, or the token may not read it. A private repository needs a token with \`contents: read\` on it`);

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/core/skills/readSkill.js
var readSkill = __webpack_require__(22431);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./lib/adapters/sources/indexFormats.js


const named = schemas/* union */.KCZ([
    schemas/* string */.YjP().transform((name) => ({ name })),
    schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        /** Agent Skills Discovery 0.2: the address of the `SKILL.md`, relative to the index. */
        url: schemas/* string */.YjP().optional(),
        type: schemas/* string */.YjP().optional(),
        digest: schemas/* string */.YjP().optional(),
        /** Agent Skills Discovery 0.1: files below the skill's folder. */
        files: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
]);
const schema = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ version: coerce/* string */.Yj().default(''), skills: schemas/* array */.YOg(named) }),
    schemas/* array */.YOg(named).transform((skills) => ({ version: '', skills })),
]);
/**
 * Reads the answers of the three kinds of index: a plain list of names (`GET /skills`, the text then at `/skills/NAME`),
 * and the well-known agent-skills index in its versions 0.1 (files) and 0.2 (addresses with digests). null for none.
 */
function readIndex(answer, url) {
    const parsed = schema.safeParse(answer);
    if (!parsed.success)
        return null;
    const isText = (skill) => !('type' in skill) || (skill.type ?? 'skill-md') === 'skill-md';
    const { version, skills } = parsed.data;
    return {
        version,
        files: skills.filter(isText).flatMap((skill) => filesOf(skill, url)),
        leftOut: skills
            .filter((skill) => !isText(skill))
            .map(({ name }) => `\`${name}\` is offered as an archive, which is not read.`),
    };
}
function filesOf(skill, index) {
    const folder = index.replace(/\/index\.json$/, '');
    const name = encodeURIComponent(skill.name);
    if ('files' in skill && skill.files !== undefined)
        return skill.files.map((file) => ({
            path: `${skill.name}/${file}`,
            url: `${folder}/${name}/${file.split('/').map(encodeURIComponent).join('/')}`,
            sha256: null,
        }));
    const path = `${skill.name}/SKILL.md`;
    if ('url' in skill && skill.url !== undefined)
        return [{ path, url: addressOf(skill.url, index), sha256: digestOf(skill.digest) }];
    return [
        {
            path,
            url: `${folder}/${name}`,
            sha256: digestOf('digest' in skill ? skill.digest : undefined),
        },
    ];
}
/** Where an entry's text is: over https, or on the server of the index itself. */
function addressOf(written, index) {
    const url = new URL(written, index);
    if (url.protocol === 'https:' || url.origin === new URL(index).origin)
        return url.href;
    throw new request/* SourceError */.c8(`${index} leads to ${url.href}, which is not https`);
}
const digestOf = (digest) => /^sha256:([0-9a-f]{64})$/i.exec(digest ?? '')?.[1]?.toLowerCase() ?? null;

;// CONCATENATED MODULE: ./lib/adapters/sources/httpIndex.js






const maxIndexBytes = 5 * 1024 * 1024;
const parallelRequests = 8;
/** Where an index may lie below the configured address, in the order it is looked for. */
const places = ['/skills', '/.well-known/agent-skills/index.json', '/.well-known/skills/index.json'];
/** Fetches all skills that an HTTP server lists. A digest in the index that a file does not have is refused. */
async function fetchIndex(address, fetch) {
    const index = await findIndex(address, fetch);
    if (index.files.length > limits/* maxFilesPerSource */.uP)
        throw new request/* SourceError */.c8(`${address} lists more than ${limits/* maxFilesPerSource */.uP} files`);
    const limit = (0,p_limit/* default */.A)(parallelRequests);
    const files = await limit.map([...index.files], async (file) => {
        const bytes = await fetchFile(file, fetch);
        return [safePath(file), bytes];
    });
    return { version: index.version, files: new Map(files), roots: [''], leftOut: index.leftOut };
}
async function findIndex(address, fetch) {
    const tried = address.endsWith('.json') ? [address] : places.map((place) => address + place);
    for (const url of tried) {
        const answer = await (0,request/* getJson */.Tt)(fetch, url, maxIndexBytes);
        if (answer === null)
            continue;
        const index = readIndex(answer, url);
        if (index !== null)
            return index;
        throw new request/* SourceError */.c8(`${url} is no list of skills: it has no \`skills\` with names`);
    }
    throw new request/* SourceError */.c8(`There is no list of skills at ${tried.join(' or ')}`);
}
async function fetchFile(file, fetch) {
    const bytes = await (0,request/* get */.Jt)(fetch, file.url, limits/* maxSkillBytes */.BS, { accept: 'text/markdown, */*' });
    if (bytes === null)
        throw new request/* SourceError */.c8(`${file.url} is listed and not there`);
    if (file.sha256 !== null && file.sha256 !== (0,readSkill/* skillHash */.C)(bytes))
        throw new request/* SourceError */.c8(`${file.url} does not have the digest its index gives for it`);
    return unwrap(bytes);
}
/** `GET /skills/NAME` may answer the Markdown itself or JSON that holds it. */
function unwrap(bytes) {
    if (bytes[0] !== 0x7b)
        return bytes;
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        const content = value instanceof Object && 'content' in value ? value.content : null;
        return typeof content === 'string' ? new TextEncoder().encode(content) : bytes;
    }
    catch {
        return bytes;
    }
}
function safePath({ path, url }) {
    const safe = (0,paths/* resolveInside */.LI)('', '', path);
    if (safe === null)
        throw new request/* SourceError */.c8(`${url} is listed under the path \`${path}\``);
    return safe;
}

// EXTERNAL MODULE: ./lib/adapters/sources/lockedCopy.js
var lockedCopy = __webpack_require__(15302);
;// CONCATENATED MODULE: ./lib/adapters/sources/remote.js





/**
 * Opens a remote source as it was locked. Other content than the locked is refused; a source that gives none is
 * replaced by the copy kept of what was locked. One that was never locked is used, with a warning.
 */
async function openRemote(spec, locked, access) {
    const report = (level, message) => [
        { level, file: spec.text, line: null, message },
    ];
    const opened = (snapshot, diagnostics = []) => ({
        source: (0,skills_snapshot/* snapshotSource */.S)(snapshot, spec.kind, labelOf(spec)),
        diagnostics,
    });
    const fetched = await fetchRemote(spec, locked?.version || null, access).catch(toSourceError);
    if (fetched instanceof request/* SourceError */.c8) {
        const copy = await remote_lockedCopy(locked, access);
        return copy === null
            ? {
                source: null,
                diagnostics: report('error', `Its skills are missing: ${fetched.message}.`),
            }
            : opened(copy, report('warning', `${fetched.message}; the locked copy is used instead.`));
    }
    if (locked === null)
        return opened(fetched, isFixed(spec) ? [] : report('warning', unpinned(spec)));
    if ((0,skills_snapshot/* snapshotDigest */.h)(fetched) !== locked.sha256)
        return { source: null, diagnostics: report('error', mismatch(spec)) };
    if (access.cacheFolder !== null)
        await (0,lockedCopy/* keepCopy */.x)(access.cacheFolder, fetched);
    return opened(fetched);
}
/** All files of a remote source: at `version` where the source has versions, as they are now for null. */
const fetchRemote = (spec, version, access) => spec.kind === 'github'
    ? fetchGitHub(spec, version, access.searched, access)
    : fetchIndex(spec.url, access.fetch);
async function remote_lockedCopy(locked, { cacheFolder }) {
    return locked === null || cacheFolder === null ? null : (0,lockedCopy/* readCopy */.K)(cacheFolder, locked.sha256);
}
function toSourceError(error) {
    if (error instanceof request/* SourceError */.c8)
        return error;
    throw error;
}
const labelOf = (spec) => spec.kind === 'github' ? `${spec.repository}@${spec.ref}:` : `${spec.url}/`;
/** A full commit name cannot come to mean something else. */
const isFixed = (spec) => spec.kind === 'github' && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(spec.ref);
const unpinned = (spec) => `It is not locked, so its owner can change how you are reviewed. Run \`skill-review skills add ${spec.text}\` and commit the lock file.`;
const mismatch = (spec) => `Its files differ from what .skills.lock.json holds, so none is used. Look at what changed, then run \`skill-review skills add ${spec.text}\` again.`;


/***/ }),

/***/ 54432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   Tt: () => (/* binding */ getJson),
/* harmony export */   c8: () => (/* binding */ SourceError)
/* harmony export */ });
/** Milliseconds a source may take for one answer; a review does not wait longer for skills. */
const patience = 20_000;
/** Why a remote source gave nothing, as a clause for a person. */
class SourceError extends Error {
    name = 'SourceError';
}
/** GETs `url`; null for 404. At most `maxBytes` are read, whatever the server says of its length. */
async function get(fetch, url, maxBytes, headers = {}) {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch((error) => {
        throw new SourceError(`${url} did not answer: ${reasonOf(error)}`, { cause: error });
    });
    if (response.status === 404) {
        await response.body?.cancel();
        return null;
    }
    if (!response.ok) {
        await response.body?.cancel();
        throw new SourceError(`${url} answered ${response.status} ${response.statusText}`);
    }
    return readBounded(response, url, maxBytes);
}
async function getJson(fetch, url, maxBytes) {
    const bytes = await get(fetch, url, maxBytes, { accept: 'application/json' });
    if (bytes === null)
        return null;
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch (error) {
        throw new SourceError(`${url} did not answer JSON: ${reasonOf(error)}`, { cause: error });
    }
}
async function readBounded(response, url, maxBytes) {
    const parts = [];
    let length = 0;
    const reader = response.body?.getReader();
    try {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
            length += part.value.length;
            if (length > maxBytes)
                throw new SourceError(`${url} sent more than ${maxBytes} bytes`);
            parts.push(part.value);
        }
    }
    catch (error) {
        await reader?.cancel().catch(() => undefined);
        if (error instanceof SourceError)
            throw error;
        throw new SourceError(`${url} broke off: ${reasonOf(error)}`, { cause: error });
    }
    return Buffer.concat(parts);
}
/** A failed request's message with the one beneath it, where `fetch` hides what happened. */
function reasonOf(error) {
    const { message = String(error), cause } = (error ?? {});
    const inner = cause?.message ?? '';
    return inner === '' ? message : `${message} (${inner})`;
}


/***/ }),

/***/ 96501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openTelemetry)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/adapters/telemetry/otlpJson.js
/** Spans as OTLP's JSON encoding: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const toOtlp = (resource, spans) => ({
    resourceSpans: [
        {
            resource: { attributes: toAttributes(resource) },
            scopeSpans: [...spans].map(([scope, ofScope]) => ({ scope, spans: ofScope.map(toSpan) })),
        },
    ],
});
/** OTLP counts the kinds from 1, the API from 0. */
const toSpan = (span) => ({
    traceId: span.spanContext().traceId,
    spanId: span.spanContext().spanId,
    name: span.name,
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.start),
    endTimeUnixNano: nanoseconds(span.finish ?? span.start),
    attributes: toAttributes(span.attributes),
    events: span.events.map(({ name, time }) => ({ name, timeUnixNano: nanoseconds(time) })),
    status: span.status,
});
const nanoseconds = (milliseconds) => `${milliseconds}000000`;
const toAttributes = (attributes) => Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({ key, value: toValue(value) }));
function toValue(value) {
    if (Array.isArray(value))
        return { arrayValue: { values: value.map(toValue) } };
    switch (typeof value) {
        case 'boolean':
            return { boolValue: value };
        case 'number':
            return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
        default:
            return { stringValue: String(value) };
    }
}

;// CONCATENATED MODULE: ./lib/adapters/telemetry/recordedSpan.js

const SAMPLED = 1;
/** One span as OpenTelemetry's API wants it, kept until it is sent. */
class RecordedSpan {
    name;
    kind;
    attributes;
    events = [];
    start = Date.now();
    /** Milliseconds since the epoch; null while it runs. */
    finish = null;
    status = { code: 0 };
    #traceId;
    #spanId = (0,external_node_crypto_.randomBytes)(8).toString('hex');
    #onEnd;
    constructor(name, { kind = 0, attributes = {} }, traceId, onEnd) {
        this.name = name;
        this.kind = kind;
        this.attributes = { ...attributes };
        this.#traceId = traceId;
        this.#onEnd = onEnd;
    }
    spanContext() {
        return { traceId: this.#traceId, spanId: this.#spanId, traceFlags: SAMPLED };
    }
    setAttribute(key, value) {
        this.attributes[key] = value;
        return this;
    }
    setAttributes(attributes) {
        Object.assign(this.attributes, attributes);
        return this;
    }
    addEvent(name) {
        this.events.push({ name, time: Date.now() });
        return this;
    }
    /** A run is one trace, so nothing in it links to another. */
    addLink() {
        return this;
    }
    addLinks() {
        return this;
    }
    setStatus(status) {
        this.status = status;
        return this;
    }
    updateName(name) {
        this.name = name;
        return this;
    }
    recordException() {
        this.addEvent('exception');
    }
    isRecording() {
        return this.finish === null;
    }
    end() {
        if (this.finish !== null)
            return;
        this.finish = Date.now();
        this.#onEnd(this);
    }
}

;// CONCATENATED MODULE: ./lib/adapters/telemetry/telemetry.js



const TIMEOUT = 5_000;
/**
 * The spans of a run, sent to the OTLP endpoint that OpenTelemetry's standard variables name; null where they name
 * none. A run has a few dozen spans, so they are kept and sent once, as JSON, which every OTLP/HTTP receiver takes.
 */
function openTelemetry(env, log) {
    const url = endpointIn(env);
    return url === null ? null : recordFor(url, env, log);
}
function recordFor(url, env, log) {
    const traceId = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    const ended = new Map();
    function getTracer(name, version) {
        const spans = [];
        const keep = (span) => {
            ended.set(scope, spans);
            spans.push(span);
        };
        const scope = { name, version };
        return {
            startSpan: (spanName, options = {}) => new RecordedSpan(spanName, options, traceId, keep),
            startActiveSpan: () => {
                throw new Error('Spans of the model are started by its client.');
            },
        };
    }
    async function flush() {
        if (ended.size === 0)
            return;
        const body = JSON.stringify(toOtlp(resourceIn(env), ended));
        ended.clear();
        try {
            const headers = { ...headersIn(env), 'content-type': 'application/json' };
            const signal = AbortSignal.timeout(TIMEOUT);
            const response = await fetch(url, { method: 'POST', headers, body, signal });
            if (!response.ok)
                throw new Error(`it answered ${response.status}`);
        }
        catch (error) {
            log.info(`The telemetry was not delivered to ${new URL(url).host}: ${String(error)}`);
        }
    }
    return { tracerProvider: { getTracer }, flush };
}
function endpointIn(env) {
    const isOff = env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none';
    const whole = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
    const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    const url = whole || (base && `${base.replace(/\/+$/, '')}/v1/traces`);
    return !isOff && url && URL.canParse(url) ? url : null;
}
const headersIn = (env) => pairs(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS'] ?? env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '');
const resourceIn = (env) => ({
    'service.name': 'skill-review',
    ...pairs(env['OTEL_RESOURCE_ATTRIBUTES'] ?? ''),
    ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
});
/** `key=value,key=value`, the values percent-encoded. */
const pairs = (text) => Object.fromEntries(text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())]];
}));
function decode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 67239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ prefixHash),
/* harmony export */   d5: () => (/* binding */ withBreakpoints),
/* harmony export */   k7: () => (/* binding */ primingRequest)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65108);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42565);


const MARK = { type: 'ephemeral' };
/**
 * Marks where the API shall cache: at most four places, as many as it takes.
 *
 * 1. the end of the system prompt: shared by all pull requests on the same base commit;
 * 2. the first block of the first message when more follow: the change, shared by all questions about it;
 * 3. and 4. the ends of the last two user messages. The API looks back only 20 blocks from a mark for what it has
 *    cached, and one turn with many tool calls is longer than that; so the end of the previous request, which was
 *    cached as a whole, is marked again.
 */
function withBreakpoints(request) {
    const userTurns = request.messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
    const rolling = new Set(userTurns.slice(-2));
    const messages = request.messages.map((message, index) => {
        const ends = rolling.has(index) ? [message.content.length - 1] : [];
        const shared = index === 0 && message.content.length > 1 ? [0] : [];
        return ends.length + shared.length === 0 ? message : marked(message, [...shared, ...ends]);
    });
    const lastSystem = request.system.length - 1;
    const system = request.system.map((block, index) => index === lastSystem ? { ...block, cache_control: MARK } : block);
    return { ...request, system, messages };
}
const marked = (message, places) => ({
    ...message,
    content: message.content.map((block, index) => (places.includes(index) ? { ...block, cache_control: MARK } : block)),
});
/**
 * Fills the cache with the prefix and what all questions share, and answers nothing: sent once before conversations
 * start side by side, because a request cannot read what another one is still writing.
 */
const primingRequest = (prefix, shared, effort) => ({
    ...prefix,
    messages: [{ role: 'user', content: [shared] }],
    max_tokens: 0,
    effort,
    format: null,
});
/** sha256 (hex) over the static prompt: equal for every pull request on the same base commit, or caching is broken. */
const prefixHash = ({ system, tools }) => (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesToHex */ .My)((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8ToBytes */ .AI)(JSON.stringify({ tools, system }))));


/***/ }),

/***/ 74787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ ESTIMATE_ERROR),
/* harmony export */   _E: () => (/* binding */ estimateRequest),
/* harmony export */   bP: () => (/* binding */ estimateTokens),
/* harmony export */   zb: () => (/* binding */ estimateJson)
/* harmony export */ });
/**
 * Bytes of UTF-8 a token, about, in code and English. No tokenizer is public; current models count up to a third more,
 * so a size near a limit is confirmed by the API ({@link ESTIMATE_ERROR}).
 */
const BYTES_PER_TOKEN = 3.6;
/** What a real count may be of the estimate, at most. */
const ESTIMATE_ERROR = 1.4;
const encoder = new TextEncoder();
const estimateTokens = (text) => Math.ceil(encoder.encode(text).length / BYTES_PER_TOKEN);
/** Blocks, tools, schemas: whatever is sent as JSON. */
const estimateJson = (value) => estimateTokens(JSON.stringify(value));
/** All input tokens of a request. */
const estimateRequest = (request) => [...request.tools, ...request.system, ...request.messages.flatMap((message) => message.content)]
    .map(estimateJson)
    .reduce((sum, tokens) => sum + tokens, 0);


/***/ }),

/***/ 85665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   QX: () => (/* binding */ UNPARSED_INPUT),
/* harmony export */   sK: () => (/* binding */ isToolUse)
/* harmony export */ });
/**
 * The one key of a tool call's input that was not JSON; its value is the text that came. The call goes back to the
 * API like this (it wants an object), and the model is told to repeat it.
 */
const UNPARSED_INPUT = 'not_json';
const isToolUse = (block) => block.type === 'tool_use';
const isText = (block) => block.type === 'text';


/***/ }),

/***/ 2436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ ModelError)
/* harmony export */ });
class ModelError extends Error {
    name = 'ModelError';
    fault;
    advice;
    /** What attempts that failed after being billed have used. */
    usage;
    constructor(fault, message, advice, options = {}) {
        super(message, { cause: options.cause });
        this.fault = fault;
        this.advice = advice;
        this.usage = options.usage ?? null;
    }
}


/***/ }),

/***/ 43083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ retirementNotice),
/* harmony export */   X: () => (/* binding */ knownFacts)
/* harmony export */ });
const FIVE_LEVELS = ['low', 'medium', 'high', 'xhigh', 'max'];
const LARGE = { contextWindow: 1_000_000, maxOutput: 128_000, efforts: FIVE_LEVELS };
const OLDER = { contextWindow: 200_000, maxOutput: 64_000, efforts: [], minCacheable: 4096 };
const FOUR_LEVELS = ['low', 'medium', 'high', 'max'];
/** Cache writes cost 1.25 times the input price for five minutes and twice it for an hour, on every model. */
const price = (input, output, cacheRead) => ({
    input,
    output,
    cache_write_5m: input * 1.25,
    cache_write_1h: input * 2,
    cache_read: cacheRead,
});
const HAIKU_5_5 = {
    ...price(0.1, 0.5, 0.01),
    long_prompt: { over_prompt_tokens: 100_000, ...price(0.5, 2.5, 0.05) },
};
const table = {
    'claude-fable-5-2': { ...LARGE, minCacheable: 512, price: price(8, 40, 0.2) },
    'claude-fable-5-1': { ...LARGE, minCacheable: 512, price: price(10, 50, 0.25) },
    'claude-fable-5': { ...LARGE, minCacheable: 512, price: price(10, 50, 1) },
    'claude-mythos-5-2': { ...LARGE, minCacheable: 512, price: price(8, 40, 0.2) },
    'claude-mythos-5-1': { ...LARGE, minCacheable: 512, price: price(10, 50, 0.25) },
    'claude-mythos-5': { ...LARGE, minCacheable: 512, price: price(10, 50, 1) },
    'claude-opus-5-5': { ...LARGE, minCacheable: 512, price: price(4, 20, 0.2) },
    'claude-opus-5': { ...LARGE, minCacheable: 512, price: price(5, 25, 0.5) },
    'claude-opus-4-8': { ...LARGE, minCacheable: 1024, price: price(5, 25, 0.5) },
    'claude-opus-4-7': { ...LARGE, minCacheable: 2048, price: price(5, 25, 0.5) },
    'claude-opus-4-6': {
        ...LARGE,
        efforts: FOUR_LEVELS,
        minCacheable: 4096,
        price: price(5, 25, 0.5),
    },
    'claude-opus-4-5': {
        ...OLDER,
        efforts: ['low', 'medium', 'high'],
        price: price(5, 25, 0.5),
        retires: '2027-01-22',
    },
    'claude-sonnet-5-5': { ...LARGE, minCacheable: 512, price: price(2, 10, 0.1) },
    'claude-sonnet-5': { ...LARGE, minCacheable: 1024, price: price(2, 10, 0.2) },
    'claude-sonnet-4-6': {
        ...LARGE,
        efforts: FOUR_LEVELS,
        minCacheable: 1024,
        price: price(3, 15, 0.3),
    },
    'claude-sonnet-4-5': {
        ...OLDER,
        minCacheable: 1024,
        price: price(3, 15, 0.3),
        retires: '2026-11-30',
    },
    'claude-haiku-5-5': { ...LARGE, minCacheable: 512, price: HAIKU_5_5 },
    'claude-haiku-4-5': { ...OLDER, price: price(1, 5, 0.1) },
};
/** `us.anthropic.claude-opus-4-5-20251101-v1:0`, `anthropic/claude-opus-4-5`, `claude-opus-4-5@20251101`: one model. */
const NAME = /claude-[a-z]+-\d+(?:-\d{1,2})?(?!\d)/;
/** What the table knows of a model; for one it does not know, what is safe to send to any. */
function knownFacts(id) {
    const row = table[NAME.exec(id)?.[0] ?? ''];
    if (!row)
        return unknownFacts(id);
    const { retires, ...facts } = row;
    return {
        id,
        ...facts,
        structuredOutputs: true,
        notice: retires ? retirementNotice(id, retires) : null,
    };
}
const retirementNotice = (id, day) => `The model ${id} stops answering on ${day.slice(0, 10)}. Name a newer one in the input \`model\`.`;
/** The limits are those of small open models behind a gateway: a guess too low costs room, one too high fails the run. */
const unknownFacts = (id) => ({
    id,
    contextWindow: 128_000,
    maxOutput: 8_192,
    efforts: [],
    structuredOutputs: false,
    minCacheable: 4096,
    price: null,
    notice: `The model ${id} is not known here: it is asked without an effort level and an output format, with at most ` +
        '8,192 tokens of output in a context of 128,000, and its price is unknown, so `max-cost-usd` cannot be kept.',
});


/***/ }),

/***/ 28411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   Z: () => (/* binding */ answer)
/* harmony export */ });
const answer = (text) => ({
    text: text === '' ? '(empty)' : text,
    isError: false,
});
const refuse = (text) => ({ text, isError: true });


/***/ }),

/***/ 89670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ promptTokens),
/* harmony export */   SG: () => (/* binding */ uncached),
/* harmony export */   h4: () => (/* binding */ usageRecord),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = {
    input_tokens: 0,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
    cache_creation_1h_input_tokens: 0,
    output_tokens: 0,
};
const addUsage = (a, b) => ({
    input_tokens: a.input_tokens + b.input_tokens,
    cache_read_input_tokens: a.cache_read_input_tokens + b.cache_read_input_tokens,
    cache_creation_input_tokens: a.cache_creation_input_tokens + b.cache_creation_input_tokens,
    cache_creation_1h_input_tokens: a.cache_creation_1h_input_tokens + b.cache_creation_1h_input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
});
/** The whole prompt of a request, cached or not. */
const promptTokens = (usage) => usage.input_tokens + usage.cache_read_input_tokens + usage.cache_creation_input_tokens;
/** Dollars for one request. Not for sums of requests: some prices depend on the length of each prompt. */
function costOf(usage, price) {
    const long = price.long_prompt;
    const rates = long && promptTokens(usage) > long.over_prompt_tokens ? long : price;
    const for5m = usage.cache_creation_input_tokens - usage.cache_creation_1h_input_tokens;
    const millionths = usage.input_tokens * rates.input +
        usage.cache_read_input_tokens * rates.cache_read +
        for5m * rates.cache_write_5m +
        usage.cache_creation_1h_input_tokens * rates.cache_write_1h +
        usage.output_tokens * rates.output;
    return millionths / 1e6;
}
/** The same request, had nothing been cached. */
const uncached = (usage) => ({
    ...NO_USAGE,
    input_tokens: promptTokens(usage),
    output_tokens: usage.output_tokens,
});
/** What a run has used, in the words of the findings file. `cost` is null when no price is known. */
function usageRecord(model, requests, usage, cost) {
    const prompt = promptTokens(usage);
    return {
        model,
        requests,
        input_tokens: usage.input_tokens,
        cache_read_tokens: usage.cache_read_input_tokens,
        cache_write_tokens: usage.cache_creation_input_tokens,
        output_tokens: usage.output_tokens,
        cost_usd: cost && roundCost(cost.spent),
        cost_without_cache_usd: cost && roundCost(cost.withoutCache),
        cache_read_ratio: prompt === 0 ? 0 : usage.cache_read_input_tokens / prompt,
    };
}
/** To a millionth of a dollar, so that sums do not end in noise. */
const roundCost = (dollars) => Math.round(dollars * 1e6) / 1e6;


/***/ }),

/***/ 43180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ chomp),
/* harmony export */   b: () => (/* binding */ Cursor)
/* harmony export */ });
/** A place in a text that is read line by line. Only `\n` ends a line: form feeds, U+2028 and lone `\r` are content. */
class Cursor {
    text;
    /** Offset of the next line's first character; the text's length when there is none. */
    at;
    constructor(text, at = 0) {
        this.text = text;
        this.at = at;
    }
    get done() {
        return this.at >= this.text.length;
    }
    /** Offset of the `\n` that ends the next line, or of the end of the text. */
    lineEnd() {
        const end = this.text.indexOf('\n', this.at);
        return end === -1 ? this.text.length : end;
    }
    startsWith(prefix) {
        return this.text.startsWith(prefix, this.at);
    }
    /** The next line without its `\n`; moves past it. */
    next() {
        const end = this.lineEnd();
        const line = this.text.slice(this.at, end);
        this.at = end + 1;
        return line;
    }
}
/** Without the one `\r` that a diff carried over CRLF has at the end of its header lines. */
const chomp = (line) => (line.endsWith('\r') ? line.slice(0, -1) : line);


/***/ }),

/***/ 5051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ matchesPath),
/* harmony export */   Y1: () => (/* binding */ pathFilter),
/* harmony export */   nJ: () => (/* binding */ matchesGlobs)
/* harmony export */ });
/* harmony import */ var lru_cache__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27799);
/* harmony import */ var picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98016);


/**
 * Whether `path` matches the list the way .gitignore means it: a pattern without a slash matches at any depth, one with
 * a slash from the root; a folder takes in all below it; of several matching patterns the last one counts, and `!` takes
 * out again. Braces (`*.{ts,tsx}`) work too. An empty list matches nothing.
 */
function matchesGlobs(globs, path) {
    return lastVerdict(globs, path) ?? false;
}
/** The files to review: within `paths` (an empty list, or one of `!` patterns alone, means all) and not in `pathsIgnore`. */
function pathFilter(paths, pathsIgnore) {
    const takesAllElse = paths.every((glob) => glob.startsWith('!'));
    return (path) => (lastVerdict(paths, path) ?? takesAllElse) && !matchesGlobs(pathsIgnore, path);
}
/** Whether `path` itself matches one pattern, without `!`; folders take in nothing below them. */
function matchesPath(glob, path) {
    return compile(anchor(glob))(path);
}
function lastVerdict(globs, path) {
    for (const glob of globs.toReversed()) {
        const isNegated = glob.startsWith('!');
        if (isInside(isNegated ? glob.slice(1) : glob, path))
            return !isNegated;
    }
    return null;
}
function isInside(glob, path) {
    const isFolder = glob.endsWith('/');
    const pattern = anchor(isFolder ? glob.slice(0, -1) : glob);
    return (!isFolder && compile(pattern)(path)) || compile(`${pattern}/**/*`)(path);
}
const anchor = (glob) => glob.includes('/') ? glob.replace(/^(\.?\/)+/, '') || '**' : `**/${glob}`;
/** Compiling is slow beside matching, and a few patterns meet thousands of paths. */
const compiled = new lru_cache__WEBPACK_IMPORTED_MODULE_0__/* .LRUCache */ .q({ max: 2_000 });
function compile(pattern) {
    const known = compiled.get(pattern);
    if (known !== undefined)
        return known;
    // .gitignore negates a class with `!` and knows no groups: `app/(auth)` is a folder's name.
    const dialect = pattern.replace(/(?<!\\)\[!/g, '[^').replace(/(?<!\\)[()|]/g, '\\$&');
    const test = picomatch_posix_js__WEBPACK_IMPORTED_MODULE_1__(dialect, { dot: true, nonegate: true, noextglob: true });
    compiled.set(pattern, test);
    return test;
}


/***/ }),

/***/ 7365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ generatedReason),
/* harmony export */   w: () => (/* binding */ isToolsByName)
/* harmony export */ });
/* harmony import */ var _filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5051);

/** Files that tools write and people do not read, by their names. The reason is for the coverage list. */
const byName = [
    [
        'lock file',
        [
            'package-lock.json',
            'npm-shrinkwrap.json',
            'yarn.lock',
            'pnpm-lock.yaml',
            'bun.lock',
            'bun.lockb',
            'deno.lock',
            'Cargo.lock',
            'Gemfile.lock',
            'Podfile.lock',
            'composer.lock',
            'poetry.lock',
            'Pipfile.lock',
            'uv.lock',
            'pdm.lock',
            'pixi.lock',
            'go.sum',
            'go.work.sum',
            'mix.lock',
            'rebar.lock',
            'flake.lock',
            'pubspec.lock',
            'packages.lock.json',
            'paket.lock',
            'gradle.lockfile',
            'Package.resolved',
            'Cartfile.resolved',
            'Chart.lock',
            'buf.lock',
            'stack.yaml.lock',
            'cabal.project.freeze',
            'MODULE.bazel.lock',
            '.terraform.lock.hcl',
        ],
    ],
    [
        'vendored',
        [
            'node_modules/',
            'bower_components/',
            'vendor/',
            'third_party/',
            'third-party/',
            'site-packages/',
            'Pods/',
            'Carthage/Checkouts/',
            '.yarn/releases/',
            '.yarn/plugins/',
        ],
    ],
    ['minified', ['*.min.{js,mjs,cjs,css}', '*-min.{js,css}', '*.bundle.{js,css}']],
    [
        'generated',
        [
            '*.{js,mjs,cjs,css,ts}.map',
            '*.pb.{go,cc,h,swift}',
            '*.pb.gw.go',
            '*_pb2.py',
            '*_pb2.pyi',
            '*_pb2_grpc.py',
            '*_pb.{js,ts}',
            '*_pb.d.ts',
            '*.g.dart',
            '*.freezed.dart',
            '*.g.cs',
            '*.Designer.cs',
            '*.generated.*',
            '*_generated.*',
            'zz_generated.*',
            '*.snap',
            '__generated__/',
        ],
    ],
];
/** Marks that generators put at the top of what they write. */
const marks = /@generated\b|\bcode generated\b.*\bdo not edit\b|<auto-?generated|\b(?:auto-?generated|generated (?:by|from|file|code))\b.*\bdo not (?:edit|modify)\b/i;
/** The mark stands near the top or it is about something else. */
const headLines = 10;
/** Average length of the lines of code above which nobody wrote them by hand. */
const minifiedLength = 500;
/** Why no person reads this file, or null. `denied` are reasons that its owners say do not hold. */
function generatedReason(file, denied) {
    const named = reasonByName(file.path, denied);
    if (named !== null)
        return named;
    if (!denied.has('generated') && hasMark(file))
        return 'generated';
    return isScript(file.path) && isMinified(file) ? 'minified' : null;
}
/** Of files that were not read the name alone tells: whether tools write such a file and people do not read it. */
const isToolsByName = (path) => reasonByName(path, new Set()) !== null;
function reasonByName(path, denied) {
    const found = byName.find(([reason, globs]) => !denied.has(reason) && (0,_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlobs */ .nJ)(globs, path));
    return found?.[0] ?? null;
}
const isScript = (path) => (0,_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlobs */ .nJ)(['*.{js,mjs,cjs,css}'], path);
/** A mark that a change adds to a file that was there before proves nothing: it would be a way to hide. */
function hasMark({ hunks, status }) {
    const isWhole = status === 'added' || status === 'removed';
    const top = hunks.filter(({ oldStart, newStart }) => Math.min(oldStart, newStart) <= headLines);
    return top.some(({ lines }) => lines.some((line) => (isWhole || line.kind === 'context') &&
        (line.newLine ?? line.oldLine ?? 0) <= headLines &&
        marks.test(line.text)));
}
function isMinified({ hunks }) {
    const lines = hunks.flatMap((hunk) => hunk.lines);
    const length = lines.reduce((sum, line) => sum + line.text.length, 0);
    return lines.length > 0 && length / lines.length > minifiedLength;
}


/***/ }),

/***/ 79425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ parseDiff),
  i: () => (/* binding */ parsePatch)
});

// EXTERNAL MODULE: ./lib/core/change/cursor.js
var change_cursor = __webpack_require__(43180);
;// CONCATENATED MODULE: ./lib/core/change/paths.js
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const escapes = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13,
};
/** A path as git prints it: as it is, or in double quotes with C escapes and octal bytes of its UTF-8. */
function unquote(printed) {
    if (!(printed.length >= 2 && printed.startsWith('"') && printed.endsWith('"')))
        return printed;
    const bytes = [];
    for (const [part, octal, letter] of printed
        .slice(1, -1)
        .matchAll(/\\([0-7]{3})|\\(.)|[^\\]+|\\/gs)) {
        if (octal !== undefined)
            bytes.push(Number.parseInt(octal, 8) & 0xff);
        else if (letter !== undefined && letter in escapes)
            bytes.push(escapes[letter]);
        else
            bytes.push(...encoder.encode(letter ?? part));
    }
    return decoder.decode(new Uint8Array(bytes));
}
/** The path of a `--- a/x` or `+++ b/x` line's rest; null for `/dev/null`. git ends names that hold a space with a tab. */
function sidePath(printed) {
    const path = unquote(printed.endsWith('\t') ? printed.slice(0, -1) : printed);
    return path === '/dev/null' ? null : path.slice(2);
}
/**
 * The path in `a/x b/x`, the rest of a `diff --git` line. Spaces and ` b/` may be part of it, so the only sound cut is
 * the middle: wherever the two names differ, git prints them again on lines of their own. null when it has no middle.
 */
function pairedPath(printed) {
    const middle = (printed.length - 1) / 2;
    if (printed[middle] !== ' ')
        return null;
    const left = unquote(printed.slice(0, middle)).slice(2);
    const right = unquote(printed.slice(middle + 1)).slice(2);
    return left === right ? left : null;
}

;// CONCATENATED MODULE: ./lib/core/change/header.js


/** All extended headers are read before anything is decided: a mode change, a rename and an edit may come together. */
function readHeader(cursor, paired) {
    const header = {
        paired: pairedPath(paired),
        oldSide: null,
        newSide: null,
        from: null,
        to: null,
        event: null,
        oldMode: null,
        newMode: null,
        binary: false,
    };
    while (!cursor.done && !cursor.startsWith('@@ ') && !cursor.startsWith('diff --'))
        readHeaderLine(header, (0,change_cursor/* chomp */.I)(cursor.next()));
    return header;
}
const headerLine = /^(---|\+\+\+|old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|index|Binary files|GIT binary patch)(?: (.*))?$/s;
function readHeaderLine(header, line) {
    const [, word, rest = ''] = headerLine.exec(line) ?? [];
    switch (word) {
        case '---':
            header.oldSide = sidePath(rest);
            break;
        case '+++':
            header.newSide = sidePath(rest);
            break;
        case 'old mode':
            header.oldMode = rest;
            break;
        case 'new mode':
            header.newMode = rest;
            break;
        case 'new file mode':
            header.event = 'added';
            header.newMode = rest;
            break;
        case 'deleted file mode':
            header.event = 'removed';
            header.oldMode = rest;
            break;
        case 'rename from':
        case 'copy from':
            header.event = word === 'rename from' ? 'renamed' : 'copied';
            header.from = unquote(rest);
            break;
        case 'rename to':
        case 'copy to':
            header.to = unquote(rest);
            break;
        case 'index': {
            // `index 1a2b..3c4d 100644`: the mode is there only when both sides share it.
            const mode = rest.split(' ')[1];
            if (mode !== undefined) {
                header.oldMode = mode;
                header.newMode = mode;
            }
            break;
        }
        case 'Binary files':
        case 'GIT binary patch':
            header.binary = true;
    }
}
/** Octal modes of a tree's entries. */
const submoduleMode = '160000';
const symlinkMode = '120000';
function kindOf(mode, binary) {
    if (mode === submoduleMode)
        return 'submodule';
    if (mode === symlinkMode)
        return 'symlink';
    return binary ? 'binary' : 'text';
}

;// CONCATENATED MODULE: ./lib/core/change/hunk.js

/** Reads hunks for as long as the cursor stands on a hunk header. */
function readHunks(cursor) {
    const hunks = [];
    let additions = 0;
    let deletions = 0;
    while (cursor.startsWith('@@ ')) {
        const header = hunk_readHeader(cursor.next());
        if (header === null)
            break;
        hunks.push(lazyHunk(header, cursor.text, cursor.at));
        const tally = readBody(cursor, header, null);
        additions += tally.additions;
        deletions += tally.deletions;
    }
    return { hunks, additions, deletions };
}
/** Section text may hold anything, `@@` and digits too: only what stands between the first two `@@` counts. */
const hunk_headerLine = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/s;
function hunk_readHeader(line) {
    const found = hunk_headerLine.exec((0,change_cursor/* chomp */.I)(line));
    if (found === null)
        return null;
    const [, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = found;
    return {
        oldStart: Number(oldStart),
        oldLines: Number(oldLines),
        newStart: Number(newStart),
        newLines: Number(newLines),
        section,
        // git trims the section, so a `\r` here is no part of it.
        isCrlf: line.endsWith('\r'),
    };
}
/**
 * A hunk whose lines are made when somebody first asks for them: of a very large change most are never looked at, and
 * as objects they take several times the room of their text.
 */
function lazyHunk(header, text, bodyStart) {
    const { oldStart, oldLines, newStart, newLines, section } = header;
    let lines = null;
    return {
        oldStart,
        oldLines,
        newStart,
        newLines,
        section,
        get lines() {
            if (lines === null) {
                lines = [];
                readBody(new change_cursor/* Cursor */.b(text, bodyStart), header, lines);
            }
            return lines;
        },
    };
}
const space = 0x20;
const plus = 0x2b;
const minus = 0x2d;
const backslash = 0x5c;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/**
 * Moves over the body of a hunk, counts, and collects its lines where `lines` is there for them. The header says how many
 * lines each side has, and nothing else ends the body: a removed `-- x` looks like a file header and an added `++ x` too.
 * A body that breaks off early (a cut patch) gives the lines it has.
 */
function readBody(cursor, header, lines) {
    const { text } = cursor;
    const oldEnd = header.oldStart + header.oldLines;
    const newEnd = header.newStart + header.newLines;
    let oldLine = header.oldStart;
    let newLine = header.newStart;
    let context = 0;
    for (; !cursor.done; cursor.at = cursor.lineEnd() + 1) {
        const marker = text.charCodeAt(cursor.at);
        if (marker === backslash) {
            // `\ No newline at end of file`, in whatever language: about the line above, no line itself.
            const last = lines?.at(-1);
            if (last !== undefined)
                last.noNewline = true;
            continue;
        }
        const oldOpen = oldLine < oldEnd;
        const newOpen = newLine < newEnd;
        let kind;
        if (marker === plus && newOpen)
            kind = 'added';
        else if (marker === minus && oldOpen)
            kind = 'removed';
        else if (oldOpen && newOpen && (marker === space || isTrimmedBlank(cursor)))
            kind = 'context';
        else
            break;
        lines?.push({
            kind,
            oldLine: kind === 'added' ? null : oldLine,
            newLine: kind === 'removed' ? null : newLine,
            text: textAt(cursor, header.isCrlf),
            noNewline: false,
        });
        if (kind === 'context')
            context += 1;
        if (kind !== 'added')
            oldLine += 1;
        if (kind !== 'removed')
            newLine += 1;
    }
    return {
        additions: newLine - header.newStart - context,
        deletions: oldLine - header.oldStart - context,
    };
}
/** The line without its marker. */
function textAt(cursor, isCrlf) {
    const { text, at } = cursor;
    const end = cursor.lineEnd();
    const stop = isCrlf && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end;
    return text.slice(isTrimmedBlank(cursor) ? at : at + 1, stop);
}
/** A blank context line whose leading space some tool or editor trimmed away. */
function isTrimmedBlank({ text, at }) {
    const first = text.charCodeAt(at);
    return first === lineFeed || (first === carriageReturn && text.charCodeAt(at + 1) === lineFeed);
}

;// CONCATENATED MODULE: ./lib/core/change/parse.js




/** The files of `git diff`'s output (prefixes `a/` and `b/`), in its order, each path once. Text before the first file is passed over. */
function parseDiff(text) {
    const cursor = new change_cursor/* Cursor */.b(text);
    const files = [];
    while (!cursor.done) {
        const [, combined, rest = ''] = /^diff --(?:git|(cc|combined)) (.*)$/s.exec((0,change_cursor/* chomp */.I)(cursor.next())) ?? [];
        if (rest === '')
            continue;
        const file = combined === undefined ? readFile(cursor, rest) : readCombined(cursor, rest);
        if (file === null)
            continue;
        const last = files.at(-1);
        if (last?.path === file.path)
            files[files.length - 1] = joinTypeChange(last, file);
        else
            files.push(file);
    }
    return files;
}
/** The hunks of a `patch` as GitHub lists it: git's, without the file's header. */
const parsePatch = (patch) => readHunks(new change_cursor/* Cursor */.b(patch));
function readFile(cursor, paired) {
    const header = readHeader(cursor, paired);
    const path = header.to ?? header.newSide ?? header.oldSide ?? header.paired;
    if (path === null)
        return null;
    const { hunks, additions, deletions } = readHunks(cursor);
    return {
        path,
        previousPath: header.from,
        status: statusOf(header, hunks),
        kind: kindOf(header.newMode ?? header.oldMode, header.binary),
        oldMode: header.oldMode,
        newMode: header.newMode,
        additions,
        deletions,
        hunks,
        unseen: null,
    };
}
function statusOf(header, hunks) {
    if (header.event !== null)
        return header.event;
    return hunks.length === 0 && !header.binary ? 'changed' : 'modified';
}
/** A merge's diff against all its parents has no two sides, so no line of it can carry a comment. */
function readCombined(cursor, printed) {
    while (!cursor.done && !cursor.startsWith('diff --'))
        cursor.next();
    return {
        path: unquote(printed),
        previousPath: null,
        status: 'modified',
        kind: 'text',
        oldMode: null,
        newMode: null,
        additions: 0,
        deletions: 0,
        hunks: [],
        unseen: 'a combined diff of a merge has no lines that a comment can stand on',
    };
}
/** git prints a change of type (a file that became a symbolic link) as a removal and an addition of the same path. */
function joinTypeChange(removed, added) {
    return {
        ...added,
        status: 'modified',
        oldMode: removed.oldMode,
        additions: removed.additions + added.additions,
        deletions: removed.deletions + added.deletions,
        hunks: [...removed.hunks, ...added.hunks],
    };
}


/***/ }),

/***/ 84172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ readings),
/* harmony export */   IE: () => (/* binding */ pieces),
/* harmony export */   Pf: () => (/* binding */ essence),
/* harmony export */   YD: () => (/* binding */ isWholeQuote)
/* harmony export */ });
/* harmony import */ var _safety_fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67675);
/* harmony import */ var _shownLine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66683);


/**
 * The quote as it stands and, where it was copied with the diff's markers or with the columns that our tools put before
 * code, without them. Empty for a quote that holds no code.
 */
function readings(quote, side) {
    const lines = trimBlank(quote.split('\n').map((line) => line.replace(/\r$/, '')));
    const code = lines.filter((line) => !/^@@ -\d/.test(line));
    const marked = [readColumns, readNumber, readMarker]
        .map((read) => code.map(read))
        .flatMap((all) => {
        const known = all.flatMap((line) => line ?? []);
        return known.length === all.length && known.some(({ marker }) => marker !== ' ')
            ? oneSide(known, side)
            : [];
    });
    return [{ lines, side }, ...marked]
        .map((reading) => ({ ...reading, lines: trimBlank(reading.lines) }))
        .filter(({ lines }) => lines.length > 0);
}
/** What is left of a line when white space, and the characters that a model is shown as marks, do not count. */
const essence = (line) => (mayBeFrame.test(line) ? (0,_safety_fence_js__WEBPACK_IMPORTED_MODULE_0__/* .asShown */ ._r)(line) : (0,_shownLine_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line)).replace(/⟨U\+[0-9A-F]{4,6}⟩|\s+/g, '');
/** Most lines of code have none of these, and then need no closer look. */
const mayBeFrame = /[<＜﹤‹〈⟨]/;
/** The pieces of a quoted line between the marks where a long line was shown shortened. */
const pieces = (line) => line.replace(_shownLine_js__WEBPACK_IMPORTED_MODULE_1__/* .gapMark */ .u$, '\n').split('\n').map(essence);
/** Whether a quote covers its lines of the diff from end to end; white space and punctuation at the ends do not count. */
function isWholeQuote(quote, code) {
    const letters = (lines) => lines
        .map(essence)
        .join('')
        .replace(/[^\p{L}\p{N}]/gu, '');
    const whole = letters(code.map(({ text }) => text));
    return readings(quote, null).some(({ lines }) => letters(lines) === whole);
}
/** A row of the numbered diff: two numbers before context, one before a marker. */
const numbered = /^ *(?:\d+ (?<added>\+)|\d+ +(?<removed>-)|\d+ +\d+ {0,2})(?<text>.*)$/s;
function readColumns(line) {
    const groups = numbered.exec(line)?.groups;
    if (groups === undefined)
        return null;
    const marker = groups['added'] !== undefined ? '+' : groups['removed'] !== undefined ? '-' : 'column';
    return { marker, text: groups['text'] ?? '' };
}
/** A row of `read_file` or of `search_code`; some draw the tab as a bar. */
const counted = /^(?: *\d+(?:\t| ?\| ?)|[^\s:]+:\d+: )(.*)$/s;
function readNumber(line) {
    const text = counted.exec(line)?.[1];
    return text === undefined ? null : { marker: 'column', text };
}
function readMarker(line) {
    const marker = line === '' ? ' ' : line.charAt(0);
    return marker === ' ' || marker === '+' || marker === '-' ? { marker, text: line.slice(1) } : null;
}
/** A quote that holds removed and added lines is about one of the two: the side that was claimed, else the new code. */
function oneSide(lines, claimed) {
    const added = lines.some(({ marker }) => marker === '+');
    const removed = lines.some(({ marker }) => marker === '-');
    const side = added && removed ? (claimed ?? 'RIGHT') : removed ? 'LEFT' : added ? 'RIGHT' : claimed;
    const other = side === 'LEFT' ? '+' : '-';
    return { side, lines: lines.filter(({ marker }) => marker !== other).map(({ text }) => text) };
}
function trimBlank(lines) {
    const isCode = (line) => essence(line) !== '';
    const first = lines.findIndex(isCode);
    return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isCode) + 1);
}


/***/ }),

/***/ 66683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   YM: () => (/* binding */ lineView),
/* harmony export */   pS: () => (/* binding */ shownPath),
/* harmony export */   u$: () => (/* binding */ gapMark)
/* harmony export */ });
/* harmony import */ var _safety_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87813);

/** Longer lines are shown without their middle: they are data or minified code, and one of them could fill a prompt. */
const maxLineLength = 600;
const headLength = 400;
const tailLength = 100;
/** Stands where a line was shortened. A quote that holds it still finds its line. */
const gapMark = /⟨\d+ characters left out⟩/g;
/** How the lines of one file are shown: invisible characters as marks, never more than one line, never a very long one. */
function lineView({ hunks }) {
    // In a file with CRLF throughout the `\r`s say nothing; where only some lines have one, that is what changed.
    const hidesReturn = hunks.every(({ lines }) => lines.every(({ text }) => text.endsWith('\r')));
    return (text) => shownLine(hidesReturn ? text.slice(0, -1) : text);
}
/** A path in one line, whatever characters its name holds. */
const shownPath = (path) => visible(path.replaceAll('\n', '\\n').replaceAll('\t', '\\t'));
/** {@link showInvisible}, quick for the plain lines that most lines are. */
const visible = (text) => /^[\t\x20-\x7e]*$/.test(text) ? text : (0,_safety_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .j)(text);
/** One line, invisible characters as marks, a very long one without its middle. */
function shownLine(text) {
    if (text.length <= maxLineLength)
        return visible(text);
    const head = text.slice(0, headLength).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(-tailLength).replace(/^[\uDC00-\uDFFF]/, '');
    const left = text.length - head.length - tail.length;
    return `${visible(head)}⟨${left} characters left out⟩${visible(tail)}`;
}


/***/ }),

/***/ 6994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EU: () => (/* binding */ fence),
  jb: () => (/* binding */ proveSuggestion),
  St: () => (/* binding */ suggestionBlock)
});

// UNUSED EXPORTS: applySuggestion

// EXTERNAL MODULE: ./lib/core/change/quote.js
var change_quote = __webpack_require__(84172);
;// CONCATENATED MODULE: ./lib/core/change/suggestionFaults.js
/** What is wrong with a suggestion whatever its language, told so that it can be mended; null when nothing is. */
function suggestionFault(replacement) {
    for (const check of [holdsMarks, holdsMarkers, changesNothing, repeatsNeighbours, isUnrelated]) {
        const fault = check(replacement);
        if (fault !== null)
            return fault;
    }
    return null;
}
/** What stands for characters in shown text is not code. */
function holdsMarks({ suggested, replaced }) {
    const [mark] = /⟨(?:U\+[0-9A-F]{4,6}|\d+ characters left out)⟩/.exec(suggested.join('\n')) ?? [];
    return mark === undefined || replaced.join('\n').includes(mark)
        ? null
        : `The suggestion holds \`${mark}\`, which stands for what was not shown: write the code itself.`;
}
/** A list item begins with `-` too, so it takes a `+` to tell a diff. */
function holdsMarkers({ suggested, replaced }) {
    const isAdded = (line) => /^\s*\+/.test(line);
    const isMarked = (line) => /^\s*([+-]|$)/.test(line);
    return suggested.some(isAdded) && suggested.every(isMarked) && !replaced.some(isAdded)
        ? 'The suggestion is written as a diff: give the new lines alone, without `+` and `-`.'
        : null;
}
function changesNothing({ suggested, replaced }) {
    return suggested.join('\n') === replaced.join('\n')
        ? 'The suggestion is the code that it replaces: it would change nothing.'
        : null;
}
/** Lines just above or below stay where they are, so a suggestion that begins or ends with them would double them. */
function repeatsNeighbours({ suggested, replaced, before, after, startLine, }) {
    const above = sharedEnd(before, suggested);
    const below = sharedEnd(after.toReversed(), suggested.toReversed());
    const isNew = (run, old, edge) => 
    // Where the replaced code began or ended with that line too, the double was there before.
    run.some(isTelling) && old !== edge;
    if (isNew(above, replaced[0], suggested[0]))
        return repeated(startLine - above.length, startLine - 1);
    const next = startLine + replaced.length;
    return isNew(below, replaced.at(-1), suggested.at(-1))
        ? repeated(next, next + below.length - 1)
        : null;
}
const repeated = (from, to) => `The suggestion repeats ${from === to ? `line ${from}, which stays` : `lines ${from}–${to}, which stay`}: leave that out, or quote those lines as well.`;
/** The longest run that ends `lines` and begins `suggested`. */
function sharedEnd(lines, suggested) {
    for (let length = Math.min(lines.length, suggested.length); length > 0; length -= 1) {
        const run = suggested.slice(0, length);
        if (run.every((line, index) => line === lines[lines.length - length + index]))
            return run;
    }
    return [];
}
/** A brace or a blank line may well come twice. */
const isTelling = (line) => /[\p{L}\p{N}]/u.test(line);
/** Of the words of the shorter text, what must be in the other for one to be a new version of it. */
const relatedShare = 0.3;
/** Fewer words say nothing: one name may well be put for another. */
const tellingWords = 2;
function isUnrelated({ suggested, replaced, startLine }) {
    const words = wordsOf(suggested);
    const old = wordsOf(replaced);
    const shared = [...words].filter((word) => old.has(word)).length;
    const fewest = Math.min(words.size, old.size);
    return fewest >= tellingWords && shared < relatedShare * fewest
        ? `The suggestion has hardly anything in common with what it replaces (from line ${startLine} on). To insert code, quote the line it goes beside and repeat that line in the suggestion.`
        : null;
}
const wordsOf = (lines) => new Set(lines.join('\n').match(/[\p{L}\p{N}_]+/gu) ?? []);

;// CONCATENATED MODULE: ./lib/core/change/suggestionLines.js
/**
 * A suggestion as text: its lines with `\n` between them and at most one `\n` after them, so that '' is no line at all (a
 * deletion) and '\n' one blank line.
 */
function linesOf(suggestion) {
    if (suggestion === '')
        return [];
    const lines = suggestion.split('\n').map((line) => line.replace(/\r$/, ''));
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
/** The inverse of {@link linesOf}, without a `\n` at the end where none is needed. */
const textOf = (lines) => lines.join('\n') + (lines.at(-1) === '' ? '\n' : '');
/** Takes off a code fence around the whole, which models like to add; code that is itself about fences keeps its own. */
function withoutFence(lines, replaced) {
    const [, open] = /^(`{3,}|~{3,})[\w-]*$/.exec(lines[0] ?? '') ?? [];
    const isWrapped = open !== undefined && lines.length > 1 && lines.at(-1) === open;
    return isWrapped && !replaced.some((line) => line.includes(open))
        ? lines.slice(1, -1)
        : [...lines];
}
/**
 * Gives back the indentation that is lost when a model copies code from its first letter on: to the first line, or to all
 * of them where the rest was moved along with it.
 */
function keepIndent(lines, replaced) {
    const indent = indentOf(replaced.find(isCode) ?? '');
    const first = lines.find(isCode);
    if (first === undefined || indent === '' || indentOf(first) !== '')
        return [...lines];
    const rest = lines.slice(lines.indexOf(first) + 1).filter(isCode);
    const isMoved = !rest.every((line) => line.startsWith(indent));
    return lines.map((line) => (line === first || (isMoved && isCode(line)) ? indent + line : line));
}
const isCode = (line) => line.trim() !== '';
const indentOf = (line) => /^\s*/.exec(line)?.[0] ?? '';

;// CONCATENATED MODULE: ./lib/core/change/syntax.js
/** Parsers are large and a run needs a few of them, so each is loaded when its first file comes. */
const languages = [
    [['js', 'mjs', 'cjs', 'jsx'], async () => javascript('jsx')],
    [['ts', 'mts', 'cts'], async () => javascript('ts')],
    [['tsx'], async () => javascript('ts jsx')],
    [['py', 'pyi'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(335)]).then(__webpack_require__.bind(__webpack_require__, 17335))).parser)],
    [['go'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(851)]).then(__webpack_require__.bind(__webpack_require__, 2851))).parser)],
    [['java'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(149)]).then(__webpack_require__.bind(__webpack_require__, 29149))).parser)],
    [
        ['c', 'h', 'cc', 'cpp', 'cxx', 'hh', 'hpp', 'hxx'],
        async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(14)]).then(__webpack_require__.bind(__webpack_require__, 97014))).parser),
    ],
    [['rs'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 8691))).parser)],
    [['php'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 29509))).parser)],
    [['css'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(620)]).then(__webpack_require__.bind(__webpack_require__, 27620))).parser)],
    [['html', 'htm'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(778)]).then(__webpack_require__.bind(__webpack_require__, 91778))).parser)],
    [['xml', 'svg', 'xsd', 'csproj'], async () => lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(470)]).then(__webpack_require__.bind(__webpack_require__, 37470))).parser)],
    [['json'], async () => json(lezer((await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(527)]).then(__webpack_require__.bind(__webpack_require__, 96527))).parser))],
    [['yml', 'yaml'], yaml],
    [
        'cs kt kts swift scala rb dart sql lua ex exs groovy gradle tf hcl proto vue svelte scss less graphql zig'.split(' '),
        async () => unmatchedBrackets,
    ],
];
/** Characters; a parser would take seconds for more. */
const maxParsed = 1_000_000;
/**
 * Number of a line near which `after` has an error that `before` had not; null when there is none or no parser knows the
 * language. Both are versions of the file at `path`, the same above `firstLine`. Errors are counted, not compared: what
 * was broken before may stay so.
 */
async function newErrorLine(path, before, after, firstLine) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const [, load] = languages.find(([extensions]) => extensions.includes(extension)) ?? [];
    if (load === undefined || Math.max(before.length, after.length) > maxParsed)
        return null;
    const find = await load();
    const errors = find(after);
    if (errors.length <= find(before).length)
        return null;
    const start = after.split('\n', firstLine - 1).join('\n').length;
    const offset = errors.find((error) => error > start) ?? errors.at(-1);
    return after.slice(0, offset).split('\n').length;
}
async function javascript(dialect) {
    const { parser } = await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(96)]).then(__webpack_require__.bind(__webpack_require__, 37096));
    return lezer(parser.configure({ dialect }));
}
/** lezer always gives a tree and marks in it what it had to skip or to make up. */
const lezer = (parser) => (text) => {
    const errors = [];
    parser.parse(text).iterate({
        enter: ({ type, from }) => {
            if (type.isError)
                errors.push(from);
        },
    });
    return errors;
};
/** JSON is what JSON.parse takes; for JSON with comments the tolerant parser says what else is wrong. */
const json = (tolerant) => (text) => {
    try {
        JSON.parse(text);
        return [];
    }
    catch {
        const errors = tolerant(text);
        return errors.length > 0 ? errors : [0];
    }
};
async function yaml() {
    const { parseAllDocuments } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    return (text) => parseAllDocuments(text).flatMap(({ errors }) => errors.map(({ pos }) => pos[0]));
}
const partners = { ')': '(', ']': '[', '}': '{' };
/** The least that languages without a parser here have in common; brackets in strings are the same before and after. */
const unmatchedBrackets = (text) => {
    const open = [];
    const unmatched = [];
    for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
        const partner = partners[bracket];
        if (partner === undefined)
            open.push({ bracket, at: index });
        else if (open.at(-1)?.bracket === partner)
            open.pop();
        else
            unmatched.push(index);
    }
    return [...unmatched, ...open.map(({ at }) => at)];
};

;// CONCATENATED MODULE: ./lib/core/change/suggestion.js




/** Whether one click on the suggestion does what it says: applied to the file in memory, and parsed before and after. */
async function proveSuggestion(claim) {
    const { path, kind, headText, anchor, code, quote } = claim;
    const refuse = (reason) => ({ ok: false, reason });
    if (anchor.side === 'LEFT')
        return refuse('Removed lines take no suggestion: say in words what should come back.');
    if (kind === 'symlink')
        return refuse(`${path} is a symbolic link, and its target is no text to edit.`);
    const head = splitLines(headText).map(bare);
    const replaced = head.slice(anchor.start_line - 1, anchor.line);
    if (replaced.join('\n') !== code.map(({ text }) => bare(text)).join('\n'))
        return refuse(`Lines ${anchor.start_line}–${anchor.line} of ${path} at the head are not the quoted code.`);
    if (quote !== undefined && !(0,change_quote/* isWholeQuote */.YD)(quote, code))
        return refuse(`The quote is a part of ${replaced.length === 1 ? `line ${anchor.line}` : 'the lines'}, and a suggestion replaces whole lines: quote them whole, or leave the suggestion out.`);
    const given = withoutFence(linesOf(claim.suggestion), replaced);
    const suggested = keepIndent(given, replaced);
    const fault = suggestionFault({
        suggested,
        replaced,
        before: head.slice(0, anchor.start_line - 1),
        after: head.slice(anchor.line),
        startLine: anchor.start_line,
    });
    if (fault !== null)
        return refuse(fault);
    const suggestion = textOf(suggested);
    const after = applySuggestion(headText, anchor, suggestion);
    const brokenLine = await newErrorLine(path, headText, after, anchor.start_line);
    return brokenLine === null
        ? { ok: true, suggestion }
        : refuse(`With the suggestion applied, ${path} no longer parses (near line ${brokenLine}).`);
}
/** The file with its anchored lines replaced as GitHub does on a click; line ends and the end of the file stay as they are. */
function applySuggestion(headText, { start_line, line }, suggestion) {
    const lines = splitLines(headText);
    const last = lines[line - 1] ?? '';
    const sample = lines.slice(start_line - 1, line).find((each) => each.endsWith('\n')) ?? lines[0];
    const end = sample?.endsWith('\r\n') ? '\r\n' : '\n';
    const suggested = linesOf(suggestion).map((each) => each + end);
    if (!last.endsWith('\n'))
        suggested.push(...suggested.splice(-1).map((each) => each.slice(0, -end.length)));
    return lines.toSpliced(start_line - 1, line - start_line + 1, ...suggested).join('');
}
/** The Markdown block that GitHub offers as a change to commit. */
function suggestionBlock(suggestion) {
    const marks = fence(suggestion);
    const isOpen = suggestion !== '' && !suggestion.endsWith('\n');
    return `${marks}suggestion\n${suggestion}${isOpen ? '\n' : ''}${marks}`;
}
/** A fence that nothing in `body` closes. Only backticks that begin a line can: those within a line do not count. */
function fence(body) {
    const runs = Array.from(body.matchAll(/^[ \t]*(`{3,})/gm), ([, run = '']) => run.length);
    return '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
}
/** Lines with their ends. */
const splitLines = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const bare = (line) => line.replace(/\r?\n?$/, '');


/***/ }),

/***/ 6641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ noConfig),
/* harmony export */   o: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);


const dollars = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative();
const own = {
    pins: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    prices: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        input: dollars,
        output: dollars,
        cache_write_5m: dollars,
        cache_write_1h: dollars,
        cache_read: dollars,
    })),
    authors: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((one) => [one]), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())]),
    bots: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((one) => [one]), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())]),
    'max-cost-per-pull-request-usd': zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    'max-cost-per-day-usd': zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
};
const noConfig = {
    settings: {},
    pins: {},
    prices: {},
    admission: { authors: [], bots: [], maxCostPerPullRequest: null, maxCostPerDay: null },
    warnings: [],
};
/**
 * Reads the config file. An empty file means all defaults; YAML that cannot be read is a problem that names file and
 * line, because a typo must not silently switch a rule off; an unknown key is only warned about.
 */
function parseConfig(text, file, settingNames) {
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text.replace(/^\uFEFF/, ''), { lineCounter, uniqueKeys: true });
    const error = document.errors[0];
    if (error !== undefined) {
        const line = lineCounter.linePos(error.pos[0]).line;
        return {
            ok: false,
            problem: `${file}:${line}: ${(error.message.split('\n')[0] ?? '').replace(/ at line.*$/, '')}. Mend the YAML there.`,
        };
    }
    if (document.contents === null ||
        ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(document.contents) && document.contents.value === null))
        return { ok: true, config: noConfig };
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        return {
            ok: false,
            problem: `${file}:1: the file must hold \`name: value\` pairs, not a list or a single value.`,
        };
    const settings = {};
    const said = {};
    const warnings = [];
    for (const pair of document.contents.items) {
        const name = String((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? pair.key.value : pair.key);
        const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
        const place = `${file}:${lineCounter.linePos(offset).line}`;
        const value = document.get(name, false);
        const plain = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value) || (typeof value === 'object' && value !== null)
            ? JSON.parse(JSON.stringify(value))
            : value;
        if (settingNames.includes(name)) {
            const texts = asText(plain);
            if (texts === null)
                return {
                    ok: false,
                    problem: `${place}: \`${name}\` must be a text, a number, true or false, or a list of texts.`,
                };
            settings[name] = texts;
        }
        else if (Object.hasOwn(own, name)) {
            const key = name;
            const parsed = own[key].safeParse(plain);
            if (!parsed.success) {
                const issue = parsed.error.issues[0];
                return {
                    ok: false,
                    problem: `${place}: \`${[name, ...(issue?.path ?? [])].join('.')}\` does not fit: ${issue?.message ?? 'unknown'}.`,
                };
            }
            Object.assign(said, { [key]: parsed.data });
        }
        else
            warnings.push(`${place}: \`${name}\` is not a key of this file and is ignored. Known keys: ${[...settingNames, ...Object.keys(own)].sort().join(', ')}.`);
    }
    return {
        ok: true,
        config: {
            settings,
            pins: said.pins ?? {},
            prices: said.prices ?? {},
            admission: {
                authors: said.authors ?? [],
                bots: said.bots ?? [],
                maxCostPerPullRequest: said['max-cost-per-pull-request-usd'] ?? null,
                maxCostPerDay: said['max-cost-per-day-usd'] ?? null,
            },
            warnings,
        },
    };
}
/** Settings are texts wherever they come from, so that one schema judges them all; a list becomes lines. */
function asText(value) {
    if (value === null || value === undefined)
        return '';
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (Array.isArray(value) &&
        value.every((item) => typeof item === 'string' || typeof item === 'number'))
        return value.join('\n');
    return null;
}


/***/ }),

/***/ 51:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ confidences),
/* harmony export */   LZ: () => (/* binding */ categories),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/** Worst first. */
const severities = ['critical', 'high', 'medium', 'low'];
const confidences = ['high', 'medium', 'low'];
const categories = [
    'correctness',
    'security',
    'concurrency',
    'error-handling',
    'performance',
    'data',
    'api',
    'tests',
    'dependencies',
    'maintainability',
    'style',
];
const verdicts = ['clean', 'findings', 'partial', 'skipped', 'failed'];


/***/ }),

/***/ 18566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ rankFindings)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13519);


const proof = ['confirmed', 'plausible', 'unverified', 'refuted'];
/** Worst first; then what is better proven, then what is surer, then the order of report. */
const rankFindings = (findings) => [...findings].sort((a, b) => (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .bySeverity */ .Np)(a.severity, b.severity) ||
    proof.indexOf(a.verification.verdict) - proof.indexOf(b.verification.verdict) ||
    _model_js__WEBPACK_IMPORTED_MODULE_1__/* .confidences */ .E2.indexOf(a.confidence) - _model_js__WEBPACK_IMPORTED_MODULE_1__/* .confidences */ .E2.indexOf(b.confidence));


/***/ }),

/***/ 13519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ worse),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   du: () => (/* binding */ isAtLeast)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51);

/** Negative when `a` is worse than `b`. */
const bySeverity = (a, b) => _model_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(a) - _model_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(b);
const isAtLeast = (severity, floor) => bySeverity(severity, floor) <= 0;
const worse = (a, b) => (isAtLeast(a, b) ? a : b);
/** How many of each severity, worst first; every severity has its number. */
function countBySeverity(findings) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0 };
    for (const { severity } of findings)
        counts[severity] += 1;
    return counts;
}


/***/ }),

/***/ 60796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _findings_rank_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18566);
/* harmony import */ var _safety_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87813);
/* harmony import */ var _safety_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93003);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1096);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90438);





const levels = {
    critical: 'failure',
    high: 'failure',
    medium: 'warning',
    low: 'notice',
};
/** The findings as annotations, the worst first. One without a line at the head stands on the file's first. */
function annotate(findings, phrases, redact) {
    const plain = (text, limit) => (0,_safety_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)((0,_safety_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .j)(redact(text)), limit);
    return (0,_findings_rank_js__WEBPACK_IMPORTED_MODULE_2__/* .rankFindings */ .J)((0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .worded */ .MH)(findings)).map((finding) => {
        const { path, side, start_line, line, severity, title, body, skill } = finding;
        const isAtHead = side === 'RIGHT' && line !== null;
        const rests = skill === null ? '' : `\n\n${phrases.skill} ${skill.name}`;
        return {
            path,
            start_line: isAtHead ? (start_line ?? line) : 1,
            end_line: isAtHead ? line : 1,
            level: levels[severity],
            title: plain(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWords */ .D4)(finding, phrases)}: ${title}`.replace(/\s+/g, ' '), _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .maxCheckTitleLength */ .$U),
            message: plain(`${body.trim() || title}${rests}`, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .maxAnnotationLength */ .eE),
        };
    });
}


/***/ }),

/***/ 37476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   fT: () => (/* binding */ assemble),
/* harmony export */   hg: () => (/* binding */ characters)
/* harmony export */ });
/** Room in characters, as for comments. */
const characters = (limit) => ({ limit, measure: (text) => text.length });
/** Room in bytes of UTF-8, as for files. */
function bytes(limit) {
    const encoder = new TextEncoder();
    return { limit, measure: (text) => encoder.encode(text).length };
}
/**
 * The sections as one text that fits. Whole entries are left out, never parts of one: so no fence stays open and no
 * character is cut in two. The lightest go first, of equal ones the last; `leftOut` says at the end how many went.
 */
function assemble(sections, room, leftOut) {
    const dropped = new Set();
    const written = () => write(sections, dropped, leftOut);
    if (room.measure(written()) <= room.limit)
        return written();
    const size = (text) => room.measure(`${text}\n\n`);
    const frames = (section) => size(section.opening) + size(section.closing);
    const all = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));
    const left = new Map(sections.map((section) => [section, section.entries.length]));
    let total = sections.reduce((sum, section) => sum + frames(section), size(leftOut(all.length)));
    for (const { entry } of all)
        total += size(entry.text);
    const lightestFirst = all.toReversed().sort((a, b) => a.entry.weight - b.entry.weight);
    for (const { section, entry } of lightestFirst) {
        if (total <= room.limit || entry.weight === Infinity)
            break;
        dropped.add(entry);
        total -= size(entry.text);
        left.set(section, (left.get(section) ?? 0) - 1);
        if (left.get(section) === 0)
            total -= frames(section);
    }
    return written();
}
function write(sections, dropped, leftOut) {
    const blocks = sections.flatMap(({ opening, closing, entries, between }) => {
        const kept = entries.filter((entry) => !dropped.has(entry)).map(({ text }) => text);
        return kept.length === 0 ? [] : [opening, kept.join(between), closing];
    });
    if (dropped.size > 0)
        blocks.push(leftOut(dropped.size));
    return blocks.filter((block) => block !== '').join('\n\n');
}


/***/ }),

/***/ 16483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   u5: () => (/* binding */ figures)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90438);

/** Names in a row; a repository may offer thousands of skills. */
const maxListedNames = 50;
/** The details as the lines of a list: what it took and what it went by. Nothing is shown that is not known. */
function figures(outcome, { phrases, out }) {
    const { usage, skills, timings } = outcome;
    const names = (list) => [
        ...list.slice(0, maxListedNames).map((name) => out.code(name)),
        ...(list.length > maxListedNames ? [`+${list.length - maxListedNames}`] : []),
    ].join(', ');
    const rows = [
        [phrases.skillsOffered, names(skills.offered)],
        [phrases.skillsLoaded, names(skills.loaded.map(label))],
        [phrases.model, usage.model === null ? null : out.code(usage.model)],
        [phrases.tokens, usage.requests === 0 ? null : tokens(outcome, phrases)],
        [phrases.cost, costs(outcome, phrases)],
        [phrases.time, times(timings)],
    ];
    return rows.flatMap(([name, value]) => value === null || value === '' ? [] : [`- ${name}: ${value}`]);
}
const label = ({ name, version }) => version === null ? name : `${name} ${version}`;
function tokens({ usage }, { fromCache }) {
    const { input_tokens, cache_read_tokens, cache_write_tokens, output_tokens } = usage;
    const read = input_tokens + cache_read_tokens + cache_write_tokens;
    const cached = `${percent(usage.cache_read_ratio)} ${fromCache}`;
    return `${thousands(read)} (${cached}) → ${thousands(output_tokens)}, ${usage.requests}×`;
}
function costs({ usage, findings }, { perFinding, saved }) {
    const { cost_usd, cost_without_cache_usd } = usage;
    if (cost_usd === null || usage.requests === 0)
        return null;
    const count = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .worded */ .MH)(findings).length;
    const without = (cost_without_cache_usd ?? cost_usd) - cost_usd;
    return [
        dollars(cost_usd),
        count === 0 ? null : `${dollars(cost_usd / count)} ${perFinding}`,
        without < 0.005 ? null : `${dollars(without)} ${saved}`,
    ]
        .filter((part) => part !== null)
        .join(', ');
}
const times = (timings) => Object.entries(timings)
    .map(([stage, milliseconds]) => `${stage} ${seconds(milliseconds)}`)
    .join(', ');
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const percent = (ratio) => `${Math.round(ratio * 100)} %`;
/** Digits in groups of three, the same in every language. */
const thousands = (count) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ' ');
/** Two digits, or three where two would say nothing. */
const dollars = (amount) => `$${amount.toFixed(amount < 0.1 ? 3 : 2)}`;


/***/ }),

/***/ 50107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   W3: () => (/* binding */ weights),
/* harmony export */   h8: () => (/* binding */ deferredSection),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _change_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6994);
/* harmony import */ var _findings_rank_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18566);
/* harmony import */ var _skills_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96502);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25024);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90438);





/** How long an entry stays when there is too much: the low go before the high, and all before what is only listed. */
const weights = {
    critical: 90,
    high: 80,
    medium: 40,
    low: 10,
};
/** Longer code is left to the findings file. */
const maxFixLength = 1_500;
/** The findings in full under the name of their file, files in order of path, the worst first in each. */
function byFile(findings, wording) {
    const paths = [...new Set(findings.map(({ path }) => path))].sort(_skills_names_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .H);
    return paths.map((path) => ({
        opening: `#### ${wording.out.code(path)}`,
        closing: '',
        entries: inFull(findings.filter((finding) => finding.path === path), wording),
        between: '\n\n',
    }));
}
/** Findings in full, the worst first. */
const inFull = (findings, wording) => (0,_findings_rank_js__WEBPACK_IMPORTED_MODULE_2__/* .rankFindings */ .J)(findings).map((finding) => ({
    text: findingText(finding, wording),
    weight: weights[finding.severity],
}));
function findingText(finding, wording) {
    const { phrases, out } = wording;
    const also = finding.also.map((place) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWords */ .fp)(place, out));
    const facts = [
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWords */ .fp)(finding, out),
        also.length === 0 ? null : `${phrases.alsoAt} ${also.join(', ')}`,
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .skillWords */ .jW)(finding, wording),
        out.code(finding.id),
    ];
    return [
        `**${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWords */ .D4)(finding, phrases)}** · ${out.line(finding.title, _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTitleLength */ .zb)}`,
        out.block(finding.body, _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .maxBodyLength */ .LL),
        fix(finding, wording),
        `<sub>${facts.filter((fact) => fact !== null).join(' · ')}</sub>`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
/** The suggested code to read: here nobody can commit it with a click. Whole or not at all. */
function fix({ suggestion }, { out }) {
    if (suggestion === null || suggestion === '' || suggestion.length > maxFixLength)
        return '';
    const code = out.suggestion(suggestion);
    if (code === null)
        return '';
    const marks = (0,_change_suggestion_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(code);
    return `${marks}\n${code.replace(/\n$/, '')}\n${marks}`;
}
/** What an earlier review would have had to say: held back, told in one line each. */
const deferredSection = (findings, wording) => (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(wording.phrases.deferred, {
    entries: findings.map((finding) => ({
        text: findingLine(finding, wording, undefined),
        weight: 8,
    })),
    between: '\n',
}, wording.phrases.whyDeferred);
/** A finding in one line of a list; `url` leads to its comment. */
function findingLine(finding, { phrases, out }, url) {
    const title = out.line(finding.title, _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTitleLength */ .zb);
    const place = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWords */ .fp)(finding, out);
    return [
        `- **${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWords */ .D4)(finding, phrases)}** · ${title}`,
        url === undefined ? place : `[${place}](${url})`,
        out.code(finding.id),
    ].join(' · ');
}


/***/ }),

/***/ 95128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ renderFindingsFile),
/* harmony export */   TM: () => (/* binding */ maxFindings),
/* harmony export */   sN: () => (/* binding */ maxFindingsFileBytes),
/* harmony export */   wt: () => (/* binding */ parseFindingsFile)
/* harmony export */ });
/* unused harmony exports findingsFile, findingsJsonSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _findings_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51);
/* harmony import */ var _safety_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35664);



/** Bytes a findings file may have. The largest review of 3,000 files with 1,000 findings takes a fraction of it. */
const maxFindingsFileBytes = 16 * 1024 * 1024;
/** Findings that one review publishes: comparing each with each takes seconds beyond that. */
const maxFindings = 5_000;
const text = (limit) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(limit);
const path = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(4_096);
const hash = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const sha = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative();
const line = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive();
/** Far more than a run may cost, and little enough to be added up. */
const dollars = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(1_000_000).nullable();
const finding = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{8}$/),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{32}$/),
    path,
    side: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['LEFT', 'RIGHT']),
    start_line: line.nullable(),
    line: line.nullable(),
    quote: text(20_000),
    severity: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_findings_model_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO),
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_findings_model_js__WEBPACK_IMPORTED_MODULE_2__/* .categories */ .LZ),
    confidence: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_findings_model_js__WEBPACK_IMPORTED_MODULE_2__/* .confidences */ .E2),
    title: text(1_000),
    body: text(20_000),
    suggestion: text(65_536).nullable(),
    skill: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: text(200), rule: text(200).nullable(), hash: text(64) }).nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['model', 'check']),
    verification: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['confirmed', 'plausible', 'refuted', 'unverified']),
        reason: text(20_000),
    }),
    published: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['inline', 'summary', 'deferred']),
    also: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path, line })).max(1_000),
});
/** The contract's findings file, version 1: the schema its JSON Schema is made from. Unknown fields are errors. */
const findingsFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    repository: text(300),
    pull_number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().nullable(),
    base_sha: sha,
    merge_base_sha: sha,
    head_sha: sha,
    run_id: text(100).nullable(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_findings_model_js__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .rY),
    reason: text(20_000),
    coverage: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        path,
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['reviewed', 'skipped', 'unreached']),
        reason: text(2_000).nullable(),
    }))
        .max(10_000),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(finding).max(maxFindings),
    skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        offered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text(200)).max(5_000),
        loaded: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            name: text(200),
            version: text(200).nullable(),
            hash,
            location: text(4_096),
        }))
            .max(5_000),
        unknown_requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text(1_000)).max(5_000),
    }),
    setup: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text(200), text(64)), config: text(64) }).nullable(),
    usage: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        model: text(300).nullable(),
        requests: count,
        input_tokens: count,
        cache_read_tokens: count,
        cache_write_tokens: count,
        output_tokens: count,
        cost_usd: dollars,
        cost_without_cache_usd: dollars,
        cache_read_ratio: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1),
    }),
    prompt: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ hash: hash.nullable(), tokens: count }),
    timings: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text(100), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative()),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text(5_000)).max(1_000),
});
/** Reads what {@link renderFindingsFile} wrote. The text may come from a job that strangers control: nothing is believed. */
function parseFindingsFile(json) {
    const bytes = new TextEncoder().encode(json).length;
    if (bytes > maxFindingsFileBytes)
        return refuse(`it has ${bytes} bytes, and ${maxFindingsFileBytes} are the most a findings file may have`);
    let data;
    try {
        data = JSON.parse(json);
    }
    catch (error) {
        return refuse(`it is not JSON: ${error.message}`);
    }
    const parsed = findingsFile.safeParse(data);
    if (parsed.success)
        return { ok: true, outcome: parsed.data };
    return refuse(...parsed.error.issues.slice(0, 10).map(describe));
}
/** Every text in it passes through `redact`: a model names skills and rules as it likes, a stranger files and folders. */
const renderFindingsFile = (outcome, redact) => `${JSON.stringify(outcome, (0,_safety_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .textsBy */ .M)(redact), 2)}\n`;
/** The JSON Schema of the file, as `schemas/findings.schema.json` has it. */
const findingsJsonSchema = () => ({
    ...z.toJSONSchema(findingsFile),
    title: 'skill-review findings file, version 1',
});
const refuse = (...problems) => ({ ok: false, problems });
const describe = ({ path, message }) => `${path.length === 0 ? 'the file' : `\`${path.join('.')}\``}: ${message}`;


/***/ }),

/***/ 98316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ headline),
/* harmony export */   i: () => (/* binding */ needsReason)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90438);

/**
 * The verdict in one line. `open` are findings of earlier reviews that are still there: silence on a second look must not
 * read as all clear.
 */
function headline({ verdict, findings, coverage }, open, phrases) {
    const told = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .worded */ .MH)(findings).filter(({ published }) => published !== 'deferred');
    const inline = told.filter(({ published }) => published === 'inline').length;
    const found = told.length === 0 ? null : phrases.findings(told.length);
    const earlier = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .worded */ .MH)(open).length;
    const verdictWords = {
        clean: earlier > 0 ? phrases.nothingNew(earlier) : phrases.clean,
        findings: found ?? (earlier > 0 ? phrases.nothingNew(earlier) : phrases.clean),
        partial: phrases.partial,
        skipped: phrases.skipped,
        failed: phrases.failed,
    }[verdict];
    const reviewed = coverage.filter(({ status }) => status === 'reviewed').length;
    return [
        verdictWords,
        verdict === 'partial' ? found : null,
        inline === 0 ? null : phrases.inline(inline),
        reviewed === 0 ? null : phrases.filesReviewed(reviewed),
    ]
        .filter((part) => part !== null)
        .join(' · ');
}
/** Verdicts whose reason tells more than the headline. */
const needsReason = ({ verdict }) => verdict === 'partial' || verdict === 'skipped' || verdict === 'failed';


/***/ }),

/***/ 30335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ jobSummaryRoom),
  q: () => (/* binding */ renderJobSummary)
});

// EXTERNAL MODULE: ./lib/core/report/assemble.js
var assemble = __webpack_require__(37476);
// EXTERNAL MODULE: ./lib/core/report/figures.js
var figures = __webpack_require__(16483);
// EXTERNAL MODULE: ./lib/core/report/findingEntries.js
var findingEntries = __webpack_require__(50107);
// EXTERNAL MODULE: ./lib/core/report/headline.js
var headline = __webpack_require__(98316);
// EXTERNAL MODULE: ./lib/core/report/limits.js
var limits = __webpack_require__(1096);
// EXTERNAL MODULE: ./lib/core/report/sections.js
var report_sections = __webpack_require__(25024);
;// CONCATENATED MODULE: ./lib/core/report/skillFigures.js

/** Skills in a row, the most loaded first; what a run loads is few, what a model asks for may be anything. */
const maxListed = 20;
/** How skills were used, as lines of the list of details: how often, how fast, what was asked for in vain. */
function skillFigures(metrics, { phrases, out }) {
    if (metrics === null)
        return [];
    const { loads, loadSeconds, cacheHits, cacheMisses, unknown } = metrics;
    const counted = (counts) => Object.entries(counts)
        .sort(([, a], [, b]) => b - a)
        .slice(0, maxListed)
        .map(([name, count]) => `${out.code(name)} ${count}×`)
        .join(', ');
    const mean = loadSeconds.reduce((sum, one) => sum + one, 0) / loadSeconds.length;
    const cached = `${(0,figures/* percent */.KN)(cacheHits / (cacheHits + cacheMisses))} ${phrases.fromCache}`;
    return [
        ...(loadSeconds.length === 0
            ? []
            : [
                `- ${phrases.skillLoads}: ${counted(loads)}; ∅ ${(mean * 1000).toFixed(1)} ms; ${cached}`,
            ]),
        ...(Object.keys(unknown).length === 0
            ? []
            : [`- ${phrases.skillsUnknown}: ${counted(unknown)}`]),
    ];
}

// EXTERNAL MODULE: ./lib/core/report/wording.js
var report_wording = __webpack_require__(90438);
;// CONCATENATED MODULE: ./lib/core/report/jobSummary.js








/** The runner drops a summary that is too large whole, and other tools of the step write to the same file. */
const jobSummaryBytes = Math.floor(limits/* maxStepSummaryBytes */.QN * 0.9);
const jobSummaryRoom = (0,assemble/* bytes */.ee)(jobSummaryBytes);
/**
 * A run in full, for whoever opens the job, pipes `--format markdown` or has no comments to read (a fork): the verdict with
 * its reason, all findings by file, every file with what became of it, the skills, tokens, cost and time.
 */
function renderJobSummary(outcome, wording, room = jobSummaryRoom, open = [], metrics = null) {
    const { phrases, out } = wording;
    const findings = (0,report_wording/* worded */.MH)(outcome.findings);
    const sections = [
        (0,report_sections/* pinned */.dp)(`## Skill review: ${(0,headline/* headline */.P)(outcome, open, phrases)}`),
        (0,report_sections/* pinned */.dp)(out.block(outcome.reason, report_wording/* maxNoteLength */.tC * 2)),
        (0,report_sections/* pinned */.dp)([...(0,figures/* figures */.u5)(outcome, wording), ...skillFigures(metrics, wording)].join('\n')),
        ...(0,findingEntries/* byFile */.y9)(findings.filter(({ published }) => published !== 'deferred'), wording),
        (0,findingEntries/* deferredSection */.h8)(findings.filter(({ published }) => published === 'deferred'), wording),
        (0,report_sections/* unreached */.iq)(outcome, wording),
        (0,report_sections/* notes */.Q2)(outcome.notes, wording),
        (0,report_sections/* folded */.TM)(phrases.filesReviewed(count(outcome.coverage, 'reviewed')), {
            entries: outcome.coverage.map((row) => ({ text: coverageLine(row, wording), weight: 5 })),
            between: '\n',
        }),
    ];
    return `${(0,assemble/* assemble */.fT)(sections, { ...room, limit: room.limit - 1 }, phrases.leftOut)}\n`;
}
const count = (coverage, wanted) => coverage.filter(({ status }) => status === wanted).length;
function coverageLine({ path, status, reason }, { out }) {
    const why = reason === null || reason === '' ? '' : ` (${out.line(reason, report_wording/* maxNoteLength */.tC)})`;
    return `- ${out.code(path)}: ${status}${why}`;
}


/***/ }),

/***/ 1096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ maxCheckTitleLength),
/* harmony export */   Fq: () => (/* binding */ maxCheckSummaryLength),
/* harmony export */   QN: () => (/* binding */ maxStepSummaryBytes),
/* harmony export */   TF: () => (/* binding */ maxAnnotationsPerRequest),
/* harmony export */   b8: () => (/* binding */ maxStepAnnotations),
/* harmony export */   eE: () => (/* binding */ maxAnnotationLength),
/* harmony export */   gL: () => (/* binding */ maxSarifResults),
/* harmony export */   iT: () => (/* binding */ maxSarifLocations),
/* harmony export */   yd: () => (/* binding */ maxCommentLength)
/* harmony export */ });
/** What GitHub takes. Where a limit is in characters, GitHub counts as JavaScript does: in UTF-16 code units, at most. */
/** Characters of a comment, a review's body or a pull request's body: `body is too long (maximum is 65536 characters)`. */
const maxCommentLength = 65_536;
/** Bytes of a step's job summary; a larger one is dropped whole. Runner, `FileCommandManager.cs`. */
const maxStepSummaryBytes = 1_048_576;
/** Characters of a workflow command's annotation; the runner cuts the rest. Runner, `ExecutionContext.cs`. */
const maxAnnotationLength = 4_096;
/** Annotations of one level that a step shows: 10 errors, 10 warnings, 10 notices. GitHub docs, problem matchers. */
const maxStepAnnotations = 10;
/** Characters of a check run's summary, and of an annotation's title. GitHub docs, REST, update a check run. */
const maxCheckSummaryLength = 65_535;
const maxCheckTitleLength = 255;
/** Annotations that one request adds to a check run. GitHub docs, REST, update a check run. */
const maxAnnotationsPerRequest = 50;
/** Results and locations that code scanning takes of one SARIF file. GitHub docs, SARIF support, "file object limits". */
const maxSarifResults = 25_000;
const maxSarifLocations = 1_000;


/***/ }),

/***/ 78276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   en: () => (/* binding */ en)
/* harmony export */ });
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const en = {
    names: ['en', 'english'],
    severity: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
    unproven: 'likely, not proven',
    alsoAt: 'Also at',
    skill: 'Skill',
    rule: 'rule',
    clean: 'Nothing to report',
    findings: (count) => plural(count, 'finding'),
    nothingNew: (open) => `No new findings; ${open} earlier still open`,
    partial: 'The review is not complete',
    skipped: 'Not reviewed',
    failed: 'The review failed',
    inline: (count) => plural(count, 'inline comment'),
    filesReviewed: (count) => `${plural(count, 'file')} reviewed`,
    round: (round) => `round ${round}`,
    minor: 'Minor findings',
    stillOpen: 'Still open from earlier reviews',
    notReviewed: 'Not reviewed',
    deferred: 'Deferred',
    whyDeferred: 'New on code that an earlier review has passed; not raised now.',
    dismissed: 'Dismissed',
    notes: 'Notes',
    details: 'Details',
    moreFiles: (count) => `and ${plural(count, 'more file')}`,
    leftOut: (count) => `${plural(count, 'entry', 'entries')} left out here for length; the findings file of the run has everything.`,
    help: (trigger) => `\`${trigger} explain ID\` asks for the reasons, \`${trigger} dismiss ID why\` ends a finding.`,
    reply: {
        fixed: 'Fixed',
        returned: 'The fault is back; reopened',
        dismissed: 'Dismissed, not to be raised again',
        'wont-fix': 'Taken as won’t fix, not to be raised again',
        withdrawn: 'Withdrawn, you are right',
        held: 'Still stands',
    },
    exception: (skill) => `For an exception that holds in every review, add to the skill ${skill}:`,
    skillsOffered: 'Skills offered',
    skillsLoaded: 'Skills loaded',
    skillLoads: 'Skill loads',
    skillsUnknown: 'Skills asked for that do not exist',
    model: 'Model',
    tokens: 'Tokens',
    cost: 'Cost',
    perFinding: 'per finding',
    fromCache: 'from the cache',
    saved: 'saved by caching',
    time: 'Time',
};


/***/ }),

/***/ 76898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ renderSarif)
});

// UNUSED EXPORTS: sarifLevels

// EXTERNAL MODULE: ./lib/core/findings/rank.js
var rank = __webpack_require__(18566);
// EXTERNAL MODULE: ./lib/core/safety/invisible.js
var invisible = __webpack_require__(87813);
// EXTERNAL MODULE: ./lib/core/safety/redact.js + 2 modules
var safety_redact = __webpack_require__(35664);
// EXTERNAL MODULE: ./lib/core/safety/shorten.js
var shorten = __webpack_require__(93003);
// EXTERNAL MODULE: ./lib/core/report/limits.js
var limits = __webpack_require__(1096);
// EXTERNAL MODULE: ./lib/core/findings/severity.js
var findings_severity = __webpack_require__(13519);
;// CONCATENATED MODULE: ./lib/core/report/sarifRules.js


/** What code scanning groups by: the skill's rule, or the kind of fault where no skill was used. */
const ruleId = ({ skill, category }) => skill === null ? category : (0,invisible/* showInvisible */.j)(`${skill.name}/${skill.rule ?? category}`);
/** GitHub ranks security alerts by a score from 0 to 10, cut at 9, 7 and 4 into critical, high, medium and low. */
const securityScores = {
    critical: '9.5',
    high: '8.0',
    medium: '5.5',
    low: '2.0',
};
/** One rule for each id that the findings use, in their order; a rule is as severe as its worst finding. */
function sarifRules(findings) {
    const byId = new Map();
    for (const finding of findings) {
        const same = byId.get(ruleId(finding));
        if (same === undefined)
            byId.set(ruleId(finding), [finding]);
        else
            same.push(finding);
    }
    return [...byId].map(([id, same]) => rule(id, same));
}
function rule(id, findings) {
    const [{ skill, category, confidence }] = findings;
    const severity = findings.map((finding) => finding.severity).reduce(findings_severity/* worse */.JJ);
    const text = skill === null
        ? `A fault of the kind ${category}`
        : (0,invisible/* showInvisible */.j)(`Rule ${skill.rule ?? category} of the skill ${skill.name}`);
    const tags = [category, ...(skill === null ? [] : [`skill:${skill.name}`])];
    return {
        id,
        name: id,
        shortDescription: { text },
        fullDescription: { text: `${text}, found in review.` },
        properties: {
            tags,
            precision: confidence,
            ...(category === 'security' ? { 'security-severity': securityScores[severity] } : {}),
        },
    };
}

// EXTERNAL MODULE: ./lib/core/report/wording.js
var wording = __webpack_require__(90438);
;// CONCATENATED MODULE: ./lib/core/report/sarif.js







const sarifLevels = {
    critical: 'error',
    high: 'error',
    medium: 'warning',
    low: 'note',
};
/**
 * The published findings as SARIF 2.1.0 for code scanning. `primaryLocationLineHash`, by which GitHub knows an alert again,
 * is our fingerprint: of the code and the rule, not of the line's number.
 */
function renderSarif(outcome, { version, redact }) {
    const published = (0,wording/* worded */.MH)(outcome.findings).filter((one) => one.published !== 'deferred');
    const findings = (0,rank/* rankFindings */.J)(published).slice(0, limits/* maxSarifResults */.gL);
    const rules = sarifRules(findings);
    const indexes = new Map(rules.map(({ id }, index) => [id, index]));
    const plain = (text, limit) => (0,shorten/* shorten */.m)((0,invisible/* showInvisible */.j)(redact(text)).trim(), limit);
    const results = findings.map((finding) => ({
        ruleId: ruleId(finding),
        ruleIndex: indexes.get(ruleId(finding)) ?? -1,
        level: sarifLevels[finding.severity],
        message: {
            text: `${plain(finding.title, wording/* maxTitleLength */.zb)}\n\n${plain(finding.body, wording/* maxBodyLength */.LL)}`.trim(),
        },
        locations: [sarif_location(finding)],
        ...related(finding),
        ...fixes(finding, redact),
        partialFingerprints: { primaryLocationLineHash: finding.fingerprint },
        properties: {
            id: finding.id,
            severity: finding.severity,
            confidence: finding.confidence,
            verification: finding.verification.verdict,
        },
    }));
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'skill-review', semanticVersion: version, rules } },
                automationDetails: { id: 'skill-review/' },
                invocations: [{ executionSuccessful: outcome.verdict !== 'failed' }],
                columnKind: 'utf16CodeUnits',
                results,
            },
        ],
    };
    return `${JSON.stringify(log, (0,safety_redact/* textsBy */.M)(redact), 2)}\n`;
}
/** Lines of the merge base do not exist at the head, which code scanning looks at: such a finding stands on its file. */
function sarif_location({ path, side, start_line, line }) {
    const region = side === 'RIGHT' && line !== null
        ? { region: { startLine: start_line ?? line, endLine: line } }
        : {};
    return { physicalLocation: { artifactLocation: artifact(path), ...region } };
}
function related({ also }) {
    if (also.length === 0)
        return {};
    const places = also.slice(0, limits/* maxSarifLocations */.iT);
    return {
        relatedLocations: places.map(({ path, line }) => ({
            physicalLocation: { artifactLocation: artifact(path), region: { startLine: line } },
        })),
    };
}
/** A replacement of whole lines. One that holds a secret or something invisible is not offered. */
function fixes({ path, side, start_line, line, suggestion, title }, redact) {
    if (suggestion === null || line === null || side === 'LEFT')
        return {};
    if (redact(suggestion) !== suggestion || (0,invisible/* showInvisible */.j)(suggestion) !== suggestion)
        return {};
    const deletedRegion = { startLine: start_line ?? line, endLine: line };
    const replacements = [{ deletedRegion, insertedContent: { text: suggestion } }];
    return {
        fixes: [
            {
                description: { text: (0,shorten/* shorten */.m)(redact(title), wording/* maxTitleLength */.zb) },
                artifactChanges: [{ artifactLocation: artifact(path), replacements }],
            },
        ],
    };
}
/** A path as a relative URI. */
function artifact(path) {
    const wellFormed = new TextDecoder().decode(new TextEncoder().encode(path));
    return { uri: wellFormed.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}


/***/ }),

/***/ 25024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ notes),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   XE: () => (/* binding */ unreachedFiles),
/* harmony export */   dp: () => (/* binding */ pinned),
/* harmony export */   iq: () => (/* binding */ unreached),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90438);

/** Files named one by one; beyond that a number says more than a list. */
const maxListedFiles = 50;
/** A text that stays whatever the room. */
const pinned = (text) => ({
    opening: '',
    closing: '',
    entries: text === '' ? [] : [{ text, weight: Number.POSITIVE_INFINITY }],
    between: '\n\n',
});
/** A list of one-line items under a heading. */
const list = (title, entries) => ({
    opening: `**${title}**`,
    closing: '',
    entries,
    between: '\n',
});
/** Anything behind a click; a `why` stands above it. */
const folded = (title, section, why = '') => ({
    ...section,
    opening: `<details><summary>${title}</summary>${why === '' ? '' : `\n\n${why}`}`,
    closing: '</details>',
});
/** What was in scope and not reached, file by file; what was left out by rule is no news. */
function unreached(outcome, wording) {
    const { phrases, out } = wording;
    const missing = unreachedFiles(outcome);
    const lines = missing.slice(0, maxListedFiles).map(({ path, reason }) => {
        const why = reason === null || reason === '' ? '' : `: ${out.line(reason, _wording_js__WEBPACK_IMPORTED_MODULE_0__/* .maxNoteLength */ .tC)}`;
        return `- ${out.code(path)}${why}`;
    });
    if (missing.length > maxListedFiles)
        lines.push(`- ${phrases.moreFiles(missing.length - maxListedFiles)}`);
    return list(phrases.notReviewed, lines.length === 0 ? [] : [{ text: lines.join('\n'), weight: 70 }]);
}
/** Files a review began with and did not get to. Where none was begun, the verdict says all there is to say. */
const unreachedFiles = ({ coverage, verdict, }) => verdict === 'skipped' || verdict === 'failed'
    ? []
    : coverage.filter(({ status }) => status === 'unreached');
/** Warnings that a reader should see. */
const notes = (texts, { phrases, out }) => list(phrases.notes, texts
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text: `- ${out.line(text, _wording_js__WEBPACK_IMPORTED_MODULE_0__/* .maxNoteLength */ .tC)}`, weight: 60 })));


/***/ }),

/***/ 90438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   LL: () => (/* binding */ maxBodyLength),
/* harmony export */   MH: () => (/* binding */ worded),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   jW: () => (/* binding */ skillWords),
/* harmony export */   tC: () => (/* binding */ maxNoteLength),
/* harmony export */   zb: () => (/* binding */ maxTitleLength)
/* harmony export */ });
/** Characters of the model's words that a report takes. A finding is a few sentences; more hides something. */
const maxTitleLength = 200;
const maxBodyLength = 4_000;
const maxNoteLength = 500;
/** Findings that say something. One without a title would be counted, and shown as an empty entry. */
const worded = (findings) => findings.filter(({ title }) => title.trim() !== '');
/** `High`, or `High (likely, not proven)`. */
function severityWords({ severity, verification }, { severity: words, unproven }) {
    return verification.verdict === 'plausible' ? `${words[severity]} (${unproven})` : words[severity];
}
/** Which skill and rule a finding rests on, as Markdown; null when it rests on none. */
function skillWords({ skill }, { phrases, out }) {
    if (skill === null)
        return null;
    const rule = skill.rule === null ? '' : `, ${phrases.rule} ${out.code(skill.rule)}`;
    return `${phrases.skill} ${out.code(skill.name)}${rule}`;
}
/** `path:line` as inline code. */
const placeWords = ({ path, line }, out) => out.code(line === null ? path : `${path}:${line}`);


/***/ }),

/***/ 99867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ renderWorkflowCommands)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1096);

const commands = { notice: 'notice', warning: 'warning', failure: 'error' };
/**
 * Annotations as the runner's workflow commands, one a line. A step shows ten of a level and drops the rest in silence, so
 * only ten are written, and one plain line says how many more there are.
 */
function renderWorkflowCommands(annotations) {
    const written = { notice: 0, warning: 0, failure: 0 };
    const lines = [];
    for (const annotation of annotations) {
        written[annotation.level] += 1;
        if (written[annotation.level] <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxStepAnnotations */ .b8)
            lines.push(command(annotation));
    }
    const hidden = annotations.length - lines.length;
    if (hidden > 0)
        lines.push(`${hidden} more findings: GitHub shows ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxStepAnnotations */ .b8} annotations of a level; the job summary has all.`);
    return lines.map((line) => `${line}\n`).join('');
}
function command({ level, path, start_line, end_line, title, message }) {
    const properties = { file: path, line: start_line, endLine: end_line, title };
    const written = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${commands[level]} ${written.join(',')}::${data(message)}`;
}
/** Escaped as the runner unescapes. Runner, `ActionCommand.cs`. */
const data = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');


/***/ }),

/***/ 91203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ maxFileBytes)
/* harmony export */ });
/** Bytes above which a file is neither diffed nor read. GitHub shows no diff of such a file either. */
const maxFileBytes = 16 * 1024 * 1024;


/***/ }),

/***/ 67675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ delimit),
/* harmony export */   _r: () => (/* binding */ asShown),
/* harmony export */   bo: () => (/* binding */ nonceFor)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65108);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42565);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87813);



/**
 * A word that the authors of `texts` cannot have written into them: 128 bits of a hash over all of them.
 *
 * It is no secret, and needs none. Whoever plants a closing fence must know the word first, but planting it changes the
 * texts and so the word; to find texts that contain their own hash takes 2^128 tries. In return the same texts always get
 * the same fence, so a prompt is cached, recorded and replayed byte for byte. That only holds when *every* text under one
 * nonce goes in: a text left out could quote the word that the others produce.
 */
function nonceFor(texts) {
    return (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesToHex */ .My)((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8ToBytes */ .AI)(JSON.stringify(texts)))).slice(0, 32);
}
/**
 * Text by a stranger as the model gets it: named as data, between fences that carry `nonce`, itself made harmless by
 * {@link asShown}. `label` is ours and says what it is: `pull request title`.
 */
function delimit(label, text, nonce) {
    return `<untrusted-${nonce} of="${label}">\n${asShown(text)}\n</untrusted-${nonce}>`;
}
/**
 * What a stranger's text looks like to the model: invisible characters shown, and the `<` of whatever resembles our fences,
 * our skill tags or the frames of tool calls replaced by a mark. Idempotent; compare a model's quote with this, not with the
 * raw text.
 */
function asShown(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .j)(text).replace(lookalike, (_, bracket, rest) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .mark */ .G)(bracket) + rest);
}
const frames = [
    'untrusted-',
    'skills?\\b',
    'system-reminder',
    'tool[-_](?:use|result|call)',
    'function[-_](?:call|result)',
    'antml:',
];
/** `<` in any of its guises, at most a few blanks and a slash, and the beginning of a frame's name. */
const lookalike = new RegExp(`([<＜﹤‹〈⟨])(\\s{0,4}[/／]?\\s{0,4}(?:${frames.join('|')}))`, 'giu');


/***/ }),

/***/ 87813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ mark),
/* harmony export */   j: () => (/* binding */ showInvisible)
/* harmony export */ });
/**
 * Characters a person cannot see but a compiler or a model can: controls (a lone carriage return, NUL, form feed, escape),
 * bidirectional marks, zero-width and tag characters, variation selectors, line and paragraph separators, half surrogate
 * pairs. Each becomes a visible mark, `⟨U+202E⟩`, and never a new line, so nothing hides and every line keeps its number.
 *
 * Left as they are, because ordinary text needs them: tab, line feed, the CR of CRLF; an emoji with its variation selector,
 * skin tone or joiners; a keycap; one joiner between two letters of a script that is written with joiners. A byte order mark
 * is shown everywhere and so are tag characters, even in the flags that are spelled with them: both are too good a hiding
 * place for what they are worth.
 *
 * Idempotent, so a quote that a model copied from shown text can be compared with the shown original.
 */
function showInvisible(text) {
    return text.replace(ordinaryOrHidden, (match, hidden) => hidden === undefined ? match : mark(hidden));
}
/** The mark that stands for one character. */
function mark(character) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${code}⟩`;
}
const emoji = String.raw `\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const keycap = String.raw `[0-9#*]\uFE0F\u20E3`;
const joining = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
    .concat(['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar'])
    .map((script) => String.raw `\p{Script=${script}}`)
    .join('');
const joiner = `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`;
/** Format characters that are drawn: number signs and the like that enclose the digits after them. */
const drawn = String.raw `\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}`;
const hidden = String.raw `(?![\t\n${drawn}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;
const ordinaryOrHidden = new RegExp(`\\r\\n|${emoji}(?:\\u200D${emoji})*|${keycap}|${joiner}|(${hidden})`, 'gu');


/***/ }),

/***/ 67202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ safeLogLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87813);

/**
 * Text as one line of a log that the runner also reads for commands: `::set-output …` at the start of a line (blanks before
 * it do not count) and `##[command]` anywhere in one. Both are broken apart, line ends and control characters (colours
 * too) are shown.
 */
function safeLogLine(text) {
    return (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .j)(text)
        .replace(/\r?\n/g, ' ⏎ ')
        .replace(/^(\s*:)(?=:)/, '$1 ')
        .replace(/#(?=#\[)/g, '# ');
}


/***/ }),

/***/ 15376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ createOutgoing)
});

// EXTERNAL MODULE: ./lib/core/safety/invisible.js
var invisible = __webpack_require__(87813);
;// CONCATENATED MODULE: ./lib/core/safety/neutraliseText.js
/** Spans of code must not touch: their backticks would add up to a run that matches nothing. */
function glue(pieces) {
    const some = pieces.filter((piece) => piece !== '');
    return some
        .map((piece, at) => piece.startsWith('`') && some[at - 1]?.endsWith('`') ? ` ${piece}` : piece)
        .join('');
}
/**
 * A line's text between its spans of code, in pieces to be glued. Backslashes go with what they escape, as one in front of our own backtick would
 * disarm it.
 */
function neutraliseText(text, rules) {
    const pieces = [];
    let from = 0;
    for (const match of text.matchAll(special)) {
        pieces.push(text.slice(from, match.index), replacement(match, rules));
        from = match.index + match[0].length;
    }
    return [...pieces, text.slice(from)].filter((piece) => piece !== '');
}
/** The entities that may stay; all others would be characters that the patterns below did not see. */
const harmless = '&(?:lt|gt|amp|quot|#96);';
const urlCharacter = `(?!${harmless})[^\\s<>]`;
const urlEnd = `(?!${harmless})[^\\s<>.,;:!?'")*_~&\\]\\\\]`;
const special = new RegExp([
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
].join('|'), 'gi');
function replacement({ 0: whole, groups = {} }, rules) {
    const { label, target, url, address, mention, reference } = groups;
    if (label !== undefined && target !== undefined)
        return neutraliseText_link(whole, label, target, rules);
    if (url !== undefined)
        return isOurs(url, rules) ? url : code(url);
    if (address !== undefined || reference !== undefined)
        return code(whole);
    if (mention !== undefined)
        return isParticipant(mention, rules) ? mention : code(mention);
    if (groups['entity'] !== undefined)
        return '&amp;';
    if (groups['angle'] !== undefined)
        return '&lt;';
    if (groups['bracket'] !== undefined)
        return '\\]';
    return whole;
}
/** A link to our own server stays one; of any other, and of every image, the words and the address stay. */
function neutraliseText_link(whole, label, target, rules) {
    const words = glue(neutraliseText(label, rules));
    if (!whole.startsWith('!') && isOurs(target, rules))
        return `[${words}](${target})`;
    const address = target === '' ? '' : code(target);
    return words.trim() === '' ? address : `${words} (${address})`;
}
const code = (text) => `\`${text.replaceAll('\\', '')}\``;
/** A plain address on our server that is no issue, pull request or discussion: a link to one of those appears over there. */
function isOurs(address, { serverUrl }) {
    const plain = /^https?:\/\/[\w.:-]+(?:\/[\w.~%@+,:=/-]*)?(?:\?[\w.~%=+,/-]*)?(?:#[\w.~%=+,/-]*)?$/;
    if (!plain.test(address) || !URL.canParse(address))
        return false;
    const url = new URL(address);
    return (url.origin === new URL(serverUrl).origin &&
        !/\/(?:issues|pull|discussions)\/\d/.test(url.pathname));
}
function isParticipant(mention, { participants }) {
    const login = mention.replace(/^\\*@/, '').toLowerCase();
    return participants.some((participant) => participant.toLowerCase() === login);
}

;// CONCATENATED MODULE: ./lib/core/safety/neutraliseLine.js

/** One line of Markdown outside any fence, neutralised. See `neutralise`. */
function neutraliseLine(line, rules) {
    // Odd elements are runs of backticks.
    const parts = line.split(/(`+)/);
    const last = new Map(parts.map((part, at) => [at % 2 === 1 ? part : '', at]));
    const pieces = [];
    for (let at = 0; at < parts.length; at += 1) {
        const part = parts[at] ?? '';
        if (at % 2 === 0) {
            for (const piece of neutraliseText(part, rules))
                pieces.push(piece);
            continue;
        }
        const escaped = (/\\*$/.exec(pieces.at(-1) ?? '')?.[0].length ?? 0) % 2 === 1;
        if (escaped)
            pieces.push((pieces.pop() ?? '').slice(0, -1));
        if (escaped || last.get(part) === at) {
            // An entity is a backtick that opens nothing.
            pieces.push('&#96;'.repeat(part.length));
            continue;
        }
        const end = parts.indexOf(part, at + 1);
        pieces.push(parts.slice(at, end + 1).join(''));
        at = end;
    }
    const out = glue(pieces);
    return tableRule.test(out)
        ? out.replaceAll('|', '\\|')
        : out.replace(/^(\s*)\/(?=[a-z])/i, '$1\\/');
}
/** The line that makes a table: cells are cut before code is recognised, so a `|` in code would set the rest of it free. */
const tableRule = /^(?=.*\|)(?=.*-)[\s>*+\-\d.)|:]*$/;

;// CONCATENATED MODULE: ./lib/core/safety/neutralise.js


/**
 * Markdown of a model or a stranger, fit to be published under our name: it pings nobody outside the conversation, refers to
 * and closes no issue, links to and loads from no foreign host, holds no HTML, no forged marker and nothing invisible. Code
 * stays as it is. What was a link, a mention or a reference stays readable, as code. Idempotent, linear.
 *
 * Only code that GitHub is certain to take for code counts as such: fences that we write ourselves at the margin, and spans
 * that begin and end on one line. All else is text, because whoever finds code that GitHub does not see lets a ping through.
 */
function neutralise(markdown, rules) {
    const lines = (0,invisible/* showInvisible */.j)(markdown).split(/\r?\n/);
    const out = [];
    for (let at = 0; at < lines.length; at += 1) {
        const opening = openingFence.exec(lines[at] ?? '');
        if (opening === null) {
            out.push(neutraliseLine(lines[at] ?? '', rules));
            continue;
        }
        const closing = new RegExp(`^[ \\t]{0,8}${opening[2]?.[0]}{${opening[2]?.length},}[ \\t]*$`);
        let end = at + 1;
        while (end < lines.length && !closing.test(lines[end] ?? ''))
            end += 1;
        for (const line of fenced(lines.slice(at + 1, end), opening))
            out.push(line);
        at = end;
    }
    return breakMarkers(out.join('\n'));
}
/** Our hidden markers are found wherever they stand in a comment, in code too: what begins like one is broken. */
const breakMarkers = (markdown) => markdown.replace(/<!--(?=\s*skill-review)/gi, '<! --');
const openingFence = /^([ \t]{0,8})(`{3,}(?=[^`]*$)|~{3,})[ \t]*([\w+#.-]{0,20})/;
/** Languages that GitHub does more with than colour: it offers to commit them, or renders them. */
const active = /^(?:suggestion|mermaid|geojson|topojson|stl|math)/i;
/** The code between backticks at the margin, where no list or quotation can end the fence before its time. */
function fenced(code, [, indent = '', mark = '', language = '']) {
    const dedented = code.map((line) => line.replace(new RegExp(`^[ \\t]{0,${indent.length}}`), ''));
    const longest = dedented.reduce((length, line) => Math.max(length, /^[ \t]*(`*)/.exec(line)?.[1]?.length ?? 0), 2);
    const fence = '`'.repeat(Math.max(mark.length, longest + 1));
    return [fence + (active.test(language) ? 'text' : language), ...dedented, fence];
}

// EXTERNAL MODULE: ./lib/core/safety/shorten.js
var shorten = __webpack_require__(93003);
;// CONCATENATED MODULE: ./lib/core/safety/outgoing.js




function createOutgoing(rules, redact) {
    const oneLine = (text, limit) => breakMarkers((0,invisible/* showInvisible */.j)((0,shorten/* shorten */.m)(redact(text).replace(/\s+/g, ' ').trim(), limit)));
    return {
        block: (markdown, limit) => neutralise((0,shorten/* shorten */.m)(redact(markdown).trim(), limit), rules),
        line: (text, limit) => neutraliseLine(oneLine(text, limit), rules),
        code: (text) => codeSpan(oneLine(text, longestName)),
        suggestion: (code) => redact(code) === code && (0,invisible/* showInvisible */.j)(code) === code && !/<!--\s*skill-review/i.test(code)
            ? code
            : null,
    };
}
/** Longer than any path a person reads; git itself allows 4,096. */
const longestName = 300;
/** Inline code that may contain backticks. Two backticks around nothing would be the beginning of another span. */
function codeSpan(text) {
    if (text === '')
        return '` `';
    const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    if (longest === 0)
        return `\`${text}\``;
    const fence = '`'.repeat(longest + 1);
    return `${fence} ${text} ${fence}`;
}


/***/ }),

/***/ 35664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  M: () => (/* binding */ textsBy)
});

;// CONCATENATED MODULE: ./lib/core/safety/namedSecret.js
/**
 * A value without a format of its own, given away by the name it stands beside: `API_KEY = "…"`, `"password": "…"`. Group 1
 * is the name up to the value, group 2 the value. Quotes may be escaped, as they are in JSON.
 */
const namedValue = new RegExp([
    '((?:secret|token|passw(?:or)?d|passwd|pwd|passphrase|credentials?|api[_-]?key|access[_-]?key|account[_-]?key',
    '|private[_-]?key|auth[_-]?key|signing[_-]?key|encryption[_-]?key)[A-Za-z0-9_-]{0,20}',
    '[\\\\\'"`\\]]{0,4}\\s{0,4}(?::=|=>|={1,3}|:|,)\\s{0,4}\\\\{0,3}[\'"`]?)',
    '([A-Za-z0-9+/=_~!#%^&*-]{12,400})(?![A-Za-z0-9+/=_~!#%^&*([.-])',
].join(''), 'gi');
/** Bits per character above which a text of mixed characters was hardly written by a person. */
const randomText = 3.2;
/** The same for hexadecimal digits, of which there are only sixteen (at most 4 bits). */
const randomHex = 2.8;
/** True for what a generator made; false for words, identifiers and placeholders, which have few digits and repeat letters. */
function looksRandom(value) {
    if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value))
        return false;
    if (/^(?:0x)?[0-9a-f-]+$/i.test(value))
        return value.length >= 20 && entropy(value) >= randomHex;
    const digits = value.replace(/[^0-9]/g, '').length;
    const mixed = /[a-z]/.test(value) && /[A-Z]/.test(value);
    return (digits >= (mixed ? 2 : 3) && changes(value) >= value.length / 4 && entropy(value) >= randomText);
}
/** Shannon entropy of the characters, in bits each. */
function entropy(value) {
    const counts = new Map();
    for (const char of value)
        counts.set(char, (counts.get(char) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / value.length) * Math.log2(count / value.length);
    return bits;
}
/** How often the kind of character changes (lower, upper, digit, sign): rarely in names, all the time in random text. */
function changes(value) {
    const kinds = value
        .replace(/[a-z]/g, 'a')
        .replace(/[A-Z]/g, 'A')
        .replace(/[0-9]/g, '0')
        .replace(/[^aA0]/g, '_');
    let count = 0;
    for (let at = 1; at < kinds.length; at += 1)
        if (kinds[at] !== kinds[at - 1])
            count += 1;
    return count;
}

;// CONCATENATED MODULE: ./lib/core/safety/tokenFormats.js
/**
 * Every pattern takes linear time: it is bounded, cannot fail once it has read far, or may begin only at the start of a word.
 * More precise formats come first.
 */
const tokenFormats = [
    { kind: 'private key', pattern: privateKey() },
    { kind: 'github token', pattern: /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9]{30,255}/g },
    { kind: 'github token', pattern: /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,255}/g },
    { kind: 'gitlab token', pattern: /(?<![A-Za-z0-9])gl(?:pat|dt|rt|cbt|ptt|ft)-[\w-]{20,255}/g },
    {
        kind: 'aws access key',
        pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}(?![A-Za-z0-9])/g,
    },
    { kind: 'slack token', pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[\w-]{10,255}/g },
    { kind: 'slack token', pattern: /(?<![A-Za-z0-9])xapp-\d-[\w-]{10,255}/g },
    {
        kind: 'slack webhook',
        pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]{20,200}/g,
        before: '$1',
    },
    { kind: 'anthropic key', pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{16,255}/g },
    { kind: 'openai key', pattern: /(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin|None)-[\w-]{20,255}/g },
    { kind: 'openai key', pattern: /(?<![A-Za-z0-9-])sk-[A-Za-z0-9]{32,255}(?![\w-])/g },
    { kind: 'google key', pattern: /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/g },
    {
        kind: 'google token',
        pattern: /(?<![A-Za-z0-9])(?:ya29\.[\w-]{20,2000}|GOCSPX-[\w-]{24,64})/g,
    },
    { kind: 'stripe key', pattern: /(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,255}/g },
    { kind: 'stripe key', pattern: /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{24,255}/g },
    { kind: 'npm token', pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,255}/g },
    { kind: 'pypi token', pattern: /(?<![A-Za-z0-9])pypi-[\w-]{50,1000}/g },
    { kind: 'hugging face token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,255}/g },
    { kind: 'sendgrid key', pattern: /(?<![A-Za-z0-9])SG\.[\w-]{16,64}\.[\w-]{16,64}/g },
    { kind: 'digitalocean token', pattern: /(?<![A-Za-z0-9])do[oprt]_v1_[a-f0-9]{40,128}/g },
    { kind: 'web token', pattern: /(?<![\w-])eyJ[\w-]{8,8000}\.[\w-]{8,8000}\.[\w-]*/g },
    {
        kind: 'password',
        pattern: /(?<![A-Za-z0-9+.-])([A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/[^\s:/@'"`<>]{0,100}:)(?![${<%*[(])[^\s/@'"`<>]{3,200}(@)/g,
        before: '$1',
        after: '$2',
    },
    {
        kind: 'password',
        pattern: /((?:^|[;'"`])\s{0,4}(?:password|pwd|accountkey|sharedaccesskey)\s{0,4}=)(?![\s${<%*[(])[^\s;'"`]{6,200}(?=;)/gim,
        before: '$1',
    },
    {
        kind: 'authorization header',
        pattern: /(authorization['"]?\s{0,4}[:=,]\s{0,4}['"`]?(?:bearer|basic|token)\s{1,4})[\w+/=.~-]{16,4000}/gi,
        before: '$1',
    },
];
/** From the first dashes to the last; where the end is missing, the header and the lines of base64 after it. */
function privateKey() {
    const name = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
    const toTheEnd = `(?:(?!-----)[\\s\\S])*-----END ${name}`;
    const cutOff = '(?:(?:\\s|\\\\[nr]|[>+"\'|-])+[A-Za-z0-9+/=]{20,})*';
    return new RegExp(`-----BEGIN ${name}(?:${toTheEnd}|${cutOff})`, 'g');
}

;// CONCATENATED MODULE: ./lib/core/safety/redact.js


/** Shorter values are left alone: replacing `dev` everywhere would wreck the text and give the value away by the gaps. */
const shortestMasked = 6;
const formats = tokenFormats.map(({ kind, pattern, before = '', after = '' }) => ({
    pattern,
    mark: `${before}[redacted: ${kind}]${after}`,
}));
/**
 * A function that replaces secrets by `[redacted: kind]`: every value of `maskedValues` (also line by line, JSON-escaped,
 * URL-encoded and in base64), known token formats, passwords in connection strings, private keys, and random-looking values
 * beside a telling name. Idempotent, linear in the length of the text, never throws.
 */
function createRedactor(maskedValues) {
    const masked = writings(maskedValues);
    const pass = (text) => {
        let clean = replaceAll(text, masked, '[redacted: masked value]');
        for (const { pattern, mark } of formats)
            clean = clean.replace(pattern, mark);
        return clean.replace(namedValue, (whole, name, value) => looksRandom(value) ? `${name}[redacted: secret]` : whole);
    };
    return (text) => {
        const clean = pass(text);
        // A token glued to one that is now a mark begins a word only now.
        return clean === text ? text : pass(clean);
    };
}
/** For `JSON.stringify`: every text of the data, wherever it stands, without secrets. */
const textsBy = (redact) => (_key, value) => typeof value === 'string' ? redact(value) : value;
/** Replaces each of `values`, but not inside a mark that stands there already. */
function replaceAll(text, values, replacement) {
    let clean = text;
    for (const value of values)
        if (clean.includes(value))
            clean = clean
                .split(/(\[redacted: [a-z ]+\])/)
                .map((part, at) => (at % 2 === 0 ? part.replaceAll(value, replacement) : part))
                .join('');
    return clean;
}
/** Every way the values may be written, the longest first, so that a part never spoils the whole. */
function writings(values) {
    const parts = values.flatMap((value) => [value, ...value.split(/\r?\n/)]);
    const long = parts.map((part) => part.trim()).filter((part) => part.length >= shortestMasked);
    return [...new Set(long.flatMap(writtenAs))].sort((a, b) => b.length - a.length);
}
function writtenAs(value) {
    const bytes = new TextEncoder().encode(value);
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const asUrl = encodeURIComponent(new TextDecoder().decode(bytes));
    return [value, JSON.stringify(value).slice(1, -1), asUrl, btoa(binary)];
}


/***/ }),

/***/ 93003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony export boundary */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Far more code units than any character that a person would call one; tells where to look for a boundary. */
const longestCharacter = 64;
/** At most `limit` UTF-16 code units of `text`, ending with `…` where it was cut; never within what a reader sees as one character. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, boundary(text, limit - 1))}…`;
}
/** The last place at or before `limit` where one character ends and the next begins. */
function boundary(text, limit) {
    if (limit >= text.length)
        return text.length;
    const from = Math.max(0, limit - longestCharacter);
    let end = from;
    for (const { index, segment } of characters.segment(text.slice(from, limit + longestCharacter))) {
        if (from + index + segment.length > limit)
            break;
        end = from + index + segment.length;
    }
    return Math.max(0, end);
}


/***/ }),

/***/ 76309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ saysWhy)
/* harmony export */ });
/** What went wrong in the words of whoever threw it, which may be anything. */
const saysWhy = (error) => error instanceof Error ? error.message : String(error);


/***/ }),

/***/ 82741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
/* unused harmony export maxExcerpt */
/** Characters of a line that are shown: a minified file has everything on one. */
const maxExcerpt = 300;
const before = 60;
/** A long line cut down to what surrounds `at`, with a mark on each side that was cut. */
function excerpt(line, at) {
    if (line.length <= maxExcerpt)
        return line;
    const start = Math.max(0, Math.min(at - before, line.length - maxExcerpt));
    const end = start + maxExcerpt;
    return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}


/***/ }),

/***/ 30613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ maxPatternLength),
  M: () => (/* binding */ prepareSearch)
});

// EXTERNAL MODULE: ./lib/core/saysWhy.js
var saysWhy = __webpack_require__(76309);
;// CONCATENATED MODULE: ./lib/core/search/requiredText.js
/**
 * Text that every match of an RE2 pattern contains, so that files can be sieved by a plain search first; '' when none is
 * certain. The longest run of plain characters outside groups, classes and alternatives. Errs on the side of ''.
 */
function requiredText(pattern, ignoreCase) {
    // Alternatives, flags and quotations change what the characters around them mean.
    if (/\||\(\?|\\Q/.test(pattern))
        return '';
    const runs = [''];
    let depth = 0;
    const tokens = pattern.match(token) ?? [];
    tokens.forEach((text, index) => {
        if (text === '(')
            depth += 1;
        if (text === ')')
            depth -= 1;
        const plain = plainCharacter(text);
        const next = tokens[index + 1] ?? '';
        const isOptional = /^[*?{]/.test(next);
        const isUsable = depth === 0 && plain !== null && !isOptional;
        if (isUsable && !(ignoreCase && foldsBeyondAscii(plain)))
            runs[runs.length - 1] += plain;
        else
            runs.push('');
        if (next === '+')
            runs.push('');
    });
    return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}
/** An escape with its argument, a class, a repetition, or one character. */
const token = /\\[pP]\{[^}]*\}|\\[pP]\w|\\x\{[^}]*\}|\\x\w\w|\\[0-7]{1,3}|\\[\s\S]|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|\{[\d,]*\}|[\s\S]/gu;
/** The character that a token stands for; null for those that stand for several, or for none. */
function plainCharacter(text) {
    const character = /^\\[^\w\s]$/u.test(text) ? text.slice(1) : text;
    if (character === text && /^[\\[\](){}.*+?^$]/.test(text))
        return null;
    // git compares bytes: what is no valid text there reads as U+FFFD here.
    return /^[^\n\0\uFFFD\uD800-\uDFFF]$/u.test(character) ? character : null;
}
/** RE2 folds by Unicode (K, the Kelvin sign, is a k; ſ is an s), a plain search of bytes by ASCII. */
const foldsBeyondAscii = (character) => /[^\0-\x7f]|[ks]/iu.test(character);

;// CONCATENATED MODULE: ./lib/core/search/lineSearch.js


/** Compiling and matching are linear in it, but a search is meant to be short. */
const maxPatternLength = 1_000;
/**
 * Compiles a query with RE2's syntax and semantics, so that no pattern can take more than linear time. The reason for
 * a refusal is written for whoever wrote the pattern.
 */
async function prepareSearch(query) {
    const { pattern, literal, ignoreCase } = query;
    if (pattern === '')
        return refused('The pattern is empty.');
    if (pattern.length > maxPatternLength) {
        return refused(`The pattern has ${pattern.length} characters; at most ${maxPatternLength}.`);
    }
    if (/[\n\0]/.test(pattern)) {
        return refused('The search goes line by line: the pattern may not contain a line break or NUL.');
    }
    // Loaded at the first search: most runs make none before the model has answered once.
    const { RE2JS } = await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 2856));
    const source = literal ? RE2JS.quote(pattern) : pattern;
    try {
        const compiled = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
        const find = (line) => {
            const matcher = compiled.matcher(line);
            return matcher.find() ? matcher.start() : null;
        };
        return { ok: true, search: { required: requiredText(source, ignoreCase), find } };
    }
    catch (error) {
        const why = (0,saysWhy/* saysWhy */.P)(error);
        const advice = 'RE2 has no look-around and no back-references; set `literal` to search for text.';
        return refused(`The pattern is not valid RE2: ${why}. ${advice}`);
    }
}
const refused = (reason) => ({ ok: false, reason });


/***/ }),

/***/ 55407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered),
/* harmony export */   m: () => (/* binding */ renderCatalogue)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79271);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30224);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96502);



/** Shorter descriptions say less than the tags and globs that would have to go for them. */
const leastDescription = 60;
/**
 * Renders the catalogue: one line a skill, sorted by code point, a function of the skills alone and so the same bytes
 * for every pull request. Over budget, descriptions are shortened evenly, the longest first; then tags and globs go;
 * only then are skills left out, lowest priority and bundled ones first. What was done is said in a diagnostic.
 */
function renderCatalogue(skills, budget = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxCatalogueChars */ .ni) {
    const offered = skills.filter(isOffered).sort((a, b) => (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .H)(a.name, b.name));
    if (offered.length === 0)
        return { text: '', names: [], diagnostics: [] };
    for (const [shape, least] of [
        ['full', leastDescription],
        ['bare', 0],
    ]) {
        const cap = largestCap((at) => block(offered, shape, at).length <= budget);
        if (cap === null || cap < least)
            continue;
        const diagnostics = shape === 'full' && cap === _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxDescriptionChars */ .u7 ? [] : [shortened(shape, cap)];
        return finished(offered, block(offered, shape, cap), diagnostics);
    }
    const kept = mostThatFit(offered, budget);
    const left = offered.filter((skill) => !kept.has(skill));
    const listed = offered.filter((skill) => kept.has(skill));
    return finished(listed, block(listed, 'bare', 0, left.length), [tooMany(left, budget)]);
}
const isOffered = (skill) => !skill.hidden && skill.deprecated === null;
const finished = (skills, text, diagnostics) => ({
    text,
    names: skills.map((skill) => skill.name),
    diagnostics,
});
function block(skills, shape, cap, unlisted = 0) {
    const lines = skills.map((skill) => line(skill, shape, cap));
    const more = unlisted > 0 ? [`(${unlisted} more skills do not fit here.)`] : [];
    return ['<skills>', ...lines, ...more, '</skills>'].join('\n');
}
function line(skill, shape, cap) {
    const description = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkup */ .My)(shorten(skill.description, cap));
    const head = description === '' ? `- ${skill.name}` : `- ${skill.name}: ${description}`;
    if (shape === 'bare')
        return head;
    const tags = skill.tags.length > 0 ? ` [${skill.tags.map(_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkup */ .My).join(', ')}]` : '';
    const globs = skill.globs.length > 0 ? ` (${skill.globs.map(_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkup */ .My).join(' ')})` : '';
    return head + tags + globs;
}
function shorten(text, cap) {
    if (text.length <= cap)
        return text;
    if (cap < 20)
        return '';
    const cut = text.slice(0, cap - 1);
    return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), cap / 2)).trimEnd()}…`;
}
/** The longest description length that fits, by halving; null when not even none at all does. */
function largestCap(fits) {
    if (fits(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxDescriptionChars */ .u7))
        return _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxDescriptionChars */ .u7;
    if (!fits(0))
        return null;
    let low = 0;
    let high = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxDescriptionChars */ .u7;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if (fits(middle))
            low = middle;
        else
            high = middle;
    }
    return low;
}
function mostThatFit(skills, budget) {
    const order = [...skills].sort((a, b) => Number(a.origin === 'bundled') - Number(b.origin === 'bundled') ||
        b.priority - a.priority ||
        (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .H)(a.name, b.name));
    const kept = new Set();
    let length = block([], 'bare', 0, skills.length).length;
    for (const skill of order) {
        length += line(skill, 'bare', 0).length + 1;
        if (length > budget)
            break;
        kept.add(skill);
    }
    return kept;
}
const shortened = (shape, cap) => remark(`The catalogue is over ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxCatalogueChars */ .ni} characters: descriptions are cut to ${cap} characters${shape === 'bare' ? ', tags and globs are left out' : ''}. Shorten descriptions, or move skills that rarely apply elsewhere.`);
function tooMany(left, budget) {
    const names = left.slice(0, 20).map((skill) => skill.name);
    const more = left.length > 20 ? `, and ${left.length - 20} more` : '';
    return remark(`Names alone fill the ${budget} characters of the catalogue: ${left.length} skills are not listed (${names.join(', ')}${more}). They are still named where their globs match. Merge skills, or use folders of fewer.`);
}
const remark = (message) => ({
    level: 'warning',
    file: 'catalogue',
    line: null,
    message,
});


/***/ }),

/***/ 13759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTestCases),
/* harmony export */   w: () => (/* binding */ readChecks)
/* harmony export */ });
/* harmony import */ var _findings_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51);

/** Checks as front matter or a `checks.yml` writes them; a rule without id, pattern or message is left out and reported. */
function readChecks(fields, skillGlobs, warn) {
    const ids = new Set();
    return fields.mappings('checks').flatMap((rule, index) => {
        const id = rule.text('id');
        const pattern = rule.verbatim('pattern')?.trimEnd();
        const message = rule.text('message');
        const name = id === null ? `Check ${index + 1}` : `Check \`${id}\``;
        if (id === null || pattern === undefined || message === null) {
            warn(`${name} was left out: a check needs \`id\`, \`pattern\` and \`message\`.`);
            return [];
        }
        if (ids.has(id)) {
            warn(`${name} was left out: its id is taken. Give it one of its own.`);
            return [];
        }
        ids.add(id);
        const globs = rule.list('globs', 'paths');
        return {
            id,
            pattern,
            globs: globs.length > 0 ? globs : skillGlobs,
            severity: severityOf(rule.text('severity'), (problem) => warn(`${name}: ${problem}`)),
            message,
            not: rule.verbatim('not')?.trimEnd() ?? null,
            fix: rule.has('fix') ? (rule.verbatim('fix') ?? '').replace(/\n$/, '') : null,
        };
    });
}
function readTestCases(fields, warn) {
    return fields.mappings('test_cases').flatMap((test, index) => {
        const input = test.verbatim('input');
        const expect = test.verbatim('expect');
        if (input === null || expect === null) {
            warn(`Test case ${index + 1} was left out: it needs \`input\` and \`expect\`.`);
            return [];
        }
        return {
            input: input.replace(/\n$/, ''),
            expect: expect.trimEnd(),
            lang: test.text('lang', 'language'),
            path: test.text('path'),
        };
    });
}
function severityOf(text, warn) {
    const found = _findings_model_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.find((severity) => severity === (text ?? 'medium').toLowerCase());
    if (found === undefined)
        warn(`severity \`${text}\` is none of ${_findings_model_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.join(', ')}; it counts as medium.`);
    return found ?? 'medium';
}


/***/ }),

/***/ 38497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ runChecks),
/* harmony export */   n: () => (/* binding */ compileChecks)
/* harmony export */ });
/* harmony import */ var _change_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5051);
/* harmony import */ var _saysWhy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76309);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30224);



/**
 * Runs deterministic checks over the added lines of text files. RE2, so time is linear in the text whatever the
 * pattern. Loads the expression engine only when there is a check to run.
 */
async function runChecks(files, checks) {
    if (checks.length === 0 || files.length === 0)
        return { hits: [], diagnostics: [] };
    const { rules, diagnostics } = await compileChecks(checks);
    const hits = [];
    const capped = [];
    for (const file of files) {
        const here = rules.filter(({ check }) => check.globs.length === 0 || (0,_change_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlobs */ .nJ)(check.globs, file.path));
        const counts = new Map();
        for (const line of addedLines(file)) {
            for (const rule of here) {
                const hit = match(rule, file.path, line);
                if (hit === null)
                    continue;
                const count = (counts.get(rule) ?? 0) + 1;
                counts.set(rule, count);
                if (count <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHitsPerFile */ .gx)
                    hits.push(hit);
            }
        }
        for (const [rule, count] of counts)
            if (count > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHitsPerFile */ .gx)
                capped.push(tooMany(rule, file.path, count));
    }
    return { hits, diagnostics: [...diagnostics, ...capped] };
}
/** What of `checks` RE2 takes; a diagnostic for each of the rest. */
async function compileChecks(checks) {
    const { RE2JS } = await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 2856));
    const rules = [];
    const diagnostics = [];
    for (const { skill, check } of checks) {
        try {
            const not = check.not === null ? null : RE2JS.compile(check.not);
            rules.push({ skill, check, pattern: RE2JS.compile(check.pattern), not });
        }
        catch (error) {
            const reason = (0,_saysWhy_js__WEBPACK_IMPORTED_MODULE_2__/* .saysWhy */ .P)(error);
            const message = `Check \`${check.id}\` does not run: ${reason}. Patterns are RE2: no lookaround, no backreferences.`;
            diagnostics.push({ level: 'error', file: skill.location, line: null, message });
        }
    }
    return { rules, diagnostics };
}
function match(rule, path, line) {
    const text = line.text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxCheckedLineChars */ .Rg).replace(/\r$/, '');
    if (line.newLine === null || !rule.pattern.test(text) || rule.not?.test(text))
        return null;
    const { skill, check } = rule;
    const fixed = check.fix === null || text.length < line.text.length - 1
        ? text
        : rule.pattern.matcher(text).replaceAll(check.fix);
    return { skill, check, path, line: line.newLine, text, fix: fixed === text ? null : fixed };
}
const addedLines = (file) => file.kind === 'text'
    ? file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind === 'added'))
    : [];
const tooMany = ({ skill, check }, path, count) => ({
    level: 'warning',
    file: skill.location,
    line: null,
    message: `Check \`${check.id}\` hits ${count} added lines of \`${path}\`; the first ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .maxHitsPerFile */ .gx} are reported.`,
});


/***/ }),

/***/ 78331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YA: () => (/* binding */ ignoredFolders),
/* harmony export */   k4: () => (/* binding */ discover),
/* harmony export */   pi: () => (/* binding */ isIgnored)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30224);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96502);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19602);



/** Folders whose files are other people's or machine-made. */
const ignoredFolders = new Set([
    '.git',
    'node_modules',
    '.venv',
    'venv',
    '__pycache__',
    '.worktrees',
]);
/** Markdown that lies beside skills and is none; `_shared/` holds what several of them include. */
const notSkills = /(^|\/)[_.]|(^|\/)(readme|license|changelog)[^/]*\.md$/i;
/**
 * Finds the skills among a source's files: `NAME/SKILL.md` up to four folders deep, and flat `NAME.md` where no folder
 * above holds a `SKILL.md`. The top of a source has no flat ones, since a repository's README lies there.
 * Places come in order of precedence: by root, then by path.
 */
function discover(source, files) {
    const diagnostics = [];
    const places = [];
    const seen = new Set();
    for (const root of source.roots) {
        const below = files
            .map((file) => file.path)
            .filter((path) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Yw)(path, root) && !isIgnored(path.slice(root.length)) && !seen.has(path))
            .sort(_names_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .H);
        const folders = skillFiles(below);
        const isFlat = (path) => root !== '' &&
            /\.md$/i.test(path) &&
            !notSkills.test(path.slice(root.length + 1)) &&
            !isInside(path, folders);
        for (const path of below) {
            const folder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path);
            const isSkillFile = folders.get(folder) === path;
            if (!isSkillFile && !isFlat(path))
                continue;
            seen.add(path);
            const location = source.label + path;
            const depth = depthBelow(path, root);
            if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDepth */ .Mw) {
                const message = `Skills are looked for in up to ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDepth */ .Mw} folders below \`${root}\`; this one is ${depth} deep. Move it up.`;
                if (isSkillFile)
                    diagnostics.push({ level: 'error', file: location, line: null, message });
                continue;
            }
            places.push({
                origin: source.origin,
                location,
                file: path,
                folder: isSkillFile ? folder : null,
                root,
            });
        }
    }
    return { places, diagnostics };
}
/** Per folder its `SKILL.md`; one in other letters counts where there is no exact one. */
function skillFiles(paths) {
    const found = new Map();
    for (const path of paths) {
        const name = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(path);
        if (!/^skill\.md$/i.test(name))
            continue;
        if (name === 'SKILL.md' || !found.has((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path)))
            found.set((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path), path);
    }
    return found;
}
function isInside(path, folders) {
    for (let folder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(path);; folder = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(folder)) {
        if (folders.has(folder))
            return true;
        if (folder === '')
            return false;
    }
}
const depthBelow = (path, root) => path.slice(root === '' ? 0 : root.length + 1).split('/').length - 1;
/** True for a path, relative to where the search began, that leads through a folder nobody searches. */
const isIgnored = (path) => path.split('/').some((part) => ignoredFolders.has(part));


/***/ }),

/***/ 79271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ escapeAttribute),
/* harmony export */   Kq: () => (/* binding */ keepInside),
/* harmony export */   My: () => (/* binding */ escapeMarkup)
/* harmony export */ });
/** Text as content of our tags; one line of it stays one line. */
const escapeMarkup = (text) => text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
const escapeAttribute = (text) => escapeMarkup(text).replaceAll('"', '&quot;');
/** Verbatim text that cannot end the element it stands in. */
const keepInside = (text, tag) => text.replace(new RegExp(`<(?=\\s*/\\s*${tag}\\b)`, 'gi'), '&lt;');


/***/ }),

/***/ 47369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ fieldsOf),
/* harmony export */   r: () => (/* binding */ splitList)
/* harmony export */ });
const yes = new Set(['true', 'yes', 'on', '1']);
/** What YAML calls null. */
const nothing = new Set(['', '~', 'null', 'Null', 'NULL']);
/** Later names are read only where the earlier ones are absent. */
function fieldsOf(data) {
    const values = new Map();
    for (const [key, value] of data)
        if (typeof key === 'string')
            values.set(plain(key), value);
    const first = (names) => names.map((name) => values.get(plain(name))).find((value) => value !== undefined);
    return {
        text: (...names) => oneLine(first(names)),
        verbatim: (name) => {
            const value = first([name]);
            return typeof value === 'string' && !nothing.has(value) ? value : null;
        },
        list: (...names) => items(first(names)),
        flag: (name) => yes.has((oneLine(first([name])) ?? '').toLowerCase()),
        mapping: (name) => fieldsOf(mappingOf(first([name]))),
        mappings: (name) => {
            const value = first([name]);
            return Array.isArray(value) ? value.map((item) => fieldsOf(mappingOf(item))) : [];
        },
        has: (name) => values.has(plain(name)),
    };
}
/** Splits at commas and line breaks outside braces; quotes around an item go. */
function splitList(text) {
    const parts = [];
    let depth = 0;
    let part = '';
    for (const char of text) {
        if (char === '{')
            depth += 1;
        if (char === '}')
            depth -= 1;
        if (char === '\n' || (char === ',' && depth <= 0)) {
            parts.push(part);
            part = '';
            depth = 0;
        }
        else
            part += char;
    }
    return [...parts, part]
        .map((item) => item
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2')
        .trim())
        .filter((item) => item !== '');
}
function oneLine(value) {
    const text = Array.isArray(value) ? items(value).join(', ') : value;
    if (typeof text !== 'string' || nothing.has(text.trim()))
        return null;
    return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
function items(value) {
    if (typeof value === 'string')
        return nothing.has(value.trim()) ? [] : splitList(value);
    if (!Array.isArray(value))
        return [];
    return value.flatMap((item) => oneLine(item) ?? []);
}
const mappingOf = (value) => value instanceof Map ? value : new Map();
const plain = (key) => key.replace(/[-_]/g, '').toLowerCase();


/***/ }),

/***/ 30764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readFrontMatter)
/* harmony export */ });
/* harmony import */ var gray_matter__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19599);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30224);
/* harmony import */ var _yamlText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18981);



/**
 * Splits a text (line ends `\n`) into YAML front matter and body. The only caller of gray-matter, which would run
 * code for `---js` and remember failures when called without options: so the fences are brought to their plain form
 * and every language but YAML is refused before it sees the text.
 */
function readFrontMatter(text) {
    const start = /^\s*/.exec(text)?.[0].length ?? 0;
    const opening = /---(?!-)([^\n]*)(?:\n|$)/y;
    opening.lastIndex = start;
    const fence = opening.exec(text);
    if (fence === null)
        return wholeBody(text);
    const firstLine = text.slice(0, start).split('\n').length;
    const refuse = (line, message) => ({
        ok: false,
        problem: { line, message },
        body: text,
    });
    const language = (fence[1] ?? '').trim();
    if (language !== '' && !language.startsWith('#') && !/^ya?ml$/i.test(language))
        return refuse(firstLine, `Front matter in \`${language}\` is not read. Write YAML between \`---\` lines.`);
    const closing = /^(?:---|\.\.\.)[ \t]*$/gm;
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(text);
    if (end === null)
        return refuse(firstLine, 'The front matter is never closed. Put a line `---` after its last field.');
    const yaml = text.slice(opening.lastIndex, end.index);
    if (yaml.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFrontMatterChars */ .SX)
        return refuse(firstLine, `The front matter has ${yaml.length} characters; at most ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxFrontMatterChars */ .SX} are read.`);
    // Asked before gray-matter is, whose own look for comments takes the square of blank lines.
    const problem = (0,_yamlText_js__WEBPACK_IMPORTED_MODULE_1__/* .beyondBounds */ .v)(yaml);
    if (problem !== null)
        return refuse(problem.line + firstLine, problem.message);
    // The body stays out of it: gray-matter copies whatever it is given.
    const { data } = gray_matter__WEBPACK_IMPORTED_MODULE_0__(`---\n${yaml}---\n`, {
        language: 'yaml',
        engines: { yaml: { parse: (text) => (0,_yamlText_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlMapping */ .s)(text.replace(/^\n/, '')) } },
    });
    // gray-matter answers an empty object of its own, without asking the engine, where there is nothing but comments.
    const read = 'ok' in data ? data : (0,_yamlText_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlMapping */ .s)('');
    if (!read.ok)
        return refuse(read.problem.line + firstLine, read.problem.message);
    const content = text.slice(closing.lastIndex + 1);
    const bodyLine = text.slice(0, closing.lastIndex).split('\n').length + 1;
    const leading = /^\s*\n/.exec(content)?.[0] ?? '';
    return {
        ok: true,
        present: true,
        data: read.data,
        lines: new Map([...read.lines].map(([key, line]) => [key, line + firstLine])),
        body: content.trim(),
        bodyLine: bodyLine + leading.split('\n').length - 1,
        remarks: fewest(read.remarks).map(({ line, message }) => ({ line: line + firstLine, message })),
    };
}
/** Past a handful, remarks bury what they are about. */
const mostRemarks = 20;
function fewest(remarks) {
    const next = remarks[mostRemarks];
    if (next === undefined)
        return remarks;
    const more = remarks.length - mostRemarks;
    return [
        ...remarks.slice(0, mostRemarks),
        { line: next.line, message: `There are ${more} more remarks like these.` },
    ];
}
const wholeBody = (text) => ({
    ok: true,
    present: false,
    data: new Map(),
    lines: new Map(),
    body: text.trim(),
    bodyLine: 1,
    remarks: [],
});


/***/ }),

/***/ 17419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dW: () => (/* binding */ findGuidelines),
/* harmony export */   hA: () => (/* binding */ readGuideline),
/* harmony export */   xp: () => (/* binding */ guidelinePaths)
/* harmony export */ });
/* unused harmony export isGuideline */
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47369);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30764);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96502);
/* harmony import */ var _readSkill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22431);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29863);





/** Files in which teams already tell people and agents how to work here, with what the catalogue says of them. */
const known = {
    'REVIEW.md': 'How this repository wants changes reviewed. Load it before you report anything',
    'AGENTS.md': 'How work is done in this repository: layout, conventions, commands',
    'CLAUDE.md': 'How work is done in this repository: layout, conventions, commands',
    '.github/copilot-instructions.md': 'How code is written in this repository',
};
const instructions = /^\.github\/instructions\/.+\.instructions\.md$/;
/** Files and folders in which guidelines are looked for. */
const guidelinePaths = [...Object.keys(known), '.github/instructions'];
const isGuideline = (path) => Object.hasOwn(known, path) || instructions.test(path);
const findGuidelines = (source, files) => files
    .map((file) => file.path)
    .filter(isGuideline)
    .sort(_names_js__WEBPACK_IMPORTED_MODULE_3__/* .byCodePoint */ .H)
    .map((path) => ({
    origin: 'guideline',
    location: source.label + path,
    file: path,
    folder: null,
    root: '',
}));
/** Reads a guideline file as a skill of its own: all of it is body, whatever its front matter is like. */
function readGuideline(bytes, place) {
    const { text, diagnostics } = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g)(bytes, place.location);
    const matter = (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFrontMatter */ .X)(text);
    const body = matter.ok ? matter.body : text.trim();
    const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .P)(matter.ok ? matter.data : new Map());
    return {
        // `@AGENTS.md` alone is how one guideline file stands for another.
        skill: body === '' || /^@\S+$/.test(body) ? null : asSkill(place, fields, body, bytes),
        body,
        bodyLine: matter.ok ? matter.bodyLine : 1,
        hasFrontMatter: true,
        diagnostics,
    };
}
function asSkill(place, fields, body, bytes) {
    const globs = fields.list('applyTo', 'globs', 'paths');
    return {
        name: `guideline:${place.file}`,
        description: fields.text('description') ?? known[place.file] ?? `Instructions: ${firstSentence(body)}`,
        tags: [],
        // Made for this: it is named to the model whatever the change touches.
        globs: place.file === 'REVIEW.md' ? ['**'] : globs,
        requires: [],
        pack: [],
        priority: 0,
        version: null,
        compatibility: null,
        deprecated: null,
        hidden: fields.list('excludeAgent').includes('code-review'),
        checks: [],
        testCases: [],
        origin: 'guideline',
        location: place.location,
        file: place.file,
        folder: null,
        hash: (0,_readSkill_js__WEBPACK_IMPORTED_MODULE_2__/* .skillHash */ .C)(bytes),
    };
}
function firstSentence(body) {
    const line = body.split('\n').find((text) => /^[^#\s<>|`-]/.test(text)) ?? body.split('\n')[0];
    return (line ?? '').replace(/\s+/g, ' ').slice(0, 160);
}


/***/ }),

/***/ 4076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ indexSource)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/core/saysWhy.js
var saysWhy = __webpack_require__(76309);
// EXTERNAL MODULE: ./lib/core/skills/checkFields.js
var checkFields = __webpack_require__(13759);
// EXTERNAL MODULE: ./lib/core/skills/fields.js
var fields = __webpack_require__(47369);
// EXTERNAL MODULE: ./lib/core/skills/limits.js
var limits = __webpack_require__(30224);
// EXTERNAL MODULE: ./lib/core/skills/paths.js
var skills_paths = __webpack_require__(19602);
// EXTERNAL MODULE: ./lib/core/skills/text.js
var skills_text = __webpack_require__(29863);
// EXTERNAL MODULE: ./lib/core/skills/yamlText.js + 1 modules
var yamlText = __webpack_require__(18981);
;// CONCATENATED MODULE: ./lib/core/skills/checksFile.js






/** Adds the checks of a `checks.yml` that lies beside a skill to those of its front matter. */
async function readChecksBeside(text, source, paths) {
    const { skill } = text;
    const folder = skill?.folder ?? null;
    if (skill === null || folder === null)
        return text;
    const file = ['checks.yml', 'checks.yaml']
        .map((name) => (0,skills_paths/* join */.fj)(folder, name))
        .find((path) => paths.has(path));
    if (file === undefined)
        return text;
    const location = source.label + file;
    const bytes = await source.read(file, limits/* maxChecksBytes */.dX);
    const { checks, diagnostics } = bytes === null ? tooLarge(location) : readChecksFile(bytes, location, skill.globs);
    return {
        ...text,
        skill: { ...skill, checks: [...skill.checks, ...checks] },
        diagnostics: [...text.diagnostics, ...diagnostics],
    };
}
function tooLarge(file) {
    const message = `It is gone, or has more than ${limits/* maxChecksBytes */.dX} bytes; none of its checks runs. Split it over several skills.`;
    return { checks: [], diagnostics: [{ level: 'error', file, line: null, message }] };
}
/** A list of checks, with or without `checks:` above it. */
function readChecksFile(bytes, location, globs) {
    const { text, diagnostics } = (0,skills_text/* decodeText */.g)(bytes, location);
    const isBareList = /^(\s*#.*\n|\s*\n)*\s*-/.test(text);
    const addedLines = isBareList ? 1 : 0;
    const read = (0,yamlText/* readYamlMapping */.s)(isBareList ? `checks:\n${text}` : text);
    const report = (level, line, message) => ({
        level,
        file: location,
        line: Math.max(1, line - addedLines),
        message,
    });
    if (!read.ok)
        return { checks: [], diagnostics: [report('error', read.problem.line, read.problem.message)] };
    const found = [
        ...diagnostics,
        ...read.remarks.map(({ line, message }) => report('warning', line, message)),
    ];
    const warn = (message) => void found.push(report('warning', 1, message));
    return { checks: (0,checkFields/* readChecks */.w)((0,fields/* fieldsOf */.P)(read.data), globs, warn), diagnostics: found };
}

// EXTERNAL MODULE: ./lib/core/skills/discover.js
var discover = __webpack_require__(78331);
// EXTERNAL MODULE: ./lib/core/skills/guidelines.js
var guidelines = __webpack_require__(17419);
// EXTERNAL MODULE: ./lib/core/skills/readSkill.js
var readSkill = __webpack_require__(22431);
;// CONCATENATED MODULE: ./lib/core/skills/indexSource.js








/** Files asked for at once: a repository without them fetches such a group in one request. */
const parallelReads = 64;
/** Reads the front matter of every skill of a source. Bodies are dropped: they are read again when one is loaded. */
async function indexSource(source) {
    try {
        const listing = await source.list();
        const paths = new Set(listing.files.map((file) => file.path));
        const found = source.origin === 'guideline'
            ? { places: (0,guidelines/* findGuidelines */.dW)(source, listing.files), diagnostics: [] }
            : (0,discover/* discover */.k4)(source, listing.files);
        const places = found.places.slice(0, limits/* maxSkillsPerSource */.P_);
        const limit = (0,p_limit/* default */.A)(parallelReads);
        const read = await limit.map(places, (place) => readPlace(source, place, paths));
        return {
            entries: read.flatMap(({ text, place }) => text.skill === null ? [] : [{ skill: text.skill, source, place, paths }]),
            diagnostics: [
                ...listing.diagnostics,
                ...found.diagnostics,
                ...unexpectedCount(source, found.places.length),
                ...read.flatMap((one) => (isPlainMarkdown(one) ? [] : one.text.diagnostics)),
                ...plainMarkdown(read.filter(isPlainMarkdown).map(({ place }) => place)),
            ],
        };
    }
    catch (error) {
        const reason = (0,saysWhy/* saysWhy */.P)(error);
        const message = `None of its skills could be read: ${reason}`;
        const file = source.label || source.origin;
        return { entries: [], diagnostics: [{ level: 'error', file, line: null, message }] };
    }
}
async function readPlace(source, place, paths) {
    try {
        const bytes = await source.read(place.file, limits/* maxSkillBytes */.BS);
        if (bytes === null)
            return unread(place, `It is gone, or has more than ${limits/* maxSkillBytes */.BS} bytes. Split it.`);
        const isGuideline = source.origin === 'guideline';
        const text = isGuideline ? (0,guidelines/* readGuideline */.hA)(bytes, place) : (0,readSkill/* readSkill */.G)(bytes, place);
        return { text: await readChecksBeside(text, source, paths), place };
    }
    catch (error) {
        const reason = (0,saysWhy/* saysWhy */.P)(error);
        return unread(place, `It could not be read: ${reason}`);
    }
}
function unread(place, message) {
    const diagnostics = [{ level: 'error', file: place.location, line: null, message }];
    return { text: { skill: null, body: '', bodyLine: 1, hasFrontMatter: true, diagnostics }, place };
}
/** A flat file without front matter is somebody's document, not a broken skill. */
const isPlainMarkdown = ({ text, place }) => place.folder === null && !text.hasFrontMatter;
function plainMarkdown(places) {
    const [first] = places;
    if (first === undefined)
        return [];
    const names = places.slice(0, 5).map((place) => `\`${(0,skills_paths/* baseName */.Fl)(place.file)}\``);
    const more = places.length > 5 ? ` and ${places.length - 5} more` : '';
    const message = `No front matter, so not taken as skills: ${names.join(', ')}${more}. A skill begins with \`---\`, a \`description\` and \`---\`.`;
    return [{ level: 'warning', file: first.location, line: 1, message }];
}
function unexpectedCount(source, found) {
    const file = source.label || (source.roots[0] ?? source.origin);
    const wasAskedFor = ['folder', 'github', 'index'].includes(source.origin);
    if (found === 0 && wasAskedFor)
        return [{ level: 'warning', file, line: null, message: 'There is no skill in it.' }];
    if (found <= limits/* maxSkillsPerSource */.P_)
        return [];
    const message = `There are ${found} skills; the first ${limits/* maxSkillsPerSource */.P_} by path are read.`;
    return [{ level: 'error', file, line: null, message }];
}


/***/ }),

/***/ 16545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ openLibrary)
});

// UNUSED EXPORTS: SkillLibrary

// EXTERNAL MODULE: ./lib/core/agent/tool.js
var tool = __webpack_require__(28411);
// EXTERNAL MODULE: ./lib/core/change/filters.js
var filters = __webpack_require__(5051);
// EXTERNAL MODULE: ./lib/core/skills/discover.js
var discover = __webpack_require__(78331);
// EXTERNAL MODULE: ./lib/core/skills/names.js
var names = __webpack_require__(96502);
// EXTERNAL MODULE: ./lib/core/skills/paths.js
var skills_paths = __webpack_require__(19602);
;// CONCATENATED MODULE: ./lib/core/skills/bundledFiles.js



/** Paths of the files that lie beside a skill, relative to its folder, sorted; those of skills nested in it are theirs. */
function bundledFiles({ place, paths }) {
    const { folder, file } = place;
    if (folder === null)
        return [];
    const start = folder === '' ? 0 : folder.length + 1;
    return [...paths]
        .filter((path) => path !== file && (0,skills_paths/* isBelow */.Yw)(path, folder))
        .map((path) => path.slice(start))
        .filter((path) => !/^checks\.ya?ml$/.test(path) && !(0,discover/* isIgnored */.pi)(path) && !isNested(path, folder, paths))
        .sort(names/* byCodePoint */.H);
}
function isNested(path, folder, paths) {
    if (/^skill\.md$/i.test((0,skills_paths/* baseName */.Fl)(path)))
        return true;
    for (let inner = (0,skills_paths/* folderOf */.yS)(path); inner !== ''; inner = (0,skills_paths/* folderOf */.yS)(inner))
        if (paths.has((0,skills_paths/* join */.fj)(folder, `${inner}/SKILL.md`)))
            return true;
    return false;
}

// EXTERNAL MODULE: ./lib/core/skills/limits.js
var limits = __webpack_require__(30224);
// EXTERNAL MODULE: ./lib/core/skills/text.js
var skills_text = __webpack_require__(29863);
;// CONCATENATED MODULE: ./lib/core/skills/includes.js



/**
 * Resolves the lines of a body that are nothing but `@./path` or `@../path`, and those of the files so included.
 * Files come from the source's own listing below the searched folder; code fences are examples and ask for nothing.
 */
async function readIncludes(entry, body) {
    const { place, paths, source } = entry;
    const files = [];
    const problems = [];
    const seen = new Set([place.file]);
    const waiting = requests(body, (0,skills_paths/* folderOf */.yS)(place.file));
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const path = (0,skills_paths/* resolveInside */.LI)(place.root, next.folder, next.target);
        if (path !== null && seen.has(path))
            continue;
        if (path === null || !paths.has(path)) {
            problems.push(`\`@${next.target}\` names no file of this skill's folder.`);
            continue;
        }
        if (files.length === limits/* maxIncludes */._E) {
            problems.push(`More than ${limits/* maxIncludes */._E} files are included; \`@${next.target}\` is left out.`);
            break;
        }
        seen.add(path);
        const bytes = await source.read(path, limits/* maxSkillBytes */.BS);
        if (bytes === null || (0,skills_text/* isBinary */.G)(bytes)) {
            problems.push(`\`@${next.target}\` is no text file of at most ${limits/* maxSkillBytes */.BS} bytes.`);
            continue;
        }
        const { text } = (0,skills_text/* decodeText */.g)(bytes, path);
        files.push({ path, text: text.trim() });
        waiting.push(...requests(text, (0,skills_paths/* folderOf */.yS)(path)));
    }
    return { files, problems };
}
function requests(text, folder) {
    let isFenced = false;
    return text.split('\n').flatMap((line) => {
        if (/^\s*(```|~~~)/.test(line))
            isFenced = !isFenced;
        const target = isFenced ? undefined : /^@(\.{1,2}\/\S+)\s*$/.exec(line)?.[1];
        return target === undefined ? [] : { folder, target };
    });
}

// EXTERNAL MODULE: ./lib/core/skills/loadOrder.js
var loadOrder = __webpack_require__(20130);
// EXTERNAL MODULE: ./lib/core/skills/rank.js
var rank = __webpack_require__(62686);
// EXTERNAL MODULE: ./lib/core/skills/nearest.js
var nearest = __webpack_require__(44736);
// EXTERNAL MODULE: ./lib/core/skills/escape.js
var skills_escape = __webpack_require__(79271);
;// CONCATENATED MODULE: ./lib/core/skills/render.js



/** Digits of a hash that tell versions apart in a conversation; the record has all of it. */
const shownHash = 12;
/** Layer 2: a skill as the model reads it. The body is verbatim, except that it cannot end its own element. */
function renderSkill(skill, body, files, includes) {
    const attributes = [
        ['name', skill.name],
        ['version', skill.version],
        ['hash', body.hash.slice(0, shownHash)],
        ['dir', skill.folder],
    ]
        .map(([key, value]) => (value === null ? '' : ` ${key}="${(0,skills_escape/* escapeAttribute */.Gj)(value ?? '')}"`))
        .join('');
    return [
        `<skill${attributes}>`,
        ...(skill.deprecated === null ? [] : [deprecation(skill)]),
        (0,skills_escape/* keepInside */.Kq)(cutBody(skill, body), 'skill'),
        ...includes.files.map(({ path, text }) => renderFile(path, cutInclude(text))),
        ...includes.problems,
        ...(files.length === 0 ? [] : [listFiles(files)]),
        '</skill>',
    ].join('\n');
}
const renderFile = (path, text, lines = '') => `<file path="${(0,skills_escape/* escapeAttribute */.Gj)(path)}"${lines}>\n${(0,skills_escape/* keepInside */.Kq)((0,skills_escape/* keepInside */.Kq)(text, 'file'), 'skill')}\n</file>`;
const deprecation = ({ name, deprecated }) => `[\`${name}\` is deprecated${deprecated === '' || deprecated === null ? '' : `: ${deprecated}`}]`;
function cutBody(skill, { text, line }) {
    if (text.length <= limits/* maxBodyChars */.sO)
        return text;
    const shown = text.slice(0, text.lastIndexOf('\n', limits/* maxBodyChars */.sO) + 1 || limits/* maxBodyChars */.sO);
    const next = line + shown.split('\n').length - 1;
    const way = `read_skill_file with skill "${skill.name}", path "${(0,skills_paths/* baseName */.Fl)(skill.file)}", start_line ${next}`;
    return `${shown}[cut here: ${text.length - shown.length} more characters; ${way} has the rest]`;
}
function cutInclude(text) {
    if (text.length <= limits/* maxBodyChars */.sO)
        return text;
    return `${text.slice(0, limits/* maxBodyChars */.sO)}\n[cut here: ${text.length - limits/* maxBodyChars */.sO} more characters]`;
}
function listFiles(files) {
    const more = files.length > limits/* maxFilesShown */.jB ? ` and ${files.length - limits/* maxFilesShown */.jB} more` : '';
    return `Files beside it, for read_skill_file: ${files.slice(0, limits/* maxFilesShown */.jB).join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./lib/core/skills/readSkillFile.js







/**
 * Layer 3: part of a file beside a skill, or of the skill's own file. `path` is looked up among the listed paths
 * below the searched folder and nowhere else.
 */
async function readSkillFile(entry, path, startLine) {
    const { place, paths, source, skill } = entry;
    const found = (0,skills_paths/* resolveInside */.LI)(place.root, (0,skills_paths/* folderOf */.yS)(place.file), path);
    if (found === null || !paths.has(found))
        return (0,tool/* refuse */.T)(notThere(entry, path));
    const bytes = await source.read(found, limits/* maxSkillBytes */.BS);
    if (bytes === null)
        return (0,tool/* refuse */.T)(`\`${path}\` is gone, or has more than ${limits/* maxSkillBytes */.BS} bytes; it cannot be read.`);
    if ((0,skills_text/* isBinary */.G)(bytes))
        return (0,tool/* refuse */.T)(`\`${path}\` is not a text file.`);
    const lines = (0,skills_text/* decodeText */.g)(bytes, found).text.split('\n');
    if (startLine > lines.length)
        return (0,tool/* refuse */.T)(`\`${path}\` has ${lines.length} lines; start_line ${startLine} is beyond its end.`);
    const shown = takeLines(lines, startLine - 1);
    const last = startLine + shown.length - 1;
    const text = cutLine(shown.join('\n'));
    const rest = last < lines.length ? `\n[cut here: go on with start_line ${last + 1}]` : '';
    const span = ` skill="${skill.name}" lines="${startLine}-${last} of ${lines.length}"`;
    return (0,tool/* answer */.Z)(renderFile(path, text + rest, span));
}
/** Only a single line can be too long here: {@link takeLines} takes whole ones. */
function cutLine(text) {
    const more = text.length - limits/* maxFileChars */.Qh;
    return more <= 0
        ? text
        : `${text.slice(0, limits/* maxFileChars */.Qh)}[cut here: ${more} more characters of this line]`;
}
/** As many whole lines as fit, and at least one. */
function takeLines(lines, start) {
    let length = 0;
    let end = start;
    while (end < lines.length) {
        length += (lines[end]?.length ?? 0) + 1;
        if (length > limits/* maxFileChars */.Qh && end > start)
            break;
        end += 1;
    }
    return lines.slice(start, end);
}
function notThere(entry, path) {
    const files = [...bundledFiles(entry), (0,skills_paths/* baseName */.Fl)(entry.place.file)];
    const near = (0,nearest/* nearest */.p)(path, files);
    const meant = near === null ? '' : ` Did you mean \`${near}\`?`;
    const more = files.length > limits/* maxFilesShown */.jB ? `, and ${files.length - limits/* maxFilesShown */.jB} more` : '';
    const names = files.slice(0, limits/* maxFilesShown */.jB).join(', ');
    return `The skill \`${entry.skill.name}\` has no file \`${path}\`.${meant} It has: ${names}${more}.`;
}

;// CONCATENATED MODULE: ./lib/core/skills/related.js

const mostNamed = 5;
/** Offered skills that share tags with `skill`, those with most in common first. */
function relatedSkills(skill, offered) {
    const shared = (other) => other.tags.filter((tag) => skill.tags.includes(tag)).length;
    return offered
        .filter((other) => other.name !== skill.name && shared(other) > 0)
        .sort((a, b) => shared(b) - shared(a) || (0,names/* byCodePoint */.H)(a.name, b.name))
        .slice(0, mostNamed)
        .map((other) => other.name);
}

;// CONCATENATED MODULE: ./lib/core/skills/activation.js









/** The skills of one conversation: remembers what was loaded, so nothing is sent twice. */
class Activation {
    #library;
    #loaded = new Map();
    /** Loads of one turn may come at once; one after the other, what they both require comes once. */
    #last = Promise.resolve();
    constructor(library) {
        this.#library = library;
    }
    /** What was loaded so far, in order. */
    get loaded() {
        return [...this.#loaded.values()].map(({ skill, hash }) => loadedSkill(skill, hash));
    }
    /** Answers `load_skill`. */
    load(name) {
        const turn = this.#last.then(() => this.#load(name));
        this.#last = turn.catch(() => undefined);
        return turn;
    }
    /** Answers `read_skill_file`. */
    async readFile(name, path, startLine) {
        const entry = this.#library.find(name);
        if (entry === null || entry.skill.hidden)
            return this.#library.unknown(name);
        return readSkillFile(entry, path, startLine);
    }
    async #load(name) {
        const entry = this.#library.find(name);
        if (entry === null)
            return this.#library.unknown(name);
        if (entry.skill.hidden)
            return (0,tool/* refuse */.T)(`The skill \`${name}\` is for people, not for reviews.`);
        const { order, problems } = (0,loadOrder/* loadOrder */.NV)(entry, this.#library.entries);
        const parts = [];
        let length = 0;
        for (const one of order) {
            const part = await this.#render(one, limits/* maxAnswerChars */.kj - length);
            length += part.length;
            parts.push(part);
        }
        const skills = [...this.#loaded.values()].map(({ skill }) => skill);
        return (0,tool/* answer */.Z)([
            ...parts,
            ...problems.map(loadOrder/* describeProblem */.BJ),
            ...orNothing((0,rank/* describeRanks */.J)(skills)),
            ...this.#related(entry.skill),
        ].join('\n'));
    }
    /** The skill's text, or one line where it is known already, too long for this answer, or gone. */
    async #render(entry, room) {
        const { skill } = entry;
        const started = this.#library.now();
        const body = await this.#library.bodies.read(entry);
        if (body === null)
            return `[\`${skill.name}\` can no longer be read at ${skill.location}.]`;
        if (this.#loaded.get(skill.name)?.hash === body.hash)
            return `[\`${skill.name}\` is loaded already; its text stands above.]`;
        const includes = await readIncludes(entry, body.text);
        const text = renderSkill(skill, body, bundledFiles(entry), includes);
        if (text.length > room)
            return `[\`${skill.name}\` does not fit into this answer any more; load it by itself.]`;
        this.#loaded.set(skill.name, { skill, hash: body.hash });
        this.#library.wasLoaded(loadedSkill(skill, body.hash), (this.#library.now() - started) / 1000);
        return text;
    }
    #related(skill) {
        const names = relatedSkills(skill, this.#library.offered).filter((name) => !this.#loaded.has(name));
        return names.length === 0 ? [] : [`Related skills: ${names.join(', ')}.`];
    }
}
const loadedSkill = ({ name, version, location }, hash) => ({
    name,
    version,
    hash,
    location,
});
const orNothing = (text) => (text === null ? [] : [text]);

// EXTERNAL MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var index_min = __webpack_require__(27799);
// EXTERNAL MODULE: ./lib/core/skills/guidelines.js
var guidelines = __webpack_require__(17419);
// EXTERNAL MODULE: ./lib/core/skills/readSkill.js
var readSkill = __webpack_require__(22431);
;// CONCATENATED MODULE: ./lib/core/skills/bodies.js




/**
 * Reads bodies when they are asked for and keeps the last few. A body is known by its file's stamp, so a changed file
 * is read again; askers who come while it is being read share that one read.
 */
class Bodies {
    #cache;
    #asked;
    constructor(asked, size = limits/* cachedBodies */.fY) {
        this.#asked = asked;
        this.#cache = new index_min/* LRUCache */.q({
            max: size,
            fetchMethod: (_key, _stale, { context }) => readBody(context),
            // A text pushed out of the cache while it is being read still goes to those who wait for it.
            ignoreFetchAbort: true,
        });
    }
    /** null when the file is gone, or has grown too large. */
    async read(entry) {
        const stamp = await entry.source.stamp(entry.place.file);
        if (stamp === null)
            return null;
        const status = {};
        const key = `${entry.place.location}\0${stamp}`;
        const body = await this.#cache.fetch(key, { context: entry, status });
        this.#asked(status.fetch !== 'miss');
        return body ?? null;
    }
}
async function readBody({ source, place }) {
    const bytes = await source.read(place.file, limits/* maxSkillBytes */.BS);
    if (bytes === null)
        return undefined;
    const read = source.origin === 'guideline' ? (0,guidelines/* readGuideline */.hA)(bytes, place) : (0,readSkill/* readSkill */.G)(bytes, place);
    return { text: read.body, line: read.bodyLine, hash: (0,readSkill/* skillHash */.C)(bytes) };
}

// EXTERNAL MODULE: ./lib/core/skills/catalogue.js
var catalogue = __webpack_require__(55407);
// EXTERNAL MODULE: ./lib/core/skills/indexSource.js + 1 modules
var indexSource = __webpack_require__(4076);
;// CONCATENATED MODULE: ./lib/core/skills/metrics.js
/** Counts while a run goes on. */
class SkillCounters {
    #loads = new Map();
    #unknown = new Map();
    #seconds = [];
    #hits = 0;
    #misses = 0;
    loaded(name, seconds) {
        this.#loads.set(name, (this.#loads.get(name) ?? 0) + 1);
        this.#seconds.push(seconds);
    }
    unknown(name) {
        this.#unknown.set(name, (this.#unknown.get(name) ?? 0) + 1);
    }
    cache(wasHit) {
        if (wasHit)
            this.#hits += 1;
        else
            this.#misses += 1;
    }
    unknownNames() {
        return [...this.#unknown.keys()].sort();
    }
    read() {
        return {
            loads: Object.fromEntries(this.#loads),
            loadSeconds: [...this.#seconds],
            cacheHits: this.#hits,
            cacheMisses: this.#misses,
            unknown: Object.fromEntries(this.#unknown),
        };
    }
}

;// CONCATENATED MODULE: ./lib/core/skills/pins.js


/** Replaces pinned skills by their versions. A pin that cannot be followed leaves the skill out: the team does not want the current one. */
async function pinVersions(entries, pins) {
    const pinned = new Map(entries);
    const diagnostics = [];
    for (const [written, ref] of Object.entries(pins?.refs ?? {})) {
        const name = (0,names/* skillName */.F)(written);
        const found = await readVersion(name, ref, pins);
        if (found.entry !== null)
            pinned.set(name, found.entry);
        else {
            pinned.delete(name);
            const message = `\`${written}\` is pinned to \`${ref}\`, but ${found.problem}; it is left out. Mend the pin in the config.`;
            diagnostics.push({ level: 'error', file: `${name}@${ref}`, line: null, message });
        }
    }
    return { entries: pinned, diagnostics };
}
async function readVersion(name, ref, pins) {
    const source = (await pins?.openAt(ref)) ?? null;
    if (source === null)
        return { entry: null, problem: 'there is no such ref' };
    const { entries } = await (0,indexSource/* indexSource */.I)(source);
    const entry = entries.find(({ skill }) => skill.name === name) ?? null;
    return { entry, problem: 'there is no such skill in that version' };
}

// EXTERNAL MODULE: ./lib/core/skills/precedence.js
var precedence = __webpack_require__(52252);
;// CONCATENATED MODULE: ./lib/core/skills/library.js













/** Reads the front matter of every skill once and settles which counts for each name. Never throws for a bad skill. */
async function openLibrary(options) {
    const indexes = await Promise.all(options.sources.map(indexSource/* indexSource */.I));
    const settled = (0,precedence/* settleNames */.Q)(indexes.flatMap((index) => index.entries));
    const pinned = await pinVersions(settled.entries, options.pins);
    const diagnostics = [...indexes, settled, pinned].flatMap((step) => step.diagnostics);
    const broken = (0,loadOrder/* requireProblems */.gN)(pinned.entries);
    const { entries } = pinned;
    return new SkillLibrary({ ...settled, entries, diagnostics: [...diagnostics, ...broken] }, options);
}
/** No skill has a longer name: a longer one is counted by its length, because half of a secret looks like none. */
const longestName = 100;
/** All skills of a run, shared by its conversations. */
class SkillLibrary {
    /** Sorted by name; hidden and deprecated ones too. */
    skills;
    catalogue;
    diagnostics;
    entries;
    /** Names of bundled skills that the team has replaced by its own. */
    replaced;
    bodies;
    now;
    #counters = new SkillCounters();
    #loaded = new Map();
    constructor({ entries, diagnostics, replaced }, { now, cacheSize = limits/* cachedBodies */.fY }) {
        this.entries = entries;
        this.replaced = replaced;
        this.skills = [...entries.values()]
            .map((entry) => entry.skill)
            .sort((a, b) => (0,names/* byCodePoint */.H)(a.name, b.name));
        this.catalogue = (0,catalogue/* renderCatalogue */.m)(this.skills);
        this.diagnostics = [...diagnostics, ...this.catalogue.diagnostics];
        this.bodies = new Bodies((wasHit) => this.#counters.cache(wasHit), cacheSize);
        this.now = now;
    }
    /** What may be loaded without being warned about. */
    get offered() {
        return this.skills.filter(catalogue/* isOffered */.k);
    }
    /** The memory of one conversation. */
    activation() {
        return new Activation(this);
    }
    /** Names of offered skills whose globs match a changed file; what depends on the change is not in the catalogue. */
    recommended(paths) {
        return this.offered
            .filter(({ globs }) => globs.length > 0 && paths.some((path) => (0,filters/* matchesGlobs */.nJ)(globs, path)))
            .map((skill) => skill.name);
    }
    /** Every deterministic rule, whether its skill is loaded or not. */
    checks() {
        return this.skills
            .filter((skill) => skill.deprecated === null)
            .flatMap((skill) => skill.checks.map((check) => ({ skill, check })));
    }
    find(name) {
        return this.entries.get(name) ?? this.entries.get((0,names/* skillName */.F)(name)) ?? null;
    }
    /** Counts a request for a name that does not exist and answers what does. */
    unknown(name) {
        this.#counters.unknown(name.length > longestName ? `(${name.length} characters)` : name);
        const names = this.catalogue.names;
        const near = (0,nearest/* nearest */.p)(name, names);
        const meant = near === null ? '' : ` Did you mean \`${near}\`?`;
        return (0,tool/* refuse */.T)(`There is no skill \`${name}\`.${meant} Available: ${names.join(', ')}.`);
    }
    /** Notes that a conversation loaded a skill, and how long that took. */
    wasLoaded(loaded, seconds) {
        this.#loaded.set(`${loaded.name}\0${loaded.hash}`, loaded);
        this.#counters.loaded(loaded.name, seconds);
    }
    /** The findings file's account, in an order that does not depend on which conversation was faster. */
    record() {
        const keys = [...this.#loaded.keys()].sort(names/* byCodePoint */.H);
        return {
            offered: this.catalogue.names,
            loaded: keys.flatMap((key) => this.#loaded.get(key) ?? []),
            unknown_requests: this.#counters.unknownNames(),
        };
    }
    metrics() {
        return this.#counters.read();
    }
}


/***/ }),

/***/ 30224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ maxSkillBytes),
/* harmony export */   Mw: () => (/* binding */ maxDepth),
/* harmony export */   O4: () => (/* binding */ maxYamlMarks),
/* harmony export */   P_: () => (/* binding */ maxSkillsPerSource),
/* harmony export */   Qh: () => (/* binding */ maxFileChars),
/* harmony export */   Rg: () => (/* binding */ maxCheckedLineChars),
/* harmony export */   SX: () => (/* binding */ maxFrontMatterChars),
/* harmony export */   _E: () => (/* binding */ maxIncludes),
/* harmony export */   aZ: () => (/* binding */ maxYamlAliases),
/* harmony export */   dV: () => (/* binding */ maxNameChars),
/* harmony export */   dX: () => (/* binding */ maxChecksBytes),
/* harmony export */   fY: () => (/* binding */ cachedBodies),
/* harmony export */   gx: () => (/* binding */ maxHitsPerFile),
/* harmony export */   jB: () => (/* binding */ maxFilesShown),
/* harmony export */   jS: () => (/* binding */ maxYamlDepth),
/* harmony export */   kj: () => (/* binding */ maxAnswerChars),
/* harmony export */   ni: () => (/* binding */ maxCatalogueChars),
/* harmony export */   sO: () => (/* binding */ maxBodyChars),
/* harmony export */   u7: () => (/* binding */ maxDescriptionChars),
/* harmony export */   uP: () => (/* binding */ maxFilesPerSource)
/* harmony export */ });
/** Bounds of the skills engine. Each is reported where it cuts something off; none is silent. */
/** A skill file above this is skipped: the largest of 5,309 public ones has 294 KB. */
const maxSkillBytes = 1_048_576;
/** Front matter above this is skipped; of public skills none comes near it. */
const maxFrontMatterChars = 32_768;
/** A `checks.yml` above this is left out; it has room for some 400 checks. */
const maxChecksBytes = 131_072;
/** Line ends and signs that mean something in YAML, above which it is refused: each may be an error, and errors cost most. */
const maxYamlMarks = 10_000;
/** Levels of nesting above this are refused: the parser recurses, and deep enough it ends the process. */
const maxYamlDepth = 200;
/** Aliases YAML may expand before it is taken for a bomb. */
const maxYamlAliases = 100;
const maxSkillsPerSource = 10_000;
/** Files listed in one source on disk or over the network. */
const maxFilesPerSource = 50_000;
/** Folders between a searched folder and a `SKILL.md`. */
const maxDepth = 4;
/** The specification's bound of `name`. */
const maxNameChars = 64;
/** The specification's bound of `description`. */
const maxDescriptionChars = 1_024;
/** All of layer 1, as other loaders budget it. */
const maxCatalogueChars = 8_000;
/** A loaded body beyond this is cut with a mark, about 16,000 tokens: 99 % of public skills have under 6,000. */
const maxBodyChars = 60_000;
/** One `load_skill` answer with everything it requires. */
const maxAnswerChars = 120_000;
/** Bundled files named in an answer. */
const maxFilesShown = 50;
/** One `read_skill_file` answer. */
const maxFileChars = 32_000;
/** `@./…` lines resolved in one skill. */
const maxIncludes = 10;
/** Bodies kept in memory. */
const cachedBodies = 5;
/** Hits of one check in one file, beyond which a rule says nothing new. */
const maxHitsPerFile = 20;
/** A longer line is generated; matching stops here. */
const maxCheckedLineChars = 10_000;


/***/ }),

/***/ 22732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ lintSkills)
});

// EXTERNAL MODULE: ./lib/core/skills/checks.js
var skills_checks = __webpack_require__(38497);
// EXTERNAL MODULE: ./lib/core/skills/frontmatter.js
var frontmatter = __webpack_require__(30764);
// EXTERNAL MODULE: ./lib/core/skills/limits.js
var limits = __webpack_require__(30224);
// EXTERNAL MODULE: ./lib/core/skills/loadOrder.js
var loadOrder = __webpack_require__(20130);
// EXTERNAL MODULE: ./lib/core/skills/text.js
var skills_text = __webpack_require__(29863);
;// CONCATENATED MODULE: ./lib/core/skills/lint/abilities.js
/** Where an instruction begins: a line, a list item, a sentence, bold text. */
const begins = String.raw `(?:^|[.:;]\s+)\s*(?:[-*+]\s+|\d+[.)]\s+|\*\*)*`;
const does = String.raw `(?:then\s+|first\s+|always\s+)?(?:run|execute|use|call|invoke|install)\s+(?:the\s+)?`;
const programs = 'gh|git|npm|npx|yarn|pnpm|pip|pytest|cargo|go|make|docker|kubectl|curl|bash|sh|jest|tsc|eslint';
/** What a reviewer that only reads cannot do, with what stands in for it. */
const impossible = [
    [
        new RegExp(`${begins}${does}\`?(?:${programs})\\b(?! files?\\b)`, 'i'),
        'A reviewer runs no programs. Say what to read or search for.',
    ],
    [
        new RegExp(`${begins}${does}(?:tests?|test suite|build|linter|formatter)\\b`, 'i'),
        'A reviewer runs no programs. Say what to read or search for.',
    ],
    [
        new RegExp(`${begins}(?:ask|prompt|confirm with|wait for) the (?:user|author|developer)\\b`, 'i'),
        'Nobody answers during a review. Say what to do when it is not clear.',
    ],
    [
        /\b(?:spawn|launch|dispatch|start)\b[^.]{0,30}\b(?:sub-?agents?|agents?)\b/i,
        'A review starts no other agents. Say what to look at, in which order.',
    ],
    [
        /\b(?:Bash|Write|Edit|WebFetch|WebSearch|Task) tool\b/,
        'A reviewer has reading tools alone: read_file, search_code, list_files, read_diff.',
    ],
    [
        new RegExp(`${begins}(?:write|save|create) (?:a|the|your) (?:file|report|markdown)\\b`, 'i'),
        'A review writes no files; findings are reported through its own tool.',
    ],
    [/\$ARGUMENTS\b|^!`/, 'Nothing is put in for this; the model reads it as it stands.'],
];
/** Instructions for an agent that does more than read. */
const readOnly = ({ lines }) => lines
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text, number }) => {
    const hit = impossible.find(([pattern]) => pattern.test(text));
    return hit === undefined ? [] : [{ level: 'warning', line: number, message: hit[1] }];
});

;// CONCATENATED MODULE: ./lib/core/skills/lint/description.js
/** Shorter than this, a description that names no occasion cannot be more than a title. */
const title = 30;
const occasion = /\b(use|load|apply|when|whenever|before|while)\b/i;
const description = ({ entry: { skill }, keys }) => {
    const line = keys.get('description') ?? 1;
    const found = [];
    if (!occasion.test(skill.description)) {
        const message = 'The description says what this is, not when to load it. Begin with "Use when …".';
        found.push({ level: skill.description.length < title ? 'warning' : 'note', line, message });
    }
    if (/[<>]/.test(skill.description))
        found.push({ level: 'note', line, message: 'Other tools refuse `<` and `>` in a description.' });
    return found;
};

// EXTERNAL MODULE: ./lib/core/skills/names.js
var names = __webpack_require__(96502);
// EXTERNAL MODULE: ./lib/core/skills/nearest.js
var nearest = __webpack_require__(44736);
// EXTERNAL MODULE: ./lib/core/skills/paths.js
var skills_paths = __webpack_require__(19602);
;// CONCATENATED MODULE: ./lib/core/skills/lint/fields.js



/** Read here. */
const own = [
    'name',
    'description',
    'tags',
    'globs',
    'paths',
    'requires',
    'depends_on',
    'pack',
    'priority',
    'version',
].concat([
    'compatibility',
    'deprecated',
    'checks',
    'test_cases',
    'disable-model-invocation',
    'metadata',
]);
/** Read by others, and rightly left alone. */
const foreign = [
    'license',
    'allowed-tools',
    'disallowed-tools',
    'when_to_use',
    'user-invocable',
    'argument-hint',
    'arguments',
].concat([
    'model',
    'effort',
    'context',
    'agent',
    'background',
    'hooks',
    'shell',
    'applyTo',
    'excludeAgent',
    'author',
]);
const plain = (key) => key.replace(/[-_]/g, '').toLowerCase();
const known = new Set([...own, ...foreign].map(plain));
const fields = ({ entry: { skill, place }, keys }) => {
    const found = [];
    for (const [key, line] of keys) {
        const near = known.has(plain(key)) ? null : (0,nearest/* nearest */.p)(key, own);
        if (near !== null)
            found.push({
                level: 'warning',
                line,
                message: `\`${key}\` is not read. Did you mean \`${near}\`?`,
            });
    }
    const called = place.folder === null ? (0,skills_paths/* baseName */.Fl)(place.file).replace(/\.md$/i, '') : (0,skills_paths/* baseName */.Fl)(place.folder);
    if (called !== '' && (0,names/* skillName */.F)(called) !== skill.name) {
        const where = place.folder === null ? 'file' : 'folder';
        const message = `It is called \`${skill.name}\` and its ${where} \`${called}\`; other tools load it only when they are the same.`;
        found.push({ level: 'warning', line: keys.get('name') ?? 1, message });
    }
    if (place.folder === null && (0,skills_paths/* folderOf */.yS)(place.file) !== place.root)
        found.push({
            level: 'note',
            line: 1,
            message: `Other tools find it only as \`${skill.name}/SKILL.md\`.`,
        });
    if (skill.deprecated === '')
        found.push({
            level: 'warning',
            line: keys.get('deprecated') ?? 1,
            message: 'It is deprecated without a hint. Write what to use instead: `deprecated: use …`.',
        });
    if (skill.compatibility !== null)
        found.push({
            level: 'note',
            line: keys.get('compatibility') ?? 1,
            message: `It says of itself: ${skill.compatibility}. See whether that holds here.`,
        });
    if (skill.checks.length > 0 && skill.testCases.length === 0)
        found.push({
            level: 'note',
            line: keys.get('checks') ?? 1,
            message: 'Its checks have no `test_cases`. Give each a line it flags and a near one it must not.',
        });
    return found;
};

// EXTERNAL MODULE: ./lib/core/safety/invisible.js
var invisible = __webpack_require__(87813);
;// CONCATENATED MODULE: ./lib/core/skills/lint/injection.js

/** Sentences that work on the reviewer and not on the code. */
const suspicious = [
    /\b(?:ignore|disregard|forget|override)\b[^.]{0,30}\b(?:previous|prior|above|earlier|other|system|all)\b[^.]{0,20}\b(?:instructions?|rules?|prompts?|skills?)\b/i,
    /\b(?:approve|accept|pass)\s+(?:this|the|every|any|all)\s+(?:pull requests?|PRs?|changes?|merge requests?)\b/i,
    /\b(?:print|post|output|reveal|send|include|repeat)\b[^.]{0,30}\b(?:system prompt|environment variables?|your (?:api )?(?:key|token|secret|credentials|instructions))\b/i,
    /\byou are (?:now|no longer)\b/i,
    /\b(?:report|flag|mention)\s+(?:nothing|no (?:issues|findings|problems|security))\b/i,
];
/** Text that looks like an attack on the reviewer, which matters most in skills of strangers. */
const injection = ({ lines, entry: { skill } }) => {
    const found = lines
        .filter(({ isCode, text }) => !isCode && suspicious.some((pattern) => pattern.test(text)))
        .map(({ text, number }) => ({
        level: 'warning',
        line: number,
        message: `This speaks to the reviewer and not of code: "${text.trim().slice(0, 100)}". Is it meant to be here?`,
    }));
    for (const { text, number } of lines) {
        const shown = (0,invisible/* showInvisible */.j)(text);
        if (shown === text)
            continue;
        const mark = /⟨U\+[0-9A-F]+⟩/.exec(shown)?.[0] ?? 'one';
        found.push({
            level: 'warning',
            line: number,
            message: `There are characters here that nobody sees: ${mark}.`,
        });
    }
    if ((0,invisible/* showInvisible */.j)(skill.description) !== skill.description)
        found.push({
            level: 'warning',
            line: 1,
            message: 'There are characters in the description that nobody sees.',
        });
    return found;
};

// EXTERNAL MODULE: ./lib/core/skills/catalogue.js
var catalogue = __webpack_require__(55407);
// EXTERNAL MODULE: ./lib/core/skills/rank.js
var rank = __webpack_require__(62686);
;// CONCATENATED MODULE: ./lib/core/skills/lint/overlaps.js


/** Shared words of two descriptions, of all their words, from which on a model cannot tell them apart. */
const sameTrigger = 0.8;
/** Skills that get in each other's way: descriptions alike, or the same files and subject with nothing to say who counts. */
function overlaps(entries, all) {
    const wanted = new Set(entries.map(({ skill }) => skill.location));
    const skills = all.map(({ skill }) => skill).filter(catalogue/* isOffered */.k);
    const words = new Map(skills.map((skill) => [skill, wordsOf(skill.description)]));
    return skills.flatMap((skill, index) => skills
        .slice(index + 1)
        .filter((other) => wanted.has(skill.location) || wanted.has(other.location))
        .flatMap((other) => {
        const remark = compare(skill, other, words);
        const [about, against] = wanted.has(skill.location) ? [skill, other] : [other, skill];
        return remark === null
            ? []
            : [
                {
                    ...remark,
                    rule: 'overlap',
                    file: about.location,
                    line: null,
                    message: remark.message(against),
                },
            ];
    }));
}
function compare(a, b, words) {
    const likeness = share(words.get(a) ?? new Set(), words.get(b) ?? new Set());
    if (likeness >= sameTrigger)
        return {
            level: 'warning',
            message: (other) => `Its description is nearly that of \`${other.name}\` (${other.location}); a model cannot choose. Merge them, or say what sets them apart.`,
        };
    const meets = common(a.globs, b.globs) && common(a.tags, b.tags);
    if (!meets || (0,rank/* compareRank */.m)(a, b) !== 0)
        return null;
    return {
        level: 'note',
        message: (other) => `It shares files and tags with \`${other.name}\` (${other.location}), and neither counts before the other. Give one a \`priority\` if they can disagree.`,
    };
}
const common = (a, b) => a.some((one) => b.includes(one));
const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
function share(a, b) {
    const both = [...a].filter((word) => b.has(word)).length;
    const either = a.size + b.size - both;
    return either === 0 ? 1 : both / either;
}

;// CONCATENATED MODULE: ./lib/core/skills/lint/references.js

const links = /\]\((?!https?:|mailto:|#|\/|<)([^)\s#]+)[^)]*\)/g;
/** Folder names that the specification keeps for a skill's own files. `scripts/` is left out: repositories have one too. */
const ownFiles = /`((?:\.\/)?(?:references|assets)\/[^`\s*]+)`/g;
const includes = /^@(\.{1,2}\/\S+)\s*$/g;
/** Files a body points to that are not there. */
const references = ({ entry, lines }) => lines
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text, number }) => [links, ownFiles, includes]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => decode(match[1] ?? ''))
    .filter((target) => !isThere(entry, target))
    .map((target) => ({
    level: 'warning',
    line: number,
    message: `\`${target}\` is not there. Add the file, or take the reference out.`,
})));
function isThere({ place, paths }, target) {
    const path = (0,skills_paths/* resolveInside */.LI)(place.root, (0,skills_paths/* folderOf */.yS)(place.file), target);
    if (path === null)
        return false;
    return paths.has(path) || [...paths].some((known) => known.startsWith(`${path}/`));
}
function decode(target) {
    try {
        return decodeURIComponent(target);
    }
    catch {
        return target;
    }
}

// EXTERNAL MODULE: ./lib/core/agent/estimate.js
var estimate = __webpack_require__(74787);
;// CONCATENATED MODULE: ./lib/core/skills/lint/size.js

/** What good practice advises: below, a skill says what a model knows; above, it crowds out the change. */
const advised = { least: 500, most: 2_000 };
/** The specification's recommendation of the most. */
const specified = { tokens: 5_000, lines: 500 };
const size = ({ entry, lines }) => {
    const tokens = (0,estimate/* estimateTokens */.bP)(lines.map(({ text }) => text).join('\n'));
    const first = lines[0]?.number ?? null;
    if (tokens > specified.tokens || lines.length > specified.lines)
        return [
            {
                level: 'warning',
                line: first,
                message: `The body has about ${tokens} tokens in ${lines.length} lines; ${specified.tokens} and ${specified.lines} are the most that is recommended. Move parts into files beside it.`,
            },
        ];
    if (tokens > advised.most)
        return [
            {
                level: 'note',
                line: first,
                message: `The body has about ${tokens} tokens; ${advised.most} are advised at most.`,
            },
        ];
    if (tokens < advised.least && entry.skill.pack.length === 0)
        return [
            {
                level: 'note',
                line: first,
                message: `The body has about ${tokens} tokens; ${advised.least} are advised at least. Add what to look for, with bad and good code, and what never to report.`,
            },
        ];
    return [];
};

;// CONCATENATED MODULE: ./lib/core/skills/lint/lint.js












/** Rules that look at one skill, by the name they go by. */
const rules = {
    description: description,
    fields: fields,
    size: size,
    references: references,
    'read-only': readOnly,
    injection: injection,
};
/**
 * Everything there is to say of `entries`, among `all` skills they will be used with. `problems` are the diagnostics
 * of reading them. Sorted by file and line.
 */
async function lintSkills(entries, all, problems) {
    const own = await Promise.all(entries.map(lintOne));
    const names = new Set(entries.map(({ skill }) => skill.location));
    const required = (0,loadOrder/* requireProblems */.gN)(all).filter(({ file }) => names.has(file));
    const checks = await (0,skills_checks/* compileChecks */.n)(entries.flatMap(({ skill }) => skill.checks.map((check) => ({ skill, check }))));
    return [
        ...problems.map((problem) => ({ ...problem, rule: 'load' })),
        ...own.flat(),
        ...required.map((problem) => ({ ...problem, rule: 'requires' })),
        ...checks.diagnostics.map((problem) => ({ ...problem, rule: 'checks' })),
        ...overlaps(entries, [...all.values()]),
    ].sort((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
}
async function lintOne(entry) {
    const { location } = entry.skill;
    const bytes = await entry.source.read(entry.place.file, limits/* maxSkillBytes */.BS);
    if (bytes === null)
        return [];
    const subject = subjectOf(entry, (0,skills_text/* decodeText */.g)(bytes, location).text);
    // A guideline file is written for people and other tools too; only an attack is nobody's business.
    const asked = entry.skill.origin === 'guideline' ? { injection: injection } : rules;
    return Object.entries(asked).flatMap(([rule, look]) => look(subject).map((found) => ({ ...found, rule, file: location })));
}
function subjectOf(entry, text) {
    const matter = (0,frontmatter/* readFrontMatter */.X)(text);
    if (!matter.ok)
        return { entry, lines: [], keys: new Map() };
    let isCode = false;
    const lines = matter.body.split('\n').map((line, index) => {
        const isFence = /^\s*(```|~~~)/.test(line);
        if (isFence)
            isCode = !isCode;
        return { number: matter.bodyLine + index, text: line, isCode: isCode || isFence };
    });
    return { entry, lines, keys: matter.lines };
}
const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 20130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   NV: () => (/* binding */ loadOrder),
/* harmony export */   gN: () => (/* binding */ requireProblems)
/* harmony export */ });
/** Everything that loading `first` brings along. A circle is cut where it closes. */
function loadOrder(first, entries) {
    const order = [];
    const problems = [];
    const done = new Set();
    const visit = (entry, way) => {
        const { name, requires, pack } = entry.skill;
        if (way.includes(name)) {
            problems.push({ kind: 'circle', names: [...way.slice(way.indexOf(name)), name] });
            return;
        }
        if (done.has(name))
            return;
        done.add(name);
        const follow = (wanted) => {
            const next = entries.get(wanted);
            if (next !== undefined)
                visit(next, [...way, name]);
            else
                problems.push({ kind: 'missing', by: name, name: wanted });
        };
        requires.forEach(follow);
        order.push(entry);
        pack.forEach(follow);
    };
    visit(first, []);
    return { order, problems };
}
const describeProblem = (problem) => problem.kind === 'circle'
    ? `The skills ${problem.names.join(' → ')} require each other in a circle; each is loaded once.`
    : `\`${problem.by}\` requires \`${problem.name}\`, which does not exist.`;
/** What is wrong with `requires` and `pack` in all of a library, each thing said once. */
function requireProblems(entries) {
    return [...entries.values()].flatMap((entry) => {
        const { name, location } = entry.skill;
        return loadOrder(entry, entries)
            .problems.filter((problem) => problem.kind === 'missing' ? problem.by === name : isFirstOf(problem.names, name))
            .map((problem) => {
            const message = describeProblem(problem);
            return { level: 'warning', file: location, line: null, message };
        });
    });
}
/** A circle is found from each of its members; the first by name tells of it. */
const isFirstOf = (circle, name) => circle[0] === name && circle.every((other) => name <= other);


/***/ }),

/***/ 88975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HZ: () => (/* binding */ lockPath),
/* harmony export */   PG: () => (/* binding */ parseLock),
/* harmony export */   wC: () => (/* binding */ renderLock)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var _saysWhy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76309);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96502);



const lockPath = '.skills.lock.json';
const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/) })),
});
/** Reads a lock file's text; null (no such file) is an empty lock. */
function parseLock(text) {
    if (text === null)
        return { ok: true, lock: new Map() };
    try {
        const parsed = schema.safeParse(JSON.parse(text));
        if (parsed.success)
            return { ok: true, lock: new Map(Object.entries(parsed.data.sources)) };
        const [issue] = parsed.error.issues;
        return { ok: false, problem: damaged(`${issue?.path.join('.')}: ${issue?.message}`) };
    }
    catch (error) {
        return { ok: false, problem: damaged((0,_saysWhy_js__WEBPACK_IMPORTED_MODULE_1__/* .saysWhy */ .P)(error)) };
    }
}
/** The lock file's text, the same for the same lock. */
function renderLock(lock) {
    const sources = Object.fromEntries([...lock].sort(([a], [b]) => (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .byCodePoint */ .H)(a, b)));
    return `${JSON.stringify({ version: 1, sources }, null, 2)}\n`;
}
const damaged = (why) => `${lockPath} cannot be read: ${why}. Restore it from git, or delete it and run \`skill-review skills add\` for each source.`;


/***/ }),

/***/ 96502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ skillName),
/* harmony export */   H: () => (/* binding */ byCodePoint)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30224);

/**
 * The one key under which a skill is listed, loaded, required and pinned: lower case letters and digits of any script,
 * joined by single dashes. `Review Go Code` becomes `review-go-code`; '' when nothing of the text can be kept.
 */
function skillName(text) {
    return [
        ...text
            .normalize('NFKC')
            .toLowerCase()
            .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
    ]
        .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .maxNameChars */ .dV)
        .join('')
        .replace(/^-+|-+$/g, '');
}
/** Order by code point: the same on every machine, whatever its locale. */
function byCodePoint(a, b) {
    const length = Math.min(a.length, b.length);
    let at = 0;
    while (at < length && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    if (at === length)
        return a.length - b.length;
    return (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? 0);
}


/***/ }),

/***/ 44736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** The candidate that `text` was most likely meant to be; null when none is near. */
function nearest(text, candidates) {
    const wanted = text.slice(0, 100).toLowerCase();
    let best = null;
    for (const name of candidates) {
        const candidate = name.slice(0, 100).toLowerCase();
        const isPart = wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
        const distance = isPart ? 1 : editDistance(wanted, candidate);
        if (best === null || distance < best.distance)
            best = { name, distance };
    }
    const bound = Math.max(2, wanted.length / 3);
    return best !== null && best.distance <= bound ? best.name : null;
}
/** Levenshtein's: how many letters have to be put in, taken out or changed. */
function editDistance(a, b) {
    let above = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            row.push(Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
        }
        above = row;
    }
    return above[b.length] ?? 0;
}


/***/ }),

/***/ 19602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/** Everything before the last `/`; '' at the top. */
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const baseName = (path) => path.slice(path.lastIndexOf('/') + 1);
/** True for `a/b` below `a`, and for everything below ''. */
const isBelow = (path, folder) => folder === '' || path.startsWith(`${folder}/`);
/** `a` and `b/c` as `a/b/c`, where either may be ''. */
const join = (folder, path) => folder === '' || path === '' ? folder + path : `${folder}/${path}`;
/**
 * What `target`, written in a file of `folder`, means: a path that stays below `root`, or null.
 * Nothing is looked up; absolute paths, backslashes and escapes such as `%2e` mean nothing here.
 */
function resolveInside(root, folder, target) {
    if (/^\/|[\\\0]/.test(target))
        return null;
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of target.split('/')) {
        if (part === '..') {
            if (parts.length === 0)
                return null;
            parts.pop();
        }
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    const path = parts.join('/');
    return path !== '' && isBelow(path, root) ? path : null;
}


/***/ }),

/***/ 52252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settleNames)
/* harmony export */ });
function settleNames(entries) {
    const settled = new Map();
    const diagnostics = [];
    const replaced = new Set();
    const guidelines = new Set();
    for (const entry of entries) {
        const { name, hash, location, origin } = entry.skill;
        if (origin === 'guideline' && guidelines.has(hash))
            continue;
        if (origin === 'guideline')
            guidelines.add(hash);
        const winner = settled.get(name);
        if (winner === undefined)
            settled.set(name, entry);
        else if (origin === 'bundled')
            replaced.add(name);
        else if (winner.skill.hash !== hash) {
            const message = `\`${name}\` is taken from ${winner.skill.location}, which comes first; this one is not used. Rename one.`;
            diagnostics.push({ level: 'warning', file: location, line: null, message });
        }
    }
    return { entries: settled, diagnostics, replaced };
}


/***/ }),

/***/ 62686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ describeRanks),
/* harmony export */   m: () => (/* binding */ compareRank)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96502);

const origins = [
    'repository',
    'folder',
    'guideline',
    'github',
    'index',
    'bundled',
];
/** Below 0 when `a` counts before `b` where they disagree: priority first, then the team's own before others'. */
const compareRank = (a, b) => b.priority - a.priority || origins.indexOf(a.origin) - origins.indexOf(b.origin);
/** Who counts where loaded skills disagree, as one line for the model; null when they all rank alike. */
function describeRanks(skills) {
    const ranked = [...skills].sort((a, b) => compareRank(a, b) || (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .byCodePoint */ .H)(a.name, b.name));
    const [first] = ranked;
    const last = ranked.at(-1);
    if (first === undefined || last === undefined || compareRank(first, last) === 0)
        return null;
    const named = ranked.map(({ name, priority, origin }) => {
        const why = [
            priority === 0 ? '' : `priority ${priority}`,
            origin === 'bundled' ? 'bundled' : '',
        ];
        const shown = why.filter((part) => part !== '').join(', ');
        return shown === '' ? `\`${name}\`` : `\`${name}\` (${shown})`;
    });
    return `Where loaded skills disagree, the earlier one counts: ${named.join(', ')}.`;
}


/***/ }),

/***/ 22431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ skillHash),
/* harmony export */   G: () => (/* binding */ readSkill)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65108);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42565);
/* harmony import */ var _checkFields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13759);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47369);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30764);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30224);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96502);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29863);








/** Reads one skill file. Whatever is wrong with it stays with it: the answer is a skill, or none and the reason. */
function readSkill(bytes, place) {
    const decoded = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g)(bytes, place.location);
    const diagnostics = [...decoded.diagnostics];
    const report = (level, line, message) => diagnostics.push({ level, file: place.location, line, message });
    const matter = (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFrontMatter */ .X)(decoded.text);
    if (!matter.ok) {
        report('error', matter.problem.line, matter.problem.message);
        return { skill: null, body: matter.body, bodyLine: 1, hasFrontMatter: true, diagnostics };
    }
    for (const { line, message } of matter.remarks)
        report('warning', line, message);
    const warn = (key) => (message) => report('warning', matter.lines.get(key) ?? 1, message);
    const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .P)(matter.data);
    const description = fields.text('description');
    const name = nameOf(fields, place, warn('name'));
    if (description === null || name === '') {
        const missing = description === null ? 'description' : 'name';
        report('error', 1, `There is no \`${missing}\`, so the skill is not offered. Say ${wanted[missing]}.`);
    }
    else if (description.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .maxDescriptionChars */ .u7) {
        const length = `The description has ${description.length} characters`;
        warn('description')(`${length}; other tools take at most ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .maxDescriptionChars */ .u7}.`);
    }
    const skill = description === null || name === ''
        ? null
        : build(name, description, fields, place, skillHash(bytes), warn);
    return { skill, ...bodyOf(matter), diagnostics };
}
/** A version of a skill is known by the sha256 of its file, hex. */
const skillHash = (bytes) => (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesToHex */ .My)((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .sc)(bytes));
const wanted = {
    description: 'what it holds and when to load it',
    name: 'how it is called, in letters and digits',
};
const bodyOf = ({ body, bodyLine, present }) => ({
    body,
    bodyLine,
    hasFrontMatter: present,
});
function nameOf(fields, place, warn) {
    const written = fields.text('name');
    if (written === null)
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .skillName */ .F)(fallbackName(place));
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .skillName */ .F)(written) || (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .skillName */ .F)(fallbackName(place));
    if (name !== written.normalize('NFKC'))
        warn(`\`${written}\` is not a name in small letters, digits and dashes; it is called \`${name}\`.`);
    return name;
}
/** The folder's name; for a flat file, and for one at the very top, the file's without its ending. */
function fallbackName({ folder, file }) {
    const path = folder === null || folder === '' ? file.replace(/(\.instructions)?\.md$/i, '') : folder;
    return path.slice(path.lastIndexOf('/') + 1);
}
function build(name, description, fields, place, hash, warn) {
    const metadata = fields.mapping('metadata');
    const list = (...names) => {
        const own = fields.list(...names);
        return own.length > 0 ? own : metadata.list(...names);
    };
    const globs = list('globs', 'paths');
    const deprecated = fields.text('deprecated');
    return {
        name,
        description,
        tags: list('tags'),
        globs,
        requires: fields.list('requires', 'depends_on').map(_names_js__WEBPACK_IMPORTED_MODULE_6__/* .skillName */ .F),
        pack: fields.list('pack').map(_names_js__WEBPACK_IMPORTED_MODULE_6__/* .skillName */ .F),
        priority: priorityOf(fields, warn('priority')),
        version: fields.text('version') ?? metadata.text('version'),
        compatibility: fields.text('compatibility'),
        deprecated: deprecated !== null && fields.flag('deprecated') ? '' : noLessThanText(deprecated),
        hidden: fields.flag('disable-model-invocation') || metadata.flag('internal'),
        checks: (0,_checkFields_js__WEBPACK_IMPORTED_MODULE_7__/* .readChecks */ .w)(fields, globs, warn('checks')),
        testCases: (0,_checkFields_js__WEBPACK_IMPORTED_MODULE_7__/* .readTestCases */ .G)(fields, warn('test_cases')),
        origin: place.origin,
        location: place.location,
        file: place.file,
        folder: place.folder,
        hash,
    };
}
const noLessThanText = (deprecated) => deprecated === null || /^(false|no|off|0)$/i.test(deprecated) ? null : deprecated;
function priorityOf(fields, warn) {
    const text = fields.text('priority') ?? '0';
    if (/^[+-]?\d{1,9}$/.test(text))
        return Number(text);
    warn(`priority \`${text}\` is not a whole number; it counts as 0.`);
    return 0;
}


/***/ }),

/***/ 86196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ snapshotSource),
/* harmony export */   h: () => (/* binding */ snapshotDigest)
/* harmony export */ });
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65108);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42565);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96502);



/** sha256 over names, lengths and contents: equal for equal files, whatever order they came in. */
function snapshotDigest({ files }) {
    const hash = _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.create();
    const encoder = new TextEncoder();
    for (const path of [...files.keys()].sort(_names_js__WEBPACK_IMPORTED_MODULE_1__/* .byCodePoint */ .H)) {
        const bytes = files.get(path) ?? new Uint8Array();
        hash.update(encoder.encode(`${path}\0${bytes.length}\0`)).update(bytes);
    }
    return (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesToHex */ .My)(hash.digest());
}
/** A snapshot as a source; it never changes. */
function snapshotSource(snapshot, origin, label) {
    const stamp = snapshotDigest(snapshot);
    return {
        origin,
        label,
        roots: snapshot.roots,
        list: async () => ({
            files: [...snapshot.files.keys()].map((path) => ({ path, stamp })),
            diagnostics: snapshot.leftOut.map((message) => ({
                level: 'warning',
                file: label,
                line: null,
                message,
            })),
        }),
        read: async (path, maxBytes) => {
            const bytes = snapshot.files.get(path);
            return bytes !== undefined && bytes.length <= maxBytes ? bytes : null;
        },
        stamp: async (path) => (snapshot.files.has(path) ? stamp : null),
    };
}


/***/ }),

/***/ 70342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseSource)
/* harmony export */ });
const forms = 'Write a folder, owner/repo@ref, owner/repo@ref:path or an https:// address.';
const github = /^([\w.-]+\/[\w.-]+)@([^:\s]+)(?::(.*))?$/;
/** Reads one line of the `skills` setting. */
function parseSource(line) {
    const text = line.trim();
    const refuse = (why) => ({
        ok: false,
        problem: `The skill source \`${text}\` ${why}. ${forms}`,
    });
    if (text === '')
        return refuse('is empty');
    if (/^[a-z][a-z+.-]*:\/\//i.test(text))
        return parseAddress(text, refuse);
    const [, repository, ref, path = ''] = github.exec(text) ?? [];
    if (repository !== undefined && ref !== undefined) {
        const folder = path.replace(/^\.?\/+|\/+$/g, '');
        if (folder.split('/').includes('..'))
            return refuse('leaves its repository');
        if (!isRef(ref))
            return refuse(`names no branch, tag or commit after the \`@\``);
        return { ok: true, spec: { kind: 'github', text, repository, ref, path: folder } };
    }
    const path0 = text.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
    return { ok: true, spec: { kind: 'folder', text, path: path0 === '.' ? '' : path0 } };
}
/** Plain http only to this machine: anybody on the way could rewrite the reviewer. */
function parseAddress(text, refuse) {
    if (!URL.canParse(text))
        return refuse('is not an address');
    const url = new URL(text);
    const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
        return refuse('is not an https address');
    if (url.username !== '' || url.password !== '')
        return refuse('has a password in it');
    return { ok: true, spec: { kind: 'index', text, url: text.replace(/\/+$/, '') } };
}
/** git's own rules for ref names, as far as an address could be bent with them. */
const isRef = (ref) => !/^[-/.]|\.\.|[\s~^?*[\\]|\.lock$|\/$/.test(ref);


/***/ }),

/***/ 29863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isBinary),
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/**
 * Decodes UTF-8 (with or without byte order mark) and UTF-16 with one. What is neither is kept as far as it is text:
 * unreadable bytes become U+FFFD, NUL is dropped, and a diagnostic names the first line of each.
 */
function decodeText(bytes, file) {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bomOf16be(bytes);
    const raw = new TextDecoder(encoding).decode(bytes);
    const diagnostics = [];
    const warn = (found, message) => diagnostics.push({ level: 'warning', file, line: lineAt(raw, found), message });
    const broken = raw.indexOf('\ufffd');
    if (broken >= 0 && encoding === 'utf-8')
        warn(broken, 'There are bytes here that are not UTF-8. Save the file as UTF-8.');
    const nul = raw.indexOf('\0');
    if (nul >= 0)
        warn(nul, 'There is a NUL byte here; it was left out. Remove it.');
    const text = (nul >= 0 ? raw.replaceAll('\0', '') : raw).replace(/\r\n?/g, '\n');
    return { text, diagnostics };
}
/** True for content that no person reads as text. */
const isBinary = (bytes) => bytes.subarray(0, 8_000).includes(0);
const bomOf16be = (bytes) => bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
const lineAt = (text, index) => text.slice(0, index).split(/\r\n?|\n/).length;


/***/ }),

/***/ 18981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ beyondBounds),
  s: () => (/* binding */ readYamlMapping)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/saysWhy.js
var saysWhy = __webpack_require__(76309);
// EXTERNAL MODULE: ./lib/core/skills/limits.js
var limits = __webpack_require__(30224);
// EXTERNAL MODULE: ./lib/core/skills/fields.js
var fields = __webpack_require__(47369);
;// CONCATENATED MODULE: ./lib/core/skills/repairYaml.js


const keyLine = /^(\s*(?:- +)?[A-Za-z_][\w.-]*:)[ \t]*(.*)$/;
const itemLine = /^(\s*-)[ \t]+(.*)$/;
/**
 * Quotes what people forget to quote. A line `key: value` or `- value` that is not YAML by itself gets its value in
 * quotes; tabs of the indent become blanks; a missing blank after a top-level key's colon is put in. Block scalars and
 * whatever spans several lines validly stay as they are. The number of lines does not change.
 */
function repairYaml(text) {
    const lines = text.split('\n');
    const remarks = [];
    const remark = (index, message) => remarks.push({ line: index + 1, message });
    for (let index = 0; index < lines.length; index += 1) {
        const line = spaced(lines[index] ?? '', (message) => remark(index, message));
        lines[index] = line;
        const [, head, value] = keyLine.exec(line) ?? itemLine.exec(line) ?? [];
        // A key without a value holds lines of its own to look at; anything else is dealt with as a whole.
        if (head === undefined || value === undefined || /^(#|$)/.test(value))
            continue;
        const end = blockEnd(lines, index, value);
        const block = lines.slice(index, end).join('\n');
        if (!/^[|>]/.test(value) && !isYaml(block)) {
            lines[index] = `${head} ${quoted([value, ...lines.slice(index + 1, end)])}`;
            lines.fill('', index + 1, end);
            remark(index, `\`${value.slice(0, 60)}\` is not YAML as it stands and was read as text. Put it in quotes.`);
        }
        index = end - 1;
    }
    return { text: lines.join('\n'), remarks };
}
/** The line with a blank-only indent and a blank after a top-level key's colon. */
function spaced(line, remark) {
    const indent = /^[ \t]*\t[ \t]*/.exec(line)?.[0];
    if (indent !== undefined)
        remark('This line is indented with a tab. Use blanks.');
    const untabbed = indent === undefined ? line : indent.replaceAll('\t', '  ') + line.slice(indent.length);
    if (!/^[A-Za-z_][\w-]*:[^\s:/]/.test(untabbed))
        return untabbed;
    remark('There is no blank after the colon. Put one in.');
    return untabbed.replace(':', ': ');
}
/** The index after the last line of the value that begins on line `start`. */
function blockEnd(lines, start, value) {
    const key = /^\s*(?:- +(?=[A-Za-z_][\w.-]*:))?/.exec(lines[start] ?? '')?.[0].length ?? 0;
    let end = start + 1;
    while (end < lines.length && belongsTo(lines[end] ?? '', key))
        end += 1;
    const closesBracket = /^[[{][^\]}]*$/.test(value) && /^\s*[\]}]/.test(lines[end] ?? '');
    return closesBracket ? end + 1 : end;
}
const belongsTo = (line, indent) => line.trim() === '' || line.length - line.trimStart().length > indent;
function isYaml(text) {
    try {
        const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', logLevel: 'silent' });
        document.toJS();
        return document.errors.length === 0;
    }
    catch {
        return false;
    }
}
/** A value as quoted YAML; a bracketed list stays a list. */
function quoted(lines) {
    const value = lines
        .map((line) => line.trim())
        .join(' ')
        .trim();
    if (!/^\[.*\]$/.test(value))
        return JSON.stringify(value);
    return `[${(0,fields/* splitList */.r)(value.slice(1, -1))
        .map((item) => JSON.stringify(item))
        .join(', ')}]`;
}

;// CONCATENATED MODULE: ./lib/core/skills/yamlText.js




/**
 * Reads a mapping the way people write one. What YAML refuses but has one obvious meaning (an unquoted colon, `*.ts`,
 * a tab) is repaired line by line with a remark for each; a key given twice keeps its last value.
 */
function readYamlMapping(text) {
    const problem = beyondBounds(text);
    if (problem !== null)
        return { ok: false, problem };
    const strict = parse(text);
    if (strict.ok)
        return strict;
    const repaired = repairYaml(text);
    const lenient = parse(repaired.text);
    if (!lenient.ok)
        return strict;
    return { ...lenient, remarks: [...repaired.remarks, ...lenient.remarks] };
}
function parse(text) {
    const counter = new dist/* LineCounter */.HN();
    // Failsafe: no tag makes a number, a date or an object of a scalar, so nothing has to be turned back into text.
    const document = (0,dist/* parseDocument */.Tp)(text, {
        schema: 'failsafe',
        lineCounter: counter,
        logLevel: 'silent',
        prettyErrors: false,
    });
    const lineOf = (offset) => Math.max(1, counter.linePos(offset).line);
    const remarks = [];
    for (const error of document.errors) {
        const line = lineOf(error.pos[0]);
        if (error.code !== 'DUPLICATE_KEY')
            return { ok: false, problem: { line, message: sentence(error.message) } };
        remarks.push({ line, message: 'This key is given twice; the last value counts. Remove one.' });
    }
    if (document.contents !== null && !(0,dist/* isMap */.jh)(document.contents))
        return { ok: false, problem: { line: 1, message: 'This is not a list of `key: value` lines.' } };
    try {
        const data = document.toJS({ mapAsMap: true, maxAliasCount: limits/* maxYamlAliases */.aZ });
        const mapping = data instanceof Map ? data : new Map();
        const lines = keyLines(document, lineOf);
        const comment = cutDescription(document);
        if (comment !== null)
            remarks.push({ line: lines.get('description') ?? 1, message: comment });
        return { ok: true, data: mapping, lines, remarks };
    }
    catch (error) {
        const message = sentence((0,saysWhy/* saysWhy */.P)(error));
        return { ok: false, problem: { line: 1, message } };
    }
}
/** What forbids to parse a text at all, by its structure alone: nothing that passes takes long or much. */
function beyondBounds(text) {
    const marks = text.match(mark)?.length ?? 0;
    if (marks > limits/* maxYamlMarks */.O4)
        return {
            line: 1,
            message: `The YAML has ${marks} lines and signs; at most ${limits/* maxYamlMarks */.O4} are read.`,
        };
    const line = deepLine(text);
    return line === null ? null : { line, message: 'The YAML is nested too deep.' };
}
/** Where a parser stops to think; between two of these it only reads on. */
const mark = /[\n[\]{}"'&*!|>%@`,#]|[-?:](?=\s)/g;
/**
 * The first line at which the text could be nested deeper than the bound, counted generously: brackets opened and not
 * closed, wherever they stand, and indicators on one line. Indentation needs no counting, its depth costs its square.
 */
function deepLine(text) {
    let depth = 0;
    for (const [index, line] of text.split('\n').entries()) {
        for (const char of line) {
            if (char === '[' || char === '{')
                depth += 1;
            else if ((char === ']' || char === '}') && depth > 0)
                depth -= 1;
            if (depth > limits/* maxYamlDepth */.jS)
                return index + 1;
        }
        if ((line.match(/[-?:](?=[ \t])/g)?.length ?? 0) > limits/* maxYamlDepth */.jS)
            return index + 1;
    }
    return null;
}
function keyLines(document, lineOf) {
    const lines = new Map();
    if (!(0,dist/* isMap */.jh)(document.contents))
        return lines;
    for (const { key } of document.contents.items)
        if ((0,dist/* isScalar */.jn)(key) && key.range)
            lines.set(String(key.value), lineOf(key.range[0]));
    return lines;
}
/** `description: Review C # style` reads `Review C`, which nobody means. */
function cutDescription(document) {
    if (!(0,dist/* isMap */.jh)(document.contents))
        return null;
    const value = document.contents.get('description', true);
    if (!(0,dist/* isScalar */.jn)(value) || value.type !== 'PLAIN' || typeof value.comment !== 'string')
        return null;
    return `YAML takes \`#${value.comment}\` for a comment and leaves it out. Put the description in quotes.`;
}
const sentence = (message) => `${message.trim().replace(/[.:]$/, '')}.`;


/***/ }),

/***/ 3390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ configNames),
/* harmony export */   GN: () => (/* binding */ SettingsError),
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   P$: () => (/* binding */ parseSettings),
/* harmony export */   W6: () => (/* binding */ efforts)
/* harmony export */ });
/* unused harmony exports modes, providers */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var _core_findings_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51);


/**
 * Everything a run can be told, apart from credentials. Three layers, the nearest wins: the workflow's inputs (or the
 * command line's options), the repository's config file, the defaults below. action.yml declares no `default:` for
 * these, because the runner would then send one as if the workflow had said it, and the config could never win.
 */
const given = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text) => text.trim());
const lines = given.transform(splitList);
const flag = given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .stringbool */ .uEf({ truthy: ['true', 'yes', 'on', '1'], falsy: ['false', 'no', 'off', '0'] }));
const oneOf = (values) => given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(values));
const number = (allowed, fits) => given.transform(Number).refine(fits, allowed);
const efforts = ['low', 'medium', 'high'];
const modes = ['review', 'analyze', 'publish', 'plan'];
const providers = ['anthropic', 'bedrock', 'vertex', 'foundry'];
const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    provider: oneOf(providers).default('anthropic'),
    'anthropic-base-url': given.default(''),
    model: given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).default('claude-sonnet-5-5'),
    effort: oneOf(efforts).default('medium'),
    mode: oneOf(modes).default('review'),
    'dry-run': flag.default(false),
    skills: lines.default([]),
    'skills-path': lines.default([
        '.skills',
        'skills',
        '.agents/skills',
        '.claude/skills',
        '.github/skills',
    ]),
    'skills-ref': given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).default('base'),
    builtin: flag.default(true),
    instructions: given.default(''),
    paths: lines.default([]),
    'paths-ignore': lines.default([]),
    trigger: given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\S+$/, 'one word')).default('/review'),
    'min-severity': oneOf(_core_findings_model_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO).default('low'),
    'max-comments': number('a whole number from 0 to 500', (n) => Number.isInteger(n) && n >= 0 && n <= 500).default(20),
    'fail-on': oneOf(['none', ..._core_findings_model_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO]).default('none'),
    'max-cost-usd': number('a number above 0', (n) => n > 0).default(2),
    'timeout-minutes': number('a number above 0, at most 360', (n) => n > 0 && n <= 360).default(15),
    'review-drafts': flag.default(false),
    incremental: flag.default(true),
    'resolve-fixed': flag.default(true),
    'check-run': oneOf(['auto', 'true', 'false']).default('auto'),
    language: given
        .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\p{L}\p{N} ()-]{2,40}$/u, 'a language tag or name'))
        .default('en'),
    config: given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).default('.github/skill-review.yml'),
    shard: given.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(\d+\/\d+)?$/, 'i/n, such as 2/5')).default(''),
});
const settingNames = Object.keys(schema.shape);
/** What only the workflow may say: a file in the repository must not choose the endpoint that gets the key, or itself. */
const workflowOnly = new Set([
    'provider',
    'anthropic-base-url',
    'mode',
    'dry-run',
    'skills-ref',
    'trigger',
    'config',
    'shard',
]);
const configNames = settingNames.filter((name) => !workflowOnly.has(name));
/** Texts by setting name; an empty or missing text means "not said". `config` holds the file's values as texts. */
function parseSettings(inputs, config = {}) {
    const merged = {};
    for (const name of settingNames) {
        const said = inputs[name];
        const value = said !== undefined && said.trim() !== '' ? said : config[name];
        if (value !== undefined && value.trim() !== '')
            merged[name] = value;
    }
    const parsed = schema.safeParse(merged);
    if (parsed.success)
        return { ok: true, settings: Object.freeze(parsed.data) };
    return { ok: false, problems: parsed.error.issues.map((issue) => problem(issue, merged)) };
}
/** One line for a person: which setting, what it was, what it may be. */
function problem(issue, values) {
    const name = String(issue.path[0]);
    const wanted = issue.code === 'invalid_value'
        ? `one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`
        : issue.message;
    return `\`${name}\` is ${JSON.stringify(values[name])}; allowed: ${wanted}.`;
}
/** One a line or separated by commas; also the text of a YAML or JSON list (`['a', 'b']`), which people paste. */
function splitList(text) {
    const bare = /^\[[\s\S]*\]$/.test(text) ? text.slice(1, -1) : text;
    const items = [];
    let item = '';
    let depth = 0;
    for (const char of `${bare}\n`) {
        if (char === '{')
            depth += 1;
        if (char === '}')
            depth -= 1;
        if (char === '\n' || (char === ',' && depth <= 0)) {
            const clean = item
                .trim()
                .replace(/^- +/, '')
                .replace(/^(['"])(.*)\1$/, '$2');
            if (clean !== '')
                items.push(clean);
            item = '';
            depth = 0;
        }
        else
            item += char;
    }
    return items;
}
/** Something a person has to mend in the workflow, the command line or the config file. */
class SettingsError extends Error {
    name = 'SettingsError';
}


/***/ }),

/***/ 39453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ fetchThrough)
/* harmony export */ });
/** Milliseconds of silence after which a source or gateway counts as dead; their own patience ends before. */
const silence = 30_000;
const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];
/** What GitHub, skills and metrics are reached by: through the proxies of the environment, as what the model is asked does. */
function fetchThrough(env) {
    // Node's own fetch is there already, and knows of no proxy.
    if (!proxies.some((name) => env[name]))
        return fetch;
    let opened = null;
    const open = async () => {
        const { createFetch } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 94553));
        return createFetch(env, silence);
    };
    return async (url, init) => {
        opened ??= open();
        return (await opened)(url, init);
    };
}


/***/ }),

/***/ 40674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openModel)
});

// EXTERNAL MODULE: ./lib/core/agent/model.js
var model = __webpack_require__(2436);
// EXTERNAL MODULE: ./lib/core/saysWhy.js
var saysWhy = __webpack_require__(76309);
// EXTERNAL MODULE: ./lib/core/agent/usage.js
var usage = __webpack_require__(89670);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/failure.js
const CANCELLED = {
    fault: 'cancelled',
    message: 'The request was cancelled.',
    advice: '',
    retry: null,
};

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/patience.js

const PATIENCE = {
    retries: 8,
    billedRetries: 2,
    longestWait: 5 * 60_000,
    sleep: (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal }),
};
const FIRST_WAIT = 1_000;
const LONGEST_STEP = 30_000;
/** Waits differ by up to this share, so that jobs which failed together do not come back together. */
const JITTER = 0.25;
/**
 * Milliseconds before try number `attempt + 1`: what the server asked for, else twice as long each time, and never
 * less than asked. `random` is from 0 to 1.
 */
function waitBefore(attempt, afterMs, random) {
    const step = Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_STEP);
    return Math.round((afterMs ?? step) * (1 + JITTER * random));
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/ask.js




/**
 * Tries until a reply has arrived or it makes no more sense. What broken attempts have been billed is never lost: it
 * stands in the reply's `wasted` or in the error's `usage`.
 */
async function askPatiently(attempt, label, patience, log, signal) {
    let wasted = null;
    let billedAttempts = 0;
    let waited = 0;
    for (let tried = 1;; tried += 1) {
        const outcome = await attempt();
        if ('reply' in outcome)
            return { ...outcome.reply, wasted };
        const { failure, billed } = outcome;
        if (billed) {
            wasted = wasted ? (0,usage/* addUsage */.vk)(wasted, billed) : billed;
            billedAttempts += 1;
        }
        if (!failure.retry || tried > patience.retries || billedAttempts > patience.billedRetries) {
            throw givenUp(failure, tried, wasted);
        }
        const wait = waitBefore(tried, failure.retry.afterMs, Math.random());
        if (waited + wait > patience.longestWait) {
            const message = `${failure.message} Another try would mean ${seconds(waited + wait)} s of waiting.`;
            throw givenUp({ ...failure, message }, tried, wasted);
        }
        log.info(`${label}: ${failure.message} Trying again in ${seconds(wait)} s.`);
        await patience.sleep(wait, signal).catch(() => {
            throw givenUp(CANCELLED, tried, wasted);
        });
        waited += wait;
    }
}
function givenUp(failure, tried, usage) {
    const tries = tried > 1 ? ` It was tried ${tried} times.` : '';
    return new model/* ModelError */.m(failure.fault, `${failure.message}${tries}`, failure.advice, { usage });
}
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

// EXTERNAL MODULE: ./node_modules/@anthropic-ai/sdk/core/error.mjs
var core_error = __webpack_require__(25064);
// EXTERNAL MODULE: ./node_modules/@anthropic-ai/sdk/lib/credentials/types.mjs
var types = __webpack_require__(94994);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/causes.js
const DEEPEST = 5;
/** An error and what caused it, outermost first: `fetch` and the SDK wrap what went wrong. */
function causesOf(error) {
    const causes = [];
    for (let at = error; at instanceof Error && causes.length < DEEPEST; at = at.cause) {
        const code = String(at.code ?? '');
        causes.push({ name: at.name, code, message: at.message });
    }
    return causes;
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/networkFailure.js


/** Errors of undici that say the connection was silent for too long. */
const SILENT = new Set(['UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT']);
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;
/** No answer, or one that broke off. null for errors that have nothing to do with the network. */
function networkFailure(error, { baseUrl }) {
    const causes = causesOf(error);
    const root = causes.at(-1);
    if (!root || !isNetwork(error, causes))
        return null;
    const isCertificate = CERTIFICATE.test(root.code);
    const said = SILENT.has(root.code)
        ? 'it fell silent for too long'
        : [root.code, root.message].filter(Boolean).join(': ');
    return {
        fault: 'network',
        message: `The connection to ${hostOf(baseUrl)} failed: ${said}.`,
        advice: isCertificate
            ? 'Name the certificate of your proxy in `NODE_EXTRA_CA_CERTS`.'
            : 'Check the network of the runner, `anthropic-base-url` and the proxy variables.',
        retry: isCertificate ? null : { afterMs: null },
    };
}
/** `fetch` throws a TypeError around what went wrong, the SDK an error of its own around that. */
function isNetwork(error, causes) {
    return (error instanceof core_error/* APIConnectionError */.xX ||
        causes.some(({ code }) => code !== '') ||
        causes[0]?.message === 'terminated');
}
/** Without user, password and path: they may be secrets. */
function hostOf(url) {
    try {
        return new URL(url).host;
    }
    catch {
        return 'the endpoint';
    }
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/answerFailure.js

/** An answer that is an error, or an `error` event in a stream that had begun well. */
function answerFailure(error, context) {
    const fault = faultOf(error);
    return {
        fault,
        message: `${hostOf(context.baseUrl)} answered ${saidBy(error)}.`,
        advice: adviceFor(fault, error, context),
        retry: isPassing(error, fault) ? { afterMs: retryAfter(error.headers) } : null,
    };
}
/** Account limits come as 400, 402, 403 and 429; the codes are the API's, the words those without a code. */
const MONEY = /credit balance|spend_limit|billing|ramp_limit/;
const TOO_LONG = /prompt is too long|too many (input )?tokens|exceeds? the (maximum|context)/i;
const UNKNOWN_MODEL = /model identifier|model_not_found|invalid model|does not exist/i;
function faultOf(error) {
    const said = `${error.errorCode ?? ''} ${error.type ?? ''} ${error.apiMessage ?? ''}`;
    if (error.status === 402 || MONEY.test(said))
        return 'credit';
    switch (error.status ?? statusOf(error.type)) {
        case 400:
            if (TOO_LONG.test(said))
                return 'too-large';
            return UNKNOWN_MODEL.test(`${said} ${error.message}`) ? 'not-found' : 'invalid-request';
        case 401:
            return 'credential';
        case 403:
            return 'permission';
        case 404:
            return 'not-found';
        case 413:
            return 'too-large';
        case 429:
            return 'rate-limit';
        case 503:
        case 529:
            return 'overloaded';
        default:
            return 'other';
    }
}
/** Errors inside a stream come after a 200 and only name their type. */
function statusOf(type) {
    switch (type) {
        case 'invalid_request_error':
            return 400;
        case 'rate_limit_error':
            return 429;
        case 'overloaded_error':
            return 529;
        default:
            return null;
    }
}
function isPassing(error, fault) {
    const asked = error.headers?.get('x-should-retry');
    if (asked === 'true' || asked === 'false')
        return asked === 'true';
    if (fault === 'rate-limit' || fault === 'overloaded')
        return true;
    const { status } = error;
    return fault === 'other' && (status === undefined || status >= 500 || [408, 409].includes(status));
}
/** Milliseconds, from either header, as a number of seconds or as a date. */
function retryAfter(headers) {
    const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
    if (milliseconds >= 0)
        return milliseconds;
    const text = headers?.get('retry-after');
    if (!text)
        return null;
    const seconds = Number(text);
    const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
    return wait >= 0 ? wait : null;
}
/** Status, type and words of the API; of a page or a text that some proxy sent, only that it was one. */
function saidBy(error) {
    const status = error.status ?? 'an error in the stream';
    const kind = [status, error.type && `(${error.type})`].filter(Boolean).join(' ');
    if (error.apiMessage)
        return `${kind}: ${oneLine(error.apiMessage)}`;
    if (/<(!doctype|html|head|body)\b/i.test(error.message)) {
        return `${kind} with a web page, so not from the API but from something before it`;
    }
    return `${kind}: ${oneLine(error.message.replace(/^\d{3} /, ''))}`;
}
const oneLine = (text) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').slice(0, 300);
const CREDENTIAL_ADVICE = {
    key: 'Check the input `anthropic-api-key` (or the variable `ANTHROPIC_API_KEY`): it must be an active key for this endpoint.',
    federation: 'Check the federation rule and its service account in the Claude Console.',
    cloud: "Check the cloud's credentials in the environment of the step.",
};
function adviceFor(fault, error, context) {
    switch (fault) {
        case 'credential':
            return CREDENTIAL_ADVICE[context.credential];
        case 'credit':
            return 'Add credit or raise the spending limit of the account, then run the job again.';
        case 'permission':
            return `The credential may not use the model \`${context.model}\` here: change its permissions or the input \`model\`.`;
        case 'not-found':
            return notFoundAdvice(error, context);
        case 'too-large':
            return 'Split the change, or leave files out with `paths-ignore`.';
        case 'rate-limit':
            return "The account's rate limit is too low for this change: raise it, or lower `effort`.";
        case 'overloaded':
            return 'The API is overloaded: run the job again later.';
        case 'invalid-request':
            return context.baseUrl.includes('api.anthropic.com')
                ? 'That is a bug of this action: please report it with this message.'
                : `Does the endpoint at ${hostOf(context.baseUrl)} speak the current Messages API, and does the input \`model\` fit it?`;
        default:
            return 'Run the job again later.';
    }
}
function notFoundAdvice(error, { provider, model, baseUrl }) {
    if (provider === 'bedrock') {
        return `Check the input \`model\`: Bedrock may want an inference profile such as \`us.anthropic.…\` instead of \`${model}\`.`;
    }
    const isOfApi = error.type === 'not_found_error' && error.apiMessage?.includes('model');
    return isOfApi
        ? `Check the input \`model\`: \`${model}\` is mistyped or no longer served.`
        : `Check \`anthropic-base-url\`: it must be the address before \`/v1/messages\`; ${hostOf(baseUrl)} may also not know the model \`${model}\`.`;
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/explainFailure.js






/** null for an error that is no failure of the endpoint or of the way to it, but a bug of ours. */
function explainFailure(error, context) {
    if (error instanceof core_error/* APIUserAbortError */.cH)
        return CANCELLED;
    if (error instanceof types/* WorkloadIdentityError */.ot)
        return exchangeFailure(error);
    const cloud = cloudFailure(error);
    if (cloud)
        return cloud;
    if (error instanceof core_error/* APIError */.LG && !(error instanceof core_error/* APIConnectionError */.xX)) {
        return answerFailure(error, context);
    }
    const network = networkFailure(error, context);
    if (network)
        return network;
    // The SDK could not make sense of what it got: a stream that is none, or half an event.
    const isGarbled = error instanceof core_error/* AnthropicError */.pJ || error instanceof SyntaxError;
    return isGarbled ? { ...GARBLED, message: `${GARBLED.message}: ${error.message}.` } : null;
}
const GARBLED = {
    fault: 'other',
    message: 'The answer could not be read',
    advice: 'Is what answers at `anthropic-base-url` the Messages API?',
    retry: { afterMs: null },
};
/** AWS and Google look for their credentials when the first request is signed. */
function cloudFailure(error) {
    const causes = causesOf(error);
    const said = causes.map(({ name, message }) => `${name}: ${message}`).join(' ');
    if (!/CredentialsProviderError|default credentials|OAuth credentials/i.test(said))
        return null;
    return {
        fault: 'credential',
        message: `The cloud's credentials were not found: ${causes.at(-1)?.message}`,
        advice: "Sign in to the cloud in an earlier step of the job, with the cloud's own action.",
        retry: null,
    };
}
/** The job's OIDC token was not taken for one of Anthropic's. */
function exchangeFailure({ message, statusCode }) {
    const isRefused = statusCode !== null && statusCode < 500;
    return {
        fault: isRefused ? 'credential' : 'network',
        message: `The identity token of the job was not exchanged. ${message}`,
        advice: 'Check `anthropic-federation-rule-id`, `anthropic-organization-id` and the rule itself: it must match this ' +
            'repository and event. The job needs `id-token: write`.',
        retry: isRefused ? null : { afterMs: null },
    };
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/reply.js
/** A complete message as our reply. Gateways leave out the fields they do not know, so none of them is relied on. */
function toReply(message) {
    const details = message.stop_details;
    return {
        content: message.content,
        stop_reason: (message.stop_reason ?? 'end_turn'),
        usage: toUsage(message.usage),
        model: message.model,
        refusal: details?.type === 'refusal' ? (details.explanation ?? null) : null,
        wasted: null,
    };
}
const toUsage = (usage) => ({
    input_tokens: usage?.input_tokens ?? 0,
    cache_read_input_tokens: usage?.cache_read_input_tokens ?? 0,
    cache_creation_input_tokens: usage?.cache_creation_input_tokens ?? 0,
    cache_creation_1h_input_tokens: usage?.cache_creation?.ephemeral_1h_input_tokens ?? 0,
    output_tokens: usage?.output_tokens ?? 0,
});

// EXTERNAL MODULE: ./lib/core/agent/estimate.js
var estimate = __webpack_require__(74787);
// EXTERNAL MODULE: ./lib/core/agent/messages.js
var messages = __webpack_require__(85665);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/streamedMessage.js



/**
 * A message put together from the events of its stream. The SDK has a helper for that, but it throws on tool input that
 * is no JSON and does not tell what a stream that broke off has cost.
 */
class StreamedMessage {
    #message = null;
    #blocks = [];
    #inputs = new Map();
    take(event) {
        switch (event.type) {
            case 'message_start':
                this.#message = event.message;
                break;
            case 'content_block_start':
                this.#blocks[event.index] = { ...event.content_block };
                break;
            case 'content_block_delta':
                this.#extend(event.index, event.delta);
                break;
            case 'content_block_stop':
                this.#close(event.index);
                break;
            case 'message_delta':
                this.#finish(event);
                break;
        }
    }
    /** The reply once it has arrived whole, whatever the connection does after that. */
    reply() {
        const message = this.#message;
        if (!message?.stop_reason)
            return null;
        return toReply({ ...message, content: this.#blocks });
    }
    /** What the message has been billed so far; null when it has not begun. Of the output only what came is known. */
    billed() {
        if (!this.#message)
            return null;
        const usage = toUsage(this.#message.usage);
        const arrived = (0,estimate/* estimateTokens */.bP)(JSON.stringify([this.#blocks, ...this.#inputs.values()]));
        return { ...usage, output_tokens: Math.max(usage.output_tokens, arrived) };
    }
    #extend(index, delta) {
        const block = this.#blocks[index];
        if (!block)
            return;
        switch (delta.type) {
            case 'text_delta':
                block['text'] = `${block['text'] ?? ''}${delta.text}`;
                break;
            case 'thinking_delta':
                block['thinking'] = `${block['thinking'] ?? ''}${delta.thinking}`;
                break;
            case 'signature_delta':
                block['signature'] = delta.signature;
                break;
            case 'input_json_delta':
                this.#inputs.set(index, (this.#inputs.get(index) ?? '') + delta.partial_json);
                break;
        }
    }
    #close(index) {
        const block = this.#blocks[index];
        const json = this.#inputs.get(index);
        if (block && json)
            block['input'] = parseInput(json);
        this.#inputs.delete(index);
    }
    #finish({ delta, usage }) {
        const message = this.#message;
        if (!message)
            return;
        // Only what it says anew: the numbers of the prompt mostly come with the start alone.
        const said = Object.entries(usage).filter(([, value]) => value !== null);
        this.#message = {
            ...message,
            stop_reason: delta.stop_reason,
            stop_details: delta.stop_details ?? null,
            usage: { ...message.usage, ...Object.fromEntries(said) },
        };
    }
}
function parseInput(json) {
    try {
        const input = JSON.parse(json);
        if (typeof input === 'object' && input !== null && !Array.isArray(input))
            return input;
    }
    catch {
        // What was cut off or garbled goes back to the model as it came.
    }
    return { [messages/* UNPARSED_INPUT */.QX]: json };
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/attempt.js




const BROKEN_OFF = {
    fault: 'network',
    message: 'The answer ended before it was complete.',
    advice: 'Is there a proxy or a gateway in between that cuts long answers or does not stream?',
    retry: { afterMs: null },
};
/** Sends a request once. Throws only what is a bug of ours. */
async function attempt(endpoint, params, label, signal, context) {
    const options = { signal, openTelemetry: { conversationId: label } };
    const message = new StreamedMessage();
    let caught = null;
    try {
        // Filling the cache answers nothing, which the API does not stream.
        if (params.max_tokens === 0)
            return whole(await endpoint.messages.create(params, options));
        const stream = await endpoint.messages.create({ ...params, stream: true }, options);
        for await (const event of stream)
            message.take(event);
    }
    catch (error) {
        caught = error;
    }
    // An answer that arrived whole is paid and kept, whatever became of the connection after it.
    const reply = message.reply();
    if (reply)
        return { reply };
    const billed = message.billed();
    if (signal.aborted)
        return { failure: CANCELLED, billed };
    const failure = caught === null ? BROKEN_OFF : explainFailure(caught, context);
    if (failure)
        return { failure, billed };
    throw caught;
}
function whole(message) {
    return Array.isArray(message?.content)
        ? { reply: toReply(message) }
        : { failure: BROKEN_OFF, billed: null };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/core/agent/models.js
var models = __webpack_require__(43083);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/facts.js


/** Milliseconds for a question that the table can answer too. */
const TIMEOUT = 10_000;
const support = schemas/* object */.Ikc({ supported: schemas/* boolean */.zMY() }).nullish();
/** The Models API's answer, as far as it is used; gateways answer parts of it or something else. */
const modelInfo = schemas/* object */.Ikc({
    max_input_tokens: schemas/* number */.aig().positive().nullish(),
    max_tokens: schemas/* number */.aig().positive().nullish(),
    retires_at: schemas/* string */.YjP().nullish(),
    capabilities: schemas/* object */.Ikc({
        effort: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
        structured_outputs: support,
    })
        .nullish(),
});
/** What the Models API says of a model, completed from the table: it tells no prices. */
async function loadFacts(endpoint, id) {
    const known = (0,models/* knownFacts */.X)(id);
    const told = modelInfo.safeParse(await askModelsApi(endpoint, id));
    if (!told.success || !told.data.capabilities)
        return known;
    const { max_input_tokens, max_tokens, retires_at, capabilities } = told.data;
    return {
        ...known,
        contextWindow: max_input_tokens ?? known.contextWindow,
        maxOutput: max_tokens ?? known.maxOutput,
        efforts: capabilities.effort ? supportedLevels(capabilities.effort) : known.efforts,
        structuredOutputs: capabilities.structured_outputs?.supported ?? known.structuredOutputs,
        notice: retires_at ? (0,models/* retirementNotice */.A)(id, retires_at) : known.notice,
    };
}
/** null where nothing answers: a wrong key or a missing model shows with the first request, and is explained there. */
async function askModelsApi({ models }, id) {
    if (!models)
        return null;
    try {
        return await models.retrieve(id, null, { timeout: TIMEOUT });
    }
    catch {
        return null;
    }
}
const supportedLevels = (effort) => Object.entries(effort)
    .filter(([level, value]) => level !== 'supported' && support.safeParse(value).data?.supported)
    .map(([level]) => level);

// EXTERNAL MODULE: ./lib/adapters/anthropic/network.js
var network = __webpack_require__(94553);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/openEndpoint.js
/** Loads the SDK of the provider that was chosen, and no other: they bring the SDKs of whole clouds with them. */
async function openEndpoint(provider, options) {
    switch (provider) {
        case 'anthropic':
            return (await Promise.all(/* import() */[__webpack_require__.e(855), __webpack_require__.e(250)]).then(__webpack_require__.bind(__webpack_require__, 44250))).openAnthropic(options);
        case 'bedrock':
            return (await Promise.all(/* import() */[__webpack_require__.e(855), __webpack_require__.e(820), __webpack_require__.e(204)]).then(__webpack_require__.bind(__webpack_require__, 40204))).openBedrock(options);
        case 'vertex':
            return (await Promise.all(/* import() */[__webpack_require__.e(855), __webpack_require__.e(33), __webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__, 44810))).openVertex(options);
        case 'foundry':
            return (await Promise.all(/* import() */[__webpack_require__.e(855), __webpack_require__.e(671)]).then(__webpack_require__.bind(__webpack_require__, 71671))).openFoundry(options);
    }
}

// EXTERNAL MODULE: ./lib/core/agent/cache.js
var cache = __webpack_require__(67239);
;// CONCATENATED MODULE: ./lib/adapters/anthropic/params.js

/**
 * A request as the API takes it, with nothing in it that the model does not know. What no model takes any more
 * (sampling parameters, forced tools, prefill, a thinking budget) cannot be said in a {@link ModelRequest} at all.
 */
function toParams(request, facts) {
    const { system, messages } = (0,cache/* withBreakpoints */.d5)(request);
    const params = {
        ...common(request, facts),
        ...(system.length > 0 && { system }),
        messages,
        max_tokens: Math.min(request.max_tokens, facts.maxOutput),
    };
    // The API's own types are mutable; nobody here changes what is sent.
    return params;
}
function toCountParams(request, facts) {
    const { system, messages } = request;
    const params = { ...common(request, facts), ...(system.length > 0 && { system }), messages };
    return params;
}
function common({ tools, effort, format }, facts) {
    const output = {
        ...(effort && facts.efforts.includes(effort) && { effort }),
        ...(format && facts.structuredOutputs && { format: { type: 'json_schema', schema: format } }),
    };
    return {
        model: facts.id,
        ...(tools.length > 0 && { tools }),
        ...(Object.keys(output).length > 0 && { output_config: output }),
    };
}

;// CONCATENATED MODULE: ./lib/adapters/anthropic/createModel.js









/** A model behind the Messages API. Nothing is loaded or sent before it is first used. */
function createModel(options) {
    const { provider, model, credential, log, patience = PATIENCE } = options;
    const endpoint = once(() => openOrExplain(options));
    const facts = once(async () => {
        const found = await loadFacts(await endpoint(), model);
        return options.price ? { ...found, price: options.price } : found;
    });
    async function ask(request, label, signal) {
        const opened = await endpoint();
        const params = toParams(request, await facts());
        const context = {
            provider,
            model,
            baseUrl: opened.baseURL,
            credential: credential.kind,
        };
        const tryOnce = () => attempt(opened, params, label, signal, context);
        return askPatiently(tryOnce, label, patience, log, signal);
    }
    /** An endpoint that cannot count, or not now, is no reason to fail: the estimate stands. */
    async function count(request, signal) {
        const { messages } = await endpoint();
        try {
            const params = toCountParams(request, await facts());
            return (await messages.countTokens?.(params, { signal }))?.input_tokens ?? null;
        }
        catch {
            return null;
        }
    }
    return { facts, ask, count };
}
async function openOrExplain(options) {
    const { provider, credential, baseUrl, log, env, telemetry, silence = network/* SILENCE_LIMIT */.K } = options;
    const debug = (message) => log.debug(message);
    const client = {
        fetch: (0,network.createFetch)(env, silence),
        // Retries are ours: they are told in the log, bounded in time, and counted.
        maxRetries: 0,
        // The SDK would write to the streams that the runner reads commands from.
        logger: { error: debug, warn: debug, info: debug, debug },
        openTelemetry: telemetry ?? false,
    };
    try {
        return await openEndpoint(provider, { credential, baseUrl, client });
    }
    catch (error) {
        const why = (0,saysWhy/* saysWhy */.P)(error);
        throw new model/* ModelError */.m('credential', `The provider \`${provider}\` could not be set up: ${why}`, "Set the provider's region and credentials in the environment of the step.", { cause: error });
    }
}
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}

// EXTERNAL MODULE: ./lib/adapters/anthropic/credential.js
var credential = __webpack_require__(22162);
// EXTERNAL MODULE: ./lib/settings.js
var lib_settings = __webpack_require__(3390);
;// CONCATENATED MODULE: ./lib/wiring/model.js



/** The model that settings and credentials name; null without a credential. Throws a {@link SettingsError} for half of one. */
function openModel(settings, prices, credentials, env, log, telemetry = null) {
    const { provider, model } = settings;
    const choice = (0,credential/* chooseCredential */.P)({ ...credentials, provider });
    if (!choice.ok)
        throw new lib_settings/* SettingsError */.GN(choice.reason);
    if (choice.credential === null)
        return null;
    const baseUrl = settings['anthropic-base-url'] || (env['ANTHROPIC_BASE_URL'] ?? '').trim();
    if (!isAddress(baseUrl))
        throw new lib_settings/* SettingsError */.GN(notAnAddress);
    return createModel({
        provider,
        model,
        credential: choice.credential,
        baseUrl,
        log,
        env,
        price: prices[model] ?? null,
        ...(telemetry === null ? {} : { telemetry }),
    });
}
/** The address is not repeated: people put passwords into them. */
const notAnAddress = 'The input `anthropic-base-url` (or ANTHROPIC_BASE_URL) is not an http address without user and password. Give it as in https://gateway.example.com, or leave it out.';
/** '' stands for the provider's own. `fetch` takes no address with a user or password in it. */
function isAddress(text) {
    if (text === '')
        return true;
    if (!/^https?:\/\//.test(text) || !URL.canParse(text))
        return false;
    const { username, password } = new URL(text);
    return username === '' && password === '';
}


/***/ }),

/***/ 78271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/** Variables that hold a way in: those the model's clients and the runner read, whether or not this run uses them. */
const names = [
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'ANTHROPIC_FOUNDRY_API_KEY',
    'AWS_BEARER_TOKEN_BEDROCK',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'GITHUB_TOKEN',
    'GH_TOKEN',
];
/** Values of the environment that must not leave the program, wherever they turn up. */
const secretsIn = (env) => names.flatMap((name) => env[name]?.trim() || []);


/***/ }),

/***/ 98717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ openSkillSources)
/* harmony export */ });
/* harmony import */ var _adapters_sources_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28878);

/** Where skills come from: the repository at the trusted commit, what is configured, guideline files, the bundled ones. */
async function openSkillSources({ repository, commit, settings }, root, access) {
    const searched = settings['skills-path'];
    const plan = { searched, extra: settings.skills, builtin: settings.builtin, root, remote: access };
    const opened = await (0,_adapters_sources_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openSources */ .H)({ kind: 'commit', repository, commit }, plan);
    return {
        ...opened,
        async openAt(ref) {
            const at = await repository.resolve(ref);
            return at === null ? null : (0,_adapters_sources_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openVersion */ .p)(repository, at, ref, searched);
        },
    };
}


/***/ }),

/***/ 10406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Our own version, as package.json beside `dist/` has it. */
function version(root) {
    try {
        const { version } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'package.json'), 'utf8'));
        return version;
    }
    catch {
        return '0.0.0';
    }
}


/***/ })

};
