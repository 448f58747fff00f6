export const id = 86;
export const ids = [86];
export const modules = {

/***/ 7147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ scopeOf)
/* harmony export */ });
/** Two letters and a separator: long enough that two files of a repository hardly mean different things by it. */
const unmistakable = /^[A-Za-z]{2,}[-_.:/]/;
/** Whether an ID means one row in the whole repository, one in its file, or one in its table. */
const scopeOf = (row, { agreed, namespace }) => {
    // Every table counts its lines from 1: an ordinal means its line there and nothing elsewhere.
    if (!row.searchable)
        return 'table';
    const isGuess = !agreed && !unmistakable.test(row.id);
    return namespace === 'file' || isGuess ? 'file' : 'repository';
};


/***/ }),

/***/ 406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ stateClasses),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/** What a state amounts to. */
const stateClasses = [
    'inventoried',
    'planned',
    'ready',
    'active',
    'gating',
    'partial',
    'blocked',
    'done',
    'dropped',
    'pointer',
    'unknown',
];
const severities = ['error', 'warning', 'notice'];


/***/ }),

/***/ 9016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ isReservedWord),
/* harmony export */   f7: () => (/* binding */ isMeantBy),
/* harmony export */   tW: () => (/* binding */ absences)
/* harmony export */ });
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);

/** What stands for no row: where one comes from that arrives, and where one goes that departs. */
const absences = { from: 'arrival', to: 'departure' };
/** True for the words of a configuration that mean something else than a state. */
const isReservedWord = (word) => word === absences.from || word === absences.to || _row_js__WEBPACK_IMPORTED_MODULE_0__/* .stateClasses */ .Y.some(name => name === word);
/** Whether a class, a word of a state in any case, or the word for no row means this row. */
const isMeantBy = (word, row, end) => row === null
    ? word === absences[end]
    : word === row.class || (!isReservedWord(word) && word.toLowerCase() === row.state.toLowerCase());


/***/ }),

/***/ 3086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rules: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
;// CONCATENATED MODULE: ./build/rules/shared/asked.js
/** The asked rows with one of these verdicts, in the order of the census. A row of verdict UNKNOWN is nobody's fault. */
function* rowsWith(view, verdicts) {
    for (const { row, verdict, evidence } of view.rows) {
        if (!verdict || !evidence || row.evidence === 'none' || !isNameable(row))
            continue;
        if (verdicts.includes(verdict.verdict))
            yield { row, verdict, evidence, weight: row.evidence };
    }
}
/** A name under which a branch belongs to the row: `row/ENG-1`. */
const branchOf = ({ settings }, { id }) => (settings.branches[0] ?? 'row/{id}').replace('{id}', () => id).replaceAll('*', 'work');
/** False for a row that no message could name, such as the first of its table. */
const isNameable = (row) => row.searchable || row.aliases.length > 0;

;// CONCATENATED MODULE: ./build/rules/shared/legal-floor.js
/** `ready` for a row whose spec exists and names it, `inventoried` for any other; the next class where the vocabulary has no word. */
const legalFloor = (view, row) => {
    const specified = view.specNames(row);
    const because = specified ? 'its spec exists and names it' : whyNot(row.specLinks.length);
    const classes = specified
        ? ['ready', 'planned', 'inventoried']
        : ['inventoried', 'planned'];
    const { states } = view.settings;
    const own = classes.flatMap(name => states?.find(state => state.class === name) ?? [])[0];
    const fallback = specified ? 'ready' : 'inventoried';
    return own
        ? { class: own.class, word: own.word, because }
        : { class: fallback, word: states ? `a state of class ${fallback}` : fallback, because };
};
const whyNot = (links) => links === 0 ? 'it links no spec' : 'no spec that it links exists and names it';

;// CONCATENATED MODULE: ./build/rules/shared/lines.js
/** A Markdown text as it stands in the code, without the margin that the code gives it; only a backtick is escaped. */
const lines = (strings) => {
    const text = (strings.raw[0] ?? '').replaceAll('\\`', '`').split('\n').slice(1, -1);
    const margins = text.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length);
    const margin = Math.min(...margins);
    return text.map(line => `${line.slice(margin)}\n`).join('');
};

// EXTERNAL MODULE: ./build/rules/rule.js
var rule = __webpack_require__(6616);
;// CONCATENATED MODULE: ./build/rules/shared/named-share.js

/** By the measured share: `usual` from three fifths, `mixed` from one fifth. Where the tables are agreed, always `usual`. */
const habitOf = (view) => {
    if (view.settings.agreed)
        return () => 'usual';
    const shares = new Map(view.named.map(share => [`${share.line} ${share.path}`, share]));
    return row => {
        const place = view.census.tables[row.table]?.place;
        const share = place && shares.get(`${place.line} ${place.path}`);
        if (!share || share.named * 5 < share.searched || share.searched === 0)
            return 'rare';
        return share.named * 5 < share.searched * 3 ? 'mixed' : 'usual';
    };
};
const told = 3;
/** One sentence for all tables that are too seldom named to blame a row of them; nothing where there is none. */
const skipRare = (view, tables) => {
    const places = [...tables].flatMap(table => view.census.tables[table]?.place ?? []);
    const shares = places.flatMap(place => view.named.find(share => share.path === place.path && share.line === place.line) ?? []);
    if (shares.length === 0)
        return [];
    const more = shares.length > told ? `, and ${shares.length - told} more` : '';
    const list = shares.slice(0, told).map(inWords).join(', ');
    return [(0,rule/* skip */.iv)(`history names fewer than one in five of the IDs of ${list}${more}: too few to blame a row`)];
};
const inWords = ({ path, line, named, searched }) => `${path}:${line} (${named} of ${searched})`;

// EXTERNAL MODULE: ./build/rules/shared/severity.js
var severity = __webpack_require__(5297);
;// CONCATENATED MODULE: ./build/rules/abandoned-row.js







const unagreedDays = 30;
/* harmony default export */ const abandoned_row = ((0,rule/* defineRule */.Km)({
    id: 'abandoned-row',
    group: 'Evidence',
    severity: 'error',
    graded: 'as grave as the `evidence` of the state says: an error for `active`, a warning for `gating`; without a configuration a warning where commits name at least three fifths of the IDs of the table, a notice from one fifth, nothing below',
    unagreed: 'warning',
    summary: 'Require a trace of work in Git for every row that claims work.',
    why: 'Claiming a row costs nothing and releasing it costs work, so rows pile up as claimed while nobody works on them, and nobody else takes them. In one public record 54 rows said ACTIVE at once, none of them with an open branch.',
    beforehand: 'Name the ID in the subject or body of the commits that do the work, or work on a branch called after it (`row/ID` and `row/ID-…` unless `branches` says otherwise) and push it. Where the work lands under another name, write the number of its pull request or its SHA behind the state. A row on which nothing happens yet is not claimed yet.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'Nothing in Git knows the row',
            markdown: lines `
        | ID | Title | State | Spec |
        | --- | --- | --- | --- |
        | ENG-1 | Import | ACTIVE | [spec](import.md) |
        | ENG-2 | Export | ACTIVE | |
        | ENG-3 | Search | GATING | |
      `,
            files: { 'import.md': '# Import\n\nThe plan for ENG-1.\n' },
            base: [{ message: 'ENG-10: Something else', paths: ['src/other.ts'] }],
            reports: ['3 error ENG-1', '4 error ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'A commit, a branch, or a number behind the state',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE (#7) |
      `,
            base: [
                { message: 'Read the header\n\nGroundwork for ENG-1.', paths: ['src/header.ts'] },
                { message: 'Search by title (#7)', paths: ['src/search.ts'] },
            ],
            branches: [{ name: 'row/ENG-2-export', paths: ['src/export.ts'] }],
            reports: [],
        },
        {
            title: 'Git cannot tell what became of the branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
            reports: [],
        },
        {
            title: 'Without a configuration, in a repository that names most of its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2, ENG-3: Import and export', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 60,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'Without a configuration, in a repository that names some of its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 60,
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'Without a configuration, in a repository that hardly names its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
            config: null,
            base: [{ message: 'Import', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 60,
            reports: [],
            skips: ['matrix.md:1 (0 of 2)'],
        },
        {
            title: 'Without a configuration, a row that moved less than thirty days ago',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 90 }],
            stoodFor: 3,
            reports: [],
        },
        {
            title: 'Without a configuration, in a history too short to tell',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
      `,
            config: null,
            base: [{ message: 'ENG-2: Import', paths: ['src/csv.ts'], daysAgo: 5 }],
            stoodFor: null,
            reports: [],
            skips: ['too short'],
        },
    ],
    past: ({ verdict }) => verdict?.verdict === 'ABANDONED',
    days: (_options, settings) => (settings.agreed ? [] : [unagreedDays]),
    *check(view) {
        const habit = habitOf(view);
        const rare = new Set();
        for (const { row, verdict, weight } of rowsWith(view, ['ABANDONED'])) {
            const named = habit(row);
            if (named === 'rare') {
                rare.add(row.table);
                continue;
            }
            if (!view.settings.agreed) {
                const before = view.stood(row, unagreedDays);
                if (!before.found)
                    yield (0,rule/* skip */.iv)(before.reason);
                if (!before.found || before.value?.state !== row.state)
                    continue;
            }
            const floor = legalFloor(view, row);
            yield {
                subject: row.id,
                id: row.id,
                severity: named === 'mixed' ? (0,severity/* milder */.I)(weight, 'notice') : weight,
                message: `Unexpected state ${row.state} for ${row.id}, expected a trace of work in Git: ${verdict.reason}`,
                help: `Set the row back to ${floor.word}, since ${floor.because}; this says nothing about how far the work got. Or, where there is work, name ${row.id} in a commit, push it as ${branchOf(view, row)}, or write its pull request or SHA behind the state.`,
                place: row.statePlace,
                extra: { floor: floor.class },
            };
        }
        yield* skipRare(view, rare);
    },
}));

;// CONCATENATED MODULE: ./build/rules/shared/flaws.js
/** The flaws of the census that a rule of this id reports, as they were found when the record was read. */
const flawsOf = (view, rule) => view.census.flaws.filter(flaw => flaw.rule === rule);

;// CONCATENATED MODULE: ./build/rules/conflict-marker.js




