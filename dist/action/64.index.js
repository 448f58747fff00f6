export const id = 64;
export const ids = [64];
export const modules = {

/***/ 9382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ splitCells),
/* harmony export */   y: () => (/* binding */ isDelimiterLine)
/* harmony export */ });
const pipe = 124;
const backslash = 92;
/** GitHub's parser counts cells in sixteen bits; a line with more is no row. */
const mostCells = 65_535;
/** Space, tab, vertical tab, form feed: what may stand between a border and the text of a cell. */
const isPadding = (code) => code === 32 || code === 9 || code === 11 || code === 12;
const paddingEnd = (text, from, end) => {
    while (from < end && isPadding(text.charCodeAt(from)))
        from++;
    return from;
};
/** Bounds are put together here, so that each line keeps no more room than it needs. */
const scratch = [];
/**
 * Splits a line the way cmark-gfm does, before anything inline is read: at every pipe that no backslash precedes within
 * its cell. Null for a line that cannot be a row. `indented` says that white space which is not in the text comes first.
 */
const splitCells = (text, from, end, indented = false) => {
    let count = 0;
    let start = from;
    if (!indented && start < end && text.charCodeAt(start) === pipe)
        start = paddingEnd(text, start + 1, end);
    for (let at = start;; at++) {
        const code = at < end ? text.charCodeAt(at) : -1;
        if (code >= 0 && (code !== pipe || (at > start && text.charCodeAt(at - 1) === backslash)))
            continue;
        if (code >= 0 || at > start) {
            scratch[count++] = start;
            scratch[count++] = at;
        }
        if (code < 0)
            break;
        start = paddingEnd(text, at + 1, end);
        at = start - 1;
    }
    return count > 0 && count <= 2 * mostCells ? scratch.slice(0, count) : null;
};
const delimiterLine = /^\|?[ \t\v\f]*:?-+:?[ \t\v\f]*(?:\|[ \t\v\f]*:?-+:?[ \t\v\f]*)*(?:\|[ \t\v\f]*)?$/;
/** True for the line of hyphens between a table's header and its rows. */
const isDelimiterLine = (line) => /^[|: \t\v\f-]/.test(line) && delimiterLine.test(line);


/***/ }),

/***/ 4243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ takeDefinitions),
/* harmony export */   w: () => (/* binding */ normalLabel)
/* harmony export */ });
/** The form in which labels are compared. */
const normalLabel = (label) => label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase();
const punctuation = /^[!-/:-@[-`{-~]$/;
const longestLabel = 1000;
const deepestParentheses = 32;
const isEscape = (text, at) => text[at] === '\\' && punctuation.test(text.charAt(at + 1));
const readLabel = (text) => {
    if (text[0] !== '[')
        return null;
    let at = 1;
    while (at < text.length && text[at] !== '[' && text[at] !== ']') {
        at += isEscape(text, at) ? 2 : 1;
        if (at > longestLabel)
            return null;
    }
    const label = text.slice(1, at);
    return text[at] === ']' && label.trim() !== '' ? { value: label, end: at + 1 } : null;
};
/** End of a destination in angle brackets or without them, -1 where there is none. */
const destinationEnd = (text, from) => {
    if (text[from] === '<')
        return bracketedEnd(text, from + 1);
    let depth = 0;
    let at = from;
    for (; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 32 || (code >= 9 && code <= 13 && code !== 11 && code !== 12))
            break;
        if (isEscape(text, at))
            at++;
        else if (code === 40 && ++depth > deepestParentheses)
            return -1;
        else if (code === 41 && --depth < 0)
            break;
    }
    return at > from ? Math.min(at, text.length) : -1;
};
const bracketedEnd = (text, from) => {
    for (let at = from; at < text.length; at++) {
        if (text[at] === '>')
            return at + 1;
        if (text[at] === '\\')
            at++;
        else if (text[at] === '\n' || text[at] === '<')
            return -1;
    }
    return -1;
};
/** End of a quoted title. A closing mark after a backslash only counts where no other follows. */
const titleEnd = (text, from) => {
    const open = text[from];
    if (open !== '"' && open !== "'" && open !== '(')
        return -1;
    const close = open === '(' ? ')' : open;
    let last = -1;
    for (let at = from + 1; at < text.length; at++) {
        const escaped = at > from + 1 && text[at - 1] === '\\';
        if (text[at] === close) {
            last = at + 1;
            if (!escaped)
                return last;
        }
        else if (text[at] === '(' && open === '(' && !escaped)
            break;
    }
    return last;
};
const skip = (text, at, what) => {
    while (at < text.length && what.includes(text.charAt(at)))
        at++;
    return at;
};
/** Past white space with at most one line ending in it. */
const skipToText = (text, from) => {
    const at = skip(text, from, ' \t');
    return text[at] === '\n' ? skip(text, at + 1, ' \t') : at;
};
/** Where the line ends after nothing but white space: the start of the next, -1 where something stands there. */
const lineEnd = (text, from) => {
    const at = skip(text, from, ' \t');
    return at >= text.length ? at : text[at] === '\n' ? at + 1 : -1;
};
const readDefinition = (text) => {
    const label = readLabel(text);
    if (!label || text[label.end] !== ':')
        return null;
    const from = skipToText(text, label.end + 1);
    const to = destinationEnd(text, from);
    if (to < 0)
        return null;
    const value = { label: label.value, destination: text.slice(from, to) };
    const title = skipToText(text, to);
    const afterTitle = title > to ? titleEnd(text, title) : -1;
    const end = afterTitle < 0 ? -1 : lineEnd(text, afterTitle);
    if (end >= 0)
        return { value, end };
    const plainEnd = lineEnd(text, to);
    return plainEnd < 0 ? null : { value, end: plainEnd };
};
/** Takes the definitions from the start of a paragraph, its lines joined by `\n`; `end` is where its text begins. */
const takeDefinitions = (paragraph) => {
    const definitions = [];
    let end = 0;
    while (paragraph[end] === '[') {
        const found = readDefinition(paragraph.slice(end));
        if (!found)
            break;
        definitions.push(found.value);
        end += found.end;
    }
    return { definitions, end };
};


/***/ }),

/***/ 242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ tagEnd)
/* harmony export */ });
const isLetter = (code) => (code | 32) >= 97 && (code | 32) <= 122;
const isDigit = (code) => code >= 48 && code <= 57;
/** White space as HTML tags have it: space, tab, line feed, vertical tab, form feed, carriage return. */
const isSpace = (code) => code === 32 || (code >= 9 && code <= 13);
const isNameStart = (code) => isLetter(code) || code === 95 || code === 58;
const isName = (code) => isNameStart(code) || isDigit(code) || code === 46 || code === 45;
const notInBareValue = ' \t\r\n\v\f"\'=<>`';
const skipSpaces = (text, at) => {
    while (isSpace(text.charCodeAt(at)))
        at++;
    return at;
};
const tagNameEnd = (text, at) => {
    if (!isLetter(text.charCodeAt(at)))
        return -1;
    do
        at++;
    while (isLetter(text.charCodeAt(at)) || isDigit(text.charCodeAt(at)) || text.charCodeAt(at) === 45);
    return at;
};
const valueEnd = (text, at) => {
    const quote = text[at];
    if (quote === '"' || quote === "'")
        return text.indexOf(quote, at + 1) + 1 || -1;
    let end = at;
    while (end < text.length && !notInBareValue.includes(text.charAt(end)))
        end++;
    return end > at ? end : -1;
};
/** End of the attributes from `at`, each after white space; -1 where one is malformed. */
const attributesEnd = (text, at) => {
    for (;;) {
        const name = skipSpaces(text, at);
        if (name === at || !isNameStart(text.charCodeAt(name)))
            return at;
        at = name + 1;
        while (isName(text.charCodeAt(at)))
            at++;
        const equals = skipSpaces(text, at);
        if (text[equals] !== '=')
            continue;
        at = valueEnd(text, skipSpaces(text, equals + 1));
        if (at < 0)
            return -1;
    }
};
/** End of the open or closing HTML tag that begins with the `<` at `at`; -1 where there is none. */
const tagEnd = (text, at) => {
    const closing = text[at + 1] === '/';
    let end = tagNameEnd(text, closing ? at + 2 : at + 1);
    if (end < 0)
        return -1;
    if (!closing)
        end = attributesEnd(text, end);
    if (end < 0)
        return -1;
    end = skipSpaces(text, end);
    if (!closing && text[end] === '/')
        end++;
    return text[end] === '>' ? end + 1 : -1;
};


/***/ }),

