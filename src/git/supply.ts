import { found, missing, type Missing, type Sought } from '../model/sought.js'
import type { Where } from './environment.js'
import { callRemote, type Line } from './fetch-call.js'
import type { Setting } from './fetch-environment.js'
import { remoteFailure } from './fetch-failure.js'
import { failure, mendObjects } from './failure.js'
import { isObjectName } from './ref-name.js'
import { streamGit } from './stream.js'

/**
 * Brings the contents of files that a gathered repository was spared, in one request for all that are asked for
 * together; those that are here are not asked for. Ask for everything that a step will read before it reads.
 */
export type Supply = (shas: Iterable<string>) => Promise<Sought<true>>

/** A place whose objects may have to be supplied. */
export type Supplied = Where & { readonly supply?: Supply }

/** The name of the remote in a gathered repository. */
export const sourceName = 'rowaudit-source'

/** What makes a fetch leave out the contents of files. It stands in no file, so no later call goes out for them by itself. */
export const sparing = (url: string): readonly Setting[] => [
  [`remote.${sourceName}.url`, url],
  [`remote.${sourceName}.promisor`, 'true'],
  [`remote.${sourceName}.partialCloneFilter`, 'blob:none'],
]

/** Options of every fetch: only what is named is brought, and nothing but refs that are named is written. */
export const fetchOptions = [
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-show-forced-updates',
  '--progress',
] as const

/** Supplies what cannot be read at a place. */
export const toSupply = (line: Line, view: Where): Supply => {
  const supply: Supply = async shas => {
    const absent = await readAbsent(view, shas)
    if (!absent.found) return absent
    if (absent.value.length === 0) return found(true)
    const answer = await callRemote(line, {
      args: ['fetch', ...fetchOptions, '--stdin', sourceName],
      input: absent.value.map(sha => `${sha}\n`).join(''),
      // What is here tells the server nothing about what is not: without a word of it, it sends what was asked for.
      settings: [...sparing(line.access.url), ['fetch.negotiationAlgorithm', 'noop']],
    })
    if (answer.status === 0) return found(true)
    return remoteFailure(
      `fetch the contents of ${absent.value.length} files from`,
      line.access,
      answer,
      fetchAll,
    )
  }
  return supply
}

const fetchAll = 'let actions/checkout bring everything, with `fetch-depth: 0` and no filter'

/** Those of the objects that are not here, each once. */
export const readAbsent = async (
  where: Where,
  names: Iterable<string>,
): Promise<Sought<readonly string[]>> => {
  const shas = [...new Set(names)].filter(isObjectName)
  if (shas.length === 0) return found([])
  const chunks: Buffer[] = []
  const running = streamGit(where, ['cat-file', '--batch-check=%(objecttype)'], chunk => chunks.push(chunk))
  running.write(shas.map(sha => `${sha}\n`).join(''))
  running.closeInput()
  const ending = await running.ended
  if (ending.status !== 0) return failure('could not look for objects', ending, mendObjects)
  const answers = Buffer.concat(chunks).toString('latin1').split('\n').slice(0, -1)
  if (answers.length !== shas.length) return unanswered
  return found(shas.filter((_, index) => answers[index]?.endsWith(' missing')))
}

const unanswered: Missing = missing('git left questions about objects unanswered', mendObjects)
