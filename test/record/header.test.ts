import { describe, expect, it } from 'vitest'
import { idHeaderWord, isIdHeader, normaliseHeader, stateHeader } from '../../src/record/header.js'

describe('a header', () => {
  it.each([
    ['**State**', 'state'],
    ['`Gate state`', 'gate state'],
    ['Spike/spec', 'spike spec'],
    ['[Status](x.md)', 'status'],
    ['  ID. ', 'id'],
    ['Task_#', 'task #'],
    ['🚦 STATUS:', 'status'],
    ['<b>State</b>', 'state'],
    ['Trạng thái', 'trạng thái'],
    ['ＩＤ', 'id'],
    ['', ''],
  ])('%j is compared as %j', (text, expected) => expect(normaliseHeader(text)).toBe(expected))

  it.each([
    ...['State', 'Status', 'Current status', 'Build state', 'Parity status', 'Estado', '状态', '상태'],
    ...['Done', 'Completed', 'Impl', 'Landed', 'Progress', 'Verdict', 'Python status'],
  ])('%j may head the State column', header => {
    expect(stateHeader(normaliseHeader(header))).not.toBeNull()
  })

  it.each([
    'Statement',
    'State machine',
    'Stateful',
    'Static',
    'Next',
    'Class',
    'Blocking',
    'Required',
    'Statuses',
  ])('%j does not head a State column', header => expect(stateHeader(normaliseHeader(header))).toBeNull())

  it.each([
    'ID',
    'Key',
    '#',
    'Row',
    'Row ID',
    'Task',
    'Task #',
    'Requirement',
    'Plan',
    'ADR no',
    'Work item',
    '编号',
  ])('%j may head the ID column', header => expect(isIdHeader(normaliseHeader(header))).toBe(true))

  it.each(['Idea', 'Keyboard', 'Rows', 'Title', 'ggml ID / upstream role', 'Code'])(
    '%j does not head an ID column',
    header => expect(isIdHeader(normaliseHeader(header))).toBe(false),
  )

  it.each([
    ['Plan', 'plan'],
    ['ADR no', 'adr'],
    ['Work item', 'work item'],
    ['ID', null],
    ['#', null],
  ])('%j makes a number unmistakable by %j', (header, word) => {
    expect(idHeaderWord(normaliseHeader(header))).toBe(word)
  })
})
