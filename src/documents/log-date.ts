/** The date of an entry as it is written: on whose clock is not known where it names no zone. */
export interface LogDate {
  /** Days since 1970. */
  readonly day: number
  /** Seconds into that day; null where no time is given. */
  readonly time: number | null
  /** Seconds east of Greenwich; null where no zone is given. */
  readonly zone: number | null
  readonly words: string
}

const daySeconds = 86_400
const hour = 3600
/** The clocks of Kiribati are the first to show a day. */
const easternmost = 14 * hour

const pattern =
  /(?<![\p{L}\p{N}_./-])(\d{4})-(\d{2})-(\d{2})(?!\d)(?:(?:T|,? {1,3}(?:at )?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?!\d)(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})(?![\p{L}\p{N}]))?)?/u

/** The pieces of a line that are dates, as patterns see them: `2026-07-22`, `2026-07-22 14:33`, `2026-07-22T14:33:05+02:00`. */
export const datePattern = new RegExp(pattern.source, 'gu')

/** What is written where a date should be, and is none. */
export interface FaultyDate {
  readonly fault: string
}

/** The first date of a line; null where there is none, a fault where there is no such day or time. */
export const readDate = (line: string): LogDate | FaultyDate | null => {
  const match = pattern.exec(line)
  if (!match) return null
  const [words, year, month, date, hours, minutes, seconds = '0', zone] = match
  const start = Date.UTC(Number(year), Number(month) - 1, Number(date)) / 1000
  const isDay = new Date(start * 1000).toISOString().startsWith(`${year ?? ''}-${month ?? ''}-${date ?? ''}`)
  if (!isDay) return { fault: words }
  const day = start / daySeconds
  if (hours === undefined) return { day, time: null, zone: null, words }
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return { fault: words }
  const time = Number(hours) * hour + Number(minutes) * 60 + Number(seconds)
  const offset = zone === undefined ? null : offsetOf(zone)
  return offset !== null && Math.abs(offset) > easternmost
    ? { fault: words }
    : { day, time, zone: offset, words }
}

const offsetOf = (zone: string): number => {
  const digits = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  if (!digits) return 0
  return (digits[1] === '-' ? -1 : 1) * (Number(digits[2]) * hour + Number(digits[3]) * 60)
}

/** The moment that a date with a time and a zone names, in seconds since 1970. */
export const instantOf = ({ day, time, zone }: LogDate): number =>
  day * daySeconds + (time ?? 0) - (zone ?? 0)

// Whoever writes 14:35 at 14:34:50 is not ahead of the time.
const rounding = 600

/** The first moment, in seconds since 1970, at which a clock somewhere may have shown the date. */
export const earliestOf = (date: LogDate): number =>
  date.zone === null
    ? instantOf(date) - easternmost - (date.time === null ? 0 : rounding)
    : instantOf(date) - rounding
