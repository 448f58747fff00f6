import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const pure = [
  'markdown',
  'record',
  'evidence',
  'change',
  'contracts',
  'documents',
  'measures',
  'rules',
  'report',
  'config',
  'model',
]

/** Who may import whom, by the part of `src` a file belongs to. What is not here may be imported by nobody. */
const allowed: Record<string, readonly string[]> = {
  model: [],
  config: ['model'],
  markdown: ['model'],
  record: ['model', 'markdown'],
  git: ['model'],
  evidence: ['model'],
  change: ['model', 'evidence', 'markdown'],
  contracts: ['model', 'markdown', 'record', 'evidence', 'change'],
  documents: ['model', 'markdown', 'record'],
  measures: ['model', 'config', 'markdown', 'record', 'evidence'],
  rules: ['model', 'contracts', 'documents', 'measures'],
  report: ['model', 'rules'],
  github: ['model'],
  errors: [],
  check: ['model', 'rules', 'check'],
  gather: ['model', 'config', 'markdown', 'record', 'git', 'evidence', 'change', 'rules', 'check', 'errors'],
  judge: ['model', 'markdown', 'git', 'gather', 'rules', 'check', 'errors'],
  audit: ['model', 'git', 'gather', 'judge'],
  arguments: ['errors', 'model'],
  measure: ['model', 'markdown', 'git', 'gather', 'measures'],
  demo: ['model', 'git', 'audit', 'errors'],
  cli: ['model', 'audit', 'measure', 'arguments', 'demo', 'gather', 'errors', 'report', 'rules', 'config'],
  order: ['model', 'gather', 'github'],
  question: ['model', 'gather', 'github', 'order'],
  action: [
    'order',
    'question',
    'git',
    'model',
    'audit',
    'gather',
    'errors',
    'report',
    'rules',
    'github',
    'config',
  ],
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(path => `src/${path.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.ts'))
const ruleFiles = sources
  .filter(
    path => path.startsWith('src/rules/') && readFileSync(path, 'utf8').includes('export default defineRule'),
  )
  .map(path => path.slice('src/rules/'.length, -'.ts'.length))
const partOf = (path: string): string => path.split('/')[1]?.replace(/\.ts$/, '') ?? ''
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
const staticImportsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(match => match[1] ?? '')
const resolved = (path: string, specifier: string): string =>
  normalize(join(dirname(path), specifier))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '.ts')
/** What a file cannot run without: types vanish, and what is imported by a call is loaded when it is called. */
const loadedWith = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'`]*? from )?'(\.[^']+)'/gm)].map(
    match => resolved(path, match[1] ?? ''),
  )
/** What an audit of base loads without a section of the configuration: by each file, the one that it is loaded with. */
const loadedByAll = new Map<string, string>()
const load = (path: string, by: string): void => {
  if (loadedByAll.has(path)) return
  loadedByAll.set(path, by)
  for (const next of loadedWith(path)) load(next, path)
}
for (const path of [
  'src/cli.ts',
  'src/action.ts',
  'src/judge.ts',
  ...sources.filter(each => partOf(each) === 'report'),
])
  load(path, 'every audit')

/** What is loaded by who wants it: for a section of the configuration, or for a change. */
const isLoadedLate = (path: string): boolean =>
  /^src\/(?:contracts|documents|measures|change)\//.test(path) ||
  /^src\/config\/(?:policy|relaxations|looser|relaxed-[a-z]+)\.ts$/.test(path) ||
  /^src\/gather\/(?:change|change-question|changed-sides|of-change|places)\.ts$/.test(path) ||
  /^src\/git\/(?:landed-tree|file-changes|file-versions|line-changes|sightings|supply|supply-merges)\.ts$/.test(
    path,
  )

/** Excuses in documents count on base as well. */
const loadedByAllYet = ['src/change/document-waivers.ts', 'src/change/waiver-text.ts']

/** Pages of rules, and what shows them. */
const isOfPages = (path: string): boolean => /^src\/(rules\/pages?[./]|report\/rule-)/.test(path)

describe('the house', () => {
  it('is found', () => expect(sources.length).toBeGreaterThan(50))

  it.each(sources)('%s imports only what its place allows', path => {
    const part = partOf(path)
    for (const specifier of importsOf(path)) {
      if (specifier.startsWith('.')) {
        const target = partOf(resolved(path, specifier))
        if (target !== part) expect(allowed[part], `${path} imports ${specifier}`).toContain(target)
        const isRule = part === 'rules' && target === 'rules' && !path.endsWith('/index.ts')
        if (isRule)
          expect(ruleFiles, `${path} imports another rule`).not.toContain(
            specifier.replace(/^.*\/|\.js$/g, ''),
          )
      } else {
        if (pure.includes(part)) expect(specifier, `${path} is pure`).not.toMatch(/^(node:|@actions\/)/)
        if (specifier === '@actions/core') expect(part).toBe('action')
        if (specifier === '@actions/github') expect(part).toBe('github')
        if (specifier === '@actions/exec' || specifier === 'node:child_process') expect(part).toBe('git')
      }
    }
  })

  // An audit needs no page, and pages are a third of all text.
  it.each(sources.filter(path => !isOfPages(path)))('%s loads no page of a rule with itself', path => {
    const isEdge = path === 'src/cli.ts' || path === 'src/action.ts'
    const loaded = isEdge ? staticImportsOf(path) : importsOf(path)
    expect(loaded.map(specifier => resolved(path, specifier)).filter(isOfPages)).toEqual([])
  })

  it.each(sources.filter(path => path.startsWith('src/rules/pages/')))('%s loads only pages', path => {
    for (const specifier of importsOf(path)) {
      expect(specifier).toMatch(/^\./)
      expect(resolved(path, specifier)).toMatch(/^src\/rules\/pages?[./]/)
    }
  })

  // A configuration that asks for nothing costs nothing, and to load code is a tenth of a run.
  it('loads what few need only where it is needed', () => {
    const late = sources.filter(isLoadedLate)
    expect(late.length).toBeGreaterThan(100)
    expect(loadedByAll.size).toBeGreaterThan(200)
    const early = late.filter(path => loadedByAll.has(path) && !loadedByAllYet.includes(path))
    expect(early.map(path => `${loadedByAll.get(path) ?? ''} imports ${path}`)).toEqual([])
    expect(loadedByAllYet.filter(path => !loadedByAll.has(path))).toEqual([])
  })

  it.each(sources)('%s is at most 200 lines long', path => {
    expect(readFileSync(path, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(200)
  })

  it.each(sources)('%s has a name that says what it is', path => {
    expect(path).not.toMatch(/helper|util|common|misc|manager|handler|[/-]data\b|[/-]info\b/)
    expect(path).toMatch(/^[a-z0-9/-]+\.ts$/)
  })
})
