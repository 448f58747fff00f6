import type { Finding } from '../model/finding.js'
import { severities } from '../model/row.js'

/** By UTF-16 code unit, the same on every machine. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const compareFindings = (one: Finding, other: Finding): number =>
  Number(other.new) - Number(one.new) ||
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  compareText(one.place.path, other.place.path) ||
  one.place.line - other.place.line

/** New first, then by severity, path and line; what is alike in these stays in its order. */
export const orderFindings = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort(compareFindings)
