export const id = 681;
export const ids = [681];
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

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   bc: () => (/* binding */ subject),
/* harmony export */   hA: () => (/* binding */ examinedSentence)
/* harmony export */ });
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7775);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9929);
/* harmony import */ var _unblamed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6793);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);




const graveness = (findings) => {
    const counts = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(findings);
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .enumerate */ .H)([...counts].flatMap(([severity, count]) => (count > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(count, severity)] : [])));
};
const findingsClause = ({ judged, findings }) => {
    if (judged !== 'change')
        return graveness(findings) || 'no finding';
    const brought = graveness(findings.filter(finding => finding.new));
    const stood = graveness(findings.filter(finding => !finding.new));
    return `${brought ? `new: ${brought}` : 'no new finding'}${stood ? `; already there: ${stood}` : ''}`;
};
const verdictsClause = (report) => {
    const { rows } = report;
    const verdicts = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyVerdicts */ .h1)(rows);
    const asked = [...verdicts.values()].reduce((sum, count) => sum + count, 0);
    if (asked === 0)
        return 'no row had to show work';
    const abandoned = verdicts.get('ABANDONED') ?? 0;
    const unknown = verdicts.get('UNKNOWN') ?? 0;
    const these = asked === 1 ? 'the one row that must show work' : `the ${asked} rows that must show work`;
    const is = (count) => `${count === 0 ? 'none' : count} of ${these} ${count > 1 ? 'are' : 'is'}`;
    const spared = (0,_unblamed_js__WEBPACK_IMPORTED_MODULE_2__/* .unblamed */ .T)(report).find(({ title }) => title.startsWith('ABANDONED'))?.rows.length ?? 0;
    const held = spared > 0 ? ` (${spared === abandoned ? 'held' : `${spared} held`} against nobody)` : '';
    return `${is(abandoned)} ABANDONED${held}${unknown > 0 ? `, ${unknown} UNKNOWN` : ''}`;
};
/** What came out, in one sentence; text from the repository in it is not escaped. */
const headline = (report) => {
    if (report.problem)
        return `Could not judge: ${report.problem.message}`;
    if (report.rows.length === 0 && report.findings.length === 0) {
        return `Nothing to judge: no row of a status table was found in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(report.census.files.length, 'file')}; name the files with \`matrices\` in the configuration.`;
    }
    const sentence = `${findingsClause(report)}; ${verdictsClause(report)}.`;
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
};
/** What was looked at, in one sentence. */
const examinedSentence = (report) => {
    if (report.problem)
        return 'Examined nothing.';
    const { files, tables, rows, liveRows, commits, branches, changedFiles } = report.examined;
    const where = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(tables, 'table')} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(files, 'file')}`;
    const against = `against ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(commits, 'commit')} and ${branches === 1 ? '1 row branch' : `${branches} row branches`}`;
    const change = report.judged === 'change' ? `; the change touches ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(changedFiles, 'file')}` : '';
    const left = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .unread */ .gy)(report);
    const parts = [
        ...(left.lines > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(left.lines, 'line')] : []),
        ...(left.files > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(left.files, 'file')] : []),
    ];
    const incomplete = parts.length > 0 ? ` Not read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .enumerate */ .H)(parts)}.` : '';
    if (rows === 0)
        return `Examined no row: ${where}.${incomplete}`;
    return `Examined ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(rows, 'row')} (${liveRows} live) in ${where}, ${against}${change}.${incomplete}`;
};
const judgedWords = {
    base: 'base itself',
    change: 'what would land',
};
/** What was judged, by which agreement, and when. */
const subject = ({ judged, problem, base, target, head, config, now }) => [
    { label: 'judged', text: problem ? 'nothing' : judgedWords[judged] },
    ...(base ? [{ label: 'base', text: `${base.ref} at ${base.sha}` }] : []),
    ...(target && target.sha !== base?.sha
        ? [{ label: 'target', text: `${target.ref} at ${target.sha}` }]
        : []),
    ...(head && head.sha !== base?.sha
        ? [{ label: 'head', text: head.ref === head.sha ? head.sha : `${head.ref} at ${head.sha}` }]
        : []),
    // Where nothing could be judged, nobody may have looked for one.
    ...(problem && config === null ? [] : [{ label: 'config', text: config ?? 'none' }]),
    { label: 'now', text: (0,_moment_js__WEBPACK_IMPORTED_MODULE_3__/* .toMoment */ .s)(now) },
];


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

/***/ 5999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sections)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1283);

/** The findings as they are shown: those of the change before those of base, the waived last; no section is empty. */
const sections = ({ findings, judged }) => {
    const ordered = (0,_order_js__WEBPACK_IMPORTED_MODULE_0__/* .orderFindings */ .$)(findings);
    const open = ordered.filter(({ waived }) => waived === null);
    const shown = judged === 'change'
        ? [
            { title: 'New findings', findings: open.filter(finding => finding.new) },
            { title: 'Existing findings', findings: open.filter(finding => !finding.new) },
        ]
        : [{ title: 'Findings', findings: open }];
    const all = [...shown, { title: 'Waived', findings: ordered.filter(({ waived }) => waived !== null) }];
    return all.filter(section => section.findings.length > 0);
};


/***/ }),

/***/ 5724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ shownPlace)
/* harmony export */ });
/** Where people find it: in the file at head, which is the one before them. */
const shownPlace = ({ headPlace, place }) => headPlace ?? place;


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


/***/ }),

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toText: () => (/* binding */ toText)
});

;// CONCATENATED MODULE: ./build/report/colour.js
const codes = {
    strong: [1, 22],
    faint: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    green: [32, 39],
    blue: [34, 39],
};
/** A painter that writes SGR sequences, or one that writes none. */
const painter = (colour) => (style, text) => colour && style !== 'plain' ? `\u001b[${codes[style][0]}m${text}\u001b[${codes[style][1]}m` : text;

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
;// CONCATENATED MODULE: ./build/report/escape-terminal.js

/** Text from a repository for a terminal or a log: one line, no control sequence, no `##[command]` of the runner. */
const escapeTerminal = (text) => (0,visible/* visible */.R)(text).replaceAll('##[', '# #[');

// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/sections.js
var sections = __webpack_require__(5999);
// EXTERNAL MODULE: ./build/report/shown-place.js
var shown_place = __webpack_require__(5724);
// EXTERNAL MODULE: ./build/model/evidence.js
var evidence = __webpack_require__(8477);
// EXTERNAL MODULE: ./build/report/escape-log.js
var escape_log = __webpack_require__(8251);
// EXTERNAL MODULE: ./build/report/tally.js
var tally = __webpack_require__(9929);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/wrap.js


const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const absent = /[\p{Mn}\p{Me}\u200c\u200d]/u;
/** Columns that a terminal gives to the text. */
const columns = (text) => {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let sum = 0;
    for (const character of text)
        sum += wide.test(character) ? 2 : absent.test(character) ? 0 : 1;
    return sum;
};
/** The first line stands at `indent`, the others four further in; no line that can be broken is wider than `width`. */
const wrap = (pieces, width, indent, paint) => {
    const lines = [];
    let line = null;
    for (const [style, text] of pieces) {
        for (const word of escapeTerminal(text).split(' ')) {
            if (word === '')
                continue;
            const wanted = columns(word);
            if (!line || line.used + 1 + wanted > width) {
                const margin = line ? indent + 4 : indent;
                line = { margin, used: margin + wanted, runs: [{ style, words: [(0,escape_log/* escapeStart */.U)(word)] }] };
                lines.push(line);
                continue;
            }
            line.used += 1 + wanted;
            const run = line.runs.at(-1);
            if (run?.style === style)
                run.words.push(word);
            else
                line.runs.push({ style, words: [word] });
        }
    }
    return lines.map(({ margin, runs }) => ' '.repeat(margin) + runs.map(({ style, words }) => paint(style, words.join(' '))).join(' '));
};

;// CONCATENATED MODULE: ./build/report/text-table.js







const mostStates = 30;
const widest = 24;
/** How many rows stand in each state, and what the evidence says of those that were asked. */
const stateTable = (rows, paint) => {
    const tallies = (0,tally/* tallyStates */.tB)(rows);
    if (tallies.length === 0)
        return [];
    const shown = tallies.slice(0, mostStates);
    const labels = shown.map(({ state }) => state === null ? 'not readable' : (0,escape_log/* escapeStart */.U)((0,visible/* clip */.$)(escapeTerminal(state), widest)));
    const width = Math.max('state'.length, ...labels.map(columns));
    const asked = shown.some(({ verdicts }) => verdicts);
    const head = [
        'rows'.padStart(6),
        ...(asked ? evidence/* verdictWords */.L.map(word => word.padStart(word.length + 2)) : []),
    ];
    const left = tallies.slice(mostStates);
    const leftRows = left.reduce((sum, tally) => sum + tally.rows, 0);
    return [
        `  ${paint('faint', `${'state'.padEnd(width)}${head.join('')}`)}`,
        ...shown.map((tally, index) => {
            const label = labels[index] ?? '';
            return `  ${label}${' '.repeat(width - columns(label))}${figures(tally, paint)}`;
        }),
        ...(left.length > 0
            ? [`  … and ${(0,words/* plural */.L)(left.length, 'state')} more with ${(0,words/* plural */.L)(leftRows, 'row')}`]
            : []),
    ];
};
const figures = ({ rows, verdicts }, paint) => {
    if (verdicts === null)
        return String(rows).padStart(6);
    const cells = evidence/* verdictWords */.L.map(word => {
        const count = verdicts.get(word) ?? 0;
        const style = count === 0 ? 'faint' : word === 'ABANDONED' ? 'red' : word === 'UNKNOWN' ? 'yellow' : 'plain';
        return paint(style, String(count).padStart(word.length + 2));
    });
    return `${String(rows).padStart(6)}${cells.join('')}`;
};

// EXTERNAL MODULE: ./build/report/unblamed.js
var unblamed = __webpack_require__(6793);
;// CONCATENATED MODULE: ./build/report/text.js










const outcomeStyle = { pass: 'green', fail: 'red', unknown: 'yellow' };
const severityStyle = { error: 'red', warning: 'yellow', notice: 'blue' };
const longest = 2_000;
const mostListed = 20;
const mostFindings = 200;
/** The report for a terminal or a log. Nothing from the repository is obeyed by either. */
const toText = (report, { colour, width, rows = false }) => {
    const paint = painter(colour);
    const write = (indent, ...pieces) => wrap(pieces, width, indent, paint);
    const outcome = outcomeStyle[report.outcome];
    const blocks = [
        write(0, [outcome, report.outcome], ['strong', (0,visible/* clip */.$)((0,headline/* headline */.Pl)(report), longest)]),
        ...(report.problem?.details
            ? [report.problem.details.flatMap(line => write(2, ['plain', (0,visible/* clip */.$)(line, longest)]))]
            : []),
        // A remedy may be a command, which must stay in one line to be pasted.
        ...(report.problem ? [wrap([['plain', (0,visible/* clip */.$)(report.problem.remedy, longest)]], Infinity, 2, paint)] : []),
        (0,headline/* subject */.bc)(report).map(({ label, text }) => `  ${paint('faint', label.padEnd(8))}${escapeTerminal(text)}`),
        ...(report.problem ? [] : content(report, rows, paint, write)),
        list('Notes', report.notes, write),
        ...(report.problem ? [] : [list('Skipped', report.skipped.map(skippedLine), write)]),
        write(0, ['faint', (0,headline/* examinedSentence */.hA)(report)]),
    ];
    const filled = blocks.filter(block => block.length > 0);
    return `${filled.map(block => block.join('\n')).join('\n\n')}\n`;
};
const skippedLine = ({ rule, reason }) => `${rule}: ${reason}`;
const content = (report, rows, paint, write) => [
    stateTable(report.rows, paint),
    ...(rows ? [report.rows.flatMap(judged => verdictLines(judged, write))] : []),
    ...(0,sections/* sections */.V)(report).map(({ title, findings }) => [
        ...write(0, ['strong', `${title} (${findings.length})`]),
        ...findings.slice(0, mostFindings).flatMap(finding => findingLines(finding, write)),
        ...leftOut(findings.length - mostFindings, write),
    ]),
    ...(0,unblamed/* unblamed */.T)(report).map(({ title, rows }) => list(title, rows.map(({ place, text }) => `${place.path}:${place.line} ${text}`), write)),
    list('Tables not taken', report.untaken.map(({ place, reason }) => `${place.path}:${place.line} ${reason}`), write),
    // What history names matters where no agreement says that it must.
    list('IDs that history names', report.config === null
        ? report.named
            .filter(({ searched }) => searched > 0)
            .map(({ path, line, searched, named }) => `${path}:${line} ${named} of ${(0,words/* plural */.L)(searched, 'ID')}`)
        : [], write),
];
const verdictLines = ({ row, verdict }, write) => verdict === null
    ? []
    : write(2, ['strong', row.id], ['plain', row.state], [
        verdict.verdict === 'ABANDONED' ? 'red' : verdict.verdict === 'UNKNOWN' ? 'yellow' : 'green',
        verdict.verdict,
    ], ['faint', (0,visible/* clip */.$)(verdict.reason, longest)]);
const toPlaceText = (finding) => {
    const { path, line } = (0,shown_place/* shownPlace */.z)(finding);
    return `${path}:${line}`;
};
const findingLines = (finding, write) => [
    ...write(2, ['strong', toPlaceText(finding)], [severityStyle[finding.severity], finding.severity], ['plain', `${finding.rule}: ${(0,visible/* clip */.$)(finding.message, longest)}`]),
    ...(finding.waived === null
        ? write(6, ['faint', (0,visible/* clip */.$)(finding.help, longest)])
        : write(6, ['faint', `waived: ${(0,visible/* clip */.$)(finding.waived, longest)}`])),
    ...(finding.related ?? []).flatMap(({ place, message }) => write(6, ['faint', `${place.path}:${place.line}`], ['faint', (0,visible/* clip */.$)(message, longest)])),
];
const list = (title, lines, write) => lines.length === 0
    ? []
    : [
        ...write(0, ['strong', title]),
        ...lines.slice(0, mostListed).flatMap(line => write(2, ['plain', (0,visible/* clip */.$)(line, longest)])),
        ...leftOut(lines.length - mostListed, write),
    ];
const leftOut = (count, write) => count > 0 ? write(2, ['faint', `… and ${count} more, which the JSON report names`]) : [];


/***/ }),

/***/ 6793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ unblamed)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);

/** Rows whose verdict nothing else in the report explains: those that could not be judged, and those held against nobody. */
const unblamed = ({ rows, findings }) => {
    const blamed = new Set(findings.map(({ id, place }) => `${place.path}\n${id}`));
    const said = (verdict) => rows
        .filter(judged => judged.verdict?.verdict === verdict)
        .filter(({ row }) => verdict === 'UNKNOWN' || !blamed.has(`${row.place.path}\n${row.id}`))
        .map(({ row, verdict }) => ({
        place: row.place,
        text: `${row.id} ${row.state}: ${verdict?.reason ?? ''}`,
    }));
    const unknown = said('UNKNOWN');
    const spared = said('ABANDONED');
    return [
        { title: `UNKNOWN: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unknown.length, 'row')} that could not be judged`, rows: unknown },
        { title: `ABANDONED, and held against nobody: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(spared.length, 'row')}`, rows: spared },
    ].filter(section => section.rows.length > 0);
};


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ enumerate),
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** `1 error`, `2 errors`. */
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** `a`, `a and b`, `a, b and c`. */
const enumerate = (parts) => parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;


/***/ })

};
