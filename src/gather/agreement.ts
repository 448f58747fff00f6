import type { ConfigurationSide } from '../config/policy.js'
import type { Base, Named } from '../git/base.js'
import type { ObjectGatherer } from '../git/begun-objects.js'
import type { ObjectReader } from '../git/objects.js'
import type { Repository } from '../git/repository.js'
import type { Settings } from '../model/settings.js'
import { found, missing, type Sought } from '../model/sought.js'
import { branchPrefixes, gatherBases } from './bases.js'
import { chooseConfiguration, loadConfiguration, type LoadedConfiguration } from './configuration.js'
import { readCommitted, readUncommitted, tellStrays, usualPlaces } from './configuration-file.js'
import { openFiles, type Files } from './files.js'
import type { AuditOptions } from './options.js'
import type { Widen } from './repository.js'
import { gatherTrunkBases } from './trunk-bases.js'

/** What is judged, and by which agreement. */
export interface Agreed {
  /** With all branches that the agreement makes matter. */
  readonly repository: Repository
  readonly settings: Settings
  /** Branches on which work counts as landed; the first is the trunk. */
  readonly bases: readonly [Base, ...Base[]]
  /** Where the change would land; null where base itself is judged. */
  readonly target: Target | null
}

export interface Target extends Named {
  readonly files: Files
  /** Reads the configuration that some files have: those of target, or what would land. */
  readonly configurationOf: (files: Files) => Promise<Sought<ConfigurationSide | null>>
}

/** Where to look. */
export interface Ground {
  readonly repository: Repository
  readonly reader: ObjectReader
  readonly head: Named
  readonly files: Files
  /** That of the files. */
  readonly gatherer: ObjectGatherer
  readonly widen: Widen
}

/** What the reader should know of where the settings came from, whatever they turn out to be. */
export interface AgreementFrame {
  config: string | null
  readonly notes: string[]
}

/**
 * Finds base, target and the configuration. Base comes from the options, else from the configuration that holds, else from
 * `origin/HEAD`; target from the options, else it is the trunk that head's configuration names, or that of the default
 * branch where the event is of another branch. A head that is the tip of
 * a base is base itself, unless the options name a target.
 */
export const gatherAgreement = async (
  { repository: first, reader, head, files, widen }: Ground,
  options: AuditOptions,
  frame: AgreementFrame,
): Promise<Sought<Agreed>> => {
  const matrices = options.matrices ?? []
  const { notes } = frame
  const committed = await readCommitted(first, files, options)
  if (!committed.found) return committed
  await tellStrays(first, options, files, committed.value, notes)
  const own = committed.value && loadConfiguration(committed.value, matrices)
  const ownSettings = own && 'settings' in own.loaded ? own.loaded.settings : null
  const trunkBases = await gatherTrunkBases({ reader, widen }, options)
  if (!trunkBases.found) return trunkBases
  const ownBases = trunkBases.value === undefined ? (ownSettings?.bases ?? null) : trunkBases.value
  const wide = ownSettings ? await widen(wantedBy(ownSettings, options)) : found(first)
  if (!wide.found) return wide
  let repository = wide.value

  const named =
    options.target == null ? (options.base === null ? ownBases : [options.base]) : [options.target]
  const aims = await gatherBases(repository, { ...options, names: named }, [])
  if (!aims.found) {
    // What keeps the configuration from being read explains why base is not the one that it names.
    const faulty = options.base === null && own !== null && !('settings' in own.loaded)
    return faulty ? mustUse(own, notes) : aims
  }
  const [aim] = aims.value
  const isBase = options.target == null && aims.value.some(isJudged(head, options))

  const target = isBase ? null : await openFiles(repository, reader, aim.sha)
  if (target && !target.found) return target
  const theirs = target && (await readTarget(repository, target.value, options, own, matrices))
  if (theirs && !theirs.found) return theirs
  const disk =
    options.config !== null && own === null && !theirs?.value
      ? await readUncommitted(repository, options)
      : null
  if (disk && !disk.found) return disk
  const fromDisk = disk && loadConfiguration(disk.value, matrices)
  const after = fromDisk ?? own
  const before = fromDisk ?? theirs?.value ?? null
  const chosen = chooseConfiguration({ head: after, ...(theirs && { target: before }) }, matrices, notes)
  frame.config = after?.path ?? before?.path ?? null
  if (!chosen.found) return chosen
  const { settings, path } = chosen.value
  frame.config = path
  if (settings !== ownSettings) {
    const wider = await widen(wantedBy(settings, options))
    if (!wider.found) return wider
    repository = wider.value
  }
  const bases = await gatherBases(
    repository,
    { ...options, names: options.base === null ? settings.bases : [options.base], settings },
    notes,
  )
  if (!bases.found) return bases
  const configurationOf: Target['configurationOf'] = side =>
    fromDisk
      ? Promise.resolve(found(fromDisk))
      : readSide(repository, side, options, [own, theirs?.value ?? null], matrices)
  return found({
    repository,
    settings,
    bases: bases.value,
    target: target && { ref: aim.ref, sha: aim.sha, files: target.value, configurationOf },
  })
}

/** Whether a base is what is judged: by its name where that is known, since a fresh branch has the same tip. */
const isJudged =
  (head: Named, { branch }: AuditOptions) =>
  ({ ref, sha }: Base): boolean =>
    branch === undefined ? sha === head.sha : branch !== null && ref === `refs/remotes/origin/${branch}`

/** The branches that a configuration makes matter. */
const wantedBy = ({ bases, branches }: Settings, { base }: AuditOptions) => ({
  branches: base === null ? (bases ?? []) : [],
  prefixes: branchPrefixes(branches),
})

const mustUse = (own: LoadedConfiguration, notes: string[]): Sought<never> => {
  const chosen = chooseConfiguration({ head: own }, [], notes)
  if (chosen.found) throw new Error('A configuration with problems was accepted')
  return chosen
}

/** Target's configuration. */
const readTarget = async (
  repository: Repository,
  files: Files,
  options: AuditOptions,
  own: LoadedConfiguration | null,
  matrices: readonly string[],
): Promise<Sought<LoadedConfiguration | null>> => {
  const theirs = await readSide(repository, files, options, [own], matrices)
  if (!theirs.found || theirs.value) return theirs
  const other = usualPlaces.find(place => files.entries.has(place))
  return options.config !== null && own !== null && other !== undefined
    ? missing(
        `target has no ${own.path}, while it has ${other}: nothing says by which of them this change is to be judged`,
        `Name ${other}, or land ${own.path} by a change that is judged by ${other}.`,
      )
    : found(null)
}

/** The configuration that is committed in some files; one that was read before is not read again. */
const readSide = async (
  repository: Repository,
  files: Files,
  options: AuditOptions,
  known: readonly (LoadedConfiguration | null)[],
  matrices: readonly string[],
): Promise<Sought<LoadedConfiguration | null>> => {
  const same = known.find(
    each =>
      each?.object != null &&
      files.entries.get(each.path)?.sha === each.object &&
      isFirst(each.path, files, options),
  )
  if (same) return found(same)
  const committed = await readCommitted(repository, files, options)
  return committed.found ? found(committed.value && loadConfiguration(committed.value, matrices)) : committed
}

/** Whether no other place comes before it. */
const isFirst = (path: string, { entries }: Files, { config }: AuditOptions): boolean =>
  config !== null || usualPlaces.find(place => entries.has(place)) === path
