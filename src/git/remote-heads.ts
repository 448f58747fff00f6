import { found, missing, type Sought } from '../model/sought.js'
import { callRemote, type Line } from './fetch-call.js'
import { remoteFailure } from './fetch-failure.js'

/** Object names of branches, by the names that they have on the remote. That one is not among them is knowledge. */
export type Heads = ReadonlyMap<string, string>

/** Asks the remote which branches it has. */
export const readHeads = async (line: Line, remedy: string): Promise<Sought<Heads>> => {
  const args = ['ls-remote', '--quiet', '--heads', '--end-of-options', line.access.url]
  const answer = await callRemote(line, { args })
  if (answer.status !== 0) return remoteFailure('list the branches of', line.access, answer, remedy)
  const heads = new Map<string, string>()
  for (const row of answer.stdout.toString().split('\n').slice(0, -1)) {
    const [sha = '', ref = ''] = row.split('\t')
    if (ref.startsWith('refs/heads/')) heads.set(ref.slice('refs/heads/'.length), sha)
  }
  return found(heads)
}

/** Asks the remote for the name of its default branch. */
export const readDefaultBranch = async (line: Line, remedy: string): Promise<Sought<string>> => {
  const args = ['ls-remote', '--quiet', '--symref', '--end-of-options', line.access.url, 'HEAD']
  const answer = await callRemote(line, { args })
  if (answer.status !== 0) return remoteFailure('ask for the default branch of', line.access, answer, remedy)
  const name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(answer.stdout.toString())?.[1]
  if (name !== undefined) return found(name)
  return missing(
    `${line.access.url} does not say which branch is its default`,
    'name base with the input `base`',
  )
}
