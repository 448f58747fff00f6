import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { secretsOf } from '../../src/git/fetch-access.js'
import { obtain } from '../../src/git/fetch.js'
import type { Need } from '../../src/git/need.js'
import { checkOut, runGitAsync, snapshot, type Checkout, type CheckoutOptions } from '../support/checkout.js'
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
let open: ServedRepository

beforeAll(async () => {
  served = await serveRepository()
  open = await serveRepository('public')
})

const encoded = (login: string) => Buffer.from(login).toString('base64')

const run = async (checkout: Checkout, changes: Partial<Need> = {}, from = served) => {
  from.server.forget()
  return obtain(await openCheckout(checkout), needOf(from, checkout, changes))
}

const seen = ({ server }: ServedRepository) => [
  ...new Set(server.requests.map(({ authorizations }) => authorizations.join(', '))),
]

/** A user's own configuration, for all that is run until the end of the test. */
const configure = async (...entries: (readonly [string, string])[]): Promise<string> => {
  const home = temporaryFolder()
  const file = join(home, '.gitconfig')
  for (const [key, value] of entries) await runGitAsync(home, 'config', '--file', file, '--add', key, value)
  setEnvironment({ HOME: home, XDG_CONFIG_HOME: home })
  return home
}

describe('the token', () => {
  const states: readonly (readonly [string, Partial<CheckoutOptions>])[] = [
    ['a header in the configuration', { depth: 0 }],
    ['a header in an included file', { depth: 0, credentials: 'included' }],
    ['no header', { depth: 0, credentials: 'none' }],
    ['a header in the configuration, and a shallow clone', {}],
  ]
  it.each(states)('is sent once, beside %s', async (_, options) => {
    const checkout = await checkOut(checkoutOf(served, options))
    await runGitAsync(served.folder, 'update-ref', 'refs/heads/row/ENG-8', 'refs/heads/main')
    valueOf(await run(checkout))
    expect(seen(served)).toEqual([`basic ${encoded(`x-access-token:${served.token}`)}`])
    expect(served.server.requests.map(({ status }) => status)).toEqual(served.server.requests.map(() => 200))
    await runGitAsync(served.folder, 'update-ref', '-d', 'refs/heads/row/ENG-8')
  })

  it('is sent once, whatever header, helper or prompt the user has set up', async () => {
    const checkout = await checkOut(checkoutOf(served, { depth: 0 }))
    const trap = join(temporaryFolder(), 'asked')
    const asker = join(temporaryFolder(), 'asker')
    writeFileSync(asker, `#!/bin/sh\necho asked > ${trap}\necho secret\n`, { mode: 0o755 })
    const script = `!echo asked > ${trap}; echo username=x; echo password=y`
    await configure(
      ['http.extraHeader', 'Authorization: basic b3RoZXI='],
      [`http.${served.server.origin}.extraHeader`, 'Authorization: basic b3RoZXI='],
      [`http.${served.url}.extraHeader`, 'Authorization: basic b3RoZXI='],
      [`http.${served.url}.followRedirects`, 'true'],
      ['credential.helper', script],
      [`credential.${served.server.origin}.helper`, script],
      [`credential.${served.url}.helper`, script],
      ['core.askPass', asker],
    )
    setEnvironment({ GIT_ASKPASS: asker, SSH_ASKPASS: asker })
    valueOf(await run(checkout))
    expect(seen(served)).toEqual([`basic ${encoded(`x-access-token:${served.token}`)}`])
    const refused = await run(checkout, { token: 'wrong' })
    expect(refused.found).toBe(false)
    const anonymous = await run(checkout, { token: null })
    expect(anonymous.found).toBe(false)
    expect(seen(served)).toEqual([''])
    expect(existsSync(trap)).toBe(false)
  })

  it('is not needed for a public repository, and is not invented', async () => {
    const checkout = await checkOut(checkoutOf(open, { token: null }))
    valueOf(await run(checkout, { token: null }, open))
    expect(seen(open)).toEqual([''])
  })

  it('stays away from a server that is not the platform’s', async () => {
    const checkout = await checkOut(checkoutOf(open, { token: null }))
    for (const server of ['https://github.com', open.server.origin.replace('127.0.0.1', 'localhost')]) {
      valueOf(await run(checkout, { server, token: 'ghs_elsewhere' }, open))
      expect(seen(open)).toEqual([''])
    }
  })

  it('does not follow the server to another one', async () => {
    const checkout = await checkOut(checkoutOf(served))
    const full = await checkOut(checkoutOf(served, { depth: 0 }))
    for (const each of [checkout, full]) {
      open.server.forget()
      served.server.misbehave = () => ({ status: 302, location: open.server.origin })
      const sought = await run(each)
      served.server.misbehave = () => null
      expect(sought).toMatchObject({ found: false, remedy: expect.stringContaining('redirects') as string })
      expect(served.server.requests).toHaveLength(1)
      expect(open.server.requests).toEqual([])
    }
  })

  it('is in no file, in no argument, and in nothing that is said', async () => {
    const token = 'ghs_wrongwrongwrong'
    setEnvironment({ GIT_TRACE: '1', GIT_CURL_VERBOSE: '1', GIT_TRACE_CURL: '1', GIT_TRACE_REDACT: '0' })
    for (const depth of [0, 1]) {
      const checkout = await checkOut(checkoutOf(served, { depth }))
      const before = snapshot(checkout)
      const sought = await run(checkout, { token })
      expect(sought).toMatchObject({ found: false })
      for (const secret of secretsOf(token)) expect(JSON.stringify(sought)).not.toContain(secret)
      expect(served.server.requests.map(({ status }) => status)).toEqual([403])
      expect(snapshot(checkout)).toEqual(before)
    }
  })

  it('has a second form that must be masked as well', () => {
    expect(secretsOf('ghs_x')).toEqual(['ghs_x', 'eC1hY2Nlc3MtdG9rZW46Z2hzX3g='])
    expect(secretsOf(null)).toEqual([])
  })
})

