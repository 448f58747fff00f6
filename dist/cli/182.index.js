export const id = 182;
export const ids = [182];
export const modules = {

/***/ 4182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditStory: () => (/* binding */ auditStory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/audit.js + 1 modules
var audit = __webpack_require__(9948);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/git/call.js
var call = __webpack_require__(8411);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
// EXTERNAL MODULE: ./build/git/stream.js
var stream = __webpack_require__(3563);
;// CONCATENATED MODULE: ./build/git/create.js






/** Makes a repository in an empty folder, as a clone that knows what `fastImport` tells; nothing is checked out. */
const createClone = async (folder, url, fastImport) => {
    const where = { folder };
    const steps = [
        ['init', '--quiet', '--template=', '--initial-branch=main'],
        ['remote', 'add', 'origin', url],
        ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main'],
    ];
    for (const step of steps) {
        const answer = await (0,call/* callGit */.r)(where, step);
        if (answer.status !== 0)
            return (0,failure/* failure */.V2)(`git ${step[0]} failed in ${folder}`, answer, failure/* installGit */.S_);
    }
    // Loose objects, so that a single one can be lost.
    const running = (0,stream/* streamGit */.t)(where, ['-c', 'fastimport.unpackLimit=100000', 'fast-import', '--quiet', '--done'], () => undefined);
    running.write(fastImport);
    running.closeInput();
    const ending = await running.ended;
    return ending.status === 0
        ? (0,sought/* found */.F)(true)
        : (0,failure/* failure */.V2)(`git fast-import failed in ${folder}`, ending, failure/* installGit */.S_);
};
/** Loses the tree of a ref's commit, as a disk fault or an interrupted fetch does. */
const loseTree = async (folder, ref) => {
    const answer = await (0,call/* callGit */.r)({ folder }, ['rev-parse', '--verify', '--end-of-options', `${ref}^{tree}`]);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)(`could not resolve ${ref}`, answer, failure/* installGit */.S_);
    const sha = answer.stdout.toString().trim();
    await (0,promises_.rm)((0,external_node_path_.join)(folder, '.git', 'objects', sha.slice(0, 2), sha.slice(2)));
    return (0,sought/* found */.F)(true);
};

;// CONCATENATED MODULE: ./build/demo/fast-import.js
const bytes = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`;
const who = 'rowaudit demo <demo@rowaudit.invalid>';
/** A story as the input of `git fast-import`, every branch as the tracking ref of a remote called origin. */
const toFastImport = (story, now) => {
    const begun = new Set();
    const commits = story.map(({ branch, from, daysAgo, message, files }) => {
        const ref = `refs/remotes/origin/${branch}`;
        const start = from === undefined || begun.has(branch) ? '' : `from refs/remotes/origin/${from}\n`;
        begun.add(branch);
        const changes = Object.entries(files).map(([path, text]) => text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${bytes(text)}`);
        const time = `${now - daysAgo * 86_400} +0000`;
        return `commit ${ref}\nauthor ${who} ${time}\ncommitter ${who} ${time}\n${bytes(message)}${start}${changes.join('')}\n`;
    });
    return `${commits.join('')}reset refs/heads/main\nfrom refs/remotes/origin/main\n\ndone\n`;
};

