import { describe, expect, it } from 'vitest'
import { saidBy } from '../support/said.js'
import { viewOf } from '../support/view.js'

describe('unlisted-matrix', () => {
  it('names status tables alone', () => {
    const table = { place: { path: 'a.md', line: 3, endLine: 9 }, reason: '', rows: 1 }
    const census = {
      ...viewOf().census,
      untaken: [
        { ...table, status: true },
        { ...table, status: false },
      ],
    }
    expect(saidBy('unlisted-matrix', [], { census }).map(({ place }) => place)).toEqual([
      { path: 'a.md', line: 3, endLine: 3 },
    ])
  })
})