describe('a login in the URL of origin', () => {
  it('is used where there is no token, and is never shown', async () => {
    for (const depth of [0, 1]) {
      const checkout = await checkOut(checkoutOf(served, { depth, credentials: 'none' }))
      const url = served.url.replace('://', `://x-access-token:${served.token}@`)
      await runGitAsync(checkout.folder, 'remote', 'set-url', 'origin', url)
      valueOf(await run(checkout, { token: null }))
      expect(seen(served)).toEqual([`basic ${encoded(`x-access-token:${served.token}`)}`])
      const wrong = served.url.replace('://', '://someone:secret-word@')
      await runGitAsync(checkout.folder, 'remote', 'set-url', 'origin', wrong)
      const sought = await run(checkout, { token: null })
      expect(sought).toMatchObject({ found: false })
      expect(JSON.stringify(sought)).not.toMatch(/secret-word|someone/)
      valueOf(await run(checkout))
      expect(seen(served)).toEqual([`basic ${encoded(`x-access-token:${served.token}`)}`])
    }
  })
})

describe('settings that are in the environment already', () => {
  it('are kept, less those that would send a second header', async () => {
    const checkout = await checkOut(checkoutOf(served))
    const proxy = await serveRepository('public')
    setEnvironment({
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'http.extraHeader',
      GIT_CONFIG_VALUE_0: 'Authorization: basic b3RoZXI=',
      GIT_CONFIG_KEY_1: 'http.proxy',
      GIT_CONFIG_VALUE_1: proxy.server.origin,
    })
    await run(checkout)
    expect(served.server.requests).toEqual([])
    expect(proxy.server.requests[0]?.path).toContain(served.url)
    setEnvironment({ GIT_CONFIG_COUNT: '1' })
    valueOf(await run(checkout))
    expect(seen(served)).toHaveLength(1)
  })
})

describe('what the workspace’s configuration would have Git do besides', () => {
  it('is not done', async () => {
    const checkout = await checkOut(checkoutOf(served, { depth: 0 }))
    const trap = join(temporaryFolder(), 'ran')
    const hooks = temporaryFolder()
    for (const hook of ['reference-transaction', 'post-checkout', 'pre-auto-gc']) {
      writeFileSync(join(hooks, hook), `#!/bin/sh\necho ${hook} >> ${trap}\n`, { mode: 0o755 })
    }
    const settings = [
      ['core.hooksPath', hooks],
      ['core.fsmonitor', `echo monitor >> ${trap}`],
      ['fetch.prune', 'true'],
      ['fetch.pruneTags', 'true'],
      ['fetch.writeCommitGraph', 'true'],
      ['remote.origin.fetch', '+refs/heads/*:refs/remotes/mirror/*'],
      ['remote.origin.tagOpt', '--tags'],
      ['remote.origin.prune', 'true'],
      ['submodule.recurse', 'true'],
    ] as const
    for (const [key, value] of settings)
      await runGitAsync(checkout.folder, 'config', '--local', '--add', key, value)
    await runGitAsync(checkout.folder, 'tag', 'mine')
    await runGitAsync(served.folder, 'update-ref', 'refs/heads/row/ENG-8', 'refs/heads/main')
    await runGitAsync(served.folder, 'tag', 'theirs', 'refs/heads/main')
    const before = snapshot(checkout)
    rmSync(trap, { force: true })
    expect(valueOf(await run(checkout)).fetched).toHaveLength(1)
    expect(existsSync(trap)).toBe(false)
    expect(existsSync(join(checkout.folder, '.git', 'objects', 'info', 'commit-graphs'))).toBe(false)
    expect(snapshot(checkout)).toEqual(before)
    await runGitAsync(served.folder, 'update-ref', '-d', 'refs/heads/row/ENG-8')
  })
})

describe('a submodule', () => {
  it('is none of our business, even where it is checked out', async () => {
    const own = await serveRepository()
    const { author } = own
    const point = (sha: string) => {
      author.git('update-index', '--add', '--cacheinfo', `160000,${sha},sub`)
      author.git('commit', '--quiet', '-m', `point to ${sha}`)
    }
    author.commit({
      message: 'a module',
      files: { '.gitmodules': `[submodule "sub"]\n\tpath = sub\n\turl = ${own.url}-sub\n` },
    })
    point(own.pull.head)
    author.git('push', '--quiet', 'origin', 'main')
    const checkout = await checkOut(
      checkoutOf(own, { depth: 0, ref: 'refs/heads/main', sha: author.sha('main') }),
    )
    const { folder } = checkout
    await runGitAsync(folder, 'clone', '--quiet', own.folder, 'sub')
    await runGitAsync(join(folder, 'sub'), 'remote', 'set-url', 'origin', `${own.url}-sub`)
    for (const [key, value] of [
      ['submodule.sub.active', 'true'],
      ['fetch.recurseSubmodules', 'on-demand'],
      ['submodule.recurse', 'true'],
    ] as const) {
      await runGitAsync(folder, 'config', '--local', key, value)
    }
    point('d'.repeat(40))
    author.git('push', '--quiet', 'origin', 'main')
    valueOf(await run(checkout, { head: null, headRef: null }, own))
    expect(own.server.requests.filter(({ path }) => path.includes('-sub'))).toEqual([])
    expect(own.server.requests.some(({ command }) => command === 'fetch')).toBe(true)
  })
})