/***/ 2032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ inlineSpans)
/* harmony export */ });
/* harmony import */ var _html_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(242);

const commentOpen = '<!--';
const mostTicks = 80;
/**
 * End of the comment that begins at `from`, -1 where GitHub shows it as text: within a paragraph, `--` may not stand in a
 * comment, and it may begin with neither `>` nor `->`.
 */
const commentEnd = (source, from) => {
    const start = from + commentOpen.length;
    if (source[start] === '>' || source.startsWith('->', start))
        return -1;
    const end = source.indexOf('--', start);
    return end >= 0 && source[end + 2] === '>' ? end + 3 : -1;
};
/**
 * Finds where backticks are closed, as cmark-gfm does: once a run was looked for in vain it trusts the last place where
 * it saw a run of each length, and may miss one that follows.
 */
const tickFinder = (source) => {
    const last = new Map();
    const run = /`+/g;
    let sawAll = false;
    return (from, length) => {
        if (length > mostTicks || (sawAll && (last.get(length) ?? 0) <= from))
            return -1;
        run.lastIndex = from;
        for (let found = run.exec(source); found; found = run.exec(source)) {
            last.set(found[0].length, found.index);
            if (found[0].length === length)
                return run.lastIndex;
        }
        sawAll = true;
        return -1;
    };
};
const spanAtAngle = (source, from) => {
    if (source.startsWith(commentOpen, from)) {
        const to = commentEnd(source, from);
        return to < 0
            ? { kind: 'false-comment', from, to: from + commentOpen.length }
            : { kind: 'comment', from, to };
    }
    const to = (0,_html_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .tagEnd */ ._)(source, from);
    return to < 0 ? null : { kind: 'tag', from, to };
};
/** The spans of a paragraph, heading or cell, in order. Linear in its length. */
const inlineSpans = (source) => {
    const spans = [];
    const findTicks = tickFinder(source);
    const mark = /\\[!-/:-@[-`{-~]?|`+|</g;
    for (let found = mark.exec(source); found; found = mark.exec(source)) {
        const [text] = found;
        const from = found.index;
        if (text.startsWith('\\'))
            continue;
        let span;
        if (text === '<')
            span = spanAtAngle(source, from);
        else {
            const to = findTicks(mark.lastIndex, text.length);
            span = to < 0 ? { kind: 'ticks', from, to: mark.lastIndex } : { kind: 'code', from, to };
        }
        if (!span)
            continue;
        spans.push(span);
        mark.lastIndex = span.to;
    }
    return spans;
};


/***/ }),

/***/ 588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/** The text of a block, its lines joined by `\n`. */
const textOf = (text, segments) => segments.map(({ from, to, indent }) => ' '.repeat(indent) + text.slice(from, to)).join('\n');
/** Gives the place in the file of stretches of `textOf`, which are asked for in their order. */
const placesIn = (path, segments) => {
    let index = 0;
    let base = 0;
    const locate = (offset) => {
        for (;;) {
            const segment = segments[index];
            if (!segment)
                return { line: 0, column: 1 };
            const width = segment.indent + segment.to - segment.from;
            const within = offset - base;
            if (within > width && index + 1 < segments.length) {
                index++;
                base += width + 1;
                continue;
            }
            const skipped = Math.max(0, Math.min(within, width) - segment.indent);
            return { line: segment.line, column: segment.from - segment.lineStart + skipped + 1 };
        }
    };
    return (from, to) => {
        const start = locate(from);
        const end = locate(to);
        return { path, line: start.line, endLine: end.line, column: start.column, endColumn: end.column };
    };
};
/** The place of a whole block. */
const placeOf = (path, segments) => placesIn(path, segments)(0, Infinity);


/***/ }),

/***/ 9271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ scanBlocks)
});

// EXTERNAL MODULE: ./build/markdown/inline-span.js
var inline_span = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/markdown/comment-text.js

const comment_text_open = '<!--';
const comment_text_close = '-->';
const toComment = (source, from, to) => ({
    from,
    to,
    text: source.slice(from + comment_text_open.length, Math.max(from + comment_text_open.length, to - comment_text_close.length)).trim(),
});
/** The comments of an HTML block, where nothing but `-->` ends one. */
const commentsInHtml = (html) => {
    const comments = [];
    for (let from = html.indexOf(comment_text_open); from >= 0;) {
        const end = html.indexOf(comment_text_close, from + 2);
        if (end < 0)
            break;
        comments.push(toComment(html, from, end + comment_text_close.length));
        from = html.indexOf(comment_text_open, end);
    }
    return comments;
};
/** The comments within the inline content of a paragraph, heading or cell: not in code, not escaped, not in a tag. */
const commentsInLine = (source) => {
    if (!source.includes(comment_text_open))
        return [];
    return (0,inline_span/* inlineSpans */.t)(source)
        .filter(({ kind }) => kind === 'comment')
        .map(({ from, to }) => toComment(source, from, to));
};

// EXTERNAL MODULE: ./build/markdown/definition.js
var markdown_definition = __webpack_require__(4243);
// EXTERNAL MODULE: ./build/markdown/cell-bounds.js
var cell_bounds = __webpack_require__(9382);
;// CONCATENATED MODULE: ./build/markdown/hidden-rows.js

const containerMarks = /^[ \t>]+/;
/**
 * How many lines of a text look like rows of a table: lines that begin with a pipe, or hold one and follow a delimiter
 * line; neither header nor delimiter.
 */
const countRows = (text) => {
    let rows = 0;
    let inTable = false;
    let previous = 0;
    for (const whole of text.split(/\r\n|\n|\r/)) {
        const line = whole.replace(containerMarks, '');
        if (line.includes('|') && (0,cell_bounds/* isDelimiterLine */.y)(line)) {
            rows -= previous;
            previous = 0;
            inTable = true;
            continue;
        }
        if (line === '')
            inTable = false;
        previous = line.startsWith('|') || (inTable && line.includes('|')) ? 1 : 0;
        rows += previous;
    }
    return rows;
};

// EXTERNAL MODULE: ./build/markdown/passage.js
var passage = __webpack_require__(588);
;// CONCATENATED MODULE: ./build/markdown/close-block.js




/** True where a comment may begin between two offsets, the later ones asked for later. */
const mayComment = (scan, from, to) => {
    if (scan.nextComment < from) {
        const next = scan.cursor.text.indexOf('<!--', from);
        scan.nextComment = next < 0 ? scan.cursor.text.length : next;
    }
    return scan.nextComment < to;
};
/** Keeps the comments within these lines. */
const keepComments = (scan, segments, find = commentsInLine) => {
    const first = segments[0];
    const last = segments[segments.length - 1];
    if (!first || !last || !mayComment(scan, first.from, last.to))
        return;
    const placeIn = (0,passage/* placesIn */.yN)(scan.path, segments);
    for (const { from, to, text } of find((0,passage/* textOf */.b6)(scan.cursor.text, segments)))
        scan.found.comments.push({ text, place: placeIn(from, to) });
};
/** Takes the link reference definitions from the start of a paragraph; false where nothing else is in it. */
const resolveDefinitions = (scan, paragraph) => {
    const { text } = scan.cursor;
    const first = paragraph.segments[0];
    if (!first || first.indent > 0 || text[first.from] !== '[')
        return first !== undefined;
    const source = (0,passage/* textOf */.b6)(text, paragraph.segments);
    const { definitions, end } = (0,markdown_definition/* takeDefinitions */.Q)(source);
    for (const definition of definitions) {
        const label = (0,markdown_definition/* normalLabel */.w)(definition.label);
        if (!scan.found.definitions.has(label))
            scan.found.definitions.set(label, definition);
    }
    if (definitions.length === 0)
        return true;
    const lines = end >= source.length ? paragraph.segments.length : source.slice(0, end).split('\n').length - 1;
    paragraph.segments = paragraph.segments.slice(lines);
    return paragraph.segments.length > 0;
};
/** Keeps these lines as a paragraph, and the comments within. */
const keepParagraph = (scan, segments) => {
    keepComments(scan, segments);
    if (segments.length > 0)
        scan.found.paragraphs.push(segments);
};
const closeParagraph = (scan, paragraph) => {
    if (resolveDefinitions(scan, paragraph))
        keepParagraph(scan, paragraph.segments);
    else
        innermost(scan).children--;
};
const closeCode = (scan, { kind, place, from, to }) => {
    if (kind === 'indented')
        return;
    const rows = countRows(scan.cursor.text.slice(from, to));
    if (rows > 0)
        scan.found.hidden.push({ by: 'fence', place, rows });
};
const closeHtml = (scan, { html, segments, closed }) => {
    if (html === 2 || html >= 6)
        keepComments(scan, segments, commentsInHtml);
    if (html !== 2 || closed)
        return;
    const rows = countRows((0,passage/* textOf */.b6)(scan.cursor.text, segments));
    const place = (0,passage/* placeOf */.$t)(scan.path, segments.slice(0, 1));
    if (rows > 0)
        scan.found.hidden.push({ by: 'comment', place, rows });
};
/** The innermost open container. */
const innermost = ({ containers }) => {
    const container = containers[containers.length - 1];
    if (!container)
        throw new Error('the document itself is always open');
    return container;
};
/** Ends the open leaf, if there is one, and keeps what was in it. */
const closeLeaf = (scan) => {
    const { leaf } = scan;
    scan.leaf = null;
    if (leaf?.kind === 'paragraph')
        closeParagraph(scan, leaf);
    else if (leaf?.kind === 'html')
        closeHtml(scan, leaf);
    else if (leaf?.kind === 'table')
        scan.found.tables.push(leaf);
    else if (leaf)
        closeCode(scan, leaf);
};
/** Ends the open leaf and all containers but the outermost `depth`. */
const closeDownTo = (scan, depth) => {
    closeLeaf(scan);
    while (scan.containers.length > depth) {
        const kind = scan.containers.pop()?.kind;
        if (kind === 'quote')
            scan.quotes.pop();
        if (kind === 'quote' || kind === 'footnote')
            scan.barriers.pop();
    }
};

;// CONCATENATED MODULE: ./build/markdown/block-start.js
/** What the start of a line is, judged by the text that follows its indentation. Each gives the length of the mark, 0 for none. */
const headingMark = /^#{1,6}(?=[ \t]|$)[ \t]*/;
const fenceMark = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const footnoteMark = /^\[\^[^\] \r\n\0\t]+\]:[ \t]*/;
const taskMark = /^[ \t\v\f]*(?:[-+*]|\d+.)[ \t\v\f]+\[[ xX]\][ \t\v\f]/s;
const lengthOf = (mark, line) => mark.exec(line)?.[0].length ?? 0;
/** `## ` with the white space after it. */
const headingLength = (line) => lengthOf(headingMark, line);
/** Run of backticks or tildes that opens a fence. */
const fenceLength = (line) => lengthOf(fenceMark, line);
/** Run of `mark` that may close a fence: nothing but white space follows. */
const closingFenceLength = (line, mark) => {
    let length = 0;
    while (line[length] === mark)
        length++;
    return length >= 3 && /^[ \t]*$/.test(line.slice(length)) ? length : 0;
};
/** `[^label]:` with the white space after it. */
const footnoteLength = (line) => lengthOf(footnoteMark, line);
/** True where the whole line, from its first character, is an item with a check box. */
const isTaskLine = (line) => taskMark.test(line);
/** Depth of the heading that this line makes of the paragraph before it: 1 for `===`, 2 for `---`. */
const underlineDepth = (line) => /^=+[ \t]*$/.test(line) ? 1 : /^-+[ \t]*$/.test(line) ? 2 : 0;

;// CONCATENATED MODULE: ./build/markdown/cursor.js
const tab = 9;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const tabStop = 4;
/** Before the first line of a text. */
const cursorOver = (text) => ({
    text,
    carriageReturns: text.includes('\r'),
    line: 0,
    start: 0,
    end: 0,
    next: 0,
    offset: 0,
    column: 0,
    nonspace: 0,
    nonspaceColumn: 0,
    indent: 0,
    blank: false,
    partialTab: false,
    noBreakBefore: 0,
});
const lineEndFrom = (text, from) => {
    let at = from;
    while (at < text.length && text.charCodeAt(at) !== lineFeed && text.charCodeAt(at) !== carriageReturn)
        at++;
    return at;
};
/** Goes to the next line; false where there is none. */
const nextLine = (cursor) => {
    const { text, next } = cursor;
    if (next >= text.length)
        return false;
    const end = cursor.carriageReturns ? lineEndFrom(text, next) : text.indexOf('\n', next);
    cursor.line++;
    cursor.start = cursor.offset = cursor.nonspace = cursor.noBreakBefore = next;
    cursor.end = end < 0 ? text.length : end;
    cursor.next = cursor.end + (text.startsWith('\r\n', cursor.end) ? 2 : 1);
    cursor.column = cursor.nonspaceColumn = 0;
    cursor.partialTab = false;
    return true;
};
/** The character code at an offset of the line, a line feed at its end. */
const codeAt = (cursor, at) => at < cursor.end ? cursor.text.charCodeAt(at) : lineFeed;
/** All the white space that CommonMark counts within a line. */
const isSpaceOrTab = (code) => code === space || code === tab;
/** Finds the first character that is neither space nor tab, and how far it is indented. */
const findNonspace = (cursor) => {
    if (cursor.nonspace <= cursor.offset) {
        let at = cursor.offset;
        let column = cursor.column;
        for (; at < cursor.end; at++) {
            const code = cursor.text.charCodeAt(at);
            if (code === space)
                column++;
            else if (code === tab)
                column += tabStop - (column % tabStop);
            else
                break;
        }
        cursor.nonspace = at;
        cursor.nonspaceColumn = column;
    }
    cursor.indent = cursor.nonspaceColumn - cursor.column;
    cursor.blank = cursor.nonspace >= cursor.end;
};
/** Goes on by so many characters. */
const advance = (cursor, characters) => {
    for (let left = characters; left > 0 && cursor.offset < cursor.end; left--) {
        const isTab = cursor.text.charCodeAt(cursor.offset) === tab;
        cursor.column += isTab ? tabStop - (cursor.column % tabStop) : 1;
        cursor.offset++;
        cursor.partialTab = false;
    }
};
/** Goes on by so many columns, which may end within a tab. */
const advanceColumns = (cursor, columns) => {
    for (let left = columns; left > 0 && cursor.offset < cursor.end;) {
        const isTab = cursor.text.charCodeAt(cursor.offset) === tab;
        const width = isTab ? tabStop - (cursor.column % tabStop) : 1;
        cursor.partialTab = width > left;
        cursor.column += Math.min(left, width);
        if (!cursor.partialTab)
            cursor.offset++;
        left -= width;
    }
};
/** Goes to a character further on in the line. */
const advanceTo = (cursor, at) => advance(cursor, at - cursor.offset);
/** Leaves nothing of the line. */
const consumeLine = (cursor) => {
    cursor.offset = cursor.nonspace = cursor.end;
    cursor.blank = true;
    cursor.partialTab = false;
};

;// CONCATENATED MODULE: ./build/markdown/continuation.js



const greaterThan = 62;
/** Columns of indentation that make code, and hold the content of a footnote. */
const codeIndent = 4;
/** Takes the `>` of a quote, and the white space after it; the cursor has found it. */
const takeQuoteMark = (cursor) => {
    advanceTo(cursor, cursor.nonspace);
    advance(cursor, 1);
    if (isSpaceOrTab(codeAt(cursor, cursor.offset)))
        advanceColumns(cursor, 1);
};
const continues = (cursor, { kind, width, children }) => {
    if (kind === 'quote') {
        if (cursor.indent >= codeIndent || codeAt(cursor, cursor.nonspace) !== greaterThan)
            return false;
        takeQuoteMark(cursor);
        return true;
    }
    const columns = kind === 'footnote' ? codeIndent : width;
    if (cursor.indent >= columns) {
        advanceColumns(cursor, columns);
        return true;
    }
    if (kind === 'footnote' || !cursor.blank || children === 0)
        return false;
    advanceTo(cursor, cursor.nonspace);
    return true;
};
/** How far the containers go on where nothing is left of the line: up to a quote, a footnote, an item without content. */
const matchNothing = ({ containers, quotes, barriers, cursor }, from) => {
    const ends = cursor.start === cursor.end ? quotes : barriers;
    let low = 0;
    let high = ends.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) < from)
            low = middle + 1;
        else
            high = middle;
    }
    const last = containers[containers.length - 1];
    const emptyItem = last?.kind === 'item' && last.children === 0 ? 1 : 0;
    return Math.max(from, Math.min(ends[low] ?? containers.length, containers.length - emptyItem));
};
/** Counts the open containers that go on in this line. Never looks twice at a character, nor at a container for nothing. */
const matchContainers = (scan) => {
    const { cursor, containers } = scan;
    for (let index = 1; index < containers.length; index++) {
        if (cursor.offset >= cursor.end)
            return matchNothing(scan, index);
        findNonspace(cursor);
        const container = containers[index];
        if (container && !continues(cursor, container))
            return index;
    }
    return containers.length;
};
/** True where the line closes the fence. */
const closesFence = ({ cursor, leaf }) => leaf?.kind === 'fence' &&
    cursor.indent < codeIndent &&
    closingFenceLength(cursor.text.slice(cursor.nonspace, cursor.end), leaf.mark) >= leaf.length;
