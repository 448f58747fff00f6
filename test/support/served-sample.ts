import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openPullRequest } from './checkout.js'
import { temporaryFolder } from './folder.js'
import { bytesOf, countCommands, startGitServer, type GitServer } from './git-server.js'
import { createRepository, type TestRepository } from './repository.js'
import { cloneSample } from './sample.js'

/** The sample on a server that anybody may read, as `acme/record`. */
export interface ServedSample {
  readonly server: GitServer
  readonly url: string
  /** The bare repository that is served. */
  readonly folder: string
  readonly author: TestRepository
  /** Head and merge commit of pull request 7, which changes a row. */
  readonly pull: { readonly head: string; readonly merge: string }
}

// The day after the last commit of the sample.
const tomorrow = Date.UTC(2026, 6, 25) / 1000

const stops: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Serves the sample with a pull request; with a configuration, where one is given, as the newest commit on main. */
export const serveSample = async (configuration: string | null = null): Promise<ServedSample> => {
  const root = temporaryFolder()
  const folder = cloneSample('--bare')
  mkdirSync(join(root, 'acme'))
  symlinkSync(folder, join(root, 'acme', 'record'))
  const author = createRepository()
  author.git('fetch', '--quiet', folder, 'refs/heads/main')
  author.git('reset', '--quiet', '--hard', 'FETCH_HEAD')
  const from = author.sha('main~3')
  if (configuration !== null) {
    const files = { '.github/rowaudit.yml': configuration }
    author.commit({ message: 'Agree on how the record is read', time: tomorrow, files })
    author.git('push', '--quiet', folder, 'main')
  }
  const head = changeRow(author, 'contribution', from, '.agents/kernel-matrix.md')
  author.git('push', '--quiet', folder, `${head}:refs/pull/7/head`)
  const { merge } = openPullRequest(folder, 7, 'main', head)
  const server = await startGitServer(root, null)
  stops.push(server.stop)
  return { server, url: `${server.origin}/acme/record`, folder, author, pull: { head, merge } }
}

/** Makes a branch that changes the last row of a matrix, and does some work. */
const changeRow = (author: TestRepository, branch: string, from: string, path: string): string => {
  author.branch(branch, from)
  const lines = readFileSync(join(author.folder, path), 'utf8').split('\n')
  const row = lines.findLastIndex(line => line.startsWith('|'))
  const changed = lines.with(row, `${lines[row]?.replace(/\|\s*$/, '')} ${branch} |`).join('\n')
  return author.commit({
    message: `Change ${path}`,
    files: { [path]: changed, [`src/${branch}.cc`]: 'work\n' },
  })
}

/** Pushes branches for twenty rows that the record has, begun at twenty points of the last hundred commits. */
export const pushRowBranches = ({ author, folder }: ServedSample): void => {
  const path = '.agents/engine-matrix.md'
  const matrix = author.git('show', `main~100:${path}`)
  const ids = new Set(
    [...matrix.matchAll(/^\| *`?((?:ENG|KV|PAR)-[A-Z0-9-]+)`? *\|/gm)].map(([, id = '']) => id),
  )
  const chosen = [...ids].slice(0, 20)
  if (chosen.length < 20)
    throw new Error(`The sample has ${chosen.length} of the rows that branches are made for`)
  chosen.forEach((id, number) => changeRow(author, `row/${id}`, `main~${5 * number + 1}`, path))
  author.git('push', '--quiet', folder, 'refs/heads/row/*:refs/heads/row/*')
}

/** Takes a step, and tells how many bytes the server sent meanwhile, and how often it was asked. */
export const measure = async <Result>({ server }: ServedSample, step: () => Promise<Result>) => {
  server.forget()
  const result = await step()
  return { result, bytes: bytesOf(server.requests), asked: countCommands(server.requests) }
}
