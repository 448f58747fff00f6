import { describe, expect, it } from 'vitest'
import { activityOf } from '../../src/evidence/activity.js'

const isRecord = (path: string): boolean => path.endsWith('.md')
const at = (time: number, ...paths: string[]) => ({ time, paths })

describe('the activity on base', () => {
  it('is the newest commit of each kind, in whatever order they are told', () =>
    expect(
      activityOf([at(10, 'a.ts'), at(30, 'a.md'), at(20, 'a.md', 'b.ts'), at(5, 'b.md')], isRecord),
    ).toEqual({ work: 20, records: 30, recordsSinceWork: 1 }))

  it('counts every record where there is no work', () =>
    expect(activityOf([at(1, 'a.md'), at(2, 'b.md')], isRecord)).toEqual({
      work: null,
      records: 2,
      recordsSinceWork: 2,
    }))

  it('takes a commit that changes nothing for neither', () =>
    expect(activityOf([at(9)], isRecord)).toEqual({ work: null, records: null, recordsSinceWork: 0 }))
})
