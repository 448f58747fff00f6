export const id = 8;
export const ids = [8];
export const modules = {

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

/***/ 7707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   TV: () => (/* binding */ withQuarantine),
/* harmony export */   tw: () => (/* binding */ openQuarantine)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5982);




/**
 * Makes one in a temporary folder. What Git writes stays there, and no configuration, attribute, driver or hook of the
 * given repository is known there. One can be made of another: it reads what both have.
 */
const openQuarantine = async ({ objects, objectFormat }) => {
    let gitDir = '';
    const close = async () => {
        if (gitDir !== '')
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(gitDir, { recursive: true, force: true, maxRetries: 3 });
    };
    try {
        gitDir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'rowaudit-'));
        const [view, store] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'store')];
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(view, 'info'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(store);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'refs'));
        // By a file, and not by the environment, so that whoever reads there needs to know of nothing else.
        const lent = [store, objects].map(path => `${path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/')}\n`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(view, 'info', 'alternates'), lent.join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'config'), formats[objectFormat]);
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ where: { gitDir, objects: view }, alone: { gitDir, objects: store }, close });
    }
    catch (error) {
        await close();
        const reason = error instanceof Error ? error.message : String(error);
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)(`no temporary folder could be made: ${reason}`, 'set TMPDIR to a folder that can be written');
    }
};
/** Lends one out, and removes it whatever happens. */
const withQuarantine = async (lender, use) => {
    const quarantine = await openQuarantine(lender);
    if (!quarantine.found)
        return quarantine;
    try {
        return await use(quarantine.value.where);
    }
    finally {
        await quarantine.value.close();
    }
};
/** The configuration of an empty repository, by the kind of its object names. */
const formats = {
    sha1: '[core]\n\trepositoryFormatVersion = 0\n\tbare = true\n',
    sha256: '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = sha256\n',
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


/***/ }),

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openWorkTree: () => (/* binding */ openWorkTree)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/git/ask.js
var ask = __webpack_require__(262);
// EXTERNAL MODULE: ./build/git/call.js
var call = __webpack_require__(8411);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
// EXTERNAL MODULE: ./build/git/quarantine.js
var git_quarantine = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/git/quarantine-view.js
var quarantine_view = __webpack_require__(3009);
// EXTERNAL MODULE: ./build/git/ref-name.js
var ref_name = __webpack_require__(2740);
// EXTERNAL MODULE: ./build/git/tree-of.js
var tree_of = __webpack_require__(6049);
// EXTERNAL MODULE: ./build/git/supply.js
var supply = __webpack_require__(9988);
;// CONCATENATED MODULE: ./build/git/work-tree-copy.js





/** Copies the index, and what is ignored by it and said of files beside it, into a quarantine. */
const copyIndex = async ({ root, gitDir }, { where }, { config }) => {
    const names = ['info/exclude', 'info/attributes'];
    const answer = await (0,call/* callGit */.r)({ gitDir }, [
        'rev-parse',
        '--path-format=absolute',
        ...names.flatMap(name => ['--git-path', name]),
    ]);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)('could not find the ignored files', answer, failure/* mendObjects */.hR);
    const beside = answer.stdout.toString().split('\n').slice(0, -1);
    const index = (0,external_node_path_.join)(gitDir, 'index');
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(where.gitDir, 'info'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(where.gitDir, 'config'), config);
        for (const [number, path] of beside.entries())
            await copyOver(path, (0,external_node_path_.join)(where.gitDir, names[number] ?? ''));
        // An index may be split in two.
        for (const name of await (0,promises_.readdir)(gitDir))
            if (/^sharedindex\.[0-9a-f]+$/.test(name))
                await copyOver((0,external_node_path_.join)(gitDir, name), (0,external_node_path_.join)(where.gitDir, name));
        const written = await timeOf(index);
        return (0,sought/* found */.F)(await copyWithTime(index, { ...where, workTree: root, index: (0,external_node_path_.join)(where.gitDir, 'index'), written }));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return (0,sought/* missing */.L)(`the index could not be copied: ${reason}`, 'let the files in the Git folder be read, and TMPDIR be written to');
    }
};
/** A second copy to try things on, in place of the one before, which takes itself to be of the given time. */
const tryIndex = async (copy, written = copy.written) => {
    const trial = { ...copy, index: (0,external_node_path_.join)(copy.gitDir, 'trial'), written };
    await (0,promises_.rm)(trial.index, { force: true });
    return copyWithTime(copy.index, trial);
};
const copyWithTime = async (from, copy) => {
    if (await copyOver(from, copy.index))
        await (0,promises_.utimes)(copy.index, copy.written, copy.written);
    return copy;
};
/** Seconds since 1970; 0 where there is no such file. */
const timeOf = async (path) => {
    try {
        return Math.floor((await (0,promises_.stat)(path)).mtimeMs / 1000);
    }
    catch {
        return 0;
    }
};
/** Whether there was something to copy. */
const copyOver = async (from, to) => {
    try {
        await (0,promises_.copyFile)(from, to);
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return false;
        throw error;
    }
};

