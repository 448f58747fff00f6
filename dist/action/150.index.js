export const id = 150;
export const ids = [150];
export const modules = {

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toSarif: () => (/* binding */ toSarif)
/* harmony export */ });
/* harmony import */ var _line_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6254);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1283);
/* harmony import */ var _serialise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7772);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);





// The platform keeps no more of one upload.
const mostResults = 5_000;
const longest = 4_096;
const levels = { error: 'error', warning: 'warning', notice: 'note' };
/** The report as SARIF 2.1.0: the gravest results first, the waived suppressed. */
const toSarif = (report, rules, version) => {
    const findings = report.problem ? [] : gravest(report.findings);
    const kept = findings.slice(0, mostResults);
    const described = describeAll(rules, kept);
    const indices = new Map(described.map(({ id }, index) => [id, index]));
    const left = findings.length - kept.length;
    const notifications = [
        ...(report.problem
            ? [notify('error', `Could not judge: ${report.problem.message} ${report.problem.remedy}`)]
            : []),
        ...(left > 0 ? [notify('warning', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(left, 'result')} left out: ${mostResults} are kept.`)] : []),
    ];
    return (0,_serialise_js__WEBPACK_IMPORTED_MODULE_2__/* .serialise */ .G)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'rowaudit', semanticVersion: version, rules: described.map(toRule) } },
                invocations: [
                    { executionSuccessful: report.problem === null, toolExecutionNotifications: notifications },
                ],
                columnKind: 'utf16CodeUnits',
                // Without results, as the standard has it, where nothing could be judged: an empty list would close every alert.
                ...(report.problem
                    ? {}
                    : { results: kept.map(finding => toResult(finding, indices.get(finding.rule) ?? -1)) }),
            },
        ],
    });
};
/** Findings that count before waived ones. */
const gravest = (findings) => {
    const ordered = (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .orderFindings */ .$)(findings);
    return [
        ...ordered.filter(({ waived }) => waived === null),
        ...ordered.filter(({ waived }) => waived !== null),
    ];
};
/** Every rule, and whatever else signed a finding. */
const describeAll = (rules, findings) => {
    const known = new Map(rules.map(rule => [rule.id, rule]));
    for (const { rule, severity } of findings)
        if (!known.has(rule))
            known.set(rule, { id: rule, summary: rule, why: rule, severity });
    return [...known.values()];
};
const toRule = ({ id, summary, why, severity }) => ({
    id,
    name: id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: `${summary}\n\n${why}` },
    defaultConfiguration: { level: levels[severity] },
});
const toResult = (finding, ruleIndex) => ({
    ruleId: finding.rule,
    ruleIndex,
    level: levels[finding.severity],
    message: { text: write(`${finding.message} ${finding.help}`) },
    locations: [{ physicalLocation: toLocation(finding.place) }],
    ...(finding.related && finding.related.length > 0
        ? {
            relatedLocations: finding.related.map(({ place, message }) => ({
                physicalLocation: toLocation(place),
                message: { text: write(message) },
            })),
        }
        : {}),
    partialFingerprints: { 'rowaudit/v1': finding.fingerprint },
    baselineState: finding.new ? 'new' : 'unchanged',
    ...(finding.waived === null
        ? {}
        : { suppressions: [{ kind: 'inSource', justification: (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(finding.waived) }] }),
});
const toLocation = ({ path, line, endLine, column, endColumn }) => ({
    artifactLocation: { uri: (0,_line_link_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O)(path), uriBaseId: '%SRCROOT%' },
    ...(line < 1
        ? {}
        : {
            region: {
                startLine: line,
                ...(column === undefined ? {} : { startColumn: column }),
                endLine: Math.max(line, endLine),
                ...(column === undefined || endColumn === undefined ? {} : { endColumn }),
            },
        }),
});
/** `[text](target)` is a link in a SARIF message. */
const write = (text) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$)((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text), longest).replaceAll('](', '] (');
const notify = (level, text) => ({ level, message: { text: write(text) } });


/***/ })

};
