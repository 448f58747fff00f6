export const id = 942;
export const ids = [942];
export const modules = {

/***/ 942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toRuleText: () => (/* binding */ toRuleText),
  toRulesText: () => (/* binding */ toRulesText)
});

// EXTERNAL MODULE: ./build/rules/pages/index.js + 51 modules
var pages = __webpack_require__(4387);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/report/rule-example.js

/** An example of a rule as a part of its page. */
const rule_example_toExamplePart = (example) => [
    `### ${example.title}`,
    ...beforePart(example),
    rule_example_fenced('markdown', example.markdown),
    ...Object.entries(example.files ?? {}).map(filePart),
    ...configPart(example),
    ...configAfterPart(example),
    ...listed('Git knows:', historyOf(example)),
    ...listed('Reported:', reportsOf(example)),
].join('\n\n');
/** What the rule says of an example, a line each. */
const reportsOf = ({ reports, skips = [] }) => [
    ...(reports.length === 0 ? ['nothing'] : reports.map(reportInWords)),
    ...skips.map(reason => `not looked at, and said so: ${reason}`),
];
/** What Git knows in an example, a line each. */
const historyOf = (example) => [
    ...(example.base ?? []).map(commit => `on base, ${commitInWords(commit)}`),
    ...(example.change ?? []).map(commit => `in the change, ${commitInWords(commit)}`),
    ...(example.headBranch === undefined ? [] : [`the change is on branch \`${example.headBranch}\``]),
    ...pullRequestInWords(example),
    ...(example.branches ?? []).map(branchInWords),
    ...stoodInWords(example),
];
/** A fence that no line of the text can close. */
const rule_example_fenced = (language, text) => {
    const longest = [...text.matchAll(/`+/g)].reduce((length, [ticks]) => Math.max(length, ticks.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`;
};
/** What stands on target, where it is not what would land. */
const beforePart = ({ before, filesBefore }) => {
    if (before === undefined && filesBefore === undefined)
        return [];
    return [
        'On target:',
        ...(before === undefined ? [] : [rule_example_fenced('markdown', before)]),
        ...Object.entries(filesBefore ?? {}).map(filePart),
        'What would land:',
    ];
};
const filePart = ([path, text]) => `\`${path}\`:\n\n${rule_example_fenced('markdown', text)}`;
const configAfterPart = ({ configAfter }) => configAfter === undefined
    ? []
    : ['The change sets in the configuration:', rule_example_fenced('yaml', stringify(configAfter, { lineWidth: 0 }))];
const pullRequestInWords = ({ pullTitle, body, author }) => [
    ...(pullTitle === undefined ? [] : [`the title of the pull request is \`${pullTitle}\``]),
    ...(body === undefined ? [] : [`its body says \`${body.replace(/\n+/g, ' / ')}\``]),
    ...(author === undefined ? [] : [`its author is \`${author}\``]),
];
const listed = (title, parts) => parts.length === 0 ? [] : [title, parts.map(part => `- ${part}`).join('\n')];
const configPart = ({ config }) => {
    if (config === undefined)
        return [];
    if (config === null)
        return ['Without a configuration.'];
    return [rule_example_fenced('yaml', stringify(config, { lineWidth: 0 }))];
};
const reportInWords = (report) => {
    const [, path, line, severity, subject] = /^(?:(.+):)?(\d+) (\w+) (.+)$/.exec(report) ?? [];
    return `${path === undefined ? 'line' : `\`${path}\`, line`} ${line}, ${severity}, \`${subject}\``;
};
const commitInWords = ({ message, paths, daysAgo = 1 }) => `\`${message.replace(/\n+/g, ' / ')}\` changes ${pathsInWords(paths)}, ${ago(daysAgo)}`;
const branchInWords = ({ name, paths, daysAgo = 1, ...branch }) => {
    const kind = branch.local === true ? 'the local branch' : 'branch';
    if (branch.commits === 0)
        return `${kind} \`${name}\` has no commits of its own`;
    const fate = branch.unknown ?? (branch.landed === true ? 'it has landed' : 'it has not landed');
    return `${kind} \`${name}\` changes ${pathsInWords(paths)}, ${ago(daysAgo)}; ${fate}`;
};
const pathsInWords = (paths) => paths.length === 0 ? 'something' : paths.map(path => `\`${path}\``).join(', ');
const stoodInWords = ({ stoodFor }) => {
    if (stoodFor === undefined)
        return [];
    if (stoodFor === null)
        return ['history is too short to tell how the rows stood before'];
    return [`the rows have stood so for ${stoodFor === 1 ? '1 day' : `${stoodFor} days`}`];
};
const ago = (days) => (days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`);

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
;// CONCATENATED MODULE: ./build/report/rule-options.js


/** The options that a rule has beside its severity, as its schema describes them. */
const rule_options_optionsOf = (rule) => {
    const { properties = {} } = json_schema_processors/* toJSONSchema */.bl(rule.options, { io: 'input' });
    return Object.entries(properties).map(([name, schema]) => ({
        name,
        type: typeInWords(schema),
        otherwise: inYaml(schema.default),
        text: schema.description ?? '',
    }));
};
const typeInWords = (schema) => {
    if (schema.anyOf)
        return schema.anyOf.map(typeInWords).join(' or ');
    if (schema.const !== undefined)
        return JSON.stringify(schema.const);
    if (schema.type === 'array')
        return `list of ${typeInWords(schema.items ?? {})}`;
    if (schema.type === 'integer')
        return `number from ${schema.minimum ?? 0} to ${schema.maximum ?? 0}`;
    return schema.type === 'string' ? 'text' : (schema.type ?? 'anything');
};
const inYaml = (value) => Array.isArray(value)
    ? `[${value.map(inYaml).join(', ')}]`
    : typeof value === 'string'
        ? value
        : JSON.stringify(value);
/** How grave the findings of a rule are, in one sentence. */
const rule_options_severityInWords = (rule) => {
    const { severity, unagreed, optIn } = rule;
    const { graded } = (0,pages/* pageOf */.Z)(rule);
    return `${severity}${graded === undefined ? '' : `; ${graded}`}. ${optIn ? 'Off unless the configuration sets it. ' : ''}${unagreed === 'off' ? 'Off without a configuration.' : `Without a configuration: ${unagreed}.`}`;
};

;// CONCATENATED MODULE: ./build/rules/page.js
/** The configuration of every example that shows none, and the ground of those that do. */
const page_plainConfig = {
    matrices: ['matrix.md'],
    columns: { id: ['ID'], state: ['State'], spec: ['Spec'] },
    states: {
        INVENTORIED: 'inventoried',
        PLANNED: 'planned',
        READY: 'ready',
        ACTIVE: 'active',
        GATING: 'gating',
        PARTIAL: 'partial',
        BLOCKED: 'blocked',
        DONE: 'done',
        SEE: 'pointer',
    },
};

;// CONCATENATED MODULE: ./build/report/rule-page.js





/** The page of a rule, in Markdown: what it demands, how to satisfy it, how it is set, and its examples. */
const toRulePage = (rule) => {
    const { why, beforehand, examples } = pageOf(rule);
    const parts = [
        `<!-- Generated from src/rules/${rule.id}.ts and src/rules/pages/${rule.id}.ts; edit those. -->`,
        `# ${rule.id}`,
        rule.summary,
        `Severity: ${severityInWords(rule)}`,
        '## Why',
        why,
        '## Beforehand',
        beforehand,
        '## Settings',
        toOptionsTable(rule),
        fenced('yaml', toSetting(rule)),
        '`rules` may also stand in an entry of `matrices`, and then holds for its files alone.',
        '## Examples',
        `An example without a configuration of its own has this one, and its table is the file \`matrix.md\`; where one is shown, its keys replace these:`,
        fenced('yaml', stringify(plainConfig, { lineWidth: 0 })),
        ...examples.map(toExamplePart),
    ];
    return `${parts.join('\n\n')}\n`;
};
/** How a rule is set in the configuration, and switched off. */
const toSetting = (rule) => {
    const option = rule_options_optionsOf(rule).find(({ name }) => name !== 'markers');
    const more = option ? `, ${option.name}: ${option.otherwise}` : '';
    return `rules:\n  ${rule.id}: off # or: { severity: ${rule.severity}${more} }\n`;
};
const toOptionsTable = (rule) => [
    '| option | takes | otherwise | what it is |',
    '| --- | --- | --- | --- |',
    `| \`severity\` | error, warning, notice or off | ${rule.severity} | How grave a finding is; a milder one stays milder. |`,
    ...optionsOf(rule).map(({ name, type, otherwise, text }) => `| \`${name}\` | ${type} | \`${otherwise}\` | ${text} |`),
].join('\n');
/** The rules as a table for the README, with links to their pages. */
const toRulesTable = (rules) => [
    '| rule | severity | without a configuration | demands |',
    '| --- | --- | --- | --- |',
    ...rules.map(({ id, severity, unagreed, optIn, summary }) => `| [\`${id}\`](docs/rules/${id}.md) | ${severity}${optIn ? ', when set' : ''}${pageOf({ id }).graded === undefined ? '' : ' \\*'} | ${unagreed} | ${summary} |`),
    '',
    '\\* Single findings may be milder or graver; the page of the rule says when.',
].join('\n') + '\n';