;// CONCATENATED MODULE: ./build/demo/story.js
/** The day on which the demonstration takes place: it prints the same on every day and machine. */
const storyNow = '2026-06-01';
/** The row whose branch has lost its objects, so that Git cannot answer for it. */
const brokenBranch = 'row/APP-SYNC';
const configuration = `base: main
matrices: ['plan/*.md']
columns: { id: [ID], state: [State], spec: [Spec], owner: [Owner] }
states:
  INVENTORIED: inventoried
  READY: ready
  ACTIVE: active
  GATING: gating
  PARTIAL: partial
  BLOCKED: blocked
  DONE: done
`;
const plan = (rows) => [
    '# The plan',
    '',
    '| ID | Item | Spec | State | Owner |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
].join('\n');
const row = (id, item, state, spec = '-', owner = '-') => `| \`${id}\` | ${item} | ${spec} | ${state} | ${owner} |`;
const application = plan([
    row('APP-LOGIN', 'Sign in with a passkey', '`ACTIVE`', '[spec](specs/login.md)', 'ada'),
    row('APP-SEARCH', 'Search by title', '`ACTIVE`', '-', 'ada'),
    row('APP-EXPORT', 'Export to CSV', '`ACTIVE`', '[spec](specs/export.md)', 'lin'),
    row('APP-IMPORT', 'Import from CSV', '`ACTIVE`', 'planned', 'lin'),
    row('APP-UNDO', 'Undo the last edit', '`ACTIVE`', '-', 'lin'),
    row('APP-LOG', 'An audit log', '`ACTIVE`', '-', 'kim'),
    row('APP-SYNC', 'Sync between devices', '`ACTIVE`', '-', 'kim'),
    row('APP-CACHE', 'Cache thumbnails', '`ACTIVE`', '-', 'kim'),
    row('APP-THEME', 'Dark theme', '`ACTIVE`', '-', 'ada'),
    row('APP-TAGS', 'Tags on notes', '`GATING`', '-', 'ada'),
    row('APP-QUEUE', 'Retry queue', '`READY`'),
    row('APP-MAIL', 'Send by mail', '`BLOCKED` on the provider'),
    row('APP-PRINT', 'Print a note', '`DONE`'),
    row('APP-PDF', 'PDF export', '`PARTIAL`'),
    row('APP-SHARE', 'Share a link', '`ACTVE`'),
    row('APP-GREP', 'Filter with `a|b`', '`INVENTORIED`'),
    row('tbd', 'Something with maps', '`INVENTORIED`'),
]);
const services = plan([row('SRV-API', 'The public API', '`DONE`'), row('APP-MAIL', 'Send by mail', '`DONE`')]);
const oldPlan = ['| ID | State |', '| --- | --- |', '| `OLD-1` | `ACTIVE` |', ''].join('\n');
const work = (branch, path, daysAgo, message, from) => ({
    branch,
    daysAgo,
    message,
    files: { [path]: `${message}\n` },
    ...(from === undefined ? {} : { from }),
});
/** The whole history of the demonstration: every verdict and a good part of the rules occur in it. Oldest first. */
const story = [
    {
        branch: 'main',
        daysAgo: 200,
        message: 'Start the application',
        files: {
            '.github/rowaudit.yml': configuration,
            'README.md': '# A small application\n',
            'src/main.ts': 'export {}\n',
        },
    },
    {
        branch: 'main',
        daysAgo: 190,
        message: 'Write the plan',
        files: {
            'plan/application.md': application,
            'plan/services.md': services,
            'plan/specs/login.md': '# APP-LOGIN\n\nSign in with a passkey.\n',
            'plan/specs/export.md': '# APP-EXPORT\n\nExport every note as CSV.\n',
            'docs/old-plan.md': oldPlan,
        },
    },
    work('main', 'src/api.ts', 180, 'SRV-API: serve notes over HTTP'),
    work('row/APP-CACHE', 'src/cache.ts', 120, 'Cache thumbnails on disk', 'main'),
    {
        branch: 'main',
        daysAgo: 90,
        message: 'Claim APP-LOG',
        files: { 'docs/notes.md': '# Notes\n\nAPP-LOG: kim will start on Monday.\n' },
    },
    work('main', 'src/mail.ts', 60, 'Send notes by mail\n\nCloses APP-MAIL.'),
    work('row/APP-TAGS', 'src/tags.ts', 45, 'Store tags', 'main'),
    { ...work('main', 'src/tags.ts', 44, 'Tags on notes (#12)'), files: { 'src/tags.ts': 'Store tags\n' } },
    work('main', 'src/search.ts', 30, 'APP-SEARCH: search by title'),
    work('main', 'src/undo.ts', 25, 'APP-UNDO: keep a stack of edits'),
    {
        branch: 'main',
        daysAgo: 24,
        message: 'Revert "APP-UNDO: keep a stack of edits"',
        files: { 'src/undo.ts': null },
    },
    work('row/APP-THEME', 'src/theme.css', 6, 'Draw on black', 'main'),
    work('row/APP-THEME-vars', 'src/vars.css', 5, 'Colours as variables', 'main'),
    work('row/APP-QUEUE', 'src/queue.ts', 4, 'Retry three times', 'main'),
    work('row/APP-GHOST', 'src/ghost.ts', 4, 'Try something', 'main'),
    work(brokenBranch, 'src/sync.ts', 3, 'Exchange changes', 'main'),
    work('row/APP-LOGIN', 'src/login.ts', 2, 'Ask for a passkey', 'main'),
];

;// CONCATENATED MODULE: ./build/demo/index.js








const demand = (sought) => {
    if (sought.found)
        return sought.value;
    throw (0,errors/* usageError */.Wp)(`The demonstration could not be built: ${sought.reason}`, sought.remedy);
};
const makeFolder = async () => {
    try {
        return await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'rowaudit-demo-'));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw (0,errors/* usageError */.Wp)(`The demonstration could not be built: ${reason}`, 'Set TMPDIR to a folder that can be written.');
    }
};
/** Builds the repository of the story in a temporary folder, audits it, and leaves nothing behind. */
const auditStory = async () => {
    const now = Date.parse(`${storyNow}T00:00:00Z`) / 1000;
    const folder = await makeFolder();
    try {
        demand(await createClone(folder, 'https://example.invalid/notes.git', toFastImport(story, now)));
        demand(await loseTree(folder, `refs/remotes/origin/${brokenBranch}`));
        return await (0,audit/* audit */.s)({
            directory: folder,
            config: null,
            matrices: null,
            base: null,
            head: null,
            failOn: 'auto',
            only: null,
            now,
        });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
};


/***/ })

};
