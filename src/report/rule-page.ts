import { stringify } from 'yaml'
import { plainConfig } from '../rules/page.js'
import { pageOf } from '../rules/pages/index.js'
import type { Rule } from '../rules/rule.js'
import { fenced, toExamplePart } from './rule-example.js'
import { optionsOf, severityInWords } from './rule-options.js'

/** The page of a rule, in Markdown: what it demands, how to satisfy it, how it is set, and its examples. */
export const toRulePage = (rule: Rule): string => {
  const { why, beforehand, examples } = pageOf(rule)
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
  ]
  return `${parts.join('\n\n')}\n`
}

/** How a rule is set in the configuration, and switched off. */
export const toSetting = (rule: Rule): string => {
  const option = optionsOf(rule).find(({ name }) => name !== 'markers')
  const more = option ? `, ${option.name}: ${option.otherwise}` : ''
  return `rules:\n  ${rule.id}: off # or: { severity: ${rule.severity}${more} }\n`
}

const toOptionsTable = (rule: Rule): string =>
  [
    '| option | takes | otherwise | what it is |',
    '| --- | --- | --- | --- |',
    `| \`severity\` | error, warning, notice or off | ${rule.severity} | How grave a finding is; a milder one stays milder. |`,
    ...optionsOf(rule).map(
      ({ name, type, otherwise, text }) => `| \`${name}\` | ${type} | \`${otherwise}\` | ${text} |`,
    ),
  ].join('\n')

/** The rules as a table for the README, with links to their pages. */
export const toRulesTable = (rules: readonly Rule[]): string =>
  [
    '| rule | severity | without a configuration | demands |',
    '| --- | --- | --- | --- |',
    ...rules.map(
      ({ id, severity, unagreed, optIn, summary }) =>
        `| [\`${id}\`](docs/rules/${id}.md) | ${severity}${optIn ? ', when set' : ''}${pageOf({ id }).graded === undefined ? '' : ' \\*'} | ${unagreed} | ${summary} |`,
    ),
    '',
    '\\* Single findings may be milder or graver; the page of the rule says when.',
  ].join('\n') + '\n'
