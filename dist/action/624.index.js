export const id = 624;
export const ids = [624];
export const modules = {

/***/ 4644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ documentWaivers),
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _waiver_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3505);

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
            const waiver = toWaiver(comment, document.headings, tables, known);
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
const toWaiver = ({ text, place }, headings, tables, known) => {
    const read = (0,_waiver_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readWaiverComment */ .g)(text);
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


/***/ }),

/***/ 3505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readWaiverLines),
/* harmony export */   g: () => (/* binding */ readWaiverComment)
/* harmony export */ });
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


/***/ }),

/***/ 212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ defaultCoverageColumns),
/* harmony export */   Sw: () => (/* binding */ defaultFinished),
/* harmony export */   d3: () => (/* binding */ defaultGenerated),
/* harmony export */   nW: () => (/* binding */ defaultTests)
/* harmony export */ });
/** Headers of a coverage table, where the configuration says nothing. Without `id` they are those of the matrices. */
const defaultCoverageColumns = {
    id: [],
    paths: ['Paths', 'Path', 'Files', 'File', 'Sources', 'Source'],
    estimate: ['Estimate', 'Estimated', 'Estimated lines', 'Estimate in lines', 'Expected lines'],
    measured: ['Measured', 'Measured lines', 'Lines', 'LOC'],
    notes: ['State', 'Status', 'Note', 'Notes', 'Remark', 'Remarks', 'Comment', 'Comments'],
    feature: ['Feature', 'Features'],
    code: ['Code', 'Code anchor', 'Implementation'],
    test: ['Test', 'Tests', 'Test anchor'],
};
/** Test files by the names that they have in most languages. */
const defaultTests = [
    '**/{test,tests,__tests__,testdata,fixtures,spec,specs,benches}/**',
    '**/*.{test,spec,tests,bench}.*',
    '**/*_{test,spec,tests}.*',
    '**/{test,conftest}.py',
    '**/test_*',
    '**/*{Test,Tests,Spec}.{java,kt,cs,swift,scala,php}',
];
/** Generated and foreign files by the names that they have in most repositories. */
const defaultGenerated = [
    '**/{node_modules,vendor,vendored,third_party,thirdparty,dist,generated,__generated__}/**',
    '**/*.{generated,gen,g}.*',
    '**/*.{min.js,min.css,map,lock,snap}',
    '**/*{_pb2.py,.pb.go,.pb.cc,.pb.h}',
    '**/{package-lock.json,npm-shrinkwrap.json,pnpm-lock.yaml,go.sum}',
];
const defaultFinished = { states: ['done'], words: ['merged', 'nothing left'] };


/***/ }),

/***/ 1573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ defaultParked),
/* harmony export */   U_: () => (/* binding */ defaultBranches),
/* harmony export */   cz: () => (/* binding */ defaultRecords)
/* harmony export */ });
/** Branches that belong to a row, where the configuration says nothing. */
const defaultBranches = ['row/{id}', 'row/{id}-*', 'row/{id}/*'];
/** Branches that are nobody's work. */
const defaultParked = ['row/*-PARKED'];
/** What is record and not work. */
const defaultRecords = ['**/*.md'];


/***/ }),

/***/ 1407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ covers)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7597);

// A character that nobody writes: only a wildcard can match it.
const anything = '\uE000';
// A name of one character is what `?` stands for; `*` stands for others too.
const two = anything + anything;
const maximumSamples = 256;
/**
 * True where every path that the inner globs name is surely named by the outer ones. Says no where it cannot tell.
 */
const covers = (outer, inner) => {
    const taken = outer.filter(glob => glob.startsWith('!'));
    const left = inner.filter(glob => glob.startsWith('!'));
    // What the outer globs take away must be away from the inner ones too.
    if (!taken.every(glob => left.includes(glob)))
        return false;
    const whole = outer.filter(glob => !glob.startsWith('!'));
    return inner.filter(glob => !glob.startsWith('!')).every(glob => whole.some(each => coversOne(each, glob)));
};
const coversOne = (outer, inner) => {
    if (outer === inner)
        return true;
    const samples = outer.includes('[') ? null : samplesOf(inner);
    const isMatch = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)([outer]);
    return samples !== null && samples.every(isMatch);
};
/** Paths that stand for all that a glob names; null where a few cannot. */
const samplesOf = (glob) => {
    if (/[[\\]/.test(glob))
        return null;
    let samples = [''];
    const append = (endings) => {
        samples = samples.flatMap(sample => endings.map(ending => sample + ending));
    };
    const plain = expandBraces(glob);
    if (plain === null)
        return null;
    const all = [];
    for (const pattern of plain) {
        samples = [''];
        for (const [part] of pattern.matchAll(/\*\*\/|\*\*|\*|\?|[^*?]+/g)) {
            if (part === '**/')
                append(['', `${anything}/`, `${two}/`, `${anything}/${anything}/`]);
            else if (part === '**')
                append([anything, two, `${anything}/${anything}`, `${two}/${two}`]);
            else if (part === '*')
                append(['', anything, two]);
            else
                append([part === '?' ? anything : part]);
            if (samples.length > maximumSamples)
                return null;
        }
        all.push(...samples);
    }
    return all;
};
/** The globs that one with braces stands for; null for nested ones and for too many. */
const expandBraces = (glob) => {
    let globs = [glob];
    for (let round = 0; round < 8; round++) {
        if (!globs.some(each => each.includes('{')))
            return globs;
        globs = globs.flatMap(each => {
            const found = /^([^{}]*)\{([^{}]*)\}(.*)$/s.exec(each);
            return found
                ? (found[2] ?? '').split(',').map(word => `${found[1] ?? ''}${word}${found[3] ?? ''}`)
                : [each];
        });
        if (globs.length > maximumSamples)
            return null;
    }
    return null;
};


/***/ }),

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ pullRequestsById),
/* harmony export */   OT: () => (/* binding */ changeTextsOf),
/* harmony export */   u1: () => (/* binding */ rowLines)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7069);
/* harmony import */ var _revert_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5368);
/* harmony import */ var _visible_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3280);



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
    for (const { id } of matcher.namesIn((0,_revert_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ownWords */ .I1)(title)))
        add(id, { kind: 'title', text: (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(title, 0) });
    for (const line of rowLines(body)) {
        for (const { id } of matcher.namesIn(line))
            add(id, { kind: 'row-line', text: (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(line, 0) });
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
        const ids = new Set(matcher.namesIn((0,_revert_words_js__WEBPACK_IMPORTED_MODULE_0__/* .ownWords */ .I1)(request.title)).map(({ id }) => id));
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
    return (0,_visible_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLines */ .g)(body).filter(line => {
        const said = rowLine.exec(line)?.[1];
        return said !== undefined && !noRow.test(said);
    });
}


/***/ }),

/***/ 7069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ht: () => (/* binding */ detached),
/* harmony export */   mh: () => (/* binding */ lineAt)
/* harmony export */ });
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


/***/ }),

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ spellingsOf),
/* harmony export */   s: () => (/* binding */ knownIds)
/* harmony export */ });
/** The IDs of the rows, each once, in the order of the rows, with the spellings that a message may use. */
function knownIds(rows) {
    const names = new Map();
    for (const row of rows) {
        const before = names.get(row.id);
        const spellings = spellingsOf(row);
        names.set(row.id, before === undefined ? spellings : [...before, ...spellings]);
    }
    return Array.from(names, ([id, spellings]) => ({ id, names: distinct(spellings) }));
}
const distinct = (names) => names.length < 2 ? names : [...new Set(names)].sort();
/** The spellings under which a message may name the row, its ID first where that is one; none where nothing can. */
const spellingsOf = ({ id, searchable, aliases, }) => searchable ? (aliases.length === 0 ? [id] : [id, ...aliases]) : aliases;


/***/ }),

/***/ 6058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ withoutExcuses)
/* harmony export */ });
const excuse = /^[ \t]*rowaudit-allow[ \t]*:.*$/gim;
/**
 * A message without its excuses (`Rowaudit-Allow: RULE ID reason`), as long as before, so that places in it stay: to ask
 * that a row be spared is no work on it, nor on the rows that the reason mentions.
 */
const withoutExcuses = (message) => /rowaudit-allow/i.test(message) ? message.replace(excuse, line => ' '.repeat(line.length)) : message;


/***/ }),

/***/ 5368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ ownWords),
/* harmony export */   MC: () => (/* binding */ numberAtEnd),
/* harmony export */   P6: () => (/* binding */ bareSubject),
/* harmony export */   _S: () => (/* binding */ revertWords),
/* harmony export */   h_: () => (/* binding */ speaksOfRevert)
/* harmony export */ });
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


/***/ }),

/***/ 3280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withoutComments),
/* harmony export */   g: () => (/* binding */ visibleLines)
/* harmony export */ });
const fence = /^ {0,3}(`{3,}|~{3,})/;
/** The lines of a text that a reader sees as text: not in a comment, a template's most often, nor in a fence. */
function visibleLines(text) {
    const lines = [];
    let open = '';
    for (const line of withoutComments(text).split(/\r\n|\r|\n/)) {
        const mark = fence.exec(line)?.[1] ?? '';
        if (open === '' && mark !== '')
            open = mark;
        else if (open !== '' && mark.startsWith(open))
            open = '';
        else if (open === '')
            lines.push(line);
    }
    return lines;
}
/** The text without HTML comments; one that is never closed goes to the end. */
function withoutComments(text) {
    const parts = [];
    let from = 0;
    while (from < text.length) {
        const start = text.indexOf('<!--', from);
        if (start < 0)
            break;
        parts.push(text.slice(from, start));
        const end = text.indexOf('-->', start + 4);
        from = end < 0 ? text.length : end + 3;
    }
    return parts.join('') + text.slice(from);
}


/***/ }),

/***/ 542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ gatherRecord)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/markdown/decoded-text.js
var decoded_text = __webpack_require__(3196);
// EXTERNAL MODULE: ./build/markdown/document.js + 1 modules
var markdown_document = __webpack_require__(2334);
// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/record/excerpt.js
var excerpt = __webpack_require__(3821);
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
const columnsInWords = ({ header, line }) => `${(0,excerpt/* listed */.r)(header.map(text => `\`${text.replace(/`/g, '')}\``), 10)} in line ${line}`;
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
    const takers = (0,excerpt/* listed */.r)(without.map(glob => (0,excerpt/* excerpt */.K)(glob, 200)), 3);
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
    message: `Unexpected pattern ${(0,excerpt/* excerpt */.K)(files[0], 200)} that ${missing(files, paths)}, expected at least one`,
    help: 'Correct the pattern, commit the file, name the file itself where a symbolic link stands, or give `allow-empty` with a reason.',
    place: { path: line > 0 ? (source ?? '') : '', line, endLine: line },
}));

;// CONCATENATED MODULE: ./build/record/goods.js
const words = (list) => new Set(list.split('|'));
/** Said of nothing but goods, orders and payments. */
const ofGoods = words('in stock|out of stock|low stock|backordered|back ordered|back order|preorder|pre order|sold|sold out|discontinued|refunded|partially refunded|returned|dispatched|in transit|out for delivery|paid|unpaid|overdue|awaiting payment|awaiting shipment');
/** Said of them and of work. */
const ofBoth = words('active|inactive|new|pending|open|closed|processing|processed|shipped|delivered|completed|complete|cancelled|canceled|on hold|available|unavailable|planned|confirmed|failed|archived|obsolete|retired');
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

// EXTERNAL MODULE: ./build/record/header.js
var record_header = __webpack_require__(2003);
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
const placeholder = /^(?:<[a-z][^<>]{0,60}>|\{\{?[^{}]{0,60}\}\}?|\[[A-Za-z][^\][]{1,60}\]|\.{3}|…|x{2,}|[A-Z]+[-_](?:x{2,}|X{2,}|N{1,}|#+|\?+|\d*[xX]+)|(?:your|insert|example)[ -].{0,60})$/;
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
        placeholder.test(text.replace(/^[`*_]+|[`*_]+$/g, '').slice(0, 100))));
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
const weights = (view) => {
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
    const left = weights(view).reduce((rest, weight) => {
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
const cellId = (text, view, column) => (0,record_id/* idAt */.j)((0,plain_text/* withoutDecoration */.fR)(text.slice(0, 600).replace(linkStart, '')).replace(linkStart, ''), {
    pattern: view.settings.ids,
    underIdHeader: (0,record_header/* isIdHeader */.vh)(view.names[column]),
});
const idShare = (view, column) => {
    const cells = view.table.rows.map(row => row.textAt(column)).filter(text => text !== '');
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

// EXTERNAL MODULE: ./build/model/state-rule.js
var state_rule = __webpack_require__(1082);
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
const lazyRow = (row, state, source) => {
    const made = Object.create(lazy);
    made.id = row.id;
    made.state = state.state;
    made.class = state.class;
    made.live = state.live;
    made.note = state.note;
    made.evidence = state.evidence;
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
        message: `${found}, expected ${cellsInWords(width)} and not ${cells.length}: GitHub drops ${(0,excerpt/* listed */.r)(row.surplus.map(({ text }) => (0,excerpt/* excerpt */.K)(text, 30)), 3)}`,
        help: code >= 0
            ? 'GitHub splits at every pipe, also within backticks: write `\\|` for this one.'
            : 'Write `\\|` for a pipe that belongs to a cell, or give the header another column.',
    };
};
const lackingFlaw = (row, id, header) => {
    const present = header.length - row.lacking;
    const missing = (0,excerpt/* listed */.r)(header.slice(present).map(text => `\`${text.replace(/`/g, '')}\``), 6);
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
    if (row.surplusBorder !== null)
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
                return `state ${(0,excerpt/* excerpt */.K)(reading.text)}`;
            return text === '' ? 'empty State cell' : `State cell ${(0,excerpt/* excerpt */.K)(text)}, empty without ${leftOut(text)}`;
        case 'two':
            return `second state ${(0,excerpt/* excerpt */.K)(reading.second.word)} beside ${(0,excerpt/* excerpt */.K)(reading.first.word)}`;
        default:
            return `state ${(0,excerpt/* excerpt */.K)('text' in reading ? reading.text : '')}`;
    }
};
const expected = (reading, { literal, words }) => {
    if (reading.kind === 'two')
        return 'exactly one state';
    return `${literal ? 'one of' : 'a state such as'} ${(0,excerpt/* listed */.r)(words)}`;
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
    message: `Unexpected state ${(0,excerpt/* excerpt */.K)(text)} beside a struck ID, expected it to be struck as well: the row is read as dropped`,
    help: 'Strike the state as well or write one that is dropped; take the strike from the ID if the work goes on.',
    place,
});

// EXTERNAL MODULE: ./build/record/unread.js
var unread = __webpack_require__(6617);
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
    state: text.length > longestState ? (0,excerpt/* excerpt */.K)(text, longestState).slice(1, -1) : text,
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
const isFault = (reading, text, view, column) => {
    if (reading.kind === 'unknown' || reading.kind === 'two')
        return true;
    if (reading.kind !== 'none')
        return false;
    if (isAgreed(view))
        return true;
    // Without an agreement dashes and empty cells are an answer, and so is what a whole table strikes.
    return reading.text === '' && text !== '' && view.states(column).some(({ kind }) => kind !== 'none');
};
const titleOf = (reading, line, column) => {
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
        titleOf: (reading, line) => titleOf(reading, line, titleColumn),
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
    const knownStates = new Map();
    const rows = [];
    const flaws = [];
    table.rows.forEach((line, number) => {
        const idInline = inline({ text: line.textAt(idColumn) });
        const reading = (0,id_cell/* readIdCell */.WM)(idInline, grammar);
        if (!reading) {
            const fault = (0,id_cell/* idFault */.m)(idInline, grammar);
            if (fault)
                flaws.push((0,unread/* faultyIds */.ET)(line, idColumn, idInline.text, fault));
            else if (!(0,unread/* isSilentLine */.mH)(line, idInline.text))
                flaws.push((0,unread/* unreadLine */.KQ)(line, idColumn, idInline.text, settings));
            return;
        }
        const first = reading.ids[0].id;
        const malformed = malformedRow(line, first, header);
        const stateReading = states[number];
        if (malformed)
            flaws.push(malformed);
        else if (reading.struck)
            flaws.push(...struckFlaws(first, stateReading, line.cellAt(stateColumn), view));
        else if (isFault(stateReading, line.textAt(stateColumn), view, stateColumn))
            flaws.push(unknownState(first, stateReading, line.cellAt(stateColumn), vocabulary));
        const read = knownStates.get(stateReading) ?? rowState(stateReading);
        knownStates.set(stateReading, read);
        const state = reading.struck ? droppedState(read) : read;
        const source = { line, reading, reader };
        for (const id of reading.ids)
            rows.push(lazyRow({
                id: id.id,
                searchable: id.searchable,
                aliases: (0,id_cell/* aliasesOf */.QI)(id, idInline, headerWord),
                header,
                place: line.place,
                table: index,
            }, state, source));
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
        subject: (0,excerpt/* excerpt */.K)(id).slice(1, -1),
        message: `Unexpected ${(0,excerpt/* excerpt */.K)(id)} outside of any table, expected a row of one: the line is not read`,
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
const lineFeed = 10;
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
            const isWhole = index >= text.length || code === lineFeed || code === carriageReturn;
            if (isWhole && hasDash && hasBorder)
                yield { start, end: index };
        }
        const feed = text.indexOf(lineFeed, index);
        // Looked for anew only behind the last one: it may be far away, and the lines many.
        if (carriage >= 0 && carriage < index)
            carriage = text.indexOf(carriageReturn, index);
        const end = feed < 0 ? text.length : feed;
        start = 1 + (carriage >= 0 && carriage < end ? carriage : end);
    }
}

