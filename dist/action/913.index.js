export const id = 913;
export const ids = [913];
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
