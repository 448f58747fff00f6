import { found, missing, type Sought } from '../model/sought.js'
import { toShellWord } from './ref-name.js'
import type { Repository } from './repository.js'

/** Where the remote called origin is, and whether that is the repository that a run is about. */
export interface Origin {
  /** As configured, less a name and a password in it. */
  readonly url: string
  readonly transport: 'http' | 'ssh'
  /** `name:password`, where the URL held them. */
  readonly login: string | null
  /** `owner/name`, where it is on the platform's server. */
  readonly name: string | null
  /** Its scheme, host and port are the server's: only then may it see the server's token. */
  readonly trusted: boolean
  /** It is the repository of the event; a checkout can be told to bring another one. */
  readonly expected: boolean
}

/** Reads origin's URL and compares it with the server (`https://github.com`) and the repository (`owner/name`) of the run. */
export const readOrigin = (
  { remotes }: Pick<Repository, 'remotes'>,
  server: string,
  repository: string,
): Sought<Origin> => {
  const origin = remotes.find(({ name }) => name === 'origin')
  if (origin === undefined) {
    const [first] = remotes
    return missing(
      'no remote is called origin, so there is nowhere to fetch from',
      first
        ? `git remote rename ${toShellWord(first.name)} origin`
        : `git remote add origin ${server}/${repository}`,
    )
  }
  const address = parseHttp(origin.url) ?? parseSsh(origin.url)
  if (address === null) {
    return missing(
      'the remote origin is reached neither by http, https nor ssh',
      `git remote set-url origin ${server}/${repository}, or fetch beforehand and set the input \`fetch\` to never`,
    )
  }
  const { host, path, ...rest } = address
  const isOnServer = host.split(':')[0] === new URL(server).hostname
  const name = isOnServer ? path.replace(/^\/+|(?:\.git)?\/*$/g, '') : null
  return found({
    ...rest,
    name,
    trusted: rest.transport === 'http' && new URL(rest.url).origin === new URL(server).origin,
    expected: name?.toLowerCase() === repository.toLowerCase(),
  })
}

type Address = Pick<Origin, 'url' | 'transport' | 'login'> & { readonly host: string; readonly path: string }

const parseHttp = (text: string): Address | null => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const login =
    url.username === '' && url.password === '' ? null : `${decode(url.username)}:${decode(url.password)}`
  // What is left must be what the user wrote: Git matches settings against it, and so do people.
  const bare = text.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
  return { url: bare, transport: 'http', login, host: url.host, path: url.pathname }
}

const parseSsh = (text: string): Address | null => {
  const named = /^ssh:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?(\/.+)$/i.exec(text)
  // A single letter before the colon is a drive of Windows.
  const short = /^(?:[^/@:\s-][^/@:\s]*@)?([^/@:\s-][^/@:\s]+):(?!\/\/)(.+)$/.exec(text)
  const [, host, path] = named ?? short ?? []
  if (host === undefined || path === undefined || /^\w+::/.test(text)) return null
  return { url: text, transport: 'ssh', login: null, host: host.toLowerCase(), path }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
