import { found, type Sought } from '../model/sought.js'
import { isMissing } from './batch.js'
import { readDifferences, type DifferentPath } from './differences.js'
import type { Supplied } from './supply.js'

/** Brings what `git diff-tree -p` will read for the lines; nothing to do where nothing was left out. */
export const supplyDifferences = async (where: Supplied, lines: Iterable<string>): Promise<Sought<true>> => {
  if (!where.supply) return found(true)
  const answers = await readDifferences(where, lines, paths => paths.flatMap(contentsOf))
  // A difference that cannot be had is missed where it is read.
  return where.supply([...answers.values()].flatMap(answer => (isMissing(answer) ? [] : answer)))
}

/** Object names of the contents on either side of a difference; there are none for a submodule. */
export const contentsOf = ({ before, after }: DifferentPath): string[] =>
  [before, after]
    .filter(side => !/^(?:000000|160000) /.test(side))
    .map(side => side.slice(side.indexOf(' ') + 1))