;// CONCATENATED MODULE: ./build/git/work-tree-paths.js





/** Lists them. A repository inside, that is no submodule yet, counts once it has a commit. */
const listPaths = async (copy) => {
    const [tracked, untracked] = await Promise.all([
        listEdited(copy),
        (0,ask/* askGit */.g)(copy, ['ls-files', '-z', '--others', '--exclude-standard']),
    ]);
    if (!tracked.found)
        return tracked;
    if (untracked.ending.status !== 0)
        return (0,failure/* failure */.V2)('could not list the files of the work tree', untracked.ending, mendFiles);
    const at = (letters) => tracked.value.filter(({ letter }) => letters.test(letter)).map(({ path }) => path);
    const names = toWords(untracked.output);
    const nested = await Promise.all(names.filter(isFolder).map(name => findNested(copy, name)));
    return (0,sought/* found */.F)({
        gone: at(/^D/),
        edited: at(/^[AMT]/),
        fresh: [...names.filter(name => !isFolder(name)), ...nested.flat()],
        unmerged: [...new Set(at(/^U/))],
    });
};
/** What differs from the index. Of a submodule that is its commit alone: to look into it could start programs. */
const listEdited = async (copy) => {
    const { ending, output } = await (0,ask/* askGit */.g)(copy, [
        'diff-files',
        '-z',
        '--name-status',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=dirty',
    ]);
    if (ending.status !== 0)
        return (0,failure/* failure */.V2)('could not compare the work tree with the index', ending, mendFiles);
    const words = toWords(output);
    return (0,sought/* found */.F)(words.flatMap((letter, index) => (index % 2 === 0 ? { letter, path: words[index + 1] ?? '' } : [])));
};
/** What to do where files cannot be read. */
const mendFiles = `let the files of the work tree be read, or have them ignored; else ${failure/* mendObjects */.hR}`;
const toWords = (output) => output.toString('latin1').split('\0').slice(0, -1);
const isFolder = (name) => name.endsWith('/');
const findNested = async ({ workTree }, name) => {
    const folder = (0,external_node_path_.join)(workTree, toPath(name));
    const answer = await (0,call/* callGit */.r)({ folder }, [
        '--git-dir=.git',
        'rev-parse',
        '--verify',
        '--quiet',
        'HEAD^{commit}',
    ]);
    return answer.status === 0 ? [name.slice(0, -1)] : [];
};
/** The path as people read it; bytes that are no UTF-8 become U+FFFD. */
const toPath = (word) => toBytes(word).toString();
/** The path as Git has it. */
const toBytes = (word) => Buffer.from(word, 'latin1');

;// CONCATENATED MODULE: ./build/git/work-tree-filters.js





