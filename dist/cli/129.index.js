export const id = 129;
export const ids = [129];
export const modules = {

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toDescriptions: () => (/* binding */ toDescriptions)
/* harmony export */ });
/* harmony import */ var _rules_pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4387);

/** What a reader of SARIF is told of these rules. */
const toDescriptions = (rules) => rules.map(rule => ({
    id: rule.id,
    summary: rule.summary,
    why: (0,_rules_pages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .Z)(rule).why,
    severity: rule.severity,
}));


/***/ })

};