/** True where the innermost open block goes on in this line, its containers having gone on. */
const leafContinues = (scan, leaf) => {
    const { cursor } = scan;
    switch (leaf.kind) {
        case 'paragraph':
            return !cursor.blank;
        case 'fence':
            return true;
        case 'indented':
            return cursor.blank || cursor.indent >= codeIndent;
        case 'html':
            return leaf.html <= 5 || !cursor.blank;
        case 'table':
            scan.row = (0,cell_bounds/* splitCells */.U)(cursor.text, cursor.nonspace, cursor.end);
            return scan.row !== null;
    }
};

// EXTERNAL MODULE: ./build/markdown/html-tag.js
var html_tag = __webpack_require__(242);
;// CONCATENATED MODULE: ./build/markdown/html-block.js

const blockTags = 'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|' +
    'fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|' +
    'menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|title|summary|table|tbody|td|tfoot|th|thead|tr|track|ul';
const verbatimStart = /^<(?:script|pre|style)(?:[ \t\v\f>]|$)/i;
const blockTagStart = new RegExp(`^</?(?:${blockTags})(?:[ \\t\\v\\f]|/?>|$)`, 'i');
/** Which HTML block begins with this line, given without its indentation; 0 for none. */
const htmlStart = (line, interruptsParagraph) => {
    if (verbatimStart.test(line))
        return 1;
    if (line.startsWith('<!--'))
        return 2;
    if (line.startsWith('<?'))
        return 3;
    if (/^<![A-Z]/.test(line))
        return 4;
    if (line.startsWith('<![CDATA['))
        return 5;
    if (blockTagStart.test(line))
        return 6;
    if (interruptsParagraph)
        return 0;
    const end = (0,html_tag/* tagEnd */._)(line, 0);
    return end > 0 && /^[\t\f ]*$/.test(line.slice(end)) ? 7 : 0;
};
const verbatimEnd = /<\/(?:script|pre|style)>/i;
const ends = ['-->', '?>', '>', ']]>'];
/** True where this line ends an HTML block of that kind; kinds 6 and 7 end at a blank line instead. */
const endsHtml = (line, kind) => {
    if (kind === 1)
        return verbatimEnd.test(line);
    const end = ends[kind - 2];
    return end !== undefined && line.includes(end);
};

