export const id = 691;
export const ids = [691];
export const modules = {

/***/ 3882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ inlineOfCell)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6518);

const known = new WeakMap();
/** What stands in a cell, references resolved with the definitions of its document. Each cell is read once. */
const inlineOfCell = (cell, definitions) => {
    const before = known.get(cell);
    if (before)
        return before;
    const inline = (0,_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .readInline */ .SG)(cell.text, definitions);
    known.set(cell, inline);
    return inline;
};


/***/ }),

/***/ 2931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ textLines)
/* harmony export */ });
/** The lines of a text by `\n`, `\r\n` and `\r`, a last one behind a line end at its end included. */
const textLines = (text) => 
// Most texts have but one kind of line end, for which no expression is needed.
text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');


/***/ }),

/***/ 9691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  claimedGaps: () => (/* reexport */ claimedGaps),
  coverageOf: () => (/* reexport */ coverageOf),
  exhaustionsOf: () => (/* reexport */ exhaustionsOf),
  gapsOf: () => (/* reexport */ gapsOf),
  inDigits: () => (/* reexport */ inDigits),
  inLines: () => (/* reexport */ inLines),
  isFigureOf: () => (/* reexport */ isFigureOf),
  parseFigure: () => (/* reexport */ parseFigure),
  rowsById: () => (/* reexport */ rowsById),
  textsToMeasure: () => (/* reexport */ textsToMeasure)
});

