import type { MarkdownDocument } from '../model/document.js'

/** The fragment that GitHub gives a heading: lower case, without punctuation, a hyphen for each space. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/\uFE0F|[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/** A fragment as `fragmentsOf` has it. */
export const asFragment = (fragment: string): string => slugOf(fragment.replace(/^user-content-/i, ''))

/**
 * Every fragment that leads somewhere in a Markdown file: its headings, numbered where one repeats, and what its HTML
 * names. A heading that can be read in two ways has both. Linear in the text.
 */
export const fragmentsOf = ({ headings }: MarkdownDocument, text: string): ReadonlySet<string> => {
  const lines = text.split(/\r\n|\n|\r/)
  const fragments = new Set(['', 'top'])
  const repeats = new Map<string, number>()
  const add = (heading: string): void => {
    const slug = slugOf(heading)
    const before = repeats.get(slug) ?? 0
    repeats.set(slug, before + 1)
    fragments.add(before === 0 ? slug : `${slug}-${before}`)
  }
  for (const { text: heading, place } of headings) {
    add(heading)
    // Struck text and raw tags are in the fragment, or not, by rules of their own.
    const source = (lines[place.line - 1] ?? '').slice(0, longestHeading)
    const written = source.replace(/^[\s>]*#{0,6}\s|\s#+\s*$/g, '').replace(link, '$1')
    fragments.add(slugOf(written.replace(tag, '')))
    fragments.add(slugOf(written))
  }
  for (const heading of htmlHeadings(text)) add(heading)
  for (const [, one, other, bare] of text.matchAll(named)) fragments.add(slugOf(one ?? other ?? bare ?? ''))
  return fragments
}

const longestHeading = 1000
const link = /!?\[([^[\]]*)\](?:\([^()\s]*\)|\[[^[\]]*\])/g
const tag = /<[^<>]*>/g
const named = /\s(?:id|name)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+))/gi

function* htmlHeadings(text: string): Iterable<string> {
  for (const { index } of text.matchAll(/<h[1-6](?=[\s>])/gi)) {
    const [content] = text.slice(index, index + longestHeading).split(/<\/h[1-6]/i, 1)
    yield (content ?? '').replace(tag, '')
  }
}
