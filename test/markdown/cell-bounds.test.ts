import { expect, test } from 'vitest'
import { splitCells } from '../../src/markdown/cell-bounds.js'

const split = (line: string): readonly string[] | null => {
  const bounds = splitCells(line, 0, line.length)
  return (
    bounds &&
    Array.from({ length: bounds.length / 2 }, (_, at) => line.slice(bounds[2 * at], bounds[2 * at + 1]))
  )
}

test.each([
  ['| a | b |', ['a ', 'b ']],
  ['a | b', ['a ', 'b']],
  ['|a', ['a']],
  ['||', ['']],
  ['|||', ['', '']],
  ['a||b', ['a', '', 'b']],
  ['a\\|b|c', ['a\\|b', 'c']],
  ['a\\\\|b', ['a\\\\|b']],
  ['\\|', ['\\|']],
  ['|\\|', ['\\|']],
  ['`a|b`', ['`a', 'b`']],
  ['|', null],
  ['', null],
  ['| ', null],
])('splits %j', (line, cells) => {
  expect(split(line)).toEqual(cells)
})
