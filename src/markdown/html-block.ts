import { tagEnd } from './html-tag.js'

/** Kinds of HTML blocks as CommonMark numbers them: 1 verbatim, 2 comment, 3 instruction, 4 declaration, 5 CDATA, 6 block tag, 7 any tag. */
export type HtmlKind = 1 | 2 | 3 | 4 | 5 | 6 | 7

const blockTags =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|' +
  'fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|' +
  'menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|title|summary|table|tbody|td|tfoot|th|thead|tr|track|ul'

const verbatimStart = /^<(?:script|pre|style)(?:[ \t\v\f>]|$)/i
const blockTagStart = new RegExp(`^</?(?:${blockTags})(?:[ \\t\\v\\f]|/?>|$)`, 'i')

/** Which HTML block begins with this line, given without its indentation; 0 for none. */
export const htmlStart = (line: string, interruptsParagraph: boolean): HtmlKind | 0 => {
  if (verbatimStart.test(line)) return 1
  if (line.startsWith('<!--')) return 2
  if (line.startsWith('<?')) return 3
  if (/^<![A-Z]/.test(line)) return 4
  if (line.startsWith('<![CDATA[')) return 5
  if (blockTagStart.test(line)) return 6
  if (interruptsParagraph) return 0
  const end = tagEnd(line, 0)
  return end > 0 && /^[\t\f ]*$/.test(line.slice(end)) ? 7 : 0
}

const verbatimEnd = /<\/(?:script|pre|style)>/i
const ends: readonly string[] = ['-->', '?>', '>', ']]>']

/** True where this line ends an HTML block of that kind; kinds 6 and 7 end at a blank line instead. */
export const endsHtml = (line: string, kind: HtmlKind): boolean => {
  if (kind === 1) return verbatimEnd.test(line)
  const end = ends[kind - 2]
  return end !== undefined && line.includes(end)
}
