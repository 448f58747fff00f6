import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/report.js'
import { toAnnotations } from '../../src/report/annotations.js'
import { toJson } from '../../src/report/json.js'
import { toMarkdown } from '../../src/report/markdown.js'
import { toSarif } from '../../src/report/sarif.js'
import { toText } from '../../src/report/text.js'
import { hostile } from '../support/hostile.js'
import { canRender, links, render, tags } from '../support/rendering.js'
import {
  asked,
  baseSha,
  branch,
  commit,
  evidence,
  finding,
  headSha,
  place,
  report,
  unjudged,
} from '../support/reports.js'
import { readOutput } from '../support/runner.js'

const github = { server: 'https://github.com', repository: 'o/r', sha: headSha }

/** A report in which the text stands wherever a repository can put some. */
const filled = (text: string): Report => {
  const at = place(text, 3)
  const judged = {
    ...asked(text, 'ABANDONED', { state: text, title: text, note: text, place: at }),
    evidence: evidence(text, {
      baseCommits: [commit(text)],
      branches: [branch(text, { reason: text })],
      changeTexts: [{ kind: 'title', text }],
      unknown: [{ reason: text, remedy: text }],
    }),
  }
  const found = { rule: text, subject: text, id: text, message: text, help: text, place: at }
  return report({
    outcome: 'fail',
    base: { ref: `refs/heads/${text}`, sha: baseSha },
    head: { ref: text, sha: headSha },
    config: null,
    rows: [judged],
    findings: [
      finding({ ...found, related: [{ place: at, message: text }], extra: { gap: text } }),
      finding({ ...found, waived: text }),
    ],
    notes: [text],
    skipped: [{ rule: text, reason: text }],
    untaken: [{ place: at, reason: text, status: true, rows: 1 }],
    named: [{ path: text, line: 1, searched: 2, named: 1 }],
  })
}

const reports = (text: string): readonly Report[] => [
  filled(text),
  unjudged({ problem: { message: text, remedy: text }, notes: [text] }),
]

/** The tags of the rendered summary in order, but for the borders that keep marks from being read. */
const shape = (given: Report): readonly string[] =>
  tags(render(toMarkdown(given, { links: github }))).filter(tag => !/^<\/?span>$/.test(tag))

describe.each(hostile)('%j, wherever a repository can put it', text => {
  it('is no command on the log, in any format and at any width', () => {
    for (const given of reports(text)) {
      for (const width of [Infinity, 20, 1]) {
        for (const colour of [false, true]) {
          const printed = toText(given, { colour, width, rows: true })
          expect(readOutput(printed).commands).toEqual([])
          expect(readOutput(printed.replace(/\u001b\[\d+m/g, '')).commands).toEqual([])
        }
      }
      expect(readOutput(toJson(given, '0')).commands).toEqual([])
      expect(readOutput(toSarif(given, [], '0')).commands).toEqual([])
      expect(readOutput(toMarkdown(given, { links: github })).commands).toEqual([])
      for (const { title, message } of toAnnotations(given, 'all')) {
        expect(readOutput(`${title}\n${message}`).commands).toEqual([])
      }
    }
  })

  it('gives a terminal nothing to obey', () => {
    for (const given of reports(text)) {
      const formats = [
        toText(given, { colour: false, width: Infinity, rows: true }),
        toMarkdown(given, { links: github }),
        toJson(given, '0'),
        toSarif(given, [], '0'),
      ]
      // Joiners, which shape letters and emoji, may stand.
      for (const printed of formats) expect(printed).not.toMatch(/[^\P{C}\n\u200c\u200d]/u)
    }
  })

  it('keeps its value in JSON', () => {
    const { rows } = JSON.parse(toJson(filled(text), '0')) as { rows: readonly { readonly id: string }[] }
    expect(rows[0]?.id).toBe(text)
  })

  it.skipIf(!canRender)('changes nothing in the shape of the summary', () => {
    const plain = reports('plain').map(shape)
    expect(reports(text).map(shape)).toEqual(plain)
  })

  it.skipIf(!canRender)('is the target of no link', () => {
    for (const given of reports(text)) {
      for (const link of links(render(toMarkdown(given, { links: github })))) {
        expect(link).toMatch(/^https:\/\/github\.com\/o\/r\/blob\/a{40}\/[\w.%/-]*\?plain=1#L\d+$/)
      }
    }
  })
})
