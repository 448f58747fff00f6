export const id = 352;
export const ids = [352];
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
    return [sectionName(head), ...head.split(joint).map(part => sectionName(part))].filter(name => name !== '');
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
    const headed = new Set(headings.flatMap(({ place }) => range(place.line, place.endLine)));
    const isCommented = spec.text.includes('<!--');
    const sections = new Map();
    const add = (text, place, read) => {
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
    headings.forEach(({ text, place }, index) => {
        add(text, place, function* () {
            yield* tailOf(text).split('\n');
            for (let line = place.endLine + 1; line <= reaches[index]; line++)
                if (!headed.has(line))
                    yield lines[line - 1] ?? '';
        });
    });
    for (const { name, content, place } of tableSections(spec.document))
        add(name, place, () => [content]);
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
    const outline = { ownPart, sections };
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
    const { ownPart, sections } = outlineOf(spec);
    const isOwn = ownPart(id);
    const wanted = [...new Set(names.map(sectionName))];
    const found = wanted
        .flatMap(name => sections.get(name) ?? [])
        .filter(({ place }) => isOwn === null || isOwn(place.line));
    if (found.some(section => section.isFilled()))
        return { state: 'filled' };
    const [first] = found;
    return first ? { state: 'empty', heading: first.place } : { state: 'absent' };
};


/***/ }),

/***/ 4233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ toMatcher)
/* harmony export */ });
const maximumSteps = 4000;
const maximumMemory = 5000;
/** Lays the tree out as steps of a machine; false where that takes too many. */
const layOut = (node, steps, visits = { left: maximumSteps }) => {
    const fork = () => {
        const step = { kind: 'fork', targets: [] };
        steps.push(step);
        return step;
    };
    const add = (inner) => layOut(inner, steps, visits);
    if (visits.left-- <= 0)
        return false;
    switch (node.kind) {
        case 'set':
        case 'edge':
            steps.push(node);
            return true;
        case 'sequence':
            return node.items.every(add);
        case 'choice': {
            const entry = fork();
            const starts = [];
            const ends = node.items.map(item => {
                starts.push(steps.length);
                return add(item) ? fork() : null;
            });
            entry.targets = starts;
            for (const end of ends)
                if (end)
                    end.targets = [steps.length];
            return ends.every(end => end !== null);
        }
        case 'repeat': {
            for (let times = 0; times < node.least; times++)
                if (!add(node.item))
                    return false;
            if (node.most === Infinity) {
                const start = steps.length;
                const entry = fork();
                if (!add(node.item))
                    return false;
                fork().targets = [start];
                entry.targets = [start + 1, steps.length];
                return true;
            }
            const exits = [];
            for (let times = node.least; times < node.most; times++) {
                exits.push(fork());
                const start = steps.length;
                if (!add(node.item))
                    return false;
                exits.at(-1).targets = [start];
            }
            for (const exit of exits)
                exit.targets = [...exit.targets, steps.length];
            return true;
        }
    }
};
/** Compiles a pattern; null where it is too large. Every path is followed at once: time is text × steps whatever the pattern. */
const toMatcher = (node) => {
    const steps = [];
    if (!layOut(node, steps))
        return null;
    steps.push({ kind: 'match' });
    const reach = (starts, text, index) => {
        const seen = new Set();
        const takers = [];
        let ended = false;
        const waiting = [...starts];
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
            if (seen.has(at))
                continue;
            seen.add(at);
            const step = steps[at];
            if (step.kind === 'set')
                takers.push(at);
            else if (step.kind === 'fork')
                for (const target of step.targets)
                    waiting.push(target);
            else if (step.kind === 'match')
                ended = true;
            else if (step.holds(text, index))
                waiting.push(at + 1);
        }
        return { takers, ended, next: [] };
    };
    // What lies ahead of a state is remembered, unless it depends on the place in the text.
    const known = new Map();
    let room = steps.some(({ kind }) => kind === 'edge') ? 0 : maximumMemory;
    const advance = (from, character, text, index) => {
        const starts = from.takers.filter(at => takes(steps[at], character)).map(at => at + 1);
        if (room-- <= 0)
            return reach(starts, text, index);
        const key = starts.join();
        const state = known.get(key) ?? reach(starts, text, index);
        known.set(key, state);
        const code = character.charCodeAt(0);
        if (code < 128)
            from.next[code] = state;
        return state;
    };
    const first = reach([0], '', 0);
    return (text, from = 0) => {
        let state = room > 0 ? first : reach([0], text, from);
        let longest = from;
        for (let index = from; index < text.length && state.takers.length > 0;) {
            const remembered = state.next[text.charCodeAt(index)];
            const character = remembered ? ' ' : String.fromCodePoint(text.codePointAt(index));
            index += character.length;
            state = remembered ?? advance(state, character, text, index);
            if (state.ended)
                longest = index;
        }
        return longest - from;
    };
};
const takes = (step, character) => step.kind === 'set' && step.test(character);


/***/ }),

/***/ 7597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ globFault),
/* harmony export */   t: () => (/* binding */ compileGlobs)
/* harmony export */ });
/* harmony import */ var _automaton_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4233);
/* harmony import */ var _pattern_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);