// Later than any file was written, and not later than an index can say.
const lastMoment = 4_102_444_800;
/** Finds them. Nothing is filtered. */
const findFiltered = async (copy, { edited, fresh }, filters) => {
    const paths = [...edited, ...fresh];
    if (filters.size === 0 || paths.length === 0)
        return (0,sought/* found */.F)({ untouched: new Set(), touched: [] });
    const input = toBytes(paths.map(path => `${path}\0`).join(''));
    const { ending, output } = await (0,ask/* askGit */.g)(copy, ['check-attr', '-z', '--stdin', 'filter'], input);
    if (ending.status !== 0)
        return (0,failure/* failure */.V2)('could not read the attributes of files', ending, mendFiles);
    // {<path> NUL filter NUL <value> NUL}
    const words = output.toString('latin1').split('\0');
    const filtered = paths.filter((_, index) => filters.has(toBytes(words[3 * index + 2] ?? '').toString()));
    if (filtered.length === 0)
        return (0,sought/* found */.F)({ untouched: new Set(), touched: [] });
    // With an index that is younger than every file, Git goes by what a file looks like, and reads none.
    const seen = await listEdited(await tryIndex(copy, lastMoment));
    if (!seen.found)
        return seen;
    const differing = new Set([...seen.value.map(({ path }) => path), ...fresh]);
    return (0,sought/* found */.F)({
        untouched: new Set(filtered.filter(path => !differing.has(path))),
        touched: filtered.filter(path => differing.has(path)),
    });
};

;// CONCATENATED MODULE: ./build/git/work-tree-settings.js



const told = '^(core\\.(filemode|symlinks|ignorecase|precomposeunicode|autocrlf|eol|trustctime|checkstat|sparsecheckout)' +
    '|sparse\\.expectfilesoutsideofpatterns|filter\\..*\\.(clean|process))$';
const paths = '^core\\.(excludesfile|attributesfile)$';
const mend = 'mend the configuration that `git config --list --show-origin` shows';
/**
 * Reads what decides how files of the work tree are compared, ignored, and turned into contents: line ends, executable
 * bits, symbolic links, case, the user's own ignored files and attributes. Nothing else of any configuration counts.
 */
const readWorkTreeSettings = async ({ root, objectFormat, }) => {
    const ask = (...options) => (0,call/* callGit */.r)({ folder: root }, ['config', '--null', '--show-scope', ...options]);
    const answers = await Promise.all([ask('--get-regexp', told), ask('--type=path', '--get-regexp', paths)]);
    const lines = Object.entries(ours).concat(objectFormat === 'sha1' ? [] : [['extensions.objectformat', objectFormat]]);
    const filters = new Set();
    for (const answer of answers) {
        if (answer.status !== 0 && answer.status !== 1)
            return (0,failure/* failure */.V2)('could not read the configuration', answer, mend);
        for (const [key, value] of parseSettings(answer.stdout.toString())) {
            const filter = /^filter\.(.*)\.(?:clean|process)$/s.exec(key)?.[1];
            if (filter !== undefined)
                filters.add(filter);
            else
                lines.push([key, value]);
        }
    }
    return (0,sought/* found */.F)({ config: lines.map(toLine).join(''), filters });
};
const ours = {
    'core.repositoryformatversion': '1',
    'core.bare': 'false',
    'core.safecrlf': 'false',
    'core.splitindex': 'false',
    'index.sparse': 'false',
};
// {<scope> NUL <key> [LF <value>] NUL}; what the call itself was told is none of the user's.
const parseSettings = (output) => {
    const words = output.split('\0').slice(0, -1);
    return words.flatMap((word, index) => {
        if (index % 2 === 0 || words[index - 1] === 'command')
            return [];
        const end = word.indexOf('\n');
        return [end < 0 ? [word, 'true'] : [word.slice(0, end), word.slice(end + 1)]];
    });
};
const toLine = ([key, value]) => {
    const [section = '', name = ''] = key.split('.');
    const quoted = value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
    return `[${section}]\n\t${name} = "${quoted}"\n`;
};

