export const id = 661;
export const ids = [661];
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
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8411);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2545);



/** Object name of the tree of a commit, which is named by its own. */
const treeOf = async (where, commit) => {
    const answer = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callGit */ .r)(where, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
    return answer.status === 0
        ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F)(answer.stdout.toString().trim())
        : (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V2)(`could not find the tree of ${commit}`, answer, _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .mendObjects */ .hR);
};


/***/ }),

/***/ 9661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/model/row-scope.js
var row_scope = __webpack_require__(7147);
// EXTERNAL MODULE: ./build/model/row.js
var row = __webpack_require__(406);
;// CONCATENATED MODULE: ./build/check/existing.js


/**
 * Tells the findings that the change brings from those that target has: the same rule and row ID, or the same rule, path
 * and subject where there is no ID. No work and no more than a record of it are one lack under two names. Of several with one name, as many are new as target has less. A finding that is
 * graver than target's, or that target's waiver no longer covers, is new.
 */
const markNew = (findings, existing, renamed, settings) => {
    const ids = new Map(renamed.renames.map(({ from, to }) => [to.id, from.id]));
    const formerly = new Map([...samePaths(renamed.files), ...renamed.movedFiles]);
    const nameOf = ({ rule: said, id, place, subject }, isLanded) => {
        const rule = said === 'records-only-row' ? 'abandoned-row' : said;
        const path = isLanded ? (formerly.get(place.path) ?? place.path) : place.path;
        if (id === undefined)
            return JSON.stringify([rule, path, subject, null]);
        const ownId = isLanded ? (ids.get(id) ?? id) : id;
        const isWide = (0,row_scope/* scopeOf */.O)({ id: ownId, searchable: !isOrdinal(ownId) }, settings) === 'repository';
        return JSON.stringify([rule, ownId, isWide ? null : path]);
    };
    const waiting = new Map();
    for (const finding of existing) {
        const name = nameOf(finding, false);
        const ranks = waiting.get(name);
        if (ranks)
            ranks.push(rankOf(finding));
        else
            waiting.set(name, [rankOf(finding)]);
    }
    const known = new Set();
    // The gravest choose first, and each the mildest that will do, so that as many as can find theirs.
    for (const finding of [...findings].sort((one, other) => rankOf(one) - rankOf(other))) {
        const ranks = waiting.get(nameOf(finding, true)) ?? [];
        const fitting = ranks.filter(rank => rank <= rankOf(finding));
        if (fitting.length === 0)
            continue;
        ranks.splice(ranks.indexOf(Math.max(...fitting)), 1);
        known.add(finding);
    }
    return findings.map(finding => ({ ...finding, new: !known.has(finding) }));
};
/** Files that only went to another path: new path → old one. */
const samePaths = (files) => {
    const gone = new Map(files.flatMap(({ path, before, after }) => (before && !after ? [[before.object, path]] : [])));
    return files.flatMap(({ path, before, after }) => {
        const from = before || !after ? undefined : gone.get(after.object);
        return from === undefined ? [] : [[path, from]];
    });
};
/** A number means its line in its table, and nothing elsewhere. */
const isOrdinal = (id) => /^#?[\d.]+$/.test(id);
/** 0 for the gravest; a waived finding is the mildest. */
const rankOf = ({ severity, waived }) => waived === null ? row/* severities */.g.indexOf(severity) : row/* severities */.g.length;

// EXTERNAL MODULE: ./build/rules/shared/severity.js
var shared_severity = __webpack_require__(5297);
;// CONCATENATED MODULE: ./build/check/order.js

/** New first, then severity, path, line, rule and subject, by code unit. */
const inOrder = (one, other) => Number(other.new) - Number(one.new) ||
    ((0,shared_severity/* isGraver */.C)(one.severity, other.severity) ? -1 : (0,shared_severity/* isGraver */.C)(other.severity, one.severity) ? 1 : 0) ||
    byCodeUnit(one.place.path, other.place.path) ||
    one.place.line - other.place.line ||
    byCodeUnit(one.rule, other.rule) ||
    byCodeUnit(one.subject, other.subject);
const byCodeUnit = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/check/sign.js

/** Findings of one rule: the fingerprint is made of rule, path, subject and the ordinal of the repeat. None is new yet. */
const sign = (rule, problems) => {
    const repeats = new Map();
    const inPlace = [...problems].sort((one, other) => one.place.line - other.place.line);
    return inPlace.map(problem => {
        const key = JSON.stringify([rule, problem.place.path, problem.subject]);
        const ordinal = (repeats.get(key) ?? 0) + 1;
        repeats.set(key, ordinal);
        // A digest that nobody can steer: a new finding must not pass for one that target has.
        const fingerprint = (0,external_node_crypto_.createHash)('sha256').update(`${key}${ordinal}`).digest('hex').slice(0, 32);
        return { ...problem, rule, fingerprint, new: false, waived: problem.answer ?? null };
    });
};

;// CONCATENATED MODULE: ./build/check/variants.js

/** How a rule is set, for each file. */
const variantsOf = (rule, settings) => {
    const distinct = new Map();
    const once = (variant) => {
        const key = JSON.stringify(variant);
        const known = distinct.get(key) ?? variant;
        distinct.set(key, known);
        return known;
    };
    const general = settings.rules.get(rule.id);
    const own = settings.matrices.flatMap(({ rules, isMatch }) => {
        const setting = rules.get(rule.id);
        return setting ? [{ isMatch, variant: once(variantOf(rule, settings, [setting, general])) }] : [];
    });
    const otherwise = once(variantOf(rule, settings, [general]));
    return {
        all: [...distinct.values()],
        of: path => own.find(({ isMatch }) => isMatch(path))?.variant ?? otherwise,
    };
};
const variantOf = (rule, settings, chain) => {
    const severity = chain.find(setting => setting?.severity !== undefined)?.severity;
    const setting = chain.find(each => each !== undefined);
    const isOutOfUse = rule.optIn === true && setting === undefined;
    // A section of the configuration is an agreement about what it is about.
    const isAgreed = settings.agreed || rule.section !== undefined;
    return {
        options: setting ? setting.options : rule.options.parse({}),
        ceiling: severity ?? (isOutOfUse ? 'off' : isAgreed ? rule.severity : rule.unagreed),
        explicit: severity !== undefined,
        mayRise: severity === undefined && isAgreed,
    };
};
/** A problem that is milder than its rule stays milder; one that is graver rises above the ceiling only by default. */
const severityOf = (rule, { ceiling, mayRise }, { severity }) => {
    const set = ceiling === 'off' ? rule.severity : ceiling;
    if (severity === undefined)
        return set;
    if ((0,shared_severity/* isGraver */.C)(rule.severity, severity))
        return (0,shared_severity/* milder */.I)(severity, set);
    return mayRise && (0,shared_severity/* isGraver */.C)(severity, set) ? severity : set;
};
/** True for a rule that stays away because nothing is agreed. */
const isLeftOut = (rule, variants, settings) => !settings.agreed &&
    rule.section === undefined &&
    rule.unagreed === 'off' &&
    rule.optIn !== true &&
    variants.all.every(({ explicit }) => !explicit);

;// CONCATENATED MODULE: ./build/check/waive.js
/** Excuses what may be excused. A waived finding stays, with its reason. */
const waive = (findings, { valid, faulty }, { now, isTried, isOver }) => {
    const used = new Set();
    const byRule = new Map();
    for (const waiver of valid) {
        if (isPast(waiver, now))
            continue;
        const others = byRule.get(waiver.rule);
        if (others)
            others.push(waiver);
        else
            byRule.set(waiver.rule, [waiver]);
    }
    const excused = findings.map(finding => {
        const reaching = (byRule.get(finding.rule) ?? []).filter(waiver => reaches(waiver, finding));
        for (const waiver of reaching)
            used.add(waiver);
        const [first] = reaching;
        return first && finding.waived === null ? { ...finding, waived: first.reason } : finding;
    });
    const idle = valid.filter(waiver => !used.has(waiver) && isTried(waiver));
    return {
        findings: excused,
        idle: [
            ...faulty.map(({ text, fault, from }) => ({ text, why: fault, from, id: null })),
            ...idle.map((waiver) => ({
                text: inWords(waiver),
                why: whyIdle(waiver, now, isOver(waiver.rule)),
                from: waiver.from,
                id: waiver.id,
            })),
        ],
    };
};
/** Whether an excuse is about this finding: its line or its table, or anywhere in the change; and the row, where it names one. */
const reaches = ({ id, from }, finding) => {
    const { path, line } = finding.place;
    const isNamed = id === null || id === (finding.id ?? finding.subject);
    if (from.kind === 'commit')
        return isNamed;
    const { reach } = from;
    return isNamed && reach.path === path && reach.line <= line && line <= reach.endLine;
};
/** Its last day, in UTC, is over. */
const isPast = ({ until }, now) => until !== null && now * 1000 >= Date.parse(`${until}T00:00:00Z`) + 86_400_000;
const whyIdle = (waiver, now, isOver) => {
    if (isPast(waiver, now))
        return `it ended on ${waiver.until ?? ''}`;
    return isOver
        ? 'its rule judges changes, and the change has landed'
        : 'there is nothing of the kind to excuse';
};
const inWords = ({ rule, id, reason, until, from }) => from.kind === 'commit'
    ? `Rowaudit-Allow: ${rule} ${id ?? ''} ${reason}`
    : `rowaudit: allow ${rule}${id === null ? '' : ` (${id})`}${until === null ? '' : ` until ${until}`}: ${reason}`;

;// CONCATENATED MODULE: ./build/check.js





/**
 * Runs the rules over the view, and over what came of them those that judge excuses. Pure: the same view gives the same
 * findings, in the same order.
 */
const check = (view, rules, { only, existing }) => {
    const { settings, change, waivers, now } = view;
    const said = { findings: [], skipped: new Map(), gaps: new Map(), run: new Set() };
    const asked = rules.filter(({ id }) => !only || only.includes(id));
    for (const rule of asked)
        if (!rule.late)
            ask(rule, view, said);
    const { findings, idle } = waive(said.findings, waivers, {
        now,
        isTried: waiver => said.run.has(waiver.rule) && !isUnsure(waiver, view, said),
        isOver: id => change === null && rules.some(rule => rule.id === id && isOfChange(rule)),
    });
    const later = { ...said, findings: [] };
    for (const rule of asked)
        if (rule.late)
            ask(rule, { ...view, idle }, later);
    const all = [...findings, ...later.findings];
    const marked = existing === null ? all : markNew(all, existing, change ?? nothingRenamed, settings);
    return { findings: [...marked].sort(inOrder), skipped: [...said.skipped.values()], gaps: said.gaps };
};
const isOfChange = ({ group, ofChange }) => ofChange === true || group === 'The change';
const nothingRenamed = { renames: [], movedFiles: new Map(), files: [] };
/** Whether the rule may have found nothing because it could not look, at all or at the row that the excuse is about. */
const isUnsure = ({ rule, id, from }, { rows }, { skipped }) => [...skipped.values()].some(each => each.rule === rule) ||
    rows.some(({ row, verdict }) => verdict?.verdict === 'UNKNOWN' &&
        (id === row.id || (from.kind === 'document' && id === null && isOnLine(row.place, from.place))));
const isOnLine = (one, other) => one.path === other.path && one.line === other.line;
/** Asks one rule, in each way in which it is set. */
const ask = (rule, view, { findings, skipped, gaps, run }) => {
    const problems = [];
    const variants = variantsOf(rule, view.settings);
    for (const variant of variants.all) {
        if (variant.ceiling === 'off')
            continue;
        run.add(rule.id);
        for (const statement of rule.check(view, variant.options)) {
            if ('skipped' in statement)
                addSkip(skipped, rule.id, statement.reason);
            else if (variants.of(pathOf(statement)) !== variant)
                continue;
            else if ('gap' in statement)
                gaps.set(statement.row, statement.gap);
            else
                problems.push({ ...statement, severity: severityOf(rule, variant, statement) });
        }
    }
    const hasNothing = isOfChange(rule) && view.change === null;
    if (!hasNothing && isLeftOut(rule, variants, view.settings)) {
        addSkip(skipped, rule.id, 'it needs a configuration that says which files are matrices');
    }
    findings.push(...sign(rule.id, problems));
};
const pathOf = (statement) => 'gap' in statement ? statement.row.place.path : statement.place.path;
const addSkip = (skipped, rule, reason) => {
    skipped.set(JSON.stringify([rule, reason]), { rule, reason });
};
/** A counted error outweighs an unknown, an unknown outweighs a clean rest, and having examined nothing is never clean. */
const outcomeOf = ({ findings, failOn, judged, isUnsure, rows }) => {
    const counted = failOn === 'auto' ? (judged === 'change' ? 'new' : 'any') : failOn;
    const isCounted = (finding) => finding.severity === 'error' && finding.waived === null && (counted === 'any' || finding.new);
    if (counted !== 'never' && findings.some(isCounted))
        return 'fail';
    return isUnsure || rows === 0 ? 'unknown' : 'pass';
};

;// CONCATENATED MODULE: ./build/check/asked.js

/** Each rule that is on, with each of the options that it has for some file. */
function* inUse({ rules, only }, settings) {
    for (const rule of rules) {
        if (only && !only.includes(rule.id))
            continue;
        for (const { options, ceiling } of variantsOf(rule, settings).all)
            if (ceiling !== 'off')
                yield { rule, options };
    }
}
/** Days for which `View.stood` will be asked by the rules that are to run. */
const daysAsked = (asking, settings) => {
    const days = new Set();
    for (const { rule, options } of inUse(asking, settings))
        for (const each of rule.days?.(options, settings) ?? [])
            days.add(each);
    return [...days].sort((one, other) => one - other);
};
/** Texts that the rules will look at, as far as they can tell from what was read so far. */
const textsAsked = (asking, reading) => {
    const wanted = new Map();
    for (const { rule, options } of inUse(asking, reading.settings))
        for (const each of rule.texts?.(reading, options) ?? [])
            wanted.set(`${each.side} ${each.path}`, each);
    return [...wanted.values()];
};
/** Lines of which `View.sighting` will be asked. */
const linesAsked = (asking, reading) => {
    const lines = [];
    for (const { rule, options } of inUse(asking, reading.settings))
        for (const each of rule.linesOf?.(reading, options) ?? [])
            lines.push(each);
    return lines;
};
/** Whether `View.commitsOnBase` will be asked. */
const areCommitsAsked = (asking, reading) => {
    for (const { rule, options } of inUse(asking, reading.settings))
        if (rule.commits?.(reading, options))
            return true;
    return false;
};
/** Whether `View.activity` will be looked at. */
const isActivityAsked = (asking, settings) => {
    for (const { rule } of inUse(asking, settings))
        if (rule.activity)
            return true;
    return false;
};

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/git/base.js
var base = __webpack_require__(818);
// EXTERNAL MODULE: ./build/git/remotes.js
var remotes = __webpack_require__(4856);
;// CONCATENATED MODULE: ./build/gather/bases.js