const maximumGlob = 256;
const marks = '*, **, ?, […] and {…,…} as the only marks of a glob';
const inName = { kind: 'set', test: character => character !== '/' };
const anything = { kind: 'set', test: () => true };
const repeated = (item, least) => ({
    kind: 'repeat',
    item,
    least,
    most: Infinity,
});
/** `**` before a slash: any number of folders. */
const folders = {
    kind: 'choice',
    items: [(0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .sequence */ .K2)([]), (0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .sequence */ .K2)([repeated(anything, 0), (0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)('/')])],
};
/** Reads a glob without its `!`. A name may begin with a dot; `**` is a whole segment. */
const parseGlob = (glob) => {
    let at = 0;
    let fault = null;
    const fail = (offset, expected) => {
        fault ??= { offset, expected };
        at = glob.length;
        return (0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .sequence */ .K2)([]);
    };
    const readStars = () => {
        const start = at;
        while (glob[at] === '*')
            at++;
        if (at - start === 1)
            return repeated(inName, 0);
        const whole = at - start === 2 && '/{,'.includes(glob[start - 1] ?? '/') && '/},'.includes(glob[at] ?? '/');
        if (!whole)
            return fail(start, '"**" between two slashes, as in docs/**/*.md');
        if (glob[at] !== '/')
            return repeated(anything, 1);
        at++;
        return folders;
    };
    const readClass = () => {
        const start = at;
        const source = /^\[[!^]?\]?(?:\\[^]|[^\]\\])*\]/.exec(glob.slice(at))?.[0];
        if (source === undefined)
            return fail(start, 'a "]" that closes this "["');
        at += source.length;
        const negated = /^\[[!^]/.test(source);
        const body = source.slice(negated ? 2 : 1, -1).replace(/[[\]^]/g, '\\$&');
        const test = (0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .classTest */ .HG)(`[${negated ? '^' : ''}${body}]`);
        if (!test)
            return fail(start, 'a character class that compiles');
        return { kind: 'set', test: character => character !== '/' && test(character) };
    };
    const readBraces = () => {
        const start = at++;
        const items = [readParts(',}')];
        while (glob[at] === ',') {
            at++;
            items.push(readParts(',}'));
        }
        if (fault)
            return fail(start, '');
        if (glob[at] !== '}')
            return fail(start, 'a "}" that closes this "{"');
        at++;
        return items.length > 1 ? { kind: 'choice', items } : fail(start, 'words with commas between the braces');
    };
    const readPart = () => {
        const character = String.fromCodePoint(glob.codePointAt(at));
        if (character === '*')
            return readStars();
        if (character === '[')
            return readClass();
        if (character === '{')
            return readBraces();
        if (character === '\\')
            at++;
        const literally = character === '\\' ? String.fromCodePoint(glob.codePointAt(at) ?? 92) : character;
        at += literally.length;
        return character === '?' ? inName : (0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu)(literally);
    };
    const readParts = (end) => {
        const parts = [];
        while (at < glob.length && !end.includes(glob[at]))
            parts.push(readPart());
        return (0,_pattern_node_js__WEBPACK_IMPORTED_MODULE_0__/* .sequence */ .K2)(parts);
    };
    const node = readParts('');
    return fault ?? node;
};
const shapeFault = (glob) => {
    if (glob.trim() === '')
        return { offset: 0, expected: 'a glob that is not empty' };
    if (glob.startsWith('/'))
        return { offset: 0, expected: 'a path from the root of the repository, without a slash in front' };
    if (glob.endsWith('/'))
        return { offset: glob.length - 1, expected: 'a glob over files, such as one that ends in /**' };
    const upward = /(?:^|\/)\.{1,2}(?=\/|$)/.exec(glob);
    if (upward)
        return { offset: upward.index, expected: 'a path from the root of the repository' };
    const extended = /[+@!?*]\(/.exec(glob);
    return extended ? { offset: extended.index, expected: marks } : null;
};
const literalGlob = /^[^*?[{\\]*$/;
const oneStar = /^([^*?[{\\]*)\*([^*?[{\\]*)$/;
const starsAtEnd = /^((?:[^*?[{\\]*\/)?)\*\*(?:\/\*([^*?[{\\/]*))?$/;
/** Most globs are a path, or a start and an end of one with stars between them. They need no machine; null for others. */
const plainMatch = (glob) => {
    if (literalGlob.test(glob))
        return path => path === glob;
    const [, start = '', end = ''] = oneStar.exec(glob) ?? starsAtEnd.exec(glob) ?? [];
    if (start === '' && end === '')
        return null;
    const isWithin = !glob.includes('**');
    const least = start.length + end.length + (glob.endsWith('**') ? 1 : 0);
    return path => path.length >= least &&
        path.startsWith(start) &&
        path.endsWith(end) &&
        !(isWithin && path.slice(start.length, path.length - end.length).includes('/'));
};
const compileGlob = (given) => {
    const takes = !given.startsWith('!');
    const glob = takes ? given : given.slice(1);
    const at = ({ offset, expected }) => ({
        offset: offset + given.length - glob.length,
        expected,
    });
    if (glob.length > maximumGlob)
        return at({ offset: 0, expected: `a glob of at most ${maximumGlob} characters` });
    const misshapen = shapeFault(glob);
    if (misshapen)
        return at(misshapen);
    const plain = plainMatch(glob);
    if (plain)
        return { takes, matches: plain };
    const node = parseGlob(glob);
    if ('offset' in node)
        return at(node);
    const match = (0,_automaton_js__WEBPACK_IMPORTED_MODULE_1__/* .toMatcher */ .W)(node);
    if (!match)
        return at({ offset: 0, expected: 'a simpler glob' });
    const start = /^[^*?[{\\]*/.exec(glob)[0];
    return { takes, matches: path => path.startsWith(start) && match(path) === path.length };
};
/** What keeps a glob from being used; null where nothing does. */
const globFault = (glob) => {
    const compiled = compileGlob(glob);
    return 'offset' in compiled ? compiled : null;
};
/** True for paths that the globs name. Read in order: a `!` glob takes away from what stands before it. Linear in the path. */
const compileGlobs = (globs) => {
    const compiled = globs.map(compileGlob).filter(glob => 'matches' in glob);
    return path => {
        let matched = false;
        for (const { takes, matches } of compiled)
            if (matched !== takes && matches(path))
                matched = takes;
        return matched;
    };
};


/***/ }),

/***/ 6046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ classTest),
/* harmony export */   K2: () => (/* binding */ sequence),
/* harmony export */   eu: () => (/* binding */ literal)
/* harmony export */ });
/** Which characters a class such as `[a-z]` or `\d` holds; null where it does not compile. */
const classTest = (source) => {
    for (const flags of ['u', '']) {
        try {
            // The engine's own classes, on one character at a time: nothing to backtrack into.
            const one = new RegExp(`^${source}$`, flags);
            const ascii = Array.from({ length: 128 }, (_, code) => one.test(String.fromCharCode(code)));
            return character => ascii[character.charCodeAt(0)] ?? one.test(character);
        }
        catch {
            continue;
        }
    }
    return null;
};
const literal = (character) => ({
    kind: 'set',
    test: given => given === character,
});
const sequence = (items) => ({ kind: 'sequence', items });


/***/ }),

/***/ 4785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ idMatcher)
});

;// CONCATENATED MODULE: ./build/evidence/alphabet.js
/** No part of an ID. */
const outside = 0;
/** Always part of an ID: a letter of any script, a digit, `_`. */
const letter = 1;
/** Part of an ID where another ID character follows: `.`, `-` and the marks that occur in known IDs. */
const mark = 2;
const undecided = 3;
const letters = /^[\p{L}\p{M}\p{N}_]$/u;
// Brackets, quotes, separators and decoration stand around an ID; in one odd ID they must not glue together all others.
const around = /^[\s\p{C}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`,;|*~<>…–—]$/u;
const dot = 46;
/** The alphabet of the given names. */
function alphabetOf(names) {
    const marks = new Set(['.', '-']);
    for (const character of new Set([...names].join('').replace(/[A-Za-z0-9_]+/g, ''))) {
        if (!letters.test(character) && !around.test(character))
            marks.add(character);
    }
    const table = new Uint8Array(0x10000).fill(undecided);
    const kindOf = (character) => letters.test(character) ? letter : marks.has(character) ? mark : outside;
    for (let code = 0; code < 128; code++)
        table[code] = kindOf(String.fromCharCode(code));
    const decide = (text, index) => {
        const code = text.charCodeAt(index);
        if (code >= 0xd800 && code < 0xe000) {
            const start = code >= 0xdc00 && index > 0 ? index - 1 : index;
            return kindOf(String.fromCodePoint(text.codePointAt(start) ?? 0));
        }
        return (table[code] = kindOf(String.fromCharCode(code)));
    };
    const kindAt = (text, index) => {
        const kind = table[text.charCodeAt(index)] ?? outside;
        return kind === undecided ? decide(text, index) : kind;
    };
    const tokenEnd = (text, start) => {
        let end = start;
        for (let index = start; index < text.length; index++) {
            const kind = kindAt(text, index);
            if (kind === outside || isDots(text, index))
                break;
            if (kind === letter)
                end = index + 1;
        }
        return end;
    };
    const isInside = (text, index) => kindAt(text, index - 1) !== outside && !isDots(text, index - 2);
    return { kindAt, isInside, tokenEnd };
}
/** Two dots in a row separate, as in `AB-01..04` and in `ENG-1...`. */
const isDots = (text, index) => text.charCodeAt(index) === dot && text.charCodeAt(index + 1) === dot;
/** The first index from `index` on that is no dot. */
function afterDots(text, index) {
    while (text.charCodeAt(index) === dot)
        index++;
    return index;
}

;// CONCATENATED MODULE: ./build/evidence/id-phrases.js

const longestGap = 32;
/** A finder of the given phrases. One without any letter is never found. */
function phraseFinder(phrases, alphabet) {
    const first = new Map();
    const tokenFrom = (text, from) => {
        const limit = Math.min(text.length, from + longestGap);
        for (let index = from; index < limit; index++) {
            if (alphabet.kindAt(text, index) !== outside && alphabet.tokenEnd(text, index) > index)
                return index;
        }
        return -1;
    };
    for (const [phrase, ids] of phrases) {
        let start = tokenFrom(phrase, 0);
        if (start < 0)
            continue;
        const lead = phrase.slice(0, start);
        let end = alphabet.tokenEnd(phrase, start);
        let step = stepTo(first, phrase.slice(start, end));
        while ((start = tokenFrom(phrase, end)) >= 0) {
            const gap = evenSpace(phrase.slice(end, start));
            end = alphabet.tokenEnd(phrase, start);
            step = stepTo(step.steps, `${gap}${phrase.slice(start, end)}`);
        }
        step.ends.push({ lead, tail: phrase.slice(end), ids });
    }
    const find = (text, start, end, token, say) => {
        let step = first.get(token);
        while (step !== undefined) {
            for (const { lead, tail, ids } of step.ends) {
                if (text.startsWith(tail, end) && text.startsWith(lead, start - lead.length))
                    say(ids);
            }
            if (step.steps.size === 0)
                return;
            const next = tokenFrom(text, end);
            if (next < 0)
                return;
            const gap = evenSpace(text.slice(end, next));
            end = alphabet.tokenEnd(text, next);
            step = step.steps.get(`${gap}${text.slice(next, end)}`);
        }
    };
    return { firstWords: first.keys(), find };
}
function stepTo(steps, key) {
    let step = steps.get(key);
    if (step === undefined)
        steps.set(key, (step = { steps: new Map(), ends: [] }));
    return step;
}
/** A message may be wrapped inside a phrase, but a paragraph ends it. */
const evenSpace = (gap) => (/\n[^\S\n]*\n/.test(gap) ? gap : gap.replace(/\s+/g, ' '));

;// CONCATENATED MODULE: ./build/evidence/id-ranges.js

/** Members that one range may have; a wider one is taken for something else. */
const longestRange = 1000;
/** A reader for ranges over names that end in digits. Only such prefixes are ever unfolded. */
function rangeReader(names, alphabet) {
    const prefixes = new Set();
    for (const name of names) {
        const digits = digitsBefore(name, 0, name.length);
        if (digits > 0 && digits < name.length)
            prefixes.add(name.slice(0, digits));
    }
    const numeralAt = (text, at) => {
        const end = alphabet.tokenEnd(text, at);
        if (end === at || end - at > 9 || digitsBefore(text, at, end) > at)
            return null;
        const padded = text[at] === '0' && end - at > 1;
        return { value: Number(text.slice(at, end)), width: end - at, padded, end };
    };
    const mayFollow = (text, end) => {
        const code = text.charCodeAt(end);
        return code === 0x2e
            ? isDots(text, end)
            : code === 0x2f || code === 0x2c || code === 0x2013 || code === 0x2026;
    };
    const read = (text, start, end, say) => {
        const digits = digitsBefore(text, start, end);
        if (digits === start || digits === end)
            return;
        const prefix = text.slice(start, digits);
        let last = prefixes.has(prefix) ? numeralAt(text, digits) : null;
        while (last !== null && mayFollow(text, last.end)) {
            const sign = text[last.end] ?? '';
            const isList = sign === '/' || sign === ',';
            const after = isDots(text, last.end) ? afterDots(text, last.end) : last.end + 1;
            const whole = text.startsWith(prefix, after);
            const right = numeralAt(text, whole ? after + prefix.length : after);
            if (right === null)
                return;
            for (const name of members(prefix, last, right, isList))
                say(name);
            // A whole name begins a range of its own, which is read when its turn comes.
            last = whole ? null : right;
        }
    };
    return { firstWords: prefixes, mayFollow, read };
}
/** Names of a range or of the next member of a list; none where the two numerals do not belong together. */
function* members(prefix, left, right, isList) {
    // Numerals of one width belong together; those without padding may grow, but `1/15` reads as a fraction.
    if (left.width !== right.width && (isList || left.padded || right.padded))
        return;
    const from = isList ? right.value : left.value;
    if (right.value - from >= longestRange)
        return;
    const width = left.width === right.width ? left.width : 1;
    for (let value = from; value <= right.value; value++)
        yield prefix + String(value).padStart(width, '0');
}
/** Index of the first of the digits that end at `end`, not before `start`. */
function digitsBefore(text, start, end) {
    let index = end;
    while (index > start && isDigit(text.charCodeAt(index - 1)))
        index--;
    return index;
}
const isDigit = (code) => code >= 48 && code <= 57;

;// CONCATENATED MODULE: ./build/evidence/id-matcher.js



const none = [];
/** Reads texts for the given IDs: whole tokens, case-sensitive, with ranges and lists. */
function idMatcher(known) {
    const byName = idsByName(known);
    const alphabet = alphabetOf(byName.keys());
    const isToken = (name) => alphabet.tokenEnd(name, 0) === name.length;
    const phrases = phraseFinder(new Map([...byName].filter(([name]) => !isToken(name))), alphabet);
    const ranges = rangeReader(byName.keys(), alphabet);
    const beginnings = beginningsOf([...byName.keys(), ...phrases.firstWords, ...ranges.firstWords]);
    const namesIn = (text) => {
        if (beginnings === null)
            return none;
        let named = null;
        const add = (ids, at) => {
            for (const id of ids ?? []) {
                named ??= new Map();
                if (!named.has(id))
                    named.set(id, at);
            }
        };
        beginnings.expression.lastIndex = 0;
        while (beginnings.expression.test(text)) {
            const start = beginnings.expression.lastIndex - beginnings.width;
            if (start > 0 && alphabet.isInside(text, start))
                continue;
            const end = alphabet.tokenEnd(text, start);
            const token = text.slice(start, end);
            add(byName.get(token), start);
            phrases.find(text, start, end, token, ids => add(ids, start));
            if (ranges.mayFollow(text, end))
                ranges.read(text, start, end, name => add(byName.get(name), start));
            beginnings.expression.lastIndex = Math.max(end, start + 1);
        }
        return named === null ? none : Array.from(named, ([id, at]) => ({ id, at }));
    };
    const standsIn = (text, name) => {
        for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
            if ((at === 0 || !alphabet.isInside(text, at)) && alphabet.tokenEnd(text, at) === at + name.length)
                return true;
        return false;
    };
    return { alphabet, namesIn, standsIn };
}
/** Finds the places of a text where one of the words may begin; most words of a message are no ID. Null for no words. */
function beginningsOf(words) {
    if (words.length === 0)
        return null;
    const width = words.some(word => word.length < 2) ? 1 : 2;
    const classAt = (index) => `[${Array.from(new Set(words.map(word => word.charCodeAt(index))), escaped).join('')}]`;
    const expression = new RegExp(`(?<![A-Za-z0-9_])${classAt(0)}${width > 1 ? classAt(1) : ''}`, 'g');
    return { expression, width };
}
const escaped = (code) => `\\u${code.toString(16).padStart(4, '0')}`;
function idsByName(known) {
    const byName = new Map();
    const shared = new Set();
    for (const { id, names } of known) {
        for (const name of names) {
            if (name === '')
                continue;
            const ids = byName.get(name);
            if (ids === undefined)
                byName.set(name, [id]);
            else {
                ids.push(id);
                shared.add(name);
            }
        }
    }
    for (const name of shared)
        byName.set(name, [...new Set(byName.get(name))].sort());
    return byName;
}


/***/ }),

/***/ 920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ spellingsOf),
/* harmony export */   s: () => (/* binding */ knownIds)
/* harmony export */ });
/** The IDs of the rows, each once, sorted, with the spellings that a message may use. */
function knownIds(rows) {
    const names = new Map();
    for (const row of rows) {
        const before = names.get(row.id);
        const spellings = spellingsOf(row);
        names.set(row.id, before === undefined ? spellings : [...before, ...spellings]);
    }
    return [...names.keys()].sort().map(id => ({ id, names: distinct(names.get(id) ?? []) }));
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
var scan = __webpack_require__(9271);
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
    readMarked ??= (await Promise.all(/* import() */[__webpack_require__.e(36), __webpack_require__.e(148)]).then(__webpack_require__.bind(__webpack_require__, 4148))).readMarked;
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
const readCell = ({ source, line, lineStart, bounds }, column) => {
    const from = bounds[2 * column] ?? 0;
    const to = bounds[2 * column + 1] ?? 0;
    const start = trimmedStart(source.text, from, to);
    const text = source.text.slice(start, trimmedEnd(source.text, start, to));
    return {
        text: text.includes('\\|') ? text.replaceAll('\\|', '|') : text,
        place: placeOf(source, { line, lineStart, from: start, to }),
    };
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
/** Takes a line that only goes on with a paragraph or a fence in no container: most lines of most documents are such. */
const takePlainLine = ({ cursor, containers, leaf }) => {
    const { text, line, start, end, next } = cursor;
    if (containers.length > 1 || start === end || isPlain[text.charCodeAt(start)] === false)
        return false;
    if (leaf?.kind === 'paragraph')
        leaf.segments.push({ line, lineStart: start, from: start, to: end, indent: 0 });
    else if (leaf?.kind === 'fence')
        leaf.to = next;
    else
        return false;
    return true;
};
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
/** Reads the block structure of a document, line by line, the way cmark-gfm does. */
const scanBlocks = (path, text) => {
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
    while (nextLine(scan.cursor))
        if (!takePlainLine(scan))
            takeLine(scan);
    closeDownTo(scan, 1);
    return { ...scan.found, lineCount: scan.cursor.line };
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

/***/ 7147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ scopeOf)
/* harmony export */ });
/** Two letters and a separator: long enough that two files of a repository hardly mean different things by it. */
const unmistakable = /^[A-Za-z]{2,}[-_.:/]/;
/** Whether an ID means one row in the whole repository, one in its file, or one in its table. */
const scopeOf = (row, { agreed, namespace }) => {
    // Every table counts its lines from 1: an ordinal means its line there and nothing elsewhere.
    if (!row.searchable)
        return 'table';
    const isGuess = !agreed && !unmistakable.test(row.id);
    return namespace === 'file' || isGuess ? 'file' : 'repository';
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


/***/ }),

/***/ 9016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ isReservedWord),
/* harmony export */   f7: () => (/* binding */ isMeantBy),
/* harmony export */   tW: () => (/* binding */ absences)
/* harmony export */ });
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);

/** What stands for no row: where one comes from that arrives, and where one goes that departs. */
const absences = { from: 'arrival', to: 'departure' };
/** True for the words of a configuration that mean something else than a state. */
const isReservedWord = (word) => word === absences.from || word === absences.to || _row_js__WEBPACK_IMPORTED_MODULE_0__/* .stateClasses */ .Y.some(name => name === word);
/** Whether a class, a word of a state in any case, or the word for no row means this row. */
const isMeantBy = (word, row, end) => row === null
    ? word === absences[end]
    : word === row.class || (!isReservedWord(word) && word.toLowerCase() === row.state.toLowerCase());


/***/ }),

/***/ 157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ restWords),
/* harmony export */   lr: () => (/* binding */ defaultWords),
/* harmony export */   mt: () => (/* binding */ negation),
/* harmony export */   wi: () => (/* binding */ continuation)
/* harmony export */ });
/** The vocabulary for repositories that have agreed on none: words as people write them, parted by `|`. */
const defaultWords = [
    {
        class: 'inventoried',
        words: 'inventoried|listed|catalogued|cataloged|unknown|unverified',
        emoji: '⚪',
    },
    {
        class: 'planned',
        words: 'todo|to do|planned|pending|not started|not implemented|not yet started|missing|gap|uncovered|open|new|proposed|draft|backlog|queued|future|later|deferred|reserved|대기|offen|pendiente',
        emoji: '⬜ ☐ 📋 🔮 🔜 ⏳ 📝 ❌ 🔴',
    },
    { class: 'ready', words: 'ready|approved|next|unclaimed|claimable|scheduled', emoji: '🆕' },
    {
        class: 'active',
        words: 'active|in progress|wip|work in progress|started|doing|ongoing|claimed|spike|implementing|fixing|진행중|진행 중|进行中',
        emoji: '🚧 🔄 🔵 ▶',
    },
    {
        class: 'gating',
        words: 'in review|review|under review|pr open|gating|testing|in testing|verifying|awaiting|code complete|merged unreleased|merged, unreleased',
        emoji: '👀 🧪',
    },
    {
        class: 'partial',
        words: 'partial|partially|partially done|partially complete|partially implemented|partly|incomplete|degraded|stub|mostly|部分覆盖',
        emoji: '🟡 🟠 ⚠ ◐',
    },
    {
        class: 'blocked',
        words: 'blocked|on hold|paused|parked|waiting|stalled|needs decision',
        emoji: '⛔ ⏸ 🛑',
    },
    {
        class: 'done',
        words: 'done|complete|completed|closed|fixed|resolved|implemented|landed|merged|shipped|delivered|verified|settled|covered|passed|final|완료|已完成|concluído|hecho|готово',
        emoji: '✅ ✔ ✓ ☑ 🟢 🏁',
    },
    {
        class: 'dropped',
        words: "rejected|dropped|cancelled|canceled|won't do|wont do|won't fix|wontfix|abandoned|withdrawn|superseded|deprecated|obsolete|removed|retired|out of scope|n/a|skip|skipped|duplicate|不适用",
        emoji: '🚫 ➖',
    },
];
/** Words after which the vocabulary is read the other way round. */
const negation = /^(?:not(?: yet| fully)?|no|never|zero)(?= )/;
/** A word that changes nothing about the state behind it. */
const continuation = /^(?:still|now|currently|already)(?= )/;
/** What makes done into partial where a note says it. */
const restWords = /(?<![\p{L}\p{N}-])(?:still open|remaining|remains?|pending|partial|partially|except|only|todo|follow[- ]?ups?|missing|core)(?![\p{L}\p{N}])/giu;


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


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ normaliseHeader),
/* harmony export */   P0: () => (/* binding */ isOrdinalHeader),
/* harmony export */   P7: () => (/* binding */ isCertainIdHeader),
/* harmony export */   bP: () => (/* binding */ idHeaderWord),
/* harmony export */   hn: () => (/* binding */ stateHeader),
/* harmony export */   tV: () => (/* binding */ isSpecHeader),
/* harmony export */   vh: () => (/* binding */ isIdHeader)
/* harmony export */ });
const strip = /!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])?|<[^<>]*>|&[a-z]{1,20};/gi;
/** A header text for comparison: without case, marks, punctuation and emoji; `#` stays. Units: words parted by one space. */
const normaliseHeader = (text) => /^[\w #/+-]*$/.test(text) ? words(text.toLowerCase(), /[^a-z0-9#]+/g) : normaliseAny(text);
const words = (text, between) => text.replace(between, ' ').trim();
const normaliseAny = (text) => words(text.normalize('NFKC').replace(strip, ' $1 ').toLowerCase(), /[^\p{L}\p{N}\p{M}#]+/gu);
const stateKinds = 'current|overall|implementation|delivery|build|work|lifecycle|task|claim|coverage|phase|row|port|migration';
const ownState = new RegExp(`^(?:(?:${stateKinds}) )?(?:state|status)$`);
const anyState = /^(?:[\p{L}\p{M}\p{N}]+ )?(?:state|status)$/u;
const impl = /^impl/;
const doneHead = /^(?:done|complete|completed|implemented|landed|shipped)$/;
const foreign = /^(?:estado|situação|stato|statut|zustand|状态|狀態|状況|상태|статус|durum|trạng thái)$/u;
const weak = /^(?:stage|progress|result|outcome|verdict|disposition|coverage|conclusion|resolution|readiness)$/;
/** What a normalised header says of a State column; null where it is none. `other-state` may belong to another system. */
const stateHeader = (header) => {
    if (header === 'impl' || (impl.test(header) && anyState.test(header)))
        return 'implementation';
    if (ownState.test(header))
        return 'state';
    if (foreign.test(header.normalize('NFC')))
        return 'state';
    if (anyState.test(header))
        return 'other-state';
    if (doneHead.test(header))
        return 'done';
    return weak.test(header) ? 'weak' : null;
};
const idWord = 'row|task|req|requirement|story|epic|feature|test|item|bug|issue|ticket|claim|work item|wp|gap|finding|risk|decision|adr|rfc|milestone|invariant|spec|plan|packet|slice|lane';
const idHead = new RegExp(`^(?:ids?|keys?|row|#|no|nr|num|number|(?:${idWord})(?: ids?| #| no| number| key)?|编号|需求 id)$`);
const certainIdHead = /(?:^| )(?:ids?|key|keys|#|no|number)$|^编号$/;
/** Whether a normalised header is one of those under which IDs are usual. */
const isIdHeader = (header) => idHead.test(header);
/** Whether it says ID in so many words, and not only what the rows are. */
const isCertainIdHeader = (header) => isIdHeader(header) && certainIdHead.test(header);
const ordinalHead = /^(?:step|phase|wave|stage|section|§|chapter|sprint|week)$/;
/** Whether numbers below a normalised header are usual names of what is to be done. */
const isOrdinalHeader = (header) => ordinalHead.test(header);
const wordOfId = new RegExp(`^(?:${idWord})(?= |$)`);
/** The word of an ID header that makes a number unmistakable (`Plan 007`); null where it has none. */
const idHeaderWord = (header) => isIdHeader(header) ? (wordOfId.exec(header)?.[0] ?? null) : null;
const specHead = /^(?:spec|specs|specification|spike|spike spec|spec link|design|design doc|plan file)$/;
/** Whether a normalised header names the spec of the row, where no configuration says which. */
const isSpecHeader = (header) => specHead.test(header);


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
    const struck = struckText(inline);
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

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ idsAt),
/* harmony export */   k: () => (/* binding */ mostIds)
/* harmony export */ });
/* harmony import */ var _id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(499);

/** More IDs than one cell may stand for. */
const mostIds = 500;
const span = /^ ?(?:\.\.+|…|‥) ?|^[–—~]| [–—] | to /y;
const splitNumber = /^(.*?)(\d{1,15})$/s;
const counted = (id) => {
    const match = splitNumber.exec(id);
    return match && { prefix: match[1], digits: match[2] };
};
const members = (first, { prefix, digits }, last) => {
    const from = Number(digits);
    const count = Number(last) - from + 1;
    if (last.length > 15 || count > mostIds)
        return 'wide';
    if (count < 2)
        return 'backwards';
    const width = digits.startsWith('0') || digits.length === last.length ? digits.length : 0;
    return Array.from({ length: count }, (_, index) => {
        const id = `${prefix}${String(from + index).padStart(width, '0')}`;
        return { ...first, id };
    });
};
const asRange = (ids, rest) => typeof ids === 'string' ? ids : { ids, rest };
/** `A-1..4`, `A-1–4`, `A-1 to A-4` after the ID `A-1`; null where no range follows, a fault where it cannot be counted. */
const rangeAfter = (first, rest, grammar) => {
    span.lastIndex = 0;
    const mark = rest === '' ? undefined : span.exec(rest)?.[0];
    const start = mark === undefined ? null : counted(first.id);
    if (!start || mark === undefined)
        return null;
    const behind = rest.slice(mark.length);
    const last = (0,_id_js__WEBPACK_IMPORTED_MODULE_0__/* .idAt */ .j)(behind, grammar);
    const full = last && counted(last.id);
    if (full && full.prefix === start.prefix && (start.prefix !== '' || mark.trim() === mark)) {
        return asRange(members(first, start, full.digits), behind.slice(last.id.length));
    }
    // A number by itself is the end of a range only where no space could make it the start of a title.
    const number = mark.trim() === mark || mark.includes('..') ? /^\d{1,15}(?![\p{L}\p{N}_])/u.exec(behind) : null;
    return number && asRange(members(first, start, number[0]), behind.slice(number[0].length));
};
/** A pattern may take `KV-1..4` for one ID; it is a range all the same. */
const splitRange = (found) => {
    if (!found.id.includes('..'))
        return null;
    const match = /^(.+?)\.{2,3}(\d+)$/s.exec(found.id);
    const start = match && counted(match[1]);
    return start && asRange(members(found, start, match[2]), '');
};
const separator = /^(?: ?[,;/&+] ?| and | und |, and )/;
const kin = (id) => /^[A-Za-z]*/.exec(id)[0];
/** `AB-01/02`: digits of the same width after an ID. */
const sibling = (previous, text) => {
    const start = counted(previous.id);
    const digits = /^\d+(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}_])/u.exec(text)?.[0];
    if (!start || start.prefix === '' || digits?.length !== start.digits.length)
        return null;
    return { ...previous, id: start.prefix + digits };
};
/** Reads all IDs with which a text begins: one, a list, or a range. Null where there is none, a fault where not all can be taken. */
const idsAt = (text, grammar) => {
    const first = (0,_id_js__WEBPACK_IMPORTED_MODULE_0__/* .idAt */ .j)(text, grammar);
    if (!first)
        return null;
    const ids = [];
    let rest = text.slice(first.id.length);
    let found = first;
    let kept = { ids: [first], rest };
    let related = true;
    for (;;) {
        const range = splitRange(found);
        const after = range ?? rangeAfter(found, rest, grammar);
        if (typeof after === 'string')
            return after;
        ids.push(...(after?.ids ?? [found]));
        if (after && after !== range)
            rest = after.rest;
        if (related || rest.trim() === '')
            kept = { ids: [...ids], rest };
        if (ids.length > mostIds)
            return 'many';
        const mark = separator.exec(rest)?.[0] ?? (/^ /.test(rest) ? ' ' : null);
        if (mark === null)
            break;
        const behind = rest.slice(mark.length);
        const next = (mark.includes('/') ? sibling(ids.at(-1), behind) : null) ?? (0,_id_js__WEBPACK_IMPORTED_MODULE_0__/* .idAt */ .j)(behind, grammar);
        if (!next?.searchable && !/[,;&]/.test(mark))
            break;
        if (!next)
            break;
        const written = behind.startsWith(next.id) ? next.id.length : counted(next.id).digits.length;
        // Words that only look like IDs (`ENG-1, UTF-8 handling`) belong to the title, unless nothing else follows.
        related = related && mark !== ' ' && kin(next.id) === kin(first.id);
        found = next;
        rest = behind.slice(written);
    }
    return kept;
};


/***/ }),

/***/ 499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ idAt)
/* harmony export */ });
/* unused harmony export endsId */
const named = [
    // ENG-FOO, MODEL-TEXT-llama-llama-for-causal-lm, KV.2-X, UTF-8; not X-ray, not SCAN_MAX_BYTES
    /^(?![A-Z]-[a-z])[A-Z][A-Z0-9]*(?:[._][A-Z0-9]+)*(?:-[A-Za-z0-9]+(?:[._+][A-Za-z0-9]+)*)+/,
    // REQ_001
    /^[A-Z]{2,}_\d+/,
    // A1B2, SHA256
    /^[A-Z][A-Z0-9]*\d[A-Z0-9]*/,
    // M1a, R47.1
    /^[A-Z]{1,10}\d+[a-z]?(?:\.\d+[a-z]?)*/,
];
const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?=[a-z]*\d)[a-z0-9]+(?:\.\d+)*/;
const numbered = [/^#\d+/, /^\d+(?:\.\d+)+/, /^\d+/];
/** True where an ID ends at this offset: no letter, digit or underscore follows, nor one behind a dot or hyphen. */
const endsId = (text, offset) => offset === text.length || !/^(?:[\p{L}\p{N}_]|[.-][\p{L}\p{N}_])/u.test(text.slice(offset, offset + 3));
const whole = (pattern, text) => {
    const match = pattern.exec(text)?.[0];
    return match !== undefined && endsId(text, match.length) ? match : null;
};
const isNumber = (id) => /^\d+(?:\.\d+)*$/.test(id);
const toFound = (id) => ({
    id,
    searchable: !isNumber(id),
    lettered: /[A-Za-z]/.test(id),
});
const configured = (text, pattern) => {
    const match = pattern(text);
    if (match === null)
        return null;
    // A full stop or a dash behind an ID is not part of it, though a pattern may let it in.
    const bare = /[.-]$/.test(match) ? match.replace(/[.-]+$/, '') : match;
    const id = bare !== match && bare !== '' && pattern(bare) === bare ? bare : match;
    return endsId(text, id.length) ? toFound(id) : null;
};
const longestId = 256;
/** Reads the ID with which a plain text begins; null where it begins with none. */
const idAt = (whole_, grammar) => {
    const text = whole_.slice(0, longestId);
    if (grammar.pattern)
        return configured(text, grammar.pattern);
    const patterns = [...named, ...(grammar.underIdHeader ? [slug] : []), ...numbered];
    for (const pattern of patterns) {
        const id = whole(pattern, text);
        if (id !== null && !/\d{19}/.test(id))
            return toFound(id);
    }
    return null;
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

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ endsWord),
/* harmony export */   DM: () => (/* binding */ lowered),
/* harmony export */   Kf: () => (/* binding */ emojiIn),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   ZE: () => (/* binding */ roughText),
/* harmony export */   cy: () => (/* binding */ isNoClaim),
/* harmony export */   fR: () => (/* binding */ withoutDecoration)
/* harmony export */ });
/** What a cell shows, in one spelling: composed, no variation selectors or zero-width marks, white space collapsed. */
const toPlain = (text) => /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/[\uFE0E\uFE0F\u200B-\u200D\u2060\uFEFF]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
const linkMarks = /!?\[((?:[^[\]\\]|\\.)*)\](?:\([^)\s]*\))?|<\/?[A-Za-z][^<>]*>|[`*]+|~~|\\(?=[!-/:-@[-`{-~])/g;
/** What a piece of Markdown shows, near enough for a title: it may be cut anywhere, and nothing is resolved. */
const roughText = (source) => source.replace(linkMarks, '$1');
/** For comparison without case. As long as the text, so that places stay. */
const lowered = (text) => {
    const lower = text.toLowerCase();
    return lower.length === text.length
        ? lower
        : text.replace(/[^]/g, unit => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit));
};
/** For comparison of words: without case, all dashes and underscores as spaces, one kind of apostrophe. As long as the text. */
const folded = (text) => lowered(text)
    .replace(/[-_‐‑]/g, ' ')
    .replace(/[’‘`]/g, "'");
const dashes = /^(?:[-–—−‐‑―_.…·~\s]*|\?+|tbd|tbc|t\.b\.d\.)$/i;
/** True for a cell that claims nothing: empty, dashes, `?`, TBD. */
const isNoClaim = (text) => dashes.test(text);
const pictograph = String.raw `\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}])?|[\u{2610}-\u{2612}\u{25A0}-\u{25FF}\u{2713}-\u{2718}]`;
const decoration = new RegExp(`^(?:${pictograph}|\\[[ xX~-]?\\]|:[a-z0-9_+-]+:|[\\s*•"'“”‘’>])+`, 'u');
const emoji = new RegExp(pictograph, 'gu');
const skinTone = /[\u{1F3FB}-\u{1F3FF}]/u;
/** The text behind the emoji, shortcode, checkbox or quote with which it begins. */
const withoutDecoration = (text) => /^[A-Za-z0-9]/.test(text) ? text : text.replace(decoration, '');
/** All emoji of a text and where each stands, in order. */
const emojiIn = (text) => /^[\0-\x7f]*$/.test(text)
    ? []
    : [...text.matchAll(emoji)].map(({ 0: found, index }) => ({ emoji: found.replace(skinTone, ''), index }));
const beyondAscii = /[\p{L}\p{N}\p{M}]/u;
const isWordCharacter = (character) => character < '\x80' ? /[A-Za-z0-9_]/.test(character) : beyondAscii.test(character);
/** True where a word that ends at this offset is not cut in two. A hyphen before a letter goes on with the word. */
const endsWord = (text, offset) => {
    if (offset >= text.length || !isWordCharacter(text.charAt(offset - 1)))
        return true;
    const next = text.charAt(offset);
    return !isWordCharacter(next) && !(next === '-' && isWordCharacter(text.charAt(offset + 1)));
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
        // Few texts stand in the State cells of many rows.
        const byText = new Map();
        const readings = table.rows.map(row => {
            const cell = row.cellAt(column);
            const same = byText.get(cell.text);
            if (same)
                return same;
            const reading = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readState */ .u)(inline(cell), vocabulary);
            byText.set(cell.text, reading);
            return reading;
        });
        known.set(column, readings);
        return readings;
    };
    return { table, ...header, vocabulary, settings, definitions, listed, inline, states };
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
    for (const whole of text.split(/\r\n|\n|\r/)) {
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
        if (line <= heldTo)
            continue;
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


/***/ }),

