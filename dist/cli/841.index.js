export const id = 841;
export const ids = [841];
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

/***/ 6254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   l: () => (/* binding */ lineLink)
/* harmony export */ });
const encode = (text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*~_]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
/** The path in percent-encoding, slashes kept; inert in Markdown and HTML. */
const encodePath = (path) => path.split('/').map(encode).join('/');
/** The page that shows these lines at that commit, as source; it holds no character that Markdown or HTML would read. */
const lineLink = ({ server, repository, sha }, { path, line, endLine }) => {
    const lines = line < 1 ? '' : endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
    return `${server}/${encodePath(repository)}/blob/${encode(sha)}/${encodePath(path)}?plain=1${lines}`;
};


/***/ }),

/***/ 8841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toMarkdown: () => (/* binding */ toMarkdown)
});

// EXTERNAL MODULE: ./build/model/evidence.js
var evidence = __webpack_require__(8477);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
;// CONCATENATED MODULE: ./build/report/escape-markdown.js

const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    '\\': '&#92;',
};
// GitHub looks for mentions, issues, addresses, emoji and formulas in the text that Markdown leaves behind, where an
// escaped character looks like any other. Only an element's border keeps it from them; for `$` GitHub says so itself.
const bordered = (character) => `<span>${character}</span>`;
const escaped = (character) => `\\${character}`;
/**
 * Text from a repository as inert Markdown in a line, a list or a table cell, on GitHub: no element, link, image, mention,
 * issue, formula or emoji comes from it, it begins no block, and no cell ends.
 */
const escapeMarkdown = (text) => (0,visible/* visible */.R)(text)
    .replace(/[&<>|\\]|[`*_~[\]]|[@#$]|:(?=\/\/|[\w+-]+:)|(?<=www)\.|(?<=\bGH)-(?=\d)/gi, character => entities[character] ?? (/[`*_~[\]]/.test(character) ? escaped(character) : bordered(character)))
    .replace(/(?<=^ ?)[-+=]|(?<=^ ?\d{1,9})[.)]/, escaped);

;// CONCATENATED MODULE: ./build/report/fit.js
// Room for the line that names what was left out.
const spare = 200;
const encoder = new TextEncoder();
/** Bytes of the text in UTF-8. */
const bytes = (text) => encoder.encode(text).length;
/**
 * The parts as one text of at most `limit` bytes. The early parts are served first, then the others in order; once rows
 * had to be left out, nothing after them takes the room. Frames alone are never cut.
 */
const fit = (parts, limit) => {
    let room = limit;
    for (const { before, after } of parts)
        room -= size(before) + size(after) + spare;
    const kept = new Map();
    for (const part of [...parts.filter(({ early }) => early), ...parts.filter(({ early }) => !early)]) {
        const count = serve(part.rows, room);
        room = count < part.rows.length ? 0 : room - size(part.rows);
        kept.set(part, count);
    }
    const lines = parts.flatMap(part => {
        const count = kept.get(part) ?? 0;
        const missing = part.rows.length - count;
        return [
            ...part.before,
            ...part.rows.slice(0, count),
            ...(missing > 0 ? [part.left(missing)] : []),
            ...part.after,
        ];
    });
    return `${lines.join('\n')}\n`;
};
const size = (lines) => lines.reduce((sum, line) => sum + bytes(line) + 1, 0);
/** How many of the rows there is room for. */
const serve = (rows, room) => {
    let used = 0;
    const first = rows.findIndex(row => (used += bytes(row) + 1) > room);
    return first === -1 ? rows.length : first;
};

// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/line-link.js
var line_link = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/report/shown-place.js
var shown_place = __webpack_require__(5724);
// EXTERNAL MODULE: ./build/report/sections.js
var sections = __webpack_require__(5999);
// EXTERNAL MODULE: ./build/report/tally.js
var tally = __webpack_require__(9929);
// EXTERNAL MODULE: ./build/report/unblamed.js
var unblamed = __webpack_require__(6793);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/markdown.js











