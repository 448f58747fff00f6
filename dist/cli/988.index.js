export const id = 988;
export const ids = [988];
export const modules = {

/***/ 4926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ bareUrlSpans),
/* harmony export */   r: () => (/* binding */ bareUrls)
/* harmony export */ });
const start = /(?:(?<![A-Za-z<])(?:https?|ftp):\/\/(?=[A-Za-z0-9])|(?<![^ \t\n*_~(])www\.(?=[A-Za-z0-9]))[^\s<]+/gi;
const trailing = /[?!.,:*_~'"]/;
/** End of a link without the punctuation behind it, and without a parenthesis that it does not open itself. */
const urlEnd = (text) => {
    let end = text.length;
    let surplus = 0;
    for (const character of text)
        surplus += character === ')' ? 1 : character === '(' ? -1 : 0;
    for (; end > 0; end--) {
        const last = text.charAt(end - 1);
        if (last === ')' && surplus > 0)
            surplus--;
        else if (!trailing.test(last))
            break;
    }
    return end;
};
/** Start and end of each address in a text that GitHub makes a link of without being asked. */
const bareUrlSpans = (text) => [...text.matchAll(start)].map(({ 0: found, index }) => ({ from: index, to: index + urlEnd(found) }));
/** The addresses themselves, as links. */
const bareUrls = (text) => bareUrlSpans(text).map(({ from, to }) => {
    const url = text.slice(from, to);
    return { text: url, url: /^www\./i.test(url) ? `http://${url}` : url };
});


/***/ }),