/***/ 6352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rules: () => (/* binding */ rules)
});

;// CONCATENATED MODULE: ./build/rules/shared/asked.js
/** The asked rows with one of these verdicts, in the order of the census. A row of verdict UNKNOWN is nobody's fault. */
function* rowsWith(view, verdicts) {
    for (const { row, verdict, evidence } of view.rows) {
        if (!verdict || !evidence || row.evidence === 'none' || !isNameable(row))
            continue;
        if (verdicts.includes(verdict.verdict))
            yield { row, verdict, evidence, weight: row.evidence };
    }
}
/** A name under which a branch belongs to the row: `row/ENG-1`. */
const branchOf = ({ settings }, { id }) => (settings.branches[0] ?? 'row/{id}').replace('{id}', () => id).replaceAll('*', 'work');
/** False for a row that no message could name, such as the first of its table. */
const isNameable = (row) => row.searchable || row.aliases.length > 0;

;// CONCATENATED MODULE: ./build/rules/shared/legal-floor.js
/** `ready` for a row whose spec exists and names it, `inventoried` for any other; the next class where the vocabulary has no word. */
const legalFloor = (view, row) => {
    const specified = view.specNames(row);
    const because = specified ? 'its spec exists and names it' : whyNot(row.specLinks.length);
    const classes = specified
        ? ['ready', 'planned', 'inventoried']
        : ['inventoried', 'planned'];
    const { states } = view.settings;
    const own = classes.flatMap(name => states?.find(state => state.class === name) ?? [])[0];
    const fallback = specified ? 'ready' : 'inventoried';
    return own
        ? { class: own.class, word: own.word, because }
        : { class: fallback, word: states ? `a state of class ${fallback}` : fallback, because };
};
/** The state that target has for a row which the change itself has moved, and to which it may be put back; null for any other. */
const formerState = ({ change }, row) => {
    const from = change?.moves.find(({ to }) => to === row)?.from ?? null;
    return from && from.evidence === 'none' && from.class !== 'unknown'
        ? { class: from.class, word: from.state, because: 'that is what it is before this change' }
        : null;
};
const whyNot = (links) => links === 0 ? 'it links no spec' : 'no spec that it links exists and names it';

;// CONCATENATED MODULE: ./build/rules/rule.js
const skip = (reason) => ({ skipped: true, reason });
/** Keeps the options' type between a rule's schema and its check. */
const defineRule = (rule) => rule;

;// CONCATENATED MODULE: ./build/rules/shared/named-share.js

/** By the measured share: `usual` from three fifths, `mixed` from one fifth. Where the tables are agreed, always `usual`. */
const habitOf = (view) => {
    if (view.settings.agreed)
        return () => 'usual';
    const shares = new Map(view.named.map(share => [`${share.line} ${share.path}`, share]));
    return row => {
        const place = view.census.tables[row.table]?.place;
        const share = place && shares.get(`${place.line} ${place.path}`);
        if (!share || share.named * 5 < share.searched || share.searched === 0)
            return 'rare';
        return share.named * 5 < share.searched * 3 ? 'mixed' : 'usual';
    };
};
const told = 3;
/** One sentence for all tables that are too seldom named to blame a row of them; nothing where there is none. */
const skipRare = (view, tables) => {
    const places = [...tables].flatMap(table => view.census.tables[table]?.place ?? []);
    const shares = places.flatMap(place => view.named.find(share => share.path === place.path && share.line === place.line) ?? []);
    if (shares.length === 0)
        return [];
    const more = shares.length > told ? `, and ${shares.length - told} more` : '';
    const list = shares.slice(0, told).map(inWords).join(', ');
    return [skip(`history names fewer than one in five of the IDs of ${list}${more}: too few to blame a row`)];
};
const inWords = ({ path, line, named, searched }) => `${path}:${line} (${named} of ${searched})`;

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/rules/shared/no-options.js

/** Of a rule that takes nothing but a severity. One schema for all of them, since each takes its time to build. */
const noOptions = schemas/* strictObject */.rej({});

// EXTERNAL MODULE: ./build/rules/shared/severity.js
var severity = __webpack_require__(5297);
;// CONCATENATED MODULE: ./build/rules/abandoned-row.js






const unagreedDays = 30;
/* harmony default export */ const abandoned_row = (defineRule({
    id: 'abandoned-row',
    group: 'Evidence',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require a trace of work in Git for every row that claims work.',
    options: noOptions,
    past: ({ verdict }) => verdict?.verdict === 'ABANDONED',
    days: (_options, settings) => (settings.agreed ? [] : [unagreedDays]),
    *check(view) {
        const habit = habitOf(view);
        const rare = new Set();
        for (const { row, verdict, weight } of rowsWith(view, ['ABANDONED'])) {
            const named = habit(row);
            if (named === 'rare') {
                rare.add(row.table);
                continue;
            }
            if (!view.settings.agreed) {
                const before = view.stood(row, unagreedDays);
                if (!before.found)
                    yield skip(before.reason);
                if (!before.found || before.value?.state !== row.state)
                    continue;
            }
            const floor = formerState(view, row) ?? legalFloor(view, row);
            yield {
                subject: row.id,
                id: row.id,
                severity: named === 'mixed' ? (0,severity/* milder */.I)(weight, 'notice') : weight,
                message: `Unexpected state ${row.state} for ${row.id}, expected a trace of work in Git: ${verdict.reason}`,
                help: `Set the row back to ${floor.word}, since ${floor.because}; this says nothing about how far the work got. Or, where there is work, name ${row.id} in a commit, push it as ${branchOf(view, row)}, or write its pull request or SHA behind the state.`,
                place: row.statePlace,
                extra: { floor: floor.class },
            };
        }
        yield* skipRare(view, rare);
    },
}));

// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/contracts/covered-rows.js

// A line that points at its row owes nothing itself, and of one that nobody could read it is not known what it owes.
const exempt = ['pointer', 'unknown'];
/** Whether a contract is about the row as it stands. */
const isUnder = (contract, row) => !exempt.includes(row.class) &&
    (contract.matrices === null || contract.matrices.isMatch(row.place.path)) &&
    (contract.rows === null ? row.class !== 'dropped' : contract.rows.some(word => (0,state_word/* isMeantBy */.f7)(word, row, 'to')));
const known = new WeakMap();
/** The rows that are under any contract. Every rule of the contracts asks, so that a census is gone through once. */
const allCovered = (census, contracts) => {
    const before = known.get(census);
    if (before?.of === contracts)
        return before.rows;
    const rows = census.rows.flatMap(row => {
        const own = contracts.filter(contract => isUnder(contract, row));
        return own.length > 0 ? [{ row, contracts: own }] : [];
    });
    known.set(census, { of: contracts, rows });
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

// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var markdown_inline = __webpack_require__(6518);
;// CONCATENATED MODULE: ./build/markdown/cell-inline.js

const cell_inline_known = new WeakMap();
/** What stands in a cell, references resolved with the definitions of its document. Each cell is read once. */
const inlineOfCell = (cell, definitions) => {
    const before = cell_inline_known.get(cell);
    if (before)
        return before;
    const inline = (0,markdown_inline/* readInline */.SG)(cell.text, definitions);
    cell_inline_known.set(cell, inline);
    return inline;
};

// EXTERNAL MODULE: ./build/record/header.js
var record_header = __webpack_require__(2003);
;// CONCATENATED MODULE: ./build/contracts/row-cell.js


const namesOf = new WeakMap();
/** All tables of one head share its array, so that it is normalised once. */
const normalised = (header) => {
    const known = namesOf.get(header) ?? header.map(record_header/* normaliseHeader */.Gw);
    namesOf.set(header, known);
    return known;
};
/** The cells of a row under headers of these names, in their own order; all of them where null is given. */
const cellsUnder = (row, names) => {
    const wanted = names && new Set(names.map(record_header/* normaliseHeader */.Gw));
    const own = normalised(row.header);
    return row.cells.flatMap((cell, index) => {
        const name = own[index];
        return name === undefined || (wanted && !wanted.has(name))
            ? []
            : [{ header: row.header[index] ?? '', cell }];
    });
};
/** What stands in a cell, references resolved with the definitions of its file. */
const inlineOf = (row, cell, census) => inlineOfCell(cell, census.tables[row.table]?.definitions);

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

;// CONCATENATED MODULE: ./build/rules/shared/age.js
const day = 86_400;
/** Whole days from a time to now; both in seconds since 1970. Never negative. */
const daysSince = (time, now) => Math.max(0, Math.floor((now - time) / day));
/** `1 day`, `3 days`. */
const inDays = (days) => (days === 1 ? '1 day' : `${days} days`);

;// CONCATENATED MODULE: ./build/rules/shared/contract-reason.js
/** The reasons of contracts as sentences with a space behind, each once; empty where none is given. */
const reasonsOf = (contracts) => [...new Set(contracts.flatMap(({ reason }) => (reason === null ? [] : [sentence(reason)])))].join('');
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}. `;

;// CONCATENATED MODULE: ./build/rules/shared/cut.js
/** A text of the repository on one line, cut to so many characters. */
const cut = (text, most = 100) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
};

;// CONCATENATED MODULE: ./build/rules/shared/enumeration.js
/** `a`, `a or b`, `a, b or c`. */
const either = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

;// CONCATENATED MODULE: ./build/rules/bad-closing-commit.js








/* harmony default export */ const bad_closing_commit = (defineRule({
    id: 'bad-closing-commit',
    group: 'Contracts',
    section: 'contracts',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a row that is done to name the commit on base that closed it.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(7)
            .describe('How many days a row may be done before it has to name a commit.'),
    }),
    past: ({ row }) => row.class === 'done',
    days: ({ days }, { contracts }) => days > 0 && contracts.contracts.some(({ closingCommit }) => closingCommit !== null) ? [days] : [],
    commits: ({ census, settings }) => closingCells(census, settings).some(({ words }) => words.length > 0),
    *check(view, { days }) {
        const references = new Map(view.rows.map(({ row, evidence }) => [row, evidence?.references ?? []]));
        for (const closing of closingCells(view.census, view.settings)) {
            const { row, contract, columns, numbers, place } = closing;
            if (isMovedHere(view, closing))
                continue;
            const named = lookUp(view, closing);
            if ('unknown' in named) {
                yield skip(named.unknown);
                continue;
            }
            if (named.isClosed || numbers.some(text => references.get(row)?.some(each => each.text === text)))
                continue;
            if (named.fault === null && days > 0) {
                const before = view.stood(row, days);
                if (!before.found)
                    yield skip(`the grace of ${inDays(days)} is not measured: ${before.reason}`);
                else if (before.value === null || before.value.class !== 'done')
                    continue;
            }
            const where = either(columns.map(each => `"${each}"`));
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} of ${row.id}, expected the SHA of a commit on base under ${where}, as contract ${contract.name} wants: ${named.fault ?? whatThereIs(closing)}`,
                help: `${reasonsOf([contract])}${closing.hasColumn ? '' : 'Add the column, or correct its name in the contract. '}Write the SHA of the commit on base that closed the row, at least seven digits of it.`,
                place,
                extra: { contract: contract.name },
            };
        }
    },
}));
const whatThereIs = ({ hasColumn, numbers }) => {
    if (!hasColumn)
        return 'its table has no such column';
    return numbers.length > 0
        ? `there is none, and base has no commit of ${either(numbers.slice(0, 3))}`
        : 'there is none';
};
/** Whether the change brings the row under its contract; the commit that it will be landed as has no name yet. */
const isMovedHere = ({ change }, { row, contract }) => change?.moves.some(({ from, to }) => to !== null && isSameLine(to, row) && (from === null || !isUnder(contract, from))) === true;
const isSameLine = (one, other) => one.id === other.id && one.place.path === other.place.path && one.place.line === other.place.line;
/** Whether base has one of the commits, and what is wrong where it has none. A commit of the change may land as it is. */
const lookUp = ({ commitsOnBase, change }, { words }) => {
    const strange = [];
    const ambiguous = [];
    for (const word of words) {
        const known = commitsOnBase(word);
        if (!known.found)
            return { unknown: known.reason };
        if (known.value.length === 1 || change?.commits.some(({ sha }) => sha.startsWith(word)))
            return { isClosed: true, fault: null };
        if (known.value.length > 1)
            ambiguous.push(word);
        else if (isSurelyCommit(word))
            strange.push(word);
    }
    if (ambiguous[0] !== undefined)
        return { isClosed: false, fault: `${ambiguous[0]} fits several commits` };
    return {
        isClosed: false,
        fault: strange[0] === undefined ? null : `base has no commit ${cut(either(strange.slice(0, 3)))}`,
    };
};

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



