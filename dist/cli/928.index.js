export const id = 928;
export const ids = [928];
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
const reserved = new Set([absences.from, absences.to, ..._row_js__WEBPACK_IMPORTED_MODULE_0__/* .stateClasses */ .Y]);
/** True for the words of a configuration that mean something else than a state. */
const isReservedWord = (word) => reserved.has(word);
/** Whether a class, a word of a state in any case, or the word for no row means this row. */
const isMeantBy = (word, row, end) => row === null
    ? word === absences[end]
    : word === row.class || (!isReservedWord(word) && word.toLowerCase() === row.state.toLowerCase());


/***/ }),

/***/ 7928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rules: () => (/* binding */ rules)
});

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
/** The state that target has for a row which the change itself has moved, and to which it may be put back; null for any other. */
const formerState = ({ change }, row) => {
    const from = change?.moves.find(({ to }) => to === row)?.from ?? null;
    return from && from.evidence === 'none' && from.class !== 'unknown'
        ? { class: from.class, word: from.state, because: 'that is what it is before this change' }
        : null;
};
const whyNot = (links) => links === 0 ? 'it links no spec' : 'no spec that it links exists and names it';

;// CONCATENATED MODULE: ./build/rules/rule.js
const skip = (reason) => ({ skipped: true, reason });
/** Keeps the options' type between a rule's schema and its check. */
const defineRule = (rule) => rule;

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
    return [skip(`history names fewer than one in five of the IDs of ${list}${more}: too few to blame a row`)];
};
const inWords = ({ path, line, named, searched }) => `${path}:${line} (${named} of ${searched})`;

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
;// CONCATENATED MODULE: ./build/rules/shared/no-options.js

/** Of a rule that takes nothing but a severity. One schema for all of them, since each takes its time to build. */
const noOptions = schemas/* strictObject */.rej({});

// EXTERNAL MODULE: ./build/rules/shared/severity.js
var severity = __webpack_require__(5297);
;// CONCATENATED MODULE: ./build/rules/abandoned-row.js






const unagreedDays = 30;
/* harmony default export */ const abandoned_row = (defineRule({
    id: 'abandoned-row',
    group: 'Evidence',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require a trace of work in Git for every row that claims work.',
    options: noOptions,
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
                    yield skip(before.reason);
                if (!before.found || before.value?.state !== row.state)
                    continue;
            }
            const floor = formerState(view, row) ?? legalFloor(view, row);
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

;// CONCATENATED MODULE: ./build/rules/shared/age.js
const day = 86_400;
/** Whole days from a time to now; both in seconds since 1970. Never negative. */
const daysSince = (time, now) => Math.max(0, Math.floor((now - time) / day));
/** `1 day`, `3 days`. */
const inDays = (days) => (days === 1 ? '1 day' : `${days} days`);

;// CONCATENATED MODULE: ./build/rules/shared/contract-reason.js
/** The reasons of contracts as sentences with a space behind, each once; empty where none is given. */
const reasonsOf = (contracts) => [...new Set(contracts.flatMap(({ reason }) => (reason === null ? [] : [sentence(reason)])))].join('');
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}. `;

;// CONCATENATED MODULE: ./build/rules/shared/cut.js
/** A text of the repository on one line, cut to so many characters. */
const cut = (text, most = 100) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
};

;// CONCATENATED MODULE: ./build/rules/shared/enumeration.js
/** `a`, `a or b`, `a, b or c`. */
const either = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

;// CONCATENATED MODULE: ./build/rules/shared/lazily.js
/** Loads by the function, when somebody wants it. */
const lazily = (load) => {
    let loaded;
    return {
        load: async () => (loaded ??= await load()),
        get now() {
            if (loaded === undefined)
                throw new Error('A rule was asked before what it looks with was loaded');
            return loaded;
        },
    };
};

;// CONCATENATED MODULE: ./build/rules/shared/section-code.js

/** What the rules about contracts, claims, counts and marks look with. */
const contractCode = lazily(() => Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(988), __webpack_require__.e(142), __webpack_require__.e(387)]).then(__webpack_require__.bind(__webpack_require__, 3387)));
/** What the rules about documents look with. */
const documentCode = lazily(() => Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(347)]).then(__webpack_require__.bind(__webpack_require__, 8347)));
/** What the rules about coverage tables look with. */
const measureCode = lazily(() => Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(988), __webpack_require__.e(142), __webpack_require__.e(691), __webpack_require__.e(597)]).then(__webpack_require__.bind(__webpack_require__, 9691)));

;// CONCATENATED MODULE: ./build/rules/bad-closing-commit.js







/* harmony default export */ const bad_closing_commit = (defineRule({
    id: 'bad-closing-commit',
    group: 'Contracts',
    section: 'contracts',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a row that is done to name the commit on base that closed it.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(7)
            .describe('How many days a row may be done before it has to name a commit.'),
    }),
    past: ({ row }) => row.class === 'done',
    days: ({ days }, { contracts }) => days > 0 && contracts.contracts.some(({ closingCommit }) => closingCommit !== null) ? [days] : [],
    commits: ({ census, settings }) => contractCode.now.closingCells(census, settings).some(({ words }) => words.length > 0),
    *check(view, { days }) {
        const references = new Map(view.rows.map(({ row, evidence }) => [row, evidence?.references ?? []]));
        for (const closing of contractCode.now.closingCells(view.census, view.settings)) {
            const { row, contract, columns, numbers, place } = closing;
            if (isMovedHere(view, closing))
                continue;
            const named = lookUp(view, closing);
            if ('unknown' in named) {
                yield skip(named.unknown);
                continue;
            }
            if (named.isClosed || numbers.some(text => references.get(row)?.some(each => each.text === text)))
                continue;
            if (named.fault === null && days > 0) {
                const before = view.stood(row, days);
                if (!before.found)
                    yield skip(`the grace of ${inDays(days)} is not measured: ${before.reason}`);
                else if (before.value === null || before.value.class !== 'done')
                    continue;
            }
            const where = either(columns.map(each => `"${each}"`));
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} of ${row.id}, expected the SHA of a commit on base under ${where}, as contract ${contract.name} wants: ${named.fault ?? whatThereIs(closing)}`,
                help: `${reasonsOf([contract])}${closing.hasColumn ? '' : 'Add the column, or correct its name in the contract. '}Write the SHA of the commit on base that closed the row, at least seven digits of it.`,
                place,
                extra: { contract: contract.name },
            };
        }
    },
}));
const whatThereIs = ({ hasColumn, numbers }) => {
    if (!hasColumn)
        return 'its table has no such column';
    return numbers.length > 0
        ? `there is none, and base has no commit of ${either(numbers.slice(0, 3))}`
        : 'there is none';
};
/** Whether the change brings the row under its contract; the commit that it will be landed as has no name yet. */
const isMovedHere = ({ change }, { row, contract }) => {
    const { isUnder } = contractCode.now;
    return (change?.moves.some(({ from, to }) => to !== null && isSameLine(to, row) && (from === null || !isUnder(contract, from))) === true);
};
const isSameLine = (one, other) => one.id === other.id && one.place.path === other.place.path && one.place.line === other.place.line;
/** Whether base has one of the commits, and what is wrong where it has none. A commit of the change may land as it is. */
const lookUp = ({ commitsOnBase, change }, { words }) => {
    const strange = [];
    const ambiguous = [];
    for (const word of words) {
        const known = commitsOnBase(word);
        if (!known.found)
            return { unknown: known.reason };
        if (known.value.length === 1 || change?.commits.some(({ sha }) => sha.startsWith(word)))
            return { isClosed: true, fault: null };
        if (known.value.length > 1)
            ambiguous.push(word);
        else if (contractCode.now.isSurelyCommit(word))
            strange.push(word);
    }
    if (ambiguous[0] !== undefined)
        return { isClosed: false, fault: `${ambiguous[0]} fits several commits` };
    return {
        isClosed: false,
        fault: strange[0] === undefined ? null : `base has no commit ${cut(either(strange.slice(0, 3)))}`,
    };
};