;// CONCATENATED MODULE: ./build/record/selection.js





const markdown = /\.(?:md|markdown|mdx)$/i;
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
        else if (markdown.test(path)) {
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
    census.flaws.push(...file.hidden.map(unread/* hiddenRows */.ic), ...lostLines(file, reading, settings), ...emptyFile(file, reading, settings));
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
        census.flaws.push(...file.hidden.map(unread/* hiddenRows */.ic));
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
    const own = await files.read(listed.filter(isUnknown));
    // Begun only now, so that what is needed first comes first.
    const others = files.begin(asked, bytes => isNamed(bytes) && isWorthReading(bytes, settings));
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


/***/ }),

/***/ 7227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ waiversIn)
/* harmony export */ });
/* harmony import */ var _change_document_waivers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4644);
/* harmony import */ var _markdown_inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6518);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7928);



/** The excuses that stand in the documents of a record. */
const waiversIn = ({ documents, census }) => (0,_markdown_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .withInline */ .__)(() => (0,_change_document_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .documentWaivers */ .H)(documents, census, _rules_index_js__WEBPACK_IMPORTED_MODULE_1__.rules));


/***/ }),

/***/ 3459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isMissing),
/* harmony export */   i: () => (/* binding */ answerAll)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5982);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2545);


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
            ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .L)(`${doing}: git left questions unanswered`, _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .mendObjects */ .hR)
            : (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)(doing, ending, _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .mendObjects */ .hR);
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


/***/ }),

/***/ 1499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ readDifferences),
/* harmony export */   QH: () => (/* binding */ differenceLine),
/* harmony export */   VN: () => (/* binding */ streamDifferences)
/* harmony export */ });
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3563);


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
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, [...args, ...options], onChunk);
    running.write(lines.map(line => `${line}\n`).join(''));
    running.closeInput();
    return running.ended;
};
/** Reads the differences of all lines in one process, and keeps of each what is made of it. */
const readDifferences = (where, lines, keep) => (0,_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAll */ .i)('could not compare two commits', lines, async (batch) => {
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


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ mergeAll),
/* harmony export */   z: () => (/* binding */ mergeLine)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5982);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3563);



/** The line that asks for a merge of two commits. A commit with itself gives its own tree. */
const mergeLine = (ours, theirs) => `${ours} ${theirs}`;
const args = [
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
    const supplied = await supply(where, asked);
    if (!supplied.found)
        return new Map(asked.map(line => [line, supplied]));
    return (0,_batch_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAll */ .i)('could not try a merge', asked, async (batch) => {
        const chunks = [];
        const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, args, chunk => chunks.push(chunk));
        running.write(batch.map(line => `${line}\n`).join(''));
        running.closeInput();
        const ending = await running.ended;
        return { answers: parseMerges(Buffer.concat(chunks).toString('latin1')), ending };
    });
};
/** What looks for what a merge reads is loaded where something was left out. */
const supply = async (where, lines) => {
    if (!where.supply)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)(true);
    const { supplyMerges } = await __webpack_require__.e(/* import() */ 900).then(__webpack_require__.bind(__webpack_require__, 2900));
    return supplyMerges(where, lines);
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

/***/ 7293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   u: () => (/* binding */ supplyDifferences)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5982);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1499);



/** Brings what `git diff-tree -p` will read for the lines; nothing to do where nothing was left out. */
const supplyDifferences = async (where, lines) => {
    if (!where.supply)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_1__/* .found */ .F)(true);
    const answers = await (0,_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .readDifferences */ .$E)(where, lines, paths => paths.flatMap(contentsOf));
    // A difference that cannot be had is missed where it is read.
    return where.supply([...answers.values()].flatMap(answer => ((0,_batch_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b)(answer) ? [] : answer)));
};
/** Object names of the contents on either side of a difference; there are none for a submodule. */
const contentsOf = ({ before, after }) => [before, after]
    .filter(side => !/^(?:000000|160000) /.test(side))
    .map(side => side.slice(side.indexOf(' ') + 1));


/***/ }),

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast),
/* harmony export */   l: () => (/* binding */ readGitVersion)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5982);
/* harmony import */ var _begun_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5887);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2545);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7967);




let known = null;
/** Asks Git for its version, once for each Git. */
const readGitVersion = (where) => {
    const program = (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .gitProgram */ .V)();
    if (known?.program !== program)
        known = { program, version: askForVersion(where) };
    return known.version;
};
const askForVersion = async (where) => {
    const answer = await (0,_begun_call_js__WEBPACK_IMPORTED_MODULE_0__/* .beginCall */ .Q)(where, ['version']);
    if (answer.status !== 0)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V2)('could not ask Git for its version', answer, _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .installGit */ .S_);
    const words = /^git version ((\d+)\.(\d+)\S*)/.exec(answer.stdout.toString());
    if (!words)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .missing */ .L)('Git does not say its version', _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .installGit */ .S_);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)({ major: Number(words[2]), minor: Number(words[3]), text: words[1] ?? '' });
};
/** Whether the version is at least that one. */
const isAtLeast = (version, major, minor) => version.major > major || (version.major === major && version.minor >= minor);


/***/ }),

/***/ 4624:
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

;// CONCATENATED MODULE: ./build/check/section.js
const isThere = {
    contracts: ({ contracts }) => contracts.contracts.length > 0,
    claims: ({ claims }) => claims !== null,
    rollups: ({ rollups }) => rollups.length > 0,
    marks: ({ marks }) => marks.length > 0,
    documents: ({ documents }) => documents.length > 0,
    coverage: ({ coverage }) => coverage !== null,
};
/** Whether the configuration has what the rule is about. Without it the rule has nothing to say, is not loaded, and is not asked. */
const hasSection = ({ section }, settings) => section === undefined || isThere[section](settings);

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
        const fingerprint = (0,external_node_crypto_.hash)('sha256', `${key}${ordinal}`).slice(0, 32);
        return { ...problem, rule, fingerprint, new: false, waived: problem.answer ?? null };
    });
};

;// CONCATENATED MODULE: ./build/check/variants.js

const known = new WeakMap();
/** How a rule is set, for each file. */
const variantsOf = (rule, settings) => {
    const ofSettings = known.get(settings) ?? new Map();
    known.set(settings, ofSettings);
    const variants = ofSettings.get(rule) ?? readVariants(rule, settings);
    ofSettings.set(rule, variants);
    return variants;
};
const readVariants = (rule, settings) => {
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
 * findings, in the same order. What the rules look with has to be loaded (`loadAsked`).
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
        if (!hasSection(rule, view.settings))
            continue;
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


/** Whether a rule is among those that are to run, and has what it is about. */
const isToRun = (rule, only, settings) => (!only || only.includes(rule.id)) && hasSection(rule, settings);
/** Each rule that is on and has its section, with each of the options that it has for some file. */
function* inUse({ rules, only }, settings) {
    for (const rule of rules) {
        if (!isToRun(rule, only, settings))
            continue;
        for (const { options, ceiling } of variantsOf(rule, settings).all)
            if (ceiling !== 'off')
                yield { rule, options };
    }
}
/** Loads what the rules that are to run look with, which is to be awaited before they are asked. */
const loadAsked = async (asking, settings) => {
    await Promise.all([...inUse(asking, settings)].flatMap(({ rule }) => rule.load?.() ?? []));
};
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/config/nearest.js
/** Edits that turn one word into another: insert, delete, replace, swap neighbours. Quadratic in the words' length. */
const distance = (left, right) => {
    let before = [];
    let above = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row++) {
        const current = [row];
        for (let column = 1; column <= right.length; column++) {
            const same = left[row - 1] === right[column - 1];
            let cost = Math.min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (same ? 0 : 1));
            const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (swapped && row > 1 && column > 1)
                cost = Math.min(cost, before[column - 2] + 1);
            current.push(cost);
        }
        before = above;
        above = current;
    }
    return above[right.length];
};
const longest = 64;
/** The known word that a misspelt one was probably meant to be; null where none is near. */
const nearest = (word, known) => {
    if (word.length > longest)
        return null;
    const lower = word.toLowerCase();
    let best = null;
    let least = Math.floor(lower.length / 3) + 1.5;
    for (const candidate of known) {
        const edits = distance(lower, candidate.toLowerCase());
        if (edits < least) {
            least = edits;
            best = candidate;
        }
    }
    return best;
};

