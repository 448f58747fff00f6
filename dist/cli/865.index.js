export const id = 865;
export const ids = [865];
export const modules = {

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

/***/ 6865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  obtain: () => (/* binding */ obtain)
});

// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/git/call.js
var call = __webpack_require__(8411);
// EXTERNAL MODULE: ./build/git/fetch-access.js
var fetch_access = __webpack_require__(8666);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
// EXTERNAL MODULE: ./build/git/fetch-call.js + 1 modules
var fetch_call = __webpack_require__(2008);
// EXTERNAL MODULE: ./build/git/fetch-failure.js
var fetch_failure = __webpack_require__(9168);
// EXTERNAL MODULE: ./build/git/ref-name.js
var ref_name = __webpack_require__(2740);
;// CONCATENATED MODULE: ./build/git/wanted-branches.js


/** The same as names and starts alone, none of which another one covers. A glob becomes its literal start. */
const sortWanted = ({ branches, prefixes }) => {
    const names = branches.filter(branch => !isGlob(branch));
    const starts = [...prefixes, ...branches.filter(isGlob).map(literalStart)];
    const bad = [
        ...names.filter(name => !isBranchName(name)),
        ...starts.filter(start => !isBranchName(`${start}x`)),
    ][0];
    if (bad !== undefined)
        return (0,sought/* missing */.L)(`${bad} cannot be the name of a branch`, 'correct it in the configuration or the input');
    const covering = [...new Set(starts)].filter(start => !starts.some(other => other !== start && start.startsWith(other)));
    return (0,sought/* found */.F)({ branches: [...new Set(names)], prefixes: covering });
};
const isGlob = (name) => /[*?[{]/.test(name);
// An extended glob, `+(a|b)`, begins before its parenthesis.
const literalStart = (glob) => /^[^*?[{(!@+]*/.exec(glob)?.[0] ?? '';
const isBranchName = (name) => (0,ref_name/* isRefName */.pA)(`refs/heads/${name}`) && !name.startsWith('-');
/** Whether the branch is one of the wanted. */
const isWanted = (name, { branches, prefixes }) => branches.includes(name) || prefixes.some(prefix => name.startsWith(prefix));
/** Whether everything wanted is among what another wish covers. */
const covers = (known, { branches, prefixes }) => branches.every(name => isWanted(name, known)) &&
    prefixes.every(prefix => known.prefixes.some(start => prefix.startsWith(start)));
/** Refspecs that bring the wanted, whatever the tracking refs were before. */
const toRefspecs = ({ branches, prefixes }) => [
    ...branches.map(name => `+refs/heads/${name}:refs/remotes/origin/${name}`),
    ...prefixes.map(prefix => `+refs/heads/${prefix}*:refs/remotes/origin/${prefix}*`),
];
/** The wanted in words: `main and row/*`. */
const nameBranches = ({ branches, prefixes }) => {
    const names = [...branches, ...prefixes.map(prefix => `${prefix}*`)];
    return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

;// CONCATENATED MODULE: ./build/git/fetch-gaps.js

const prefix = 'refs/remotes/origin/';
/** Holds the tracking refs of origin against the branches that it has now. */
const findGaps = (refs, heads, wanted) => {
    const known = new Map(refs
        .filter(({ ref, symbolic }) => ref.startsWith(prefix) && symbolic === null)
        .map(({ ref, sha }) => [ref.slice(prefix.length), sha]));
    return {
        unknown: wanted.branches.filter(name => !heads.has(name)),
        outdated: [...heads]
            .filter(([name, sha]) => isWanted(name, wanted) && known.get(name) !== sha)
            .map(([name]) => name),
        stale: [...known.keys()].filter(name => isWanted(name, wanted) && !heads.has(name)),
    };
};

// EXTERNAL MODULE: ./build/git/refs.js
var git_refs = __webpack_require__(6713);
;// CONCATENATED MODULE: ./build/git/remote-heads.js



/** Asks the remote which branches it has. */
const readHeads = async (line, remedy) => {
    const args = ['ls-remote', '--quiet', '--heads', '--end-of-options', line.access.url];
    const answer = await (0,fetch_call/* callRemote */.$)(line, { args });
    if (answer.status !== 0)
        return (0,fetch_failure/* remoteFailure */.vU)('list the branches of', line.access, answer, remedy);
    const heads = new Map();
    for (const row of answer.stdout.toString().split('\n').slice(0, -1)) {
        const [sha = '', ref = ''] = row.split('\t');
        if (ref.startsWith('refs/heads/'))
            heads.set(ref.slice('refs/heads/'.length), sha);
    }
    return (0,sought/* found */.F)(heads);
};
/** Asks the remote for the name of its default branch. */
const readDefaultBranch = async (line, remedy) => {
    const args = ['ls-remote', '--quiet', '--symref', '--end-of-options', line.access.url, 'HEAD'];
    const answer = await (0,fetch_call/* callRemote */.$)(line, { args });
    if (answer.status !== 0)
        return (0,fetch_failure/* remoteFailure */.vU)('ask for the default branch of', line.access, answer, remedy);
    const name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(answer.stdout.toString())?.[1];
    if (name !== undefined)
        return (0,sought/* found */.F)(name);
    return (0,sought/* missing */.L)(`${line.access.url} does not say which branch is its default`, 'name base with the input `base`');
};

// EXTERNAL MODULE: ./build/git/supply.js
var supply = __webpack_require__(9988);
;// CONCATENATED MODULE: ./build/git/fetch-workspace.js











/**
 * Brings the tracking refs of the wanted branches, and the commit that is judged, into a complete workspace. Nothing is
 * fetched where nothing differs. Never with a depth, which would cut the workspace's history.
 */
const refreshWorkspace = async (line, workspace, wanted, { head, headRef }) => {
    const remedy = commandFor(wanted);
    const heads = await readHeads(line, remedy);
    if (!heads.found)
        return heads;
    const gaps = findGaps(workspace.refs, heads.value, wanted);
    if (gaps.unknown[0] !== undefined)
        return (0,fetch_failure/* notThere */._)(`branch ${gaps.unknown[0]}`, line.access, 'name another base');
    const fetched = [];
    let { refs } = workspace;
    if (gaps.outdated.length > 0 || gaps.stale.length > 0) {
        const ending = await fetch(line, ['--prune'], toRefspecs(wanted));
        if (ending.status !== 0)
            return (0,fetch_failure/* causeOf */.rl)(ending) === 'local' ? (0,sought/* found */.F)('locked') : failed(line, ending, remedy);
        const read = await (0,git_refs/* readRefs */.n)(workspace);
        if (!read.found)
            return read;
        refs = read.value;
        fetched.push(`Fetched ${nameBranches(wanted)} from ${line.access.url}: ${reason(gaps)}.`);
    }
    const repository = knowing({ ...workspace, refs }, wanted);
    if (head === null)
        return (0,sought/* found */.F)({ repository, fetched });
    const specs = [head, ...(headRef === null ? [] : [headRef])];
    for (let tried = 0;; tried++) {
        const isHere = await hasCommit(workspace, head);
        if (!isHere.found)
            return isHere;
        if (isHere.value)
            return (0,sought/* found */.F)({ repository, fetched });
        const spec = specs[tried];
        if (spec === undefined)
            return (0,fetch_failure/* notThere */._)(`commit ${head}`, line.access, findCommit);
        const ending = await fetch(line, [], [spec]);
        const cause = ending.status === 0 ? null : (0,fetch_failure/* causeOf */.rl)(ending);
        if (cause === 'local')
            return (0,sought/* found */.F)('locked');
        if (cause === null)
            fetched.push(`Fetched the commit ${head} from ${line.access.url}.`);
        else if (cause !== 'no-object' && cause !== 'no-ref')
            return failed(line, ending, `git fetch origin ${spec}`);
    }
};
/** What to do about a commit that the remote does not give. */
const findCommit = 'a commit that was pushed away may be gone: run the workflow for the new one';
/** The command that a person would fetch the wanted with. */
const commandFor = (wanted, ...options) => ['git fetch', ...options, 'origin', ...toRefspecs(wanted).map(ref_name/* toShellWord */.uJ)].join(' ');
/** Whether the commit is in the repository. */
const hasCommit = async (repository, sha) => {
    const answer = await (0,call/* callGit */.r)(repository, ['cat-file', '-t', sha]);
    if (answer.status === 0)
        return (0,sought/* found */.F)(answer.stdout.toString() === 'commit\n');
    return answer.status === 128
        ? (0,sought/* found */.F)(false)
        : (0,failure/* failure */.V2)(`could not look for the commit ${sha}`, answer, failure/* mendObjects */.hR);
};
const fetch = (line, options, specs) => (0,fetch_call/* callRemote */.$)(line, {
    args: ['fetch', ...supply/* fetchOptions */.Tu, ...options, '--end-of-options', line.access.url, ...specs],
});
const failed = ({ access }, ending, remedy) => (0,fetch_failure/* remoteFailure */.vU)('fetch from', access, ending, remedy);
const reason = ({ outdated, stale }) => [
    ...(outdated.length > 0 ? [`${few(outdated)} missing or out of date`] : []),
    ...(stale.length > 0 ? [`${few(stale)} gone from the remote`] : []),
].join(', ');
const few = (names) => `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} ${names.length === 1 ? 'was' : 'were'}`;
/** The repository, with what is known of the remote now. Its configuration says what a fetch would bring, not what one did. */
const knowing = (repository, wanted) => ({
    ...repository,
    remotes: repository.remotes.map(remote => remote.name === 'origin' ? { ...remote, fetch: [...remote.fetch, ...toRefspecs(wanted)] } : remote),
});

// EXTERNAL MODULE: ./build/git/quarantine.js
var quarantine = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/git/fetch-apart.js












/** Makes it, empty. */
const makeApart = async (workspace, temporary) => {
    const { objects, objectFormat } = workspace;
    const answer = await (0,call/* callGit */.r)(workspace, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (answer.status !== 0 && answer.status !== 1)
        return (0,failure/* failure */.V2)('could not resolve HEAD', answer, failure/* mendObjects */.hR);
    const checkedOut = answer.status === 0 ? answer.stdout.toString().trim() : null;
    let gitDir = '';
    const dispose = async () => {
        if (gitDir !== '')
            await (0,promises_.rm)(gitDir, { recursive: true, force: true, maxRetries: 3 });
    };
    const storeOf = (name) => ({ gitDir, objects: (0,external_node_path_.join)(gitDir, name) });
    try {
        gitDir = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'rowaudit-'));
        const lent = [storeOf('store').objects, objects].map(path => `${path.replaceAll(external_node_path_.sep, '/')}\n`);
        await (0,promises_.mkdir)((0,external_node_path_.join)(gitDir, 'refs'));
        await (0,promises_.mkdir)(storeOf('store').objects);
        await (0,promises_.mkdir)((0,external_node_path_.join)(storeOf('objects').objects, 'info'), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(storeOf('objects').objects, 'info', 'alternates'), lent.join(''));
        await (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'HEAD'), `${checkedOut ?? 'ref: refs/heads/none'}\n`);
        await (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'config'), quarantine/* formats */.Fx[objectFormat]);
    }
    catch (error) {
        await dispose();
        const reason = error instanceof Error ? error.message : String(error);
        return (0,sought/* missing */.L)(`no repository could be made in ${temporary}: ${reason}`, 'set RUNNER_TEMP to a folder that can be written');
    }
    return (0,sought/* found */.F)({ store: storeOf('store'), view: storeOf('objects'), checkedOut, dispose });
};
/**
 * Gathers the whole history of the wanted branches and of the commit, without the contents of files, in one request. A
 * pass over history asks for the names of files only, which trees tell; contents come by `supply`, for each step
 * together. In a repository of 1,121 commits that is 24 % of all bytes, and 2 % for the contents of six matrices. Without
 * trees it would be 13 %, and one more request for each commit that is looked at.
 */
const gatherApart = async ({ store, view }, { access, patience }, workspace, wanted, { head, headRef }) => {
    const line = { where: store, access, patience };
    const gathered = { ...workspace, ...view, shallow: false, partial: false };
    const remedy = commandFor(wanted, ...(workspace.shallow ? ['--unshallow'] : []));
    let answer = await fetchHistory(line, wanted, head);
    // A server may refuse what no ref of its own leads to. What is checked out may have been made here.
    if (head !== null && (0,fetch_failure/* causeOf */.rl)(answer) === 'no-object')
        answer = await fetchHistory(line, wanted, headRef);
    if (answer.status !== 0) {
        const absent = /couldn't find remote ref (?:refs\/heads\/)?(.+)/.exec(answer.stderr)?.[1];
        if (absent !== undefined && absent === headRef)
            return (0,fetch_failure/* notThere */._)(`commit ${head}`, line.access, findCommit);
        if (absent !== undefined)
            return (0,fetch_failure/* notThere */._)(`branch ${absent}`, line.access, 'name another base');
        return (0,fetch_failure/* remoteFailure */.vU)('fetch from', line.access, answer, remedy);
    }
    const isWhole = head === null ? (0,sought/* found */.F)(true) : await hasHistory(gathered, head);
    if (!isWhole.found)
        return isWhole;
    if (!isWhole.value)
        return (0,fetch_failure/* notThere */._)(`commit ${head}`, line.access, findCommit);
    const refs = await (0,git_refs/* readRefs */.n)(gathered);
    if (!refs.found)
        return refs;
    const origin = { name: 'origin', url: line.access.url, fetch: [] };
    return (0,sought/* found */.F)({
        ...knowing({ ...gathered, remotes: [origin] }, wanted),
        refs: refs.value,
        supply: (0,supply/* toSupply */.hf)(line, view),
    });
};
const fetchHistory = (line, wanted, head) => (0,fetch_call/* callRemote */.$)(line, {
    args: [
        'fetch',
        ...supply/* fetchOptions */.Tu,
        '--prune',
        '--end-of-options',
        supply/* sourceName */.VZ,
        ...toRefspecs(wanted),
        ...(head === null ? [] : [head]),
    ],
    settings: (0,supply/* sparing */.l5)(line.access.url),
});
/** Whether the commit and all that it stands on is here. */
const hasHistory = async (gathered, head) => {
    const answer = await (0,call/* callGit */.r)(gathered, ['rev-list', '--quiet', head, '--not', '--remotes=origin']);
    if (answer.status === 0)
        return (0,sought/* found */.F)(true);
    return answer.status === 128
        ? (0,sought/* found */.F)(false)
        : (0,failure/* failure */.V2)(`could not look for the commit ${head}`, answer, failure/* mendObjects */.hR);
};

// EXTERNAL MODULE: ./build/git/remotes.js
var remotes = __webpack_require__(4856);
;// CONCATENATED MODULE: ./build/git/fetch-never.js








/** Whether the workspace holds everything by itself, without anybody being asked. */
const checkAlone = async (workspace, wanted, need) => {
    const stop = (reason, ...options) => lacking(reason, `git fetch ${options.map(option => `${option} `).join('')}origin ${specs(wanted)}`);
    if (workspace.shallow)
        return stop('the clone is shallow: its history was cut off', '--unshallow');
    const refs = new Set(workspace.refs.map(({ ref }) => ref));
    const absent = wanted.branches.find(name => !refs.has(`refs/remotes/origin/${name}`));
    if (absent !== undefined)
        return stop(`there is no refs/remotes/origin/${absent}`);
    const origin = workspace.remotes.find(({ name }) => name === 'origin');
    if (origin && wanted.prefixes.length > 0) {
        const covered = (0,remotes/* coverBranches */.C)(origin, wanted.prefixes, false);
        if (!covered.found)
            return lacking(covered.reason, covered.remedy);
        if (!(await listsBranches(workspace, wanted))) {
            return stop('only single commits were fetched, so which branches the remote has is not known', '--prune');
        }
    }
    if (need.head === null)
        return (0,sought/* found */.F)(true);
    const head = await hasCommit(workspace, need.head);
    if (!head.found || head.value)
        return head.found ? (0,sought/* found */.F)(true) : head;
    return lacking(`the commit ${need.head} is not here`, `git fetch origin ${need.headRef ?? need.head}`);
};
/** In place of a supply, where contents may have been left out of the workspace: says so where some are not here. */
const refuseSupply = (workspace) => async (shas) => {
    const absent = await (0,supply/* readAbsent */.Yj)(workspace, shas);
    if (absent.found && absent.value.length === 0)
        return (0,sought/* found */.F)(true);
    // Git stops at the first one that it may not fetch.
    if (!absent.found && !/promisor|lazy fetching/.test(absent.reason))
        return absent;
    return (0,sought/* missing */.L)('the clone is partial: contents of files that are needed were left out; nothing was fetched, as `fetch: never` asks', 'let actions/checkout bring everything, with `fetch-depth: 0` and without a filter or `sparse-checkout`, or set `fetch: auto`');
};
const specs = (wanted) => toRefspecs(wanted).map(ref_name/* toShellWord */.uJ).join(' ');
const lacking = (reason, command) => (0,sought/* missing */.L)(`${reason}; nothing was fetched, as \`fetch: never\` asks`, `${command}, or \`fetch-depth: 0\` for actions/checkout, or \`fetch: auto\``);
// A checkout of less than the whole brings one commit by its name, and its configuration promises every branch all the
// same. Where history is shorter than the depth asked for, nothing is shallow, and only this tells the two apart.
const listsBranches = async ({ refs, gitDir }, wanted) => {
    const others = refs.filter(({ ref }) => ref.startsWith('refs/remotes/origin/') &&
        !wanted.branches.includes(ref.slice('refs/remotes/origin/'.length)));
    if (others.length > 0)
        return true;
    try {
        return /\tbranch '/.test(await (0,promises_.readFile)((0,external_node_path_.join)(gitDir, 'FETCH_HEAD'), 'utf8'));
    }
    catch {
        return false;
    }
};

// EXTERNAL MODULE: ./build/git/origin.js
var git_origin = __webpack_require__(9681);
;// CONCATENATED MODULE: ./build/git/fetch.js











/**
 * Sees to it that everything a run needs is known: base and the row branches as the remote has them, and the commit that
 * is judged, each with its whole history. Fetches what is missing, and nothing else. Of the workspace it changes no more
 * than `refs/remotes/origin/<wanted>`, and nothing at all where its history was cut off or filtered.
 */
const obtain = async (workspace, need) => {
    const wanted = sortWanted(need);
    if (!wanted.found)
        return wanted;
    const bad = [need.head, need.headRef].find((text, index) => text !== null && !(index === 0 ? ref_name/* isObjectName */.V2 : ref_name/* isFullRef */.xA)(text));
    if (bad)
        return (0,sought/* missing */.L)(`${bad} names no commit`, 'name it by its full object name, and its ref in full');
    if (need.mode === 'never')
        return stayAlone(workspace, need, wanted.value);
    const origin = (0,git_origin/* readOrigin */.P)(workspace, need.server, need.repository);
    if (!origin.found)
        return origin;
    const access = (0,fetch_access/* toAccess */.oQ)(origin.value, need.token, await readSsh(workspace, origin.value));
    const line = { where: workspace, access, patience: need.patience ?? fetch_call/* usualPatience */.U };
    const scene = { workspace, need, line, apart: null, named: null, fetched: foreignWords(origin.value, need) };
    if (wanted.value.branches.length > 0)
        return settle(scene, wanted.value);
    const base = await nameBase(line, workspace);
    if (!base.found)
        return base;
    return settle({ ...scene, named: base.value }, { ...wanted.value, branches: [base.value] });
};
const settle = async (scene, wanted) => {
    const { workspace, need, line, fetched } = scene;
    let why = whyApart(workspace);
    if (why === null && scene.apart === null) {
        const refreshed = await refreshWorkspace(line, workspace, wanted, need);
        if (!refreshed.found)
            return refreshed;
        if (refreshed.value !== 'locked') {
            const { repository } = refreshed.value;
            const known = {
                ...scene,
                workspace: { ...workspace, refs: repository.refs },
                fetched: [...fetched, ...refreshed.value.fetched],
            };
            return (0,sought/* found */.F)(toObtained(known, wanted, repository));
        }
        why = 'The workspace could not take in what was missing';
    }
    const away = scene.apart === null ? await makeApart(workspace, need.temporary) : (0,sought/* found */.F)(scene.apart);
    if (!away.found)
        return away;
    const apart = away.value;
    const gathered = await gatherApart(apart, line, workspace, wanted, {
        head: need.head ?? apart.checkedOut,
        headRef: need.head === null ? null : need.headRef,
    });
    if (!gathered.found) {
        if (scene.apart === null)
            await apart.dispose();
        return gathered;
    }
    const cause = scene.apart === null ? why : 'More branches were asked for';
    const said = `${cause}: ${nameBranches(wanted)} came from ${line.access.url} into a temporary repository.`;
    return (0,sought/* found */.F)(toObtained({ ...scene, apart, fetched: [...fetched, said] }, wanted, gathered.value));
};
const toObtained = (scene, wanted, repository) => {
    const obtained = {
        repository: withDefault(repository, scene.named),
        fetched: scene.fetched,
        widen: async (more) => {
            const sorted = sortWanted(more);
            if (!sorted.found)
                return sorted;
            if (covers(wanted, sorted.value))
                return (0,sought/* found */.F)(obtained);
            const both = sortWanted({
                branches: [...wanted.branches, ...sorted.value.branches],
                prefixes: [...wanted.prefixes, ...sorted.value.prefixes],
            });
            return both.found ? settle(scene, both.value) : both;
        },
        dispose: async () => scene.apart?.dispose(),
    };
    return obtained;
};
const stayAlone = async (workspace, need, wanted) => {
    const whole = await checkAlone(workspace, wanted, need);
    if (!whole.found)
        return whole;
    return (0,sought/* found */.F)({
        repository: workspace.partial ? { ...workspace, supply: refuseSupply(workspace) } : workspace,
        fetched: [],
        widen: more => obtain(workspace, { ...need, ...more }),
        dispose: () => Promise.resolve(),
    });
};
const whyApart = ({ shallow, partial }) => {
    if (shallow)
        return 'The clone is shallow';
    return partial ? 'The clone is partial' : null;
};
const foreignWords = ({ name, url, expected }, { repository }) => expected
    ? []
    : [
        `The checkout is of ${name ?? url}, not of ${repository}, which the event is about: what is checked out is audited.`,
    ];
/** The branch that stands for base where nobody names one: what the remote calls its default. */
const nameBase = (line, { refs, shallow }) => {
    const head = refs.find(({ ref }) => ref === remoteHead)?.symbolic;
    if (head?.startsWith(tracking))
        return Promise.resolve((0,sought/* found */.F)(head.slice(tracking.length)));
    return readDefaultBranch(line, commandFor({ branches: ['HEAD'], prefixes: [] }, ...(shallow ? ['--unshallow'] : [])));
};
const tracking = 'refs/remotes/origin/';
const remoteHead = `${tracking}HEAD`;
// The ref is known, and not written: it is none of those that may be touched.
const withDefault = (repository, name) => {
    const base = repository.refs.find(({ ref }) => name !== null && ref === tracking + name);
    if (base === undefined || repository.refs.some(({ ref }) => ref === remoteHead))
        return repository;
    return { ...repository, refs: [...repository.refs, { ...base, ref: remoteHead, symbolic: base.ref }] };
};
/** What the workspace runs for ssh. A checkout with a key of its own says so in its configuration. */
const readSsh = async ({ root }, { transport }) => {
    if (transport !== 'ssh')
        return null;
    const answer = await (0,call/* callGit */.r)({ folder: root }, ['config', '--get', 'core.sshCommand']);
    return answer.status === 0 ? answer.stdout.toString().replace(/\n$/, '') : 'ssh -oBatchMode=yes';
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


/***/ })

};
