import { found, missing, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import { toAccess } from './fetch-access.js'
import { gatherApart, makeApart, type Apart } from './fetch-apart.js'
import { usualPatience, type Line } from './fetch-call.js'
import { checkAlone, refuseSupply } from './fetch-never.js'
import { commandFor, refreshWorkspace } from './fetch-workspace.js'
import type { Need, Obtained } from './need.js'
import { readOrigin, type Origin } from './origin.js'
import { isFullRef, isObjectName } from './ref-name.js'
import { readDefaultBranch } from './remote-heads.js'
import type { Repository } from './repository.js'
import { covers, nameBranches, sortWanted, type Wanted } from './wanted-branches.js'

/**
 * Sees to it that everything a run needs is known: base and the row branches as the remote has them, and the commit that
 * is judged, each with its whole history. Fetches what is missing, and nothing else. Of the workspace it changes no more
 * than `refs/remotes/origin/<wanted>`, and nothing at all where its history was cut off or filtered.
 */
export const obtain = async (workspace: Repository, need: Need): Promise<Sought<Obtained>> => {
  const wanted = sortWanted(need)
  if (!wanted.found) return wanted
  const bad = [need.head, need.headRef].find(
    (text, index) => text !== null && !(index === 0 ? isObjectName : isFullRef)(text),
  )
  if (bad) return missing(`${bad} names no commit`, 'name it by its full object name, and its ref in full')
  if (need.mode === 'never') return stayAlone(workspace, need, wanted.value)
  const origin = readOrigin(workspace, need.server, need.repository)
  if (!origin.found) return origin
  const access = toAccess(origin.value, need.token, await readSsh(workspace, origin.value))
  const line = { where: workspace, access, patience: need.patience ?? usualPatience }
  const scene = { workspace, need, line, apart: null, named: null, fetched: foreignWords(origin.value, need) }
  if (wanted.value.branches.length > 0) return settle(scene, wanted.value)
  const base = await nameBase(line, workspace)
  if (!base.found) return base
  return settle({ ...scene, named: base.value }, { ...wanted.value, branches: [base.value] })
}

interface Scene {
  readonly workspace: Repository
  readonly need: Need
  readonly line: Line
  readonly apart: Apart | null
  /** The remote's default branch, where it stands for base. */
  readonly named: string | null
  readonly fetched: readonly string[]
}

const settle = async (scene: Scene, wanted: Wanted): Promise<Sought<Obtained>> => {
  const { workspace, need, line, fetched } = scene
  let why = whyApart(workspace)
  if (why === null && scene.apart === null) {
    const refreshed = await refreshWorkspace(line, workspace, wanted, need)
    if (!refreshed.found) return refreshed
    if (refreshed.value !== 'locked') {
      const { repository } = refreshed.value
      const known = {
        ...scene,
        workspace: { ...workspace, refs: repository.refs },
        fetched: [...fetched, ...refreshed.value.fetched],
      }
      return found(toObtained(known, wanted, repository))
    }
    why = 'The workspace could not take in what was missing'
  }
  const away = scene.apart === null ? await makeApart(workspace, need.temporary) : found(scene.apart)
  if (!away.found) return away
  const apart = away.value
  const gathered = await gatherApart(apart, line, workspace, wanted, {
    head: need.head ?? apart.checkedOut,
    headRef: need.head === null ? null : need.headRef,
  })
  if (!gathered.found) {
    if (scene.apart === null) await apart.dispose()
    return gathered
  }
  const cause = scene.apart === null ? why : 'More branches were asked for'
  const said = `${cause}: ${nameBranches(wanted)} came from ${line.access.url} into a temporary repository.`
  return found(toObtained({ ...scene, apart, fetched: [...fetched, said] }, wanted, gathered.value))
}

const toObtained = (scene: Scene, wanted: Wanted, repository: Repository): Obtained => {
  const obtained: Obtained = {
    repository: withDefault(repository, scene.named),
    fetched: scene.fetched,
    widen: async more => {
      const sorted = sortWanted(more)
      if (!sorted.found) return sorted
      if (covers(wanted, sorted.value)) return found(obtained)
      const both = sortWanted({
        branches: [...wanted.branches, ...sorted.value.branches],
        prefixes: [...wanted.prefixes, ...sorted.value.prefixes],
      })
      return both.found ? settle(scene, both.value) : both
    },
    dispose: async () => scene.apart?.dispose(),
  }
  return obtained
}

const stayAlone = async (workspace: Repository, need: Need, wanted: Wanted): Promise<Sought<Obtained>> => {
  const whole = await checkAlone(workspace, wanted, need)
  if (!whole.found) return whole
  return found({
    repository: workspace.partial ? { ...workspace, supply: refuseSupply(workspace) } : workspace,
    fetched: [],
    widen: more => obtain(workspace, { ...need, ...more }),
    dispose: () => Promise.resolve(),
  })
}

const whyApart = ({ shallow, partial }: Repository): string | null => {
  if (shallow) return 'The clone is shallow'
  return partial ? 'The clone is partial' : null
}

const foreignWords = ({ name, url, expected }: Origin, { repository }: Need): string[] =>
  expected
    ? []
    : [
        `The checkout is of ${name ?? url}, not of ${repository}, which the event is about: what is checked out is audited.`,
      ]

/** The branch that stands for base where nobody names one: what the remote calls its default. */
const nameBase = (line: Line, { refs, shallow }: Repository): Promise<Sought<string>> => {
  const head = refs.find(({ ref }) => ref === remoteHead)?.symbolic
  if (head?.startsWith(tracking)) return Promise.resolve(found(head.slice(tracking.length)))
  return readDefaultBranch(
    line,
    commandFor({ branches: ['HEAD'], prefixes: [] }, ...(shallow ? ['--unshallow'] : [])),
  )
}

const tracking = 'refs/remotes/origin/'
const remoteHead = `${tracking}HEAD`

// The ref is known, and not written: it is none of those that may be touched.
const withDefault = (repository: Repository, name: string | null): Repository => {
  const base = repository.refs.find(({ ref }) => name !== null && ref === tracking + name)
  if (base === undefined || repository.refs.some(({ ref }) => ref === remoteHead)) return repository
  return { ...repository, refs: [...repository.refs, { ...base, ref: remoteHead, symbolic: base.ref }] }
}

/** What the workspace runs for ssh. A checkout with a key of its own says so in its configuration. */
const readSsh = async ({ root }: Repository, { transport }: Origin): Promise<string | null> => {
  if (transport !== 'ssh') return null
  const answer = await callGit({ folder: root }, ['config', '--get', 'core.sshCommand'])
  return answer.status === 0 ? answer.stdout.toString().replace(/\n$/, '') : 'ssh -oBatchMode=yes'
}
