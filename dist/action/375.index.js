export const id = 375;
export const ids = [375];
export const modules = {

/***/ 7375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSightings: () => (/* binding */ readSightings)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5982);

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
            return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .L)(`nobody had asked for lines of ${line.path}`, '');
        return answer.found ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .found */ .F)(answer.value.get(keyOf(line)) ?? null) : answer;
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
    const seen = new Map();
    for (let from = 0; from < asked.length; from += atOnce) {
        const round = asked.slice(from, from + atOnce);
        const begun = gatherer.begin(round.map(({ object }) => object), (content, sha) => {
            for (const version of round.filter(({ object }) => object === sha))
                for (const line of presentIn(content, version.wanted))
                    seen.set(keyOf(line), { sha: version.sha, time: version.time });
            return false;
        });
        const read = await begun.read();
        if (!read.found)
            return read;
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_0__/* .found */ .F)(seen);
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
const lineFeed = 10;
const carriageReturn = 13;
/** Those of some lines that a content has. Lengths and first bytes are compared first: most lines of a long text are none of them. */
const presentIn = (content, lines) => {
    const byText = new Map();
    const shapes = new Set();
    for (const line of lines) {
        const bytes = Buffer.from(line.text);
        shapes.add(shapeOf(bytes.length, bytes[0]));
        const text = bytes.toString('latin1');
        const others = byText.get(text);
        if (others)
            others.push(line);
        else
            byText.set(text, [line]);
    }
    // Without the methods of a buffer, whose search costs more to call than most lines are long.
    const bytes = new Uint8Array(content.buffer, content.byteOffset, content.length);
    const present = [];
    for (let from = 0; from < bytes.length;) {
        const found = bytes.indexOf(lineFeed, from);
        const next = found < 0 ? bytes.length : found;
        const end = bytes[next - 1] === carriageReturn ? next - 1 : next;
        if (shapes.has(shapeOf(end - from, bytes[from]))) {
            const line = content.toString('latin1', from, end);
            present.push(...(byText.get(line) ?? []));
            byText.delete(line);
        }
        from = next + 1;
    }
    return present;
};
const shapeOf = (length, first = 0) => length * 256 + (length > 0 ? first : 0);


/***/ })

};
