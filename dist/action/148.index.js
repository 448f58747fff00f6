export const id = 148;
export const ids = [148];
export const modules = {

/***/ 4148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readMarked: () => (/* binding */ readMarked)
});

// EXTERNAL MODULE: ./node_modules/remark-parse/lib/index.js + 53 modules
var lib = __webpack_require__(1242);
// EXTERNAL MODULE: ./node_modules/unified/lib/index.js + 8 modules
var unified_lib = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/markdown/decoration.js + 1 modules
var decoration = __webpack_require__(3412);
// EXTERNAL MODULE: ./build/markdown/inline-span.js
var inline_span = __webpack_require__(2032);
;// CONCATENATED MODULE: ./build/markdown/escaped-source.js

/**
 * A source with a backslash before each mark that is text to GitHub's parser and might be more to micromark: backticks
 * that nothing closes, and the start of what is no comment.
 */
const escapeText = (source) => {
    let escaped = '';
    let at = 0;
    for (const { kind, from, to } of (0,inline_span/* inlineSpans */.t)(source)) {
        if (kind !== 'ticks' && kind !== 'false-comment')
            continue;
        const mark = source.slice(from, to);
        escaped += source.slice(at, from) + (kind === 'ticks' ? mark.replaceAll('`', '\\`') : `\\${mark}`);
        at = to;
    }
    return escaped + source.slice(at);
};

// EXTERNAL MODULE: ./build/markdown/definition.js
var definition = __webpack_require__(4243);
// EXTERNAL MODULE: ./build/markdown/inline-links.js
var inline_links = __webpack_require__(8015);
// EXTERNAL MODULE: ./build/markdown/html-decoration.js
var html_decoration = __webpack_require__(2398);
;// CONCATENATED MODULE: ./build/markdown/piece.js

const plain = { code: false, strong: false, emphasis: false, struck: false, span: 0, link: -1 };
/** The text of a tree in order, and the destinations of its links. Images, comments and references to footnotes are no text. */
const toPieces = (root) => {
    const definitions = new Map();
    for (const node of root.children)
        if (node.type === 'definition')
            definitions.set(node.identifier, node.url);
    const pieces = [];
    const urls = [];
    const html = (0,html_decoration/* htmlDecoration */.y)();
    let spans = 0;
    const add = (text, style, from = -1, to = -1) => {
        pieces.push({ ...style, ...html.decorate(style), text, from, to });
    };
    const visitAll = (nodes, style) => {
        spans++;
        const inner = { ...style, span: spans };
        for (const node of nodes)
            visit(node, inner);
    };
    const visitLink = (nodes, style, url) => {
        const inner = { ...style, link: urls.push(url) - 1 };
        add('', inner);
        visitAll(nodes, inner);
    };
    const visit = (node, style) => {
        if (node.type === 'text')
            add(node.value, style, node.position?.start.offset, node.position?.end.offset);
        else if (node.type === 'inlineCode')
            add(node.value, { ...style, code: true });
        else if (node.type === 'break')
            add(' ', style);
        else if (node.type === 'html' && html.take(node.value))
            add(' ', style);
        else if (node.type === 'link')
            visitLink(node.children, style, node.url);
        else if (node.type === 'linkReference')
            visitLink(node.children, style, definitions.get(node.identifier) ?? '');
    };
    const [paragraph] = root.children;
    if (paragraph?.type === 'paragraph')
        visitAll(paragraph.children, plain);
    return { pieces, urls };
};

// EXTERNAL MODULE: ./build/markdown/run.js
var run = __webpack_require__(2337);
;// CONCATENATED MODULE: ./build/markdown/marked-inline.js








/** Blocks, which cells do not have, and emphasis, which is read as cmark-gfm reads it. */
const disabled = [
    'attention',
    'blockQuote',
    'list',
    'codeIndented',
    'codeFenced',
    'headingAtx',
    'setextUnderline',
    'thematicBreak',
    'htmlFlow',
];
const parser = (0,unified_lib/* unified */.l)()
    .use(lib/* default */.A)
    .data('micromarkExtensions', [{ disable: { null: disabled } }])
    .freeze();
/** Keeps the start of a source from being read as a definition; a space is what the start of a line is to any mark. */
const guard = '. ';
const reference = /\[((?:\\.|[^[\]\\])+)\]/gs;
const footnote = /\[(\^[^\s[\]]+)\]/g;
const escapedFootnote = /(?<!\\)(?:\\\\)*\\\[\^/;
const control = /[\0-\x1f\x7f]/;
/** The definitions that a source refers to, as Markdown that follows it, under the labels that it has once escaped. */
const definitionsFor = (source, escaped, definitions) => {
    if (!definitions || definitions.size === 0)
        return '';
    const labels = [...escaped.matchAll(reference)];
    const needed = new Map();
    for (const [index, [, label = '']] of [...source.matchAll(reference)].entries()) {
        const destination = definitions.get((0,definition/* normalLabel */.w)(label))?.destination;
        if (!destination)
            continue;
        const readable = control.test(destination) ? '#' : destination;
        needed.set((0,definition/* normalLabel */.w)(label), `\n[${labels[index]?.[1] ?? label}]: ${readable}`);
    }
    return needed.size === 0 ? '' : `\n${[...needed.values()].join('')}`;
};
const withoutGuard = ([first, ...others]) => first ? [{ ...first, text: first.text.slice(guard.length) }, ...others] : [];
/** The text of a piece without references to footnotes; where one is escaped, all stay. */
const textOf = (piece, source, definitions) => {
    const text = piece.text.replace(/[\r\n]/g, ' ');
    if (piece.code || !text.includes('[^') || escapedFootnote.test(source.slice(piece.from, piece.to)))
        return text;
    return text.replace(footnote, (whole, label) => (definitions?.has((0,definition/* normalLabel */.w)(label)) ? '' : whole));
};
/** Reads any inline Markdown, with remark. */
const readMarked = (source, definitions) => {
    const escaped = guard + escapeText(source);
    const { pieces, urls } = toPieces(parser.parse(escaped + definitionsFor(source, escaped, definitions)));
    const texts = withoutGuard((0,decoration/* decorate */.Y)(escaped, pieces)).map(piece => ({
        ...piece,
        text: textOf(piece, escaped, definitions),
    }));
    return { text: (0,run/* seenText */.JW)(texts), runs: (0,run/* joinRuns */.xH)(texts), links: (0,inline_links/* linksOf */.h)(texts, urls) };
};


/***/ })

};
