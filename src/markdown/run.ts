import type { Run } from '../model/document.js'

/** What a reader sees of runs: struck text is no text. */
export const seenText = (runs: readonly Run[]): string =>
  runs.map(({ text, struck }) => (struck ? '' : text)).join('')

/** Runs with neighbours of one decoration made one, and empty ones left out. Two code spans stay two. */
export const joinRuns = (runs: readonly Run[]): readonly Run[] => {
  const all: Run[] = []
  for (const { text, code, strong, emphasis, struck } of runs) {
    const last = all[all.length - 1]
    const alike = last?.strong === strong && last.emphasis === emphasis && last.struck === struck
    if (last && alike && !last.code && !code) all[all.length - 1] = { ...last, text: last.text + text }
    else if (text !== '') all.push({ text, code, strong, emphasis, struck })
  }
  return all
}
