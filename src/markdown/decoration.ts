import { cutMarks, type MarkRun } from './mark-run.js'
import type { Piece } from './piece.js'

/** The pieces between two indices, both left out, and how they are decorated. */
interface Decorated {
  readonly after: number
  readonly before: number
  readonly as: 'strong' | 'emphasis' | 'struck'
}

/** Index of the run among the open ones that this one closes, -1 for none. */
const openerOf = (open: readonly MarkRun[], closer: MarkRun, bottom: number): number => {
  for (let at = open.length - 1; at >= 0; at--) {
    const opener = open[at]
    if (!opener || opener.index <= bottom) return -1
    if (!opener.canOpen || opener.mark !== closer.mark) continue
    const isDoubtful = closer.canOpen || opener.canClose
    if (!isDoubtful || closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0) return at
  }
  return -1
}

/** Pairs the runs of one span of text, in the order of cmark-gfm: a pair takes away every run that stands within it. */
const pairRuns = (runs: readonly MarkRun[]): readonly Decorated[] => {
  const decorated: Decorated[] = []
  const open: MarkRun[] = []
  const bottoms = new Map<string, number>()
  for (const closer of runs) {
    const key = `${closer.mark}${closer.length % 3}`
    while (closer.left > 0 && closer.canClose) {
      const at = openerOf(open, closer, bottoms.get(key) ?? -1)
      const opener = open[at]
      if (!opener) {
        bottoms.set(key, open[open.length - 1]?.index ?? -1)
        break
      }
      const isTilde = closer.mark === '~'
      if (isTilde && opener.length !== closer.length) break
      open.length = at
      const used = isTilde ? closer.length : opener.left > 1 && closer.left > 1 ? 2 : 1
      const as = isTilde ? 'struck' : used === 2 ? 'strong' : 'emphasis'
      decorated.push({ after: opener.index, before: closer.index, as })
      opener.left -= used
      closer.left -= used
      if (opener.left > 0) open.push(opener)
    }
    if (closer.canOpen && closer.left > 0) open.push(closer)
  }
  return decorated
}

/** Reads the emphasis and the strike-through of texts, and takes the marks away that made them. */
export const decorate = (source: string, pieces: readonly Piece[]): readonly Piece[] => {
  const { cut, runs } = cutMarks(source, pieces)
  if (runs.length < 2) return pieces
  const bySpan = new Map<number, MarkRun[]>()
  for (const run of runs) {
    const span = cut[run.index]?.span ?? 0
    const together = bySpan.get(span)
    if (together) together.push(run)
    else bySpan.set(span, [run])
  }
  const changes = {
    strong: new Map<number, number>(),
    emphasis: new Map<number, number>(),
    struck: new Map<number, number>(),
  }
  for (const { after, before, as } of [...bySpan.values()].flatMap(pairRuns)) {
    changes[as].set(after + 1, (changes[as].get(after + 1) ?? 0) + 1)
    changes[as].set(before, (changes[as].get(before) ?? 0) - 1)
  }
  const left = new Map(runs.map(run => [run.index, run.mark.repeat(run.left)]))
  const depth = { strong: 0, emphasis: 0, struck: 0 }
  return cut.map((piece, index) => {
    for (const as of ['strong', 'emphasis', 'struck'] as const) depth[as] += changes[as].get(index) ?? 0
    return {
      ...piece,
      text: left.get(index) ?? piece.text,
      strong: piece.strong || depth.strong > 0,
      emphasis: piece.emphasis || depth.emphasis > 0,
      struck: piece.struck || depth.struck > 0,
    }
  })
}