;// CONCATENATED MODULE: ./build/report/rule-text.js




const width = 80;
/** The page of a rule as plain text for a terminal, with one example that it reports and one that it leaves alone. */
const toRuleText = (rule) => {
    const { why, beforehand, examples } = (0,pages/* pageOf */.Z)(rule);
    const loud = examples.find(({ reports }) => reports.length > 0);
    const quiet = examples.find(({ reports }) => reports.length === 0);
    return [
        `${rule.id}\n${fill(rule.summary)}`,
        fill(`Severity: ${rule_options_severityInWords(rule)}`),
        `Why\n${fill(why, 2)}`,
        `Beforehand\n${fill(beforehand, 2)}`,
        `Settings\n${indent(toSetting(rule).trimEnd())}${rule_options_optionsOf(rule)
            .map(({ name, text, otherwise }) => `\n${fill(`${name}: ${text} Otherwise: ${otherwise}`, 2)}`)
            .join('')}`,
        ...[loud, quiet].flatMap(example => (example ? [exampleText(example)] : [])),
        `More: docs/rules/${rule.id}.md\n`,
    ].join('\n\n');
};
/** Every rule with its sentence, a line or two each. */
const toRulesText = (rules) => rules.map(({ id, severity, summary }) => `${id} [${severity}]\n${fill(summary, 2)}\n`).join('');
const exampleText = (example) => [
    fill(`Example: ${example.title}`),
    indent(example.markdown.trimEnd()),
    ...historyOf(example).map(line => fill(`Git knows: ${line}`, 2)),
    ...reportsOf(example).map(line => fill(`Reported: ${line}`, 2)),
].join('\n');
const indent = (text) => text.replace(/^(?=.)/gm, '  ');
/** Breaks a text at its spaces, so that no line that can be broken is longer than the width. */
const fill = (text, margin = 0) => {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && margin + line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map(each => ' '.repeat(margin) + each).join('\n');
};


/***/ })

};
