export const id = 347;
export const ids = [347];
export const modules = {

/***/ 8347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparedPaths: () => (/* reexport */ comparedPaths),
  entriesWith: () => (/* reexport */ entriesWith),
  entrylessLogs: () => (/* reexport */ entrylessLogs),
  excerpt: () => (/* reexport */ excerpt/* excerpt */.K),
  excessInWords: () => (/* reexport */ excessInWords),
  excessSubject: () => (/* reexport */ excessSubject),
  figureInWords: () => (/* reexport */ figureInWords),
  filesOf: () => (/* reexport */ filesOf),
  filesToTry: () => (/* reexport */ filesToTry),
  isDated: () => (/* reexport */ isDated),
  limitInWords: () => (/* reexport */ limitInWords),
  logPaths: () => (/* reexport */ logPaths),
  measure: () => (/* reexport */ measure),
  misplacedEntries: () => (/* reexport */ misplacedEntries),
  momentInWords: () => (/* reexport */ momentInWords),
  questionOf: () => (/* reexport */ questionOf),
  readLogs: () => (/* reexport */ readLogs),
  scanned: () => (/* reexport */ scanned),
  shrinkages: () => (/* reexport */ shrinkages),
  unreadable: () => (/* reexport */ unreadable),
  valueInWords: () => (/* reexport */ valueInWords)
});

