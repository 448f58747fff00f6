import { placeOf, textOf, type Segment } from '../markdown/passage.js'
import type { Figure } from '../model/document-settings.js'
import { countCharacters } from './characters.js'
import { counted, largest, lineAt, type Measurement, type Thing } from './measurement.js'
import { phraseOffsets } from './phrase.js'
import { repeatedLines } from './repeated-lines.js'
import type { Scanned } from './scanned.js'

/** Measures one figure of a text, in time linear in it. Characters are code points, as they are stored. */
export const measure = (scanned: Scanned, figure: Figure): Measurement => {
  const { path, text, lines } = scanned
  switch (figure.kind) {
    case 'characters':
      return counted(countCharacters(text), limit => lineAt(path, lineOf(text, offsetOf(text, limit))))
    case 'lines':
      return counted(lines.length, limit => lineAt(path, limit + 1))
    case 'sections': {
      const { headings } = scanned.blocks()
      return counted(headings.length, limit => headings[limit]?.place ?? lineAt(path, 1))
    }
    case 'paragraph':
      return largest(scanned.blocks().paragraphs.map(segments => paragraph(scanned, segments)))
    case 'cell':
      return largest(cells(scanned))
    case 'repeats':
      return largest(repeatedLines(scanned))
    case 'phrase': {
      const offsets = phraseOffsets(text, figure.phrase)
      return counted(offsets.length, limit => lineAt(path, lineOf(text, offsets[limit] ?? 0)))
    }
  }
}

/** The offset of the character with so many before it. */
const offsetOf = (text: string, before: number): number => {
  let at = 0
  for (let left = before; at < text.length && left > 0; left--)
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  return at
}

const lineOf = (text: string, offset: number): number =>
  text.slice(0, text.startsWith('\r\n', offset - 1) ? offset - 1 : offset).split(/\r\n|\n|\r/).length

const paragraph = ({ path, text, characters }: Scanned, segments: readonly Segment[]): Thing => {
  let size = segments.length - 1
  for (const { from, to, indent } of segments) size += indent + characters()(from, to)
  return { size, place: () => placeOf(path, segments), text: () => textOf(text, segments.slice(0, 3)) }
}

const cells = ({ blocks }: Scanned): readonly Thing[] =>
  blocks().tables.flatMap(({ header, rows }) =>
    [header, ...rows.flatMap(row => [row.cells, row.surplus])].flatMap(each =>
      each.map(({ text, place }) => ({ size: countCharacters(text), place: () => place, text: () => text })),
    ),
  )
