import { found, missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Where } from './environment.js'
import { failure } from './failure.js'

/** Where branches are fetched from, as the repository's own configuration says. */
export interface Remotes {
  readonly remotes: readonly Remote[]
  /** Objects may be absent because they were filtered when it was cloned. */
  readonly partial: boolean
}

export interface Remote {
  readonly name: string
  readonly url: string
  /** Its fetch refspecs, in order. */
  readonly fetch: readonly string[]
}

const keys = String.raw`^(remote\..*\.(url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$`

/** Reads the remotes from the repository's configuration. */
export const readRemotes = async (where: Where): Promise<Sought<Remotes>> => {
  const answer = await beginCall(where, ['config', '--local', '--includes', '-z', '--get-regexp', keys])
  // One is how Git says that nothing matched.
  if (answer.status !== 0 && answer.status !== 1) {
    return failure("could not read the repository's configuration", answer, 'mend the file that Git names')
  }
  return found(toRemotes(answer.stdout.toString().split('\0').slice(0, -1)))
}

const toRemotes = (entries: readonly string[]): Remotes => {
  const urls = new Map<string, string>()
  const refspecs = new Map<string, string[]>()
  let partial = false
  for (const entry of entries) {
    const end = entry.indexOf('\n')
    const key = end < 0 ? entry : entry.slice(0, end)
    const value = end < 0 ? 'true' : entry.slice(end + 1)
    const name = key.slice('remote.'.length, key.lastIndexOf('.'))
    if (key.endsWith('.url')) urls.set(name, urls.get(name) ?? value)
    else if (key.endsWith('.fetch')) refspecs.set(name, [...(refspecs.get(name) ?? []), value])
    else if (value !== 'false') partial = true
  }
  return {
    remotes: [...urls].map(([name, url]) => ({ name, url, fetch: refspecs.get(name) ?? [] })),
    partial,
  }
}

/**
 * Whether a fetch from the remote brings every branch that the patterns can match. `prefixes` are the literal starts of
 * the patterns (`row/`). A clone of one branch fails here: that it knows no other branch is not knowledge.
 */
export const coverBranches = (
  remote: Remote,
  prefixes: readonly string[],
  shallow: boolean,
): Sought<true> => {
  const open = prefixes.find(prefix => !isCovered(remote, `refs/heads/${prefix}`))
  if (open === undefined) return found(true)
  const fetched = remote.fetch.length === 0 ? 'nothing' : `only ${remote.fetch.join(' ')}`
  return missing(
    `the remote ${remote.name} is set up to fetch ${fetched}, so the list of branches ${open}… is not known`,
    `git config --replace-all remote.${remote.name}.fetch "+refs/heads/*:refs/remotes/${remote.name}/*" && git fetch ${shallow ? '--unshallow ' : ''}${remote.name}`,
  )
}

const isCovered = (remote: Remote, prefix: string): boolean => {
  const sources = remote.fetch.map(refspec => refspec.replace(/^\+/, '').split(':'))
  const taken = sources.some(([source = '', target = '']) => {
    if (!source.endsWith('*') || source.startsWith('^')) return false
    const start = source.slice(0, -1)
    const kept = `refs/remotes/${remote.name}/${start.slice('refs/heads/'.length)}*`
    return start.startsWith('refs/heads/') && prefix.startsWith(start) && target === kept
  })
  const spared = sources.some(([source = '']) => {
    const start = source.slice(1).replace(/\*.*$/, '')
    return source.startsWith('^') && (start.startsWith(prefix) || prefix.startsWith(start))
  })
  return taken && !spared
}
