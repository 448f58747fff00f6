export const id = 952;
export const ids = [952];
export const modules = {

/***/ 6952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toCoverageMarkdown: () => (/* binding */ toCoverageMarkdown)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);

/** Header of the column that is added where a table records no size. */
const measuredHeader = 'Measured';
/**
 * The coverage tables as Markdown, ready to paste, with what was measured in place of every figure that is not so any more.
 * Of several tables each has its file and line in a comment above it. Empty where there is none.
 */
const toCoverageMarkdown = ({ tables }) => tables.map(table => `${tables.length > 1 ? `${comment(table)}\n\n` : ''}${toMarkdown(table)}`).join('\n');
const comment = ({ place }) => `<!-- ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(place.path).replaceAll('--', '- -')}, line ${place.line} -->`;
const toMarkdown = ({ header, lines, measuredColumn }) => {
    const isAdded = measuredColumn === null;
    const heads = isAdded ? [...header, measuredHeader] : header;
    const column = measuredColumn ?? header.length;
    const body = lines.map(({ cells, measured, isRight }) => {
        const own = isAdded ? [...cells, ''] : [...cells];
        if (measured !== null && !isRight)
            own[column] = figure(measured, own[column] ?? '');
        return own;
    });
    const rule = heads.map((_, index) => (index === column ? '--:' : '---'));
    return [heads, rule, ...body].map(cells => `| ${cells.map(cell).join(' | ')} |\n`).join('');
};
/** A figure that was rough stays rough. */
const figure = (measured, before) => `${before.startsWith('~') ? '~' : ''}${String(measured).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
const cell = (source) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(source).trim().replaceAll('|', '\\|');


/***/ })

};
