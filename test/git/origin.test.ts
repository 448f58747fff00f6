import { describe, expect, it } from 'vitest'
import { toAccess } from '../../src/git/fetch-access.js'
import { readOrigin } from '../../src/git/origin.js'
import { valueOf } from './gathered.js'

const read = (url: string, server = 'https://github.com', repository = 'acme/record') =>
  readOrigin({ remotes: [{ name: 'origin', url, fetch: [] }] }, server, repository)

describe('origin', () => {
  it.each([
    'https://github.com/acme/record',
    'https://github.com/acme/record.git',
    'https://github.com/Acme/Record/',
    'HTTPS://GITHUB.COM/acme/record',
    'https://github.com:443/acme/record',
    'https://someone@github.com/acme/record',
    'https://x-access-token:secret@github.com/acme/record',
  ])('%s is the repository of the run, and may see its token', url => {
    expect(valueOf(read(url))).toMatchObject({ transport: 'http', expected: true, trusted: true })
  })

  it.each([
    'git@github.com:acme/record.git',
    'github.com:acme/record',
    'ssh://git@github.com/acme/record.git',
    'ssh://git@github.com:22/acme/record.git',
  ])('%s is the repository of the run, and has no use for the token', url => {
    const origin = valueOf(read(url))
    expect(origin).toMatchObject({ transport: 'ssh', expected: true, trusted: false, url })
    expect(toAccess(origin, 'ghs_token', null).authorization).toBeNull()
  })

  it.each([
    ['https://github.com/acme/other', 'acme/other', true],
    ['https://github.com/acme/record/more', 'acme/record/more', true],
    ['http://github.com/acme/record', 'acme/record', false],
    ['https://github.com.example.com/acme/record', null, false],
    ['https://example.com/github.com/acme/record', null, false],
    ['https://github.com@example.com/acme/record', null, false],
    ['https://github.com:8443/acme/record', 'acme/record', false],
    ['https://gist.github.com/acme/record', null, false],
    ['git@example.com:acme/record', null, false],
  ])('%s is %s on the server, trusted: %s', (url, name, trusted) => {
    expect(valueOf(read(url))).toMatchObject({ name, trusted })
    expect(toAccess(valueOf(read(url)), 'ghs_token', null).authorization === null).toBe(!trusted)
  })

  it('keeps a login apart from the URL', () => {
    expect(valueOf(read('https://me:p%40ss@github.com/acme/record'))).toMatchObject({
      url: 'https://github.com/acme/record',
      login: 'me:p@ss',
    })
  })

  it.each([
    '/srv/git/record',
    '../record',
    'file:///srv/git/record',
    'git://github.com/acme/record',
    'C:\\record',
    'ext::sh -c true',
    'a',
    '-oProxyCommand=x:y',
    '',
  ])('%s is not fetched from', url => {
    expect(read(url)).toMatchObject({
      found: false,
      reason: expect.stringContaining('neither by http') as string,
    })
  })

  it('must be called so', () => {
    const remotes = [{ name: 'upstream', url: 'https://github.com/acme/record', fetch: [] }]
    expect(readOrigin({ remotes }, 'https://github.com', 'acme/record')).toMatchObject({
      found: false,
      remedy: 'git remote rename upstream origin',
    })
    expect(readOrigin({ remotes: [] }, 'https://github.com', 'acme/record')).toMatchObject({
      found: false,
      remedy: 'git remote add origin https://github.com/acme/record',
    })
  })
})
