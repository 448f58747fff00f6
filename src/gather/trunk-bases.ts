import type { ObjectReader } from '../git/objects.js'
import { found, type Sought } from '../model/sought.js'
import { gatherBases } from './bases.js'
import { loadConfiguration } from './configuration.js'
import { readCommitted } from './configuration-file.js'
import { openFiles } from './files.js'
import type { AuditOptions } from './options.js'
import type { Widen } from './repository.js'

/**
 * The bases that the configuration of the default branch names, where the event is of another branch: none can make a base
 * of itself, nor choose what it is compared with. Null where that configuration names none. Undefined where nobody else is
 * asked: nothing says which branch is the default one, or it has no configuration that can be used.
 */
export const gatherTrunkBases = async (
  { reader, widen }: { readonly reader: ObjectReader; readonly widen: Widen },
  options: AuditOptions,
): Promise<Sought<readonly string[] | null | undefined>> => {
  const { base, target, branch, defaultBranch } = options
  if (base !== null || target != null || branch === undefined) return found(undefined)
  if (defaultBranch === undefined || branch === defaultBranch) return found(undefined)
  const wide = await widen({ branches: [defaultBranch], prefixes: [] })
  if (!wide.found) return wide
  const trunks = await gatherBases(wide.value, { names: [defaultBranch] }, [])
  if (!trunks.found) return trunks
  const files = await openFiles(wide.value, reader, trunks.value[0].sha)
  if (!files.found) return files
  const committed = await readCommitted(wide.value, files.value, options)
  if (!committed.found) return committed
  const trunk = committed.value && loadConfiguration(committed.value, options.matrices ?? [])
  if (trunk === null || !('settings' in trunk.loaded)) return found(undefined)
  const { bases } = trunk.loaded.settings
  const known = await widen({ branches: bases ?? [], prefixes: [] })
  return known.found ? found(bases) : known
}
