import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { secretsOf } from '../../src/git/fetch-access.js'
import { obtain } from '../../src/git/fetch.js'
import type { Need } from '../../src/git/need.js'
import { checkOut, runGitAsync, type Checkout } from '../support/checkout.js'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import {
  checkoutOf,
  needOf,
  openCheckout,
  serveRepository,
  type ServedRepository,
} from '../support/served-repository.js'
import { valueOf } from './gathered.js'

let served: ServedRepository

beforeAll(async () => {
  served = await serveRepository()
})

/** A program that stands for ssh: it writes down what it was given, and runs the command on this machine. */
const standIn = (): { readonly command: string; readonly written: () => string } => {
  const folder = temporaryFolder()
  const program = join(folder, 'ssh')
  const record = join(folder, 'record')
  writeFileSync(
    program,
    `#!/bin/sh\n{ env; echo "$0 $@"; } >> '${record}'\nfor last; do :; done\neval "$last"\n`,
    { mode: 0o755 },
  )
  return { command: `'${program}'`, written: () => (existsSync(record) ? readFileSync(record, 'utf8') : '') }
}

const viaSsh = async (depth: number): Promise<Checkout> => {
  const checkout = await checkOut(checkoutOf(served, { depth }))
  await runGitAsync(checkout.folder, 'remote', 'set-url', 'origin', `ssh://git@127.0.0.1${served.folder}`)
  await runGitAsync(served.folder, 'update-ref', 'refs/heads/row/ENG-8', 'refs/heads/main')
  return checkout
}

const run = async (checkout: Checkout, changes: Partial<Need> = {}) =>
  obtain(await openCheckout(checkout), needOf(served, checkout, changes))

describe('ssh', () => {
  it.each([0, 1])('is what the workspace says it is, and sees no token (fetch-depth: %i)', async depth => {
    const checkout = await viaSsh(depth)
    const ssh = standIn()
    await runGitAsync(checkout.folder, 'config', '--local', 'core.sshCommand', ssh.command)
    served.server.forget()
    const { repository, fetched, dispose } = valueOf(await run(checkout))
    expect(repository.refs.some(({ ref }) => ref === 'refs/remotes/origin/row/ENG-8')).toBe(true)
    expect(fetched[0]).toContain('The checkout is of')
    expect(ssh.written()).toContain(`git-upload-pack '${served.folder}'`)
    for (const secret of secretsOf(served.token)) expect(ssh.written()).not.toContain(secret)
    expect(served.server.requests).toEqual([])
    await dispose()
  })

  it('is what the environment says, where that says anything', async () => {
    const checkout = await viaSsh(1)
    const [ssh, other] = [standIn(), standIn()]
    await runGitAsync(checkout.folder, 'config', '--local', 'core.sshCommand', other.command)
    setEnvironment({ GIT_SSH_COMMAND: ssh.command })
    const { dispose } = valueOf(await run(checkout))
    expect([ssh.written() === '', other.written()]).toEqual([false, ''])
    await dispose()
  })

  it('that never says anything is stopped, with all that it has started', async () => {
    const checkout = await viaSsh(1)
    const mark = String(3_000 + (process.pid % 1_000))
    setEnvironment({ GIT_SSH_COMMAND: `sleep ${mark} #` })
    const sought = await run(checkout, { patience: { tries: 2, pause: 0, silence: 0.3 } })
    expect(sought).toMatchObject({
      found: false,
      reason: expect.stringContaining('nothing was heard for 0.6 seconds') as string,
    })
    const commands = await runGitAsync('.', '-c', `alias.ps=!ps -eo args`, 'ps')
    expect(commands).not.toContain(`sleep ${mark}`)
  })

  it('that is refused is not tried again', async () => {
    const checkout = await viaSsh(1)
    const record = join(temporaryFolder(), 'record')
    setEnvironment({
      GIT_SSH_VARIANT: 'ssh',
      GIT_SSH_COMMAND: `echo once >> ${record}; echo 'git@x: Permission denied (publickey).' >&2; exit 255 #`,
    })
    expect(await run(checkout)).toMatchObject({
      found: false,
      reason: expect.stringContaining('Permission denied') as string,
    })
    expect(readFileSync(record, 'utf8')).toBe('once\n')
  })
})
