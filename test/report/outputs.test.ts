import { describe, expect, it } from 'vitest'
import { toOutputs } from '../../src/report/outputs.js'
import { asked, finding, report, unasked, unjudged } from '../support/reports.js'

describe('the outputs of the Action', () => {
  it('count what no waiver excuses', () => {
    const given = report({
      outcome: 'fail',
      rows: [
        asked('A-1', 'ABANDONED'),
        asked('A-2', 'LANDED'),
        unasked('A-3', { live: false, class: 'done', state: 'DONE' }),
      ],
      findings: [
        finding({ new: true }),
        finding(),
        finding({ waived: 'agreed' }),
        finding({ severity: 'warning' }),
        finding({ severity: 'notice' }),
      ],
    })
    expect(Object.fromEntries(toOutputs(given))).toEqual({
      outcome: 'fail',
      errors: '2',
      'new-errors': '1',
      warnings: '1',
      abandoned: '1',
      'live-rows': '2',
    })
  })

  it('count nothing where nothing could be judged', () =>
    expect(Object.fromEntries(toOutputs(unjudged()))).toEqual({
      outcome: 'unknown',
      errors: '',
      'new-errors': '',
      warnings: '',
      abandoned: '',
      'live-rows': '',
    }))
})
