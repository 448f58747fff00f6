import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { toJsonSchema } from '../src/config/json-schema.js'
import { toRulesTable } from '../src/report/rule-page.js'
import { rules } from '../src/rules/index.js'
import { runCli } from './support/process.js'

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replaceAll('|', '\\|') : ''

interface Described {
  readonly description: string
  readonly default?: string
}

const action = (): string => {
  const { inputs, outputs } = parse(readFileSync('action.yml', 'utf8')) as Record<
    string,
    Record<string, Described>
  >
  return [
    table(
      ['input', 'default', 'what it is'],
      Object.entries(inputs ?? {}).map(([name, input]) => [
        `\`${name}\``,
        input.default ? `\`${input.default}\`` : '',
        text(input.description),
      ]),
    ),
    table(
      ['output', 'what it is'],
      Object.entries(outputs ?? {}).map(([name, output]) => [`\`${name}\``, text(output.description)]),
    ),
  ].join('\n\n')
}

const described = z.object({
  properties: z.record(z.string(), z.object({ description: z.string() }).loose()),
})

const configuration = (): string =>
  table(
    ['key', 'what it says'],
    Object.entries(described.parse(toJsonSchema(rules)).properties).map(([key, { description }]) => [
      `\`${key}\``,
      text(description),
    ]),
  )

/** The first findings and the last line of the demonstration. */
const demo = (): string => {
  const lines = runCli('/', ['demo']).stdout.trimEnd().split('\n')
  const from = lines.findIndex(line => line.startsWith('  state'))
  const findings = lines.findIndex(line => line.startsWith('Findings'))
  const shown = [
    ...lines.slice(0, 1),
    '',
    ...lines.slice(from, lines.indexOf('', from) + 1),
    ...lines.slice(findings, findings + 14),
  ]
  return [
    '```',
    '$ node dist/cli/index.js demo',
    ...shown,
    '  …',
    '',
    ...lines.slice(lines.findLastIndex(line => line.startsWith('Examined'))),
    '```',
  ].join('\n')
}

const blocks: Readonly<Record<string, () => string>> = {
  action,
  configuration,
  demo,
  rules: () => toRulesTable(rules).trim(),
}

describe('what is generated', () => {
  it('schema.json is what the configuration is checked against', async () => {
    await expect(`${JSON.stringify(toJsonSchema(rules), null, 2)}\n`).toMatchFileSnapshot('../schema.json')
  })

  it('the blocks of the README are what they show', async () => {
    const readme = readFileSync('README.md', 'utf8')
    const names = Array.from(readme.matchAll(/<!-- generated: (\S+) -->/g), match => match[1] ?? '')
    expect(names.sort()).toEqual(Object.keys(blocks).sort())
    const renewed = readme.replace(
      /(<!-- generated: (\S+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
      (_, start: string, name: string, end: string) => `${start}\n${blocks[name]?.() ?? ''}\n\n${end}`,
    )
    await expect(renewed).toMatchFileSnapshot('../README.md')
  })
})