/* harmony default export */ const conflict_marker = ((0,rule/* defineRule */.Km)({
    id: 'conflict-marker',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'error',
    summary: 'Require a matrix without merge-conflict markers.',
    why: 'Between the markers stand two versions of the record, and nobody knows which one holds. The rows of such a file are not read until somebody has chosen.',
    beforehand: 'Resolve the conflict and search the file for `<<<<<<<` before you commit. To show markers on purpose, indent them.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A conflict that was committed',
            markdown: lines `
        | ID | State |
        | --- | --- |
        <<<<<<< HEAD
        | ENG-1 | READY |
        =======
        | ENG-1 | BLOCKED |
        >>>>>>> main
      `,
            reports: ['3 error matrix.md'],
        },
        {
            title: 'An underlined heading is no conflict',
            markdown: lines `
        Plan
        =======

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: [],
        },
    ],
    check: view => flawsOf(view, 'conflict-marker'),
}));

;// CONCATENATED MODULE: ./build/rules/shared/age.js
const day = 86_400;
/** Whole days from a time to now; both in seconds since 1970. Never negative. */
const daysSince = (time, now) => Math.max(0, Math.floor((now - time) / day));
/** `1 day`, `3 days`. */
const inDays = (days) => (days === 1 ? '1 day' : `${days} days`);

;// CONCATENATED MODULE: ./build/rules/shared/work.js
/** A work commit that stands: neither taken back nor itself the taking back of another. */
const isStandingWork = (commit) => commit.work && !commit.reverted && !commit.revert;
/** Branches with work still to land, one for each name: the tracking ref and the local branch are copies. */
const openBranches = (evidence) => {
    const byName = new Map();
    for (const branch of evidence.branches) {
        if (branch.standing !== 'open' || !branch.work)
            continue;
        const other = byName.get(branch.name);
        if (!other || other.time < branch.time)
            byName.set(branch.name, branch);
    }
    return [...byName.values()];
};
/** The first piece of work on base for an ID, in words; null where there is none. */
const landedWork = (evidence) => {
    const commit = evidence.baseCommits.find(isStandingWork);
    if (commit)
        return work_inWords(commit);
    const branch = evidence.branches.find(each => each.standing === 'landed' && each.work);
    if (branch)
        return `${branchInWords(branch)}, which has landed`;
    const reference = evidence.references.find(each => isStandingWork(each.commit));
    return reference ? `${reference.text}, ${work_inWords(reference.commit)}` : null;
};
/** `branch row/ENG-1`, and whether only this clone has it. */
const branchInWords = ({ name, local }) => `${local ? 'local ' : ''}branch ${name}`;
/** `commit 0123abcd, "the line that names the row"`. */
const work_inWords = ({ sha, line }) => `commit ${sha.slice(0, 8)}, "${line}"`;
/** Why what is known of an ID has holes; null where everything was looked at. */
const unknownOf = (evidence) => evidence.unknown[0]?.reason ??
    evidence.branches.find(branch => branch.standing === 'unknown')?.reason ??
    null;

;// CONCATENATED MODULE: ./build/rules/contested-row.js





/* harmony default export */ const contested_row = ((0,rule/* defineRule */.Km)({
    id: 'contested-row',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require one branch with work still to land for one row.',
    why: 'Two branches for one row are, more often than not, two people doing the same work without knowing of each other. One of them will have worked in vain.',
    beforehand: 'Before you begin, look for a branch of the row; join it, or take over from it. When you continue on a new branch, delete the old one, or rename it so that a `parked` pattern covers it. Parts that land apart are better rows of their own.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'Two branches with work still to land',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-1-again', paths: ['src/header.ts'] },
            ],
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'One has landed, one only takes notes, one is empty',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-1-first', paths: ['src/header.ts'], landed: true },
                { name: 'row/ENG-1-notes', paths: ['notes.md'] },
                { name: 'row/ENG-1-later', paths: [], commits: 0 },
            ],
            reports: [],
        },
        {
            title: 'A branch and its copy on origin',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
                { name: 'row/ENG-1', local: true, paths: ['src/header.ts'], daysAgo: 1 },
            ],
            reports: [],
        },
    ],
    *check(view) {
        for (const { row, evidence } of view.rows) {
            const branches = evidence && row.class !== 'pointer' ? openBranches(evidence) : [];
            if (branches.length < 2)
                continue;
            const list = branches
                .slice(0, 5)
                .map(({ name, local, time }) => `${name} (${local ? 'local, ' : ''}${inDays(daysSince(time, view.now))} old)`);
            const more = branches.length > 5 ? [`${branches.length - 5} more`] : [];
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected ${branches.length} branches with work still to land for ${row.id}, expected one: ${[...list, ...more].join(', ')}`,
                help: 'Agree on one of them; delete or park the others. Parts that are to land apart are better rows of their own.',
                place: row.idPlace,
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/model/row-scope.js
var row_scope = __webpack_require__(7147);
;// CONCATENATED MODULE: ./build/rules/shared/namesakes.js

/** Rows that bear one ID where an ID means one row, each group in the order of the census; only groups of two and more. */
const namesakes = (view, isMeant) => {
    const groups = new Map();
    for (const row of view.census.rows) {
        if (!isMeant(row))
            continue;
        const key = JSON.stringify([row.id, ...partOf(view, row)]);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].filter(group => group.length > 1);
};
const partOf = (view, row) => {
    const scope = (0,row_scope/* scopeOf */.O)(row, view.settings);
    if (scope === 'table')
        return [row.place.path, row.table];
    return scope === 'file' ? [row.place.path] : [];
};
/** `plan.md:12`. */
const placeInWords = ({ place }) => `${place.path}:${place.line}`;

;// CONCATENATED MODULE: ./build/rules/contradicting-rows.js




/* harmony default export */ const contradicting_rows = ((0,rule/* defineRule */.Km)({
    id: 'contradicting-rows',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require one ID to be in one class wherever it stands.',
    why: 'When two lines disagree about a row, at most one of them holds, and each reader picks another. It is what a blind merge of two moves leaves behind, and what becomes of every state that is kept twice.',
    beforehand: 'When you move a row, search the matrices for its ID and move every line, or turn the others into pointers. Where files number their rows independently, set `namespace: file`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A merge left one row twice, in two states',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-1 | DONE |
      `,
            reports: ['4 error ENG-1'],
        },
        {
            title: 'Two files disagree',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | PLANNED |\n' },
            config: { matrices: ['matrix.md', 'overview.md'] },
            reports: ['overview.md:3 error ENG-1'],
        },
        {
            title: 'A pointer and an unread state contradict nothing',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
        | ENG-2 | DONE |
      `,
            files: {
                'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | SEE matrix.md |\n| ENG-2 | DOEN |\n',
            },
            config: { matrices: ['matrix.md', 'overview.md'] },
            reports: [],
        },
        {
            title: 'IDs that are one file’s own',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | DONE |\n' },
            config: { matrices: ['matrix.md', 'overview.md'], namespace: 'file' },
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | todo |
        | ENG-2 | todo |
        | ENG-1 | done |
      `,
            config: null,
            reports: ['5 warning ENG-1'],
        },
    ],
    *check(view) {
        const isClaim = ({ class: claimed }) => claimed !== 'pointer' && claimed !== 'unknown';
        for (const group of namesakes(view, isClaim)) {
            const [first] = group;
            if (!first)
                continue;
            for (const row of group) {
                if (row.class === first.class)
                    continue;
                yield {
                    subject: row.id,
                    id: row.id,
                    message: `Unexpected state ${row.state} for ${row.id}, expected one class in every place: it is ${first.state} at ${placeInWords(first)}`,
                    help: 'Find out which of the two holds, and correct the other or let it only point at the row.',
                    place: row.statePlace,
                    related: [{ place: first.statePlace, message: `${first.id} is ${first.state} here` }],
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/duplicate-id.js




/* harmony default export */ const duplicate_id = ((0,rule/* defineRule */.Km)({
    id: 'duplicate-id',
    group: 'Reading the record',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require every live row to stand in one place.',
    why: 'A row that is kept in two places is moved in one of them. From then on each reader believes the copy that was found first.',
    beforehand: 'Keep the row where its owner looks, and let the other line only point at it, in a state of class `pointer` or in a table without a State column. Where files number their rows independently, set `namespace: file`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'The same ID live in two files',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n' },
            config: { matrices: ['matrix.md', 'overview.md'] },
            reports: ['overview.md:3 warning ENG-1'],
        },
        {
            title: 'A line that points at the row, and one that is not live',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | DONE |
      `,
            files: {
                'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | SEE matrix.md |\n| ENG-2 | DONE |\n',
            },
            config: { matrices: ['matrix.md', 'overview.md'] },
            reports: [],
        },
        {
            title: 'IDs that are one file’s own',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'overview.md': '| ID | State |\n| --- | --- |\n| ENG-1 | READY |\n' },
            config: { matrices: ['matrix.md', 'overview.md'], namespace: 'file' },
            reports: [],
        },
        {
            title: 'Without a configuration, a short ID means its own file',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | T-1 | next |
        | ENG-1 | next |
      `,
            files: { 'overview.md': '| ID | State |\n| --- | --- |\n| T-1 | next |\n| ENG-1 | next |\n' },
            config: null,
            reports: ['overview.md:4 notice ENG-1'],
        },
    ],
    *check(view) {
        for (const [first, ...others] of namesakes(view, row => row.live)) {
            if (!first)
                continue;
            for (const row of others) {
                yield {
                    subject: row.id,
                    id: row.id,
                    message: `Unexpected second live row ${row.id}, in state ${row.state}, expected one: it is ${first.state} at ${placeInWords(first)}`,
                    help: 'Keep one of the two, and let the other only point at it.',
                    place: row.idPlace,
                    related: [{ place: first.idPlace, message: `${first.id} is ${first.state} here` }],
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/empty-matrix.js




/* harmony default export */ const empty_matrix = ((0,rule/* defineRule */.Km)({
    id: 'empty-matrix',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every configured file and pattern to yield rows.',
    why: 'A matrix that gives no row is judged by no rule, and looks clean. A pattern with a typing error matched nothing for seven months of green runs; a matrix whose column was called Class sat in a list just as long.',
    beforehand: 'After moving a matrix or renaming a column, follow with `matrices` or `columns` in the configuration. A file that may be empty says so there: `{ files: [plan.md], allow-empty: the plan starts in May }`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'No column is a State column',
            markdown: lines `
        | ID | Class |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: ['1 error matrix.md'],
        },
        {
            title: 'A pattern that matches no file',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            config: { matrices: ['matrix.md', 'plans/*.md'] },
            reports: ['.github/rowaudit.yml:3 error plans/*.md'],
        },
        {
            title: 'A file that may be empty, with the reason',
            markdown: lines `
        The plan starts in May.
      `,
            config: { matrices: [{ files: ['matrix.md'], 'allow-empty': 'the plan starts in May' }] },
            reports: [],
        },
        {
            title: 'A file with rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: [],
        },
    ],
    check: view => flawsOf(view, 'empty-matrix'),
}));

// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/rules/shared/enumeration.js
/** `a`, `a or b`, `a, b or c`. */
const either = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

;// CONCATENATED MODULE: ./build/rules/illegal-move.js





