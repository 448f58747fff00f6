import { readInline } from '../markdown/inline.js'
import type { ClaimPlace } from '../model/claim-settings.js'
import type { Place } from '../model/place.js'
import { normaliseHeader } from '../record/header.js'
import { toPlain, withoutDecoration } from '../record/plain-text.js'
import { textLines } from '../record/text-line.js'
import type { WrittenClaim } from './claim.js'
import type { HeadedSections } from './headed-section.js'
import type { ParsedFile } from './parsed-file.js'

const bullet = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/
const label = /^(?:[-*+]\s+)?([^:|]{1,60}?)\s*:\s*(.*)$/s
const head = /^(.*?)(?:\s*:\s|\s+[–—-]\s|\s*\(|$)/s

interface Entry {
  readonly title: string
  readonly place: Place
  readonly struck: boolean
  readonly labels: Map<string, { readonly text: string; readonly place: Place }>
}

/**
 * The claims that are headings or items of a list, each with a line `Rows: …` in it or below it. An entry without such a
 * line is prose. Null where there is none at all.
 */
export const listClaims = (
  file: ParsedFile,
  sections: HeadedSections,
  place: ClaimPlace,
): readonly WrittenClaim[] | null => {
  const entries = entriesOf(file, sections)
  const textOf = ({ labels }: Entry, names: readonly string[]) =>
    names.flatMap(name => labels.get(normaliseHeader(name)) ?? [])[0]
  const claims = entries.flatMap((entry): WrittenClaim[] => {
    const rows = textOf(entry, place.rows)
    if (!rows) return []
    return [
      {
        name: textOf(entry, place.name)?.text ?? nameIn(entry.title),
        owner: textOf(entry, place.owner)?.text ?? '',
        state: textOf(entry, place.state)?.text ?? '',
        rows: rows.text,
        struck: entry.struck,
        place: entry.place,
        idsPlace: rows.place,
        read: true,
      },
    ]
  })
  return claims.length > 0 ? claims : null
}

/** What a heading or an item begins with: up to a colon, a dash or a parenthesis. */
const nameIn = (title: string): string => withoutDecoration(head.exec(title)?.[1] ?? title).trim()

const entriesOf = (file: ParsedFile, { holds, headings }: HeadedSections): readonly Entry[] => {
  const { path, definitions } = file
  const outer = new Set(headings)
  const titles = new Map(
    file.headings.filter(heading => !outer.has(heading)).map(heading => [heading.place.line, heading]),
  )
  const entries: Entry[] = []
  let open: Entry | null = null
  for (const { line, text, before } of textLines(file, file.text)) {
    if (!holds(line)) continue
    const place = { path, line, endLine: line, column: before + 1, endColumn: before + text.length + 1 }
    const begin = (title: string, struck: boolean): Entry => {
      const entry: Entry = { title, place, struck, labels: new Map() }
      entries.push(entry)
      return entry
    }
    const heading = titles.get(line)
    if (heading) {
      open = begin(toPlain(heading.text), heading.text === '')
      continue
    }
    const marker = before < 2 ? bullet.exec(text)?.[0] : undefined
    const inline = readInline(text.slice(marker?.length ?? 0), definitions)
    const plain = toPlain(inline.text)
    // Below a heading that bears the claim, items are its lines.
    const isItem = marker !== undefined && !(open && titles.has(open.place.line))
    if (isItem) open = begin(plain, plain === '' && inline.runs.some(({ struck }) => struck))
    if (!open) continue
    for (const [name, said] of labelsIn(plain))
      if (!open.labels.has(name)) open.labels.set(name, { text: said, place })
  }
  return entries
}

/** `Rows: A-1`, also behind the title of an item: `CLAIM-A — rows: A-1`. */
const labelsIn = (text: string): readonly (readonly [string, string])[] =>
  [text, ...text.split(/\s+[–—-]\s+|;\s+|\.\s+|\)\s+/)].flatMap(part => {
    const [, name, said] = label.exec(part.slice(0, 5000)) ?? []
    return name === undefined || said === undefined ? [] : [[normaliseHeader(name), said.trim()] as const]
  })