// EXTERNAL MODULE: ./build/record/plain-text.js
var plain_text = __webpack_require__(4450);
// EXTERNAL MODULE: ./build/record/header.js
var record_header = __webpack_require__(2003);
;// CONCATENATED MODULE: ./build/measures/assertion.js
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** Finds a phrase in any case, its words parted by any white space, not as a part of a longer word. */
const phrasePattern = (phrase) => new RegExp(`(?<![\\p{L}\\p{N}_])${phrase.trim().split(/\s+/).map(escaped).join('\\s+')}(?![\\p{L}\\p{N}_])`, 'giu');
const longestSentence = 400;
/** What says a phrase more often than any text that people write is not read to its end. */
const mostMentions = 2000;
const denial = /(?:^|[^\p{L}])(?:not|never|nor|neither|nobody|nowhere|hardly|barely|cannot|without|until|till|once|if|when|whenever|before|unless|whether|almost|nearly|soon|should|must|will|would|could|may|might|far from|expect(?:s|ed)?|plan(?:s|ned)?|to be|claim(?:s|ed)?|said|says|so-called|\p{L}+n['’]t)(?![\p{L}])/iu;
const directDenial = /(?:^|[^\p{L}])(?:no|un|non)[\s-]*$/iu;
const reservation = /(?:^|[^\p{L}])(?:except|excepting|but|besides|unless|until|till|if|once|when|apart from|other than|yet to|still|(?<!(?:nothing|none|no) )(?:pending|awaiting|remaining|remains|missing))(?![\p{L}])/iu;
/** `W1`, `M2.7`, `#12`: what is said of parts is not said of the row. */
const part = /(?:^|[^\p{L}\d_-])(?:[A-Z]{1,2}\d[\w.-]*|#\d+)/u;
const opening = /["'“‘«„`~]$/;
const closing = /^["'”’»“`~]/;
/**
 * Where a text says a phrase as something that is so. Not where the sentence denies it, makes it depend on something, keeps
 * a reservation, tells of parts, or only quotes it: what is not surely said blames nobody. Linear in the text.
 */
const assertionsOf = (text, pattern) => {
    const said = [];
    let mentions = 0;
    for (const match of text.matchAll(pattern)) {
        if (mentions++ >= mostMentions)
            break;
        const start = match.index;
        const end = start + match[0].length;
        const before = lastSentence(text.slice(Math.max(0, start - longestSentence), start));
        const after = firstSentence(text.slice(end, end + longestSentence));
        const isQuoted = opening.test(before) && closing.test(after);
        const isDenied = denial.test(before) || directDenial.test(before) || reservation.test(after);
        const isOfParts = part.test(before);
        if (!isQuoted && !isDenied && !isOfParts)
            said.push({ start, end });
    }
    return said;
};
/** Looked for from the end, which is where it is near. */
const lastSentence = (text) => {
    for (let at = text.length - 1; at >= 0; at--) {
        const character = text[at] ?? '';
        const isEnd = character === '|' || ('.;!?'.includes(character) && /^(?:\s|$)/.test(text.slice(at + 1, at + 2)));
        if (isEnd)
            return text.slice(at + 1);
    }
    return text;
};
const firstSentence = (text) => {
    const end = text.search(/[.;!?](?=\s|$)|[|]/);
    return end < 0 ? text : text.slice(0, end);
};

;// CONCATENATED MODULE: ./build/measures/note-claim.js

const longestNote = 4000;
/** All that may stand before the word in its clause: with any other subject it speaks of a part (`first slice merged`). */
const ofAll = /^(?:(?:all|everything|fully|completely|entirely|it|this|the|whole|row|module|feature|item|task|work|code|there|we|and|so|is|are|was|were|has|have|been|now|already|got|done)(?:\s+|$))*$/i;
/** Words by which a note that claims it takes it back. */
const rest = /(?<![\p{L}])(?<!(?:nothing|no|none|not|zero|0)(?: is| are)? )(?:partial|partially|partly|pending|missing|remaining|remains|remain|still open|open|unmerged|incomplete|wip|in progress|half|stub)(?![\p{L}])/iu;
const share = /(?<![\w.,/])(\d[\d,.]*)\s?(k)?\s?(?:\/|of|out of)\s?(\d[\d,.]*)\s?(k)?(?![\w/])/gi;
/** The word by which a note claims that its row is finished, as it stands there; null where it does not. */
const claimIn = (note, patterns) => {
    const text = note.slice(0, longestNote);
    for (const pattern of patterns)
        for (const { start, end } of assertionsOf(text, pattern))
            if (ofAll.test(clauseBefore(text, start)))
                return isTakenBack(text) ? null : text.slice(start, end);
    return null;
};
const clauseBefore = (text, at) => (text
    .slice(Math.max(0, at - 200), at)
    .split(/[.,;:!?|–—()[\]"*_\n]/)
    .at(-1) ?? '').trim();
/** `862 of 10k` is honest, whatever word stands beside it. */
const isTakenBack = (text) => rest.test(text) ||
    [...text.matchAll(share)].some(([, some = '', someScale, all = '', allScale]) => {
        const [few, many] = [note_claim_valueOf(some, someScale), note_claim_valueOf(all, allScale)];
        return few < many;
    });
const note_claim_valueOf = (digits, scale) => Number(digits.replace(/,/g, '').replace(/\.$/, '')) * (scale === undefined ? 1 : 1000);

;// CONCATENATED MODULE: ./build/measures/claim.js




/** Rows by their ID, without lines that only point at one. */
const rowsById = ({ rows }) => {
    const byId = new Map();
    for (const row of rows) {
        if (row.class === 'pointer')
            continue;
        const others = byId.get(row.id);
        if (others)
            others.push(row);
        else
            byId.set(row.id, [row]);
    }
    return byId;
};
/**
 * Finds where the record says that the row of a coverage table is finished: by its state, by words in the note of the
 * state or in a column of notes, there or in the coverage table. Null where nothing surely says so.
 */
const claimFinder = ({ finished, columns }, byId) => {
    const states = new Set(finished.states.map(word => word.toLowerCase()));
    const patterns = finished.words.map(phrasePattern);
    const noteHeaders = new Set(columns.notes.map(record_header/* normaliseHeader */.Gw));
    const inNote = (id, text, place) => {
        const word = claimIn(text, patterns);
        return word === null ? null : { id, words: `says "${word.replace(/\s+/g, ' ')}"`, place };
    };
    const inRow = (row) => {
        if (states.has(row.class) || states.has(row.state.toLowerCase()))
            return { id: row.id, words: `says ${row.state}`, place: row.statePlace };
        const ofState = inNote(row.id, `${row.state}, ${row.note}`, row.statePlace);
        if (ofState)
            return ofState;
        for (const [column, header] of row.header.entries()) {
            const cell = row.cells[column];
            if (!cell || !noteHeaders.has((0,record_header/* normaliseHeader */.Gw)(header)) || isAt(cell.place, row.statePlace))
                continue;
            const claim = inNote(row.id, (0,plain_text/* toPlain */.Ul)((0,plain_text/* roughText */.ZE)(cell.text)), cell.place);
            if (claim)
                return claim;
        }
        return null;
    };
    return ({ ids, notes }) => {
        for (const id of ids) {
            // A row that was given up promises nothing, whatever its note says.
            const rows = (byId.get(id) ?? []).filter(row => row.class !== 'dropped');
            for (const row of rows) {
                const claim = inRow(row);
                if (claim)
                    return claim;
            }
            if (rows.length === 0 && byId.has(id))
                continue;
            for (const note of notes) {
                const claim = inNote(id, note.text, note.place);
                if (claim)
                    return claim;
            }
        }
        return null;
    };
};
const isAt = (one, other) => one.line === other.line && one.column === other.column;

// EXTERNAL MODULE: ./build/record/excerpt.js
var excerpt = __webpack_require__(3821);
// EXTERNAL MODULE: ./build/markdown/cell-inline.js
var cell_inline = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/markdown/text-document.js
var text_document = __webpack_require__(5299);
// EXTERNAL MODULE: ./build/record/table-view.js
var table_view = __webpack_require__(5688);
;// CONCATENATED MODULE: ./build/measures/coverage-columns.js

/** Finds the columns of a table by its normalised header texts; null where it is of neither kind. */
const layoutOf = (names, columns, settings) => {
    const of = (headers) => headers.map(header => names.indexOf((0,record_header/* normaliseHeader */.Gw)(header))).find(column => column >= 0) ?? null;
    const own = {
        paths: of(columns.paths),
        estimate: of(columns.estimate),
        measured: of(columns.measured),
        feature: of(columns.feature),
        code: of(columns.code),
        test: of(columns.test),
    };
    const isCoverage = own.paths !== null && (own.estimate !== null || own.measured !== null);
    const isFeatures = own.feature !== null && (own.code !== null || own.test !== null);
    if (!isCoverage && !isFeatures)
        return null;
    const wanted = new Set(columns.notes.map(record_header/* normaliseHeader */.Gw));
    const notes = names.flatMap((name, column) => (wanted.has(name) ? [column] : []));
    const headers = columns.id.length > 0 ? columns.id : settings.columns.id;
    const taken = new Set([...Object.values(own), ...notes]);
    const free = names.map((name, column) => ({ name, column })).filter(({ column }) => !taken.has(column));
    const usual = free.find(({ name }) => (0,record_header/* isCertainIdHeader */.P7)(name)) ?? free.find(({ name }) => (0,record_header/* isIdHeader */.vh)(name));
    const id = headers.length > 0 ? of(headers) : (usual?.column ?? null);
    return { ...own, id, notes, isCoverage, isFeatures };
};

;// CONCATENATED MODULE: ./build/measures/coverage-document.js




const toldHeaders = 3;
/** Finds the coverage and feature tables of a text. */
const readCoverageDocument = (path, text, settings) => {
    const { coverage } = settings;
    if (coverage === null)
        return null;
    const { tables, definitions } = (0,text_document/* documentOf */.l)(path, text);
    const headerOf = (0,table_view/* headerReader */.$U)(definitions);
    const read = tables.map(table => {
        const { header, names } = headerOf(table);
        return { table, header, layout: layoutOf(names, coverage.columns, settings) };
    });
    return {
        path,
        tables: read.flatMap(({ table, layout }) => (layout ? [{ table, layout }] : [])),
        others: read.flatMap(({ header, layout }) => (layout ? [] : [header.join(', ')])).slice(0, toldHeaders),
        inline: cell => (0,cell_inline/* inlineOfCell */.v)(cell, definitions),
    };
};
/** Tracked files that hold coverage tables by the configuration, in order. */
const coverageDocuments = ({ settings, tree, }) => (settings.coverage === null ? [] : [...tree.files].filter(settings.coverage.documents.isMatch).sort());

// EXTERNAL MODULE: ./build/record/id-cell.js
var id_cell = __webpack_require__(7796);
// EXTERNAL MODULE: ./build/record/unread.js
var unread = __webpack_require__(6617);
;// CONCATENATED MODULE: ./build/measures/coverage-line.js




/** Reads which rows the lines of a table are about. In a table of features an empty ID cell goes on with the line above. */
const namedLines = ({ path, inline }, { table, layout }, settings) => {
    const lines = new Map();
    const kind = layout.isCoverage ? 'coverage table' : 'table of features';
    const column = layout.id;
    if (column === null) {
        const flaw = {
            subject: `${kind} without IDs`,
            message: `Unexpected ${kind} without a column of IDs, expected one: nobody can tell which row a line is about`,
            help: 'Add a column with the ID of the row, or name its header in `coverage.columns.id` of the configuration.',
            place: table.headerPlace,
        };
        return { lines, flaws: [flaw] };
    }
    const flaws = [];
    const underIdHeader = (0,record_header/* isIdHeader */.vh)((0,record_header/* normaliseHeader */.Gw)(table.header[column]?.text ?? ''));
    let above = null;
    for (const [index, row] of table.rows.entries()) {
        const cell = row.cells[column];
        if (!cell)
            continue;
        const found = inline(cell);
        const read = (0,id_cell/* readIdCell */.WM)(found, { pattern: settings.ids, underIdHeader });
        const goesOn = !layout.isCoverage && found.text.trim() === '';
        const ids = read?.ids.map(({ id }) => id) ?? (goesOn ? above : null);
        above = ids;
        if (ids !== null)
            lines.set(index, { ids, row, cell: at => (at === null ? null : (row.cells[at] ?? null)) });
        else if (!(0,unread/* isSilentLine */.mH)(row, found.text)) {
            const subject = (0,excerpt/* excerpt */.K)(found.text);
            flaws.push({
                subject: found.text.trim() === '' ? 'line without an ID' : subject,
                message: `Unexpected ${found.text.trim() === '' ? 'empty cell' : subject} in the ID column of a ${kind}, expected the ID of a row`,
                help: 'Write the ID that the row has in its matrix.',
                place: { ...row.place, path },
            });
        }
    }
    return { lines, flaws };
};

;// CONCATENATED MODULE: ./build/measures/estimate.js

const longestFigure = 100;
/** How far a figure that is said to be rough may be off, of its own size. */
const roughness = 0.1;
const number = String.raw `(\d{1,3}(?:[,_' ]\d{3}){1,3}|\d{1,9}(?:\.\d{1,3})?) ?([km]?)(?![a-z\d])`;
const mark = String.raw `(~|≈|ca\.? |circa |c\. |about |around |approx\.? |approximately |roughly |some )? ?`;
const bound = String.raw `(>=|>|≥|at least |min\.? |over |more than |<=|<|≤|at most |max\.? |up to |under |less than )? ?`;
const until = String.raw ` ?(?:-|–|—|‐|‑|−|\.{2,3}|…| to | bis |to) ?`;
const unit = String.raw `(?: ?(?:non-blank |production |code )?(?:lines of code|lines|line|s?loc))?(?: ?\([^()]*\))?`;
const shape = new RegExp(`^${mark}${bound}${number}(?:${until}~?${number}|(\\+))?${unit}\\.?$`);
const scale = { '': 1, k: 1000, m: 1_000_000 };
/** Reads `10k`, `35k–64k`, `198`, `2,000`, `~10k`, `>=5k`, `<3k`, `5k+`; null for anything else. Linear in the text. */
const parseFigure = (text) => {
    if (text.length > longestFigure)
        return null;
    const match = shape.exec((0,plain_text/* toPlain */.Ul)(text).toLowerCase());
    if (!match)
        return null;
    const [, rough, side = '', first = '', firstScale = '', last, lastScale = '', plus] = match;
    // 35–64k: the scale at the end is meant for both, where that makes a range of them.
    const isShared = last !== undefined && firstScale === '' && lastScale !== '' && toNumber(first) < toNumber(last);
    const low = estimate_valueOf(first, isShared ? lastScale : firstScale);
    const high = last === undefined ? low : estimate_valueOf(last, lastScale);
    if (low === null || high === null || low > high)
        return null;
    const rounding = last === undefined ? roundingOf(first, firstScale) : 0;
    const about = rough !== undefined;
    if (plus !== undefined || /^(?:>|≥|at least|min|over|more)/.test(side))
        return { low, high: Infinity, about, rounding };
    if (side !== '')
        return { low: 0, high, about, rounding };
    return { low, high, about, rounding };
};
/** True for a cell that gives no figure, on purpose: empty, a dash, `?`, TBD, none. */
const isNoFigure = (text) => (0,plain_text/* isNoClaim */.cy)((0,plain_text/* toPlain */.Ul)(text)) || /^(?:none|n\/a|unknown|open|not yet|later)\.?$/i.test(text.trim());
/** The fewest lines that an estimate asks for. */
const leastOf = ({ low, about }) => Math.ceil(about ? low * (1 - roughness) : low);
/** Whether a figure is the measured one. `tolerance` is a share of what was measured, on top of how the figure is written. */
const isFigureOf = (figure, measured, tolerance) => {
    const leeway = figure.rounding + measured * (tolerance + (figure.about ? roughness : 0));
    return measured >= figure.low - leeway && measured <= figure.high + leeway;
};
/** `10,204`. */
const inDigits = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** `1 line`, `10,204 lines`. */
const inLines = (count) => `${inDigits(count)} ${count === 1 ? 'line' : 'lines'}`;
const toNumber = (digits) => Number(digits.replace(/[,_' ]/g, ''));
/** Null for a broken number of lines, such as 1.5 without a scale. */
const estimate_valueOf = (digits, letter) => {
    const value = Math.round(toNumber(digits) * (scale[letter] ?? 1) * 1000) / 1000;
    return digits.includes('.') && letter === '' ? null : Math.round(value);
};
const roundingOf = (digits, letter) => {
    const decimals = digits.split('.')[1]?.length ?? 0;
    return letter === '' ? 0 : (scale[letter] ?? 1) / 10 ** decimals / 2;
};

;// CONCATENATED MODULE: ./build/measures/cell-targets.js
const longestCell = 20_000;
const mostTargets = 200;
/** A path in code may hold white space; commas part paths, but not within braces. */
const inCode = /(?:\{[^{}]*\}|[^,;])+/g;
const inText = /(?:\{[^{}]*\}|[^\s,;])+/g;
/** The same where no brace stands, which is most often. */
const inPlainCode = /[^,;]+/g;
const inPlainText = /[^\s,;]+/g;
const wordsOf = (text, code) => text.includes('{') ? text.matchAll(code ? inCode : inText) : text.matchAll(code ? inPlainCode : inPlainText);
const between = /^(?:and|or|plus|und|&|\+|[-–—/]|n\/a|none|tbd|\?)$/i;
/** What a cell names, in order: links by their target, code marks and words as they are written. Linear in the cell. */
function* cellTargets({ runs, links }) {
    let left = mostTargets;
    for (const { url } of links)
        if (left-- > 0)
            yield { text: url, linked: true };
    const waiting = links.map(({ text }) => text);
    let room = longestCell;
    for (const { text, code, struck } of runs) {
        if (struck || room <= 0)
            continue;
        room -= text.length;
        for (const [word] of wordsOf(withoutLinks(text, waiting), code)) {
            const bare = word.trim();
            if (bare !== '' && !between.test(bare) && left-- > 0)
                yield { text: bare, linked: false };
        }
        if (left <= 0)
            return;
    }
}
/** A run without the texts of the links, each of which is taken out once, where it comes in turn. */
const withoutLinks = (text, waiting) => {
    let left = '';
    let from = 0;
    for (;;) {
        const [next] = waiting;
        const at = next === undefined ? -1 : text.indexOf(next, from);
        if (next === undefined || at < 0)
            return left + text.slice(from);
        left += `${text.slice(from, at)} `;
        from = at + next.length;
        waiting.shift();
    }
};

;// CONCATENATED MODULE: ./build/measures/line-files.js


/** Tracked files under the paths of one line, each once, and paths that name none. */
const lineFiles = ({ path, inline }, { layout }, { ids, cell }, find) => {
    const lists = [];
    const flaws = [];
    const paths = cell(layout.paths);
    const [id = ''] = ids;
    for (const target of paths ? cellTargets(inline(paths)) : []) {
        const found = find(target, path);
        if ('files' in found)
            lists.push(found.files);
        else {
            flaws.push({
                subject: `${id} ${(0,excerpt/* excerpt */.K)(target.text)}`,
                id,
                message: `Unexpected path ${(0,excerpt/* excerpt */.K)(target.text)} of ${id}, expected tracked files: it ${found.fault}, so that nothing can be counted there`,
                help: 'Name a file, a folder or a glob from the root of the repository, or link it; a dash stands for a row that has no code yet.',
                place: paths.place,
                isEarly: true,
            });
        }
    }
    const [only = []] = lists;
    // Lines that name one folder share its list, and what was counted there.
    return { files: lists.length < 2 ? only : [...new Set(lists.flat())], flaws };
};

// EXTERNAL MODULE: ./build/config/glob.js
var config_glob = __webpack_require__(7597);
;// CONCATENATED MODULE: ./build/measures/attribute-pattern.js

const classes = {
    alnum: 'A-Za-z0-9',
    alpha: 'A-Za-z',
    digit: '0-9',
    lower: 'a-z',
    upper: 'A-Z',
    xdigit: '0-9A-Fa-f',
};
/** Rewrites a pattern of `.gitattributes` as one of our globs; null where none says the same. */
const toGlob = (pattern) => {
    let glob = '';
    for (let at = 0; at < pattern.length;) {
        const character = pattern[at] ?? '';
        if (character === '\\') {
            // A backslash that escapes nothing matches nothing.
            if (at + 1 === pattern.length)
                return null;
            glob += `\\${pattern[at + 1]}`;
            at += 2;
        }
        else if (character === '*') {
            const stars = /^\*+/.exec(pattern.slice(at))?.[0].length ?? 1;
            const isWhole = /(?:^|\/)$/.test(pattern.slice(Math.max(0, at - 1), at)) &&
                /^(?:\/|$)/.test(pattern.slice(at + stars));
            glob += stars > 1 && isWhole ? '**' : '*';
            at += stars;
        }
        else if (character === '[') {
            const source = /^\[[!^]?\]?(?:\[:[a-z]*:\]|\\[^]|[^\]\\])*\]/.exec(pattern.slice(at))?.[0];
            if (source === undefined)
                return null;
            glob += source.replace(/\[:([a-z]*):\]/g, (_, name) => classes[name] ?? '');
            at += source.length;
        }
        else {
            glob += '{}(),!'.includes(character) ? `\\${character}` : character;
            at++;
        }
    }
    return (0,config_glob/* globFault */.H)(glob) ? null : glob;
};
/**
 * Which paths a pattern of a `.gitattributes` file names, as Git has it: a name without a slash at any depth, a path from
 * the folder of the file, no folder as a whole. Null for a pattern that names no file.
 */
const attributePattern = (pattern, folder) => {
    if (pattern === '' || pattern.startsWith('!') || pattern.endsWith('/'))
        return null;
    const glob = toGlob(pattern.startsWith('/') ? pattern.slice(1) : pattern);
    if (glob === null)
        return null;
    const isMatch = (0,config_glob/* compileGlobs */.t)([glob]);
    const start = folder === '' ? '' : `${folder}/`;
    return pattern.includes('/')
        ? path => path.startsWith(start) && isMatch(path.slice(start.length))
        : path => path.startsWith(start) && isMatch(path.slice(path.lastIndexOf('/') + 1));
};

;// CONCATENATED MODULE: ./build/measures/attributes.js

const ofForeignFiles = ['linguist-generated', 'linguist-vendored'];
const known = new Set([...ofForeignFiles, 'diff']);
const mostMacros = 100;
/**
 * Whether `.gitattributes` files set a path aside: generated, vendored, or without a diff, which is how binary files are
 * told. Read as Git does: of several lines the last counts, and a file nearer to the path before one further up.
 */
const asideByAttributes = (files) => {
    const inOrder = [...files].sort((one, other) => one.path.split('/').length - other.path.split('/').length);
    const macros = new Map([['binary', [{ name: 'diff', value: false }]]]);
    const read = inOrder.flatMap(({ path, text }) => {
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        return text.split(/\r?\n/).flatMap(line => readLine(line, folder, macros) ?? []);
    });
    const lines = read
        .filter(({ attributes }) => attributes.some(({ name }) => known.has(name) || macros.has(name)))
        .reverse();
    return path => {
        const values = new Map();
        for (const { isMatch, attributes } of lines)
            if (isMatch(path))
                fill(values, attributes, macros);
        return ofForeignFiles.some(name => values.get(name) === true) || values.get('diff') === false;
    };
};
/** Settles what nothing of a higher rank has settled; an attribute that is a macro brings those it stands for. */
const fill = (values, attributes, macros) => {
    for (const { name, value } of [...attributes].reverse()) {
        if (values.has(name))
            continue;
        values.set(name, value);
        if (value === true)
            fill(values, macros.get(name) ?? [], macros);
    }
};
const readLine = (line, folder, macros) => {
    const bare = line.replace(/^[ \t]+/, '');
    if (bare === '' || bare.startsWith('#'))
        return null;
    const quoted = /^"((?:\\.|[^"\\])*)"(?=[ \t]|$)/.exec(bare);
    const written = quoted?.[0] ?? /^[^ \t]+/.exec(bare)?.[0] ?? '';
    const attributes = bare
        .slice(written.length)
        .split(/[ \t]+/)
        .flatMap(word => (word === '' ? [] : toAttribute(word)));
    const macro = /^\[attr\](.+)$/.exec(written)?.[1];
    if (macro !== undefined) {
        // Git heeds macros at the top alone.
        if (folder === '' && macros.size < mostMacros)
            macros.set(macro, attributes);
        return null;
    }
    const isMatch = attributePattern(quoted ? unquoted(quoted[1] ?? '') : written, folder);
    return isMatch && { isMatch, attributes };
};
const toAttribute = (word) => {
    const sign = /^[-!]/.exec(word)?.[0] ?? '';
    const [name = '', value] = word.slice(sign.length).split('=');
    return { name, value: sign === '!' ? null : sign === '' && value !== 'false' };
};
const escapes = {
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
/** A name as Git quotes it: `\t`, `\"`, and bytes as three octal digits. */
const unquoted = (text) => text.replace(/(?:\\[0-3][0-7]{2})+|\\(.)/g, (whole, character) => {
    if (character !== undefined)
        return escapes[character] ?? character;
    const bytes = whole
        .slice(1)
        .split('\\')
        .map(digits => parseInt(digits, 8));
    return new TextDecoder().decode(Uint8Array.from(bytes));
});

;// CONCATENATED MODULE: ./build/measures/production.js

const attributeFile = /(?:^|\/)\.gitattributes$/;
/** Files that say which others are generated, foreign or binary. */
const attributeFiles = (tree) => [...tree.files].filter(path => attributeFile.test(path)).sort();
const tests = new WeakMap();
/**
 * True for a file of production code: no test, nothing generated or foreign, no record. Each path of a tree is looked at
 * once. `textOf` answers for attribute files, and with null for those that have not been read yet.
 */
const productionTest = ({ coverage, isRecord }, tree, textOf) => {
    if (coverage === null)
        return () => false;
    const before = tests.get(tree);
    if (before?.of === coverage)
        return before.isProduction;
    const paths = attributeFiles(tree);
    const files = paths.flatMap(path => {
        const text = textOf(path);
        return text ? [{ path, text: text.text }] : [];
    });
    const isAside = asideByAttributes(files);
    const isProduction = onceForEach(path => !isRecord(path) && !coverage.tests.isMatch(path) && !coverage.generated.isMatch(path) && !isAside(path));
    if (files.length === paths.length)
        tests.set(tree, { of: coverage, isProduction });
    return isProduction;
};
const onceForEach = (test) => {
    const known = new Map();
    return path => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const answer = test(path);
        known.set(path, answer);
        return answer;
    };
};
const counted = new WeakMap();
/** Lines of a text in which there is more than white space; null for a binary file. */
const countLines = (text) => {
    if (text.bad === 'binary')
        return null;
    const count = counted.get(text) ?? nonBlankLines(text.text);
    counted.set(text, count);
    return count;
};
/** Lines are parted by `\n`, `\r\n` and `\r`. */
const nonBlankLines = (text) => {
    let count = 0;
    let isBlank = true;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 10 || code === 13)
            isBlank = true;
        else if (isBlank && code > 32 && (code < 128 || /\S/.test(text.charAt(at)))) {
            isBlank = false;
            count++;
        }
    }
    return count;
};

;// CONCATENATED MODULE: ./build/measures/coverage-row.js





/** Reads one line of a coverage table and counts what there is. Its features are found by others. */
const readCoverageRow = (document, laid, line, counting) => {
    const { layout } = laid;
    const plainOf = (cell) => (0,plain_text/* toPlain */.Ul)(document.inline(cell).text);
    const { files, flaws } = lineFiles(document, laid, line, counting.find);
    const { measured, counted } = countFiles(files, counting);
    const { estimate, flaw } = readEstimate(line.cell(layout.estimate), line.ids[0] ?? '', plainOf);
    const own = line.cell(layout.measured);
    const notes = layout.notes.flatMap((column) => {
        const cell = line.cell(column);
        return cell ? [{ text: plainOf(cell), place: cell.place }] : [];
    });
    const row = {
        ids: line.ids,
        place: line.row.place,
        estimate,
        measured,
        files: counted,
        aside: files.length - counted,
        written: own && !isNoFigure(plainOf(own)) ? { text: plainOf(own), place: own.place } : null,
        notes,
        features: [],
    };
    return { row, flaws: flaw ? [...flaws, flaw] : flaws };
};
const countFiles = (files, { tree, isProduction, counts }) => {
    const before = counts.get(files);
    if (before)
        return before;
    let measured = 0;
    let counted = 0;
    for (const path of files) {
        const text = isProduction(path) ? tree.textOf(path) : null;
        const count = text && countLines(text);
        if (count === null)
            continue;
        measured += count;
        counted++;
    }
    const count = { measured, counted };
    counts.set(files, count);
    return count;
};
const readEstimate = (cell, id, plainOf) => {
    const text = cell ? plainOf(cell) : '';
    if (!cell || isNoFigure(text))
        return { estimate: null, flaw: null };
    const figure = parseFigure(text);
    if (figure)
        return { estimate: { text, least: leastOf(figure), place: cell.place }, flaw: null };
    const flaw = {
        subject: `${id} ${(0,excerpt/* excerpt */.K)(text)}`,
        id,
        message: `Unexpected estimate ${(0,excerpt/* excerpt */.K)(text)} of ${id}, expected a number of lines or a range, such as 10k or 35k–64k`,
        help: 'Write the estimate as a number or a range, the smaller number first, and words about it in another column; a dash stands for none.',
        place: cell.place,
    };
    return { estimate: null, flaw };
};

;// CONCATENATED MODULE: ./build/measures/line-features.js


const longestName = 100;
/** The feature that one line of a table names, with the anchors that it lacks; null for a line that names none. */
const lineFeature = ({ path, inline }, { layout }, { cell, row }, find) => {
    const named = cell(layout.feature);
    const name = named ? (0,plain_text/* toPlain */.Ul)(inline(named).text).slice(0, longestName) : '';
    if (name === '' || /^[-–—?]+$/.test(name))
        return null;
    const isAnchored = (anchor) => {
        for (const target of cellTargets(inline(anchor))) {
            const found = find(target, path);
            if ('files' in found && found.files.length === 1)
                return true;
        }
        return false;
    };
    const lacking = ['code', 'test'].filter(kind => {
        const anchor = cell(layout[kind]);
        return anchor !== null && !isAnchored(anchor);
    });
    return { name, place: row.place, lacking };
};

;// CONCATENATED MODULE: ./build/measures/tracked-files.js

const wild = /[*?[{]/;
const longestPath = 1000;
const tracked_files_known = new WeakMap();
const sortedFiles = (tree) => {
    const sorted = tracked_files_known.get(tree) ?? [...tree.files].sort(byCodeUnit);
    tracked_files_known.set(tree, sorted);
    return sorted;
};
/** Finds the tracked files that targets name; the same target gives the same object. */
const fileFinder = (tree) => {
    const sorted = sortedFiles(tree);
    const under = (start) => {
        const files = [];
        for (let at = firstFrom(sorted, start); sorted[at]?.startsWith(start) === true; at++)
            files.push(sorted[at]);
        return files;
    };
    const find = (target, from) => {
        if (target.text.length > longestPath)
            return { fault: 'is too long for a path' };
        const path = pathOf(target, from);
        if (path === null)
            return { fault: 'leads out of the repository' };
        if (tree.files.has(path))
            return { files: [path] };
        if (tree.others.has(path))
            return { fault: 'is a symbolic link or a submodule, which is not counted' };
        const folder = path === '' ? sorted : under(`${path}/`);
        if (folder.length > 0)
            return { files: folder };
        if (target.linked || !wild.test(path))
            return { fault: 'names no tracked file' };
        const fault = (0,config_glob/* globFault */.H)(path);
        if (fault)
            return { fault: `is no glob: expected ${fault.expected}` };
        const files = under(/^[^*?[{\\]*/.exec(path)?.[0] ?? '').filter((0,config_glob/* compileGlobs */.t)([path]));
        return files.length > 0 ? { files } : { fault: 'matches no tracked file' };
    };
    const found = new Map();
    return (target, from) => {
        const key = target.linked ? `${from} ${target.text}` : target.text;
        const before = found.get(key);
        if (before)
            return before;
        const files = find(target, from);
        found.set(key, files);
        return files;
    };
};
/** Path from the root of the repository; null for one that leads elsewhere. A line or a symbol behind it is left out. */
const pathOf = ({ text, linked }, from) => {
    if (/^[a-z][a-z0-9+.-]*:\/\/|^mailto:|^\/\//i.test(text))
        return null;
    const bare = linked ? decoded(text.split(/[?#]/)[0] ?? '') : text.replace(tracked_files_anchor, '');
    if (bare === null)
        return null;
    // A link to a heading of its own file.
    if (linked && bare === '')
        return from;
    const folder = linked && !bare.startsWith('/') ? from.split('/').slice(0, -1) : [];
    const parts = [...folder];
    for (const part of bare.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
};
/** `:12`, `:12-40`, `:12,40`, `#L10-L20`, `::symbol` behind a path. */
const tracked_files_anchor = /(?:#.*|::.*|:\d[\d,:–-]*|:L\d[\dL,–-]*)$/s;
const decoded = (text) => {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null;
    }
};
const byCodeUnit = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
/** Index of the first path that does not stand before a start. */
const firstFrom = (sorted, start) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] < start)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
};

;// CONCATENATED MODULE: ./build/measures/written-table.js

/** A coverage table as it stands, with what was measured for its lines. */
const toCoverageTable = ({ place, header, rows }, { measured }, byLine) => ({
    place,
    header: header.map(({ text }) => text),
    measuredColumn: measured,
    lines: rows.map(({ cells }, index) => {
        const row = byLine.get(index);
        const figure = row?.written ? parseFigure(row.written.text) : null;
        return {
            cells: cells.map(({ text }) => text),
            measured: row ? row.measured : null,
            isRight: row !== undefined && figure !== null && isFigureOf(figure, row.measured, 0),
        };
    }),
});

;// CONCATENATED MODULE: ./build/measures/coverage.js








const nothing = { tables: [], rows: [], flaws: [] };
const coverage_known = new WeakMap();
/** Measures what the coverage tables name. Every text of `textsToMeasure` must have been read. The same tree is measured once. */
const coverageOf = ({ settings, tree }) => {
    if (settings.coverage === null)
        return nothing;
    const before = coverage_known.get(tree);
    if (before?.of === settings.coverage)
        return before.coverage;
    const coverage = measure({ settings, tree }, settings.coverage);
    coverage_known.set(tree, { of: settings.coverage, coverage });
    return coverage;
};
const measure = ({ settings, tree }, agreed) => {
    const counting = {
        tree,
        find: fileFinder(tree),
        isProduction: productionTest(settings, tree, tree.textOf),
        counts: new WeakMap(),
    };
    const tables = [];
    const rows = [];
    const flaws = [];
    const features = new Map();
    const paths = coverageDocuments({ settings, tree });
    if (paths.length === 0)
        flaws.push(noDocument(agreed, settings.source));
    if (agreed.exhausted && ![...tree.files].some(agreed.exhausted.documents.isMatch))
        flaws.push(noExhausted(agreed.exhausted, settings.source));
    for (const path of paths) {
        const text = tree.textOf(path);
        const document = text && text.bad !== 'binary' ? readCoverageDocument(path, text, settings) : null;
        if (!document?.tables.some(({ layout }) => layout.isCoverage || layout.isFeatures)) {
            flaws.push(noTable(path, document));
            continue;
        }
        for (const laid of document.tables) {
            const read = namedLines(document, laid, settings);
            for (const flaw of read.flaws)
                flaws.push(flaw);
            const byLine = new Map();
            for (const [index, line] of read.lines) {
                if (laid.layout.isCoverage) {
                    const { row, flaws: own } = readCoverageRow(document, laid, line, counting);
                    byLine.set(index, row);
                    rows.push(row);
                    for (const flaw of own)
                        flaws.push(flaw);
                }
                const feature = laid.layout.isFeatures ? lineFeature(document, laid, line, counting.find) : null;
                for (const id of feature ? line.ids : []) {
                    const others = features.get(id);
                    if (others)
                        others.push(feature);
                    else
                        features.set(id, [feature]);
                }
            }
            if (laid.layout.isCoverage)
                tables.push(toCoverageTable(laid.table, laid.layout, byLine));
        }
    }
    return { tables, rows: withFeatures(rows, features), flaws };
};
/** The features of an ID belong to its first line. A row of which only features are listed promises no size. */
const withFeatures = (rows, features) => {
    const known = new Set(rows.flatMap(({ ids }) => ids));
    const unsized = [...features].flatMap(([id, [first]]) => first && !known.has(id)
        ? [{ ...emptyRow, ids: [id], place: first.place, features: features.get(id) ?? [] }]
        : []);
    const told = new Set();
    const sized = rows.map(row => {
        const own = row.ids.filter(id => !told.has(id) && features.has(id));
        for (const id of own)
            told.add(id);
        return own.length === 0
            ? row
            : { ...row, features: [...new Set(own.flatMap(id => features.get(id) ?? []))] };
    });
    return [...sized, ...unsized];
};
const emptyRow = { estimate: null, measured: 0, files: 0, aside: 0, written: null, notes: [] };
const noExhausted = ({ documents, line }, source) => ({
    subject: 'coverage.exhausted',
    message: `Unexpected \`coverage.exhausted.documents\` that match no tracked file (${(0,excerpt/* listed */.r)(documents.globs)}), expected the documents whose words are looked at`,
    help: 'Correct the globs, or take `exhausted` out.',
    place: { path: source ?? '.github/rowaudit.yml', line, endLine: line },
});
const noDocument = ({ documents, line }, source) => ({
    subject: 'coverage.documents',
    message: `Unexpected \`coverage.documents\` that match no tracked file (${(0,excerpt/* listed */.r)(documents.globs)}), expected the files that hold the coverage tables`,
    help: 'Correct the globs, or write the document.',
    place: { path: source ?? '.github/rowaudit.yml', line, endLine: line },
});
const noTable = (path, document) => {
    const seen = document === null ? 'it is a binary file' : tablesSeen(document);
    return {
        subject: 'no coverage table',
        message: `Unexpected coverage document without a coverage table, expected one with a column of IDs, one of paths and one of estimates: ${seen}`,
        help: 'Name the headers of its columns in `coverage.columns` of the configuration, or take the file out of `coverage.documents`.',
        place: { path, line: 1, endLine: 1 },
    };
};
const tablesSeen = ({ others }) => others.length === 0
    ? 'it holds no table'
    : `its tables have ${others.map(each => `(${each.slice(0, 200)})`).join(' and ')}`;

;// CONCATENATED MODULE: ./build/measures/gap.js

/** Everything that a row lacks: lines below the low estimate, and anchors of its named features. */
const gapsOf = ({ estimate, measured, files, aside, features }) => [
    ...(estimate !== null && measured < estimate.least
        ? [
            {
                feature: '',
                words: `${inLines(measured)} in ${inFiles(files)}${aside > 0 ? ` (${inDigits(aside)} more are not counted)` : ''}, where ${estimate.text} were estimated`,
                place: estimate.place,
            },
        ]
        : []),
    ...features
        .filter(({ lacking }) => lacking.length > 0)
        .map(({ name, place, lacking }) => ({
        feature: name,
        words: `no ${lacking.join(' and no ')} that is there for "${name}"`,
        place,
    })),
];
const inFiles = (count) => (count === 1 ? '1 file' : `${inDigits(count)} files`);

;// CONCATENATED MODULE: ./build/measures/claimed-gap.js



/** Holds what the record says of the rows against their measure. */
const claimedGaps = (view) => {
    const agreed = view.settings.coverage;
    if (agreed === null)
        return { gaps: [], unread: [] };
    const { rows, flaws } = coverageOf(view);
    const byId = rowsById(view.census);
    const claimOf = claimFinder(agreed, byId);
    const claimed = new Set();
    const gaps = rows.flatMap(row => {
        const claim = claimOf(row);
        if (!claim)
            return [];
        for (const id of row.ids)
            claimed.add(id);
        return gapsOf(row).map(gap => ({ claim, gap, measured: row.measured }));
    });
    const unknown = rows.flatMap(row => row.ids.flatMap(id => (byId.has(id) ? [] : unknownRow(id, row))));
    return { gaps, unread: [...unknown, ...flaws.map(flaw => toProblem(flaw, claimed))] };
};
const unknownRow = (id, { place }) => ({
    subject: id,
    id,
    message: `Unexpected ${id} in a coverage table, expected the ID of a row: no status table has it`,
    help: 'Correct the ID, or take the line out of the coverage table.',
    place,
});
const toProblem = ({ isEarly, ...problem }, claimed) => isEarly === true && !claimed.has(problem.id ?? '') ? { ...problem, severity: 'notice' } : problem;

// EXTERNAL MODULE: ./build/evidence/id-matcher.js + 3 modules
var id_matcher = __webpack_require__(4785);
// EXTERNAL MODULE: ./build/markdown/text-lines.js
var text_lines = __webpack_require__(2931);
;// CONCATENATED MODULE: ./build/measures/prose.js

const fence = /^\s*(?:>\s*)*(?:[-*+] +|\d{1,9}[.)] +)?(`{3,}|~{3,})/;
const item = /^\s*(?:[-*+]|\d{1,9}[.)])(?: |$)/;
const alone = /^\s*(?:#{1,6}(?: |$)|\|)/;
const aside = /~~[^~]+~~|`[^`]+`/g;
/** The text with marks in place of what is struck out or code: as long as the text, line ends kept. */
const withoutAsides = (text) => /[~`]/.test(text) ? text.replace(aside, part => part.replace(/[^\n]/g, '*')) : text;
/** What a document says in its own words: no fence, no indented code, no quotation, no HTML comment. Linear in the text. */
function* passagesOf(text) {
    let open = '';
    let isComment = false;
    let isListed = false;
    let passage = [];
    let start = 0;
    let line = 0;
    const taken = () => {
        const done = passage.length > 0 ? [{ text: passage.join('\n'), line: start }] : [];
        passage = [];
        return done;
    };
    for (const written of (0,text_lines/* textLines */.F)(text)) {
        line++;
        const mark = isComment ? undefined : fence.exec(written)?.[1];
        if (open !== '') {
            if (mark?.startsWith(open) === true && written.trim() === mark)
                open = '';
            continue;
        }
        if (mark !== undefined) {
            open = mark;
            yield* taken();
            continue;
        }
        const { shown, isOpen } = withoutComments(written, isComment);
        isComment = isOpen;
        const isQuote = /^\s*>/.test(shown);
        const isCode = passage.length === 0 && !isListed && /^(?: {4}|\t)/.test(shown);
        const isItem = item.test(shown);
        if (shown.trim() === '' || isQuote || isCode || isItem || alone.test(shown))
            yield* taken();
        if (shown.trim() === '' || isQuote || isCode)
            continue;
        isListed = isItem || (isListed && /^\s/.test(shown)) || (isListed && passage.length > 0);
        if (passage.length === 0)
            start = line;
        passage.push(shown);
        if (alone.test(shown))
            yield* taken();
    }
    yield* taken();
}
/** The line with white space in place of what stands in comments, and whether one goes on behind it. */
const withoutComments = (line, isInside) => {
    if (!isInside && !line.includes('<!--'))
        return { shown: line, isOpen: false };
    let shown = '';
    let from = 0;
    let inside = isInside;
    for (;;) {
        const at = line.indexOf(inside ? '-->' : '<!--', from);
        const end = at < 0 ? line.length : at + (inside ? 3 : 0);
        shown += inside ? ' '.repeat(end - from) : line.slice(from, end);
        if (at < 0)
            return { shown, isOpen: inside };
        from = end;
        inside = !inside;
    }
};

;// CONCATENATED MODULE: ./build/measures/section-scope.js


/**
 * Tells of a line which rows the smallest section around it names; the document, or every row, where no section names one.
 * The same section gives the same object. Linear in the text, but for the six depths that headings have.
 */
const scopeFinder = (path, text, namesIn) => {
    const { headings, lineCount } = (0,text_document/* documentOf */.l)(path, text);
    const sections = sectionsOf(headings, lineCount);
    const lines = (0,text_lines/* textLines */.F)(text.text);
    const whole = namesIn(text.text);
    const outermost = whole.size > 0 ? { about: whole, within: 'the document' } : { about: null, within: 'every row' };
    const scopeOf = (section) => {
        if (section === null)
            return outermost;
        if (section.scope)
            return section.scope;
        const { heading, parent, last } = section;
        const about = namesIn(lines.slice(heading.place.line - 1, last).join('\n'));
        section.scope =
            about.size > 0 ? { about, within: `the section "${heading.text.slice(0, 80)}"` } : scopeOf(parent);
        return section.scope;
    };
    return line => scopeOf(sections[lastAt(headings, line)] ?? null);
};
const sectionsOf = (headings, lineCount) => {
    const open = [];
    const sections = headings.map((heading) => {
        for (let inner = open.at(-1); inner && inner.heading.depth >= heading.depth; inner = open.at(-1)) {
            inner.last = heading.place.line - 1;
            open.pop();
        }
        const section = { heading, parent: open.at(-1) ?? null, last: lineCount, scope: null };
        open.push(section);
        return section;
    });
    return sections;
};
/** Index of the last heading that does not stand behind a line; -1 where there is none. */
const lastAt = (headings, line) => {
    let [low, high] = [0, headings.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (headings[middle].place.line <= line)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
};

;// CONCATENATED MODULE: ./build/measures/exhaustion.js




/**
 * Finds the phrases in a document, once for each part of it that they are about: their own paragraph where that names a
 * row, else the smallest section that does, else the document, else every row there is.
 */
const exhaustionsOf = (path, text, phrases, ids) => {
    const patterns = phrases.map(phrase => ({ phrase, pattern: phrasePattern(phrase) }));
    if (!patterns.some(({ pattern }) => text.text.search(pattern) >= 0))
        return [];
    const matcher = (0,id_matcher/* idMatcher */.S)([...new Set(ids)].map(id => ({ id, names: [id] })));
    const namesIn = (part) => new Set(matcher.namesIn(part).map(({ id }) => id));
    const sectionAt = scopeFinder(path, text, namesIn);
    const said = new Map();
    const all = [];
    for (const passage of passagesOf(text.text)) {
        const own = withoutAsides(passage.text);
        for (const { phrase, pattern } of patterns) {
            const assertions = assertionsOf(own, pattern);
            const [first] = assertions;
            if (!first)
                continue;
            const about = namesIn(passage.text);
            const scope = about.size > 0 ? { about, within: 'the same paragraph' } : sectionAt(passage.line);
            const key = about.size > 0 ? [...about].sort().join(' ') : scope;
            const known = said.get(phrase) ?? new Map();
            said.set(phrase, known);
            const before = known.get(key);
            if (before)
                before.repeats += assertions.length;
            else {
                const place = placeIn(path, passage, first);
                const found = { phrase, ...scope, place, repeats: assertions.length - 1 };
                known.set(key, found);
                all.push(found);
            }
        }
    }
    return all;
};
const placeIn = (path, { text, line: first }, { start, end }) => {
    const before = text.slice(0, start).split('\n');
    const within = text.slice(start, end).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const line = first + before.length - 1;
    return {
        path,
        line,
        endLine: line + within.length - 1,
        column,
        endColumn: within.length === 1 ? column + end - start : (within.at(-1) ?? '').length + 1,
    };
};

;// CONCATENATED MODULE: ./build/measures/wanted-texts.js





const wanted_texts_known = new WeakMap();
/** Paths whose texts it takes to measure: the coverage tables and attributes first, then the production files they name. */
const textsToMeasure = ({ settings, tree }) => {
    if (settings.coverage === null)
        return [];
    const before = wanted_texts_known.get(tree);
    if (before?.of === settings.coverage)
        return before.paths;
    const documents = coverageDocuments({ settings, tree });
    const first = [...documents, ...attributeFiles(tree)];
    const isComplete = first.every(tree.isRead);
    if (!isComplete)
        return first;
    const paths = [...first, ...productionFiles({ settings, tree }, documents)];
    wanted_texts_known.set(tree, { of: settings.coverage, paths });
    return paths;
};
/** Production files that the coverage tables name, each once. */
const productionFiles = ({ settings, tree }, documents) => {
    const isProduction = productionTest(settings, tree, tree.textOf);
    const find = fileFinder(tree);
    const files = new Set();
    const seen = new WeakSet();
    for (const path of documents) {
        const text = tree.textOf(path);
        const document = text && text.bad !== 'binary' ? readCoverageDocument(path, text, settings) : null;
        for (const laid of document?.tables ?? [])
            if (laid.layout.isCoverage)
                for (const line of namedLines(document, laid, settings).lines.values()) {
                    const list = lineFiles(document, laid, line, find).files;
                    if (seen.has(list))
                        continue;
                    seen.add(list);
                    for (const each of list)
                        if (isProduction(each))
                            files.add(each);
                }
    }
    return files;
};

;// CONCATENATED MODULE: ./build/measures/index.js
// What rules and `measure` look with, in one piece: it is loaded where the configuration has `coverage`, and nowhere else.









/***/ }),

/***/ 7796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ aliasesOf),
/* harmony export */   WM: () => (/* binding */ readIdCell),
/* harmony export */   m: () => (/* binding */ idFault)
/* harmony export */ });
/* harmony import */ var _id_range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4791);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4450);


const longestCell = 20_000;
/** An ID and what may part it from the next. */
const longestItem = 300;
const opening = /^[\s[({<"'“‘«*_~`]+/;
const titleStart = /^[\s\])}>"'”’».:;,|–—·-]+/;
const readText = (whole, grammar, struck) => {
    const text = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(whole.slice(0, longestCell));
    const bare = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutDecoration */ .fR)(text).replace(opening, '');
    const found = (0,_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .idsAt */ .A)(bare, grammar);
    if (found === null || typeof found === 'string')
        return found;
    // IDs that go on where a cell is cut would be lost.
    if (whole.length > longestCell && found.rest.length < longestItem)
        return 'many';
    return { ids: found.ids, title: found.rest.replace(titleStart, ''), struck };
};
const struckText = ({ runs }) => runs
    .filter(({ struck }) => struck)
    .map(({ text }) => text)
    .join('');
const readCell = (inline, grammar) => {
    const { text } = inline;
    const struck = inline.runs.some(run => run.struck) ? struckText(inline) : '';
    if (struck.trim() !== '' && inline.runs.find(run => run.text.trim() !== '')?.struck)
        return readText(struck, grammar, true) ?? readText(text, grammar, false);
    return readText(text, grammar, false);
};
/** Reads an ID cell; null where it does not begin with an ID, or not all of its IDs can be taken. */
const readIdCell = (inline, grammar) => {
    const reading = readCell(inline, grammar);
    return typeof reading === 'string' ? null : reading;
};
/** Why the IDs of a cell cannot be taken; null where they can, and where there are none. */
const idFault = (inline, grammar) => {
    const reading = readCell(inline, grammar);
    return typeof reading === 'string' ? reading : null;
};
const baseName = /([^/\\]+?)(?:\.[A-Za-z0-9]+)?(?:[?#].*)?$/;
const fromLink = (number, inline) => {
    const link = inline.links.find(({ text }) => text.includes(number));
    const name = link && baseName.exec(link.url.slice(-300))?.[1];
    const match = name === undefined ? null : /^([A-Za-z]{2,20})[-_]?(\d+)(?!\d)/.exec(name);
    return match && Number(match[2]) === Number(number) ? `${match[1].toUpperCase()}-${match[2]}` : null;
};
/** Spellings that make a number unmistakable in a message: `ADR-0012` for `[0012](adr-0012-x.md)`, `Plan 007`. */
const aliasesOf = ({ id, searchable }, inline, headerWord) => {
    if (searchable || !/^\d+$/.test(id))
        return [];
    const link = fromLink(id, inline);
    const word = headerWord === null
        ? []
        : [`${headerWord.charAt(0).toUpperCase()}${headerWord.slice(1)} ${id}`, `${headerWord} ${id}`];
    return link === null ? word : [link, ...word];
};


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readState)
});

// EXTERNAL MODULE: ./build/model/state-rule.js
var state_rule = __webpack_require__(1082);
// EXTERNAL MODULE: ./build/record/default-words.js
var default_words = __webpack_require__(157);
// EXTERNAL MODULE: ./build/record/plain-text.js
var plain_text = __webpack_require__(4450);
;// CONCATENATED MODULE: ./build/record/guessed-state.js



const fraction = /^(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.-])/;
const undone = ['done', 'partial', 'active', 'gating', 'ready'];
const negated = (rule, word) => undone.includes(rule.class) ? (0,state_rule/* stateRule */.K)(word, 'planned') : null;
/** `not done`, `unfinished`, `still open`. Null where nothing is negated; `unknown` is a word of its own. */
const throughNegation = (text, vocabulary) => {
    const head = (0,plain_text/* folded */.TM)(text);
    const going = default_words/* continuation */.wi.exec(head);
    if (going) {
        const behind = text.slice(going[0].length + 1);
        return throughNegation(behind, vocabulary) ?? atStart(behind, vocabulary) ?? 'unclear';
    }
    const not = default_words/* negation */.mt.exec(head);
    const prefix = not ? not[0].length + 1 : /^un(?=\p{L}{3})/u.test(head) ? 2 : 0;
    if (prefix === 0 || vocabulary.exact(head.split(/[(—–:;,]/, 1)[0].trim()))
        return null;
    const behind = text.slice(prefix);
    const found = vocabulary.at(behind);
    if (!found)
        return not && !vocabulary.at(text) ? 'unclear' : null;
    if (vocabulary.at(text))
        return null;
    const word = `${text.slice(0, prefix).toLowerCase()}${found.rule.word}`;
    const rule = negated(found.rule, word);
    return rule ? { word: rule, rest: behind.slice(found.length) } : 'unclear';
};
const atStart = (text, vocabulary) => {
    const found = vocabulary.at(text);
    return found && { word: found.rule, rest: text.slice(found.length) };
};
const byEmoji = (text, vocabulary) => {
    const all = (0,plain_text/* emojiIn */.Kf)(text);
    const ends = [all[0], all.at(-1)].filter(each => each !== undefined);
    for (const { emoji, index } of ends) {
        const atEdge = index === 0 || index + emoji.length >= text.trimEnd().length;
        const rule = atEdge && vocabulary.exact(emoji);
        if (rule)
            return { word: rule, rest: text.replace(emoji, '').trim() };
    }
    return null;
};
const byFraction = (text) => {
    const match = fraction.exec(text);
    if (!match)
        return null;
    const [whole, part, all] = match;
    const settled = Number(part) >= Number(all);
    return { word: (0,state_rule/* stateRule */.K)(whole, settled ? 'done' : 'partial'), rest: text.slice(whole.length) };
};
const byCheckbox = (text, vocabulary) => {
    const box = /^\[([ xX]?)\]/.exec(text);
    const rule = box && vocabulary.exact(box[1]?.trim() ? 'done' : 'todo');
    return rule ? { word: rule, rest: text.slice(box[0].length) } : null;
};
/** Negation first, then the longest phrase at the start, then an emoji at either end, `N/M`, a checkbox. */
const guessState = (text, bare, vocabulary) => {
    const through = throughNegation(bare, vocabulary);
    if (through === 'unclear')
        return null;
    return (through ??
        atStart(bare, vocabulary) ??
        byEmoji(text, vocabulary) ??
        byFraction(bare) ??
        byCheckbox(text, vocabulary));
};
const denied = /(?<![\p{L}\p{N}])(?:no|not|nothing|none|zero|without|never|0)(?: [\p{L}\p{N}-]+)? ?$/iu;
const saysMore = (rest) => {
    for (const { index } of rest.matchAll(default_words/* restWords */.Ex))
        if (!denied.test(rest.slice(Math.max(0, index - 60), index)))
            return true;
    for (const match of rest.matchAll(/(?<![\d/.-])(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.-])/g))
        if (Number(match[1]) < Number(match[2]))
            return true;
    return false;
};
/** The state with what the note takes back: done becomes partial where something is still open. */
const guessAround = ({ word, rest }) => word.class === 'done' && saysMore(rest) ? (0,state_rule/* stateRule */.K)(word.word, 'partial') : word;

;// CONCATENATED MODULE: ./build/record/state.js


const joint = /^\s*(?:→|->|-->|=>|⇒|➜|➡|⟶|\/|\||,|;|&|\+|and |or |to )+\s*/u;
const noteStart = /^(?:(?!->)[\s:;,.—–-])+/;
const arrow = /→|->|=>|⇒|➜|➡|⟶|\//u;
/** A state behind an arrow or a slash; in a vocabulary that was agreed on also one that is all the rest of the cell. */
const joined = (rest, vocabulary) => {
    const marks = joint.exec(rest)?.[0] ?? '';
    const behind = (0,plain_text/* withoutDecoration */.fR)(rest.slice(marks.length));
    if (arrow.test(marks))
        return vocabulary.at(behind)?.rule ?? null;
    return vocabulary.literal ? vocabulary.exact(behind.replace(/[\s.!)]{1,9}$/, '')) : null;
};
/** A state right behind an emoji, or an emoji that is a state where the first one is. */
const behindEmoji = (rest, first, vocabulary) => {
    const byEmoji = !vocabulary.literal && (0,plain_text/* emojiIn */.Kf)(first.word).length > 0;
    for (const { emoji, index } of (0,plain_text/* emojiIn */.Kf)(rest)) {
        const behind = rest.slice(index + emoji.length).trimStart();
        const word = vocabulary.literal ? wordAt(behind, vocabulary) : vocabulary.at(behind)?.rule;
        const found = word ?? (byEmoji ? vocabulary.exact(emoji) : null);
        if (found)
            return found;
    }
    return null;
};
const wordAt = (text, vocabulary) => {
    const found = vocabulary.at(text);
    return found && vocabulary.exact(text.slice(0, found.length));
};
/** A run of code or bold that is nothing but another state. */
const decorated = (inline, vocabulary, differs) => {
    for (const { text, code, strong, struck } of inline.runs) {
        if (struck || !(code || strong))
            continue;
        const rule = vocabulary.exact((0,plain_text/* withoutDecoration */.fR)((0,plain_text/* toPlain */.Ul)(text)));
        if (rule && differs(rule))
            return rule;
    }
    return null;
};
const secondState = (inline, { rule: first }, rest, vocabulary) => {
    if (rest === '' && inline.runs.length < 2)
        return null;
    const differs = (rule) => rule !== null && (vocabulary.literal ? rule !== first : rule.class !== first.class);
    const next = joined(rest, vocabulary);
    if (differs(next))
        return next;
    const marked = behindEmoji(rest, first, vocabulary);
    return differs(marked) ? marked : decorated(inline, vocabulary, differs);
};
const pointing = /^(?:see|cf\.?|moved to|tracked in|owned by|→|↗|↑|⇒|->)/i;
const asPointer = (inline, text) => {
    const mark = inline.links.length > 0 ? pointing.exec(text)?.[0] : undefined;
    if (mark === undefined || !(0,plain_text/* endsWord */.D0)(text, mark.length))
        return null;
    return { kind: 'pointer', text, note: text.slice(mark.length).trim() };
};
/** Reads a State cell: exactly one state, and the note behind it. */
const readState = (inline, vocabulary) => {
    const text = (0,plain_text/* toPlain */.Ul)(inline.text);
    const bare = (0,plain_text/* withoutDecoration */.fR)(text);
    const start = vocabulary.at(text) ?? (bare === text ? null : vocabulary.at(bare));
    if (start && vocabulary.literal) {
        const whole = vocabulary.at(text) ? text : bare;
        const rest = whole.slice(start.length);
        const note = rest.replace(noteStart, '');
        const second = secondState(inline, start, rest, vocabulary);
        return second
            ? { kind: 'two', first: start.rule, second, text, note }
            : { kind: 'state', rule: start.rule, note };
    }
    const pointer = asPointer(inline, text);
    if (pointer)
        return pointer;
    if ((0,plain_text/* isNoClaim */.cy)(text))
        return { kind: 'none', text };
    if (vocabulary.literal)
        return { kind: 'unknown', text };
    const guess = guessState(text, bare, vocabulary);
    if (!guess)
        return { kind: 'unknown', text };
    const second = secondState(inline, { rule: guess.word, length: 0 }, guess.rest, vocabulary);
    const note = guess.rest.replace(noteStart, '');
    if (second)
        return { kind: 'two', first: guess.word, second, text, note };
    return { kind: 'state', rule: guessAround(guess), note };
};


/***/ }),

/***/ 5688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ headerReader),
/* harmony export */   C8: () => (/* binding */ quotedHeader),
/* harmony export */   Qx: () => (/* binding */ viewTable),
/* harmony export */   YB: () => (/* binding */ namedColumn)
/* harmony export */ });
/* harmony import */ var _markdown_inline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6518);
/* harmony import */ var _header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(321);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4450);




