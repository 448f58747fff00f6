export const id = 123;
export const ids = [123];
export const modules = {

/***/ 6123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSightings: () => (/* binding */ readSightings)
});

// EXTERNAL MODULE: ./build/model/sought.js
var sought = __webpack_require__(5982);
;// CONCATENATED MODULE: ./build/git/line-places.js
const lineFeed = 10;
const carriageReturn = 13;
/** UTF-8 as Latin-1, so that offsets are those of bytes. */
const asBytes = (text) => Buffer.from(text).toString('latin1');
/** Finds whole lines, given as `asBytes` has them. Lengths and first bytes are compared first: most lines of a long text are none of them. */
const placesOf = (content, texts) => {
    const shapes = new Set();
    for (const text of texts)
        shapes.add(shapeOf(text.length, text.charCodeAt(0)));
    // Without the methods of a buffer, whose search costs more to call than most lines are long.
    const bytes = new Uint8Array(content.buffer, content.byteOffset, content.length);
    const places = new Map();
    for (let from = 0; from < bytes.length;) {
        const found = bytes.indexOf(lineFeed, from);
        const next = found < 0 ? bytes.length : found;
        const end = bytes[next - 1] === carriageReturn ? next - 1 : next;
        if (shapes.has(shapeOf(end - from, bytes[from]))) {
            const text = content.toString('latin1', from, end);
            const known = places.get(text);
            if (known)
                known.lastStart = from;
            else if (texts.has(text))
                places.set(text, { firstEnd: end, lastStart: from });
        }
        from = next + 1;
    }
    return places;
};
const shapeOf = (length, first = 0) => length * 256 + (length > 0 ? first : 0);
/**
 * A finder for the versions of one file, in which all of these lines may be asked for. Best shown the largest first: most
 * files of such lines only grow, and of a version that is the start or the end of the first nothing need be read.
 */
const lineFinder = (all) => {
    let largest = null;
    return (content, texts) => {
        largest ??= { content: Buffer.from(content), places: placesOf(content, all) };
        const { content: whole, places } = largest;
        const { length } = content;
        if (isAt(whole, content, 0)) {
            const last = lastLine(content);
            return text => (places.get(text)?.firstEnd ?? Infinity) <= length || text === last;
        }
        const start = whole.length - length;
        if (isAt(whole, content, start)) {
            const first = firstLine(content);
            return text => (places.get(text)?.lastStart ?? -1) >= start || text === first;
        }
        const own = placesOf(content, texts);
        return text => own.has(text);
    };
};
const isAt = (whole, part, start) => start >= 0 && start + part.length <= whole.length && part.equals(whole.subarray(start, start + part.length));
const bareLine = (content, from, to) => content.toString('latin1', from, to > from && content[to - 1] === carriageReturn ? to - 1 : to);
/** Null where a line feed ends the content. */
const lastLine = (content) => {
    const from = content.lastIndexOf(lineFeed) + 1;
    return from === content.length ? null : bareLine(content, from, content.length);
};
const firstLine = (content) => {
    const found = content.indexOf(lineFeed);
    return content.length === 0 ? null : bareLine(content, 0, found < 0 ? content.length : found);
};

;// CONCATENATED MODULE: ./build/git/sightings.js


/**
 * Looks for lines in what their files were before their moments, in the history of a commit. Of a file it reads but the
 * last version before each moment; where these are too many, some lines are sought in an earlier one, so that what is
 * found is true and something may be missed.
 */
const readSightings = async (gatherer, versionsOf, lines) => {
    const byPath = new Map();
    for (const line of lines) {
        const others = byPath.get(line.path);
        if (others)
            others.push(line);
        else
            byPath.set(line.path, [line]);
    }
    const answers = new Map();
    await Promise.all([...byPath].map(async ([path, asked]) => {
        const versions = await versionsOf(path);
        answers.set(path, versions.found ? await seek(gatherer, versions.value, asked) : versions);
    }));
    return line => {
        const answer = answers.get(line.path);
        if (!answer)
            return (0,sought/* missing */.L)(`nobody had asked for lines of ${line.path}`, '');
        return answer.found ? (0,sought/* found */.F)(answer.value.get(keyOf(line)) ?? null) : answer;
    };
};
const keyOf = ({ text, moment }) => `${moment} ${text}`;
/** Versions that are read of one file, and at one time: each is as large as a log, and they lie side by side on the disk. */
const mostVersions = 100;
const atOnce = 20;
const seek = async (gatherer, versions, lines) => {
    const asked = [...askedOf(versions, lines)].flatMap(([place, wanted]) => {
        const version = versions[place];
        return version ? [{ ...version, wanted }] : [];
    });
    // The newest first, which most earlier ones are the start of.
    const newest = asked.sort((one, other) => other.time - one.time);
    const seen = new Map();
    const find = lineFinder(new Set(lines.map(({ text }) => asBytes(text))));
    for (let from = 0; from < newest.length; from += atOnce) {
        const round = newest.slice(from, from + atOnce);
        const begun = gatherer.begin(round.map(({ object }) => object), (content, sha) => {
            for (const version of round.filter(({ object }) => object === sha)) {
                const wanted = version.wanted.map(line => ({ line, text: asBytes(line.text) }));
                const isThere = find(content, new Set(wanted.map(({ text }) => text)));
                for (const { line, text } of wanted)
                    if (isThere(text))
                        seen.set(keyOf(line), { sha: version.sha, time: version.time });
            }
            return false;
        });
        const read = await begun.read();
        if (!read.found)
            return read;
    }
    return (0,sought/* found */.F)(seen);
};
/** The lines to look for in each version, by its place in the list. */
const askedOf = (versions, lines) => {
    const last = lines.map(({ moment }) => lastBefore(versions, moment));
    const wanted = [...new Set(last)].filter(place => place >= 0).sort((one, other) => one - other);
    const step = Math.ceil(wanted.length / mostVersions);
    const kept = wanted.filter((_, index) => index % step === 0);
    const asked = new Map();
    let next = 0;
    const instead = new Map();
    for (const place of wanted) {
        while ((kept[next + 1] ?? Infinity) <= place)
            next++;
        instead.set(place, kept[next] ?? -1);
    }
    lines.forEach((line, index) => {
        const place = instead.get(last[index] ?? -1);
        if (place === undefined)
            return;
        const others = asked.get(place);
        if (others)
            others.push(line);
        else
            asked.set(place, [line]);
    });
    return asked;
};
/** Place of the last version before a moment; -1 where there is none. */
const lastBefore = (versions, moment) => {
    let low = 0;
    let high = versions.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((versions[middle]?.time ?? Infinity) < moment)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
};


/***/ })

};