const longest = 1_500;
const briefest = 400;
const mostEarly = 50;
const write = (text) => escapeMarkdown((0,visible/* clip */.$)(text, longest));
const brief = (text) => escapeMarkdown((0,visible/* clip */.$)(text, briefest));
/** The report as Markdown for a job summary, at most `limit` bytes, cut at a row with the number left out. */
const toMarkdown = (report, { links, limit = 1_000_000 }) => {
    const where = (place) => {
        const text = write(`${place.path}:${place.line}`);
        return links ? `[${text}](${(0,line_link/* lineLink */.l)(links, place)})` : text;
    };
    const frame = [
        `## rowaudit: ${report.outcome}`,
        '',
        write((0,headline/* headline */.Pl)(report)),
        ...(report.problem?.details ? ['', ...report.problem.details.map(line => `- ${write(line)}`)] : []),
        ...(report.problem ? ['', `What to do: ${write(report.problem.remedy)}`] : []),
        '',
    ];
    const parts = [
        fixed(frame),
        ...(report.problem ? [] : judgedParts(report, where)),
        early(bullets('Notes', report.notes.map(brief))),
        ...(report.problem ? [] : restParts(report, where)),
        fixed([
            write((0,headline/* examinedSentence */.hA)(report)),
            '',
            ...(0,headline/* subject */.bc)(report).map(({ label, text }) => `- ${label}: ${write(text)}`),
        ]),
    ];
    return fit(parts, limit);
};
const judgedParts = (report, where) => [
    states(report),
    ...(0,sections/* sections */.V)(report).map(section => findingTable(section, where)),
    ...(0,unblamed/* unblamed */.T)(report).map(({ title, rows }) => bullets(title, rows.map(({ place, text }) => `${where(place)} ${write(text)}`))),
];
const restParts = (report, where) => [
    early(bullets('Skipped', report.skipped.map(({ rule, reason }) => `${brief(rule)}: ${brief(reason)}`))),
    bullets('Tables not taken', report.untaken.map(({ place, reason }) => `${where(place)} ${write(reason)}`)),
    bullets('IDs that history names', report.config === null
        ? report.named
            .filter(({ searched }) => searched > 0)
            .map(({ path, line, searched, named }) => `${where({ path, line, endLine: line })} ${named} of ${(0,words/* plural */.L)(searched, 'ID')}`)
        : []),
];
const states = ({ rows }) => {
    const lines = (0,tally/* tallyStates */.tB)(rows).map(({ state, rows, verdicts }) => {
        const counts = evidence/* verdictWords */.L.map(word => (verdicts ? String(verdicts.get(word) ?? 0) : ''));
        return `| ${state === null ? 'not readable' : write(state)} | ${rows} | ${counts.join(' | ')} |`;
    });
    return {
        before: lines.length > 0
            ? [`| State | Rows | ${evidence/* verdictWords */.L.join(' | ')} |`, '| --- | --: | --: | --: | --: | --: |']
            : [],
        rows: lines,
        after: lines.length > 0 ? [''] : [],
        left: count => `| … and ${(0,words/* plural */.L)(count, 'state')} more |`,
    };
};
const findingTable = ({ title, findings }, where) => ({
    before: [
        `### ${title} (${findings.length})`,
        '',
        '| Where | Severity | Rule | Finding |',
        '| --- | --- | --- | --- |',
    ],
    rows: findings.map(finding => findingRow(finding, where)),
    after: [''],
    left: count => `| … and ${(0,words/* plural */.L)(count, 'finding')} more | | | left out: the summary has no more room |`,
});
const findingRow = (finding, where) => {
    const related = (finding.related ?? []).map(({ place, message }) => `${where(place)} ${write(message)}`);
    const answer = finding.waived === null ? write(finding.help) : `waived: ${write(finding.waived)}`;
    const text = [write(finding.message), answer, ...related].join('<br>');
    return `| ${where((0,shown_place/* shownPlace */.z)(finding))} | ${finding.severity} | ${write(finding.rule)} | ${text} |`;
};
const bullets = (title, lines) => ({
    before: lines.length > 0 ? [`### ${title}`, ''] : [],
    rows: lines.map(line => `- ${line}`),
    after: lines.length > 0 ? [''] : [],
    left: count => `- … and ${count} more`,
});
/** A short list that findings may not crowd out, nor it them. */
const early = (part) => {
    const left = part.rows.length - mostEarly;
    return {
        ...part,
        early: true,
        rows: left > 0 ? [...part.rows.slice(0, mostEarly), part.left(left)] : part.rows,
    };
};
const fixed = (lines) => ({ before: lines, rows: [], after: [], left: () => '' });


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