const longestHeader = 300;
/** Reads a header row; texts that a document repeats are read once and share one array. */
const headerReader = (definitions) => {
    const known = new Map();
    return ({ header }) => {
        const key = header.map(({ text }) => text).join('|');
        const before = known.get(key);
        if (before)
            return before;
        const plain = header.map(({ text }) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlain */ .Ul)((0,_markdown_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .readInline */ .SG)(text.slice(0, longestHeader), definitions).text));
        const read = { header: plain, names: plain.map(_header_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHeader */ .Gw) };
        known.set(key, read);
        return read;
    };
};
/** Looks at a table with a vocabulary. */
const viewTable = (table, header, around) => {
    const { vocabulary, settings, listed, definitions } = around;
    const inline = (cell) => (0,_markdown_inline_js__WEBPACK_IMPORTED_MODULE_0__/* .readInline */ .SG)(cell.text, definitions);
    const known = new Map();
    const states = (column) => {
        const before = known.get(column);
        if (before)
            return before;
        const byText = readingsOf(vocabulary, definitions);
        const readings = table.rows.map(row => {
            const text = row.textAt(column);
            const same = byText.get(text);
            if (same)
                return same;
            const reading = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readState */ .u)(inline({ text }), vocabulary);
            byText.set(text, reading);
            return reading;
        });
        known.set(column, readings);
        return readings;
    };
    return { table, ...header, vocabulary, settings, definitions, listed, inline, states };
};
const knownReadings = new WeakMap();
/** What was read by a vocabulary, by text: few texts stand in the State cells of many rows, and of many tables. */
const readingsOf = (vocabulary, definitions) => {
    // The same text is something else where its references lead elsewhere.
    const readings = (definitions.size === 0 && knownReadings.get(vocabulary)) || new Map();
    if (definitions.size === 0)
        knownReadings.set(vocabulary, readings);
    return readings;
};
/** The column that bears the first of these names which the table has; -1 where it has none. */
const namedColumn = (view, names) => {
    for (const name of names) {
        const column = view.names.indexOf((0,_header_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHeader */ .Gw)(name));
        if (column >= 0)
            return column;
    }
    return -1;
};
/** A column as messages name it. */
const quotedHeader = ({ header }, column) => `\`${header[column]}\``;


