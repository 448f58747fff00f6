import { localEnvironment, type Where } from './environment.js'
import type { Access } from './fetch-access.js'

/** A setting of Git: key and value. Of two for one key the later counts, and of two keys the more specific. */
export type Setting = readonly [key: string, value: string]

type Variables = Readonly<Record<string, string>>

// What a machine needs to reach its server. Traces are not among them: they show what is sent.
const inherited =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|HTTP_USER_AGENT|SSH|SSH_COMMAND|SSH_VARIANT)$/

/**
 * The environment of a call that talks to the remote. The user's and the system's configuration hold here (a proxy, a
 * certificate of one's own), but for whatever would ask somebody, send something else than the one header, follow the
 * server to another place, or wait for ever. Nothing secret is in an argument, and nothing is written down.
 */
export const remoteEnvironment = (
  where: Where,
  access: Access,
  silence: number,
  settings: readonly Setting[],
): Variables => {
  const local = localEnvironment(where)
  const all = [...settingsOf(process.env), ...settingsOf(local), ...ours(access, silence), ...settings]
  const variables: Record<string, string> = { ...local }
  for (const name of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_NOSYSTEM']) delete variables[name]
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && inherited.test(name)) variables[name] = value
  }
  all.forEach(([key, value], index) => {
    variables[`GIT_CONFIG_KEY_${index}`] = key
    variables[`GIT_CONFIG_VALUE_${index}`] = value
  })
  return Object.assign(variables, {
    GIT_CONFIG_COUNT: String(all.length),
    GIT_ALLOW_PROTOCOL: 'http:https:ssh',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    ...(access.ssh === null || 'GIT_SSH_COMMAND' in variables ? {} : { GIT_SSH_COMMAND: access.ssh }),
  })
}

const ours = ({ url, authorization }: Access, silence: number): Setting[] => {
  const http = (key: string, value: string | number): Setting => [`http.${url}.${key}`, String(value)]
  return [
    ['protocol.version', '2'],
    // The empty value forgets all that were set before, the one that a checkout has left in the configuration too.
    // Keyed by the full URL, since a less specific key loses, and a bare one would send the header to every host.
    http('extraHeader', ''),
    ...(authorization === null ? [] : [http('extraHeader', `AUTHORIZATION: ${authorization}`)]),
    // A header that was set by hand goes wherever the server points.
    http('followRedirects', 'false'),
    http('lowSpeedLimit', 1),
    // Whole seconds, as Git counts them.
    http('lowSpeedTime', Math.ceil(silence)),
    [`credential.${url}.helper`, ''],
    ['fetch.writeCommitGraph', 'false'],
  ]
}

/** The settings that an environment carries. */
const settingsOf = (variables: Readonly<Record<string, string | undefined>>): Setting[] => {
  const settings: Setting[] = []
  const count = Number(variables['GIT_CONFIG_COUNT'] || 0)
  for (let index = 0; index < count; index++) {
    const key = variables[`GIT_CONFIG_KEY_${index}`]
    if (key === undefined) break
    settings.push([key, variables[`GIT_CONFIG_VALUE_${index}`] ?? ''])
  }
  return settings
}