/* harmony default export */ const illegal_move = ((0,rule/* defineRule */.Km)({
    id: 'illegal-move',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every move of a row to be one of those that are allowed.',
    why: 'A state that can be skipped is a step that nobody takes. Where a team has agreed on the way of a row, from its spec over its work to its review, a move that leaves a part of it out is a claim that nobody has looked at.',
    beforehand: 'Look in `moves` of the configuration, where it is agreed what a row may become; a row that is not on its way there is moved to a state between first. Without `moves` every move is allowed, and so is every move from a class or state that is not listed there.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A row that skips its work, one that arrives as done, and one that is taken out',
            config: { moves: { ready: ['active', 'blocked'], arrival: ['inventoried', 'planned', 'ready'] } },
            before: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | READY | Read the header |
        | ENG-2 | READY | Read the footer |
      `,
            markdown: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | DONE | Read the header |
        | ENG-3 | DONE | Search |
      `,
            reports: ['3 error ENG-2', '5 error ENG-1', '6 error ENG-3'],
        },
        {
            title: 'Allowed moves, by class and by state, and moves from where nothing is said',
            config: { moves: { ready: ['active'], GATING: ['PARTIAL', 'done', 'departure'] } },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | GATING |
        | ENG-3 | GATING |
        | ENG-4 | PLANNED |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL |
        | ENG-4 | DONE |
      `,
            reports: [],
        },
        {
            title: 'What is said of a state goes before what is said of its class',
            config: {
                states: { READY: 'ready', SPIKE: 'active', ACTIVE: 'active', DONE: 'done' },
                moves: { active: ['done'], SPIKE: ['READY', 'ACTIVE'] },
            },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | SPIKE |
        | ENG-2 | SPIKE |
        | ENG-3 | ACTIVE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
            reports: ['4 error ENG-2'],
        },
        {
            title: 'Nothing is agreed about moves',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            reports: [],
        },
    ],
    *check({ change, settings }) {
        for (const move of change?.moves ?? []) {
            const { id, from, to, place } = move;
            const allowed = allowedFor(move, settings.change.moves ?? []);
            if (!allowed || isUnread(from) || isUnread(to) || allowed.to.some(word => (0,state_word/* isMeantBy */.f7)(word, to, 'to')))
                continue;
            const ways = allowed.to.length > 0 ? either(allowed.to) : 'nothing else';
            yield {
                subject: id,
                id,
                message: `Unexpected ${illegal_move_inWords(move)}, expected ${ways} from ${allowed.from}`,
                help: 'Move the row to a state on its way first, or change `moves` of the configuration in a change of its own.',
                place,
            };
        }
    },
}));
/** What is agreed for where a row comes from: for its state if it is listed, else for its class. */
const allowedFor = ({ from }, moves) => {
    const meant = moves.filter(each => (0,state_word/* isMeantBy */.f7)(each.from, from, 'from'));
    return meant.find(each => each.from !== from?.class) ?? meant[0];
};
/** A state that could not be read has a finding of its own. */
const isUnread = (row) => row?.class === 'unknown';
const illegal_move_inWords = ({ id, from, to }) => {
    if (from === null)
        return `arrival of ${id} as ${to?.state ?? ''}`;
    return to === null
        ? `departure of ${id} from ${from.state}`
        : `move of ${id} from ${from.state} to ${to.state}`;
};

;// CONCATENATED MODULE: ./build/rules/landed-row.js





/* harmony default export */ const landed_row = ((0,rule/* defineRule */.Km)({
    id: 'landed-row',
    group: 'Evidence',
    severity: 'warning',
    graded: 'a notice while the newest work is not older than `days`; a row of class `gating` stays quiet for so long, and is a notice afterwards',
    unagreed: 'notice',
    summary: 'Require work still to land for a row that says it is being worked on.',
    why: 'When all work that can be found has landed, either the row is finished, or somebody has yet to say what is left. Until then nobody takes it up, and nobody counts it as done. It does not say that the row is finished: that is for a reader of the row to judge.',
    beforehand: 'Move the row in the change that lands its last work, or soon after: on to the next state, or back to the list with what is missing. While more is to come, push the branch that brings it.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(14)
            .describe('How many days after its newest work a row may still say it is being worked on.'),
    }),
    examples: [
        {
            title: 'All work landed yesterday, and long ago',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            base: [
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
            ],
            reports: ['3 notice ENG-1', '4 warning ENG-2'],
        },
        {
            title: 'A gate may take its time, but not for ever',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
      `,
            base: [
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 1 },
            ],
            reports: ['4 notice ENG-2'],
        },
        {
            title: 'Graver, and later',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            config: { rules: { 'landed-row': { severity: 'error', days: 30 } } },
            base: [
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 40 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 20 },
            ],
            reports: ['3 notice ENG-1', '4 error ENG-2'],
        },
        {
            title: 'Follow-up on a branch, a state that waits for more, and a mere claim',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | PARTIAL: export is missing |
        | ENG-3 | ACTIVE |
      `,
            base: [
                { message: 'ENG-1, ENG-2: Read the header', paths: ['src/header.ts'], daysAgo: 40 },
                { message: 'Claim ENG-3', paths: ['matrix.md'], daysAgo: 40 },
            ],
            branches: [{ name: 'row/ENG-1', paths: ['src/footer.ts'] }],
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | todo |
      `,
            config: null,
            base: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'], daysAgo: 40 }],
            reports: ['3 notice ENG-1'],
        },
    ],
    *check(view, { days }) {
        for (const { row, verdict } of rowsWith(view, ['LANDED'])) {
            const isGating = row.class === 'gating';
            if (verdict.strength !== 'work' || (row.class !== 'active' && !isGating))
                continue;
            const age = verdict.newestWork === null ? 0 : daysSince(verdict.newestWork, view.now);
            const isOld = age > days;
            if (isGating && !isOld)
                continue;
            yield {
                subject: row.id,
                id: row.id,
                severity: isOld && !isGating ? 'warning' : 'notice',
                message: `Unexpected state ${row.state} for ${row.id}, expected work still to land: all that was found has landed, the newest ${age === 0 ? 'today' : `${inDays(age)} ago`} (${verdict.reason})`,
                help: `Read the row: if it is finished, move it on; if not, write what is missing, and set it back until somebody takes that up. Pushing ${branchOf(view, row)} with more work says that more is to come.`,
                place: row.statePlace,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/lost-id.js



/* harmony default export */ const lost_id = ((0,rule/* defineRule */.Km)({
    id: 'lost-id',
    group: 'The change',
    severity: 'notice',
    unagreed: 'off',
    summary: 'Require the title or the body of a pull request to name the rows that its commits name.',
    why: 'A squash writes its message from the title and the body. What only the commits or the branch name is gone once it has landed and the branch is deleted, and the row stands there without evidence for work that was done.',
    beforehand: 'Put the ID into the title, or a line `Row: ENG-1` into the body. Where pull requests land as merges or are rebased, the commits keep their names: switch the rule off.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'Only a commit, and only the branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
            headBranch: 'row/ENG-2',
            pullTitle: 'Read the header',
            reports: ['3 notice ENG-1', '4 notice ENG-2'],
        },
        {
            title: 'The title names one, and the body the other',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            change: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'] },
            ],
            pullTitle: 'ENG-1: Read the header',
            body: 'It was easy to do ENG-2 as well.',
            reports: [],
        },
        {
            title: 'The row had the name that the title says',
            before: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
      `,
            markdown: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | HEAD-1 | ACTIVE | Read the header |
      `,
            change: [{ message: 'HEAD-1: Read the header', paths: ['src/header.ts'] }],
            pullTitle: 'ENG-1: Read the header',
            reports: [],
        },
        {
            title: 'No pull request, so nobody can tell what the message will be',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
            reports: [],
        },
    ],
    *check({ rows, change }) {
        const landing = change?.named.landing;
        if (!change || !landing)
            return;
        const told = new Set();
        const formerly = new Map(change.renames.map(({ from, to }) => [to, from.id]));
        for (const { row, evidence } of rows) {
            const ids = [row.id, formerly.get(row) ?? row.id];
            if (told.has(row.id) || ids.some(id => landing.has(id)))
                continue;
            const commit = evidence?.changeCommits.find(({ revert, reverted }) => !revert && !reverted);
            if (!commit && !ids.includes(change.named.branch ?? ''))
                continue;
            told.add(row.id);
            const where = commit ? `commit ${commit.sha.slice(0, 8)}` : `branch ${change.words.branch}`;
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected title and body that do not name ${row.id}, expected the landed commit to name what ${where} names: a squash leaves nothing else`,
                help: `Put ${row.id} into the title, or a line \`Row: ${row.id}\` into the body.`,
                place: row.idPlace,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/malformed-row.js




/* harmony default export */ const malformed_row = ((0,rule/* defineRule */.Km)({
    id: 'malformed-row',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require every row to have as many cells as its header.',
    why: 'GitHub splits a row at every pipe that no backslash precedes, also inside a code span, and drops the cells that are too many. What the author wrote behind such a pipe is not on the page, and the State that a reader sees may be a piece of another cell.',
    beforehand: 'Write a pipe that belongs to a cell as `\\|`, also between backticks, and look at the rendered table before you push. A cell that says nothing is still there: `| |`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A pipe inside a code span begins a new cell',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | split at \`a|b\` |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A cell is missing',
            markdown: lines `
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | READY |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'An escaped pipe, an empty cell, and no pipe at the end',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | split at \`a\|b\` |
        | ENG-2 | READY | |
        | ENG-3 | READY | later
      `,
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | todo | first |
        | ENG-2 | todo | split at a|b |
      `,
            config: null,
            reports: ['4 warning ENG-2'],
        },
    ],
    check: view => flawsOf(view, 'malformed-row'),
}));

;// CONCATENATED MODULE: ./build/rules/missing-next-step.js




const nextStep = {
    'next-step': { when: { move: {} }, owes: [{ section: ['Next step', 'What comes next'] }] },
};
/* harmony default export */ const missing_next_step = ((0,rule/* defineRule */.Km)({
    id: 'missing-next-step',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the spec of a moved row to say what comes next.',
    why: 'Whoever moves a row knows what has to be done next; whoever takes it up later does not. A section in the spec of the row itself is written in its own place, where no two changes meet, unlike one digest that every change has to edit.',
    beforehand: 'When you move a row, fill the section in the spec that the row links, with more than a promise to write it. A row that is done or dropped has nothing before it and owes none, nor does one that departs.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'No spec, a spec without the section, and one in which it is empty',
            config: { obligations: nextStep },
            before: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | |
        | ENG-2 | READY | [spec](two.md) |
        | ENG-3 | READY | [spec](three.md) |
      `,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
        | ENG-2 | ACTIVE | [spec](two.md) |
        | ENG-3 | ACTIVE | [spec](three.md) |
      `,
            files: {
                'two.md': '# ENG-2\n\nRead the footer.\n',
                'three.md': '# ENG-3\n\n## Next step\n\nTBD\n\n## Risks\n\nMany.\n',
            },
            reports: ['3 error ENG-1', '4 error ENG-2', '5 error ENG-3'],
        },
        {
            title: 'The section is filled, or there is nothing before the row',
            config: { obligations: nextStep },
            before: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | [spec](one.md) |
        | ENG-2 | GATING | |
        | ENG-3 | INVENTORIED | |
        | ENG-4 | READY | |
      `,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | [spec](one.md) |
        | ENG-2 | DONE | |
        | ENG-4 | READY | |
      `,
            files: { 'one.md': '# ENG-1\n\n## 3. What comes next\n\n- Read the length field.\n' },
            reports: [],
        },
        {
            title: 'An exempt author',
            config: { obligations: nextStep, 'exempt-authors': ['record-keeper'] },
            before: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | READY | |
      `,
            markdown: lines `
        | ID | State | Spec |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | |
      `,
            author: 'Record-Keeper',
            reports: [],
            skips: ['Record-Keeper is exempt'],
        },
    ],
    *check({ change, settings }) {
        if (!change)
            return;
        const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'));
        if (owes && change.exempt !== null)
            yield (0,rule/* skip */.iv)(`${change.exempt} is exempt, and owes no section`);
        for (const { row, occasion, obligation, sections, instead, heading } of change.missingSections) {
            const wanted = either(sections.map(name => `"${name}"`));
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected spec of ${row.id} without what obligation ${obligation} owes, expected a filled section ${wanted}: ${occasion.words}, and ${instead}`,
                help: `Write in the spec that the row links, under ${wanted}, what has to be done next.`,
                place: row.statePlace,
                ...(heading
                    ? { related: [{ place: heading, message: 'Nothing is written under this heading' }] }
                    : {}),
                extra: { obligation },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/owed-document.js




const doneOwesLog = { 'done-log': { when: { move: { to: ['done'] } }, owes: ['docs/log.md'] } };
/* harmony default export */ const owed_document = ((0,rule/* defineRule */.Km)({
    id: 'owed-document',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a change to bring the documents that its claims owe.',
    why: 'A claim that stands alone, a row moved to done, a new measurement, another entry of a registry, is understood by whoever made it and by nobody a month later. Documents are owed by claims and never by directories: an honest author of ordinary work owes none.',
    beforehand: 'Look in `obligations` of the configuration before you move a row. Pay once, in the same change: write something into the document that it did not say. White space, link targets, a deletion and a bare rename do not count; a new document does.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A row is done, and the log was only reformatted',
            config: { obligations: doneOwesLog },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            filesBefore: { 'docs/log.md': 'Nothing yet, see [the plan](plan.md).\n' },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            files: { 'docs/log.md': 'Nothing yet,\nsee [the plan](../plan.md).\n' },
            reports: ['3 error ENG-1'],
        },
        {
            title: 'It is paid, in whatever commit, for all rows that moved',
            config: { obligations: doneOwesLog },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | ACTIVE |
      `,
            filesBefore: { 'docs/log.md': 'Nothing yet.\n' },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
      `,
            files: { 'docs/log.md': 'The import reads headers and footers.\n' },
            reports: [],
        },
        {
            title: 'Two documents of which one is enough, and neither is there; a move that owes nothing',
            config: {
                obligations: {
                    blocked: {
                        when: { move: { from: ['active'], to: ['BLOCKED'] } },
                        owes: [{ any: ['docs/log.md', 'notes/*.md'] }],
                    },
                },
            },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
        | ENG-2 | BLOCKED |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A measurement says something new, and nobody explains it',
            config: {
                obligations: { figures: { when: { measurement: ['coverage.tsv'] }, owes: ['docs/figures.md'] } },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            filesBefore: { 'coverage.tsv': 'reader\t862\nwriter\t10\n' },
            files: { 'coverage.tsv': 'reader\t862\nwriter\t412\n' },
            reports: ['coverage.tsv:2 error coverage.tsv'],
        },
        {
            title: 'An entry of a registry is renamed',
            config: {
                obligations: {
                    registry: {
                        when: { matches: { of: 'register\\("[^"]+"', in: ['src/registry.ts'] } },
                        owes: ['docs/registry.md'],
                    },
                },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            filesBefore: { 'src/registry.ts': 'register("header", readHeader)\n' },
            files: { 'src/registry.ts': '// All readers.\nregister("head", readHeader)\n' },
            reports: ['src/registry.ts:2 error src/registry.ts'],
        },
        {
            title: 'The registry is edited without registering anything',
            config: {
                obligations: {
                    registry: {
                        when: { matches: { of: 'register\\("[^"]+"', in: ['src/registry.ts'] } },
                        owes: ['docs/registry.md'],
                    },
                },
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            filesBefore: { 'src/registry.ts': 'register("header", readHeader)\nregister("footer", readFooter)\n' },
            files: { 'src/registry.ts': 'register("footer", readFooter)\nregister("header", readHead)\n' },
            reports: [],
        },
        {
            title: 'An exempt author',
            config: { obligations: doneOwesLog, 'exempt-authors': ['*[bot]'] },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            author: 'record-keeper[bot]',
            reports: [],
            skips: ['record-keeper[bot] is exempt'],
        },
    ],
    *check({ change, settings }) {
        if (!change)
            return;
        const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'document'));
        if (owes && change.exempt !== null)
            yield (0,rule/* skip */.iv)(`${change.exempt} is exempt, and owes no document`);
        for (const owed of change.owedDocuments) {
            const { occasion, obligation, reason } = owed;
            yield {
                subject: occasion.subject,
                ...(occasion.move ? { id: occasion.move.id } : {}),
                message: `Unexpected change without ${either(owed.documents)}, expected what obligation ${obligation} owes: ${occasion.words}${because(owed)}`,
                help: `${reason === null ? '' : `${sentence(reason)} `}Write into ${either(owed.documents)}, in this change, what it did not say before; white space, link targets, a deletion and a bare rename do not count.`,
                place: occasion.place,
                extra: { obligation },
            };
        }
    },
}));
const because = ({ shortfall }) => (shortfall === null ? '' : `, and ${shortfall}`);
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}.`;

;// CONCATENATED MODULE: ./build/rules/policy-change.js



/* harmony default export */ const policy_change = ((0,rule/* defineRule */.Km)({
    id: 'policy-change',
    group: 'The change',
    severity: 'warning',
    graded: 'an error where the configuration that the change brings cannot be read, a notice where nothing in it was relaxed',
    unagreed: 'notice',
    summary: 'Require what a change relaxes in the rules to be seen.',
    why: 'A gate that a change can open for itself is none, so a change is judged by the configuration that target has. What it sets for all that come after it, and whom it excuses, should be read by somebody before it lands.',
    beforehand: 'Change the configuration in a change of its own, say in its description what for, and prefer an excuse with a reason and an end, `until 2026-12-31`, to a rule that is milder for everybody.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A rule is milder, a matrix is gone, a state asks for no evidence',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            config: { matrices: ['matrix.md', 'other-*.md'] },
            configAfter: {
                matrices: ['matrix.md'],
                rules: { 'abandoned-row': 'notice' },
                states: { READY: 'ready', ACTIVE: { class: 'active', evidence: 'none' } },
            },
            reports: [
                '.github/rowaudit.yml:1 warning matrices',
                '.github/rowaudit.yml:12 warning states.ACTIVE',
                '.github/rowaudit.yml:16 warning rules.abandoned-row',
            ],
        },
        {
            title: 'A row is excused',
            before: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | waiting |
      `,
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | waiting <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'Nothing is relaxed',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            configAfter: { rules: { 'landed-row': 'error' } },
            reports: ['.github/rowaudit.yml:1 notice configuration'],
        },
        {
            title: 'The excuse was there before, and the configuration is the same',
            before: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-2 | READY | |
        | ENG-1 | ACTIVE | asked again <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
      `,
            reports: [],
        },
    ],
    *check({ change }) {
        if (!change)
            return;
        const { relaxations, faults, tightened } = change.policy;
        for (const { words, subject, place } of faults) {
            yield {
                subject,
                message: `Unexpected configuration that cannot be read, expected one that the next run can use: ${words}`,
                help: 'Mend the configuration before it lands; until then that of target is used.',
                place,
                severity: 'error',
            };
        }
        for (const { words, subject, place, id } of relaxations) {
            yield {
                subject,
                ...(id === undefined ? {} : { id }),
                message: `Unexpected change of what is demanded, expected somebody to have seen it: ${words}`,
                help: 'Say in the description why it is relaxed, or leave it as it was.',
                place,
            };
        }
        if (tightened) {
            yield {
                subject: 'configuration',
                message: 'Unexpected change of the configuration, expected somebody to have seen it: nothing is relaxed',
                help: 'Nothing needs to be done; this change is still judged by the configuration of target.',
                place: tightened,
                severity: 'notice',
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/premature-done.js




/* harmony default export */ const premature_done = ((0,rule/* defineRule */.Km)({
    id: 'premature-done',
    group: 'The change',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row to be moved to done by the change that does its work, or after it.',
    why: 'A row that is set to done when its work is handed in stays done when that work waits, and when it is rejected. Done needs work on base, or work that lands in the same moment.',
    beforehand: 'Move the row to done in the change that brings its work. Where the work landed before under another name, write its number or its SHA behind the state: `DONE (#12)`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'The change only says that it is done, of a row that was there and of a new one',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
      `,
            change: [{ message: 'ENG-1 and ENG-2 are done', paths: ['matrix.md'] }],
            reports: ['3 warning ENG-1', '4 warning ENG-2'],
        },
        {
            title: 'The change brings work',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts', 'matrix.md'] }],
            reports: [],
        },
        {
            title: 'The work is on base, by its name or by the number behind the state; and a row that was done before',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
        | ENG-2 | GATING |
        | ENG-3 | DONE |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE (#7) |
        | ENG-3 | DONE |
      `,
            base: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
            ],
            reports: [],
        },
        {
            title: 'Git cannot tell what became of the branch',
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
            reports: [],
            skips: ['its objects are missing'],
        },
    ],
    *check(view) {
        const evidence = new Map(view.rows.map(judged => [judged.row, judged.evidence]));
        for (const { id, to, place } of view.change?.moves ?? []) {
            const known = to && evidence.get(to);
            if (to?.class !== 'done' || !known || bringsWork(view, to.place.path) || isProven(known))
                continue;
            const unknown = unknownOf(known);
            if (unknown !== null) {
                yield (0,rule/* skip */.iv)(`${id} was not asked for its work: ${unknown}`);
                continue;
            }
            yield {
                subject: id,
                id,
                message: `Unexpected move of ${id} to ${to.state}, expected work: there is none in this change, and none on base that names the row`,
                help: `Move the row together with its work, or write the number or the SHA of what did it behind the state.`,
                place,
            };
        }
    },
}));
const bringsWork = ({ change, settings }, matrix) => {
    const isRecord = settings.matrices.find(({ isMatch }) => isMatch(matrix))?.isRecord ?? settings.isRecord;
    return change?.files.some(({ path }) => !isRecord(path)) === true;
};
const isProven = (evidence) => landedWork(evidence) !== null ||
    evidence.changeCommits.some(isStandingWork) ||
    evidence.references.some(({ commit }) => !commit.reverted && !commit.revert);

;// CONCATENATED MODULE: ./build/rules/records-only-row.js







/* harmony default export */ const records_only_row = ((0,rule/* defineRule */.Km)({
    id: 'records-only-row',
    group: 'Evidence',
    severity: 'error',
    graded: 'a notice within the grace of `days`, and where history is too short to measure it; then as grave as the `evidence` of the state says',
    unagreed: 'notice',
    summary: 'Require more than records behind a row that claims work.',
    why: 'The commit that claims a row names it, and so does the one that writes its spec. If that were enough, a claim would prove itself, and no row that was ever claimed could be found abandoned.',
    beforehand: 'Name the ID in a commit that changes the work itself, or push a branch of the row with such a commit, within the grace. Where the work is a document, take its path out of `records` in the configuration.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(14)
            .describe('Grace: how many days a row may claim work before more than records is expected.'),
    }),
    examples: [
        {
            title: 'Claimed twenty days ago, and nothing but records since',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
            stoodFor: 20,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'Claimed yesterday',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
            stoodFor: 1,
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'No grace',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            config: { rules: { 'records-only-row': { days: 0 } } },
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 0 }],
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A branch with nothing but a spec, under a state that weighs less',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | GATING |
      `,
            branches: [{ name: 'row/ENG-1', paths: ['specs/import.md'] }],
            stoodFor: 20,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'History too short to measure the grace',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
            stoodFor: null,
            reports: ['3 notice ENG-1'],
            skips: ['too short'],
        },
        {
            title: 'Work beside the records',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [
                { message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 },
                { message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'], daysAgo: 2 },
            ],
            stoodFor: 20,
            reports: [],
        },
        {
            title: 'Without a configuration, in a repository that hardly names its rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | done |
        | ENG-3 | done |
        | ENG-4 | done |
        | ENG-5 | done |
        | ENG-6 | done |
      `,
            config: null,
            base: [{ message: 'Claim ENG-1', paths: ['matrix.md'], daysAgo: 20 }],
            stoodFor: 20,
            reports: [],
            skips: ['matrix.md:1 (1 of 6)'],
        },
    ],
    past: ({ verdict }) => verdict?.strength === 'records',
    days: ({ days }) => (days === 0 ? [] : [days]),
    *check(view, { days }) {
        const habit = habitOf(view);
        const rare = new Set();
        for (const { row, verdict, evidence, weight } of rowsWith(view, ['LANDED', 'IN-FLIGHT'])) {
            if (verdict.strength !== 'records')
                continue;
            if (habit(row) === 'rare') {
                rare.add(row.table);
                continue;
            }
            const before = days === 0 ? null : view.stood(row, days);
            if (before?.found === false)
                yield (0,rule/* skip */.iv)(`the grace of ${inDays(days)} is not measured: ${before.reason}`);
            const claimedThen = before === null || (before.found && (before.value?.evidence ?? 'none') !== 'none');
            // What stands in somebody else's open pull request was not looked at; there may be work in it.
            const isLate = claimedThen && evidence.pullRequests.length === 0;
            const floor = legalFloor(view, row);
            yield {
                subject: row.id,
                id: row.id,
                severity: isLate ? weight : 'notice',
                message: `Unexpected state ${row.state} for ${row.id}, expected work behind it: all that Git knows touches records only (${verdict.reason}), and a claim is not work`,
                help: `Name ${row.id} in a commit that changes the work itself, or set the row back to ${floor.word}, since ${floor.because}.`,
                place: row.statePlace,
                extra: { floor: floor.class },
            };
        }
        yield* skipRare(view, rare);
    },
}));

;// CONCATENATED MODULE: ./build/rules/rowless-work.js



/* harmony default export */ const rowless_work = ((0,rule/* defineRule */.Km)({
    id: 'rowless-work',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    optIn: true,
    summary: 'Require a change with work in it to name a row, or to say that it belongs to none.',
    why: 'Work that no row stands for is work that nobody planned and nobody will find: the record says that the row is free while half of it is done under no name.',
    beforehand: 'Name the ID in a commit, in the title, in a line `Row: ENG-1` of the body, or in the name of the branch. Where there is no row for it, say so and why, in the body or in a commit: `Row: none (a typing error in the build)`. That is an answer; it is counted, and it blocks nobody.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'Work that names no row, and a title that names one that is not there',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            pullTitle: 'ENG-9: Read the header',
            reports: ['src/header.ts:1 error change'],
        },
        {
            title: 'None without a reason is no answer',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            body: 'Row: none',
            reports: ['src/header.ts:1 error change'],
        },
        {
            title: 'A commit names the row',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header\n\nFor ENG-1.', paths: ['src/header.ts'] }],
            reports: [],
        },
        {
            title: 'A line of the body names it, and the report that the body quotes does not matter',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            pullTitle: 'Read the header',
            body: '> ENG-2 is abandoned\n\nRow: ENG-1',
            reports: [],
        },
        {
            title: 'The branch belongs to a row',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            headBranch: 'row/ENG-1-header',
            reports: [],
        },
        {
            title: 'Records alone are no work',
            config: { rules: { 'rowless-work': 'error' } },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Explain the format', paths: ['docs/format.md'] }],
            reports: [],
        },
        {
            title: 'An exempt author',
            config: { rules: { 'rowless-work': 'error' }, 'exempt-authors': ['*[bot]'] },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Update a package', paths: ['package.json'] }],
            author: 'dependabot[bot]',
            reports: [],
            skips: ['dependabot[bot] is exempt'],
        },
        {
            title: 'It has to be switched on',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            change: [{ message: 'Read the header', paths: ['src/header.ts'] }],
            reports: [],
        },
    ],
    *check({ change, settings }) {
        const work = change?.files.filter(({ path }) => !settings.isRecord(path)) ?? [];
        const first = work.find(({ after }) => after !== null) ?? work[0];
        if (!change || !first || namesRow(change))
            return;
        if (change.exempt !== null) {
            yield (0,rule/* skip */.iv)(`${change.exempt} is exempt, and need not name a row`);
            return;
        }
        const refusal = change.refusals.find(({ reason }) => reason !== '');
        const isBare = !refusal && change.refusals.length > 0;
        yield {
            subject: 'change',
            message: `Unexpected work in ${first.path}${more(work.length - 1)} that names no row${isBare ? ' and gives no reason' : ''}, expected an ID in a commit, the title, a line \`Row: ID\` of the body, or the branch`,
            help: 'Name the row in one of these, or say why there is none in a line of the body or of a commit: `Row: none (reason)`.',
            place: { path: first.path, line: 1, endLine: 1 },
            ...(refusal ? { answer: refusal.reason } : {}),
        };
    },
}));
const namesRow = ({ named: { commits, words, branch } }) => commits.size > 0 || words.size > 0 || branch !== null;
const more = (count) => count > 0 ? ` and ${count} more ${count === 1 ? 'file' : 'files'}` : '';

;// CONCATENATED MODULE: ./build/rules/stalled-row.js







const days = schemas/* number */.aig().int().min(1).max(3650);
/* harmony default export */ const stalled_row = ((0,rule/* defineRule */.Km)({
    id: 'stalled-row',
    group: 'Evidence',
    severity: 'warning',
    graded: 'an error after `error-days`, but never graver than the `evidence` of the state; a severity of your own holds from the first day on',
    unagreed: 'notice',
    summary: 'Require a row in flight to move.',
    why: 'A branch that was parked and forgotten keeps its row in flight for good: to every reader somebody is at it, and nobody is.',
    beforehand: 'Push what you have at least once within `days`. To lay the work aside, set the row back and write where its branch is; a branch kept on purpose belongs under a `parked` pattern.',
    options: schemas/* strictObject */.rej({
        days: days.default(14).describe('How many days may pass without work before a row in flight is stalled.'),
        'error-days': days.default(90).describe('How many days may pass before that is an error.'),
        blocked: schemas/* union */.KCZ([schemas/* literal */.euz(false), days])
            .default(false)
            .describe('How many days a row may stay blocked; `false` for as long as it likes.'),
    }),
    examples: [
        {
            title: 'Nothing for twenty days, and for a hundred',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | GATING |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 100 },
                { name: 'row/ENG-3', paths: ['src/search.ts'], daysAgo: 100 },
            ],
            reports: ['3 warning ENG-1', '4 error ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'A severity and limits of your own',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
      `,
            config: { rules: { 'stalled-row': { severity: 'error', days: 21 } } },
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 30 },
            ],
            reports: ['4 error ENG-2'],
        },
        {
            title: 'Records on base do not move a row',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            base: [{ message: 'Reorder ENG-1', paths: ['matrix.md'], daysAgo: 1 }],
            branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 20 }],
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'A fresh branch, a fresh piece on base beside an old branch, and all landed long ago',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | ACTIVE |
        | ENG-3 | ACTIVE |
      `,
            base: [
                { message: 'ENG-3: Search', paths: ['src/search.ts'], daysAgo: 50 },
                { message: 'ENG-2: Read the footer', paths: ['src/footer.ts'], daysAgo: 2 },
            ],
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 2 },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], daysAgo: 50 },
            ],
            reports: [],
        },
        {
            title: 'Blocked for longer than the configuration allows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            config: { rules: { 'stalled-row': { blocked: 60 } } },
            stoodFor: 60,
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'Blocked since yesterday',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            config: { rules: { 'stalled-row': { blocked: 60 } } },
            stoodFor: 1,
            reports: [],
        },
        {
            title: 'Blocked, in a history too short to tell for how long',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | BLOCKED |
      `,
            config: { rules: { 'stalled-row': { blocked: 60 } } },
            stoodFor: null,
            reports: [],
            skips: ['too short'],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | active |
        | ENG-2 | todo |
      `,
            config: null,
            branches: [{ name: 'row/ENG-1', paths: ['src/header.ts'], daysAgo: 100 }],
            reports: ['3 notice ENG-1'],
        },
    ],
    past: ({ row }) => row.class === 'blocked',
    days: options => (options.blocked === false ? [] : [options.blocked]),
    *check(view, options) {
        for (const asked of rowsWith(view, ['IN-FLIGHT'])) {
            const newest = newestPiece(asked.evidence);
            if (newest === null)
                continue;
            const age = daysSince(newest, view.now);
            if (age > options.days)
                yield stalled(asked, age, age > options['error-days']);
        }
        if (options.blocked !== false)
            yield* stillBlocked(view, options.blocked);
    },
}));
/** Time of the newest work or open content; null where something in flight has no time that we know. */
const newestPiece = (evidence) => {
    if (evidence.pullRequests.length > 0)
        return null;
    const work = [...evidence.baseCommits, ...evidence.references.map(({ commit }) => commit)].filter(isStandingWork);
    const inFlight = [
        ...evidence.changeCommits,
        ...evidence.branches.filter(branch => branch.standing === 'open'),
    ];
    const times = [...work, ...inFlight].map(({ time }) => time);
    return inFlight.length === 0 ? null : times.reduce((newest, time) => Math.max(newest, time));
};
const stalled = ({ row, verdict, weight }, age, isGrave) => ({
    subject: row.id,
    id: row.id,
    severity: isGrave ? weight : (0,severity/* milder */.I)(weight, 'warning'),
    message: `Unexpected silence of ${inDays(age)} for ${row.id}, expected work in flight to move: it keeps the row ${row.state}, and others away from it (${verdict.reason})`,
    help: 'Go on with it and push, or set the row back, write where its branch is, and delete or park the branch.',
    place: row.statePlace,
});
function* stillBlocked(view, limit) {
    for (const row of view.census.rows) {
        if (row.class !== 'blocked')
            continue;
        const before = view.stood(row, limit);
        if (!before.found)
            yield (0,rule/* skip */.iv)(`how long rows are blocked is not measured: ${before.reason}`);
        else if (before.value?.class === 'blocked') {
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id} for ${inDays(limit)} or more, expected somebody to ask whether it still holds`,
                help: 'Look whether what blocks the row is still there; go on, set it back, or drop it.',
                place: row.statePlace,
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/rules/unclaimed-work.js




const unclaimed = ['inventoried', 'planned', 'ready', 'done'];
/* harmony default export */ const unclaimed_work = ((0,rule/* defineRule */.Km)({
    id: 'unclaimed-work',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row with work still to land to say that somebody is working on it.',
    why: 'Work without a claim is work that somebody else may begin a second time, since the row says it is free; or, under a row that says done, work that nobody waits for.',
    beforehand: 'Move the row in the first commit of the work, and land that commit early. The change that completes a row may say done at once: its own commits and its own branch are no unclaimed work.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A branch with work under rows that are free, and under one that is done',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY |
        | ENG-4 | DONE |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-2', paths: ['src/footer.ts'] },
                { name: 'row/ENG-3', paths: ['src/search.ts'] },
                { name: 'row/ENG-4', paths: ['src/export.ts'] },
            ],
            reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3', '6 warning ENG-4'],
        },
        {
            title: 'The change works on a row and leaves it free',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts'] }],
            reports: ['3 warning ENG-1'],
        },
        {
            title: 'The change completes the row, on its own branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            change: [{ message: 'ENG-1: Read the header', paths: ['src/header.ts', 'matrix.md'] }],
            headBranch: 'row/ENG-1',
            branches: [{ name: 'row/ENG-1', paths: ['src/header.ts', 'matrix.md'] }],
            reports: [],
        },
        {
            title: 'The row is claimed, or the branch has landed or only takes notes',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-2 | READY |
        | ENG-3 | READY |
      `,
            branches: [
                { name: 'row/ENG-1', paths: ['src/header.ts'] },
                { name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true },
                { name: 'row/ENG-3', paths: ['specs/search.md'] },
            ],
            reports: [],
        },
    ],
    *check(view) {
        for (const { row, evidence } of view.rows) {
            if (!evidence || !unclaimed.includes(row.class))
                continue;
            const work = row.class === 'done' ? branchElsewhere(view, evidence) : anyWork(evidence);
            if (work === null)
                continue;
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id}, expected ${row.class === 'done'
                    ? `no work still to land: ${work} has some, and nobody waits for it`
                    : `a claim: ${work} has work still to land, and somebody else may begin it again`}`,
                help: row.class === 'done'
                    ? 'Reopen the row, give what is left a row of its own, or delete or park the branch.'
                    : 'Move the row to the state that claims it, or delete or park the branch.',
                place: row.statePlace,
            };
        }
    },
}));
const anyWork = (evidence) => {
    const commit = evidence.changeCommits.find(isStandingWork);
    const branch = openBranches(evidence)[0];
    return branch ? branchInWords(branch) : commit ? `the change (${work_inWords(commit)})` : null;
};
/** A branch with work still to land that is not the change's own. */
const branchElsewhere = (view, evidence) => {
    const own = new Set(evidence.changeTexts.filter(({ kind }) => kind === 'head-branch').map(({ text }) => text));
    for (const { sha, name } of evidence.branches)
        if (sha === view.head)
            own.add(name);
    const branch = openBranches(evidence).find(({ name }) => !own.has(name));
    return branch ? branchInWords(branch) : null;
};

;// CONCATENATED MODULE: ./build/rules/unknown-state.js




/* harmony default export */ const unknown_state = ((0,rule/* defineRule */.Km)({
    id: 'unknown-state',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'notice',
    summary: 'Require every State cell to hold exactly one state of the vocabulary.',
    why: 'A row whose state cannot be read is a row that no other rule looks at. A misspelt word, two states in one cell, or a state that the configuration forgot once hid a third of all rows of a record from its gate, without a word.',
    beforehand: 'Begin the State cell with one word of the vocabulary; decoration, a date or a note may follow it. To name a second state in the note, leave it undecorated. A new state goes into `states` of the configuration first.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A misspelt state, and a cell without one',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTVE |
        | ENG-2 | |
      `,
            reports: ['3 error ENG-1', '4 error ENG-2'],
        },
        {
            title: 'Two states in one cell',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | \`READY\` → \`BLOCKED\` |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'Decoration and a note do no harm',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | **READY** |
        | ENG-2 | 🚧 \`BLOCKED\` on the review, not done |
        | ENG-3 | DONE (f4c95a4d) |
      `,
            reports: [],
        },
        {
            title: 'Without a configuration',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | todo |
        | ENG-2 | done |
        | ENG-3 | in orbit |
      `,
            config: null,
            reports: ['5 notice ENG-3'],
        },
    ],
    check: view => flawsOf(view, 'unknown-state'),
}));

;// CONCATENATED MODULE: ./build/rules/unlicensed-edit.js




const guards = [
    { document: 'docs/status.md', with: { move: { to: ['done', 'partial'] }, measurement: ['coverage.tsv'] } },
];
/* harmony default export */ const unlicensed_edit = ((0,rule/* defineRule */.Km)({
    id: 'unlicensed-edit',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a guarded document to change only together with what it tells of.',
    why: 'A document that sums up what rows and measurements say is believed without looking at them. When it can be edited alone, it drifts from them with the first edit that means well.',
    beforehand: 'Look in `guards` of the configuration before you edit a document that sums up others: bring the move, the measurement or the entry that it tells of in the same change. White space and link targets may change at any time. Whoever repairs the document alone says so in a commit: `Rowaudit-Allow: unlicensed-edit docs/status.md it named the wrong row`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'The status is edited alone',
            config: { guards },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: { 'docs/status.md': 'Header: begun.\n\nFooter: begun.\n' },
            files: { 'docs/status.md': 'Header: begun.\n\nFooter: nearly done.\n' },
            reports: ['docs/status.md:3 error docs/status.md'],
        },
        {
            title: 'It is edited together with the move that it tells of',
            config: { guards },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: { 'docs/status.md': 'Header: begun.\n' },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            files: { 'docs/status.md': 'Header: done.\n' },
            reports: [],
        },
        {
            title: 'Links and white space may change alone, and a document may be created',
            config: { guards: [{ ...guards[0], document: 'docs/*.md' }] },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: { 'docs/status.md': 'Header: begun, see [the plan](plan.md).\n' },
            files: {
                'docs/status.md': 'Header: begun,\nsee [the plan](../plan.md).\n',
                'docs/history.md': 'In the beginning.\n',
            },
            reports: [],
        },
    ],
    *check({ change }) {
        for (const { path, place, permits, reason } of change?.unlicensedEdits ?? []) {
            yield {
                subject: path,
                message: `Unexpected edit of ${path} alone, expected it together with ${either(permits)}${reason === null ? '' : `: ${reason}`}`,
                help: 'Bring what the document tells of in the same change, or take the edit back.',
                place,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unlisted-matrix.js



/* harmony default export */ const unlisted_matrix = ((0,rule/* defineRule */.Km)({
    id: 'unlisted-matrix',
    group: 'Reading the record',
    severity: 'notice',
    unagreed: 'off',
    summary: 'Require every status table to stand in a configured file.',
    why: 'A status table outside the configured files is read by people and by no rule: rows can rot there, or contradict the matrix, unseen.',
    beforehand: 'Add the file to `matrices` in the configuration when you begin a new table of rows; a file that is not to be audited is taken away there with a pattern that begins with `!`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A status table in another file',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'notes/plan.md': '| ID | State |\n| --- | --- |\n| ENG-2 | READY |\n' },
            reports: ['notes/plan.md:1 notice notes/plan.md'],
        },
        {
            title: 'Another file without a status table',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            files: { 'notes/codes.md': '| Code | Meaning |\n| --- | --- |\n| 404 | Not found |\n' },
            reports: [],
        },
    ],
    *check({ census, settings }) {
        if (!settings.agreed)
            return;
        for (const { status, place, rows } of census.untaken) {
            if (!status)
                continue;
            yield {
                subject: place.path,
                message: `Unexpected status table of ${rows} ${rows === 1 ? 'row' : 'rows'}, expected it in a configured matrix: no rule reads it here`,
                help: `Add ${place.path} to \`matrices\` in the configuration, or take it away there with \`!${place.path}\`.`,
                place: { ...place, endLine: place.line },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unmatched-branch.js



/* harmony default export */ const unmatched_branch = ((0,rule/* defineRule */.Km)({
    id: 'unmatched-branch',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require every row branch to carry the ID of a row.',
    why: 'A branch that is named like a row’s and matches none is evidence for nobody: often the ID is misspelt, and the row it was meant for looks abandoned while somebody works on it.',
    beforehand: 'Copy the ID from its row, letter for letter, when you name the branch, and add the row first. Delete branches when their row is gone; what is kept on purpose belongs under a `parked` pattern.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A misspelt ID',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-IMPORT | READY |
      `,
            branches: [{ name: 'row/ENG-IMPROT', paths: ['src/header.ts'] }],
            reports: ['1 notice row/ENG-IMPROT'],
        },
        {
            title: 'A branch and its copy on origin are one',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            branches: [
                { name: 'row/ENG-7', paths: ['src/header.ts'] },
                { name: 'row/ENG-7', local: true, paths: ['src/header.ts'] },
            ],
            reports: ['1 notice row/ENG-7'],
        },
        {
            title: 'A branch of a row, a parked one, and one that is no row branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            config: { parked: ['row/*-PARKED'] },
            branches: [
                { name: 'row/ENG-1-header', paths: ['src/header.ts'] },
                { name: 'row/ENG-7-PARKED', paths: ['src/footer.ts'] },
                { name: 'tidy-up', paths: ['src/search.ts'] },
            ],
            reports: [],
        },
    ],
    *check(view) {
        const place = firstMatrix(view);
        if (!place)
            return;
        const seen = new Set();
        for (const { name, local } of view.unmatched) {
            if (seen.has(name))
                continue;
            seen.add(name);
            yield {
                subject: name,
                message: `Unexpected ${local ? 'local ' : ''}branch ${name}, expected the ID of a row in its name: no table has it, so the branch is evidence for nobody (told at the first line of the first matrix, since a branch has none)`,
                help: 'Rename the branch after its row, add the row, or delete or park the branch.',
                place,
            };
        }
    },
}));
const firstMatrix = ({ census }) => {
    const path = census.rows[0]?.place.path;
    return path === undefined ? null : { path, line: 1, endLine: 1 };
};

;// CONCATENATED MODULE: ./build/rules/unproven-done.js





/* harmony default export */ const unproven_done = ((0,rule/* defineRule */.Km)({
    id: 'unproven-done',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require landed work behind a row that says done.',
    why: 'Done is the one state that nobody looks at again. A row that was set to done when its change was submitted says so still after that change was rejected; and a note that says merged has been believed by three readers in a row while nothing was there.',
    beforehand: 'Name the ID in a commit that does the work, or write the pull request or the SHA that did it behind the state: `DONE (#12)`, also for work under another name and for rows whose work is a document. Move the row to done in the change that lands the work, not before.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'No commit, records alone, and work on a branch that has not landed',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE |
      `,
            base: [{ message: 'ENG-2 is done', paths: ['matrix.md'] }],
            branches: [{ name: 'row/ENG-3', paths: ['src/search.ts'] }],
            reports: ['3 warning ENG-1', '4 warning ENG-2', '5 warning ENG-3'],
        },
        {
            title: 'A commit, a landed branch, a number behind the state, and the work of the change itself',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
        | ENG-2 | DONE |
        | ENG-3 | DONE (#7) |
        | ENG-4 | DONE |
      `,
            base: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'Describe the format (#7)', paths: ['docs/format.md'] },
            ],
            branches: [{ name: 'row/ENG-2', paths: ['src/footer.ts'], landed: true }],
            change: [{ message: 'ENG-4: Search', paths: ['src/search.ts'] }],
            reports: [],
        },
        {
            title: 'Git cannot tell what became of the branch',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | DONE |
      `,
            branches: [{ name: 'row/ENG-1', paths: [], unknown: 'its objects are missing' }],
            reports: [],
            skips: ['its objects are missing'],
        },
        {
            title: 'A number in its table is nothing that messages could name',
            markdown: lines `
        | # | Title | State |
        | --- | --- | --- |
        | 1 | Import | DONE |
      `,
            config: { columns: { id: ['#'], state: ['State'] } },
            reports: [],
        },
    ],
    *check(view) {
        const unasked = [];
        for (const { row, evidence } of view.rows) {
            if (!evidence || row.class !== 'done' || !isNameable(row) || unproven_done_isProven(evidence))
                continue;
            const unknown = unknownOf(evidence);
            if (unknown !== null) {
                unasked.push(`${row.id} (${unknown})`);
                continue;
            }
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id}, expected work on base: ${whatThereIs(evidence)}`,
                help: `Write the pull request or the SHA that did it behind the state, or set the row to what holds. Later commits that name ${row.id} count.`,
                place: row.statePlace,
            };
        }
        const more = unasked.length > 1 ? ` and ${unasked.length - 1} more` : '';
        if (unasked[0] !== undefined)
            yield (0,rule/* skip */.iv)(`what became of the work could not be told for ${unasked[0]}${more}`);
    },
}));
const unproven_done_isProven = (evidence) => landedWork(evidence) !== null ||
    evidence.changeCommits.some(isStandingWork) ||
    // The row itself points at what settled it: enough, also where that is a document.
    evidence.references.some(({ commit }) => !commit.reverted && !commit.revert);
