import { describe, expect, it } from 'vitest'
import { markNew, type Renamed } from '../../src/check/existing.js'
import type { FileChange } from '../../src/model/change.js'
import type { Finding } from '../../src/model/finding.js'
import type { Settings } from '../../src/model/settings.js'
import { placeOf, rowOf } from '../support/view.js'

const finding = (
  subject: string,
  changes: Partial<Finding> & { path?: string; line?: number } = {},
): Finding => {
  const { path = 'a.md', line = 1, ...rest } = changes
  return {
    rule: 'abandoned-row',
    severity: 'error',
    subject,
    message: '',
    help: '',
    place: placeOf(path, line),
    new: false,
    waived: null,
    fingerprint: '',
    ...rest,
  }
}

const row = (id: string, changes: Parameters<typeof finding>[1] = {}) => finding(id, { id, ...changes })

const nothing: Renamed = { renames: [], movedFiles: new Map(), files: [] }

const newOf = (
  landed: readonly Finding[],
  target: readonly Finding[],
  renamed: Partial<Renamed> = {},
  settings: Partial<Settings> = {},
) =>
  markNew(
    landed,
    target,
    { ...nothing, ...renamed },
    { agreed: true, namespace: 'repository', ...settings },
  ).map(each => each.new)

describe('a finding about a row is not new', () => {
  it('where target has one of the rule about the row, wherever it stands', () =>
    expect(newOf([row('ENG-1', { line: 9, path: 'b.md' })], [row('ENG-1')])).toEqual([false]))

  it('where the row had another ID', () =>
    expect(
      newOf([row('ENG-2')], [row('ENG-1')], { renames: [{ from: rowOf('ENG-1'), to: rowOf('ENG-2') }] }),
    ).toEqual([false]))

  it('where it was graver', () =>
    expect(newOf([row('ENG-1', { severity: 'notice' })], [row('ENG-1')])).toEqual([false]))

  it('where a row without work behind it now has a record, or has it no more', () => {
    const recorded = row('ENG-1', { rule: 'records-only-row' })
    expect(newOf([recorded], [row('ENG-1')])).toEqual([false])
    expect(newOf([row('ENG-1')], [recorded])).toEqual([false])
    expect(newOf([recorded], [row('ENG-1', { severity: 'warning' })])).toEqual([true])
    expect(newOf([recorded], [row('ENG-2')])).toEqual([true])
  })

  it('where its file only went to another path', () => {
    const file = (path: string, before: string | null, after: string | null): FileChange => ({
      path,
      status: before === null ? 'A' : after === null ? 'D' : 'M',
      before: before === null ? null : { object: before, regular: true },
      after: after === null ? null : { object: after, regular: true },
    })
    const there = finding('lines', { path: 'docs/notes.md' })
    const here = finding('lines', { path: 'notes.md' })
    const went = [file('docs/notes.md', null, 'a'), file('notes.md', 'a', null)]
    expect(newOf([there], [here], { files: went })).toEqual([false])
    expect(newOf([there], [here], { files: [file('docs/notes.md', null, 'b'), went[1]!] })).toEqual([true])
    expect(newOf([there, here], [here], { files: [went[0]!, file('notes.md', 'a', 'c')] })).toEqual([
      true,
      false,
    ])
  })

  it('where both are excused, or only that of the change is', () => {
    expect(newOf([row('ENG-1', { waived: 'x' })], [row('ENG-1', { waived: 'x' })])).toEqual([false])
    expect(newOf([row('ENG-1', { waived: 'x' })], [row('ENG-1')])).toEqual([false])
  })
})

describe('a finding about a row is new', () => {
  it.each<[string, Finding]>([
    ['of another row', row('ENG-2')],
    ['of another rule', row('ENG-1', { rule: 'stalled-row' })],
    ['that was milder', row('ENG-1', { severity: 'warning' })],
    ['that was excused', row('ENG-1', { waived: 'x' })],
    ['about the file', finding('ENG-1')],
  ])('where target has one %s', (_title, known) => expect(newOf([row('ENG-1')], [known])).toEqual([true]))

  it('in another file, where IDs belong to their files', () => {
    const file = { namespace: 'file' } as const
    expect(newOf([row('ENG-1', { path: 'b.md' })], [row('ENG-1')], {}, file)).toEqual([true])
    expect(
      newOf(
        [row('ENG-1', { path: 'b.md' })],
        [row('ENG-1')],
        { movedFiles: new Map([['b.md', 'a.md']]) },
        file,
      ),
    ).toEqual([false])
  })

  it('in another file, where its ID is a number', () =>
    expect(newOf([row('12', { path: 'b.md' })], [row('12')])).toEqual([true]))
})

describe('a finding without a row', () => {
  it('is not new by rule, path and subject', () =>
    expect(newOf([finding('x', { line: 7 })], [finding('x')])).toEqual([false]))

  it('is new in another file or about something else', () => {
    expect(newOf([finding('x', { path: 'b.md' })], [finding('x')])).toEqual([true])
    expect(newOf([finding('y')], [finding('x')])).toEqual([true])
  })

  it('is not new in a file that was moved', () =>
    expect(
      newOf([finding('x', { path: 'b.md' })], [finding('x')], { movedFiles: new Map([['b.md', 'a.md']]) }),
    ).toEqual([false]))
})

describe('several findings of one name', () => {
  it('are new as far as target has less of them', () => {
    expect(newOf([row('ENG-1'), row('ENG-1'), row('ENG-1')], [row('ENG-1'), row('ENG-1')])).toEqual([
      false,
      false,
      true,
    ])
    expect(newOf([row('ENG-1')], [row('ENG-1'), row('ENG-1')])).toEqual([false])
  })

  it('find the one that is as grave, so that a mild one does not take it from a grave one', () => {
    const [mild, grave] = [row('ENG-1', { severity: 'notice' }), row('ENG-1')]
    expect(newOf([mild, grave], [grave, mild])).toEqual([false, false])
    expect(newOf([mild, grave], [grave])).toEqual([true, false])
    expect(newOf([mild, grave], [mild])).toEqual([false, true])
  })

  it('may be many', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => row(`ENG-${index}`))
    const started = performance.now()
    expect(newOf(many, many).some(isNew => isNew)).toBe(false)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
