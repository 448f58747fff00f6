import { missing, type Missing } from '../model/sought.js'
import type { Ending } from './call.js'
import { conceal, type Access } from './fetch-access.js'
import { failure } from './failure.js'

/**
 * Why a call to the remote failed: the server said no, has no such ref or object, this machine cannot write, or the
 * way there is disturbed, which may be over in a moment.
 */
export type Cause = 'refused' | 'no-ref' | 'no-object' | 'local' | 'disturbed'

const causes: readonly (readonly [Cause, RegExp])[] = [
  ['no-ref', /couldn't find remote ref/],
  ['no-object', /not our ref|does not allow request for unadvertised object/],
  [
    'local',
    /cannot lock ref|unable to (?:create|write|append|open|update local ref|delete)|cannot (?:open|create|write)|could not (?:write|create|delete)|insufficient permission|[Rr]ead-only file system|No space left|bad config|some local refs could not be updated/,
  ],
  [
    'refused',
    /returned error: (?:3\d\d|4(?!08|29)\d\d)|could not read (?:Username|Password)|Authentication failed|[Rr]epository (?:'.*' )?not found|Permission denied|Host key verification|transport '.*' not allowed|certificate|redirection|valid repository name/,
  ],
]

/** Reads the cause from what Git said of its own accord; what the server had to say is hearsay. */
export const causeOf = ({ stderr }: Ending): Cause => {
  const own = stderr.replace(/^remote: .*$/gm, '')
  return causes.find(([, pattern]) => pattern.test(own))?.[0] ?? 'disturbed'
}

const progress =
  /^(?:remote: )?(?:Enumerating|Counting|Compressing|Finding|Receiving|Resolving|Unpacking|Checking|Total|POST |From )|^(?: |$)/

/** What Git complained of: its standard error without the progress of the work. */
export const complaintsIn = (stderr: string): string =>
  stderr
    .split(/[\r\n]+/)
    .filter(line => !progress.test(line))
    .join('\n')

/** What is missing because the remote could not be used. */
export const remoteFailure = (doing: string, access: Access, ending: Ending, remedy: string): Missing => {
  const stderr = conceal(complaintsIn(ending.stderr), access.secrets)
  const advice =
    causeOf(ending) === 'refused' ? `${refusal(access, stderr)}; or fetch beforehand: ${remedy}` : remedy
  return failure(`could not ${doing} ${access.url}`, { ...ending, stderr }, advice)
}

const refusal = ({ authorization }: Access, stderr: string): string => {
  if (/returned error: 3|redirection/.test(stderr)) return 'give origin the URL to which the server redirects'
  if (/certificate/.test(stderr)) return 'have this machine trust the certificate of the server'
  return authorization === null
    ? 'give the step a `token` that may read the repository (permissions: contents: read)'
    : 'see that the `token` of the step may read the repository (permissions: contents: read)'
}

/** What is missing because the remote does not have it. */
export const notThere = (what: string, { url }: Access, remedy: string): Missing =>
  missing(`${url} has no ${what}`, remedy)
