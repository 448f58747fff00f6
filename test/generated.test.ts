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

/** The first entries of a block, each of which begins less indented than it goes on. */
const firstOf = (block: string, count: number): string => {
  const lines = block.split('\n')
  const begins = lines.flatMap((line, index) => (/^ {0,2}\S/.test(line) ? [index] : []))
  return [...lines.slice(0, begins[count]), '  …'].join('\n')
}

/** The demonstration, cut where it says so: outcome, states, rows, the first finding, and what was examined. */
const demo = (): string => {
  const [outcome, , states, rows = '', findings = '', ...rest] = runCli('/', ['demo'])
    .stdout.trimEnd()
    .split('\n\n')
  const shown = [outcome, '  …', states, firstOf(rows, 4), firstOf(findings, 2), rest.at(-1)]
  return ['```', '$ node dist/cli/index.js demo', shown.join('\n\n'), '```'].join('\n')
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