;// CONCATENATED MODULE: ./build/rules/broken-anchor.js




/* harmony default export */ const broken_anchor = (defineRule({
    id: 'broken-anchor',
    group: 'Contracts',
    section: 'contracts',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every link and every `path:line` of a row under a contract to lead somewhere.',
    options: noOptions,
    *texts({ census, settings, tree, target }) {
        const { auditedAnchors, textOfAnchor } = contractCode.now;
        for (const audited of auditedAnchors(census, settings, tree, target)) {
            const path = textOfAnchor(audited, tree);
            if (path !== null)
                yield { side: 'tree', path };
        }
    },
    *check({ census, settings, tree, target }) {
        const { auditedAnchors, faultOf } = contractCode.now;
        const told = new Set();
        for (const audited of auditedAnchors(census, settings, tree, target)) {
            const fault = faultOf(audited, tree);
            if (fault === null)
                continue;
            const { row, anchor, path } = audited;
            const key = JSON.stringify([row.place.path, row.place.line, anchor.text, fault.instead]);
            if (told.has(key))
                continue;
            told.add(key);
            const { kind, instead, expected, help } = fault;
            yield {
                subject: `${row.id} ${cut(path ?? anchor.text)}`,
                id: row.id,
                ...(kind === 'stray' ? { severity: 'warning' } : {}),
                message: `Unexpected anchor ${cut(anchor.text)} of ${row.id}, expected ${expected}: ${instead}`,
                help,
                place: anchor.cell.place,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/shared/unread-matrices.js
/** Why nobody can say which rows there are: a matrix that was not read. Null where all were. */
const unreadMatrices = ({ files }) => {
    const unread = files.find(({ listed, skipped }) => listed && skipped !== undefined);
    return unread ? `${unread.path} was not read (${unread.skipped ?? ''}), and nobody knows its rows` : null;
};

;// CONCATENATED MODULE: ./build/rules/claim-mismatch.js




/* harmony default export */ const claim_mismatch = (defineRule({
    id: 'claim-mismatch',
    group: 'Contracts',
    section: 'claims',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require rows and the claims on them to agree, in both directions.',
    options: noOptions,
    *texts(reading) {
        for (const path of contractCode.now.claimPaths(reading))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree, change }) {
        if (!settings.claims)
            return;
        const unread = unreadMatrices(census);
        if (unread !== null)
            yield skip(unread);
        else
            yield* contractCode.now.claimMismatches({ census, settings, tree, change });
    },
}));

;// CONCATENATED MODULE: ./build/rules/shared/flaws.js
/** The flaws of the census that a rule of this id reports, as they were found when the record was read. */
const flawsOf = (view, rule) => view.census.flaws.filter(flaw => flaw.rule === rule);

;// CONCATENATED MODULE: ./build/rules/conflict-marker.js



/* harmony default export */ const conflict_marker = (defineRule({
    id: 'conflict-marker',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'error',
    summary: 'Require a matrix without merge-conflict markers.',
    options: noOptions,
    check: view => flawsOf(view, 'conflict-marker'),
}));

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




/* harmony default export */ const contested_row = (defineRule({
    id: 'contested-row',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require one branch with work still to land for one row.',
    options: noOptions,
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
    const meant = view.census.rows.filter(isMeant);
    const met = new Set();
    const repeated = new Set();
    for (const { id } of meant) {
        if (met.has(id))
            repeated.add(id);
        else
            met.add(id);
    }
    const groups = new Map();
    for (const row of meant) {
        if (!repeated.has(row.id))
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



/* harmony default export */ const contradicting_rows = (defineRule({
    id: 'contradicting-rows',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require one ID to be in one class wherever it stands.',
    options: noOptions,
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

;// CONCATENATED MODULE: ./build/rules/coverage-drift.js



/* harmony default export */ const coverage_drift = (defineRule({
    id: 'coverage-drift',
    group: 'Measures',
    section: 'coverage',
    load: measureCode.load,
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require every size that a coverage table records to be the measured one.',
    options: schemas/* strictObject */.rej({
        tolerance: schemas/* number */.aig()
            .min(0)
            .max(100)
            .default(0)
            .describe('Percent of the measured size by which every figure may be off.'),
    }),
    *texts(reading) {
        for (const path of measureCode.now.textsToMeasure(reading))
            yield { side: 'tree', path };
    },
    *check(view, { tolerance }) {
        const { coverageOf, inDigits, inLines, isFigureOf, parseFigure } = measureCode.now;
        for (const { ids, written, measured, files } of coverageOf(view).rows) {
            if (written === null)
                continue;
            const figure = parseFigure(written.text);
            if (figure && isFigureOf(figure, measured, tolerance / 100))
                continue;
            const [id = ''] = ids;
            const shown = written.text.slice(0, 60);
            yield {
                subject: id,
                id,
                message: figure
                    ? `Unexpected size ${shown} of ${id}, expected ${inDigits(measured)}: there ${measured === 1 ? 'is' : 'are'} ${inLines(measured)} in ${files === 1 ? '1 file' : `${inDigits(files)} files`}`
                    : `Unexpected size "${shown}" of ${id}, expected a number of lines, such as ${inDigits(measured)}`,
                help: `Write ${inDigits(measured)}, or a rough figure such as ~${inDigits(measured)}; \`rowaudit measure\` prints the whole table.`,
                place: written.place,
                extra: { measured },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/coverage-gap.js



/* harmony default export */ const coverage_gap = (defineRule({
    id: 'coverage-gap',
    group: 'Measures',
    section: 'coverage',
    load: measureCode.load,
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row that is said to be finished to be about as large as was estimated, with every named feature anchored.',
    options: noOptions,
    *texts(reading) {
        for (const path of measureCode.now.textsToMeasure(reading))
            yield { side: 'tree', path };
    },
    *check(view) {
        const { gaps, unread } = measureCode.now.claimedGaps(view);
        for (const { claim, gap, measured } of gaps) {
            const { id, words, place } = claim;
            const isSize = gap.feature === '';
            const verb = isSize && measured !== 1 ? 'are' : 'is';
            yield {
                subject: isSize ? id : `${id}: ${gap.feature}`,
                id,
                message: `Unexpected claim that ${id} is finished, expected what was promised: the record ${words}, and there ${verb} ${gap.words}`,
                help: isSize
                    ? 'Look at what is there. Say in the row what is missing, or correct the paths or the estimate, with the reason, if it is complete. The number is a hint, never a target.'
                    : 'Name the file, and the line, of the code and of the test, or say in the row that the feature is missing.',
                place,
                related: [{ place: gap.place, message: isSize ? 'The estimate' : 'The feature' }],
                extra: { measured },
            };
        }
        yield* unread;
    },
}));

;// CONCATENATED MODULE: ./build/rules/duplicate-id.js



/* harmony default export */ const duplicate_id = (defineRule({
    id: 'duplicate-id',
    group: 'Reading the record',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require every live row to stand in one place.',
    options: noOptions,
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



/* harmony default export */ const empty_matrix = (defineRule({
    id: 'empty-matrix',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every configured file and pattern to yield rows.',
    options: noOptions,
    *check(view) {
        yield* flawsOf(view, 'empty-matrix');
        const { contracts, matrices, source } = view.settings;
        const mayBeEmpty = matrices.flatMap(({ allowEmpty, files }) => (allowEmpty === null ? [] : files));
        for (const { name, matrices: own, line } of contracts.contracts) {
            if (own === null || own.globs.some(glob => mayBeEmpty.includes(glob)))
                continue;
            if (view.census.files.some(({ path, listed }) => listed && own.isMatch(path)))
                continue;
            yield {
                subject: `contract ${name}`,
                message: `Unexpected \`matrices\` of contract ${name} that name no matrix, expected one with the rows that it is about`,
                help: 'Correct the pattern in the configuration, or take the contract out.',
                place: { path: source ?? '', line, endLine: line },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/empty-cell.js





/* harmony default export */ const empty_cell = (defineRule({
    id: 'empty-cell',
    group: 'Contracts',
    section: 'contracts',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a row to hold something in each column that its contract wants.',
    options: noOptions,
    *check({ census, settings }) {
        for (const { row, contract, column, text, place } of contractCode.now.emptyCells(census, settings)) {
            const found = text === null
                ? 'table without this column'
                : text === ''
                    ? 'empty cell'
                    : `placeholder ${cut(text, 40)}`;
            yield {
                subject: `${row.id} ${column}`,
                id: row.id,
                message: `Unexpected ${found} for ${row.id}, expected something under ${column} in state ${row.state}, as contract ${contract.name} wants`,
                help: `${reasonsOf([contract])}${text === null ? 'Add the column, or correct its name in the contract.' : `Fill the cell, or set the row back to a state that the contract does not cover.`}`,
                place,
                extra: { contract: contract.name },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/illegal-mark.js




/* harmony default export */ const illegal_mark = (defineRule({
    id: 'illegal-mark',
    group: 'Contracts',
    section: 'marks',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every mark of a checklist to be one that the state of its row allows.',
    options: noOptions,
    *texts({ settings, tree }) {
        for (const path of contractCode.now.markPaths({ settings, tree }))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree }) {
        if (settings.marks.length === 0)
            return;
        const unread = unreadMatrices(census);
        if (unread !== null)
            yield skip(unread);
        else
            yield* contractCode.now.markMismatches({ census, settings, tree });
    },
}));

;// CONCATENATED MODULE: ./build/rules/hollow-claim.js



const hollow_claim_told = 5;
/* harmony default export */ const hollow_claim = (defineRule({
    id: 'hollow-claim',
    group: 'Measures',
    section: 'coverage',
    load: measureCode.load,
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a document that says nothing is left to say so of nothing that has a gap.',
    options: noOptions,
    *texts(reading) {
        const exhausted = reading.settings.coverage?.exhausted;
        if (!exhausted)
            return;
        for (const path of measureCode.now.textsToMeasure(reading))
            yield { side: 'tree', path };
        for (const path of reading.tree.files)
            if (exhausted.documents.isMatch(path))
                yield { side: 'tree', path };
    },
    *check(view) {
        const exhausted = view.settings.coverage?.exhausted;
        if (!exhausted)
            return;
        const { coverageOf, exhaustionsOf, gapsOf, rowsById } = measureCode.now;
        const byId = rowsById(view.census);
        const isDropped = (id) => byId.get(id)?.every(row => row.class === 'dropped') === true;
        const rows = coverageOf(view).rows.filter(({ ids }) => !ids.every(isDropped));
        const ids = rows.flatMap(row => row.ids);
        const lacking = rows.map(row => ({ row, gaps: gapsOf(row) })).filter(({ gaps }) => gaps.length > 0);
        if (lacking.length === 0)
            return;
        for (const path of [...view.tree.files].filter(exhausted.documents.isMatch).sort()) {
            const text = view.tree.textOf(path);
            if (text?.bad === 'binary')
                yield {
                    subject: path,
                    message: `Unexpected binary file ${path}, expected a text whose words can be looked at`,
                    help: 'Take the NUL bytes out of the file, or take the file out of `coverage.exhausted.documents` in the configuration.',
                    place: { path, line: 1, endLine: 1 },
                };
            if (!text || text.bad === 'binary')
                continue;
            for (const { phrase, place, about, within, repeats } of exhaustionsOf(path, text, exhausted.phrases, ids)) {
                const meant = lacking.filter(({ row }) => about === null || row.ids.some(id => about.has(id)));
                const [first] = meant;
                if (!first)
                    continue;
                const more = meant.length > 1
                    ? `; ${meant.length - 1} more ${meant.length === 2 ? 'row has' : 'rows have'} a gap`
                    : '';
                yield {
                    subject: phrase,
                    message: `Unexpected "${phrase}", expected words that hold for ${idOf(first.row)} too: there ${first.gaps[0]?.feature === '' && first.row.measured !== 1 ? 'are' : 'is'} ${first.gaps[0]?.words}${more}`,
                    help: `Say what is left, or look at the ${about === null ? 'rows of the coverage tables' : `rows that ${within} names`} and correct their estimates, with the reason.${repeats > 0 ? ` The document says it ${repeats} more ${repeats === 1 ? 'time' : 'times'} about the same rows.` : ''}`,
                    place,
                    related: meant.slice(0, hollow_claim_told).map(({ row, gaps }) => ({
                        place: gaps[0]?.place ?? row.place,
                        message: `${idOf(row)} has a gap`,
                    })),
                };
            }
        }
    },
}));
const idOf = ({ ids }) => ids[0] ?? '';

;// CONCATENATED MODULE: ./build/rules/idle-base.js


const hour = 3600;
const idle_base_told = 5;
/* harmony default export */ const idle_base = (defineRule({
    id: 'idle-base',
    group: 'Measures',
    severity: 'warning',
    unagreed: 'off',
    optIn: true,
    activity: true,
    summary: 'Require work to land on base while rows say that somebody is working.',
    options: schemas/* strictObject */.rej({
        hours: schemas/* int */.Whr()
            .min(1)
            .max(87_600)
            .default(48)
            .describe('Hours without a work commit on base after which it speaks.'),
    }),
    *check(view, { hours }) {
        const { activity, change, now } = view;
        // Neither kind of commit: nothing is known of base, rather than that nothing was done there.
        if (change || (activity.work === null && activity.records === null))
            return;
        if (activity.work !== null && now - activity.work < hours * hour)
            return;
        const active = activeRows(view);
        const place = busiest(active, view);
        if (!place)
            return;
        const rows = active.length === 1 ? '1 row' : `${active.length} rows`;
        const say = active.length === 1 ? 'says' : 'say';
        yield {
            subject: 'base',
            message: `Unexpected silence on base: ${rows} ${say} that somebody is working, ${sinceWork(activity, now)}, expected work within ${hours} hours; ${recordsInWords(activity, now)}`,
            help: 'Land what is done, however small it is. Find out what holds the work up, and move every row that nobody is working on to a state that says so.',
            place,
            related: active.slice(0, idle_base_told).map(row => ({
                place: row.statePlace,
                message: `${row.id} is ${row.state}`,
            })),
            extra: { recordCommits: activity.recordsSinceWork },
        };
    },
}));
/** Rows that claim work which would leave a trace. */
const activeRows = ({ census }) => census.rows.filter(row => row.live && row.class === 'active' && row.evidence !== 'none');
/** The head of the table with the most of these rows, the first of several. */
const busiest = (rows, { census }) => {
    const counts = new Map();
    for (const { table } of rows)
        counts.set(table, (counts.get(table) ?? 0) + 1);
    let most = 0;
    for (const count of counts.values())
        most = Math.max(most, count);
    const table = [...counts].find(([, count]) => count === most)?.[0];
    const place = table === undefined ? undefined : census.tables[table]?.place;
    return place ? { path: place.path, line: place.line, endLine: place.line } : null;
};
const hoursSince = (time, now) => {
    const hours = Math.max(0, Math.floor((now - time) / hour));
    return hours === 1 ? '1 hour' : `${hours} hours`;
};
const sinceWork = ({ work }, now) => work === null
    ? 'and no work commit has ever landed'
    : `and no work commit has landed for ${hoursSince(work, now)}`;
const recordsInWords = ({ records, recordsSinceWork }, now) => {
    if (records === null || recordsSinceWork === 0)
        return 'no other commit did either';
    const commits = recordsSinceWork === 1 ? '1 commit that changes' : `${recordsSinceWork} commits that change`;
    return `${commits} only records did, the newest ${hoursSince(records, now)} ago`;
};

// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/rules/illegal-move.js




/* harmony default export */ const illegal_move = (defineRule({
    id: 'illegal-move',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every move of a row to be one of those that are allowed.',
    options: noOptions,
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




/* harmony default export */ const landed_row = (defineRule({
    id: 'landed-row',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require work still to land for a row that says it is being worked on.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(14)
            .describe('How many days after its newest work a row may still say it is being worked on.'),
    }),
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

;// CONCATENATED MODULE: ./build/rules/log-disorder.js



/* harmony default export */ const log_disorder = (defineRule({
    id: 'log-disorder',
    group: 'Documents',
    section: 'documents',
    load: documentCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the entries of a log to stand in the order of their dates, and none to be dated ahead of its commit.',
    options: noOptions,
    *texts({ settings: { documents }, ...source }) {
        const { filesToTry, logPaths } = documentCode.now;
        for (const path of filesToTry(documents, 'log', source.tree))
            yield { side: 'tree', path };
        for (const { path, isChanged } of logPaths(documents, source)) {
            yield { side: 'tree', path };
            if (isChanged)
                yield { side: 'target', path };
        }
    },
    *linesOf({ settings: { documents }, ...source }) {
        const { questionOf, readLogs } = documentCode.now;
        for (const { path, kept } of readLogs(documents, source))
            for (const entry of kept)
                yield questionOf(path, entry);
    },
    *check(view) {
        const { entrylessLogs, readLogs, unreadable } = documentCode.now;
        const { documents, source } = view.settings;
        yield* unreadable(documents, 'log', { tree: view.tree, config: source });
        for (const { entry, paths, dated } of entrylessLogs(documents, view.tree))
            yield {
                subject: `log ${paths[0] ?? ''}`,
                message: `Unexpected pattern of a log that begins no line of ${paths[0] ?? ''}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}, expected one for the first lines of its entries`,
                help: 'Correct `entry` in `documents` of the configuration: nothing is in order or out of it where there is no entry.',
                place: { path: source ?? '', line: entry.line, endLine: entry.line },
                related: [{ place: dated, message: 'A line with a date' }],
            };
        for (const log of readLogs(documents, view)) {
            const problems = [];
            for (const said of disorder(log, view))
                if ('skipped' in said)
                    yield said;
                else
                    problems.push(said);
            yield* problems.slice(0, mostTold);
            const next = problems[mostTold];
            if (!next)
                continue;
            yield {
                subject: 'further entries',
                message: `Unexpected ${problems.length - mostTold} more entries of ${log.path} that are out of order, expected none`,
                help: 'Look whether the order in `documents` of the configuration is meant; those that are named first are mended first.',
                place: next.place,
            };
        }
    },
}));
const mostTold = 50;
function* disorder(log, view) {
    const { excerpt, isDated, misplacedEntries } = documentCode.now;
    const { path, entries, order } = log;
    const because = log.reason === null ? '' : ` (${log.reason})`;
    const at = ({ line, text }) => ({
        subject: excerpt(text),
        place: { path, line, endLine: line, column: 1, endColumn: text.length + 1 },
    });
    for (const entry of entries) {
        const fault = faultOf(entry);
        if (fault === null)
            continue;
        yield {
            ...at(entry),
            message: `${fault}${because}`,
            help: 'Write the date of the entry in its first line, or make the pattern in `documents` of the configuration narrower.',
        };
    }
    const ahead = new Set();
    for (const { entry, since } of entriesAhead(log, view)) {
        if (entry === null) {
            yield skip(since);
            break;
        }
        ahead.add(entry);
        yield {
            ...at(entry),
            message: `Unexpected date ${entry.date.words} of an entry that ${since}, expected a date that had come by then anywhere on earth${because}`,
            help: 'Write the date on which the entry was made.',
        };
    }
    const dated = entries.filter(isDated).filter(entry => !ahead.has(entry));
    for (const { entry, beside } of misplacedEntries(dated, order)) {
        const side = entry.line > beside.line ? 'below' : 'above';
        yield {
            ...at(entry),
            message: `Unexpected entry of ${entry.date.words} ${side} that of ${beside.date.words} on line ${beside.line}, expected the ${order === 'oldest-first' ? 'oldest' : 'newest'} first${because}`,
            help: 'Correct its date, or move it to its place.',
            related: [{ place: at(beside).place, message: `The entry of ${beside.date.words}` }],
        };
    }
}
const faultOf = ({ date }) => {
    if (date === null)
        return 'Unexpected entry without a date, expected one as in 2026-12-31 or 2026-12-31 23:59';
    return 'fault' in date ? `Unexpected date ${date.fault}, expected one of the calendar and the clock` : null;
};
/** Entries that stood there before their date had come, and since when; or why that cannot be told. */
function* entriesAhead({ path, brought, kept }, view) {
    const { momentInWords, questionOf } = documentCode.now;
    const time = bringingTime(view);
    for (const entry of brought)
        if (questionOf(path, entry).moment > time)
            yield { entry, since: `this change brings at ${momentInWords(time)}` };
    for (const entry of kept) {
        const seen = view.sighting(questionOf(path, entry));
        if (!seen.found)
            yield { entry: null, since: `the earlier texts of ${path} cannot be read: ${seen.reason}` };
        else if (seen.value !== null) {
            const { sha, time: then } = seen.value;
            yield { entry, since: `commit ${sha.slice(0, 8)} of ${momentInWords(then)} already has` };
        }
    }
}
/** When the change was committed: its newest commit, or now for what is not committed yet. */
const bringingTime = ({ change, head, now }) => {
    let newest = -Infinity;
    for (const { time } of change?.commits ?? [])
        newest = Math.max(newest, time);
    return head === null || newest === -Infinity ? now : newest;
};

;// CONCATENATED MODULE: ./build/rules/lost-id.js


/* harmony default export */ const lost_id = (defineRule({
    id: 'lost-id',
    group: 'The change',
    severity: 'notice',
    unagreed: 'off',
    summary: 'Require the title or the body of a pull request to name the rows that its commits name.',
    options: noOptions,
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



/* harmony default export */ const malformed_row = (defineRule({
    id: 'malformed-row',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require every row to have as many cells as its header.',
    options: noOptions,
    check: view => flawsOf(view, 'malformed-row'),
}));

;// CONCATENATED MODULE: ./build/rules/missing-anchor.js






/* harmony default export */ const missing_anchor = (defineRule({
    id: 'missing-anchor',
    group: 'Contracts',
    section: 'contracts',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a row to point at the code and at the tests that its contract wants.',
    options: noOptions,
    *check({ census, settings, tree }) {
        const missing = contractCode.now.missingAnchors(census, settings, tree);
        for (const { row, contract, kind, demand, paths, instead, hasColumn } of missing) {
            const where = demand.columns === null ? '' : ` under ${either(demand.columns.map(each => `"${each}"`))}`;
            const wanted = either(paths.globs.filter(each => !each.startsWith('!')).slice(0, 5));
            yield {
                subject: `${row.id} ${kind}`,
                id: row.id,
                message: `Unexpected state ${row.state} of ${row.id}, expected an anchor of kind ${kind}${where}, as contract ${contract.name} wants: ${cut(instead)}`,
                help: `${reasonsOf([contract])}${hasColumn ? '' : 'Add the column, or correct its name in the contract. '}Link a tracked file that matches ${wanted}${demand.lines ? ', with its lines' : ''}, or set the row back to a state that the contract does not cover.`,
                place: row.statePlace,
                extra: { contract: contract.name },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/missing-next-step.js



/* harmony default export */ const missing_next_step = (defineRule({
    id: 'missing-next-step',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the spec of a moved row to say what comes next.',
    options: noOptions,
    *check({ change, settings }) {
        if (!change)
            return;
        const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'));
        if (owes && change.exempt !== null)
            yield skip(`${change.exempt} is exempt, and owes no section`);
        for (const { row, occasion, obligation, sections, instead, heading } of change.missingSections) {
            const wanted = either(sections.map(name => `"${name}"`));
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected spec of ${row.id} without what obligation ${obligation} owes, expected a filled section ${wanted}: ${occasion.words}, and ${instead}`,
                help: row.specLinks.length > 0
                    ? `Write in the spec that the row links, under ${wanted}, what has to be done next.`
                    : `Link a spec that names ${row.id}, and write there, under ${wanted}, what has to be done next.`,
                place: row.statePlace,
                ...(heading
                    ? { related: [{ place: heading, message: 'Nothing is written under this heading' }] }
                    : {}),
                extra: { obligation },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/missing-spec.js





/* harmony default export */ const missing_spec = (defineRule({
    id: 'missing-spec',
    group: 'Contracts',
    section: 'contracts',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the spec of a row to exist, to name the row, and to have the sections that its contract wants.',
    options: noOptions,
    *texts({ census, settings, tree }) {
        for (const path of contractCode.now.specPaths(census, settings, tree))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree }) {
        const missing = contractCode.now.missingSpecs(census, settings, tree);
        for (const { row, contracts, instead, empty } of missing) {
            const sections = contracts.flatMap(({ spec }) => spec?.sections ?? []);
            const wanted = [...new Set(sections.map(names => either(names.map(name => `"${name}"`))))].join(', ');
            const names = contracts.map(({ name }) => name).join(', ');
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} of ${row.id}, expected a spec that exists${wanted === '' ? ' and names it' : `, names it, and has ${wanted}`}, as contract ${names} wants: ${instead}`,
                help: `${reasonsOf(contracts)}Link a tracked file under the spec column, write ${row.id} into it${wanted === '' ? '' : `, and fill ${wanted}`}; or set the row back to a state that the contract does not cover.`,
                place: row.statePlace,
                ...(empty.length > 0
                    ? { related: empty.map(place => ({ place, message: 'Nothing is written here' })) }
                    : {}),
                extra: { contract: names },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/over-budget.js



/* harmony default export */ const over_budget = (defineRule({
    id: 'over-budget',
    group: 'Documents',
    section: 'documents',
    load: documentCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require documents to stay within the size that is agreed for them.',
    options: noOptions,
    *texts({ settings: { documents }, tree }) {
        const { entriesWith, filesOf, filesToTry } = documentCode.now;
        for (const entry of entriesWith(documents, 'budget'))
            for (const path of filesOf(entry, tree))
                yield { side: 'tree', path };
        for (const path of filesToTry(documents, 'budget', tree))
            yield { side: 'tree', path };
    },
    *check({ settings: { documents, source }, tree }) {
        const { entriesWith, filesOf, unreadable } = documentCode.now;
        yield* unreadable(documents, 'budget', { tree, config: source });
        for (const entry of entriesWith(documents, 'budget'))
            for (const path of filesOf(entry, tree)) {
                const file = tree.textOf(path);
                if (file && file.bad !== 'binary')
                    for (const limit of entry.budget)
                        yield* excesses(path, file, entry, limit);
            }
    },
}));
const over_budget_mostTold = 30;
function* excesses(path, file, { reason }, { figure, most }) {
    const { excerpt, excessInWords, excessSubject, limitInWords, measure, scanned } = documentCode.now;
    const above = measure(scanned(path, file), figure).above(most);
    const because = reason === null ? '' : ` (${reason})`;
    for (const excess of above.slice(0, over_budget_mostTold)) {
        const { text, place } = excess;
        const shown = text === null ? '' : `: ${excerpt(text)}`;
        yield {
            subject: excessSubject(figure, excess),
            message: `Unexpected ${excessInWords(path, figure, excess)}, expected ${limitInWords(figure, most)}${because}${shown}`,
            help: 'Shorten it: take out what is no longer so, or what stands elsewhere. The limit stands in `documents` of the configuration.',
            place,
        };
    }
    const rest = above.slice(over_budget_mostTold);
    if (rest[0] === undefined)
        return;
    yield {
        subject: `further ${figure.kind}`,
        message: `Unexpected ${rest.length} more that are too large in ${path}, expected none: the largest is a ${excessInWords(path, figure, rest[0])}`,
        help: 'Shorten those that are named first; these are named then.',
        place: rest[0].place,
    };
}

;// CONCATENATED MODULE: ./build/rules/owed-document.js



/* harmony default export */ const owed_document = (defineRule({
    id: 'owed-document',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a change to bring the documents that its claims owe.',
    options: noOptions,
    *check({ change, settings }) {
        if (!change)
            return;
        const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'document'));
        if (owes && change.exempt !== null)
            yield skip(`${change.exempt} is exempt, and owes no document`);
        for (const owed of change.owedDocuments) {
            const { occasion, obligation, reason } = owed;
            yield {
                subject: occasion.subject,
                ...(occasion.move ? { id: occasion.move.id } : {}),
                message: `Unexpected change without ${either(owed.documents)}, expected what obligation ${obligation} owes: ${occasion.words}${because(owed)}`,
                help: `${reason === null ? '' : `${owed_document_sentence(reason)} `}Write into ${either(owed.documents)}, in this change, what it did not say before; white space, link targets, a deletion and a bare rename do not count.`,
                place: occasion.place,
                extra: { obligation },
            };
        }
    },
}));
const because = ({ shortfall }) => (shortfall === null ? '' : `, and ${shortfall}`);
const owed_document_sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}.`;

;// CONCATENATED MODULE: ./build/rules/policy-change.js


/* harmony default export */ const policy_change = (defineRule({
    id: 'policy-change',
    group: 'The change',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require what a change relaxes in the rules to be seen.',
    options: noOptions,
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



/* harmony default export */ const premature_done = (defineRule({
    id: 'premature-done',
    group: 'The change',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row to be moved to done by the change that does its work, or after it.',
    options: noOptions,
    *check(view) {
        const evidence = new Map(view.rows.map(judged => [judged.row, judged.evidence]));
        for (const { id, to, place } of view.change?.moves ?? []) {
            const known = to && evidence.get(to);
            if (to?.class !== 'done' || !known || bringsWork(view, to.place.path) || isProven(known))
                continue;
            const unknown = unknownOf(known);
            if (unknown !== null) {
                yield skip(`${id} was not asked for its work: ${unknown}`);
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

;// CONCATENATED MODULE: ./build/rules/ratchet-slip.js



/* harmony default export */ const ratchet_slip = (defineRule({
    id: 'ratchet-slip',
    group: 'Documents',
    section: 'documents',
    load: documentCode.load,
    ofChange: true,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require figures that may only fall not to rise.',
    options: noOptions,
    *texts(reading) {
        const { entriesWith, filesToTry } = documentCode.now;
        const { settings, tree } = reading;
        for (const path of filesToTry(settings.documents, 'ratchet', tree))
            yield { side: 'tree', path };
        for (const entry of entriesWith(settings.documents, 'ratchet'))
            for (const path of changedFiles(entry, reading))
                yield* [
                    { side: 'tree', path },
                    { side: 'target', path },
                ];
    },
    *check(view) {
        const { entriesWith, figureInWords, measure, scanned, unreadable, valueInWords } = documentCode.now;
        const { settings, tree, target } = view;
        yield* unreadable(settings.documents, 'ratchet', { tree, config: settings.source });
        for (const entry of entriesWith(settings.documents, 'ratchet'))
            for (const path of changedFiles(entry, view)) {
                const [before, after] = [target?.textOf(path), tree.textOf(path)];
                if (!before || !after || before.bad === 'binary' || after.bad === 'binary')
                    continue;
                for (const figure of entry.ratchet) {
                    const old = measure(scanned(path, before), figure).value;
                    const now = measure(scanned(path, after), figure);
                    const [first] = now.above(old);
                    if (!first)
                        continue;
                    const because = entry.reason === null ? '' : ` (${entry.reason})`;
                    yield {
                        subject: figureInWords(figure),
                        message: `Unexpected rise of ${figureInWords(figure)} in ${path} from ${old} to ${valueInWords(figure, now.value)}, expected no more than before the change${because}`,
                        help: 'Take out at least as much as you add.',
                        place: first.place,
                    };
                }
            }
    },
}));
/** Files of the entry that stood on target already, and that the change writes. */
const changedFiles = (entry, { tree, target, change }) => {
    if (!target || !change)
        return [];
    const changed = new Set(change.files.map(({ path }) => path));
    return documentCode.now.filesOf(entry, tree).filter(path => changed.has(path) && target.files.has(path));
};

;// CONCATENATED MODULE: ./build/rules/records-only-row.js






/* harmony default export */ const records_only_row = (defineRule({
    id: 'records-only-row',
    group: 'Evidence',
    severity: 'error',
    unagreed: 'notice',
    summary: 'Require more than records behind a row that claims work.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(14)
            .describe('Grace: how many days a row may claim work before more than records is expected.'),
    }),
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
                yield skip(`the grace of ${inDays(days)} is not measured: ${before.reason}`);
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

;// CONCATENATED MODULE: ./build/rules/rollup-mismatch.js




/* harmony default export */ const rollup_mismatch = (defineRule({
    id: 'rollup-mismatch',
    group: 'Contracts',
    section: 'rollups',
    load: contractCode.load,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every written count of rows to be what the rows add up to.',
    options: noOptions,
    *texts({ census, settings, tree }) {
        for (const path of contractCode.now.rollupPaths({ census, settings, tree }))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree }) {
        if (settings.rollups.length === 0)
            return;
        const unread = unreadMatrices(census);
        if (unread !== null)
            yield skip(unread);
        else
            yield* contractCode.now.rollupMismatches({ census, settings, tree });
    },
}));

;// CONCATENATED MODULE: ./build/rules/rowless-work.js


/* harmony default export */ const rowless_work = (defineRule({
    id: 'rowless-work',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    optIn: true,
    summary: 'Require a change with work in it to name a row, or to say that it belongs to none.',
    options: noOptions,
    *check({ change, settings }) {
        const work = change?.files.filter(({ path }) => !settings.isRecord(path)) ?? [];
        const first = work.find(({ after }) => after !== null) ?? work[0];
        if (!change || !first || namesRow(change))
            return;
        if (change.exempt !== null) {
            yield skip(`${change.exempt} is exempt, and need not name a row`);
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

;// CONCATENATED MODULE: ./build/rules/shrunk-log.js



/* harmony default export */ const shrunk_log = (defineRule({
    id: 'shrunk-log',
    group: 'Documents',
    section: 'documents',
    load: documentCode.load,
    ofChange: true,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require an append-only file to keep its lines.',
    options: noOptions,
    *texts(reading) {
        const { comparedPaths, entriesWith, filesToTry } = documentCode.now;
        const { settings, tree } = reading;
        for (const path of filesToTry(settings.documents, 'append-only', tree))
            yield { side: 'tree', path };
        for (const entry of entriesWith(settings.documents, 'append-only')) {
            const paths = comparedPaths(entry, reading);
            for (const path of paths.before)
                yield { side: 'target', path };
            for (const path of [...paths.after, ...paths.successors])
                yield { side: 'tree', path };
        }
    },
    *check(view) {
        const { entriesWith, shrinkages, unreadable } = documentCode.now;
        const { documents, source } = view.settings;
        yield* unreadable(documents, 'append-only', { tree: view.tree, config: source });
        for (const entry of entriesWith(documents, 'append-only'))
            for (const { path, isGone, lost, place } of shrinkages(entry, view)) {
                const because = entry.reason === null ? '' : ` (${entry.reason})`;
                const count = `${lost.length} ${lost.length === 1 ? 'line' : 'lines'}`;
                yield {
                    subject: path,
                    message: `Unexpected loss of ${isGone ? `${path} with ${count}` : `${count} of ${path}`}, expected an append-only file to keep them${because}: ${shrunk_log_told(lost)}`,
                    help: 'Bring the lines back, and write below them what is to be corrected. Only dates may be mended.',
                    place,
                };
            }
    },
}));
const shown = 3;
const shrunk_log_told = (lost) => {
    const { excerpt } = documentCode.now;
    const first = lost.slice(0, shown).map(({ line, text }) => `${excerpt(text)} (line ${line} before)`);
    const rest = lost.length - first.length;
    return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ');
};

;// CONCATENATED MODULE: ./build/rules/stalled-row.js






const days = schemas/* number */.aig().int().min(1).max(3650);
/* harmony default export */ const stalled_row = (defineRule({
    id: 'stalled-row',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require a row in flight to move.',
    options: schemas/* strictObject */.rej({
        days: days.default(14).describe('How many days may pass without work before a row in flight is stalled.'),
        'error-days': days.default(90).describe('How many days may pass before that is an error.'),
        blocked: schemas/* union */.KCZ([schemas/* literal */.euz(false), days])
            .default(false)
            .describe('How many days a row may stay blocked; `false` for as long as it likes.'),
    }),
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
/** Time of the newest work or open content; null where something in flight has no time that we know, or lands just now. */
const newestPiece = (evidence) => {
    if (evidence.pullRequests.length > 0)
        return null;
    if (evidence.changeCommits.some(({ revert, reverted }) => !revert && !reverted))
        return null;
    const open = evidence.branches.filter(({ standing }) => standing === 'open');
    const landed = [...evidence.baseCommits, ...evidence.references.map(({ commit }) => commit)];
    const times = [...landed.filter(isStandingWork), ...open].map(({ time }) => time);
    return open.length === 0 ? null : times.reduce((newest, time) => Math.max(newest, time));
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
            yield skip(`how long rows are blocked is not measured: ${before.reason}`);
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
/* harmony default export */ const unclaimed_work = (defineRule({
    id: 'unclaimed-work',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row with work still to land to say that somebody is working on it.',
    options: noOptions,
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



/* harmony default export */ const unknown_state = (defineRule({
    id: 'unknown-state',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'notice',
    summary: 'Require every State cell to hold exactly one state of the vocabulary.',
    options: noOptions,
    check: view => flawsOf(view, 'unknown-state'),
}));

;// CONCATENATED MODULE: ./build/rules/unlicensed-edit.js



/* harmony default export */ const unlicensed_edit = (defineRule({
    id: 'unlicensed-edit',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a guarded document to change only together with what it tells of.',
    options: noOptions,
    *check({ change }) {
        for (const { path, place, permits, reason } of change?.unlicensedEdits ?? []) {
            yield {
                subject: path,
                message: `Unexpected edit of ${path} alone, expected it together with ${either(permits)}${reason === null ? '' : `: ${reason}`}`,
                help: `Bring what the document tells of in the same change, or take the edit back. An edit that undoes another one is excused by a line \`Rowaudit-Allow: unlicensed-edit ${path} REASON\` in a commit message of the change.`,
                place,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unlisted-matrix.js


/* harmony default export */ const unlisted_matrix = (defineRule({
    id: 'unlisted-matrix',
    group: 'Reading the record',
    severity: 'notice',
    unagreed: 'off',
    summary: 'Require every status table to stand in a configured file.',
    options: noOptions,
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


/* harmony default export */ const unmatched_branch = (defineRule({
    id: 'unmatched-branch',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require every row branch to carry the ID of a row.',
    options: noOptions,
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




/* harmony default export */ const unproven_done = (defineRule({
    id: 'unproven-done',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require landed work behind a row that says done.',
    options: noOptions,
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
                message: `Unexpected state ${row.state} for ${row.id}, expected work on base: ${unproven_done_whatThereIs(evidence)}`,
                help: `Write the pull request or the SHA that did it behind the state, or set the row to what holds. Later commits that name ${row.id} count.`,
                place: row.statePlace,
            };
        }
        const more = unasked.length > 1 ? ` and ${unasked.length - 1} more` : '';
        if (unasked[0] !== undefined)
            yield skip(`what became of the work could not be told for ${unasked[0]}${more}`);
    },
}));
const unproven_done_isProven = (evidence) => landedWork(evidence) !== null ||
    evidence.changeCommits.some(isStandingWork) ||
    // The row itself points at what settled it: enough, also where that is a document.
    evidence.references.some(({ commit }) => !commit.reverted && !commit.revert);
const unproven_done_whatThereIs = ({ baseCommits, branches }) => {
    const open = branches.find(branch => branch.standing === 'open');
    if (open)
        return `${branchInWords(open)} has not landed, and no work commit names the row`;
    if (baseCommits.some(({ work, reverted }) => work && reverted))
        return 'its work was taken back';
    return baseCommits.length > 0 ? 'only records name it, and a record is not work' : 'no commit names it';
};

;// CONCATENATED MODULE: ./build/rules/unread-line.js



/* harmony default export */ const unread_line = (defineRule({
    id: 'unread-line',
    group: 'Reading the record',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require every line of a status table to begin with an ID, and no row to be hidden.',
    options: noOptions,
    check: view => flawsOf(view, 'unread-line'),
}));

;// CONCATENATED MODULE: ./build/rules/unrecorded-work.js



const unmoved = ['inventoried', 'planned', 'ready', 'blocked'];
/* harmony default export */ const unrecorded_work = (defineRule({
    id: 'unrecorded-work',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require a row whose work has landed to say so.',
    options: noOptions,
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


/* harmony default export */ const unused_waiver = (defineRule({
    id: 'unused-waiver',
    group: 'The change',
    severity: 'warning',
    unagreed: 'notice',
    late: true,
    summary: 'Require every excuse to be well written and to excuse something.',
    options: noOptions,
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
const isWordCharacter = (character) => character !== undefined &&
    (character < '\x80'
        ? /[A-Za-z0-9]/.test(character)
        : /[\p{L}\p{N}]/u.test(character) && !unspaced.test(character));

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
        'remain',
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
/* harmony default export */ const vague_partial = (defineRule({
    id: 'vague-partial',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require a partial row to say what is missing.',
    options: schemas/* strictObject */.rej({
        markers: schemas/* array */.YOg(schemas/* string */.YjP().trim().min(1).max(100))
            .max(1000)
            .default(markers)
            .describe('Words and phrases, taken literally whatever their case, by which a row says what is missing.'),
    }),
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
/**
 * The note and the cells that are neither the row's name nor its state, in lower case. A name that has the word of the
 * state, as it is spelt, goes on about it.
 */
const textOf = (view, row) => {
    const table = view.census.tables[row.table];
    const others = row.cells.filter(({ text }, column) => column !== table?.idColumn &&
        column !== table?.stateColumn &&
        (!nameHeader.test(row.header[column]?.trim() ?? '') || text.includes(row.state)));
    return [row.note, ...others.map(({ text }) => text)].join('\n').toLowerCase();
};

;// CONCATENATED MODULE: ./build/rules/vanished-row.js


/* harmony default export */ const vanished_row = (defineRule({
    id: 'vanished-row',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a live row to stay in the record.',
    options: noOptions,
    *check({ change, census }) {
        const unread = new Set(census.files.flatMap(({ path, skipped }) => (skipped === undefined ? [] : [path])));
        const owned = new Set(census.rows.flatMap(({ id, class: own }) => (own === 'pointer' ? [] : [id])));
        for (const { id, from, to, place } of change?.moves ?? []) {
            const pointsAtNothing = to?.class === 'pointer' && !owned.has(id);
            if (!from?.live || (to && (!pointsAtNothing || unread.has(from.place.path))))
                continue;
            yield {
                subject: id,
                id,
                message: `Unexpected departure of ${id} (${from.state}), expected a live row to stay: it stood in ${from.place.path}:${from.place.line}${to ? ', and its line now points at a row that is nowhere' : ''}`,
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
    missing_spec,
    broken_anchor,
    missing_anchor,
    empty_cell,
    claim_mismatch,
    bad_closing_commit,
    rollup_mismatch,
    illegal_mark,
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
    over_budget,
    ratchet_slip,
    log_disorder,
    shrunk_log,
    coverage_gap,
    hollow_claim,
    coverage_drift,
    idle_base,
];


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
