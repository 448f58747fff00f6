export const id = 36;
export const ids = [36];
export const modules = {

/***/ 36:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measure: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var _gather_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2457);
/* harmony import */ var _gather_configuration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4424);
/* harmony import */ var _gather_configuration_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7095);
/* harmony import */ var _gather_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8941);
/* harmony import */ var _gather_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3426);
/* harmony import */ var _git_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(818);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9951);
/* harmony import */ var _markdown_inline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6518);
/* harmony import */ var _model_sought_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5982);









/** Measures what the coverage tables name, at one commit or as the work tree stands. Neither base nor history is needed. */
const measure = async ({ directory, config, head, worktree, now, }) => {
    const closers = [];
    const options = {
        directory,
        config,
        head,
        now,
        matrices: null,
        base: null,
        failOn: 'never',
        only: null,
        ...(worktree === undefined ? {} : { worktree }),
    };
    try {
        return await measureIn(options, closers);
    }
    finally {
        for (const close of closers)
            await close();
    }
};
const measureIn = async (options, closers) => {
    const gathered = await (0,_gather_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .gatherRepository */ .i)(options, [], closers);
    if (!gathered.found)
        return gathered;
    const { repository } = gathered.value;
    const reader = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .openObjects */ .dV)(repository);
    closers.push(() => Promise.resolve(reader.close()));
    const commit = gathered.value.head
        ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_8__/* .found */ .F)(gathered.value.head)
        : await (0,_git_base_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveHead */ .tK)(repository, options.head ?? 'HEAD');
    if (!commit.found)
        return commit;
    const files = await (0,_gather_files_js__WEBPACK_IMPORTED_MODULE_0__/* .openFiles */ .K)(repository, reader, commit.value.sha);
    if (!files.found)
        return files;
    const committed = await (0,_gather_configuration_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitted */ .r3)(repository, files.value, options);
    if (!committed.found)
        return committed;
    const file = committed.value === null && options.config !== null
        ? await (0,_gather_configuration_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readUncommitted */ .Ul)(repository, options)
        : committed;
    if (!file.found)
        return file;
    const chosen = (0,_gather_configuration_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseConfiguration */ .s)({ head: file.value && (0,_gather_configuration_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfiguration */ .v)(file.value, []) }, [], []);
    if (!chosen.found)
        return chosen;
    const { settings } = chosen.value;
    if (settings.coverage === null)
        return (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_8__/* .missing */ .L)('no coverage table is configured', 'name one with `coverage` in the configuration; docs/configuration.md says how');
    const { coverageOf, textsToMeasure } = await Promise.all(/* import() */[__webpack_require__.e(142), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 9691));
    const trees = await (0,_gather_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .gatherTexts */ .U)({ tree: files.value, target: null }, ({ tree }) => textsToMeasure({ settings, tree }).map(path => ({ side: 'tree', path })));
    if (!trees.found)
        return trees;
    const { tree } = trees.value;
    const coverage = await (0,_markdown_inline_js__WEBPACK_IMPORTED_MODULE_7__/* .withInline */ .__)(() => coverageOf({ settings, tree }));
    return coverage.tables.length > 0
        ? (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_8__/* .found */ .F)(coverage)
        : (0,_model_sought_js__WEBPACK_IMPORTED_MODULE_8__/* .missing */ .L)('no coverage table was found in the configured documents', 'let `coverage.columns` name its headers, or `coverage.documents` its file');
};


/***/ })

};
