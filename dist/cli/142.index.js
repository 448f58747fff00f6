export const id = 142;
export const ids = [142];
export const modules = {

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
    const phrases = phraseFinder(phrasesIn(byName, alphabet), alphabet);
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
    const codes = [new Set(), new Set()];
    let width = 2;
    for (const word of words) {
        if (word.length < 2)
            width = 1;
        codes[0].add(word.charCodeAt(0));
        codes[1].add(word.charCodeAt(1));
    }
    const classAt = (index) => `[${Array.from(codes[index], escaped).join('')}]`;
    const expression = new RegExp(`(?<![A-Za-z0-9_])${classAt(0)}${width > 1 ? classAt(1) : ''}`, 'g');
    return { expression, width };
}
// What is one token in every alphabet.
const plainToken = /^\w+(?:[.-]\w+)*$/;
/** The names that are more than one token. */
const phrasesIn = (byName, alphabet) => {
    const phrases = new Map();
    for (const [name, ids] of byName)
        if (!plainToken.test(name) && alphabet.tokenEnd(name, 0) !== name.length)
            phrases.set(name, ids);
    return phrases;
};
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
    // Nothing but one ID is what most cells hold.
    if (first.id.length === text.length) {
        const range = splitRange(first);
        return typeof range === 'string' ? range : { ids: range?.ids ?? [first], rest: '' };
    }
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


/***/ })

};