;// CONCATENATED MODULE: ./build/config/problem.js
/** One line for a terminal or a log: place, then message. */
const describeProblem = ({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`;
/** Puts a fault into the words that all problems share. */
const toProblem = (place, fault) => ({
    ...place,
    message: `Unexpected ${fault.found}, expected ${fault.expected}`,
    expected: fault.expected,
});
const shown = 60;
/** Foreign text in quotes, control characters escaped, cut to what fits a line. */
const quoted = (text) => JSON.stringify(text.length > shown ? `${text.slice(0, shown)}…` : text);
/** What a value is, for somebody who wrote YAML. */
const problem_inWords = (value) => {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'empty value';
    if (typeof value === 'string')
        return quoted(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'empty list' : 'list';
    if (typeof value === 'object')
        return 'mapping';
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'value';
};
/** `a`, `a or b`, `a, b or c`. */
const either = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

;// CONCATENATED MODULE: ./build/config/explain.js



const typeWords = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
};
const valueAt = (root, path) => {
    let value = root;
    for (const key of path) {
        if (typeof value !== 'object' || value === null)
            return undefined;
        value = value[key];
    }
    return value;
};
/** Keys that the schema allows at a path. Wrappers are looked through, and unions for their object. */
const keysAt = (schema, path) => {
    if (schema instanceof schemas/* ZodOptional */.IiU || schema instanceof schemas/* ZodDefault */.XiL)
        return keysAt(schema.unwrap(), path);
    if (schema instanceof schemas/* ZodUnion */.fZ7)
        return schema.options.flatMap(option => keysAt(option, path));
    if (schema instanceof schemas/* ZodRecord */.b8S)
        return keysAt(schema.valueType, path.slice(1));
    if (schema instanceof schemas/* ZodArray */.naA)
        return keysAt(schema.element, path.slice(1));
    if (!(schema instanceof schemas/* ZodObject */.bvH))
        return [];
    const shape = schema.shape;
    const [first, ...rest] = path;
    if (first === undefined)
        return Object.keys(shape);
    return Object.hasOwn(shape, first) ? keysAt(shape[String(first)], rest) : [];
};
const guess = (word, known) => {
    const near = typeof word === 'string' ? nearest(word, known) : null;
    return near === null ? '' : `; did you mean ${quoted(near)}?`;
};
const bound = (issue, limit) => {
    const side = issue.code === 'too_small' ? 'at least' : 'at most';
    const units = { string: 'characters', array: 'entries' };
    if (issue.code === 'too_small' && limit === 1 && issue.origin in units)
        return `${issue.origin === 'array' ? 'a list' : 'text'} that is not empty`;
    const exclusive = issue.inclusive === false ? ' (and not the number itself)' : '';
    return `${side} ${limit}${units[issue.origin] ? ` ${units[issue.origin]}` : ''}${exclusive}`;
};
const expectedBy = (issue, value) => {
    switch (issue.code) {
        case 'invalid_type':
            return typeWords[issue.expected] ?? issue.expected;
        case 'invalid_value': {
            const words = issue.values.map(String);
            return `${words.length > 1 ? 'one of ' : ''}${either(words)}${guess(value, words)}`;
        }
        case 'too_small':
            return bound(issue, Number(issue.minimum));
        case 'too_big':
            return bound(issue, Number(issue.maximum));
        default:
            return issue.message;
    }
};
/** An issue of one branch of a union that says only: this branch is for another type. */
const isOtherType = (issue, value) => issue.path.length === 0 &&
    (issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof value !== 'string'));
const explainUnion = (subject, branches, path) => {
    const value = valueAt(subject.root, path);
    const meant = branches.filter(branch => !branch.some(issue => isOtherType(issue, value)));
    if (meant.length > 0)
        return meant[0].flatMap(issue => explainIssue(subject, issue, path));
    const words = branches.flatMap(branch => branch.map(issue => expectedBy(issue, value)));
    return [refuseValue(path, value, [...new Set(words)].join(', or '))];
};
const refuseValue = (path, value, expected, offset = 0) => ({
    path,
    atKey: false,
    value,
    offset,
    found: value === undefined ? `mapping without ${quoted(String(path.at(-1)))}` : problem_inWords(value),
    expected,
});
const refuseKey = (path, expected) => {
    const key = path.at(-1);
    return { path, atKey: true, value: key, offset: 0, found: `key ${quoted(String(key))}`, expected };
};
const explainIssue = (subject, issue, above) => {
    const path = [...above, ...issue.path];
    const value = valueAt(subject.root, path);
    if (issue.code === 'unrecognized_keys') {
        const keys = [...new Set(keysAt(subject.schema, path))];
        const list = keys.length > 0 ? `one of ${either(keys)}` : 'no key here';
        return issue.keys.map(key => refuseKey([...path, key], list + guess(key, keys)));
    }
    if (issue.code === 'invalid_union')
        return explainUnion(subject, issue.errors, path);
    const inner = issue.code === 'invalid_key' ? issue.issues[0] : undefined;
    if (inner)
        return [refuseKey(path, expectedBy(inner, path.at(-1)))];
    if (issue.code === 'custom' && issue.params?.['atKey'] === true)
        return [refuseKey(path, issue.message)];
    const offset = issue.code === 'custom' ? Number(issue.params?.['offset'] ?? 0) : 0;
    return [refuseValue(path, value, expectedBy(issue, value), offset)];
};
/** Every issue that zod has with a value, in words that say what was found and what was expected. */
const explain = (schema, root, issues) => issues.flatMap(issue => explainIssue({ schema, root }, issue, []));

// EXTERNAL MODULE: ./build/config/glob.js
var config_glob = __webpack_require__(7597);
// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
// EXTERNAL MODULE: ./build/config/glob-cover.js
var glob_cover = __webpack_require__(1407);
;// CONCATENATED MODULE: ./build/config/trigger-cover.js



/**
 * The alternatives of a demand that a permission does not surely hold for, in the words of the configuration. Empty
 * where whatever demands is permitted.
 */
const uncovered = (permits, demand, states) => [
    ...(demand.move && !coversMove(permits.move, demand.move, states) ? [`move: ${inYaml(demand.move)}`] : []),
    ...(demand.measurement && !coversFiles([permits.measurement, permits.paths], demand.measurement)
        ? [`measurement: ${inYaml(demand.measurement)}`]
        : []),
    ...(demand.matches && !coversMatches(permits, demand.matches)
        ? [`matches: ${inYaml(demand.matches)}`]
        : []),
    ...(demand.paths && !coversFiles([permits.paths], demand.paths) ? [`paths: ${inYaml(demand.paths)}`] : []),
];
const coversMove = (permits, demand, states) => {
    if (!permits)
        return false;
    const words = [permits, demand].flatMap(({ from = [], to = [] }) => [...from, ...to]);
    const standings = allStandings(states, words);
    const holds = (side) => standings.every(each => !isMeant(demand[side], each, side) || isMeant(permits[side], each, side));
    return (holds('from') &&
        holds('to') &&
        (permits.matrices === undefined ||
            (demand.matrices !== undefined && (0,glob_cover/* covers */.h)(permits.matrices, demand.matrices))));
};
const allStandings = (states, words) => {
    const absent = { word: null, class: null };
    if (states)
        return [absent, ...states];
    const classes = row/* stateClasses */.Y.filter(name => name !== 'unknown').map(name => ({ word: null, class: name }));
    const others = words.filter(word => !(0,state_word/* isReservedWord */.Zs)(word)).map(word => ({ word, class: null }));
    return [absent, ...classes, ...others];
};
const isMeant = (words, standing, side) => {
    if (words === undefined)
        return side === 'from' || standing.class !== 'pointer';
    if (standing.word === null && standing.class === null)
        return words.includes(state_word/* absences */.tW[side]);
    return words.some(word => word === standing.class ||
        (!(0,state_word/* isReservedWord */.Zs)(word) && word.toLowerCase() === standing.word?.toLowerCase()));
};
const coversFiles = (outer, inner) => outer.some(globs => globs !== undefined && (0,glob_cover/* covers */.h)(globs, inner));
/** A pattern in other files may find the same set where this one finds another: only the very same will do, or the files. */
const coversMatches = ({ matches, paths }, demand) => coversFiles([paths], demand.in) ||
    (matches?.of === demand.of &&
        JSON.stringify([...matches.in].sort()) === JSON.stringify([...demand.in].sort()));
const inYaml = (value) => Array.isArray(value)
    ? `[${value.map(inYaml).join(', ')}]`
    : typeof value === 'object' && value !== null
        ? `{ ${Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .map(([key, inner]) => `${key}: ${inYaml(inner)}`)
            .join(', ')} }`
        : /^[\w./-]+$/.test(String(value))
            ? String(value)
            : `'${String(value).replaceAll("'", "''")}'`;

;// CONCATENATED MODULE: ./build/config/change-faults.js






/** Everything in the sections about changes that cannot be meant, or cannot be met. */
const changeFaults = (config, states) => {
    const vocabulary = states
        ? Object.entries(states).map(([word, state]) => ({
            word,
            class: typeof state === 'string' ? state : state.class,
        }))
        : null;
    return [...wordFaults(config, vocabulary), ...sectionFaults(config), ...guardFaults(config, vocabulary)];
};
/** Words that are neither a class nor a state of the vocabulary: a typing error would switch an obligation off. */
const wordFaults = (config, states) => {
    const known = states && [
        ...states.map(({ word }) => word),
        ...row/* stateClasses */.Y.filter(name => name !== 'unknown'),
    ];
    const faultOf = (word, side, path) => {
        const other = state_word/* absences */.tW[side === 'from' ? 'to' : 'from'];
        const isKnown = known === null || known.some(each => each.toLowerCase() === word.toLowerCase());
        if (word !== other && (isKnown || word === state_word/* absences */.tW[side]))
            return [];
        const near = nearest(word, [...(known ?? []), state_word/* absences */.tW[side]]);
        const guess = near === null ? '' : `; did you mean ${quoted(near)}?`;
        return [{ path, expected: `a class, a state of the vocabulary, or ${state_word/* absences */.tW[side]}${guess}` }];
    };
    const ofTrigger = ({ move }, path) => ['from', 'to'].flatMap(side => (move?.[side] ?? []).flatMap((word, index) => faultOf(word, side, [...path, 'move', side, index])));
    return [
        ...Object.entries(config.obligations ?? {}).flatMap(([name, { when }]) => ofTrigger(when, ['obligations', name, 'when'])),
        ...(config.guards ?? []).flatMap((guard, index) => ofTrigger(guard.with, ['guards', index, 'with'])),
        ...Object.entries(config.moves ?? {}).flatMap(([from, to]) => [
            ...faultOf(from, 'from', ['moves', from]).map(fault => ({ ...fault, atKey: true })),
            ...to.flatMap((word, index) => faultOf(word, 'to', ['moves', from, index])),
        ]),
    ];
};
/** A section stands in the spec of a row, so only a row can owe it. */
const sectionFaults = ({ obligations = {} }) => Object.entries(obligations).flatMap(([name, { when, owes }]) => when.move
    ? []
    : owes.flatMap((owed, index) => typeof owed !== 'string' && owed.section !== undefined
        ? [
            {
                path: ['obligations', name, 'owes', index],
                expected: 'a document, since no row moves to owe a section',
            },
        ]
        : []));
/** A guard that forbids what an obligation demands, at every document with which it could be met. */
const guardFaults = ({ obligations = {}, guards = [] }, states) => Object.entries(obligations).flatMap(([name, obligation]) => documentsOwed(obligation).flatMap(alternatives => {
    const hindrances = alternatives.map(document => guards.flatMap((guard, index) => {
        const lacking = (0,glob_cover/* covers */.h)(documentsOf(guard), [document])
            ? uncovered(guard.with, obligation.when, states)
            : [];
        return lacking.length > 0 ? [{ index, lacking }] : [];
    }));
    const [first] = hindrances.flat();
    if (first === undefined || hindrances.some(each => each.length === 0))
        return [];
    const missing = first.lacking.map(each => `\`${each}\``).join(' and ');
    return [
        {
            path: ['guards', first.index, 'document'],
            expected: `a guard that permits every edit that obligation ${quoted(name)} demands; its \`with\` lacks ${missing}`,
        },
    ];
}));
const documentsOwed = ({ owes }) => owes.flatMap(owed => {
    if (typeof owed === 'string')
        return [[owed]];
    return owed.any ? [owed.any.filter(each => !each.startsWith('!'))] : [];
});
const documentsOf = ({ document }) => typeof document === 'string' ? [document] : document;

// EXTERNAL MODULE: ./build/config/automaton.js
var automaton = __webpack_require__(4233);
// EXTERNAL MODULE: ./build/config/pattern-node.js
var pattern_node = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/config/pattern-syntax.js

const isWordCharacter = (character) => character !== undefined && /^\w$/.test(character);
const atBoundary = (text, index) => isWordCharacter(text[index - 1]) !== isWordCharacter(text[index]);
const edges = {
    '^': (_, index) => index === 0,
    $: (text, index) => index === text.length,
    '\\b': atBoundary,
    '\\B': (text, index) => !atBoundary(text, index),
};
const linear = 'a pattern without look-around, flags and back references, which cannot run in bounded time';
const classEscape = /^\\(?:[dDwWsStnrfv]|[pP]\{[^}]*\}|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]+\})/;
const count = /^\{(\d{1,4})(?:(,)(\d{0,4}))?\}/;
const absurdCount = /^\{\d+(?:,\d*)?\}/;
/** Reads a regular expression in JavaScript's spelling. */
const parsePattern = (source) => {
    let at = 0;
    let fault = null;
    const fail = (offset, expected) => {
        fault ??= { offset, expected };
        at = source.length;
        return (0,pattern_node/* sequence */.K2)([]);
    };
    const readSet = (text) => {
        const test = (0,pattern_node/* classTest */.HG)(text);
        const start = at;
        at += text.length;
        return test ? { kind: 'set', test } : fail(start, `a character class that compiles, not ${text}`);
    };
    const readEscape = () => {
        const pair = source.slice(at, at + 2);
        const edge = edges[pair];
        if (edge) {
            at += 2;
            return { kind: 'edge', holds: edge };
        }
        const escape = classEscape.exec(source.slice(at));
        if (escape)
            return readSet(escape[0]);
        if (/^\\[1-9k]/.test(pair))
            return fail(at, linear);
        if (!/^\\[^\p{L}\p{N}]/u.test(pair))
            return fail(at, 'an escape that exists');
        return readSet(pair);
    };
    const readClass = () => {
        const end = /^\[(?:\\[^]|[^\]\\])*\]/.exec(source.slice(at));
        return end ? readSet(end[0]) : fail(at, 'a "]" that closes this "["');
    };
    const readGroup = () => {
        const start = at;
        const opening = /^\((?:\?:|\?<[A-Za-z_]\w*>|(?!\?))/.exec(source.slice(at));
        if (!opening)
            return fail(at, linear);
        at += opening[0].length;
        const inner = readChoice();
        if (!fault && source[at] !== ')')
            return fail(start, 'a ")" that closes this "("');
        at++;
        return inner;
    };
    const readAtom = () => {
        const character = String.fromCodePoint(source.codePointAt(at));
        const edge = edges[character];
        if (character === '(')
            return readGroup();
        if (character === '[')
            return readClass();
        if (character === '\\')
            return readEscape();
        if ('*+?'.includes(character))
            return fail(at, `something to repeat before ${character}`);
        at += character.length;
        if (edge)
            return { kind: 'edge', holds: edge };
        return character === '.' ? { kind: 'set', test: () => true } : (0,pattern_node/* literal */.eu)(character);
    };
    const readRepeat = (item) => {
        const start = at;
        const mark = source[at];
        const counted = count.exec(source.slice(at));
        if (!counted && absurdCount.test(source.slice(at)))
            return fail(at, 'a repetition of at most 9,999 times');
        if (!counted && !'*+?'.includes(mark))
            return item;
        at += counted ? counted[0].length : 1;
        if (source[at] === '?')
            at++;
        const least = counted ? Number(counted[1]) : mark === '+' ? 1 : 0;
        const upper = counted?.[3] ? Number(counted[3]) : counted?.[2] ? Infinity : least;
        const most = counted ? upper : mark === '?' ? 1 : Infinity;
        if (item.kind === 'edge')
            return fail(start, 'something to repeat');
        if (most < least)
            return fail(start, 'a first number that is not above the second');
        return { kind: 'repeat', item, least, most };
    };
    const readSequence = () => {
        const items = [];
        while (at < source.length && source[at] !== '|' && source[at] !== ')') {
            const atom = readAtom();
            items.push(at < source.length ? readRepeat(atom) : atom);
        }
        return (0,pattern_node/* sequence */.K2)(items);
    };
    const readChoice = () => {
        const items = [readSequence()];
        while (source[at] === '|') {
            at++;
            items.push(readSequence());
        }
        return items.length === 1 ? items[0] : { kind: 'choice', items };
    };
    const node = readChoice();
    if (!fault && at < source.length)
        fail(at, 'a "(" before this ")"');
    return fault ?? node;
};

;// CONCATENATED MODULE: ./build/config/match-pattern.js


const maximumPattern = 500;
/** Compiles a pattern that is sought anywhere in a line. Bounded in length; at each offset linear in the line. */
const compileMatch = (source) => {
    if (source === '')
        return { offset: 0, expected: 'a pattern that is not empty' };
    if (source.length > maximumPattern)
        return { offset: maximumPattern, expected: `a pattern of at most ${maximumPattern} characters` };
    const node = parsePattern(source);
    if ('offset' in node)
        return node;
    return (0,automaton/* toMatcher */.W)(node) ?? { offset: 0, expected: 'a pattern with fewer repetitions' };
};

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/config/schema-parts.js


// Each schema is used once or twice in a run, which compiling it would not repay.
core/* config */.$W({ jitless: true });
/** One value, or a list of them. */
const oneOrMore = (item) => schemas/* union */.KCZ([item, schemas/* array */.YOg(item).min(1).max(200)]);
/** A text in which a fault can be pointed at. */
const checked = (fault) => schemas/* string */.YjP().superRefine((text, context) => {
    const found = fault(text);
    if (found)
        context.addIssue({ code: 'custom', message: found.expected, params: { offset: found.offset } });
});
const glob = checked(config_glob/* globFault */.H);
/** A list of globs that names something. */
const globs = schemas/* array */.YOg(glob)
    .min(1)
    .max(200)
    .refine(list => list.some(each => !each.startsWith('!')), 'at least one glob without a "!" in front');
const schema_parts_name = schemas/* string */.YjP().trim().min(1).max(100);

;// CONCATENATED MODULE: ./build/config/change-schema.js




