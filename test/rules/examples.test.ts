import { describe, expect, it } from 'vitest'
import { rules } from '../../src/rules/index.js'
import { pages } from '../../src/rules/pages/index.js'
import { judge, moved } from '../support/example.js'
import { settingsOf, viewOf } from '../support/view.js'

const cases = [...pages].flatMap(([id, { examples }]) =>
  examples.flatMap(example => [
    { id, title: example.title, example },
    { id, title: `${example.title}, two lines further down, with CRLF`, example: moved(example) },
  ]),
)

describe('an example', () => {
  it.each(cases)('of $id: $title', async ({ id, example }) => {
    const { reports, skips } = await judge(id, example)
    expect(reports).toEqual(example.reports)
    const expected = example.skips ?? []
    expect(skips.length).toBe(expected.length)
    expected.forEach((part, index) => expect(skips[index]).toContain(part))
  })

  it.each(cases.filter(({ example }) => example.reports.length > 0))(
    'of $id says what is wrong, why, and what to do: $title',
    async ({ id, example }) => {
      for (const { message, help } of (await judge(id, example)).findings) {
        expect(message).toMatch(/^Unexpected .+, expected .+/)
        expect(message).not.toMatch(/undefined|null|NaN|\[object/)
        expect(help).toMatch(/^[A-Z].*\.$/s)
      }
    },
  )
})

describe('a record without rows', () => {
  it.each(rules)('leaves $id silent', rule => {
    for (const agreed of [true, false]) {
      const view = viewOf({ settings: settingsOf({ agreed }) })
      expect([...rule.check(view, rule.options.parse({}))]).toEqual([])
    }
  })
})
