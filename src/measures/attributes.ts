import { attributePattern } from './attribute-pattern.js'

/** The text of one `.gitattributes` file. */
export interface AttributeFile {
  readonly path: string
  readonly text: string
}

/** Null for one that is taken back by a `!` in front. */
type Value = boolean | null

interface Attribute {
  readonly name: string
  readonly value: Value
}

interface AttributeLine {
  readonly isMatch: (path: string) => boolean
  readonly attributes: readonly Attribute[]
}

type Macros = ReadonlyMap<string, readonly Attribute[]>

const ofForeignFiles = ['linguist-generated', 'linguist-vendored']
const known: ReadonlySet<string> = new Set([...ofForeignFiles, 'diff'])
const mostMacros = 100

/**
 * Whether `.gitattributes` files set a path aside: generated, vendored, or without a diff, which is how binary files are
 * told. Read as Git does: of several lines the last counts, and a file nearer to the path before one further up.
 */
export const asideByAttributes = (files: readonly AttributeFile[]): ((path: string) => boolean) => {
  const inOrder = [...files].sort((one, other) => one.path.split('/').length - other.path.split('/').length)
  const macros = new Map([['binary', [{ name: 'diff', value: false }]]])
  const read = inOrder.flatMap(({ path, text }) => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    return text.split(/\r?\n/).flatMap(line => readLine(line, folder, macros) ?? [])
  })
  const lines = read
    .filter(({ attributes }) => attributes.some(({ name }) => known.has(name) || macros.has(name)))
    .reverse()
  return path => {
    const values = new Map<string, Value>()
    for (const { isMatch, attributes } of lines) if (isMatch(path)) fill(values, attributes, macros)
    return ofForeignFiles.some(name => values.get(name) === true) || values.get('diff') === false
  }
}

/** Settles what nothing of a higher rank has settled; an attribute that is a macro brings those it stands for. */
const fill = (values: Map<string, Value>, attributes: readonly Attribute[], macros: Macros): void => {
  for (const { name, value } of [...attributes].reverse()) {
    if (values.has(name)) continue
    values.set(name, value)
    if (value === true) fill(values, macros.get(name) ?? [], macros)
  }
}

const readLine = (
  line: string,
  folder: string,
  macros: Map<string, readonly Attribute[]>,
): AttributeLine | null => {
  const bare = line.replace(/^[ \t]+/, '')
  if (bare === '' || bare.startsWith('#')) return null
  const quoted = /^"((?:\\.|[^"\\])*)"(?=[ \t]|$)/.exec(bare)
  const written = quoted?.[0] ?? /^[^ \t]+/.exec(bare)?.[0] ?? ''
  const attributes = bare
    .slice(written.length)
    .split(/[ \t]+/)
    .flatMap(word => (word === '' ? [] : toAttribute(word)))
  const macro = /^\[attr\](.+)$/.exec(written)?.[1]
  if (macro !== undefined) {
    // Git heeds macros at the top alone.
    if (folder === '' && macros.size < mostMacros) macros.set(macro, attributes)
    return null
  }
  const isMatch = attributePattern(quoted ? unquoted(quoted[1] ?? '') : written, folder)
  return isMatch && { isMatch, attributes }
}

const toAttribute = (word: string): Attribute => {
  const sign = /^[-!]/.exec(word)?.[0] ?? ''
  const [name = '', value] = word.slice(sign.length).split('=')
  return { name, value: sign === '!' ? null : sign === '' && value !== 'false' }
}

const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** A name as Git quotes it: `\t`, `\"`, and bytes as three octal digits. */
const unquoted = (text: string): string =>
  text.replace(/(?:\\[0-3][0-7]{2})+|\\(.)/g, (whole, character: string | undefined) => {
    if (character !== undefined) return escapes[character] ?? character
    const bytes = whole
      .slice(1)
      .split('\\')
      .map(digits => parseInt(digits, 8))
    return new TextDecoder().decode(Uint8Array.from(bytes))
  })
