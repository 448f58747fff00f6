import { execFileSync, spawnSync } from 'node:child_process'

/** Whether GitHub's own parser is here to judge what we write. */
export const canRender = spawnSync('cmark-gfm', ['--version']).status === 0

/** Markdown as GitHub's parser renders it, raw HTML kept. */
export const render = (markdown: string): string =>
  execFileSync('cmark-gfm', ['-e', 'table', '-e', 'strikethrough', '-e', 'autolink', '--unsafe'], {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })

/** Names of the elements, each once, in code unit order; comments and declarations by their first characters. */
export const elements = (html: string): string[] =>
  [...new Set([...html.matchAll(/<\/?([a-zA-Z][a-zA-Z0-9]*|!\S*)/g)].map(match => match[1] ?? ''))].sort()

/** All tags and comments in order, attributes left out. */
export const tags = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-zA-Z][a-zA-Z0-9]*|!\S*)/g)].map(match => `<${match[1] ?? ''}>`)

/** Destinations of all links. */
export const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(match => decode(match[1] ?? ''))

/** The stretches of text between tags, in which GitHub looks for mentions, issues, emoji and formulas. */
export const textNodes = (html: string): string[] => html.split(/<[^>]*>/).map(decode)

const decode = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