;// CONCATENATED MODULE: ./build/git/work-tree-record.js









/** Records every file that differs in a copy of the index, and makes a tree of it. */
const recordFiles = async (repository, quarantine) => {
    const settings = await readWorkTreeSettings(repository);
    if (!settings.found)
        return settings;
    const copy = await copyIndex(repository, quarantine, settings.value);
    if (!copy.found)
        return copy;
    const paths = await listPaths(copy.value);
    if (!paths.found)
        return paths;
    const { gone, edited, fresh, unmerged } = paths.value;
    if (unmerged.length > 0)
        return unresolved(unmerged);
    const filtered = await findFiltered(copy.value, paths.value, settings.value.filters);
    if (!filtered.found)
        return filtered;
    const { untouched, touched } = filtered.value;
    const recorded = await recordPaths(copy.value, gone, [...edited, ...fresh].filter(path => !untouched.has(path)));
    if (!recorded.found)
        return recorded;
    // A partial clone lacks contents that are tracked all the same.
    const place = { ...recorded.value, ...quarantine.alone };
    const answer = await (0,call/* callGit */.r)(place, ['write-tree', '--missing-ok']);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)('could not make a tree of the work tree', answer, mendFiles);
    return (0,sought/* found */.F)({ tree: answer.stdout.toString().trim(), note: noteOn(touched) });
};
/** Puts paths into an index that is tried, and writes the contents that nobody has yet: those alone, see `Quarantine`. */
const recordPaths = async (copy, gone, there) => {
    const trial = await tryIndex(copy);
    // What is gone makes room: a folder may have come in place of a file.
    const named = await update(trial, ['--info-only'], [...gone, ...there]);
    if (!named.found)
        return named;
    const objects = await readIndex(trial);
    if (!objects.found)
        return objects;
    const absent = await (0,supply/* readAbsent */.Yj)(copy, there.flatMap(path => objects.value.get(path) ?? []));
    if (!absent.found)
        return absent;
    const lacking = new Set(absent.value);
    const written = await update(copy, [], there.filter(path => lacking.has(objects.value.get(path) ?? '')));
    return written.found ? (0,sought/* found */.F)(trial) : written;
};
const update = async (copy, options, paths) => {
    if (paths.length === 0)
        return (0,sought/* found */.F)(true);
    const input = toBytes(paths.map(path => `${path}\0`).join(''));
    const args = ['update-index', '-z', '--add', '--remove', '--replace', ...options, '--stdin'];
    const { ending } = await (0,ask/* askGit */.g)(copy, args, input);
    return ending.status === 0 ? (0,sought/* found */.F)(true) : (0,failure/* failure */.V2)('could not record the work tree', ending, mendFiles);
};
/** Object names of the contents of all files, by path. */
const readIndex = async (copy) => {
    const { ending, output } = await (0,ask/* askGit */.g)(copy, ['ls-files', '-z', '--stage']);
    if (ending.status !== 0)
        return (0,failure/* failure */.V2)('could not list what was recorded', ending, mendFiles);
    const objects = new Map();
    // <mode> SP <sha> SP <stage> TAB <path> NUL; of a submodule there are no contents.
    for (const line of output.toString('latin1').split('\0').slice(0, -1)) {
        const [mode, sha = ''] = line.split(' ', 2);
        if (mode !== '160000')
            objects.set(line.slice(line.indexOf('\t') + 1), sha);
    }
    return (0,sought/* found */.F)(objects);
};
const mostNamed = 20;
const unresolved = (words) => ({
    ...(0,sought/* missing */.L)(`the work tree has conflicts in ${words.length} ${words.length === 1 ? 'file' : 'files'}, so it cannot be committed`, 'resolve them and `git add` each, or `git merge --abort`'),
    details: words.slice(0, mostNamed).map(toPath),
});
const noteOn = (words) => {
    const [first, ...others] = words;
    if (first === undefined)
        return null;
    const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'file' : 'files'}`;
    return `No filter was run on ${toPath(first)}${more}: the bytes in the work tree were taken as they are.`;
};

;// CONCATENATED MODULE: ./build/git/work-tree.js











/**
 * Makes the commit that `git add --all && git commit` would make at a moment (seconds since 1970), on HEAD and on what is
 * being merged into it. The work tree, the index, the refs and the objects of the repository stay as they are, whoever
 * holds their locks: all is written to a quarantine, which has a copy of the index. It must be closed.
 *
 * No program is started but Git: no hook, no file monitor, and no filter, though the user configured it, since the tree
 * says which files it is fed. Of a filtered file that looks as it did when it was added, the index's object counts; of
 * any other the bytes in the work tree do, and a note says so. The user's settings on line ends, executable bits,
 * symbolic links, case, ignored files and attributes do count: without them every file could seem to be changed.
 */
const openWorkTree = async (repository, time) => {
    if (repository.bare)
        return (0,sought/* missing */.L)('the repository is bare: it has no work tree', 'run this in a clone that has one');
    const quarantine = await (0,git_quarantine/* openQuarantine */.tw)(repository);
    if (!quarantine.found)
        return quarantine;
    const { close } = quarantine.value;
    try {
        const made = await make(repository, quarantine.value, time);
        if (made.found)
            return (0,sought/* found */.F)({ ...made.value, view: (0,quarantine_view/* viewThrough */.r)(repository, quarantine.value), close });
        await close();
        return made;
    }
    catch (error) {
        await close();
        throw error;
    }
};
const make = async (repository, quarantine, time) => {
    const recorded = await recordFiles(repository, quarantine);
    if (!recorded.found)
        return recorded;
    const { tree, note } = recorded.value;
    const parents = await readHeads(repository);
    if (!parents.found)
        return parents;
    const [head, ...merged] = parents.value;
    if (head !== undefined && merged.length === 0) {
        const before = await (0,tree_of/* treeOf */.g)(repository, head);
        if (!before.found)
            return before;
        if (before.value === tree)
            return (0,sought/* found */.F)({ sha: head, tree, note });
    }
    const signed = `nobody <> ${Math.floor(time)} +0000`;
    const commit = [
        `tree ${tree}`,
        ...parents.value.map(sha => `parent ${sha}`),
        `author ${signed}`,
        `committer ${signed}`,
        '',
        'Not committed yet\n',
    ].join('\n');
    const { ending, output } = await (0,ask/* askGit */.g)(quarantine.alone, ['hash-object', '-t', 'commit', '-w', '--stdin'], commit);
    return ending.status === 0
        ? (0,sought/* found */.F)({ sha: output.toString().trim(), tree, note })
        : (0,failure/* failure */.V2)('could not make a commit of the work tree', ending, failure/* mendObjects */.hR);
};
/** What the commit would stand on: HEAD, where that is born, and what is being merged. */
const readHeads = async ({ gitDir }) => {
    // A branch that is broken was noticed when the repository was opened.
    const answer = await (0,call/* callGit */.r)({ gitDir }, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    if (answer.status === 1)
        return (0,sought/* found */.F)([]);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)('could not resolve HEAD', answer, failure/* mendObjects */.hR);
    const merged = await readMerged((0,external_node_path_.join)(gitDir, 'MERGE_HEAD'));
    return (0,sought/* found */.F)([answer.stdout.toString().trim(), ...merged]);
};
const readMerged = async (path) => {
    try {
        return (await (0,promises_.readFile)(path, 'latin1')).split('\n').filter(ref_name/* isObjectName */.V2);
    }
    catch {
        return [];
    }
};


/***/ })

};
