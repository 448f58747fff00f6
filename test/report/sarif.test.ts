import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/report.js'
import { toSarif, type RuleDescription } from '../../src/report/sarif.js'
import { finding, place, report, unjudged } from '../support/reports.js'

interface Sarif {
  readonly $schema: string
  readonly version: string
  readonly runs: readonly Run[]
}

interface Run {
  readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly Described[] } }
  readonly results?: readonly Result[]
  readonly invocations: readonly {
    readonly executionSuccessful: boolean
    readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[]
  }[]
}

interface Described {
  readonly id: string
  readonly shortDescription: { readonly text: string }
  readonly fullDescription: { readonly text: string }
  readonly help: { readonly text: string }
}

interface Result {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
}

const rules: readonly RuleDescription[] = [
  { id: 'abandoned-row', summary: 'Require a trace.', why: 'Claims cost nothing.', severity: 'error' },
  { id: 'landed-row', summary: 'Move on.', why: 'Merged is not finished.', severity: 'notice' },
]

const write = (given: Report): Run => {
  const sarif = JSON.parse(toSarif(given, rules, '0.1.0')) as Sarif
  expect(sarif.version).toBe('2.1.0')
  expect(sarif.$schema).toContain('sarif-2.1.0')
  expect(sarif.runs).toHaveLength(1)
  return sarif.runs[0] as Run
}

describe('the SARIF report', () => {
  it('describes every rule, also one that signed a finding and was not announced', () => {
    const { tool, results } = write(report({ findings: [finding({ rule: 'stray' }), finding()] }))
    expect(tool.driver.name).toBe('rowaudit')
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['abandoned-row', 'landed-row', 'stray'])
    for (const { shortDescription, fullDescription, help } of tool.driver.rules) {
      for (const { text } of [shortDescription, fullDescription, help]) expect(text).not.toBe('')
    }
    for (const { ruleId, ruleIndex } of results ?? []) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
    }
  })

  it('writes a result with its place, its fingerprint and whether it is new', () => {
    const given = finding({
      message: 'm',
      help: 'h',
      new: true,
      place: place('a b/é.md', 4, { column: 3, endColumn: 9 }),
      related: [{ place: place('b.md', 7), message: 'there' }],
    })
    expect(write(report({ findings: [given] })).results).toEqual([
      {
        ruleId: 'abandoned-row',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'm h' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'a%20b/%C3%A9.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 4, startColumn: 3, endLine: 4, endColumn: 9 },
            },
          },
        ],
        relatedLocations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'b.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 7, endLine: 7 },
            },
            message: { text: 'there' },
          },
        ],
        partialFingerprints: { 'rowaudit/v1': 'f00d' },
        baselineState: 'new',
      },
    ])
  })

  it('suppresses what is waived, with the reason', () =>
    expect(write(report({ findings: [finding({ waived: 'agreed' })] })).results?.[0]).toMatchObject({
      suppressions: [{ kind: 'inSource', justification: 'agreed' }],
    }))

  it('calls a notice a note', () =>
    expect(write(report({ findings: [finding({ severity: 'notice' })] })).results?.[0]?.level).toBe('note'))

  it('keeps the gravest 5,000 and says how many are left out', () => {
    const findings = [
      ...Array.from({ length: 3_000 }, () => finding({ severity: 'notice' })),
      ...Array.from({ length: 3_000 }, () => finding({ severity: 'error' })),
    ]
    const { results, invocations } = write(report({ findings }))
    expect(results).toHaveLength(5_000)
    expect(results?.filter(({ level }) => level === 'error')).toHaveLength(3_000)
    expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toContain('1000 results left out')
  })

  it('has no results, rather than none found, where nothing could be judged', () => {
    const { results, invocations } = write(unjudged())
    expect(results).toBeUndefined()
    expect(invocations[0]?.executionSuccessful).toBe(false)
    expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toContain('The clone is shallow.')
  })

  it('lets no text of a row become a link', () => {
    const given = finding({ message: 'see [here](https://example.com)' })
    expect(write(report({ findings: [given] })).results?.[0]?.message.text).not.toContain('](')
  })
})
