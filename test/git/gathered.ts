import { resolveBases } from '../../src/git/base.js'
import { gatherBranchFacts } from '../../src/git/branch-facts.js'
import { addCommit, emptyGraph } from '../../src/git/commit-graph.js'
import { readHistory } from '../../src/git/history.js'
import { toBranches } from '../../src/git/refs.js'
import { openRepository, type Repository } from '../../src/git/repository.js'
import type { BranchFacts, RawCommit } from '../../src/model/history.js'
import type { Sought } from '../../src/model/sought.js'

/** The value, where there must be one. */
export const valueOf = <Value>(sought: Sought<Value>): Value => {
  if (!sought.found) throw new Error(`missing: ${sought.reason} (${sought.remedy})`)
  return sought.value
}

/** Opens a repository that can be opened. */
export const open = async (folder: string): Promise<Repository> => valueOf(await openRepository(folder))

/** All commits that can be reached, newest first. */
export const readCommits = async (folder: string, ...include: string[]): Promise<RawCommit[]> => {
  const commits: RawCommit[] = []
  valueOf(await readHistory(await open(folder), { include }, commit => commits.push(commit)))
  return commits
}

export interface Gathering {
  readonly bases?: readonly string[] | null
  readonly reverted?: readonly string[]
  /** The row of a branch, by its name; null for one of no row. `row/X-1` and `row/X-1-more` are of row `X-1` when undefined. */
  readonly rowOf?: (name: string) => string | null
}

const rowOfName = (name: string): string | null => /^row\/([A-Z]+-\d+)/.exec(name)?.[1] ?? null

/** What is known of every row branch, by the name of the branch; remote and local ones alike. */
export const gather = async (
  folder: string,
  { bases = null, reverted = [], rowOf = rowOfName }: Gathering = {},
): Promise<ReadonlyMap<string, BranchFacts>> => {
  const repository = await open(folder)
  const resolved = valueOf(await resolveBases(repository, bases))
  const tips = resolved.map(({ sha }) => sha)
  const graph = emptyGraph()
  valueOf(await readHistory(repository, { include: tips }, commit => addCommit(graph, commit)))
  const branches = toBranches(repository.refs, resolved[0]?.remote?.name ?? null).flatMap(branch => {
    const id = rowOf(branch.name)
    return id === null ? [] : [{ branch, id }]
  })
  const isReverted = (sha: string) => reverted.includes(sha)
  const facts = valueOf(await gatherBranchFacts(repository, { bases: tips, branches, graph, isReverted }))
  return new Map([...facts.values()].map(each => [each.name, each]))
}
