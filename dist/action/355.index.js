export const id = 355;
export const ids = [355];
export const modules = {

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
