import type { Finding } from '../model/finding.js'
import { isGraver } from '../rules/shared/severity.js'

/** New first, then severity, path, line, rule and subject, by code unit. */
export const inOrder = (one: Finding, other: Finding): number =>
  Number(other.new) - Number(one.new) ||
  (isGraver(one.severity, other.severity) ? -1 : isGraver(other.severity, one.severity) ? 1 : 0) ||
  byCodeUnit(one.place.path, other.place.path) ||
  one.place.line - other.place.line ||
  byCodeUnit(one.rule, other.rule) ||
  byCodeUnit(one.subject, other.subject)

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