/***/ }),

/***/ 6617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ faultyIds),
/* harmony export */   KQ: () => (/* binding */ unreadLine),
/* harmony export */   ic: () => (/* binding */ hiddenRows),
/* harmony export */   mH: () => (/* binding */ isSilentLine)
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3821);
/* harmony import */ var _id_range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4791);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4450);



const total = /^(?:(?:sub|grand)?[ -]?totals?|sum|all rows|overall|[σΣ∑]|gesamt|summe|合计|总计|合計|[иИ]того)/i;
const ruled = /^[-–—=_*.·:|~\s]*$/;
const isTotal = (text) => {
    const word = total.exec(text)?.[0];
    return word !== undefined && (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .endsWord */ .D0)(text, word.length);
};
/** True for a line that is no row by intent: empty, a rule, or a total. */
const isSilentLine = (row, idText) => isTotal((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutDecoration */ .fR)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(idText))) ||
    row.cells.every(({ text }) => text.length < 200 && ruled.test(text.replace(/<br *\/?>|&nbsp;/gi, '')));
const firstText = (row) => row.cells.find(({ text }) => text !== '')?.text ?? '';
const faults = {
    wide: {
        range: 'range',
        of: `of more than ${_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .mostIds */ .k} IDs, expected fewer`,
        help: 'Write the range in several rows, or correct its end.',
    },
    backwards: {
        range: 'range',
        of: 'that does not run upwards, expected the smaller number first',
        help: 'Turn the range round, or name its IDs one by one.',
    },
    many: {
        range: 'cell',
        of: `with more than ${_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .mostIds */ .k} IDs, expected fewer`,
        help: 'Divide the IDs among several rows.',
    },
};
/** The flaw of a line of a status table whose IDs cannot all be taken. */
const faultyIds = (row, idColumn, idText, fault) => {
    const { range, of, help } = faults[fault];
    const text = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(idText));
    return {
        rule: 'unread-line',
        subject: text.slice(1, -1),
        message: `Unexpected ${range} ${text} ${of}: the line is not read`,
        help,
        place: row.cells[idColumn].place,
    };
};
/** The flaw of a line of a status table whose ID cell is no ID. */
const unreadLine = (row, idColumn, idText, settings) => {
    const text = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(idText);
    const empty = text === '';
    const part = empty ? null : (settings.ids?.(text) ?? null);
    const why = part === null ? '' : ` (of which \`ids\` takes only ${(0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(part)})`;
    return {
        rule: 'unread-line',
        subject: (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(empty ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlain */ .Ul)(firstText(row)) : text).slice(1, -1),
        message: `Unexpected ${empty ? 'empty ID cell' : (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(text)}, expected an ID${why}: the line is not read`,
        help: settings.ids
            ? 'Begin the cell with an ID, or let `ids` in the configuration take it.'
            : 'Begin the cell with an ID such as ENG-1, or describe your IDs with `ids` in the configuration.',
        place: row.cells[idColumn].place,
    };
};
/** The flaw of a fence or a comment that nobody closed and that hides rows. */
const hiddenRows = ({ by, place, rows }) => ({
    rule: 'unread-line',
    subject: place.path,
    message: `Unexpected ${by} that is never closed, expected its end: it hides ${rows} ${rows === 1 ? 'line that looks like a row' : 'lines that look like rows'}`,
    help: by === 'fence'
        ? 'Close the fence with as many marks as it was opened with.'
        : 'Close the comment with `-->`.',
    place,
});


/***/ })

};