const whatThereIs = ({ baseCommits, branches }) => {
    const open = branches.find(branch => branch.standing === 'open');
    if (open)
        return `${branchInWords(open)} has not landed, and no work commit names the row`;
    if (baseCommits.some(({ work, reverted }) => work && reverted))
        return 'its work was taken back';
    return baseCommits.length > 0 ? 'only records name it, and a record is not work' : 'no commit names it';
};

;// CONCATENATED MODULE: ./build/rules/unread-line.js




/* harmony default export */ const unread_line = ((0,rule/* defineRule */.Km)({
    id: 'unread-line',
    group: 'Reading the record',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require every line of a status table to begin with an ID, and no row to be hidden.',
    why: 'What is not read is not audited. A row with a new prefix, or a typing error in its ID, would otherwise leave the record without a word, and so would a table below a fence or a comment that nobody closed.',
    beforehand: 'Begin each line with an ID of the form that `ids` in the configuration describes, and widen it before the first row with a new prefix. Totals, rules and empty lines may stay. Close every fence and comment.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A line that begins with something else',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | see below | READY |
      `,
            reports: ['4 notice see below'],
        },
        {
            title: 'A prefix that the configured grammar does not know',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | KV-1 | READY |
      `,
            config: { ids: 'ENG-[0-9]+' },
            reports: ['4 notice KV-1'],
        },
        {
            title: 'Empty lines, rules and totals are no rows',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | | |
        | --- | --- |
        | **Total** | 1 |
      `,
            reports: [],
        },
        {
            title: 'A fence that is never closed hides a table',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |

        \`\`\`

        | ID | State |
        | --- | --- |
        | ENG-2 | READY |
      `,
            reports: ['5 notice matrix.md'],
        },
    ],
    check: view => flawsOf(view, 'unread-line'),
}));