;// CONCATENATED MODULE: ./build/markdown/list-marker.js

const asterisk = 42;
const plus = 43;
const hyphen = 45;
const fullStop = 46;
const parenthesis = 41;
const underscore = 95;
const isSpace = (code) => code === 32 || code === 9 || code === 10 || code === 13;
const isDigit = (code) => code >= 48 && code <= 57;
const bulletEnd = (cursor, at) => {
    const code = codeAt(cursor, at);
    return code === asterisk || code === hyphen || code === plus ? at + 1 : -1;
};
const numberEnd = (cursor, at, interruptsParagraph) => {
    let end = at;
    while (end - at < 9 && isDigit(codeAt(cursor, end)))
        end++;
    if (end === at || (interruptsParagraph && Number(cursor.text.slice(at, end)) !== 1))
        return -1;
    const code = codeAt(cursor, end);
    return code === fullStop || code === parenthesis ? end + 1 : -1;
};
/** Length of the list marker at the first character of the line, 0 for none. An empty item interrupts no paragraph. */
const markerLength = (cursor, interruptsParagraph) => {
    const at = cursor.nonspace;
    let end = bulletEnd(cursor, at);
    if (end < 0)
        end = numberEnd(cursor, at, interruptsParagraph);
    if (end < 0 || !isSpace(codeAt(cursor, end)))
        return 0;
    if (interruptsParagraph) {
        let text = end;
        while (isSpaceOrTab(codeAt(cursor, text)))
            text++;
        if (text >= cursor.end)
            return 0;
    }
    return end - at;
};
/** True where the rest of the line is a thematic break. Remembers how far it looked, so that a line is read once. */
const isBreak = (cursor) => {
    const at = cursor.nonspace;
    if (cursor.noBreakBefore > at)
        return false;
    const mark = codeAt(cursor, at);
    if (mark !== asterisk && mark !== underscore && mark !== hyphen)
        return false;
    let marks = 0;
    let end = at;
    for (; end < cursor.end; end++) {
        const code = cursor.text.charCodeAt(end);
        if (code === mark)
            marks++;
        else if (!isSpaceOrTab(code))
            break;
    }
    if (marks >= 3 && end >= cursor.end)
        return true;
    cursor.noBreakBefore = end;
    return false;
};

