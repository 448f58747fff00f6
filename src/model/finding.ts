import type { Place } from './place.js'
import type { Severity } from './row.js'

/** One thing that does not hold, as a rule states it. */
export interface Problem {
  /** What it is about, stable when lines move: an ID where there is one. */
  readonly subject: string
  /** What is wrong and why it matters: "Unexpected …, expected …". */
  readonly message: string
  /** What to do. */
  readonly help: string
  readonly place: Place
  readonly id?: string
  readonly related?: readonly Related[]
  /** Overrides the severity that the rule has by configuration; never used to make a rule graver than it is set. */
  readonly severity?: Severity
  /** The reason that the change itself gives: the finding is kept as one that is excused. */
  readonly answer?: string
  /** Further fields of the report, such as `gap`. */
  readonly extra?: Readonly<Record<string, string | number | boolean>>
}

export interface Related {
  readonly place: Place
  readonly message: string
}

/** A problem, signed by the engine. */
export interface Finding extends Problem {
  readonly rule: string
  readonly severity: Severity
  readonly new: boolean
  /** The reason, where the finding is excused. */
  readonly waived: string | null
  readonly fingerprint: string
  /** Where it is in the file at head, if not at `place`: what has landed beside the change may have moved the line. */
  readonly headPlace?: Place
  /** It stands on a line that the change touches. */
  readonly touched?: true
}