;// CONCATENATED MODULE: ./build/rules/unrecorded-work.js




const unmoved = ['inventoried', 'planned', 'ready', 'blocked'];
/* harmony default export */ const unrecorded_work = ((0,rule/* defineRule */.Km)({
    id: 'unrecorded-work',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require a row whose work has landed to say so.',
    why: 'Rows rot in both directions. Where work has landed under a row that still says ready or blocked, somebody will plan it again, or wait for what is there.',
    beforehand: 'Move the row in the change that lands its first work. A row of which a part has landed is partial, with what is missing and what blocks it in its note; groundwork for many rows is better named by a row of its own.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'Landed work under rows that say nothing has happened',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | INVENTORIED |
        | ENG-2 | PLANNED |
        | ENG-3 | READY (#7) |
        | ENG-4 | BLOCKED |
      `,
            base: [
                { message: 'ENG-1: Read the header', paths: ['src/header.ts'] },
                { message: 'Read the footer\n\nCloses ENG-2.', paths: ['src/footer.ts'] },
                { message: 'Search by title (#7)', paths: ['src/search.ts'] },
            ],
            branches: [{ name: 'row/ENG-4', paths: ['src/export.ts'], landed: true }],
            reports: ['3 notice ENG-1', '4 notice ENG-2', '5 notice ENG-3', '6 notice ENG-4'],
        },
        {
            title: 'Only records have landed, or the row says so',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
        | ENG-2 | PARTIAL: the footer is missing |
      `,
            base: [
                { message: 'List ENG-1', paths: ['matrix.md'] },
                { message: 'ENG-2: Read the header', paths: ['src/header.ts'] },
            ],
            reports: [],
        },
    ],
    *check(view) {
        for (const { row, evidence } of view.rows) {
            if (!evidence || !unmoved.includes(row.class))
                continue;
            const work = landedWork(evidence);
            if (work === null)
                continue;
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id}, expected one that records its landed work, so that nobody plans it again or waits for it: ${work}`,
                help: 'Read the row and move it to what holds now: partial with what is missing, or further.',
                place: row.statePlace,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unused-waiver.js



/* harmony default export */ const unused_waiver = ((0,rule/* defineRule */.Km)({
    id: 'unused-waiver',
    group: 'The change',
    severity: 'warning',
    unagreed: 'notice',
    late: true,
    summary: 'Require every excuse to be well written and to excuse something.',
    why: 'An excuse that was misspelt excuses nothing while its author believes that it does, and one whose finding is gone will one day excuse a finding that nobody has seen.',
    beforehand: 'Write `<!-- rowaudit: allow abandoned-row: reason -->` into a cell of the row, or `<!-- rowaudit: allow abandoned-row (ENG-1) until 2026-12-31: reason -->` above its table; for rules about changes a line `Rowaudit-Allow: vanished-row ENG-1 reason` in a commit will do. Take it out together with its cause.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'No such finding, no reason, no such rule, an end that is past, and a row that is not in the table',
            markdown: lines `
        # Engine
        <!-- rowaudit: allow abandoned-row (ENG-9): it went elsewhere -->

        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | READY | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
        | ENG-2 | ACTIVE | <!-- rowaudit: allow abandoned-row --> |
        | ENG-3 | ACTIVE | <!-- rowaudit: allow abandonned-row: the vendor answers in May --> |
        | ENG-4 | ACTIVE | <!-- rowaudit: allow abandoned-row until 2026-05-31: the vendor answers in May --> |
      `,
            reports: [
                '2 warning ENG-9',
                '6 warning rowaudit: allow abandoned-row: the vendor answers in May',
                '7 warning rowaudit: allow abandoned-row',
                '8 warning rowaudit: allow abandonned-row: the vendor answers in May',
                '9 warning rowaudit: allow abandoned-row until 2026-05-31: the vendor answers in May',
            ],
        },
        {
            title: 'Excuses that are needed, in the cell and above the table, for today and for ever',
            markdown: lines `
        <!-- rowaudit: allow abandoned-row (ENG-2) until 2026-06-01: it waits -->

        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | <!-- rowaudit: allow abandoned-row: the vendor answers in May --> |
        | ENG-2 | ACTIVE | |
      `,
            reports: [],
        },
        {
            title: 'A fence shows how it is done',
            markdown: lines `
        \`\`\`
        <!-- rowaudit: allow abandoned-row (ENG-1): reason -->
        \`\`\`

        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            reports: [],
        },
        {
            title: 'A commit excuses from what nobody forbids, and from what has to be excused in the document',
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | READY |
      `,
            change: [
                {
                    message: 'Tidy up\n\nRowaudit-Allow: vanished-row ENG-1 it was a duplicate',
                    paths: ['src/header.ts'],
                },
                { message: 'Tidy up\n\nRowaudit-Allow: abandoned-row ENG-1 it waits', paths: ['src/header.ts'] },
            ],
            reports: ['3 warning ENG-1', 'src/header.ts:1 warning Rowaudit-Allow: abandoned-row ENG-1 it waits'],
        },
    ],
    *check(view) {
        for (const waiver of view.idle) {
            yield {
                subject: waiver.id ?? waiver.text,
                ...(waiver.id === null ? {} : { id: waiver.id }),
                message: `Unexpected excuse \`${waiver.text}\`, expected one that excuses something: ${waiver.why}`,
                help: 'Correct it, or take it out.',
                place: placeOf(view, waiver),
            };
        }
    },
}));
/** A message of a commit stands in no file: what it is about does, or else whatever the change touches first. */
const placeOf = ({ census, change }, { from, id }) => {
    if (from.kind === 'document')
        return from.place;
    const row = census.rows.find(each => each.id === id);
    const path = change?.files[0]?.path ?? '';
    return row ? row.statePlace : { path, line: path === '' ? 0 : 1, endLine: path === '' ? 0 : 1 };
};