/** What everybody calls a trunk; taken where nothing says which branch is base, and only one of them is there. */
const trunkNames = ['main', 'master'];
/** Finds the branches on which work counts as landed. A guess is told in `notes`. */
const gatherBases = async (repository, { names, defaultBranch, settings }, notes) => {
    const asked = await (0,base/* resolveBases */.r2)(repository, names);
    const guess = asked.found || names !== null ? null : (defaultBranch ?? guessTrunk(repository));
    const bases = guess === null ? asked : await (0,base/* resolveBases */.r2)(repository, [guess]);
    if (!bases.found)
        return bases;
    const [trunk, ...others] = bases.value;
    if (guess !== null && defaultBranch === undefined) {
        notes.push(`Nothing says which branch is base, so ${trunk?.ref} was taken; \`--base\` or \`base\` in the configuration names another.`);
    }
    if (trunk === undefined)
        return (0,sought/* missing */.L)('no branch is base', 'name one with --base');
    if (!settings || trunk.remote === null)
        return (0,sought/* found */.F)([trunk, ...others]);
    const covered = (0,remotes/* coverBranches */.C)(trunk.remote, branchPrefixes(settings.branches), repository.shallow);
    return covered.found ? (0,sought/* found */.F)([trunk, ...others]) : covered;
};
/** What the branches of rows begin with, as far as it is certain: `row/`. */
const branchPrefixes = (patterns) => [
    ...new Set(patterns.map(pattern => pattern.slice(0, pattern.search(/\{id\}|[*?[]/)))),
];
const guessTrunk = ({ refs, remotes }) => {
    const prefix = remotes.length === 0 ? 'refs/heads/' : 'refs/remotes/origin/';
    const [only, second] = trunkNames.filter(name => refs.some(({ ref }) => ref === prefix + name));
    return only !== undefined && second === undefined ? only : null;
};

// EXTERNAL MODULE: ./build/gather/configuration.js + 29 modules
var configuration = __webpack_require__(4424);
// EXTERNAL MODULE: ./build/gather/configuration-file.js
var configuration_file = __webpack_require__(7095);
// EXTERNAL MODULE: ./build/gather/files.js
var gather_files = __webpack_require__(2457);
;// CONCATENATED MODULE: ./build/gather/trunk-bases.js





/**
 * The bases that the configuration of the default branch names, where the event is of another branch: none can make a base
 * of itself, nor choose what it is compared with. Null where that configuration names none. Undefined where nobody else is
 * asked: nothing says which branch is the default one, or it has no configuration that can be used.
 */
const gatherTrunkBases = async ({ reader, widen }, options) => {
    const { base, target, branch, defaultBranch } = options;
    if (base !== null || target != null || branch === undefined)
        return (0,sought/* found */.F)(undefined);
    if (defaultBranch === undefined || branch === defaultBranch)
        return (0,sought/* found */.F)(undefined);
    const wide = await widen({ branches: [defaultBranch], prefixes: [] });
    if (!wide.found)
        return wide;
    const trunks = await gatherBases(wide.value, { names: [defaultBranch] }, []);
    if (!trunks.found)
        return trunks;
    const files = await (0,gather_files/* openFiles */.K)(wide.value, reader, trunks.value[0].sha);
    if (!files.found)
        return files;
    const committed = await (0,configuration_file/* readCommitted */.r3)(wide.value, files.value, options);
    if (!committed.found)
        return committed;
    const trunk = committed.value && (0,configuration/* loadConfiguration */.v)(committed.value, options.matrices ?? []);
    if (trunk === null || !('settings' in trunk.loaded))
        return (0,sought/* found */.F)(undefined);
    const { bases } = trunk.loaded.settings;
    const known = await widen({ branches: bases ?? [], prefixes: [] });
    return known.found ? (0,sought/* found */.F)(bases) : known;
};

;// CONCATENATED MODULE: ./build/gather/agreement.js






/**
 * Finds base, target and the configuration. Base comes from the options, else from the configuration that holds, else from
 * `origin/HEAD`; target from the options, else it is the trunk that head's configuration names, or that of the default
 * branch where the event is of another branch. A head that is the tip of
 * a base is base itself, unless the options name a target.
 */
const gatherAgreement = async ({ repository: first, reader, head, files, widen }, options, frame) => {
    const matrices = options.matrices ?? [];
    const { notes } = frame;
    const committed = await (0,configuration_file/* readCommitted */.r3)(first, files, options);
    if (!committed.found)
        return committed;
    await (0,configuration_file/* tellStrays */.CO)(first, options, files, committed.value, notes);
    const own = committed.value && (0,configuration/* loadConfiguration */.v)(committed.value, matrices);
    const ownSettings = own && 'settings' in own.loaded ? own.loaded.settings : null;
    const trunkBases = await gatherTrunkBases({ reader, widen }, options);
    if (!trunkBases.found)
        return trunkBases;
    const ownBases = trunkBases.value === undefined ? (ownSettings?.bases ?? null) : trunkBases.value;
    const wide = ownSettings ? await widen(wantedBy(ownSettings, options)) : (0,sought/* found */.F)(first);
    if (!wide.found)
        return wide;
    let repository = wide.value;
    const named = options.target == null ? (options.base === null ? ownBases : [options.base]) : [options.target];
    const aims = await gatherBases(repository, { ...options, names: named }, []);
    if (!aims.found) {
        // What keeps the configuration from being read explains why base is not the one that it names.
        const faulty = options.base === null && own !== null && !('settings' in own.loaded);
        return faulty ? mustUse(own, notes) : aims;
    }
    const [aim] = aims.value;
    const isBase = options.target == null && aims.value.some(isJudged(head, options));
    const target = isBase ? null : await (0,gather_files/* openFiles */.K)(repository, reader, aim.sha);
    if (target && !target.found)
        return target;
    const theirs = target && (await readTarget(repository, target.value, options, own, matrices));
    if (theirs && !theirs.found)
        return theirs;
    const disk = options.config !== null && own === null && !theirs?.value
        ? await (0,configuration_file/* readUncommitted */.Ul)(repository, options)
        : null;
    if (disk && !disk.found)
        return disk;
    const fromDisk = disk && (0,configuration/* loadConfiguration */.v)(disk.value, matrices);
    const after = fromDisk ?? own;
    const before = fromDisk ?? theirs?.value ?? null;
    const chosen = (0,configuration/* chooseConfiguration */.s)({ head: after, ...(theirs && { target: before }) }, matrices, notes);
    frame.config = after?.path ?? before?.path ?? null;
    if (!chosen.found)
        return chosen;
    const { settings, path } = chosen.value;
    frame.config = path;
    if (settings !== ownSettings) {
        const wider = await widen(wantedBy(settings, options));
        if (!wider.found)
            return wider;
        repository = wider.value;
    }
    const bases = await gatherBases(repository, { ...options, names: options.base === null ? settings.bases : [options.base], settings }, notes);
    if (!bases.found)
        return bases;
    const configurationOf = side => fromDisk
        ? Promise.resolve((0,sought/* found */.F)(fromDisk))
        : readSide(repository, side, options, [own, theirs?.value ?? null], matrices);
    return (0,sought/* found */.F)({
        repository,
        settings,
        bases: bases.value,
        target: target && { ref: aim.ref, sha: aim.sha, files: target.value, configurationOf },
    });
};
/** Whether a base is what is judged: by its name where that is known, since a fresh branch has the same tip. */
const isJudged = (head, { branch }) => ({ ref, sha }) => branch === undefined ? sha === head.sha : branch !== null && ref === `refs/remotes/origin/${branch}`;
/** The branches that a configuration makes matter. */
const wantedBy = ({ bases, branches }, { base }) => ({
    branches: base === null ? (bases ?? []) : [],
    prefixes: branchPrefixes(branches),
});
const mustUse = (own, notes) => {
    const chosen = (0,configuration/* chooseConfiguration */.s)({ head: own }, [], notes);
    if (chosen.found)
        throw new Error('A configuration with problems was accepted');
    return chosen;
};
/** Target's configuration. */
const readTarget = async (repository, files, options, own, matrices) => {
    const theirs = await readSide(repository, files, options, [own], matrices);
    if (!theirs.found || theirs.value)
        return theirs;
    const other = configuration_file/* usualPlaces */.dO.find(place => files.entries.has(place));
    return options.config !== null && own !== null && other !== undefined
        ? (0,sought/* missing */.L)(`target has no ${own.path}, while it has ${other}: nothing says by which of them this change is to be judged`, `Name ${other}, or land ${own.path} by a change that is judged by ${other}.`)
        : (0,sought/* found */.F)(null);
};
/** The configuration that is committed in some files; one that was read before is not read again. */
const readSide = async (repository, files, options, known, matrices) => {
    const same = known.find(each => each?.object != null &&
        files.entries.get(each.path)?.sha === each.object &&
        isFirst(each.path, files, options));
    if (same)
        return (0,sought/* found */.F)(same);
    const committed = await (0,configuration_file/* readCommitted */.r3)(repository, files, options);
    return committed.found ? (0,sought/* found */.F)(committed.value && (0,configuration/* loadConfiguration */.v)(committed.value, matrices)) : committed;
};
/** Whether no other place comes before it. */
const isFirst = (path, { entries }, { config }) => config !== null || configuration_file/* usualPlaces */.dO.find(place => entries.has(place)) === path;

;// CONCATENATED MODULE: ./build/change/waiver-text.js
const longest = 2000;
const longestReason = 500;
const begins = /^rowaudit\s*:/i;
const shape = 'rowaudit: allow RULE (ID): reason';
/** Reads a comment: null for one that is nothing to us. `until DATE` may stand before the colon or at the end. */
const readWaiverComment = (comment) => {
    if (!begins.test(comment))
        return null;
    if (comment.length > longest)
        return { fault: `it is longer than ${longest} characters` };
    const text = inLine(comment.replace(begins, ''));
    const allow = /^allow\s+([\w-]+)\s*/i.exec(text);
    if (!allow)
        return { fault: `expected \`${shape}\`` };
    const rest = text.slice(allow[0].length);
    const id = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*/.exec(rest);
    const behind = rest.slice(id?.[0].length ?? 0);
    const until = /^until\s+(\S+?)\s*(?=:|$)/i.exec(behind);
    const said = behind.slice(until?.[0].length ?? 0);
    if (said !== '' && !said.startsWith(':')) {
        return { fault: `expected a colon before the reason, as in \`${shape}\`` };
    }
    return toWaiver(allow[1] ?? '', id?.[1]?.trim() || null, said.slice(1).trim(), until?.[1] ?? null);
};
const line = /^[ \t]*rowaudit-allow[ \t]*:(.*)$/gim;
/** Reads the lines `Rowaudit-Allow: RULE ID reason` of a commit message; an ID with spaces stands in parentheses. */
const readWaiverLines = (message) => Array.from(message.replace(/\r\n?/g, '\n').matchAll(line), match => {
    const text = inLine(match[0]);
    if (text.length > longest)
        return { text, read: { fault: `it is longer than ${longest} characters` } };
    const said = inLine(match[1] ?? '');
    const parts = /^([\w-]+)(?:\s+(?:\(([^()]+)\)|(\S+)))?\s*(.*)$/.exec(said);
    const id = (parts?.[2] ?? parts?.[3]?.replace(/:$/, ''))?.trim();
    if (!parts || !id)
        return { text, read: { fault: 'expected `Rowaudit-Allow: RULE ID reason`' } };
    return { text, read: toWaiver(parts[1] ?? '', id, (parts[4] ?? '').replace(/^:\s*/, ''), null) };
});
const inLine = (text) => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
const toWaiver = (rule, id, said, first) => {
    const last = first === null ? /(?:^|[\s,(])until (\d{4}-\d{2}-\d{2})[.)]?$/i.exec(said) : null;
    const until = first ?? last?.[1] ?? null;
    if (until !== null && !isDay(until))
        return { fault: `${cut(until, 40)} is no day, expected one such as 2026-12-31` };
    const reason = cut(said.slice(0, last?.index ?? said.length).replace(/^[\s,(–—-]+|[\s,(–—-]+$/g, ''), longestReason);
    if (!/[\p{L}\p{N}]/u.test(reason))
        return { fault: 'it gives no reason' };
    return { rule, id, reason, until };
};
/** True for a day of the calendar, `2026-12-31`. */
const isDay = (text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
        return false;
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const cut = (text, length) => text.length > length ? `${text.slice(0, length - 1)}…` : text;

;// CONCATENATED MODULE: ./build/change/document-waivers.js

/**
 * The excuses that stand in the files of the census. In a cell one reaches its line; above a table, with nothing but text
 * between, the rows of that table, and must say which.
 */
const documentWaivers = (documents, census, rules) => {
    const read = new Set(census.files.flatMap(({ path, skipped }) => (skipped === undefined ? [path] : [])));
    const known = new Set(rules.flatMap(({ id, late }) => (late ? [] : [id])));
    const valid = [];
    const faulty = [];
    for (const document of documents) {
        if (!read.has(document.path))
            continue;
        const tables = census.tables.filter(({ place }) => place.path === document.path);
        for (const comment of document.comments) {
            const waiver = document_waivers_toWaiver(comment, document.headings, tables, known);
            if (waiver === null)
                continue;
            if ('fault' in waiver)
                faulty.push(waiver);
            else
                valid.push(waiver);
        }
    }
    return { valid, faulty };
};
const document_waivers_toWaiver = ({ text, place }, headings, tables, known) => {
    const read = readWaiverComment(text);
    if (read === null)
        return null;
    const table = tables.find(({ place: at }) => at.line <= place.line && place.line <= at.endLine);
    const next = table ?? tables.find(({ place: at }) => at.line > place.endLine);
    const parted = next !== undefined &&
        headings.some(at => place.endLine < at.place.line && at.place.line < next.place.line);
    const isCell = table !== undefined && place.line > table.place.line;
    const reach = isCell ? wholeLines(place) : wholeLines(next?.place ?? place);
    const from = { kind: 'document', place, reach };
    const refuse = (fault) => ({ text: oneLine(text), fault, from });
    if ('fault' in read)
        return refuse(read.fault);
    if (!known.has(read.rule))
        return refuse(`there is no rule ${read.rule} that can be excused`);
    if (!next || parted)
        return refuse('it stands neither in a row nor above a status table');
    if (read.id === null && !isCell)
        return refuse('above a table it has to name the row, in parentheses');
    return { ...read, from };
};
const wholeLines = ({ path, line, endLine }) => ({ path, line, endLine });
const shown = 200;
const oneLine = (text) => {
    const line = text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
    return line.length > shown ? `${line.slice(0, shown - 1)}…` : line;
};

;// CONCATENATED MODULE: ./build/change/commit-waivers.js


/** A commit message may excuse from rules whose demand is over once the change has landed. */
const commit_waivers_isOfChange = ({ group, ofChange }) => ofChange === true || group === 'The change';
/** The excuses in the messages of the change's own commits. */
const commitWaivers = (commits, rules) => {
    const known = new Map(rules.flatMap(rule => (rule.late ? [] : [[rule.id, rule]])));
    const valid = [];
    const faulty = [];
    for (const { sha, message } of commits) {
        const from = { kind: 'commit', sha, subject: oneLine(/^[^\r\n]*/.exec(message)?.[0] ?? '') };
        for (const { text, read } of readWaiverLines(message)) {
            const fault = 'fault' in read ? read.fault : faultOf(read.rule, known.get(read.rule));
            if (fault !== null)
                faulty.push({ text: oneLine(text), fault, from });
            else if (!('fault' in read))
                valid.push({ ...read, from });
        }
    }
    return { valid, faulty };
};
const faultOf = (rule, known) => {
    if (known === undefined)
        return `there is no rule ${rule} that can be excused`;
    return commit_waivers_isOfChange(known)
        ? null
        : `${rule} judges what stands in the documents, so its excuse has to stand there too`;
};
/** All excuses of several places together. */
const allWaivers = (...parts) => ({
    valid: parts.flatMap(({ valid }) => valid),
    faulty: parts.flatMap(({ faulty }) => faulty),
});

;// CONCATENATED MODULE: ./build/change/moved-files.js
/**
 * Matrices that stand under another path in the landed tree: new path → path on target. A file that is gone and one
 * that is new are the same where at least half of the IDs of the one stand in the other.
 */
const movedMatrices = (target, landed) => {
    const before = idsByFile(target);
    const after = idsByFile(landed);
    const stays = (census, path) => census.files.some(file => file.path === path);
    const gone = [...before].filter(([path]) => !stays(landed, path));
    const fresh = [...after].filter(([path]) => !stays(target, path));
    const candidates = gone.flatMap(([from, ids]) => fresh.flatMap(([to, others]) => {
        const shared = [...ids].filter(id => others.has(id)).length;
        return shared > 0 && shared * 2 >= ids.size ? [{ from, to, shared }] : [];
    }));
    const moved = new Map();
    const taken = new Set();
    for (const { from, to } of candidates.sort((one, other) => other.shared - one.shared)) {
        if (taken.has(from) || moved.has(to))
            continue;
        taken.add(from);
        moved.set(to, from);
    }
    return moved;
};
const idsByFile = ({ rows }) => {
    const files = new Map();
    for (const { id, place } of rows) {
        const ids = files.get(place.path);
        if (ids)
            ids.add(id);
        else
            files.set(place.path, new Set([id]));
    }
    return files;
};

;// CONCATENATED MODULE: ./build/change/substance.js
const markdown = /\.(?:md|markdown|mdx)$/i;
/**
 * What is left of a text when white space and, in Markdown, link targets are taken away: two texts with the same
 * substance say the same. Linear.
 */
const substanceOf = (path, text) => squeezed(markdown.test(path) ? withoutTargets(text) : text);
/** Blanks as HTML spells them, and characters that have no shape: a text looks the same with and without. */
const blank = /&(?:nbsp|shy|ensp|emsp|thinsp|zwj|zwnj|#160|#173|#820[3-7]|#x0*(?:a0|ad|200[b-f]));/gi;
/** White space counts only where it parts two words: `1 23` is not `12 3`, and a padded cell is the cell. */
const squeezed = (text) => text
    .replace(blank, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?![\p{L}\p{M}\p{N}_])/gu, '')
    .replace(/(?<![\p{L}\p{M}\p{N}_]) /gu, '');
// Nothing but the definition may stand on the line: `[2026-05-01]: the import works` is an entry of a log.
const definition = /^[ \t>]{0,20}\[([^[\]]{1,200})\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)[ \t]*(?:"[^"]*"|'[^']*'|\([^()]*\))?[ \t]*$/;
const rule = /^[\s>|:=*-]+$/;
const withoutTargets = (text) => {
    const lines = text.split(/\r\n|\n|\r/);
    const labels = new Set();
    const shown = lines.flatMap(line => {
        const label = line.includes(']:') ? definition.exec(line)?.[1] : undefined;
        if (label === undefined || label.startsWith('^'))
            return isRule(line) ? [] : [line];
        labels.add(labelKey(label));
        return [];
    });
    return withoutMarks(shown.join('\n'), labels);
};
/** The line below the head of a table, or one that only parts or underlines. */
const isRule = (line) => line.includes('-') && rule.test(line);
const labelKey = (label) => label.trim().replace(/\s+/g, ' ').toLowerCase();
/** The text without destinations, titles of links kept, and without the brackets that would make a link of a word. */
const withoutMarks = (text, labels) => {
    const parts = [];
    let from = 0;
    for (const match of text.matchAll(/[[\]<]|\b(?:href|src)=["']|\bhttps?:\/\//gi)) {
        if (match.index < from)
            continue;
        parts.push(text.slice(from, match.index));
        const at = match.index;
        const rest = text.slice(at, at + substance_longest);
        const [said, length] = markAt(rest, labels);
        parts.push(said);
        from = at + length;
    }
    return parts.join('') + text.slice(from);
};
const substance_longest = 2000;
const url = '(link)';
/** What stands for the mark at the start of a text, and how long the mark is. */
const markAt = (text, labels) => {
    const destination = /^\]\(\s*(?:<[^<>\n]*>|[^\s()<][^\s()]*(?:\([^\s()]*\)[^\s()]*)*|)\s*\)?/.exec(text);
    if (destination)
        return ['', destination[0].length];
    const label = /^\]\[([^[\]]{0,200})\]/.exec(text);
    if (label)
        return labels.has(labelKey(label[1] ?? '')) ? ['', label[0].length] : ['', 1];
    if (text.startsWith('[') || text.startsWith(']'))
        return ['', 1];
    const link = /^(?:<[a-z][a-z0-9+.-]{1,31}:[^\s<>]*>|https?:\/\/[^\s<>"'()|]+)/i.exec(text);
    if (link)
        return [url, link[0].length];
    const attribute = /^(?:href|src)=(?:"[^"]*"|'[^']*')/i.exec(text);
    return attribute ? ['', attribute[0].length] : [text.slice(0, 1), 1];
};

;// CONCATENATED MODULE: ./build/change/renames.js

/** Pairs departures and arrivals in one table whose other cells agree, links and white space aside; in order where several do. */
const renamesOf = (departed, arrived, [target, landed], [before, after]) => {
    if (departed.length === 0 || arrived.length === 0)
        return [];
    const waiting = new Map();
    for (const row of departed) {
        const key = contentKey(row, target, before);
        const rows = waiting.get(key);
        if (rows)
            rows.push(row);
        else
            waiting.set(key, [row]);
    }
    return arrived.flatMap(to => {
        const from = waiting.get(contentKey(to, landed, after))?.shift();
        return from ? [{ from, to }] : [];
    });
};
const contentKey = (row, census, { tableKey }) => {
    const idColumn = census.tables[row.table]?.idColumn;
    const others = row.cells.filter((_, column) => column !== idColumn).map(({ text }) => text);
    return JSON.stringify([tableKey(row), ...[row.title, ...others].map(text => substanceOf('.md', text))]);
};

;// CONCATENATED MODULE: ./build/change/row-key.js

/** Names for the rows of a census. `pathOf` says what a file is called in the census that it is compared with. */
const rowNames = (census, settings, pathOf = path => path) => {
    const keyOf = ({ place, section, header }) => JSON.stringify([pathOf(place.path), section, header]);
    const keys = census.tables.map(keyOf);
    const heads = new Map();
    census.tables.forEach(({ place: { path, line } }, index) => {
        const key = keys[index] ?? '';
        if (!heads.has(key))
            heads.set(key, { path, line, endLine: line });
    });
    const tableKey = ({ table }) => keys[table] ?? '';
    const rowKey = (row) => {
        if (!row.searchable && row.aliases.length === 0)
            return null;
        const scope = (0,row_scope/* scopeOf */.O)(row, settings);
        const parts = {
            repository: () => [row.id],
            file: () => [row.id, pathOf(row.place.path)],
            table: () => [row.id, tableKey(row)],
        };
        return JSON.stringify(parts[scope]());
    };
    return { rowKey, tableKey, heads };
};
/** The rows under their names; pointers only where nothing else bears the name. */
const rowsByKey = (rows, { rowKey }) => {
    const groups = new Map();
    for (const row of rows) {
        const key = rowKey(row);
        if (key === null)
            continue;
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return new Map([...groups].map(([key, group]) => [key, owners(group)]));
};
const owners = (rows) => {
    const own = rows.filter(row => row.class !== 'pointer');
    return own.length > 0 ? own : rows;
};

;// CONCATENATED MODULE: ./build/change/moves.js



/**
 * Compares two censuses by ID, over all matrices together: a row that changes file is the same row. Rows of a file that
 * could not be read have neither gone nor come. Moves in the order of the landed census, departures last.
 */
const movesOf = (target, landed, settings) => {
    const movedFiles = movedMatrices(target, landed);
    const before = rowNames(target, settings);
    const after = rowNames(landed, settings, path => movedFiles.get(path) ?? path);
    const stood = rowsByKey(target.rows, before);
    const stands = rowsByKey(landed.rows, after);
    const closedAfter = unreadFiles(landed);
    const closedBefore = unreadFiles(target);
    const departed = [...stood].flatMap(([key, rows]) => stands.has(key) || rows.some(({ place }) => closedAfter.has(place.path))
        ? []
        : [rows.find(({ live }) => live) ?? rows[0]]);
    const arrived = [...stands].flatMap(([key, rows]) => stood.has(key) ? [] : onePerState(rows.filter(({ place }) => !closedBefore.has(place.path))));
    const renames = renamesOf(departed, arrived, [target, landed], [before, after]);
    const renamed = new Set(renames.flatMap(({ from, to }) => [from, to]));
    const moves = new Map();
    for (const row of arrived)
        if (!renamed.has(row))
            moves.set(row, null);
    for (const [key, rows] of stands)
        for (const [from, to] of restated(stood.get(key) ?? [], rows))
            if (!closedBefore.has(to.place.path))
                moves.set(to, from);
    return {
        moves: [
            ...landed.rows.flatMap((row) => {
                const from = moves.get(row);
                return from === undefined ? [] : [{ id: row.id, from, to: row, place: row.statePlace }];
            }),
            ...departed
                .filter(row => !renamed.has(row))
                .map((row) => {
                const place = after.heads.get(before.tableKey(row)) ?? row.place;
                return { id: row.id, from: row, to: null, place };
            }),
        ],
        renames,
        movedFiles,
    };
};
/** A state as it can be compared: two words of one class are two states, and so is one word in two classes. */
const stateKey = (row) => `${row.class} ${row.state}`;
/** Which line came from which, for lines of one ID whose state is new to it. A line too many or too few is no move. */
const restated = (before, after) => {
    if (before.length === 0)
        return [];
    const left = [...before];
    const fresh = [];
    for (const row of after) {
        const same = left.findIndex(other => stateKey(other) === stateKey(row));
        if (same >= 0)
            left.splice(same, 1);
        else if (!before.some(other => stateKey(other) === stateKey(row)))
            fresh.push(row);
    }
    return onePerState(fresh).map(row => {
        const near = left.findIndex(({ place }) => place.path === row.place.path);
        const [from = before[0]] = left.splice(Math.max(near, 0), 1);
        return [from, row];
    });
};
const onePerState = (rows) => [...new Map([...rows].reverse().map(row => [stateKey(row), row])).values()].reverse();
const unreadFiles = ({ files }) => new Set(files.flatMap(({ path, skipped }) => (skipped === undefined ? [] : [path])));

;// CONCATENATED MODULE: ./build/change/new-waivers.js
/**
 * What the excuses relax that the change brings, in documents and in its commits. One that only moves with its row is not
 * new. `elsewhere` is told of those that stand in no file and are about no row.
 */
const newWaivers = (target, landed, elsewhere) => {
    const known = new Map();
    for (const waiver of target.waivers) {
        const key = keyOf(waiver, target.census);
        known.set(key, (known.get(key) ?? 0) + 1);
    }
    return landed.waivers.flatMap(waiver => {
        const key = keyOf(waiver, landed.census);
        const left = known.get(key) ?? 0;
        known.set(key, left - 1);
        return left > 0 ? [] : [toRelaxation(waiver, rowOf(waiver, landed.census), elsewhere)];
    });
};
const rowOf = ({ id, from }, { rows }) => id === null && from.kind === 'document'
    ? rows.find(({ place }) => place.path === from.place.path && place.line === from.place.line)
    : rows.find(row => row.id === id);
const keyOf = (waiver, census) => JSON.stringify([waiver.rule, waiver.id ?? rowOf(waiver, census)?.id, waiver.reason, waiver.until]);
const toRelaxation = ({ rule, id, reason, until, from }, row, elsewhere) => {
    const whom = id ?? row?.id ?? 'a line';
    const where = from.kind === 'commit' ? `commit ${from.sha.slice(0, 8)}` : 'a comment';
    return {
        subject: id ?? row?.id ?? rule,
        words: `${where} excuses ${whom} from ${rule}${until === null ? '' : ` until ${until}`}: ${reason}`,
        place: from.kind === 'document' ? from.place : (row?.statePlace ?? elsewhere),
        ...(row ? { id: row.id } : {}),
    };
};

// EXTERNAL MODULE: ./build/markdown/document.js + 1 modules
var markdown_document = __webpack_require__(2334);
;// CONCATENATED MODULE: ./build/change/edits.js

/** Says of each changed file what was done to its text. Texts are looked at only where somebody asks. */
const editReader = (files, texts) => {
    const substances = { before: new Map(), after: new Map() };
    /** Without a text, the object stands for it. */
    const substance = (side, { path, ...file }) => {
        const known = substances[side].get(path);
        if (known !== undefined)
            return known;
        const text = texts[side].get(path);
        const read = typeof text === 'string' ? substanceOf(path, text) : `\0${file[side]?.object ?? ''}`;
        substances[side].set(path, read);
        return read;
    };
    const hasGone = ({ before, after }) => before?.regular === true && after?.regular !== true;
    const hasCome = ({ before, after }) => before?.regular !== true && after?.regular === true;
    const alike = (gone, come) => gone.before?.object === come.after?.object ||
        (extensionOf(gone.path) === extensionOf(come.path) &&
            substance('before', gone) === substance('after', come));
    const readEdit = (file) => {
        if (hasGone(file))
            return files.some(other => hasCome(other) && alike(file, other)) ? 'moved' : 'deleted';
        if (file.after?.regular !== true || file.before?.object === file.after.object)
            return 'untouched';
        const after = substance('after', file);
        if (hasCome(file)) {
            if (after === '')
                return 'emptied';
            return files.some(other => hasGone(other) && alike(other, file)) ? 'moved' : 'created';
        }
        if (substance('before', file) === after)
            return 'untouched';
        return after === '' ? 'emptied' : 'written';
    };
    const edits = new Map();
    return file => {
        const known = edits.get(file) ?? readEdit(file);
        edits.set(file, known);
        return known;
    };
};
/** What stands behind the last dot of the name, in small letters; the name itself where it has none. */
const extensionOf = (path) => (/(?:\.|^|\/)([^./]*)$/.exec(path)?.[1] ?? path).toLowerCase();
/** The first line that differs, counted from 1 in the text afterwards. */
const firstChangedLine = (before, after) => {
    if (typeof before !== 'string' || typeof after !== 'string')
        return 1;
    const [old, now] = [before, after].map(text => text.split(/\r\n|\n|\r/));
    const index = now.findIndex((line, at) => line !== old[at]);
    return index < 0 ? Math.max(now.length, 1) : index + 1;
};

// EXTERNAL MODULE: ./build/change/spec-section.js + 3 modules
var spec_section = __webpack_require__(7193);
// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/change/matched-set.js
/** How far a match may reach: an entry further on in a long line is found, and its length costs no more. */
const longestReach = 2000;
/**
 * Compares what the pattern finds in all its files together, before and after; null where it is the same set. An entry
 * that moves within a file or to another of them is still there. Unchanged files must be in both texts.
 */
const changedSet = ({ matchAt, files }, texts) => {
    const before = linesOf(texts.before, files.isMatch);
    const after = linesOf(texts.after, files.isMatch);
    const [gone, come] = [lessCommon(before, after), lessCommon(after, before)];
    const old = entriesOf(gone, matchAt);
    const fresh = entriesOf(come, matchAt);
    const candidates = new Set([...old.keys(), ...fresh.keys()].filter(entry => !old.has(entry) || !fresh.has(entry)));
    // Only a line that holds the text of a candidate can hold it as an entry.
    const kept = new Set(come);
    const standing = after.filter(line => !kept.has(line) && [...candidates].some(entry => line.text.includes(entry)));
    for (const entry of entriesOf(standing, matchAt).keys())
        candidates.delete(entry);
    if (candidates.size === 0)
        return null;
    const added = [...candidates].filter(entry => fresh.has(entry)).sort();
    const removed = [...candidates].filter(entry => old.has(entry)).sort();
    const first = [...(added.length > 0 ? fresh : old)].find(([entry]) => candidates.has(entry))?.[1];
    return { added, removed, path: first?.path ?? '', line: first?.number ?? 1 };
};
const linesOf = (texts, isMatch) => [...texts].flatMap(([path, text]) => text !== null && isMatch(path)
    ? text.split(/\r\n|\n|\r/).map((line, index) => ({ path, number: index + 1, text: line }))
    : []);
/** The lines that the others do not have, each of the others standing for one. */
const lessCommon = (lines, others) => {
    const counts = new Map();
    for (const { text } of others)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return lines.filter(({ text }) => {
        const count = counts.get(text) ?? 0;
        if (count > 0)
            counts.set(text, count - 1);
        return count === 0;
    });
};
/** Every match, and the first line that holds it. Matches do not overlap. */
const entriesOf = (lines, matchAt) => {
    const entries = new Map();
    for (const line of lines) {
        for (let at = 0; at < line.text.length;) {
            // What stands before it tells where a word begins.
            const start = Math.max(at - 2, 0);
            const length = matchAt(line.text.slice(start, at + longestReach), at - start);
            const entry = line.text.slice(at, at + length);
            if (length > 0 && !entries.has(entry))
                entries.set(entry, line);
            at += Math.max(length, 1);
        }
    }
    return entries;
};

;// CONCATENATED MODULE: ./build/change/triggers.js



/** Everything in the change that sets the trigger off, in the order of the trigger's alternatives. */
const occasionsOf = (trigger, ground) => [
    ...moveOccasions(trigger, ground),
    ...measurementOccasions(trigger, ground),
    ...matchOccasions(trigger, ground),
    ...pathOccasions(trigger, ground),
];
const moveOccasions = ({ move: pattern }, { moves }) => pattern === null
    ? []
    : moves
        .filter(move => isMeant(pattern, move))
        .map(move => ({ words: moveInWords(move), subject: move.id, place: move.place, move }));
/** Whether a move is one of those that a trigger names. */
const isMeant = ({ from, to, matrices }, move) => {
    // Whoever takes a row to another matrix on its way owes what both ask for.
    const paths = [move.from, move.to].flatMap(row => (row ? [row.place.path] : []));
    if (matrices !== null && !paths.some(matrices.isMatch))
        return false;
    // What could not be read, and what points at another line, claims nothing.
    const claims = move.to === null || (move.to.class !== 'unknown' && move.to.class !== 'pointer');
    return ((from === null || from.some(word => (0,state_word/* isMeantBy */.f7)(word, move.from, 'from'))) &&
        (to === null ? claims : to.some(word => (0,state_word/* isMeantBy */.f7)(word, move.to, 'to'))));
};
/** `ENG-1 moved from READY to DONE`. */
const moveInWords = ({ id, from, to }) => from === null
    ? `${id} arrived as ${to?.state ?? ''}`
    : to === null
        ? `${id} departed from ${from.state}`
        : `${id} moved from ${from.state} to ${to.state}`;
const measurementOccasions = ({ measurement }, ground) => ground.files.flatMap(file => {
    if (measurement?.isMatch(file.path) !== true)
        return [];
    const edit = ground.editOf(file);
    return edit === 'created' || edit === 'written'
        ? [fileOccasion(file, `measurement record ${file.path} ${done[edit]}`, ground)]
        : [];
});
const pathOccasions = ({ paths }, ground) => ground.files.flatMap(file => {
    if (paths?.isMatch(file.path) !== true)
        return [];
    const edit = ground.editOf(file);
    return isEdit(edit) ? [fileOccasion(file, `${file.path} ${done[edit]}`, ground)] : [];
});
const isEdit = (edit) => edit !== 'untouched' && edit !== 'moved';
const done = {
    created: 'was created',
    written: 'changed',
    emptied: 'was emptied',
    deleted: 'was deleted',
};
const fileOccasion = ({ path }, words, { texts }) => {
    const line = firstChangedLine(texts.before.get(path), texts.after.get(path));
    return { words, subject: path, place: { path, line, endLine: line }, move: null };
};
const matchOccasions = ({ matches }, { files, editOf, texts }) => {
    if (matches === null)
        return [];
    const { isMatch } = matches.files;
    // A set that changed with nothing but link targets, or with a file that went elsewhere, has not changed for a reader.
    if (!files.some(file => isMatch(file.path) && isEdit(editOf(file))))
        return [];
    const set = changedSet(matches, texts);
    if (set === null)
        return [];
    const { added, removed, path, line } = set;
    const words = [entriesInWords('added', added), entriesInWords('removed', removed)].filter(each => each !== '');
    return [{ words: words.join(', '), subject: path, place: { path, line, endLine: line }, move: null }];
};
const triggers_shown = 5;
const entriesInWords = (what, entries) => {
    if (entries.length === 0)
        return '';
    const rest = entries.length > triggers_shown ? ` and ${entries.length - triggers_shown} more` : '';
    return `${what} ${entries
        .slice(0, triggers_shown)
        .map(each => `"${each}"`)
        .join(', ')}${rest}`;
};

;// CONCATENATED MODULE: ./build/change/missing-sections.js


/** A row in one of these has nothing before it: what comes next cannot be written down truly. */
const settled = ['done', 'dropped', 'pointer', 'unknown'];
/** Every section that a moved row owes in its own spec and does not have. A row that is settled or gone owes none. */
const missingSections = (obligations, ground, specPaths, parse) => {
    const specs = new Map();
    const specAt = (path) => {
        const known = specs.get(path);
        if (known !== undefined)
            return known;
        const text = ground.texts.after.get(path);
        const spec = typeof text === 'string' ? { document: parse(path, text), text } : null;
        specs.set(path, spec);
        return spec;
    };
    return obligations.flatMap(({ name, reason, when, owes }) => {
        const sections = owes.flatMap(owed => (owed.kind === 'section' ? [owed.sections] : []));
        if (sections.length === 0)
            return [];
        return occasionsOf(when, ground).flatMap((occasion) => {
            const row = occasion.move?.to;
            if (!row || settled.includes(row.class))
                return [];
            return sections.flatMap(names => {
                const lack = lackOf(row, names, specPaths(row), specAt);
                return lack === null ? [] : [{ obligation: name, reason, occasion, row, sections: names, ...lack }];
            });
        });
    });
};
const lackOf = (row, names, paths, specAt) => {
    const read = paths.map(path => ({ path, spec: specAt(path) }));
    const states = read.map(({ path, spec }) => ({
        path,
        ...(spec ? (0,spec_section/* sectionState */.Z)(spec, row.id, names) : unread),
    }));
    if (states.some(({ state }) => state === 'filled'))
        return null;
    for (const each of states) {
        if (each.state === 'empty')
            return { instead: `nothing is written under that heading in ${each.path}`, heading: each.heading };
    }
    return { instead: whatThereIs(row, states), heading: null };
};
const unread = { state: 'unread' };
const whatThereIs = (row, states) => {
    const [first] = states;
    if (!first)
        return row.specLinks.length > 0 ? 'the spec that it links does not exist' : 'it links no spec';
    const readable = states.find(({ state }) => state !== 'unread');
    return readable ? `${readable.path} has no such heading` : `${first.path} cannot be read`;
};

;// CONCATENATED MODULE: ./build/evidence/excerpt.js
const longestQuote = 240;
/** The first line of a message, kept short, free of the message it was cut from. */
const subjectOf = (message) => {
    const end = message.search(/[\r\n]/);
    return excerpt(message, 0, end < 0 ? message.length : end, 0);
};
/** The line of a text on which `at` stands, trimmed; of a long line the part around it. */
function lineAt(text, at) {
    let start = at;
    let end = at;
    while (start > 0 && !isBreak(text.charCodeAt(start - 1)))
        start--;
    while (end < text.length && !isBreak(text.charCodeAt(end)))
        end++;
    return excerpt(text, start, end, at);
}
/** A copy that does not keep the text alive from which it was cut. */
const detached = (text) => ` ${text}`.slice(1);
/** `2026-07-24` in UTC; the bare number where it is no date. */
function dateOf(seconds) {
    const date = new Date(seconds * 1000);
    return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}
/** As many digits as people write. */
const shortSha = (sha) => sha.slice(0, 8);
/** `1 commit`, `3 commits`. */
const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
function excerpt(text, start, end, at) {
    if (end - start <= longestQuote)
        return detached(text.slice(start, end).trim());
    const from = Math.max(start, Math.min(at - longestQuote / 2, end - longestQuote));
    // A cut through the middle of a character would leave a half that no output can hold.
    const cut = text
        .slice(from, from + longestQuote)
        .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
        .trim();
    return detached(`${from > start ? '…' : ''}${cut}${from + longestQuote < end ? '…' : ''}`);
}
const isBreak = (code) => code === 10 || code === 13;

;// CONCATENATED MODULE: ./build/evidence/revert-words.js
const sha = '[0-9a-f]{7,64}\\b';
const bySha = new RegExp(`(?:\\bthis reverts(?: commits?)?|^[ \\t]{0,20}reverts?(?: commits?)?)[\\s:]{1,20}(${sha}(?:[\\s,]{1,20}(?:and\\s{1,20})?${sha}){0,200})`, 'gim');
const byNumber = /^[ \t]{0,20}(?:this )?reverts?:? (?:pull request |pr )?(?:[\w.-]{1,100}\/[\w.-]{1,100})?#(\d{1,9})\b/gim;
const quoted = /^([ \t]{0,20}(?:[*>-][ \t]{1,20})?(?:Revert|Reapply) ")(.*)/gm;
/** Peels a subject. Linear in its length, whatever its depth. */
function bareSubject(subject) {
    let text = subject.trim();
    let depth = 0;
    for (;;) {
        const number = numberAtEnd(text);
        if (number > 0)
            text = text.slice(0, text.lastIndexOf('(#')).trimEnd();
        const times = text.startsWith('Revert "') ? 1 : text.startsWith('Reapply "') ? 2 : 0;
        if (times === 0)
            return { depth, text, number };
        depth += times;
        text = text.slice(text.indexOf('"') + 1, text.endsWith('"') ? -1 : undefined).trimEnd();
    }
}
/** Number of the pull request that a subject ends with; 0 where there is none. */
const numberAtEnd = (subject) => {
    if (!subject.endsWith(')'))
        return 0;
    return Number(/\(#(\d{1,9})\)$/.exec(subject.slice(-12))?.[1] ?? 0);
};
/** What a message says it takes back; null where it says nothing of the kind. */
function revertWords(message, subject) {
    if (!/revert|reapply/i.test(message))
        return null;
    const shas = [];
    const numbers = [];
    let first = Infinity;
    for (const match of message.matchAll(bySha)) {
        shas.push(...((match[1] ?? '').toLowerCase().match(/[0-9a-f]{7,64}/g) ?? []));
        first = Math.min(first, match.index);
    }
    for (const match of message.matchAll(byNumber)) {
        numbers.push(Number(match[1]));
        first = Math.min(first, match.index);
    }
    if (subject.depth === 0 && first === Infinity)
        return null;
    const list = message.search(/^\* /m);
    return { subject, shas, numbers, partly: subject.depth === 0 && list >= 0 && list < first };
}
const passing = /\b(?:revert(?:s|ed|ing)?|undo(?:es|ing|ne)?|back(?:s|ed|ing)?[ -]?out|roll(?:s|ed|ing)?[ -]?back)\b/i;
/** True for a message that speaks of taking something back, whether or not it says what. */
const speaksOfRevert = (message) => passing.test(message);
/** The message with blanks for every subject that a `Revert` or `Reapply` quotes: same length, same lines. */
function ownWords(message) {
    if (!/(?:Revert|Reapply) "/.test(message))
        return message;
    return message.replace(quoted, (_line, lead, rest) => {
        const end = rest.lastIndexOf('"');
        const length = end < 0 ? rest.length : end;
        return lead + ' '.repeat(length) + rest.slice(length);
    });
}

// EXTERNAL MODULE: ./build/evidence/visible-lines.js
var visible_lines = __webpack_require__(3280);
;// CONCATENATED MODULE: ./build/evidence/change-texts.js



/** Where the change names each ID: its title, `Row:` lines of its body, its head branch. */
function changeTextsOf({ title, body, branch }, { matcher, ownerOf }) {
    const texts = new Map();
    const add = (id, text) => {
        const found = texts.get(id);
        if (found === undefined)
            texts.set(id, [text]);
        else if (!found.some(({ kind }) => kind === text.kind))
            found.push(text);
    };
    for (const { id } of matcher.namesIn(ownWords(title)))
        add(id, { kind: 'title', text: lineAt(title, 0) });
    for (const line of rowLines(body)) {
        for (const { id } of matcher.namesIn(line))
            add(id, { kind: 'row-line', text: lineAt(line, 0) });
    }
    const owner = ownerOf(branch);
    if (owner.kind === 'row')
        add(owner.id, { kind: 'head-branch', text: branch });
    return texts;
}
/** The open pull requests of others by the IDs that their title or head branch names, lowest number first. */
function pullRequestsById(requests, { matcher, ownerOf }) {
    const byId = new Map();
    for (const request of [...requests].sort((one, other) => one.number - other.number)) {
        const ids = new Set(matcher.namesIn(ownWords(request.title)).map(({ id }) => id));
        const owner = ownerOf(request.branch);
        if (owner.kind === 'row')
            ids.add(owner.id);
        for (const id of ids) {
            const found = byId.get(id);
            if (found === undefined)
                byId.set(id, [request]);
            else
                found.push(request);
        }
    }
    return byId;
}
const rowLine = /^[ \t]{0,20}(?:[-*+][ \t]{1,20})?[*_]{0,2}rows?[*_]{0,2}:(.*)/i;
const noRow = /^[*_\s]{0,20}none(?![\p{L}\p{N}_.-])/iu;
/** Lines `Row: ENG-1` of a body, where a reader sees them. */
function rowLines(body) {
    return (0,visible_lines/* visibleLines */.g)(body).filter(line => {
        const said = rowLine.exec(line)?.[1];
        return said !== undefined && !noRow.test(said);
    });
}

;// CONCATENATED MODULE: ./build/evidence/own-message.js
const excuse = /^[ \t]*rowaudit-allow[ \t]*:.*$/gim;
/**
 * A message without its excuses (`Rowaudit-Allow: RULE ID reason`), as long as before, so that places in it stay: to ask
 * that a row be spared is no work on it, nor on the rows that the reason mentions.
 */
const withoutExcuses = (message) => /rowaudit-allow/i.test(message) ? message.replace(excuse, line => ' '.repeat(line.length)) : message;

;// CONCATENATED MODULE: ./build/change/row-refusals.js
const rowNone = /^[ \t]{0,20}(?:[-*+][ \t]{1,20})?[*_]{0,2}rows?[*_]{0,2}:[*_\s]{0,20}none(?![\p{L}\p{N}_.-])(.*)$/iu;
const row_refusals_longestReason = 300;
/** Lines `Row: none (reason)` among those that a reader sees. Without a reason it is no answer, and the reason is empty. */
const rowRefusals = (visibleLines) => visibleLines.flatMap(line => {
    const rest = line.length > 1000 ? undefined : rowNone.exec(line)?.[1];
    if (rest === undefined)
        return [];
    const reason = rest
        .replace(/[\u0000-\u001f\u007f]+/g, ' ')
        .replace(/^[\s:,;*_–—-]+/u, '')
        .replace(/[\s*_]+$/, '')
        .replace(/^\((.*)\)[.\s]*$/, '$1')
        .trim();
    return [{ reason: /[\p{L}\p{N}]/u.test(reason) ? reason.slice(0, row_refusals_longestReason) : '', line: line.trim() }];
});

;// CONCATENATED MODULE: ./build/change/named-rows.js




/** The rows that the change names, by where it does. */
const namedRows = (commits, { title, body, branch, isWritten }, { namesIn, ownerOf }) => {
    const idsIn = (texts) => new Set(texts.flatMap(text => namesIn(text).map(({ id }) => id)));
    return {
        commits: idsIn(commits.map(({ message }) => withoutExcuses(message))),
        landing: title === null || isWritten ? null : idsIn([title, body]),
        words: idsIn([title ?? '', ...rowLines(body)]),
        branch: branch === '' ? null : ownerOf(branch),
    };
};
/** Where the change says that it belongs to no row: in its body, or in a message. */
const refusalsOf = (commits, { body }) => [body, ...commits.map(({ message }) => message)].flatMap(text => rowRefusals((0,visible_lines/* visibleLines */.g)(text)));

;// CONCATENATED MODULE: ./build/change/owed-documents.js

/** Every document that an obligation owes and the change does not bring, one for each occasion. */
const owedDocuments = (obligations, ground) => obligations.flatMap(({ name, reason, when, owes }) => {
    const unpaid = owes.flatMap(owed => owed.kind === 'document' && !isPaid(owed.documents, ground) ? [owed.documents] : []);
    if (unpaid.length === 0)
        return [];
    return occasionsOf(when, ground).flatMap(occasion => unpaid.map(documents => ({
        obligation: name,
        reason,
        occasion,
        documents: documents.globs,
        shortfall: shortfallOf(documents, ground),
    })));
});
/** Paid by a document that exists afterwards and whose text is new or other, white space and link targets aside. */
const isPaid = ({ isMatch }, { files, editOf }) => files.some(file => isMatch(file.path) && pays(editOf(file)));
const pays = (edit) => edit === 'created' || edit === 'written';
const shortfalls = {
    untouched: 'changed in nothing but white space and link targets',
    moved: 'was only moved',
    emptied: 'says nothing',
    deleted: 'was deleted',
};
const shortfallOf = ({ isMatch }, { files, editOf }) => {
    const near = files.find(({ path }) => isMatch(path));
    const why = near && shortfalls[editOf(near)];
    return near && why !== undefined ? `${near.path} ${why}` : null;
};

;// CONCATENATED MODULE: ./build/change/unlicensed-edits.js


/** A document that is only now created could not have been guarded, and one that only moves is what it was. */
const edits = ['written', 'emptied', 'deleted'];
/** Every edit of a guarded document in a change that brings nothing which permits it. */
const unlicensedEdits = (guards, ground) => guards.flatMap(({ documents, permits, reason }) => {
    const edited = ground.files.filter(file => documents.isMatch(file.path) && edits.includes(ground.editOf(file)));
    if (edited.length === 0 || occasionsOf(permits, ground).length > 0)
        return [];
    return edited.map(({ path }) => {
        const line = firstChangedLine(ground.texts.before.get(path), ground.texts.after.get(path));
        return { path, place: { path, line, endLine: line }, reason, permits: triggerInWords(permits) };
    });
});
/** The alternatives of a trigger: `a move to done`, `a change of docs/coverage.tsv`. */
const triggerInWords = ({ move, measurement, matches, paths }) => [
    ...(move ? [`a move${listed(' from', move.from)}${listed(' to', move.to)}`] : []),
    ...(measurement ? [`a new measurement in ${either(measurement.globs)}`] : []),
    ...(matches ? [`an entry more or less in ${either(matches.files.globs)}`] : []),
    ...(paths ? [`a change of ${either(paths.globs)}`] : []),
];
const listed = (word, words) => words === null ? '' : `${word} ${either(words)}`;
const either = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

;// CONCATENATED MODULE: ./build/change/to-change.js






/** What the change amounts to: its moves, what it owes and did not bring, and what it may not touch. */
const toChange = (facts, { change: settings }) => {
    const { files, texts, commits, words, finder, policy, specPaths } = facts;
    const { moves, renames, movedFiles } = facts.moves;
    const exempt = words.author !== null && settings.isExempt(words.author) ? words.author : null;
    const obligations = exempt === null ? settings.obligations : [];
    const ground = { moves, files, texts, editOf: editReader(files, texts) };
    return {
        files,
        commits,
        words,
        moves,
        renames,
        movedFiles,
        named: namedRows(commits, words, finder),
        refusals: refusalsOf(commits, words),
        owedDocuments: owedDocuments(obligations, ground),
        missingSections: missingSections(obligations, ground, specPaths, markdown_document/* parseMarkdown */.D),
        unlicensedEdits: unlicensedEdits(settings.guards, ground),
        policy,
        exempt,
    };
};

;// CONCATENATED MODULE: ./build/change/wanted-texts.js

/** Names every text that the obligations and guards ask for, so that all can be read at once. Nothing where nothing is agreed. */
const wantedTexts = (settings, { files, moves, tracked, specPaths }) => {
    const { obligations, guards } = settings;
    const triggers = [...obligations.map(({ when }) => when), ...guards.map(({ permits }) => permits)];
    const named = [
        ...triggers.flatMap(pathsOf),
        ...obligations.flatMap(({ owes }) => owes.flatMap(owed => (owed.kind === 'document' ? [owed.documents] : []))),
        ...guards.map(({ documents }) => documents),
    ];
    const isNamed = (path) => named.some(({ isMatch }) => isMatch(path));
    const relevant = files.filter(({ path }) => isNamed(path));
    // What came and what has gone may be one file under another name; its extension stays.
    const extensions = new Set(relevant.filter(isComeOrGone).map(({ path }) => extensionOf(path)));
    const also = files.filter(file => isComeOrGone(file) && extensions.has(extensionOf(file.path)));
    const changed = [...relevant, ...also];
    const registries = triggers.flatMap(({ matches }) => matches && files.some(({ path }) => matches.files.isMatch(path)) ? [matches.files] : []);
    const registered = registries.length === 0
        ? []
        : [...tracked].filter(path => registries.some(({ isMatch }) => isMatch(path)));
    const changedPaths = new Set(files.map(({ path }) => path));
    const owesSection = obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'));
    const specs = owesSection ? moves.moves.flatMap(({ to }) => (to ? specPaths(to) : [])) : [];
    return {
        before: sorted([
            ...changed.filter(({ before }) => before?.regular === true).map(({ path }) => path),
            ...registered.filter(path => !changedPaths.has(path)),
        ]),
        after: sorted([
            ...changed.filter(({ after }) => after?.regular === true).map(({ path }) => path),
            ...registered,
            ...specs,
        ]),
    };
};
const pathsOf = ({ measurement, matches, paths }) => [measurement, matches?.files, paths].flatMap(set => (set ? [set] : []));
const isComeOrGone = ({ before, after }) => (before?.regular === true) !== (after?.regular === true);
const sorted = (paths) => [...new Set(paths)].sort();

// EXTERNAL MODULE: ./build/config/defaults.js
var defaults = __webpack_require__(1573);
// EXTERNAL MODULE: ./build/config/glob-cover.js
var glob_cover = __webpack_require__(1407);
;// CONCATENATED MODULE: ./build/config/looser.js
/** Equal as JSON. */
const sameValue = (one, other) => JSON.stringify(one) === JSON.stringify(other);

;// CONCATENATED MODULE: ./build/config/relaxed-claims.js

/** Claims, rollups and marks that are checked no more, or otherwise. */
const relaxedClaims = (before, after) => [
    ...relaxedClaimStates(before.claims, after.claims),
    ...gone(before.rollups, after.rollups).map(({ files, under }) => ({
        path: ['rollups'],
        words: `counts in ${nameOf(files ?? 'the matrices', under)} are read otherwise, or not at all`,
    })),
    ...gone(before.marks, after.marks).map(({ files, under }) => ({
        path: ['marks'],
        words: `marks in ${nameOf(files, under)} are read otherwise, or not at all`,
    })),
];
const listOf = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
/** Items of the first list that the second has not just so. */
const gone = (before, after) => {
    const now = listOf(after);
    return listOf(before).filter(old => !now.some(each => sameValue(each, old)));
};
const nameOf = (files, under) => {
    const headings = listOf(under);
    const where = headings.length > 0 ? ` under ${headings.map(each => `"${each}"`).join(', ')}` : '';
    return `${listOf(files).join(', ')}${where}`;
};
const relaxedClaimStates = (before, after) => {
    if (!before)
        return [];
    if (!after)
        return [{ path: ['claims'], words: 'no row needs a claim any more' }];
    return [
        ...before.states
            .filter(state => !after.states.includes(state))
            .map(state => ({ path: ['claims', 'states'], words: `a row in ${state} needs no claim` })),
        ...after.states
            .filter(state => !before.states.includes(state))
            .map(state => ({ path: ['claims', 'states'], words: `a claim may list rows in ${state}` })),
        ...(after.shared === true && before.shared !== true
            ? [{ path: ['claims', 'shared'], words: 'several claims may list one row' }]
            : []),
        ...gone(before.in, after.in).map(({ files, under }) => ({
            path: ['claims', 'in'],
            words: `claims in ${nameOf(files, under)} are read otherwise, or not at all`,
        })),
    ];
};

;// CONCATENATED MODULE: ./build/config/relaxed-rules.js



const grades = [...row/* severities */.g, 'off'];
/** Rules that are milder, off, or set otherwise, for all files or for those of one entry. */
const relaxedRules = (before, after, rules) => [
    ...rules.flatMap(rule => compare(rule.id, settingOf(rule, before.rules), settingOf(rule, after.rules)).map(words => ({
        path: ['rules', rule.id],
        words,
    }))),
    ...relaxed_rules_entriesOf(after).flatMap(entry => {
        const { key, index, settings } = entry;
        const old = entryFor(entry, relaxed_rules_entriesOf(before))?.settings;
        return rules.flatMap(rule => {
            const was = old?.[rule.id] === undefined ? before.rules : old;
            const is = settings[rule.id] === undefined ? after.rules : settings;
            if (was === before.rules && is === after.rules)
                return [];
            return compare(rule.id, settingOf(rule, was), settingOf(rule, is)).map(words => ({
                path: settings[rule.id] === undefined ? ['matrices', index] : ['matrices', index, 'rules', rule.id],
                words: `${words} in ${key}`,
            }));
        });
    }),
];
const relaxed_rules_entriesOf = ({ matrices = [] }) => matrices.map((entry, index) => {
    const globs = typeof entry === 'string' ? [entry] : [entry.files].flat();
    const settings = typeof entry === 'string' ? {} : (entry.rules ?? {});
    return { key: globs.join(', '), globs, index, settings };
});
/** What settled the files of an entry before: the entry of its name, else the first that held all of them. */
const entryFor = ({ key, globs }, entries) => entries.find(each => each.key === key) ?? entries.find(each => (0,glob_cover/* covers */.h)(each.globs, globs));
const settingOf = ({ id, severity, options, optIn = false }, settings) => {
    const defaults = options.parse({});
    const given = settings?.[id];
    if (given === undefined)
        return { severity: optIn ? 'off' : severity, options: defaults };
    if (typeof given === 'string')
        return { severity: given, options: defaults };
    const { severity: set, ...own } = given;
    return { severity: set ?? severity, options: { ...defaults, ...own } };
};
const compare = (id, was, is) => {
    if (grades.indexOf(is.severity) > grades.indexOf(was.severity))
        return [`${id} is ${is.severity} instead of ${was.severity}`];
    if (is.severity === 'off')
        return [];
    const names = [...new Set([...Object.keys(was.options), ...Object.keys(is.options)])].sort();
    return names.flatMap(name => {
        const [old, now] = [was.options[name], is.options[name]];
        return sameValue(old, now)
            ? []
            : [`${name} of ${id} is ${JSON.stringify(now)} instead of ${JSON.stringify(old)}`];
    });
};

// EXTERNAL MODULE: ./build/config/coverage-defaults.js
var coverage_defaults = __webpack_require__(212);
;// CONCATENATED MODULE: ./build/config/relaxed-coverage.js



/** What the section about measures demands less of. Where nobody can tell which is stricter, it is named too. */
const relaxedCoverage = (before, after) => {
    if (before === undefined)
        return [];
    if (after === undefined)
        return [{ path: [], words: 'nothing is measured any more' }];
    const said = (key, words) => ({ path: ['coverage', key], words });
    const lost = (list = [], now = []) => list.filter(each => !now.includes(each));
    const [old, now] = [before.finished, after.finished];
    return [
        ...((0,glob_cover/* covers */.h)(after.documents, before.documents)
            ? []
            : [said('documents', 'coverage tables are sought in other documents')]),
        ...(sameValue(before.columns, after.columns)
            ? []
            : [said('columns', 'coverage tables are read by other headers')]),
        // Files that are not counted make a gap wider; files that are counted now make it narrower.
        ...lost(before.tests ?? coverage_defaults/* defaultTests */.nW, after.tests ?? coverage_defaults/* defaultTests */.nW).map(each => said('tests', `${each} counts as production code`)),
        ...lost(before.generated ?? coverage_defaults/* defaultGenerated */.d3, after.generated ?? coverage_defaults/* defaultGenerated */.d3).map(each => said('generated', `${each} counts as production code`)),
        ...lost(old?.states ?? coverage_defaults/* defaultFinished */.Sw.states, now?.states ?? coverage_defaults/* defaultFinished */.Sw.states).map(each => said('finished', `${each} does not say any more that a row is finished`)),
        ...lost(old?.words ?? coverage_defaults/* defaultFinished */.Sw.words, now?.words ?? coverage_defaults/* defaultFinished */.Sw.words).map(each => said('finished', `"${each}" does not say any more that a row is finished`)),
        ...relaxedExhausted(before.exhausted, after.exhausted),
    ];
};
const relaxedExhausted = (before, after) => {
    if (before === undefined)
        return [];
    const path = ['coverage', 'exhausted'];
    if (after === undefined)
        return [{ path: ['coverage'], words: 'any document may say that nothing is left' }];
    return [
        ...((0,glob_cover/* covers */.h)(after.documents, before.documents)
            ? []
            : [{ path, words: 'other documents may not say that nothing is left' }]),
        ...before.phrases
            .filter(each => !after.phrases.includes(each))
            .map(each => ({ path, words: `a document may say "${each}"` })),
    ];
};

;// CONCATENATED MODULE: ./build/config/relaxed-changes.js


/** Obligations and guards that are gone or other, moves that are newly allowed, authors that are newly exempt. */
const relaxedChanges = (before, after) => [
    ...relaxedObligations(before.obligations, after.obligations),
    ...relaxedGuards(before.guards, after.guards),
    ...relaxedMoves(before.moves, after.moves, after.states),
    ...(after['exempt-authors'] ?? [])
        .filter(author => before['exempt-authors']?.includes(author) !== true)
        .map(author => ({ path: ['exempt-authors'], words: `${author} owes nothing` })),
];
const relaxedObligations = (before = {}, after = {}) => Object.entries(before).flatMap(([name, old]) => {
    const now = Object.hasOwn(after, name) ? after[name] : undefined;
    if (now === undefined)
        return [{ path: ['obligations'], words: `obligation ${name} is gone` }];
    return isStricter(old, now)
        ? []
        : [{ path: ['obligations', name], words: `obligation ${name} is another` }];
});
/** The same occasions, and all that was owed is owed still. */
const isStricter = (old, now) => sameValue(old.when, now.when) && old.owes.every(owed => now.owes.some(each => sameValue(each, owed)));
const relaxedGuards = (before = [], after = []) => before.flatMap(old => {
    const document = [old.document].flat().join(', ');
    const same = after.findIndex(each => sameValue(each.document, old.document));
    if (same < 0)
        return [{ path: ['guards'], words: `${document} is not guarded any more` }];
    return sameValue(after[same]?.with, old.with)
        ? []
        : [{ path: ['guards', same, 'with'], words: `other changes permit an edit of ${document}` }];
});
const relaxedMoves = (before, after, states = {}) => {
    if (before === undefined)
        return [];
    if (after === undefined)
        return [{ path: [], words: 'every move is allowed' }];
    const allowed = (from, now, old) => now
        .filter(to => !old.includes(to))
        .map(to => ({ path: ['moves', from], words: `a move from ${from} to ${to} is allowed` }));
    const kept = Object.entries(before).flatMap(([from, old]) => {
        const now = Object.hasOwn(after, from) ? after[from] : undefined;
        return now === undefined
            ? [{ path: ['moves'], words: `every move from ${from} is allowed` }]
            : allowed(from, now, old);
    });
    // What is said of a state goes before what was said of its class.
    const own = Object.entries(after).filter(([from]) => !Object.hasOwn(before, from) && !(0,state_word/* isReservedWord */.Zs)(from));
    const classes = new Map(Object.entries(states).map(([word, state]) => [
        word.toLowerCase(),
        typeof state === 'string' ? state : state.class,
    ]));
    return [
        ...kept,
        ...own.flatMap(([from, now]) => {
            const known = classes.get(from.toLowerCase());
            if (known === undefined)
                return allowed(from, now, []);
            return Object.hasOwn(before, known) ? allowed(from, now, before[known] ?? []) : [];
        }),
    ];
};

;// CONCATENATED MODULE: ./build/config/relaxed-contracts.js

/** Contracts that are gone or demand something else, and placeholders that count as something from now on. */
const relaxedContracts = (before, after) => [
    ...Object.entries(before.contracts ?? {}).flatMap(([name, old]) => {
        const { contracts = {} } = after;
        const now = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
        if (now === undefined)
            return [{ path: ['contracts'], words: `contract ${name} is gone` }];
        return sameDemand(old, now) ? [] : [{ path: ['contracts', name], words: `contract ${name} is another` }];
    }),
    ...(sameValue(before.placeholders, after.placeholders) || isMore(before.placeholders, after.placeholders)
        ? []
        : [{ path: ['placeholders'], words: 'other texts of cells stand for nothing' }]),
];
const sameDemand = (old, now) => sameValue({ ...old, reason: undefined }, { ...now, reason: undefined });
const isMore = (before, after) => before !== undefined && after !== undefined && before.every(each => after.includes(each));

;// CONCATENATED MODULE: ./build/config/relaxed-documents.js

/** Documents of which less is asked: larger figures, fewer ratchets, another order, lines that may be lost. */
const relaxedDocuments = ({ documents: before = [] }, { documents: after = [] }) => before.flatMap(old => {
    const name = [old.files].flat().join(', ');
    const places = after.flatMap(({ files }, index) => sameValue([files].flat(), [old.files].flat()) ? index : []);
    const [first] = places;
    if (first === undefined)
        return [{ path: ['documents'], words: `nothing is asked of ${name} any more` }];
    // Of several entries for the same files, each may ask for a part.
    const asked = places.flatMap(place => after[place] ?? []);
    return [
        ...relaxedBudget(old, asked),
        ...(old.ratchet ?? []).flatMap(figure => asked.some(({ ratchet }) => ratchet?.some(each => sameValue(each, figure)))
            ? []
            : `${typeof figure === 'string' ? figure : `phrase "${figure.phrase}"`} may rise`),
        ...(old.log && !asked.some(({ log }) => sameValue(log, old.log))
            ? ['the log is read otherwise, or not at all']
            : []),
        ...(old['append-only'] === true && !asked.some(each => each['append-only'] === true)
            ? ['lines may be taken out']
            : []),
    ].map(words => ({ path: ['documents', first], words: `${words} in ${name}` }));
});
const relaxedBudget = ({ budget = {} }, asked) => {
    const limits = asked.map(each => limitsOf(each.budget ?? {}));
    return [...limitsOf(budget)].flatMap(([figure, most]) => {
        const now = Math.min(...limits.map(each => each.get(figure) ?? Infinity));
        if (now <= most)
            return [];
        return now === Infinity ? `there is no limit for ${figure}` : `${figure} may be ${now} instead of ${most}`;
    });
};
const limitsOf = ({ phrases = {}, ...plain }) => new Map([
    ...Object.entries(plain).flatMap(([figure, most]) => most === undefined ? [] : [[figure, most]]),
    ...Object.entries(phrases).map(([phrase, most]) => [`phrases "${phrase}"`, most]),
]);

// EXTERNAL MODULE: ./build/model/state-rule.js
var state_rule = __webpack_require__(1082);
;// CONCATENATED MODULE: ./build/config/relaxed-states.js

const weights = ['error', 'warning', 'notice', 'none'];
/** States that mean something else or ask for less, and a vocabulary in place of the documented one or the other way round. */
const relaxedStates = (before, after) => {
    if (!before.states && !after.states)
        return [];
    if (!before.states || !after.states)
        return [{ path: ['states'], words: 'states are read by another vocabulary' }];
    const [old, now] = [vocabularyOf(before.states), vocabularyOf(after.states)];
    const words = new Set([...Object.keys(after.states), ...Object.keys(before.states)].map(spelled));
    return [...words].flatMap(word => {
        const [was, is] = [stateAt(old, word), stateAt(now, word)];
        if (!was || !is)
            return [];
        const { name } = is;
        const said = [
            was.class === is.class ? '' : `${name} means ${is.class} instead of ${was.class}`,
            was.live && !is.live ? `${name} is not live any more` : '',
            weights.indexOf(is.evidence) > weights.indexOf(was.evidence)
                ? `${name} asks for evidence with ${is.evidence} instead of ${was.evidence}`
                : '',
        ].filter(each => each !== '');
        return said.map(each => ({ path: ['states', name], words: each }));
    });
};
const spelled = (word) => word.trim().replace(/\s+/g, ' ').toLowerCase();
const vocabularyOf = (states) => new Map(Object.entries(states).map(([name, state]) => {
    const given = typeof state === 'string' ? { class: state } : state;
    const { live, evidence, class: stateClass } = (0,state_rule/* stateRule */.K)(name, given.class);
    const own = { class: stateClass, live: given.live ?? live, evidence: given.evidence ?? evidence };
    return [spelled(name), { name, ...own }];
}));
/** What a cell that begins with the word is read as: the state of the longest word at its start. */
const stateAt = (vocabulary, word) => {
    for (let head = word; head !== ''; head = head.replace(/[\p{L}\p{N}_]+$|[^\p{L}\p{N}_]+$/u, '')) {
        const state = vocabulary.get(head);
        if (state)
            return state;
    }
    return undefined;
};

;// CONCATENATED MODULE: ./build/config/relaxations.js










/**
 * What the second configuration relaxes of the first, in its own words. Where nobody can tell whether a change makes
 * something stricter or less strict, it is named too. A first configuration relaxes nothing.
 */
const relaxations = (before, after, rules) => {
    if (before === null)
        return [];
    if (after === null)
        return [{ path: [], words: 'there is no configuration any more, and nothing is agreed' }];
    return [
        ...relaxedBase(before, after),
        ...relaxedMatrices(before, after),
        ...relaxedReading(before, after),
        ...relaxedStates(before, after),
        ...relaxedEvidence(before, after),
        ...relaxedRules(before, after, rules),
        ...relaxedChanges(before, after),
        ...relaxedContracts(before, after),
        ...relaxedClaims(before, after),
        ...relaxedDocuments(before, after),
        ...relaxedCoverage(before.coverage, after.coverage),
    ];
};
const relaxations_listOf = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
const added = (before = [], after = []) => after.filter(each => !before.includes(each));
const relaxedBase = (before, after) => added(relaxations_listOf(before.base), relaxations_listOf(after.base)).map(branch => ({
    path: ['base'],
    words: `work counts as landed on ${branch}`,
}));
const relaxedMatrices = (before, after) => {
    const [old, now] = [before, after].map(({ matrices = [] }) => matrices.map(entry => (typeof entry === 'string' ? { files: entry } : entry)));
    const globs = now.flatMap(({ files }) => relaxations_listOf(files));
    const gone = old
        .flatMap(({ files }) => relaxations_listOf(files))
        .filter(glob => !glob.startsWith('!') && !(0,glob_cover/* covers */.h)(globs, [glob, ...globs.filter(each => each.startsWith('!'))]));
    const known = old.flatMap(({ files }) => relaxations_listOf(files));
    const taken = added(known, globs).filter(glob => glob.startsWith('!'));
    const empty = now.filter(entry => entry['allow-empty'] !== undefined &&
        !old.some(each => each['allow-empty'] !== undefined && sameValue(each.files, entry.files)));
    const [were, are] = [old, now].map(entries => new Map(entries.map(each => [relaxations_nameOf(each), each])));
    const names = [...new Set([...are.keys(), ...were.keys()])];
    const told = names.filter(name => !sameValue(were.get(name)?.records, are.get(name)?.records));
    const settles = (entry) => entry?.rules !== undefined || entry?.records !== undefined;
    const settling = names.filter(name => settles(were.get(name)) && settles(are.get(name)));
    const inOrder = (entries) => entries.map(relaxations_nameOf).filter(name => settling.includes(name));
    const isReordered = !sameValue(inOrder(old), inOrder(now));
    return [
        ...gone.map(glob => ({ path: ['matrices'], words: `${glob} is no matrix any more` })),
        ...taken.map(glob => ({ path: ['matrices'], words: `${glob.slice(1)} is taken from the matrices` })),
        ...empty.map(({ files }) => ({
            path: ['matrices'],
            words: `${relaxations_listOf(files).join(', ')} may hold no rows`,
        })),
        ...told.map(name => ({
            path: ['matrices'],
            words: `what is record for the rows of ${name} is otherwise`,
        })),
        ...(isReordered ? [{ path: ['matrices'], words: 'entries settle their files in another order' }] : []),
    ];
};
const relaxations_nameOf = ({ files }) => relaxations_listOf(files).join(', ');
const relaxedReading = (before, after) => [
    ...['id', 'state', 'spec', 'owner', 'references'].flatMap(column => sameValue(relaxations_listOf(before.columns?.[column]), relaxations_listOf(after.columns?.[column]))
        ? []
        : [{ path: ['columns', column], words: `the ${column} is read from other columns` }]),
    ...(before.ids === after.ids ? [] : [{ path: ['ids'], words: 'IDs are read by another pattern' }]),
    ...(before.namespace !== 'file' && after.namespace === 'file'
        ? [{ path: ['namespace'], words: 'rows of one ID in two files need not agree' }]
        : []),
];
const relaxedEvidence = (before, after) => {
    const [old, now] = [before, after].map(config => ({
        branches: config.branches ?? defaults/* defaultBranches */.U_,
        parked: config.parked ?? defaults/* defaultParked */.Tu,
        records: config.records ?? defaults/* defaultRecords */.cz,
    }));
    const asRecord = (glob) => `${glob} is a record, and needs no row`;
    const asWork = (glob) => `commits to ${glob} count as work`;
    const said = (path, words) => ({ path: [path], words });
    return [
        ...added(old.branches, now.branches).map(each => said('branches', `branches ${each} keep a row in flight`)),
        ...added(now.parked, old.parked).map(each => said('parked', `branches ${each} are not parked any more`)),
        ...added(old.parked, now.parked).map(each => said('parked', `branches ${each} are nobody's work`)),
        ...added(now.records, old.records).map(each => said('records', each.startsWith('!') ? asRecord(each.slice(1)) : asWork(each))),
        ...added(old.records, now.records).map(each => said('records', each.startsWith('!') ? asWork(each.slice(1)) : asRecord(each))),
    ];
};

;// CONCATENATED MODULE: ./build/config/policy.js

const nothing = { relaxations: [], faults: [], tightened: null };
/** What a change does to the configuration. Null for a side without one. */
const configurationChange = (before, after, rules) => {
    const place = { path: after?.path ?? before?.path ?? '', line: 1, endLine: 1 };
    if (before?.text === after?.text && before?.path === after?.path)
        return nothing;
    if (after && !('config' in after.loaded)) {
        const faults = after.loaded.problems.map(({ message, line, column, path }) => ({
            words: message,
            subject: message,
            place: { path, line, endLine: line, column },
        }));
        return { ...nothing, faults };
    }
    const usable = after && 'config' in after.loaded ? after.loaded : null;
    // What cannot be read asks for nothing, so that nothing of it can be relaxed.
    const known = before && 'config' in before.loaded ? before.loaded.config : null;
    const looser = relaxations(known, usable?.config ?? null, rules).map(({ path, words }) => {
        const line = usable?.lineAt(path) ?? 1;
        const subject = path.length > 0 ? path.map(String).join('.') : 'configuration';
        return { words, subject, place: { ...place, line, endLine: line } };
    });
    return { ...nothing, relaxations: looser, tightened: looser.length === 0 ? place : null };
};

// EXTERNAL MODULE: ./build/markdown/decoded-text.js
var decoded_text = __webpack_require__(3196);
// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/rules/index.js + 120 modules
var rules = __webpack_require__(1126);
// EXTERNAL MODULE: ./build/record/linked-path.js
var linked_path = __webpack_require__(9923);
;// CONCATENATED MODULE: ./build/gather/change.js












/** The excuses that stand in the documents of a record. */
const waiversIn = ({ documents, census }) => (0,inline/* withInline */.__)(() => documentWaivers(documents, census, rules.rules));
/** Reads the texts that the configuration makes matter, and says what the change amounts to. */
const gatherChange = async (question) => {
    const { before, landed, files, commits, words, finder, configurationOf, settings } = question;
    const standing = await waiversIn(before.record);
    const waivers = allWaivers(await waiversIn(landed.record), commitWaivers(commits, rules.rules));
    // What would land, and not head's own: target may have changed its configuration since head left it.
    const agreed = await configurationOf(before.files);
    if (!agreed.found)
        return agreed;
    const agreeing = await configurationOf(landed.files);
    if (!agreeing.found)
        return agreeing;
    const policy = configurationChange(agreed.value, agreeing.value, rules.rules);
    const added = newWaivers({ waivers: standing.valid, census: before.record.census }, { waivers: waivers.valid, census: landed.record.census }, { path: agreeing.value?.path ?? files[0]?.path ?? '', line: 1, endLine: 1 });
    const moves = movesOf(before.record.census, landed.record.census, settings);
    const tracked = landed.files.entries;
    const links = await (0,inline/* withInline */.__)(() => new Map(moves.moves.flatMap(({ to }) => (to ? [[to, to.specLinks]] : []))));
    const specPaths = (row) => (links.get(row) ?? [])
        .flatMap(({ url }) => (0,linked_path/* linkedPath */.n)(row.place.path, url) ?? [])
        .filter(path => tracked.has(path));
    const wanted = wantedTexts(settings.change, { files, moves, tracked: tracked.keys(), specPaths });
    const old = await readTexts(before.files, wanted.before);
    if (!old.found)
        return old;
    const current = await readTexts(landed.files, wanted.after);
    if (!current.found)
        return current;
    const change = await (0,inline/* withInline */.__)(() => toChange({
        files,
        texts: { before: old.value, after: current.value },
        commits,
        words,
        moves,
        finder,
        specPaths,
        policy: { ...policy, relaxations: [...policy.relaxations, ...added] },
    }, settings));
    return (0,sought/* found */.F)({ change, waivers, before: standing });
};
/** Texts by path; null for what is no text. */
const readTexts = async (files, paths) => {
    const contents = await files.read(paths.filter(path => files.entries.has(path)));
    if (!contents.found)
        return contents;
    return (0,sought/* found */.F)(new Map(paths.map(path => {
        const bytes = contents.value.get(path);
        const { text, bad } = bytes ? (0,decoded_text/* decodeText */.g)(bytes) : { text: null, bad: null };
        return [path, bad === 'binary' ? null : text];
    })));
};

;// CONCATENATED MODULE: ./build/gather/change-question.js
/** What is to be said about the change; null where base itself is judged. */
const toQuestion = ({ landed, before, files }, { settings, target }, { change, finder }, { title, body, headBranch, author, queued }) => {
    if (!before || !target)
        return null;
    // Where other entries of the queue are in the change, it is not one author's.
    const isShared = change.some(({ sha }) => sha === queued?.upon);
    const words = {
        title: title ?? null,
        body: body ?? '',
        branch: headBranch ?? '',
        author: isShared ? null : (author ?? null),
        isWritten: queued !== undefined,
    };
    const { configurationOf } = target;
    return { before, landed, files, commits: change, words, finder, configurationOf, settings };
};

;// CONCATENATED MODULE: ./build/evidence/glob.js
/** Matches whole names against a pattern in which `*` stands for anything, also for nothing and across slashes. */
function globMatcher(glob) {
    const [first = '', ...others] = glob.split('*');
    const last = others.pop();
    if (last === undefined)
        return name => name === glob;
    return name => {
        if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last))
            return false;
        const end = name.length - last.length;
        let from = first.length;
        for (const part of others) {
            const at = name.indexOf(part, from);
            if (at < 0 || at + part.length > end)
                return false;
            from = at + part.length;
        }
        return true;
    };
}

;// CONCATENATED MODULE: ./build/evidence/branch-pattern.js

const placeholder = '{id}';
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;
/** Reads a pattern; null for one without `{id}`, which can own nothing. */
function branchPattern(pattern) {
    const at = pattern.indexOf(placeholder);
    if (at < 0)
        return null;
    const before = pattern.slice(0, at);
    const after = pattern.slice(at + placeholder.length);
    const isBefore = globMatcher(before);
    const isAfter = globMatcher(after);
    const isFixed = !before.includes('*');
    /** An ID next to a `*` must still be a whole word: `row/ENG-1*` is not about `ENG-10`. */
    const isWhole = (name, start, end) => !(before.endsWith('*') && isWordAt(name, start - 1) && isWordAt(name, start)) &&
        !(after.startsWith('*') && isWordAt(name, end - 1) && isWordAt(name, end));
    const owner = (name, ids) => {
        let longest = null;
        const last = isFixed ? before.length : name.length - 1;
        for (let start = isFixed ? before.length : 0; start <= last; start++) {
            for (const id of ids.startingAt(name, start)) {
                if (longest !== null && id.length <= longest.length)
                    break;
                if (!isWhole(name, start, start + id.length))
                    continue;
                if (isBefore(name.slice(0, start)) && isAfter(name.slice(start + id.length)))
                    longest = id;
            }
        }
        return longest;
    };
    // A pattern that fixes nothing before the ID has the shape of every branch.
    const hasShape = wordCharacter.test(before);
    const firstAfter = after.split('*', 1)[0] ?? '';
    const matchesShape = globMatcher(`${before}*${after}`);
    const capture = (name) => {
        if (!hasShape || !matchesShape(name))
            return null;
        const start = isFixed ? before.length : name.lastIndexOf(lastOf(before)) + lastOf(before).length;
        const end = firstAfter === '' ? name.length : name.lastIndexOf(firstAfter);
        return end > start ? name.slice(start, end) : null;
    };
    return { owner, capture };
}
const lastOf = (glob) => glob.slice(glob.lastIndexOf('*') + 1);
const isWordAt = (name, index) => {
    const character = name[index];
    return character !== undefined && wordCharacter.test(character);
};

;// CONCATENATED MODULE: ./build/evidence/branch-owners.js


/** Tells whose branch a name is. Of several known IDs the longest wins. */
function ownerFinder(naming, ids) {
    const patterns = naming.patterns.map(branchPattern).filter(pattern => pattern !== null);
    const parked = naming.parked.map(glob => globMatcher(glob.replaceAll('{id}', '*')));
    return name => {
        if (parked.some(matches => matches(name)))
            return { kind: 'none' };
        let longest = null;
        for (const pattern of patterns) {
            const id = pattern.owner(name, ids);
            if (id !== null && (longest === null || id.length > longest.length))
                longest = id;
        }
        if (longest !== null)
            return { kind: 'row', id: longest };
        for (const pattern of patterns) {
            const captured = pattern.capture(name);
            if (captured !== null)
                return { kind: 'unmatched', captured };
        }
        return { kind: 'none' };
    };
}
/** Sorts branches by the rows they belong to. A local branch and one of a remote count once where they are equal. */
function branchOwners(branches, ownerOf) {
    const byId = new Map();
    const unmatched = [];
    const seen = new Set();
    for (const branch of [...branches].sort(branch_owners_inOrder)) {
        const tip = `${branch.sha} ${branch.name}`;
        if (seen.has(tip))
            continue;
        seen.add(tip);
        const owner = ownerOf(branch.name);
        if (owner.kind === 'unmatched')
            unmatched.push({ captured: owner.captured, branch });
        if (owner.kind !== 'row')
            continue;
        const own = byId.get(owner.id);
        if (own === undefined)
            byId.set(owner.id, [branch]);
        else
            own.push(branch);
    }
    return { byId, unmatched };
}
/** By name, what is known of a remote first. */
function branch_owners_inOrder(one, other) {
    if (one.name !== other.name)
        return one.name < other.name ? -1 : 1;
    if (one.local !== other.local)
        return one.local ? 1 : -1;
    return one.ref < other.ref ? -1 : one.ref > other.ref ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/evidence/commit-note.js
/** Names the content of a change in a few characters. Whatever a digest gives is kept as it is. */
const shortKey = (content) => content.length <= 64 ? content : `${content.length}:${fingerprint(content, 0)}:${fingerprint(content, 1)}`;
/** The keys of a subject, most exact first. */
function subjectKeys({ depth, text, number }) {
    const plain = fingerprint(text, depth);
    return number > 0 ? [fingerprint(`${text} (#${number})`, depth), plain] : [plain];
}
const pullRequestMerge = /^Merge pull request #(\d{1,9}) from /;
/** Number of the pull request that a merge commit of GitHub brings in; 0 for any other subject. */
const mergedNumber = (subject) => Number(pullRequestMerge.exec(subject)?.[1] ?? 0);
const intoAnother = /^Merge (remote-tracking )?branch '([^']{1,500})'(?: of .{1,500}?)? into (.{1,500})/;
/** True for the message by which Git merges the branch of that name, here or of a remote, into another one. */
function saysItMerges(message, base) {
    const [, remote, name = '', into] = intoAnother.exec(message) ?? [];
    return (base !== '' && into !== base && (remote === undefined ? name : name.slice(name.indexOf('/') + 1)) === base);
}
/** A number of 53 bits; two texts of one repository, or two seeds, practically never share it. */
function fingerprint(text, seed) {
    // The seed is mixed in like a character of its own: beside the first one it would cancel out, `D` with 0 as `E` with 1.
    let high = Math.imul(0xdeadbeef ^ seed, 2654435761);
    let low = Math.imul(0x41c6ce57 ^ seed, 1597334677);
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        high = Math.imul(high ^ code, 2654435761);
        low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 4294967296 * (2097151 & low) + (high >>> 0);
}

;// CONCATENATED MODULE: ./build/evidence/commit-order.js
/** The filled slots, earliest first: base before the change, parents before children, then by date, then by SHA. */
function commitOrder(notes) {
    const dates = correctedDates(notes);
    const slots = [...notes.keys()].filter(slot => notes[slot] !== undefined);
    return slots.sort((left, right) => {
        const [one, other] = [notes[left], notes[right]];
        if (one === undefined || other === undefined)
            return 0;
        if (one.base !== other.base)
            return one.base ? -1 : 1;
        return (dates[left] ?? 0) - (dates[right] ?? 0) || (one.sha < other.sha ? -1 : 1);
    });
}
/** Dates that are never below a parent's, since clocks are wrong and one second holds many commits. */
function correctedDates(notes) {
    const dates = new Float64Array(notes.length);
    const waiting = new Int32Array(notes.length);
    const children = [];
    const settled = [];
    notes.forEach((note, slot) => {
        if (note === undefined)
            return;
        dates[slot] = note.time;
        for (const parent of note.parents) {
            if (notes[parent] === undefined)
                continue;
            waiting[slot] = (waiting[slot] ?? 0) + 1;
            (children[parent] ??= []).push(slot);
        }
        if (waiting[slot] === 0)
            settled.push(slot);
    });
    for (let slot = settled.pop(); slot !== undefined; slot = settled.pop()) {
        for (const child of children[slot] ?? []) {
            dates[child] = Math.max(dates[child] ?? 0, (dates[slot] ?? 0) + 1);
            waiting[child] = (waiting[child] ?? 0) - 1;
            if (waiting[child] === 0)
                settled.push(child);
        }
    }
    return dates;
}

;// CONCATENATED MODULE: ./build/evidence/merges.js
/** Reads the merges of a history whose commits are given earliest first, parents before children. */
function mergesOf(notes, order) {
    const positions = new Int32Array(notes.length).fill(-1);
    order.forEach((slot, position) => (positions[slot] = position));
    const trunk = trunkOf(notes, order);
    const bringsBase = (slot) => {
        const note = notes[slot];
        if (note === undefined || note.parents.length < 2)
            return false;
        if (note.mergesBase)
            return true;
        return note.parents
            .slice(1)
            .every(parent => (note.base ? trunk.has(parent) : notes[parent]?.base === true));
    };
    const broughtIn = (slot) => {
        const [first, ...others] = notes[slot]?.parents ?? [];
        if (first === undefined || others.length === 0)
            return [];
        const brought = [];
        const marks = new Map();
        let open = 0;
        const visit = (parent, mark) => {
            const position = positions[parent] ?? -1;
            const before = marks.get(position);
            if (position < 0 || before === 'had' || before === mark)
                return;
            marks.set(position, mark);
            open += mark === 'brought' ? 1 : before === 'brought' ? -1 : 0;
        };
        for (const other of others)
            visit(other, 'brought');
        visit(first, 'had');
        // Downwards in an order that puts children first, so that a mark is final when its turn comes.
        for (let position = (positions[slot] ?? 0) - 1; position >= 0 && open > 0; position--) {
            const mark = marks.get(position);
            const at = order[position];
            if (mark === undefined || at === undefined)
                continue;
            if (mark === 'brought') {
                brought.push(at);
                open--;
            }
            for (const parent of notes[at]?.parents ?? [])
                visit(parent, mark);
        }
        return brought;
    };
    return { bringsBase, broughtIn };
}
/** The first-parent lines of the commits of base that no other has as a parent. */
function trunkOf(notes, order) {
    const hasChild = new Uint8Array(notes.length);
    for (const note of notes)
        if (note?.base === true)
            for (const parent of note.parents)
                hasChild[parent] = 1;
    const trunk = new Set();
    for (const tip of order) {
        if (notes[tip]?.base !== true || hasChild[tip] === 1)
            continue;
        for (let slot = tip; slot !== undefined && !trunk.has(slot);) {
            if (notes[slot] !== undefined)
                trunk.add(slot);
            slot = notes[slot]?.parents[0];
        }
    }
    return trunk;
}

;// CONCATENATED MODULE: ./build/evidence/reverts.js

/**
 * Pairs reverts with what they revert, earliest first: by object name, by pull request, by quoted subject, by patch.
 * Of several candidates the newest earlier one is taken that nothing has taken back yet.
 *
 * What is found by patch alone counts no more, since its content is gone; but what undid it is a revert only where its
 * message speaks of one, or names rows and none but those of what it undid. `ENG-2: remove the shim` is the work of ENG-2,
 * though it exactly undoes `ENG-1: add a shim`; `ENG-1: release` after `ENG-1: claim` leaves nothing.
 */
function revertsOf(notes, order, merges, find) {
    const targets = new Map();
    const reverts = new Set();
    const taken = new Set();
    const seen = new Set();
    const asked = notes.map(note => note?.words).filter(words => words !== null && words !== undefined);
    const bySubject = newestFirst(taken, new Set(asked.flatMap(({ subject }) => keysBelow(subject))));
    const byNumber = newestFirst(taken, new Set(asked.flatMap(({ numbers }) => numbers)));
    const byInverse = newestFirst(taken, new Set(notes.map(note => note?.change ?? '').filter(key => key !== '')));
    const saidTargets = (words) => {
        const { subject, shas, numbers } = words;
        const named = shas.map(find).filter(slot => slot !== null && seen.has(slot));
        if (named.length > 0)
            return named;
        const numbered = numbers.map(number => byNumber.newest(number)).filter(slot => slot !== null);
        if (numbered.length > 0 || subject.depth === 0)
            return numbered;
        for (const key of keysBelow(subject)) {
            const slot = bySubject.newest(key);
            if (slot !== null)
                return [slot];
        }
        return [];
    };
    const pair = (slot, note) => {
        const { words } = note;
        const said = words === null ? [] : saidTargets(words);
        // What an even number of reverts restores without anything to be found that it undoes is the landing itself.
        if (words !== null && words.subject.depth % 2 === 1)
            reverts.add(slot);
        else if (said.length > 0 && words?.partly !== true)
            reverts.add(slot);
        if (said.length > 0)
            return said;
        if (mergesReverts(slot, note)) {
            reverts.add(slot);
            return [];
        }
        const undone = byInverse.untaken(note.change);
        if (undone === null)
            return [];
        // Whoever exactly undoes a revert lands the work once more: that restores the first landing and is one itself.
        if (!reverts.has(undone) && !isWorkOfItsOwn(note, undone))
            reverts.add(slot);
        return [undone];
    };
    const isWorkOfItsOwn = ({ speaksOfRevert, naming }, undone) => {
        if (speaksOfRevert)
            return false;
        const others = [undone, ...merges.broughtIn(undone)].flatMap(other => notes[other]?.naming ?? []);
        const named = new Set(others.map(({ id }) => id));
        return naming.length === 0 || naming.some(({ id }) => !named.has(id));
    };
    const mergesReverts = (slot, note) => {
        let tip = note.parents[1];
        while (tip !== undefined && merges.bringsBase(tip))
            tip = notes[tip]?.parents[0];
        if (tip === undefined || !reverts.has(tip))
            return false;
        return merges.broughtIn(slot).every(brought => reverts.has(brought) || merges.bringsBase(brought));
    };
    const offer = (slot, note) => {
        for (const key of note.keys)
            bySubject.offer(key, slot);
        byNumber.offer(note.number, slot);
        byInverse.offer(note.inverse, slot);
    };
    for (const slot of order) {
        const note = notes[slot];
        if (note === undefined)
            continue;
        if (merges.bringsBase(slot))
            continue;
        const undone = pair(slot, note);
        if (undone.length > 0)
            targets.set(slot, undone);
        for (const target of undone) {
            taken.add(target);
            for (const restored of targets.get(target) ?? []) {
                const again = notes[restored];
                if (taken.delete(restored) && again !== undefined)
                    offer(restored, again);
            }
        }
        offer(slot, note);
        seen.add(slot);
    }
    const reverted = standing(notes, order, merges, targets);
    return { isRevert: slot => reverts.has(slot), isReverted: slot => reverted.has(slot) };
}
/** From the newest down: what a commit takes back counts no more, unless the commit itself was taken back. */
function standing(notes, order, merges, targets) {
    const reverted = new Set();
    for (const slot of order.toReversed()) {
        const undone = targets.get(slot);
        if (undone === undefined || reverted.has(slot))
            continue;
        for (const target of undone.flatMap(target => [target, ...merges.broughtIn(target)])) {
            // Work is still there after a commit that only corrects the record, whatever its message says.
            if (notes[target]?.work === true && notes[slot]?.work === false)
                continue;
            reverted.add(target);
        }
    }
    return reverted;
}
/** What a commit of that subject undoes, as keys of subjects. */
const keysBelow = (subject) => subject.depth === 0 ? [] : subjectKeys({ ...subject, depth: subject.depth - 1 });
/** Commits by those keys that somebody will ask for, offered earliest first. */
function newestFirst(taken, wanted) {
    const stacks = new Map();
    const untaken = (key) => {
        const slots = stacks.get(key)?.slots ?? [];
        while (slots.length > 0 && taken.has(slots.at(-1) ?? -1))
            slots.pop();
        return slots.at(-1) ?? null;
    };
    return {
        offer(key, slot) {
            if (!wanted.has(key))
                return;
            const stack = stacks.get(key);
            if (stack === undefined)
                stacks.set(key, { newest: slot, slots: [slot] });
            else
                stack.slots.push((stack.newest = slot));
        },
        untaken,
        newest: (key) => untaken(key) ?? stacks.get(key)?.newest ?? null,
    };
}

;// CONCATENATED MODULE: ./build/evidence/sha-finder.js
/** A finder over all filled slots. It sorts them when first asked for an abbreviation. */
function shaFinder(notes, slots) {
    let sorted = null;
    const shaOf = (slot) => (slot === undefined ? '' : (notes[slot]?.sha ?? ''));
    return (sha, qualifies = () => true) => {
        const whole = slots.get(sha);
        if (whole !== undefined)
            return notes[whole] !== undefined && qualifies(whole) ? whole : null;
        sorted ??= [...notes.keys()]
            .filter(slot => notes[slot] !== undefined)
            .sort((one, other) => (shaOf(one) < shaOf(other) ? -1 : 1));
        let low = 0;
        let high = sorted.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (shaOf(sorted[middle]) < sha)
                low = middle + 1;
            else
                high = middle;
        }
        let only = null;
        for (let at = low; at < sorted.length && shaOf(sorted[at]).startsWith(sha); at++) {
            const slot = sorted[at] ?? -1;
            if (!qualifies(slot))
                continue;
            if (only !== null)
                return null;
            only = slot;
        }
        return only;
    };
}

;// CONCATENATED MODULE: ./build/evidence/gathered-history.js




const none = [];
/** Puts together what a pass over history kept. */
function settle(notes, slots, bearers) {
    const order = commitOrder(notes);
    const merges = mergesOf(notes, order);
    const find = shaFinder(notes, slots);
    const reverts = revertsOf(notes, order, merges, sha => find(sha));
    const isBase = (slot) => notes[slot]?.base === true;
    const commitOf = (slot, note, line) => ({
        sha: note.sha,
        subject: note.subject,
        line,
        time: note.time,
        work: note.work,
        reverted: reverts.isReverted(slot),
        revert: reverts.isRevert(slot),
    });
    const base = new Map();
    const change = new Map();
    for (const slot of order) {
        const note = notes[slot];
        if (note === undefined || note.naming.length === 0 || merges.bringsBase(slot))
            continue;
        for (const { id, line, quoted } of note.naming) {
            // A reapplied subject is told by the commit that it restores; where there is none, by the one at hand.
            if (quoted && reverts.isRevert(slot))
                continue;
            const byId = note.base ? base : change;
            const commit = commitOf(slot, note, line);
            const commits = byId.get(id);
            if (commits === undefined)
                byId.set(id, [commit]);
            else
                commits.push(commit);
        }
    }
    for (const commits of [...base.values(), ...change.values()])
        commits.sort(gathered_history_newestFirst);
    const cited = (citation) => {
        const found = 'sha' in citation ? [find(citation.sha, isBase)] : (bearers.get(citation.number) ?? []);
        const commits = found.flatMap(slot => {
            const note = slot === null || !isBase(slot) ? undefined : notes[slot];
            return slot === null || note === undefined ? [] : [commitOf(slot, note, note.subject)];
        });
        commits.sort(gathered_history_newestFirst);
        return commits.find(counts) ?? commits[0] ?? null;
    };
    const isReverted = (sha) => {
        const slot = slots.get(sha);
        if (slot === undefined || notes[slot] === undefined)
            throw new Error(`The commit ${sha} was never gathered`);
        return reverts.isReverted(slot);
    };
    const onBase = order.filter(isBase).length;
    return {
        commits: { base: onBase, change: order.length - onBase },
        baseCommits: id => base.get(id) ?? none,
        changeCommits: id => change.get(id) ?? none,
        cited,
        isReverted,
    };
}
/** True for a commit that is evidence: nothing took it back, and it takes nothing back. */
const counts = (commit) => !commit.reverted && !commit.revert;
/** By date, newest first, then by SHA. */
const gathered_history_newestFirst = (one, other) => other.time - one.time || (one.sha < other.sha ? -1 : one.sha > other.sha ? 1 : 0);

;// CONCATENATED MODULE: ./build/evidence/collector.js





/** A collector for one pass over history. */
function collector({ matcher, isRecord, citations, base }) {
    const slots = new Map();
    const notes = [];
    const citing = [...citations];
    const citedNumbers = new Set(citing.flatMap(citation => ('number' in citation ? [citation.number] : [])));
    const citedShas = new Set(citing.flatMap(citation => ('sha' in citation ? [citation.sha.slice(0, 7)] : [])));
    const bearers = new Map([...citedNumbers].map(number => [number, []]));
    const slotOf = (sha) => {
        const slot = slots.get(sha);
        if (slot !== undefined)
            return slot;
        slots.set(detached(sha), notes.length);
        return notes.push(undefined) - 1;
    };
    const add = (commit, of) => {
        const slot = slotOf(commit.sha);
        const known = notes[slot];
        if (known !== undefined) {
            if (of === 'base' && !known.base)
                notes[slot] = { ...known, base: true };
            return;
        }
        const message = withoutExcuses(commit.message);
        const first = /^[^\r\n]*/.exec(message)?.[0] ?? '';
        const bare = bareSubject(first);
        const words = revertWords(message, bare);
        const own = words === null ? message : ownWords(message);
        const numbers = numbersIn(words === null ? first : own.slice(0, first.length), citedNumbers);
        for (const number of numbers)
            bearers.get(number)?.push(slot);
        const naming = namingOf(matcher, message, own, bare.depth);
        const isRead = naming.length > 0 || numbers.length > 0 || citedShas.has(commit.sha.slice(0, 7));
        const merged = commit.parents.length > 1 ? mergedNumber(first) : 0;
        notes[slot] = {
            sha: commit.sha,
            parents: commit.parents.map(slotOf),
            time: Number.isFinite(commit.time) ? commit.time : 0,
            base: of === 'base',
            work: commit.paths.some(path => !isRecord(path)),
            change: shortKey(commit.change),
            inverse: shortKey(commit.inverse),
            keys: [...subjectKeys(bare), ...(merged > 0 ? subjectKeys(bareSubject(titleOf(message))) : [])],
            number: merged > 0 ? merged : numberAtEnd(first.trimEnd()),
            words,
            speaksOfRevert: words !== null || speaksOfRevert(message),
            mergesBase: commit.parents.length > 1 && saysItMerges(message, base),
            // A merge whose diff to its first parent is empty brought nothing in.
            naming: commit.parents.length > 1 && commit.paths.length === 0 ? [] : naming,
            subject: isRead ? subjectOf(message) : '',
        };
    };
    const settled = new Map();
    const settleThrough = (asked) => {
        // Without a change both questions are the same.
        const through = notes.some(note => note?.base === false) ? asked : 'change';
        const known = settled.get(through);
        if (known !== undefined)
            return known;
        const history = settle(through === 'base' ? notes.map(onBase) : notes, slots, bearers);
        settled.set(through, history);
        return history;
    };
    return {
        add: (commit, of) => {
            settled.clear();
            add(commit, of);
        },
        settle: settleThrough,
    };
}
const onBase = (note) => note?.base === true ? note : undefined;
function namingOf(matcher, message, own, depth) {
    const named = matcher.namesIn(own).map(({ id, at }) => ({ id, line: lineAt(message, at), quoted: false }));
    if (depth === 0 || depth % 2 === 1)
        return named;
    const ids = new Set(named.map(({ id }) => id));
    const quoted = matcher.namesIn(message).filter(({ id }) => !ids.has(id));
    return [...named, ...quoted.map(({ id, at }) => ({ id, line: lineAt(message, at), quoted: true }))];
}
/** The cited numbers that a subject bears as `(#12)`, or as the request that it merges. */
function numbersIn(subject, wanted) {
    if (wanted.size === 0 || !subject.includes('#'))
        return [];
    const numbers = Array.from(subject.matchAll(/\(#(\d{1,9})\)/g), match => Number(match[1]));
    return [...new Set([...numbers, mergedNumber(subject)])].filter(number => wanted.has(number));
}
/** The first line of a message after its subject: the title of a request in the merge that GitHub makes. */
const titleOf = (message) => /[\r\n]\s*([^\r\n]+)/.exec(message)?.[1] ?? '';

;// CONCATENATED MODULE: ./build/evidence/id-index.js
/** An index over IDs. A look costs as many cuts as there are lengths of IDs with that first character. */
function idIndex(ids) {
    const known = new Set(ids);
    known.delete('');
    const lengths = new Map();
    for (const id of known) {
        const found = lengths.get(id.charCodeAt(0));
        if (found === undefined)
            lengths.set(id.charCodeAt(0), [id.length]);
        else if (!found.includes(id.length))
            found.push(id.length);
    }
    for (const found of lengths.values())
        found.sort((one, other) => other - one);
    return {
        *startingAt(text, start) {
            for (const length of lengths.get(text.charCodeAt(start)) ?? []) {
                if (start + length > text.length)
                    continue;
                const id = text.slice(start, start + length);
                if (known.has(id))
                    yield id;
            }
        },
    };
}

// EXTERNAL MODULE: ./build/evidence/id-matcher.js + 3 modules
var id_matcher = __webpack_require__(4785);
// EXTERNAL MODULE: ./build/evidence/known-ids.js
var known_ids = __webpack_require__(920);
;// CONCATENATED MODULE: ./build/evidence/row-branch.js
/** What Git's facts amount to for the row that the branch belongs to. */
function rowBranchOf(facts, isRecord) {
    const { name, ref, local, sha, own, netPaths } = facts;
    return {
        name,
        ref,
        local,
        sha,
        ahead: own.length,
        time: own.reduce((newest, commit) => Math.max(newest, commit.time), own.length > 0 ? -Infinity : facts.time),
        work: netPaths.some(path => !isRecord(path)),
        ...standingOf(facts),
    };
}
/** A branch whose content nobody tested, since its ID stands in no table. */
const untestedBranch = ({ name, ref, local, sha, time }) => ({
    name,
    ref,
    local,
    sha,
    ahead: 0,
    time,
    work: false,
    standing: 'unknown',
    reason: 'its ID stands in no table',
});
const ways = {
    merge: 'a merge brought its tip into base',
    content: 'merging it into base would change nothing',
    patches: 'base has the patch of each of its commits',
    squash: 'base has its whole change as one patch',
};
function standingOf({ own, netPaths, landing }) {
    if (landing.landed === null)
        return { standing: 'unknown', reason: landing.reason };
    if (landing.landed && landing.by === 'merge')
        return { standing: 'landed', reason: ways.merge };
    // To merge a branch without content changes nothing either, and proves nothing.
    if (own.length === 0)
        return { standing: 'empty', reason: 'it has no commits of its own' };
    if (netPaths.length === 0) {
        const what = own.length === 1 ? '1 commit changes' : `${own.length} commits together change`;
        return { standing: 'empty', reason: `its ${what} nothing` };
    }
    if (landing.landed) {
        const isSingle = landing.by === 'patches' && own.length === 1;
        return { standing: 'landed', reason: isSingle ? 'base has the patch of its commit' : ways[landing.by] };
    }
    return { standing: 'open', reason: landing.why };
}

;// CONCATENATED MODULE: ./build/evidence/to-evidence.js


/** What Git knows about each of the IDs. */
function toEvidence(ids, gathered) {
    return new Map(Array.from(ids, id => [id, evidenceFor(id, gathered)]));
}
/** The evidence of a row that is known under these IDs. Throws for one that was never gathered. */
function evidenceOf(evidence, ids) {
    const parts = ids.map(id => {
        const part = evidence.get(id);
        if (part === undefined)
            throw new Error(`Nothing was ever gathered for ${id}`);
        return part;
    });
    const [only] = parts;
    if (only !== undefined && parts.length === 1)
        return only;
    return {
        id: ids[0],
        baseCommits: once(parts.flatMap(part => part.baseCommits), ({ sha }) => sha).sort(gathered_history_newestFirst),
        changeCommits: once(parts.flatMap(part => part.changeCommits), ({ sha }) => sha).sort(gathered_history_newestFirst),
        branches: once(parts.flatMap(part => part.branches), ({ ref }) => ref).sort(inBranchOrder),
        references: once(parts.flatMap(part => part.references), ({ text }) => text).sort(inReferenceOrder),
        changeTexts: once(parts.flatMap(part => part.changeTexts), ({ kind, text }) => `${kind} ${text}`).sort(inTextOrder),
        pullRequests: once(parts.flatMap(part => part.pullRequests), request => request.number).sort(inNumberOrder),
        unknown: once(parts.flatMap(part => part.unknown), ({ reason }) => reason),
    };
}
function evidenceFor(id, gathered) {
    const { history, isRecord } = gathered;
    const facts = gathered.branches.get(id);
    const cited = gathered.citations.get(id);
    return {
        id,
        baseCommits: history.baseCommits(id),
        changeCommits: history.changeCommits(id),
        branches: to_evidence_sorted(facts?.map(branch => rowBranchOf(branch, isRecord)), inBranchOrder),
        references: to_evidence_sorted(cited?.flatMap(citation => referencesTo(citation, history)), inReferenceOrder),
        changeTexts: to_evidence_sorted(gathered.changeTexts.get(id), inTextOrder),
        pullRequests: to_evidence_sorted(gathered.pullRequests.get(id), inNumberOrder),
        unknown: to_evidence_sorted(facts?.flatMap(unknownOf), inReasonOrder),
    };
}
const to_evidence_none = [];
/** Most rows have no evidence of most kinds, and share one list of nothing. */
const to_evidence_sorted = (parts, order) => (parts === undefined || parts.length === 0 ? to_evidence_none : parts.toSorted(order));
const referencesTo = (citation, history) => {
    const commit = history.cited(citation);
    return commit === null ? to_evidence_none : [{ text: citation.text, commit }];
};
const unknownOf = ({ ref, landing }) => landing.landed === null
    ? [{ reason: `whether ${ref} has landed could not be told: ${landing.reason}`, remedy: landing.remedy }]
    : to_evidence_none;
const inReasonOrder = (one, other) => to_evidence_byCodeUnit(one.reason, other.reason);
const inNumberOrder = (one, other) => one.number - other.number;
const kinds = ['title', 'row-line', 'head-branch'];
const inTextOrder = (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
const inReferenceOrder = (one, other) => gathered_history_newestFirst(one.commit, other.commit) || to_evidence_byCodeUnit(one.text, other.text);
/** Newest first, then by ref. */
const inBranchOrder = (one, other) => other.time - one.time || to_evidence_byCodeUnit(one.ref, other.ref);
const to_evidence_byCodeUnit = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function once(parts, keyOf) {
    const byKey = new Map();
    for (const part of parts)
        if (!byKey.has(keyOf(part)))
            byKey.set(keyOf(part), part);
    return [...byKey.values()];
}

;// CONCATENATED MODULE: ./build/git/commit-graph.js
/** A graph to which the commits of a pass over history are added. */
const emptyGraph = () => ({
    numbers: new Map(),
    shas: [],
    parents: [],
    times: [],
    pathSets: [],
});
/** Adds a commit, unless the graph has it. */
const addCommit = (graph, { sha, parents, time, paths }) => {
    if (graph.numbers.has(sha))
        return;
    graph.numbers.set(sha, graph.shas.length);
    graph.shas.push(sha);
    graph.parents.push(parents);
    graph.times.push(time);
    graph.pathSets.push(toPathSet(paths));
};
/** The number of a set of paths, whatever their order. */
const toPathSet = (paths) => {
    let sum = paths.length;
    for (const path of paths) {
        let code = 0x811c9dc5;
        for (let index = 0; index < path.length; index++)
            code = Math.imul(code ^ path.charCodeAt(index), 0x01000193);
        sum = (sum + (code ^ (code >>> 15))) | 0;
    }
    return sum;
};
/** Numbers of the parents that the graph has. */
const parentsOf = (graph, commit) => {
    const numbers = [];
    for (const sha of graph.parents[commit] ?? []) {
        const number = graph.numbers.get(sha);
        if (number !== undefined)
            numbers.push(number);
    }
    return numbers;
};
/** Counts the generations of all commits. */
const countGenerations = (graph) => {
    const generations = new Uint32Array(graph.shas.length);
    for (let commit = graph.shas.length - 1; commit >= 0; commit--) {
        const stack = [commit];
        while (stack.length > 0) {
            const top = stack[stack.length - 1] ?? 0;
            const parents = generations[top] === 0 ? parentsOf(graph, top) : [];
            const waiting = parents.filter(parent => generations[parent] === 0);
            if (waiting.length > 0) {
                stack.push(...waiting);
                continue;
            }
            if (generations[top] === 0) {
                generations[top] = 1 + parents.reduce((most, parent) => Math.max(most, generations[parent] ?? 0), 0);
            }
            stack.pop();
        }
    }
    return generations;
};
/** Whether `ancestor` can be reached from `commit`. */
const isReachable = (graph, generations, ancestor, commit) => {
    const floor = generations[ancestor] ?? 0;
    const seen = new Set([commit]);
    const stack = [commit];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        if (top === ancestor)
            return true;
        if ((generations[top] ?? 0) <= floor)
            continue;
        for (const parent of parentsOf(graph, top)) {
            if (seen.has(parent))
                continue;
            seen.add(parent);
            stack.push(parent);
        }
    }
    return false;
};

;// CONCATENATED MODULE: ./build/git/base-line.js

/** Follows base to its first commit. */
const followLine = (graph, base) => {
    const line = [];
    for (let commit = base; commit !== undefined; commit = firstParent(graph, commit))
        line.push(commit);
    line.reverse();
    const entered = new Int32Array(graph.shas.length).fill(-1);
    line.forEach((commit, place) => {
        const stack = [commit];
        for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
            if (entered[top] !== -1)
                continue;
            entered[top] = place;
            stack.push(...parentsOf(graph, top));
        }
    });
    return { line, entered };
};
const firstParent = (graph, commit) => {
    const sha = graph.parents[commit]?.[0];
    return sha === undefined ? undefined : graph.numbers.get(sha);
};
/** Whether the commit is in the history of base. */
const isOnBase = ({ entered }, commit) => (entered[commit] ?? -1) >= 0;
/** The commit of the line that brought the commit in from beside it; null for one on the line, or not on base. */
const broughtBy = ({ line, entered }, commit) => {
    const bringer = line[entered[commit] ?? -1];
    return bringer === undefined || bringer === commit ? null : bringer;
};

// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
;// CONCATENATED MODULE: ./build/git/batch.js


const mostFailures = 64;
/**
 * Puts lines to Git, each once, in as few runs as can be. Git gives up at the first line that it cannot answer; that one
 * is found, and the others are asked again without it.
 */
const answerAll = async (doing, lines, run) => {
    const answered = new Map();
    const waiting = [[...new Set(lines)]];
    let failures = 0;
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
        if (batch.length === 0)
            continue;
        const { answers, ending } = await run(batch);
        const complete = ending.status === 0;
        const certain = complete ? answers.length : Math.max(0, answers.length - 1);
        batch.slice(0, certain).forEach((line, index) => answered.set(line, answers[index]));
        if (complete && answers.length === batch.length)
            continue;
        const lost = complete
            ? (0,sought/* missing */.L)(`${doing}: git left questions unanswered`, failure/* mendObjects */.hR)
            : (0,failure/* failure */.V2)(doing, ending, failure/* mendObjects */.hR);
        failures++;
        if (batch.length === 1 || complete || ending.status === null || failures > mostFailures) {
            for (const line of batch.slice(certain))
                answered.set(line, lost);
        }
        else {
            waiting.push(batch.slice(certain, certain + 1), batch.slice(certain + 1));
        }
    }
    return answered;
};
/** Whether an answer is the lack of one. */
const isMissing = (answer) => 'found' in answer && answer.found === false;

// EXTERNAL MODULE: ./build/git/history.js + 1 modules
var git_history = __webpack_require__(3183);
;// CONCATENATED MODULE: ./build/git/branch-history.js

const branch_history_mostFailures = 64;
/** Reads them in one pass; where that fails, finds the branches that it fails for, and reads the others. */
const readBranchHistory = async (repository, tips, bases) => {
    const commits = new Map();
    const unreadable = new Map();
    const waiting = [tips];
    let failures = 0;
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
        const read = [];
        const pass = await (0,git_history/* readHistory */.L)(repository, { include: group, exclude: bases }, commit => read.push(commit));
        if (pass.found) {
            for (const commit of read)
                commits.set(commit.sha, commit);
        }
        else if (group.length === 1 || ++failures > branch_history_mostFailures) {
            for (const tip of group)
                unreadable.set(tip, pass);
        }
        else {
            const middle = group.length >> 1;
            waiting.push(group.slice(0, middle), group.slice(middle));
        }
    }
    return { commits, unreadable };
};

;// CONCATENATED MODULE: ./build/git/own-commits.js

/** Walks from the tip down to what is settled. `ownerOf` is asked once for each commit on the way. */
const findOwnCommits = ({ graph, generations, reaches }, tip, ownerOf) => {
    const owners = new Map();
    const queue = newQueue(generations);
    const own = [];
    let open = 0;
    const meet = (commit, below) => {
        const known = owners.get(commit);
        const owner = known ?? ownerOf(commit);
        const taken = owner === 'own' && below === 'other' ? 'other' : owner;
        if (taken === 'own' && known === undefined)
            open++;
        if (taken === 'other' && known === 'own')
            open--;
        owners.set(commit, taken);
        if (known === undefined && taken !== 'settled')
            queue.push(commit);
    };
    meet(tip, 'own');
    // A commit is taken up after all its children, so that what any of them says of it is known. Once nothing is left
    // that could be the branch's own, the rest need not be walked.
    while (open > 0) {
        const commit = queue.pop();
        if (commit === undefined)
            break;
        const owner = owners.get(commit) ?? 'settled';
        if (owner === 'own') {
            open--;
            own.push(commit);
        }
        for (const parent of parentsOf(graph, commit))
            meet(parent, owner);
    }
    const floor = new Set(own.flatMap(commit => parentsOf(graph, commit)).filter(parent => owners.get(parent) !== 'own'));
    const sorted = [...floor].sort((left, right) => (generations[right] ?? 0) - (generations[left] ?? 0));
    const kept = [];
    for (const commit of sorted)
        if (!kept.some(other => reaches(commit, other)))
            kept.push(commit);
    return { own, floor: kept };
};
/** Commits to be taken up, the highest generation first. */
const newQueue = (generations) => {
    const heap = [];
    const rank = (index) => generations[heap[index] ?? 0] ?? 0;
    const swap = (left, right) => {
        const commit = heap[left] ?? 0;
        heap[left] = heap[right] ?? 0;
        heap[right] = commit;
    };
    const push = (commit) => {
        let index = heap.push(commit) - 1;
        for (let up = (index - 1) >> 1; index > 0 && rank(up) < rank(index); up = (index - 1) >> 1) {
            swap(index, up);
            index = up;
        }
    };
    const pop = () => {
        if (heap.length < 2)
            return heap.pop();
        swap(0, heap.length - 1);
        const top = heap.pop();
        for (let index = 0;;) {
            const left = 2 * index + 1;
            const child = left + 1 < heap.length && rank(left + 1) > rank(left) ? left + 1 : left;
            if (child >= heap.length || rank(child) <= rank(index))
                return top;
            swap(index, child);
            index = child;
        }
    };
    return { push, pop };
};

;// CONCATENATED MODULE: ./build/git/branch-sketch.js



/** What the shape of history tells about questions of reach, quickly where a base's line answers them. */
const surveyTerrain = (graph, lines) => {
    const generations = countGenerations(graph);
    const reaches = (ancestor, commit) => {
        for (const line of lines) {
            if (!isOnBase(line, commit))
                continue;
            if (!isOnBase(line, ancestor))
                return false;
            const place = line.entered[commit] ?? 0;
            if (line.line[place] === commit)
                return (line.entered[ancestor] ?? 0) <= place;
        }
        return isReachable(graph, generations, ancestor, commit);
    };
    return { graph, generations, reaches };
};
/**
 * Finds the own commits of every branch: those in reach of neither a base nor a branch of another row below it; for a
 * branch that a merge brought in, those that came with this merge. A branch whose tip is not in the graph is left out.
 */
const sketchBranches = (terrain, lines, branches) => {
    const { numbers } = terrain.graph;
    const rows = new Map();
    for (const { branch, id } of branches) {
        const tip = numbers.get(branch.sha);
        if (tip !== undefined)
            rows.set(tip, (rows.get(tip) ?? new Set()).add(id));
    }
    return branches.flatMap((claimed) => {
        const tip = numbers.get(claimed.branch.sha);
        if (tip === undefined)
            return [];
        const ofAnother = (commit) => {
            const others = commit === tip ? undefined : rows.get(commit);
            return others !== undefined && !(others.size === 1 && others.has(claimed.id));
        };
        const walk = (isSettled) => findOwnCommits(terrain, tip, commit => isSettled(commit) ? 'settled' : ofAnother(commit) ? 'other' : 'own');
        if (!lines.some(line => isOnBase(line, tip))) {
            return [{ claimed, tip, bringer: null, ...walk(commit => lines.some(line => isOnBase(line, commit))) }];
        }
        for (const line of lines) {
            const bringer = broughtBy(line, tip);
            const same = (commit) => line.entered[commit] === line.entered[tip];
            if (bringer !== null)
                return [{ claimed, tip, bringer, ...walk(commit => !same(commit)) }];
        }
        return [{ claimed, tip, bringer: null, own: [], floor: [tip] }];
    });
};

// EXTERNAL MODULE: ./build/git/stream.js
var stream = __webpack_require__(3563);
;// CONCATENATED MODULE: ./build/git/differences.js


/** The line that asks for the difference from one commit to another; from nothing where a root has no `from`. */
const differenceLine = (from, to) => from === undefined ? to : `${to} ${from}`;
const args = [
    'diff-tree',
    '--stdin',
    '-r',
    '--root',
    '--always',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
];
/** Runs one `git diff-tree` over all lines. The name of `to` stands at the head of each answer. */
const streamDifferences = (where, options, lines, onChunk) => {
    const running = (0,stream/* streamGit */.t)(where, [...args, ...options], onChunk);
    running.write(lines.map(line => `${line}\n`).join(''));
    running.closeInput();
    return running.ended;
};
/** Reads the differences of all lines in one process, and keeps of each what is made of it. */
const readDifferences = (where, lines, keep) => answerAll('could not compare two commits', lines, async (batch) => {
    const parser = parseDifferences(keep);
    const ending = await streamDifferences(where, ['--raw', '-z', '--no-abbrev'], batch, parser.take);
    return { answers: parser.finish(), ending };
});
// `<sha> NUL`, then `:<mode> <mode> <sha> <sha> <letter> NUL <path> NUL` for each path.
const parseDifferences = (keep) => {
    const answers = [];
    let paths = null;
    let entry = null;
    let rest = Buffer.alloc(0);
    const finish = () => {
        if (paths !== null)
            answers.push(keep(paths));
        paths = null;
        return answers;
    };
    const takeWord = (word) => {
        if (entry !== null) {
            const [modeBefore = '', modeAfter = '', before = '', after = ''] = entry.slice(1).split(' ');
            paths?.push({ path: word, before: `${modeBefore} ${before}`, after: `${modeAfter} ${after}` });
            entry = null;
        }
        else if (word.startsWith(':')) {
            entry = word;
        }
        else {
            finish();
            paths = [];
        }
    };
    const take = (chunk) => {
        const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = buffer.indexOf(0); end >= 0; end = buffer.indexOf(0, start)) {
            takeWord(buffer.toString('utf8', start, end));
            start = end + 1;
        }
        rest = Buffer.from(buffer.subarray(start));
    };
    return { take, finish };
};

// EXTERNAL MODULE: ./build/git/call.js
var call = __webpack_require__(8411);
;// CONCATENATED MODULE: ./build/git/supply-differences.js



/** Brings what `git diff-tree -p` will read for the lines; nothing to do where nothing was left out. */
const supplyDifferences = async (where, lines) => {
    if (!where.supply)
        return (0,sought/* found */.F)(true);
    const answers = await readDifferences(where, lines, paths => paths.flatMap(contentsOf));
    // A difference that cannot be had is missed where it is read.
    return where.supply([...answers.values()].flatMap(answer => (isMissing(answer) ? [] : answer)));
};
/** Object names of the contents on either side of a difference; there are none for a submodule. */
const contentsOf = ({ before, after }) => [before, after]
    .filter(side => !/^(?:000000|160000) /.test(side))
    .map(side => side.slice(side.indexOf(' ') + 1));

;// CONCATENATED MODULE: ./build/git/supply-merges.js






/** Brings what merging each pair (`<ours> <theirs>`) will read; nothing to do where nothing was left out. */
const supplyMerges = async (where, lines) => {
    if (!where.supply)
        return (0,sought/* found */.F)(true);
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
    const sides = forks.flatMap(fork => fork.bases.flatMap(base => [differenceLine(base, fork.ours), differenceLine(base, fork.theirs)]));
    const differences = await readDifferences(where, sides, paths => paths);
    const side = (bases, tip) => bases.flatMap(base => {
        const answer = differences.get(differenceLine(base, tip));
        return answer === undefined || isMissing(answer) ? [] : answer;
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
        const answer = await (0,call/* callGit */.r)(where, [
            'rev-parse',
            ...batch.map(({ ours, theirs }) => `${ours}...${theirs}`),
        ]);
        if (answer.status !== 0)
            return (0,failure/* failure */.V2)('could not find merge bases', answer, failure/* mendObjects */.hR);
        let left = 0;
        for (const word of answer.stdout.toString().split('\n').slice(0, -1)) {
            const fork = forks.at(-1);
            if (word.startsWith('^') && fork)
                forks[forks.length - 1] = { ...fork, bases: [...fork.bases, word.slice(1)] };
            else if (left++ % 2 === 0)
                forks.push({ ...(batch[left >> 1] ?? toPair('')), bases: [] });
        }
    }
    return (0,sought/* found */.F)(forks);
};
/** The contents that the merge compares: of paths that both sides changed, and of those that a rename may connect. */
const readByMerge = (ours, theirs) => {
    const both = [...changedBy(ours, theirs), ...changedBy(theirs, ours)];
    const renamed = [...renamedBy(ours, theirs), ...renamedBy(theirs, ours)];
    return [...both, ...renamed].flatMap(contentsOf);
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

;// CONCATENATED MODULE: ./build/git/merges.js



/** The line that asks for a merge of two commits. A commit with itself gives its own tree. */
const mergeLine = (ours, theirs) => `${ours} ${theirs}`;
const merges_args = [
    'merge-tree',
    '--write-tree',
    '--stdin',
    '-z',
    '--name-only',
    '--no-messages',
    '--allow-unrelated-histories',
];
/** Merges all pairs in one process (Git 2.39), away from any index or work tree. */
const mergeAll = async (where, lines) => {
    const asked = [...lines];
    const supplied = await supplyMerges(where, asked);
    if (!supplied.found)
        return new Map(asked.map(line => [line, supplied]));
    return answerAll('could not try a merge', asked, async (batch) => {
        const chunks = [];
        const running = (0,stream/* streamGit */.t)(where, merges_args, chunk => chunks.push(chunk));
        running.write(batch.map(line => `${line}\n`).join(''));
        running.closeInput();
        const ending = await running.ended;
        return { answers: parseMerges(Buffer.concat(chunks).toString('latin1')), ending };
    });
};
// `1 NUL <tree> NUL NUL`, or `0 NUL <tree> NUL {<path in conflict> NUL} NUL`.
const parseMerges = (output) => {
    const words = output.split('\0');
    const merges = [];
    for (let index = 0; index + 2 < words.length;) {
        const [clean, tree = ''] = words.slice(index, index + 2);
        const end = words.indexOf('', index + 2);
        if (end < 0)
            break;
        merges.push({ tree: clean === '1' ? tree : null });
        index = end + 1;
    }
    return merges;
};

;// CONCATENATED MODULE: ./build/git/merge-effect.js


/** The lines that ask whether merging the tip into the base changes it. */
const effectLines = (base, tip) => [
    mergeLine(base, base),
    mergeLine(base, tip),
];
/** Reads the answers to them; null stands for a Git that was not asked. */
const toEffect = (merges, base, tip) => {
    if (merges === null)
        return 'untried';
    const [before, after] = effectLines(base, tip).map(line => answerTo(merges, line));
    if (before === undefined || after === undefined)
        return 'untried';
    if (isMissing(after))
        return after;
    if (isMissing(before))
        return before;
    if (after.tree === null)
        return 'conflict';
    return after.tree === before.tree ? 'nothing' : 'something';
};
/** Those of a branch's own commits that merge the work of others into it. */
const bringingMerges = (graph, { own }) => {
    const owned = new Set(own);
    return own.filter(commit => {
        const parents = graph.parents[commit] ?? [];
        const foreign = parents.filter(parent => !owned.has(graph.numbers.get(parent) ?? -1));
        return parents.length === 2 && foreign.length > 0;
    });
};
/** The lines that ask whether a merge commit is what merging its parents gives. */
const purityLines = (graph, commit) => {
    const sha = graph.shas[commit] ?? '';
    const [ours = '', theirs = ''] = graph.parents[commit] ?? [];
    return [mergeLine(ours, theirs), mergeLine(sha, sha)];
};
/** Whether a merge that brings others' work adds nothing to it. Where Git was not asked, it is taken to add nothing. */
const isPure = (merges, graph, commit) => {
    if (merges === null)
        return true;
    const [merged, itself] = purityLines(graph, commit).map(line => answerTo(merges, line));
    if (merged === undefined || itself === undefined || isMissing(merged) || isMissing(itself))
        return false;
    return merged.tree !== null && merged.tree === itself.tree;
};
const answerTo = (merges, line) => merges.get(line);

;// CONCATENATED MODULE: ./build/git/branch-work.js




/** Reads the work of all branches: at most one process for the merges among their commits, and one for their net paths. */
const readBranchWork = async (scene, sketches) => {
    const { graph } = scene.terrain;
    const bringing = sketches.map(sketch => bringingMerges(graph, sketch));
    const [merges, paths] = await Promise.all([
        scene.canMerge
            ? mergeAll(scene.where, bringing.flat().flatMap(commit => purityLines(graph, commit)))
            : null,
        readDifferences(scene.where, sketches.flatMap(sketch => netLines(scene, sketch)), paths => paths),
    ]);
    return sketches.map((sketch, index) => toWork(scene, sketch, bringing[index] ?? [], merges, paths));
};
const netLines = ({ terrain: { graph } }, { tip, floor }) => floor.map(commit => differenceLine(graph.shas[commit], graph.shas[tip] ?? ''));
const toWork = (scene, sketch, bringing, merges, paths) => {
    const { graph } = scene.terrain;
    const pure = new Set(bringing.filter(commit => isPure(merges, graph, commit)));
    const own = sketch.own.filter(commit => !pure.has(commit)).map(commit => commitOf(scene, commit));
    const unseen = merges === null && pure.size > 0;
    return { sketch, own, unseen, net: toNet(own, netLines(scene, sketch), paths) };
};
const commitOf = ({ terrain: { graph }, commits }, commit) => {
    const raw = commits.get(graph.shas[commit] ?? '');
    if (raw === undefined)
        throw new Error(`the commit ${graph.shas[commit]} was not read`);
    return raw;
};
/** The paths that differ from everything the branch stands on: what agrees with some of it is the work of others. */
const toNet = (own, lines, paths) => {
    let net = null;
    for (const line of lines) {
        const different = paths.get(line) ?? [];
        if (isMissing(different))
            return different;
        if (net === null) {
            net = different.map(({ path, before, after }) => ({ path, after, before: [before] }));
        }
        else {
            const known = new Map(different.map(({ path, before }) => [path, before]));
            net = net.flatMap(each => {
                const before = known.get(each.path);
                return before === undefined ? [] : [{ ...each, before: [...each.before, before] }];
            });
        }
    }
    return (net ?? [...new Set(own.flatMap(commit => commit.paths))].map(path => ({ path, after: '', before: [] })));
};

;// CONCATENATED MODULE: ./build/git/landing.js

/** Why a branch is no evidence at all. */
const noCommits = { landed: false, why: 'it has no commits of its own' };
const noChange = { landed: false, why: 'its commits change nothing' };
/** What is unknown about a branch, as a landing. */
const unknownLanding = ({ reason, remedy }) => ({ landed: null, reason, remedy });
/** Judges a branch that a merge on base's own line brought in. */
const judgeBringer = (graph, bringer, isReverted) => {
    const sha = graph.shas[bringer] ?? '';
    return isReverted(sha)
        ? { landed: false, why: `the merge ${landing_short(sha)} that brought it in was reverted` }
        : { landed: true, by: 'merge', time: graph.times[bringer] ?? null };
};
/** Judges a branch that is not in base's history. A test that could not be made matters only where no other decides. */
const judgeTests = (graph, { effect, each, whole }) => {
    if (effect === 'nothing')
        return { landed: true, by: 'content', time: null };
    const brought = each.filter(isCommit);
    if (each.length > 0 && brought.length === each.length && !brought.some(({ reverted }) => reverted)) {
        return {
            landed: true,
            by: 'patches',
            time: Math.max(...brought.map(({ commit }) => graph.times[commit] ?? 0)),
        };
    }
    const squash = whole.filter(isCommit);
    const counted = squash.find(({ reverted }) => !reverted);
    if (counted)
        return { landed: true, by: 'squash', time: graph.times[counted.commit] ?? null };
    const revoked = [...squash, ...brought].find(({ reverted }) => reverted);
    if (revoked) {
        return {
            landed: false,
            why: `the commit ${landing_short(graph.shas[revoked.commit] ?? '')} that brought it in was reverted`,
        };
    }
    const lost = [effect, ...each, ...whole].find(isLost);
    return lost ? unknownLanding(lost) : { landed: false, why: whyOpen(effect) };
};
const whyOpen = (effect) => {
    if (effect === 'conflict')
        return 'it conflicts with base, which has neither its commits nor their sum as a patch';
    if (effect === 'untried')
        return 'base has neither its commits nor their sum as a patch; merging it was not tried, which takes Git 2.39';
    return 'base has not all of its content, and neither its commits nor their sum as a patch';
};
const isCommit = (fate) => typeof fate === 'object' && 'commit' in fate;
const isLost = (answer) => typeof answer === 'object' && isMissing(answer);
const landing_short = (sha) => sha.slice(0, 8);

;// CONCATENATED MODULE: ./build/git/patch-fate.js



/** The line that asks for the patch of a commit, to its first parent. */
const patchLine = (graph, commit) => differenceLine(graph.parents[commit]?.[0], graph.shas[commit] ?? '');
/** Commits of a base by the set of paths that they change, for those sets that are asked for. */
const commitsByPaths = (graph, line, wanted) => {
    const found = new Map();
    graph.pathSets.forEach((set, commit) => {
        if (!wanted.has(set) || !isOnBase(line, commit))
            return;
        const commits = found.get(set);
        if (commits)
            commits.push(commit);
        else
            found.set(set, [commit]);
    });
    return found;
};
/** Those that came to base after the branch left it. */
const since = ({ reaches }, commits, mergeBase) => commits.filter(commit => mergeBase === undefined || !reaches(commit, mergeBase));
/** Reads which candidate has the patch; one that still counts before one that was reverted. */
const toFate = (patches, graph, { line, candidates }, isReverted) => {
    if (candidates.length === 0)
        return 'absent';
    const wanted = patches.get(line);
    if (wanted === undefined || isMissing(wanted))
        return wanted ?? 'absent';
    let fate = 'absent';
    for (const commit of candidates) {
        const patch = patches.get(patchLine(graph, commit));
        if (patch === undefined)
            continue;
        if (isMissing(patch))
            fate = fate === 'absent' ? patch : fate;
        else if (patch.name === wanted.name) {
            if (!isReverted(graph.shas[commit] ?? ''))
                return { commit, reverted: false };
            fate = { commit, reverted: true };
        }
    }
    return fate;
};

;// CONCATENATED MODULE: ./build/git/landing-plan.js





/** Plans for all branches: only commits that change the same paths, and came to base after the branch left it, are candidates. */
const planPatches = async (scene, line, works) => {
    const { graph } = scene.terrain;
    const drafts = await draftAll(scene, line, works);
    const wanted = drafts.flatMap(({ each, whole }) => [...each, ...whole]);
    const candidates = commitsByPaths(graph, line, new Set(wanted.map(({ paths }) => paths)));
    return new Map(drafts.map(({ work, mergeBase, each, whole }) => {
        const toQuestion = ({ line, paths }) => ({
            line,
            candidates: since(scene.terrain, candidates.get(paths) ?? [], mergeBase),
        });
        const questions = each.map(toQuestion);
        const possible = questions.every(question => question.candidates.length > 0);
        return [work, { each: possible ? questions : [], whole: whole.map(toQuestion) }];
    }));
};
/** The lines to be put to `git diff-tree` for a plan. */
const planLines = (scene, { each, whole }) => [...each, ...whole].flatMap(({ line, candidates }) => candidates.length === 0
    ? []
    : [line, ...candidates.map(commit => patchLine(scene.terrain.graph, commit))]);
const draftAll = async (scene, line, works) => {
    const { graph } = scene.terrain;
    const mergeBaseOf = findMergeBases(scene, line);
    const left = works.map(work => ({ work, mergeBase: mergeBaseOf(work.sketch.tip) }));
    const lineFrom = (commit, { sketch }) => differenceLine(graph.shas[commit], graph.shas[sketch.tip] ?? '');
    // A branch that stands on another row's branch may have landed together with it.
    const sums = left.flatMap(({ work, mergeBase }) => mergeBase === undefined || work.sketch.floor[0] === mergeBase ? [] : [lineFrom(mergeBase, work)]);
    const pathSets = await readDifferences(scene.where, sums, paths => ({
        number: toPathSet(paths.map(({ path }) => path)),
    }));
    return left.map(({ work, mergeBase }) => {
        const { own, unseen, sketch, net } = work;
        const each = unseen ? [] : own.filter(commit => commit.paths.length > 0);
        const whole = [];
        const [floor, ...others] = sketch.floor;
        if (floor !== undefined && others.length === 0 && !isMissing(net)) {
            whole.push({ line: lineFrom(floor, work), paths: toPathSet(net.map(({ path }) => path)) });
        }
        const sum = mergeBase === undefined ? undefined : pathSets.get(lineFrom(mergeBase, work));
        if (mergeBase !== undefined && sum !== undefined && !isMissing(sum)) {
            whole.push({ line: lineFrom(mergeBase, work), paths: sum.number });
        }
        const patches = each.map(({ parents, sha, paths }) => ({
            line: differenceLine(parents[0], sha),
            paths: toPathSet(paths),
        }));
        return { work, mergeBase, whole, each: patches };
    });
};
/** The highest commit of base that can be reached from a commit. What was found on the way is kept for the next. */
const findMergeBases = ({ terrain }, line) => {
    const { graph, generations } = terrain;
    const known = new Map();
    return (tip) => {
        const stack = [tip];
        for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
            const parents = isOnBase(line, top) || known.has(top) ? [] : parentsOf(graph, top);
            const waiting = parents.filter(parent => !isOnBase(line, parent) && !known.has(parent));
            if (waiting.length > 0) {
                stack.push(...waiting);
                continue;
            }
            if (!isOnBase(line, top) && !known.has(top)) {
                const reached = parents.map(parent => (isOnBase(line, parent) ? parent : known.get(parent)));
                known.set(top, highest(generations, reached));
            }
            stack.pop();
        }
        return isOnBase(line, tip) ? tip : known.get(tip);
    };
};
const highest = (generations, commits) => commits.reduce((best, commit) => commit !== undefined && (best === undefined || (generations[commit] ?? 0) > (generations[best] ?? 0))
    ? commit
    : best, undefined);

// EXTERNAL MODULE: ./build/git/tree.js
var git_tree = __webpack_require__(1651);
;// CONCATENATED MODULE: ./build/git/base-content.js


/** Reads what stands at the paths, from one listing of base. */
const readBaseContent = async (where, base, paths) => {
    const tree = await (0,git_tree/* readTree */.Z)(where, base);
    if (!tree.found)
        return tree;
    const content = new Map();
    for (const { path, mode, sha } of tree.value)
        if (paths.has(path))
            content.set(path, `${mode} ${sha}`);
    return (0,sought/* found */.F)(content);
};
/**
 * What merging a branch would do to base, where that can be told without merging: nothing if all of its content stands
 * there; something if base has a path still as the branch found it. Null where both have changed what they share, or
 * both have removed a path, which on one side may have been a move.
 */
const compareContent = (net, content) => {
    let all = true;
    for (const { path, after, before } of net) {
        const now = content.get(path) ?? base_content_nothing(after);
        if (before.includes(now))
            return 'something';
        if (now !== after || after === base_content_nothing(after))
            all = false;
    }
    return all ? 'nothing' : null;
};
// The null mode and as many zeros as an object name has digits.
const base_content_nothing = (after) => '000000 '.padEnd(after.length, '0');

;// CONCATENATED MODULE: ./build/git/patches.js




/** Names the patches of the differences that all lines ask for, in one process. */
const readPatches = async (where, lines) => {
    const asked = [...lines];
    const supplied = await supplyDifferences(where, asked);
    if (!supplied.found)
        return new Map(asked.map(line => [line, supplied]));
    return answerAll('could not compare patches', asked, async (batch) => {
        const parser = parsePatches();
        const ending = await streamDifferences(where, ['-p', '--full-index', '--unified=3'], batch, parser.take);
        return { answers: parser.finish(), ending };
    });
};
const lineFeed = 10;
// Longer lines are not gathered before they are hashed: a file can be one line.
const longLine = 65_536;
/** Reads `git diff-tree -p`, line by line and in bounded memory. */
const parsePatches = () => {
    const patches = [];
    let current = null;
    let index = null;
    let rest = Buffer.alloc(0);
    let inLongLine = false;
    const finishPatch = () => {
        if (current)
            patches.push({ name: current.digest('hex') });
        current = null;
    };
    const takeLine = (line) => {
        const first = String.fromCharCode(line[0] ?? 0);
        if (inLongLine) {
            current?.update(line);
        }
        else if (isHeader(line)) {
            finishPatch();
            current = (0,external_node_crypto_.createHash)('sha1');
        }
        else if (first === 'i') {
            // `index <sha>..<sha>` depends on all of the file, which for a binary file is what the patch is.
            index = line;
        }
        else if (first === 'B') {
            current?.update(index ?? line);
        }
        else if (first === '@') {
            // Where it does it is left out.
            current?.update('@\n');
        }
        else {
            current?.update(line);
        }
    };
    const take = (chunk) => {
        const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = buffer.indexOf(lineFeed); end >= 0; end = buffer.indexOf(lineFeed, start)) {
            takeLine(buffer.subarray(start, end + 1));
            inLongLine = false;
            start = end + 1;
        }
        rest = Buffer.from(buffer.subarray(start));
        if (!inLongLine && rest.length < longLine)
            return;
        takeLine(rest);
        inLongLine = true;
        rest = Buffer.alloc(0);
    };
    const finish = () => {
        finishPatch();
        return patches;
    };
    return { take, finish };
};
// Lines of a patch begin with a mark or a word; only the name of a commit is all hexadecimal.
const isHeader = (line) => {
    if (line.length !== 41 && line.length !== 65)
        return false;
    return /^[0-9a-f]+\n$/.test(line.toString('latin1'));
};

;// CONCATENATED MODULE: ./build/git/landing-judge.js








/** Judges whether the work of each branch is on a base, in a handful of processes for all of them. */
const judgeLandings = async (scene, works) => {
    const landings = new Map();
    let open = [];
    for (const work of works) {
        const landing = judgeShape(scene, work);
        if (landing)
            landings.set(work, landing);
        else
            open.push(work);
    }
    for (const line of scene.lines) {
        for (const [work, landing] of await judgeOnBase(scene, line, open)) {
            if (landing.landed || !landings.has(work))
                landings.set(work, landing);
        }
        open = open.filter(work => !landings.get(work)?.landed);
    }
    return landings;
};
const judgeShape = ({ terrain, isReverted }, { own, net, sketch }) => {
    if (own.length === 0)
        return noCommits;
    if (isMissing(net))
        return unknownLanding(net);
    if (net.length === 0)
        return noChange;
    return sketch.bringer === null ? null : judgeBringer(terrain.graph, sketch.bringer, isReverted);
};
const judgeOnBase = async (scene, line, open) => {
    const { where, terrain, isReverted } = scene;
    const effects = await readEffects(scene, terrain.graph.shas[line.line.at(-1) ?? 0] ?? '', open);
    const undecided = open.filter(work => effects.get(work) !== 'nothing');
    const plans = await planPatches(scene, line, undecided);
    const patches = await readPatches(where, [...plans.values()].flatMap(plan => planLines(scene, plan)));
    const fates = (questions = []) => questions.map(question => toFate(patches, terrain.graph, question, isReverted));
    return new Map(open.map(work => {
        const plan = plans.get(work);
        const tests = {
            effect: effects.get(work) ?? 'untried',
            each: fates(plan?.each),
            whole: fates(plan?.whole),
        };
        return [work, judgeTests(terrain.graph, tests)];
    }));
};
const readEffects = async ({ where, canMerge }, base, open) => {
    if (open.length === 0)
        return new Map();
    const netOf = ({ net }) => (isMissing(net) ? [] : net);
    const paths = new Set(open.flatMap(work => netOf(work).map(({ path }) => path)));
    const content = await readBaseContent(where, base, paths);
    if (!content.found)
        return new Map(open.map(work => [work, content]));
    const told = new Map(open.map(work => [work, compareContent(netOf(work), content.value)]));
    const untold = open.filter(work => told.get(work) === null);
    const tipOf = ({ sketch }) => sketch.claimed.branch.sha;
    const merges = canMerge
        ? await mergeAll(where, untold.flatMap(work => effectLines(base, tipOf(work))))
        : null;
    return new Map(open.map(work => [work, told.get(work) ?? toEffect(merges, base, tipOf(work))]));
};

// EXTERNAL MODULE: ./build/git/quarantine.js
var git_quarantine = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/git/version.js



/** Asks Git for its version. */
const readGitVersion = async (where) => {
    const answer = await (0,call/* callGit */.r)(where, ['version']);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)('could not ask Git for its version', answer, failure/* installGit */.S_);
    const words = /^git version ((\d+)\.(\d+)\S*)/.exec(answer.stdout.toString());
    if (!words)
        return (0,sought/* missing */.L)('Git does not say its version', failure/* installGit */.S_);
    return (0,sought/* found */.F)({ major: Number(words[2]), minor: Number(words[3]), text: words[1] ?? '' });
};
/** Whether the version is at least that one. */
const isAtLeast = (version, major, minor) => version.major > major || (version.major === major && version.minor >= minor);

;// CONCATENATED MODULE: ./build/git/branch-facts.js












/**
 * Finds out, for all branches together, what each has of its own and whether that is on base. What cannot be read of
 * one branch is unknown for that branch alone. Nothing is written to the repository. By full ref.
 */
const gatherBranchFacts = async (repository, { bases, branches, graph, isReverted }) => {
    if (branches.length === 0)
        return (0,sought/* found */.F)(new Map());
    const version = await readGitVersion(repository);
    if (!version.found)
        return version;
    const lines = bases.map(base => followLine(graph, numberOf(graph, base)));
    const isOff = (sha) => !lines.some(line => isOnBase(line, graph.numbers.get(sha) ?? -1));
    const tips = new Set(branches.map(({ branch }) => branch.sha).filter(isOff));
    const history = await readBranchHistory(repository, [...tips], bases);
    for (const commit of history.commits.values())
        addCommit(graph, commit);
    const terrain = surveyTerrain(graph, lines);
    const sketches = sketchBranches(terrain, lines, branches);
    const commits = await readOwn(repository, graph, sketches, history.commits);
    if (!commits.found)
        return commits;
    const canMerge = isAtLeast(version.value, 2, 39);
    const judged = await (0,git_quarantine/* withQuarantine */.TV)(repository, async (where) => {
        const { supply } = repository;
        const scene = {
            where: { ...where, ...(supply && { supply }) },
            canMerge,
            terrain,
            lines,
            isReverted,
            commits: commits.value,
        };
        const works = await readBranchWork(scene, sketches);
        const landings = await judgeLandings(scene, works);
        return works.map(work => toFacts(work, landings.get(work)));
    });
    if (isMissing(judged))
        return judged;
    const unread = branches.flatMap(claimed => toUnreadable(claimed, history.unreadable.get(claimed.branch.sha)));
    return (0,sought/* found */.F)(new Map([...judged, ...unread].map(facts => [facts.ref, facts])));
};
const numberOf = (graph, sha) => {
    const number = graph.numbers.get(sha);
    if (number === undefined)
        throw new Error(`the history of the base ${sha} was not read`);
    return number;
};
/** The own commits of branches that base has already were not read in full: the graph keeps only their shape. */
const readOwn = async (repository, graph, sketches, known) => {
    const commits = new Map(known);
    const lacking = new Set(sketches.flatMap(({ own }) => own.map(commit => graph.shas[commit] ?? '')));
    const include = [...lacking].filter(sha => !known.has(sha));
    const read = await (0,git_history/* readHistory */.L)(repository, { include, alone: true }, commit => commits.set(commit.sha, commit));
    return read.found ? (0,sought/* found */.F)(commits) : read;
};
const toFacts = ({ sketch, own, net }, landing) => {
    if (landing === undefined)
        throw new Error(`the branch ${sketch.claimed.branch.ref} was not judged`);
    return {
        ...sketch.claimed.branch,
        own,
        netPaths: isMissing(net) ? [] : net.map(({ path }) => path),
        landing,
    };
};
const toUnreadable = ({ branch }, lost) => lost ? [{ ...branch, own: [], netPaths: [], landing: unknownLanding(lost) }] : [];

// EXTERNAL MODULE: ./build/git/refs.js
var refs = __webpack_require__(6713);
;// CONCATENATED MODULE: ./build/evidence/awaited-words.js
/** Words around numbers that tell that what the numbers stand for is not done. */
const against = words('re-?open(?:ed)?|open|opens|draft|unmerged|unresolved|outstanding|block(?:s|ed|er|ers|ing)?|gated|await(?:s|ed|ing)?', "wait(?:s|ed|ing)?|pending|until|till|'til|depends?|depending|needs?|requires?|unless|not|never");
const awaitedNext = words('(?<!at )once(?! more| again)|(?:will|to|must|should) (?:land|merge|ship|be (?:landed|merged|shipped))');
const followedNext = words('(?<!-)follows|to follow|on top of|(?:stack|queu)(?:ed|s) (?:on|upon|behind|atop)|sits? (?:on|behind|atop)');
const landedIn = /(?:land|merg|shipp)ed (?:in|by|with|via|as) (?:PR ?)?$/i;
const conjunction = words('after|when|whenever|before|as soon as|if');
const conjunctionBeside = /(?<![\p{L}\p{N}_-])(?:after|when|whenever|before|as soon as|if) (?:(?:the|both|all of|either) )?(?:PR|pull request)? ?$/iu;
const present = /^\s{1,20}(?:lands?|merges?|ships?|closes|goes in|gets|(?:is|are) (?:landed|merged|shipped|in|done|closed))\b/i;
const perfect = /^\s{1,20}(?:has|have) (?:been )?(?:landed|merged|shipped|closed)\b/i;
const toCome = /(?<![\p{L}\p{N}_-])(?:to follow|(?:will|shall|must|should|(?:has|have|is|are|needs) to) (?:follow|land|merge|ship|be (?:landed|merged|shipped)))(?![\p{L}\p{N}_-])|^\s{1,20}follows\s{0,20}$/iu;
/** True for words that speak against whatever number stands in their clause, be it before them or behind. */
const speaksAgainst = (text) => against.test(text);
/** True for words that make the numbers behind them awaited: `once`, `on top of`. */
const awaitsNext = (text) => awaitedNext.test(lastPart(text)) || (followedNext.test(lastPart(text)) && !landedIn.test(text));
/** True for words that make the number before them awaited: `to follow`, `must land first`. */
const isToCome = (text) => toCome.test(text);
/**
 * True where the words before the first number and those behind the last make a condition of them: `after #12 lands`.
 * What has landed is a condition only right behind its conjunction, and what landed is none: `after #12 landed`.
 */
const isCondition = (lead, rest) => (present.test(rest) && conjunction.test(lastPart(lead))) ||
    (perfect.test(rest) && conjunctionBeside.test(lead));
/** `after review, #12 landed it`: what a comma closes says nothing of the number behind it. */
const lastPart = (text) => text.slice(text.lastIndexOf(',') + 1);
function words(...alternatives) {
    return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'iu');
}

;// CONCATENATED MODULE: ./build/evidence/citations.js

// Not `other/repo#12`, not a fragment of an address; a hex word is judged by whether base has such a commit.
const cited = /(?<![\p{L}\p{N}_/#&.-])(?:[Pp][Rr])?#(\d{1,9})(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_#])([0-9a-fA-F]{7,64})(?![\p{L}\p{N}_])/gu;
// `after the import (#12) lands`: the brackets end no clause where its verb comes behind them.
const bracketed = /\(((?:PR ?)?#\d{1,9})\)(?=\s{1,20}(?:lands?|merges?|ships?|closes|gets?|goes|is|are|has|have)\b)/gi;
// A clause ends where a sentence would. What only strings numbers together (glue) does not end it, and what may as well
// introduce a number (a dash, a bracket) does only when the clause has one already.
const clauseEnd = /(?<glue>(?:,\s{0,20}(?:and|or)\b|[,&+/]|\b(?:and|or)\b)\s{0,20}(?=(?:PR ?)?#\d|[0-9a-f]{7,64}\b))|(?<lead>[—–]|\s-\s|\((?=[^()]{0,200}#\d))|[;,)\n]|\.(?=\s|$)|\b(?:and|but|while|though)\b/giu;
const citations_none = [];
const mayCite = /#\d|[0-9a-fA-F]{7}/;
/** What a row cites in its state note and in the columns of references, once each, in the order of reading. */
function citationsOf(row, isReferenceColumn) {
    const { header, state, note } = row;
    // The state's own word tells how the note is meant: `BLOCKED by #12`.
    let found = note === '' && !mayCite.test(state) ? citations_none : citationsIn(`${state} ${note}`);
    for (let index = 0; index < header.length; index++) {
        if (!isReferenceColumn(header[index]))
            continue;
        const cell = row.cells[index];
        if (cell !== undefined)
            found = [...found, ...citationsIn(cell.text)];
    }
    return found.length < 2 ? found : [...new Map(found.map(citation => [citation.text, citation])).values()];
}
/** Numbers and SHAs of a text, except those that it calls open, blocking or awaited. */
function citationsIn(text) {
    if (!mayCite.test(text))
        return citations_none;
    // Most sentences cite nothing, and where one ends a clause ends as well.
    const citing = text.split(/[;\n]|\.(?=\s)/).filter(sentence => mayCite.test(sentence));
    return citing
        .flatMap(sentence => clausesOf(sentence.replace(bracketed, ' $1 ')))
        .flatMap(clause => {
        const matches = [...clause.matchAll(cited)];
        const behind = (index) => {
            const match = matches[index];
            return match ? clause.slice(match.index + match[0].length, matches[index + 1]?.index) : '';
        };
        // What stands before a list of numbers is said of all, what stands after one only of that one.
        const lead = clause.slice(0, matches[0]?.index ?? 0);
        if (speaksAgainst(lead) || isCondition(lead, behind(matches.length - 1)))
            return [];
        const awaited = matches.findIndex((_, index) => awaitsNext(index === 0 ? lead : behind(index - 1)));
        return matches.slice(0, awaited < 0 ? undefined : awaited).flatMap((match, index) => {
            const after = behind(index);
            if (speaksAgainst(after) || isToCome(after))
                return [];
            const [whole, number, sha] = match;
            if (number !== undefined)
                return [{ text: `#${Number(number)}`, number: Number(number) }];
            return sha === undefined ? [] : [{ text: whole, sha: sha.toLowerCase() }];
        });
    });
}
function clausesOf(text) {
    const clauses = [];
    let start = 0;
    let read = 0;
    let cites = false;
    for (const match of text.matchAll(clauseEnd)) {
        const { glue, lead } = match.groups ?? {};
        if (glue !== undefined)
            continue;
        if (lead !== undefined) {
            cites ||= text.slice(read, match.index).search(cited) >= 0;
            read = match.index;
            if (!cites)
                continue;
        }
        clauses.push(text.slice(start, match.index));
        start = match.index + match[0].length;
        read = start;
        cites = false;
    }
    clauses.push(text.slice(start));
    return clauses;
}

// EXTERNAL MODULE: ./build/record/header.js
var record_header = __webpack_require__(2003);
;// CONCATENATED MODULE: ./build/gather/citations.js


/** What the rows cite, by ID. */
const citationsById = ({ rows }, { columns: { references } }) => {
    const columns = new Set(references.map(record_header/* normaliseHeader */.Gw));
    // Most records name no such column, and a header is shared by the rows of its table.
    const known = new Map();
    const isReference = (header) => {
        if (columns.size === 0)
            return false;
        const answer = known.get(header) ?? columns.has((0,record_header/* normaliseHeader */.Gw)(header));
        known.set(header, answer);
        return answer;
    };
    const citations = new Map();
    for (const row of rows) {
        const cited = citationsOf(row, isReference);
        if (cited.length > 0)
            citations.set(row.id, [...(citations.get(row.id) ?? []), ...cited]);
    }
    return citations;
};

;// CONCATENATED MODULE: ./build/gather/evidence.js













/** Reads history once for all rows, and asks what became of the branches that belong to them. */
const gatherEvidence = async (repository, { census, before, settings, bases, history, change, options, pullRequests, onBase }) => {
    const known = (0,known_ids/* knownIds */.s)(census === before ? census.rows : [...census.rows, ...before.rows]);
    const matcher = (0,id_matcher/* idMatcher */.S)(known);
    const ownerOf = ownerFinder({ patterns: settings.branches, parked: settings.parked }, idIndex(known.map(({ id }) => id)));
    const citations = citationsById(census, settings);
    const citedBefore = census === before ? citations : citationsById(before, settings);
    const base = evidence_nameOf(bases[0].ref);
    const sifting = {
        matcher,
        citations: [...allOf(citations), ...(citations === citedBefore ? [] : allOf(citedBefore))],
        base: base.replace(/^origin\//, ''),
    };
    const general = collector({ ...sifting, isRecord: settings.isRecord });
    const collectors = new Map([[settings.isRecord, general]]);
    for (const { isRecord } of settings.matrices)
        if (isRecord)
            collectors.set(isRecord, collector({ ...sifting, isRecord }));
    const graph = emptyGraph();
    const owners = branchOwners((0,refs/* toBranches */.E)(repository.refs, bases[0].remote?.name ?? null), ownerOf);
    const claimed = [...owners.byId].flatMap(([id, branches]) => branches.map(branch => ({ id, branch })));
    const landed = await history.read(commit => {
        if (claimed.length > 0)
            addCommit(graph, commit);
        for (const each of collectors.values())
            each.add(commit, 'base');
        onBase(commit);
    });
    if (!landed.found)
        return landed;
    const commits = [];
    const ahead = await change.read(commit => {
        for (const each of collectors.values())
            each.add(commit, 'change');
        commits.push(commit);
    });
    if (!ahead.found)
        return ahead;
    const { isReverted, baseCommits } = general.settle('base');
    const facts = await gatherBranchFacts(repository, {
        bases: bases.map(({ sha }) => sha),
        branches: claimed,
        graph,
        isReverted: sha => graph.numbers.has(sha) && isReverted(sha),
    });
    if (!facts.found)
        return facts;
    const words = { title: options.title ?? '', body: options.body ?? '', branch: options.headBranch ?? '' };
    const shared = {
        branches: factsById(claimed, facts.value),
        pullRequests: pullRequestsById(pullRequests ?? [], { matcher, ownerOf }),
    };
    const ids = known.map(({ id }) => id);
    const recordOf = new Map();
    const recordsAt = (path) => settings.matrices.find(({ isMatch }) => isMatch(path))?.isRecord ?? settings.isRecord;
    const sideOf = (through, own) => {
        const byRecord = new Map();
        for (const [isRecord, each] of collectors) {
            byRecord.set(isRecord, toEvidence(ids, { ...shared, ...own, history: each.settle(through), isRecord }));
        }
        return {
            of: (row, names) => {
                const { path } = row.place;
                const isRecord = recordOf.get(path) ?? recordsAt(path);
                recordOf.set(path, isRecord);
                return evidenceOf(byRecord.get(isRecord) ?? new Map(), names);
            },
            searched: {
                base,
                baseCommits: (0,sought/* found */.F)(landed.value.commits),
                changeCommits: (0,sought/* found */.F)(through === 'base' ? 0 : ahead.value.commits),
                branches: (0,sought/* found */.F)(claimed.length),
                pullRequests: pullRequests?.length ?? null,
            },
        };
    };
    const none = new Map();
    const isBase = census === before && commits.length === 0 && options.title === undefined;
    const landedSide = sideOf('change', { citations, changeTexts: changeTextsOf(words, { matcher, ownerOf }) });
    return (0,sought/* found */.F)({
        landed: landedSide,
        target: isBase ? landedSide : sideOf('base', { citations: citedBefore, changeTexts: none }),
        isNamed: id => baseCommits(id).length > 0,
        unmatched: owners.unmatched.map(({ branch }) => untestedBranch(branch)),
        change: commits,
        finder: {
            namesIn: matcher.namesIn,
            ownerOf: branch => {
                const owner = ownerOf(branch);
                return owner.kind === 'row' ? owner.id : null;
            },
        },
        commits: landed.value.commits + ahead.value.commits,
        branches: claimed.length,
    });
};
const allOf = (citations) => [...citations.values()].flat();
/** A base as people say it: `origin/main`. */
const evidence_nameOf = (ref) => ref.replace(/^refs\/(?:remotes|heads)\//, '');
const factsById = (claimed, facts) => {
    const byId = new Map();
    for (const { id, branch } of claimed) {
        const known = facts.get(branch.ref);
        if (!known)
            throw new Error(`Nobody asked what became of ${branch.ref}`);
        byId.set(id, [...(byId.get(id) ?? []), known]);
    }
    return byId;
};

;// CONCATENATED MODULE: ./build/gather/histories.js

/** The history of every base, and what the change has beyond them and its target. Git is at work at once; `begun` takes note. */
const beginHistories = ({ early, head }, { repository, bases, target }, begun) => {
    const begin = (include, exclude) => {
        const history = (0,git_history/* startHistory */.Z)(repository, { include, exclude });
        begun.push(history);
        return history;
    };
    const tips = bases.map(({ sha }) => sha);
    const isExpected = early !== null && tips.length === 1 && tips[0] === early.tip;
    return {
        history: isExpected ? early.history : begin(tips, []),
        change: target ? begin([head.sha], [...tips, target.sha]) : begin([], []),
    };
};

;// CONCATENATED MODULE: ./build/evidence/activity.js
/** When work and records were last done, among commits in any order. One that changes nothing is neither. */
const activityOf = (commits, isRecord) => {
    let work = null;
    let records = null;
    const times = [];
    for (const { time, paths } of commits) {
        if (paths.length === 0)
            continue;
        if (paths.every(isRecord)) {
            records = Math.max(records ?? time, time);
            times.push(time);
        }
        else
            work = Math.max(work ?? time, time);
    }
    const newest = work ?? -Infinity;
    return { work, records, recordsSinceWork: times.filter(time => time > newest).length };
};

;// CONCATENATED MODULE: ./build/gather/observed-base.js


/** Begins to observe a pass over the history of base. */
const observeBase = (isRecord, wanted) => {
    const shas = [];
    const kept = [];
    return {
        add: ({ sha, time, paths }) => {
            if (wanted.commits)
                shas.push(sha);
            if (wanted.activity)
                kept.push({ time, paths: paths.some(path => !isRecord(path)) ? [work] : paths.slice(0, 1) });
        },
        activity: () => activityOf(kept, path => path !== work),
        commitsOnBase: name => wanted.commits
            ? (0,sought/* found */.F)(shas.filter(sha => sha.startsWith(name)).slice(0, 2))
            : (0,sought/* missing */.L)('no rule had asked for the commits of base', 'ask for them'),
    };
};
// Stands for all the work paths of a commit; no path is empty.
const work = '';

;// CONCATENATED MODULE: ./build/git/sightings.js

/**
 * Looks for lines in what their files were before their moments, in the history of a commit. Of a file it reads but the
 * last version before each moment; where these are too many, some lines are sought in an earlier one, so that what is
 * found is true and something may be missed.
 */
const readSightings = async (gatherer, versionsOf, lines) => {
    const byPath = new Map();
    for (const line of lines) {
        const others = byPath.get(line.path);
        if (others)
            others.push(line);
        else
            byPath.set(line.path, [line]);
    }
    const answers = new Map();
    await Promise.all([...byPath].map(async ([path, asked]) => {
        const versions = await versionsOf(path);
        answers.set(path, versions.found ? await seek(gatherer, versions.value, asked) : versions);
    }));
    return line => {
        const answer = answers.get(line.path);
        if (!answer)
            return (0,sought/* missing */.L)(`nobody had asked for lines of ${line.path}`, '');
        return answer.found ? (0,sought/* found */.F)(answer.value.get(sightings_keyOf(line)) ?? null) : answer;
    };
};
const sightings_keyOf = ({ text, moment }) => `${moment} ${text}`;
/** Versions that are read of one file, and at one time: each is as large as a log, and they lie side by side on the disk. */
const mostVersions = 100;
const atOnce = 20;
const seek = async (gatherer, versions, lines) => {
    const asked = [...askedOf(versions, lines)].flatMap(([place, wanted]) => {
        const version = versions[place];
        return version ? [{ ...version, wanted }] : [];
    });
    const seen = new Map();
    for (let from = 0; from < asked.length; from += atOnce) {
        const round = asked.slice(from, from + atOnce);
        const begun = gatherer.begin(round.map(({ object }) => object), (content, sha) => {
            for (const version of round.filter(({ object }) => object === sha))
                for (const line of presentIn(content, version.wanted))
                    seen.set(sightings_keyOf(line), { sha: version.sha, time: version.time });
            return false;
        });
        const read = await begun.read();
        if (!read.found)
            return read;
    }
    return (0,sought/* found */.F)(seen);
};
/** The lines to look for in each version, by its place in the list. */
const askedOf = (versions, lines) => {
    const last = lines.map(({ moment }) => lastBefore(versions, moment));
    const wanted = [...new Set(last)].filter(place => place >= 0).sort((one, other) => one - other);
    const step = Math.ceil(wanted.length / mostVersions);
    const kept = wanted.filter((_, index) => index % step === 0);
    const asked = new Map();
    let next = 0;
    const instead = new Map();
    for (const place of wanted) {
        while ((kept[next + 1] ?? Infinity) <= place)
            next++;
        instead.set(place, kept[next] ?? -1);
    }
    lines.forEach((line, index) => {
        const place = instead.get(last[index] ?? -1);
        if (place === undefined)
            return;
        const others = asked.get(place);
        if (others)
            others.push(line);
        else
            asked.set(place, [line]);
    });
    return asked;
};
/** Place of the last version before a moment; -1 where there is none. */
const lastBefore = (versions, moment) => {
    let low = 0;
    let high = versions.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((versions[middle]?.time ?? Infinity) < moment)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
};
/** Those of some lines that a content has. Lengths are compared first: most lines of a long text are none of them. */
const presentIn = (content, lines) => {
    const byText = new Map();
    const lengths = new Set();
    for (const line of lines) {
        const bytes = Buffer.from(line.text).toString('latin1');
        lengths.add(bytes.length);
        const others = byText.get(bytes);
        if (others)
            others.push(line);
        else
            byText.set(bytes, [line]);
    }
    const text = content.toString('latin1');
    const present = [];
    for (let from = 0; from < text.length;) {
        const found = text.indexOf('\n', from);
        const next = found < 0 ? text.length : found;
        const end = text.charCodeAt(next - 1) === 13 ? next - 1 : next;
        if (lengths.has(end - from)) {
            const line = text.slice(from, end);
            present.push(...(byText.get(line) ?? []));
            byText.delete(line);
        }
        from = next + 1;
    }
    return present;
};

// EXTERNAL MODULE: ./build/gather/texts.js
var texts = __webpack_require__(3426);
;// CONCATENATED MODULE: ./build/gather/readings.js




/** Whether rules are likely to ask for many texts. */
const asksForTexts = ({ contracts, coverage }) => contracts.contracts.length > 0 || coverage !== null;
/** Reads what the rules ask for beside rows and history, on both sides at once. */
const gatherReadings = async (question) => {
    const { asking, settings, sides, change, gatherer, versionsOf } = question;
    const { landed, before } = sides;
    const around = { census: landed.record.census, settings, change };
    const trees = await (0,texts/* gatherTexts */.U)({ tree: shelved(landed), target: before && shelved(before) }, read => textsAsked(asking, { ...around, ...read }));
    if (!trees.found)
        return trees;
    const aroundBefore = before && { census: before.record.census, settings, change: null };
    const treesBefore = before && aroundBefore
        ? await (0,texts/* gatherTexts */.U)({ tree: shelved(before), target: null }, read => textsAsked(asking, { ...aroundBefore, ...read }))
        : null;
    if (treesBefore && !treesBefore.found)
        return treesBefore;
    // Most lines stand on both sides, and are sought once.
    const lines = [
        ...linesAsked(asking, { ...around, ...trees.value }),
        ...(aroundBefore && treesBefore ? linesAsked(asking, { ...aroundBefore, ...treesBefore.value }) : []),
    ];
    const sighting = await readSightings(gatherer, versionsOf, lines);
    for (const line of lines) {
        const seen = sighting(line);
        if (!seen.found)
            return seen;
    }
    return (0,sought/* found */.F)({ landed: trees.value, before: treesBefore && treesBefore.value, sighting });
};
const shelved = ({ files, record: { shelf } }) => ({ ...files, shelf });

;// CONCATENATED MODULE: ./build/git/line-changes.js



/** How the lines of one blob differ from those of another, in their order. */
const readLineChanges = async (where, from, to) => {
    const answer = await (0,call/* callGit */.r)(where, [
        'diff',
        '--unified=0',
        '--text',
        '--no-ext-diff',
        '--no-textconv',
        '--diff-algorithm=histogram',
        '--no-indent-heuristic',
        '--ignore-cr-at-eol',
        '--end-of-options',
        from,
        to,
    ]);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)(`could not compare ${from} with ${to}`, answer, failure/* mendObjects */.hR);
    // A carriage return within a line begins none.
    const heads = answer.stdout.toString('latin1').matchAll(/\n@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/g);
    return (0,sought/* found */.F)(Array.from(heads, ([, a, b, c, d]) => ({ from: toRange(a, b), to: toRange(c, d) })));
};
const toRange = (start = '0', count = '1') => ({ start: Number(start), count: Number(count) });
/** The line of the other text that a line of this one became; of one that is gone, the line before. */
const line_changes_followLine = (changes, line) => {
    let shift = 0;
    for (const { from, to } of changes) {
        // A range without lines begins behind its start.
        const first = from.count === 0 ? from.start + 1 : from.start;
        if (line < first)
            break;
        if (line < first + from.count) {
            if (line - first < to.count)
                return to.start + line - first;
            return Math.max(1, to.count === 0 ? to.start : to.start + to.count - 1);
        }
        shift = (to.count === 0 ? to.start + 1 : to.start) + to.count - (first + from.count);
    }
    return line + shift;
};
/** Whether a line of the text `to` is one of those that took others' place. */
const isChangedLine = (changes, line) => changes.some(({ to }) => to.start <= line && line < to.start + to.count);

;// CONCATENATED MODULE: ./build/gather/places.js


/**
 * Says of each finding on which line of head's own file it stands, which is what people have before them, and whether the
 * change touches that line. Nothing to do where base itself is judged.
 */
const gatherPlaces = async ({ files: head }, { landed, before, landing }, findings) => {
    if (!before || !landing)
        return (0,sought/* found */.F)(findings);
    const paths = [...new Set(findings.map(({ place }) => place.path))];
    const pairs = paths.flatMap(path => [
        pairAt(path, before.files, landed.files) ?? [],
        pairAt(path, landed.files, head) ?? [],
    ]);
    // Nobody has had a reason yet to read head's version of a file that the change leaves alone.
    const supplied = await landing.view.supply?.(pairs.filter(([from, to]) => from !== to).flat());
    if (supplied && !supplied.found)
        return supplied;
    const touched = new Map();
    const moved = new Map();
    for (const path of paths) {
        const changes = await places_compare(landing.view, path, before.files, landed.files);
        if (!changes.found)
            return changes;
        touched.set(path, changes.value ?? 'all');
        const later = await places_compare(landing.view, path, landed.files, head);
        if (!later.found)
            return later;
        moved.set(path, later.value ?? []);
    }
    return (0,sought/* found */.F)(findings.map(finding => {
        const { place } = finding;
        const changes = touched.get(place.path) ?? [];
        const isTouched = changes === 'all' || isChangedLine(changes, place.line);
        const line = line_changes_followLine(moved.get(place.path) ?? [], place.line);
        const endLine = Math.max(line, line_changes_followLine(moved.get(place.path) ?? [], place.endLine));
        return {
            ...finding,
            ...(isTouched && { touched: true }),
            ...((line !== place.line || endLine !== place.endLine) && { headPlace: { ...place, line, endLine } }),
        };
    }));
};
/** How the file differs from one side to the other; null where one of them has none. */
const places_compare = async (view, ...sides) => {
    const pair = pairAt(...sides);
    if (pair === null)
        return (0,sought/* found */.F)(null);
    const [from, to] = pair;
    return from === to ? (0,sought/* found */.F)([]) : readLineChanges(view, from, to);
};
/** Object names of the file on both sides; null where one of them has none. */
const pairAt = (path, from, to) => {
    const [one, other] = [from.entries.get(path)?.sha, to.entries.get(path)?.sha];
    return one === undefined || other === undefined ? null : [one, other];
};

// EXTERNAL MODULE: ./build/git/objects.js
var objects = __webpack_require__(9951);
// EXTERNAL MODULE: ./build/git/ask.js
var git_ask = __webpack_require__(262);
// EXTERNAL MODULE: ./build/git/words.js
var git_words = __webpack_require__(3598);
;// CONCATENATED MODULE: ./build/git/file-changes.js




const file_changes_args = [
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
    const { ending, output } = await (0,git_ask/* askGit */.g)(where, [...file_changes_args, '--end-of-options', before, after]);
    const doing = `could not compare ${before} with ${after}`;
    if (ending.status !== 0)
        return (0,failure/* failure */.V2)(doing, ending, failure/* mendObjects */.hR);
    const changes = parseChanges((0,git_words/* readWords */.u)(output));
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

;// CONCATENATED MODULE: ./build/git/merge-bases.js



/** The best common ancestors of two commits, the first being the one that Git would name; missing where there is none. */
const merge_bases_findMergeBases = async (repository, ours, theirs) => {
    if (repository.shallow) {
        return (0,sought/* missing */.L)('the clone is shallow: where the change left its target may lie before its boundary', 'git fetch --unshallow origin, or `fetch-depth: 0` for actions/checkout');
    }
    const answer = await (0,call/* callGit */.r)(repository, ['merge-base', '--all', ours, theirs]);
    const [first, ...others] = answer.stdout.toString().split('\n').slice(0, -1);
    if (answer.status === 0 && first !== undefined)
        return (0,sought/* found */.F)([first, ...others]);
    // Where history breaks off, some versions find nothing and complain; where there is nothing to find, none does.
    if (answer.status !== 1 || answer.stderr !== '')
        return (0,failure/* failure */.V2)(`could not find the merge base of ${ours} and ${theirs}`, answer, failure/* mendObjects */.hR);
    return (0,sought/* missing */.L)(`the commits ${ours} and ${theirs} have no history in common, so nothing says what the change is`, 'judge a branch that began on the target: rebase it, or merge the target into it with --allow-unrelated-histories');
};

// EXTERNAL MODULE: ./build/git/ref-name.js
var ref_name = __webpack_require__(2740);
;// CONCATENATED MODULE: ./build/git/one-merge.js





/** Merges one commit into another (Git 2.38), away from any index or work tree. What is new is written to the place. */
const mergeOne = async (where, ours, theirs) => {
    const answer = await (0,call/* callGit */.r)(where, [
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
    const [tree = '', ...paths] = (0,git_words/* readWords */.u)(answer.stdout);
    if (!(0,ref_name/* isObjectName */.V2)(tree)) {
        return answer.status === 1
            ? (0,failure/* failure */.V2)(doing, answer, failure/* mendObjects */.hR)
            : (0,sought/* missing */.L)(`${doing}: git gave no tree`, failure/* mendObjects */.hR);
    }
    return (0,sought/* found */.F)({ tree, conflicts: answer.status === 0 ? null : [...new Set(paths)].sort() });
};

// EXTERNAL MODULE: ./build/git/quarantine-view.js
var quarantine_view = __webpack_require__(3009);
// EXTERNAL MODULE: ./build/git/tree-of.js
var tree_of = __webpack_require__(6049);
;// CONCATENATED MODULE: ./build/git/landed-tree.js









const mostConflicts = 20;
/**
 * Makes the tree that target has once head is merged into it. Nothing is written to the repository. Where one commit is an
 * ancestor of the other there is nothing to merge: the tree is that of the later one. It must be closed.
 */
const openLandedTree = async (repository, route) => {
    const { target, head } = route;
    const [before, after, bases] = await Promise.all([
        (0,tree_of/* treeOf */.g)(repository, target),
        (0,tree_of/* treeOf */.g)(repository, head),
        merge_bases_findMergeBases(repository, target, head),
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
        close: landed_tree_nothing,
    };
    if (base === head)
        return (0,sought/* found */.F)({ ...plain, tree: before.value, made: 'merge-tree' });
    if (base === target)
        return (0,sought/* found */.F)({ ...plain, tree: after.value, made: 'merge-tree' });
    const version = await readGitVersion(repository);
    if (!version.found)
        return version;
    const own = { ...plain, tree: after.value, before: base };
    if (!isAtLeast(version.value, 2, 38)) {
        const note = `Git ${version.value.text} cannot merge away from the work tree, which takes 2.38: judged is the change since ${base}, where it left its target.`;
        return (0,sought/* found */.F)({ ...own, made: 'merge-base', note });
    }
    const supplied = await supplyMerges(repository, [mergeLine(target, head)]);
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
const landed_tree_nothing = () => Promise.resolve();
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/record/excerpt.js
var record_excerpt = __webpack_require__(3821);
;// CONCATENATED MODULE: ./build/record/file-flaws.js

const start = (path) => ({ path, line: 1, endLine: 1 });
/** One flaw for each block of merge-conflict markers. */
const conflictFlaws = ({ path, conflicts }) => conflicts.map(place => ({
    rule: 'conflict-marker',
    subject: path,
    message: 'Unexpected merge-conflict marker, expected one version of the record: no row of the file is read',
    help: 'Resolve the conflict, remove the markers, and look at each row between them.',
    place,
}));
const unreadableFile = (path, reason) => ({
    rule: 'empty-matrix',
    subject: path,
    message: `Unexpected matrix that cannot be read (${reason}), expected Markdown in UTF-8`,
    help: 'Store the file as UTF-8 text, or take it out of `matrices`.',
    place: start(path),
});
const columnsInWords = ({ header, line }) => `${(0,record_excerpt/* listed */.r)(header.map(text => `\`${text.replace(/`/g, '')}\``), 10)} in line ${line}`;
const whyEmpty = (reading) => {
    const [first] = reading.read;
    if (first)
        return `status table without a row that could be read in line ${first.table.place.line}`;
    const refused = reading.refused.find(({ hinted }) => hinted) ?? reading.refused[0];
    if (!refused)
        return 'file without a table';
    const others = reading.refused.length - 1;
    const more = others > 0 ? `, and of ${others} more ${others === 1 ? 'table' : 'tables'}` : '';
    return `columns ${columnsInWords(refused)} (${refused.reason}${more})`;
};
const mayBeEmpty = (entries, path) => entries.some(({ allowEmpty, isMatch }) => allowEmpty !== null && isMatch(path));
/** The flaw of a configured file that yields no row, with the columns that were seen. */
const emptyFile = ({ path }, reading, { matrices }) => reading.read.some(({ rows }) => rows.length > 0) || mayBeEmpty(matrices, path)
    ? []
    : [
        {
            rule: 'empty-matrix',
            subject: path,
            message: `Unexpected ${whyEmpty(reading)}, expected rows below an ID and a State column`,
            help: `Name the columns in \`columns\` of the configuration, take the file away there with \`!${path}\`, or give \`allow-empty\` with a reason.`,
            place: start(path),
        },
    ];
const isPlain = (glob) => !/[*?[{]/.test(glob);
/** What a pattern asks for that no path of the commit is. */
const missing = (files, paths) => {
    const [pattern = '', ...without] = files;
    const takers = (0,record_excerpt/* listed */.r)(without.map(glob => (0,record_excerpt/* excerpt */.K)(glob, 200)), 3);
    if (without.length === 0)
        return 'matches no tracked regular file';
    return isPlain(pattern) && paths.includes(pattern)
        ? `matches a file which ${takers} ${without.length === 1 ? 'takes' : 'take'} away`
        : `matches no tracked regular file which ${takers} ${without.length === 1 ? 'leaves' : 'leave'}`;
};
/** One flaw for each configured pattern that matches no tracked file. */
const emptyPatterns = (paths, { matrices, source }) => matrices
    .filter(({ allowEmpty, isMatch }) => allowEmpty === null && !paths.some(isMatch))
    .map(({ files, line }) => ({
    rule: 'empty-matrix',
    subject: files[0],
    message: `Unexpected pattern ${(0,record_excerpt/* excerpt */.K)(files[0], 200)} that ${missing(files, paths)}, expected at least one`,
    help: 'Correct the pattern, commit the file, name the file itself where a symbolic link stands, or give `allow-empty` with a reason.',
    place: { path: line > 0 ? (source ?? '') : '', line, endLine: line },
}));

;// CONCATENATED MODULE: ./build/record/goods.js
const goods_words = (list) => new Set(list.split('|'));
/** Said of nothing but goods, orders and payments. */
const ofGoods = goods_words('in stock|out of stock|low stock|backordered|back ordered|back order|preorder|pre order|sold|sold out|discontinued|refunded|partially refunded|returned|dispatched|in transit|out for delivery|paid|unpaid|overdue|awaiting payment|awaiting shipment');
/** Said of them and of work. */
const ofBoth = goods_words('active|inactive|new|pending|open|closed|processing|processed|shipped|delivered|completed|complete|cancelled|canceled|on hold|available|unavailable|planned|confirmed|failed|archived|obsolete|retired');
const commerce = /(?:^| )(?:order|orders|sku|product|customer|price|tracking|shipment|carrier|quantity|qty|invoice)(?= |$)/;
/** The words of both kinds, folded. */
const goodsWords = new Set([...ofGoods, ...ofBoth]);
const headOfGoods = /^(?:sku|upc|ean|isbn|gpio|pin|(?:order|invoice|customer|product|shipment|tracking) (?:ids?|no|nr|number|code|#))$/;
/** Whether a normalised header says that the IDs below it are those of goods, orders or pins. */
const isOfGoods = (header) => headOfGoods.test(header);
/** Whether states, folded, are all of a kind that goods and orders have: some say so outright, or the headers do. */
const sayGoods = (states, headers) => states.length > 0 &&
    states.every(state => goodsWords.has(state)) &&
    (states.some(state => ofGoods.has(state)) ||
        (states.some(state => state === 'shipped' || state === 'delivered') &&
            headers.some(header => commerce.test(header))));

// EXTERNAL MODULE: ./build/record/id.js
var record_id = __webpack_require__(499);
// EXTERNAL MODULE: ./build/record/plain-text.js
var plain_text = __webpack_require__(4450);
// EXTERNAL MODULE: ./build/record/vocabulary.js
var record_vocabulary = __webpack_require__(6390);
;// CONCATENATED MODULE: ./build/record/legend-columns.js




const meaningHead = /^(?:meaning|means|definition|explanation|legend)$/;
/** Heads a legend, and just as often what is to be done. */
const descriptionHead = /^description$/;
const symbolHead = /^(?:symbol|mark|icon|emoji|label|word|value|glyph|sign)$/;
const mostColumns = 4;
const sampled = 100;
const most = (texts, test) => texts.length > 0 && texts.filter(test).length * 2 >= texts.length;
const holdsIds = (texts, underIdHeader, ordinals) => most(texts, text => {
    const id = (0,record_id/* idAt */.j)(text, { pattern: null, underIdHeader });
    return id !== null && (id.searchable || (ordinals && underIdHeader));
});
const isKnown = (text) => (0,plain_text/* emojiIn */.Kf)(text).length > 0 || record_vocabulary/* defaultVocabulary */.go.at(text) !== null;
/**
 * Columns of a table that explains states, each of them once; null for any other table, such as one of work with a
 * description beside its state. `plainOf` gives what a cell shows.
 */
const legendColumns = ({ rows }, headers, plainOf) => {
    if (headers.length > mostColumns)
        return null;
    const strong = headers.findIndex(header => meaningHead.test(header));
    const meaning = strong >= 0 ? strong : headers.findIndex(header => descriptionHead.test(header));
    const state = headers.findIndex(header => (0,record_header/* stateHeader */.hn)(header) !== null);
    const symbol = headers.findIndex(header => symbolHead.test(header));
    const word = state >= 0 ? state : symbol;
    if (meaning < 0 || word < 0)
        return null;
    const textsOf = (column) => rows.slice(0, sampled).flatMap(({ cells }) => {
        const text = (0,plain_text/* toPlain */.Ul)(plainOf(cells[column]));
        return text === '' ? [] : [text];
    });
    const others = headers
        .map((_, column) => column)
        .filter(column => ![state, symbol, meaning].includes(column));
    if (strong < 0 && (word > meaning || others.some(column => column < word)))
        return null;
    if (others.some(column => holdsIds(textsOf(column), (0,record_header/* isIdHeader */.vh)(headers[column]), strong < 0)))
        return null;
    const texts = textsOf(word).map(plain_text/* folded */.TM);
    if (new Set(texts).size < texts.length)
        return null;
    if (state < 0 && !most(texts, isKnown) && !most(textsOf(meaning), isKnown))
        return null;
    return { words: [symbol, state].filter(column => column >= 0), meaning };
};

;// CONCATENATED MODULE: ./build/record/look-alike.js



const look_alike_words = (list) => new Set(list.split('|'));
const inForce = look_alike_words('active|deprecated|removed|retired|obsolete|superseded|withdrawn|rejected|approved|draft|proposed|final|reserved|inactive|archived|legacy|closed');
const maturity = look_alike_words('stable|beta|alpha|experimental|ga|preview|rc|lts|eol|supported|unsupported|maintained|sunset|mature|general availability|end of life|inactive|archived|legacy|generally available');
const decisions = look_alike_words('accepted|superseded|adopted|ratified|in force|amended|deprecated');
const results = look_alike_words('pass|passed|passing|fail|failed|failing|skip|skipped|xfail|xpass|error|errored|flaky|ok|timeout|not run');
const answers = look_alike_words('yes|no|true|false|y|n|required|optional|applicable|not applicable|n/a|supported|unsupported|✅|❌|✔|✗|✓|✘|➖');
const mostWords = 4;
const numeric = /^\*{0,2}[~≈<>]?\d[\d.,]*\s*(?:%|\/\s*\d+)?\*{0,2}$/;
const look_alike_placeholder = /^(?:<[a-z][^<>]{0,60}>|\{\{?[^{}]{0,60}\}\}?|\[[A-Za-z][^\][]{1,60}\]|\.{3}|…|x{2,}|[A-Z]+[-_](?:x{2,}|X{2,}|N{1,}|#+|\?+|\d*[xX]+)|(?:your|insert|example)[ -].{0,60})$/;
const known = [inForce, maturity, decisions, results, answers, goodsWords];
/** The longest beginning of a text, in words, that one of the sets or the vocabulary has; else the text. */
const headWord = (text, view) => {
    const words = text.split(' ', mostWords);
    for (let count = words.length; count > 0; count--) {
        const head = words.slice(0, count).join(' ');
        if (known.some(set => set.has(head)) || view.vocabulary.exact(head))
            return head;
    }
    return text;
};
/** What each State cell begins with that claims something, folded. */
const headWords = (view, column) => view.table.rows
    .map(({ cells }) => (0,plain_text/* toPlain */.Ul)(view.inline(cells[column]).text))
    .filter(text => !(0,plain_text/* isNoClaim */.cy)(text))
    .map(text => {
    const bare = (0,plain_text/* withoutDecoration */.fR)(text);
    return headWord((0,plain_text/* folded */.TM)((bare === '' ? text : bare).split(/[(—–:;,]/, 1)[0].trim()), view);
});
const share = (all, some) => all.length === 0 ? 0 : all.filter(some).length / all.length;
/** Kinds of tables whose cells are drawn from one closed set of words that say something else. */
const closedSets = (all) => {
    const every = (set, more = set) => all.every(word => set.has(word) || more.has(word));
    const some = (set) => all.some(word => set.has(word));
    if (all.length === 0)
        return null;
    if (every(results) ||
        (share(all, word => results.has(word)) >= 0.5 && !some(look_alike_words('done|todo|in progress'))))
        return 'its states are results of tests';
    if (every(maturity, inForce) && some(maturity))
        return 'its states say how mature something is';
    if (every(decisions, inForce) && some(decisions))
        return 'its states are those of decisions';
    if (every(inForce) && some(look_alike_words('active')) && new Set(all).size > 1)
        return 'its states say what is in force';
    if (every(answers) && !some(look_alike_words('✅|❌')))
        return 'its cells answer yes or no';
    return null;
};
const isTemplate = (view, { idColumn, stateColumn }) => {
    const { rows } = view.table;
    const titles = rows.filter(({ cells }) => cells.some(({ text }, column) => (column === idColumn || column === stateColumn || column === idColumn + 1) &&
        look_alike_placeholder.test(text.replace(/^[`*_]+|[`*_]+$/g, '').slice(0, 100))));
    return rows.length > 0 && titles.length * 2 >= rows.length;
};
/** Numbers under heads that are states, or beside states of which each stands once: `| State | Rows |`. */
const isRollup = (view, { idColumn, stateColumn }) => {
    const texts = (column) => view.table.rows.map(({ cells }) => cells[column].text).filter(text => text !== '');
    const heads = view.names.filter(name => view.vocabulary.exact(name) !== null).length;
    if (heads > 0 && share(texts(stateColumn), text => numeric.test(text)) >= 0.5)
        return true;
    const counts = texts(idColumn);
    const states = texts(stateColumn);
    const rising = counts.every((text, index) => index === 0 || toNumber(text) > toNumber(counts[index - 1]));
    return (states.length > 1 &&
        counts.every(text => numeric.test(text)) &&
        new Set(states).size === states.length &&
        !rising);
};
const toNumber = (text) => Number(text.replace(/[^\d.]/g, ''));
/** Why a table that has the columns of a status table is none all the same; null where nothing speaks against it. */
const lookAlike = (view, columns) => {
    if (legendColumns(view.table, view.names, cell => view.inline(cell).text))
        return 'it explains states';
    if (isTemplate(view, columns))
        return 'half of its rows are placeholders';
    if (isRollup(view, columns))
        return 'it counts rows by state';
    if (isOfGoods(view.names[columns.idColumn]))
        return 'its IDs are those of goods, orders or pins';
    const words = headWords(view, columns.stateColumn);
    return closedSets(words) ?? (sayGoods(words, view.names) ? 'its states are those of goods or orders' : null);
};
const dated = /(?:^|[-_./])(?:19|20)\d{2}[-_]?(?:0[1-9]|1[0-2])[-_]?(?:0[1-9]|[12]\d|3[01])(?=[-_.]|$)/;
/** True for a dated review or minutes: history, which is read and never blamed. */
const isDated = (path) => dated.test(path.slice(path.lastIndexOf('/') + 1));

// EXTERNAL MODULE: ./build/record/table-view.js
var table_view = __webpack_require__(5688);
;// CONCATENATED MODULE: ./build/record/state-column.js


const rank = {
    implementation: 4,
    state: 3,
    done: 3,
    'other-state': 1,
    weak: 0,
};
/** Share of the cells that claim something in which a state could be read; 1 where none claims anything. */
const knownShare = (view, column) => {
    const claims = view.states(column).filter(({ kind }) => kind !== 'none');
    const known = claims.filter(({ kind }) => kind !== 'unknown');
    return claims.length === 0 ? 1 : known.length / claims.length;
};
const needed = (kind) => (kind === 'weak' ? 0.75 : 0.5);
const tooFewStates = (view, { column, kind }) => `fewer than ${kind === 'weak' ? 'three quarters' : 'half'} of the cells under ${(0,table_view/* quotedHeader */.C8)(view, column)} begin with a known state`;
/** Why the content of a column does not confirm that it holds states; null where it does. */
const doubtfulStates = (view, column) => {
    const kind = (0,record_header/* stateHeader */.hn)(view.names[column]) ?? 'state';
    return knownShare(view, column) < needed(kind) ? tooFewStates(view, { column, kind }) : null;
};
const noState = 'no State column';
/** What speaks for a column, the weightiest first. Of a vocabulary that was agreed on the cells speak before the header. */
const state_column_weights = (view) => {
    const byHeader = ({ kind }) => rank[kind];
    if (!view.vocabulary.literal)
        return [byHeader];
    const known = ({ column }) => view.states(column).filter(({ kind }) => kind === 'state' || kind === 'two').length;
    const plain = ({ column }) => (/^(?:state|status)$/.test(view.names[column]) ? 1 : 0);
    return [known, plain, byHeader];
};
const bestOf = (view, usable) => {
    if (usable.length < 2)
        return usable[0] ?? null;
    const left = state_column_weights(view).reduce((rest, weight) => {
        const most = rest.reduce((highest, each) => Math.max(highest, weight(each)), 0);
        return rest.filter(each => weight(each) === most);
    }, usable);
    return left.at(-1) ?? null;
};
/** Finds the State column by the configured names, else by the documented defaults; else says why there is none. */
const stateColumnOf = (view) => {
    const { settings, names } = view;
    if (settings.columns.state.length > 0) {
        const column = (0,table_view/* namedColumn */.YB)(view, settings.columns.state);
        return column >= 0 ? { column } : noState;
    }
    const candidates = names
        .map((name, column) => ({ column, kind: (0,record_header/* stateHeader */.hn)(name) }))
        .filter((each) => each.kind !== null);
    if (candidates.length === 0)
        return noState;
    const trusted = (each) => view.listed && (each.kind === 'state' || each.kind === 'implementation');
    const usable = candidates.filter(each => trusted(each) || knownShare(view, each.column) >= needed(each.kind));
    const best = bestOf(view, usable);
    if (!best)
        return tooFewStates(view, candidates[0]);
    if (candidates.length === 1)
        return { column: best.column };
    const others = candidates.filter(each => each !== best).map(({ column }) => (0,table_view/* quotedHeader */.C8)(view, column));
    return {
        column: best.column,
        choice: `${(0,table_view/* quotedHeader */.C8)(view, best.column)} was taken for the State column, not ${others.join(', ')}`,
    };
};

;// CONCATENATED MODULE: ./build/record/columns.js





const linkStart = /^(?:<[^>]{0,200}>|[\s*_~`[({<"'])+/;
const cellId = ({ text }, view, column) => (0,record_id/* idAt */.j)((0,plain_text/* withoutDecoration */.fR)(text.slice(0, 600).replace(linkStart, '')).replace(linkStart, ''), {
    pattern: view.settings.ids,
    underIdHeader: (0,record_header/* isIdHeader */.vh)(view.names[column]),
});
const idShare = (view, column) => {
    const cells = view.table.rows.map(row => row.cellAt(column)).filter(({ text }) => text !== '');
    const found = cells.map(cell => cellId(cell, view, column)).filter(id => id !== null);
    return {
        column,
        ids: cells.length === 0 ? 0 : found.length / cells.length,
        distinct: found.length === 0 ? 0 : new Set(found.map(({ id }) => id)).size / found.length,
        lettered: found.some(({ lettered }) => lettered),
        searchable: found.every(({ searchable }) => searchable),
        rising: found.every(({ id }, index) => index === 0 || Number(id) > Number(found[index - 1].id)),
    };
};
const firstColumns = 4;
const mostIds = 0.8;
const idColumnOf = (view, stateColumn) => {
    const { settings, names, listed } = view;
    if (settings.columns.id.length > 0)
        return (0,table_view/* namedColumn */.YB)(view, settings.columns.id);
    const shares = names.map((_, column) => column).filter(column => column !== stateColumn);
    const headed = shares.filter(column => (0,record_header/* isIdHeader */.vh)(names[column])).map(column => idShare(view, column));
    const certain = headed.filter(({ column }) => (0,record_header/* isCertainIdHeader */.P7)(names[column]));
    const usable = headed.filter(({ ids, distinct }) => ids >= mostIds && distinct >= 0.6);
    const best = usable.find(({ lettered }) => lettered) ?? usable[0] ?? (listed ? certain[0] : undefined);
    if (best)
        return best.column;
    const others = shares.filter(column => column < firstColumns && !(0,record_header/* isIdHeader */.vh)(names[column]));
    // Bare numbers are IDs only below a head that says so, or by a grammar that was agreed on: else they count something.
    const mayCount = (column) => settings.ids !== null || (0,record_header/* isOrdinalHeader */.P0)(names[column]);
    const byContent = others
        .map(column => idShare(view, column))
        .filter(({ ids, distinct }) => ids >= 0.9 && distinct >= 0.9)
        .filter(({ column, searchable, rising }) => searchable || (rising && mayCount(column)));
    return (byContent.find(({ lettered }) => lettered) ?? byContent[0])?.column ?? -1;
};
/** What content must confirm where the headers alone do not say that a table is one of status. */
const doubt = (view, idColumn, stateColumn) => {
    const { settings, names, listed } = view;
    const sure = settings.columns.id.length > 0 || (0,record_header/* isCertainIdHeader */.P7)(names[idColumn]);
    if (listed && (sure || settings.columns.state.length > 0))
        return null;
    const unknown = doubtfulStates(view, stateColumn);
    if (unknown !== null)
        return unknown;
    if (listed || idShare(view, idColumn).ids >= mostIds)
        return null;
    return `fewer than four fifths of the cells under ${(0,table_view/* quotedHeader */.C8)(view, idColumn)} begin with an ID`;
};
/** Finds the ID and the State column: by the configured names, else by the documented defaults. */
const findColumns = (view) => {
    const state = stateColumnOf(view);
    const stateColumn = typeof state === 'string' ? -1 : state.column;
    const idColumn = idColumnOf(view, stateColumn);
    const named = view.settings.columns.id.length > 0;
    const idHeader = idColumn >= 0 && (named || (0,record_header/* isCertainIdHeader */.P7)(view.names[idColumn]));
    if (typeof state === 'string')
        return { reason: state, hinted: state !== noState || idHeader };
    if (idColumn < 0 || idColumn === stateColumn)
        return { reason: `no ID column beside ${(0,table_view/* quotedHeader */.C8)(view, stateColumn)}`, hinted: true };
    const reason = doubt(view, idColumn, stateColumn);
    if (reason !== null)
        return { reason, hinted: true };
    return { idColumn, stateColumn, ...(state.choice !== undefined && { choice: state.choice }) };
};

// EXTERNAL MODULE: ./build/record/state.js + 1 modules
var state = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/record/legend.js





const longestWord = 40;
const legend_mostWords = 100;
const plainRun = (text) => ({
    text,
    runs: [{ text, code: false, strong: false, emphasis: false, struck: false }],
    links: [],
});
const headOf = (text) => text.split(/[(—–:;,.=]/, 1)[0].trim();
/** The class a legend gives to a word: what its meaning says outright, else what the word is known for. */
const explained = (word, meaning) => {
    const outright = record_vocabulary/* defaultVocabulary */.go.exact(headOf(meaning));
    if (outright)
        return (0,state_rule/* stateRule */.K)(word, outright.class);
    const known = record_vocabulary/* defaultVocabulary */.go.exact(word);
    if (known)
        return (0,state_rule/* stateRule */.K)(word, known.class);
    const said = (0,state/* readState */.u)(plainRun(meaning), record_vocabulary/* defaultVocabulary */.go);
    return (0,state_rule/* stateRule */.K)(word, said.kind === 'state' ? said.rule.class : 'unknown');
};
const wordsIn = (text) => text
    .split(/[/|,]/)
    .map(word => (0,plain_text/* toPlain */.Ul)(word))
    .filter(word => word !== '' && word.length <= longestWord);
const fromTables = (tables, headersOf, plainOf) => tables.flatMap(table => {
    const columns = legendColumns(table, headersOf(table), plainOf);
    if (!columns)
        return [];
    return table.rows.slice(0, legend_mostWords).flatMap(({ cells }) => {
        const means = (0,plain_text/* toPlain */.Ul)(plainOf(cells[columns.meaning]));
        return columns.words
            .flatMap(column => wordsIn(plainOf(cells[column])))
            .map(word => explained(word, means));
    });
});
const legendLine = /(?<![^\n\r])[ \t>*_#-]{0,20}(?:(?:status |state )?legend|(?:status|state) (?:values|key)|statuses)[*_]{0,3}:[*_]{0,3}[ \t]*([^\n\r]*(?:\r?\n(?![ \t]*\r?\n)[^\n\r]*){0,6})/gi;
/** `✅ done`, `QA = quality gate`, `PARTIAL`. */
const itemRule = (item) => {
    const text = (0,plain_text/* toPlain */.Ul)(item.replace(/[`*]/g, ''));
    const mark = (0,plain_text/* emojiIn */.Kf)(text).find(({ index }) => index === 0);
    if (mark) {
        const meaning = (0,plain_text/* withoutDecoration */.fR)(text).replace(/^[\s=:–—-]+/, '');
        return meaning === '' ? null : explained(mark.emoji, meaning);
    }
    const [word, meaning] = text.split(/ ?[=:(–—] ?/, 2);
    const short = word !== undefined && word !== '' && word.length <= longestWord && !/[.!?]/.test(word);
    return short ? explained(word, meaning ?? '') : null;
};
const fromText = (text) => [...text.matchAll(legendLine)].slice(0, 5).flatMap(match => {
    const paragraph = match[1].replace(/\s+/g, ' ');
    const separator = [' · ', ' | ', ' • ', '; ', ', ', ' / '].find(each => paragraph.includes(each));
    const items = separator === undefined ? [paragraph] : paragraph.split(separator);
    const rules = items.slice(0, legend_mostWords).map(itemRule);
    // A sentence that happens to begin with the word is no list of states.
    return items.length < 2 || rules.some(rule => rule === null) ? [] : rules.filter(rule => rule !== null);
});
/** The states that a file explains itself, in its tables and in lines such as `Legend: ✅ done · 🚧 active`. */
const legendOf = (text, tables, headersOf, plainOf) => [...fromText(text), ...fromTables(tables, headersOf, plainOf)];

// EXTERNAL MODULE: ./build/record/id-cell.js
var id_cell = __webpack_require__(7796);
;// CONCATENATED MODULE: ./build/record/lazy-row.js
/** All rows have this one: a getter of its own would give each row another shape, and make every look at rows slow. */
const lazy = {
    get title() {
        const { line, reading, reader } = this.source;
        return reader.titleOf(reading, line);
    },
    get specLinks() {
        const made = this;
        made.links ??= made.source.reader.specLinksOf(made.source.line);
        return made.links;
    },
    get cells() {
        return this.source.line.cells;
    },
    get idPlace() {
        const { line, reader } = this.source;
        return line.cellAt(reader.idColumn).place;
    },
    get statePlace() {
        const { line, reader } = this.source;
        return line.cellAt(reader.stateColumn).place;
    },
};
/** A row of which what few ask for is looked for when somebody asks: most rows are never asked, and those cells may be the longest. */
const lazyRow = (row, source) => {
    const made = Object.create(lazy);
    made.id = row.id;
    made.state = row.state;
    made.class = row.class;
    made.live = row.live;
    made.note = row.note;
    made.evidence = row.evidence;
    made.searchable = row.searchable;
    made.aliases = row.aliases;
    made.header = row.header;
    made.place = row.place;
    made.table = row.table;
    made.source = source;
    made.links = null;
    return made;
};

;// CONCATENATED MODULE: ./build/record/malformed.js

/** True where a code span is opened in a piece of Markdown and not closed in it. */
const opensCode = (text) => {
    const runs = [...text.matchAll(/\\?`+/g)].map(([run]) => run);
    let open = null;
    for (const run of runs) {
        if (open === null)
            open = run.startsWith('\\') ? (run.length > 2 ? run.slice(2) : null) : run;
        else if (run.replace('\\', '') === open)
            open = null;
    }
    return open !== null;
};
/** The cell behind which a pipe within backticks was read as a border; -1 where there is none. */
const splitCode = (cells) => cells.findIndex(({ text }, index) => opensCode(text) && cells.slice(index + 1, index + 9).some(later => later.text.includes('`')));
const behind = ({ place }, next) => ({
    ...place,
    column: place.endColumn ?? place.column ?? 1,
    endColumn: next?.place.column ?? (place.endColumn ?? 1) + 1,
});
const cellsInWords = (count) => `${count} ${count === 1 ? 'cell' : 'cells'}`;
const surplusFlaw = (row, id, width) => {
    const cells = [...row.cells, ...row.surplus];
    const code = splitCode(cells);
    const place = code >= 0 ? behind(cells[code], cells[code + 1]) : (row.surplusBorder ?? row.surplus[0].place);
    const where = place.column === undefined ? '' : ` at column ${place.column}`;
    const found = `Unexpected ${code >= 0 ? 'border within a code span' : `cell ${width + 1}`}${where}`;
    return {
        rule: 'malformed-row',
        subject: id,
        id,
        place,
        message: `${found}, expected ${cellsInWords(width)} and not ${cells.length}: GitHub drops ${(0,record_excerpt/* listed */.r)(row.surplus.map(({ text }) => (0,record_excerpt/* excerpt */.K)(text, 30)), 3)}`,
        help: code >= 0
            ? 'GitHub splits at every pipe, also within backticks: write `\\|` for this one.'
            : 'Write `\\|` for a pipe that belongs to a cell, or give the header another column.',
    };
};
const lackingFlaw = (row, id, header) => {
    const present = header.length - row.lacking;
    const missing = (0,record_excerpt/* listed */.r)(header.slice(present).map(text => `\`${text.replace(/`/g, '')}\``), 6);
    const { column } = row.cells[present].place;
    return {
        rule: 'malformed-row',
        subject: id,
        id,
        place: row.cells[present].place,
        message: `Unexpected end of the row${column === undefined ? '' : ` at column ${column}`} after ${cellsInWords(present)}, expected ${header.length}: ${missing} ${row.lacking === 1 ? 'is' : 'are'} missing`,
        help: 'Write every cell, also an empty one: `| |`.',
    };
};
/** The flaw of a row whose cells do not fit its header; null where they do. */
const malformedRow = (row, id, header) => {
    if (row.surplus.length > 0)
        return surplusFlaw(row, id, header.length);
    return row.lacking > 0 ? lackingFlaw(row, id, header) : null;
};

;// CONCATENATED MODULE: ./build/record/unknown-state.js

const struckMarks = /~|<(?:del|s|strike)\b/i;
/** What a reader does not see of a cell that shows nothing. */
const leftOut = (text) => struckMarks.test(text) ? 'its struck text' : 'its tags, comments and images';
const found = (reading, { text }) => {
    switch (reading.kind) {
        case 'none':
            if (reading.text !== '')
                return `state ${(0,record_excerpt/* excerpt */.K)(reading.text)}`;
            return text === '' ? 'empty State cell' : `State cell ${(0,record_excerpt/* excerpt */.K)(text)}, empty without ${leftOut(text)}`;
        case 'two':
            return `second state ${(0,record_excerpt/* excerpt */.K)(reading.second.word)} beside ${(0,record_excerpt/* excerpt */.K)(reading.first.word)}`;
        default:
            return `state ${(0,record_excerpt/* excerpt */.K)('text' in reading ? reading.text : '')}`;
    }
};
const expected = (reading, { literal, words }) => {
    if (reading.kind === 'two')
        return 'exactly one state';
    return `${literal ? 'one of' : 'a state such as'} ${(0,record_excerpt/* listed */.r)(words)}`;
};
const help = (reading) => {
    if (reading.kind === 'two')
        return 'Keep the state that holds, and name the other one in the note without code, bold or an emoji.';
    return reading.kind === 'none' && !/\p{L}/u.test(reading.text)
        ? 'Write the state that holds into the cell, as text that is not struck.'
        : 'Begin the cell with a state, or add the word to `states` in the configuration.';
};
/** The flaw of a State cell in which not exactly one state stands. */
const unknownState = (id, reading, cell, vocabulary) => ({
    rule: 'unknown-state',
    subject: id,
    id,
    message: `Unexpected ${found(reading, cell)}, expected ${expected(reading, vocabulary)}`,
    help: help(reading),
    place: cell.place,
});
/** The flaw of a State cell that goes on to claim something beside an ID that is struck. */
const struckBeside = (id, { text, place }) => ({
    rule: 'unknown-state',
    subject: id,
    id,
    severity: 'notice',
    message: `Unexpected state ${(0,record_excerpt/* excerpt */.K)(text)} beside a struck ID, expected it to be struck as well: the row is read as dropped`,
    help: 'Strike the state as well or write one that is dropped; take the strike from the ID if the work goes on.',
    place,
});

// EXTERNAL MODULE: ./build/record/unread.js
var record_unread = __webpack_require__(6617);
;// CONCATENATED MODULE: ./build/record/rows.js








const longestTitle = 200;
const longestState = 80;
const specColumns = ({ settings, names }, { idColumn, stateColumn }) => {
    const wanted = settings.columns.spec.map(record_header/* normaliseHeader */.Gw);
    const isSpec = (name) => (wanted.length > 0 ? wanted.includes(name) : (0,record_header/* isSpecHeader */.tV)(name));
    return names.flatMap((name, column) => isSpec(name) && column !== stateColumn && (wanted.length > 0 || column !== idColumn) ? [column] : []);
};
const asRead = (rule, note) => ({
    state: rule.word,
    class: rule.class,
    live: rule.live,
    evidence: rule.evidence,
    note,
});
const unreadState = (text, note) => ({
    state: text.length > longestState ? (0,record_excerpt/* excerpt */.K)(text, longestState).slice(1, -1) : text,
    class: 'unknown',
    live: false,
    evidence: 'none',
    note,
});
const rowState = (reading) => {
    switch (reading.kind) {
        case 'state':
            return asRead(reading.rule, reading.note);
        case 'pointer':
            return { ...unreadState(reading.text, reading.note), class: 'pointer' };
        case 'two':
            return unreadState(reading.text, reading.note);
        default:
            return unreadState(reading.text, '');
    }
};
/** A struck ID was dropped, whatever its State cell still says. */
const droppedState = (state) => ({
    ...state,
    class: 'dropped',
    live: false,
    evidence: 'none',
});
const isAgreed = ({ vocabulary, settings }) => vocabulary.literal || settings.agreed;
/** Where states were agreed on, striking an ID must not take a row from its gate without a word. */
const struckFlaws = (id, reading, cell, view) => {
    const isSettled = reading.kind === 'none' ||
        reading.kind === 'pointer' ||
        (reading.kind === 'state' && (reading.rule.class === 'dropped' || reading.rule.class === 'pointer'));
    return isSettled || !isAgreed(view) ? [] : [struckBeside(id, cell)];
};
const isFault = (reading, { text }, view, column) => {
    if (reading.kind === 'unknown' || reading.kind === 'two')
        return true;
    if (reading.kind !== 'none')
        return false;
    if (isAgreed(view))
        return true;
    // Without an agreement dashes and empty cells are an answer, and so is what a whole table strikes.
    return reading.text === '' && text !== '' && view.states(column).some(({ kind }) => kind !== 'none');
};
const rows_titleOf = (reading, line, column) => {
    if (reading.title !== '')
        return reading.title.slice(0, longestTitle);
    const cell = line.cells[column];
    return cell ? (0,plain_text/* toPlain */.Ul)((0,plain_text/* roughText */.ZE)(cell.text.slice(0, 2 * longestTitle))).slice(0, longestTitle) : '';
};
const rowReader = (view, columns) => {
    const { idColumn, stateColumn } = columns;
    const specs = specColumns(view, columns);
    const titleColumn = idColumn + 1 === stateColumn ? idColumn + 2 : idColumn + 1;
    return {
        idColumn,
        stateColumn,
        titleOf: (reading, line) => rows_titleOf(reading, line, titleColumn),
        specLinksOf: line => specs.flatMap(column => view.inline(line.cellAt(column)).links),
    };
};
/** Reads the rows of a status table, and names every line of it that could not be read. */
const readRows = (view, columns, index) => {
    const { table, header, names, inline, settings, vocabulary } = view;
    const { idColumn, stateColumn } = columns;
    const idName = names[idColumn];
    const grammar = { pattern: settings.ids, underIdHeader: (0,record_header/* isIdHeader */.vh)(idName) };
    const headerWord = (0,record_header/* idHeaderWord */.bP)(idName);
    const reader = rowReader(view, columns);
    const states = view.states(stateColumn);
    const rows = [];
    const flaws = [];
    table.rows.forEach((line, number) => {
        const idInline = inline(line.cellAt(idColumn));
        const reading = (0,id_cell/* readIdCell */.WM)(idInline, grammar);
        if (!reading) {
            const fault = (0,id_cell/* idFault */.m)(idInline, grammar);
            if (fault)
                flaws.push((0,record_unread/* faultyIds */.ET)(line, idColumn, idInline.text, fault));
            else if (!(0,record_unread/* isSilentLine */.mH)(line, idInline.text))
                flaws.push((0,record_unread/* unreadLine */.KQ)(line, idColumn, idInline.text, settings));
            return;
        }
        const first = reading.ids[0].id;
        const stateCell = line.cellAt(stateColumn);
        const malformed = malformedRow(line, first, header);
        const stateReading = states[number];
        if (malformed)
            flaws.push(malformed);
        else if (reading.struck)
            flaws.push(...struckFlaws(first, stateReading, stateCell, view));
        else if (isFault(stateReading, stateCell, view, stateColumn))
            flaws.push(unknownState(first, stateReading, stateCell, vocabulary));
        const state = reading.struck ? droppedState(rowState(stateReading)) : rowState(stateReading);
        const source = { line, reading, reader };
        for (const id of reading.ids)
            rows.push(lazyRow({
                ...state,
                id: id.id,
                searchable: id.searchable,
                aliases: (0,id_cell/* aliasesOf */.QI)(id, idInline, headerWord),
                header,
                place: line.place,
                table: index,
            }, source));
    });
    const { place, section } = table;
    return { table: { place, section, ...columns, header, definitions: view.definitions }, rows, flaws };
};

;// CONCATENATED MODULE: ./build/record/file.js








const byStates = new WeakMap();
const configured = (states) => {
    const known = byStates.get(states) ?? (0,record_vocabulary/* configuredVocabulary */.xk)(states);
    byStates.set(states, known);
    return known;
};
/** Where a configuration names the file, its headers decide; elsewhere a table may only look like one of status. */
const statusColumns = (view) => {
    const columns = findColumns(view);
    if (view.listed || 'reason' in columns)
        return columns;
    const reason = lookAlike(view, columns);
    return reason === null ? columns : { reason, hinted: true };
};
/** Reads all status tables of a file. `firstTable` is the index that its first table has in the census. */
const readFile = (file, settings, listed, firstTable) => {
    const { definitions } = file;
    const headerOf = (0,table_view/* headerReader */.$U)(definitions);
    const plainOf = ({ text }) => (0,inline/* readInline */.SG)(text.slice(0, 400), definitions).text;
    const vocabulary = settings.states
        ? configured(settings.states)
        : (0,record_vocabulary/* extendedVocabulary */.eC)(legendOf(file.text ?? '', file.tables, table => headerOf(table).names, plainOf));
    const read = [];
    const untaken = [];
    const refused = [];
    for (const table of file.tables) {
        const view = (0,table_view/* viewTable */.Qx)(table, headerOf(table), { vocabulary, settings, listed, definitions });
        const columns = statusColumns(view);
        if (!('reason' in columns)) {
            read.push(readRows(view, columns, firstTable + read.length));
            continue;
        }
        const { reason, hinted } = columns;
        refused.push({ line: table.headerPlace.line, header: view.header, reason, hinted });
        if (hinted)
            untaken.push({ place: table.place, reason, status: false, rows: table.rows.length });
    }
    return { read, untaken, refused };
};
/** Whether a table of the file would be one of status by its header alone, whatever its lines have become. */
const hasStatusHeader = ({ tables, definitions }) => {
    const headerOf = (0,table_view/* headerReader */.$U)(definitions);
    return tables.some(table => {
        const { names } = headerOf(table);
        return names.some(record_header/* isIdHeader */.vh) && names.some(name => (0,record_header/* stateHeader */.hn)(name) !== null);
    });
};

// EXTERNAL MODULE: ./build/record/text-line.js
var text_line = __webpack_require__(8284);
;// CONCATENATED MODULE: ./build/record/lost-line.js





const mostNamed = 20;
const mostCells = 64;
const longestLook = 2000;
const marks = /^(?:<[^>]{0,200}>|[\s*_~`[({"'])+/;
const listItem = /^[-*+] /;
const unmarked = (text) => (0,plain_text/* withoutDecoration */.fR)(text.slice(0, longestLook).replace(marks, '')).replace(marks, '');
/** The cells of a line that begins without a pipe; none where each of its pipes stands in a code span. */
const looseCells = (text) => text
    .slice(0, longestLook)
    .replace(/`[^`]*`/g, code => code.replaceAll('|', ' '))
    .split('|', mostCells)
    .slice(1);
const statesIn = (cells, vocabulary) => cells.some(cell => vocabulary.at((0,plain_text/* toPlain */.Ul)(unmarked(cell))) !== null);
const lost_line_help = (loss) => {
    switch (loss.by) {
        case 'blank':
            return 'A blank line ends a table: remove it, or write a header and a delimiter line above the row.';
        case 'comment':
            return 'A line with an HTML comment ends a table: move the comment above the table or into a cell.';
        case 'tag':
            return 'GitHub takes what follows an HTML tag for HTML: leave a blank line below the tag, and header and delimiter line above the row.';
        case 'delimiter':
            return loss.header === loss.delimiter
                ? 'A header and its delimiter line make a table only where they begin a paragraph or end one: leave a blank line above them.'
                : `GitHub makes a table only where header and delimiter line agree: the one has ${loss.header} cells, the other ${loss.delimiter}.`;
        case 'width':
            return 'GitHub ends a table at a row with more than 65,535 cells: remove pipes.';
        default:
            return 'Move the row below the header and the delimiter line of a table, without a blank line or another block between them.';
    }
};
/** The ID of a line that looks like a row; null for any other line. */
const rowId = ({ text }, settings, vocabulary) => {
    const piped = text.startsWith('|');
    if (!piped && (listItem.test(text) || !text.includes('|')))
        return null;
    const cell = piped ? text.slice(1) : text;
    if (!cell.includes('|'))
        return null;
    const id = (0,record_id/* idAt */.j)(unmarked(cell), { pattern: settings.ids, underIdHeader: false });
    return id && (piped || statesIn(looseCells(cell), vocabulary)) ? id : null;
};
const flawOf = (path, { line, text, before, loss }, { id }) => {
    const offset = /^\|?\s*/.exec(text.slice(0, longestLook))?.[0].length ?? 0;
    const column = before + offset + 1;
    return {
        rule: 'unread-line',
        subject: (0,record_excerpt/* excerpt */.K)(id).slice(1, -1),
        message: `Unexpected ${(0,record_excerpt/* excerpt */.K)(id)} outside of any table, expected a row of one: the line is not read`,
        help: lost_line_help(loss),
        place: { path, line, endLine: line, column, endColumn: before + text.length + 1 },
    };
};
/** The flaws of lines of a matrix that look like its rows, and that GitHub takes for something else. */
const lostLines = (file, { read }, settings) => {
    if (!file.text?.includes('|'))
        return [];
    const vocabulary = settings.states ? (0,record_vocabulary/* configuredVocabulary */.xk)(settings.states) : record_vocabulary/* defaultVocabulary */.go;
    // Bare numbers begin many a line; they are IDs where they were agreed on, or where the file's own rows have them.
    const takesNumbers = settings.ids !== null || read.some(({ rows }) => rows.some(({ searchable }) => !searchable));
    const flaws = [];
    let more = 0;
    let last = null;
    for (const line of (0,text_line/* textLines */.F)(file, file.text)) {
        const id = rowId(line, settings, vocabulary);
        if (!id || !(id.searchable || takesNumbers))
            continue;
        const flaw = flawOf(file.path, line, id);
        last = flaw.place;
        if (flaws.length < mostNamed)
            flaws.push(flaw);
        else
            more++;
    }
    if (more === 0 || !last)
        return flaws;
    const count = `${more} more ${more === 1 ? 'line' : 'lines'}`;
    return [
        ...flaws,
        {
            rule: 'unread-line',
            subject: file.path,
            message: `Unexpected ${count} outside of any table, expected rows of one: none of them is read`,
            help: 'Mend the first of these lines, and the others may follow.',
            place: last,
        },
    ];
};

;// CONCATENATED MODULE: ./build/record/delimiter-line.js
const delimiter_line_lineFeed = 10;
const carriageReturn = 13;
const tab = 9;
const space = 32;
const dash = 45;
const colon = 58;
const quote = 62;
const pipe = 124;
/**
 * Lines that could be the delimiter row of a table, whatever container they are in: dashes, colons and spaces, and at
 * least one pipe or colon. The text is UTF-8. Linear, and hardly slower than looking for the ends of lines.
 */
function* delimiterLines(text) {
    // A lone carriage return ends a line as well, which hardly any text has.
    let carriage = text.indexOf(carriageReturn);
    let start = 0;
    while (start < text.length) {
        let index = start;
        let code = text[index];
        while (code === space || code === tab || code === quote)
            code = text[++index];
        if (code === pipe || code === dash || code === colon) {
            let hasDash = false;
            let hasBorder = false;
            for (;; code = text[++index]) {
                if (code === dash)
                    hasDash = true;
                else if (code === pipe || code === colon)
                    hasBorder = true;
                else if (code !== space && code !== tab)
                    break;
            }
            const isWhole = index >= text.length || code === delimiter_line_lineFeed || code === carriageReturn;
            if (isWhole && hasDash && hasBorder)
                yield { start, end: index };
        }
        const feed = text.indexOf(delimiter_line_lineFeed, index);
        // Looked for anew only behind the last one: it may be far away, and the lines many.
        if (carriage >= 0 && carriage < index)
            carriage = text.indexOf(carriageReturn, index);
        const end = feed < 0 ? text.length : feed;
        start = 1 + (carriage >= 0 && carriage < end ? carriage : end);
    }
}

;// CONCATENATED MODULE: ./build/record/selection.js





const selection_markdown = /\.(?:md|markdown|mdx)$/i;
const folders = /(?:^|\/)(node_modules|vendor|third_party|dist|build|templates?|_templates|_examples|examples|fixtures|testdata|archived?|completed|done)\//i;
const names = /(?:^|\/)(?:changelog[^/]*|skill\.md)$/i;
const outside = (path) => {
    const folder = folders.exec(path)?.[1];
    if (folder !== undefined)
        return `in a folder called ${folder}`;
    return names.test(path) ? 'by its name' : null;
};
/** Divides the tracked files: configured matrices, files to be searched, files left out with the reason. */
const selectFiles = (paths, settings) => {
    const listed = [];
    const searched = [];
    const leftOut = [];
    for (const path of paths) {
        if (settings.matrices.some(({ isMatch }) => isMatch(path)))
            listed.push(path);
        else if (selection_markdown.test(path)) {
            const reason = outside(path);
            if (reason === null)
                searched.push(path);
            else
                leftOut.push({ path, reason });
        }
    }
    return { listed, searched: settings.agreed ? searched.filter(path => !isDated(path)) : searched, leftOut };
};
const hint = /stat|impl|done|comp|land|ship|sta[gd]|progress|result|outcome|verdict|dispo|cover|conclu|resol|readi|[^\x00-\x7f]/i;
/** Bytes of a header. */
const longestHeader = 4000;
const sampledLines = 8;
const sampledLength = 3 * longestHeader;
const decoder = new TextDecoder();
const isLineEnd = (code) => code === 10 || code === 13;
/** The line that ends before an offset, without its end; its last part where it is very long. */
const lineBefore = (text, end) => {
    const least = Math.max(0, end - longestHeader);
    let start = end;
    while (start > least && !isLineEnd(text[start - 1]))
        start--;
    return text.subarray(start, end);
};
const cellsOf = (line) => line.replace(/^[ \t>]*\|/, '').split('|');
const beginsWithId = (text, settings) => (0,record_id/* idAt */.j)((0,plain_text/* withoutDecoration */.fR)(text.slice(0, 300)).replace(/^(?:<[^>]{0,200}>|[\s*_~`[({<"'])+/, ''), {
    pattern: settings.ids,
    underIdHeader: true,
}) !== null;
/** Whether an ID begins one of the first cells in the lines at the start of a text, behind its first one. */
const selection_holdsIds = (text, settings) => text
    .split(/\r\n|\n|\r/, sampledLines + 1)
    .slice(1)
    .some(line => cellsOf(line)
    .slice(0, 4)
    .some(cell => beginsWithId(cell, settings)));
/**
 * A quick look: false where no table of the text could be one of status. Linear, a fraction of what parsing costs: of the
 * bytes, which are UTF-8, only the few lines that matter are made text.
 */
const mayHoldStatusTable = (text, settings) => {
    const ids = new Set(settings.columns.id.map(record_header/* normaliseHeader */.Gw));
    const states = new Set(settings.columns.state.map(record_header/* normaliseHeader */.Gw));
    const isState = (name) => (states.size > 0 ? states.has(name) : (0,record_header/* stateHeader */.hn)(name) !== null);
    const isId = (name) => (ids.size > 0 ? ids.has(name) : (0,record_header/* isCertainIdHeader */.P7)(name));
    const wanted = Array.from(states, name => name.split(' '));
    /** Spares most headers the look at each of their names. */
    const mayName = (header) => {
        const lower = header.normalize('NFKC').toLowerCase();
        return wanted.some(words => words.every(word => lower.includes(word)));
    };
    for (const { start, end } of delimiterLines(text)) {
        const line = lineBefore(text, start - (text[start - 1] === 10 && text[start - 2] === 13 ? 2 : 1));
        if (line.length >= longestHeader)
            return true;
        const header = decoder.decode(line);
        if (states.size === 0 ? !hint.test(header) : !mayName(header))
            continue;
        const names = cellsOf(header).map(record_header/* normaliseHeader */.Gw);
        if (!names.some(isState))
            continue;
        // Without an agreement a table that is not taken is named with the reason.
        if (!settings.agreed || names.some(isId))
            return true;
        if (ids.size === 0 && selection_holdsIds(decoder.decode(text.subarray(end, end + sampledLength)), settings))
            return true;
    }
    return false;
};

;// CONCATENATED MODULE: ./build/record/census.js






const isListed = (path, settings) => settings.matrices.some(({ isMatch }) => isMatch(path));
const addListed = (census, file, settings) => {
    const { path } = file;
    if (file.conflicts.length > 0) {
        census.files.push({ path, listed: true, skipped: 'merge-conflict markers' });
        census.flaws.push(...conflictFlaws(file));
        return;
    }
    const reading = readFile(file, settings, true, census.tables.length);
    census.files.push({ path, listed: true });
    take(census, reading);
    census.flaws.push(...file.hidden.map(record_unread/* hiddenRows */.ic), ...lostLines(file, reading, settings), ...emptyFile(file, reading, settings));
};
const take = (census, { read, untaken }) => {
    for (const { table, rows, flaws } of read) {
        census.tables.push(table);
        for (const row of rows)
            census.rows.push(row);
        for (const flaw of flaws)
            census.flaws.push(flaw);
    }
    for (const table of untaken)
        census.untaken.push(table);
};
const census_name = (census, { read }, reason, status) => {
    for (const { table, rows } of read)
        census.untaken.push({ place: table.place, reason, status, rows: rows.length });
};
/** With an agreement the tables of other files are only named. */
const addUnlisted = (census, file, settings) => {
    if (isDated(file.path))
        return;
    census_name(census, readFile(file, settings, false, 0), 'a status table outside the configured files', true);
};
const addFound = (census, file, settings) => {
    const { path } = file;
    if (file.conflicts.length > 0 && hasStatusHeader(file)) {
        census.files.push({ path, listed: false, skipped: 'merge-conflict markers' });
        census.flaws.push(...conflictFlaws(file));
        return;
    }
    const reading = readFile(file, settings, false, census.tables.length);
    if (isDated(path)) {
        census_name(census, reading, 'a dated file, which is history', false);
        census.untaken.push(...reading.untaken);
        return;
    }
    if (reading.read.length > 0) {
        census.files.push({ path, listed: false });
        census.flaws.push(...file.hidden.map(record_unread/* hiddenRows */.ic));
    }
    take(census, reading);
};
/**
 * Reads every row of the given files, and names everything there that could not be read. `trackedPaths` are all files
 * of the commit, so that patterns without a match and files left out can be told. Linear in the text.
 */
const readCensus = (files, settings, trackedPaths = files.map(({ path }) => path)) => {
    const census = { files: [], tables: [], rows: [], flaws: [], untaken: [] };
    for (const file of files) {
        const listed = isListed(file.path, settings);
        if ('unreadable' in file) {
            census.files.push({ path: file.path, listed, skipped: file.unreadable });
            if (listed)
                census.flaws.push(unreadableFile(file.path, file.unreadable));
        }
        else if (listed)
            addListed(census, file, settings);
        else if (settings.agreed)
            addUnlisted(census, file, settings);
        else
            addFound(census, file, settings);
    }
    census.flaws.push(...emptyPatterns(trackedPaths, settings));
    if (!settings.agreed)
        for (const { path, reason } of selectFiles(trackedPaths, settings).leftOut)
            census.files.push({ path, listed: false, skipped: `left out, ${reason}` });
    return census;
};

;// CONCATENATED MODULE: ./build/gather/record.js







/** Reads the record of a commit. */
const gatherRecord = async (files, settings, { ids, beside } = {}) => {
    const tracked = [...files.entries.keys()];
    const selection = selectFiles(tracked, settings);
    if (beside && isSame(files, selection, beside.files, settings))
        return (0,sought/* found */.F)(beside.reading);
    const known = beside?.reading.shelf ?? new Map();
    const keyOf = (path) => `${files.entries.get(path)?.sha ?? ''} ${path}`;
    const isUnknown = (path) => !known.has(keyOf(path));
    const isNamed = (bytes) => ids === undefined || ids.some(id => bytes.includes(id));
    const { listed, searched } = selection;
    const asked = ids && settings.agreed ? [] : searched.filter(isUnknown);
    const others = files.begin(asked, bytes => isNamed(bytes) && isWorthReading(bytes, settings));
    const own = await files.read(listed.filter(isUnknown));
    const shelf = new Map();
    // What is not worth reading on one side is not on the other.
    for (const path of asked)
        shelf.set(keyOf(path), null);
    const readAll = (contents) => {
        for (const [path, bytes] of contents)
            if (isNamed(bytes))
                shelf.set(keyOf(path), readOne(path, bytes));
    };
    const readCensusOf = (paths) => {
        const read = paths.flatMap(path => {
            const key = keyOf(path);
            const file = shelf.get(key) ?? known.get(key);
            if (file)
                shelf.set(key, file);
            return file ? [file] : [];
        });
        const documents = read.flatMap(file => ('unreadable' in file ? [] : [file]));
        return { census: readCensus(read, settings, tracked), documents };
    };
    const readOthers = async (first) => {
        const theirs = await beside?.reading.whole();
        const found = await others();
        if (theirs && !theirs.found)
            return theirs;
        if (!found.found)
            return found;
        return (0,inline/* withInline */.__)(() => {
            readAll(found.value);
            const more = readCensusOf(first ? searched : [...listed, ...searched]);
            const reading = {
                ...(first ? join(first, more) : more),
                shelf,
                whole: () => Promise.resolve((0,sought/* found */.F)(reading)),
            };
            return (0,sought/* found */.F)(reading);
        });
    };
    if (!own.found) {
        await others();
        return own;
    }
    if (!settings.agreed) {
        await (0,inline/* withInline */.__)(() => readAll(own.value));
        return readOthers(null);
    }
    const first = await (0,inline/* withInline */.__)(() => {
        readAll(own.value);
        return readCensusOf(listed);
    });
    let whole = null;
    return (0,sought/* found */.F)({ ...first, shelf, whole: () => (whole ??= readOthers(first)) });
};
/** Files that no agreement names bring no rows, and no flaw that the others have not told. */
const join = (first, more) => ({
    documents: [...first.documents, ...more.documents],
    census: {
        ...first.census,
        files: [...first.census.files, ...more.census.files],
        untaken: [...first.census.untaken, ...more.census.untaken],
    },
});
/** Whether a commit has the same record, so that the census of one is the other's. */
const isSame = (files, selection, other, settings) => {
    if (files.entries === other.entries)
        return true;
    const theirs = selectFiles([...other.entries.keys()], settings);
    const pathsOf = ({ listed, searched, leftOut }) => JSON.stringify([listed, searched, settings.agreed ? [] : leftOut]);
    return (pathsOf(selection) === pathsOf(theirs) &&
        [...selection.listed, ...selection.searched].every(path => files.entries.get(path)?.sha === other.entries.get(path)?.sha));
};
/** Whether a file may hold a status table, or is none that can be read. Most files are spared being made a text. */
const isWorthReading = (bytes, settings) => bytes.includes(0) || !(0,external_node_buffer_.isUtf8)(bytes) || mayHoldStatusTable(plain(bytes), settings);
/** The same bytes without the methods of a buffer, whose search costs more to call than most lines are long. */
const plain = ({ buffer, byteOffset, length }) => new Uint8Array(buffer, byteOffset, length);
const readOne = (path, bytes) => {
    const { text, bad } = (0,decoded_text/* decodeText */.g)(bytes);
    if (bad !== null)
        return { path, unreadable: bad === 'binary' ? 'a binary file' : 'not valid UTF-8' };
    return { ...(0,markdown_document/* parseMarkdown */.D)(path, text), text };
};

;// CONCATENATED MODULE: ./build/gather/sides.js






/** The same with the tables that no agreement names, for whoever wants them last. */
const completeSides = async (sides) => {
    const landed = await sides.landed.record.whole();
    if (!landed.found)
        return landed;
    const before = await sides.before?.record.whole();
    if (before && !before.found)
        return before;
    return (0,sought/* found */.F)({
        ...sides,
        landed: { ...sides.landed, record: landed.value },
        before: sides.before && before ? { ...sides.before, record: before.value } : null,
    });
};
/** Makes the landed tree, and reads the record on both sides. */
const gatherSides = async (ground, agreed, begun) => {
    const { repository, settings, target } = agreed;
    if (target === null) {
        const record = await gatherRecord(ground.files, settings);
        if (!record.found)
            return record;
        return (0,sought/* found */.F)({
            landed: { files: ground.files, record: record.value },
            before: null,
            files: [],
            landing: null,
        });
    }
    return gatherChanged({ ...ground, repository }, target, settings, begun);
};
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
        from === target.sha ? (0,sought/* found */.F)(target.files) : (0,gather_files/* openFiles */.K)(repository, reader, from),
        (0,gather_files/* openFiles */.K)(view, through, tree),
    ]);
    if (!changes.found)
        return changes;
    if (!beforeFiles.found)
        return beforeFiles;
    if (!landedFiles.found)
        return landedFiles;
    const landed = await gatherRecord(landedFiles.value, settings);
    if (!landed.found)
        return landed;
    const before = await gatherRecord(beforeFiles.value, settings, {
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

;// CONCATENATED MODULE: ./build/gather/past-line.js
/**
 * Follows the first parents of a tip. A pass shows a commit behind its children, unless a clock was wrong; where it does
 * not, nothing is told. Moments in seconds since 1970.
 */
const followPast = (tip, moments) => {
    const passed = new Map();
    let open = [...moments];
    let next = tip;
    return {
        add: ({ sha, parents, time }) => {
            if (sha !== next || open.length === 0)
                return;
            for (const moment of open)
                if (time <= moment)
                    passed.set(moment, sha);
            open = open.filter(moment => time > moment);
            next = parents[0];
        },
        at: moment => passed.get(moment) ?? (next === undefined ? null : undefined),
    };
};

;// CONCATENATED MODULE: ./build/git/moment.js



/**
 * The commit that stood on base at a moment (seconds since 1970): on its first-parent line, the last that was committed
 * by then. Null where base is younger.
 */
const commitBefore = async (repository, base, time) => {
    if (repository.shallow) {
        return (0,sought/* missing */.L)('the clone is shallow: what stood on base earlier is not known', 'git fetch --unshallow origin');
    }
    const limit = `--min-age=${Math.floor(time)}`;
    const answer = await (0,call/* callGit */.r)(repository, [
        'rev-list',
        '--first-parent',
        '--max-count=1',
        limit,
        '--end-of-options',
        base,
    ]);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)(`could not follow ${base} back in time`, answer, failure/* mendObjects */.hR);
    const sha = answer.stdout.toString().trim();
    return (0,sought/* found */.F)(sha === '' ? null : sha);
};

;// CONCATENATED MODULE: ./build/gather/standing.js




const day = 86_400;
/** The moment so many days before now. */
const momentBefore = (now, days) => Math.floor(now - days * day);
/** The files of base as it was on a day; null where base is younger. */
const openPast = async (source, days) => {
    const { repository, reader, base, head, now, line } = source;
    const moment = momentBefore(now, days);
    const seen = line.at(moment);
    const commit = seen === undefined ? await commitBefore(repository, base, moment) : (0,sought/* found */.F)(seen);
    if (!commit.found)
        return commit;
    if (commit.value === null)
        return (0,sought/* found */.F)(null);
    return commit.value === head.commit ? (0,sought/* found */.F)(head) : (0,gather_files/* openFiles */.K)(repository, reader, commit.value);
};
/**
 * Makes the census of base as it was on each of the days, as far as the rows are concerned. Missing where one of them cannot
 * be had: a grace that nobody could measure must make no finding milder, and none graver.
 */
const gatherStanding = async (source, question) => {
    const censuses = new Map();
    for (const each of question.days) {
        const files = await openPast(source, each);
        const rows = files.found ? await gatherRows(files.value, source.head, question) : files;
        if (!rows.found)
            return rows;
        censuses.set(each, rows.value);
    }
    return (0,sought/* found */.F)((row, asked) => {
        const rows = censuses.get(asked);
        if (rows === undefined)
            throw new Error(`Nobody gathered how the rows stood ${asked} days ago`);
        // A row cannot have stood anywhere before there was a base.
        return (0,sought/* found */.F)(rows?.get(standing_keyOf(row, question.settings)) ?? null);
    });
};
const standing_keyOf = ({ id, place }, { namespace }) => namespace === 'file' ? `${place.path}\n${id}` : id;
/** Rows by key. */
const gatherRows = async (files, head, { census, settings, rows }) => {
    if (files === null)
        return (0,sought/* found */.F)(null);
    const toRows = (past) => (0,sought/* found */.F)(new Map(past.rows.map(row => [standing_keyOf(row, settings), row])));
    if (files === head)
        return toRows(census);
    // The rows of a range do not stand in the text by their own names.
    const isNamed = rows.every(({ id, cells }) => cells.some(({ text }) => text.includes(id)));
    const past = await gatherRecord(files, settings, isNamed ? { ids: rows.map(({ id }) => id) } : {});
    return past.found ? toRows(past.value.census) : past;
};

;// CONCATENATED MODULE: ./build/git/file-versions.js



const file_versions_args = [
    'log',
    '--raw',
    '--root',
    '--no-abbrev',
    '--no-renames',
    '--no-mailmap',
    '--no-show-signature',
    '--diff-merges=first-parent',
    '--format=%H %ct',
];
/** The versions of a file in the history of a commit, the earliest first; renames are not followed. */
const readFileVersions = async (where, commit, path) => {
    const chunks = [];
    const running = (0,stream/* streamGit */.t)(where, [...file_versions_args, '--end-of-options', commit, '--', `:(top,literal)${path}`], chunk => chunks.push(chunk));
    running.closeInput();
    const ending = await running.ended;
    if (ending.status !== 0)
        return (0,failure/* failure */.V2)(`could not read the history of ${path}`, ending, failure/* mendObjects */.hR);
    const versions = toVersions(Buffer.concat(chunks).toString('latin1'));
    return (0,sought/* found */.F)([...versions].sort((one, other) => one.time - other.time));
};
// :<mode> SP <mode> SP <object> SP <object> SP <status> TAB <path, quoted where it has to be>
const entry = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) /;
const head = /^([0-9a-f]{40,64}) (\d+)$/;
function* toVersions(output) {
    let commit = null;
    for (const line of output.split('\n')) {
        const [, sha, time] = head.exec(line) ?? [];
        if (sha !== undefined)
            commit = { sha, time: Number(time) };
        const object = entry.exec(line)?.[1];
        if (commit && object !== undefined)
            yield { ...commit, object };
    }
}

;// CONCATENATED MODULE: ./build/gather/versions.js

/**
 * Begins to look for the versions of every log, in the history of target, or of head where there is none, so that Git is at
 * work before a rule says which of its lines it wants.
 */
const beginVersions = ({ repository, gatherer, head, files }, target, { documents }) => {
    const logs = documents.filter(({ log }) => log !== null).flatMap(each => each.files);
    const { sha } = target ?? head;
    const { entries } = target?.files ?? files;
    const begun = new Map([...(logs.length > 0 ? entries.keys() : [])]
        .filter(path => logs.some(({ isMatch }) => isMatch(path)))
        .map(path => [path, readFileVersions(repository, sha, path)]));
    if (begun.size > 0)
        gatherer.prepare();
    return path => begun.get(path) ?? readFileVersions(repository, sha, path);
};

;// CONCATENATED MODULE: ./build/evidence/named-share.js
/** Per status table: how many of its IDs can be searched, and how many of these history names. */
function namedShares(census, isNamed) {
    const searchedIds = census.tables.map(() => new Set());
    for (const { id, table, searchable, aliases } of census.rows) {
        if (searchable || aliases.length > 0)
            searchedIds[table]?.add(id);
    }
    return census.tables.map(({ place }, table) => {
        const ids = [...(searchedIds[table] ?? [])];
        return { path: place.path, line: place.line, searched: ids.length, named: ids.filter(isNamed).length };
    });
}

;// CONCATENATED MODULE: ./build/model/waiver.js
const noWaivers = { valid: [], faulty: [] };

;// CONCATENATED MODULE: ./build/gather/specs.js





/** Reads the specs that the rows link, and tells of each row whether one of them exists and names it. */
const gatherSpecs = async (files, rows) => {
    const linked = new Map();
    const links = await (0,inline/* withInline */.__)(() => rows.map(({ specLinks }) => specLinks));
    for (const [index, row] of rows.entries()) {
        const paths = (links[index] ?? []).flatMap(({ url }) => (0,linked_path/* linkedPath */.n)(row.place.path, url) ?? []);
        linked.set(row, paths.filter(path => files.entries.has(path) && path !== row.place.path));
    }
    const contents = await files.read([...new Set([...linked.values()].flat())]);
    if (!contents.found)
        return contents;
    const matcher = (0,id_matcher/* idMatcher */.S)(rows.map(({ id, aliases }) => ({ id, names: [id, ...aliases] })));
    const named = new Map();
    for (const [path, bytes] of contents.value) {
        named.set(path, new Set(matcher.namesIn((0,decoded_text/* decodeText */.g)(bytes).text).map(({ id }) => id)));
    }
    return (0,sought/* found */.F)(row => (linked.get(row) ?? []).some(path => named.get(path)?.has(row.id) === true));
};

;// CONCATENATED MODULE: ./build/evidence/pieces.js

/** Sorts the evidence, leaving out what was taken back and what takes back. */
function piecesOf({ branches, changeCommits, baseCommits, references }) {
    return {
        openBranches: branches.filter(({ standing }) => standing === 'open'),
        changeCommits: changeCommits.filter(counts),
        baseCommits: baseCommits.filter(counts),
        landedBranches: branches.filter(({ standing }) => standing === 'landed'),
        references: references.filter(({ commit }) => counts(commit)),
    };
}
/** One piece of work among all makes the strength; texts alone never do. */
function weightOf(pieces) {
    const { openBranches, changeCommits, baseCommits, landedBranches, references } = pieces;
    const cited = references.map(({ commit }) => commit);
    const work = [...openBranches, ...landedBranches, ...changeCommits, ...baseCommits, ...cited].filter(piece => piece.work);
    if (work.length === 0)
        return { strength: 'records', newestWork: null };
    return {
        strength: 'work',
        newestWork: work.reduce((newest, { time }) => Math.max(newest, time), -Infinity),
    };
}

;// CONCATENATED MODULE: ./build/evidence/reasons.js

const reasons_shown = 3;
/** What could not be had, and what would supply it. */
const unknownReason = (lacking) => lacking.flatMap(answer => ('reason' in answer ? [`${answer.reason} (${answer.remedy})`] : [])).join('; ');
/** The branches, commits, texts and pull requests that have something still to land. */
function inFlightReason({ changeTexts, pullRequests }, pieces) {
    return [
        ...list(pieces.openBranches, openBranch, 'branch', 'branches'),
        ...list(newestWorkFirst(pieces.changeCommits), commit => `${reasons_quote(commit)} in the change`, 'commit', 'commits'),
        ...changeTexts.map(changeText),
        ...list(pullRequests, openRequest, 'pull request', 'pull requests'),
    ].join('; ');
}
/** The commits, branches and references that are on base. */
function landedReason({ baseCommits, landedBranches, references }, base) {
    const [first] = newestWorkFirst(baseCommits);
    const others = baseCommits.length - 1;
    return [
        ...(first === undefined ? [] : [`${reasons_quote(first)} on ${base}`]),
        ...(others > 0
            ? [`${counted(others, 'more commit')} on ${base} ${others === 1 ? 'names' : 'name'} it`]
            : []),
        ...list(landedBranches, landedBranch, 'branch', 'branches'),
        ...list(references, ({ text, commit }) => `the row cites ${text}, ${reasons_quote(commit)} on ${base}`, 'reference', 'references'),
    ].join('; ');
}
/** Where nothing was found, under which spellings, and what was found that does not count. */
function abandonedReason(evidence, searched, names) {
    const named = [
        ...evidence.baseCommits,
        ...evidence.changeCommits,
        ...evidence.references.map(({ commit }) => commit),
    ];
    const discounted = new Set(named.map(({ sha }) => sha)).size;
    const places = [
        searched.baseCommits.found ? `${counted(searched.baseCommits.value, 'commit')} on ${searched.base}` : '',
        searched.changeCommits.found && searched.changeCommits.value > 0
            ? `${counted(searched.changeCommits.value, 'commit')} of the change`
            : '',
        searched.branches.found ? counted(searched.branches.value, 'branch', 'branches') : '',
        searched.pullRequests === null ? '' : counted(searched.pullRequests, 'open pull request'),
        'the numbers and SHAs in its row',
    ].filter(place => place !== '');
    return [
        `no evidence under this ID${spelling(evidence.id, names)} in ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`,
        ...(discounted > 0
            ? [
                discounted === 1
                    ? '1 commit is reverted or a revert'
                    : `${discounted} commits are reverted or reverts`,
            ]
            : []),
        ...list(evidence.branches, ({ name, reason }) => `branch ${name} is no evidence: ${reason}`, 'branch', 'branches'),
    ].join('; ');
}
/** How a message names a row that its bare ID does not name; empty for any other row. */
function spelling(id, names) {
    if (names.length === 0 || names.includes(id))
        return '';
    const quoted = [...new Set(names)].sort().map(name => `"${name}"`);
    return `, which a message has to spell ${quoted.join(' or ')},`;
}
// How many of several are still to land is not known: some may have been picked, and a squash hides all of them.
const openBranch = ({ name, local, ahead, time, reason }) => {
    const commits = ahead === 1
        ? `1 commit still to land, of ${dateOf(time)}`
        : `${counted(ahead, 'commit')} of its own, not all of them on base, the newest of ${dateOf(time)}`;
    return `${local ? 'local branch' : 'branch'} ${name} has ${commits}${reason === '' ? '' : ` (${reason})`}`;
};
const landedBranch = ({ name, local, time, reason }) => `${local ? 'local branch' : 'branch'} ${name} of ${dateOf(time)} has landed: ${reason}`;
const reasons_quote = ({ sha, line, time, work }) => `${shortSha(sha)} of ${dateOf(time)}${work ? '' : ', which changes no work path,'} says "${line}"`;
const changeTextWords = {
    title: 'the title of the change says',
    'row-line': 'the description of the change says',
    'head-branch': 'the head branch of the change is called',
};
const changeText = ({ kind, text }) => `${changeTextWords[kind]} "${text}"`;
const openRequest = ({ number, title, branch }) => `pull request #${number} "${title}" from ${branch} is open`;
const newestWorkFirst = (commits) => [
    ...commits.filter(({ work }) => work),
    ...commits.filter(({ work }) => !work),
];
function list(pieces, say, one, many) {
    const left = pieces.length - reasons_shown;
    return [
        ...pieces.slice(0, reasons_shown).map(say),
        ...(left > 0 ? [`${counted(left, `more ${one}`, `more ${many}`)}`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/evidence/classify.js


/**
 * The verdict on one row: first match wins. Pure, and the same for evidence in any order of gathering. `names` are the
 * spellings under which messages were searched for the row.
 */
function classify(evidence, searched, names = [evidence.id]) {
    const lacking = [searched.baseCommits, searched.changeCommits, searched.branches].filter(answer => !answer.found);
    const unknown = [...lacking, ...evidence.unknown];
    if (unknown.length > 0) {
        return { verdict: 'UNKNOWN', strength: null, reason: unknownReason(unknown), newestWork: null };
    }
    const pieces = piecesOf(evidence);
    const weight = weightOf(pieces);
    const { changeTexts, pullRequests } = evidence;
    if (pieces.openBranches.length + pieces.changeCommits.length + changeTexts.length + pullRequests.length >
        0) {
        return { verdict: 'IN-FLIGHT', ...weight, reason: inFlightReason(evidence, pieces) };
    }
    if (pieces.baseCommits.length + pieces.landedBranches.length + pieces.references.length > 0) {
        return { verdict: 'LANDED', ...weight, reason: landedReason(pieces, searched.base) };
    }
    const reason = abandonedReason(evidence, searched, names);
    return { verdict: 'ABANDONED', strength: null, reason, newestWork: null };
}

;// CONCATENATED MODULE: ./build/gather/verdicts.js


/** Every row of a census with its evidence, and a verdict on those that are asked. A renamed row is known under both IDs. */
const judgeRows = ({ rows }, { of, searched }, renames = []) => {
    const formerly = new Map(renames.map(({ from, to }) => [to, from.id]));
    return rows.map(row => {
        const former = formerly.get(row);
        const evidence = of(row, former === undefined ? [row.id] : [row.id, former]);
        return {
            row,
            evidence,
            verdict: isAsked(row) ? classify(evidence, searched, (0,known_ids/* spellingsOf */.H)(row)) : null,
        };
    });
};
const isAsked = ({ evidence, searchable, aliases }) => evidence !== 'none' && (searchable || aliases.length > 0);
/** Rows of which a rule may ask how they stood before, or whether a spec stands behind them. */
const isAdrift = ({ verdict }) => verdict?.verdict === 'ABANDONED' || verdict?.strength === 'records';

;// CONCATENATED MODULE: ./build/gather/views.js







/** Gathers what the rules still need to know of some rows and files, for both sides at once. */
const gatherViews = async (question) => {
    const { asking, settings, sides, evidence, brought, past, observed, head, now } = question;
    const { landed, before } = sides;
    const change = brought?.change ?? null;
    const rows = judgeRows(landed.record.census, evidence.landed, change?.renames);
    const rowsBefore = before ? judgeRows(before.record.census, evidence.target) : [];
    const stood = await gatherStanding(past, {
        census: (before ?? landed).record.census,
        settings,
        ...concerned(asking, settings, [...rows, ...rowsBefore]),
    });
    if (!stood.found)
        return stood;
    const { readings } = question;
    const shared = {
        settings,
        head,
        now,
        stood: stood.value,
        sighting: readings.sighting,
        unmatched: evidence.unmatched,
        activity: observed.activity(),
        commitsOnBase: observed.commitsOnBase,
        idle: [],
    };
    const viewOf = async (side, judged, own) => {
        const { census } = side.record;
        const names = await gatherSpecs(side.files, judged.filter(isAdrift).map(({ row }) => row));
        if (!names.found)
            return names;
        const named = namedShares(census, evidence.isNamed);
        return (0,sought/* found */.F)({ ...shared, ...own, census, rows: judged, named, specNames: names.value });
    };
    const view = await viewOf(landed, rows, { ...readings.landed, change, waivers: question.waivers });
    if (!view.found)
        return view;
    if (!before || !readings.before)
        return (0,sought/* found */.F)({ landed: view.value, target: null });
    const waivers = brought?.before ?? noWaivers;
    const target = await viewOf(before, rowsBefore, { ...readings.before, change: null, waivers });
    return target.found ? (0,sought/* found */.F)({ landed: view.value, target: target.value }) : target;
};
/** The rows of which a rule will ask how they stood before, and the days for which it will. */
const concerned = ({ rules, only }, settings, rows) => {
    const asking = rules.filter(({ past }) => past !== undefined && rows.some(past));
    return {
        days: daysAsked({ rules: asking, only }, settings),
        rows: rows.filter(row => asking.some(({ past }) => past?.(row))).map(({ row }) => row),
    };
};

;// CONCATENATED MODULE: ./build/model/tree.js
/** A tree in which there is nothing. */
const emptyTree = {
    files: new Set(),
    others: new Set(),
    isRead: () => true,
    textOf: () => null,
};

;// CONCATENATED MODULE: ./build/judge.js




















/** Judges what was opened. What it begins is put into `begun`. */
const judge = async (opened, options, frame, begun) => {
    const stray = options.only?.find(id => !rules.rules.some(rule => rule.id === id));
    if (stray !== undefined)
        throw (0,errors/* usageError */.Wp)(`There is no rule ${stray}.`, 'See `rowaudit explain` for all of them.');
    const { reader, gatherer, head } = opened;
    const progress = options.progress ?? (() => undefined);
    const asking = { rules: rules.rules, only: options.only };
    progress('Reading the record');
    const agreement = await gatherAgreement(opened, options, frame);
    if (!agreement.found)
        return agreement;
    const { repository, settings, bases, target } = agreement.value;
    frame.base = toRef(bases[0]);
    frame.target = target && toRef(target);
    frame.judged = target ? 'change' : 'base';
    const histories = beginHistories(opened, agreement.value, begun.histories);
    if (asksForTexts(settings))
        gatherer.prepare();
    const versionsOf = beginVersions({ ...opened, repository }, target, settings);
    const sides = await gatherSides(opened, agreement.value, begun);
    if (!sides.found)
        return sides;
    tellLanding(sides.value, frame);
    const { landed, before } = sides.value;
    const { census } = landed.record;
    const stands = before ?? landed;
    const days = census.rows.some(({ live }) => live) ? daysAsked(asking, settings) : [];
    const moments = days.map(each => momentBefore(options.now, each));
    const line = followPast(bases[0].sha, moments);
    const past = { repository, reader, base: bases[0].sha, head: stands.files, now: options.now, line };
    const gather = (of, change) => gatherReadings({ asking, settings, sides: of, change, gatherer, versionsOf });
    // What a change moves is known only once history was read.
    const begunReadings = target ? null : gather(sides.value, null);
    // Nobody may come to await it.
    begunReadings?.catch(() => undefined);
    progress('Reading the history');
    const reading = { census, settings, tree: emptyTree, target: null, change: null };
    const observed = observeBase(settings.isRecord, {
        commits: areCommitsAsked(asking, reading),
        activity: isActivityAsked(asking, settings),
    });
    const requests = await options.pullRequests;
    if (requests && !requests.found)
        frame.notes.push(`Open pull requests of others were not looked at: ${requests.reason}.`);
    const evidence = await gatherEvidence(repository, {
        census,
        before: stands.record.census,
        settings,
        bases,
        ...histories,
        options,
        pullRequests: requests?.found ? requests.value : null,
        onBase: commit => {
            observed.add(commit);
            line.add(commit);
        },
    });
    if (!evidence.found)
        return evidence;
    const whole = await completeSides(sides.value);
    if (!whole.found)
        return whole;
    const question = toQuestion(whole.value, agreement.value, evidence.value, options);
    const brought = question ? await gatherChange(question) : (0,sought/* found */.F)(null);
    if (!brought.found)
        return brought;
    const readings = await (begunReadings ?? gather(whole.value, brought.value?.change ?? null));
    if (!readings.found)
        return readings;
    tellUnsearched(census.rows, frame);
    progress('Judging');
    const views = await gatherViews({
        asking,
        settings,
        sides: whole.value,
        evidence: evidence.value,
        brought: brought.value,
        waivers: brought.value?.waivers ?? (await waiversIn(whole.value.landed.record)),
        past,
        observed,
        head: head.sha,
        readings: readings.value,
        now: options.now,
    });
    if (!views.found)
        return views;
    const { only, failOn } = options;
    const { landed: view, target: viewBefore } = views.value;
    const existing = viewBefore && (await (0,inline/* withInline */.__)(() => check(viewBefore, rules.rules, { only, existing: null }))).findings;
    const { findings, skipped, gaps } = await (0,inline/* withInline */.__)(() => check(view, rules.rules, { only, existing }));
    const { rows, named } = view;
    const places = await gatherPlaces(opened, sides.value, findings);
    if (!places.found)
        return places;
    const unknowns = rows.filter(({ verdict }) => verdict?.verdict === 'UNKNOWN').length;
    const { judged, landing } = frame;
    const isUnsure = unknowns > 0 || landing?.made === 'conflict';
    return {
        ...frame,
        problem: null,
        outcome: outcomeOf({ findings, failOn, judged, isUnsure, rows: rows.length }),
        examined: examine(view.census, evidence.value, sides.value),
        rows: rows.map(row => withGap(row, gaps.get(row.row))),
        census: view.census,
        findings: places.value,
        skipped,
        named,
        untaken: view.census.untaken,
    };
};
const toRef = ({ ref, sha }) => ({ ref, sha });
const tellLanding = ({ landing }, frame) => {
    if (landing === null)
        return;
    const { made, conflicts, note } = landing;
    frame.landing = { made, conflicts };
    if (note !== null)
        frame.notes.push(note);
};
/** Rows that claim work under an ID that no message can name are held against nothing, which must not look like proof. */
const tellUnsearched = (rows, frame) => {
    const [first, ...others] = rows.filter(({ evidence, searchable, aliases }) => evidence !== 'none' && !searchable && aliases.length === 0);
    if (!first)
        return;
    const more = others.length === 0 ? '' : `, and ${others.length} more of the kind`;
    frame.notes.push(`${first.place.path}:${first.place.line} claims work as ${first.id}, which means too many things to be sought in messages${more}: nothing is held against these rows.`);
};
const withGap = (row, gap) => gap === undefined ? row : { ...row, gap };
const examine = (census, evidence, { files }) => ({
    files: census.files.filter(({ skipped }) => skipped === undefined).length,
    tables: census.tables.length,
    rows: census.rows.length,
    liveRows: census.rows.filter(({ live }) => live).length,
    commits: evidence.commits,
    branches: evidence.branches,
    changedFiles: files.length,
});


/***/ })

};