;// CONCATENATED MODULE: ./build/markdown/room.js

/** The line without its containers and its indentation. */
const lineOf = ({ text, nonspace, end }) => text.slice(nonspace, end);
/** The leaf that the line goes on in, or that began in it. */
const currentLeaf = (scan) => (scan.opened || scan.leafMatched ? scan.leaf : null);
/** The paragraph that the line goes on in. */
const currentParagraph = (scan) => {
    const leaf = currentLeaf(scan);
    return leaf?.kind === 'paragraph' ? leaf : null;
};
/** Ends what does not go on in this line. */
const closeUnmatched = (scan) => {
    if (scan.opened || (scan.matched === scan.containers.length && scan.leafMatched))
        return;
    closeDownTo(scan, scan.matched);
};
/** Ends what a new block ends, and counts the block as a child of the container that this leaves. */
const makeRoom = (scan) => {
    closeUnmatched(scan);
    closeLeaf(scan);
    scan.opened = true;
    const parent = innermost(scan);
    parent.children++;
    return parent;
};

;// CONCATENATED MODULE: ./build/markdown/container-start.js






const openContainer = (scan, kind, width = 0) => {
    const { section } = makeRoom(scan);
    if (kind === 'quote')
        scan.quotes.push(scan.containers.length);
    if (kind === 'quote' || kind === 'footnote')
        scan.barriers.push(scan.containers.length);
    scan.containers.push({ kind, width, children: 0, section });
    return 'container';
};
/** `>`. */
const openQuote = (scan) => {
    takeQuoteMark(scan.cursor);
    return openContainer(scan, 'quote');
};
/** `[^label]:`; a footnote is read whether or not anything refers to it. */
const openFootnote = (scan) => {
    const { cursor, found } = scan;
    const length = footnoteLength(lineOf(cursor));
    if (length === 0)
        return null;
    const label = cursor.text.slice(cursor.nonspace + 1, cursor.text.indexOf(']', cursor.nonspace));
    advanceTo(cursor, cursor.nonspace + length);
    if (!found.definitions.has((0,markdown_definition/* normalLabel */.w)(label)))
        found.definitions.set((0,markdown_definition/* normalLabel */.w)(label), { label, destination: '' });
    return openContainer(scan, 'footnote');
};
/** Columns from the marker of an item to its text, which the cursor goes to. */
const takeItemPadding = (cursor) => {
    const { offset, column, partialTab } = cursor;
    while (cursor.column - column <= 5 && isSpaceOrTab(codeAt(cursor, cursor.offset)))
        advanceColumns(cursor, 1);
    const padding = cursor.column - column;
    if (padding >= 1 && padding <= 4 && cursor.offset < cursor.end)
        return padding;
    Object.assign(cursor, { offset, column, partialTab });
    if (padding > 0)
        advanceColumns(cursor, 1);
    return 1;
};
/** A bullet or a number. */
const openItem = (scan) => {
    const { cursor } = scan;
    const length = markerLength(cursor, currentParagraph(scan) !== null);
    if (length === 0)
        return null;
    const { indent } = cursor;
    advanceTo(cursor, cursor.nonspace + length);
    return openContainer(scan, 'item', indent + length + takeItemPadding(cursor));
};

