export const id = 773;
export const ids = [773];
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

/***/ 1773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherChange: () => (/* reexport */ gatherChange),
  gatherPlaces: () => (/* reexport */ gatherPlaces),
  toQuestion: () => (/* reexport */ toQuestion)
});

// EXTERNAL MODULE: ./build/change/document-waivers.js
var document_waivers = __webpack_require__(4644);
// EXTERNAL MODULE: ./build/change/waiver-text.js
var waiver_text = __webpack_require__(3505);
;// CONCATENATED MODULE: ./build/change/commit-waivers.js


/** A commit message may excuse from rules whose demand is over once the change has landed. */
const isOfChange = ({ group, ofChange }) => ofChange === true || group === 'The change';
/** The excuses in the messages of the change's own commits. */
const commitWaivers = (commits, rules) => {
    const known = new Map(rules.flatMap(rule => (rule.late ? [] : [[rule.id, rule]])));
    const valid = [];
    const faulty = [];
    for (const { sha, message } of commits) {
        const from = { kind: 'commit', sha, subject: (0,document_waivers/* oneLine */.T)(/^[^\r\n]*/.exec(message)?.[0] ?? '') };
        for (const { text, read } of (0,waiver_text/* readWaiverLines */.M)(message)) {
            const fault = 'fault' in read ? read.fault : faultOf(read.rule, known.get(read.rule));
            if (fault !== null)
                faulty.push({ text: (0,document_waivers/* oneLine */.T)(text), fault, from });
            else if (!('fault' in read))
                valid.push({ ...read, from });
        }
    }
    return { valid, faulty };
};
const faultOf = (rule, known) => {
    if (known === undefined)
        return `there is no rule ${rule} that can be excused`;
    return isOfChange(known)
        ? null
        : `${rule} judges what stands in the documents, so its excuse has to stand there too`;
};
/** All excuses of several places together. */
const allWaivers = (...parts) => ({
    valid: parts.flatMap(({ valid }) => valid),
    faulty: parts.flatMap(({ faulty }) => faulty),
});

;// CONCATENATED MODULE: ./build/change/moved-files.js
/**
 * Matrices that stand under another path in the landed tree: new path → path on target. A file that is gone and one
 * that is new are the same where at least half of the IDs of the one stand in the other.
 */
const movedMatrices = (target, landed) => {
    const before = idsByFile(target);
    const after = idsByFile(landed);
    const stays = (census, path) => census.files.some(file => file.path === path);
    const gone = [...before].filter(([path]) => !stays(landed, path));
    const fresh = [...after].filter(([path]) => !stays(target, path));
    const candidates = gone.flatMap(([from, ids]) => fresh.flatMap(([to, others]) => {
        const shared = [...ids].filter(id => others.has(id)).length;
        return shared > 0 && shared * 2 >= ids.size ? [{ from, to, shared }] : [];
    }));
    const moved = new Map();
    const taken = new Set();
    for (const { from, to } of candidates.sort((one, other) => other.shared - one.shared)) {
        if (taken.has(from) || moved.has(to))
            continue;
        taken.add(from);
        moved.set(to, from);
    }
    return moved;
};
const idsByFile = ({ rows }) => {
    const files = new Map();
    for (const { id, place } of rows) {
        const ids = files.get(place.path);
        if (ids)
            ids.add(id);
        else
            files.set(place.path, new Set([id]));
    }
    return files;
};

;// CONCATENATED MODULE: ./build/change/substance.js
const markdown = /\.(?:md|markdown|mdx)$/i;
/**
 * What is left of a text when white space and, in Markdown, link targets are taken away: two texts with the same
 * substance say the same. Linear.
 */
const substanceOf = (path, text) => squeezed(markdown.test(path) ? withoutTargets(text) : text);
/** Blanks as HTML spells them, and characters that have no shape: a text looks the same with and without. */
const blank = /&(?:nbsp|shy|ensp|emsp|thinsp|zwj|zwnj|#160|#173|#820[3-7]|#x0*(?:a0|ad|200[b-f]));/gi;
/** White space counts only where it parts two words: `1 23` is not `12 3`, and a padded cell is the cell. */
const squeezed = (text) => text
    .replace(blank, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?![\p{L}\p{M}\p{N}_])/gu, '')
    .replace(/(?<![\p{L}\p{M}\p{N}_]) /gu, '');