;// CONCATENATED MODULE: ./build/rules/shared/gap-marker.js
/** A literal within a text that is lower-case already, not as a part of a longer word. Linear in the text. */
const standsIn = (text, literal) => {
    const sought = literal.toLowerCase();
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        const before = isWordCharacter(text[at - 1]) && isWordCharacter(sought[0]);
        const after = isWordCharacter(text[at + sought.length]) && isWordCharacter(sought.at(-1));
        if (!before && !after)
            return true;
    }
    return false;
};
// Scripts that write no spaces have no whole words to look for.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isWordCharacter = (character) => character !== undefined && /[\p{L}\p{N}]/u.test(character) && !unspaced.test(character);

;// CONCATENATED MODULE: ./build/rules/vague-partial.js




const markers = [
    ...[
        'missing',
        'lacks',
        'lacking',
        'absent',
        'without',
        'except',
        'only',
        'remaining',
        'remains',
        'left',
        'gap',
    ],
    ...[
        'gaps',
        'no',
        'not',
        'none',
        'cannot',
        'never',
        'yet',
        'still',
        'open',
        'pending',
        'todo',
        'tbd',
        'wip',
        'later',
    ],
    ...[
        'next',
        'needs',
        'need',
        'requires',
        'until',
        'blocked',
        'waiting',
        'awaiting',
        'follow-up',
        'deferred',
    ],
    ...[
        'incomplete',
        'unfinished',
        'unsupported',
        'untested',
        'unverified',
        'stub',
        'stubbed',
        'limited to',
        'but',
    ],
];
/* harmony default export */ const vague_partial = ((0,rule/* defineRule */.Km)({
    id: 'vague-partial',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require a partial row to say what is missing.',
    why: 'Partial alone tells nobody what to take up, and two readers will take it for nearly done and for hardly begun. This is advice and never graver: whether words say enough is for a reader to judge. The marker that was found stands beside the row in the report, as `gap`, since "no" and "gap" also occur in praise.',
    beforehand: 'Write what is missing behind the state or in another cell of the row, with a word such as `missing`, `not yet`, `only` or `remaining`; words of your own go into `markers`.',
    options: schemas/* strictObject */.rej({
        markers: schemas/* array */.YOg(schemas/* string */.YjP().trim().min(1).max(100))
            .max(1000)
            .default(markers)
            .describe('Words and phrases, taken literally whatever their case, by which a row says what is missing.'),
    }),
    examples: [
        {
            title: 'A state and no more',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | good progress |
        | ENG-2 | PARTIAL | notable |
      `,
            reports: ['3 notice ENG-1', '4 notice ENG-2'],
        },
        {
            title: 'What is missing stands behind the state, or in another cell',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL: the footer is missing | |
        | ENG-2 | PARTIAL | Not yet for files over 2 GB |
        | ENG-3 | READY | |
      `,
            reports: [],
        },
        {
            title: 'The name of the row says nothing about its state',
            markdown: lines `
        | ID | Title | State |
        | --- | --- | --- |
        | ENG-1 | Warn of missing files | PARTIAL |
      `,
            reports: ['3 notice ENG-1'],
        },
        {
            title: 'Words of your own',
            markdown: lines `
        | ID | State | Notes |
        | --- | --- | --- |
        | ENG-1 | PARTIAL | fehlt: Export |
        | ENG-2 | PARTIAL | the footer is missing |
      `,
            config: { rules: { 'vague-partial': { markers: ['fehlt'] } } },
            reports: ['4 notice ENG-2'],
        },
    ],
    *check(view, options) {
        for (const row of view.census.rows) {
            if (row.class !== 'partial')
                continue;
            const text = textOf(view, row);
            const gap = options.markers.find(marker => standsIn(text, marker));
            if (gap !== undefined) {
                yield { row, gap };
                continue;
            }
            yield {
                subject: row.id,
                id: row.id,
                severity: 'notice',
                message: `Unexpected state ${row.state} alone for ${row.id}, expected what is missing, since nobody can take up a rest that is not named`,
                help: 'Write what is missing behind the state or in another cell, with a word such as `missing` or `not yet`.',
                place: row.statePlace,
            };
        }
    },
}));
const nameHeader = /^(?:title|name|item|task|feature|story|subject|requirement|capability|component)s?$/i;
/** The note and the cells that are neither the row's name nor its state, in lower case. */
const textOf = (view, row) => {
    const table = view.census.tables[row.table];
    const others = row.cells.filter((_cell, column) => column !== table?.idColumn &&
        column !== table?.stateColumn &&
        !nameHeader.test(row.header[column]?.trim() ?? ''));
    return [row.note, ...others.map(({ text }) => text)].join('\n').toLowerCase();
};

