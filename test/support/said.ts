import { check } from '../../src/check.js'
import type { Finding } from '../../src/model/finding.js'
import type { JudgedRow } from '../../src/model/report.js'
import type { Severity } from '../../src/model/row.js'
import { rules } from './rules.js'
import type { View } from '../../src/rules/rule.js'
import { viewOf } from './view.js'

const day = 86_400

/** The day on which rows are judged, in seconds since 1970. */
export const now = 1000 * day

/** So many days before now. */
export const ago = (days: number): number => now - days * day

/** What one rule finds among these rows. */
export const saidBy = (
  rule: string,
  rows: readonly JudgedRow[],
  changes: Partial<View> = {},
): readonly Finding[] =>
  check(viewOf({ rows, now, ...changes }), rules, { only: [rule], existing: null }).findings

export const severitiesOf = (...parameters: Parameters<typeof saidBy>): readonly Severity[] =>
  saidBy(...parameters).map(({ severity }) => severity)
