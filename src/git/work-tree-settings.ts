import { found, type Sought } from '../model/sought.js'
import { callGit } from './call.js'
import { failure } from './failure.js'
import type { Repository } from './repository.js'

/** What the user's configuration has to say of how a work tree is recorded. */
export interface WorkTreeSettings {
  /** A configuration file for the same repository, with nothing in it that could start a program. */
  readonly config: string
  /** Names of the filters that Git would run. */
  readonly filters: ReadonlySet<string>
}

const told =
  '^(core\\.(filemode|symlinks|ignorecase|precomposeunicode|autocrlf|eol|trustctime|checkstat|sparsecheckout)' +
  '|sparse\\.expectfilesoutsideofpatterns|filter\\..*\\.(clean|process))$'
const paths = '^core\\.(excludesfile|attributesfile)$'
const mend = 'mend the configuration that `git config --list --show-origin` shows'

/**
 * Reads what decides how files of the work tree are compared, ignored, and turned into contents: line ends, executable
 * bits, symbolic links, case, the user's own ignored files and attributes. Nothing else of any configuration counts.
 */
export const readWorkTreeSettings = async ({
  root,
  objectFormat,
}: Repository): Promise<Sought<WorkTreeSettings>> => {
  const ask = (...options: string[]) =>
    callGit({ folder: root }, ['config', '--null', '--show-scope', ...options])
  const answers = await Promise.all([ask('--get-regexp', told), ask('--type=path', '--get-regexp', paths)])
  const lines = Object.entries(ours).concat(
    objectFormat === 'sha1' ? [] : [['extensions.objectformat', objectFormat]],
  )
  const filters = new Set<string>()
  for (const answer of answers) {
    if (answer.status !== 0 && answer.status !== 1)
      return failure('could not read the configuration', answer, mend)
    for (const [key, value] of parseSettings(answer.stdout.toString())) {
      const filter = /^filter\.(.*)\.(?:clean|process)$/s.exec(key)?.[1]
      if (filter !== undefined) filters.add(filter)
      else lines.push([key, value])
    }
  }
  return found({ config: lines.map(toLine).join(''), filters })
}

const ours: Readonly<Record<string, string>> = {
  'core.repositoryformatversion': '1',
  'core.bare': 'false',
  'core.safecrlf': 'false',
  'core.splitindex': 'false',
  'index.sparse': 'false',
}

// {<scope> NUL <key> [LF <value>] NUL}; what the call itself was told is none of the user's.
const parseSettings = (output: string): [string, string][] => {
  const words = output.split('\0').slice(0, -1)
  return words.flatMap((word, index): [string, string][] => {
    if (index % 2 === 0 || words[index - 1] === 'command') return []
    const end = word.indexOf('\n')
    return [end < 0 ? [word, 'true'] : [word.slice(0, end), word.slice(end + 1)]]
  })
}

const toLine = ([key, value]: readonly [string, string]): string => {
  const [section = '', name = ''] = key.split('.')
  const quoted = value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
  return `[${section}]\n\t${name} = "${quoted}"\n`
}
