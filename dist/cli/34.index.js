export const id = 34;
export const ids = [34,900];
export const modules = {

/***/ 34:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherChanged: () => (/* binding */ gatherChanged)
});

// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/git/ask.js
var ask = __webpack_require__(262);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
// EXTERNAL MODULE: ./build/git/words.js
var words = __webpack_require__(3598);
;// CONCATENATED MODULE: ./build/git/file-changes.js




const args = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--no-relative',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=none',
];
/**
 * What differs from one commit or tree to another, each by its object name, by path; renames are not followed. A path
 * that is no UTF-8 is as `readWords` has it.
 */
const readFileChanges = async (where, before, after) => {
    const { ending, output } = await (0,ask/* askGit */.g)(where, [...args, '--end-of-options', before, after]);
    const doing = `could not compare ${before} with ${after}`;
    if (ending.status !== 0)
        return (0,failure/* failure */.V2)(doing, ending, failure/* mendObjects */.hR);
    const changes = parseChanges((0,words/* readWords */.u)(output));
    return changes === null
        ? (0,sought/* missing */.L)(`${doing}: git answered in a form that is not known`, failure/* mendObjects */.hR)
        : (0,sought/* found */.F)(changes);
};
// :<mode> SP <mode> SP <sha> SP <sha> SP <letter> NUL <path> NUL
const parseChanges = (words) => {
    const changes = [];
    for (let index = 0; index < words.length; index += 2) {
        const [modeBefore = '', modeAfter = '', before = '', after = '', letter = ''] = (words[index] ?? '')
            .slice(1)
            .split(' ');
        const path = words[index + 1];
        if (path === undefined || !isStatus(letter))
            return null;
        changes.push({
            path,
            status: letter,
            before: toFile(modeBefore, before),
            after: toFile(modeAfter, after),
        });
    }
    return changes;
};
const isStatus = (letter) => /^[AMDT]$/.test(letter);
const toFile = (mode, object) => mode === '000000' ? null : { object, regular: mode.startsWith('100') };

// EXTERNAL MODULE: ./build/git/begun-call.js
var begun_call = __webpack_require__(5887);
;// CONCATENATED MODULE: ./build/git/merge-bases.js



/** The best common ancestors of two commits, the first being the one that Git would name; missing where there is none. */
const findMergeBases = async (repository, ours, theirs) => {
    if (repository.shallow) {
        return (0,sought/* missing */.L)('the clone is shallow: where the change left its target may lie before its boundary', 'git fetch --unshallow origin, or `fetch-depth: 0` for actions/checkout');
    }
    const answer = await (0,begun_call/* beginCall */.Q)(repository, ['merge-base', '--all', ours, theirs]);
    const [first, ...others] = answer.stdout.toString().split('\n').slice(0, -1);
    if (answer.status === 0 && first !== undefined)
        return (0,sought/* found */.F)([first, ...others]);
    // Where history breaks off, some versions find nothing and complain; where there is nothing to find, none does.
    if (answer.status !== 1 || answer.stderr !== '')
        return (0,failure/* failure */.V2)(`could not find the merge base of ${ours} and ${theirs}`, answer, failure/* mendObjects */.hR);
    return (0,sought/* missing */.L)(`the commits ${ours} and ${theirs} have no history in common, so nothing says what the change is`, 'judge a branch that began on the target: rebase it, or merge the target into it with --allow-unrelated-histories');
};

// EXTERNAL MODULE: ./build/git/merges.js
var merges = __webpack_require__(1178);
// EXTERNAL MODULE: ./build/git/ref-name.js
var ref_name = __webpack_require__(2740);
;// CONCATENATED MODULE: ./build/git/one-merge.js





