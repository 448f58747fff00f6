import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { found, missing, type Missing, type Sought } from '../model/sought.js'
import { hasCommit } from './fetch-workspace.js'
import type { Need } from './need.js'
import { toShellWord } from './ref-name.js'
import { coverBranches } from './remotes.js'
import type { Repository } from './repository.js'
import { readAbsent, type Supply } from './supply.js'
import { toRefspecs, type Wanted } from './wanted-branches.js'

/** Whether the workspace holds everything by itself, without anybody being asked. */
export const checkAlone = async (
  workspace: Repository,
  wanted: Wanted,
  need: Need,
): Promise<Sought<true>> => {
  const stop = (reason: string, ...options: string[]) =>
    lacking(reason, `git fetch ${options.map(option => `${option} `).join('')}origin ${specs(wanted)}`)
  if (workspace.shallow) return stop('the clone is shallow: its history was cut off', '--unshallow')
  const refs = new Set(workspace.refs.map(({ ref }) => ref))
  const absent = wanted.branches.find(name => !refs.has(`refs/remotes/origin/${name}`))
  if (absent !== undefined) return stop(`there is no refs/remotes/origin/${absent}`)
  const origin = workspace.remotes.find(({ name }) => name === 'origin')
  if (origin && wanted.prefixes.length > 0) {
    const covered = coverBranches(origin, wanted.prefixes, false)
    if (!covered.found) return lacking(covered.reason, covered.remedy)
    if (!(await listsBranches(workspace, wanted))) {
      return stop(
        'only single commits were fetched, so which branches the remote has is not known',
        '--prune',
      )
    }
  }
  if (need.head === null) return found(true)
  const head = await hasCommit(workspace, need.head)
  if (!head.found || head.value) return head.found ? found(true) : head
  return lacking(`the commit ${need.head} is not here`, `git fetch origin ${need.headRef ?? need.head}`)
}

/** In place of a supply, where contents may have been left out of the workspace: says so where some are not here. */
export const refuseSupply =
  (workspace: Repository): Supply =>
  async shas => {
    const absent = await readAbsent(workspace, shas)
    if (absent.found && absent.value.length === 0) return found(true)
    // Git stops at the first one that it may not fetch.
    if (!absent.found && !/promisor|lazy fetching/.test(absent.reason)) return absent
    return missing(
      'the clone is partial: contents of files that are needed were left out; nothing was fetched, as `fetch: never` asks',
      'let actions/checkout bring everything, with `fetch-depth: 0` and without a filter or `sparse-checkout`, or set `fetch: auto`',
    )
  }

const specs = (wanted: Wanted): string => toRefspecs(wanted).map(toShellWord).join(' ')

const lacking = (reason: string, command: string): Missing =>
  missing(
    `${reason}; nothing was fetched, as \`fetch: never\` asks`,
    `${command}, or \`fetch-depth: 0\` for actions/checkout, or \`fetch: auto\``,
  )

// A checkout of less than the whole brings one commit by its name, and its configuration promises every branch all the
// same. Where history is shorter than the depth asked for, nothing is shallow, and only this tells the two apart.
const listsBranches = async ({ refs, gitDir }: Repository, wanted: Wanted): Promise<boolean> => {
  const others = refs.filter(
    ({ ref }) =>
      ref.startsWith('refs/remotes/origin/') &&
      !wanted.branches.includes(ref.slice('refs/remotes/origin/'.length)),
  )
  if (others.length > 0) return true
  try {
    return /\tbranch '/.test(await readFile(join(gitDir, 'FETCH_HEAD'), 'utf8'))
  } catch {
    return false
  }
}
