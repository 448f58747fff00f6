export const id = 565;
export const ids = [565];
export const modules = {

/***/ 8477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ verdictWords)
/* harmony export */ });
const verdictWords = ['IN-FLIGHT', 'LANDED', 'ABANDONED', 'UNKNOWN'];


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

/***/ 5565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toJson: () => (/* binding */ toJson)
});

// EXTERNAL MODULE: ./build/report/moment.js
var moment = __webpack_require__(7775);
;// CONCATENATED MODULE: ./build/report/json-row.js

/** One row of the JSON report; verdict, strength, reason and evidence are null for a row that was not asked. */
const toEvidenceRow = ({ row, verdict, evidence, gap }) => ({
    id: row.id,
    state: row.state,
    class: row.class,
    live: row.live,
    path: row.place.path,
    line: row.place.line,
    verdict: verdict?.verdict ?? null,
    strength: verdict?.strength ?? null,
    reason: verdict?.reason ?? null,
    evidence: verdict && evidence ? toEvidence(evidence) : null,
    title: row.title,
    note: row.note,
    gap: gap ?? null,
    newestWork: verdict && verdict.newestWork !== null ? (0,moment/* toMoment */.s)(verdict.newestWork) : null,
});
const toEvidence = (evidence) => ({
    branches: evidence.branches.map(toBranch),
    baseCommits: evidence.baseCommits.map(toCommit),
    changeCommits: evidence.changeCommits.map(toCommit),
    references: evidence.references.map(({ text, commit }) => ({ text, commit: toCommit(commit) })),
    changeTexts: evidence.changeTexts.map(({ kind, text }) => ({ kind, text })),
    pullRequests: evidence.pullRequests.map(({ number, title, branch }) => ({ number, title, branch })),
    unknown: evidence.unknown.map(({ reason, remedy }) => ({ reason, remedy })),
});
const toCommit = (commit) => ({
    sha: commit.sha,
    subject: commit.subject,
    work: commit.work,
    reverted: commit.reverted,
    line: commit.line,
    date: (0,moment/* toMoment */.s)(commit.time),
    revert: commit.revert,
});
const toBranch = (branch) => ({
    name: branch.name,
    ref: branch.ref,
    local: branch.local,
    sha: branch.sha,
    ahead: branch.ahead,
    date: (0,moment/* toMoment */.s)(branch.time),
    work: branch.work,
    standing: branch.standing,
    reason: branch.reason,
});

// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(1283);
// EXTERNAL MODULE: ./build/report/serialise.js
var serialise = __webpack_require__(7772);
// EXTERNAL MODULE: ./build/report/tally.js
var tally = __webpack_require__(9929);
;// CONCATENATED MODULE: ./build/report/json.js





/** The report as JSON, version 1: fields may be added to it, none renamed or given another meaning. */
const toJson = (report, version) => (0,serialise/* serialise */.G)({
    schemaVersion: 1,
    tool: { name: 'rowaudit', version },
    outcome: report.outcome,
    problem: report.problem && {
        message: report.problem.message,
        remedy: report.problem.remedy,
        ...(report.problem.details && { details: report.problem.details }),
    },
    base: toRef(report.base),
    target: toRef(report.target),
    head: toRef(report.head),
    landing: report.landing && { made: report.landing.made, conflicts: [...report.landing.conflicts] },
    judged: report.judged,
    now: (0,moment/* toMoment */.s)(report.now),
    config: report.config,
    notes: [...report.notes],
    ...(report.problem ? unjudged : toContent(report)),
});
// What was not counted is not zero.
const unjudged = {
    examined: null,
    states: null,
    classes: null,
    verdicts: null,
    rows: [],
    findings: [],
    skipped: [],
};
const toContent = (report) => ({
    examined: {
        files: report.examined.files,
        tables: report.examined.tables,
        rows: report.examined.rows,
        liveRows: report.examined.liveRows,
        commits: report.examined.commits,
        branches: report.examined.branches,
        changedFiles: report.examined.changedFiles,
    },
    states: toObject((0,tally/* countStates */.c0)(report.rows)),
    classes: toObject((0,tally/* countClasses */.Eh)(report.rows)),
    verdicts: toObject((0,tally/* tallyVerdicts */.h1)(report.rows)),
    rows: report.rows.map(toEvidenceRow),
    findings: (0,order/* orderFindings */.$)(report.findings).map(toFinding),
    skipped: report.skipped.map(({ rule, reason }) => ({ rule, reason })),
    unread: report.census.flaws
        .filter(({ rule }) => rule === 'unread-line')
        .map(({ place, subject, message }) => ({ path: place.path, line: place.line, subject, message })),
    unreadFiles: report.census.files.flatMap(({ path, listed, skipped }) => skipped === undefined ? [] : [{ path, listed, reason: skipped }]),
    untaken: report.untaken.map(({ place, reason, status, rows }) => ({
        path: place.path,
        line: place.line,
        reason,
        status,
        rows,
    })),
    named: report.named.map(({ path, line, searched, named }) => ({ path, line, searched, named })),
});
const toRef = (ref) => (ref ? { ref: ref.ref, sha: ref.sha } : null);
const toFinding = (finding) => {
    const fields = {
        rule: finding.rule,
        severity: finding.severity,
        path: finding.place.path,
        line: finding.place.line,
        endLine: finding.place.endLine,
        id: finding.id ?? null,
        message: finding.message,
        help: finding.help,
        new: finding.new,
        waived: finding.waived,
        fingerprint: finding.fingerprint,
        subject: finding.subject,
        column: finding.place.column ?? null,
        endColumn: finding.place.endColumn ?? null,
        headLine: finding.headPlace?.line ?? finding.place.line,
        touched: finding.touched ?? false,
        related: (finding.related ?? []).map(toRelated),
    };
    // A rule's further fields come last and take no name that is taken.
    const further = Object.entries(finding.extra ?? {}).filter(([name]) => !Object.hasOwn(fields, name));
    return { ...fields, ...toObject(new Map(further)) };
};
const toRelated = ({ place, message }) => ({
    path: place.path,
    line: place.line,
    endLine: place.endLine,
    message,
});
/** Without a prototype, so that a state called `__proto__` is a name like any other. */
const toObject = (entries) => {
    const object = Object.create(null);
    for (const [name, value] of entries)
        object[name] = value;
    return object;
};