;// CONCATENATED MODULE: ./build/markdown/white-space.js
const isPadding = (code) => code === 32 || code === 9;
/** End of a stretch of text without the spaces and tabs behind it. */
const trimmedEnd = (text, from, to) => {
    while (to > from && isPadding(text.charCodeAt(to - 1)))
        to--;
    return to;
};
/** Start of a stretch of text without the spaces and tabs before it. */
const trimmedStart = (text, from, to) => {
    while (from < to && isPadding(text.charCodeAt(from)))
        from++;
    return from;
};

;// CONCATENATED MODULE: ./build/markdown/table-row.js

/** The place of a stretch of one line, without the white space around it. */
const placeOf = ({ path, text }, { line, lineStart, from, to }) => {
    const start = trimmedStart(text, from, to);
    const end = trimmedEnd(text, start, to);
    return { path, line, endLine: line, column: start - lineStart + 1, endColumn: end - lineStart + 1 };
};
const readText = ({ source, bounds }, column) => {
    const to = bounds[2 * column + 1] ?? 0;
    const start = trimmedStart(source.text, bounds[2 * column] ?? 0, to);
    const text = source.text.slice(start, trimmedEnd(source.text, start, to));
    return text.includes('\\|') ? text.replaceAll('\\|', '|') : text;
};
const readCell = (made, column) => {
    const { source, line, lineStart, bounds } = made;
    const [from = 0, to = 0] = bounds.slice(2 * column, 2 * column + 2);
    return { text: readText(made, column), place: placeOf(source, { line, lineStart, from, to }) };
};
const missingCell = (made) => {
    const place = placeOf(made.source, made);
    return { text: '', place: { ...place, column: place.endColumn ?? 1 } };
};
const present = ({ bounds, width }) => Math.min(width, bounds.length / 2);
const readCells = (made) => {
    const cells = [];
    while (cells.length < present(made))
        cells.push(readCell(made, cells.length));
    const missing = missingCell(made);
    while (cells.length < made.width)
        cells.push(missing);
    return cells;
};
/** All rows have this one. Most cells of most rows are never looked at, so each is made when somebody asks. */
const tableRow = {
    get cells() {
        const made = this;
        made.read ??= readCells(made);
        return made.read;
    },
    get surplus() {
        const made = this;
        const cells = [];
        for (let column = made.width; 2 * column < made.bounds.length; column++)
            cells.push(readCell(made, column));
        return cells;
    },
    get surplusBorder() {
        const made = this;
        if (made.bounds.length <= 2 * made.width)
            return null;
        const column = (made.bounds[2 * made.width - 1] ?? 0) - made.lineStart + 1;
        return { ...placeOf(made.source, made), column, endColumn: column + 1 };
    },
    get lacking() {
        const made = this;
        return made.width - present(made);
    },
    get place() {
        const made = this;
        return placeOf(made.source, made);
    },
    cellAt(column) {
        const made = this;
        if (made.read?.[column])
            return made.read[column];
        return column < present(made) ? readCell(made, column) : missingCell(made);
    },
    textAt(column) {
        const made = this;
        return made.read?.[column]?.text ?? (column < present(made) ? readText(made, column) : '');
    },
};
/** The line as a row of a table whose header has so many cells. */
const toTableRow = (source, { line, lineStart, from, to }, bounds, width) => {
    const row = Object.create(tableRow);
    row.source = source;
    row.line = line;
    row.lineStart = lineStart;
    row.bounds = bounds;
    row.from = from;
    row.to = to;
    row.width = width;
    row.read = null;
    return row;
};

;// CONCATENATED MODULE: ./build/markdown/table-block.js




