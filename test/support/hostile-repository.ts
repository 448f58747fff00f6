import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './folder.js'
import { hostile } from './hostile.js'
import { hosted, type Hosted } from './hosted-repository.js'

/** As far as a line of a table can hold the text. */
export const toCell = (text: string): string => text.replace(/[\r\n\v\f\0]/g, ' ').replaceAll('|', '\\|')

/** As far as a file can be called so; line breaks may stand. */
const toName = (text: string): string => text.replaceAll('/', '∕').replaceAll('\0', '').slice(0, 60)

/** As far as a branch can be called so. */
const toBranch = (text: string): string =>
  text
    .replace(/[\0- \u007f~^:?*[\\]|\ud800|\udc00/g, '')
    .replace(/\.\.+|@\{|\/{2,}|\.lock$|[/.]$/g, '')
    .replace(/(^|\/)\./g, '$1')
    .slice(0, 80)

/** Texts that a program might run, obey or render, wherever a repository can put some. */
export const nasty: readonly string[] = [
  ...hostile,
  '$(touch pwned-1)',
  '`touch pwned-2`',
  ';touch pwned-3;',
  '|touch pwned-4',
  '-rf',
  '--output=pwned-5',
  '--upload-pack=touch${IFS}pwned-6',
  '"; touch pwned-7 #',
  "'; touch pwned-8 #",
]

/** A row that is plainly active, and one whose state nobody may be able to tell. */
const table = (number: number | string, text: string): string =>
  [
    '| ID | State | Title |',
    '| --- | --- | --- |',
    `| F-${number} | ACTIVE | ${toCell(text)} |`,
    `| S-${number} | ACTIVE ${toCell(text)} | ${toCell(text)} |`,
    '',
  ].join('\n')

/** A configuration; what may not stand in one as it is, is written by its number. */
export const toConfiguration = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Branches of the hostile names: of a row, of no row, and parked nowhere. */
export const nastyBranches: readonly string[] = [
  ...new Set(nasty.map(toBranch).filter(name => name !== '' && !name.startsWith('/'))),
]

const states = Object.fromEntries(
  nasty
    .map(text => text.trim())
    .filter(text => text !== '' && text.length <= 100)
    .map(text => [text, 'planned']),
)

const said = nasty.map(text => text.trim() || 'nothing')

const configurationWith = (obligations: Readonly<Record<string, unknown>>): string =>
  toConfiguration({
    base: 'main',
    matrices: ['plan.md', 'docs/*.md'],
    states: { READY: 'ready', ACTIVE: 'active', DONE: 'done', ...states },
    'exempt-authors': ['*[bot]'],
    obligations,
  })

const owing = Object.fromEntries(
  said.map(text => [
    text.slice(0, 90),
    { when: { move: { to: ['DONE'] } }, owes: ['owed.txt'], reason: text },
  ]),
)

const plan = (owed: string, excuses: boolean): string =>
  [
    '| ID | State | Title |',
    '| --- | --- | --- |',
    `| OWED-1 | ${owed} | a row |`,
    '| ENG-1 | ACTIVE | a row |',
    ...(excuses
      ? said.map(
          (text, index) =>
            `| EX-${index + 1} | ACTIVE | <!-- rowaudit: allow abandoned-row: ${toCell(text).replace(/--/g, '- -')} --> |`,
        )
      : []),
    '',
  ].join('\n')

/** The files of a side. */
const pathsOf = (side: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    nasty.flatMap((text, index) =>
      index % 2 === side
        ? [
            [`docs/${toName(text)}.md`, table(index + 1, text)],
            [`src/${toName(text)}`, 'work\n'],
          ]
        : [],
    ),
  )

/** Rows in files whose names are no UTF-8, and are the same where that is overlooked. */
export const rawNames = { 'RAW-1': [0xff, 0xfe], 'RAW-2': [0xfe, 0xff] }

/**
 * Hostile text in every place of a change and of what it changes: files, cells, states, messages, excuses, configuration,
 * branches and tags. The change is checked out on a branch of such a name.
 */
export const hostileRepository = (): Hosted & { readonly branch: string } => {
  const there = hosted(
    [],
    {
      ...pathsOf(0),
      'plan.md': plan('READY', false),
      'owed.txt': 'nothing yet\n',
      '.gitattributes': '* filter=trap diff=trap merge=trap\n',
    },
    configurationWith(owing),
  )
  const { author } = there
  const tip = author.sha('HEAD')
  const names = nastyBranches.flatMap(name => [`row/${name}`, `row/ENG-1-${name}`])
  for (const name of names) author.git('update-ref', `refs/heads/${name}`, tip)
  author.push()
  for (const name of nastyBranches.slice(0, 10)) author.git('update-ref', `refs/tags/${name}`, tip)
  author.git('update-ref', 'refs/tags/origin/main', tip)
  author.git('push', '--quiet', 'origin', 'refs/tags/*:refs/tags/*')
  const branch = 'row/ENG-1-$(touch${IFS}pwned-9);`id`|##(error)"\'<b>@team%0A'
  author.git('checkout', '--quiet', '-b', branch)
  mkdirSync(join(author.folder, 'docs'), { recursive: true })
  for (const [name, bytes] of Object.entries(rawNames))
    writeFileSync(
      Buffer.concat([Buffer.from(`${author.folder}/docs/`), Buffer.from(bytes), Buffer.from('::error::.md')]),
      table(name, 'a'),
    )
  author.commit({
    message: 'Everything',
    files: {
      ...pathsOf(1),
      'plan.md': plan('DONE', true),
      '.github/rowaudit.yml': configurationWith({}),
    },
  })
  for (const text of nasty) {
    const message = text.replaceAll('\0', '')
    const trailer = `Rowaudit-Allow: vanished-row NONE-1 ${toCell(message)}`
    author.commit({ message: `${message}\n\n${trailer}\nRowaudit-Allow: ${toCell(message)}` })
  }
  return { ...there, branch }
}

/** Everything below a folder, by name, whatever bytes that is made of. */
export const listed = (folder: string): readonly string[] =>
  execFileSync('find', ['.', '-print0'], { cwd: folder, encoding: 'latin1', maxBuffer: 1 << 28 })
    .split('\0')
    .sort()

/** A folder for a program that tells when it is run, and how to ask whether it was. */
export const setTrap = (): { readonly script: string; readonly mark: string } => {
  const folder = temporaryFolder()
  const mark = join(folder, 'mark')
  const script = join(folder, 'trap.sh')
  writeFileSync(script, `#!/bin/sh\necho "$0 $*" >> '${mark}'\nexit 0\n`, { mode: 0o755 })
  return { script, mark }
}
