import { describe, expect, it } from 'vitest'
import { check } from '../../src/check.js'
import { loadAsked } from '../../src/check/asked.js'
import type { Settings } from '../../src/model/settings.js'
import type { Waiver } from '../../src/model/waiver.js'
import type { Rule } from '../../src/rules/rule.js'
import unusedWaiver from '../../src/rules/unused-waiver.js'
import { all, problem, ruleSaying, set } from '../support/saying.js'
import { placeOf, plainDocument, settingsOf, viewOf } from '../support/view.js'

const withDocuments: Partial<Settings> = { documents: [plainDocument] }

const loadsOf = async (
  settings: Partial<Settings>,
  changes: Partial<Rule> = {},
  only: readonly string[] | null = null,
): Promise<number> => {
  let loads = 0
  const load = () => Promise.resolve(++loads)
  const rule = ruleSaying([], { section: 'documents', load, ...changes })
  await loadAsked({ rules: [rule], only }, settingsOf(settings))
  return loads
}

describe('what a rule looks with', () => {
  it('is loaded where the configuration has its section', async () =>
    expect(await loadsOf(withDocuments)).toBe(1))

  it('is not loaded where it has another one', async () =>
    expect(await loadsOf(withDocuments, { section: 'marks' })).toBe(0))

  it('is not loaded where it has none', async () => expect(await loadsOf({})).toBe(0))

  it('is not loaded where the rule is off', async () =>
    expect(await loadsOf({ ...withDocuments, ...set({ severity: 'off', options: {} }) })).toBe(0))

  it('is not loaded where other rules alone are to run', async () =>
    expect(await loadsOf(withDocuments, {}, ['another-rule'])).toBe(0))
})

describe('a rule whose section is not there', () => {
  const rule = ruleSaying([problem('x')], { section: 'documents' })

  it('is not asked', () => {
    expect(check(viewOf(), [rule], all).findings).toEqual([])
    const view = viewOf({ settings: settingsOf(withDocuments) })
    expect(check(view, [rule], all).findings).toHaveLength(1)
  })

  it('needs no excuse', () => {
    const place = placeOf('a.md', 1)
    const waiver: Waiver = {
      rule: 'some-rule',
      id: null,
      reason: 'it waits',
      until: null,
      from: { kind: 'document', place, reach: place },
    }
    const view = viewOf({ waivers: { valid: [waiver], faulty: [] } })
    expect(check(view, [unusedWaiver, rule], all).findings.map(({ rule }) => rule)).toEqual(['unused-waiver'])
  })
})
