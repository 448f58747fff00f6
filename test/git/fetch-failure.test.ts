import { describe, expect, it } from 'vitest'
import { causeOf, complaintsIn, remoteFailure, type Cause } from '../../src/git/fetch-failure.js'

const access = {
  url: 'https://github.com/acme/record',
  authorization: 'basic c2VjcmV0',
  secrets: ['ghs_token', 'c2VjcmV0'],
  ssh: null,
}

const ending = (stderr: string) => ({ status: 128, stderr })

// As Git 2.31 to 2.53 and OpenSSH write them.
const said: readonly (readonly [Cause, string])[] = [
  ['disturbed', "fatal: unable to access 'https://github.com/a/b/': Could not resolve host: github.com"],
  ['disturbed', "fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 503"],
  ['disturbed', "fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 429"],
  ['disturbed', 'error: RPC failed; curl 56 GnuTLS recv error (-9)\nfatal: early EOF'],
  ['disturbed', 'fatal: the remote end hung up unexpectedly'],
  ['disturbed', ''],
  ['refused', "fatal: unable to access 'https://github.com/a/b/': The requested URL returned error: 403"],
  ['refused', "fatal: could not read Username for 'https://github.com': terminal prompts disabled"],
  ['refused', "fatal: Authentication failed for 'https://github.com/a/b/'"],
  ['refused', "remote: Repository not found.\nfatal: repository 'https://github.com/a/b/' not found"],
  [
    'refused',
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
  ],
  [
    'refused',
    "fatal: unable to access 'https://x/': server certificate verification failed. CAfile: none CRLfile: none",
  ],
  ['refused', "fatal: transport 'ext' not allowed"],
  [
    'refused',
    'fatal: unable to update url base from redirection:\n  asked for: https://a/info/refs\n   redirect: https://b/',
  ],
  ['no-ref', "fatal: couldn't find remote ref refs/heads/x"],
  ['no-object', 'fatal: remote error: upload-pack: not our ref aaaa'],
  ['no-object', 'error: Server does not allow request for unadvertised object aaaa'],
  ['local', "error: cannot lock ref 'refs/remotes/origin/row/x': 'refs/remotes/origin/row' exists"],
  ['local', 'fatal: unable to create temporary file: Permission denied'],
  ['local', 'error: unable to write file .git/objects/aa/bb: No space left on device'],
  ['disturbed', 'remote: fatal: unable to create temporary file\nfatal: early EOF'],
]

describe('the cause of a failed call', () => {
  it.each(said)('is %s: %s', (cause, stderr) => {
    expect(causeOf(ending(stderr))).toBe(cause)
  })
})

describe('what is said of it', () => {
  it('leaves out how far the work had come', () => {
    const stderr =
      'remote: Enumerating objects: 5, done.\nremote: Counting objects:  20% (1/5)\rremote: Counting objects: 100% (5/5), done.\n' +
      'Receiving objects:  20% (1/5)\rFrom https://github.com/a/b\n * [new branch] x -> y\nfatal: early EOF\nwarning: kept\n'
    expect(complaintsIn(stderr)).toBe('fatal: early EOF\nwarning: kept')
  })

  it('holds no secret, whoever repeats it', () => {
    const stderr = 'remote: you sent basic c2VjcmV0, ghs_token\nfatal: the remote end hung up unexpectedly'
    const { reason } = remoteFailure('fetch from', access, ending(stderr), 'git fetch origin')
    expect(reason).toBe(
      'could not fetch from https://github.com/acme/record: git ended with status 128: remote: you sent basic ***, *** / fatal: the remote end hung up unexpectedly',
    )
  })

  it('tells what would let the step in, where it was kept out', () => {
    const refused = ending("fatal: unable to access 'x': The requested URL returned error: 403")
    const remedy = (authorization: string | null) =>
      remoteFailure('fetch from', { ...access, authorization }, refused, 'git fetch origin').remedy
    expect(remedy('basic c2VjcmV0')).toBe(
      'see that the `token` of the step may read the repository (permissions: contents: read); or fetch beforehand: git fetch origin',
    )
    expect(remedy(null)).toMatch(/^give the step a `token`/)
  })
})
