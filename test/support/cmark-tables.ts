/** What cmark-gfm made of a document, as far as our reader promises the same. */
export interface CmarkReading {
  readonly tables: readonly CmarkTable[]
  readonly headings: readonly { readonly depth: number; readonly text: string }[]
}

export interface CmarkTable {
  /** Where it says that the header stands. */
  readonly headerLine: number
  /** It cut the table's header off a paragraph. */
  readonly underParagraph: boolean
  readonly header: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

interface Element {
  readonly name: string
  readonly attributes: string
  readonly children: (Element | string)[]
}

const token = /<(\/?)(<unknown>|[A-Za-z_]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Its XML writer calls nodes it does not know `<unknown>`, brackets included. */
const parseXml = (xml: string): Element => {
  const root: Element = { name: 'root', attributes: '', children: [] }
  const open = [root]
  for (const [, close, name, attributes = '', empty, text] of xml
    .slice(xml.indexOf('<document'))
    .matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined)
      parent.children.push(text.replace(/&(\w+);/g, (_, entity: string) => entities[entity] ?? ''))
    else if (close) open.pop()
    else if (name) {
      const element = { name, attributes, children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  return root
}

const elements = ({ children }: Element): Element[] => children.filter(child => typeof child !== 'string')

const lineOf = ({ attributes }: Element): number => Number(/sourcepos="(\d+):/.exec(attributes)?.[1] ?? 0)

const wordsOf = ({ children }: Element): string =>
  children.filter(child => typeof child === 'string').join('')

/** What a reader sees; struck text, images, tags and references to footnotes are no text. */
const seen = (node: Element): string => {
  switch (node.name) {
    case 'text':
    case 'code':
      return wordsOf(node)
    case 'softbreak':
    case 'linebreak':
      return ' '
    case 'html_inline':
      return /^<\/?br\b/i.test(wordsOf(node)) ? ' ' : ''
    case 'image':
    case 'strikethrough':
      return ''
    default:
      return elements(node).map(seen).join('')
  }
}

const toTable = (table: Element, before: Element | undefined): CmarkTable => {
  const [header, ...rows] = elements(table)
  return {
    headerLine: lineOf(table),
    underParagraph: before?.name === 'paragraph' && lineOf(before) === 0,
    header: header ? elements(header).map(seen) : [],
    rows: rows.map(row => ({ line: lineOf(row), cells: elements(row).map(seen) })),
  }
}

export const readCmark = (xml: string): CmarkReading => {
  const tables: CmarkTable[] = []
  const headings: { depth: number; text: string; line: number }[] = []
  const visit = (node: Element): void => {
    const children = elements(node)
    children.forEach((child, index) => {
      if (child.name === 'table') tables.push(toTable(child, children[index - 1]))
      else if (child.name === 'heading')
        headings.push({
          depth: Number(/level="(\d)"/.exec(child.attributes)?.[1]),
          text: seen(child).trim(),
          line: lineOf(child),
        })
      else visit(child)
    })
  }
  visit(parseXml(xml))
  return {
    tables: tables.sort((one, other) => one.headerLine - other.headerLine),
    headings: headings
      .sort((one, other) => one.line - other.line)
      .map(({ depth, text }) => ({ depth, text })),
  }
}