/** GitHub's parser ends a table when its rows lack more cells than this, so that few characters cannot become many cells. */
const mostLackingCells = 0x80000;
/** The whole of the current line that is left after its containers. */
const restOfLine = ({ line, start, nonspace, end }) => ({
    line,
    lineStart: start,
    from: nonspace,
    to: end,
    indent: 0,
});
/** Keeps the comments within the cells of a line: none goes on from one cell into the next. */
const keepCellComments = (scan, { line, lineStart, from, to }, bounds) => {
    if (!mayComment(scan, from, to))
        return;
    for (let index = 0; index < bounds.length; index += 2)
        keepComments(scan, [{ line, lineStart, from: bounds[index], to: bounds[index + 1], indent: 0 }]);
};
/** Makes a table of a paragraph's last line and the delimiter line after it, where they agree in number. */
const openTable = (scan, paragraph) => {
    const { cursor, source } = scan;
    const { text } = source;
    if (!(0,cell_bounds/* isDelimiterLine */.y)(text.slice(cursor.nonspace, cursor.end)))
        return false;
    const segment = paragraph.segments[paragraph.segments.length - 1];
    if (!segment)
        return false;
    const columns = (0,cell_bounds/* splitCells */.U)(text, cursor.nonspace, cursor.end)?.length;
    const bounds = (0,cell_bounds/* splitCells */.U)(text, segment.from, segment.to, segment.indent > 0);
    if (!bounds || bounds.length !== columns)
        return false;
    keepParagraph(scan, paragraph.segments.slice(0, -1));
    keepCellComments(scan, segment, bounds);
    const header = toTableRow(source, segment, bounds, bounds.length / 2);
    scan.leaf = {
        kind: 'table',
        header: header.cells,
        headerPlace: header.place,
        rows: [],
        section: innermost(scan).section,
        delimiterPlace: placeOf(source, restOfLine(cursor)),
        lacking: 0,
    };
    consumeLine(cursor);
    return true;
};
/** Takes the line, split into its cells, as a row of the open table. */
const addRow = (scan, table, bounds) => {
    if (table.lacking > mostLackingCells)
        return false;
    const segment = restOfLine(scan.cursor);
    keepCellComments(scan, segment, bounds);
    const row = toTableRow(scan.source, segment, bounds, table.header.length);
    table.rows.push(row);
    table.lacking += row.lacking;
    consumeLine(scan.cursor);
    return true;
};

;// CONCATENATED MODULE: ./build/markdown/leaf-start.js









