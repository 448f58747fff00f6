import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rules } from '../../src/rules/index.js'
import { pageOf, pages } from '../../src/rules/pages/index.js'

const files = readdirSync('src/rules')
  .filter(file => file.endsWith('.ts'))
  .filter(file => readFileSync(`src/rules/${file}`, 'utf8').includes('export default defineRule'))
  .map(file => file.replace(/\.ts$/, ''))

describe('the rules', () => {
  it('are all registered, each under the name of its file', () =>
    expect(rules.map(({ id }) => id).sort()).toEqual(files.sort()))

  it('are each registered once', () => expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length))

  it.each(files)('%s.ts declares that id', async file => {
    const { default: rule } = (await import(`../../src/rules/${file}.ts`)) as { default: { id: string } }
    expect(rule.id).toBe(file)
  })

  it.each(rules)('$id says what must hold', ({ summary }) => {
    expect(summary).toMatch(/^Require .+[^.]\.$/)
    expect(summary).not.toContain('|')
  })

  it.each(rules)('$id is no graver by a guess than by an agreement', ({ severity, unagreed }) => {
    const grave = ['error', 'warning', 'notice', 'off']
    expect(grave.indexOf(unagreed)).toBeGreaterThanOrEqual(grave.indexOf(severity))
    if (unagreed === 'error') expect(severity).toBe('error')
  })

  it('are no error by a guess, but for a conflict that stands in the file', () =>
    expect(rules.filter(({ unagreed }) => unagreed === 'error').map(({ id }) => id)).toEqual([
      'conflict-marker',
    ]))

  it.each(rules)('$id has defaults for every option', ({ options }) =>
    expect(() => options.parse({})).not.toThrow(),
  )
})

describe('the pages of the rules', () => {
  it('are one for each rule, under its name', () => {
    const found = readdirSync('src/rules/pages').filter(file => file.endsWith('.ts') && file !== 'index.ts')
    expect(found.map(file => file.replace(/\.ts$/, '')).sort()).toEqual(files.sort())
    expect([...pages.keys()].sort()).toEqual(files.sort())
  })

  it.each([...pages])('%s is the page of the file of that name', async (id, page) => {
    const { default: own } = (await import(`../../src/rules/pages/${id}.ts`)) as { default: unknown }
    expect(page).toBe(own)
  })

  it.each(rules)('$id says why, and what to do beforehand', rule => {
    const { why, beforehand } = pageOf(rule)
    expect(why.length).toBeGreaterThan(80)
    expect(beforehand.length).toBeGreaterThan(80)
  })

  it.each(rules)('$id has an example that it reports, and one that it leaves alone', rule => {
    const { examples } = pageOf(rule)
    expect(examples.some(({ reports }) => reports.length > 0)).toBe(true)
    expect(examples.some(({ reports }) => reports.length === 0)).toBe(true)
  })
})
