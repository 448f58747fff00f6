import { found, type Missing, type Sought } from '../model/sought.js'
import { callGit, type Ending } from './call.js'
import { callRemote, type Line } from './fetch-call.js'
import { causeOf, notThere, remoteFailure } from './fetch-failure.js'
import { findGaps, type Gaps } from './fetch-gaps.js'
import { failure, mendObjects } from './failure.js'
import type { Need } from './need.js'
import { toShellWord } from './ref-name.js'
import { readRefs } from './refs.js'
import { readHeads } from './remote-heads.js'
import type { Repository } from './repository.js'
import { fetchOptions } from './supply.js'
import { nameBranches, toRefspecs, type Wanted } from './wanted-branches.js'

/** A workspace that was brought up to date, or `locked` where its own refs or its disk stand in the way. */
export type Refreshed = { readonly repository: Repository; readonly fetched: readonly string[] } | 'locked'

/**
 * Brings the tracking refs of the wanted branches, and the commit that is judged, into a complete workspace. Nothing is
 * fetched where nothing differs. Never with a depth, which would cut the workspace's history.
 */
export const refreshWorkspace = async (
  line: Line,
  workspace: Repository,
  wanted: Wanted,
  { head, headRef }: Pick<Need, 'head' | 'headRef'>,
): Promise<Sought<Refreshed>> => {
  const remedy = commandFor(wanted)
  const heads = await readHeads(line, remedy)
  if (!heads.found) return heads
  const gaps = findGaps(workspace.refs, heads.value, wanted)
  if (gaps.unknown[0] !== undefined)
    return notThere(`branch ${gaps.unknown[0]}`, line.access, 'name another base')
  const fetched: string[] = []
  let { refs } = workspace
  if (gaps.outdated.length > 0 || gaps.stale.length > 0) {
    const ending = await fetch(line, ['--prune'], toRefspecs(wanted))
    if (ending.status !== 0)
      return causeOf(ending) === 'local' ? found('locked') : failed(line, ending, remedy)
    const read = await readRefs(workspace)
    if (!read.found) return read
    refs = read.value
    fetched.push(`Fetched ${nameBranches(wanted)} from ${line.access.url}: ${reason(gaps)}.`)
  }
  const repository = knowing({ ...workspace, refs }, wanted)
  if (head === null) return found({ repository, fetched })
  const specs = [head, ...(headRef === null ? [] : [headRef])]
  for (let tried = 0; ; tried++) {
    const isHere = await hasCommit(workspace, head)
    if (!isHere.found) return isHere
    if (isHere.value) return found({ repository, fetched })
    const spec = specs[tried]
    if (spec === undefined) return notThere(`commit ${head}`, line.access, findCommit)
    const ending = await fetch(line, [], [spec])
    const cause = ending.status === 0 ? null : causeOf(ending)
    if (cause === 'local') return found('locked')
    if (cause === null) fetched.push(`Fetched the commit ${head} from ${line.access.url}.`)
    else if (cause !== 'no-object' && cause !== 'no-ref')
      return failed(line, ending, `git fetch origin ${spec}`)
  }
}

/** What to do about a commit that the remote does not give. */
export const findCommit = 'a commit that was pushed away may be gone: run the workflow for the new one'

/** The command that a person would fetch the wanted with. */
export const commandFor = (wanted: Wanted, ...options: string[]): string =>
  ['git fetch', ...options, 'origin', ...toRefspecs(wanted).map(toShellWord)].join(' ')

/** Whether the commit is in the repository. */
export const hasCommit = async (repository: Repository, sha: string): Promise<Sought<boolean>> => {
  const answer = await callGit(repository, ['cat-file', '-t', sha])
  if (answer.status === 0) return found(answer.stdout.toString() === 'commit\n')
  return answer.status === 128
    ? found(false)
    : failure(`could not look for the commit ${sha}`, answer, mendObjects)
}

const fetch = (line: Line, options: readonly string[], specs: readonly string[]) =>
  callRemote(line, {
    args: ['fetch', ...fetchOptions, ...options, '--end-of-options', line.access.url, ...specs],
  })

const failed = ({ access }: Line, ending: Ending, remedy: string): Missing =>
  remoteFailure('fetch from', access, ending, remedy)

const reason = ({ outdated, stale }: Gaps): string =>
  [
    ...(outdated.length > 0 ? [`${few(outdated)} missing or out of date`] : []),
    ...(stale.length > 0 ? [`${few(stale)} gone from the remote`] : []),
  ].join(', ')

const few = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} ${names.length === 1 ? 'was' : 'were'}`

/** The repository, with what is known of the remote now. Its configuration says what a fetch would bring, not what one did. */
export const knowing = (repository: Repository, wanted: Wanted): Repository => ({
  ...repository,
  remotes: repository.remotes.map(remote =>
    remote.name === 'origin' ? { ...remote, fetch: [...remote.fetch, ...toRefspecs(wanted)] } : remote,
  ),
})
