import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { found, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import { failure, installGit } from './failure.js'
import { streamGit } from './stream.js'

/** Makes a repository in an empty folder, as a clone that knows what `fastImport` tells; nothing is checked out. */
export const createClone = async (folder: string, url: string, fastImport: string): Promise<Sought<true>> => {
  const where = { folder }
  const steps = [
    ['init', '--quiet', '--template=', '--initial-branch=main'],
    ['remote', 'add', 'origin', url],
    ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main'],
  ]
  for (const step of steps) {
    const answer = await callGit(where, step)
    if (answer.status !== 0) return failure(`git ${step[0]} failed in ${folder}`, answer, installGit)
  }
  // Loose objects, so that a single one can be lost.
  const running = streamGit(
    where,
    ['-c', 'fastimport.unpackLimit=100000', 'fast-import', '--quiet', '--done'],
    () => undefined,
  )
  running.write(fastImport)
  running.closeInput()
  const ending = await running.ended
  return ending.status === 0
    ? found(true)
    : failure(`git fast-import failed in ${folder}`, ending, installGit)
}

/** Loses the tree of a ref's commit, as a disk fault or an interrupted fetch does. */
export const loseTree = async (folder: string, ref: string): Promise<Sought<true>> => {
  const answer = await callGit({ folder }, ['rev-parse', '--verify', '--end-of-options', `${ref}^{tree}`])
  if (answer.status !== 0) return failure(`could not resolve ${ref}`, answer, installGit)
  const sha = answer.stdout.toString().trim()
  await rm(join(folder, '.git', 'objects', sha.slice(0, 2), sha.slice(2)))
  return found(true)
}
