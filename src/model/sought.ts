/** The answer to a question that Git or the network may be unable to answer. An empty value is an answer; not found is not. */
export type Sought<T> = Found<T> | Missing

export interface Found<T> {
  readonly found: true
  readonly value: T
}

/** What could not be had, in words, and the command or step that would supply it. */
export interface Missing {
  readonly found: false
  readonly reason: string
  readonly remedy: string
  /** Each thing that stands in the way, where that is more than the reason says. */
  readonly details?: readonly string[]
}

export const found = <T>(value: T): Found<T> => ({ found: true, value })

export const missing = (reason: string, remedy: string): Missing => ({ found: false, reason, remedy })
