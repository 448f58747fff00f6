import type { Example } from '../rules/page.js'
import { pageOf } from '../rules/pages/index.js'
import type { Rule } from '../rules/rule.js'
import { historyOf, reportsOf } from './rule-example.js'
import { optionsOf, severityInWords } from './rule-options.js'
import { toSetting } from './rule-page.js'

const width = 80

/** The page of a rule as plain text for a terminal, with one example that it reports and one that it leaves alone. */
export const toRuleText = (rule: Rule): string => {
  const { why, beforehand, examples } = pageOf(rule)
  const loud = examples.find(({ reports }) => reports.length > 0)
  const quiet = examples.find(({ reports }) => reports.length === 0)
  return [
    `${rule.id}\n${fill(rule.summary)}`,
    fill(`Severity: ${severityInWords(rule)}`),
    `Why\n${fill(why, 2)}`,
    `Beforehand\n${fill(beforehand, 2)}`,
    `Settings\n${indent(toSetting(rule).trimEnd())}${optionsOf(rule)
      .map(({ name, text, otherwise }) => `\n${fill(`${name}: ${text} Otherwise: ${otherwise}`, 2)}`)
      .join('')}`,
    ...[loud, quiet].flatMap(example => (example ? [exampleText(example)] : [])),
    `More: docs/rules/${rule.id}.md\n`,
  ].join('\n\n')
}

/** Every rule with its sentence, a line or two each. */
export const toRulesText = (rules: readonly Rule[]): string =>
  rules.map(({ id, severity, summary }) => `${id} [${severity}]\n${fill(summary, 2)}\n`).join('')

const exampleText = (example: Example): string =>
  [
    fill(`Example: ${example.title}`),
    indent(example.markdown.trimEnd()),
    ...historyOf(example).map(line => fill(`Git knows: ${line}`, 2)),
    ...reportsOf(example).map(line => fill(`Reported: ${line}`, 2)),
  ].join('\n')

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ')

/** Breaks a text at its spaces, so that no line that can be broken is longer than the width. */
const fill = (text: string, margin = 0): string => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && margin + line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map(each => ' '.repeat(margin) + each).join('\n')
}
