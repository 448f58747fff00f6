import { found, missing, type Sought } from '../model/sought.js'
import { isRefName } from './ref-name.js'

/** The branches of the remote that must be known. */
export interface Wanted {
  /** By name (`main`) or with globs (`release/*`). */
  readonly branches: readonly string[]
  /** Literal starts of names (`row/`): all of these, be there any or none. */
  readonly prefixes: readonly string[]
}

/** The same as names and starts alone, none of which another one covers. A glob becomes its literal start. */
export const sortWanted = ({ branches, prefixes }: Wanted): Sought<Wanted> => {
  const names = branches.filter(branch => !isGlob(branch))
  const starts = [...prefixes, ...branches.filter(isGlob).map(literalStart)]
  const bad = [
    ...names.filter(name => !isBranchName(name)),
    ...starts.filter(start => !isBranchName(`${start}x`)),
  ][0]
  if (bad !== undefined)
    return missing(`${bad} cannot be the name of a branch`, 'correct it in the configuration or the input')
  const covering = [...new Set(starts)].filter(
    start => !starts.some(other => other !== start && start.startsWith(other)),
  )
  return found({ branches: [...new Set(names)], prefixes: covering })
}

const isGlob = (name: string): boolean => /[*?[{]/.test(name)

// An extended glob, `+(a|b)`, begins before its parenthesis.
const literalStart = (glob: string): string => /^[^*?[{(!@+]*/.exec(glob)?.[0] ?? ''

const isBranchName = (name: string): boolean => isRefName(`refs/heads/${name}`) && !name.startsWith('-')

/** Whether the branch is one of the wanted. */
export const isWanted = (name: string, { branches, prefixes }: Wanted): boolean =>
  branches.includes(name) || prefixes.some(prefix => name.startsWith(prefix))

/** Whether everything wanted is among what another wish covers. */
export const covers = (known: Wanted, { branches, prefixes }: Wanted): boolean =>
  branches.every(name => isWanted(name, known)) &&
  prefixes.every(prefix => known.prefixes.some(start => prefix.startsWith(start)))

/** Refspecs that bring the wanted, whatever the tracking refs were before. */
export const toRefspecs = ({ branches, prefixes }: Wanted): string[] => [
  ...branches.map(name => `+refs/heads/${name}:refs/remotes/origin/${name}`),
  ...prefixes.map(prefix => `+refs/heads/${prefix}*:refs/remotes/origin/${prefix}*`),
]

/** The wanted in words: `main and row/*`. */
export const nameBranches = ({ branches, prefixes }: Wanted): string => {
  const names = [...branches, ...prefixes.map(prefix => `${prefix}*`)]
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
