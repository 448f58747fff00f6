import type { RawCommit } from '../model/history.js'
import type { Missing } from '../model/sought.js'
import type { BaseLine } from './base-line.js'
import { isMissing, type Answers } from './batch.js'
import type { Sketch } from './branch-sketch.js'
import { differenceLine, readDifferences, type DifferentPath } from './differences.js'
import { bringingMerges, isPure, purityLines } from './merge-effect.js'
import { mergeAll, type Merged } from './merges.js'
import type { Terrain } from './own-commits.js'
import type { Supplied } from './supply.js'

/** Everything that questions about the content of branches need. */
export interface Scene {
  /** A repository that may be written to. */
  readonly where: Supplied
  /** Whether this Git can merge without an index. */
  readonly canMerge: boolean
  readonly terrain: Terrain
  /** One for each base, the trunk first. */
  readonly lines: readonly BaseLine[]
  readonly isReverted: (sha: string) => boolean
  /** Every own commit of every branch. */
  readonly commits: ReadonlyMap<string, RawCommit>
}

/** A path whose content at the tip is that of nothing below the branch. */
export interface NetPath {
  readonly path: string
  readonly after: string
  /** What stands there in each commit that the branch stands on; empty where it stands on none. */
  readonly before: readonly string[]
}

/** The work of a branch: what it has of its own once the work of others that it merged is taken off. */
export interface BranchWork {
  readonly sketch: Sketch
  readonly own: readonly RawCommit[]
  /** Merges were taken off of which nobody could see that they add nothing. */
  readonly unseen: boolean
  readonly net: readonly NetPath[] | Missing
}

/** Reads the work of all branches: at most one process for the merges among their commits, and one for their net paths. */
export const readBranchWork = async (
  scene: Scene,
  sketches: readonly Sketch[],
): Promise<readonly BranchWork[]> => {
  const { graph } = scene.terrain
  const bringing = sketches.map(sketch => bringingMerges(graph, sketch))
  const [merges, paths] = await Promise.all([
    scene.canMerge
      ? mergeAll(
          scene.where,
          bringing.flat().flatMap(commit => purityLines(graph, commit)),
        )
      : null,
    readDifferences(
      scene.where,
      sketches.flatMap(sketch => netLines(scene, sketch)),
      paths => paths,
    ),
  ])
  return sketches.map((sketch, index) => toWork(scene, sketch, bringing[index] ?? [], merges, paths))
}

const netLines = ({ terrain: { graph } }: Scene, { tip, floor }: Sketch): string[] =>
  floor.map(commit => differenceLine(graph.shas[commit], graph.shas[tip] ?? ''))

const toWork = (
  scene: Scene,
  sketch: Sketch,
  bringing: readonly number[],
  merges: Answers<Merged> | null,
  paths: Answers<readonly DifferentPath[]>,
): BranchWork => {
  const { graph } = scene.terrain
  const pure = new Set(bringing.filter(commit => isPure(merges, graph, commit)))
  const own = sketch.own.filter(commit => !pure.has(commit)).map(commit => commitOf(scene, commit))
  const unseen = merges === null && pure.size > 0
  return { sketch, own, unseen, net: toNet(own, netLines(scene, sketch), paths) }
}

const commitOf = ({ terrain: { graph }, commits }: Scene, commit: number): RawCommit => {
  const raw = commits.get(graph.shas[commit] ?? '')
  if (raw === undefined) throw new Error(`the commit ${graph.shas[commit]} was not read`)
  return raw
}

/** The paths that differ from everything the branch stands on: what agrees with some of it is the work of others. */
const toNet = (
  own: readonly RawCommit[],
  lines: readonly string[],
  paths: Answers<readonly DifferentPath[]>,
): readonly NetPath[] | Missing => {
  let net: NetPath[] | null = null
  for (const line of lines) {
    const different = paths.get(line) ?? []
    if (isMissing(different)) return different
    if (net === null) {
      net = different.map(({ path, before, after }) => ({ path, after, before: [before] }))
    } else {
      const known = new Map(different.map(({ path, before }) => [path, before]))
      net = net.flatMap(each => {
        const before = known.get(each.path)
        return before === undefined ? [] : [{ ...each, before: [...each.before, before] }]
      })
    }
  }
  return (
    net ?? [...new Set(own.flatMap(commit => commit.paths))].map(path => ({ path, after: '', before: [] }))
  )
}
