/** A line of a file, and a moment before which nobody can have written it; in seconds since 1970. */
export interface DatedLine {
  readonly path: string
  readonly text: string
  readonly moment: number
}

/** A commit whose tree has a line already. */
export interface Sighting {
  readonly sha: string
  /** Committer date, seconds since 1970. */
  readonly time: number
}
