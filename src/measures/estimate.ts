import { isNoClaim, toPlain } from '../record/plain-text.js'

/** A number of lines as somebody has written it, from its lowest to its highest meaning; the highest may be Infinity. */
export interface Figure {
  readonly low: number
  readonly high: number
  /** Written with `~` or a word for it. */
  readonly about: boolean
  /** Half of the last place that is written, for a figure in thousands: `1.2k` may stand for 1150 to 1250. */
  readonly rounding: number
}

const longestFigure = 100
/** How far a figure that is said to be rough may be off, of its own size. */
const roughness = 0.1

const number = String.raw`(\d{1,3}(?:[,_' ]\d{3}){1,3}|\d{1,9}(?:\.\d{1,3})?) ?([km]?)(?![a-z\d])`
const mark = String.raw`(~|≈|ca\.? |circa |c\. |about |around |approx\.? |approximately |roughly |some )? ?`
const bound = String.raw`(>=|>|≥|at least |min\.? |over |more than |<=|<|≤|at most |max\.? |up to |under |less than )? ?`
const until = String.raw` ?(?:-|–|—|‐|‑|−|\.{2,3}|…| to | bis |to) ?`
const unit = String.raw`(?: ?(?:non-blank |production |code )?(?:lines of code|lines|line|s?loc))?(?: ?\([^()]*\))?`
const shape = new RegExp(`^${mark}${bound}${number}(?:${until}~?${number}|(\\+))?${unit}\\.?$`)

const scale: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 }

/** Reads `10k`, `35k–64k`, `198`, `2,000`, `~10k`, `>=5k`, `<3k`, `5k+`; null for anything else. Linear in the text. */
export const parseFigure = (text: string): Figure | null => {
  if (text.length > longestFigure) return null
  const match = shape.exec(toPlain(text).toLowerCase())
  if (!match) return null
  const [, rough, side = '', first = '', firstScale = '', last, lastScale = '', plus] = match
  // 35–64k: the scale at the end is meant for both, where that makes a range of them.
  const isShared =
    last !== undefined && firstScale === '' && lastScale !== '' && toNumber(first) < toNumber(last)
  const low = valueOf(first, isShared ? lastScale : firstScale)
  const high = last === undefined ? low : valueOf(last, lastScale)
  if (low === null || high === null || low > high) return null
  const rounding = last === undefined ? roundingOf(first, firstScale) : 0
  const about = rough !== undefined
  if (plus !== undefined || /^(?:>|≥|at least|min|over|more)/.test(side))
    return { low, high: Infinity, about, rounding }
  if (side !== '') return { low: 0, high, about, rounding }
  return { low, high, about, rounding }
}

/** True for a cell that gives no figure, on purpose: empty, a dash, `?`, TBD, none. */
export const isNoFigure = (text: string): boolean =>
  isNoClaim(toPlain(text)) || /^(?:none|n\/a|unknown|open|not yet|later)\.?$/i.test(text.trim())

/** The fewest lines that an estimate asks for. */
export const leastOf = ({ low, about }: Figure): number => Math.ceil(about ? low * (1 - roughness) : low)

/** Whether a figure is the measured one. `tolerance` is a share of what was measured, on top of how the figure is written. */
export const isFigureOf = (figure: Figure, measured: number, tolerance: number): boolean => {
  const leeway = figure.rounding + measured * (tolerance + (figure.about ? roughness : 0))
  return measured >= figure.low - leeway && measured <= figure.high + leeway
}

/** `10,204`. */
export const inDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 line`, `10,204 lines`. */
export const inLines = (count: number): string => `${inDigits(count)} ${count === 1 ? 'line' : 'lines'}`

const toNumber = (digits: string): number => Number(digits.replace(/[,_' ]/g, ''))

/** Null for a broken number of lines, such as 1.5 without a scale. */
const valueOf = (digits: string, letter: string): number | null => {
  const value = Math.round(toNumber(digits) * (scale[letter] ?? 1) * 1000) / 1000
  return digits.includes('.') && letter === '' ? null : Math.round(value)
}

const roundingOf = (digits: string, letter: string): number => {
  const decimals = digits.split('.')[1]?.length ?? 0
  return letter === '' ? 0 : (scale[letter] ?? 1) / 10 ** decimals / 2
}
