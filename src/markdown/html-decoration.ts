import type { Run } from '../model/document.js'

type Decoration = Omit<Run, 'text'>

const decorations = new Map<string, keyof Decoration>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['del', 'struck'],
  ['s', 'struck'],
  ['strike', 'struck'],
])
const tag = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)/

/** How a reader sees one tag: as white space, as nothing, or as a change of what comes after it. */
export const effectOf = (html: string): 'space' | 'none' | 'decoration' => {
  const name = tag.exec(html)?.[2]?.toLowerCase() ?? ''
  return name === 'br' ? 'space' : decorations.has(name) ? 'decoration' : 'none'
}

/** Follows the HTML tags between the words of a cell. */
export interface HtmlDecoration {
  /** Takes one tag; true where a reader sees it as white space. */
  readonly take: (html: string) => boolean
  /** What a text has here, on top of its Markdown. */
  readonly decorate: (decoration: Decoration) => Decoration
}

/** Before the first word of a cell. */
export const htmlDecoration = (): HtmlDecoration => {
  const depths = new Map<keyof Decoration, number>()
  return {
    take: html => {
      const [, closing, name = ''] = tag.exec(html) ?? []
      const decoration = decorations.get(name.toLowerCase())
      if (decoration) depths.set(decoration, Math.max(0, (depths.get(decoration) ?? 0) + (closing ? -1 : 1)))
      return effectOf(html) === 'space'
    },
    decorate: decoration => {
      const decorated = { ...decoration }
      for (const [name, depth] of depths) if (depth > 0) decorated[name] = true
      return decorated
    },
  }
}
