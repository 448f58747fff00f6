// What rules and `measure` look with, in one piece: it is loaded where the configuration has `coverage`, and nowhere else.
export { rowsById } from './claim.js'
export { claimedGaps } from './claimed-gap.js'
export { coverageOf } from './coverage.js'
export { inDigits, inLines, isFigureOf, parseFigure } from './estimate.js'
export { exhaustionsOf } from './exhaustion.js'
export { gapsOf } from './gap.js'
export { textsToMeasure } from './wanted-texts.js'