const words = schemas/* array */.YOg(schema_parts_name).min(1).max(100);
const reason = schemas/* string */.YjP().trim().min(1).max(500);
const pattern = checked(text => {
    const compiled = compileMatch(text);
    return typeof compiled === 'function' ? null : compiled;
});
const wild = /[*?[{]/;
/** A whole tree is no claim: whoever mends a line in it would owe what he cannot honestly write. */
const narrowFault = (text) => {
    const fault = (0,config_glob/* globFault */.H)(text);
    if (fault || text.startsWith('!'))
        return fault;
    const parts = text.split('/');
    const first = parts.findIndex(part => wild.test(part));
    return /^\*+$/.test(parts.at(-1) ?? '') && first >= 0 && first < 2
        ? { offset: 0, expected: 'narrow paths, such as src/registry/*.ts, and not a whole tree' }
        : null;
};
const narrowGlobs = schemas/* array */.YOg(checked(narrowFault)).min(1).max(200);
const move = schemas/* strictObject */.rej({
    from: words.optional().describe('Classes or states that the row comes from, or arrival. Otherwise any.'),
    to: words.optional().describe('Classes or states that the row goes to, or departure. Otherwise any.'),
    matrices: globs.optional().describe('Matrices in which the row stands, before or after. Otherwise all.'),
});
const matches = schemas/* strictObject */.rej({
    of: pattern.describe('A regular expression without look-around, for a part of a line: one entry.'),
    in: globs.describe('Files that hold the entries. They are one set together.'),
});
const triggerWith = (paths) => schemas/* strictObject */.rej({
    move: move.optional().describe('A row whose state changes; rows that arrive and depart too.'),
    measurement: globs
        .optional()
        .describe('A measurement record that is created, or whose text changes beyond white space and links.'),
    matches: matches
        .optional()
        .describe('An entry added, removed or renamed: the set that a pattern finds, not any edit of a file.'),
    paths: paths.optional().describe('Any change of these files beyond white space and link targets.'),
})
    .refine(trigger => Object.values(trigger).some(each => each !== undefined), 'at least one of move, measurement, matches and paths');
const owed = schemas/* union */.KCZ([
    glob,
    schemas/* strictObject */.rej({
        any: globs.optional().describe('Documents of which one is enough.'),
        section: words.optional().describe('Headings of a section in the moved row’s own spec; one is enough.'),
    })
        .refine(({ any, section }) => (any === undefined) !== (section === undefined), 'either any or section'),
]);
const obligation = schemas/* strictObject */.rej({
    when: triggerWith(narrowGlobs).describe('What sets it off; of several any one.'),
    owes: schemas/* array */.YOg(owed)
        .min(1)
        .max(50)
        .describe('Each of these: a document as a glob, { any: globs }, or { section: headings } in the row’s spec.'),
    reason: reason.optional().describe('Why, for whoever has to pay.'),
});
const guard = schemas/* strictObject */.rej({
    document: schemas/* union */.KCZ([glob, globs]).describe('The document that may not change alone.'),
    with: triggerWith(globs).describe('What permits an edit of it; of several any one.'),
    reason: reason.optional().describe('Why, for whoever edits it.'),
});
const login = checked(text => /^[A-Za-z0-9_*-]{1,60}(?:\[bot\])?$/.test(text)
    ? null
    : { offset: 0, expected: 'a login, in which * stands for anything' });
/** The sections of the configuration about changes. Without one of them nothing of it is owed or forbidden. */
const changeSections = {
    obligations: schemas/* record */.g1P(schema_parts_name, obligation)
        .optional()
        .describe('What some changes owe, by the name of the obligation.'),
    guards: schemas/* array */.YOg(guard)
        .max(50)
        .optional()
        .describe('Documents that may change only together with something else.'),
    moves: schemas/* record */.g1P(schema_parts_name, schemas/* array */.YOg(schema_parts_name).max(100))
        .optional()
        .describe('Where rows may go: class or state, or arrival, and the classes and states, or departure, it may become.'),
    'exempt-authors': schemas/* array */.YOg(login)
        .max(100)
        .optional()
        .describe('Authors of pull requests who owe nothing and need not name a row, such as "*[bot]".'),
};

;// CONCATENATED MODULE: ./build/config/contract-faults.js



// Nothing can be demanded of a line that only points at its row, nor of one whose state nobody could read.
const contract_faults_open = row/* stateClasses */.Y.filter(name => name !== 'unknown' && name !== 'pointer');
/** Words that would make a contract cover no row: a typing error would switch it off. */
const contractFaults = ({ contracts = {} }, states) => {
    const classOf = (state) => typeof state === 'string' ? state : state.class;
    const vocabulary = states && Object.entries(states).flatMap(([word, state]) => (classOf(state) === 'pointer' ? [] : [word]));
    const known = [...(vocabulary ?? []), ...contract_faults_open];
    const isKnown = (word) => known.some(each => each.toLowerCase() === word.toLowerCase()) ||
        (vocabulary === undefined && !row/* stateClasses */.Y.some(name => name === word));
    const isDone = (word) => {
        const state = Object.entries(states ?? {}).find(([each]) => each.toLowerCase() === word.toLowerCase())?.[1];
        const stateClass = typeof state === 'string' ? state : state?.class;
        return (word === 'done' ||
            (vocabulary === undefined ? !contract_faults_open.some(each => each === word) : stateClass === 'done'));
    };
    return Object.entries(contracts).flatMap(([name, { rows = [], 'closing-commit': commit }]) => [
        ...(commit !== undefined && rows.length > 0 && !rows.some(isDone)
            ? [
                {
                    path: ['contracts', name, 'closing-commit'],
                    expected: 'rows that are done, which alone have one',
                },
            ]
            : []),
        ...rows.flatMap((word, index) => {
            if (isKnown(word))
                return [];
            const near = nearest(word, known);
            const guess = near === null ? '' : `; did you mean ${quoted(near)}?`;
            return [
                {
                    path: ['contracts', name, 'rows', index],
                    expected: `a class of rows that can owe something, or a state of the vocabulary${guess}`,
                },
            ];
        }),
    ]);
};

;// CONCATENATED MODULE: ./build/config/contract-schema.js


const most = 50;
const contract_schema_reason = schemas/* string */.YjP().trim().min(1).max(500);
const alternatives = schemas/* array */.YOg(oneOrMore(schema_parts_name)).min(1).max(most);
const spec = schemas/* union */.KCZ([
    schemas/* literal */.euz(true),
    schemas/* strictObject */.rej({
        sections: alternatives.describe('Sections with something in them, as headings or as rows of a two-column table; of a list one is enough.'),
    }),
]);
const contract_schema_anchors = schemas/* strictObject */.rej({
    code: globs.optional().describe('An anchor must lead to one of these files: the code.'),
    test: globs.optional().describe('An anchor must lead to one of these files: its tests.'),
    evidence: globs.optional().describe('An anchor must lead to one of these files: a ledger, a log.'),
    columns: oneOrMore(schema_parts_name).optional().describe('Headers of the columns that hold anchors. Otherwise all.'),
    lines: schemas/* boolean */.zMY().optional().describe('Whether an anchor counts only with a line. Otherwise not.'),
})
    .refine(({ code, test, evidence, columns }) => code ?? test ?? evidence ?? columns, 'at least one of code, test, evidence and columns');
const contract = schemas/* strictObject */.rej({
    rows: schemas/* array */.YOg(schema_parts_name)
        .min(1)
        .max(100)
        .optional()
        .describe('Classes and states of the rows. Otherwise all but dropped ones.'),
    matrices: globs.optional().describe('Matrices in which the rows stand. Otherwise all.'),
    spec: spec
        .optional()
        .describe('true, or { sections }: the spec is a tracked file that names the row, and has the sections.'),
    anchors: contract_schema_anchors.optional().describe('Places in the repository that the row has to point at.'),
    'closing-commit': oneOrMore(schema_parts_name)
        .optional()
        .describe('Headers of the column that names a commit on base; one is enough.'),
    columns: alternatives
        .optional()
        .describe('Columns that hold something; of a list the table needs one, and that is meant.'),
    reason: contract_schema_reason.optional().describe('Why, for whoever has to mend it.'),
});
/** The sections of the configuration about what rows have to show. Without contracts nothing is demanded. */
const contractSections = {
    contracts: schemas/* record */.g1P(schema_parts_name, contract)
        .optional()
        .describe('What rows in some states have to show, by the name of the contract.'),
    placeholders: schemas/* array */.YOg(schemas/* string */.YjP().trim().max(100))
        .max(200)
        .optional()
        .describe('Texts of cells that hold nothing, instead of the documented ones. An empty cell always does.'),
};

;// CONCATENATED MODULE: ./build/config/claim-faults.js



/** Words that are neither a class nor a state of the vocabulary, and states that nothing could name. */
const claimFaults = (config, states) => [
    ...(config.claims?.states ?? []).flatMap((word, index) => wordFault(word, states, [], ['claims', 'states', index])),
    ...placesOf(config.claims?.in).flatMap(([place, index]) => place.retired && !place.state
        ? [
            {
                path: ['claims', 'in', ...index, 'retired'],
                expected: '`state` beside it, the column that holds such a word',
            },
        ]
        : []),
    ...placesOf(config.rollups).flatMap(([{ files, under }, index]) => under !== undefined && files === undefined
        ? [{ path: ['rollups', ...index, 'under'], expected: '`files` beside it, in which the heading stands' }]
        : []),
    ...placesOf(config.marks).flatMap(([{ marks, complete }, index]) => [
        ...Object.entries(marks).flatMap(([mark, words]) => words.flatMap((word, at) => wordFault(word, states, ['live'], ['marks', ...index, 'marks', mark, at]))),
        ...(Array.isArray(complete) ? complete : []).flatMap((word, at) => wordFault(word, states, ['live'], ['marks', ...index, 'complete', at])),
    ]),
];
/** The items of a list with the paths that lead to them; one value by itself is its own place. */
const placesOf = (value) => {
    if (value === undefined)
        return [];
    return Array.isArray(value) ? value.map((item, index) => [item, [index]]) : [[value, []]];
};
const wordFault = (word, states, further, path) => {
    if (!states)
        return [];
    const known = [...Object.keys(states), ...row/* stateClasses */.Y.filter(name => name !== 'unknown'), ...further];
    if (known.some(each => each.toLowerCase() === word.toLowerCase()))
        return [];
    const near = nearest(word, known);
    const guess = near === null ? '' : `; did you mean ${quoted(near)}?`;
    return [{ path, expected: `a class or a state of the vocabulary${guess}` }];
};

;// CONCATENATED MODULE: ./build/config/claim-schema.js


const claim_schema_words = schemas/* array */.YOg(schema_parts_name).min(1).max(100);
const names = oneOrMore(schema_parts_name);
const files = schemas/* union */.KCZ([glob, globs]);
const claimPlace = schemas/* strictObject */.rej({
    files: files.describe('The documents in which live claims stand.'),
    under: names.optional().describe('Headings below which they stand. Otherwise anywhere in the file.'),
    except: names.optional().describe('Headings, such as that of retired claims, below which stands none.'),
    rows: names.describe('Header of the column, or label of the line, that lists the IDs of the rows.'),
    name: names.optional().describe('Header of the column that holds the name of the claim.'),
    owner: names.optional().describe('Header of the column, or label, that says who holds the claim.'),
    state: names.optional().describe('Header of the column, or label, that holds the state of the claim.'),
    retired: claim_schema_words.optional().describe('States of a claim that is none any more.'),
});
const claims = schemas/* strictObject */.rej({
    states: claim_schema_words.describe('Classes and states in which a row needs a claim.'),
    in: oneOrMore(claimPlace).describe('Where live claims stand.'),
    shared: schemas/* boolean */.zMY().optional().describe('Whether several claims may list one row.'),
});
const rollup = schemas/* strictObject */.rej({
    files: files.optional().describe('The documents that hold the tables of counts. Otherwise the matrices.'),
    under: names.optional().describe('Headings below which every table is one. Otherwise they are recognised.'),
    of: files
        .optional()
        .describe('Matrices whose rows are counted. Otherwise those of the same file, or all where it has none.'),
    sections: schemas/* record */.g1P(schema_parts_name, schemas/* union */.KCZ([schemas/* literal */.euz(false), names]))
        .optional()
        .describe('What a label means: headings, or values of a column; false to leave it alone.'),
});
const markPlace = schemas/* strictObject */.rej({
    files: files.describe('The documents that hold the checklist.'),
    under: names.optional().describe('Headings below which it stands. Otherwise anywhere in the file.'),
    of: files
        .optional()
        .describe('Matrices whose rows are meant. Otherwise those of the same file, or all where it has none.'),
    marks: schemas/* record */.g1P(schemas/* string */.YjP().trim().min(1).max(40), claim_schema_words)
        .refine(marks => Object.keys(marks).length > 0, 'at least one mark')
        .describe('Each mark, and the classes and states for which it may stand; "[x]" and "[ ]" are marks too.'),
    mark: names.optional().describe('Header of the column of marks. Otherwise the first column with one.'),
    row: names.optional().describe('Header of the column that names the row. Otherwise the first that does.'),
    complete: schemas/* union */.KCZ([schemas/* boolean */.zMY(), claim_schema_words])
        .optional()
        .describe('Which rows must be listed, each once: true for the live ones, or classes and states.'),
});
/** The sections about what other documents say of the rows. Without one of them nothing of it is checked. */
const claimSections = {
    claims: claims.optional().describe('Claims on rows: where they stand, and which rows need one.'),
    rollups: oneOrMore(rollup).optional().describe('Tables of counts by state, which the rows must add up to.'),
    marks: oneOrMore(markPlace)
        .optional()
        .describe('Checklists and tables of marks, against the states of the rows.'),
};

;// CONCATENATED MODULE: ./build/model/document-settings.js
/** Figures that are known without being told what to look for. */
const plainFigures = ['characters', 'lines', 'sections', 'paragraph', 'cell', 'repeats'];

;// CONCATENATED MODULE: ./build/config/document-schema.js




const document_schema_pattern = checked(text => {
    const compiled = compileMatch(text);
    return typeof compiled === 'function' ? null : compiled;
});
const document_schema_most = schemas/* int */.Whr().min(0).max(1_000_000_000);
const isSomething = (value) => Object.values(value).some(each => each !== undefined);
// Each costs a pass over the whole text.
const mostPhrases = 200;
const isBounded = (phrases) => {
    const count = Object.keys(phrases).length;
    return count >= 1 && count <= mostPhrases;
};
const budget = schemas/* strictObject */.rej({
    characters: document_schema_most.optional().describe('Characters (code points) of the whole text, line ends included.'),
    lines: document_schema_most.optional().describe('Lines of the whole text.'),
    sections: document_schema_most.optional().describe('Headings of any depth.'),
    paragraph: document_schema_most.optional().describe('Characters of the longest paragraph.'),
    cell: document_schema_most.optional().describe('Characters of the widest cell of a table.'),
    repeats: schemas/* int */.Whr()
        .min(1)
        .max(1_000_000_000)
        .optional()
        .describe('How often one line may stand in the text.'),
    phrases: schemas/* record */.g1P(schema_parts_name, document_schema_most)
        .refine(isBounded, `from 1 to ${mostPhrases} phrases`)
        .optional()
        .describe('How often a phrase may stand in the text; 0 for never. Case and line breaks do not count.'),
})
    .refine(isSomething, `at least one of ${plainFigures.join(', ')} and phrases`);
const figure = schemas/* union */.KCZ([
    schemas/* enum */.k5n(plainFigures),
    schemas/* strictObject */.rej({ phrase: schema_parts_name.describe('The phrase that is counted.') }),
]);
const log = schemas/* strictObject */.rej({
    entry: document_schema_pattern.describe('A regular expression without look-around, for the start of a line that begins an entry. The first date in that line is its date.'),
    order: schemas/* enum */.k5n(['oldest-first', 'newest-first']).describe('In which order the entries stand.'),
});
const entry = schemas/* strictObject */.rej({
    files: oneOrMore(glob).describe('Globs over tracked files; a later one with ! takes away.'),
    budget: budget.optional().describe('The most that each of these files may hold.'),
    ratchet: schemas/* array */.YOg(figure)
        .min(1)
        .max(50)
        .optional()
        .describe('Figures of each of these files that a change may only lower: a word of budget, or { phrase }.'),
    log: log.optional().describe('The entries of a log, and their order.'),
    'append-only': schemas/* boolean */.zMY().optional().describe('Whether these files together may lose no line.'),
    reason: schemas/* string */.YjP().trim().min(1).max(500).optional().describe('Why, for whoever has to follow.'),
})
    .refine(each => each.budget !== undefined ||
    each.ratchet !== undefined ||
    each.log !== undefined ||
    each['append-only'] === true, 'at least one of budget, ratchet, log and append-only');
/** The section of the configuration about documents. Without it nothing is asked of any. */
const documentSections = {
    documents: schemas/* array */.YOg(entry)
        .min(1)
        .max(100)
        .optional()
        .describe('Documents that are no matrices: how large they may be, how their logs are kept.'),
};

;// CONCATENATED MODULE: ./build/config/coverage-faults.js



/** Words of `coverage.finished.states` that are neither a class nor a state: a typing error would switch the rule off. */
const coverageFaults = (config, states) => {
    if (states === undefined)
        return [];
    const known = [...Object.keys(states), ...row/* stateClasses */.Y.filter(each => each !== 'unknown')];
    return (config?.finished?.states ?? []).flatMap((word, index) => {
        if (known.some(each => each.toLowerCase() === word.toLowerCase()))
            return [];
        const near = nearest(word, known);
        const guess = near === null ? '' : `; did you mean ${quoted(near)}?`;
        const path = ['coverage', 'finished', 'states', index];
        return [{ path, expected: `a class, or a state of the vocabulary${guess}` }];
    });
};

;// CONCATENATED MODULE: ./build/config/coverage-schema.js


const phrases = schemas/* array */.YOg(schemas/* string */.YjP().trim().min(2).max(100)).min(1).max(50);
const header = (what) => oneOrMore(schema_parts_name).optional().describe(`Headers of the column that ${what}.`);
const columns = schemas/* strictObject */.rej({
    id: header('names the row, best first; those of the matrices where it is not given'),
    paths: header('names the files of the row'),
    estimate: header('says how many lines the row will take'),
    measured: header('says how many there are'),
    notes: oneOrMore(schema_parts_name)
        .optional()
        .describe('Headers of columns, here and in the matrices, whose words may claim that the row is finished.'),
    feature: header('names a feature of the row'),
    code: header('holds the anchor of its code'),
    test: header('holds the anchor of its test'),
});
const finished = schemas/* strictObject */.rej({
    states: schemas/* array */.YOg(schema_parts_name).max(100).optional().describe('Classes or states that say that a row is finished.'),
    words: schemas/* array */.YOg(schemas/* string */.YjP().trim().min(2).max(100))
        .max(50)
        .optional()
        .describe('Words that say so in a note.'),
});
const exhausted = schemas/* strictObject */.rej({
    documents: globs.describe('Documents that may not say so while there is a gap.'),
    phrases: phrases.describe('Words that say that nothing is left, compared without case.'),
});
/** The section of the configuration about measures. */
const coverageSection = schemas/* strictObject */.rej({
    documents: globs.describe('The Markdown files that hold the coverage tables.'),
    columns: columns.optional().describe('Headers of the columns, compared without case and marks.'),
    tests: globs.optional().describe('Test files, which are not counted.'),
    generated: globs
        .optional()
        .describe('Generated and foreign files, which are not counted, beside those that .gitattributes names.'),
    finished: finished.optional().describe('What says that a row is finished.'),
    exhausted: exhausted.optional().describe('Words by which a document says that nothing is left.'),
});

;// CONCATENATED MODULE: ./build/config/pattern.js


const pattern_maximumPattern = 500;
const maximumText = 256;
/** Compiles the grammar of an ID. Bounded in length, and linear in the text whatever it says. */
const compileIdPattern = (source) => {
    if (source.length > pattern_maximumPattern)
        return { offset: pattern_maximumPattern, expected: `a pattern of at most ${pattern_maximumPattern} characters` };
    const node = parsePattern(source);
    if ('offset' in node)
        return node;
    const match = (0,automaton/* toMatcher */.W)(node);
    if (!match)
        return { offset: 0, expected: 'a pattern with fewer repetitions' };
    return text => {
        const bounded = text.slice(0, maximumText);
        const length = match(bounded);
        return length === 0 ? null : bounded.slice(0, length);
    };
};

;// CONCATENATED MODULE: ./build/config/schema.js













const maximumStars = 3;
const branchFault = (text) => {
    if (text === '' || text.length > 200)
        return { offset: 0, expected: 'a name of 1 to 200 characters' };
    const strange = /^[-/!]|[\u0000-\u0020\u007f~^:?[\\(){}|]|\.\.|\/\/|[/.]$|\.lock$/.exec(text);
    if (strange)
        return { offset: strange.index, expected: 'a branch name, in which * stands for anything' };
    const star = [...text.matchAll(/\*+/g)][maximumStars];
    return star ? { offset: star.index, expected: `at most ${maximumStars} "*"` } : null;
};
const branch = checked(branchFault);
const rowBranch = checked(text => {
    const prefix = /^(?:refs\/(?:heads|remotes\/origin)|origin)\//.exec(text)?.[0];
    if (prefix !== undefined)
        return { offset: 0, expected: `the name of the branch alone: ${text.slice(prefix.length)}` };
    const offset = text.indexOf('{id}');
    if (offset < 0)
        return { offset: 0, expected: 'a pattern with {id} in it, such as row/{id}' };
    const second = text.indexOf('{id}', offset + 1);
    return second < 0 ? branchFault(text.replace('{id}', 'ID')) : { offset: second, expected: '{id} once' };
});
const ids = checked(text => {
    if (text === '')
        return { offset: 0, expected: 'a pattern that is not empty' };
    const compiled = compileIdPattern(text);
    return typeof compiled === 'function' ? null : compiled;
});
const schema_columns = schemas/* strictObject */.rej({
    id: oneOrMore(schema_parts_name).optional().describe('Headers of the column that holds the ID, best first.'),
    state: oneOrMore(schema_parts_name).optional().describe('Headers of the column that holds the state, best first.'),
    spec: oneOrMore(schema_parts_name).optional().describe('Headers of the column that links the spec of the row.'),
    owner: oneOrMore(schema_parts_name).optional().describe('Headers of the column that names who holds the row.'),
    references: oneOrMore(schema_parts_name)
        .optional()
        .describe('Headers of columns whose #numbers and SHAs are evidence, beside the note of the state.'),
});
const configurableClasses = row/* stateClasses */.Y.filter(each => each !== 'unknown');
const stateClass = schemas/* enum */.k5n(configurableClasses);
const state = schemas/* union */.KCZ([
    stateClass,
    schemas/* strictObject */.rej({
        class: stateClass.describe('What the state amounts to.'),
        evidence: schemas/* enum */.k5n(['none', ...row/* severities */.g])
            .optional()
            .describe('How gravely a row without a trace of work weighs. By the class where it is not given.'),
        live: schemas/* boolean */.zMY().optional().describe('Whether somebody may be counting on the row.'),
    }),
]);
const severity = schemas/* enum */.k5n(['off', ...row/* severities */.g]);
/** `off`, a severity, or an object with a severity and the options of the rule. */
const ruleSetting = (options) => {
    const own = options instanceof schemas/* ZodObject */.bvH ? options : schemas/* object */.Ikc({});
    const severityKey = severity.optional().describe('How grave a finding is; off to be silent.');
    return schemas/* union */.KCZ([severity, own.safeExtend({ severity: severityKey }).strict()]);
};
/** The settings of all rules. Most rules have the same options, none, and share one schema: each takes its time to build. */
const ruleSettings = (rules) => {
    const byOptions = new Map();
    const settingOf = (options) => {
        const setting = byOptions.get(options) ?? ruleSetting(options).optional();
        byOptions.set(options, setting);
        return setting;
    };
    return schemas/* strictObject */.rej(Object.fromEntries(rules.map(({ id, options }) => [id, settingOf(options)])));
};
/** The whole configuration. Its keys are fixed; those of a rule come with the rule. */
const configSchema = (rules) => {
    const settings = ruleSettings(rules);
    const entry = schemas/* strictObject */.rej({
        files: oneOrMore(glob).describe('Globs over tracked files; a later one with ! takes away.'),
        rules: settings.optional().describe('Settings of rules for these files alone.'),
        records: globs.optional().describe('What is record and not work for the rows of these files.'),
        'allow-empty': schemas/* string */.YjP()
            .trim()
            .min(1)
            .optional()
            .describe('Why these files may hold no rows: the reason.'),
    });
    const sections = schemas/* strictObject */.rej({
        base: oneOrMore(branch)
            .refine(bases => ![bases].flat()[0]?.includes('*'), 'the name of one branch first, the trunk')
            .optional()
            .describe('Branches on which work counts as landed; the first is the trunk.'),
        matrices: schemas/* array */.YOg(schemas/* union */.KCZ([glob, entry]))
            .min(1)
            .max(200)
            .optional()
            .describe('The Markdown files that hold status tables: globs over tracked files, or entries.'),
        columns: schema_columns.optional().describe('Headers of the columns, compared without case and marks.'),
        ids: ids
            .optional()
            .describe('Grammar of an ID: a regular expression without look-around, for the start of the cell.'),
        namespace: schemas/* enum */.k5n(['repository', 'file'])
            .optional()
            .describe('Whether an ID means the same row everywhere, or only within its file.'),
        states: schemas/* record */.g1P(schema_parts_name, state)
            .refine(states => Object.keys(states).length > 0, 'at least one state')
            .optional()
            .describe('The vocabulary: each state, and its class or an object.'),
        branches: schemas/* array */.YOg(rowBranch)
            .min(1)
            .max(50)
            .optional()
            .describe('Names of branches that belong to a row; {id} stands for its ID.'),
        parked: schemas/* array */.YOg(branch)
            .max(50)
            .optional()
            .describe('Names of branches that are nobody’s work at present.'),
        records: globs
            .optional()
            .describe('What is record and not work. The matrices and the configuration always are.'),
        rules: settings.optional().describe('Severity and options of each rule.'),
        ...contractSections,
        ...claimSections,
        ...changeSections,
        ...documentSections,
        coverage: coverageSection
            .optional()
            .describe('How large the work of a row is, by an estimate and by what there is.'),
    });
    return sections.superRefine((config, context) => {
        const faults = [
            ...contractFaults(config, config.states),
            ...claimFaults(config, config.states),
            ...changeFaults(config, config.states),
            ...coverageFaults(config.coverage, config.states),
        ];
        for (const { path, expected, ...fault } of faults) {
            const params = 'atKey' in fault ? { params: { atKey: fault.atKey } } : {};
            context.addIssue({ code: 'custom', message: expected, path: [...path], ...params });
        }
    });
};

// EXTERNAL MODULE: ./build/model/state-rule.js
var state_rule = __webpack_require__(1082);
;// CONCATENATED MODULE: ./build/config/change-settings.js


/** What the sections about changes mean. */
const toChangeSettings = (config) => ({
    obligations: Object.entries(config.obligations ?? {}).map(([name, { when, owes, reason }]) => ({
        name,
        reason: reason ?? null,
        when: toTrigger(when),
        owes: owes.map(toOwed),
    })),
    guards: (config.guards ?? []).map(guard => ({
        documents: pathSet(typeof guard.document === 'string' ? [guard.document] : guard.document),
        reason: guard.reason ?? null,
        permits: toTrigger(guard.with),
    })),
    moves: config.moves ? Object.entries(config.moves).map(([from, to]) => ({ from, to })) : null,
    isExempt: loginMatcher(config['exempt-authors'] ?? []),
});
const pathSet = (globs) => ({ globs, isMatch: (0,config_glob/* compileGlobs */.t)(globs) });
const toTrigger = ({ move, measurement, matches, paths }) => {
    const matchAt = matches && compileMatch(matches.of);
    return {
        move: move
            ? {
                from: move.from ?? null,
                to: move.to ?? null,
                matrices: move.matrices ? pathSet(move.matrices) : null,
            }
            : null,
        measurement: measurement ? pathSet(measurement) : null,
        matches: matches && typeof matchAt === 'function'
            ? { pattern: matches.of, matchAt, files: pathSet(matches.in) }
            : null,
        paths: paths ? pathSet(paths) : null,
    };
};
const toOwed = (owed) => {
    if (typeof owed === 'string')
        return { kind: 'document', documents: pathSet([owed]) };
    return owed.any
        ? { kind: 'document', documents: pathSet(owed.any) }
        : { kind: 'section', sections: owed.section ?? [] };
};
/** Logins are compared without case; * stands for any characters. */
const loginMatcher = (patterns) => {
    const parts = patterns.map(pattern => pattern.toLowerCase().split('*'));
    return login => parts.some(([first = '', ...rest]) => fits(login.toLowerCase(), first, rest));
};
/** Whether a text begins with the first part, ends with the last, and has those between in order. Linear for one pattern. */
const fits = (text, first, rest) => {
    const last = rest.at(-1);
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first))
        return false;
    let at = first.length;
    for (const part of rest.slice(0, -1)) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
};

;// CONCATENATED MODULE: ./build/model/contract-settings.js
const anchorKinds = ['code', 'test', 'evidence'];
/** What holds where nothing is agreed. */
const noContracts = { contracts: [], placeholders: null };

;// CONCATENATED MODULE: ./build/config/contract-settings.js


/** What the sections about contracts mean. */
const toContractSettings = ({ contracts = {}, placeholders }, lineAt) => ({
    contracts: Object.entries(contracts).map(([name, contract]) => toContract(name, contract, lineAt(['contracts', name, ...(contract.matrices ? ['matrices'] : [])]))),
    placeholders: placeholders ?? null,
});
const toContract = (name, contract, line) => ({
    name,
    line,
    reason: contract.reason ?? null,
    rows: contract.rows ?? null,
    matrices: contract.matrices ? contract_settings_pathSet(contract.matrices) : null,
    spec: contract.spec
        ? { sections: contract.spec === true ? [] : contract.spec.sections.map(each => [each].flat()) }
        : null,
    anchors: contract.anchors ? toAnchors(contract.anchors) : null,
    closingCommit: contract['closing-commit'] === undefined ? null : [contract['closing-commit']].flat(),
    columns: (contract.columns ?? []).map(each => [each].flat()),
});
const toAnchors = (anchors) => ({
    paths: new Map(anchorKinds.flatMap(kind => {
        const globs = anchors[kind];
        return globs ? [[kind, contract_settings_pathSet(globs)]] : [];
    })),
    columns: anchors.columns === undefined ? null : [anchors.columns].flat(),
    lines: anchors.lines ?? false,
});
const contract_settings_pathSet = (globs) => ({ globs, isMatch: (0,config_glob/* compileGlobs */.t)(globs) });

;// CONCATENATED MODULE: ./build/config/claim-settings.js

/** What the sections about claims, rollups and marks mean. */
const toClaimSettings = (config, lineAt) => ({
    claims: config.claims ? toClaims(config.claims, lineAt) : null,
    rollups: listOf(config.rollups).map((given, index) => toRollup(given, lineAt([...pathTo('rollups', config.rollups, index), 'files']))),
    marks: listOf(config.marks).map((given, index) => toMarks(given, lineAt([...pathTo('marks', config.marks, index), 'files']))),
});
const listOf = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
/** Where an item stands: one value by itself is no item of a list. */
const pathTo = (key, value, index) => Array.isArray(value) ? [key, index] : [key];
const claim_settings_pathSet = (files) => {
    const globs = listOf(files);
    return { globs, isMatch: (0,config_glob/* compileGlobs */.t)(globs) };
};
const toClaims = (claims, lineAt) => ({
    states: claims.states,
    shared: claims.shared ?? false,
    places: listOf(claims.in).map((place, index) => ({
        files: claim_settings_pathSet(place.files),
        under: listOf(place.under),
        except: listOf(place.except),
        name: listOf(place.name),
        rows: listOf(place.rows),
        owner: listOf(place.owner),
        state: listOf(place.state),
        retired: place.retired ?? [],
        line: lineAt(['claims', ...pathTo('in', claims.in, index), 'files']),
    })),
});
const toRollup = ({ files, under, of, sections }, line) => ({
    files: files === undefined ? null : claim_settings_pathSet(files),
    under: listOf(under),
    of: of === undefined ? null : claim_settings_pathSet(of),
    sections: new Map(Object.entries(sections ?? {}).map(([label, meant]) => [label, meant === false ? [] : listOf(meant)])),
    line,
});
const toMarks = (given, line) => ({
    files: claim_settings_pathSet(given.files),
    under: listOf(given.under),
    of: given.of === undefined ? null : claim_settings_pathSet(given.of),
    marks: new Map(Object.entries(given.marks)),
    mark: listOf(given.mark),
    row: listOf(given.row),
    complete: given.complete === true ? ['live'] : given.complete === false ? null : (given.complete ?? null),
    line,
});

// EXTERNAL MODULE: ./build/config/coverage-defaults.js
var coverage_defaults = __webpack_require__(212);
;// CONCATENATED MODULE: ./build/config/coverage-settings.js


/** What the section about measures means; null where there is none. */
const toCoverageSettings = (config, lineAt) => {
    if (config === undefined)
        return null;
    const { documents, columns, tests, generated, finished, exhausted } = config;
    return {
        documents: coverage_settings_pathSet(documents),
        columns: toColumns(columns),
        tests: coverage_settings_pathSet(tests ?? coverage_defaults/* defaultTests */.nW),
        generated: coverage_settings_pathSet(generated ?? coverage_defaults/* defaultGenerated */.d3),
        finished: {
            states: finished?.states ?? coverage_defaults/* defaultFinished */.Sw.states,
            words: finished?.words ?? coverage_defaults/* defaultFinished */.Sw.words,
        },
        exhausted: exhausted
            ? {
                documents: coverage_settings_pathSet(exhausted.documents),
                phrases: exhausted.phrases,
                line: lineAt(['coverage', 'exhausted', 'documents']),
            }
            : null,
        line: lineAt(['coverage', 'documents']),
    };
};
const coverage_settings_pathSet = (globs) => ({ globs, isMatch: (0,config_glob/* compileGlobs */.t)(globs) });
const toColumns = (given = {}) => {
    const of = (column) => {
        const headers = given[column];
        return headers === undefined ? coverage_defaults/* defaultCoverageColumns */.HA[column] : [headers].flat();
    };
    return {
        id: of('id'),
        paths: of('paths'),
        estimate: of('estimate'),
        measured: of('measured'),
        notes: of('notes'),
        feature: of('feature'),
        code: of('code'),
        test: of('test'),
    };
};

// EXTERNAL MODULE: ./build/config/defaults.js
var defaults = __webpack_require__(1573);
;// CONCATENATED MODULE: ./build/config/document-settings.js



/** What the section about documents means; `lineOf` gives the line of an entry. */
const toDocuments = ({ documents = [] }, lineOf) => documents.map(({ files, budget, ratchet, log, reason, ...entry }, index) => ({
    files: pathSets([files].flat()),
    reason: reason ?? null,
    budget: budget ? toLimits(budget) : [],
    ratchet: (ratchet ?? []).map(toFigure),
    log: log ? toLog(log) : null,
    isAppendOnly: entry['append-only'] ?? false,
    line: lineOf(index),
}));
/** One for each glob; a `!` glob takes away from all before it. */
const pathSets = (globs) => globs.flatMap((glob, index) => {
    if (glob.startsWith('!'))
        return [];
    const all = [glob, ...globs.slice(index + 1).filter(later => later.startsWith('!'))];
    return { globs: all, isMatch: (0,config_glob/* compileGlobs */.t)(all) };
});
const toFigure = (given) => typeof given === 'string' ? { kind: given } : { kind: 'phrase', phrase: given.phrase };
const toLimits = (budget) => [
    ...plainFigures.flatMap(kind => {
        const most = budget[kind];
        return most === undefined ? [] : { figure: { kind }, most };
    }),
    ...Object.entries(budget.phrases ?? {}).map(([phrase, most]) => ({
        figure: { kind: 'phrase', phrase },
        most,
    })),
];
// What a reader takes for the start of an entry stands at the start of its line.
const longestStart = 1000;
const toLog = ({ entry, order }) => {
    const match = compileMatch(entry);
    return {
        isEntry: line => typeof match === 'function' && match(line.slice(0, longestStart), 0) > 0,
        order,
    };
};

;// CONCATENATED MODULE: ./build/config/settings.js









const settings_listOf = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
const toStates = (states) => states === undefined
    ? null
    : Object.entries(states).map(([word, state]) => {
        if (typeof state === 'string')
            return (0,state_rule/* stateRule */.K)(word, state);
        const own = (0,state_rule/* stateRule */.K)(word, state.class);
        return { ...own, live: state.live ?? own.live, evidence: state.evidence ?? own.evidence };
    });
const toRules = (settings, rules) => {
    const byId = new Map();
    for (const { id, options } of rules) {
        const setting = settings?.[id];
        if (setting === undefined)
            continue;
        if (typeof setting === 'string')
            byId.set(id, { severity: setting, options: options.parse({}) });
        else {
            const { severity, ...rest } = setting;
            byId.set(id, { ...(severity && { severity }), options: options.parse(rest) });
        }
    }
    return byId;
};
const settings_toColumns = (columns = {}) => ({
    id: settings_listOf(columns.id),
    state: settings_listOf(columns.state),
    spec: settings_listOf(columns.spec),
    owner: settings_listOf(columns.owner),
    references: settings_listOf(columns.references),
});
const flatten = (matrices = [], lineOf) => matrices.flatMap((given, index) => {
    const { files, ...entry } = typeof given === 'string' ? { files: given } : given;
    return settings_listOf(files).map(glob => ({ glob, entry, line: lineOf(index) }));
});
/** One entry for each glob, so that each that matches nothing can be named; a `!` glob takes away from all before it. */
const toEntries = (lines, rules, withMatrices) => lines.flatMap(({ glob, entry, line }, index) => {
    if (glob.startsWith('!'))
        return [];
    const without = lines.slice(index + 1).filter(later => later.glob.startsWith('!'));
    const files = [glob, ...without.map(later => later.glob)];
    return {
        files,
        allowEmpty: entry['allow-empty'] ?? null,
        isMatch: (0,config_glob/* compileGlobs */.t)(files),
        isRecord: entry.records ? withMatrices(entry.records) : null,
        rules: toRules(entry.rules, rules),
        line,
    };
});
/** What an accepted configuration means, every default filled in. */
const toSettings = (source, config, rules, lineOf, lineAt) => {
    const lines = flatten(config.matrices, lineOf);
    const isMatrix = (0,config_glob/* compileGlobs */.t)(lines.map(({ glob }) => glob));
    const withMatrices = (globs) => {
        const matches = (0,config_glob/* compileGlobs */.t)(globs);
        return path => path === source || matches(path) || isMatrix(path);
    };
    const compiled = config.ids === undefined ? null : compileIdPattern(config.ids);
    return {
        source,
        agreed: lines.length > 0,
        bases: config.base === undefined ? null : settings_listOf(config.base),
        matrices: toEntries(lines, rules, withMatrices),
        columns: settings_toColumns(config.columns),
        ids: typeof compiled === 'function' ? compiled : null,
        namespace: config.namespace ?? 'repository',
        states: toStates(config.states),
        branches: config.branches ?? defaults/* defaultBranches */.U_,
        parked: config.parked ?? defaults/* defaultParked */.Tu,
        isRecord: withMatrices(config.records ?? defaults/* defaultRecords */.cz),
        rules: toRules(config.rules, rules),
        change: toChangeSettings(config),
        contracts: toContractSettings(config, lineAt),
        ...toClaimSettings(config, lineAt),
        documents: toDocuments(config, index => lineAt(['documents', index])),
        coverage: toCoverageSettings(config.coverage, lineAt),
    };
};

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/config/tree.js


const nameOf = (path) => JSON.stringify(path.map(String));
const forbidden = (node) => {
    if ((0,dist/* isAlias */.Vj)(node))
        return { found: `alias ${quoted(`*${node.source}`)}`, expected: 'the value itself' };
    if (node.tag !== undefined)
        return { found: `tag ${quoted(node.tag)}`, expected: 'a value without one, in quotes where it is text' };
    return null;
};
/** Turns the composed document into a plain value. Each part is visited once. */
const readTree = ({ document, problemAt }) => {
    const problems = [];
    const places = { values: new Map(), keys: new Map() };
    const read = (node, path, fallback) => {
        const offset = node?.range?.[0] ?? fallback;
        places.values.set(nameOf(path), offset);
        if (node === null || node === undefined)
            return null;
        const fault = forbidden(node);
        if (fault)
            problems.push(problemAt(offset, fault));
        if ((0,dist/* isScalar */.jn)(node))
            return node.value;
        if ((0,dist/* isSeq */.oP)(node))
            return node.items.map((item, index) => read(item, [...path, index], offset));
        return (0,dist/* isMap */.jh)(node) ? readMap(node.items, path, offset) : null;
    };
    const strayKey = (key, first) => {
        if (first === undefined)
            return { found: `key ${quoted(key)}`, expected: 'a key of the configuration' };
        const { line } = problemAt(first, { found: '', expected: '' });
        return { found: `second key ${quoted(key)}`, expected: `each key once (the first is on line ${line})` };
    };
    const readMap = (pairs, path, fallback) => {
        const value = Object.create(null);
        for (const pair of pairs) {
            const key = (0,dist/* isScalar */.jn)(pair.key) && typeof pair.key.value === 'string' ? pair.key.value : '';
            const offset = pair.key?.range?.[0] ?? fallback;
            const inner = [...path, key];
            if (key === '__proto__' || key in value) {
                problems.push(problemAt(offset, strayKey(key, places.keys.get(nameOf(inner)))));
                continue;
            }
            places.keys.set(nameOf(inner), offset);
            value[key] = read(pair.value, inner, offset);
        }
        return value;
    };
    const value = read(document.contents, [], 0);
    const valueAt = (path) => {
        for (let length = path.length; length > 0; length--) {
            const offset = places.values.get(nameOf(path.slice(0, length)));
            if (offset !== undefined)
                return offset;
        }
        return places.values.get('[]') ?? 0;
    };
    const keyAt = (path) => places.keys.get(nameOf(path)) ?? valueAt(path);
    return { value, problems, valueAt, keyAt };
};

;// CONCATENATED MODULE: ./build/config/yaml.js


const maximumLength = 262_144;
const maximumDepth = 64;
/** Composes a tree. Depth is watched while parsing, since the composer overflows the stack on deep nesting. */
const compose = (text, lines) => {
    lines.addNewLine(0);
    const parser = new dist/* Parser */.iX(lines.addNewLine);
    const tokens = [];
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > maximumDepth)
            return { deepAt: parser.offset };
    }
    for (const token of parser.end())
        tokens.push(token);
    // Duplicate keys are found by our own walk: the composer compares each key with every other.
    const composer = new dist/* Composer */.Dk({ prettyErrors: false, uniqueKeys: false, stringKeys: true, merge: false });
    return [...composer.compose(tokens, true, text.length)];
};
const syntaxFault = (message) => ({
    found: 'text that is not YAML',
    expected: `YAML 1.2 (${message.split('\n')[0].replace(/[\u0000-\u001f]/g, '?')})`,
});
/** Reads the text as one YAML document; every fault of the syntax is named. Takes time linear in the text, of bounded length. */
const readYaml = (path, given) => {
    // The library ends a line at `\n` alone; columns stay right since nothing changes its place.
    const text = given.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
    const lines = new dist/* LineCounter */.HN();
    const problemAt = (offset, fault) => {
        const { line, col } = lines.linePos(offset);
        return toProblem({ path, line: Math.max(line, 1), column: Math.max(col, 1) }, fault);
    };
    const start = { path, line: 1, column: 1 };
    if (text.length > maximumLength)
        return [
            toProblem(start, {
                found: `${text.length} characters`,
                expected: `a configuration of at most ${maximumLength} characters`,
            }),
        ];
    const composed = compose(text, lines);
    if ('deepAt' in composed)
        return [problemAt(composed.deepAt, { found: 'deep nesting', expected: 'a few levels at most' })];
    const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text);
    if (control)
        return [
            problemAt(control.index, { found: `control character ${quoted(control[0])}`, expected: 'plain text' }),
        ];
    const [document, second] = composed;
    if (second)
        return [problemAt(second.range[0], { found: 'second document', expected: 'a single one' })];
    if (!document)
        return [toProblem(start, { found: 'nothing', expected: 'a mapping of keys' })];
    const { directives, errors } = document;
    if (directives.yaml.explicit)
        return [toProblem(start, { found: '%YAML directive', expected: 'YAML 1.2 without one' })];
    if (errors.length > 0)
        return errors.map(({ pos, message }) => problemAt(pos[0], syntaxFault(message)));
    return { text, document, problemAt };
};