;// CONCATENATED MODULE: ./build/documents/log-date.js
const daySeconds = 86_400;
const hour = 3600;
/** The clocks of Kiribati are the first to show a day. */
const easternmost = 14 * hour;
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
    const time = Number(hours) * hour + Number(minutes) * 60 + Number(seconds);
    const offset = zone === undefined ? null : offsetOf(zone);
    return offset !== null && Math.abs(offset) > easternmost
        ? { fault: words }
        : { day, time, zone: offset, words };
};
const offsetOf = (zone) => {
    const digits = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
    if (!digits)
        return 0;
    return (digits[1] === '-' ? -1 : 1) * (Number(digits[2]) * hour + Number(digits[3]) * 60);
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
var scan = __webpack_require__(1652);
// EXTERNAL MODULE: ./build/markdown/text-lines.js
var text_lines = __webpack_require__(2931);
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



const known = new WeakMap();
/** Reads a text. Several rules look at one, so what was read is kept as long as the text is. */
const scanned = (path, file) => {
    const read = known.get(file) ?? scanned_scan(path, file.text);
    known.set(file, read);
    return read;
};
const scanned_scan = (path, text) => {
    let blocks = null;
    let counter = null;
    return {
        path,
        text,
        lines: linesOf(text),
        blocks: () => (blocks ??= (0,scan/* scanBlocks */.g)(path, text)),
        characters: () => (counter ??= characterCounter(text)),
    };
};
const linesOf = (text) => {
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
function* unreadable(documents, demand, { tree, config }) {
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
const longest = 2000;
/** Null where a line begins an entry, in a fence or not, and where none has a date. */
const firstDate = ({ log }, paths, tree) => {
    const files = paths.flatMap(path => {
        const file = tree.textOf(path);
        return file && file.bad !== 'binary' ? [{ path, lines: scanned(path, file).lines }] : [];
    });
    if (!log || files.some(({ lines }) => lines.some(log.isEntry)))
        return null;
    for (const { path, lines } of files) {
        const line = lines.findIndex(text => readDate(text.slice(0, longest)) !== null) + 1;
        if (line > 0)
            return { path, line, endLine: line };
    }
    return null;
};

// EXTERNAL MODULE: ./build/record/excerpt.js
var excerpt = __webpack_require__(3821);
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

;// CONCATENATED MODULE: ./build/documents/fresh-start.js
const marks = /^( *)(`{3,}|~{3,})(.*)$/;
const closing = /^( *)(`{3,}|~{3,})[ \t]*$/;
/** HTML that blank lines do not end. */
const lasting = /<(?:script|pre|style|textarea)(?:[\s>]|$)|<[!?]/i;
const indentOf = (line) => line.length - line.replace(/^ +/, '').length;
/** Whether a line ends a fence; null where that hangs on the list around it. */
const endsFence = (line, { indent, mark }) => {
    const [, spaces, own] = closing.exec(line) ?? [];
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
 * same: a heading at which surely nothing is open, with no line of `told` in a fence before it. Where there is none, the one
 * given, from which they can. Linear.
 */
const freshStart = (lines, before, told, given = 1) => {
    let start = given;
    let fence = null;
    for (let number = given; number < before; number++) {
        const line = lines[number - 1] ?? '';
        if (fence) {
            const isEnd = endsFence(line, fence);
            if (isEnd === null || told.has(number))
                return { start, sureTo: number };
            if (isEnd)
                fence = null;
            continue;
        }
        if (line.includes('<') && lasting.test(line))
            return { start, sureTo: number };
        if (line.includes('```') || line.includes('~~~')) {
            const found = fenceAt(line);
            if (found === 'unsure')
                return { start, sureTo: number };
            fence = found;
        }
        else if (line.startsWith('#') && /^#{1,6} /.test(line) && lines[number - 2]?.trim() === '')
            start = number;
    }
    return { start, sureTo: before };
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
    const isHidden = within(hidingIn(scanned, entries));
    return entries.filter(({ line }) => !isHidden(line));
};
// A date that stands further behind is none of the entry.
const log_entries_longest = 2000;
const fence = /^[\s>]*(?:[-*+]\s+)?(`{3,}|~{3,})(.*)$/;
/** Looks closely at a text no more often than this, each time as far as it takes to be sure again; then to its end. */
const mostLooks = 100;
/** What hides entries: the closed fences, and what comments there are behind their first lines. Linear. */
const hidingIn = (scanned, entries) => {
    if (!isMarked(scanned.text))
        return [];
    const told = new Set(entries.map(({ line }) => line));
    const spans = [];
    let from = 1;
    for (let looks = 1;; looks++) {
        const doubtful = firstDoubtful(scanned.lines, entries, from);
        if (doubtful === null)
            return spans;
        const { start, sureTo } = freshStart(scanned.lines, doubtful, told, from);
        const look = lookAt(scanned, start, looks < mostLooks ? sureTo : Infinity);
        spans.push(...look.spans);
        if (look.end === null)
            return spans;
        from = look.end;
    }
};
/** What hides lines from one on at which nothing is open; up to a line behind another at which nothing is open either, or to the end. */
const lookAt = ({ path, lines }, start, behind) => {
    for (let count = behind - start + leastLines;; count *= 2) {
        const isAll = start - 1 + count >= lines.length;
        const text = lines.slice(start - 1, isAll ? lines.length : start - 1 + count).join('\n');
        const { fences, comments, lineCount, isWhole } = (0,scan/* scanBlocks */.g)(path, text, behind - start + 1);
        if (isWhole && !isAll)
            continue;
        const spans = [
            ...fences,
            ...comments.map(({ place }) => ({ first: place.line + 1, last: place.endLine })),
        ];
        return {
            spans: spans.map(({ first, last }) => ({ first: first + start - 1, last: last + start - 1 })),
            end: isWhole ? null : start - 1 + lineCount,
        };
    }
};
const leastLines = 32;
/** Line of the first reason for a closer look, from a line on at which nothing is open; null for none. Only plain fences are understood here. */
const firstDoubtful = (lines, entries, from) => {
    let next = entries.findIndex(({ line }) => line >= from);
    let isOpen = false;
    let opened = 0;
    let isWithin = false;
    for (let number = from; number <= lines.length; number++) {
        if (entries[next]?.line === number) {
            isWithin = isOpen;
            next++;
        }
        const line = lines[number - 1] ?? '';
        if (!isMarked(line))
            continue;
        const comment = line.indexOf('<!--');
        if (comment >= 0 && !line.includes('-->', comment))
            return number;
        const [, marks, rest = ''] = fence.exec(line) ?? [];
        if (marks === undefined)
            continue;
        if (marks !== '```' || !plainFence.test(line))
            return number;
        if (!isOpen) {
            isOpen = !rest.includes('`');
            opened = number;
        }
        else if (rest.trim() === '') {
            if (isWithin)
                return opened;
            isOpen = false;
        }
    }
    return null;
};
/** True where a fence or a comment may begin or end. */
const isMarked = (text) => text.includes('```') || text.includes('~~~') || text.includes('<!--');
// What stands further in, in a list or in a quote, begins and ends as the blocks around it let it.
const plainFence = /^ {0,3}```/;
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

// EXTERNAL MODULE: ./build/markdown/passage.js
var passage = __webpack_require__(588);
;// CONCATENATED MODULE: ./build/documents/measurement.js
/** A number of things; `placeOf` gives the place of one of them, the first being 0. */
const counted = (value, placeOf) => ({
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
const measure = (scanned, figure) => {
    const { path, text, lines } = scanned;
    switch (figure.kind) {
        case 'characters':
            return counted(countCharacters(text), limit => lineAt(path, lineOf(text, measure_offsetOf(text, limit))));
        case 'lines':
            return counted(lines.length, limit => lineAt(path, limit + 1));
        case 'sections': {
            const { headings } = scanned.blocks();
            return counted(headings.length, limit => headings[limit]?.place ?? lineAt(path, 1));
        }
        case 'paragraph':
            return largest(scanned.blocks().paragraphs.map(segments => paragraph(scanned, segments)));
        case 'cell':
            return largest(cells(scanned));
        case 'repeats':
            return largest(repeatedLines(scanned));
        case 'phrase': {
            const offsets = phraseOffsets(text, figure.phrase);
            return counted(offsets.length, limit => lineAt(path, lineOf(text, offsets[limit] ?? 0)));
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

;// CONCATENATED MODULE: ./build/documents/index.js
// What rules look with, in one piece: it is loaded where the configuration has `documents`, and nowhere else.













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
