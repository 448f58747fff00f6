import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { found, missing, type Missing, type Sought } from '../model/sought.js'
import { beginCall } from './begun-call.js'
import type { Answer } from './call.js'
import type { Where } from './environment.js'
import { failure, installGit } from './failure.js'
import { readRefs, type Ref } from './refs.js'
import { readRemotes, type Remotes } from './remotes.js'
import type { Supply } from './supply.js'

/** A repository as it stood at one moment: what it is, where it gets its branches, and every branch by object name. */
export interface Repository extends Remotes {
  /** Top of the work tree; the Git folder itself where there is none. */
  readonly root: string
  /** Git folder of this work tree, absolute. */
  readonly gitDir: string
  /** Folder of the objects, absolute. */
  readonly objects: string
  readonly bare: boolean
  /** Its history was cut off: what lies beyond is unknown. */
  readonly shallow: boolean
  readonly objectFormat: 'sha1' | 'sha256'
  /** Everything below `refs/heads/` and `refs/remotes/`, by code unit. */
  readonly refs: readonly Ref[]
  /** Brings contents of files that were left out on purpose; absent where nothing was. */
  readonly supply?: Supply
}

const questions = [
  'rev-parse',
  '--path-format=absolute',
  '--git-dir',
  '--git-path',
  'objects',
  '--is-bare-repository',
  '--is-shallow-repository',
  '--show-object-format',
  '--show-cdup',
]

/** Opens the repository that holds the folder. */
export const openRepository = async (folder: string): Promise<Sought<Repository>> => {
  if (!isFolder(folder))
    return missing(
      `there is no folder ${folder}`,
      'name an existing one with --repo, or `working-directory` in a workflow',
    )
  const where: Where = { folder: resolve(folder) }
  const [place, remotes, refs] = await Promise.all([
    beginCall(where, questions),
    readRemotes(where),
    readRefs(where),
  ])
  if (place.status !== 0) return notOpened(folder, place)
  const lines = place.stdout.toString().split('\n').slice(0, -1)
  const [gitDir, objects, bare, shallow, objectFormat, up] = lines
  if (gitDir?.startsWith('--')) return tooOld(where)
  if (
    gitDir === undefined ||
    objects === undefined ||
    !isTruth(bare) ||
    !isTruth(shallow) ||
    lines.length > 6
  ) {
    return missing(
      `the path of the repository at ${folder} cannot be read`,
      'move it to a path without line breaks',
    )
  }
  if (objectFormat !== 'sha1' && objectFormat !== 'sha256') {
    return missing(
      `the repository uses object names of an unknown kind (${objectFormat ?? 'none'})`,
      'use a newer rowaudit',
    )
  }
  if (!remotes.found) return remotes
  if (!refs.found) return refs
  return found({
    root: up === undefined ? gitDir : resolve(folder, up),
    gitDir,
    objects,
    bare: bare === 'true',
    shallow: shallow === 'true',
    objectFormat,
    ...remotes.value,
    refs: refs.value,
  })
}

const isTruth = (word: string | undefined): boolean => word === 'true' || word === 'false'

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

const notOpened = (folder: string, answer: Answer): Missing => {
  if (answer.stderr.includes('not a git repository')) {
    return missing(
      `${folder} is not in a Git repository`,
      'run rowaudit inside a clone, or name one with --repo; in a container, install Git before actions/checkout, which else unpacks files without a repository',
    )
  }
  const foreign = /(?:dubious ownership in repository at|unsafe repository \() ?'([^\n]+?)'/.exec(
    answer.stderr,
  )
  if (foreign) {
    return missing(
      `Git does not trust ${foreign[1]}, which belongs to another user`,
      `git config --global --add safe.directory '${foreign[1]}'`,
    )
  }
  return failure(`could not open the repository at ${folder}`, answer, 'mend what Git names, then run again')
}

const tooOld = async (where: Where): Promise<Missing> => {
  const answer = await beginCall(where, ['version'])
  const version = answer.status === 0 ? answer.stdout.toString().trim() : 'this git'
  return missing(`${version} is too old`, installGit)
}
