import { decodeText } from '../markdown/decoded-text.js'
import { withInline } from '../markdown/inline.js'
import { textOfDocument } from '../markdown/text-document.js'
import type { FileText, Tree } from '../model/tree.js'
import { found, type Sought } from '../model/sought.js'
import type { WantedText } from '../rules/rule.js'
import type { Files } from './files.js'
import type { RecordReading } from './record.js'

/** The trees of a view; target's is there where a change is judged. */
export interface Trees {
  readonly tree: Tree
  readonly target: Tree | null
}

type Listed = Pick<Files, 'entries' | 'others' | 'read' | 'begin'> & {
  /** What the record was read from, which is not read again. */
  readonly shelf?: RecordReading['shelf']
}

const mostRounds = 4
const few = 8

/**
 * Reads the texts that are asked for, those of a round in one go. `ask` is asked again with what was read, since one text
 * may name another; what it asks for twice is read once.
 */
export const gatherTexts = async (
  sides: { readonly tree: Listed; readonly target: Listed | null },
  ask: (trees: Trees) => readonly WantedText[],
): Promise<Sought<Trees>> => {
  const texts = { tree: new Map<string, FileText>(), target: new Map<string, FileText>() }
  const trees: Trees = {
    tree: toTree(sides.tree, texts.tree),
    target: sides.target && toTree(sides.target, texts.target),
  }
  for (let round = 0; round < mostRounds; round++) {
    const wanted = await withInline(() => ask(trees))
    let isNew = false
    for (const side of ['tree', 'target'] as const) {
      const listed = sides[side]
      const paths = wanted.flatMap(({ side: of, path }) =>
        of === side && listed?.entries.has(path) && !texts[side].has(path) ? [path] : [],
      )
      if (!listed || paths.length === 0) continue
      isNew = true
      const unread: string[] = []
      for (const path of new Set(paths)) {
        const known = readBefore(listed, path)
        if (known) texts[side].set(path, known)
        else unread.push(path)
      }
      // Many are gathered apart, so that Git comes to its end while others are at work.
      const contents = await (unread.length > few ? listed.begin(unread, () => true)() : listed.read(unread))
      if (!contents.found) return contents
      for (const [path, bytes] of contents.value) texts[side].set(path, decodeText(bytes))
    }
    if (!isNew) break
  }
  return found(trees)
}

const readBefore = ({ entries, shelf }: Listed, path: string): FileText | null => {
  const file = shelf?.get(`${entries.get(path)?.sha ?? ''} ${path}`)
  return file && 'text' in file && file.text !== undefined ? textOfDocument(file, file.text) : null
}

const toTree = ({ entries, others }: Listed, texts: ReadonlyMap<string, FileText>): Tree => ({
  files: new Set(entries.keys()),
  others,
  isRead: path => !entries.has(path) || texts.has(path),
  textOf: path => {
    if (!entries.has(path)) return null
    const text = texts.get(path)
    if (!text) throw new Error(`No rule had asked for the text of ${path}`)
    return text
  },
})
