export const id = 661;
export const ids = [661];
export const modules = {

/***/ 1661:
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
;// CONCATENATED MODULE: ./build/markdown/bare-url.js
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
    const spans = bareUrlSpans(source);
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
    const texts = withoutGuard(decorate(escaped, pieces)).map(piece => ({
        ...piece,
        text: textOf(piece, escaped, definitions),
    }));
    return { text: (0,run/* seenText */.JW)(texts), runs: (0,run/* joinRuns */.xH)(texts), links: linksOf(texts, urls) };
};
/** Links in their order, and the addresses in the text between them; a mark that is text does not divide an address. */
const linksOf = (pieces, urls) => {
    const texts = [];
    const known = new Map();
    let plain;
    const endPlain = () => {
        if (plain && !plain.code)
            texts.push(...bareUrls(plain.text));
        plain = undefined;
    };
    for (const piece of pieces) {
        const { link, struck, text } = piece;
        if (link < 0 && plain && (0,run/* isAlike */.HI)(plain, piece))
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


/***/ })

};
