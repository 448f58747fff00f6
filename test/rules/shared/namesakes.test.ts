import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/model/row.js'
import { namesakes } from '../../../src/rules/shared/namesakes.js'
import { placeOf, rowOf, settingsOf, viewOf } from '../../support/view.js'

describe('rows with one ID', () => {
  const group = (agreed: boolean, rows: readonly Row[], namespace: 'file' | 'repository' = 'repository') =>
    namesakes(
      viewOf({ census: { ...viewOf().census, rows }, settings: settingsOf({ agreed, namespace }) }),
      ({ live }) => live,
    ).map(found => found.map(({ place }) => `${place.path}:${place.line}`))
  const at = (path: string, line: number, changes: Partial<Row> = {}): Row =>
    rowOf('ENG-1', { place: placeOf(path, line), ...changes })

  it('are one group, in their order', () =>
    expect(group(true, [at('b.md', 1), at('a.md', 2), at('a.md', 3)])).toEqual([
      ['b.md:1', 'a.md:2', 'a.md:3'],
    ]))

  it('are only those that are meant', () =>
    expect(group(true, [at('a.md', 1), at('a.md', 2, { live: false })])).toEqual([]))

  it('are apart by file where files number for themselves', () =>
    expect(group(true, [at('a.md', 1), at('b.md', 1), at('b.md', 2)], 'file')).toEqual([
      ['b.md:1', 'b.md:2'],
    ]))

  it('are apart by table where the ID is a bare number', () => {
    const bare = { id: '1', searchable: false }
    expect(group(true, [at('a.md', 1, bare), at('a.md', 9, { ...bare, table: 1 })])).toEqual([])
    expect(group(true, [at('a.md', 1, bare), at('a.md', 2, bare)])).toEqual([['a.md:1', 'a.md:2']])
  })

  it('are apart by file where nothing is agreed and the ID is short', () => {
    expect(group(false, [at('a.md', 1, { id: 'T1' }), at('b.md', 1, { id: 'T1' })])).toEqual([])
    expect(group(false, [at('a.md', 1), at('b.md', 1)])).toEqual([['a.md:1', 'b.md:1']])
  })
})
