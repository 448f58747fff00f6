import { placeOf, textOf, type Segment } from '../markdown/passage.js'
import type { Figure } from '../model/document-settings.js'
import { countCharacters } from './characters.js'
import { counted, largest, lineAt, type Measurement, type Thing } from './measurement.js'
import { phrasePlaces } from './phrase.js'
import { repeatedLines } from './repeated-lines.js'
import type { Scanned } from './scanned.js'

/** Measures one figure of a text, in time linear in it. Characters are code points, as they are stored. */
export const measure = (scanned: Scanned, figure: Figure): Measurement => {
  const { path, text, lines } = scanned
  switch (figure.kind) {
    case 'characters':
      return counted(countCharacters(text), limit => lineAt(path, lineOfCharacter(text, limit)))
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
      const places = phrasePlaces(scanned, figure.phrase)
      return counted(places.length, limit => lineAt(path, places[limit] ?? 1))
    }
  }
}

/** The line of the character with so many before it. */
const lineOfCharacter = (text: string, before: number): number => {
  let line = 1
  let left = before
  for (let at = 0; at < text.length && left > 0; at++, left--) {
    const code = text.charCodeAt(at)
    if ((code & 0xfc00) === 0xd800) at++
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) line++
  }
  return line
}

const paragraph = ({ path, text }: Scanned, segments: readonly Segment[]): Thing => {
  let size = segments.length - 1
  for (const { from, to, indent } of segments) size += indent + countCharacters(text, from, to)
  return { size, place: () => placeOf(path, segments), text: () => textOf(text, segments.slice(0, 3)) }
}

const cells = ({ blocks }: Scanned): readonly Thing[] =>
  blocks().tables.flatMap(({ header, rows }) =>
    [header, ...rows.flatMap(row => [row.cells, row.surplus])].flatMap(each =>
      each.map(({ text, place }) => ({ size: countCharacters(text), place: () => place, text: () => text })),
    ),
  )
