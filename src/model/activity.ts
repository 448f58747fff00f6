/** Committer dates, seconds since 1970, of the newest commit of base of either kind; null where there is none. */
export interface Activity {
  readonly work: number | null
  readonly records: number | null
  /** How many commits that change only records are newer than the newest work: all of them where there is no work. */
  readonly recordsSinceWork: number
}
