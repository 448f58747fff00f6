import type { Run } from '../model/document.js'

/** What a reader sees of runs: struck text is no text. */
export const seenText = (runs: readonly Run[]): string =>
  runs.map(({ text, struck }) => (struck ? '' : text)).join('')

/** True for two stretches of text, none of them code, that look alike. */
export const isAlike = (one: Run, other: Run): boolean =>
  !one.code &&
  !other.code &&
  one.strong === other.strong &&
  one.emphasis === other.emphasis &&
  one.struck === other.struck

/** Runs with neighbours of one decoration made one, and empty ones left out. Two code spans stay two. */
export const joinRuns = (runs: readonly Run[]): readonly Run[] => {
  const all: Run[] = []
  for (const run of runs) {
    const last = all[all.length - 1]
    const { text, code, strong, emphasis, struck } = run
    if (last && isAlike(last, run)) all[all.length - 1] = { ...last, text: last.text + text }
    else if (text !== '') all.push({ text, code, strong, emphasis, struck })
  }
  return all
}