;// CONCATENATED MODULE: ./build/config/load.js







const maximumProblems = 100;
const shorten = (problems) => {
    if (problems.length <= maximumProblems)
        return problems;
    const kept = problems.slice(0, maximumProblems);
    const rest = `${problems.length - kept.length} more problems`;
    return [...kept, toProblem(kept.at(-1), { found: rest, expected: 'none' })];
};
const load_inOrder = (problems) => shorten([...problems].sort((one, other) => one.line - other.line || one.column - other.column));
const readConfig = (path, text, rules) => {
    const yaml = readYaml(path, text);
    if (!('document' in yaml))
        return load_inOrder(yaml);
    const tree = readTree(yaml);
    const schema = configSchema(rules);
    // A file of comments alone is a configuration that sets nothing.
    const value = tree.value ?? {};
    const parsed = schema.safeParse(value);
    const { problemAt } = yaml;
    /** The place inside of a text, where the file holds it just as it is read. */
    const within = (start, at, value) => {
        if (at === 0 || typeof value !== 'string')
            return start;
        const inner = /["']/.test(yaml.text[start] ?? '') ? start + 1 : start;
        return yaml.text.startsWith(value, inner) ? inner + at : start;
    };
    const refusals = parsed.success ? [] : explain(schema, value, parsed.error.issues);
    const problems = refusals.map(({ path: at, atKey, offset, value: text, ...fault }) => problemAt(atKey ? tree.keyAt(at) : within(tree.valueAt(at), offset, text), fault));
    const known = new Set(tree.problems.map(({ line, column }) => `${line}:${column}`));
    const further = problems.filter(({ line, column }) => !known.has(`${line}:${column}`));
    if (!parsed.success || known.size > 0)
        return load_inOrder([...tree.problems, ...further]);
    const lineAt = at => problemAt(tree.keyAt(at), { found: '', expected: '' }).line;
    return { config: parsed.data, lineAt };
};
const inputPath = 'matrices';
const inputFault = (glob, index) => {
    const fault = (0,config_glob/* globFault */.H)(glob);
    if (!fault)
        return [];
    const said = { found: problem_inWords(glob), expected: fault.expected };
    return [toProblem({ path: inputPath, line: index + 1, column: fault.offset + 1 }, said)];
};
/**
 * Reads the configuration. Pure: text in, data out, and every problem at once.
 * A list of globs from the Action's input takes the place of the file's `matrices`.
 */
const loadSettings = (source, rules, matricesInput = []) => {
    const read = source
        ? readConfig(source.path, source.text, rules)
        : { config: {}, lineAt: () => 1 };
    const problems = [...matricesInput.flatMap(inputFault), ...('config' in read ? [] : read)];
    if (problems.length > 0 || !('config' in read))
        return { problems };
    const { lineAt } = read;
    const isGiven = matricesInput.length > 0;
    const config = isGiven ? { ...read.config, matrices: [...matricesInput] } : read.config;
    const lineOf = (index) => (isGiven || !source ? 0 : lineAt(['matrices', index]));
    return { settings: toSettings(source?.path ?? null, config, rules, lineOf, lineAt), config, lineAt };
};

// EXTERNAL MODULE: ./build/rules/index.js + 60 modules
var rules = __webpack_require__(7928);
;// CONCATENATED MODULE: ./build/gather/configuration.js




/** Reads what was found. The Action's globs stand for its `matrices`. */
const loadConfiguration = ({ path, text, instead, object }, matrices) => {
    const loaded = instead === null
        ? loadSettings({ path, text }, rules.rules, matrices)
        : {
            problems: [
                toProblem({ path, line: 1, column: 1 }, { found: instead, expected: 'a file of UTF-8 text' }),
            ],
        };
    return { path, text, loaded, object };
};
/**
 * Chooses target's configuration, so that a change cannot switch off the gate that judges it. Where target has none, or
 * one that cannot be used, head's is taken, so that a first one and a repair can land; the notes say so.
 */
const chooseConfiguration = ({ head, target }, matrices, notes) => {
    const chosen = target === undefined || target === null || !isUsable(target) ? (head ?? target ?? null) : target;
    if (target === null && head !== null)
        notes.push(`Target has no configuration yet, so that of head is used: ${head.path}.`);
    if (target && chosen === head && head !== target && isUsable(chosen))
        notes.push(`The configuration of target cannot be used, so that of head is: ${head?.path ?? ''}.`);
    const loaded = chosen?.loaded ?? loadSettings(null, rules.rules, matrices);
    if (!('settings' in loaded))
        return unusable(loaded.problems.map(describeProblem), chosen?.object !== null);
    if (chosen && !loaded.settings.agreed)
        notes.push(`${chosen.path} names no \`matrices\`, so the audit is as mild as without a configuration.`);
    return (0,sought/* found */.F)({ settings: loaded.settings, path: chosen?.path ?? null });
};
const isUsable = (side) => side !== null && 'settings' in side.loaded;
const unusable = (details, committed) => {
    const remedy = `Mend the configuration${committed ? ', commit it,' : ''} and run again.`;
    const [only] = details;
    return details.length === 1 && only !== undefined
        ? (0,sought/* missing */.L)(only, remedy)
        : { ...(0,sought/* missing */.L)(`${details.length} things in the configuration have to be mended first`, remedy), details };
};

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/markdown/decoded-text.js
var decoded_text = __webpack_require__(3196);
;// CONCATENATED MODULE: ./build/gather/configuration-file.js





/** Where a configuration is looked for, first match wins. */
const usualPlaces = ['.github/rowaudit.yml', 'rowaudit.yml'];
/** Reads the configuration that a commit has: the one that the user names, else the one in a usual place. */
const readCommitted = async (repository, files, question) => {
    const path = configuration_file_placesOf(repository, question).find(place => files.entries.has(place) || files.others.has(place));
    if (path === undefined)
        return (0,sought/* found */.F)(null);
    const entry = files.entries.get(path);
    if (!entry)
        return (0,sought/* found */.F)({ path, text: '', instead: 'symbolic link, which is not followed', object: null });
    const contents = await files.read([path]);
    if (!contents.found)
        return contents;
    const bytes = contents.value.get(path);
    return (0,sought/* found */.F)(toFile(path, bytes ?? Buffer.alloc(0), entry.sha));
};
/** Paths in the repository at which it may be: as people write one, seen from where they stand, else from the repository. */
const configuration_file_placesOf = (repository, { config, directory }) => config === null
    ? usualPlaces
    : [...new Set([(0,external_node_path_.resolve)(config), (0,external_node_path_.resolve)(directory, config), (0,external_node_path_.resolve)(repository.root, config)])].map(place => (0,external_node_path_.relative)(repository.root, place).split(external_node_path_.sep).join('/'));
/** Reads a file that the user names and no commit has. Only at the command line: nothing else is anybody's but the user's. */
const readUncommitted = async (repository, { config, directory, committedOnly }) => {
    if (config === null)
        throw new Error('Nobody named a configuration');
    if (committedOnly)
        return (0,sought/* missing */.L)(`there is no configuration ${config} in the commit that is judged`, 'Commit it, or name another one in `config`.');
    for (const place of [(0,external_node_path_.resolve)(config), (0,external_node_path_.resolve)(directory, config), (0,external_node_path_.resolve)(repository.root, config)]) {
        const bytes = await readDisk(place);
        if (bytes !== null)
            return (0,sought/* found */.F)(toFile(config, bytes, null));
    }
    return (0,sought/* missing */.L)(`there is no configuration ${config}`, 'Name an existing file with --config.');
};
/** Says where a file on the disk is not the one that is used. */
const tellStrays = async (repository, { config, committedOnly }, files, committed, notes) => {
    for (const place of usualPlaces) {
        const other = place.replace(/yml$/, 'yaml');
        if (config === null && files.entries.has(other))
            notes.push(`${other} is not read; a configuration is called ${place}.`);
    }
    if (repository.bare || committedOnly)
        return;
    if (config === null && committed === null) {
        for (const place of usualPlaces)
            if ((await readDisk((0,external_node_path_.resolve)(repository.root, place))) !== null)
                notes.push(`${place} is not committed, so it was not used; commit it, or name it with --config.`);
    }
    if (config === null || committed === null)
        return;
    const onDisk = await readDisk((0,external_node_path_.resolve)(repository.root, committed.path));
    if (onDisk !== null && (0,decoded_text/* decodeText */.g)(onDisk).text !== committed.text)
        notes.push(`${committed.path} differs in the work tree; the committed one was used.`);
};
const toFile = (path, bytes, object) => {
    const { text, bad } = (0,decoded_text/* decodeText */.g)(bytes);
    const instead = bad === null ? null : bad === 'binary' ? 'binary file' : 'text that is not valid UTF-8';
    return { path, text, instead, object };
};
const readDisk = async (path) => {
    try {
        return await (0,promises_.readFile)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw (0,errors/* usageError */.Wp)(`${path} could not be read: ${String(code)}`, 'Make it a file that can be read, or name another with --config.');
    }
};

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
    const committed = await readCommitted(wide.value, files.value, options);
    if (!committed.found)
        return committed;
    const trunk = committed.value && loadConfiguration(committed.value, options.matrices ?? []);
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
    const committed = await readCommitted(first, files, options);
    if (!committed.found)
        return committed;
    await tellStrays(first, options, files, committed.value, notes);
    const own = committed.value && loadConfiguration(committed.value, matrices);
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
        ? await readUncommitted(repository, options)
        : null;
    if (disk && !disk.found)
        return disk;
    const fromDisk = disk && loadConfiguration(disk.value, matrices);
    const after = fromDisk ?? own;
    const before = fromDisk ?? theirs?.value ?? null;
    const chosen = chooseConfiguration({ head: after, ...(theirs && { target: before }) }, matrices, notes);
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
    const chosen = chooseConfiguration({ head: own }, [], notes);
    if (chosen.found)
        throw new Error('A configuration with problems was accepted');
    return chosen;
};
/** Target's configuration. */
const readTarget = async (repository, files, options, own, matrices) => {
    const theirs = await readSide(repository, files, options, [own], matrices);
    if (!theirs.found || theirs.value)
        return theirs;
    const other = usualPlaces.find(place => files.entries.has(place));
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
    const committed = await readCommitted(repository, files, options);
    return committed.found ? (0,sought/* found */.F)(committed.value && loadConfiguration(committed.value, matrices)) : committed;
};
/** Whether no other place comes before it. */
const isFirst = (path, { entries }, { config }) => config !== null || usualPlaces.find(place => entries.has(place)) === path;

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