const text_facts_known = new WeakMap();
const factsOf = (file) => {
    const facts = text_facts_known.get(file) ?? {};
    text_facts_known.set(file, facts);
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
// Commas stand within lists of lines. Braces (`a.{h,cpp}`) stay, so that what they belong to is no path.
const isWithin = (text, at) => {
    const character = text.charAt(at);
    return !divider.test(character) || (character === ',' && /\d/.test(text.charAt(at + 1)));
};
/** The words of a text in which there is a dot or a slash with something behind it, in order. Linear. */
function* tokensIn(text) {
    // No path is without a dot or a slash with something behind it.
    const hint = /[./](?=\S)/g;
    let last = 0;
    for (;;) {
        hint.lastIndex = last;
        const found = hint.exec(text);
        if (!found)
            return;
        let start = found.index;
        while (start > last && isWithin(text, start - 1))
            start--;
        let end = found.index + 1;
        while (end < text.length && isWithin(text, end))
            end++;
        yield { token: text.slice(start, end), from: start };
        last = end;
    }
}

;// CONCATENATED MODULE: ./build/contracts/mention.js



/** The paths that a cell mentions outside of links: `src/a.ts`, `src/a.ts:12`, `src/a.ts:12-20,31`, `src/a.ts#L12`. Linear. */
const mentionsIn = (inline) => {
    const { text } = inline;
    if (!mayMention.test(text))
        return [];
    const linked = linkedStretches(inline);
    const stretches = stretchesOf(inline);
    const codeFrom = new Map(stretches.filter(({ code }) => code).map(each => [each.from, each]));
    const codeTo = new Map(stretches.filter(({ code }) => code).map(each => [each.to, each]));
    const symbolIn = (stretch) => stretch ? symbolOf(text.slice(stretch.from, stretch.to)) : null;
    let link = 0;
    return stretches.flatMap(stretch => {
        const mentions = [];
        for (const { token, from: within } of tokensIn(text.slice(stretch.from, stretch.to))) {
            const from = stretch.from + within;
            const read = readToken(token);
            while ((linked[link]?.to ?? Infinity) <= from)
                link++;
            if (!read || (linked[link]?.from ?? Infinity) <= from)
                continue;
            const whole = stretch.code && token.length === stretch.to - stretch.from;
            const [start, end] = whole ? [stretch.from, stretch.to] : [from, from + read.text.length];
            const before = /\s?\($/.exec(text.slice(Math.max(0, start - 2), start))?.[0];
            const behind = /^\s?\(/.exec(text.slice(end, end + 2))?.[0];
            const symbol = (before && symbolIn(codeTo.get(start - before.length))) ??
                (behind && symbolIn(codeFrom.get(end + behind.length))) ??
                null;
            mentions.push({ ...read, symbol: symbol === '' ? null : symbol });
        }
        return mentions;
    });
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
const stretchesOf = ({ runs }) => {
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

;// CONCATENATED MODULE: ./build/contracts/anchor.js





/** Everything by which a row points into the repository, in the columns of these names; null for all of them. */
const anchorsOf = (row, names, census) => cellsUnder(row, names).flatMap(({ cell }) => {
    // Nothing is pointed at without a link or something that looks like a path.
    if (!/\]|[A-Za-z0-9_](?:\.[A-Za-z]|\/[A-Za-z0-9_.])/.test(cell.text))
        return none;
    return [
        ...linksOf(cell, row, census),
        ...mentionsOf(cell, row, census).flatMap(mention => toAnchors(mention, row, cell)),
    ];
});
/** Of these the links, and the paths with lines, in all columns: most cells need not be read to see that they have none. */
const preciseAnchorsOf = (row, census) => cellsUnder(row, null).flatMap(({ cell }) => {
    const links = /[\]<&]/.test(cell.text) ? linksOf(cell, row, census) : none;
    if (!mayHaveLines.test(cell.text))
        return links;
    const lined = mentionsOf(cell, row, census).filter(({ lines }) => lines.length > 0);
    return lined.length === 0 ? links : [...links, ...lined.flatMap(mention => toAnchors(mention, row, cell))];
});
// A line's number behind its mark, whatever other marks stand between them; an entity may be any of these.
const mayHaveLines = /[<&]|[:#](?:[^\w\s]|_|L){0,9}\d/;
const none = [];
const knownLinks = new WeakMap();
const knownMentions = new WeakMap();
const linksOf = (cell, row, census) => {
    const links = knownLinks.get(cell) ?? linksIn(inlineOf(row, cell, census), row, cell);
    knownLinks.set(cell, links);
    return links;
};
const mentionsOf = (cell, row, census) => {
    const mentions = knownMentions.get(cell) ?? mentionsIn(inlineOf(row, cell, census));
    knownMentions.set(cell, mentions);
    return mentions;
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

;// CONCATENATED MODULE: ./build/rules/broken-anchor.js





/* harmony default export */ const broken_anchor = (defineRule({
    id: 'broken-anchor',
    group: 'Contracts',
    section: 'contracts',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every link and every `path:line` of a row under a contract to lead somewhere.',
    options: noOptions,
    *texts({ census, settings, tree, target }) {
        for (const audited of auditedAnchors(census, settings, tree, target)) {
            const path = textOfAnchor(audited, tree);
            if (path !== null)
                yield { side: 'tree', path };
        }
    },
    *check({ census, settings, tree, target }) {
        const told = new Set();
        for (const audited of auditedAnchors(census, settings, tree, target)) {
            const fault = faultOf(audited, tree);
            if (fault === null)
                continue;
            const { row, anchor, path } = audited;
            const key = JSON.stringify([row.place.path, row.place.line, anchor.text, fault.instead]);
            if (told.has(key))
                continue;
            told.add(key);
            const { kind, instead, expected, help } = fault;
            yield {
                subject: `${row.id} ${cut(path ?? anchor.text)}`,
                id: row.id,
                ...(kind === 'stray' ? { severity: 'warning' } : {}),
                message: `Unexpected anchor ${cut(anchor.text)} of ${row.id}, expected ${expected}: ${instead}`,
                help,
                place: anchor.cell.place,
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/record/excerpt.js
var excerpt = __webpack_require__(3821);
// EXTERNAL MODULE: ./build/evidence/id-matcher.js + 3 modules
var id_matcher = __webpack_require__(4785);
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

;// CONCATENATED MODULE: ./build/rules/shared/unread-matrices.js
/** Why nobody can say which rows there are: a matrix that was not read. Null where all were. */
const unreadMatrices = ({ files }) => {
    const unread = files.find(({ listed, skipped }) => listed && skipped !== undefined);
    return unread ? `${unread.path} was not read (${unread.skipped ?? ''}), and nobody knows its rows` : null;
};

;// CONCATENATED MODULE: ./build/rules/claim-mismatch.js




/* harmony default export */ const claim_mismatch = (defineRule({
    id: 'claim-mismatch',
    group: 'Contracts',
    section: 'claims',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require rows and the claims on them to agree, in both directions.',
    options: noOptions,
    *texts(reading) {
        for (const path of claimPaths(reading))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree, change }) {
        if (!settings.claims)
            return;
        const unread = unreadMatrices(census);
        if (unread !== null)
            yield skip(unread);
        else
            yield* claimMismatches({ census, settings, tree, change });
    },
}));

;// CONCATENATED MODULE: ./build/rules/shared/flaws.js
/** The flaws of the census that a rule of this id reports, as they were found when the record was read. */
const flawsOf = (view, rule) => view.census.flaws.filter(flaw => flaw.rule === rule);

;// CONCATENATED MODULE: ./build/rules/conflict-marker.js



/* harmony default export */ const conflict_marker = (defineRule({
    id: 'conflict-marker',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'error',
    summary: 'Require a matrix without merge-conflict markers.',
    options: noOptions,
    check: view => flawsOf(view, 'conflict-marker'),
}));

;// CONCATENATED MODULE: ./build/rules/shared/work.js
/** A work commit that stands: neither taken back nor itself the taking back of another. */
const isStandingWork = (commit) => commit.work && !commit.reverted && !commit.revert;
/** Branches with work still to land, one for each name: the tracking ref and the local branch are copies. */
const openBranches = (evidence) => {
    const byName = new Map();
    for (const branch of evidence.branches) {
        if (branch.standing !== 'open' || !branch.work)
            continue;
        const other = byName.get(branch.name);
        if (!other || other.time < branch.time)
            byName.set(branch.name, branch);
    }
    return [...byName.values()];
};
/** The first piece of work on base for an ID, in words; null where there is none. */
const landedWork = (evidence) => {
    const commit = evidence.baseCommits.find(isStandingWork);
    if (commit)
        return work_inWords(commit);
    const branch = evidence.branches.find(each => each.standing === 'landed' && each.work);
    if (branch)
        return `${branchInWords(branch)}, which has landed`;
    const reference = evidence.references.find(each => isStandingWork(each.commit));
    return reference ? `${reference.text}, ${work_inWords(reference.commit)}` : null;
};
/** `branch row/ENG-1`, and whether only this clone has it. */
const branchInWords = ({ name, local }) => `${local ? 'local ' : ''}branch ${name}`;
/** `commit 0123abcd, "the line that names the row"`. */
const work_inWords = ({ sha, line }) => `commit ${sha.slice(0, 8)}, "${line}"`;
/** Why what is known of an ID has holes; null where everything was looked at. */
const unknownOf = (evidence) => evidence.unknown[0]?.reason ??
    evidence.branches.find(branch => branch.standing === 'unknown')?.reason ??
    null;

;// CONCATENATED MODULE: ./build/rules/contested-row.js




/* harmony default export */ const contested_row = (defineRule({
    id: 'contested-row',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require one branch with work still to land for one row.',
    options: noOptions,
    *check(view) {
        for (const { row, evidence } of view.rows) {
            const branches = evidence && row.class !== 'pointer' ? openBranches(evidence) : [];
            if (branches.length < 2)
                continue;
            const list = branches
                .slice(0, 5)
                .map(({ name, local, time }) => `${name} (${local ? 'local, ' : ''}${inDays(daysSince(time, view.now))} old)`);
            const more = branches.length > 5 ? [`${branches.length - 5} more`] : [];
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected ${branches.length} branches with work still to land for ${row.id}, expected one: ${[...list, ...more].join(', ')}`,
                help: 'Agree on one of them; delete or park the others. Parts that are to land apart are better rows of their own.',
                place: row.idPlace,
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/model/row-scope.js
var row_scope = __webpack_require__(7147);
;// CONCATENATED MODULE: ./build/rules/shared/namesakes.js

/** Rows that bear one ID where an ID means one row, each group in the order of the census; only groups of two and more. */
const namesakes = (view, isMeant) => {
    const meant = view.census.rows.filter(isMeant);
    const met = new Set();
    const repeated = new Set();
    for (const { id } of meant) {
        if (met.has(id))
            repeated.add(id);
        else
            met.add(id);
    }
    const groups = new Map();
    for (const row of meant) {
        if (!repeated.has(row.id))
            continue;
        const key = JSON.stringify([row.id, ...partOf(view, row)]);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].filter(group => group.length > 1);
};
const partOf = (view, row) => {
    const scope = (0,row_scope/* scopeOf */.O)(row, view.settings);
    if (scope === 'table')
        return [row.place.path, row.table];
    return scope === 'file' ? [row.place.path] : [];
};
/** `plan.md:12`. */
const placeInWords = ({ place }) => `${place.path}:${place.line}`;

;// CONCATENATED MODULE: ./build/rules/contradicting-rows.js



/* harmony default export */ const contradicting_rows = (defineRule({
    id: 'contradicting-rows',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require one ID to be in one class wherever it stands.',
    options: noOptions,
    *check(view) {
        const isClaim = ({ class: claimed }) => claimed !== 'pointer' && claimed !== 'unknown';
        for (const group of namesakes(view, isClaim)) {
            const [first] = group;
            if (!first)
                continue;
            for (const row of group) {
                if (row.class === first.class)
                    continue;
                yield {
                    subject: row.id,
                    id: row.id,
                    message: `Unexpected state ${row.state} for ${row.id}, expected one class in every place: it is ${first.state} at ${placeInWords(first)}`,
                    help: 'Find out which of the two holds, and correct the other or let it only point at the row.',
                    place: row.statePlace,
                    related: [{ place: first.statePlace, message: `${first.id} is ${first.state} here` }],
                };
            }
        }
    },
}));

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
        inline: cell => inlineOfCell(cell, definitions),
    };
};
/** Tracked files that hold coverage tables by the configuration, in order. */
const coverageDocuments = ({ settings, tree, }) => (settings.coverage === null ? [] : [...tree.files].filter(settings.coverage.documents.isMatch).sort());

// EXTERNAL MODULE: ./build/record/id-cell.js
var id_cell = __webpack_require__(7796);
// EXTERNAL MODULE: ./build/record/unread.js
var record_unread = __webpack_require__(6617);
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
        else if (!(0,record_unread/* isSilentLine */.mH)(row, found.text)) {
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
const estimate_number = String.raw `(\d{1,3}(?:[,_' ]\d{3}){1,3}|\d{1,9}(?:\.\d{1,3})?) ?([km]?)(?![a-z\d])`;
const mark = String.raw `(~|≈|ca\.? |circa |c\. |about |around |approx\.? |approximately |roughly |some )? ?`;
const bound = String.raw `(>=|>|≥|at least |min\.? |over |more than |<=|<|≤|at most |max\.? |up to |under |less than )? ?`;
const until = String.raw ` ?(?:-|–|—|‐|‑|−|\.{2,3}|…| to | bis |to) ?`;
const unit = String.raw `(?: ?(?:non-blank |production |code )?(?:lines of code|lines|line|s?loc))?(?: ?\([^()]*\))?`;
const shape = new RegExp(`^${mark}${bound}${estimate_number}(?:${until}~?${estimate_number}|(\\+))?${unit}\\.?$`);
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
const between = /^(?:and|or|plus|und|&|\+|[-–—/]|n\/a|none|tbd|\?)$/i;
/** What a cell names, in order: links by their target, code marks and words as they are written. Linear in the cell. */
const cellTargets = ({ runs, links }) => {
    const targets = links.map(({ url }) => ({ text: url, linked: true }));
    const waiting = links.map(({ text }) => text);
    let room = longestCell;
    for (const { text, code, struck } of runs) {
        if (struck || room <= 0)
            continue;
        room -= text.length;
        const left = withoutLinks(text, waiting);
        for (const [word] of left.matchAll(code ? inCode : inText)) {
            const bare = word.trim();
            if (bare !== '' && !between.test(bare))
                targets.push({ text: bare, linked: false });
        }
    }
    return targets.slice(0, mostTargets);
};
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
const attributes_known = new Set([...ofForeignFiles, 'diff']);
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
        .filter(({ attributes }) => attributes.some(({ name }) => attributes_known.has(name) || macros.has(name)))
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


const line_features_longestName = 100;
/** The feature that one line of a table names, with the anchors that it lacks; null for a line that names none. */
const lineFeature = ({ path, inline }, { layout }, { cell, row }, find) => {
    const named = cell(layout.feature);
    const name = named ? (0,plain_text/* toPlain */.Ul)(inline(named).text).slice(0, line_features_longestName) : '';
    if (name === '' || /^[-–—?]+$/.test(name))
        return null;
    const isAnchored = (anchor) => cellTargets(inline(anchor)).some(target => {
        const found = find(target, path);
        return 'files' in found && found.files.length === 1;
    });
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








const coverage_nothing = { tables: [], rows: [], flaws: [] };
const coverage_known = new WeakMap();
/** Measures what the coverage tables name. Every text of `textsToMeasure` must have been read. The same tree is measured once. */
const coverageOf = ({ settings, tree }) => {
    if (settings.coverage === null)
        return coverage_nothing;
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

;// CONCATENATED MODULE: ./build/rules/coverage-drift.js





/* harmony default export */ const coverage_drift = (defineRule({
    id: 'coverage-drift',
    group: 'Measures',
    section: 'coverage',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require every size that a coverage table records to be the measured one.',
    options: schemas/* strictObject */.rej({
        tolerance: schemas/* number */.aig()
            .min(0)
            .max(100)
            .default(0)
            .describe('Percent of the measured size by which every figure may be off.'),
    }),
    *texts(reading) {
        for (const path of textsToMeasure(reading))
            yield { side: 'tree', path };
    },
    *check(view, { tolerance }) {
        for (const { ids, written, measured, files } of coverageOf(view).rows) {
            if (written === null)
                continue;
            const figure = parseFigure(written.text);
            if (figure && isFigureOf(figure, measured, tolerance / 100))
                continue;
            const [id = ''] = ids;
            const shown = written.text.slice(0, 60);
            yield {
                subject: id,
                id,
                message: figure
                    ? `Unexpected size ${shown} of ${id}, expected ${inDigits(measured)}: there ${measured === 1 ? 'is' : 'are'} ${inLines(measured)} in ${files === 1 ? '1 file' : `${inDigits(files)} files`}`
                    : `Unexpected size "${shown}" of ${id}, expected a number of lines, such as ${inDigits(measured)}`,
                help: `Write ${inDigits(measured)}, or a rough figure such as ~${inDigits(measured)}; \`rowaudit measure\` prints the whole table.`,
                place: written.place,
                extra: { measured },
            };
        }
    },
}));

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
const assertion_opening = /["'“‘«„`~]$/;
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
        const isQuoted = assertion_opening.test(before) && closing.test(after);
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

;// CONCATENATED MODULE: ./build/rules/coverage-gap.js




/* harmony default export */ const coverage_gap = (defineRule({
    id: 'coverage-gap',
    group: 'Measures',
    section: 'coverage',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row that is said to be finished to be about as large as was estimated, with every named feature anchored.',
    options: noOptions,
    *texts(reading) {
        for (const path of textsToMeasure(reading))
            yield { side: 'tree', path };
    },
    *check(view) {
        const { gaps, unread } = claimedGaps(view);
        for (const { claim, gap, measured } of gaps) {
            const { id, words, place } = claim;
            const isSize = gap.feature === '';
            const verb = isSize && measured !== 1 ? 'are' : 'is';
            yield {
                subject: isSize ? id : `${id}: ${gap.feature}`,
                id,
                message: `Unexpected claim that ${id} is finished, expected what was promised: the record ${words}, and there ${verb} ${gap.words}`,
                help: isSize
                    ? 'Look at what is there. Say in the row what is missing, or correct the paths or the estimate, with the reason, if it is complete. The number is a hint, never a target.'
                    : 'Name the file, and the line, of the code and of the test, or say in the row that the feature is missing.',
                place,
                related: [{ place: gap.place, message: isSize ? 'The estimate' : 'The feature' }],
                extra: { measured },
            };
        }
        yield* unread;
    },
}));

;// CONCATENATED MODULE: ./build/rules/duplicate-id.js



/* harmony default export */ const duplicate_id = (defineRule({
    id: 'duplicate-id',
    group: 'Reading the record',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require every live row to stand in one place.',
    options: noOptions,
    *check(view) {
        for (const [first, ...others] of namesakes(view, row => row.live)) {
            if (!first)
                continue;
            for (const row of others) {
                yield {
                    subject: row.id,
                    id: row.id,
                    message: `Unexpected second live row ${row.id}, in state ${row.state}, expected one: it is ${first.state} at ${placeInWords(first)}`,
                    help: 'Keep one of the two, and let the other only point at it.',
                    place: row.idPlace,
                    related: [{ place: first.idPlace, message: `${first.id} is ${first.state} here` }],
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/empty-matrix.js



/* harmony default export */ const empty_matrix = (defineRule({
    id: 'empty-matrix',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every configured file and pattern to yield rows.',
    options: noOptions,
    *check(view) {
        yield* flawsOf(view, 'empty-matrix');
        const { contracts, matrices, source } = view.settings;
        const mayBeEmpty = matrices.flatMap(({ allowEmpty, files }) => (allowEmpty === null ? [] : files));
        for (const { name, matrices: own, line } of contracts.contracts) {
            if (own === null || own.globs.some(glob => mayBeEmpty.includes(glob)))
                continue;
            if (view.census.files.some(({ path, listed }) => listed && own.isMatch(path)))
                continue;
            yield {
                subject: `contract ${name}`,
                message: `Unexpected \`matrices\` of contract ${name} that name no matrix, expected one with the rows that it is about`,
                help: 'Correct the pattern in the configuration, or take the contract out.',
                place: { path: source ?? '', line, endLine: line },
            };
        }
    },
}));

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

;// CONCATENATED MODULE: ./build/rules/empty-cell.js





/* harmony default export */ const empty_cell = (defineRule({
    id: 'empty-cell',
    group: 'Contracts',
    section: 'contracts',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a row to hold something in each column that its contract wants.',
    options: noOptions,
    *check({ census, settings }) {
        for (const { row, contract, column, text, place } of emptyCells(census, settings)) {
            const found = text === null
                ? 'table without this column'
                : text === ''
                    ? 'empty cell'
                    : `placeholder ${cut(text, 40)}`;
            yield {
                subject: `${row.id} ${column}`,
                id: row.id,
                message: `Unexpected ${found} for ${row.id}, expected something under ${column} in state ${row.state}, as contract ${contract.name} wants`,
                help: `${reasonsOf([contract])}${text === null ? 'Add the column, or correct its name in the contract.' : `Fill the cell, or set the row back to a state that the contract does not cover.`}`,
                place,
                extra: { contract: contract.name },
            };
        }
    },
}));

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
                help: `Write a mark that may stand for ${row.state}${mark_mismatches_inWords(legalMarks(row, marks))}.`,
                place: markPlace,
                related: [{ place: row.statePlace, message: `${id} is ${row.state}` }],
            };
        else if (!rows.some(each => allowed.some(word => isMeant(word, each))))
            yield {
                subject: id,
                id,
                message: `Unexpected mark ${(0,excerpt/* excerpt */.K)(mark ?? '')} for ${id}, expected one that may stand for ${row.state}${mark_mismatches_inWords(legalMarks(row, marks))}`,
                help: `Write the mark that the state allows, or move the row to a state for which ${mark ?? ''} may stand (${(0,excerpt/* listed */.r)(allowed)}).`,
                place: markPlace,
                related: [{ place: row.statePlace, message: `${id} is ${row.state}` }],
            };
    }
}
const isMeant = (word, row) => (word === 'live' ? row.live : (0,state_word/* isMeantBy */.f7)(word, row, 'to'));
const legalMarks = (row, marks) => [...marks].filter(([, words]) => words.some(word => isMeant(word, row))).map(([mark]) => mark);
const mark_mismatches_inWords = (marks) => marks.length === 0 ? ', and none may' : ` (${(0,excerpt/* listed */.r)(marks)})`;
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

;// CONCATENATED MODULE: ./build/rules/illegal-mark.js




/* harmony default export */ const illegal_mark = (defineRule({
    id: 'illegal-mark',
    group: 'Contracts',
    section: 'marks',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every mark of a checklist to be one that the state of its row allows.',
    options: noOptions,
    *texts({ settings, tree }) {
        for (const path of markPaths({ settings, tree }))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree }) {
        if (settings.marks.length === 0)
            return;
        const unread = unreadMatrices(census);
        if (unread !== null)
            yield skip(unread);
        else
            yield* markMismatches({ census, settings, tree });
    },
}));

;// CONCATENATED MODULE: ./build/measures/prose.js

const fence = /^\s*(?:>\s*)*(?:[-*+] +|\d{1,9}[.)] +)?(`{3,}|~{3,})/;
const prose_item = /^\s*(?:[-*+]|\d{1,9}[.)])(?: |$)/;
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
        const isItem = prose_item.test(shown);
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
                const place = exhaustion_placeIn(path, passage, first);
                const found = { phrase, ...scope, place, repeats: assertions.length - 1 };
                known.set(key, found);
                all.push(found);
            }
        }
    }
    return all;
};
const exhaustion_placeIn = (path, { text, line: first }, { start, end }) => {
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

;// CONCATENATED MODULE: ./build/rules/hollow-claim.js







const hollow_claim_told = 5;
/* harmony default export */ const hollow_claim = (defineRule({
    id: 'hollow-claim',
    group: 'Measures',
    section: 'coverage',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a document that says nothing is left to say so of nothing that has a gap.',
    options: noOptions,
    *texts(reading) {
        const exhausted = reading.settings.coverage?.exhausted;
        if (!exhausted)
            return;
        for (const path of textsToMeasure(reading))
            yield { side: 'tree', path };
        for (const path of reading.tree.files)
            if (exhausted.documents.isMatch(path))
                yield { side: 'tree', path };
    },
    *check(view) {
        const exhausted = view.settings.coverage?.exhausted;
        if (!exhausted)
            return;
        const byId = rowsById(view.census);
        const isDropped = (id) => byId.get(id)?.every(row => row.class === 'dropped') === true;
        const rows = coverageOf(view).rows.filter(({ ids }) => !ids.every(isDropped));
        const ids = rows.flatMap(row => row.ids);
        const lacking = rows.map(row => ({ row, gaps: gapsOf(row) })).filter(({ gaps }) => gaps.length > 0);
        if (lacking.length === 0)
            return;
        for (const path of [...view.tree.files].filter(exhausted.documents.isMatch).sort()) {
            const text = view.tree.textOf(path);
            if (text?.bad === 'binary')
                yield {
                    subject: path,
                    message: `Unexpected binary file ${path}, expected a text whose words can be looked at`,
                    help: 'Take the NUL bytes out of the file, or take the file out of `coverage.exhausted.documents` in the configuration.',
                    place: { path, line: 1, endLine: 1 },
                };
            if (!text || text.bad === 'binary')
                continue;
            for (const { phrase, place, about, within, repeats } of exhaustionsOf(path, text, exhausted.phrases, ids)) {
                const meant = lacking.filter(({ row }) => about === null || row.ids.some(id => about.has(id)));
                const [first] = meant;
                if (!first)
                    continue;
                const more = meant.length > 1
                    ? `; ${meant.length - 1} more ${meant.length === 2 ? 'row has' : 'rows have'} a gap`
                    : '';
                yield {
                    subject: phrase,
                    message: `Unexpected "${phrase}", expected words that hold for ${idOf(first.row)} too: there ${first.gaps[0]?.feature === '' && first.row.measured !== 1 ? 'are' : 'is'} ${first.gaps[0]?.words}${more}`,
                    help: `Say what is left, or look at the ${about === null ? 'rows of the coverage tables' : `rows that ${within} names`} and correct their estimates, with the reason.${repeats > 0 ? ` The document says it ${repeats} more ${repeats === 1 ? 'time' : 'times'} about the same rows.` : ''}`,
                    place,
                    related: meant.slice(0, hollow_claim_told).map(({ row, gaps }) => ({
                        place: gaps[0]?.place ?? row.place,
                        message: `${idOf(row)} has a gap`,
                    })),
                };
            }
        }
    },
}));
const idOf = ({ ids }) => ids[0] ?? '';

;// CONCATENATED MODULE: ./build/rules/idle-base.js


const hour = 3600;
const idle_base_told = 5;
/* harmony default export */ const idle_base = (defineRule({
    id: 'idle-base',
    group: 'Measures',
    severity: 'warning',
    unagreed: 'off',
    optIn: true,
    activity: true,
    summary: 'Require work to land on base while rows say that somebody is working.',
    options: schemas/* strictObject */.rej({
        hours: schemas/* int */.Whr()
            .min(1)
            .max(87_600)
            .default(48)
            .describe('Hours without a work commit on base after which it speaks.'),
    }),
    *check(view, { hours }) {
        const { activity, change, now } = view;
        // Neither kind of commit: nothing is known of base, rather than that nothing was done there.
        if (change || (activity.work === null && activity.records === null))
            return;
        if (activity.work !== null && now - activity.work < hours * hour)
            return;
        const active = activeRows(view);
        const place = busiest(active, view);
        if (!place)
            return;
        const rows = active.length === 1 ? '1 row' : `${active.length} rows`;
        const say = active.length === 1 ? 'says' : 'say';
        yield {
            subject: 'base',
            message: `Unexpected silence on base: ${rows} ${say} that somebody is working, ${sinceWork(activity, now)}, expected work within ${hours} hours; ${recordsInWords(activity, now)}`,
            help: 'Land what is done, however small it is. Find out what holds the work up, and move every row that nobody is working on to a state that says so.',
            place,
            related: active.slice(0, idle_base_told).map(row => ({
                place: row.statePlace,
                message: `${row.id} is ${row.state}`,
            })),
            extra: { recordCommits: activity.recordsSinceWork },
        };
    },
}));
/** Rows that claim work which would leave a trace. */
const activeRows = ({ census }) => census.rows.filter(row => row.live && row.class === 'active' && row.evidence !== 'none');
/** The head of the table with the most of these rows, the first of several. */
const busiest = (rows, { census }) => {
    const counts = new Map();
    for (const { table } of rows)
        counts.set(table, (counts.get(table) ?? 0) + 1);
    let most = 0;
    for (const count of counts.values())
        most = Math.max(most, count);
    const table = [...counts].find(([, count]) => count === most)?.[0];
    const place = table === undefined ? undefined : census.tables[table]?.place;
    return place ? { path: place.path, line: place.line, endLine: place.line } : null;
};
const hoursSince = (time, now) => {
    const hours = Math.max(0, Math.floor((now - time) / hour));
    return hours === 1 ? '1 hour' : `${hours} hours`;
};
const sinceWork = ({ work }, now) => work === null
    ? 'and no work commit has ever landed'
    : `and no work commit has landed for ${hoursSince(work, now)}`;
const recordsInWords = ({ records, recordsSinceWork }, now) => {
    if (records === null || recordsSinceWork === 0)
        return 'no other commit did either';
    const commits = recordsSinceWork === 1 ? '1 commit that changes' : `${recordsSinceWork} commits that change`;
    return `${commits} only records did, the newest ${hoursSince(records, now)} ago`;
};

;// CONCATENATED MODULE: ./build/rules/illegal-move.js




/* harmony default export */ const illegal_move = (defineRule({
    id: 'illegal-move',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every move of a row to be one of those that are allowed.',
    options: noOptions,
    *check({ change, settings }) {
        for (const move of change?.moves ?? []) {
            const { id, from, to, place } = move;
            const allowed = allowedFor(move, settings.change.moves ?? []);
            if (!allowed || isUnread(from) || isUnread(to) || allowed.to.some(word => (0,state_word/* isMeantBy */.f7)(word, to, 'to')))
                continue;
            const ways = allowed.to.length > 0 ? either(allowed.to) : 'nothing else';
            yield {
                subject: id,
                id,
                message: `Unexpected ${illegal_move_inWords(move)}, expected ${ways} from ${allowed.from}`,
                help: 'Move the row to a state on its way first, or change `moves` of the configuration in a change of its own.',
                place,
            };
        }
    },
}));
/** What is agreed for where a row comes from: for its state if it is listed, else for its class. */
const allowedFor = ({ from }, moves) => {
    const meant = moves.filter(each => (0,state_word/* isMeantBy */.f7)(each.from, from, 'from'));
    return meant.find(each => each.from !== from?.class) ?? meant[0];
};
/** A state that could not be read has a finding of its own. */
const isUnread = (row) => row?.class === 'unknown';
const illegal_move_inWords = ({ id, from, to }) => {
    if (from === null)
        return `arrival of ${id} as ${to?.state ?? ''}`;
    return to === null
        ? `departure of ${id} from ${from.state}`
        : `move of ${id} from ${from.state} to ${to.state}`;
};

;// CONCATENATED MODULE: ./build/rules/landed-row.js




/* harmony default export */ const landed_row = (defineRule({
    id: 'landed-row',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require work still to land for a row that says it is being worked on.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(14)
            .describe('How many days after its newest work a row may still say it is being worked on.'),
    }),
    *check(view, { days }) {
        for (const { row, verdict } of rowsWith(view, ['LANDED'])) {
            const isGating = row.class === 'gating';
            if (verdict.strength !== 'work' || (row.class !== 'active' && !isGating))
                continue;
            const age = verdict.newestWork === null ? 0 : daysSince(verdict.newestWork, view.now);
            const isOld = age > days;
            if (isGating && !isOld)
                continue;
            yield {
                subject: row.id,
                id: row.id,
                severity: isOld && !isGating ? 'warning' : 'notice',
                message: `Unexpected state ${row.state} for ${row.id}, expected work still to land: all that was found has landed, the newest ${age === 0 ? 'today' : `${inDays(age)} ago`} (${verdict.reason})`,
                help: `Read the row: if it is finished, move it on; if not, write what is missing, and set it back until somebody takes that up. Pushing ${branchOf(view, row)} with more work says that more is to come.`,
                place: row.statePlace,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/documents/log-date.js
const daySeconds = 86_400;
const log_date_hour = 3600;
/** The clocks of Kiribati are the first to show a day. */
const easternmost = 14 * log_date_hour;
const pattern = /(?<![\p{L}\p{N}_./-])(\d{4})-(\d{2})-(\d{2})(?!\d)(?:(?:T|,? {1,3}(?:at )?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?!\d)(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})(?![\p{L}\p{N}]))?)?/u;
/** The pieces of a line that are dates, as patterns see them: `2026-07-22`, `2026-07-22 14:33`, `2026-07-22T14:33:05+02:00`. */
const datePattern = new RegExp(pattern.source, 'gu');
/** The first date of a line; null where there is none, a fault where there is no such day or time. */
const readDate = (line) => {
    const match = pattern.exec(line);
    if (!match)
        return null;
    const [words, year, month, date, hours, minutes, seconds = '0', zone] = match;
    const start = Date.UTC(Number(year), Number(month) - 1, Number(date)) / 1000;
    const isDay = new Date(start * 1000).toISOString().startsWith(`${year ?? ''}-${month ?? ''}-${date ?? ''}`);
    if (!isDay)
        return { fault: words };
    const day = start / daySeconds;
    if (hours === undefined)
        return { day, time: null, zone: null, words };
    if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60)
        return { fault: words };
    const time = Number(hours) * log_date_hour + Number(minutes) * 60 + Number(seconds);
    const offset = zone === undefined ? null : offsetOf(zone);
    return offset !== null && Math.abs(offset) > easternmost
        ? { fault: words }
        : { day, time, zone: offset, words };
};
const offsetOf = (zone) => {
    const digits = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
    if (!digits)
        return 0;
    return (digits[1] === '-' ? -1 : 1) * (Number(digits[2]) * log_date_hour + Number(digits[3]) * 60);
};
/** The moment that a date with a time and a zone names, in seconds since 1970. */
const instantOf = ({ day, time, zone }) => day * daySeconds + (time ?? 0) - (zone ?? 0);
// Whoever writes 14:35 at 14:34:50 is not ahead of the time.
const rounding = 600;
/** The first moment, in seconds since 1970, at which a clock somewhere may have shown the date. */
const earliestOf = (date) => date.zone === null
    ? instantOf(date) - easternmost - (date.time === null ? 0 : rounding)
    : instantOf(date) - rounding;

;// CONCATENATED MODULE: ./build/documents/ahead.js

/** Tells them apart by the lines that the file had before; null where the file did not change. */
const arrivals = (entries, before) => {
    const known = before && new Set(before.map(line => line.trimEnd()));
    const told = new Set();
    const brought = [];
    const kept = [];
    for (const entry of entries) {
        const text = entry.text.trimEnd();
        if (known?.has(text) === false)
            brought.push(entry);
        else if (!told.has(text))
            kept.push(entry);
        told.add(text);
    }
    return { brought, kept };
};
/** The question whether an entry stood in its file before its date had come. */
const questionOf = (path, { text, date }) => ({
    path,
    text,
    moment: earliestOf(date),
});
/** `2026-07-22 14:33 UTC`. */
const momentInWords = (time) => `${new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

// EXTERNAL MODULE: ./build/markdown/scan.js + 15 modules
var scan = __webpack_require__(9271);
;// CONCATENATED MODULE: ./build/documents/characters.js
const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
/** Characters of a text, as code points: a surrogate pair is one. */
const countCharacters = (text) => text.length - (text.match(pair)?.length ?? 0);
/** Counts the characters between two offsets of a text, many times over. */
const characterCounter = (text) => {
    const pairs = Array.from(text.matchAll(pair), ({ index }) => index);
    const pairsBefore = (offset) => {
        let low = 0;
        let high = pairs.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((pairs[middle] ?? 0) < offset)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    };
    return (from, to) => to - from - (pairsBefore(to) - pairsBefore(from));
};

;// CONCATENATED MODULE: ./build/documents/scanned.js



const scanned_known = new WeakMap();
/** Reads a text. Several rules look at one, so what was read is kept as long as the text is. */
const scanned = (path, file) => {
    const read = scanned_known.get(file) ?? scanned_scan(path, file.text);
    scanned_known.set(file, read);
    return read;
};
const scanned_scan = (path, text) => {
    let blocks = null;
    let counter = null;
    return {
        path,
        text,
        lines: scanned_linesOf(text),
        blocks: () => (blocks ??= (0,scan/* scanBlocks */.g)(path, text)),
        characters: () => (counter ??= characterCounter(text)),
    };
};
const scanned_linesOf = (text) => {
    const lines = (0,text_lines/* textLines */.F)(text);
    if (lines[lines.length - 1] === '')
        lines.pop();
    return lines;
};

;// CONCATENATED MODULE: ./build/documents/entry-files.js

const demandsOf = (entry) => [
    ...(entry.budget.length > 0 ? ['budget'] : []),
    ...(entry.ratchet.length > 0 ? ['ratchet'] : []),
    ...(entry.log ? ['log'] : []),
    ...(entry.isAppendOnly ? ['append-only'] : []),
];
/** The entries that ask for this. */
const entriesWith = (documents, demand) => documents.filter(entry => demandsOf(entry).includes(demand));
const entry_files_known = new WeakMap();
/** Files of the tree that the entry names, by code unit. Asked for by every rule, and so kept as long as the tree is. */
const filesOf = (entry, tree) => {
    const ofTree = entry_files_known.get(tree) ?? new Map();
    entry_files_known.set(tree, ofTree);
    const files = ofTree.get(entry) ??
        [...tree.files].filter(path => entry.files.some(({ isMatch }) => isMatch(path))).sort();
    ofTree.set(entry, files);
    return files;
};
/** Files whose text has to be looked at to tell whether they can be read. */
const filesToTry = (documents, demand, tree) => documents.flatMap(entry => (demandsOf(entry)[0] === demand ? filesOf(entry, tree) : []));
/** Globs that name nothing, and files that are no text, of the entries that ask for this first. */
function* entry_files_unreadable(documents, demand, { tree, config }) {
    const told = new Set();
    for (const entry of documents) {
        if (demandsOf(entry)[0] !== demand)
            continue;
        for (const { globs, isMatch } of entry.files) {
            if ([...tree.files].some(isMatch))
                continue;
            const glob = globs[0] ?? '';
            yield {
                subject: glob,
                message: `Unexpected ${glob} in documents, expected the name of a tracked file: nothing is looked at`,
                help: 'Correct the name, or take it out of the configuration.',
                place: { path: config ?? '', line: entry.line, endLine: entry.line },
            };
        }
        for (const path of filesOf(entry, tree)) {
            const file = tree.textOf(path);
            if (!file?.bad || told.has(path))
                continue;
            told.add(path);
            const isBinary = file.bad === 'binary';
            const line = isBinary ? 1 : firstBadLine(scanned(path, file).lines);
            yield {
                subject: `text of ${path}`,
                message: isBinary
                    ? `Unexpected binary file ${path}, expected a text that can be read`
                    : `Unexpected bytes that are no UTF-8 in ${path}, expected a text that can be read: each counts as one character`,
                help: isBinary
                    ? 'Take the NUL bytes out of the file, or take the file out of `documents` in the configuration.'
                    : 'Save the file as UTF-8.',
                place: { path, line, endLine: line },
            };
        }
    }
}
const firstBadLine = (lines) => Math.max(lines.findIndex(line => line.includes('\uFFFD')), 0) + 1;

;// CONCATENATED MODULE: ./build/documents/entryless.js



/** A log that has hardly begun has no entry either, but no date. */
function* entrylessLogs(documents, tree) {
    for (const entry of entriesWith(documents, 'log')) {
        const paths = filesOf(entry, tree);
        const dated = firstDate(entry, paths, tree);
        if (dated)
            yield { entry, paths, dated };
    }
}
// A date that stands further behind is none of an entry.
const entryless_longest = 2000;
/** Null where a line begins an entry, in a fence or not, and where none has a date. */
const firstDate = ({ log }, paths, tree) => {
    const files = paths.flatMap(path => {
        const file = tree.textOf(path);
        return file && file.bad !== 'binary' ? [{ path, lines: scanned(path, file).lines }] : [];
    });
    if (!log || files.some(({ lines }) => lines.some(log.isEntry)))
        return null;
    for (const { path, lines } of files) {
        const line = lines.findIndex(text => readDate(text.slice(0, entryless_longest)) !== null) + 1;
        if (line > 0)
            return { path, line, endLine: line };
    }
    return null;
};

;// CONCATENATED MODULE: ./build/documents/fresh-start.js
const marks = /^( *)(`{3,}|~{3,})(.*)$/;
const fresh_start_closing = /^( *)(`{3,}|~{3,})[ \t]*$/;
/** HTML that blank lines do not end. */
const lasting = /<(?:script|pre|style|textarea)(?:[\s>]|$)|<[!?]/i;
const indentOf = (line) => line.length - line.replace(/^ +/, '').length;
/** Whether a line ends a fence; null where that hangs on the list around it. */
const endsFence = (line, { indent, mark }) => {
    const [, spaces, own] = fresh_start_closing.exec(line) ?? [];
    const isEnd = own?.startsWith(mark) === true;
    if (indent === 0)
        return isEnd && (spaces ?? '').length < 4;
    if (line.trim() === '')
        return false;
    if (isEnd)
        return spaces?.length === indent ? true : null;
    return indentOf(line) >= indent ? false : null;
};
/** The fence that a line surely begins; null for none, and `unsure` where that hangs on what is around it. */
const fenceAt = (line) => {
    const [, spaces = '', mark, rest = ''] = marks.exec(line) ?? [];
    if (mark !== undefined)
        return mark.startsWith('`') && rest.includes('`') ? null : { indent: spaces.length, mark };
    return /[A-Za-z]/.test(line.slice(0, line.search(/```|~~~/))) && !line.includes('[^') ? null : 'unsure';
};
/**
 * The last line, from 1, before a line of a text at which the blocks of the text can be read from anew and come out the
 * same: a heading at which surely nothing is open, with no line of `told` in a fence before it. 1 where there is none. Linear.
 */
const freshStart = (lines, before, told) => {
    let start = 1;
    let fence = null;
    for (let number = 1; number < before; number++) {
        const line = lines[number - 1] ?? '';
        if (fence) {
            const isEnd = endsFence(line, fence);
            if (isEnd === null || told.has(number))
                return start;
            if (isEnd)
                fence = null;
            continue;
        }
        if (line.includes('<') && lasting.test(line))
            return start;
        if (line.includes('```') || line.includes('~~~')) {
            const found = fenceAt(line);
            if (found === 'unsure')
                return start;
            fence = found;
        }
        else if (line.startsWith('#') && /^#{1,6} /.test(line) && lines[number - 2]?.trim() === '')
            start = number;
    }
    return start;
};

;// CONCATENATED MODULE: ./build/documents/log-entries.js



/** Whether its date can be read. */
const isDated = (entry) => entry.date !== null && !('fault' in entry.date);
/** The entries of a log in the order of the file, but for what stands in a closed fence or further down in a comment. */
const logEntries = (scanned, settings) => {
    const ofText = log_entries_known.get(scanned) ?? new Map();
    log_entries_known.set(scanned, ofText);
    const entries = ofText.get(settings) ?? readEntries(scanned, settings);
    ofText.set(settings, entries);
    return entries;
};
// They are asked for twice: to tell which lines are sought, and to judge them.
const log_entries_known = new WeakMap();
const readEntries = (scanned, { isEntry }) => {
    const entries = [];
    scanned.lines.forEach((text, index) => {
        if (isEntry(text))
            entries.push({ line: index + 1, text, date: readDate(text.slice(0, log_entries_longest)) });
    });
    const doubtful = firstDoubtful(scanned.lines, entries);
    if (doubtful === null)
        return entries;
    const isHidden = within(hidingFrom(scanned, freshStart(scanned.lines, doubtful, new Set(entries.map(({ line }) => line)))));
    return entries.filter(({ line }) => !isHidden(line));
};
// A date that stands further behind is none of the entry.
const log_entries_longest = 2000;
const log_entries_fence = /^[\s>]*(?:[-*+]\s+)?(`{3,}|~{3,})(.*)$/;
/** The closed fences, and what comments there are behind their first lines, from a line on at which nothing is open. */
const hidingFrom = ({ path, lines, blocks }, start) => {
    const { fences, comments } = start === 1 ? blocks() : (0,scan/* scanBlocks */.g)(path, lines.slice(start - 1).join('\n'));
    return [...fences, ...comments.map(({ place }) => ({ first: place.line + 1, last: place.endLine }))].map(({ first, last }) => ({ first: first + start - 1, last: last + start - 1 }));
};
/** Line of the first reason for a closer look, which costs more than all the rest; null for none. Only plain fences are understood here. */
const firstDoubtful = (lines, entries) => {
    let next = 0;
    let isOpen = false;
    let opened = 0;
    let isWithin = false;
    for (let index = 0; index < lines.length; index++) {
        const line = lines[index] ?? '';
        if (entries[next]?.line === index + 1) {
            isWithin = isOpen;
            next++;
        }
        const comment = line.indexOf('<!--');
        if (comment >= 0 && !line.includes('-->', comment))
            return index + 1;
        const [, marks, rest = ''] = (/```|~~~/.test(line) && log_entries_fence.exec(line)) || [];
        if (marks === undefined)
            continue;
        if (marks !== '```')
            return index + 1;
        if (!isOpen) {
            isOpen = !rest.includes('`');
            opened = index + 1;
        }
        else if (rest.trim() === '') {
            if (isWithin)
                return opened;
            isOpen = false;
        }
    }
    return null;
};
/** Whether a line is within one of these spans; lines are asked for in order. */
const within = (spans) => {
    const sorted = [...spans].sort((one, other) => one.first - other.first);
    let next = 0;
    let last = 0;
    return line => {
        for (let span = sorted[next]; span !== undefined && span.first <= line; span = sorted[++next])
            last = Math.max(last, span.last);
        return line <= last;
    };
};

;// CONCATENATED MODULE: ./build/documents/longest-run.js
/** The fewest values that have to be taken out of a list so that the rest never falls. Takes n log n. */
const straysOf = (values) => {
    const run = longestRun(values);
    const strays = [];
    let next = 0;
    values.forEach((value, index) => {
        if (run[next] === index) {
            next++;
            return;
        }
        const before = run[next - 1] ?? -1;
        const beside = (values[before] ?? -Infinity) > value ? before : (run[next] ?? before);
        strays.push({ index, beside });
    });
    return strays;
};
/** Indices of the longest part of the list, in order, that never falls; of several as long, one that keeps early values. */
const longestRun = (values) => {
    // Read from the end, so that the last to be taken is the earliest.
    const starts = [];
    const following = new Int32Array(values.length).fill(-1);
    for (let index = values.length - 1; index >= 0; index--) {
        const value = values[index] ?? 0;
        let low = 0;
        let high = starts.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((values[starts[middle] ?? 0] ?? 0) >= value)
                low = middle + 1;
            else
                high = middle;
        }
        following[index] = starts[low - 1] ?? -1;
        starts[low] = index;
    }
    const run = [];
    for (let index = starts[starts.length - 1] ?? -1; index >= 0; index = following[index] ?? -1)
        run.push(index);
    return run;
};

;// CONCATENATED MODULE: ./build/documents/log-order.js


/**
 * As few entries as can be that, taken out, leave the rest in order. Equal dates are in order, and so is a date without a
 * time beside any time of its day.
 */
const misplacedEntries = (entries, order) => {
    const written = order === 'oldest-first' ? entries : [...entries].reverse();
    return ofClocks(written).sort((one, other) => one.entry.line - other.entry.line);
};
const hasZone = ({ date }) => date.zone !== null;
/** With one zone at most all entries are by one clock, as they are written; otherwise only those that say by which. */
const ofClocks = (entries) => {
    const zones = new Set(entries.flatMap(({ date }) => date.zone ?? []));
    if (zones.size < 2)
        return asWritten(entries);
    return [
        ...asWritten(entries.filter(entry => !hasZone(entry))),
        ...misplaced(entries.filter(hasZone), ({ date }) => instantOf(date)),
    ];
};
const asWritten = (entries) => {
    const byDay = misplaced(entries, ({ date }) => date.day);
    const strays = new Set(byDay.map(({ entry }) => entry));
    const days = new Map();
    for (const entry of entries) {
        if (entry.date.time === null || strays.has(entry))
            continue;
        const day = days.get(entry.date.day);
        if (day)
            day.push(entry);
        else
            days.set(entry.date.day, [entry]);
    }
    return [...byDay, ...[...days.values()].flatMap(ofDay => misplaced(ofDay, ({ date }) => date.time ?? 0))];
};
const misplaced = (entries, key) => straysOf(entries.map(key)).flatMap(({ index, beside }) => {
    const [entry, other] = [entries[index], entries[beside]];
    return entry && other ? { entry, beside: other } : [];
});

;// CONCATENATED MODULE: ./build/documents/logs.js




/** Each log, and whether a change writes it. */
const logPaths = (documents, { tree, target, change }) => {
    const changed = new Set(target && change ? change.files.map(({ path }) => path) : []);
    return entriesWith(documents, 'log').flatMap(entry => filesOf(entry, tree).map(path => ({ path, entry, isChanged: changed.has(path) })));
};
/** Reads the logs. Those that are no text, or whose text is not there yet, are left out. */
function* readLogs(documents, source) {
    for (const { path, entry, isChanged } of logPaths(documents, source)) {
        const file = source.tree.textOf(path);
        if (!entry.log || !file || file.bad === 'binary')
            continue;
        const entries = logEntries(scanned(path, file), entry.log);
        const old = isChanged ? source.target?.textOf(path) : null;
        const before = isChanged ? (old ? scanned(path, old).lines : []) : null;
        yield {
            path,
            order: entry.log.order,
            reason: entry.reason,
            entries,
            ...arrivals(entries.filter(isDated), before),
        };
    }
}

;// CONCATENATED MODULE: ./build/rules/log-disorder.js









/* harmony default export */ const log_disorder = (defineRule({
    id: 'log-disorder',
    group: 'Documents',
    section: 'documents',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the entries of a log to stand in the order of their dates, and none to be dated ahead of its commit.',
    options: noOptions,
    *texts({ settings: { documents }, ...source }) {
        for (const path of filesToTry(documents, 'log', source.tree))
            yield { side: 'tree', path };
        for (const { path, isChanged } of logPaths(documents, source)) {
            yield { side: 'tree', path };
            if (isChanged)
                yield { side: 'target', path };
        }
    },
    *linesOf({ settings: { documents }, ...source }) {
        for (const { path, kept } of readLogs(documents, source))
            for (const entry of kept)
                yield questionOf(path, entry);
    },
    *check(view) {
        const { documents, source } = view.settings;
        yield* entry_files_unreadable(documents, 'log', { tree: view.tree, config: source });
        for (const { entry, paths, dated } of entrylessLogs(documents, view.tree))
            yield {
                subject: `log ${paths[0] ?? ''}`,
                message: `Unexpected pattern of a log that begins no line of ${paths[0] ?? ''}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}, expected one for the first lines of its entries`,
                help: 'Correct `entry` in `documents` of the configuration: nothing is in order or out of it where there is no entry.',
                place: { path: source ?? '', line: entry.line, endLine: entry.line },
                related: [{ place: dated, message: 'A line with a date' }],
            };
        for (const log of readLogs(documents, view)) {
            const problems = [];
            for (const said of disorder(log, view))
                if ('skipped' in said)
                    yield said;
                else
                    problems.push(said);
            yield* problems.slice(0, log_disorder_mostTold);
            const next = problems[log_disorder_mostTold];
            if (!next)
                continue;
            yield {
                subject: 'further entries',
                message: `Unexpected ${problems.length - log_disorder_mostTold} more entries of ${log.path} that are out of order, expected none`,
                help: 'Look whether the order in `documents` of the configuration is meant; those that are named first are mended first.',
                place: next.place,
            };
        }
    },
}));
const log_disorder_mostTold = 50;
function* disorder(log, view) {
    const { path, entries, order } = log;
    const because = log.reason === null ? '' : ` (${log.reason})`;
    const at = ({ line, text }) => ({
        subject: (0,excerpt/* excerpt */.K)(text),
        place: { path, line, endLine: line, column: 1, endColumn: text.length + 1 },
    });
    for (const entry of entries) {
        const fault = log_disorder_faultOf(entry);
        if (fault === null)
            continue;
        yield {
            ...at(entry),
            message: `${fault}${because}`,
            help: 'Write the date of the entry in its first line, or make the pattern in `documents` of the configuration narrower.',
        };
    }
    const ahead = new Set();
    for (const { entry, since } of entriesAhead(log, view)) {
        if (entry === null) {
            yield skip(since);
            break;
        }
        ahead.add(entry);
        yield {
            ...at(entry),
            message: `Unexpected date ${entry.date.words} of an entry that ${since}, expected a date that had come by then anywhere on earth${because}`,
            help: 'Write the date on which the entry was made.',
        };
    }
    const dated = entries.filter(isDated).filter(entry => !ahead.has(entry));
    for (const { entry, beside } of misplacedEntries(dated, order)) {
        const side = entry.line > beside.line ? 'below' : 'above';
        yield {
            ...at(entry),
            message: `Unexpected entry of ${entry.date.words} ${side} that of ${beside.date.words} on line ${beside.line}, expected the ${order === 'oldest-first' ? 'oldest' : 'newest'} first${because}`,
            help: 'Correct its date, or move it to its place.',
            related: [{ place: at(beside).place, message: `The entry of ${beside.date.words}` }],
        };
    }
}
const log_disorder_faultOf = ({ date }) => {
    if (date === null)
        return 'Unexpected entry without a date, expected one as in 2026-12-31 or 2026-12-31 23:59';
    return 'fault' in date ? `Unexpected date ${date.fault}, expected one of the calendar and the clock` : null;
};
/** Entries that stood there before their date had come, and since when; or why that cannot be told. */
function* entriesAhead({ path, brought, kept }, view) {
    const time = bringingTime(view);
    for (const entry of brought)
        if (questionOf(path, entry).moment > time)
            yield { entry, since: `this change brings at ${momentInWords(time)}` };
    for (const entry of kept) {
        const seen = view.sighting(questionOf(path, entry));
        if (!seen.found)
            yield { entry: null, since: `the earlier texts of ${path} cannot be read: ${seen.reason}` };
        else if (seen.value !== null) {
            const { sha, time: then } = seen.value;
            yield { entry, since: `commit ${sha.slice(0, 8)} of ${momentInWords(then)} already has` };
        }
    }
}
/** When the change was committed: its newest commit, or now for what is not committed yet. */
const bringingTime = ({ change, head, now }) => {
    let newest = -Infinity;
    for (const { time } of change?.commits ?? [])
        newest = Math.max(newest, time);
    return head === null || newest === -Infinity ? now : newest;
};

;// CONCATENATED MODULE: ./build/rules/lost-id.js


/* harmony default export */ const lost_id = (defineRule({
    id: 'lost-id',
    group: 'The change',
    severity: 'notice',
    unagreed: 'off',
    summary: 'Require the title or the body of a pull request to name the rows that its commits name.',
    options: noOptions,
    *check({ rows, change }) {
        const landing = change?.named.landing;
        if (!change || !landing)
            return;
        const told = new Set();
        const formerly = new Map(change.renames.map(({ from, to }) => [to, from.id]));
        for (const { row, evidence } of rows) {
            const ids = [row.id, formerly.get(row) ?? row.id];
            if (told.has(row.id) || ids.some(id => landing.has(id)))
                continue;
            const commit = evidence?.changeCommits.find(({ revert, reverted }) => !revert && !reverted);
            if (!commit && !ids.includes(change.named.branch ?? ''))
                continue;
            told.add(row.id);
            const where = commit ? `commit ${commit.sha.slice(0, 8)}` : `branch ${change.words.branch}`;
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected title and body that do not name ${row.id}, expected the landed commit to name what ${where} names: a squash leaves nothing else`,
                help: `Put ${row.id} into the title, or a line \`Row: ${row.id}\` into the body.`,
                place: row.idPlace,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/malformed-row.js



/* harmony default export */ const malformed_row = (defineRule({
    id: 'malformed-row',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'warning',
    summary: 'Require every row to have as many cells as its header.',
    options: noOptions,
    check: view => flawsOf(view, 'malformed-row'),
}));

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
            const instead = hasColumn ? missing_anchors_whatThereIs(anchors, matching, paths) : 'its table has no such column';
            return [{ row, contract, kind, demand, paths, instead, hasColumn }];
        });
    });
});
const leadsInto = ({ paths }, { isMatch }, tree) => paths.some(path => tree.files.has(path) && isMatch(path));
const missing_anchors_whatThereIs = (anchors, matching, { isMatch }) => {
    const [whole] = matching;
    if (whole)
        return `${whole.paths[0] ?? whole.text} is named without a line`;
    const gone = anchors.flatMap(({ paths }) => paths.filter(isMatch)).at(0);
    return gone === undefined ? 'there is none' : `${gone} is no tracked file`;
};

;// CONCATENATED MODULE: ./build/rules/missing-anchor.js






/* harmony default export */ const missing_anchor = (defineRule({
    id: 'missing-anchor',
    group: 'Contracts',
    section: 'contracts',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a row to point at the code and at the tests that its contract wants.',
    options: noOptions,
    *check({ census, settings, tree }) {
        for (const { row, contract, kind, demand, paths, instead, hasColumn } of missingAnchors(census, settings, tree)) {
            const where = demand.columns === null ? '' : ` under ${either(demand.columns.map(each => `"${each}"`))}`;
            const wanted = either(paths.globs.filter(each => !each.startsWith('!')).slice(0, 5));
            yield {
                subject: `${row.id} ${kind}`,
                id: row.id,
                message: `Unexpected state ${row.state} of ${row.id}, expected an anchor of kind ${kind}${where}, as contract ${contract.name} wants: ${cut(instead)}`,
                help: `${reasonsOf([contract])}${hasColumn ? '' : 'Add the column, or correct its name in the contract. '}Link a tracked file that matches ${wanted}${demand.lines ? ', with its lines' : ''}, or set the row back to a state that the contract does not cover.`,
                place: row.statePlace,
                extra: { contract: contract.name },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/missing-next-step.js



/* harmony default export */ const missing_next_step = (defineRule({
    id: 'missing-next-step',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the spec of a moved row to say what comes next.',
    options: noOptions,
    *check({ change, settings }) {
        if (!change)
            return;
        const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'));
        if (owes && change.exempt !== null)
            yield skip(`${change.exempt} is exempt, and owes no section`);
        for (const { row, occasion, obligation, sections, instead, heading } of change.missingSections) {
            const wanted = either(sections.map(name => `"${name}"`));
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected spec of ${row.id} without what obligation ${obligation} owes, expected a filled section ${wanted}: ${occasion.words}, and ${instead}`,
                help: row.specLinks.length > 0
                    ? `Write in the spec that the row links, under ${wanted}, what has to be done next.`
                    : `Link a spec that names ${row.id}, and write there, under ${wanted}, what has to be done next.`,
                place: row.statePlace,
                ...(heading
                    ? { related: [{ place: heading, message: 'Nothing is written under this heading' }] }
                    : {}),
                extra: { obligation },
            };
        }
    },
}));

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

;// CONCATENATED MODULE: ./build/rules/missing-spec.js





/* harmony default export */ const missing_spec = (defineRule({
    id: 'missing-spec',
    group: 'Contracts',
    section: 'contracts',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require the spec of a row to exist, to name the row, and to have the sections that its contract wants.',
    options: noOptions,
    *texts({ census, settings, tree }) {
        for (const path of specPaths(census, settings, tree))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree }) {
        for (const { row, contracts, instead, empty } of missingSpecs(census, settings, tree)) {
            const sections = contracts.flatMap(({ spec }) => spec?.sections ?? []);
            const wanted = [...new Set(sections.map(names => either(names.map(name => `"${name}"`))))].join(', ');
            const names = contracts.map(({ name }) => name).join(', ');
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} of ${row.id}, expected a spec that exists${wanted === '' ? ' and names it' : `, names it, and has ${wanted}`}, as contract ${names} wants: ${instead}`,
                help: `${reasonsOf(contracts)}Link a tracked file under the spec column, write ${row.id} into it${wanted === '' ? '' : `, and fill ${wanted}`}; or set the row back to a state that the contract does not cover.`,
                place: row.statePlace,
                ...(empty.length > 0
                    ? { related: empty.map(place => ({ place, message: 'Nothing is written here' })) }
                    : {}),
                extra: { contract: names },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/documents/figure-words.js

/** A figure in a word or two: `characters`, `longest paragraph`, `phrase "nothing left to do"`. */
const figureInWords = (figure) => {
    switch (figure.kind) {
        case 'paragraph':
            return 'longest paragraph';
        case 'cell':
            return 'widest cell';
        case 'repeats':
            return 'most repeated line';
        case 'phrase':
            return `phrase ${(0,excerpt/* excerpt */.K)(figure.phrase)}`;
        default:
            return figure.kind;
    }
};
/** `120 characters`, `3 times`. */
const valueInWords = ({ kind }, value) => {
    if (kind === 'repeats' || kind === 'phrase')
        return value === 1 ? 'once' : `${value} times`;
    const unit = kind === 'lines' || kind === 'sections' ? kind : 'characters';
    return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
};
/** What is too much, as a message begins: `paragraph of 1400 characters`. */
const excessInWords = (path, figure, { value, text }) => {
    const amount = valueInWords(figure, value);
    if (text === null)
        return `${figure.kind === 'phrase' ? `${figureInWords(figure)} ${amount}` : amount} in ${path}`;
    return figure.kind === 'repeats' ? `line that stands ${amount}` : `${figure.kind} of ${amount}`;
};
/** Names the thing that is too much and not its place: `paragraph "The import …"`. */
const excessSubject = (figure, { text }) => {
    if (text === null)
        return figure.kind === 'phrase' ? figureInWords(figure) : figure.kind;
    return `${figure.kind === 'repeats' ? 'line' : figure.kind} ${(0,excerpt/* excerpt */.K)(text)}`;
};
const limitInWords = (figure, most) => most === 0 ? 'none' : `at most ${valueInWords(figure, most)}`;

// EXTERNAL MODULE: ./build/markdown/passage.js
var passage = __webpack_require__(588);
;// CONCATENATED MODULE: ./build/documents/measurement.js
/** A number of things; `placeOf` gives the place of one of them, the first being 0. */
const measurement_counted = (value, placeOf) => ({
    value,
    above: limit => (value > limit ? [{ value, place: placeOf(limit), text: null }] : []),
});
/** The largest of some things. */
const largest = (things) => {
    let value = 0;
    for (const { size } of things)
        value = Math.max(value, size);
    return {
        value,
        above: limit => things
            .filter(({ size }) => size > limit)
            .sort((one, other) => other.size - one.size)
            .map(({ size, place, text }) => ({ value: size, place: place(), text: text() })),
    };
};
const lineAt = (path, line) => ({ path, line, endLine: line });

;// CONCATENATED MODULE: ./build/documents/phrase.js
/**
 * Where a phrase stands in a text, by offset: as whole words, in any case, over one line end, with or without emphasis.
 * Occurrences that overlap count once. Time is the length of the text times that of the phrase at most.
 */
const phraseOffsets = (text, phrase) => {
    const words = phrase.replace(phrase_marks, '').trim().split(/\s+/);
    if (words[0] === '')
        return [];
    const [first = '', last = ''] = [words[0], words[words.length - 1]];
    const source = [
        startsInWord.test(first) ? '(?<![\\p{L}\\p{N}])' : '',
        words.map(word => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join(gap),
        endsInWord.test(last) ? '(?![\\p{L}\\p{N}])' : '',
    ].join('');
    return Array.from(text.matchAll(new RegExp(source, 'giu')), ({ index }) => index);
};
const phrase_marks = /[*`]+/g;
const startsInWord = /^[\p{L}\p{N}]/u;
const endsInWord = /[\p{L}\p{N}]$/u;
// White space of any kind, or one line end and what a quote begins its lines with; bounded, as nobody writes more.
const gap = '[*`]{0,4}(?:[ \\t\\u00a0]{1,20}|[ \\t]{0,20}(?:\\r\\n|\\n|\\r)[ \\t>]{0,20})[*`]{0,4}';

;// CONCATENATED MODULE: ./build/documents/repeated-lines.js

const saysSomething = /[\p{L}\p{N}]/u;
const opensFence = /^(?:`{3}|~{3})/;
/**
 * The lines that stand in a text more than once, how often, and where for the second time. White space around a line does
 * not count, nor do lines without a letter or digit, those that open a fence, and heads of tables, which are the same
 * everywhere.
 */
const repeatedLines = ({ path, lines, blocks }) => {
    const heads = new Set(blocks().tables.map(({ headerPlace }) => headerPlace.line));
    const places = new Map();
    lines.forEach((line, index) => {
        if (heads.has(index + 1))
            return;
        const text = line.trim();
        const known = places.get(text);
        if (known === undefined)
            places.set(text, { count: 1, second: 0 });
        else if (++known.count === 2)
            known.second = index + 1;
    });
    return [...places]
        .filter(([text, { count }]) => count > 1 && saysSomething.test(text) && !opensFence.test(text))
        .map(([text, { count, second }]) => ({
        size: count,
        place: () => lineAt(path, second),
        text: () => text,
    }));
};

;// CONCATENATED MODULE: ./build/documents/measure.js





/** Measures one figure of a text, in time linear in it. Characters are code points, as they are stored. */
const measure_measure = (scanned, figure) => {
    const { path, text, lines } = scanned;
    switch (figure.kind) {
        case 'characters':
            return measurement_counted(countCharacters(text), limit => lineAt(path, lineOf(text, measure_offsetOf(text, limit))));
        case 'lines':
            return measurement_counted(lines.length, limit => lineAt(path, limit + 1));
        case 'sections': {
            const { headings } = scanned.blocks();
            return measurement_counted(headings.length, limit => headings[limit]?.place ?? lineAt(path, 1));
        }
        case 'paragraph':
            return largest(scanned.blocks().paragraphs.map(segments => paragraph(scanned, segments)));
        case 'cell':
            return largest(cells(scanned));
        case 'repeats':
            return largest(repeatedLines(scanned));
        case 'phrase': {
            const offsets = phraseOffsets(text, figure.phrase);
            return measurement_counted(offsets.length, limit => lineAt(path, lineOf(text, offsets[limit] ?? 0)));
        }
    }
};
/** The offset of the character with so many before it. */
const measure_offsetOf = (text, before) => {
    let at = 0;
    for (let left = before; at < text.length && left > 0; left--)
        at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    return at;
};
const lineOf = (text, offset) => text.slice(0, text.startsWith('\r\n', offset - 1) ? offset - 1 : offset).split(/\r\n|\n|\r/).length;
const paragraph = ({ path, text, characters }, segments) => {
    let size = segments.length - 1;
    for (const { from, to, indent } of segments)
        size += indent + characters()(from, to);
    return { size, place: () => (0,passage/* placeOf */.$t)(path, segments), text: () => (0,passage/* textOf */.b6)(text, segments.slice(0, 3)) };
};
const cells = ({ blocks }) => blocks().tables.flatMap(({ header, rows }) => [header, ...rows.flatMap(row => [row.cells, row.surplus])].flatMap(each => each.map(({ text, place }) => ({ size: countCharacters(text), place: () => place, text: () => text }))));

;// CONCATENATED MODULE: ./build/rules/over-budget.js







/* harmony default export */ const over_budget = (defineRule({
    id: 'over-budget',
    group: 'Documents',
    section: 'documents',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require documents to stay within the size that is agreed for them.',
    options: noOptions,
    *texts({ settings: { documents }, tree }) {
        for (const entry of entriesWith(documents, 'budget'))
            for (const path of filesOf(entry, tree))
                yield { side: 'tree', path };
        for (const path of filesToTry(documents, 'budget', tree))
            yield { side: 'tree', path };
    },
    *check({ settings: { documents, source }, tree }) {
        yield* entry_files_unreadable(documents, 'budget', { tree, config: source });
        for (const entry of entriesWith(documents, 'budget'))
            for (const path of filesOf(entry, tree)) {
                const file = tree.textOf(path);
                if (file && file.bad !== 'binary')
                    for (const limit of entry.budget)
                        yield* excesses(path, file, entry, limit);
            }
    },
}));
const over_budget_mostTold = 30;
function* excesses(path, file, { reason }, { figure, most }) {
    const above = measure_measure(scanned(path, file), figure).above(most);
    const because = reason === null ? '' : ` (${reason})`;
    for (const excess of above.slice(0, over_budget_mostTold)) {
        const { text, place } = excess;
        const shown = text === null ? '' : `: ${(0,excerpt/* excerpt */.K)(text)}`;
        yield {
            subject: excessSubject(figure, excess),
            message: `Unexpected ${excessInWords(path, figure, excess)}, expected ${limitInWords(figure, most)}${because}${shown}`,
            help: 'Shorten it: take out what is no longer so, or what stands elsewhere. The limit stands in `documents` of the configuration.',
            place,
        };
    }
    const rest = above.slice(over_budget_mostTold);
    if (rest[0] === undefined)
        return;
    yield {
        subject: `further ${figure.kind}`,
        message: `Unexpected ${rest.length} more that are too large in ${path}, expected none: the largest is a ${excessInWords(path, figure, rest[0])}`,
        help: 'Shorten those that are named first; these are named then.',
        place: rest[0].place,
    };
}

;// CONCATENATED MODULE: ./build/rules/owed-document.js



/* harmony default export */ const owed_document = (defineRule({
    id: 'owed-document',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a change to bring the documents that its claims owe.',
    options: noOptions,
    *check({ change, settings }) {
        if (!change)
            return;
        const owes = settings.change.obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'document'));
        if (owes && change.exempt !== null)
            yield skip(`${change.exempt} is exempt, and owes no document`);
        for (const owed of change.owedDocuments) {
            const { occasion, obligation, reason } = owed;
            yield {
                subject: occasion.subject,
                ...(occasion.move ? { id: occasion.move.id } : {}),
                message: `Unexpected change without ${either(owed.documents)}, expected what obligation ${obligation} owes: ${occasion.words}${because(owed)}`,
                help: `${reason === null ? '' : `${owed_document_sentence(reason)} `}Write into ${either(owed.documents)}, in this change, what it did not say before; white space, link targets, a deletion and a bare rename do not count.`,
                place: occasion.place,
                extra: { obligation },
            };
        }
    },
}));
const because = ({ shortfall }) => (shortfall === null ? '' : `, and ${shortfall}`);
const owed_document_sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]+$/, '')}.`;

;// CONCATENATED MODULE: ./build/rules/policy-change.js


/* harmony default export */ const policy_change = (defineRule({
    id: 'policy-change',
    group: 'The change',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require what a change relaxes in the rules to be seen.',
    options: noOptions,
    *check({ change }) {
        if (!change)
            return;
        const { relaxations, faults, tightened } = change.policy;
        for (const { words, subject, place } of faults) {
            yield {
                subject,
                message: `Unexpected configuration that cannot be read, expected one that the next run can use: ${words}`,
                help: 'Mend the configuration before it lands; until then that of target is used.',
                place,
                severity: 'error',
            };
        }
        for (const { words, subject, place, id } of relaxations) {
            yield {
                subject,
                ...(id === undefined ? {} : { id }),
                message: `Unexpected change of what is demanded, expected somebody to have seen it: ${words}`,
                help: 'Say in the description why it is relaxed, or leave it as it was.',
                place,
            };
        }
        if (tightened) {
            yield {
                subject: 'configuration',
                message: 'Unexpected change of the configuration, expected somebody to have seen it: nothing is relaxed',
                help: 'Nothing needs to be done; this change is still judged by the configuration of target.',
                place: tightened,
                severity: 'notice',
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/premature-done.js



/* harmony default export */ const premature_done = (defineRule({
    id: 'premature-done',
    group: 'The change',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row to be moved to done by the change that does its work, or after it.',
    options: noOptions,
    *check(view) {
        const evidence = new Map(view.rows.map(judged => [judged.row, judged.evidence]));
        for (const { id, to, place } of view.change?.moves ?? []) {
            const known = to && evidence.get(to);
            if (to?.class !== 'done' || !known || bringsWork(view, to.place.path) || isProven(known))
                continue;
            const unknown = unknownOf(known);
            if (unknown !== null) {
                yield skip(`${id} was not asked for its work: ${unknown}`);
                continue;
            }
            yield {
                subject: id,
                id,
                message: `Unexpected move of ${id} to ${to.state}, expected work: there is none in this change, and none on base that names the row`,
                help: `Move the row together with its work, or write the number or the SHA of what did it behind the state.`,
                place,
            };
        }
    },
}));
const bringsWork = ({ change, settings }, matrix) => {
    const isRecord = settings.matrices.find(({ isMatch }) => isMatch(matrix))?.isRecord ?? settings.isRecord;
    return change?.files.some(({ path }) => !isRecord(path)) === true;
};
const isProven = (evidence) => landedWork(evidence) !== null ||
    evidence.changeCommits.some(isStandingWork) ||
    evidence.references.some(({ commit }) => !commit.reverted && !commit.revert);

;// CONCATENATED MODULE: ./build/rules/ratchet-slip.js






/* harmony default export */ const ratchet_slip = (defineRule({
    id: 'ratchet-slip',
    group: 'Documents',
    section: 'documents',
    ofChange: true,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require figures that may only fall not to rise.',
    options: noOptions,
    *texts(reading) {
        const { settings, tree } = reading;
        for (const path of filesToTry(settings.documents, 'ratchet', tree))
            yield { side: 'tree', path };
        for (const entry of entriesWith(settings.documents, 'ratchet'))
            for (const path of changedFiles(entry, reading))
                yield* [
                    { side: 'tree', path },
                    { side: 'target', path },
                ];
    },
    *check(view) {
        const { settings, tree, target } = view;
        yield* entry_files_unreadable(settings.documents, 'ratchet', { tree, config: settings.source });
        for (const entry of entriesWith(settings.documents, 'ratchet'))
            for (const path of changedFiles(entry, view)) {
                const [before, after] = [target?.textOf(path), tree.textOf(path)];
                if (!before || !after || before.bad === 'binary' || after.bad === 'binary')
                    continue;
                for (const figure of entry.ratchet) {
                    const old = measure_measure(scanned(path, before), figure).value;
                    const now = measure_measure(scanned(path, after), figure);
                    const [first] = now.above(old);
                    if (!first)
                        continue;
                    const because = entry.reason === null ? '' : ` (${entry.reason})`;
                    yield {
                        subject: figureInWords(figure),
                        message: `Unexpected rise of ${figureInWords(figure)} in ${path} from ${old} to ${valueInWords(figure, now.value)}, expected no more than before the change${because}`,
                        help: 'Take out at least as much as you add.',
                        place: first.place,
                    };
                }
            }
    },
}));
/** Files of the entry that stood on target already, and that the change writes. */
const changedFiles = (entry, { tree, target, change }) => {
    if (!target || !change)
        return [];
    const changed = new Set(change.files.map(({ path }) => path));
    return filesOf(entry, tree).filter(path => changed.has(path) && target.files.has(path));
};

;// CONCATENATED MODULE: ./build/rules/records-only-row.js






/* harmony default export */ const records_only_row = (defineRule({
    id: 'records-only-row',
    group: 'Evidence',
    severity: 'error',
    unagreed: 'notice',
    summary: 'Require more than records behind a row that claims work.',
    options: schemas/* strictObject */.rej({
        days: schemas/* number */.aig()
            .int()
            .min(0)
            .max(3650)
            .default(14)
            .describe('Grace: how many days a row may claim work before more than records is expected.'),
    }),
    past: ({ verdict }) => verdict?.strength === 'records',
    days: ({ days }) => (days === 0 ? [] : [days]),
    *check(view, { days }) {
        const habit = habitOf(view);
        const rare = new Set();
        for (const { row, verdict, evidence, weight } of rowsWith(view, ['LANDED', 'IN-FLIGHT'])) {
            if (verdict.strength !== 'records')
                continue;
            if (habit(row) === 'rare') {
                rare.add(row.table);
                continue;
            }
            const before = days === 0 ? null : view.stood(row, days);
            if (before?.found === false)
                yield skip(`the grace of ${inDays(days)} is not measured: ${before.reason}`);
            const claimedThen = before === null || (before.found && (before.value?.evidence ?? 'none') !== 'none');
            // What stands in somebody else's open pull request was not looked at; there may be work in it.
            const isLate = claimedThen && evidence.pullRequests.length === 0;
            const floor = legalFloor(view, row);
            yield {
                subject: row.id,
                id: row.id,
                severity: isLate ? weight : 'notice',
                message: `Unexpected state ${row.state} for ${row.id}, expected work behind it: all that Git knows touches records only (${verdict.reason}), and a claim is not work`,
                help: `Name ${row.id} in a commit that changes the work itself, or set the row back to ${floor.word}, since ${floor.because}.`,
                place: row.statePlace,
                extra: { floor: floor.class },
            };
        }
        yield* skipRare(view, rare);
    },
}));

;// CONCATENATED MODULE: ./build/contracts/rollup-count.js

const rollup_count_number = String.raw `\d{1,3}(?:,\d{3})+|\d{1,9}`;
const count = new RegExp(String.raw `^(${rollup_count_number})(?: ?(?:\/|of|out of) ?(${rollup_count_number}))?(?: ?\([^()]{0,60}\))?$`, 'i');
const dash = /^[-–—−]$/;
const rollup_count_toNumber = (text) => Number(text.replaceAll(',', ''));
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
    return { kind: 'count', count: rollup_count_toNumber(match[1]), of: match[2] === undefined ? null : rollup_count_toNumber(match[2]) };
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




const rollup_shape_longestCell = 200;
/** What a cell shows; of a long one, which is prose, the beginning as it is written. */
const plainCell = ({ text }, { definitions }) => text.length > rollup_shape_longestCell ? text.slice(0, rollup_shape_longestCell) : (0,plain_text/* toPlain */.Ul)((0,markdown_inline/* readInline */.SG)(text, definitions).text);
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
    const textsOf = (column) => lines.flatMap(({ cells }) => {
        const cell = cells[column];
        const text = cell ? plainCell(cell, file) : '';
        return text === '' ? [] : [text];
    });
    const known = new Map();
    const isCounted = (column) => {
        const before = known.get(column);
        if (before !== undefined)
            return before;
        const texts = textsOf(column);
        const counts = texts.filter(text => /\d/.test(text) && statedCount(text).kind === 'count').length;
        const others = texts.filter(text => statedCount(text).kind === 'other').length;
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
    return text => {
        const found = vocabulary.at(text);
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
        const { files, problems } = rollup_mismatches_filesOf(place, ground);
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
const rollup_mismatches_filesOf = ({ files, line }, { census, tree, settings }) => {
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

;// CONCATENATED MODULE: ./build/rules/rollup-mismatch.js




/* harmony default export */ const rollup_mismatch = (defineRule({
    id: 'rollup-mismatch',
    group: 'Contracts',
    section: 'rollups',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require every written count of rows to be what the rows add up to.',
    options: noOptions,
    *texts({ census, settings, tree }) {
        for (const path of rollupPaths({ census, settings, tree }))
            yield { side: 'tree', path };
    },
    *check({ census, settings, tree }) {
        if (settings.rollups.length === 0)
            return;
        const unread = unreadMatrices(census);
        if (unread !== null)
            yield skip(unread);
        else
            yield* rollupMismatches({ census, settings, tree });
    },
}));

;// CONCATENATED MODULE: ./build/rules/rowless-work.js


/* harmony default export */ const rowless_work = (defineRule({
    id: 'rowless-work',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    optIn: true,
    summary: 'Require a change with work in it to name a row, or to say that it belongs to none.',
    options: noOptions,
    *check({ change, settings }) {
        const work = change?.files.filter(({ path }) => !settings.isRecord(path)) ?? [];
        const first = work.find(({ after }) => after !== null) ?? work[0];
        if (!change || !first || namesRow(change))
            return;
        if (change.exempt !== null) {
            yield skip(`${change.exempt} is exempt, and need not name a row`);
            return;
        }
        const refusal = change.refusals.find(({ reason }) => reason !== '');
        const isBare = !refusal && change.refusals.length > 0;
        yield {
            subject: 'change',
            message: `Unexpected work in ${first.path}${more(work.length - 1)} that names no row${isBare ? ' and gives no reason' : ''}, expected an ID in a commit, the title, a line \`Row: ID\` of the body, or the branch`,
            help: 'Name the row in one of these, or say why there is none in a line of the body or of a commit: `Row: none (reason)`.',
            place: { path: first.path, line: 1, endLine: 1 },
            ...(refusal ? { answer: refusal.reason } : {}),
        };
    },
}));
const namesRow = ({ named: { commits, words, branch } }) => commits.size > 0 || words.size > 0 || branch !== null;
const more = (count) => count > 0 ? ` and ${count} more ${count === 1 ? 'file' : 'files'}` : '';

;// CONCATENATED MODULE: ./build/documents/lost-lines.js

/**
 * Lines that stand less often in some files than they did, all files taken together: what was moved or repeated is not
 * lost. Dates, white space around a line and blank lines do not count.
 */
const lostLines = (before, after) => {
    const left = new Map();
    for (const lines of after.values())
        for (const text of lines)
            add(left, text.trim(), 1);
    const gone = [];
    for (const [path, lines] of before)
        lines.forEach((text, index) => {
            const line = text.trim();
            if (line !== '' && !take(left, line))
                gone.push({ path, line: index + 1, text });
        });
    if (gone.length === 0)
        return gone;
    // Only now, so that a line that is there still is not taken for another whose date was mended.
    const mended = new Map();
    for (const [line, count] of left)
        if (count > 0)
            add(mended, masked(line), count);
    return gone.filter(({ text }) => !take(mended, masked(text)));
};
const add = (counts, line, count) => void counts.set(line, (counts.get(line) ?? 0) + count);
const take = (counts, line) => {
    const count = counts.get(line) ?? 0;
    if (count > 0)
        counts.set(line, count - 1);
    return count > 0;
};
/** The line without its dates, which may be mended. */
const masked = (line) => (line.includes('-') ? line.replace(datePattern, '0000-00-00') : line).trim();
// A line that stands there more than once tells nothing of a place.
const ambiguous = 0;
/**
 * Where a line that is gone would stand now: after the nearest line above it that is still there, or at the first line.
 */
const placeOfLost = ({ line }, before, after) => {
    const places = new Map();
    after.forEach((text, index) => {
        const line = text.trim();
        places.set(line, places.has(line) ? ambiguous : index + 1);
    });
    for (let index = line - 2; index >= 0; index--) {
        const text = (before[index] ?? '').trim();
        const place = text === '' ? undefined : places.get(text);
        if (place !== undefined && place !== ambiguous)
            return place;
    }
    return 1;
};

;// CONCATENATED MODULE: ./build/documents/shrinkage.js


const mostSuccessors = 20;
const extensionOf = (path) => /\.[^./]*$/.exec(path)?.[0] ?? '';
/** Only files that the change touches can have lost anything, or have taken what others lost. */
const comparedPaths = ({ files }, { tree, target, change }) => {
    if (!target || !change)
        return { before: [], after: [], successors: [] };
    const isIn = (path) => files.some(({ isMatch }) => isMatch(path));
    const paths = change.files.map(({ path }) => path);
    const before = paths.filter(path => isIn(path) && target.files.has(path));
    const gone = before.filter(path => !tree.files.has(path));
    const extensions = new Set(gone.map(extensionOf));
    const isSuccessor = ({ path, status }) => status === 'A' && !isIn(path) && extensions.has(extensionOf(path)) && tree.files.has(path);
    return {
        before,
        after: paths.filter(path => isIn(path) && tree.files.has(path)),
        successors: change.files.flatMap(file => (isSuccessor(file) ? [file.path] : [])).slice(0, mostSuccessors),
    };
};
/** What each file of an entry has lost. A file that goes on elsewhere with all its lines was renamed, and has lost nothing. */
const shrinkages = (entry, sides) => {
    const { tree, target } = sides;
    const paths = comparedPaths(entry, sides);
    if (!target || paths.before.length === 0)
        return [];
    const before = shrinkage_linesOf(paths.before, target);
    const after = shrinkage_linesOf(paths.after, tree);
    const successors = [...shrinkage_linesOf(paths.successors, tree)];
    for (const [path, lines] of before) {
        const goesOn = ([other, others]) => lostLines(new Map([[path, lines]]), new Map([[other, others]])).length === 0;
        if (!tree.files.has(path) && successors.some(goesOn))
            before.delete(path);
    }
    const byPath = new Map();
    for (const line of lostLines(before, after)) {
        const others = byPath.get(line.path);
        if (others)
            others.push(line);
        else
            byPath.set(line.path, [line]);
    }
    return [...byPath].map(([path, lost]) => toShrinkage(path, lost, before, after));
};
const shrinkage_linesOf = (paths, tree) => {
    const lines = new Map();
    for (const path of paths) {
        const file = tree.textOf(path);
        if (file)
            lines.set(path, scanned(path, file).lines);
    }
    return lines;
};
const toShrinkage = (path, lost, before, after) => {
    const now = after.get(path);
    const first = lost[0]?.line ?? 1;
    const line = now ? placeOfLost({ line: first }, before.get(path) ?? [], now) : first;
    return { path, isGone: now === undefined, lost, place: { path, line, endLine: line } };
};

;// CONCATENATED MODULE: ./build/rules/shrunk-log.js





/* harmony default export */ const shrunk_log = (defineRule({
    id: 'shrunk-log',
    group: 'Documents',
    section: 'documents',
    ofChange: true,
    severity: 'error',
    unagreed: 'off',
    summary: 'Require an append-only file to keep its lines.',
    options: noOptions,
    *texts(reading) {
        const { settings, tree } = reading;
        for (const path of filesToTry(settings.documents, 'append-only', tree))
            yield { side: 'tree', path };
        for (const entry of entriesWith(settings.documents, 'append-only')) {
            const paths = comparedPaths(entry, reading);
            for (const path of paths.before)
                yield { side: 'target', path };
            for (const path of [...paths.after, ...paths.successors])
                yield { side: 'tree', path };
        }
    },
    *check(view) {
        const { documents, source } = view.settings;
        yield* entry_files_unreadable(documents, 'append-only', { tree: view.tree, config: source });
        for (const entry of entriesWith(documents, 'append-only'))
            for (const { path, isGone, lost, place } of shrinkages(entry, view)) {
                const because = entry.reason === null ? '' : ` (${entry.reason})`;
                const count = `${lost.length} ${lost.length === 1 ? 'line' : 'lines'}`;
                yield {
                    subject: path,
                    message: `Unexpected loss of ${isGone ? `${path} with ${count}` : `${count} of ${path}`}, expected an append-only file to keep them${because}: ${shrunk_log_told(lost)}`,
                    help: 'Bring the lines back, and write below them what is to be corrected. Only dates may be mended.',
                    place,
                };
            }
    },
}));
const shown = 3;
const shrunk_log_told = (lost) => {
    const first = lost.slice(0, shown).map(({ line, text }) => `${(0,excerpt/* excerpt */.K)(text)} (line ${line} before)`);
    const rest = lost.length - first.length;
    return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ');
};

;// CONCATENATED MODULE: ./build/rules/stalled-row.js






const days = schemas/* number */.aig().int().min(1).max(3650);
/* harmony default export */ const stalled_row = (defineRule({
    id: 'stalled-row',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'notice',
    summary: 'Require a row in flight to move.',
    options: schemas/* strictObject */.rej({
        days: days.default(14).describe('How many days may pass without work before a row in flight is stalled.'),
        'error-days': days.default(90).describe('How many days may pass before that is an error.'),
        blocked: schemas/* union */.KCZ([schemas/* literal */.euz(false), days])
            .default(false)
            .describe('How many days a row may stay blocked; `false` for as long as it likes.'),
    }),
    past: ({ row }) => row.class === 'blocked',
    days: options => (options.blocked === false ? [] : [options.blocked]),
    *check(view, options) {
        for (const asked of rowsWith(view, ['IN-FLIGHT'])) {
            const newest = newestPiece(asked.evidence);
            if (newest === null)
                continue;
            const age = daysSince(newest, view.now);
            if (age > options.days)
                yield stalled(asked, age, age > options['error-days']);
        }
        if (options.blocked !== false)
            yield* stillBlocked(view, options.blocked);
    },
}));
/** Time of the newest work or open content; null where something in flight has no time that we know, or lands just now. */
const newestPiece = (evidence) => {
    if (evidence.pullRequests.length > 0)
        return null;
    if (evidence.changeCommits.some(({ revert, reverted }) => !revert && !reverted))
        return null;
    const open = evidence.branches.filter(({ standing }) => standing === 'open');
    const landed = [...evidence.baseCommits, ...evidence.references.map(({ commit }) => commit)];
    const times = [...landed.filter(isStandingWork), ...open].map(({ time }) => time);
    return open.length === 0 ? null : times.reduce((newest, time) => Math.max(newest, time));
};
const stalled = ({ row, verdict, weight }, age, isGrave) => ({
    subject: row.id,
    id: row.id,
    severity: isGrave ? weight : (0,severity/* milder */.I)(weight, 'warning'),
    message: `Unexpected silence of ${inDays(age)} for ${row.id}, expected work in flight to move: it keeps the row ${row.state}, and others away from it (${verdict.reason})`,
    help: 'Go on with it and push, or set the row back, write where its branch is, and delete or park the branch.',
    place: row.statePlace,
});
function* stillBlocked(view, limit) {
    for (const row of view.census.rows) {
        if (row.class !== 'blocked')
            continue;
        const before = view.stood(row, limit);
        if (!before.found)
            yield skip(`how long rows are blocked is not measured: ${before.reason}`);
        else if (before.value?.class === 'blocked') {
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id} for ${inDays(limit)} or more, expected somebody to ask whether it still holds`,
                help: 'Look whether what blocks the row is still there; go on, set it back, or drop it.',
                place: row.statePlace,
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/rules/unclaimed-work.js



const unclaimed = ['inventoried', 'planned', 'ready', 'done'];
/* harmony default export */ const unclaimed_work = (defineRule({
    id: 'unclaimed-work',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require a row with work still to land to say that somebody is working on it.',
    options: noOptions,
    *check(view) {
        for (const { row, evidence } of view.rows) {
            if (!evidence || !unclaimed.includes(row.class))
                continue;
            const work = row.class === 'done' ? branchElsewhere(view, evidence) : anyWork(evidence);
            if (work === null)
                continue;
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id}, expected ${row.class === 'done'
                    ? `no work still to land: ${work} has some, and nobody waits for it`
                    : `a claim: ${work} has work still to land, and somebody else may begin it again`}`,
                help: row.class === 'done'
                    ? 'Reopen the row, give what is left a row of its own, or delete or park the branch.'
                    : 'Move the row to the state that claims it, or delete or park the branch.',
                place: row.statePlace,
            };
        }
    },
}));
const anyWork = (evidence) => {
    const commit = evidence.changeCommits.find(isStandingWork);
    const branch = openBranches(evidence)[0];
    return branch ? branchInWords(branch) : commit ? `the change (${work_inWords(commit)})` : null;
};
/** A branch with work still to land that is not the change's own. */
const branchElsewhere = (view, evidence) => {
    const own = new Set(evidence.changeTexts.filter(({ kind }) => kind === 'head-branch').map(({ text }) => text));
    for (const { sha, name } of evidence.branches)
        if (sha === view.head)
            own.add(name);
    const branch = openBranches(evidence).find(({ name }) => !own.has(name));
    return branch ? branchInWords(branch) : null;
};

;// CONCATENATED MODULE: ./build/rules/unknown-state.js



/* harmony default export */ const unknown_state = (defineRule({
    id: 'unknown-state',
    group: 'Reading the record',
    severity: 'error',
    unagreed: 'notice',
    summary: 'Require every State cell to hold exactly one state of the vocabulary.',
    options: noOptions,
    check: view => flawsOf(view, 'unknown-state'),
}));

;// CONCATENATED MODULE: ./build/rules/unlicensed-edit.js



/* harmony default export */ const unlicensed_edit = (defineRule({
    id: 'unlicensed-edit',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a guarded document to change only together with what it tells of.',
    options: noOptions,
    *check({ change }) {
        for (const { path, place, permits, reason } of change?.unlicensedEdits ?? []) {
            yield {
                subject: path,
                message: `Unexpected edit of ${path} alone, expected it together with ${either(permits)}${reason === null ? '' : `: ${reason}`}`,
                help: `Bring what the document tells of in the same change, or take the edit back. An edit that undoes another one is excused by a line \`Rowaudit-Allow: unlicensed-edit ${path} REASON\` in a commit message of the change.`,
                place,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unlisted-matrix.js


/* harmony default export */ const unlisted_matrix = (defineRule({
    id: 'unlisted-matrix',
    group: 'Reading the record',
    severity: 'notice',
    unagreed: 'off',
    summary: 'Require every status table to stand in a configured file.',
    options: noOptions,
    *check({ census, settings }) {
        if (!settings.agreed)
            return;
        for (const { status, place, rows } of census.untaken) {
            if (!status)
                continue;
            yield {
                subject: place.path,
                message: `Unexpected status table of ${rows} ${rows === 1 ? 'row' : 'rows'}, expected it in a configured matrix: no rule reads it here`,
                help: `Add ${place.path} to \`matrices\` in the configuration, or take it away there with \`!${place.path}\`.`,
                place: { ...place, endLine: place.line },
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unmatched-branch.js


/* harmony default export */ const unmatched_branch = (defineRule({
    id: 'unmatched-branch',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require every row branch to carry the ID of a row.',
    options: noOptions,
    *check(view) {
        const place = firstMatrix(view);
        if (!place)
            return;
        const seen = new Set();
        for (const { name, local } of view.unmatched) {
            if (seen.has(name))
                continue;
            seen.add(name);
            yield {
                subject: name,
                message: `Unexpected ${local ? 'local ' : ''}branch ${name}, expected the ID of a row in its name: no table has it, so the branch is evidence for nobody (told at the first line of the first matrix, since a branch has none)`,
                help: 'Rename the branch after its row, add the row, or delete or park the branch.',
                place,
            };
        }
    },
}));
const firstMatrix = ({ census }) => {
    const path = census.rows[0]?.place.path;
    return path === undefined ? null : { path, line: 1, endLine: 1 };
};

;// CONCATENATED MODULE: ./build/rules/unproven-done.js




/* harmony default export */ const unproven_done = (defineRule({
    id: 'unproven-done',
    group: 'Evidence',
    severity: 'warning',
    unagreed: 'off',
    summary: 'Require landed work behind a row that says done.',
    options: noOptions,
    *check(view) {
        const unasked = [];
        for (const { row, evidence } of view.rows) {
            if (!evidence || row.class !== 'done' || !isNameable(row) || unproven_done_isProven(evidence))
                continue;
            const unknown = unknownOf(evidence);
            if (unknown !== null) {
                unasked.push(`${row.id} (${unknown})`);
                continue;
            }
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id}, expected work on base: ${unproven_done_whatThereIs(evidence)}`,
                help: `Write the pull request or the SHA that did it behind the state, or set the row to what holds. Later commits that name ${row.id} count.`,
                place: row.statePlace,
            };
        }
        const more = unasked.length > 1 ? ` and ${unasked.length - 1} more` : '';
        if (unasked[0] !== undefined)
            yield skip(`what became of the work could not be told for ${unasked[0]}${more}`);
    },
}));
const unproven_done_isProven = (evidence) => landedWork(evidence) !== null ||
    evidence.changeCommits.some(isStandingWork) ||
    // The row itself points at what settled it: enough, also where that is a document.
    evidence.references.some(({ commit }) => !commit.reverted && !commit.revert);
const unproven_done_whatThereIs = ({ baseCommits, branches }) => {
    const open = branches.find(branch => branch.standing === 'open');
    if (open)
        return `${branchInWords(open)} has not landed, and no work commit names the row`;
    if (baseCommits.some(({ work, reverted }) => work && reverted))
        return 'its work was taken back';
    return baseCommits.length > 0 ? 'only records name it, and a record is not work' : 'no commit names it';
};

;// CONCATENATED MODULE: ./build/rules/unread-line.js



/* harmony default export */ const unread_line = (defineRule({
    id: 'unread-line',
    group: 'Reading the record',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require every line of a status table to begin with an ID, and no row to be hidden.',
    options: noOptions,
    check: view => flawsOf(view, 'unread-line'),
}));

;// CONCATENATED MODULE: ./build/rules/unrecorded-work.js



const unmoved = ['inventoried', 'planned', 'ready', 'blocked'];
/* harmony default export */ const unrecorded_work = (defineRule({
    id: 'unrecorded-work',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require a row whose work has landed to say so.',
    options: noOptions,
    *check(view) {
        for (const { row, evidence } of view.rows) {
            if (!evidence || !unmoved.includes(row.class))
                continue;
            const work = landedWork(evidence);
            if (work === null)
                continue;
            yield {
                subject: row.id,
                id: row.id,
                message: `Unexpected state ${row.state} for ${row.id}, expected one that records its landed work, so that nobody plans it again or waits for it: ${work}`,
                help: 'Read the row and move it to what holds now: partial with what is missing, or further.',
                place: row.statePlace,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/unused-waiver.js


/* harmony default export */ const unused_waiver = (defineRule({
    id: 'unused-waiver',
    group: 'The change',
    severity: 'warning',
    unagreed: 'notice',
    late: true,
    summary: 'Require every excuse to be well written and to excuse something.',
    options: noOptions,
    *check(view) {
        for (const waiver of view.idle) {
            yield {
                subject: waiver.id ?? waiver.text,
                ...(waiver.id === null ? {} : { id: waiver.id }),
                message: `Unexpected excuse \`${waiver.text}\`, expected one that excuses something: ${waiver.why}`,
                help: 'Correct it, or take it out.',
                place: unused_waiver_placeOf(view, waiver),
            };
        }
    },
}));
/** A message of a commit stands in no file: what it is about does, or else whatever the change touches first. */
const unused_waiver_placeOf = ({ census, change }, { from, id }) => {
    if (from.kind === 'document')
        return from.place;
    const row = census.rows.find(each => each.id === id);
    const path = change?.files[0]?.path ?? '';
    return row ? row.statePlace : { path, line: path === '' ? 0 : 1, endLine: path === '' ? 0 : 1 };
};

;// CONCATENATED MODULE: ./build/rules/shared/gap-marker.js
/** A literal within a text that is lower-case already, not as a part of a longer word. Linear in the text. */
const standsIn = (text, literal) => {
    const sought = literal.toLowerCase();
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        const before = isWordCharacter(text[at - 1]) && isWordCharacter(sought[0]);
        const after = isWordCharacter(text[at + sought.length]) && isWordCharacter(sought.at(-1));
        if (!before && !after)
            return true;
    }
    return false;
};
// Scripts that write no spaces have no whole words to look for.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isWordCharacter = (character) => character !== undefined &&
    (character < '\x80'
        ? /[A-Za-z0-9]/.test(character)
        : /[\p{L}\p{N}]/u.test(character) && !unspaced.test(character));

;// CONCATENATED MODULE: ./build/rules/vague-partial.js



const markers = [
    ...[
        'missing',
        'lacks',
        'lacking',
        'absent',
        'without',
        'except',
        'only',
        'remaining',
        'remain',
        'remains',
        'left',
        'gap',
    ],
    ...[
        'gaps',
        'no',
        'not',
        'none',
        'cannot',
        'never',
        'yet',
        'still',
        'open',
        'pending',
        'todo',
        'tbd',
        'wip',
        'later',
    ],
    ...[
        'next',
        'needs',
        'need',
        'requires',
        'until',
        'blocked',
        'waiting',
        'awaiting',
        'follow-up',
        'deferred',
    ],
    ...[
        'incomplete',
        'unfinished',
        'unsupported',
        'untested',
        'unverified',
        'stub',
        'stubbed',
        'limited to',
        'but',
    ],
];
/* harmony default export */ const vague_partial = (defineRule({
    id: 'vague-partial',
    group: 'Evidence',
    severity: 'notice',
    unagreed: 'notice',
    summary: 'Require a partial row to say what is missing.',
    options: schemas/* strictObject */.rej({
        markers: schemas/* array */.YOg(schemas/* string */.YjP().trim().min(1).max(100))
            .max(1000)
            .default(markers)
            .describe('Words and phrases, taken literally whatever their case, by which a row says what is missing.'),
    }),
    *check(view, options) {
        for (const row of view.census.rows) {
            if (row.class !== 'partial')
                continue;
            const text = textOf(view, row);
            const gap = options.markers.find(marker => standsIn(text, marker));
            if (gap !== undefined) {
                yield { row, gap };
                continue;
            }
            yield {
                subject: row.id,
                id: row.id,
                severity: 'notice',
                message: `Unexpected state ${row.state} alone for ${row.id}, expected what is missing, since nobody can take up a rest that is not named`,
                help: 'Write what is missing behind the state or in another cell, with a word such as `missing` or `not yet`.',
                place: row.statePlace,
            };
        }
    },
}));
const nameHeader = /^(?:title|name|item|task|feature|story|subject|requirement|capability|component)s?$/i;
/**
 * The note and the cells that are neither the row's name nor its state, in lower case. A name that has the word of the
 * state, as it is spelt, goes on about it.
 */
const textOf = (view, row) => {
    const table = view.census.tables[row.table];
    const others = row.cells.filter(({ text }, column) => column !== table?.idColumn &&
        column !== table?.stateColumn &&
        (!nameHeader.test(row.header[column]?.trim() ?? '') || text.includes(row.state)));
    return [row.note, ...others.map(({ text }) => text)].join('\n').toLowerCase();
};

;// CONCATENATED MODULE: ./build/rules/vanished-row.js


/* harmony default export */ const vanished_row = (defineRule({
    id: 'vanished-row',
    group: 'The change',
    severity: 'error',
    unagreed: 'off',
    summary: 'Require a live row to stay in the record.',
    options: noOptions,
    *check({ change, census }) {
        const unread = new Set(census.files.flatMap(({ path, skipped }) => (skipped === undefined ? [] : [path])));
        const owned = new Set(census.rows.flatMap(({ id, class: own }) => (own === 'pointer' ? [] : [id])));
        for (const { id, from, to, place } of change?.moves ?? []) {
            const pointsAtNothing = to?.class === 'pointer' && !owned.has(id);
            if (!from?.live || (to && (!pointsAtNothing || unread.has(from.place.path))))
                continue;
            yield {
                subject: id,
                id,
                message: `Unexpected departure of ${id} (${from.state}), expected a live row to stay: it stood in ${from.place.path}:${from.place.line}${to ? ', and its line now points at a row that is nowhere' : ''}`,
                help: 'Put the row back. If its work is over, move it to a state that says so; if it gets another ID, leave its other cells as they are.',
                place,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/rules/index.js












































/** All rules, in the order in which they are told. */
const rules = [
    malformed_row,
    unknown_state,
    conflict_marker,
    empty_matrix,
    unread_line,
    unlisted_matrix,
    duplicate_id,
    contradicting_rows,
    abandoned_row,
    records_only_row,
    landed_row,
    stalled_row,
    contested_row,
    unclaimed_work,
    unrecorded_work,
    unmatched_branch,
    unproven_done,
    vague_partial,
    missing_spec,
    broken_anchor,
    missing_anchor,
    empty_cell,
    claim_mismatch,
    bad_closing_commit,
    rollup_mismatch,
    illegal_mark,
    vanished_row,
    rowless_work,
    illegal_move,
    premature_done,
    policy_change,
    owed_document,
    missing_next_step,
    unlicensed_edit,
    lost_id,
    unused_waiver,
    over_budget,
    ratchet_slip,
    log_disorder,
    shrunk_log,
    coverage_gap,
    hollow_claim,
    coverage_drift,
    idle_base,
];


/***/ }),

/***/ 5297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isGraver),
/* harmony export */   I: () => (/* binding */ milder)
/* harmony export */ });
/* harmony import */ var _model_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(406);

const rank = (severity) => _model_row_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(severity);
const isGraver = (severity, than) => rank(severity) < rank(than);
/** The less grave of two. */
const milder = (one, other) => (isGraver(one, other) ? other : one);


/***/ })

};
