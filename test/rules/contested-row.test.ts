import { describe, expect, it } from 'vitest'
import type { Row } from '../../src/model/row.js'
import { branchOf, judgedOf } from '../support/judged.js'
import { ago, saidBy } from '../support/said.js'

describe('contested-row', () => {
  const contested = (count: number, row: Partial<Row> = {}) =>
    saidBy('contested-row', [
      judgedOf(
        {},
        {
          branches: Array.from({ length: count }, (_, index) =>
            branchOf(`row/ENG-1-${index}`, { time: ago(index) }),
          ),
        },
        row,
      ),
    ]).map(({ message }) => message)

  it('names five branches and counts the rest', () => {
    expect(contested(5)[0]).toMatch(/row\/ENG-1-4 \(4 days old\)$/)
    expect(contested(7)[0]).toMatch(/row\/ENG-1-4 \(4 days old\), 2 more$/)
  })

  it('is told at the row itself, not at a pointer to it', () =>
    expect(contested(2, { class: 'pointer' })).toEqual([]))
})
