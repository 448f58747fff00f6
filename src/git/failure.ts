import { missing, type Missing } from '../model/sought.js'
import type { Ending } from './call.js'

const shownLines = 3

const firstLines = (stderr: string): string =>
  stderr
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('hint:'))
    .slice(0, shownLines)
    .join(' / ')

const how = (ending: Ending): string => {
  if (ending.status !== null) return `git ended with status ${ending.status}`
  if (ending.cause === 'killed') return 'git was killed'
  return 'git could not be started'
}

/** What is missing because Git failed: what was being done, how it ended, and the first lines of what it said. */
export const failure = (doing: string, ending: Ending, remedy: string): Missing => {
  if (ending.status === null && ending.cause === 'absent') return missing('no git on the PATH', installGit)
  const said = firstLines(ending.stderr)
  return missing(`${doing}: ${how(ending)}${said === '' ? '' : `: ${said}`}`, remedy)
}

/** What to do where there is no Git, or one that is too old. */
export const installGit = 'install Git 2.31 or newer, and have it on the PATH'

/** What to do where an object that Git should have cannot be read. */
export const mendObjects =
  'run `git fsck --full`; fetch what it names as missing, or clone afresh (`git fetch --refetch --no-filter origin` fills a partial clone)'
