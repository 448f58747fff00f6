import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { obtain } from '../../src/git/fetch.js'
import type { Repository } from '../../src/git/repository.js'
import { checkOut } from '../support/checkout.js'
import { temporaryFolder } from '../support/folder.js'
import { runGit } from '../support/git.js'
import { countCommands, startGitServer } from '../support/git-server.js'
import type { TestRepository } from '../support/repository.js'
import { openCheckout } from '../support/served-repository.js'
import { valueOf } from './gathered.js'

/** A repository that a run gathered from a server, and what the server heard since. */
export interface Served {
  readonly repository: Repository
  readonly asked: () => Readonly<Record<string, number>>
  /** What the server was told that is here. */
  readonly told: () => readonly string[]
  /** Lets the server go away; what was gathered stays. */
  readonly stop: () => Promise<void>
  readonly end: () => Promise<void>
}

/** What a run has after a checkout of depth 1. */
export const gatherServed = async (author: TestRepository): Promise<Served> => {
  const root = temporaryFolder()
  const folder = join(root, 'acme', 'record')
  mkdirSync(folder, { recursive: true })
  runGit(folder, ['init', '--quiet', '--bare'])
  author.git('push', '--quiet', folder, 'refs/heads/*:refs/heads/*')
  const server = await startGitServer(root, null)
  const url = `${server.origin}/acme/record`
  const checkout = await checkOut({
    url,
    token: null,
    ref: 'refs/heads/main',
    sha: author.sha('main'),
    depth: 1,
  })
  const obtained = valueOf(
    await obtain(await openCheckout(checkout), {
      server: server.origin,
      repository: 'acme/record',
      branches: ['main'],
      prefixes: ['row/'],
      head: null,
      headRef: null,
      token: null,
      mode: 'auto',
      temporary: checkout.temporary,
      patience: { tries: 3, pause: 0.01, silence: 5 },
    }),
  )
  server.forget()
  let stopped: Promise<void> | null = null
  const stop = () => (stopped ??= server.stop())
  return {
    repository: obtained.repository,
    asked: () => countCommands(server.requests),
    told: () => server.requests.flatMap(({ lines }) => lines.filter(line => line.startsWith('have '))),
    stop,
    end: async () => {
      await obtained.dispose()
      await stop()
    },
  }
}
