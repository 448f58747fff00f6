import type { RawCommit } from '../model/history.js'

/** Looks for what stood on base at some moments, while a pass over its history goes by. */
export interface PastLine {
  readonly add: (commit: Pick<RawCommit, 'sha' | 'parents' | 'time'>) => void
  /** Object name of the commit that stood there; null where base is younger. Undefined where the pass cannot tell. */
  readonly at: (moment: number) => string | null | undefined
}

/**
 * Follows the first parents of a tip. A pass shows a commit behind its children, unless a clock was wrong; where it does
 * not, nothing is told. Moments in seconds since 1970.
 */
export const followPast = (tip: string, moments: readonly number[]): PastLine => {
  const passed = new Map<number, string>()
  let open = [...moments]
  let next: string | undefined = tip
  return {
    add: ({ sha, parents, time }) => {
      if (sha !== next || open.length === 0) return
      for (const moment of open) if (time <= moment) passed.set(moment, sha)
      open = open.filter(moment => time > moment)
      next = parents[0]
    },
    at: moment => passed.get(moment) ?? (next === undefined ? null : undefined),
  }
}