/***/ 5574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ classOf)
/* harmony export */ });
/** As cmark-gfm has it: neither vertical tab nor byte-order mark. */
const space = /^[\t\n\f\r \xa0\u1680\u2000-\u200a\u202f\u205f\u3000]$/;
const punctuation = /^[!-/:-@[-`{-~]$|^\p{P}$/u;
/** The start and the end of a text count as white space. */
const classOf = (character) => character === undefined || space.test(character)
    ? 'space'
    : punctuation.test(character)
        ? 'punctuation'
        : 'letter';


/***/ }),

/***/ 3412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ decorate)
});

// EXTERNAL MODULE: ./build/markdown/bare-url.js
var bare_url = __webpack_require__(4926);
// EXTERNAL MODULE: ./build/markdown/character-class.js
var character_class = __webpack_require__(5574);
;// CONCATENATED MODULE: ./build/markdown/mark-run.js


/** A mark as its character, or written in a way that makes it text. */
const written = /\\[!-/:-@[-`{-~]|&(?:#0{0,5}(?:42|95|126)|#[xX]0{0,4}(?:2[aA]|5[fF]|7[eE])|ast|midast|lowbar|UnderBar);|(?:\*+|_+|~+)/g;
const markCharacter = /[*_~]/g;
const skipTildes = (source, from, step) => {
    let at = from;
    while (source[at] === '~')
        at += step;
    return source[at];
};
/** The run at `at`, by the rules of cmark-gfm, which looks past tildes; null where it is text. */
const runAt = (source, at, run, index) => {
    const mark = run.charAt(0);
    const isTilde = mark === '~';
    if (isTilde && run.length > 2)
        return null;
    const end = at + run.length;
    const before = (0,character_class/* classOf */.K)(isTilde ? source[at - 1] : skipTildes(source, at - 1, -1));
    const after = (0,character_class/* classOf */.K)(isTilde ? source[end] : skipTildes(source, end, 1));
    const left = after === 'letter' || (after === 'punctuation' && before !== 'letter');
    const right = before === 'letter' || (before === 'punctuation' && after !== 'letter');
    const canOpen = mark === '_' ? left && (!right || before === 'punctuation') : left;
    const canClose = mark === '_' ? right && (!left || after === 'punctuation') : right;
    return canOpen || canClose ? { mark, index, length: run.length, left: run.length, canOpen, canClose } : null;
};
/** Tells, of offsets that grow, whether they lie in an address that GitHub makes a link of: no mark is one there. */
const urlTester = (source) => {
    const spans = (0,bare_url/* bareUrlSpans */.j)(source);
    let next = 0;
    return at => {
        while ((spans[next]?.to ?? Infinity) <= at)
            next++;
        return (spans[next]?.from ?? Infinity) <= at;
    };
};
/** Cuts the runs of marks out of the texts, as pieces of their own. */
const cutMarks = (source, pieces) => {
    const cut = [];
    const runs = [];
    const isInUrl = urlTester(source);
    for (const piece of pieces) {
        const { text, from, to } = piece;
        let start = 0;
        markCharacter.lastIndex = 0;
        for (const { 0: found, index } of from < 0 ? [] : source.slice(from, to).matchAll(written)) {
            const isRun = /^[*_~]/.test(found);
            if (!isRun && found.startsWith('\\') && !/[*_~]$/.test(found))
                continue;
            const at = markCharacter.exec(text)?.index;
            if (at === undefined)
                break;
            if (!isRun)
                continue;
            const end = at + found.length;
            markCharacter.lastIndex = end;
            const isText = piece.link < 0 && isInUrl(from + index);
            const run = isText ? null : runAt(source, from + index, found, cut.length + 1);
            if (!run)
                continue;
            cut.push({ ...piece, text: text.slice(start, at) }, { ...piece, text: found });
            runs.push(run);
            start = end;
        }
        cut.push(start === 0 ? piece : { ...piece, text: text.slice(start) });
    }
    return { cut, runs };
};

;// CONCATENATED MODULE: ./build/markdown/decoration.js

/** Index of the run among the open ones that this one closes, -1 for none. */
const openerOf = (open, closer, bottom) => {
    for (let at = open.length - 1; at >= 0; at--) {
        const opener = open[at];
        if (!opener || opener.index <= bottom)
            return -1;
        if (!opener.canOpen || opener.mark !== closer.mark)
            continue;
        const isDoubtful = closer.canOpen || opener.canClose;
        if (!isDoubtful || closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0)
            return at;
    }
    return -1;
};
/** Pairs the runs of one span of text, in the order of cmark-gfm: a pair takes away every run that stands within it. */
const pairRuns = (runs) => {
    const decorated = [];
    const open = [];
    const bottoms = new Map();
    for (const closer of runs) {
        const key = `${closer.mark}${closer.length % 3}`;
        while (closer.left > 0 && closer.canClose) {
            const at = openerOf(open, closer, bottoms.get(key) ?? -1);
            const opener = open[at];
            if (!opener) {
                bottoms.set(key, open[open.length - 1]?.index ?? -1);
                break;
            }
            const isTilde = closer.mark === '~';
            if (isTilde && opener.length !== closer.length)
                break;
            open.length = at;
            const used = isTilde ? closer.length : opener.left > 1 && closer.left > 1 ? 2 : 1;
            const as = isTilde ? 'struck' : used === 2 ? 'strong' : 'emphasis';
            decorated.push({ after: opener.index, before: closer.index, as });
            opener.left -= used;
            closer.left -= used;
            if (opener.left > 0)
                open.push(opener);
        }
        if (closer.canOpen && closer.left > 0)
            open.push(closer);
    }
    return decorated;
};
/** Reads the emphasis and the strike-through of texts, and takes the marks away that made them. */
const decorate = (source, pieces) => {
    const { cut, runs } = cutMarks(source, pieces);
    if (runs.length < 2)
        return pieces;
    const bySpan = new Map();
    for (const run of runs) {
        const span = cut[run.index]?.span ?? 0;
        const together = bySpan.get(span);
        if (together)
            together.push(run);
        else
            bySpan.set(span, [run]);
    }
    const changes = {
        strong: new Map(),
        emphasis: new Map(),
        struck: new Map(),
    };
    for (const { after, before, as } of [...bySpan.values()].flatMap(pairRuns)) {
        changes[as].set(after + 1, (changes[as].get(after + 1) ?? 0) + 1);
        changes[as].set(before, (changes[as].get(before) ?? 0) - 1);
    }
    const left = new Map(runs.map(run => [run.index, run.mark.repeat(run.left)]));
    const depth = { strong: 0, emphasis: 0, struck: 0 };
    return cut.map((piece, index) => {
        for (const as of ['strong', 'emphasis', 'struck'])
            depth[as] += changes[as].get(index) ?? 0;
        return {
            ...piece,
            text: left.get(index) ?? piece.text,
            strong: piece.strong || depth.strong > 0,
            emphasis: piece.emphasis || depth.emphasis > 0,
            struck: piece.struck || depth.struck > 0,
        };
    });
};


/***/ }),

/***/ 2334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ parseMarkdown)
});