const keepHeading = (scan, depth, source, place) => {
    const heading = { depth, source, place };
    const container = innermost(scan);
    container.section = [...container.section.filter(above => above.depth < depth), heading];
    scan.found.headings.push(heading);
};
/** Where the text of a heading ends: before the number signs that close it, if white space precedes them. */
const headingEnd = (line, from) => {
    const end = trimmedEnd(line, from, line.length);
    let text = end;
    while (text > from && line[text - 1] === '#')
        text--;
    return text === from || trimmedEnd(line, from, text) < text ? trimmedEnd(line, from, text) : end;
};
/** `#` to `######`. */
const openHeading = (scan) => {
    const { cursor, path } = scan;
    const line = lineOf(cursor);
    const length = headingLength(line);
    if (length === 0)
        return null;
    makeRoom(scan);
    const whole = restOfLine(cursor);
    const source = line.slice(length, headingEnd(line, length));
    keepHeading(scan, line.search(/[^#]|$/), source, (0,passage/* placeOf */.$t)(path, [{ ...whole, to: trimmedEnd(cursor.text, whole.from, whole.to) }]));
    keepComments(scan, [{ ...whole, from: whole.from + length }]);
    consumeLine(cursor);
    return 'leaf';
};
/** Three or more backticks or tildes. */
const openFence = (scan) => {
    const { cursor, path } = scan;
    const line = lineOf(cursor);
    const length = fenceLength(line);
    if (length === 0)
        return null;
    makeRoom(scan);
    const place = (0,passage/* placeOf */.$t)(path, [restOfLine(cursor)]);
    scan.leaf = { kind: 'fence', mark: line.charAt(0), length, place, from: cursor.next, to: cursor.next };
    return 'leaf';
};
/** A tag, comment or the like that begins a block of HTML. */
const openHtml = (scan) => {
    const html = htmlStart(lineOf(scan.cursor), currentParagraph(scan) !== null);
    if (html === 0)
        return null;
    makeRoom(scan);
    scan.leaf = { kind: 'html', html, segments: [], closed: false };
    return 'leaf';
};
/** The line that makes a heading of the paragraph before it, unless nothing but definitions is in it. */
const underline = (scan) => {
    const { cursor } = scan;
    const paragraph = currentParagraph(scan);
    const depth = paragraph ? underlineDepth(lineOf(cursor)) : 0;
    if (!paragraph || depth === 0)
        return null;
    if (!resolveDefinitions(scan, paragraph))
        return 'text';
    scan.leaf = null;
    const source = (0,passage/* textOf */.b6)(cursor.text, paragraph.segments);
    const segments = [...paragraph.segments, restOfLine(cursor)];
    keepHeading(scan, depth, source, (0,passage/* placeOf */.$t)(scan.path, segments));
    keepComments(scan, paragraph.segments);
    consumeLine(cursor);
    return 'leaf';
};
/** Three or more asterisks, hyphens or underscores. */
const openBreak = (scan) => {
    if (!isBreak(scan.cursor))
        return null;
    makeRoom(scan);
    consumeLine(scan.cursor);
    return 'leaf';
};
/** Four columns of white space, where no paragraph goes on. */
const openIndented = (scan) => {
    const { cursor, path } = scan;
    if (cursor.blank || (!scan.opened && scan.leaf?.kind === 'paragraph'))
        return null;
    makeRoom(scan);
    const place = (0,passage/* placeOf */.$t)(path, [restOfLine(cursor)]);
    scan.leaf = { kind: 'indented', mark: '', length: 0, place, from: cursor.next, to: cursor.next };
    return 'leaf';
};

;// CONCATENATED MODULE: ./build/markdown/opening.js








/** Takes the check box of an item, too: GitHub's parser asks for one where nothing else begins, not even another item. */
const openTablePart = (scan, indented) => {
    const leaf = currentLeaf(scan);
    if (leaf?.kind === 'paragraph')
        return !indented && openTable(scan, leaf) ? 'leaf' : 'text';
    if (leaf?.kind === 'table')
        return !indented && scan.row && addRow(scan, leaf, scan.row) ? 'leaf' : 'text';
    const { cursor, containers, opened, matched } = scan;
    const isAmongItems = !opened && containers[matched]?.kind === 'item';
    const container = opened ? innermost(scan) : containers[matched - 1];
    const takesTask = container?.kind === 'item' && !isAmongItems;
    if (takesTask && isTaskLine(cursor.text.slice(cursor.start, cursor.end)))
        advance(cursor, 3);
    return 'text';
};
/** By the first character of a line: what it may open, in GitHub's order of precedence. */
const openers = new Map([
    ['>', [openQuote]],
    ['#', [openHeading]],
    ['`', [openFence]],
    ['~', [openFence]],
    ['<', [openHtml]],
    ['=', [underline]],
    ['-', [underline, openBreak, openItem]],
    ['*', [openBreak, openItem]],
    ['_', [openBreak]],
    ['[', [openFootnote]],
    ...[...'+0123456789'].map((character) => [character, [openItem]]),
]);
const byCode = Array.from({ length: 128 }, (_, code) => openers.get(String.fromCharCode(code)));
/** Opens the block that begins here; the cursor has found the first character. */
const openBlock = (scan) => {
    const indented = scan.cursor.indent >= codeIndent;
    if (indented)
        return openIndented(scan) ?? openTablePart(scan, true);
    for (const open of byCode[codeAt(scan.cursor, scan.cursor.nonspace)] ?? []) {
        const opening = open(scan);
        if (opening)
            return opening;
    }
    return openTablePart(scan, false);
};

;// CONCATENATED MODULE: ./build/markdown/scan.js






const scan_tabStop = 4;
/** What is left of the line, a tab of which a container took a part being as many spaces as are left of it. */
const remainder = ({ line, start, offset, end, column, partialTab }) => ({
    line,
    lineStart: start,
    from: partialTab ? offset + 1 : offset,
    to: end,
    indent: partialTab ? scan_tabStop - (column % scan_tabStop) : 0,
});
const addText = (scan) => {
    const { cursor } = scan;
    findNonspace(cursor);
    const isLazy = !scan.opened && !scan.leafMatched && !cursor.blank && scan.leaf?.kind === 'paragraph';
    if (!isLazy)
        closeUnmatched(scan);
    const { leaf } = scan;
    if (leaf?.kind === 'fence' || leaf?.kind === 'indented')
        leaf.to = cursor.next;
    else if (leaf?.kind === 'html') {
        leaf.segments.push(remainder(cursor));
        leaf.closed = endsHtml(cursor.text.slice(cursor.nonspace, cursor.end), leaf.html);
        if (leaf.closed)
            closeLeaf(scan);
    }
    else if (!cursor.blank)
        addToParagraph(scan, isLazy);
};
const addToParagraph = (scan, isLazy) => {
    const { cursor, leaf } = scan;
    if (!isLazy)
        advanceTo(cursor, cursor.nonspace);
    if (leaf?.kind === 'paragraph') {
        leaf.segments.push(remainder(cursor));
        return;
    }
    closeLeaf(scan);
    const container = scan.containers[scan.containers.length - 1];
    if (container)
        container.children++;
    scan.leaf = { kind: 'paragraph', segments: [remainder(cursor)] };
};
// What begins no block, no delimiter line and no line under a heading, whatever follows it.
const isPlain = Array.from({ length: 128 }, (_, code) => /[A-Za-z"'(),./;!?@$%^&{}\\\]]/.test(String.fromCharCode(code)));
/** Columns that the content of the innermost container is indented by, where nothing or one item is open; -1 for all else. */
const plainIndent = (containers) => {
    if (containers.length === 1)
        return 0;
    const [, item] = containers;
    return containers.length === 2 && item?.kind === 'item' ? item.width : -1;
};
/** Takes a line that only goes on with a paragraph or a fence: most lines of most documents are such. */
const takePlainLine = ({ cursor, containers, leaf }) => {
    if (leaf?.kind !== 'paragraph' && leaf?.kind !== 'fence')
        return false;
    const { text, line, start, end, next } = cursor;
    const indent = plainIndent(containers);
    let from = start;
    while (text.charCodeAt(from) === scan_space)
        from++;
    if (indent < 0 || from >= end || isPlain[text.charCodeAt(from)] === false)
        return false;
    if (leaf.kind === 'fence' && from - start >= indent)
        leaf.to = next;
    else if (leaf.kind === 'paragraph' && from - start === indent)
        leaf.segments.push({ line, lineStart: start, from, to: end, indent: 0 });
    else
        return false;
    return true;
};
const scan_space = 32;
const takeLine = (scan) => {
    const { cursor, leaf } = scan;
    scan.matched = matchContainers(scan);
    scan.leafMatched = false;
    scan.opened = false;
    scan.row = null;
    if (leaf && scan.matched === scan.containers.length) {
        findNonspace(cursor);
        if (leaf.kind === 'fence' && closesFence(scan)) {
            scan.found.fences.push({ first: leaf.place.line, last: cursor.line });
            scan.leaf = null;
            return;
        }
        scan.leafMatched = leafContinues(scan, leaf);
    }
    let kind = currentLeaf(scan)?.kind;
    while (kind !== 'fence' && kind !== 'indented' && kind !== 'html') {
        findNonspace(cursor);
        if (openBlock(scan) !== 'container')
            break;
        kind = currentLeaf(scan)?.kind;
    }
    addText(scan);
};
const isFresh = ({ cursor, containers, leaf, found: { headings } }) => containers.length === 1 && leaf === null && headings[headings.length - 1]?.place.endLine === cursor.line;
/**
 * Reads the block structure of a document, line by line, the way cmark-gfm does; to its end, or to the first heading
 * behind a line at which nothing is open, from which the rest can be read by itself.
 */
const scanBlocks = (path, text, enough = Infinity) => {
    const scan = {
        path,
        source: { path, text },
        cursor: cursorOver(text),
        containers: [{ kind: 'document', width: 0, children: 0, section: [] }],
        quotes: [],
        barriers: [],
        leaf: null,
        matched: 1,
        leafMatched: false,
        opened: false,
        row: null,
        nextComment: -1,
        found: {
            tables: [],
            headings: [],
            comments: [],
            hidden: [],
            definitions: new Map(),
            paragraphs: [],
            fences: [],
        },
    };
    let isWhole = true;
    while (isWhole && nextLine(scan.cursor)) {
        if (!takePlainLine(scan))
            takeLine(scan);
        isWhole = scan.cursor.line <= enough || !isFresh(scan);
    }
    closeDownTo(scan, 1);
    return { ...scan.found, lineCount: scan.cursor.line, isWhole };
};


/***/ }),

/***/ 3821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   r: () => (/* binding */ listed)
/* harmony export */ });
const shown = 60;
/** Text of a cell in quotes for a message: one line, cut to what a reader needs to find it. */
const excerpt = (text, limit = shown) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return `"${line.length > limit ? `${cut(line, limit)}…` : line}"`;
};
const cut = (text, limit) => {
    const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
    return text.slice(0, end).trimEnd();
};
/** The first words of a list, and how many are left out. */
const listed = (words, limit = 12) => {
    const rest = words.length - limit;
    return rest > 0 ? `${words.slice(0, limit).join(', ')} and ${rest} more` : words.join(', ');
};


/***/ })

};
