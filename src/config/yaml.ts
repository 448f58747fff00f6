import { Composer, Lexer, LineCounter, Parser, type CST, type Document } from 'yaml'
import { quoted, toProblem, type ConfigProblem, type Fault } from './problem.js'

/** A document that is YAML, though not yet known to be a configuration. */
export interface YamlText {
  readonly text: string
  readonly document: Document.Parsed
  /** The problem at an offset of `text`. */
  readonly problemAt: (offset: number, fault: Fault) => ConfigProblem
}

const maximumLength = 262_144
const maximumDepth = 64

/** Composes a tree. Depth is watched while parsing, since the composer overflows the stack on deep nesting. */
const compose = (text: string, lines: LineCounter): Document.Parsed[] | { deepAt: number } => {
  lines.addNewLine(0)
  const parser = new Parser(lines.addNewLine)
  const tokens: CST.Token[] = []
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > maximumDepth) return { deepAt: parser.offset }
  }
  for (const token of parser.end()) tokens.push(token)
  // Duplicate keys are found by our own walk: the composer compares each key with every other.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false, stringKeys: true, merge: false })
  return [...composer.compose(tokens, true, text.length)]
}

const syntaxFault = (message: string): Fault => ({
  found: 'text that is not YAML',
  expected: `YAML 1.2 (${message.split('\n')[0]!.replace(/[\u0000-\u001f]/g, '?')})`,
})

/** Reads the text as one YAML document; every fault of the syntax is named. Takes time linear in the text, of bounded length. */
export const readYaml = (path: string, given: string): YamlText | readonly ConfigProblem[] => {
  // The library ends a line at `\n` alone; columns stay right since nothing changes its place.
  const text = given.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n')
  const lines = new LineCounter()
  const problemAt = (offset: number, fault: Fault): ConfigProblem => {
    const { line, col } = lines.linePos(offset)
    return toProblem({ path, line: Math.max(line, 1), column: Math.max(col, 1) }, fault)
  }
  const start = { path, line: 1, column: 1 }
  if (text.length > maximumLength)
    return [
      toProblem(start, {
        found: `${text.length} characters`,
        expected: `a configuration of at most ${maximumLength} characters`,
      }),
    ]
  const composed = compose(text, lines)
  if ('deepAt' in composed)
    return [problemAt(composed.deepAt, { found: 'deep nesting', expected: 'a few levels at most' })]
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(text)
  if (control)
    return [
      problemAt(control.index, { found: `control character ${quoted(control[0])}`, expected: 'plain text' }),
    ]
  const [document, second] = composed
  if (second) return [problemAt(second.range[0], { found: 'second document', expected: 'a single one' })]
  if (!document) return [toProblem(start, { found: 'nothing', expected: 'a mapping of keys' })]
  const { directives, errors } = document
  if (directives.yaml.explicit)
    return [toProblem(start, { found: '%YAML directive', expected: 'YAML 1.2 without one' })]
  if (errors.length > 0) return errors.map(({ pos, message }) => problemAt(pos[0], syntaxFault(message)))
  return { text, document, problemAt }
}