;// CONCATENATED MODULE: ./build/markdown/conflict.js
const markers = /(?<![^\n\r])(?:<{7}(?= |[\n\r]|$)|={7}(?=[\n\r]|$)|>{7}(?= |[\n\r]|$))/g;
/**
 * The first lines of merge-conflict blocks: `<<<<<<<`, `=======`, `>>>>>>>` at line starts, in this order. A conflict
 * that lies within one closed fence is an example of one.
 */
const findConflicts = (path, text, fences) => {
    if (!text.includes('<<<<<<<'))
        return [];
    const conflicts = [];
    let first = 0;
    let divided = false;
    let fence = 0;
    for (const { mark, line } of markerLines(text)) {
        if (mark === '<')
            first = line;
        if (mark === '=')
            divided = first > 0;
        else if (mark === '<')
            divided = false;
        else if (divided) {
            while ((fences[fence]?.last ?? Infinity) < line)
                fence++;
            if (!((fences[fence]?.first ?? Infinity) < first))
                conflicts.push({ path, line: first, endLine: first, column: 1, endColumn: 8 });
            first = 0;
            divided = false;
        }
    }
    return conflicts;
};
function* markerLines(text) {
    const lineEnding = /\r\n|\n|\r/g;
    let line = 1;
    for (const { 0: marker, index } of text.matchAll(markers)) {
        for (let end = lineEnding.exec(text); end; end = lineEnding.exec(text)) {
            if (end.index >= index) {
                lineEnding.lastIndex = end.index;
                break;
            }
            line++;
        }
        yield { mark: marker.charAt(0), line };
    }
}

// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/markdown/scan.js + 15 modules
var scan = __webpack_require__(1652);
;// CONCATENATED MODULE: ./build/markdown/document.js



/** Reads a Markdown file: its tables as GitHub renders them, and what stands around them. */
const parseMarkdown = (path, text) => {
    const { tables, headings, comments, hidden, definitions, fences, lineCount } = (0,scan/* scanBlocks */.g)(path, text);
    const texts = new Map();
    for (const heading of headings)
        texts.set(heading, (0,inline/* readInline */.SG)(heading.source, definitions).text.trim());
    return {
        path,
        tables: tables.map(table => toTable(table, texts)),
        headings: headings.map((heading) => ({
            depth: heading.depth,
            text: texts.get(heading) ?? '',
            place: heading.place,
        })),
        comments,
        hidden,
        conflicts: findConflicts(path, text, fences),
        definitions,
        lineCount,
    };
};
const toTable = ({ header, headerPlace, delimiterPlace, rows, section }, texts) => {
    const { path, line, column } = headerPlace;
    const end = rows[rows.length - 1]?.place ?? delimiterPlace;
    return {
        header,
        headerPlace,
        rows,
        place: { path, line, endLine: end.endLine, column: column ?? 1, endColumn: end.endColumn ?? 1 },
        section: section.map(heading => texts.get(heading) ?? ''),
    };
};


/***/ }),