// EXTERNAL MODULE: ./build/evidence/change-texts.js
var change_texts = __webpack_require__(9671);
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

// EXTERNAL MODULE: ./build/evidence/excerpt.js
var excerpt = __webpack_require__(7069);
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

// EXTERNAL MODULE: ./build/evidence/own-message.js
var own_message = __webpack_require__(6058);
// EXTERNAL MODULE: ./build/evidence/revert-words.js
var revert_words = __webpack_require__(5368);
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
        slots.set((0,excerpt/* detached */.ht)(sha), notes.length);
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
        const message = (0,own_message/* withoutExcuses */.p)(commit.message);
        const first = /^[^\r\n]*/.exec(message)?.[0] ?? '';
        const bare = (0,revert_words/* bareSubject */.P6)(first);
        const words = (0,revert_words/* revertWords */._S)(message, bare);
        const own = words === null ? message : (0,revert_words/* ownWords */.I1)(message);
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
            keys: [...subjectKeys(bare), ...(merged > 0 ? subjectKeys((0,revert_words/* bareSubject */.P6)(titleOf(message))) : [])],
            number: merged > 0 ? merged : (0,revert_words/* numberAtEnd */.MC)(first.trimEnd()),
            words,
            speaksOfRevert: words !== null || (0,revert_words/* speaksOfRevert */.h_)(message),
            mergesBase: commit.parents.length > 1 && saysItMerges(message, base),
            // A merge whose diff to its first parent is empty brought nothing in.
            naming: commit.parents.length > 1 && commit.paths.length === 0 ? [] : naming,
            subject: isRead ? (0,excerpt/* subjectOf */.et)(message) : '',
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
    const named = matcher.namesIn(own).map(({ id, at }) => ({ id, line: (0,excerpt/* lineAt */.mh)(message, at), quoted: false }));
    if (depth === 0 || depth % 2 === 1)
        return named;
    const ids = new Set(named.map(({ id }) => id));
    const quoted = matcher.namesIn(message).filter(({ id }) => !ids.has(id));
    return [...named, ...quoted.map(({ id, at }) => ({ id, line: (0,excerpt/* lineAt */.mh)(message, at), quoted: true }))];
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
    const partOf = (id) => {
        const part = evidence.get(id);
        if (part === undefined)
            throw new Error(`Nothing was ever gathered for ${id}`);
        return part;
    };
    if (ids.length === 1)
        return partOf(ids[0]);
    const parts = ids.map(partOf);
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
        branches: sorted(facts?.map(branch => rowBranchOf(branch, isRecord)), inBranchOrder),
        references: sorted(cited?.flatMap(citation => referencesTo(citation, history)), inReferenceOrder),
        changeTexts: sorted(gathered.changeTexts.get(id), inTextOrder),
        pullRequests: sorted(gathered.pullRequests.get(id), inNumberOrder),
        unknown: sorted(facts?.flatMap(unknownOf), inReasonOrder),
    };
}
const to_evidence_none = [];
/** Most rows have no evidence of most kinds, and share one list of nothing. */
const sorted = (parts, order) => (parts === undefined || parts.length === 0 ? to_evidence_none : parts.toSorted(order));
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

