import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toRulePage, toRulesTable } from '../../src/report/rule-page.js'
import { toRulesText, toRuleText } from '../../src/report/rule-text.js'
import { fenced } from '../../src/report/rule-example.js'
import { rules } from '../../src/rules/index.js'
import { pageOf } from '../../src/rules/pages/index.js'

const folder = 'docs/rules'

describe('the page of a rule', () => {
  it.each(rules)('$id is written as the rule says', async rule => {
    await expect(toRulePage(rule)).toMatchFileSnapshot(`../../${folder}/${rule.id}.md`)
  })

  it('exists for no rule that is gone', () => {
    const pages = existsSync(folder) ? readdirSync(folder) : []
    expect(pages.sort()).toEqual(rules.map(({ id }) => `${id}.md`).sort())
  })

  it.each(rules)('$id tells what there is to do, to set and to see', rule => {
    const page = toRulePage(rule)
    const { beforehand, examples } = pageOf(rule)
    expect(page).toContain(beforehand)
    expect(page).toContain(`${rule.id}: off`)
    for (const { title } of examples) expect(page).toContain(`### ${title}\n`)
  })

  it('fences an example so that nothing inside can close it', () => {
    expect(fenced('markdown', 'a ````\n')).toBe('`````markdown\na ````\n`````')
    expect(fenced('markdown', 'plain')).toBe('```markdown\nplain\n```')
  })
})

describe('a rule in the terminal', () => {
  it.each(rules)('$id fits eighty columns, but for what cannot be broken', rule => {
    const text = toRuleText(rule)
    for (const line of text.split('\n')) {
      if (line.length > 80) expect(line.startsWith('  | ') || !line.trim().includes(' ')).toBe(true)
    }
    expect(text).toContain('Beforehand\n')
  })

  it('is listed with its sentence', () => {
    for (const { id } of rules) expect(toRulesText(rules)).toContain(`${id} [`)
  })
})

describe('the table of rules', () => {
  it('has a line for each, with its page', () => {
    const table = toRulesTable(rules)
    for (const { id } of rules) expect(table).toContain(`| [\`${id}\`](docs/rules/${id}.md) |`)
    expect(table.split('\n').filter(line => line.startsWith('| [')).length).toBe(rules.length)
  })
})
