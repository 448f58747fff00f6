import type { Flaw } from '../model/census.js'
import type { MarkdownDocument } from '../model/document.js'
import type { Place } from '../model/place.js'
import type { MatrixEntry, Settings } from '../model/settings.js'
import { excerpt, listed } from './excerpt.js'
import type { FileReading, RefusedTable } from './file.js'

const start = (path: string): Place => ({ path, line: 1, endLine: 1 })

/** One flaw for each block of merge-conflict markers. */
export const conflictFlaws = ({ path, conflicts }: MarkdownDocument): readonly Flaw[] =>
  conflicts.map(place => ({
    rule: 'conflict-marker',
    subject: path,
    message:
      'Unexpected merge-conflict marker, expected one version of the record: no row of the file is read',
    help: 'Resolve the conflict, remove the markers, and look at each row between them.',
    place,
  }))

export const unreadableFile = (path: string, reason: string): Flaw => ({
  rule: 'empty-matrix',
  subject: path,
  message: `Unexpected matrix that cannot be read (${reason}), expected Markdown in UTF-8`,
  help: 'Store the file as UTF-8 text, or take it out of `matrices`.',
  place: start(path),
})

const columnsInWords = ({ header, line }: RefusedTable): string =>
  `${listed(
    header.map(text => `\`${text.replace(/`/g, '')}\``),
    10,
  )} in line ${line}`

const whyEmpty = (reading: FileReading): string => {
  const [first] = reading.read
  if (first) return `status table without a row that could be read in line ${first.table.place.line}`
  const refused = reading.refused.find(({ hinted }) => hinted) ?? reading.refused[0]
  if (!refused) return 'file without a table'
  const others = reading.refused.length - 1
  const more = others > 0 ? `, and of ${others} more ${others === 1 ? 'table' : 'tables'}` : ''
  return `columns ${columnsInWords(refused)} (${refused.reason}${more})`
}

const mayBeEmpty = (entries: readonly MatrixEntry[], path: string): boolean =>
  entries.some(({ allowEmpty, isMatch }) => allowEmpty !== null && isMatch(path))

/** The flaw of a configured file that yields no row, with the columns that were seen. */
export const emptyFile = (
  { path }: MarkdownDocument,
  reading: FileReading,
  { matrices }: Settings,
): readonly Flaw[] =>
  reading.read.some(({ rows }) => rows.length > 0) || mayBeEmpty(matrices, path)
    ? []
    : [
        {
          rule: 'empty-matrix',
          subject: path,
          message: `Unexpected ${whyEmpty(reading)}, expected rows below an ID and a State column`,
          help: `Name the columns in \`columns\` of the configuration, take the file away there with \`!${path}\`, or give \`allow-empty\` with a reason.`,
          place: start(path),
        },
      ]

const isPlain = (glob: string): boolean => !/[*?[{]/.test(glob)

/** What a pattern asks for that no path of the commit is. */
const missing = (files: readonly string[], paths: readonly string[]): string => {
  const [pattern = '', ...without] = files
  const takers = listed(
    without.map(glob => excerpt(glob, 200)),
    3,
  )
  if (without.length === 0) return 'matches no tracked regular file'
  return isPlain(pattern) && paths.includes(pattern)
    ? `matches a file which ${takers} ${without.length === 1 ? 'takes' : 'take'} away`
    : `matches no tracked regular file which ${takers} ${without.length === 1 ? 'leaves' : 'leave'}`
}

/** One flaw for each configured pattern that matches no tracked file. */
export const emptyPatterns = (paths: readonly string[], { matrices, source }: Settings): readonly Flaw[] =>
  matrices
    .filter(({ allowEmpty, isMatch }) => allowEmpty === null && !paths.some(isMatch))
    .map(({ files, line }) => ({
      rule: 'empty-matrix',
      subject: files[0]!,
      message: `Unexpected pattern ${excerpt(files[0]!, 200)} that ${missing(files, paths)}, expected at least one`,
      help: 'Correct the pattern, commit the file, name the file itself where a symbolic link stands, or give `allow-empty` with a reason.',
      place: { path: line > 0 ? (source ?? '') : '', line, endLine: line },
    }))
