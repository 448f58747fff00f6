import type { Nodes, Root } from 'mdast'
import type { Run } from '../model/document.js'
import { htmlDecoration } from './html-decoration.js'

/** A stretch of text as remark found it, on the way to becoming a run. */
export interface Piece extends Run {
  /** Where its source begins and ends; both -1 for text that can hold no mark. */
  readonly from: number
  readonly to: number
  /** Tells the spans apart in which it stands: marks of different spans do not belong together. */
  readonly span: number
  /** Index of its link, -1 for none. */
  readonly link: number
}

type Style = Omit<Piece, 'text' | 'from' | 'to'>

const plain: Style = { code: false, strong: false, emphasis: false, struck: false, span: 0, link: -1 }

/** The text of a tree in order, and the destinations of its links. Images, comments and references to footnotes are no text. */
export const toPieces = (
  root: Root,
): { readonly pieces: readonly Piece[]; readonly urls: readonly string[] } => {
  const definitions = new Map<string, string>()
  for (const node of root.children) if (node.type === 'definition') definitions.set(node.identifier, node.url)
  const pieces: Piece[] = []
  const urls: string[] = []
  const html = htmlDecoration()
  let spans = 0

  const add = (text: string, style: Style, from = -1, to = -1): void => {
    pieces.push({ ...style, ...html.decorate(style), text, from, to })
  }
  const visitAll = (nodes: readonly Nodes[], style: Style): void => {
    spans++
    const inner = { ...style, span: spans }
    for (const node of nodes) visit(node, inner)
  }
  const visitLink = (nodes: readonly Nodes[], style: Style, url: string): void => {
    const inner = { ...style, link: urls.push(url) - 1 }
    add('', inner)
    visitAll(nodes, inner)
  }
  const visit = (node: Nodes, style: Style): void => {
    if (node.type === 'text') add(node.value, style, node.position?.start.offset, node.position?.end.offset)
    else if (node.type === 'inlineCode') add(node.value, { ...style, code: true })
    else if (node.type === 'break') add(' ', style)
    else if (node.type === 'html' && html.take(node.value)) add(' ', style)
    else if (node.type === 'link') visitLink(node.children, style, node.url)
    else if (node.type === 'linkReference')
      visitLink(node.children, style, definitions.get(node.identifier) ?? '')
  }
  const [paragraph] = root.children
  if (paragraph?.type === 'paragraph') visitAll(paragraph.children, plain)
  return { pieces, urls }
}
