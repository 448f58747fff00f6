import { severities, type Severity } from '../../model/row.js'

const rank = (severity: Severity): number => severities.indexOf(severity)

export const isGraver = (severity: Severity, than: Severity): boolean => rank(severity) < rank(than)

/** The less grave of two. */
export const milder = (one: Severity, other: Severity): Severity => (isGraver(one, other) ? other : one)
