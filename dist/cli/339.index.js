export const id = 339;
export const ids = [339];
export const modules = {

/***/ 2339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFileVersions: () => (/* binding */ readFileVersions)
/* harmony export */ });
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5982);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2545);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3563);



const args = [
    'log',
    '--raw',
    '--root',
    '--no-abbrev',
    '--no-renames',
    '--no-mailmap',
    '--no-show-signature',
    '--diff-merges=first-parent',
    '--format=%H %ct',
];
/** The versions of a file in the history of a commit, the earliest first; renames are not followed. */
const readFileVersions = async (where, commit, path) => {
    const chunks = [];
    const running = (0,_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .streamGit */ .t)(where, [...args, '--end-of-options', commit, '--', `:(top,literal)${path}`], chunk => chunks.push(chunk));
    running.closeInput();
    const ending = await running.ended;
    if (ending.status !== 0)
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V2)(`could not read the history of ${path}`, ending, _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .mendObjects */ .hR);
    const versions = toVersions(Buffer.concat(chunks).toString('latin1'));
    return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F)([...versions].sort((one, other) => one.time - other.time));
};
// :<mode> SP <mode> SP <object> SP <object> SP <status> TAB <path, quoted where it has to be>
const entry = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) /;
const head = /^([0-9a-f]{40,64}) (\d+)$/;
function* toVersions(output) {
    let commit = null;
    for (const line of output.split('\n')) {
        const [, sha, time] = head.exec(line) ?? [];
        if (sha !== undefined)
            commit = { sha, time: Number(time) };
        const object = entry.exec(line)?.[1];
        if (commit && object !== undefined)
            yield { ...commit, object };
    }
}


/***/ })

};
