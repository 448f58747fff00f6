export const id = 597;
export const ids = [597];
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


/***/ })

};