/***/ }),

/***/ 7775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ toMoment)
/* harmony export */ });
// Years of four digits; Git takes dates far beyond what RFC 3339 can say.
const earliest = -62_167_219_200;
const latest = 253_402_300_799;
/** Seconds since 1970 as RFC 3339 in UTC: `2026-11-29T00:00:00Z`. */
const toMoment = (seconds) => {
    const within = Math.min(latest, Math.max(earliest, Math.floor(seconds)));
    return new Date(within * 1000).toISOString().replace('.000Z', 'Z');
};


/***/ }),

/***/ 1283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ orderFindings),
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/* harmony import */ var _model_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);

/** By UTF-16 code unit, the same on every machine. */
const compareText = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const compareFindings = (one, other) => Number(other.new) - Number(one.new) ||
    _model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(one.severity) - _model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(other.severity) ||
    compareText(one.place.path, other.place.path) ||
    one.place.line - other.place.line;
/** New first, then by severity, path and line; what is alike in these stays in its order. */
const orderFindings = (findings) => [...findings].sort(compareFindings);


/***/ }),

/***/ 7772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ serialise)
/* harmony export */ });
const unit = (character) => character
    .split('')
    .map(half => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
/**
 * JSON with a final line break, the same bytes for the same value. What a terminal or the runner would obey
 * (controls, marks that reorder text, `##[`) is written as `\u…`: the value is the same.
 */
const serialise = (value) => `${JSON.stringify(value, null, 2)
    .replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, unit)
    .replaceAll('##[', '#\\u0023[')}\n`;


/***/ }),

/***/ 9929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ countClasses),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   c0: () => (/* binding */ countStates),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   h1: () => (/* binding */ tallyVerdicts),
/* harmony export */   tB: () => (/* binding */ tallyStates)
/* harmony export */ });
/* harmony import */ var _model_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8477);
/* harmony import */ var _model_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1283);



const count = (keys) => {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
};
/** By class in the order of the model, the frequent before the rare. */
const tallyStates = (rows) => {
    const groups = new Map();
    for (const judged of rows) {
        const state = judged.row.class === 'unknown' ? null : judged.row.state;
        const group = groups.get(state);
        if (group)
            group.push(judged);
        else
            groups.set(state, [judged]);
    }
    const rank = (group) => Math.min(...Array.from(new Set(group.map(({ row }) => row.class)), name => _model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .stateClasses */ .Y.indexOf(name)));
    return [...groups]
        .map(([state, group]) => ({ state, group, rank: rank(group) }))
        .sort((one, other) => one.rank - other.rank ||
        other.group.length - one.group.length ||
        (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(one.state ?? '', other.state ?? ''))
        .map(({ state, group }) => ({
        state,
        rows: group.length,
        verdicts: group.some(({ verdict }) => verdict) ? tallyVerdicts(group) : null,
    }));
};
/** Every verdict with the number of its rows, zero included. */
const tallyVerdicts = (rows) => {
    const counts = count(rows.flatMap(({ verdict }) => (verdict ? [verdict.verdict] : [])));
    return new Map(_model_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L.map(word => [word, counts.get(word) ?? 0]));
};
/** Words of states as the tables write them, in code unit order. */
const countStates = (rows) => new Map([...count(rows.map(({ row }) => row.state))].sort(([one], [other]) => (0,_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(one, other)));
/** The classes that occur, in the order of the model. */
const countClasses = (rows) => {
    const counts = count(rows.map(({ row }) => row.class));
    return new Map(_model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .stateClasses */ .Y.flatMap(name => (counts.has(name) ? [[name, counts.get(name) ?? 0]] : [])));
};
/** Findings that no waiver excuses, by severity. */
const countFindings = (findings) => {
    const counts = count(findings.filter(({ waived }) => waived === null).map(({ severity }) => severity));
    return new Map(_model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.map(severity => [severity, counts.get(severity) ?? 0]));
};
/** What the census does not hold: lines and whole files that were not read. */
const unread = ({ census }) => ({
    lines: census.flaws.filter(({ rule }) => rule === 'unread-line').length,
    files: census.files.filter(({ skipped }) => skipped !== undefined).length,
});


/***/ })

};