/***/ 2398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ effectOf),
/* harmony export */   y: () => (/* binding */ htmlDecoration)
/* harmony export */ });
const decorations = new Map([
    ['b', 'strong'],
    ['strong', 'strong'],
    ['i', 'emphasis'],
    ['em', 'emphasis'],
    ['code', 'code'],
    ['kbd', 'code'],
    ['samp', 'code'],
    ['tt', 'code'],
    ['del', 'struck'],
    ['s', 'struck'],
    ['strike', 'struck'],
]);
const tag = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)/;
/** How a reader sees one tag: as white space, as nothing, or as a change of what comes after it. */
const effectOf = (html) => {
    const name = tag.exec(html)?.[2]?.toLowerCase() ?? '';
    return name === 'br' ? 'space' : decorations.has(name) ? 'decoration' : 'none';
};
/** Before the first word of a cell. */
const htmlDecoration = () => {
    const depths = new Map();
    return {
        take: html => {
            const [, closing, name = ''] = tag.exec(html) ?? [];
            const decoration = decorations.get(name.toLowerCase());
            if (decoration)
                depths.set(decoration, Math.max(0, (depths.get(decoration) ?? 0) + (closing ? -1 : 1)));
            return effectOf(html) === 'space';
        },
        decorate: decoration => {
            const decorated = { ...decoration };
            for (const [name, depth] of depths)
                if (depth > 0)
                    decorated[name] = true;
            return decorated;
        },
    };
};


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOf)
/* harmony export */ });
/* harmony import */ var _bare_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4926);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2337);


/** Links in their order, and the addresses in the text between them; a mark that is text does not divide an address. */
const linksOf = (pieces, urls) => {
    const texts = [];
    const known = new Map();
    let plain;
    const endPlain = () => {
        if (plain && !plain.code)
            texts.push(...(0,_bare_url_js__WEBPACK_IMPORTED_MODULE_0__/* .bareUrls */ .r)(plain.text));
        plain = undefined;
    };
    for (const piece of pieces) {
        const { link, struck, text } = piece;
        if (link < 0 && plain && (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .isAlike */ .HI)(plain, piece))
            plain = { ...plain, text: plain.text + text };
        else
            endPlain();
        if (link < 0) {
            plain ??= piece;
            continue;
        }
        const found = known.get(link);
        if (found)
            found.text += struck ? '' : text;
        else {
            const first = { text: struck ? '' : text, url: urls[link] ?? '' };
            known.set(link, first);
            texts.push(first);
        }
    }
    endPlain();
    return texts;
};


/***/ }),

/***/ 6518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SG: () => (/* binding */ readInline),
  __: () => (/* binding */ withInline)
});

// UNUSED EXPORTS: prepareInline

// EXTERNAL MODULE: ./build/markdown/character-class.js
var character_class = __webpack_require__(5574);
// EXTERNAL MODULE: ./build/markdown/html-decoration.js
var html_decoration = __webpack_require__(2398);
// EXTERNAL MODULE: ./build/markdown/html-tag.js
var html_tag = __webpack_require__(242);
// EXTERNAL MODULE: ./build/markdown/run.js
var run = __webpack_require__(2337);
;// CONCATENATED MODULE: ./build/markdown/simple-inline.js




