import type { Origin } from './origin.js'

/** How a remote is reached, and what is said there to be let in. */
export interface Access {
  /** Holds no name and no password. */
  readonly url: string
  /** Value of the Authorization header; null where none is sent. */
  readonly authorization: string | null
  /** Texts that must not be shown. */
  readonly secrets: readonly string[]
  /** What the workspace runs for ssh; null for Git's own choice, and where no ssh is needed. */
  readonly ssh: string | null
}

/** The token in every form in which it is sent or might be shown; the edge has the platform mask them first. */
export const secretsOf = (token: string | null): readonly string[] =>
  token === null ? [] : [token, encode(`x-access-token:${token}`)]

/** Decides who is asked as whom: the token is for the platform's own server, over HTTP, and for nobody else. */
export const toAccess = (origin: Origin, token: string | null, ssh: string | null): Access => {
  const { url, transport, login, trusted } = origin
  const secrets = [...secretsOf(token), ...(login === null ? [] : [...login.split(':'), encode(login)])]
  // A name without a password is no more than a wish to be asked for one.
  const own = login?.endsWith(':') ? null : login
  const shown = token !== null && trusted ? `x-access-token:${token}` : own
  const isHttp = transport === 'http'
  return {
    url,
    authorization: isHttp && shown !== null ? `basic ${encode(shown)}` : null,
    secrets: secrets.filter(secret => secret.length > 3 && secret !== 'x-access-token'),
    ssh: isHttp ? null : ssh,
  }
}

/** The text with every secret in it made unreadable. */
export const conceal = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text)

const encode = (text: string): string => Buffer.from(text).toString('base64')
