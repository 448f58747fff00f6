export const id = 387;
export const ids = [387];
export const modules = {

/***/ 7193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ sectionState)
});

;// CONCATENATED MODULE: ./build/change/section-words.js
const separator = /\s*(?:[:(]|\s[–—-]\s)/u;
const separatorAt = (text) => {
    const at = text.search(separator);
    return at < 0 ? text.length : at;
};
/** A wanted name for comparison: without numbers, case, marks and what joins its words. */
const sectionName = (text) => withoutJoint(folded(text.slice(0, separatorAt(text))));
/** The names that a heading goes by: up to the first colon, dash or parenthesis, as a whole and each part that is joined. */
const headingNames = (text) => {
    const head = text.slice(0, separatorAt(text));
    const parts = head.split(joint);
    // Most headings join nothing, and go by one name.
    const others = parts.length > 1 ? parts.map(sectionName) : [];
    return [sectionName(head), ...others].filter(name => name !== '');
};
const joint = /\s(?:and|or)\s|[&/,;+]/iu;
const withoutJoint = (words) => words.replace(/ (?:and|or)(?= )/g, '');
/** What the heading itself says: `Next step: wire the loader`. */
const tailOf = (text) => text.slice(separatorAt(text));
/** A heading without the number in front of it. */
const withoutNumber = (text) => /^[\s\d.)(]/.test(text) ? text.replace(/^[\s\d.)(]+(?=[\s\p{L}])/u, '').trim() : text.trim();
// The classes of Unicode are slow to ask, and what most specs are written in has no need of them.
const folded = (text) => /^[ -~]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/^[ \d.)(]+(?=[ a-z])/, '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : withoutNumber(text.normalize('NFKC').toLowerCase())
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
        .trim();
const placeholder = /^(?:tbd|tbc|todo|fixme|wip|n a|(?:none|nothing)(?: yet| so far)?|unknown|pending|placeholder|coming soon|to be (?:written|done|decided|defined|determined|filled|filled in|announced)|fill(?: me)? in|lorem ipsum.*)$/;
/** A blank as HTML spells it, or a line that only says where a link leads: nothing of them is read. */
const unread = /&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj);|&#x?[0-9a-f]{1,6};|^ {0,3}\[[^[\]^][^[\]]{0,200}\]:\s*\S+\s*$/gi;
/** True for a line with a word on it that is more than a promise to write some. */
const saysSomething = (line) => {
    const isTemplate = /^[\s>*+-]*(?:<[^<>]+>|\[[^[\]]+\]|\{[^{}]+\}|_[^_]+_)[\s.]*$/.test(line.slice(0, 500));
    const words = folded(line.replace(unread, ' '));
    return words !== '' && !isTemplate && !placeholder.test(words);
};

// EXTERNAL MODULE: ./build/evidence/visible-lines.js
var visible_lines = __webpack_require__(3280);
// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/markdown/text-lines.js
var text_lines = __webpack_require__(2931);
;// CONCATENATED MODULE: ./build/change/heading-reach.js

/** The last line of what stands below each heading, before the next of the same or a higher rank. Linear. */
const reachesOf = (headings, lastLine) => {
    const nextOfDepth = new Map();
    const ends = [];
    for (let index = headings.length - 1; index >= 0; index--) {
        const { depth, place } = headings[index];
        let next = lastLine + 1;
        for (const [other, line] of nextOfDepth)
            if (other <= depth)
                next = Math.min(next, line);
        ends.push(next - 1);
        nextOfDepth.set(depth, place.line);
    }
    return ends.reverse();
};
/** Finds the headings that begin with an ID, behind a number or not: indexes in order. Each question costs the logarithm of all. */
const headingsOf = (headings) => {
    const texts = headings.map(({ text }) => withoutNumber(text));
    const sorted = [...texts.keys()].sort((one, other) => (texts[one] < texts[other] ? -1 : 1));
    return id => {
        const found = [];
        let at = firstIndex(sorted.length, index => texts[sorted[index]] >= id);
        for (; at < sorted.length && texts[sorted[at]].startsWith(id); at++)
            if (endsThere(texts[sorted[at]], id.length))
                found.push(sorted[at]);
        return found.sort((one, other) => one - other);
    };
};
const endsThere = (text, length) => length >= text.length || !/^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}])/u.test(text.slice(length, length + 3));
/** The first index for which it holds, where it holds for all that follow. */
const firstIndex = (length, holds) => {
    let low = 0;
    let high = length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (holds(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
};
/** Whether a line stands below one of the headings of these indexes, or in it; null for no heading. */
const belowAny = (headings, reaches, chosen) => {
    const starts = [];
    const furthest = [];
    for (const index of chosen) {
        starts.push(headings[index].place.line);
        furthest.push(Math.max(furthest.at(-1) ?? 0, reaches[index] ?? 0));
    }
    if (starts.length === 0)
        return null;
    return line => {
        const above = firstIndex(starts.length, index => starts[index] > line);
        return above > 0 && line <= furthest[above - 1];
    };
};

;// CONCATENATED MODULE: ./build/change/spec-outline.js





const outlines = new WeakMap();
/** Reads a spec for its sections, once. Linear in the text. */
const outlineOf = (spec) => {
    const known = outlines.get(spec.document);
    if (known)
        return known;
    const { headings } = spec.document;
    const lines = (0,text_lines/* textLines */.F)(spec.text);
    const reaches = reachesOf(headings, lines.length);
    const headingLines = new Set(headings.flatMap(({ place }) => range(place.line, place.endLine)));
    const isCommented = spec.text.includes('<!--');
    const add = (sections, text, place, read) => {
        let isFilled = null;
        const section = {
            place,
            isFilled: () => (isFilled ??= isCommented || text.includes('<!--') ? saysUncommented(read()) : saysAnything(read())),
        };
        for (const name of new Set(headingNames(text))) {
            const others = sections.get(name);
            if (others)
                others.push(section);
            else
                sections.set(name, [section]);
        }
    };
    const byHeading = new Map();
    headings.forEach(({ text, place }, index) => {
        add(byHeading, text, place, function* () {
            yield* tailOf(text).split('\n');
            for (let line = place.endLine + 1; line <= reaches[index]; line++)
                if (!headingLines.has(line))
                    yield lines[line - 1] ?? '';
        });
    });
    let byRow = null;
    const tabled = () => {
        if (byRow)
            return byRow;
        byRow = new Map();
        for (const { name, content, place } of tableSections(spec.document))
            add(byRow, name, place, () => [content]);
        return byRow;
    };
    const findHeadings = headingsOf(headings);
    const parts = new Map();
    const ownPart = id => {
        const before = parts.get(id);
        if (before !== undefined)
            return before;
        const part = belowAny(headings, reaches, findHeadings(id));
        parts.set(id, part);
        return part;
    };
    const outline = { ownPart, headed: byHeading, tabled };
    outlines.set(spec.document, outline);
    return outline;
};
const saysAnything = (lines) => {
    for (const line of lines)
        if (saysSomething(line))
            return true;
    return false;
};
const saysUncommented = (lines) => saysAnything((0,visible_lines/* withoutComments */.f)([...lines].join('\n')).split('\n'));
const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
const longestName = 200;
/** Rows of tables with two columns: a name, and what there is to say of it. */
const tableSections = ({ tables, definitions }) => tables
    .filter(({ header }) => header.length === 2)
    .flatMap(({ rows }) => rows.flatMap(({ cells: [name, content], place }) => name && content && name.text.length <= longestName
    ? [{ name: (0,inline/* readInline */.SG)(name.text, definitions).text, content: content.text, place }]
    : []));

;// CONCATENATED MODULE: ./build/change/spec-section.js


/**
 * Looks for a section of one of these names, as a heading or as a row of a two-column table, in the part of the spec that
 * is the row's own where its headings begin with the ID. Numbers, case, marks and what follows a colon or a parenthesis
 * in its name do not matter; a heading that joins two sections (`Scope and gates`) is both. Linear in the text.
 */
const sectionState = (spec, id, names) => {
    const { ownPart, headed, tabled } = outlineOf(spec);
    const isOwn = ownPart(id);
    const wanted = [...new Set(names.map(sectionName))];
    const ownOf = (sections) => sections?.filter(({ place }) => isOwn === null || isOwn(place.line)) ?? [];
    const isFilled = (section) => section.isFilled();
    if (wanted.some(name => ownOf(headed.get(name)).some(isFilled)))
        return { state: 'filled' };
    const found = wanted.flatMap(name => [...ownOf(headed.get(name)), ...ownOf(tabled().get(name))]);
    if (found.some(isFilled))
        return { state: 'filled' };
    const [first] = found;
    return first ? { state: 'empty', heading: first.place } : { state: 'absent' };
};


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditedAnchors: () => (/* reexport */ auditedAnchors),
  claimMismatches: () => (/* reexport */ claimMismatches),
  claimPaths: () => (/* reexport */ claimPaths),
  closingCells: () => (/* reexport */ closingCells),
  emptyCells: () => (/* reexport */ emptyCells),
  faultOf: () => (/* reexport */ faultOf),
  isSurelyCommit: () => (/* reexport */ isSurelyCommit),
  isUnder: () => (/* reexport */ isUnder),
  markMismatches: () => (/* reexport */ markMismatches),
  markPaths: () => (/* reexport */ markPaths),
  missingAnchors: () => (/* reexport */ missingAnchors),
  missingSpecs: () => (/* reexport */ missingSpecs),
  rollupMismatches: () => (/* reexport */ rollupMismatches),
  rollupPaths: () => (/* reexport */ rollupPaths),
  specPaths: () => (/* reexport */ specPaths),
  textOfAnchor: () => (/* reexport */ textOfAnchor)
});

;// CONCATENATED MODULE: ./build/contracts/heading-slug.js
/** The fragment that GitHub gives a heading: lower case, without punctuation, a hyphen for each space. */
const slugOf = (heading) => heading
    .trim()
    .toLowerCase()
    .replace(/\uFE0F|[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
/** A fragment as `fragmentsOf` has it. */
const asFragment = (fragment) => slugOf(fragment.replace(/^user-content-/i, ''));
/**
 * Every fragment that leads somewhere in a Markdown file: its headings, numbered where one repeats, and what its HTML
 * names. A heading that can be read in two ways has both. Linear in the text.
 */
const fragmentsOf = ({ headings }, text) => {
    const lines = text.split(/\r\n|\n|\r/);
    const fragments = new Set(['', 'top']);
    const repeats = new Map();
    const add = (heading) => {
        const slug = slugOf(heading);
        const before = repeats.get(slug) ?? 0;
        repeats.set(slug, before + 1);
        fragments.add(before === 0 ? slug : `${slug}-${before}`);
    };
    for (const { text: heading, place } of headings) {
        add(heading);
        // Struck text and raw tags are in the fragment, or not, by rules of their own.
        const source = (lines[place.line - 1] ?? '').slice(0, longestHeading);
        const written = source.replace(/^[\s>]*#{0,6}\s|\s#+\s*$/g, '').replace(heading_slug_link, '$1');
        fragments.add(slugOf(written.replace(tag, '')));
        fragments.add(slugOf(written));
    }
    for (const heading of htmlHeadings(text))
        add(heading);
    for (const [, one, other, bare] of text.matchAll(named))
        fragments.add(slugOf(one ?? other ?? bare ?? ''));
    return fragments;
};
const longestHeading = 1000;
const heading_slug_link = /!?\[([^[\]]*)\](?:\([^()\s]*\)|\[[^[\]]*\])/g;
const tag = /<[^<>]*>/g;
const named = /\s(?:id|name)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+))/gi;
function* htmlHeadings(text) {
    for (const { index } of text.matchAll(/<h[1-6](?=[\s>])/gi)) {
        const [content] = text.slice(index, index + longestHeading).split(/<\/h[1-6]/i, 1);
        yield (content ?? '').replace(tag, '');
    }
}

;// CONCATENATED MODULE: ./build/contracts/line-span.js
const oneSpan = /^(\d+)(?:[-–](\d+))?$/;
// No file has more lines, and beyond this a number says nothing exactly.
const mostLines = 999_999_999;
const spanOf = (first, last) => {
    const [one = 0, other = 0] = [first, last ?? first].map(line => Math.min(Number(line), mostLines));
    return { first: Math.min(one, other), last: Math.max(one, other) };
};
/** Reads `12`, `12-20` and lists of them, `12,18-20`; null for anything else. */
const lineList = (text) => {
    const spans = [];
    for (const part of text.split(',')) {
        const [, first, last] = oneSpan.exec(part) ?? [];
        if (first === undefined)
            return null;
        spans.push(spanOf(first, last));
    }
    return spans;
};
/** Reads the fragment of a line link, `L10` or `L10-L20`, columns left out; null for any other fragment. */
const lineFragment = (fragment) => {
    const [, first, last] = /^L(\d+)(?:C\d+)?(?:-L?(\d+)(?:C\d+)?)?$/.exec(fragment) ?? [];
    return first === undefined ? null : spanOf(first, last);
};
/** `line 12`, `lines 12-20`, `lines 12, 18-20`. */
const spansInWords = (spans) => {
    const [only] = spans;
    const list = spans.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
    return `${spans.length === 1 && only?.first === only?.last ? 'line' : 'lines'} ${list}`;
};

// EXTERNAL MODULE: ./build/markdown/text-document.js
var text_document = __webpack_require__(5299);
// EXTERNAL MODULE: ./build/markdown/text-lines.js
var text_lines = __webpack_require__(2931);
;// CONCATENATED MODULE: ./build/contracts/text-facts.js



const known = new WeakMap();
const factsOf = (file) => {
    const facts = known.get(file) ?? {};
    known.set(file, facts);
    return facts;
};
/** The lines of a file; what ends in a line end has no further line behind it. */
const linesOf = (file) => {
    const facts = factsOf(file);
    if (facts.lines)
        return facts.lines;
    const lines = (0,text_lines/* textLines */.F)(file.text);
    if (lines.at(-1) === '')
        lines.pop();
    return (facts.lines = lines);
};
/** The fragments that lead somewhere in it, as `asFragment` has them. */
const fragmentsIn = (path, file) => (factsOf(file).fragments ??= fragmentsOf((0,text_document/* documentOf */.l)(path, file), file.text));
/** Whether a name stands on one of the lines from `first` to `last`. Costs the logarithm of the lines that have it. */
const isNamedWithin = (file, name, first, last) => {
    const found = linesNaming(file, name);
    let low = 0;
    let high = found.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (found[middle] < first)
            low = middle + 1;
        else
            high = middle;
    }
    return low < found.length && found[low] <= last;
};
/** The lines, from 1 and in order, on which a name stands as a whole word; most files are never asked. */
const linesNaming = (file, name) => (factsOf(file).words ??= wordsOf(linesOf(file))).get(name) ?? [];
const wordsOf = (lines) => {
    const words = new Map();
    lines.forEach((line, index) => {
        for (const [word] of line.matchAll(/(?<![\w$])[A-Za-z_$][\w$]*/g)) {
            const known = words.get(word);
            if (!known)
                words.set(word, [index + 1]);
            else if (known.at(-1) !== index + 1)
                known.push(index + 1);
        }
    });
    return words;
};

