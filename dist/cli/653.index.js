export const id = 653;
export const ids = [653,597];
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

/***/ 7095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ tellStrays),
/* harmony export */   Ul: () => (/* binding */ readUncommitted),
/* harmony export */   dO: () => (/* binding */ usualPlaces),
/* harmony export */   r3: () => (/* binding */ readCommitted)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _markdown_decoded_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3196);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5982);





/** Where a configuration is looked for, first match wins. */
const usualPlaces = ['.github/rowaudit.yml', 'rowaudit.yml'];
/** Reads the configuration that a commit has: the one that the user names, else the one in a usual place. */
const readCommitted = async (repository, files, question) => {
    const path = placesOf(repository, question).find(place => files.entries.has(place) || files.others.has(place));
    if (path === undefined)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .found */ .F)(null);
    const entry = files.entries.get(path);
    if (!entry)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .found */ .F)({ path, text: '', instead: 'symbolic link, which is not followed', object: null });
    const contents = await files.read([path]);
    if (!contents.found)
        return contents;
    const bytes = contents.value.get(path);
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .found */ .F)(toFile(path, bytes ?? Buffer.alloc(0), entry.sha));
};
/** Paths in the repository at which it may be: as people write one, seen from where they stand, else from the repository. */
const placesOf = (repository, { config, directory }) => config === null
    ? usualPlaces
    : [...new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(config), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, config), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.root, config)])].map(place => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
/** Reads a file that the user names and no commit has. Only at the command line: nothing else is anybody's but the user's. */
const readUncommitted = async (repository, { config, directory, committedOnly }) => {
    if (config === null)
        throw new Error('Nobody named a configuration');
    if (committedOnly)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .L)(`there is no configuration ${config} in the commit that is judged`, 'Commit it, or name another one in `config`.');
    for (const place of [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(config), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, config), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.root, config)]) {
        const bytes = await readDisk(place);
        if (bytes !== null)
            return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .found */ .F)(toFile(config, bytes, null));
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .L)(`there is no configuration ${config}`, 'Name an existing file with --config.');
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
            if ((await readDisk((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.root, place))) !== null)
                notes.push(`${place} is not committed, so it was not used; commit it, or name it with --config.`);
    }
    if (config === null || committed === null)
        return;
    const onDisk = await readDisk((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.root, committed.path));
    if (onDisk !== null && (0,_markdown_decoded_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g)(onDisk).text !== committed.text)
        notes.push(`${committed.path} differs in the work tree; the committed one was used.`);
};
const toFile = (path, bytes, object) => {
    const { text, bad } = (0,_markdown_decoded_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g)(bytes);
    const instead = bad === null ? null : bad === 'binary' ? 'binary file' : 'text that is not valid UTF-8';
    return { path, text, instead, object };
};
const readDisk = async (path) => {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`${path} could not be read: ${String(code)}`, 'Make it a file that can be read, or name another with --config.');
    }
};


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ chooseConfiguration),
  v: () => (/* binding */ loadConfiguration)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
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
const inWords = (value) => {
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
    found: value === undefined ? `mapping without ${quoted(String(path.at(-1)))}` : inWords(value),
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
// EXTERNAL MODULE: ./build/model/row.js
var row = __webpack_require__(406);
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
const inOrder = (problems) => shorten([...problems].sort((one, other) => one.line - other.line || one.column - other.column));
const readConfig = (path, text, rules) => {
    const yaml = readYaml(path, text);
    if (!('document' in yaml))
        return inOrder(yaml);
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
        return inOrder([...tree.problems, ...further]);
    const lineAt = at => problemAt(tree.keyAt(at), { found: '', expected: '' }).line;
    return { config: parsed.data, lineAt };
};
const inputPath = 'matrices';
const inputFault = (glob, index) => {
    const fault = (0,config_glob/* globFault */.H)(glob);
    if (!fault)
        return [];
    const said = { found: inWords(glob), expected: fault.expected };
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

// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
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


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ gatherTexts)
/* harmony export */ });
/* harmony import */ var _markdown_decoded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3196);
/* harmony import */ var _markdown_inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6518);
/* harmony import */ var _markdown_text_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5982);




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
        const wanted = await (0,_markdown_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .withInline */ .__)(() => ask(trees));
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
                texts[side].set(path, (0,_markdown_decoded_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(bytes));
        }
        if (!isNew)
            break;
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(trees);
};
const readBefore = ({ entries, shelf }, path) => {
    const file = shelf?.get(`${entries.get(path)?.sha ?? ''} ${path}`);
    return file && 'text' in file && file.text !== undefined ? (0,_markdown_text_document_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfDocument */ .K)(file, file.text) : null;
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


/***/ })

};