;// CONCATENATED MODULE: ./build/rules/vanished-row.js



/* harmony default export */ const vanished_row = ((0,rule/* defineRule */.Km)({
    id: 'vanished-row',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a live row to stay in the record.',
    why: 'Somebody may be counting on a live row, and a row that is gone cannot be found by anybody who looks for open work. Most are lost by accident: a merge that took one side, a table that a blank line cuts in two, a header with a new name.',
    beforehand: 'Move a row that is over to a state that says so and leave it in its table. A row may go to another matrix, and its ID may change while its other cells stay; both count as the same row. What is taken out on purpose needs an excuse in a commit: `Rowaudit-Allow: vanished-row ENG-1 it was a duplicate of ENG-7`.',
    options: schemas/* strictObject */.rej({}),
    examples: [
        {
            title: 'A live row is gone, and one that was not live',
            before: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
        | ENG-2 | DONE | Read the footer |
        | ENG-3 | READY | Search |
      `,
            markdown: lines `
        # Engine

        | ID | State | Title |
        | --- | --- | --- |
        | ENG-3 | READY | Search |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'The table is no status table any more',
            before: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | BLOCKED | Read the header |
      `,
            markdown: lines `
        | ID | Phase | Title |
        | --- | --- | --- |
        | ENG-1 | BLOCKED | Read the header |
      `,
            reports: ['3 error ENG-1'],
        },
        {
            title: 'A row goes to another matrix, and another gets a new ID',
            config: { matrices: ['matrix.md', 'search.md'] },
            before: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | ENG-1 | ACTIVE | Read the header |
        | ENG-3 | READY | Search |
      `,
            filesBefore: {
                'search.md': lines `
          | ID | State | Title |
          | --- | --- | --- |
          | ENG-9 | READY | Index |
        `,
            },
            markdown: lines `
        | ID | State | Title |
        | --- | --- | --- |
        | HEAD-1 | ACTIVE | Read the header |
      `,
            files: {
                'search.md': lines `
          | ID | State | Title |
          | --- | --- | --- |
          | ENG-9 | READY | Index |
          | ENG-3 | READY | Search |
        `,
            },
            reports: [],
        },
        {
            title: 'One of two lines of a row is taken out, and a file that cannot be read hides others',
            config: { matrices: ['matrix.md', 'broken.md'] },
            before: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
        | ENG-1 | ACTIVE |
      `,
            filesBefore: {
                'broken.md': lines `
          | ID | State |
          | --- | --- |
          | ENG-2 | READY |
        `,
            },
            markdown: lines `
        | ID | State |
        | --- | --- |
        | ENG-1 | ACTIVE |
      `,
            files: {
                'broken.md': lines `
          | ID | State |
          | --- | --- |
          <<<<<<< HEAD
          | ENG-2 | READY |
          =======
          | ENG-2 | DONE |
          >>>>>>> main
        `,
            },
            reports: [],
        },
    ],
    *check({ change }) {
        for (const { id, from, to, place } of change?.moves ?? []) {
            if (!from?.live || to)
                continue;
            yield {
                subject: id,
                id,
                message: `Unexpected departure of ${id} (${from.state}), expected a live row to stay: it stood in ${from.place.path}:${from.place.line}`,
                help: 'Put the row back. If its work is over, move it to a state that says so; if it gets another ID, leave its other cells as they are.',
                place,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/index.js




























/** All rules, in the order in which they are told. */
const rules = [
    malformed_row,
    unknown_state,
    conflict_marker,
    empty_matrix,
    unread_line,
    unlisted_matrix,
    duplicate_id,
    contradicting_rows,
    abandoned_row,
    records_only_row,
    landed_row,
    stalled_row,
    contested_row,
    unclaimed_work,
    unrecorded_work,
    unmatched_branch,
    unproven_done,
    vague_partial,
    vanished_row,
    rowless_work,
    illegal_move,
    premature_done,
    policy_change,
    owed_document,
    missing_next_step,
    unlicensed_edit,
    lost_id,
    unused_waiver,
];


/***/ }),

/***/ 6616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   iv: () => (/* binding */ skip)
/* harmony export */ });
/* unused harmony export plainConfig */
const skip = (reason) => ({ skipped: true, reason });
/** The configuration of every example that shows none, and the ground of those that do. */
const plainConfig = {
    matrices: ['matrix.md'],
    columns: { id: ['ID'], state: ['State'], spec: ['Spec'] },
    states: {
        INVENTORIED: 'inventoried',
        PLANNED: 'planned',
        READY: 'ready',
        ACTIVE: 'active',
        GATING: 'gating',
        PARTIAL: 'partial',
        BLOCKED: 'blocked',
        DONE: 'done',
        SEE: 'pointer',
    },
};
/** Keeps the options' type between a rule's schema and its check. */
const defineRule = (rule) => rule;


/***/ }),

/***/ 5297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isGraver),
/* harmony export */   I: () => (/* binding */ milder)
/* harmony export */ });
/* harmony import */ var _model_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);

const rank = (severity) => _model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(severity);
const isGraver = (severity, than) => rank(severity) < rank(than);
/** The less grave of two. */
const milder = (one, other) => (isGraver(one, other) ? other : one);


/***/ })

};