;// CONCATENATED MODULE: ./build/contracts/tree-place.js
const foldersOf = new WeakMap();
const folders = (tree) => {
    const known = foldersOf.get(tree);
    if (known)
        return known;
    const found = new Set(['']);
    for (const paths of [tree.files, tree.others])
        for (const path of paths)
            for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
                const folder = path.slice(0, at);
                if (found.has(folder))
                    break;
                found.add(folder);
            }
    foldersOf.set(tree, found);
    return found;
};
/** Looks a path up among what is tracked. */
const placeIn = (tree, path) => {
    if (tree.files.has(path))
        return { is: 'file' };
    if (tree.others.has(path))
        return { is: 'link', link: path };
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
        const above = path.slice(0, at);
        if (tree.others.has(above))
            return { is: 'behind-link', link: above };
    }
    return { is: folders(tree).has(path) ? 'folder' : 'nothing' };
};

;// CONCATENATED MODULE: ./build/contracts/anchor-fault.js




const isMarkdown = (path) => /\.(?:md|markdown|mdown|mkdn?)$/i.test(path);
/** Path of the text that has to be read to judge an anchor; null where the tree tells enough. */
const textOfAnchor = ({ anchor, path }, tree) => path !== null &&
    tree.files.has(path) &&
    (anchor.lines.length > 0 || headingOf(anchor.target, path) !== null)
    ? path
    : null;
const headingOf = (target, path) => target.leads === 'inside' && target.fragment !== '' && isMarkdown(path) && !lineFragment(target.fragment)
    ? target.fragment
    : null;
/** Judges an anchor by the tree; null where it holds. */
const faultOf = ({ anchor, path }, tree) => {
    if (path === null)
        return outside;
    const { lines, symbol, target } = anchor;
    const place = placeIn(tree, path);
    if (place.is === 'nothing')
        return nothing;
    if (place.is === 'behind-link')
        return unfollowed(place.link);
    const heading = headingOf(target, path);
    if (place.is === 'folder')
        return lines.length > 0 ? broken('a folder has no lines', fileWithLines) : null;
    if (place.is === 'link')
        return lines.length > 0 || heading !== null ? unfollowed(place.link) : null;
    if (lines.length === 0 && heading === null)
        return null;
    const file = tree.textOf(path);
    if (!file)
        return null;
    if (lines.length > 0)
        return faultOfLines(file, lines) ?? straySymbol(file, lines, symbol);
    return heading === null ? null : faultOfHeading(path, file, heading);
};
const fileWithLines = 'lines of a text file';
const broken = (instead, expected, help) => ({
    kind: 'broken',
    instead,
    expected,
    help: help ?? 'Point at what is meant as it stands in the tree now, or take the anchor out.',
});
const outside = broken('it leads out of the repository', 'a path in the repository');
const nothing = broken('there is no such file or folder', 'a tracked file or folder');
const unfollowed = (link) => broken(`${link} is a symbolic link or a submodule, and is not followed`, 'a path of this repository itself', 'Point at the file itself, under the path that it has in this repository.');
const faultOfLines = (file, lines) => {
    if (file.bad === 'binary')
        return broken('it is a binary file and has no lines', fileWithLines);
    const count = linesOf(file).length;
    const beyond = lines.filter(({ first, last }) => first < 1 || last > count);
    if (beyond.length === 0)
        return null;
    return broken(`${spansInWords(beyond)} ${beyond.length === 1 && beyond[0]?.first === beyond[0]?.last ? 'is' : 'are'} out of range`, count === 0 ? 'a file that is not empty' : `lines from 1 to ${count}`, 'Point at the lines where it stands now.');
};
const faultOfHeading = (path, file, heading) => {
    if (file.bad === 'binary')
        return broken('it is a binary file and has no headings', 'a Markdown file');
    return fragmentsIn(path, file).has(asFragment(heading)) || heading.startsWith(':~:')
        ? null
        : broken(`${path} has no heading #${heading}`, 'the fragment of a heading');
};
/** How far a name may stand from its line: a comment or a decorator was put above it. */
const near = 3;
const mostTold = 3;
const straySymbol = (file, lines, symbol) => {
    const [span] = lines;
    if (symbol === null || !span || lines.length > 1)
        return null;
    if (isNamedWithin(file, symbol, span.first - near, span.last + near))
        return null;
    const found = linesNaming(file, symbol);
    const elsewhere = found.length === 0
        ? 'nor anywhere else in the file'
        : `but on ${spansInWords(found.slice(0, mostTold).map(line => ({ first: line, last: line })))}${found.length > mostTold ? ' and more' : ''}`;
    return {
        kind: 'stray',
        instead: `${symbol} is not on ${spansInWords(lines)}, ${elsewhere}`,
        expected: `${symbol} on that line or within ${near} lines of it`,
        help: 'Point at the line on which it stands now, or name what stands there now.',
    };
};

