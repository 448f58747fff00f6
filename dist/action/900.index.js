export const id = 900;
export const ids = [900];
export const modules = {

/***/ 2900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   supplyMerges: () => (/* binding */ supplyMerges)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5982);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3459);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8411);
/* harmony import */ var _differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1499);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2545);
/* harmony import */ var _supply_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7293);






/** Brings what merging each pair (`<ours> <theirs>`) will read; nothing to do where nothing was left out. */
const supplyMerges = async (where, lines) => {
    if (!where.supply)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(true);
    const pairs = [...new Set(lines)].map(toPair).filter(({ ours, theirs }) => ours !== theirs);
    const forks = [];
    // Of several merge bases Git makes one, by merging them.
    for (let left = pairs; left.length > 0;) {
        const next = await readForks(where, left);
        if (!next.found)
            return next;
        forks.push(...next.value);
        const seen = new Set(forks.map(({ ours, theirs }) => `${ours} ${theirs}`));
        left = next.value
            .flatMap(({ bases }) => bases.slice(1).map((theirs, index) => ({ ours: bases[index] ?? '', theirs })))
            .filter(({ ours, theirs }) => !seen.has(`${ours} ${theirs}`));
    }
    const sides = forks.flatMap(fork => fork.bases.flatMap(base => [(0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceLine */ .QH)(base, fork.ours), (0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceLine */ .QH)(base, fork.theirs)]));
    const differences = await (0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .readDifferences */ .$E)(where, sides, paths => paths);
    const side = (bases, tip) => bases.flatMap(base => {
        const answer = differences.get((0,_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceLine */ .QH)(base, tip));
        return answer === undefined || (0,_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b)(answer) ? [] : answer;
    });
    return where.supply(forks.flatMap(({ bases, ours, theirs }) => readByMerge(side(bases, ours), side(bases, theirs))));
};
const toPair = (line) => {
    const [ours = '', theirs = ''] = line.split(' ');
    return { ours, theirs };
};
const mostPairs = 500;
/** Finds the merge bases of all pairs. `rev-parse a...b` answers a, b and each base with a caret before it. */
const readForks = async (where, pairs) => {
    const forks = [];
    for (let start = 0; start < pairs.length; start += mostPairs) {
        const batch = pairs.slice(start, start + mostPairs);
        const answer = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callGit */ .r)(where, [
            'rev-parse',
            ...batch.map(({ ours, theirs }) => `${ours}...${theirs}`),
        ]);
        if (answer.status !== 0)
            return (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V2)('could not find merge bases', answer, _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .mendObjects */ .hR);
        let left = 0;
        for (const word of answer.stdout.toString().split('\n').slice(0, -1)) {
            const fork = forks.at(-1);
            if (word.startsWith('^') && fork)
                forks[forks.length - 1] = { ...fork, bases: [...fork.bases, word.slice(1)] };
            else if (left++ % 2 === 0)
                forks.push({ ...(batch[left >> 1] ?? toPair('')), bases: [] });
        }
    }
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_3__/* .found */ .F)(forks);
};
/** The contents that the merge compares: of paths that both sides changed, and of those that a rename may connect. */
const readByMerge = (ours, theirs) => {
    const both = [...changedBy(ours, theirs), ...changedBy(theirs, ours)];
    const renamed = [...renamedBy(ours, theirs), ...renamedBy(theirs, ours)];
    return [...both, ...renamed].flatMap(_supply_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .contentsOf */ .K);
};
const changedBy = (side, other) => {
    const paths = new Set(other.map(({ path }) => path));
    return side.filter(({ path }) => paths.has(path));
};
/**
 * Where a side takes away what the other one touches, or a folder to which the other one adds, Git looks for it among
 * what the side brings.
 */
const renamedBy = (side, other) => {
    const gone = side.filter(isGone);
    const fresh = side.filter(isFresh);
    if (gone.length === 0 || fresh.length === 0)
        return [];
    const touched = new Set(other.flatMap(each => (isFresh(each) ? foldersOf(each.path) : [each.path])));
    const isSought = gone.some(({ path }) => touched.has(path) || foldersOf(path).some(folder => touched.has(folder)));
    return isSought ? [...gone, ...fresh] : [];
};
const isGone = ({ after }) => after.startsWith('000000 ');
const isFresh = ({ before }) => before.startsWith('000000 ');
const foldersOf = (path) => {
    const folders = [];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        folders.push(path.slice(0, end + 1));
    return folders;
};


/***/ })

};