/** Merges one commit into another (Git 2.38), away from any index or work tree. What is new is written to the place. */
const mergeOne = async (where, ours, theirs) => {
    const answer = await (0,begun_call/* beginCall */.Q)(where, [
        'merge-tree',
        '--write-tree',
        '-z',
        '--name-only',
        '--no-messages',
        ours,
        theirs,
    ]);
    const doing = `could not merge ${theirs} into ${ours}`;
    if (answer.status !== 0 && answer.status !== 1)
        return (0,failure/* failure */.V2)(doing, answer, failure/* mendObjects */.hR);
    // <tree> NUL, and where it conflicts {<path> NUL}.
    const [tree = '', ...paths] = (0,words/* readWords */.u)(answer.stdout);
    if (!(0,ref_name/* isObjectName */.V2)(tree)) {
        return answer.status === 1
            ? (0,failure/* failure */.V2)(doing, answer, failure/* mendObjects */.hR)
            : (0,sought/* missing */.L)(`${doing}: git gave no tree`, failure/* mendObjects */.hR);
    }
    return (0,sought/* found */.F)({ tree, conflicts: answer.status === 0 ? null : [...new Set(paths)].sort() });
};

// EXTERNAL MODULE: ./build/git/quarantine.js
var git_quarantine = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/git/quarantine-view.js
var quarantine_view = __webpack_require__(3009);
// EXTERNAL MODULE: ./build/git/supply-merges.js
var supply_merges = __webpack_require__(2900);
// EXTERNAL MODULE: ./build/git/tree-of.js
var tree_of = __webpack_require__(6049);
// EXTERNAL MODULE: ./build/git/version.js
var git_version = __webpack_require__(3679);
;// CONCATENATED MODULE: ./build/git/landed-tree.js









const mostConflicts = 20;
/**
 * Makes the tree that target has once head is merged into it. Nothing is written to the repository. Where one commit is an
 * ancestor of the other there is nothing to merge: the tree is that of the later one. It must be closed.
 */