const special = /[\\`*_[\]<&~!\n\r\t\0]|:\/\/|www\./g;
const specialButTilde = /[\\`*_[\]<&!\n\r\t\0]|:\/\/|www\./g;
// A tilde before a number, as in `~72%`, can open and never close: where all are such, none strikes anything out.
const strikingTilde = /(?<![\s()"'/:;,.=+-]|^)~|~(?![A-Za-z0-9])/;
const destination = /\]\(([^\s()<>\\&`\0]+)\)/y;
const isWordCharacter = (character) => /^[A-Za-z0-9]$/.test(character);
const simple_inline_run = (text, strong, code = false) => ({
    text,
    code,
    strong,
    emphasis: false,
    struck: false,
});
const codeSpan = (source, from, strong) => {
    const length = /`*/y;
    length.lastIndex = from;
    const marks = length.exec(source)?.[0] ?? '';
    const end = source.indexOf(marks, from + marks.length);
    if (end < 0 || source[end + marks.length] === '`')
        return null;
    const text = source.slice(from + marks.length, end).replace(/\r\n|[\r\n]/g, ' ');
    const padded = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text);
    return { runs: [simple_inline_run(padded ? text.slice(1, -1) : text, strong, true)], end: end + marks.length };
};
/** True where `**` with these neighbours, outside and inside, can only open or only close. */
const isPlainEdge = (outside, inside) => {
    if (/[*_~]/.test(`${outside ?? ''}${inside ?? ''}`))
        return false;
    const out = (0,character_class/* classOf */.K)(outside);
    const within = (0,character_class/* classOf */.K)(inside);
    return (out === 'space' && within !== 'space') || (out === 'punctuation' && within === 'letter');
};
/** True where `**` with these neighbours can close what a plain edge has opened, whatever else it could do. */
const canClose = (outside, inside) => {
    if (/[*_~]/.test(`${outside ?? ''}${inside ?? ''}`))
        return false;
    const within = (0,character_class/* classOf */.K)(inside);
    return within === 'letter' || (within === 'punctuation' && (0,character_class/* classOf */.K)(outside) !== 'letter');
};
const strongSpan = (source, from, marks) => {
    if (!source.startsWith('**', from) || !isPlainEdge(source[from - 1], source[from + 2]))
        return null;
    const inside = readParts(source, from + 2, '**', true, marks);
    if (!inside || !canClose(source[inside.end + 2], source[inside.end - 1]))
        return null;
    return { runs: inside.runs, links: inside.links, end: inside.end + 2 };
};
const simple_inline_link = (source, from, strong, marks) => {
    if (source[from + 1] === '^')
        return null;
    const inside = readParts(source, from + 1, ']', strong, marks);
    if (!inside)
        return null;
    destination.lastIndex = inside.end;
    const url = destination.exec(source)?.[1];
    return url === undefined
        ? null
        : { runs: inside.runs, links: [{ text: (0,run/* seenText */.JW)(inside.runs), url }], end: destination.lastIndex };
};
const literal = (source, at) => {
    switch (source[at]) {
        case '_':
            return isWordCharacter(source.charAt(at - 1)) && isWordCharacter(source.charAt(at + 1));
        case '*':
            return (0,character_class/* classOf */.K)(source[at - 1]) === 'space' && (0,character_class/* classOf */.K)(source[at + 1]) === 'space';
        case '<':
            return true;
        case '&':
            return source[at + 1] === ' ';
        case '!':
            return source[at + 1] !== '[';
        default:
            return false;
    }
};
const tag = (source, from, strong) => {
    const end = (0,html_tag/* tagEnd */._)(source, from);
    const effect = (0,html_decoration/* effectOf */.$)(source.slice(from, end));
    if (end < 0 || effect === 'decoration' || /[\v\f]/.test(source.slice(from, end)))
        return null;
    return { runs: effect === 'space' ? [simple_inline_run(' ', strong)] : [], end };
};
/** The span that begins there; `close` ends the one around it, if there is one. */
const partAt = (source, at, close, strong, marks) => {
    if (source[at] === '`')
        return codeSpan(source, at, strong);
    if (source[at] === '*' && !literal(source, at))
        return close === '' ? strongSpan(source, at, marks) : null;
    if (source[at] === '[')
        return close === ']' ? null : simple_inline_link(source, at, strong, marks);
    if (source[at] === '<' && /[A-Za-z/!?]/.test(source.charAt(at + 1)))
        return tag(source, at, strong);
    return literal(source, at) ? { runs: [simple_inline_run(source.charAt(at), strong)], end: at + 1 } : null;
};
/** Reads from `from` up to the mark that closes, or to the end where none is given; null where anything is not simple. */
const readParts = (source, from, close, strong, marks) => {
    const runs = [];
    const links = [];
    let at = from;
    const mark = new RegExp(marks);
    while (at < source.length) {
        mark.lastIndex = at;
        const next = mark.exec(source)?.index ?? source.length;
        if (next > at)
            runs.push(simple_inline_run(source.slice(at, next), strong));
        if (next >= source.length)
            break;
        if (close !== '' && source.startsWith(close, next))
            return { runs: (0,run/* joinRuns */.xH)(runs), links, end: next };
        const part = partAt(source, next, close, strong, marks);
        if (!part)
            return null;
        runs.push(...part.runs);
        if (part.links)
            links.push(...part.links);
        at = part.end;
    }
    return close === '' ? { runs: (0,run/* joinRuns */.xH)(runs), links, end: source.length } : null;
};
const plainWords = /^[A-Za-z0-9](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$/;
const singleCode = /^`([^`\s][^`\r\n]*)`$/;
/** Plain words, or one code span alone: what most cells of an ID or a state are. */
const readSingle = (source) => {
    if (plainWords.test(source))
        return { text: source, runs: [simple_inline_run(source, false)], links: [] };
    const code = singleCode.exec(source)?.[1];
    return code === undefined ? null : { text: code, runs: [simple_inline_run(code, false, true)], links: [] };
};
/**
 * Reads plain words, code spans, plain links and words in bold, which is what nearly all cells hold. Null for everything
 * in which marks could mean more than one thing.
 */
const readSimple = (source) => {
    const single = readSingle(source);
    if (single)
        return single;
    if (source.startsWith(' ') || source.endsWith(' '))
        return null;
    const isMarked = source.includes('~');
    if (isMarked && source.split('~').length > 2 && strikingTilde.test(source))
        return null;
    const parts = readParts(source, 0, '', false, isMarked ? specialButTilde : special);
    return parts && { text: (0,run/* seenText */.JW)(parts.runs), runs: parts.runs, links: parts.links };
};

// EXTERNAL MODULE: ./build/markdown/decoration.js + 1 modules
var decoration = __webpack_require__(3412);
// EXTERNAL MODULE: ./build/markdown/inline-links.js
var inline_links = __webpack_require__(8015);
// EXTERNAL MODULE: ./build/markdown/inline-span.js
var inline_span = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/markdown/link-finder.js
const link_finder_destination = /\(([^\s()<>\\&`\0]+)\)/y;
const mark = /\\[!-/:-@[-`{-~]|!?\[|\]/g;
/**
 * Finds the links of a source by the rules of CommonMark: brackets pair within each other, and no link holds another.
 * `spans` are read before any bracket. Null for pictures and for destinations that are more than plain. Linear.
 */
const findLinks = (source, spans) => {
    const links = new Map();
    const open = [];
    /** Brackets before it hold a link already. */
    let inactive = 0;
    let hasOtherBrackets = false;
    let next = 0;
    mark.lastIndex = 0;
    for (let found = mark.exec(source); found; found = mark.exec(source)) {
        const { 0: text, index: at } = found;
        while (spans[next] && spans[next].to <= at)
            next++;
        const span = spans[next];
        if (span && span.from <= at) {
            mark.lastIndex = span.to;
            continue;
        }
        if (text.startsWith('\\'))
            continue;
        if (text.startsWith('!'))
            return null;
        if (text === '[') {
            open.push({ at });
            continue;
        }
        const opener = open.pop();
        const isActive = opener !== undefined && open.length >= inactive;
        if (opener === undefined || !isActive || source[at + 1] !== '(') {
            hasOtherBrackets = true;
            inactive = Math.min(inactive, open.length);
            continue;
        }
        link_finder_destination.lastIndex = at + 1;
        const url = link_finder_destination.exec(source)?.[1];
        if (url === undefined)
            return null;
        links.set(opener.at, { open: opener.at, close: at, url, end: link_finder_destination.lastIndex });
        inactive = open.length;
        mark.lastIndex = link_finder_destination.lastIndex;
    }
    return { links, hasOtherBrackets: hasOtherBrackets || open.length > 0 };
};

;// CONCATENATED MODULE: ./build/markdown/unreferring-inline.js






// Lines, entities, addresses in angle brackets, and HTML that is neither a tag nor a comment.
const intricate = /[\0\t\n\v\f\r]|^ |&#?[A-Za-z0-9]+;|<(?:\?|!(?!--))|<[A-Za-z][A-Za-z0-9.+-]+:|<[^\s<>@]+@/;
const address = /:\/\/|www\./i;
const escapeMark = /\\([!-/:-@[-`{-~])/g;
/**
 * Reads inline Markdown that refers to no definition: code, emphasis, tags and links with a plain destination, whatever
 * brackets stand between them. Null for all else, such as pictures, entities and line ends.
 */
const readUnreferring = (written, definitions) => {
    if (intricate.test(written))
        return null;
    const source = withoutLastSpaces(written);
    const spans = (0,inline_span/* inlineSpans */.t)(source);
    // The general reader escapes such marks, and where an address stands beside one, it ends elsewhere.
    if (spans.some(({ kind }) => kind === 'ticks' || kind === 'false-comment') && address.test(source))
        return null;
    const found = findLinks(source, spans);
    if (!found || (found.hasOtherBrackets && definitions !== undefined && definitions.size > 0))
        return null;
    const { pieces, urls } = piecesOf(source, spans, found);
    const texts = (0,decoration/* decorate */.Y)(source, pieces);
    return { text: (0,run/* seenText */.JW)(texts), runs: (0,run/* joinRuns */.xH)(texts), links: (0,inline_links/* linksOf */.h)(texts, urls) };
};
const withoutLastSpaces = (text) => {
    let end = text.length;
    while (text[end - 1] === ' ')
        end--;
    return text.slice(0, end);
};
const codeIn = (source, { from, to }) => {
    const marks = /^`+/.exec(source.slice(from, to))?.[0].length ?? 0;
    const text = source.slice(from + marks, to - marks);
    return text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text) ? text.slice(1, -1) : text;
};
const style = { code: false, strong: false, emphasis: false, struck: false };
/** What stands in a source in order, as the general reader has it. */
const piecesOf = (source, spans, { links }) => {
    const pieces = [];
    const urls = [];
    const html = (0,html_decoration/* htmlDecoration */.y)();
    let link = -1;
    let at = 0;
    const add = (text, from = -1, to = -1, code = false) => {
        const own = html.decorate({ ...style, code });
        pieces.push({ ...own, text, from, to, span: link < 0 ? -1 : link, link });
    };
    const addText = (to) => {
        if (to > at)
            add(source.slice(at, to).replace(escapeMark, '$1'), at, to);
    };
    for (const cut of cutsOf(spans, links)) {
        addText(cut.from);
        at = cut.to;
        if (cut.kind === 'code')
            add(codeIn(source, cut), -1, -1, true);
        else if (cut.kind === 'open') {
            link = urls.push(cut.url) - 1;
            add('');
        }
        else if (cut.kind === 'close')
            link = -1;
        else if (html.take(source.slice(cut.from, cut.to)))
            add(' ');
    }
    addText(source.length);
    return { pieces, urls };
};
/** Where text ends and something else stands, in order. */
const cutsOf = (spans, links) => {
    const cuts = [];
    for (const { open, close, end, url } of links.values())
        cuts.push({ kind: 'open', from: open, to: open + 1, url }, { kind: 'close', from: close, to: end });
    for (const span of spans)
        if (span.kind === 'code' || span.kind === 'comment' || span.kind === 'tag')
            cuts.push(span);
    return cuts.sort((one, other) => one.from - other.from);
};

;// CONCATENATED MODULE: ./build/markdown/inline.js


/** More marks than any cell that people write; past it the general reader, whose cost grows with their square, is not asked. */
const mostMarks = 6000;
const inline_mark = /[*_~[\]`<&\\]/g;
let readMarked = null;
const unprepared = new Error('The general reader of inline content was not loaded; see withInline');
/** Loads the general reader, which is large, so that every source can be read. */
const prepareInline = async () => {
    readMarked ??= (await Promise.all(/* import() */[__webpack_require__.e(655), __webpack_require__.e(148)]).then(__webpack_require__.bind(__webpack_require__, 4148))).readMarked;
};
/** Runs what reads inline content. Where that turns out to need the general reader, it is loaded, and all runs again. */
const withInline = async (run) => {
    try {
        return run();
    }
    catch (error) {
        if (error !== unprepared)
            throw error;
    }
    await prepareInline();
    return run();
};
/**
 * Reads what stands in one cell or heading, given as Markdown source without its block marks. References are resolved
 * with the definitions of its document. A source with thousands of marks that is not simple is taken as it is written.
 * To be called within `withInline`, or after `prepareInline`.
 */
const readInline = (source, definitions) => {
    const simple = readSimple(source);
    if (simple)
        return simple;
    if ((source.match(inline_mark)?.length ?? 0) <= mostMarks) {
        const unreferring = readUnreferring(source, definitions);
        if (unreferring)
            return unreferring;
        if (!readMarked)
            throw unprepared;
        return readMarked(source, definitions);
    }
    return {
        text: source,
        runs: [{ text: source, code: false, strong: false, emphasis: false, struck: false }],
        links: [],
    };
};


/***/ }),

/***/ 2337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ isAlike),
/* harmony export */   JW: () => (/* binding */ seenText),
/* harmony export */   xH: () => (/* binding */ joinRuns)
/* harmony export */ });
/** What a reader sees of runs: struck text is no text. */
const seenText = (runs) => runs.map(({ text, struck }) => (struck ? '' : text)).join('');
/** True for two stretches of text, none of them code, that look alike. */
const isAlike = (one, other) => !one.code &&
    !other.code &&
    one.strong === other.strong &&
    one.emphasis === other.emphasis &&
    one.struck === other.struck;
/** Runs with neighbours of one decoration made one, and empty ones left out. Two code spans stay two. */
const joinRuns = (runs) => {
    const all = [];
    for (const run of runs) {
        const last = all[all.length - 1];
        const { text, code, strong, emphasis, struck } = run;
        if (last && isAlike(last, run))
            all[all.length - 1] = { ...last, text: last.text + text };
        else if (text !== '')
            all.push({ text, code, strong, emphasis, struck });
    }
    return all;
};


/***/ }),

/***/ 5299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ textOfDocument),
/* harmony export */   l: () => (/* binding */ documentOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2334);

const known = new WeakMap();
/** A text as Markdown, read once however many look at it. */
const documentOf = (path, file) => {
    const before = known.get(file);
    if (before?.path === path)
        return before;
    const document = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarkdown */ .D)(path, file.text);
    known.set(file, document);
    return document;
};
/** The text of a document that was read already, to be read no more. */
const textOfDocument = (document, text) => {
    const file = { text, bad: null };
    known.set(file, document);
    return file;
};


/***/ }),

/***/ 1082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stateRule)
/* harmony export */ });
const liveClasses = ['ready', 'active', 'gating', 'partial', 'blocked'];
const evidenceByClass = {
    active: 'error',
    gating: 'warning',
};
/** What a class makes of a state where nothing else is said: live from `ready` to `blocked`, evidence for `active` and `gating`. */
const stateRule = (word, stateClass) => ({
    word,
    class: stateClass,
    live: liveClasses.includes(stateClass),
    evidence: evidenceByClass[stateClass] ?? 'none',
});


/***/ })

};