// Nothing but the definition may stand on the line: `[2026-05-01]: the import works` is an entry of a log.
const definition = /^[ \t>]{0,20}\[([^[\]]{1,200})\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)[ \t]*(?:"[^"]*"|'[^']*'|\([^()]*\))?[ \t]*$/;
const rule = /^[\s>|:=*-]+$/;
const withoutTargets = (text) => {
    const lines = text.split(/\r\n|\n|\r/);
    const labels = new Set();
    const shown = lines.flatMap(line => {
        const label = line.includes(']:') ? definition.exec(line)?.[1] : undefined;
        if (label === undefined || label.startsWith('^'))
            return isRule(line) ? [] : [line];
        labels.add(labelKey(label));
        return [];
    });
    return withoutMarks(shown.join('\n'), labels);
};
/** The line below the head of a table, or one that only parts or underlines. */
const isRule = (line) => line.includes('-') && rule.test(line);
const labelKey = (label) => label.trim().replace(/\s+/g, ' ').toLowerCase();
/** The text without destinations, titles of links kept, and without the brackets that would make a link of a word. */
const withoutMarks = (text, labels) => {
    const parts = [];
    let from = 0;
    for (const match of text.matchAll(/[[\]<]|\b(?:href|src)=["']|\bhttps?:\/\//gi)) {
        if (match.index < from)
            continue;
        parts.push(text.slice(from, match.index));
        const at = match.index;
        const rest = text.slice(at, at + longest);
        const [said, length] = markAt(rest, labels);
        parts.push(said);
        from = at + length;
    }
    return parts.join('') + text.slice(from);
};
const longest = 2000;
const url = '(link)';
/** What stands for the mark at the start of a text, and how long the mark is. */
const markAt = (text, labels) => {
    const destination = /^\]\(\s*(?:<[^<>\n]*>|[^\s()<][^\s()]*(?:\([^\s()]*\)[^\s()]*)*|)\s*\)?/.exec(text);
    if (destination)
        return ['', destination[0].length];
    const label = /^\]\[([^[\]]{0,200})\]/.exec(text);
    if (label)
        return labels.has(labelKey(label[1] ?? '')) ? ['', label[0].length] : ['', 1];
    if (text.startsWith('[') || text.startsWith(']'))
        return ['', 1];
    const link = /^(?:<[a-z][a-z0-9+.-]{1,31}:[^\s<>]*>|https?:\/\/[^\s<>"'()|]+)/i.exec(text);
    if (link)
        return [url, link[0].length];
    const attribute = /^(?:href|src)=(?:"[^"]*"|'[^']*')/i.exec(text);
    return attribute ? ['', attribute[0].length] : [text.slice(0, 1), 1];
};

;// CONCATENATED MODULE: ./build/change/renames.js

/** Pairs departures and arrivals in one table whose other cells agree, links and white space aside; in order where several do. */
const renamesOf = (departed, arrived, [target, landed], [before, after]) => {
    if (departed.length === 0 || arrived.length === 0)
        return [];
    const waiting = new Map();
    for (const row of departed) {
        const key = contentKey(row, target, before);
        const rows = waiting.get(key);
        if (rows)
            rows.push(row);
        else
            waiting.set(key, [row]);
    }
    return arrived.flatMap(to => {
        const from = waiting.get(contentKey(to, landed, after))?.shift();
        return from ? [{ from, to }] : [];
    });
};
const contentKey = (row, census, { tableKey }) => {
    const idColumn = census.tables[row.table]?.idColumn;
    const others = row.cells.filter((_, column) => column !== idColumn).map(({ text }) => text);
    return JSON.stringify([tableKey(row), ...[row.title, ...others].map(text => substanceOf('.md', text))]);
};

// EXTERNAL MODULE: ./build/model/row-scope.js
var row_scope = __webpack_require__(7147);
;// CONCATENATED MODULE: ./build/change/row-key.js

/** Names for the rows of a census. `pathOf` says what a file is called in the census that it is compared with. */
const rowNames = (census, settings, pathOf = path => path) => {
    const keyOf = ({ place, section, header }) => JSON.stringify([pathOf(place.path), section, header]);
    const keys = census.tables.map(keyOf);
    const heads = new Map();
    census.tables.forEach(({ place: { path, line } }, index) => {
        const key = keys[index] ?? '';
        if (!heads.has(key))
            heads.set(key, { path, line, endLine: line });
    });
    const tableKey = ({ table }) => keys[table] ?? '';
    const rowKey = (row) => {
        if (!row.searchable && row.aliases.length === 0)
            return null;
        const scope = (0,row_scope/* scopeOf */.O)(row, settings);
        const parts = {
            repository: () => [row.id],
            file: () => [row.id, pathOf(row.place.path)],
            table: () => [row.id, tableKey(row)],
        };
        return JSON.stringify(parts[scope]());
    };
    return { rowKey, tableKey, heads };
};
/** The rows under their names; pointers only where nothing else bears the name. */
const rowsByKey = (rows, { rowKey }) => {
    const groups = new Map();
    for (const row of rows) {
        const key = rowKey(row);
        if (key === null)
            continue;
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return new Map([...groups].map(([key, group]) => [key, owners(group)]));
};
const owners = (rows) => {
    const own = rows.filter(row => row.class !== 'pointer');
    return own.length > 0 ? own : rows;
};

;// CONCATENATED MODULE: ./build/change/moves.js



/**
 * Compares two censuses by ID, over all matrices together: a row that changes file is the same row. Rows of a file that
 * could not be read have neither gone nor come. Moves in the order of the landed census, departures last.
 */
const movesOf = (target, landed, settings) => {
    const movedFiles = movedMatrices(target, landed);
    const before = rowNames(target, settings);
    const after = rowNames(landed, settings, path => movedFiles.get(path) ?? path);
    const stood = rowsByKey(target.rows, before);
    const stands = rowsByKey(landed.rows, after);
    const closedAfter = unreadFiles(landed);
    const closedBefore = unreadFiles(target);
    const departed = [...stood].flatMap(([key, rows]) => stands.has(key) || rows.some(({ place }) => closedAfter.has(place.path))
        ? []
        : [rows.find(({ live }) => live) ?? rows[0]]);
    const arrived = [...stands].flatMap(([key, rows]) => stood.has(key) ? [] : onePerState(rows.filter(({ place }) => !closedBefore.has(place.path))));
    const renames = renamesOf(departed, arrived, [target, landed], [before, after]);
    const renamed = new Set(renames.flatMap(({ from, to }) => [from, to]));
    const moves = new Map();
    for (const row of arrived)
        if (!renamed.has(row))
            moves.set(row, null);
    for (const [key, rows] of stands)
        for (const [from, to] of restated(stood.get(key) ?? [], rows))
            if (!closedBefore.has(to.place.path))
                moves.set(to, from);
    return {
        moves: [
            ...landed.rows.flatMap((row) => {
                const from = moves.get(row);
                return from === undefined ? [] : [{ id: row.id, from, to: row, place: row.statePlace }];
            }),
            ...departed
                .filter(row => !renamed.has(row))
                .map((row) => {
                const place = after.heads.get(before.tableKey(row)) ?? row.place;
                return { id: row.id, from: row, to: null, place };
            }),
        ],
        renames,
        movedFiles,
    };
};
/** A state as it can be compared: two words of one class are two states, and so is one word in two classes. */
const stateKey = (row) => `${row.class} ${row.state}`;
/** Which line came from which, for lines of one ID whose state is new to it. A line too many or too few is no move. */
const restated = (before, after) => {
    if (before.length === 0)
        return [];
    const left = [...before];
    const fresh = [];
    for (const row of after) {
        const same = left.findIndex(other => stateKey(other) === stateKey(row));
        if (same >= 0)
            left.splice(same, 1);
        else if (!before.some(other => stateKey(other) === stateKey(row)))
            fresh.push(row);
    }
    return onePerState(fresh).map(row => {
        const near = left.findIndex(({ place }) => place.path === row.place.path);
        const [from = before[0]] = left.splice(Math.max(near, 0), 1);
        return [from, row];
    });
};
const onePerState = (rows) => [...new Map([...rows].reverse().map(row => [stateKey(row), row])).values()].reverse();
const unreadFiles = ({ files }) => new Set(files.flatMap(({ path, skipped }) => (skipped === undefined ? [] : [path])));

;// CONCATENATED MODULE: ./build/change/new-waivers.js
/**
 * What the excuses relax that the change brings, in documents and in its commits. One that only moves with its row is not
 * new. `elsewhere` is told of those that stand in no file and are about no row.
 */
const newWaivers = (target, landed, elsewhere) => {
    const known = new Map();
    for (const waiver of target.waivers) {
        const key = keyOf(waiver, target.census);
        known.set(key, (known.get(key) ?? 0) + 1);
    }
    return landed.waivers.flatMap(waiver => {
        const key = keyOf(waiver, landed.census);
        const left = known.get(key) ?? 0;
        known.set(key, left - 1);
        return left > 0 ? [] : [toRelaxation(waiver, rowOf(waiver, landed.census), elsewhere)];
    });
};
const rowOf = ({ id, from }, { rows }) => id === null && from.kind === 'document'
    ? rows.find(({ place }) => place.path === from.place.path && place.line === from.place.line)
    : rows.find(row => row.id === id);
const keyOf = (waiver, census) => JSON.stringify([waiver.rule, waiver.id ?? rowOf(waiver, census)?.id, waiver.reason, waiver.until]);
const toRelaxation = ({ rule, id, reason, until, from }, row, elsewhere) => {
    const whom = id ?? row?.id ?? 'a line';
    const where = from.kind === 'commit' ? `commit ${from.sha.slice(0, 8)}` : 'a comment';
    return {
        subject: id ?? row?.id ?? rule,
        words: `${where} excuses ${whom} from ${rule}${until === null ? '' : ` until ${until}`}: ${reason}`,
        place: from.kind === 'document' ? from.place : (row?.statePlace ?? elsewhere),
        ...(row ? { id: row.id } : {}),
    };
};

// EXTERNAL MODULE: ./build/markdown/document.js + 1 modules
var markdown_document = __webpack_require__(2334);
;// CONCATENATED MODULE: ./build/change/edits.js

/** Says of each changed file what was done to its text. Texts are looked at only where somebody asks. */
const editReader = (files, texts) => {
    const substances = { before: new Map(), after: new Map() };
    /** Without a text, the object stands for it. */
    const substance = (side, { path, ...file }) => {
        const known = substances[side].get(path);
        if (known !== undefined)
            return known;
        const text = texts[side].get(path);
        const read = typeof text === 'string' ? substanceOf(path, text) : `\0${file[side]?.object ?? ''}`;
        substances[side].set(path, read);
        return read;
    };
    const hasGone = ({ before, after }) => before?.regular === true && after?.regular !== true;
    const hasCome = ({ before, after }) => before?.regular !== true && after?.regular === true;
    const alike = (gone, come) => gone.before?.object === come.after?.object ||
        (extensionOf(gone.path) === extensionOf(come.path) &&
            substance('before', gone) === substance('after', come));
    const readEdit = (file) => {
        if (hasGone(file))
            return files.some(other => hasCome(other) && alike(file, other)) ? 'moved' : 'deleted';
        if (file.after?.regular !== true || file.before?.object === file.after.object)
            return 'untouched';
        const after = substance('after', file);
        if (hasCome(file)) {
            if (after === '')
                return 'emptied';
            return files.some(other => hasGone(other) && alike(other, file)) ? 'moved' : 'created';
        }
        if (substance('before', file) === after)
            return 'untouched';
        return after === '' ? 'emptied' : 'written';
    };
    const edits = new Map();
    return file => {
        const known = edits.get(file) ?? readEdit(file);
        edits.set(file, known);
        return known;
    };
};
/** What stands behind the last dot of the name, in small letters; the name itself where it has none. */
const extensionOf = (path) => (/(?:\.|^|\/)([^./]*)$/.exec(path)?.[1] ?? path).toLowerCase();
/** The first line that differs, counted from 1 in the text afterwards. */
const firstChangedLine = (before, after) => {
    if (typeof before !== 'string' || typeof after !== 'string')
        return 1;
    const [old, now] = [before, after].map(text => text.split(/\r\n|\n|\r/));
    const index = now.findIndex((line, at) => line !== old[at]);
    return index < 0 ? Math.max(now.length, 1) : index + 1;
};

// EXTERNAL MODULE: ./build/change/spec-section.js + 3 modules
var spec_section = __webpack_require__(7193);
// EXTERNAL MODULE: ./build/model/state-word.js
var state_word = __webpack_require__(9016);
;// CONCATENATED MODULE: ./build/change/matched-set.js
/** How far a match may reach: an entry further on in a long line is found, and its length costs no more. */
const longestReach = 2000;
/**
 * Compares what the pattern finds in all its files together, before and after; null where it is the same set. An entry
 * that moves within a file or to another of them is still there. Unchanged files must be in both texts.
 */
const changedSet = ({ matchAt, files }, texts) => {
    const before = linesOf(texts.before, files.isMatch);
    const after = linesOf(texts.after, files.isMatch);
    const [gone, come] = [lessCommon(before, after), lessCommon(after, before)];
    const old = entriesOf(gone, matchAt);
    const fresh = entriesOf(come, matchAt);
    const candidates = new Set([...old.keys(), ...fresh.keys()].filter(entry => !old.has(entry) || !fresh.has(entry)));
    // Only a line that holds the text of a candidate can hold it as an entry.
    const kept = new Set(come);
    const standing = after.filter(line => !kept.has(line) && [...candidates].some(entry => line.text.includes(entry)));
    for (const entry of entriesOf(standing, matchAt).keys())
        candidates.delete(entry);
    if (candidates.size === 0)
        return null;
    const added = [...candidates].filter(entry => fresh.has(entry)).sort();
    const removed = [...candidates].filter(entry => old.has(entry)).sort();
    const first = [...(added.length > 0 ? fresh : old)].find(([entry]) => candidates.has(entry))?.[1];
    return { added, removed, path: first?.path ?? '', line: first?.number ?? 1 };
};
const linesOf = (texts, isMatch) => [...texts].flatMap(([path, text]) => text !== null && isMatch(path)
    ? text.split(/\r\n|\n|\r/).map((line, index) => ({ path, number: index + 1, text: line }))
    : []);
/** The lines that the others do not have, each of the others standing for one. */
const lessCommon = (lines, others) => {
    const counts = new Map();
    for (const { text } of others)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return lines.filter(({ text }) => {
        const count = counts.get(text) ?? 0;
        if (count > 0)
            counts.set(text, count - 1);
        return count === 0;
    });
};
/** Every match, and the first line that holds it. Matches do not overlap. */
const entriesOf = (lines, matchAt) => {
    const entries = new Map();
    for (const line of lines) {
        for (let at = 0; at < line.text.length;) {
            // What stands before it tells where a word begins.
            const start = Math.max(at - 2, 0);
            const length = matchAt(line.text.slice(start, at + longestReach), at - start);
            const entry = line.text.slice(at, at + length);
            if (length > 0 && !entries.has(entry))
                entries.set(entry, line);
            at += Math.max(length, 1);
        }
    }
    return entries;
};

;// CONCATENATED MODULE: ./build/change/triggers.js



/** Everything in the change that sets the trigger off, in the order of the trigger's alternatives. */
const occasionsOf = (trigger, ground) => [
    ...moveOccasions(trigger, ground),
    ...measurementOccasions(trigger, ground),
    ...matchOccasions(trigger, ground),
    ...pathOccasions(trigger, ground),
];
const moveOccasions = ({ move: pattern }, { moves }) => pattern === null
    ? []
    : moves
        .filter(move => isMeant(pattern, move))
        .map(move => ({ words: moveInWords(move), subject: move.id, place: move.place, move }));
/** Whether a move is one of those that a trigger names. */
const isMeant = ({ from, to, matrices }, move) => {
    // Whoever takes a row to another matrix on its way owes what both ask for.
    const paths = [move.from, move.to].flatMap(row => (row ? [row.place.path] : []));
    if (matrices !== null && !paths.some(matrices.isMatch))
        return false;
    // What could not be read, and what points at another line, claims nothing.
    const claims = move.to === null || (move.to.class !== 'unknown' && move.to.class !== 'pointer');
    return ((from === null || from.some(word => (0,state_word/* isMeantBy */.f7)(word, move.from, 'from'))) &&
        (to === null ? claims : to.some(word => (0,state_word/* isMeantBy */.f7)(word, move.to, 'to'))));
};
/** `ENG-1 moved from READY to DONE`. */
const moveInWords = ({ id, from, to }) => from === null
    ? `${id} arrived as ${to?.state ?? ''}`
    : to === null
        ? `${id} departed from ${from.state}`
        : `${id} moved from ${from.state} to ${to.state}`;
const measurementOccasions = ({ measurement }, ground) => ground.files.flatMap(file => {
    if (measurement?.isMatch(file.path) !== true)
        return [];
    const edit = ground.editOf(file);
    return edit === 'created' || edit === 'written'
        ? [fileOccasion(file, `measurement record ${file.path} ${done[edit]}`, ground)]
        : [];
});
const pathOccasions = ({ paths }, ground) => ground.files.flatMap(file => {
    if (paths?.isMatch(file.path) !== true)
        return [];
    const edit = ground.editOf(file);
    return isEdit(edit) ? [fileOccasion(file, `${file.path} ${done[edit]}`, ground)] : [];
});
const isEdit = (edit) => edit !== 'untouched' && edit !== 'moved';
const done = {
    created: 'was created',
    written: 'changed',
    emptied: 'was emptied',
    deleted: 'was deleted',
};
const fileOccasion = ({ path }, words, { texts }) => {
    const line = firstChangedLine(texts.before.get(path), texts.after.get(path));
    return { words, subject: path, place: { path, line, endLine: line }, move: null };
};
const matchOccasions = ({ matches }, { files, editOf, texts }) => {
    if (matches === null)
        return [];
    const { isMatch } = matches.files;
    // A set that changed with nothing but link targets, or with a file that went elsewhere, has not changed for a reader.
    if (!files.some(file => isMatch(file.path) && isEdit(editOf(file))))
        return [];
    const set = changedSet(matches, texts);
    if (set === null)
        return [];
    const { added, removed, path, line } = set;
    const words = [entriesInWords('added', added), entriesInWords('removed', removed)].filter(each => each !== '');
    return [{ words: words.join(', '), subject: path, place: { path, line, endLine: line }, move: null }];
};
const shown = 5;
const entriesInWords = (what, entries) => {
    if (entries.length === 0)
        return '';
    const rest = entries.length > shown ? ` and ${entries.length - shown} more` : '';
    return `${what} ${entries
        .slice(0, shown)
        .map(each => `"${each}"`)
        .join(', ')}${rest}`;
};

;// CONCATENATED MODULE: ./build/change/missing-sections.js


/** A row in one of these has nothing before it: what comes next cannot be written down truly. */
const settled = ['done', 'dropped', 'pointer', 'unknown'];
/** Every section that a moved row owes in its own spec and does not have. A row that is settled or gone owes none. */
const missingSections = (obligations, ground, specPaths, parse) => {
    const specs = new Map();
    const specAt = (path) => {
        const known = specs.get(path);
        if (known !== undefined)
            return known;
        const text = ground.texts.after.get(path);
        const spec = typeof text === 'string' ? { document: parse(path, text), text } : null;
        specs.set(path, spec);
        return spec;
    };
    return obligations.flatMap(({ name, reason, when, owes }) => {
        const sections = owes.flatMap(owed => (owed.kind === 'section' ? [owed.sections] : []));
        if (sections.length === 0)
            return [];
        return occasionsOf(when, ground).flatMap((occasion) => {
            const row = occasion.move?.to;
            if (!row || settled.includes(row.class))
                return [];
            return sections.flatMap(names => {
                const lack = lackOf(row, names, specPaths(row), specAt);
                return lack === null ? [] : [{ obligation: name, reason, occasion, row, sections: names, ...lack }];
            });
        });
    });
};
const lackOf = (row, names, paths, specAt) => {
    const read = paths.map(path => ({ path, spec: specAt(path) }));
    const states = read.map(({ path, spec }) => ({
        path,
        ...(spec ? (0,spec_section/* sectionState */.Z)(spec, row.id, names) : unread),
    }));
    if (states.some(({ state }) => state === 'filled'))
        return null;
    for (const each of states) {
        if (each.state === 'empty')
            return { instead: `nothing is written under that heading in ${each.path}`, heading: each.heading };
    }
    return { instead: whatThereIs(row, states), heading: null };
};
const unread = { state: 'unread' };
const whatThereIs = (row, states) => {
    const [first] = states;
    if (!first)
        return row.specLinks.length > 0 ? 'the spec that it links does not exist' : 'it links no spec';
    const readable = states.find(({ state }) => state !== 'unread');
    return readable ? `${readable.path} has no such heading` : `${first.path} cannot be read`;
};

// EXTERNAL MODULE: ./build/evidence/change-texts.js
var change_texts = __webpack_require__(9671);
// EXTERNAL MODULE: ./build/evidence/own-message.js
var own_message = __webpack_require__(6058);
// EXTERNAL MODULE: ./build/evidence/visible-lines.js
var visible_lines = __webpack_require__(3280);
;// CONCATENATED MODULE: ./build/change/row-refusals.js
const rowNone = /^[ \t]{0,20}(?:[-*+][ \t]{1,20})?[*_]{0,2}rows?[*_]{0,2}:[*_\s]{0,20}none(?![\p{L}\p{N}_.-])(.*)$/iu;
const longestReason = 300;
/** Lines `Row: none (reason)` among those that a reader sees. Without a reason it is no answer, and the reason is empty. */
const rowRefusals = (visibleLines) => visibleLines.flatMap(line => {
    const rest = line.length > 1000 ? undefined : rowNone.exec(line)?.[1];
    if (rest === undefined)
        return [];
    const reason = rest
        .replace(/[\u0000-\u001f\u007f]+/g, ' ')
        .replace(/^[\s:,;*_–—-]+/u, '')
        .replace(/[\s*_]+$/, '')
        .replace(/^\((.*)\)[.\s]*$/, '$1')
        .trim();
    return [{ reason: /[\p{L}\p{N}]/u.test(reason) ? reason.slice(0, longestReason) : '', line: line.trim() }];
});

;// CONCATENATED MODULE: ./build/change/named-rows.js




/** The rows that the change names, by where it does. */
const namedRows = (commits, { title, body, branch, isWritten }, { namesIn, ownerOf }) => {
    const idsIn = (texts) => new Set(texts.flatMap(text => namesIn(text).map(({ id }) => id)));
    return {
        commits: idsIn(commits.map(({ message }) => (0,own_message/* withoutExcuses */.p)(message))),
        landing: title === null || isWritten ? null : idsIn([title, body]),
        words: idsIn([title ?? '', ...(0,change_texts/* rowLines */.u1)(body)]),
        branch: branch === '' ? null : ownerOf(branch),
    };
};
/** Where the change says that it belongs to no row: in its body, or in a message. */
const refusalsOf = (commits, { body }) => [body, ...commits.map(({ message }) => message)].flatMap(text => rowRefusals((0,visible_lines/* visibleLines */.g)(text)));

;// CONCATENATED MODULE: ./build/change/owed-documents.js

/** Every document that an obligation owes and the change does not bring, one for each occasion. */
const owedDocuments = (obligations, ground) => obligations.flatMap(({ name, reason, when, owes }) => {
    const unpaid = owes.flatMap(owed => owed.kind === 'document' && !isPaid(owed.documents, ground) ? [owed.documents] : []);
    if (unpaid.length === 0)
        return [];
    return occasionsOf(when, ground).flatMap(occasion => unpaid.map(documents => ({
        obligation: name,
        reason,
        occasion,
        documents: documents.globs,
        shortfall: shortfallOf(documents, ground),
    })));
});
/** Paid by a document that exists afterwards and whose text is new or other, white space and link targets aside. */
const isPaid = ({ isMatch }, { files, editOf }) => files.some(file => isMatch(file.path) && pays(editOf(file)));
const pays = (edit) => edit === 'created' || edit === 'written';
const shortfalls = {
    untouched: 'changed in nothing but white space and link targets',
    moved: 'was only moved',
    emptied: 'says nothing',
    deleted: 'was deleted',
};
const shortfallOf = ({ isMatch }, { files, editOf }) => {
    const near = files.find(({ path }) => isMatch(path));
    const why = near && shortfalls[editOf(near)];
    return near && why !== undefined ? `${near.path} ${why}` : null;
};

;// CONCATENATED MODULE: ./build/change/unlicensed-edits.js


/** A document that is only now created could not have been guarded, and one that only moves is what it was. */
const edits = ['written', 'emptied', 'deleted'];
/** Every edit of a guarded document in a change that brings nothing which permits it. */
const unlicensedEdits = (guards, ground) => guards.flatMap(({ documents, permits, reason }) => {
    const edited = ground.files.filter(file => documents.isMatch(file.path) && edits.includes(ground.editOf(file)));
    if (edited.length === 0 || occasionsOf(permits, ground).length > 0)
        return [];
    return edited.map(({ path }) => {
        const line = firstChangedLine(ground.texts.before.get(path), ground.texts.after.get(path));
        return { path, place: { path, line, endLine: line }, reason, permits: triggerInWords(permits) };
    });
});
/** The alternatives of a trigger: `a move to done`, `a change of docs/coverage.tsv`. */
const triggerInWords = ({ move, measurement, matches, paths }) => [
    ...(move ? [`a move${listed(' from', move.from)}${listed(' to', move.to)}`] : []),
    ...(measurement ? [`a new measurement in ${either(measurement.globs)}`] : []),
    ...(matches ? [`an entry more or less in ${either(matches.files.globs)}`] : []),
    ...(paths ? [`a change of ${either(paths.globs)}`] : []),
];
const listed = (word, words) => words === null ? '' : `${word} ${either(words)}`;
const either = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

;// CONCATENATED MODULE: ./build/change/to-change.js






/** What the change amounts to: its moves, what it owes and did not bring, and what it may not touch. */
const toChange = (facts, { change: settings }) => {
    const { files, texts, commits, words, finder, policy, specPaths } = facts;
    const { moves, renames, movedFiles } = facts.moves;
    const exempt = words.author !== null && settings.isExempt(words.author) ? words.author : null;
    const obligations = exempt === null ? settings.obligations : [];
    const ground = { moves, files, texts, editOf: editReader(files, texts) };
    return {
        files,
        commits,
        words,
        moves,
        renames,
        movedFiles,
        named: namedRows(commits, words, finder),
        refusals: refusalsOf(commits, words),
        owedDocuments: owedDocuments(obligations, ground),
        missingSections: missingSections(obligations, ground, specPaths, markdown_document/* parseMarkdown */.D),
        unlicensedEdits: unlicensedEdits(settings.guards, ground),
        policy,
        exempt,
    };
};

;// CONCATENATED MODULE: ./build/change/wanted-texts.js

/** Names every text that the obligations and guards ask for, so that all can be read at once. Nothing where nothing is agreed. */
const wantedTexts = (settings, { files, moves, tracked, specPaths }) => {
    const { obligations, guards } = settings;
    const triggers = [...obligations.map(({ when }) => when), ...guards.map(({ permits }) => permits)];
    const named = [
        ...triggers.flatMap(pathsOf),
        ...obligations.flatMap(({ owes }) => owes.flatMap(owed => (owed.kind === 'document' ? [owed.documents] : []))),
        ...guards.map(({ documents }) => documents),
    ];
    const isNamed = (path) => named.some(({ isMatch }) => isMatch(path));
    const relevant = files.filter(({ path }) => isNamed(path));
    // What came and what has gone may be one file under another name; its extension stays.
    const extensions = new Set(relevant.filter(isComeOrGone).map(({ path }) => extensionOf(path)));
    const also = files.filter(file => isComeOrGone(file) && extensions.has(extensionOf(file.path)));
    const changed = [...relevant, ...also];
    const registries = triggers.flatMap(({ matches }) => matches && files.some(({ path }) => matches.files.isMatch(path)) ? [matches.files] : []);
    const registered = registries.length === 0
        ? []
        : [...tracked].filter(path => registries.some(({ isMatch }) => isMatch(path)));
    const changedPaths = new Set(files.map(({ path }) => path));
    const owesSection = obligations.some(({ owes }) => owes.some(({ kind }) => kind === 'section'));
    const specs = owesSection ? moves.moves.flatMap(({ to }) => (to ? specPaths(to) : [])) : [];
    return {
        before: sorted([
            ...changed.filter(({ before }) => before?.regular === true).map(({ path }) => path),
            ...registered.filter(path => !changedPaths.has(path)),
        ]),
        after: sorted([
            ...changed.filter(({ after }) => after?.regular === true).map(({ path }) => path),
            ...registered,
            ...specs,
        ]),
    };
};
const pathsOf = ({ measurement, matches, paths }) => [measurement, matches?.files, paths].flatMap(set => (set ? [set] : []));
const isComeOrGone = ({ before, after }) => (before?.regular === true) !== (after?.regular === true);
const sorted = (paths) => [...new Set(paths)].sort();

// EXTERNAL MODULE: ./build/config/defaults.js
var defaults = __webpack_require__(1573);
// EXTERNAL MODULE: ./build/config/glob-cover.js
var glob_cover = __webpack_require__(1407);
;// CONCATENATED MODULE: ./build/config/looser.js
/** Equal as JSON. */
const sameValue = (one, other) => JSON.stringify(one) === JSON.stringify(other);

;// CONCATENATED MODULE: ./build/config/relaxed-claims.js

/** Claims, rollups and marks that are checked no more, or otherwise. */
const relaxedClaims = (before, after) => [
    ...relaxedClaimStates(before.claims, after.claims),
    ...gone(before.rollups, after.rollups).map(({ files, under }) => ({
        path: ['rollups'],
        words: `counts in ${nameOf(files ?? 'the matrices', under)} are read otherwise, or not at all`,
    })),
    ...gone(before.marks, after.marks).map(({ files, under }) => ({
        path: ['marks'],
        words: `marks in ${nameOf(files, under)} are read otherwise, or not at all`,
    })),
];
const listOf = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
/** Items of the first list that the second has not just so. */
const gone = (before, after) => {
    const now = listOf(after);
    return listOf(before).filter(old => !now.some(each => sameValue(each, old)));
};
const nameOf = (files, under) => {
    const headings = listOf(under);
    const where = headings.length > 0 ? ` under ${headings.map(each => `"${each}"`).join(', ')}` : '';
    return `${listOf(files).join(', ')}${where}`;
};
const relaxedClaimStates = (before, after) => {
    if (!before)
        return [];
    if (!after)
        return [{ path: ['claims'], words: 'no row needs a claim any more' }];
    return [
        ...before.states
            .filter(state => !after.states.includes(state))
            .map(state => ({ path: ['claims', 'states'], words: `a row in ${state} needs no claim` })),
        ...after.states
            .filter(state => !before.states.includes(state))
            .map(state => ({ path: ['claims', 'states'], words: `a claim may list rows in ${state}` })),
        ...(after.shared === true && before.shared !== true
            ? [{ path: ['claims', 'shared'], words: 'several claims may list one row' }]
            : []),
        ...gone(before.in, after.in).map(({ files, under }) => ({
            path: ['claims', 'in'],
            words: `claims in ${nameOf(files, under)} are read otherwise, or not at all`,
        })),
    ];
};

// EXTERNAL MODULE: ./build/model/row.js
var row = __webpack_require__(406);
;// CONCATENATED MODULE: ./build/config/relaxed-rules.js



const grades = [...row/* severities */.g, 'off'];
/** Rules that are milder, off, or set otherwise, for all files or for those of one entry. */
const relaxedRules = (before, after, rules) => [
    ...rules.flatMap(rule => compare(rule.id, settingOf(rule, before.rules), settingOf(rule, after.rules)).map(words => ({
        path: ['rules', rule.id],
        words,
    }))),
    ...relaxed_rules_entriesOf(after).flatMap(entry => {
        const { key, index, settings } = entry;
        const old = entryFor(entry, relaxed_rules_entriesOf(before))?.settings;
        return rules.flatMap(rule => {
            const was = old?.[rule.id] === undefined ? before.rules : old;
            const is = settings[rule.id] === undefined ? after.rules : settings;
            if (was === before.rules && is === after.rules)
                return [];
            return compare(rule.id, settingOf(rule, was), settingOf(rule, is)).map(words => ({
                path: settings[rule.id] === undefined ? ['matrices', index] : ['matrices', index, 'rules', rule.id],
                words: `${words} in ${key}`,
            }));
        });
    }),
];
const relaxed_rules_entriesOf = ({ matrices = [] }) => matrices.map((entry, index) => {
    const globs = typeof entry === 'string' ? [entry] : [entry.files].flat();
    const settings = typeof entry === 'string' ? {} : (entry.rules ?? {});
    return { key: globs.join(', '), globs, index, settings };
});
/** What settled the files of an entry before: the entry of its name, else the first that held all of them. */
const entryFor = ({ key, globs }, entries) => entries.find(each => each.key === key) ?? entries.find(each => (0,glob_cover/* covers */.h)(each.globs, globs));
const settingOf = ({ id, severity, options, optIn = false }, settings) => {
    const defaults = options.parse({});
    const given = settings?.[id];
    if (given === undefined)
        return { severity: optIn ? 'off' : severity, options: defaults };
    if (typeof given === 'string')
        return { severity: given, options: defaults };
    const { severity: set, ...own } = given;
    return { severity: set ?? severity, options: { ...defaults, ...own } };
};
const compare = (id, was, is) => {
    if (grades.indexOf(is.severity) > grades.indexOf(was.severity))
        return [`${id} is ${is.severity} instead of ${was.severity}`];
    if (is.severity === 'off')
        return [];
    const names = [...new Set([...Object.keys(was.options), ...Object.keys(is.options)])].sort();
    return names.flatMap(name => {
        const [old, now] = [was.options[name], is.options[name]];
        return sameValue(old, now)
            ? []
            : [`${name} of ${id} is ${JSON.stringify(now)} instead of ${JSON.stringify(old)}`];
    });
};

// EXTERNAL MODULE: ./build/config/coverage-defaults.js
var coverage_defaults = __webpack_require__(212);
;// CONCATENATED MODULE: ./build/config/relaxed-coverage.js



/** What the section about measures demands less of. Where nobody can tell which is stricter, it is named too. */
const relaxedCoverage = (before, after) => {
    if (before === undefined)
        return [];
    if (after === undefined)
        return [{ path: [], words: 'nothing is measured any more' }];
    const said = (key, words) => ({ path: ['coverage', key], words });
    const lost = (list = [], now = []) => list.filter(each => !now.includes(each));
    const [old, now] = [before.finished, after.finished];
    return [
        ...((0,glob_cover/* covers */.h)(after.documents, before.documents)
            ? []
            : [said('documents', 'coverage tables are sought in other documents')]),
        ...(sameValue(before.columns, after.columns)
            ? []
            : [said('columns', 'coverage tables are read by other headers')]),
        // Files that are not counted make a gap wider; files that are counted now make it narrower.
        ...lost(before.tests ?? coverage_defaults/* defaultTests */.nW, after.tests ?? coverage_defaults/* defaultTests */.nW).map(each => said('tests', `${each} counts as production code`)),
        ...lost(before.generated ?? coverage_defaults/* defaultGenerated */.d3, after.generated ?? coverage_defaults/* defaultGenerated */.d3).map(each => said('generated', `${each} counts as production code`)),
        ...lost(old?.states ?? coverage_defaults/* defaultFinished */.Sw.states, now?.states ?? coverage_defaults/* defaultFinished */.Sw.states).map(each => said('finished', `${each} does not say any more that a row is finished`)),
        ...lost(old?.words ?? coverage_defaults/* defaultFinished */.Sw.words, now?.words ?? coverage_defaults/* defaultFinished */.Sw.words).map(each => said('finished', `"${each}" does not say any more that a row is finished`)),
        ...relaxedExhausted(before.exhausted, after.exhausted),
    ];
};
const relaxedExhausted = (before, after) => {
    if (before === undefined)
        return [];
    const path = ['coverage', 'exhausted'];
    if (after === undefined)
        return [{ path: ['coverage'], words: 'any document may say that nothing is left' }];
    return [
        ...((0,glob_cover/* covers */.h)(after.documents, before.documents)
            ? []
            : [{ path, words: 'other documents may not say that nothing is left' }]),
        ...before.phrases
            .filter(each => !after.phrases.includes(each))
            .map(each => ({ path, words: `a document may say "${each}"` })),
    ];
};

;// CONCATENATED MODULE: ./build/config/relaxed-changes.js


/** Obligations and guards that are gone or other, moves that are newly allowed, authors that are newly exempt. */
const relaxedChanges = (before, after) => [
    ...relaxedObligations(before.obligations, after.obligations),
    ...relaxedGuards(before.guards, after.guards),
    ...relaxedMoves(before.moves, after.moves, after.states),
    ...(after['exempt-authors'] ?? [])
        .filter(author => before['exempt-authors']?.includes(author) !== true)
        .map(author => ({ path: ['exempt-authors'], words: `${author} owes nothing` })),
];
const relaxedObligations = (before = {}, after = {}) => Object.entries(before).flatMap(([name, old]) => {
    const now = Object.hasOwn(after, name) ? after[name] : undefined;
    if (now === undefined)
        return [{ path: ['obligations'], words: `obligation ${name} is gone` }];
    return isStricter(old, now)
        ? []
        : [{ path: ['obligations', name], words: `obligation ${name} is another` }];
});
/** The same occasions, and all that was owed is owed still. */
const isStricter = (old, now) => sameValue(old.when, now.when) && old.owes.every(owed => now.owes.some(each => sameValue(each, owed)));
const relaxedGuards = (before = [], after = []) => before.flatMap(old => {
    const document = [old.document].flat().join(', ');
    const same = after.findIndex(each => sameValue(each.document, old.document));
    if (same < 0)
        return [{ path: ['guards'], words: `${document} is not guarded any more` }];
    return sameValue(after[same]?.with, old.with)
        ? []
        : [{ path: ['guards', same, 'with'], words: `other changes permit an edit of ${document}` }];
});
const relaxedMoves = (before, after, states = {}) => {
    if (before === undefined)
        return [];
    if (after === undefined)
        return [{ path: [], words: 'every move is allowed' }];
    const allowed = (from, now, old) => now
        .filter(to => !old.includes(to))
        .map(to => ({ path: ['moves', from], words: `a move from ${from} to ${to} is allowed` }));
    const kept = Object.entries(before).flatMap(([from, old]) => {
        const now = Object.hasOwn(after, from) ? after[from] : undefined;
        return now === undefined
            ? [{ path: ['moves'], words: `every move from ${from} is allowed` }]
            : allowed(from, now, old);
    });
    // What is said of a state goes before what was said of its class.
    const own = Object.entries(after).filter(([from]) => !Object.hasOwn(before, from) && !(0,state_word/* isReservedWord */.Zs)(from));
    const classes = new Map(Object.entries(states).map(([word, state]) => [
        word.toLowerCase(),
        typeof state === 'string' ? state : state.class,
    ]));
    return [
        ...kept,
        ...own.flatMap(([from, now]) => {
            const known = classes.get(from.toLowerCase());
            if (known === undefined)
                return allowed(from, now, []);
            return Object.hasOwn(before, known) ? allowed(from, now, before[known] ?? []) : [];
        }),
    ];
};

;// CONCATENATED MODULE: ./build/config/relaxed-contracts.js

/** Contracts that are gone or demand something else, and placeholders that count as something from now on. */
const relaxedContracts = (before, after) => [
    ...Object.entries(before.contracts ?? {}).flatMap(([name, old]) => {
        const { contracts = {} } = after;
        const now = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
        if (now === undefined)
            return [{ path: ['contracts'], words: `contract ${name} is gone` }];
        return sameDemand(old, now) ? [] : [{ path: ['contracts', name], words: `contract ${name} is another` }];
    }),
    ...(sameValue(before.placeholders, after.placeholders) || isMore(before.placeholders, after.placeholders)
        ? []
        : [{ path: ['placeholders'], words: 'other texts of cells stand for nothing' }]),
];
const sameDemand = (old, now) => sameValue({ ...old, reason: undefined }, { ...now, reason: undefined });
const isMore = (before, after) => before !== undefined && after !== undefined && before.every(each => after.includes(each));

;// CONCATENATED MODULE: ./build/config/relaxed-documents.js

/** Documents of which less is asked: larger figures, fewer ratchets, another order, lines that may be lost. */
const relaxedDocuments = ({ documents: before = [] }, { documents: after = [] }) => before.flatMap(old => {
    const name = [old.files].flat().join(', ');
    const places = after.flatMap(({ files }, index) => sameValue([files].flat(), [old.files].flat()) ? index : []);
    const [first] = places;
    if (first === undefined)
        return [{ path: ['documents'], words: `nothing is asked of ${name} any more` }];
    // Of several entries for the same files, each may ask for a part.
    const asked = places.flatMap(place => after[place] ?? []);
    return [
        ...relaxedBudget(old, asked),
        ...(old.ratchet ?? []).flatMap(figure => asked.some(({ ratchet }) => ratchet?.some(each => sameValue(each, figure)))
            ? []
            : `${typeof figure === 'string' ? figure : `phrase "${figure.phrase}"`} may rise`),
        ...(old.log && !asked.some(({ log }) => sameValue(log, old.log))
            ? ['the log is read otherwise, or not at all']
            : []),
        ...(old['append-only'] === true && !asked.some(each => each['append-only'] === true)
            ? ['lines may be taken out']
            : []),
    ].map(words => ({ path: ['documents', first], words: `${words} in ${name}` }));
});
const relaxedBudget = ({ budget = {} }, asked) => {
    const limits = asked.map(each => limitsOf(each.budget ?? {}));
    return [...limitsOf(budget)].flatMap(([figure, most]) => {
        const now = Math.min(...limits.map(each => each.get(figure) ?? Infinity));
        if (now <= most)
            return [];
        return now === Infinity ? `there is no limit for ${figure}` : `${figure} may be ${now} instead of ${most}`;
    });
};
const limitsOf = ({ phrases = {}, ...plain }) => new Map([
    ...Object.entries(plain).flatMap(([figure, most]) => most === undefined ? [] : [[figure, most]]),
    ...Object.entries(phrases).map(([phrase, most]) => [`phrases "${phrase}"`, most]),
]);

// EXTERNAL MODULE: ./build/model/state-rule.js
var state_rule = __webpack_require__(1082);
;// CONCATENATED MODULE: ./build/config/relaxed-states.js

const weights = ['error', 'warning', 'notice', 'none'];
/** States that mean something else or ask for less, and a vocabulary in place of the documented one or the other way round. */
const relaxedStates = (before, after) => {
    if (!before.states && !after.states)
        return [];
    if (!before.states || !after.states)
        return [{ path: ['states'], words: 'states are read by another vocabulary' }];
    const [old, now] = [vocabularyOf(before.states), vocabularyOf(after.states)];
    const words = new Set([...Object.keys(after.states), ...Object.keys(before.states)].map(spelled));
    return [...words].flatMap(word => {
        const [was, is] = [stateAt(old, word), stateAt(now, word)];
        if (!was || !is)
            return [];
        const { name } = is;
        const said = [
            was.class === is.class ? '' : `${name} means ${is.class} instead of ${was.class}`,
            was.live && !is.live ? `${name} is not live any more` : '',
            weights.indexOf(is.evidence) > weights.indexOf(was.evidence)
                ? `${name} asks for evidence with ${is.evidence} instead of ${was.evidence}`
                : '',
        ].filter(each => each !== '');
        return said.map(each => ({ path: ['states', name], words: each }));
    });
};
const spelled = (word) => word.trim().replace(/\s+/g, ' ').toLowerCase();
const vocabularyOf = (states) => new Map(Object.entries(states).map(([name, state]) => {
    const given = typeof state === 'string' ? { class: state } : state;
    const { live, evidence, class: stateClass } = (0,state_rule/* stateRule */.K)(name, given.class);
    const own = { class: stateClass, live: given.live ?? live, evidence: given.evidence ?? evidence };
    return [spelled(name), { name, ...own }];
}));
/** What a cell that begins with the word is read as: the state of the longest word at its start. */
const stateAt = (vocabulary, word) => {
    for (let head = word; head !== ''; head = head.replace(/[\p{L}\p{N}_]+$|[^\p{L}\p{N}_]+$/u, '')) {
        const state = vocabulary.get(head);
        if (state)
            return state;
    }
    return undefined;
};

;// CONCATENATED MODULE: ./build/config/relaxations.js










/**
 * What the second configuration relaxes of the first, in its own words. Where nobody can tell whether a change makes
 * something stricter or less strict, it is named too. A first configuration relaxes nothing.
 */
const relaxations = (before, after, rules) => {
    if (before === null)
        return [];
    if (after === null)
        return [{ path: [], words: 'there is no configuration any more, and nothing is agreed' }];
    return [
        ...relaxedBase(before, after),
        ...relaxedMatrices(before, after),
        ...relaxedReading(before, after),
        ...relaxedStates(before, after),
        ...relaxedEvidence(before, after),
        ...relaxedRules(before, after, rules),
        ...relaxedChanges(before, after),
        ...relaxedContracts(before, after),
        ...relaxedClaims(before, after),
        ...relaxedDocuments(before, after),
        ...relaxedCoverage(before.coverage, after.coverage),
    ];
};
const relaxations_listOf = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
const added = (before = [], after = []) => after.filter(each => !before.includes(each));
const relaxedBase = (before, after) => added(relaxations_listOf(before.base), relaxations_listOf(after.base)).map(branch => ({
    path: ['base'],
    words: `work counts as landed on ${branch}`,
}));
const relaxedMatrices = (before, after) => {
    const [old, now] = [before, after].map(({ matrices = [] }) => matrices.map(entry => (typeof entry === 'string' ? { files: entry } : entry)));
    const globs = now.flatMap(({ files }) => relaxations_listOf(files));
    const gone = old
        .flatMap(({ files }) => relaxations_listOf(files))
        .filter(glob => !glob.startsWith('!') && !(0,glob_cover/* covers */.h)(globs, [glob, ...globs.filter(each => each.startsWith('!'))]));
    const known = old.flatMap(({ files }) => relaxations_listOf(files));
    const taken = added(known, globs).filter(glob => glob.startsWith('!'));
    const empty = now.filter(entry => entry['allow-empty'] !== undefined &&
        !old.some(each => each['allow-empty'] !== undefined && sameValue(each.files, entry.files)));
    const [were, are] = [old, now].map(entries => new Map(entries.map(each => [relaxations_nameOf(each), each])));
    const names = [...new Set([...are.keys(), ...were.keys()])];
    const told = names.filter(name => !sameValue(were.get(name)?.records, are.get(name)?.records));
    const settles = (entry) => entry?.rules !== undefined || entry?.records !== undefined;
    const settling = names.filter(name => settles(were.get(name)) && settles(are.get(name)));
    const inOrder = (entries) => entries.map(relaxations_nameOf).filter(name => settling.includes(name));
    const isReordered = !sameValue(inOrder(old), inOrder(now));
    return [
        ...gone.map(glob => ({ path: ['matrices'], words: `${glob} is no matrix any more` })),
        ...taken.map(glob => ({ path: ['matrices'], words: `${glob.slice(1)} is taken from the matrices` })),
        ...empty.map(({ files }) => ({
            path: ['matrices'],
            words: `${relaxations_listOf(files).join(', ')} may hold no rows`,
        })),
        ...told.map(name => ({
            path: ['matrices'],
            words: `what is record for the rows of ${name} is otherwise`,
        })),
        ...(isReordered ? [{ path: ['matrices'], words: 'entries settle their files in another order' }] : []),
    ];
};
const relaxations_nameOf = ({ files }) => relaxations_listOf(files).join(', ');
const relaxedReading = (before, after) => [
    ...['id', 'state', 'spec', 'owner', 'references'].flatMap(column => sameValue(relaxations_listOf(before.columns?.[column]), relaxations_listOf(after.columns?.[column]))
        ? []
        : [{ path: ['columns', column], words: `the ${column} is read from other columns` }]),
    ...(before.ids === after.ids ? [] : [{ path: ['ids'], words: 'IDs are read by another pattern' }]),
    ...(before.namespace !== 'file' && after.namespace === 'file'
        ? [{ path: ['namespace'], words: 'rows of one ID in two files need not agree' }]
        : []),
];
const relaxedEvidence = (before, after) => {
    const [old, now] = [before, after].map(config => ({
        branches: config.branches ?? defaults/* defaultBranches */.U_,
        parked: config.parked ?? defaults/* defaultParked */.Tu,
        records: config.records ?? defaults/* defaultRecords */.cz,
    }));
    const asRecord = (glob) => `${glob} is a record, and needs no row`;
    const asWork = (glob) => `commits to ${glob} count as work`;
    const said = (path, words) => ({ path: [path], words });
    return [
        ...added(old.branches, now.branches).map(each => said('branches', `branches ${each} keep a row in flight`)),
        ...added(now.parked, old.parked).map(each => said('parked', `branches ${each} are not parked any more`)),
        ...added(old.parked, now.parked).map(each => said('parked', `branches ${each} are nobody's work`)),
        ...added(now.records, old.records).map(each => said('records', each.startsWith('!') ? asRecord(each.slice(1)) : asWork(each))),
        ...added(old.records, now.records).map(each => said('records', each.startsWith('!') ? asWork(each.slice(1)) : asRecord(each))),
    ];
};

;// CONCATENATED MODULE: ./build/config/policy.js

const nothing = { relaxations: [], faults: [], tightened: null };
/** What a change does to the configuration. Null for a side without one. */
const configurationChange = (before, after, rules) => {
    const place = { path: after?.path ?? before?.path ?? '', line: 1, endLine: 1 };
    if (before?.text === after?.text && before?.path === after?.path)
        return nothing;
    if (after && !('config' in after.loaded)) {
        const faults = after.loaded.problems.map(({ message, line, column, path }) => ({
            words: message,
            subject: message,
            place: { path, line, endLine: line, column },
        }));
        return { ...nothing, faults };
    }
    const usable = after && 'config' in after.loaded ? after.loaded : null;
    // What cannot be read asks for nothing, so that nothing of it can be relaxed.
    const known = before && 'config' in before.loaded ? before.loaded.config : null;
    const looser = relaxations(known, usable?.config ?? null, rules).map(({ path, words }) => {
        const line = usable?.lineAt(path) ?? 1;
        const subject = path.length > 0 ? path.map(String).join('.') : 'configuration';
        return { words, subject, place: { ...place, line, endLine: line } };
    });
    return { ...nothing, relaxations: looser, tightened: looser.length === 0 ? place : null };
};

// EXTERNAL MODULE: ./build/markdown/decoded-text.js
var decoded_text = __webpack_require__(3196);
// EXTERNAL MODULE: ./build/markdown/inline.js + 3 modules
var inline = __webpack_require__(6518);
// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/record/linked-path.js
var linked_path = __webpack_require__(9923);
// EXTERNAL MODULE: ./build/rules/index.js + 60 modules
var rules = __webpack_require__(7928);
// EXTERNAL MODULE: ./build/gather/waivers.js
var gather_waivers = __webpack_require__(7227);
;// CONCATENATED MODULE: ./build/gather/change.js












/** Reads the texts that the configuration makes matter, and says what the change amounts to. */
const gatherChange = async (question) => {
    const { before, landed, files, commits, words, finder, configurationOf, settings } = question;
    const standing = await (0,gather_waivers/* waiversIn */.T)(before.record);
    const waivers = allWaivers(await (0,gather_waivers/* waiversIn */.T)(landed.record), commitWaivers(commits, rules.rules));
    // What would land, and not head's own: target may have changed its configuration since head left it.
    const agreed = await configurationOf(before.files);
    if (!agreed.found)
        return agreed;
    const agreeing = await configurationOf(landed.files);
    if (!agreeing.found)
        return agreeing;
    const policy = configurationChange(agreed.value, agreeing.value, rules.rules);
    const added = newWaivers({ waivers: standing.valid, census: before.record.census }, { waivers: waivers.valid, census: landed.record.census }, { path: agreeing.value?.path ?? files[0]?.path ?? '', line: 1, endLine: 1 });
    const moves = movesOf(before.record.census, landed.record.census, settings);
    const tracked = landed.files.entries;
    const links = await (0,inline/* withInline */.__)(() => new Map(moves.moves.flatMap(({ to }) => (to ? [[to, to.specLinks]] : []))));
    const specPaths = (row) => (links.get(row) ?? [])
        .flatMap(({ url }) => (0,linked_path/* linkedPath */.n)(row.place.path, url) ?? [])
        .filter(path => tracked.has(path));
    const wanted = wantedTexts(settings.change, { files, moves, tracked: tracked.keys(), specPaths });
    const old = await readTexts(before.files, wanted.before);
    if (!old.found)
        return old;
    const current = await readTexts(landed.files, wanted.after);
    if (!current.found)
        return current;
    const change = await (0,inline/* withInline */.__)(() => toChange({
        files,
        texts: { before: old.value, after: current.value },
        commits,
        words,
        moves,
        finder,
        specPaths,
        policy: { ...policy, relaxations: [...policy.relaxations, ...added] },
    }, settings));
    return (0,sought/* found */.F)({ change, waivers, before: standing });
};
/** Texts by path; null for what is no text. */
const readTexts = async (files, paths) => {
    const contents = await files.read(paths.filter(path => files.entries.has(path)));
    if (!contents.found)
        return contents;
    return (0,sought/* found */.F)(new Map(paths.map(path => {
        const bytes = contents.value.get(path);
        const { text, bad } = bytes ? (0,decoded_text/* decodeText */.g)(bytes) : { text: null, bad: null };
        return [path, bad === 'binary' ? null : text];
    })));
};

;// CONCATENATED MODULE: ./build/gather/change-question.js
/** What is to be said about the change; null where base itself is judged. */
const toQuestion = ({ landed, before, files }, { settings, target }, { change, finder }, { title, body, headBranch, author, queued }) => {
    if (!before || !target)
        return null;
    // Where other entries of the queue are in the change, it is not one author's.
    const isShared = change.some(({ sha }) => sha === queued?.upon);
    const words = {
        title: title ?? null,
        body: body ?? '',
        branch: headBranch ?? '',
        author: isShared ? null : (author ?? null),
        isWritten: queued !== undefined,
    };
    const { configurationOf } = target;
    return { before, landed, files, commits: change, words, finder, configurationOf, settings };
};

// EXTERNAL MODULE: ./build/git/begun-call.js
var begun_call = __webpack_require__(5887);
// EXTERNAL MODULE: ./build/git/failure.js
var failure = __webpack_require__(2545);
;// CONCATENATED MODULE: ./build/git/line-changes.js



/** How the lines of one blob differ from those of another, in their order. */
const readLineChanges = async (where, from, to) => {
    const answer = await (0,begun_call/* beginCall */.Q)(where, [
        'diff',
        '--unified=0',
        '--text',
        '--no-ext-diff',
        '--no-textconv',
        '--diff-algorithm=histogram',
        '--no-indent-heuristic',
        '--ignore-cr-at-eol',
        '--end-of-options',
        from,
        to,
    ]);
    if (answer.status !== 0)
        return (0,failure/* failure */.V2)(`could not compare ${from} with ${to}`, answer, failure/* mendObjects */.hR);
    // A carriage return within a line begins none.
    const heads = answer.stdout.toString('latin1').matchAll(/\n@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/g);
    return (0,sought/* found */.F)(Array.from(heads, ([, a, b, c, d]) => ({ from: toRange(a, b), to: toRange(c, d) })));
};
const toRange = (start = '0', count = '1') => ({ start: Number(start), count: Number(count) });
/** The line of the other text that a line of this one became; of one that is gone, the line before. */
const followLine = (changes, line) => {
    let shift = 0;
    for (const { from, to } of changes) {
        // A range without lines begins behind its start.
        const first = from.count === 0 ? from.start + 1 : from.start;
        if (line < first)
            break;
        if (line < first + from.count) {
            if (line - first < to.count)
                return to.start + line - first;
            return Math.max(1, to.count === 0 ? to.start : to.start + to.count - 1);
        }
        shift = (to.count === 0 ? to.start + 1 : to.start) + to.count - (first + from.count);
    }
    return line + shift;
};
/** Whether a line of the text `to` is one of those that took others' place. */
const isChangedLine = (changes, line) => changes.some(({ to }) => to.start <= line && line < to.start + to.count);

;// CONCATENATED MODULE: ./build/gather/places.js


/** Files that are compared at one time. */
const atOnce = 4;
/**
 * Says of each finding on which line of head's own file it stands, which is what people have before them, and whether the
 * change touches that line. Nothing to do where base itself is judged.
 */
const gatherPlaces = async ({ files: head }, { landed, before, landing }, findings) => {
    if (!before || !landing)
        return (0,sought/* found */.F)(findings);
    const paths = [...new Set(findings.map(({ place }) => place.path))];
    const pairs = paths.flatMap(path => [
        pairAt(path, before.files, landed.files) ?? [],
        pairAt(path, landed.files, head) ?? [],
    ]);
    // Nobody has had a reason yet to read head's version of a file that the change leaves alone.
    const supplied = await landing.view.supply?.(pairs.filter(([from, to]) => from !== to).flat());
    if (supplied && !supplied.found)
        return supplied;
    const touched = new Map();
    const moved = new Map();
    for (let from = 0; from < paths.length; from += atOnce) {
        const compared = await Promise.all(paths.slice(from, from + atOnce).map(async (path) => {
            const [changes, later] = await Promise.all([
                places_compare(landing.view, path, before.files, landed.files),
                places_compare(landing.view, path, landed.files, head),
            ]);
            return { path, changes, later };
        }));
        for (const { path, changes, later } of compared) {
            if (!changes.found)
                return changes;
            touched.set(path, changes.value ?? 'all');
            if (!later.found)
                return later;
            moved.set(path, later.value ?? []);
        }
    }
    return (0,sought/* found */.F)(findings.map(finding => {
        const { place } = finding;
        const changes = touched.get(place.path) ?? [];
        const isTouched = changes === 'all' || isChangedLine(changes, place.line);
        const line = followLine(moved.get(place.path) ?? [], place.line);
        const endLine = Math.max(line, followLine(moved.get(place.path) ?? [], place.endLine));
        return {
            ...finding,
            ...(isTouched && { touched: true }),
            ...((line !== place.line || endLine !== place.endLine) && { headPlace: { ...place, line, endLine } }),
        };
    }));
};
/** How the file differs from one side to the other; null where one of them has none. */
const places_compare = async (view, ...sides) => {
    const pair = pairAt(...sides);
    if (pair === null)
        return (0,sought/* found */.F)(null);
    const [from, to] = pair;
    return from === to ? (0,sought/* found */.F)([]) : readLineChanges(view, from, to);
};
/** Object names of the file on both sides; null where one of them has none. */
const pairAt = (path, from, to) => {
    const [one, other] = [from.entries.get(path)?.sha, to.entries.get(path)?.sha];
    return one === undefined || other === undefined ? null : [one, other];
};

;// CONCATENATED MODULE: ./build/gather/of-change.js
// What only a change needs beside its sides, in one piece: it is loaded where one is judged, and nowhere else.





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


/***/ })

};