// EXTERNAL MODULE: ./build/record/linked-path.js
var linked_path = __webpack_require__(9923);
;// CONCATENATED MODULE: ./build/contracts/symbol.js
const identifier = /^~?[A-Za-z_$][\w$]*(?:(?:::|\.|->|#)~?[A-Za-z_$][\w$]*)*(?:\(\))?$/;
const longestSymbol = 200;
// `ops.h` in code marks is a file and not a member.
const fileEnding = /\.(?:[ch]|cc|cpp|cxx|cu|cuh|hh|hpp|hxx|inl|m|mm|[cm]?[jt]sx?|py|pyi|rs|go|java|kt|swift|rb|cs|php|sh|ps1|sql|proto|md|rst|txt|json|ya?ml|toml|xml|html|css|csv|tsv|ini|cfg|lock|npy|zig|scala|lua|pl|r|jl|ex|exs|vue|svelte)$/i;
/** The name by which a text in code marks can be sought in a file, such as `bar` of `Foo::bar()`; null where it is no name. */
const symbolOf = (text) => {
    if (text.length > longestSymbol || !identifier.test(text) || fileEnding.test(text))
        return null;
    return /([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(text)?.[1] ?? null;
};

;// CONCATENATED MODULE: ./build/contracts/token.js
const divider = /[\s()[\]<>"'`|;,]/;
const isPlainDivider = Array.from({ length: 128 }, (_, code) => divider.test(String.fromCharCode(code)));
const comma = 44;
const isDigit = (code) => code >= 48 && code <= 57;
// Commas stand within lists of lines. Braces (`a.{h,cpp}`) stay, so that what they belong to is no path.
const isWithin = (text, at, to) => {
    const code = text.charCodeAt(at);
    const divides = isPlainDivider[code] ?? divider.test(text.charAt(at));
    return !divides || (code === comma && at + 1 < to && isDigit(text.charCodeAt(at + 1)));
};
/** Where a word may be a path: at a dot or a slash with something behind it. */
const pathHint = /[./](?=\S)/g;
/** Where one may be a path with lines, or with a heading. */
const lineHint = /[:#](?=\S)/g;
/** The words of a text in which something is found by the hint, in order. The stretches are all of the text, in order. Linear. */
function* tokensIn(text, stretches, hint) {
    let last = 0;
    let next = 0;
    for (;;) {
        hint.lastIndex = last;
        const found = hint.exec(text);
        if (!found)
            return;
        while ((stretches[next]?.to ?? Infinity) <= found.index)
            next++;
        const stretch = stretches[next];
        if (!stretch)
            return;
        const from = Math.max(last, stretch.from);
        let start = found.index;
        while (start > from && isWithin(text, start - 1, stretch.to))
            start--;
        let end = found.index + 1;
        while (end < stretch.to && isWithin(text, end, stretch.to))
            end++;
        yield { token: text.slice(start, end), from: start, stretch };
        last = end;
    }
}

;// CONCATENATED MODULE: ./build/contracts/mention.js



/**
 * The paths that a cell mentions outside of links: `src/a.ts`, `src/a.ts:12`, `src/a.ts:12-20,31`, `src/a.ts#L12`; or those
 * with lines alone. Linear.
 */
const mentionsIn = (inline, isLinedOnly = false) => {
    const { text } = inline;
    if (!mayMention.test(text))
        return [];
    const linked = linkedStretches(inline);
    const runs = runsOf(inline);
    const symbolBeside = symbolFinder(text, runs);
    const mentions = [];
    let link = 0;
    for (const { token, from, stretch } of tokensIn(text, runs, isLinedOnly ? lineHint : pathHint)) {
        const read = readToken(token);
        while ((linked[link]?.to ?? Infinity) <= from)
            link++;
        if (!read || (isLinedOnly && read.lines.length === 0))
            continue;
        if ((linked[link]?.from ?? Infinity) <= from)
            continue;
        const isWhole = stretch.code && token.length === stretch.to - stretch.from;
        const [start, end] = isWhole ? [stretch.from, stretch.to] : [from, from + read.text.length];
        const symbol = symbolBeside(start, end);
        mentions.push({ ...read, symbol: symbol === '' ? null : symbol });
    }
    return mentions;
};
/** Finds the code right before or behind a stretch, in brackets. */
const symbolFinder = (text, runs) => {
    let from = null;
    let to = null;
    const symbolIn = (run) => run ? symbolOf(text.slice(run.from, run.to)) : null;
    return (start, end) => {
        const before = /\s?\($/.exec(text.slice(Math.max(0, start - 2), start))?.[0];
        const behind = /^\s?\(/.exec(text.slice(end, end + 2))?.[0];
        if (before !== undefined) {
            to ??= new Map(runs.filter(({ code }) => code).map(run => [run.to, run]));
            const symbol = symbolIn(to.get(start - before.length));
            if (symbol !== null)
                return symbol;
        }
        if (behind === undefined)
            return null;
        from ??= new Map(runs.filter(({ code }) => code).map(run => [run.from, run]));
        return symbolIn(from.get(end + behind.length));
    };
};
const mayMention = /[A-Za-z0-9_]\.[A-Za-z]|\/[A-Za-z]/;
const longestToken = 500;
const isPath = (text) => (/^[ -~]*$/.test(text) ? plainPath : anyPath).test(text);
const plainPath = /^(?:\.{1,2}\/)*[A-Za-z0-9_.@+-]+(?:\/[A-Za-z0-9_.@+-]+)*$/;
const anyPath = /^(?:\.{1,2}\/)*[\p{L}\p{N}_.@+-]+(?:\/[\p{L}\p{N}_.@+-]+)*$/u;
const readToken = (token) => {
    if (token.length > longestToken)
        return null;
    const text = token.replace(/[.,:!?]+$/, '');
    const at = text.search(/[:#]/);
    const path = at < 0 ? text : text.slice(0, at);
    // A word without a dot or a slash is no path, whatever follows.
    if (!/[./]/.test(path) || !isPath(path))
        return null;
    if (at < 0)
        return { text, path, lines: [] };
    const behind = text.slice(at + 1);
    const fragment = text[at] === '#' ? lineFragment(behind) : null;
    const lines = fragment ? [fragment] : text[at] === ':' ? lineList(behind.replace(columnBehind, '$1')) : null;
    return lines && { text, path, lines };
};
/** `12:5` is a line and a column. */
const columnBehind = /^(\d+):\d+$/;
const runsOf = ({ runs }) => {
    let at = 0;
    return runs.flatMap(({ text, struck, code }) => {
        if (struck)
            return [];
        const from = at;
        at += text.length;
        return [{ from, to: at, code }];
    });
};
/** Where the texts of the links stand, in order: they say what the link says, and may be of another repository. */
const linkedStretches = ({ text, links }) => {
    let cursor = 0;
    return links.flatMap(link => {
        const from = link.text === '' ? -1 : text.indexOf(link.text, cursor);
        if (from < 0)
            return [];
        cursor = from + link.text.length;
        return [{ from, to: cursor }];
    });
};

// EXTERNAL MODULE: ./build/markdown/cell-inline.js
var cell_inline = __webpack_require__(3882);
// EXTERNAL MODULE: ./build/record/header.js
var record_header = __webpack_require__(2003);
;// CONCATENATED MODULE: ./build/contracts/row-cell.js


const namesOf = new WeakMap();
/** All tables of one head share its array, and all rows of a contract its columns, so that each is normalised once. */
const normalised = (header) => {
    const known = namesOf.get(header) ?? header.map(record_header/* normaliseHeader */.Gw);
    namesOf.set(header, known);
    return known;
};
/** The cells of a row under headers of these names, in their own order; all of them where null is given. */
const cellsUnder = (row, names) => {
    const wanted = names && normalised(names);
    const own = normalised(row.header);
    return row.cells.flatMap((cell, index) => {
        const name = own[index];
        return name === undefined || (wanted && !wanted.includes(name))
            ? []
            : [{ header: row.header[index] ?? '', cell }];
    });
};
/** What stands in a cell, references resolved with the definitions of its file. */
const inlineOf = (row, cell, census) => (0,cell_inline/* inlineOfCell */.v)(cell, census.tables[row.table]?.definitions);

;// CONCATENATED MODULE: ./build/contracts/anchor.js





/** Everything by which a row points into the repository, in the columns of these names; null for all of them. */
const anchorsOf = (row, names, census) => cellsUnder(row, names).flatMap(({ cell }) => {
    // Nothing is pointed at without a link or something that looks like a path.
    if (!/\]|[A-Za-z0-9_]\.[A-Za-z]|\/[A-Za-z0-9_.]/.test(cell.text))
        return none;
    const mentions = mentionsIn(inlineOf(row, cell, census));
    return [...linksOf(cell, row, census), ...mentions.flatMap(mention => toAnchors(mention, row, cell))];
});
/** Of these the links, and the paths with lines, in all columns: most cells need not be read to see that they have none. */
const preciseAnchorsOf = (row, census) => {
    const anchors = [];
    for (const cell of row.cells) {
        if (/[\]<&]/.test(cell.text))
            anchors.push(...linksOf(cell, row, census));
        if (!mayHaveLines.test(cell.text))
            continue;
        for (const mention of mentionsIn(inlineOf(row, cell, census), true))
            anchors.push(...toAnchors(mention, row, cell));
    }
    return anchors;
};
// A line's number behind its mark, whatever marks stand between them; a link, a tag or an entity may be any of these.
const mayHaveLines = /[\]<&]|[:#](?:[^\w\s]|_|L){0,9}\d/;
const none = [];
const knownLinks = new WeakMap();
const linksOf = (cell, row, census) => {
    const links = knownLinks.get(cell) ?? linksIn(inlineOf(row, cell, census), row, cell);
    knownLinks.set(cell, links);
    return links;
};
const linksIn = ({ links }, { place }, cell) => 
// A link without text is a picture, or was struck out.
links
    .filter(({ text }) => text.trim() !== '')
    .map(link => {
    const target = (0,linked_path/* linkTarget */.C)(place.path, link.url);
    const span = target.leads === 'inside' ? lineFragment(target.fragment) : null;
    return {
        text: link.url,
        kind: 'link',
        target,
        paths: target.leads === 'inside' ? [target.path] : [],
        lines: span ? [span] : [],
        symbol: isCode(link, cell) ? symbolOf(link.text) : null,
        cell,
    };
});
const isCode = ({ text }, cell) => cell.text.includes(`[\`${text}\`]`);
/** A mention as an anchor; none where it leads out of the repository. */
const toAnchors = ({ text, path, lines, symbol }, { place }, cell) => {
    const fromTop = (0,linked_path/* linkTarget */.C)('', path);
    const beside = (0,linked_path/* linkTarget */.C)(place.path, path);
    const targets = (/^\.{1,2}\//.test(path) ? [beside] : [fromTop, beside]).filter(isInside);
    const [target] = targets;
    const paths = [...new Set(targets.map(each => each.path))];
    return target ? [{ text, kind: 'mention', target, paths, lines, symbol, cell }] : none;
};
const isInside = (target) => target.leads === 'inside' && target.path !== '';

// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/contracts/covered-rows.js

// A line that points at its row owes nothing itself, and of one that nobody could read it is not known what it owes.
const exempt = ['pointer', 'unknown'];
/** Whether a contract is about the row as it stands. */
const isUnder = (contract, row) => !exempt.includes(row.class) &&
    (contract.matrices === null || contract.matrices.isMatch(row.place.path)) &&
    (contract.rows === null ? row.class !== 'dropped' : contract.rows.some(word => (0,state_word/* isMeantBy */.f7)(word, row, 'to')));
const covered_rows_known = new WeakMap();
/** The rows that are under any contract. Every rule of the contracts asks, so that a census is gone through once. */
const allCovered = (census, contracts) => {
    const before = covered_rows_known.get(census);
    if (before?.of === contracts)
        return before.rows;
    const rows = census.rows.flatMap(row => {
        const own = contracts.filter(contract => isUnder(contract, row));
        return own.length > 0 ? [{ row, contracts: own }] : [];
    });
    covered_rows_known.set(census, { of: contracts, rows });
    return rows;
};
/** The rows that are under some contract of those that are meant, in the order of the census. */
const coveredRows = (census, { contracts }, isMeant = () => true) => {
    const meant = contracts.contracts.filter(isMeant);
    if (meant.length === 0)
        return [];
    const chosen = new Set(meant);
    return allCovered(census, contracts.contracts).flatMap(({ row, contracts: all }) => {
        const own = all.filter(contract => chosen.has(contract));
        return own.length > 0 ? [{ row, contracts: own }] : [];
    });
};

;// CONCATENATED MODULE: ./build/contracts/audited-anchors.js




/**
 * The anchors of the rows that are under a contract. All their links are, but for those that lead elsewhere. A path in the
 * text may be of another repository. It is an anchor where it has lines, and stands where a contract of the row says
 * that anchors stand: in columns that it names, if the path is tracked, or matches what is demanded there and is gone from a folder of the
 * tree; or in any column, if it is tracked and matches. Rows that share a line share its anchors, which are told once.
 */
const auditedAnchors = (census, { contracts: agreed }, tree, target) => {
    const before = audited_anchors_known.get(tree);
    if (before?.census === census && before.agreed === agreed && before.target === target)
        return before.anchors;
    const anchors = readAudited(census, { contracts: agreed }, tree, target);
    audited_anchors_known.set(tree, { census, agreed, target, anchors });
    return anchors;
};
// They are asked for anew with each text that is read, and hang on none of them.
const audited_anchors_known = new WeakMap();
const readAudited = (census, settings, tree, target) => {
    const seen = new Set();
    return coveredRows(census, settings).flatMap(({ row, contracts }) => {
        if (seen.has(row.cells))
            return [];
        seen.add(row.cells);
        const demands = demandsOn(row, contracts);
        return preciseAnchorsOf(row, census).flatMap((anchor) => {
            const { kind, paths, cell } = anchor;
            if (anchor.target.leads === 'elsewhere')
                return [];
            if (kind === 'link')
                return [{ row, anchor, path: paths[0] ?? null }];
            const own = demands.filter(({ cells }) => cells === null || cells.has(cell));
            const isMeant = (path) => own.some(({ cells, isDemanded }) => {
                if (tree.files.has(path))
                    return cells !== null || isDemanded(path);
                return cells !== null && isDemanded(path) && isGone(path, tree, target);
            });
            const path = paths.find(each => tree.files.has(each) && isMeant(each)) ?? paths.find(isMeant);
            return path === undefined ? [] : [{ row, anchor, path }];
        });
    });
};
/** A path of another repository looks the same, but for its folder, which is not here. */
const isGone = (path, tree, target) => placeIn(tree, path.slice(0, Math.max(0, path.lastIndexOf('/')))).is === 'folder' ||
    target?.files.has(path) === true;
const demandsOn = (row, contracts) => contracts.flatMap(({ anchors }) => {
    if (anchors === null)
        return [];
    const { columns, paths } = anchors;
    return [
        {
            cells: columns && new Set(cellsUnder(row, columns).map(({ cell }) => cell)),
            isDemanded: path => [...paths.values()].some(({ isMatch }) => isMatch(path)),
        },
    ];
});

// EXTERNAL MODULE: ./build/record/excerpt.js
var excerpt = __webpack_require__(3821);
// EXTERNAL MODULE: ./build/evidence/id-matcher.js + 3 modules
var id_matcher = __webpack_require__(4785);
// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var markdown_inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/record/plain-text.js
var plain_text = __webpack_require__(4450);
// EXTERNAL MODULE: ./build/markdown/cell-bounds.js
var cell_bounds = __webpack_require__(9382);
// EXTERNAL MODULE: ./build/record/text-line.js
var text_line = __webpack_require__(8284);
;// CONCATENATED MODULE: ./build/contracts/claim-table.js





/** Plain header texts of a table. */
const headersOf = ({ definitions }, { header }) => header.map(({ text }) => (0,plain_text/* toPlain */.Ul)((0,markdown_inline/* readInline */.SG)(text.slice(0, 300), definitions).text));
/** The first column that bears one of these names; -1 where none does. */
const columnNamed = (headers, names) => {
    const plain = headers.map(record_header/* normaliseHeader */.Gw);
    for (const name of names) {
        const column = plain.indexOf((0,record_header/* normaliseHeader */.Gw)(name));
        if (column >= 0)
            return column;
    }
    return -1;
};
const columnsOf = (file, table, place) => {
    const headers = headersOf(file, table);
    return {
        name: columnNamed(headers, place.name),
        rows: columnNamed(headers, place.rows),
        owner: columnNamed(headers, place.owner),
        state: columnNamed(headers, place.state),
    };
};
/** The claims of all tables of a part that have the column of rows; null where no table has it. */
const tableClaims = (file, sections, place) => {
    const tables = file.tables
        .filter(({ headerPlace }) => sections.holds(headerPlace.line))
        .map(table => ({ table, columns: columnsOf(file, table, place) }))
        .filter(({ columns }) => columns.rows >= 0);
    if (tables.length === 0)
        return null;
    const written = tables.flatMap(({ table, columns }) => table.rows.map(({ cells, place: line }) => toWritten(file, {
        texts: cells.map(({ text }) => text),
        places: cells.map(each => each.place),
        place: line,
        read: true,
    }, columns)));
    return [...written, ...lostClaims(file, sections, tables)].filter(({ name, rows }) => name !== '' || rows !== '');
};
/** Lines like those of a table of claims that stand behind it and in no table. */
const lostClaims = (file, { holds }, tables) => {
    const claims = [];
    let passed = 0;
    for (const { line, text, before } of (0,text_line/* textLines */.F)(file, file.text)) {
        if (!text.startsWith('|') || !holds(line) || (0,cell_bounds/* isDelimiterLine */.y)(text))
            continue;
        while (passed < tables.length && tables[passed].table.place.endLine < line)
            passed++;
        const above = tables[passed - 1];
        const bounds = above && (0,cell_bounds/* splitCells */.U)(text, 0, text.length);
        // Fewer cells than the claim and its rows need are no claim.
        if (!above || !bounds || bounds.length / 2 <= above.columns.rows)
            continue;
        const texts = [];
        const places = [];
        for (let index = 0; index < bounds.length; index += 2) {
            const cell = text.slice(bounds[index], bounds[index + 1]);
            texts.push(cell.trim().replaceAll('\\|', '|'));
            const column = before + (bounds[index] ?? 0) + 1;
            places.push({ path: file.path, line, endLine: line, column, endColumn: column + cell.trimEnd().length });
        }
        const place = {
            path: file.path,
            line,
            endLine: line,
            column: before + 1,
            endColumn: before + text.length + 1,
        };
        claims.push(toWritten(file, { texts, places, place, read: false }, above.columns));
    }
    return claims;
};
// Of a name or a state only the beginning matters, and notes behind it may be long.
const longestName = 200;
const longestList = 20_000;
const claim_table_nothing = { text: '', runs: [], links: [] };
const toWritten = ({ definitions }, line, columns) => {
    const inlineAt = (column, longest) => column < 0 ? claim_table_nothing : (0,markdown_inline/* readInline */.SG)((line.texts[column] ?? '').slice(0, longest), definitions);
    const name = inlineAt(columns.name, longestName);
    const rows = inlineAt(columns.rows, longestList);
    return {
        name: (0,plain_text/* toPlain */.Ul)(name.text),
        owner: (0,plain_text/* toPlain */.Ul)(inlineAt(columns.owner, longestName).text),
        state: (0,plain_text/* toPlain */.Ul)(inlineAt(columns.state, longestName).text),
        rows: (0,plain_text/* toPlain */.Ul)(rows.text),
        struck: [name, rows].some(({ text, runs }) => text.trim() === '' && runs.some(({ struck }) => struck)),
        place: line.place,
        idsPlace: line.places[columns.rows] ?? line.place,
        read: line.read,
    };
};

;// CONCATENATED MODULE: ./build/contracts/claim-rows.js





const mostRelated = 12;
const longestOwner = 2000;
const nobody = /^(?:none|nobody|no one|unassigned|unowned|unclaimed|open|free|n\/a|nil)\.?$/i;
/** The cell that says who holds a row; null where its table has no such column. */
const ownerCell = (row, { columns }) => {
    const column = columnNamed(row.header, columns.owner.length > 0 ? columns.owner : ['Owner']);
    return row.cells[column] ?? null;
};
/** Rows that need a claim, and whose owner names none, or one that does not list them. */
function* unclaimedRows(rows, { claims, retired }, settings) {
    const byName = finderOf(claims, ({ name }) => name);
    const byOwner = finderOf(claims, ({ owner }) => owner);
    const ended = finderOf(retired, ({ name }) => name);
    const holdersOf = claimsById(claims);
    const isKept = listingTest();
    for (const row of rows) {
        const holders = holdersOf(row.id);
        const cell = ownerCell(row, settings);
        if (!cell) {
            if (holders.length === 0)
                yield withoutClaim(row, `no claim lists ${row.id}`, claimIt(row));
            continue;
        }
        const owner = (0,plain_text/* toPlain */.Ul)((0,markdown_inline/* readInline */.SG)(cell.text.slice(0, longestOwner)).text);
        // A claim that only a remark mentions is not the owner, unless nothing else is.
        const outright = byName(owner.replace(/\([^()]*\)/g, ' '));
        const named = outright.length > 0 ? outright : byName(owner);
        const found = named.length > 0 ? named : byOwner(owner);
        if (found.length === 0) {
            const old = ended(owner).flatMap(each => each.slice(0, mostRelated));
            yield withoutClaim(row, whyNone(owner, old), whatToDo(row, holders), cell, [
                ...holders.slice(0, mostRelated).map(toRelated),
                ...old.map(({ place }) => ({ place, message: 'The claim that the owner names is retired' })),
            ]);
            continue;
        }
        // Whoever holds several claims needs to list the row in one of them; each claim that is named must list it.
        const lacking = found.filter(group => !isKept(group, row.id));
        const told = named.length > 0 || lacking.length === found.length ? lacking : [];
        for (const [claim] of told)
            if (claim)
                yield notListed(row, claim, cell);
    }
}
/** Whether any of some claims lists a row, or may do so. */
const listingTest = () => {
    const known = new Map();
    return (group, id) => {
        const listing = known.get(group) ?? {
            ids: new Set(group.flatMap(({ ids }) => ids)),
            mayList: group.some(({ read }) => !read),
        };
        known.set(group, listing);
        return listing.mayList || listing.ids.has(id);
    };
};
/** Claims by the rows that they list, in the order of the claims. */
const claimsById = (claims) => {
    const byId = new Map();
    for (const claim of claims)
        for (const id of claim.ids) {
            const others = byId.get(id);
            if (others)
                others.push(claim);
            else
                byId.set(id, [claim]);
        }
    return id => byId.get(id) ?? [];
};
/** Finds names in a text as whole words, and gives all that bear each of them. */
const finderOf = (list, nameOf) => {
    const byName = new Map();
    for (const each of list) {
        const others = byName.get(nameOf(each));
        if (others)
            others.push(each);
        else
            byName.set(nameOf(each), [each]);
    }
    const { namesIn } = (0,id_matcher/* idMatcher */.S)([...byName.keys()].map(name => ({ id: name, names: [name] })));
    return text => namesIn(text).flatMap(({ id }) => [byName.get(id) ?? []]);
};
const whyNone = (owner, ended) => {
    const [first] = ended;
    if (first)
        return `its owner names ${first.name}, which is retired (${first.state})`;
    return (0,plain_text/* isNoClaim */.cy)(owner) || nobody.test(owner)
        ? 'its owner names none'
        : `its owner ${(0,excerpt/* excerpt */.K)(owner)} names none that is live`;
};
const claimIt = ({ id, state }) => `Add a claim that lists ${id}, or move the row to a state that needs none; ${state} is held by somebody.`;
const whatToDo = (row, holders) => holders.length === 0
    ? claimIt(row)
    : `Write ${(0,excerpt/* listed */.r)(holders.map(({ label }) => label))} as the owner of ${row.id}, since it lists the row.`;
const withoutClaim = (row, why, help, cell = null, related = []) => ({
    subject: row.id,
    id: row.id,
    message: `Unexpected state ${row.state} of ${row.id} without a claim, expected a live claim: ${why}`,
    help,
    place: cell && cell.text !== '' ? cell.place : row.statePlace,
    ...(related.length > 0 ? { related } : {}),
});
const toRelated = ({ label, idsPlace }) => ({
    place: idsPlace,
    message: `${label} lists the row`,
});
const notListed = (row, { label, ids, idsPlace }, cell) => ({
    subject: row.id,
    id: row.id,
    message: `Unexpected owner ${label} of ${row.id}, expected a claim that lists the row: ${label} lists ${ids.length === 0 ? 'none' : (0,excerpt/* listed */.r)(ids, 5)}`,
    help: `Add ${row.id} to the rows of ${label}, or name the claim that lists it.`,
    place: cell.place,
    related: [{ place: idsPlace, message: 'The rows of the claim' }],
});

;// CONCATENATED MODULE: ./build/contracts/claim-duties.js


/** Claims that list what they should not: unknown rows, rows that need no claim, rows of another claim; and claims told twice. */
function* wrongClaims(claims, rows) {
    const read = claims.filter(each => each.read);
    yield* settledRows(read, rows);
    if (!rows.shared)
        yield* sharedRows(read, rows);
    yield* repeatedNames(read);
}
const stateOf = (id, { rowsOf }) => {
    const states = [...new Set(rowsOf(id).map(({ state }) => state))];
    return states.length === 0 ? 'in no matrix' : (0,excerpt/* listed */.r)(states, 3);
};
/** What is to be done with a claim that lists rows which need none. */
const dutiesOf = (rows) => {
    const known = new Map();
    return claim => {
        const before = known.get(claim);
        if (before !== undefined)
            return before;
        const { label, ids } = claim;
        const left = ids.filter(id => rows.rowsOf(id).some(rows.needsClaim));
        const out = ids.filter(id => !rows.rowsOf(id).some(rows.needsClaim));
        const duty = left.length === 0
            ? `Retire ${label}, which has nothing left`
            : `Amend ${label}: take out ${(0,excerpt/* listed */.r)(out)}, and leave ${(0,excerpt/* listed */.r)(left)}`;
        known.set(claim, duty);
        return duty;
    };
};
function* settledRows(claims, rows) {
    const leaving = leavingRows(rows);
    const dutyOf = dutiesOf(rows);
    const holdersOf = claimsById(claims);
    const told = new Set();
    for (const claim of claims) {
        for (const id of claim.ids) {
            if (rows.rowsOf(id).some(rows.needsClaim))
                continue;
            const move = leaving.get(id);
            if (!move)
                yield notHeld(claim, id, rows, dutyOf(claim));
            else if (!told.has(id)) {
                told.add(id);
                yield left(move, holdersOf(id), dutyOf);
            }
        }
    }
}
/** Moves by which a row leaves the states that need a claim. */
const leavingRows = ({ change, needsClaim }) => new Map((change?.moves ?? [])
    .filter(({ from, to }) => from !== null && needsClaim(from) && (to === null || !needsClaim(to)))
    .map(move => [move.id, move]));
const left = ({ id, from, to, place }, claims, dutyOf) => {
    const went = to === null ? 'departs' : `moves from ${from?.state ?? ''} to ${to.state}`;
    return {
        subject: `${id} left its claims`,
        message: `Unexpected ${id} in ${(0,excerpt/* listed */.r)(claims.map(({ label }) => label))}, expected no claim that lists it: the row ${went}`,
        help: `In the same change: ${claims.map(dutyOf).join('. ')}.`,
        place,
        related: claims.map(({ label, idsPlace }) => ({ place: idsPlace, message: `${label} lists the row` })),
    };
};
const notHeld = (claim, id, rows, duty) => {
    const [row] = rows.rowsOf(id);
    return {
        subject: `${id} in ${claim.label}`,
        message: row
            ? `Unexpected ${id} in claim ${(0,excerpt/* excerpt */.K)(claim.label)}, expected rows in ${rows.wanted}: it is ${stateOf(id, rows)}`
            : `Unexpected ${id} in claim ${(0,excerpt/* excerpt */.K)(claim.label)}, expected the ID of a row: no matrix has it`,
        help: row ? `${duty}.` : `Correct the ID. Or, if the row is gone: ${duty}.`,
        place: claim.idsPlace,
        ...(row ? { related: [{ place: row.statePlace, message: `${id} is ${row.state}` }] } : {}),
    };
};
function* sharedRows(claims, rows) {
    const holdersOf = claimsById(claims);
    for (const id of new Set(claims.flatMap(({ ids }) => ids))) {
        const holders = holdersOf(id);
        // A row that needs no claim is told of at each of them already.
        if (holders.length < 2 || !rows.rowsOf(id).some(rows.needsClaim))
            continue;
        const labels = (0,excerpt/* listed */.r)(holders.map(({ label }) => label));
        for (const claim of holders.slice(1))
            yield {
                subject: `${id} also in ${claim.label}`,
                message: `Unexpected ${id} in claim ${(0,excerpt/* excerpt */.K)(claim.label)}, expected one claim for a row: ${labels} list it`,
                help: `Keep ${id} in the claim of whoever works on it, and take it out of the others.`,
                place: claim.idsPlace,
                related: relatedTo(claim, holders),
            };
    }
}
const relatedTo = (claim, all) => all
    .slice(0, 13)
    .filter(each => each !== claim)
    .map(({ label, idsPlace }) => ({ place: idsPlace, message: `${label} lists it too` }));
function* repeatedNames(claims) {
    const first = new Map();
    for (const claim of claims) {
        if (claim.name === '')
            continue;
        const before = first.get(claim.name);
        if (!before)
            first.set(claim.name, claim);
        else
            yield {
                subject: `${claim.label} again`,
                message: `Unexpected second claim ${(0,excerpt/* excerpt */.K)(claim.label)}, expected each claim once`,
                help: 'Make one claim of both, or give one of them a name of its own.',
                place: claim.place,
                related: [{ place: before.place, message: 'The first of them' }],
            };
    }
}

// EXTERNAL MODULE: ./build/record/id-range.js
var id_range = __webpack_require__(4791);
;// CONCATENATED MODULE: ./build/contracts/claim-ids.js


const longestText = 20_000;
const opening = /^[\s[({<"'“‘«*_~`,;&+/·•]+/;
const separator = /^\s*(?:[,;&+/·•]|and |und )\s*/;
/** The grammar in force where a document names rows. */
const listedGrammar = ({ ids }) => ({
    pattern: ids,
    underIdHeader: true,
});
const kin = (id) => /^[A-Za-z]*/.exec(id)?.[0] ?? '';
/**
 * Reads the list of IDs with which a plain text begins: separated by signs, with ranges, and with remarks in parentheses
 * between them. What follows the list is prose, and names no row. Linear.
 */
const listedIds = (text, grammar, isKnown) => {
    const ids = new Set();
    let rest = (0,plain_text/* withoutDecoration */.fR)((0,plain_text/* toPlain */.Ul)(text.slice(0, longestText))).replace(opening, '');
    while (rest !== '') {
        const found = (0,id_range/* idsAt */.A)(rest, grammar);
        if (typeof found === 'string')
            return { ids: [...ids], fault: found };
        if (!found)
            break;
        const [first] = ids;
        // Without an agreed grammar a word behind the list may only look like an ID: `ENG-1, UTF-8 handling`.
        const own = found.ids.filter(({ id }) => grammar.pattern !== null || first === undefined || isKnown(id) || kin(id) === kin(first));
        for (const { id } of own)
            ids.add(id);
        if (own.length < found.ids.length)
            break;
        rest = withoutRemark(found.rest);
        const mark = separator.exec(rest)?.[0];
        if (mark === undefined)
            break;
        rest = rest.slice(mark.length).replace(opening, '');
    }
    return { ids: [...ids], fault: null };
};
/** A text without the remark in parentheses with which it begins; one that is never closed goes to the end. */
const withoutRemark = (text) => {
    const start = /^["'”’»\s]*/.exec(text)?.[0].length ?? 0;
    if (text[start] !== '(')
        return text;
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        if (text[at] === '(')
            depth++;
        else if (text[at] === ')' && --depth === 0)
            return text.slice(at + 1);
    }
    return '';
};
/** Why an ID list could not be taken, in words. */
const faultInWords = (fault) => fault === 'backwards'
    ? 'a range that runs backwards'
    : fault === 'wide'
        ? 'a range too wide to count'
        : 'too many IDs';

;// CONCATENATED MODULE: ./build/contracts/claim-list.js




const bullet = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/;
const label = /^(?:[-*+]\s+)?([^:|]{1,60}?)\s*:\s*(.*)$/s;
const head = /^(.*?)(?:\s*:\s|\s+[–—-]\s|\s*\(|$)/s;
/**
 * The claims that are headings or items of a list, each with a line `Rows: …` in it or below it. An entry without such a
 * line is prose. Null where there is none at all.
 */
const listClaims = (file, sections, place) => {
    const entries = entriesOf(file, sections);
    const textOf = ({ labels }, names) => names.flatMap(name => labels.get((0,record_header/* normaliseHeader */.Gw)(name)) ?? [])[0];
    const claims = entries.flatMap((entry) => {
        const rows = textOf(entry, place.rows);
        if (!rows)
            return [];
        return [
            {
                name: textOf(entry, place.name)?.text ?? nameIn(entry.title),
                owner: textOf(entry, place.owner)?.text ?? '',
                state: textOf(entry, place.state)?.text ?? '',
                rows: rows.text,
                struck: entry.struck,
                place: entry.place,
                idsPlace: rows.place,
                read: true,
            },
        ];
    });
    return claims.length > 0 ? claims : null;
};
/** What a heading or an item begins with: up to a colon, a dash or a parenthesis. */
const nameIn = (title) => (0,plain_text/* withoutDecoration */.fR)(head.exec(title)?.[1] ?? title).trim();
const entriesOf = (file, { holds, headings }) => {
    const { path, definitions } = file;
    const outer = new Set(headings);
    const titles = new Map(file.headings.filter(heading => !outer.has(heading)).map(heading => [heading.place.line, heading]));
    const entries = [];
    let open = null;
    for (const { line, text, before } of (0,text_line/* textLines */.F)(file, file.text)) {
        if (!holds(line))
            continue;
        const place = { path, line, endLine: line, column: before + 1, endColumn: before + text.length + 1 };
        const begin = (title, struck) => {
            const entry = { title, place, struck, labels: new Map() };
            entries.push(entry);
            return entry;
        };
        const heading = titles.get(line);
        if (heading) {
            open = begin((0,plain_text/* toPlain */.Ul)(heading.text), heading.text === '');
            continue;
        }
        const marker = before < 2 ? bullet.exec(text)?.[0] : undefined;
        const inline = (0,markdown_inline/* readInline */.SG)(text.slice(marker?.length ?? 0), definitions);
        const plain = (0,plain_text/* toPlain */.Ul)(inline.text);
        // Below a heading that bears the claim, items are its lines.
        const isItem = marker !== undefined && !(open && titles.has(open.place.line));
        if (isItem)
            open = begin(plain, plain === '' && inline.runs.some(({ struck }) => struck));
        if (!open)
            continue;
        for (const [name, said] of labelsIn(plain))
            if (!open.labels.has(name))
                open.labels.set(name, { text: said, place });
    }
    return entries;
};
/** `Rows: A-1`, also behind the title of an item: `CLAIM-A — rows: A-1`. */
const labelsIn = (text) => [text, ...text.split(/\s+[–—-]\s+|;\s+|\.\s+|\)\s+/)].flatMap(part => {
    const [, name, said] = label.exec(part.slice(0, 5000)) ?? [];
    return name === undefined || said === undefined ? [] : [[(0,record_header/* normaliseHeader */.Gw)(name), said.trim()]];
});

;// CONCATENATED MODULE: ./build/contracts/headed-section.js

/** The lines below the headings of these names, down to the next heading of the same or a higher rank; all where there are no names. Linear. */
const sectionsUnder = ({ path, headings, lineCount }, names, except = []) => {
    const bearers = (wanted) => {
        const set = new Set(wanted.map(record_header/* normaliseHeader */.Gw));
        return headings.filter(({ text }) => set.has((0,record_header/* normaliseHeader */.Gw)(text)));
    };
    const meant = bearers(names);
    const there = new Set(meant.map(({ text }) => (0,record_header/* normaliseHeader */.Gw)(text)));
    const ends = lastLines(headings, lineCount);
    const within = names.length === 0
        ? null
        : headed_section_linesOf(meant.map(each => [each.place.endLine + 1, ends.get(each)]), lineCount);
    const without = headed_section_linesOf(bearers(except).map(each => [each.place.line, ends.get(each)]), lineCount);
    return {
        holds: line => (within === null || within[line] === 1) && without[line] !== 1,
        headings: meant,
        problems: names
            .filter(name => !there.has((0,record_header/* normaliseHeader */.Gw)(name)))
            .map(name => ({
            subject: name,
            message: `Unexpected ${path} without the heading "${name}", expected what the configuration names below it`,
            help: 'Write the heading, or correct its name in the configuration.',
            place: { path, line: 1, endLine: 1 },
        })),
    };
};
/** The last line below each heading. */
const lastLines = (headings, lineCount) => {
    const ends = new Map();
    // By rank, where the next heading of that rank or a higher one stands.
    const next = new Array(7).fill(lineCount + 1);
    for (const heading of [...headings].reverse()) {
        const { depth, place } = heading;
        ends.set(heading, next[depth] - 1);
        for (let rank = depth; rank < next.length; rank++)
            next[rank] = place.line;
    }
    return ends;
};
/** For each line 1 where any of the ranges holds it. */
const headed_section_linesOf = (ranges, lineCount) => {
    const lines = new Uint8Array(lineCount + 2);
    let filled = 0;
    for (const [from, to] of ranges) {
        if (to <= filled)
            continue;
        lines.fill(1, Math.max(from, filled + 1), to + 1);
        filled = to;
    }
    return lines;
};

;// CONCATENATED MODULE: ./build/contracts/parsed-file.js

const parsed_file_known = new WeakMap();
/** Reads a text as Markdown, once however many rules look at it. */
const parsedFile = (path, file) => {
    const before = parsed_file_known.get(file);
    if (before?.path === path)
        return before;
    const parsed = { ...(0,text_document/* documentOf */.l)(path, file), text: file.text };
    parsed_file_known.set(file, parsed);
    return parsed;
};
/** Paths of the tree that a part of the configuration names, sorted. */
const pathsIn = (tree, { isMatch }) => [...tree.files].filter(isMatch).sort();
/** Reads the files of a part. `what` stands in them, in words; `source` is the path of the configuration. */
const readPart = (tree, { files: { globs, isMatch }, line }, what, source) => {
    const files = [];
    const problems = [];
    const paths = pathsIn(tree, { globs, isMatch });
    for (const path of paths) {
        const text = tree.textOf(path);
        if (text && text.bad === null)
            files.push(parsedFile(path, text));
        else if (text)
            problems.push(unreadable(path, text, what));
    }
    if (paths.length === 0) {
        const link = [...tree.others].some(isMatch);
        problems.push({
            subject: globs[0] ?? '',
            message: `Unexpected pattern "${globs[0] ?? ''}" that matches ${link ? 'a symbolic link or a submodule alone' : 'no tracked file'}, expected the document with ${what}`,
            help: 'Correct the pattern in the configuration, or commit the file.',
            place: { path: source ?? '', line: Math.max(1, line), endLine: Math.max(1, line) },
        });
    }
    return { files, problems };
};
const unreadable = (path, { bad }, what) => ({
    subject: path,
    message: `Unexpected ${bad === 'binary' ? 'binary file' : 'file that is no UTF-8'}, expected Markdown with ${what}`,
    help: 'Store the file as UTF-8 text, or name another in the configuration.',
    place: { path, line: 1, endLine: 1 },
});

;// CONCATENATED MODULE: ./build/contracts/claim-reader.js








/** Reads the live claims of all places, and names everything there that cannot be read as one. */
const readClaims = (places, tree, settings, isKnown) => {
    const claims = [];
    const retired = [];
    const problems = [];
    for (const place of places) {
        const part = readPart(tree, place, 'live claims', settings.source);
        problems.push(...part.problems);
        for (const file of part.files) {
            const sections = sectionsUnder(file, place.under, place.except);
            problems.push(...sections.problems);
            const written = tableClaims(file, sections, place) ?? listClaims(file, sections, place);
            if (!written)
                problems.push(...shapeless(file, sections, place), ...unlabelled(file, sections, place, isKnown));
            for (const each of written ?? []) {
                const ended = endedState(each, place);
                if (ended !== null) {
                    retired.push({ name: each.name, state: ended, place: each.place });
                    continue;
                }
                const grammar = listedGrammar(settings);
                const { ids, fault } = listedIds(each.rows ?? '', grammar, isKnown);
                const claim = toClaim(each, ids);
                claims.push(claim);
                if (!claim.read)
                    problems.push(claim_reader_outside(claim));
                else if (fault)
                    problems.push(unread(claim, `${faultInWords(fault)} among its rows`));
                else if (ids.length === 0)
                    problems.push(unread(claim, 'no ID of a row'));
            }
        }
    }
    return { claims, retired, problems };
};
/** The state by which a claim is none any more; null for a live one. */
const endedState = ({ state, struck }, { retired }) => {
    if (struck)
        return 'struck';
    const text = (0,plain_text/* lowered */.DM)((0,plain_text/* withoutDecoration */.fR)(state));
    return retired.find(word => text.startsWith((0,plain_text/* lowered */.DM)(word)) && (0,plain_text/* endsWord */.D0)(text, (0,plain_text/* lowered */.DM)(word).length)) ?? null;
};
const toClaim = ({ name, owner, place, idsPlace, read }, ids) => ({
    label: name || owner || (0,excerpt/* listed */.r)(ids, 3) || 'a claim without a name',
    name,
    owner,
    ids,
    place,
    idsPlace,
    read,
});
const claim_reader_outside = ({ label, place }) => ({
    subject: `${label} outside of any table`,
    message: `Unexpected claim ${(0,excerpt/* excerpt */.K)(label)} outside of any table, expected a row of the table of claims: GitHub shows it as text`,
    help: 'Move the line up to the rows of the table, without a blank line or a paragraph between them, or retire the claim.',
    place,
});
const unread = ({ label, idsPlace }, what) => ({
    subject: `${label} without rows`,
    message: `Unexpected ${what} in claim ${(0,excerpt/* excerpt */.K)(label)}, expected the IDs of its rows`,
    help: 'Begin the cell or line with the IDs, separated by commas; a remark may follow in parentheses. Or retire the claim.',
    place: idsPlace,
});
/** A table that stands where claims should, without the column of their rows. */
const shapeless = (file, { holds }, { rows }) => file.tables
    .filter(({ headerPlace }) => holds(headerPlace.line))
    .slice(0, 1)
    .map(table => ({
    subject: `${file.path} without ${rows[0] ?? ''}`,
    message: `Unexpected table with the columns ${(0,excerpt/* listed */.r)(headersOf(file, table).map(text => `\`${text.replace(/`/g, '')}\``))}, expected a column \`${rows[0] ?? ''}\` with the rows of each claim`,
    help: 'Add the column, or name the one that lists the IDs in the configuration, as `rows` of `claims`.',
    place: table.headerPlace,
}));
/** The first item of a list that names a row where claims stand, and does not say so as a claim. */
const unlabelled = (file, { holds }, { rows }, isKnown) => {
    for (const { line, text, before } of (0,text_line/* textLines */.F)(file, file.text)) {
        if (!holds(line) || !/^(?:[-*+]|\d{1,9}[.)])\s/.test(text))
            continue;
        const id = text.split(/[^\p{L}\p{N}._-]+/u).find(isKnown);
        if (id === undefined)
            continue;
        const column = before + 1;
        return [
            {
                subject: `${file.path} without ${rows[0] ?? ''}`,
                message: `Unexpected item that names ${id} where claims stand, expected a line "${rows[0] ?? ''}: …" in it with the rows of the claim`,
                help: 'Write the rows of each claim behind that label, or keep the claims in a table with such a column.',
                place: { path: file.path, line, endLine: line, column, endColumn: column + text.length },
            },
        ];
    }
    return [];
};

;// CONCATENATED MODULE: ./build/contracts/claim-mismatches.js






/** Paths of the documents in which claims stand. */
const claimPaths = ({ settings, tree }) => (settings.claims?.places ?? []).flatMap(({ files }) => pathsIn(tree, files));
/** Everything in which the rows and the claims on them disagree, in either direction. Nothing where no claims are agreed on. */
function* claimMismatches({ census, settings, tree, change }) {
    const { claims: agreed } = settings;
    if (!agreed)
        return;
    const byId = new Map();
    for (const row of census.rows) {
        const rows = byId.get(row.id);
        if (rows)
            rows.push(row);
        else
            byId.set(row.id, [row]);
    }
    const needsClaim = (row) => agreed.states.some(word => (0,state_word/* isMeantBy */.f7)(word, row, 'to'));
    const reading = readClaims(agreed.places, tree, settings, id => byId.has(id));
    yield* reading.problems;
    yield* unclaimedRows(census.rows.filter(needsClaim), reading, settings);
    yield* wrongClaims(reading.claims, {
        rowsOf: id => byId.get(id) ?? [],
        needsClaim,
        change,
        wanted: (0,excerpt/* listed */.r)(agreed.states, 6),
        shared: agreed.shared,
    });
}

;// CONCATENATED MODULE: ./build/contracts/closing-commits.js


/** Every row that owes a closing commit: one that says done, since no other has been closed. The same columns are told once. */
const closingCells = (census, settings) => coveredRows(census, settings, ({ closingCommit }) => closingCommit !== null).flatMap(({ row, contracts }) => distinct(contracts).flatMap((contract) => {
    const { closingCommit: columns } = contract;
    if (columns === null || row.class !== 'done')
        return [];
    const cells = cellsUnder(row, columns);
    const texts = cells.map(({ cell }) => {
        const { text, links } = inlineOf(row, cell, census);
        // `[the fix](https://…/commit/f4c95a4d…)` names it too.
        return [
            text,
            ...links.flatMap(({ url }) => /\/commits?\/([0-9a-f]{7,64})\b/i.exec(url)?.[1] ?? []),
        ].join(' ');
    });
    const found = (pattern) => [
        ...new Set(texts.flatMap(text => text.match(pattern) ?? []).map(word => word.toLowerCase())),
    ];
    const place = cells[0]?.cell.place ?? row.statePlace;
    const hasColumn = cells.length > 0;
    return [{ row, contract, columns, hasColumn, words: found(hexWord), numbers: found(number), place }];
}));
const distinct = (contracts) => [
    ...new Map([...contracts].reverse().map(each => [JSON.stringify(each.closingCommit), each])).values(),
];
const hexWord = /(?<![\p{L}\p{N}_#@])[0-9a-f]{7,64}(?![\p{L}\p{N}_])/giu;
const number = /(?<![\p{L}\p{N}_/#&-])#\d{1,9}(?![\p{L}\p{N}_])/gu;
/** True for a hex word that means a commit even where base has none of that name; a date or a word may not. */
const isSurelyCommit = (word) => word.length <= 40 && /\d/.test(word) && /[a-f]/.test(word);

;// CONCATENATED MODULE: ./build/contracts/placeholder.js

/** Words for nothing, where no configuration says which. */
const defaultPlaceholders = [
    'none',
    'none yet',
    'nothing',
    'nothing yet',
    'open',
    'pending',
    'todo',
    'tbd',
    'tbc',
    'tba',
    'n/a',
    'na',
    'unknown',
    'unassigned',
    'nobody',
    'to be written',
    'to be done',
    'to be determined',
    'xxx',
];
/** True for the text of a cell that stands for nothing: empty, dashes, question marks, or a word for it in any case. */
const isPlaceholder = ({ placeholders }) => {
    const words = new Set((placeholders ?? defaultPlaceholders).map(folded));
    const isDash = placeholders === null ? plain_text/* isNoClaim */.cy : (text) => text === '';
    return text => isDash(text.trim()) || words.has(folded(text));
};
const folded = (text) => text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s("'[]+|[\s)"'\].:;!]+$/g, '');

;// CONCATENATED MODULE: ./build/contracts/empty-cells.js



/** Every cell that is wanted and holds nothing. What two contracts want of a row is told once. */
const emptyCells = (census, settings) => {
    const isNothing = isPlaceholder(settings.contracts);
    return coveredRows(census, settings, ({ columns }) => columns.length > 0).flatMap(({ row, contracts }) => {
        const told = new Set();
        return contracts.flatMap(contract => contract.columns.flatMap((names) => {
            const cells = cellsUnder(row, names);
            const read = cells.map(each => ({ ...each, text: inlineOf(row, each.cell, census).text.trim() }));
            if (read.some(({ text, cell }) => !isNothing(text) || isPicture(cell.text)))
                return [];
            const [first] = read;
            const column = first?.header ?? names.join(', ');
            if (told.has(column))
                return [];
            told.add(column);
            return [{ row, contract, column, text: first?.text ?? null, place: first?.cell.place ?? row.place }];
        }));
    });
};
/** A picture has no text, and is something. */
const isPicture = (source) => source.includes('![');

// EXTERNAL MODULE: ./build/evidence/known-ids.js
var known_ids = __webpack_require__(920);
;// CONCATENATED MODULE: ./build/contracts/mark-entry.js





const longest = 2000;
const longestMark = 100;
const marksOf = ({ marks }) => {
    const known = [...marks.keys()]
        .map(mark => ({ mark, plain: (0,plain_text/* toPlain */.Ul)(mark) }))
        .sort((one, other) => other.plain.length - one.plain.length);
    return {
        at: text => {
            const found = known.find(({ plain }) => text.startsWith(plain) && (0,plain_text/* endsWord */.D0)(text, plain.length));
            return found ? { mark: found.mark, length: found.plain.length } : null;
        },
    };
};
/** The entries of the tables and lists in a part of a document, in the order of its lines. */
const markEntries = (file, sections, place, reading) => {
    const marks = marksOf(place);
    return [
        ...file.tables
            .filter(({ headerPlace }) => sections.holds(headerPlace.line))
            .flatMap(table => tableEntries(file, table, place, marks, reading)),
        ...listEntries(file, sections, marks, reading),
    ].sort((one, other) => one.place.line - other.place.line);
};
const plainOf = ({ definitions }, { text }, length = longest) => (0,plain_text/* toPlain */.Ul)((0,markdown_inline/* readInline */.SG)(text.slice(0, length), definitions).text);
const tableEntries = (file, table, place, marks, reading) => {
    const headers = headersOf(file, table);
    const textAt = (line, column) => {
        const cell = line.cells[column];
        return cell ? plainOf(file, cell) : '';
    };
    const isMarked = (column) => table.rows.some(({ cells }) => {
        const cell = cells[column];
        return cell !== undefined && marks.at(plainOf(file, cell, longestMark)) !== null;
    });
    const found = place.mark.length > 0
        ? columnNamed(headers, place.mark)
        : headers.findIndex((_, column) => isMarked(column));
    if (found < 0)
        return [];
    const row = place.row.length > 0 ? columnNamed(headers, place.row) : -1;
    if (row < 0 && place.row.length > 0)
        return [];
    return table.rows.flatMap((line) => {
        const written = textAt(line, found);
        const columns = row >= 0 ? [row] : headers.map((_, column) => column);
        const texts = columns.map(column => column === found ? written.slice(marks.at(written)?.length ?? 0) : textAt(line, column));
        const ids = idsIn(texts, reading);
        if (written === '' && ids.length === 0)
            return [];
        const mark = marks.at(written)?.mark ?? null;
        return [{ mark, written, ids, place: line.place, markPlace: line.cells[found]?.place ?? line.place }];
    });
};
/** The first of some texts that begins with IDs; else the first known ID that any of them names. */
const idsIn = (texts, { grammar, isKnown, namesIn }) => {
    const lists = texts.map(text => listedIds(text, grammar, isKnown).ids);
    const known = lists.find(ids => ids.some(isKnown));
    if (known)
        return known;
    for (const text of texts) {
        const [first] = namesIn(text);
        if (first)
            return [first.id];
    }
    // Only an agreed grammar tells an ID that nobody knows from any other word.
    return grammar.pattern === null && texts.length > 1 ? [] : (lists.find(ids => ids.length > 0) ?? []);
};
const item = /^(?:[-*+]|\d{1,9}[.)])\s+/;
const box = /^\[([ xX])\](?:\s+|$)/;
const listEntries = (file, { holds, headings }, marks, reading) => {
    const entries = [];
    for (const { line, text, before } of (0,text_line/* textLines */.F)(file, file.text)) {
        if (!holds(line))
            continue;
        const bullet = item.exec(text)?.[0];
        if (bullet === undefined)
            continue;
        const content = text.slice(bullet.length, bullet.length + longest);
        const checkbox = box.exec(content);
        const written = checkbox ? `[${(checkbox[1] ?? '').toLowerCase()}]` : null;
        const plain = (0,plain_text/* toPlain */.Ul)((0,markdown_inline/* readInline */.SG)(content.slice(checkbox?.[0].length ?? 0), file.definitions).text);
        // A box that is no mark itself may stand before one.
        const boxed = written === null ? null : marks.at(written);
        const found = boxed ?? marks.at(plain);
        const behind = boxed || !found ? plain : plain.slice(found.length);
        const ids = idsIn([behind], reading);
        // Anywhere in a file an emoji may be an ornament; below a heading that is named it is a mark.
        const leading = headings.length > 0 ? (0,plain_text/* emojiIn */.Kf)(plain).find(({ index }) => index === 0)?.emoji : undefined;
        const mark = found?.mark ?? leading ?? null;
        if (ids.length === 0 || mark === null)
            continue;
        const column = before + 1;
        const place = { path: file.path, line, endLine: line, column, endColumn: column + text.length };
        entries.push({ mark: found?.mark ?? null, written: mark, ids, place, markPlace: place });
    }
    return entries;
};

;// CONCATENATED MODULE: ./build/contracts/row-scope.js
/** The rows that a document is about: those of the named matrices, else its own, else all. A line that only points at a row is none. */
const rowScope = ({ rows }, of, path) => {
    const real = rows.filter(row => row.class !== 'pointer');
    if (of)
        return real.filter(({ place }) => of.isMatch(place.path));
    const own = real.filter(({ place }) => place.path === path);
    return own.length > 0 ? own : real;
};

;// CONCATENATED MODULE: ./build/contracts/mark-mismatches.js









/** Paths of the documents in which marks stand. */
const markPaths = ({ settings, tree }) => settings.marks.flatMap(({ files }) => pathsIn(tree, files));
/** Every mark that the state of its row does not allow, and every row that is listed twice or not at all though it must be. */
function* markMismatches({ census, settings, tree }) {
    for (const place of settings.marks) {
        const { files, problems } = readPart(tree, place, 'marks', settings.source);
        yield* problems;
        for (const file of files)
            yield* inFile(file, place, census, settings);
    }
}
function* inFile(file, place, census, settings) {
    const sections = sectionsUnder(file, place.under);
    yield* sections.problems;
    if (sections.problems.length > 0 && sections.problems.length === place.under.length)
        return;
    const scope = rowScope(census, place.of, file.path);
    const byId = new Map();
    for (const row of scope) {
        const rows = byId.get(row.id);
        if (rows)
            rows.push(row);
        else
            byId.set(row.id, [row]);
    }
    // The status tables name every row themselves.
    const status = new Set(census.tables.flatMap(({ place: { path, line } }) => (path === file.path ? [line] : [])));
    const holds = (line) => sections.holds(line) && !status.has(line);
    const { namesIn } = (0,id_matcher/* idMatcher */.S)((0,known_ids/* knownIds */.s)(scope));
    const reading = { grammar: listedGrammar(settings), isKnown: (id) => byId.has(id), namesIn };
    const entries = markEntries(file, { ...sections, holds }, place, reading);
    if (entries.length === 0) {
        yield withoutMarks(file, place, sections.headings[0]?.place);
        return;
    }
    for (const entry of entries)
        yield* judged(entry, place, byId);
    if (place.complete)
        yield* incomplete(entries, place, scope, file.path);
}
const withoutMarks = ({ path }, { under, marks }, place = { path, line: 1, endLine: 1 }) => ({
    subject: under[0] ?? path,
    message: `Unexpected ${under.length > 0 ? `section ${(0,excerpt/* excerpt */.K)(under[0] ?? '')}` : path} without a marked row, expected a list or table of ${(0,excerpt/* listed */.r)([...marks.keys()])} with IDs of rows`,
    help: 'Begin each item or line with a mark and name its row, or correct `marks` in the configuration.',
    place,
});
function* judged({ mark, written, ids, place, markPlace }, { marks }, byId) {
    if (ids.length === 0) {
        yield {
            subject: `${written} without a row`.slice(0, 200),
            message: `Unexpected mark ${(0,excerpt/* excerpt */.K)(written)} without the ID of a row, expected one in its line`,
            help: 'Name the row whose state the mark stands for.',
            place,
        };
        return;
    }
    for (const id of ids) {
        const rows = byId.get(id) ?? [];
        const [row] = rows;
        const allowed = mark === null ? null : (marks.get(mark) ?? []);
        if (!row)
            yield {
                subject: `${id} is no row`,
                message: `Unexpected ${id} beside the mark ${(0,excerpt/* excerpt */.K)(written)}, expected the ID of a row: no matrix has it`,
                help: `Correct the ID, or take the line out.`,
                place,
            };
        else if (allowed === null)
            yield {
                subject: id,
                id,
                message: `Unexpected ${written === '' ? 'line without a mark' : `mark ${(0,excerpt/* excerpt */.K)(written)}`} for ${id}, expected one of ${(0,excerpt/* listed */.r)([...marks.keys()])}`,
                help: `Write a mark that may stand for ${row.state}${inWords(legalMarks(row, marks))}.`,
                place: markPlace,
                related: [{ place: row.statePlace, message: `${id} is ${row.state}` }],
            };
        else if (!rows.some(each => allowed.some(word => isMeant(word, each))))
            yield {
                subject: id,
                id,
                message: `Unexpected mark ${(0,excerpt/* excerpt */.K)(mark ?? '')} for ${id}, expected one that may stand for ${row.state}${inWords(legalMarks(row, marks))}`,
                help: `Write the mark that the state allows, or move the row to a state for which ${mark ?? ''} may stand (${(0,excerpt/* listed */.r)(allowed)}).`,
                place: markPlace,
                related: [{ place: row.statePlace, message: `${id} is ${row.state}` }],
            };
    }
}
const isMeant = (word, row) => (word === 'live' ? row.live : (0,state_word/* isMeantBy */.f7)(word, row, 'to'));
const legalMarks = (row, marks) => [...marks].filter(([, words]) => words.some(word => isMeant(word, row))).map(([mark]) => mark);
const inWords = (marks) => marks.length === 0 ? ', and none may' : ` (${(0,excerpt/* listed */.r)(marks)})`;
/** Rows that must be listed and are not, and rows that are listed again. */
function* incomplete(entries, { complete, under }, scope, path) {
    const first = new Map();
    for (const entry of entries)
        for (const id of entry.ids) {
            const before = first.get(id);
            if (!before)
                first.set(id, entry);
            else if (before !== entry)
                yield {
                    subject: `${id} again`,
                    message: `Unexpected second mark for ${id}, expected each row once`,
                    help: 'Keep the line that is right, and take the other out.',
                    place: entry.place,
                    related: [{ place: before.place, message: 'The first of them' }],
                };
        }
    const where = under.length > 0 ? `${(0,excerpt/* excerpt */.K)(under[0] ?? '')} of ${path}` : path;
    const told = new Set();
    for (const row of scope) {
        if (first.has(row.id) || told.has(row.id) || complete?.some(word => isMeant(word, row)) !== true)
            continue;
        told.add(row.id);
        yield {
            subject: `${row.id} is not listed`,
            message: `Unexpected ${row.id} (${row.state}) without a mark, expected it in ${where}`,
            help: `Add a line for ${row.id} with its mark.`,
            place: row.statePlace,
        };
    }
}

;// CONCATENATED MODULE: ./build/contracts/missing-anchors.js



/** Every kind of anchor that is wanted and missing; what two contracts want alike is told once. An anchor counts where it leads to a tracked file that matches. */
const missingAnchors = (census, settings, tree) => coveredRows(census, settings, ({ anchors }) => anchors !== null).flatMap(({ row, contracts }) => {
    const told = new Set();
    return contracts.flatMap(contract => {
        const { anchors: demand } = contract;
        if (demand === null)
            return [];
        const hasColumn = cellsUnder(row, demand.columns).length > 0;
        const anchors = anchorsOf(row, demand.columns, census);
        return [...demand.paths].flatMap(([kind, paths]) => {
            const key = JSON.stringify([kind, paths.globs, demand.columns, demand.lines]);
            if (told.has(key))
                return [];
            told.add(key);
            const matching = anchors.filter(anchor => leadsInto(anchor, paths, tree));
            if (matching.some(({ lines }) => lines.length > 0 || !demand.lines))
                return [];
            const instead = hasColumn ? whatThereIs(anchors, matching, paths) : 'its table has no such column';
            return [{ row, contract, kind, demand, paths, instead, hasColumn }];
        });
    });
});
const leadsInto = ({ paths }, { isMatch }, tree) => paths.some(path => tree.files.has(path) && isMatch(path));
const whatThereIs = (anchors, matching, { isMatch }) => {
    const [whole] = matching;
    if (whole)
        return `${whole.paths[0] ?? whole.text} is named without a line`;
    const gone = anchors.flatMap(({ paths }) => paths.filter(isMatch)).at(0);
    return gone === undefined ? 'there is none' : `${gone} is no tracked file`;
};

// EXTERNAL MODULE: ./build/change/spec-section.js + 3 modules
var spec_section = __webpack_require__(7193);
;// CONCATENATED MODULE: ./build/contracts/linked-spec.js


/** Where the spec links of a row lead, each once; a link into the matrix itself is no spec. */
const linkedSpecs = (row, tree) => {
    const before = linked_spec_known.get(row);
    if (before?.tree === tree)
        return before.links;
    const links = readLinks(row, tree);
    linked_spec_known.set(row, { tree, links });
    return links;
};
const linked_spec_known = new WeakMap();
const readLinks = (row, tree) => {
    const urls = new Set(row.specLinks.map(({ url }) => url));
    return [...urls].map(url => {
        const target = (0,linked_path/* linkTarget */.C)(row.place.path, url);
        const no = (instead, nearness) => ({ path: null, instead, nearness });
        if (target.leads === 'elsewhere')
            return no('its link leads to another site', 0);
        if (target.leads === 'outside')
            return no('its link leads out of the repository', 1);
        const { path } = target;
        const place = placeIn(tree, path);
        if (path === row.place.path)
            return no('its link leads into the matrix itself', 1);
        switch (place.is) {
            case 'file':
                return { path };
            case 'folder':
                return no(`${path === '' ? 'the top of the repository' : path} is a folder`, 3);
            case 'nothing':
                return no(`${path} is no tracked file`, 2);
            default:
                return no(`${place.link} is a symbolic link or a submodule, and is not followed`, 3);
        }
    });
};

;// CONCATENATED MODULE: ./build/contracts/missing-specs.js






const withSpec = (census, settings) => coveredRows(census, settings, ({ spec }) => spec !== null);
/** Paths of the texts that have to be read. */
const specPaths = (census, settings, tree) => new Set(withSpec(census, settings).flatMap(({ row }) => linkedSpecs(row, tree).flatMap(({ path }) => (path === null ? [] : [path]))));
/** Every row whose spec is missing, does not name it, or lacks a section that some contract of it wants. */
const missingSpecs = (census, settings, tree) => {
    const covered = withSpec(census, settings);
    if (covered.length === 0)
        return [];
    const matcher = (0,id_matcher/* idMatcher */.S)(census.rows.map(({ id, aliases }) => ({ id, names: [id, ...aliases] })));
    const named = new Map();
    const isNamed = (row, file) => {
        // Most specs name their row as it is written, which is sooner seen than all that a text names.
        if (row.searchable && matcher.standsIn(file.text, row.id))
            return true;
        const ids = named.get(file) ?? new Set(matcher.namesIn(file.text).map(({ id }) => id));
        named.set(file, ids);
        // What no text can name need not be named.
        return ids.has(row.id) || (!row.searchable && row.aliases.length === 0);
    };
    return covered.flatMap(({ row, contracts }) => {
        const links = linkedSpecs(row, tree);
        const files = links.flatMap(({ path }) => {
            const file = path === null ? null : tree.textOf(path);
            return file === null || path === null ? [] : [{ path, file }];
        });
        const naming = files.filter(({ file }) => file.bad !== 'binary' && isNamed(row, file));
        const wanted = contracts.flatMap(({ spec }) => spec?.sections ?? []);
        const lack = naming.length === 0
            ? { instead: withoutSpec(row, links, files, settings), empty: [] }
            : lackingSections(row, naming, wanted);
        return lack === null ? [] : [{ row, contracts, ...lack }];
    });
};
const mostNamed = 4;
const withoutSpec = ({ header }, links, files, { columns }) => {
    const texts = files.flatMap(({ path, file }) => (file.bad === 'binary' ? [] : [path]));
    if (texts.length === 1)
        return `${texts.join('')} does not name it`;
    if (texts.length > 1)
        return `none of ${texts.slice(0, mostNamed).join(', ')} names it`;
    if (files[0])
        return `${files[0].path} is a binary file`;
    const [nearest] = links
        .flatMap(link => (link.path === null ? [link] : []))
        .sort((one, other) => other.nearness - one.nearness);
    if (nearest)
        return nearest.instead;
    const wanted = columns.spec.map(record_header/* normaliseHeader */.Gw);
    const hasColumn = header
        .map(record_header/* normaliseHeader */.Gw)
        .some(name => (wanted.length > 0 ? wanted.includes(name) : (0,record_header/* isSpecHeader */.tV)(name)));
    return hasColumn ? 'it links none' : 'its table has no spec column';
};
/** Sections that none of the specs has with something in it; null where there is no such. */
const lackingSections = (row, specs, wanted) => {
    const distinct = [...new Map(wanted.map(names => [JSON.stringify(names), names])).values()];
    const lacking = distinct.flatMap(names => {
        const states = specs.map(({ path, file }) => ({
            path,
            state: (0,spec_section/* sectionState */.Z)({ document: (0,text_document/* documentOf */.l)(path, file), text: file.text }, row.id, names),
        }));
        if (states.some(({ state }) => state.state === 'filled'))
            return [];
        return [states.find(({ state }) => state.state === 'empty') ?? states[0]].map(each => ({
            names,
            ...each,
        }));
    });
    if (lacking.length === 0)
        return null;
    const absent = lacking.filter(({ state }) => state.state === 'absent');
    const empty = lacking.filter(({ state }) => state.state === 'empty');
    const parts = [
        ...(absent.length > 0 ? [`${absent[0].path} has no section ${inQuotes(absent)}`] : []),
        ...(empty.length > 0 ? [`nothing is written under ${inQuotes(empty)} in ${empty[0].path}`] : []),
    ];
    return { instead: parts.join(', and '), empty: empty.flatMap(({ state }) => placeOf(state)) };
};
const inQuotes = (sections) => sections.map(({ names }) => names.map(name => `"${name}"`).join(' or ')).join(', ');
const placeOf = (state) => (state.state === 'empty' ? [state.heading] : []);

;// CONCATENATED MODULE: ./build/contracts/rollup-count.js

const rollup_count_number = String.raw `\d{1,3}(?:,\d{3})+|\d{1,9}`;
const count = new RegExp(String.raw `^(${rollup_count_number})(?: ?(?:\/|of|out of) ?(${rollup_count_number}))?(?: ?\([^()]{0,60}\))?$`, 'i');
const dash = /^[-–—−]$/;
const toNumber = (text) => Number(text.replaceAll(',', ''));
/** Reads a cell, given as plain text: `4`, `1,024`, `3/10`, `3 of 10`, `3 (30%)`; a dash is none at all. */
const statedCount = (text) => {
    const plain = (0,plain_text/* toPlain */.Ul)(text.slice(0, 200));
    if (plain === '')
        return { kind: 'none' };
    if (dash.test(plain))
        return { kind: 'count', count: 0, of: null };
    const match = count.exec(plain);
    if (match?.[1] === undefined)
        return { kind: 'other' };
    return { kind: 'count', count: toNumber(match[1]), of: match[2] === undefined ? null : toNumber(match[2]) };
};

;// CONCATENATED MODULE: ./build/contracts/rollup-sections.js



const fillers = new Set(['and', 'or', 'of', 'the', 'a', 'an', 'in', 'for', 'to', 'und']);
/** Words that tell headings apart, in one number. */
const rollup_sections_wordsOf = (text) => new Set((0,record_header/* normaliseHeader */.Gw)(text)
    .split(' ')
    .filter(word => word !== '' && !fillers.has(word))
    .map(word => (word.length > 3 ? word.replace(/s$/, '') : word)));
const baseName = (path) => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
/**
 * Finds the rows of a label among those of the scope: what the configuration says of it, a matrix that it names or links,
 * the value of a column that is headed like the labels, a heading of that name, or the one heading with all of its words.
 */
const sectionFinder = (rows, { tables }, mapping) => {
    const mapped = new Map([...mapping].map(([label, meant]) => [(0,record_header/* normaliseHeader */.Gw)(label), meant]));
    const byHeading = new Map();
    const byFile = new Map();
    const add = (map, key, row) => {
        const list = map.get(key);
        if (list)
            list.push(row);
        else
            map.set(key, [row]);
    };
    for (const row of rows) {
        for (const heading of new Set((tables[row.table]?.section ?? []).map(record_header/* normaliseHeader */.Gw)))
            add(byHeading, heading, row);
        add(byFile, row.place.path, row);
    }
    const words = [...byHeading]
        .filter(([, own]) => own.length < rows.length)
        .map(([heading, own]) => ({ words: rollup_sections_wordsOf(heading), rows: own }));
    const byHeader = new Map();
    const valuesUnder = (header) => {
        const known = byHeader.get(header);
        if (known)
            return known;
        const values = new Map();
        for (const row of rows) {
            const column = row.header.findIndex(each => (0,record_header/* normaliseHeader */.Gw)(each) === header);
            const cell = column < 0 ? undefined : row.cells[column];
            if (cell)
                add(values, (0,record_header/* normaliseHeader */.Gw)((0,plain_text/* roughText */.ZE)(cell.text.slice(0, 300))), row);
        }
        byHeader.set(header, values);
        return values;
    };
    const ofValue = (text, header) => valuesUnder((0,record_header/* normaliseHeader */.Gw)(header)).get((0,record_header/* normaliseHeader */.Gw)(text)) ?? [];
    const ofFile = ({ text, links }) => [...byFile].find(([path]) => path === text ||
        (0,record_header/* normaliseHeader */.Gw)(baseName(path)) === (0,record_header/* normaliseHeader */.Gw)(text) ||
        links.some(({ url }) => baseName(url.replace(/[?#].*$/, '')) === baseName(path)))?.[1];
    const ofWords = (text) => {
        const wanted = [...rollup_sections_wordsOf(text)];
        const fitting = words.filter(each => wanted.every(word => each.words.has(word)));
        return wanted.length > 0 && fitting.length === 1 ? (fitting[0]?.rows ?? null) : null;
    };
    const named = (label) => {
        const values = label.header === '' ? [] : ofValue(label.text, label.header);
        if (values.length > 0)
            return values;
        const heading = byHeading.get((0,record_header/* normaliseHeader */.Gw)(label.text));
        return heading ?? (byFile.size > 1 ? ofFile(label) : undefined) ?? ofWords(label.text);
    };
    const find = (label) => {
        const meant = mapped.get((0,record_header/* normaliseHeader */.Gw)(label.text));
        if (meant?.length === 0)
            return 'aside';
        if (!meant)
            return named(label);
        const found = meant.map(text => named({ ...label, text, links: [] }));
        if (found.some(each => each === null))
            return null;
        return [...new Set(found.flatMap(each => each ?? []))];
    };
    const known = new Map();
    return label => {
        const key = JSON.stringify([label.header, label.text, label.links.map(({ url }) => url)]);
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const found = find(label);
        known.set(key, found);
        return found;
    };
};
/** What a cell shows, and its links. */
const labelOf = (source, definitions) => {
    const { text, links } = (0,markdown_inline/* readInline */.SG)(source.slice(0, 1000), definitions);
    return { text, links };
};

;// CONCATENATED MODULE: ./build/contracts/rollup-shape.js




const longestCell = 200;
/** What a cell shows; of a long one, which is prose, the beginning as it is written. */
const plainCell = ({ text }, { definitions }) => text.length > longestCell ? text.slice(0, longestCell) : (0,plain_text/* toPlain */.Ul)((0,markdown_inline/* readInline */.SG)(text, definitions).text);
const sampled = 50;
// Nobody counts by hand in more lines than these, nor in more columns.
const rollup_shape_mostLines = 1000;
const mostColumns = 100;
/** Recognises a table of counts by state; null for any other table, such as a legend or one with prose in it. */
const rollupShape = (file, table, labelOf) => {
    if (table.rows.length > rollup_shape_mostLines || table.header.length > mostColumns)
        return null;
    const headers = headersOf(file, table);
    const lines = table.rows.slice(0, sampled);
    const texts = new Map();
    const textsOf = (column) => {
        const before = texts.get(column);
        if (before)
            return before;
        const read = lines.map(line => plainCell(line.cellAt(column), file)).filter(text => text !== '');
        texts.set(column, read);
        return read;
    };
    const known = new Map();
    const isCounted = (column) => {
        const before = known.get(column);
        if (before !== undefined)
            return before;
        const own = textsOf(column);
        const counts = own.filter(text => /\d/.test(text) && statedCount(text).kind === 'count').length;
        const others = own.filter(text => statedCount(text).kind === 'other').length;
        const is = counts > 0 && others <= counts;
        known.set(column, is);
        return is;
    };
    const columns = headers.map((_, column) => column);
    const heads = columns.map(column => ({ column, label: labelOf(headers[column] ?? '') }));
    if (heads.some(({ label, column }) => label?.kind === 'state' && isCounted(column))) {
        const labels = columns.find(column => heads[column]?.label?.kind !== 'state' && !isCounted(column)) ?? -1;
        const counts = heads.filter(({ column, label }) => column > labels && label !== null && isCounted(column));
        if (counts.some(({ label }) => label?.kind === 'state'))
            return { states: 'heads', headers, labels, counts };
    }
    const labels = columns.find(column => {
        const read = textsOf(column).map(labelOf);
        const states = read.filter(label => label?.kind === 'state').length;
        return states > 1 && 2 * read.filter(label => label !== null).length >= read.length;
    });
    if (labels === undefined)
        return null;
    const counts = heads.filter(({ column }) => column !== labels && isCounted(column));
    return counts.length > 0 ? { states: 'lines', headers, labels, counts } : null;
};

;// CONCATENATED MODULE: ./build/contracts/rollup-cells.js



/** Picks rows, each choice once: many cells of a table ask for the same. */
const countOnce = () => {
    const known = new Map();
    return (rows, isMeant) => {
        const own = known.get(rows) ?? new Map();
        known.set(rows, own);
        const picked = own.get(isMeant) ?? rows.filter(isMeant);
        own.set(isMeant, picked);
        return picked;
    };
};
/** Every count of a table, with the rows behind it. */
const rollupCells = (ground) => ground.shape.states === 'heads' ? statesInHeads(ground) : statesInLines(ground);
const statesInHeads = ({ file, table, shape, scope, find, read }) => {
    const { labels, headers, counts } = shape;
    const strays = [];
    const cells = [];
    const isListed = (row) => counts.some(({ label }) => label?.kind === 'state' && label.isMeant(row));
    let part = new Set();
    const parts = new Set();
    const lines = table.rows.map(line => {
        const cell = labels < 0 ? undefined : line.cells[labels];
        const label = cell ? labelOf(cell.text, file.definitions) : { text: '', links: [] };
        return { line, cell, label, kind: cell && label.text !== '' ? (read(label.text)?.kind ?? null) : 'all' };
    });
    const found = lines.map(({ label, kind, cell }) => {
        if (kind === 'all')
            return scope;
        if (kind === 'subtotal') {
            const rows = [...part];
            part = new Set();
            return rows;
        }
        const rows = find({ ...label, header: headers[labels] ?? '' });
        if (rows === null && cell)
            strays.push({ text: label.text, cell });
        if (rows === null || rows === 'aside')
            return null;
        for (const row of rows) {
            part.add(row);
            parts.add(row);
        }
        return rows;
    });
    const listed = [...parts];
    const counted = countOnce();
    lines.forEach(({ line, label, kind }, index) => {
        const own = found[index];
        if (!own)
            return;
        // A total may be one of all rows, or of those that the table is about.
        const sets = kind === 'all' && listed.length > 0 ? [own, listed] : [own];
        for (const { column, label: head } of counts) {
            const cell = line.cells[column];
            if (!cell || !head)
                continue;
            const rows = head.kind === 'state'
                ? sets.map(set => counted(set, head.isMeant))
                : [...sets, ...sets.map(set => counted(set, isListed))];
            const text = plainCell(cell, file);
            cells.push({
                label: label.text,
                head: headers[column] ?? '',
                cell,
                text,
                stated: statedCount(text),
                rows,
                among: own,
            });
        }
    });
    return { cells, strays, isMeant: parts.size > 0 || lines.some(({ kind }) => kind === 'all') };
};
const statesInLines = ({ file, table, shape, scope, find, read }) => {
    const { labels, headers, counts } = shape;
    const lines = table.rows.map(line => {
        const cell = line.cells[labels];
        const text = cell ? plainCell(cell, file) : '';
        return { line, text, label: text === '' ? null : read(text) };
    });
    const columns = counts.flatMap(({ column, label }) => {
        const header = headers[column] ?? '';
        if (label?.kind === 'all')
            return [{ column, header, rows: scope }];
        const rows = find({ text: header, links: [], header: '' });
        if (rows !== null && rows !== 'aside')
            return [{ column, header, rows }];
        // A single column of numbers beside the states can only count rows.
        return rows === null && counts.length === 1 ? [{ column, header, rows: scope }] : [];
    });
    const cells = [];
    const counted = countOnce();
    const isInAny = (labels) => {
        const states = [...labels].flatMap(label => (label.kind === 'state' ? [label.isMeant] : []));
        return row => states.some(isMeant => isMeant(row));
    };
    const isListed = isInAny(new Set(lines.flatMap(({ label }) => label ?? [])));
    let part = new Set();
    for (const { line, text: name, label } of lines) {
        if (!label)
            continue;
        if (label.kind === 'state')
            part.add(label);
        const isInPart = isInAny(part);
        for (const { column, header, rows: own } of columns) {
            const cell = line.cells[column];
            if (!cell)
                continue;
            const rows = label.kind === 'state'
                ? [counted(own, label.isMeant)]
                : label.kind === 'all'
                    ? [own, counted(own, isListed)]
                    : [counted(own, isInPart)];
            const text = plainCell(cell, file);
            cells.push({ label: name, head: header, cell, text, stated: statedCount(text), rows, among: own });
        }
        if (label.kind === 'subtotal')
            part = new Set();
    }
    return { cells, strays: [], isMeant: cells.length > 0 };
};

// EXTERNAL MODULE: ./build/record/vocabulary.js
var record_vocabulary = __webpack_require__(6390);
;// CONCATENATED MODULE: ./build/contracts/rollup-label.js



const rollup_label_all = /^(?:(?:grand |overall )?totals?|all|sum|overall|rows?|count|number|no|#|items?|(?:number|count|total|sum) of (?:rows|items)|total (?:rows|items|count)|all rows)$/;
const subtotal = /^sub ?totals?$/;
const longestLabel = 120;
/** Reads heads and labels by the vocabulary of the repository; null for a word that is neither a state nor a total. One text has one label. */
const labelReader = (states) => {
    const stateOf = states ? byState(states) : byDefault;
    const read = (text) => {
        const plain = (0,plain_text/* withoutDecoration */.fR)((0,plain_text/* toPlain */.Ul)(text));
        const state = stateOf(plain);
        if (state)
            return { kind: 'state', isMeant: state };
        const words = (0,record_header/* normaliseHeader */.Gw)(plain);
        if (rollup_label_all.test(words))
            return { kind: 'all' };
        return subtotal.test(words) ? { kind: 'subtotal' } : null;
    };
    const known = new Map();
    return text => {
        if (text.length > longestLabel)
            return null;
        const before = known.get(text);
        if (before !== undefined)
            return before;
        const label = read(text);
        known.set(text, label);
        return label;
    };
};
const byState = (states) => {
    const vocabulary = (0,record_vocabulary/* configuredVocabulary */.xk)(states);
    const classes = new Set(states.map(rule => rule.class));
    const longest = Math.max(0, ...states.map(({ word }) => (0,plain_text/* toPlain */.Ul)(word).length));
    return text => {
        const found = text.length > longest ? null : vocabulary.at(text);
        if (found?.length === text.length && text !== '') {
            const { word } = found.rule;
            return row => row.state === word && row.class !== 'pointer';
        }
        const name = text.toLowerCase();
        if (name === 'live')
            return row => row.live;
        return classes.has(name) && name !== 'pointer' ? row => row.class === name : null;
    };
};
const byDefault = (text) => {
    const rule = record_vocabulary/* defaultVocabulary */.go.exact(text);
    return rule ? row => row.class === rule.class : null;
};

;// CONCATENATED MODULE: ./build/contracts/rollup-mismatches.js








/** Paths of the documents in which tables of counts are sought. */
const rollupPaths = ({ census, settings, tree }) => settings.rollups.flatMap(({ files }) => (files ? pathsIn(tree, files) : matrixPaths(census)));
const matrixPaths = ({ files }) => files.flatMap(({ path, listed: isListed, skipped }) => (isListed && skipped === undefined ? [path] : []));
/** Every count that its rows do not add up to, and every table of counts that cannot be read. */
function* rollupMismatches(ground) {
    const read = labelReader(ground.settings.states);
    const seen = new Set();
    for (const place of ground.settings.rollups) {
        const { files, problems } = filesOf(place, ground);
        yield* problems;
        let recognised = 0;
        for (const file of files)
            recognised += yield* rollup_mismatches_inFile(file, place, ground, read, seen);
        if (!place.files && files.length > 0 && recognised === 0)
            yield {
                subject: 'rollups',
                message: 'Unexpected `rollups` with no table of counts in any matrix, expected one with states as heads or in its lines',
                help: 'Write one, name the document in which it stands as `files`, or take `rollups` out of the configuration.',
                place: { path: ground.settings.source ?? '', line: place.line, endLine: place.line },
            };
    }
}
const filesOf = ({ files, line }, { census, tree, settings }) => {
    if (files)
        return readPart(tree, { files, line }, 'a table of counts', settings.source);
    return {
        files: matrixPaths(census).flatMap(path => {
            const text = tree.textOf(path);
            return text && text.bad === null ? [parsedFile(path, text)] : [];
        }),
        problems: [],
    };
};
function* rollup_mismatches_inFile(file, place, { census }, read, seen) {
    const sections = sectionsUnder(file, place.files ? place.under : []);
    yield* sections.problems;
    const status = new Set(census.tables.filter(table => table.place.path === file.path).map(table => table.place.line));
    const scope = rowScope(census, place.of, file.path);
    const find = sectionFinder(scope, census, place.sections);
    let recognised = 0;
    const candidates = file.tables.filter(({ headerPlace }) => sections.holds(headerPlace.line) && !status.has(headerPlace.line));
    for (const table of candidates) {
        const shape = rollupShape(file, table, read);
        if (!shape) {
            if (place.files && place.under.length > 0)
                yield stateless(table);
            continue;
        }
        const isPointedTo = place.files !== null;
        const { cells, strays, isMeant } = rollupCells({ file, table, shape, scope, find, read });
        // One head that is a state by chance makes no table of counts of these rows.
        const states = shape.counts.filter(({ label }) => label?.kind === 'state').length;
        if (!isMeant && !isPointedTo && shape.states === 'heads' && states < 2)
            continue;
        recognised++;
        const key = `${file.path} ${table.headerPlace.line}`;
        if (seen.has(key))
            continue;
        seen.add(key);
        for (const stray of strays)
            yield strayLabel(stray);
        for (const cell of cells)
            yield* rollup_mismatches_judged(cell);
    }
    const isEmpty = place.under.length === 0 || (sections.headings.length > 0 && candidates.length === 0);
    if (place.files && recognised === 0 && isEmpty)
        yield {
            subject: file.path,
            message: `Unexpected ${place.under.length > 0 ? `section of ${file.path}` : file.path} without a table of counts, expected one with states as heads or in its lines`,
            help: 'Write one, name the heading above it as `under`, or take the file out of `rollups` in the configuration.',
            place: sections.headings[0]?.place ?? { path: file.path, line: 1, endLine: 1 },
        };
    return recognised;
}
const stateless = ({ header, headerPlace }) => ({
    subject: header
        .map(({ text }) => text)
        .join(' | ')
        .slice(0, 200),
    message: 'Unexpected table without a state among its heads or in its lines, expected a table of counts by state',
    help: 'Head its columns with states of the vocabulary and write counts below them, or move it out from under the heading that the configuration names.',
    place: headerPlace,
});
const strayLabel = ({ text, cell }) => ({
    subject: `${text.slice(0, 200)} is no section`,
    message: `Unexpected label ${(0,excerpt/* excerpt */.K)(text)}, expected a heading above rows, a value of a column, a matrix, or a total`,
    help: 'Write the heading as it stands above the rows, or say in `sections` of `rollups` in the configuration what the label means; `false` leaves it alone.',
    place: cell.place,
});
function* rollup_mismatches_judged({ label, head, cell, text, stated, rows, among }) {
    if (stated.kind === 'none')
        return;
    const right = rows[0] ?? [];
    const whole = among.length;
    // A total with a fraction tells how many of all are done.
    const isRight = stated.kind === 'count' &&
        (stated.of === null
            ? rows.some(each => each.length === stated.count)
            : stated.of === whole && countsOf(rows, whole).includes(stated.count));
    if (isRight)
        return;
    const expected = stated.kind === 'count' && stated.of !== null
        ? `${countsOf(rows, whole)[0] ?? 0}/${whole}`
        : String(right.length);
    const name = [label, head].filter(each => each !== '').join(' ');
    const ids = right.length > 0 && right.length <= 12 ? ` that are counted (${(0,excerpt/* listed */.r)(right.map(({ id }) => id))})` : '';
    yield {
        subject: name.slice(0, 200),
        message: `Unexpected ${(0,excerpt/* excerpt */.K)(text, 30)} for ${(0,excerpt/* excerpt */.K)(label || 'all rows')} under ${(0,excerpt/* excerpt */.K)(head)}, expected ${expected}, which the rows add up to`,
        help: `Write ${expected}, or correct the states of the rows${ids}.`,
        place: cell.place,
    };
}
const countsOf = (rows, whole) => rows.map(each => (each.length === whole ? each.filter(row => row.class === 'done').length : each.length));

;// CONCATENATED MODULE: ./build/contracts/index.js
// What rules look with, in one piece: it is loaded where the configuration has one of these sections, and nowhere else.












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
