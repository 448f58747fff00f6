import { resolveBases, type Base } from '../git/base.js'
import { coverBranches } from '../git/remotes.js'
import type { Repository } from '../git/repository.js'
import type { Settings } from '../model/settings.js'
import { found, missing, type Sought } from '../model/sought.js'
import type { AuditOptions } from './options.js'

/** What everybody calls a trunk; taken where nothing says which branch is base, and only one of them is there. */
const trunkNames = ['main', 'master'] as const

/** Which branches are meant. */
export interface BaseQuestion extends Pick<AuditOptions, 'defaultBranch'> {
  /** Names and globs, the first no glob; null for what the remote, or else custom, calls the trunk. */
  readonly names: readonly string[] | null
  /** With it, the branches of rows have to be known beside them. */
  readonly settings?: Pick<Settings, 'branches'>
}

/** Finds the branches on which work counts as landed. A guess is told in `notes`. */
export const gatherBases = async (
  repository: Repository,
  { names, defaultBranch, settings }: BaseQuestion,
  notes: string[],
): Promise<Sought<readonly [Base, ...Base[]]>> => {
  const asked = await resolveBases(repository, names)
  const guess = asked.found || names !== null ? null : (defaultBranch ?? guessTrunk(repository))
  const bases = guess === null ? asked : await resolveBases(repository, [guess])
  if (!bases.found) return bases
  const [trunk, ...others] = bases.value
  if (guess !== null && defaultBranch === undefined) {
    notes.push(
      `Nothing says which branch is base, so ${trunk?.ref} was taken; \`--base\` or \`base\` in the configuration names another.`,
    )
  }
  if (trunk === undefined) return missing('no branch is base', 'name one with --base')
  if (!settings || trunk.remote === null) return found([trunk, ...others])
  const covered = coverBranches(trunk.remote, branchPrefixes(settings.branches), repository.shallow)
  return covered.found ? found([trunk, ...others]) : covered
}

/** What the branches of rows begin with, as far as it is certain: `row/`. */
export const branchPrefixes = (patterns: readonly string[]): readonly string[] => [
  ...new Set(patterns.map(pattern => pattern.slice(0, pattern.search(/\{id\}|[*?[]/)))),
]

const guessTrunk = ({ refs, remotes }: Repository): string | null => {
  const prefix = remotes.length === 0 ? 'refs/heads/' : 'refs/remotes/origin/'
  const [only, second] = trunkNames.filter(name => refs.some(({ ref }) => ref === prefix + name))
  return only !== undefined && second === undefined ? only : null
}
