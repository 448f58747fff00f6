import { expect, it } from 'vitest'
import { flagAt, numberAt, textAt } from '../../src/github/payload.js'

it('A payload is read by its own names and kinds alone', () => {
  const payload = { a: { b: 'text', n: 3, yes: true, empty: '' } }
  expect(textAt(payload, 'a.b')).toBe('text')
  expect(numberAt(payload, 'a.n')).toBe(3)
  expect(flagAt(payload, 'a.yes')).toBe(true)
  for (const way of ['a', 'a.n', 'a.b.c', 'x.y', 'a.empty', 'constructor.name', 'a.constructor.name']) {
    expect(textAt(payload, way)).toBeNull()
  }
  for (const payload of [null, undefined, 'text', 3, []]) expect(textAt(payload, 'length')).toBeNull()
  expect(textAt(Object.create({ a: 'inherited' }), 'a')).toBeNull()
  expect(numberAt({ n: 1.5 }, 'n')).toBeNull()
  expect(flagAt({ yes: 'true' }, 'yes')).toBe(false)
})