// EXTERNAL MODULE: ./build/git/batch.js
var batch = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/git/history.js + 1 modules
var git_history = __webpack_require__(3183);
;// CONCATENATED MODULE: ./build/git/branch-history.js

const mostFailures = 64;
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
        else if (group.length === 1 || ++failures > mostFailures) {
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

// EXTERNAL MODULE: ./build/git/differences.js
var differences = __webpack_require__(1499);
// EXTERNAL MODULE: ./build/git/merges.js
var git_merges = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/git/merge-effect.js


/** The lines that ask whether merging the tip into the base changes it. */
const effectLines = (base, tip) => [
    (0,git_merges/* mergeLine */.z)(base, base),
    (0,git_merges/* mergeLine */.z)(base, tip),
];
/** Reads the answers to them; null stands for a Git that was not asked. */
const toEffect = (merges, base, tip) => {
    if (merges === null)
        return 'untried';
    const [before, after] = effectLines(base, tip).map(line => answerTo(merges, line));
    if (before === undefined || after === undefined)
        return 'untried';
    if ((0,batch/* isMissing */.b)(after))
        return after;
    if ((0,batch/* isMissing */.b)(before))
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
    return [(0,git_merges/* mergeLine */.z)(ours, theirs), (0,git_merges/* mergeLine */.z)(sha, sha)];
};
/** Whether a merge that brings others' work adds nothing to it. Where Git was not asked, it is taken to add nothing. */
const isPure = (merges, graph, commit) => {
    if (merges === null)
        return true;
    const [merged, itself] = purityLines(graph, commit).map(line => answerTo(merges, line));
    if (merged === undefined || itself === undefined || (0,batch/* isMissing */.b)(merged) || (0,batch/* isMissing */.b)(itself))
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
            ? (0,git_merges/* mergeAll */.U)(scene.where, bringing.flat().flatMap(commit => purityLines(graph, commit)))
            : null,
        (0,differences/* readDifferences */.$E)(scene.where, sketches.flatMap(sketch => netLines(scene, sketch)), paths => paths),
    ]);
    return sketches.map((sketch, index) => toWork(scene, sketch, bringing[index] ?? [], merges, paths));
};
const netLines = ({ terrain: { graph } }, { tip, floor }) => floor.map(commit => (0,differences/* differenceLine */.QH)(graph.shas[commit], graph.shas[tip] ?? ''));
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
        if ((0,batch/* isMissing */.b)(different))
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
const isLost = (answer) => typeof answer === 'object' && (0,batch/* isMissing */.b)(answer);
const landing_short = (sha) => sha.slice(0, 8);

;// CONCATENATED MODULE: ./build/git/patch-fate.js



/** The line that asks for the patch of a commit, to its first parent. */
const patchLine = (graph, commit) => (0,differences/* differenceLine */.QH)(graph.parents[commit]?.[0], graph.shas[commit] ?? '');
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
    if (wanted === undefined || (0,batch/* isMissing */.b)(wanted))
        return wanted ?? 'absent';
    let fate = 'absent';
    for (const commit of candidates) {
        const patch = patches.get(patchLine(graph, commit));
        if (patch === undefined)
            continue;
        if ((0,batch/* isMissing */.b)(patch))
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
    const lineFrom = (commit, { sketch }) => (0,differences/* differenceLine */.QH)(graph.shas[commit], graph.shas[sketch.tip] ?? '');
    // A branch that stands on another row's branch may have landed together with it.
    const sums = left.flatMap(({ work, mergeBase }) => mergeBase === undefined || work.sketch.floor[0] === mergeBase ? [] : [lineFrom(mergeBase, work)]);
    const pathSets = await (0,differences/* readDifferences */.$E)(scene.where, sums, paths => ({
        number: toPathSet(paths.map(({ path }) => path)),
    }));
    return left.map(({ work, mergeBase }) => {
        const { own, unseen, sketch, net } = work;
        const each = unseen ? [] : own.filter(commit => commit.paths.length > 0);
        const whole = [];
        const [floor, ...others] = sketch.floor;
        if (floor !== undefined && others.length === 0 && !(0,batch/* isMissing */.b)(net)) {
            whole.push({ line: lineFrom(floor, work), paths: toPathSet(net.map(({ path }) => path)) });
        }
        const sum = mergeBase === undefined ? undefined : pathSets.get(lineFrom(mergeBase, work));
        if (mergeBase !== undefined && sum !== undefined && !(0,batch/* isMissing */.b)(sum)) {
            whole.push({ line: lineFrom(mergeBase, work), paths: sum.number });
        }
        const patches = each.map(({ parents, sha, paths }) => ({
            line: (0,differences/* differenceLine */.QH)(parents[0], sha),
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
        const now = content.get(path) ?? nothing(after);
        if (before.includes(now))
            return 'something';
        if (now !== after || after === nothing(after))
            all = false;
    }
    return all ? 'nothing' : null;
};
// The null mode and as many zeros as an object name has digits.
const nothing = (after) => '000000 '.padEnd(after.length, '0');

// EXTERNAL MODULE: ./build/git/supply-differences.js
var supply_differences = __webpack_require__(7293);
;// CONCATENATED MODULE: ./build/git/patches.js




/** Names the patches of the differences that all lines ask for, in one process. */
const readPatches = async (where, lines) => {
    const asked = [...lines];
    const supplied = await (0,supply_differences/* supplyDifferences */.u)(where, asked);
    if (!supplied.found)
        return new Map(asked.map(line => [line, supplied]));
    return (0,batch/* answerAll */.i)('could not compare patches', asked, async (batch) => {
        const parser = parsePatches();
        const ending = await (0,differences/* streamDifferences */.VN)(where, ['-p', '--full-index', '--unified=3'], batch, parser.take);
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
    if ((0,batch/* isMissing */.b)(net))
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
    const netOf = ({ net }) => ((0,batch/* isMissing */.b)(net) ? [] : net);
    const paths = new Set(open.flatMap(work => netOf(work).map(({ path }) => path)));
    const content = await readBaseContent(where, base, paths);
    if (!content.found)
        return new Map(open.map(work => [work, content]));
    const told = new Map(open.map(work => [work, compareContent(netOf(work), content.value)]));
    const untold = open.filter(work => told.get(work) === null);
    const tipOf = ({ sketch }) => sketch.claimed.branch.sha;
    const merges = canMerge
        ? await (0,git_merges/* mergeAll */.U)(where, untold.flatMap(work => effectLines(base, tipOf(work))))
        : null;
    return new Map(open.map(work => [work, told.get(work) ?? toEffect(merges, base, tipOf(work))]));
};

// EXTERNAL MODULE: ./build/git/quarantine.js
var quarantine = __webpack_require__(7707);
// EXTERNAL MODULE: ./build/git/version.js
var git_version = __webpack_require__(3679);
;// CONCATENATED MODULE: ./build/git/branch-facts.js












/**
 * Finds out, for all branches together, what each has of its own and whether that is on base. What cannot be read of
 * one branch is unknown for that branch alone. Nothing is written to the repository. By full ref.
 */
const gatherBranchFacts = async (repository, { bases, branches, graph, isReverted }) => {
    if (branches.length === 0)
        return (0,sought/* found */.F)(new Map());
    const version = await (0,git_version/* readGitVersion */.l)(repository);
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
    const canMerge = (0,git_version/* isAtLeast */.d)(version.value, 2, 39);
    const judged = await (0,quarantine/* withQuarantine */.TV)(repository, async (where) => {
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
    if ((0,batch/* isMissing */.b)(judged))
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
        netPaths: (0,batch/* isMissing */.b)(net) ? [] : net.map(({ path }) => path),
        landing,
    };
};
const toUnreadable = ({ branch }, lost) => lost ? [{ ...branch, own: [], netPaths: [], landing: unknownLanding(lost) }] : [];

// EXTERNAL MODULE: ./build/git/refs.js
var refs = __webpack_require__(6713);
;// CONCATENATED MODULE: ./build/evidence/awaited-words.js
/** Words around numbers that tell that what the numbers stand for is not done. */
const against = awaited_words_words('re-?open(?:ed)?|open|opens|draft|unmerged|unresolved|outstanding|block(?:s|ed|er|ers|ing)?|gated|await(?:s|ed|ing)?', "wait(?:s|ed|ing)?|pending|until|till|'til|depends?|depending|needs?|requires?|unless|not|never");
const awaitedNext = awaited_words_words('(?<!at )once(?! more| again)|(?:will|to|must|should) (?:land|merge|ship|be (?:landed|merged|shipped))');
const followedNext = awaited_words_words('(?<!-)follows|to follow|on top of|(?:stack|queu)(?:ed|s) (?:on|upon|behind|atop)|sits? (?:on|behind|atop)');
const landedIn = /(?:land|merg|shipp)ed (?:in|by|with|via|as) (?:PR ?)?$/i;
const conjunction = awaited_words_words('after|when|whenever|before|as soon as|if');
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
function awaited_words_words(...alternatives) {
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
/** What a row cites in its state note and in the columns of references, if there are any, once each, in the order of reading. */
function citationsOf(row, isReferenceColumn) {
    const { header, state, note } = row;
    // The state's own word tells how the note is meant: `BLOCKED by #12`.
    let found = note === '' && !mayCite.test(state) ? citations_none : citationsIn(`${state} ${note}`);
    for (let index = 0; isReferenceColumn !== null && index < header.length; index++) {
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
        const answer = known.get(header) ?? columns.has((0,record_header/* normaliseHeader */.Gw)(header));
        known.set(header, answer);
        return answer;
    };
    const citations = new Map();
    for (const row of rows) {
        const cited = citationsOf(row, columns.size === 0 ? null : isReference);
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
        pullRequests: (0,change_texts/* pullRequestsById */.CQ)(pullRequests ?? [], { matcher, ownerOf }),
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
    const landedSide = sideOf('change', { citations, changeTexts: (0,change_texts/* changeTextsOf */.OT)(words, { matcher, ownerOf }) });
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

// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/markdown/text-document.js
var text_document = __webpack_require__(5299);
;// CONCATENATED MODULE: ./build/gather/texts.js




const mostRounds = 4;
const few = 8;
/**
 * Reads the texts that are asked for, those of a round in one go. `ask` is asked again with what was read, since one text
 * may name another; what it asks for twice is read once.
 */
const gatherTexts = async (sides, ask) => {
    const texts = { tree: new Map(), target: new Map() };
    const trees = {
        tree: toTree(sides.tree, texts.tree),
        target: sides.target && toTree(sides.target, texts.target),
    };
    for (let round = 0; round < mostRounds; round++) {
        const wanted = await (0,inline/* withInline */.__)(() => ask(trees));
        let isNew = false;
        for (const side of ['tree', 'target']) {
            const listed = sides[side];
            const paths = wanted.flatMap(({ side: of, path }) => of === side && listed?.entries.has(path) && !texts[side].has(path) ? [path] : []);
            if (!listed || paths.length === 0)
                continue;
            isNew = true;
            const unread = [];
            for (const path of new Set(paths)) {
                const known = readBefore(listed, path);
                if (known)
                    texts[side].set(path, known);
                else
                    unread.push(path);
            }
            // Many are gathered apart, so that Git comes to its end while others are at work.
            const contents = await (unread.length > few ? listed.begin(unread, () => true)() : listed.read(unread));
            if (!contents.found)
                return contents;
            for (const [path, bytes] of contents.value)
                texts[side].set(path, (0,decoded_text/* decodeText */.g)(bytes));
        }
        if (!isNew)
            break;
    }
    return (0,sought/* found */.F)(trees);
};
const readBefore = ({ entries, shelf }, path) => {
    const file = shelf?.get(`${entries.get(path)?.sha ?? ''} ${path}`);
    return file && 'text' in file && file.text !== undefined ? (0,text_document/* textOfDocument */.K)(file, file.text) : null;
};
const toTree = ({ entries, others }, texts) => ({
    files: new Set(entries.keys()),
    others,
    isRead: path => !entries.has(path) || texts.has(path),
    textOf: path => {
        if (!entries.has(path))
            return null;
        const text = texts.get(path);
        if (!text)
            throw new Error(`No rule had asked for the text of ${path}`);
        return text;
    },
});

;// CONCATENATED MODULE: ./build/gather/readings.js



/** Whether rules are likely to ask for many texts. */
const asksForTexts = ({ contracts, coverage }) => contracts.contracts.length > 0 || coverage !== null;
/** Reads what the rules ask for beside rows and history, on both sides at once. */
const gatherReadings = async (question) => {
    const { asking, settings, sides, change } = question;
    const { landed, before } = sides;
    const around = { census: landed.record.census, settings, change };
    const trees = await gatherTexts({ tree: shelved(landed), target: before && shelved(before) }, read => textsAsked(asking, { ...around, ...read }));
    if (!trees.found)
        return trees;
    const aroundBefore = before && { census: before.record.census, settings, change: null };
    const treesBefore = before && aroundBefore
        ? await gatherTexts({ tree: shelved(before), target: null }, read => textsAsked(asking, { ...aroundBefore, ...read }))
        : null;
    if (treesBefore && !treesBefore.found)
        return treesBefore;
    // Most lines stand on both sides, and are sought once.
    const lines = [
        ...linesAsked(asking, { ...around, ...trees.value }),
        ...(aroundBefore && treesBefore ? linesAsked(asking, { ...aroundBefore, ...treesBefore.value }) : []),
    ];
    const sighting = await seekLines(lines, question);
    for (const line of lines) {
        const seen = sighting(line);
        if (!seen.found)
            return seen;
    }
    return (0,sought/* found */.F)({ landed: trees.value, before: treesBefore && treesBefore.value, sighting });
};
/** What looks into history for lines is loaded where somebody wants some. */
const seekLines = async (lines, { gatherer, versionsOf }) => {
    if (lines.length === 0)
        return ({ path }) => (0,sought/* missing */.L)(`nobody had asked for lines of ${path}`, '');
    const { readSightings } = await __webpack_require__.e(/* import() */ 123).then(__webpack_require__.bind(__webpack_require__, 6123));
    return readSightings(gatherer, versionsOf, lines);
};
const shelved = ({ files, record: { shelf } }) => ({ ...files, shelf });

// EXTERNAL MODULE: ./build/gather/record.js + 16 modules
var gather_record = __webpack_require__(542);
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
        const record = await (0,gather_record/* gatherRecord */.r)(ground.files, settings);
        if (!record.found)
            return record;
        return (0,sought/* found */.F)({
            landed: { files: ground.files, record: record.value },
            before: null,
            files: [],
            landing: null,
        });
    }
    const { gatherChanged } = await __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 34));
    return gatherChanged({ ...ground, repository }, target, settings, begun);
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

// EXTERNAL MODULE: ./build/git/begun-call.js
var begun_call = __webpack_require__(5887);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
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
    const answer = await (0,begun_call/* beginCall */.Q)(repository, [
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
        return (0,sought/* found */.F)(rows?.get(keyOf(row, question.settings)) ?? null);
    });
};
const keyOf = ({ id, place }, { namespace }) => namespace === 'file' ? `${place.path}\n${id}` : id;
/** Rows by key. */
const gatherRows = async (files, head, { census, settings, rows }) => {
    if (files === null)
        return (0,sought/* found */.F)(null);
    const toRows = (past) => (0,sought/* found */.F)(new Map(past.rows.map(row => [keyOf(row, settings), row])));
    if (files === head)
        return toRows(census);
    // The rows of a range do not stand in the text by their own names.
    const isNamed = rows.every(({ id, cells }) => cells.some(({ text }) => text.includes(id)));
    const past = await (0,gather_record/* gatherRecord */.r)(files, settings, isNamed ? { ids: rows.map(({ id }) => id) } : {});
    return past.found ? toRows(past.value.census) : past;
};

;// CONCATENATED MODULE: ./build/gather/versions.js
/**
 * Begins to look for the versions of every log, in the history of target, or of head where there is none, so that Git is at
 * work before a rule says which of its lines it wants.
 */
const beginVersions = ({ repository, gatherer, head, files }, target, { documents }) => {
    const logs = documents.filter(({ log }) => log !== null).flatMap(each => each.files);
    const { sha } = target ?? head;
    const { entries } = target?.files ?? files;
    const read = async (path) => {
        const { readFileVersions } = await __webpack_require__.e(/* import() */ 339).then(__webpack_require__.bind(__webpack_require__, 2339));
        return readFileVersions(repository, sha, path);
    };
    const begun = new Map([...(logs.length > 0 ? entries.keys() : [])]
        .filter(path => logs.some(({ isMatch }) => isMatch(path)))
        .map(path => [path, read(path)]));
    if (begun.size > 0)
        gatherer.prepare();
    return path => begun.get(path) ?? read(path);
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

// EXTERNAL MODULE: ./build/record/linked-path.js
var linked_path = __webpack_require__(9923);
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
        ...list(newestWorkFirst(pieces.changeCommits), commit => `${quote(commit)} in the change`, 'commit', 'commits'),
        ...changeTexts.map(changeText),
        ...list(pullRequests, openRequest, 'pull request', 'pull requests'),
    ].join('; ');
}
/** The commits, branches and references that are on base. */
function landedReason({ baseCommits, landedBranches, references }, base) {
    const [first] = newestWorkFirst(baseCommits);
    const others = baseCommits.length - 1;
    return [
        ...(first === undefined ? [] : [`${quote(first)} on ${base}`]),
        ...(others > 0
            ? [`${(0,excerpt/* counted */.hS)(others, 'more commit')} on ${base} ${others === 1 ? 'names' : 'name'} it`]
            : []),
        ...list(landedBranches, landedBranch, 'branch', 'branches'),
        ...list(references, ({ text, commit }) => `the row cites ${text}, ${quote(commit)} on ${base}`, 'reference', 'references'),
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
        searched.baseCommits.found ? `${(0,excerpt/* counted */.hS)(searched.baseCommits.value, 'commit')} on ${searched.base}` : '',
        searched.changeCommits.found && searched.changeCommits.value > 0
            ? `${(0,excerpt/* counted */.hS)(searched.changeCommits.value, 'commit')} of the change`
            : '',
        searched.branches.found ? (0,excerpt/* counted */.hS)(searched.branches.value, 'branch', 'branches') : '',
        searched.pullRequests === null ? '' : (0,excerpt/* counted */.hS)(searched.pullRequests, 'open pull request'),
        'the numbers and SHAs behind its state',
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
        ? `1 commit still to land, of ${(0,excerpt/* dateOf */.Q$)(time)}`
        : `${(0,excerpt/* counted */.hS)(ahead, 'commit')} of its own, not all of them on base, the newest of ${(0,excerpt/* dateOf */.Q$)(time)}`;
    return `${local ? 'local branch' : 'branch'} ${name} has ${commits}${reason === '' ? '' : ` (${reason})`}`;
};
const landedBranch = ({ name, local, time, reason }) => `${local ? 'local branch' : 'branch'} ${name} of ${(0,excerpt/* dateOf */.Q$)(time)} has landed: ${reason}`;
const quote = ({ sha, line, time, work }) => `${(0,excerpt/* shortSha */.Fu)(sha)} of ${(0,excerpt/* dateOf */.Q$)(time)}${work ? '' : ', which changes no work path,'} says "${line}"`;
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
        ...(left > 0 ? [`${(0,excerpt/* counted */.hS)(left, `more ${one}`, `more ${many}`)}`] : []),
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
    const asking = rules.filter(rule => rule.past !== undefined && isToRun(rule, only, settings) && rows.some(rule.past));
    return {
        days: daysAsked({ rules: asking, only }, settings),
        rows: rows.filter(row => asking.some(({ past }) => past?.(row))).map(({ row }) => row),
    };
};

// EXTERNAL MODULE: ./build/gather/waivers.js
var waivers = __webpack_require__(7227);
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
    const begunSides = gatherSides(opened, agreement.value, begun);
    // What not every run needs is loaded while Git is at work.
    if (asksForTexts(settings))
        gatherer.prepare();
    const [sides] = await Promise.all([begunSides, loadAsked(asking, settings)]);
    if (!sides.found)
        return sides;
    tellLanding(sides.value, frame);
    const versionsOf = beginVersions({ ...opened, repository }, target, settings);
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
    const gathering = gatherEvidence(repository, {
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
    const [evidence, ofChange] = await Promise.all([gathering, target && __webpack_require__.e(/* import() */ 773).then(__webpack_require__.bind(__webpack_require__, 1773))]);
    if (!evidence.found)
        return evidence;
    const whole = await completeSides(sides.value);
    if (!whole.found)
        return whole;
    const question = ofChange?.toQuestion(whole.value, agreement.value, evidence.value, options);
    const brought = ofChange && question ? await ofChange.gatherChange(question) : (0,sought/* found */.F)(null);
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
        waivers: brought.value?.waivers ?? (await (0,waivers/* waiversIn */.T)(whole.value.landed.record)),
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
    const places = ofChange ? await ofChange.gatherPlaces(opened, sides.value, findings) : (0,sought/* found */.F)(findings);
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


/***/ }),

/***/ 3196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');
/** Reads UTF-8; one byte-order mark at the start is no text. */
const decodeText = (bytes) => {
    if (bytes.includes(0))
        return { text: '', bad: 'binary' };
    try {
        return { text: strict.decode(bytes), bad: null };
    }
    catch {
        return { text: lenient.decode(bytes), bad: 'utf8' };
    }
};


/***/ }),

/***/ 9923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linkTarget),
/* harmony export */   n: () => (/* binding */ linkedPath)
/* harmony export */ });
const elsewhere = { leads: 'elsewhere' };
// A path that is no more than names with slashes between them: nothing to decode, and nowhere but down.
const plainPath = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;
/** Reads a link as GitHub does: against the folder of its file, or against the top where it begins with a slash. */
const linkTarget = (from, url) => {
    if (plainPath.test(url))
        return { leads: 'inside', path: from.slice(0, from.lastIndexOf('/') + 1) + url, fragment: '' };
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url))
        return elsewhere;
    const hash = url.indexOf('#');
    const [bare = ''] = (hash < 0 ? url : url.slice(0, hash)).split('?');
    const path = decoded(bare);
    if (path === null)
        return elsewhere;
    const given = hash < 0 ? '' : url.slice(hash + 1);
    const fragment = decoded(given) ?? given;
    if (path === '')
        return { leads: 'inside', path: from, fragment };
    const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
    const walked = walk([...folder, ...path.split('/')]);
    if (walked.above === 0)
        return { leads: 'inside', path: walked.names.join('/'), fragment };
    return walked.above === 2 && isPage.test(walked.names[0] ?? '') ? elsewhere : { leads: 'outside' };
};
/** Path in the repository that a link of a file names; null for one that leads elsewhere, or into the file itself. */
const linkedPath = (from, url) => {
    if (/^(?:[?#]|$)/.test(url))
        return null;
    const target = linkTarget(from, url);
    return target.leads === 'inside' ? target.path : null;
};
// A file stands at OWNER/REPOSITORY/blob/BRANCH/…, so that `../../issues` at the top of the tree is a page of the repository.
const isPage = /^(?:issues|pulls?|wiki|actions|releases|discussions|projects|security|pulse|graphs|network|commits?|compare|branches|tags|labels|milestones?|tree|blob|blame|raw|archive|packages|deployments|stargazers|watchers|forks|settings|contributors|activity|community)$/;
const decoded = (text) => {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null;
    }
};
/** Resolves `.` and `..`; `above` counts how far it leads above the top. */
const walk = (parts) => {
    const names = [];
    let above = 0;
    for (const part of parts) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            names.push(part);
        else if (names.pop() === undefined)
            above++;
    }
    return { names, above };
};


/***/ }),