const openLandedTree = async (repository, route) => {
    const { target, head } = route;
    const [before, after, bases, version] = await Promise.all([
        (0,tree_of/* treeOf */.g)(repository, target),
        (0,tree_of/* treeOf */.g)(repository, head),
        findMergeBases(repository, target, head),
        (0,git_version/* readGitVersion */.l)(repository),
    ]);
    if (!before.found)
        return before;
    if (!after.found)
        return after;
    if (!bases.found)
        return bases;
    const [base] = bases.value;
    const plain = {
        before: target,
        conflicts: [],
        conflictCount: 0,
        note: null,
        view: repository,
        close: nothing,
    };
    if (base === head)
        return (0,sought/* found */.F)({ ...plain, tree: before.value, made: 'merge-tree' });
    if (base === target)
        return (0,sought/* found */.F)({ ...plain, tree: after.value, made: 'merge-tree' });
    if (!version.found)
        return version;
    const own = { ...plain, tree: after.value, before: base };
    if (!(0,git_version/* isAtLeast */.d)(version.value, 2, 38)) {
        const note = `Git ${version.value.text} cannot merge away from the work tree, which takes 2.38: judged is the change since ${base}, where it left its target.`;
        return (0,sought/* found */.F)({ ...own, made: 'merge-base', note });
    }
    const supplied = await (0,supply_merges.supplyMerges)(repository, [(0,merges/* mergeLine */.z)(target, head)]);
    if (!supplied.found)
        return supplied;
    const merged = await mergeApart(repository, route);
    if (!merged.found)
        return merged;
    const { tree, conflicts, view, close } = merged.value;
    if (conflicts === null)
        return (0,sought/* found */.F)({ ...plain, tree, made: 'merge-tree', view, close });
    await close();
    const shown = conflicts.slice(0, mostConflicts);
    const note = `The change conflicts with its target${wordsFor(conflicts)}: judged is the change since ${base}, where it left its target.`;
    return (0,sought/* found */.F)({ ...own, made: 'conflict', conflicts: shown, conflictCount: conflicts.length, note });
};
const nothing = () => Promise.resolve();
const mergeApart = async (repository, { target, head }) => {
    const quarantine = await (0,git_quarantine/* openQuarantine */.tw)(repository);
    if (!quarantine.found)
        return quarantine;
    const { where, close } = quarantine.value;
    const merged = await mergeOne(where, target, head);
    if (merged.found)
        return (0,sought/* found */.F)({ ...merged.value, view: (0,quarantine_view/* viewThrough */.r)(repository, quarantine.value), close });
    await close();
    return merged;
};
const wordsFor = (paths) => {
    const [first, ...others] = paths;
    if (first === undefined)
        return '';
    if (others.length === 0)
        return ` in ${first}`;
    return ` in ${first} and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;
};

// EXTERNAL MODULE: ./build/git/objects.js
var objects = __webpack_require__(9951);
// EXTERNAL MODULE: ./build/gather/files.js
var files = __webpack_require__(2457);
// EXTERNAL MODULE: ./build/gather/record.js + 16 modules
var record = __webpack_require__(542);
;// CONCATENATED MODULE: ./build/gather/changed-sides.js






/** Makes the landed tree of a change, and reads the record on both sides. */
const gatherChanged = async ({ repository, reader, head }, target, settings, begun) => {
    const landing = await openLandedTree(repository, { target: target.sha, head: head.sha });
    if (!landing.found)
        return landing;
    const { tree, before: from, view, close } = landing.value;
    begun.closers.push(close);
    const through = view === repository ? reader : (0,objects/* openObjects */.dV)(view);
    if (through !== reader)
        begun.readers.push(through);
    const [changes, beforeFiles, landedFiles] = await Promise.all([
        readFileChanges(view, from, tree),
        from === target.sha ? (0,sought/* found */.F)(target.files) : (0,files/* openFiles */.K)(repository, reader, from),
        (0,files/* openFiles */.K)(view, through, tree),
    ]);
    if (!changes.found)
        return changes;
    if (!beforeFiles.found)
        return beforeFiles;
    if (!landedFiles.found)
        return landedFiles;
    const landed = await (0,record/* gatherRecord */.r)(landedFiles.value, settings);
    if (!landed.found)
        return landed;
    const before = await (0,record/* gatherRecord */.r)(beforeFiles.value, settings, {
        beside: { files: landedFiles.value, reading: landed.value },
    });
    if (!before.found)
        return before;
    return (0,sought/* found */.F)({
        landed: { files: landedFiles.value, record: landed.value },
        before: { files: beforeFiles.value, record: before.value },
        files: changes.value,
        landing: landing.value,
    });
};


/***/ }),

/***/ 262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ askGit)
/* harmony export */ });
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3563);

/** Runs Git for an answer of any length to a question of any length. */
const askGit = async (where, args, input = '') => {
    const chunks = [];
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, args, chunk => chunks.push(chunk));
    running.write(input);
    running.closeInput();
    const ending = await running.ended;
    return { ending, output: Buffer.concat(chunks) };
};


/***/ }),

/***/ 8666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: () => (/* binding */ conceal),
/* harmony export */   oQ: () => (/* binding */ toAccess)
/* harmony export */ });
/* unused harmony export secretsOf */
/** The token in every form in which it is sent or might be shown; the edge has the platform mask them first. */
const secretsOf = (token) => token === null ? [] : [token, encode(`x-access-token:${token}`)];
/** Decides who is asked as whom: the token is for the platform's own server, over HTTP, and for nobody else. */
const toAccess = (origin, token, ssh) => {
    const { url, transport, login, trusted } = origin;
    const secrets = [...secretsOf(token), ...(login === null ? [] : [...login.split(':'), encode(login)])];
    // A name without a password is no more than a wish to be asked for one.
    const own = login?.endsWith(':') ? null : login;
    const shown = token !== null && trusted ? `x-access-token:${token}` : own;
    const isHttp = transport === 'http';
    return {
        url,
        authorization: isHttp && shown !== null ? `basic ${encode(shown)}` : null,
        secrets: secrets.filter(secret => secret.length > 3 && secret !== 'x-access-token'),
        ssh: isHttp ? null : ssh,
    };
};
/** The text with every secret in it made unreadable. */
const conceal = (text, secrets) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
const encode = (text) => Buffer.from(text).toString('base64');


/***/ }),

/***/ 2008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ callRemote),
  U: () => (/* binding */ usualPatience)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/git/environment.js
var environment = __webpack_require__(6070);
;// CONCATENATED MODULE: ./build/git/fetch-environment.js

// What a machine needs to reach its server. Traces are not among them: they show what is sent.
const inherited = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|HTTP_USER_AGENT|SSH|SSH_COMMAND|SSH_VARIANT)$/;
/**
 * The environment of a call that talks to the remote. The user's and the system's configuration hold here (a proxy, a
 * certificate of one's own), but for whatever would ask somebody, send something else than the one header, follow the
 * server to another place, or wait for ever. Nothing secret is in an argument, and nothing is written down.
 */
const remoteEnvironment = (where, access, silence, settings) => {
    const local = (0,environment/* localEnvironment */.b)(where);
    const all = [...settingsOf(process.env), ...settingsOf(local), ...ours(access, silence), ...settings];
    const variables = { ...local };
    for (const name of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_NOSYSTEM'])
        delete variables[name];
    for (const [name, value] of Object.entries(process.env)) {
        if (value !== undefined && inherited.test(name))
            variables[name] = value;
    }
    all.forEach(([key, value], index) => {
        variables[`GIT_CONFIG_KEY_${index}`] = key;
        variables[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return Object.assign(variables, {
        GIT_CONFIG_COUNT: String(all.length),
        GIT_ALLOW_PROTOCOL: 'http:https:ssh',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        SSH_ASKPASS_REQUIRE: 'never',
        ...(access.ssh === null || 'GIT_SSH_COMMAND' in variables ? {} : { GIT_SSH_COMMAND: access.ssh }),
    });
};
const ours = ({ url, authorization }, silence) => {
    const http = (key, value) => [`http.${url}.${key}`, String(value)];
    return [
        ['protocol.version', '2'],
        // The empty value forgets all that were set before, the one that a checkout has left in the configuration too.
        // Keyed by the full URL, since a less specific key loses, and a bare one would send the header to every host.
        http('extraHeader', ''),
        ...(authorization === null ? [] : [http('extraHeader', `AUTHORIZATION: ${authorization}`)]),
        // A header that was set by hand goes wherever the server points.
        http('followRedirects', 'false'),
        http('lowSpeedLimit', 1),
        // Whole seconds, as Git counts them.
        http('lowSpeedTime', Math.ceil(silence)),
        [`credential.${url}.helper`, ''],
        ['fetch.writeCommitGraph', 'false'],
    ];
};
/** The settings that an environment carries. */
const settingsOf = (variables) => {
    const settings = [];
    const count = Number(variables['GIT_CONFIG_COUNT'] || 0);
    for (let index = 0; index < count; index++) {
        const key = variables[`GIT_CONFIG_KEY_${index}`];
        if (key === undefined)
            break;
        settings.push([key, variables[`GIT_CONFIG_VALUE_${index}`] ?? '']);
    }
    return settings;
};

// EXTERNAL MODULE: ./build/git/fetch-failure.js
var fetch_failure = __webpack_require__(9168);
;// CONCATENATED MODULE: ./build/git/fetch-call.js




const usualPatience = { tries: 3, pause: 2, silence: 30 };
/** Makes the call, again where the way was disturbed. */
const callRemote = async (line, call) => {
    for (let tries = 1;; tries++) {
        const answer = await callOnce(line, call);
        const isOver = answer.status === 0 || tries >= line.patience.tries || (0,fetch_failure/* causeOf */.rl)(answer) !== 'disturbed';
        if (isOver || (answer.status === null && answer.cause !== 'killed'))
            return answer;
        await (0,promises_.setTimeout)(1000 * line.patience.pause * tries);
    }
};
const mostOfStderr = 16_384;
const callOnce = ({ where, access, patience }, { args, input = '', settings = [] }) => {
    // Git leaves the talking to children; a group of their own lets all of them be stopped together.
    const isGroup = process.platform !== 'win32';
    const child = (0,external_node_child_process_.spawn)('git', ['--no-pager', ...args], {
        cwd: 'folder' in where ? where.folder : where.gitDir,
        env: remoteEnvironment(where, access, patience.silence, settings),
        stdio: 'pipe',
        detached: isGroup,
        windowsHide: true,
    });
    const stdout = [];
    let stderr = '';
    let silent = false;
    const stop = () => {
        silent = true;
        for (const stream of [child.stdout, child.stderr])
            stream.destroy();
        if (!isGroup || child.pid === undefined)
            return void child.kill('SIGKILL');
        try {
            process.kill(-child.pid, 'SIGKILL');
        }
        catch {
            child.kill('SIGKILL');
        }
    };
    const watch = setTimeout(stop, 2000 * patience.silence);
    child.stdout.on('data', (chunk) => {
        watch.refresh();
        stdout.push(chunk);
    });
    // The last words say why, and progress comes before them.
    child.stderr.setEncoding('utf8').on('data', (text) => {
        watch.refresh();
        stderr = (stderr + text).slice(-mostOfStderr);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    return new Promise(resolve => {
        const end = (ending) => {
            clearTimeout(watch);
            resolve({ ...ending, stdout: Buffer.concat(stdout) });
        };
        child.on('error', (error) => end({ status: null, stderr: error.message, cause: error.code === 'ENOENT' ? 'absent' : 'unstarted' }));
        child.on('close', status => {
            const said = silent ? `${stderr}\nnothing was heard for ${2 * patience.silence} seconds` : stderr;
            end(status === null ? { status, stderr: said, cause: 'killed' } : { status, stderr: said });
        });
    });
};


/***/ }),

/***/ 9168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ notThere),
/* harmony export */   rl: () => (/* binding */ causeOf),
/* harmony export */   vU: () => (/* binding */ remoteFailure)
/* harmony export */ });
/* unused harmony export complaintsIn */
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5982);
/* harmony import */ var _fetch_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8666);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2545);



const causes = [
    ['no-ref', /couldn't find remote ref/],
    ['no-object', /not our ref|does not allow request for unadvertised object/],
    [
        'local',
        /cannot lock ref|unable to (?:create|write|append|open|update local ref|delete)|cannot (?:open|create|write)|could not (?:write|create|delete)|insufficient permission|[Rr]ead-only file system|No space left|bad config|some local refs could not be updated/,
    ],
    [
        'refused',
        /returned error: (?:3\d\d|4(?!08|29)\d\d)|could not read (?:Username|Password)|Authentication failed|[Rr]epository (?:'.*' )?not found|Permission denied|Host key verification|transport '.*' not allowed|certificate|redirection|valid repository name/,
    ],
];
/** Reads the cause from what Git said of its own accord; what the server had to say is hearsay. */
const causeOf = ({ stderr }) => {
    const own = stderr.replace(/^remote: .*$/gm, '');
    return causes.find(([, pattern]) => pattern.test(own))?.[0] ?? 'disturbed';
};
const progress = /^(?:remote: )?(?:Enumerating|Counting|Compressing|Finding|Receiving|Resolving|Unpacking|Checking|Total|POST |From )|^(?: |$)/;
/** What Git complained of: its standard error without the progress of the work. */
const complaintsIn = (stderr) => stderr
    .split(/[\r\n]+/)
    .filter(line => !progress.test(line))
    .join('\n');
/** What is missing because the remote could not be used. */
const remoteFailure = (doing, access, ending, remedy) => {
    const stderr = (0,_fetch_access_js__WEBPACK_IMPORTED_MODULE_0__/* .conceal */ .Eq)(complaintsIn(ending.stderr), access.secrets);
    const advice = causeOf(ending) === 'refused' ? `${refusal(access, stderr)}; or fetch beforehand: ${remedy}` : remedy;
    return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)(`could not ${doing} ${access.url}`, { ...ending, stderr }, advice);
};
const refusal = ({ authorization }, stderr) => {
    if (/returned error: 3|redirection/.test(stderr))
        return 'give origin the URL to which the server redirects';
    if (/certificate/.test(stderr))
        return 'have this machine trust the certificate of the server';
    return authorization === null
        ? 'give the step a `token` that may read the repository (permissions: contents: read)'
        : 'see that the `token` of the step may read the repository (permissions: contents: read)';
};
/** What is missing because the remote does not have it. */
const notThere = (what, { url }, remedy) => (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .L)(`${url} has no ${what}`, remedy);


/***/ }),

/***/ 3009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ viewThrough)
/* harmony export */ });
/* harmony import */ var _supply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9988);

/**
 * The repository as it was opened, with what was written in a quarantine that was made of it, for as long as that is open.
 * A supply is asked for nothing that the quarantine has: no remote has heard of it.
 */
const viewThrough = (repository, { where: { objects } }) => {
    const view = { ...repository, objects };
    const { supply } = repository;
    if (!supply)
        return view;
    return {
        ...view,
        supply: async (shas) => {
            const absent = await (0,_supply_js__WEBPACK_IMPORTED_MODULE_0__/* .readAbsent */ .Yj)(view, shas);
            return absent.found ? supply(absent.value) : absent;
        },
    };
};


/***/ }),

/***/ 2900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   supplyMerges: () => (/* binding */ supplyMerges)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5982);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3459);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8411);
/* harmony import */ var _differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1499);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2545);
/* harmony import */ var _supply_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7293);






/** Brings what merging each pair (`<ours> <theirs>`) will read; nothing to do where nothing was left out. */
const supplyMerges = async (where, lines) => {
    if (!where.supply)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(true);
    const pairs = [...new Set(lines)].map(toPair).filter(({ ours, theirs }) => ours !== theirs);
    const forks = [];
    // Of several merge bases Git makes one, by merging them.
    for (let left = pairs; left.length > 0;) {
        const next = await readForks(where, left);
        if (!next.found)
            return next;
        forks.push(...next.value);
        const seen = new Set(forks.map(({ ours, theirs }) => `${ours} ${theirs}`));
        left = next.value
            .flatMap(({ bases }) => bases.slice(1).map((theirs, index) => ({ ours: bases[index] ?? '', theirs })))
            .filter(({ ours, theirs }) => !seen.has(`${ours} ${theirs}`));
    }
    const sides = forks.flatMap(fork => fork.bases.flatMap(base => [(0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceLine */ .QH)(base, fork.ours), (0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceLine */ .QH)(base, fork.theirs)]));
    const differences = await (0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .readDifferences */ .$E)(where, sides, paths => paths);
    const side = (bases, tip) => bases.flatMap(base => {
        const answer = differences.get((0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceLine */ .QH)(base, tip));
        return answer === undefined || (0,_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b)(answer) ? [] : answer;
    });
    return where.supply(forks.flatMap(({ bases, ours, theirs }) => readByMerge(side(bases, ours), side(bases, theirs))));
};
const toPair = (line) => {
    const [ours = '', theirs = ''] = line.split(' ');
    return { ours, theirs };
};
const mostPairs = 500;
/** Finds the merge bases of all pairs. `rev-parse a...b` answers a, b and each base with a caret before it. */
const readForks = async (where, pairs) => {
    const forks = [];
    for (let start = 0; start < pairs.length; start += mostPairs) {
        const batch = pairs.slice(start, start + mostPairs);
        const answer = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callGit */ .r)(where, [
            'rev-parse',
            ...batch.map(({ ours, theirs }) => `${ours}...${theirs}`),
        ]);
        if (answer.status !== 0)
            return (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V2)('could not find merge bases', answer, _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);
        let left = 0;
        for (const word of answer.stdout.toString().split('\n').slice(0, -1)) {
            const fork = forks.at(-1);
            if (word.startsWith('^') && fork)
                forks[forks.length - 1] = { ...fork, bases: [...fork.bases, word.slice(1)] };
            else if (left++ % 2 === 0)
                forks.push({ ...(batch[left >> 1] ?? toPair('')), bases: [] });
        }
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(forks);
};
/** The contents that the merge compares: of paths that both sides changed, and of those that a rename may connect. */
const readByMerge = (ours, theirs) => {
    const both = [...changedBy(ours, theirs), ...changedBy(theirs, ours)];
    const renamed = [...renamedBy(ours, theirs), ...renamedBy(theirs, ours)];
    return [...both, ...renamed].flatMap(_supply_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .contentsOf */ .K);
};
const changedBy = (side, other) => {
    const paths = new Set(other.map(({ path }) => path));
    return side.filter(({ path }) => paths.has(path));
};
/**
 * Where a side takes away what the other one touches, or a folder to which the other one adds, Git looks for it among
 * what the side brings.
 */
const renamedBy = (side, other) => {
    const gone = side.filter(isGone);
    const fresh = side.filter(isFresh);
    if (gone.length === 0 || fresh.length === 0)
        return [];
    const touched = new Set(other.flatMap(each => (isFresh(each) ? foldersOf(each.path) : [each.path])));
    const isSought = gone.some(({ path }) => touched.has(path) || foldersOf(path).some(folder => touched.has(folder)));
    return isSought ? [...gone, ...fresh] : [];
};
const isGone = ({ after }) => after.startsWith('000000 ');
const isFresh = ({ before }) => before.startsWith('000000 ');
const foldersOf = (path) => {
    const folders = [];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        folders.push(path.slice(0, end + 1));
    return folders;
};


/***/ }),

/***/ 9988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ fetchOptions),
/* harmony export */   VZ: () => (/* binding */ sourceName),
/* harmony export */   Yj: () => (/* binding */ readAbsent),
/* harmony export */   hf: () => (/* binding */ toSupply),
/* harmony export */   l5: () => (/* binding */ sparing)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5982);
/* harmony import */ var _fetch_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2008);
/* harmony import */ var _fetch_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9168);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2545);
/* harmony import */ var _ref_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2740);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3563);






/** The name of the remote in a gathered repository. */
const sourceName = 'rowaudit-source';
/** What makes a fetch leave out the contents of files. It stands in no file, so no later call goes out for them by itself. */
const sparing = (url) => [
    [`remote.${sourceName}.url`, url],
    [`remote.${sourceName}.promisor`, 'true'],
    [`remote.${sourceName}.partialCloneFilter`, 'blob:none'],
];
/** Options of every fetch: only what is named is brought, and nothing but refs that are named is written. */
const fetchOptions = [
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-show-forced-updates',
    '--progress',
];
/** Supplies what cannot be read at a place. */
const toSupply = (line, view) => {
    const supply = async (shas) => {
        const absent = await readAbsent(view, shas);
        if (!absent.found)
            return absent;
        if (absent.value.length === 0)
            return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(true);
        const answer = await (0,_fetch_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callRemote */ .$)(line, {
            args: ['fetch', ...fetchOptions, '--stdin', sourceName],
            input: absent.value.map(sha => `${sha}\n`).join(''),
            // What is here tells the server nothing about what is not: without a word of it, it sends what was asked for.
            settings: [...sparing(line.access.url), ['fetch.negotiationAlgorithm', 'noop']],
        });
        if (answer.status === 0)
            return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(true);
        return (0,_fetch_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteFailure */ .vU)(`fetch the contents of ${absent.value.length} files from`, line.access, answer, fetchAll);
    };
    return supply;
};
const fetchAll = 'let actions/checkout bring everything, with `fetch-depth: 0` and no filter';
/** Those of the objects that are not here, each once. */
const readAbsent = async (where, names) => {
    const shas = [...new Set(names)].filter(_ref_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isObjectName */ .V2);
    if (shas.length === 0)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)([]);
    const chunks = [];
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_1__/* .streamGit */ .t)(where, ['cat-file', '--batch-check=%(objecttype)'], chunk => chunks.push(chunk));
    running.write(shas.map(sha => `${sha}\n`).join(''));
    running.closeInput();
    const ending = await running.ended;
    if (ending.status !== 0)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V2)('could not look for objects', ending, _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);
    const answers = Buffer.concat(chunks).toString('latin1').split('\n').slice(0, -1);
    if (answers.length !== shas.length)
        return unanswered;
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(shas.filter((_, index) => answers[index]?.endsWith(' missing')));
};
const unanswered = (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .L)('git left questions about objects unanswered', _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);


/***/ }),

/***/ 6049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5982);
/* harmony import */ var _begun_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5887);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2545);



/** Object name of the tree of a commit, which is named by its own. */
const treeOf = async (where, commit) => {
    const answer = await (0,_begun_call_js__WEBPACK_IMPORTED_MODULE_0__/* .beginCall */ .Q)(where, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
    return answer.status === 0
        ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F)(answer.stdout.toString().trim())
        : (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V2)(`could not find the tree of ${commit}`, answer, _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .mendObjects */ .hR);
};


/***/ })

};
