import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from '../../src/report/escape-markdown.js'
import { visible } from '../../src/report/visible.js'
import { hostile } from '../support/hostile.js'
import { canRender, elements, render, textNodes } from '../support/rendering.js'

const cell = (text: string): string => `| a | b |\n| --- | --- |\n| x${escapeMarkdown(text)}x | end |\n`

const frame = ['span', 'table', 'tbody', 'td', 'th', 'thead', 'tr']

// What GitHub looks for in the text that is left, as far as its documentation and its behaviour tell.
const finds = [
  /(?:^|[^\w`])@[a-z0-9]/i,
  /(?:^|\W)#\d/,
  /\bGH-\d/i,
  /\w@\w/,
  /:[\w+-]+:/,
  /\$[^$]+\$/,
  /:\/\//,
  /www\.\w/i,
]

const expectInert = (text: string): void => {
  const html = render(cell(text))
  expect(frame).toEqual(expect.arrayContaining(elements(html)))
  const body = html.slice(html.indexOf('<tbody>'))
  expect(body.match(/<td>/g)).toHaveLength(2)
  for (const node of textNodes(body)) for (const pattern of finds) expect(node).not.toMatch(pattern)
  const shown = textNodes(body.slice(body.indexOf('<td>'), body.indexOf('</td>'))).join('')
  expect(shown).toBe(visible(`x${text}x`))
}

describe.skipIf(!canRender)('text from a repository, as GitHub renders it', () => {
  it.each(hostile)('%j is shown as it is, and is nothing else', text => expectInert(text))

  it('whatever the marks are', () => {
    const mark = fc.constantFrom(
      ...'|\\`*_~[]()<>&@#$:!./-+="\' \n1aGHw',
      'www.',
      'http://',
      '&amp;',
      '<b>',
      '@x',
    )
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 14 }), marks => expectInert(marks.join(''))),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('text from a repository in Markdown', () => {
  it('stays on its line', () => {
    for (const text of hostile) expect(escapeMarkdown(text)).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/)
  })

  it('leaves ordinary sentences legible', () =>
    expect(escapeMarkdown('Unexpected ACTIVE, expected READY (see docs/plan.md:42).')).toBe(
      'Unexpected ACTIVE, expected READY (see docs/plan.md:42).',
    ))

  it('takes time in proportion to the text', () => {
    for (const unit of [':', ':a', '@', '|', 'GH-', ' ::', '\u001b', 'www.', '[', '\\']) {
      const started = performance.now()
      escapeMarkdown(unit.repeat(100_000))
      expect(performance.now() - started).toBeLessThan(2_000)
    }
  })
})