/***/ 8284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ textLines)
/* harmony export */ });
/* harmony import */ var _markdown_cell_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9382);

const fenceMark = /^(`{3,}|~{3,})(.*)$/;
const preformatted = /^<(pre|script|style|textarea)(?=[\s>]|$)/i;
const tag = /^<\/?[a-z][a-z0-9-]*(?=[\s/>]|$)/i;
const indentedCode = 4;
const ends = ({ fence, tag: name }, text) => {
    if (name !== undefined)
        return text.toLowerCase().includes(`</${name}`);
    const [, marks = '', rest = ''] = fenceMark.exec(text) ?? [];
    return fence !== undefined && marks.startsWith(fence) && rest.trim() === '';
};
const opens = (text) => {
    const [, fence, rest = ''] = fenceMark.exec(text.replace(/^(?:[-*+]|\d{1,9}[.)]) +/, '')) ?? [];
    if (fence !== undefined && !(fence.startsWith('`') && rest.includes('`')))
        return { fence };
    const name = preformatted.exec(text)?.[1]?.toLowerCase();
    return name === undefined || text.toLowerCase().includes(`</${name}`) ? null : { tag: name };
};
const widthOf = (text) => ((0,_markdown_cell_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCells */ .U)(text, 0, text.length)?.length ?? 0) / 2;
/** Last lines of what holds lines, by their first ones. */
const spans = (places) => {
    const last = new Map();
    for (const { line, endLine } of places)
        last.set(line, Math.max(endLine, last.get(line) ?? 0));
    return last;
};
const walkLines = (text) => {
    const any = text.includes('\r') ? /\r\n|\n|\r/g : null;
    let next = 0;
    const endOfLine = () => {
        const from = next;
        if (any)
            any.lastIndex = from;
        const end = any ? (any.exec(text)?.index ?? -1) : text.indexOf('\n', from);
        next = end < 0 ? text.length + 1 : (any?.lastIndex ?? end + 1);
        return end < 0 ? text.length : end;
    };
    return {
        take: () => {
            const from = next;
            return from > text.length ? null : text.slice(from, endOfLine());
        },
        skip: count => {
            for (let left = count; left > 0 && next <= text.length; left--)
                endOfLine();
        },
    };
};
/**
 * The lines of a document outside of its tables, fences and comments, as far as that is certain: what follows a fence
 * or comment that nobody closed is left out, and so is indented code. Linear.
 */
function* textLines({ tables, comments, hidden }, text) {
    const tableEnds = spans(tables.map(({ place }) => place));
    const commentEnds = spans(comments.map(({ place }) => place).filter(({ line, endLine }) => endLine > line));
    const hiddenComments = new Set(hidden.filter(({ by }) => by === 'comment').map(({ place }) => place.line));
    let line = 0;
    let heldTo = 0;
    let open = null;
    let quoted = false;
    let loss = { by: 'nothing' };
    let behindTable = false;
    let previous = '';
    const walk = walkLines(text);
    for (;;) {
        line++;
        if (hiddenComments.has(line))
            return;
        const tableEnd = tableEnds.get(line);
        if (tableEnd !== undefined) {
            heldTo = Math.max(heldTo, tableEnd);
            open = null;
            loss = { by: 'nothing' };
            behindTable = true;
        }
        if (line <= heldTo) {
            // Most lines of a matrix are rows of one table, and no other block begins among them.
            const last = tableEnd === undefined ? line : heldTo;
            walk.skip(last - line + 1);
            line = last;
            continue;
        }
        const whole = walk.take();
        if (whole === null)
            return;
        const content = whole.replace(/^(?: {0,3}>)+/, '');
        const rest = content.trimStart();
        const above = previous;
        previous = rest;
        // A fence ends with the quote that it stands in.
        if (open && quoted && content === whole)
            open = null;
        if (open) {
            if (ends(open, rest))
                open = null;
            continue;
        }
        if (rest === '') {
            loss = { by: behindTable ? 'blank' : 'nothing' };
            continue;
        }
        const commentEnd = commentEnds.get(line);
        if (commentEnd !== undefined || rest.startsWith('<!--')) {
            loss = { by: 'comment' };
            heldTo = Math.max(heldTo, commentEnd ?? line);
            continue;
        }
        open = opens(rest);
        quoted = content !== whole;
        if (open || content.length - rest.length >= indentedCode || content.startsWith('\t'))
            continue;
        if (tag.test(rest))
            loss = { by: 'tag' };
        else if (rest.includes('|') && loss.by !== 'tag' && (0,_markdown_cell_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .isDelimiterLine */ .y)(rest)) {
            loss = { by: 'delimiter', header: widthOf(above), delimiter: widthOf(rest) };
        }
        else if (rest.length > 0xffff && widthOf(rest) === 0)
            loss = { by: 'width' };
        else if (!rest.includes('|'))
            behindTable = false;
        yield { line, text: rest, before: whole.length - rest.length, loss };
    }
}


/***/ }),

/***/ 6390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ extendedVocabulary),
/* harmony export */   go: () => (/* binding */ defaultVocabulary),
/* harmony export */   xk: () => (/* binding */ configuredVocabulary)
/* harmony export */ });
/* harmony import */ var _model_state_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1082);
/* harmony import */ var _default_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(157);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4450);



/** Looks up ever shorter beginnings of a text that do not cut a word. Bounded by the longest word. */
const longestAt = (text, longest, rule) => {
    for (let length = Math.min(text.length, longest); length > 0; length--) {
        if (!(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWord */ .D0)(text, length))
            continue;
        const found = rule(text.slice(0, length));
        if (found)
            return { rule: found, length };
    }
    return null;
};
const longestOf = (words) => [...words].reduce((longest, word) => Math.max(longest, word.length), 0);
/** The vocabulary of a configuration. Exact spelling first; any case where that leaves no doubt. */
const configuredVocabulary = (states) => {
    const exact = new Map();
    const anyCase = new Map();
    for (const state of states) {
        const word = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlain */ .Ul)(state.word);
        exact.set(word, state);
        const lower = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lowered */ .DM)(word);
        anyCase.set(lower, anyCase.has(lower) ? null : state);
    }
    const longest = longestOf(exact.keys());
    const inAnyCase = (head) => anyCase.get((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lowered */ .DM)(head)) ?? undefined;
    return {
        literal: true,
        at: text => longestAt(text, longest, head => exact.get(head)) ?? longestAt(text, longest, inAnyCase),
        exact: text => exact.get(text) ?? null,
        words: states.map(({ word }) => word),
    };
};
const guessedVocabulary = (rules) => {
    const longest = longestOf(rules.keys());
    return {
        literal: false,
        at: text => longestAt((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(text.slice(0, longest + 2)), longest, head => rules.get(head)),
        exact: text => (text.length > longest ? null : (rules.get((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(text)) ?? null)),
        words: ['todo', 'in progress', 'blocked', 'done'],
    };
};
const defaultRules = () => {
    const rules = new Map();
    for (const group of _default_words_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultWords */ .lr) {
        for (const word of [...group.words.split('|'), ...group.emoji.split(' ')])
            rules.set((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(word), (0,_model_state_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .stateRule */ .K)(word, group.class));
    }
    return rules;
};
const defaults = defaultRules();
/** The documented vocabulary, for repositories that have not agreed on another. */
const defaultVocabulary = guessedVocabulary(defaults);
/** The documented vocabulary with the words of a file's legend before its own. */
const extendedVocabulary = (legend) => {
    if (legend.length === 0)
        return defaultVocabulary;
    const rules = new Map(defaults);
    for (const rule of legend)
        rules.set((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlain */ .Ul)(rule.word)), rule);
    return guessedVocabulary(rules);
};


/***/ })

};
