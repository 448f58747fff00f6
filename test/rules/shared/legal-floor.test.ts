import { describe, expect, it } from 'vitest'
import type { Row, StateClass } from '../../../src/model/row.js'
import type { StateRule } from '../../../src/model/settings.js'
import { legalFloor } from '../../../src/rules/shared/legal-floor.js'
import { rowOf, settingsOf, viewOf } from '../../support/view.js'

const states = (...classes: readonly StateClass[]): readonly StateRule[] =>
  classes.map(each => ({ word: `MY-${each}`, class: each, live: true, evidence: 'none' }))

const floorOf = (vocabulary: readonly StateRule[] | null, specified: boolean, changes: Partial<Row> = {}) => {
  const view = viewOf({ settings: settingsOf({ states: vocabulary }), specNames: () => specified })
  const { class: floor, word, because } = legalFloor(view, rowOf('ENG-1', changes))
  return { floor, word, because }
}

describe('the legal floor', () => {
  it('is ready, in the words of the vocabulary, where the spec names the row', () =>
    expect(floorOf(states('inventoried', 'ready'), true)).toEqual({
      floor: 'ready',
      word: 'MY-ready',
      because: 'its spec exists and names it',
    }))

  it('is inventoried where the row links no spec', () =>
    expect(floorOf(states('ready', 'inventoried'), false)).toEqual({
      floor: 'inventoried',
      word: 'MY-inventoried',
      because: 'it links no spec',
    }))

  it('says so where a spec is linked and does not name it', () =>
    expect(floorOf(states('inventoried'), false, { specLinks: [{ text: '', url: 'a.md' }] }).because).toMatch(
      /exists and names it/,
    ))

  it('is the next class for which the vocabulary has a word', () => {
    expect(floorOf(states('planned', 'active'), true).word).toBe('MY-planned')
    expect(floorOf(states('inventoried', 'active'), true).word).toBe('MY-inventoried')
    expect(floorOf(states('ready', 'planned'), false).word).toBe('MY-planned')
  })

  it('is a class where the vocabulary has no word for any', () => {
    expect(floorOf(states('active'), true)).toMatchObject({ floor: 'ready', word: 'a state of class ready' })
    expect(floorOf(states('active'), false)).toMatchObject({
      floor: 'inventoried',
      word: 'a state of class inventoried',
    })
  })

  it('is the word of the documented vocabulary where none is configured', () => {
    expect(floorOf(null, true).word).toBe('ready')
    expect(floorOf(null, false).word).toBe('inventoried')
  })
})
