import { parse, stringify } from 'yaml'
import { commitWaivers } from '../../src/change/commit-waivers.js'
import { allWaivers } from '../../src/change/commit-waivers.js'
import { documentWaivers } from '../../src/change/document-waivers.js'
import { movesOf } from '../../src/change/moves.js'
import type { RowFinder } from '../../src/change/named-rows.js'
import { newWaivers } from '../../src/change/new-waivers.js'
import { toChange } from '../../src/change/to-change.js'
import { wantedTexts } from '../../src/change/wanted-texts.js'
import { loadSettings } from '../../src/config/load.js'
import { configurationChange } from '../../src/config/policy.js'
import { parseMarkdown } from '../../src/markdown/document.js'
import type { Census } from '../../src/model/census.js'
import type { FileChange, TreeFile } from '../../src/model/change.js'
import type { RawCommit } from '../../src/model/history.js'
import type { Settings } from '../../src/model/settings.js'
import { readCensus } from '../../src/record/census.js'
import { rules } from './rules.js'
import { linkedPath } from '../../src/record/linked-path.js'
import { plainConfig, type Example } from '../../src/rules/page.js'
import type { View } from '../../src/rules/rule.js'

const configPath = '.github/rowaudit.yml'

type Texts = ReadonlyMap<string, string>

const textsOf = (markdown: string, files: Example['files'] = {}): Texts =>
  new Map([['matrix.md', markdown], ...Object.entries(files)])

/** The files of an example on target. */
export const textsBefore = ({ before, filesBefore, markdown, files }: Example): Texts =>
  textsOf(before ?? markdown, filesBefore ?? files)

export const textsAfter = ({ markdown, files }: Example): Texts => textsOf(markdown, files)

export const censusOf = (texts: Texts, settings: Settings): Census =>
  readCensus(
    [...texts].map(([path, text]) => ({ ...parseMarkdown(path, text), text })),
    settings,
  )

/** The files that differ; what only a commit names is taken to be changed. */
export const fileChanges = (
  before: Texts,
  after: Texts,
  further: readonly string[] = [],
): readonly FileChange[] => {
  const fileOf = (text: string | undefined): TreeFile | null =>
    text === undefined ? null : { object: text, regular: true }
  return [...new Set([...before.keys(), ...after.keys(), ...further])]
    .sort()
    .flatMap((path): FileChange[] => {
      const [old, now] = [before.get(path), after.get(path)]
      if (old === undefined && now === undefined)
        return [{ path, status: 'M', before: fileOf('before'), after: fileOf('after') }]
      if (old === now) return []
      const status = old === undefined ? 'A' : now === undefined ? 'D' : 'M'
      return [{ path, status, before: fileOf(old), after: fileOf(now) }]
    })
}

/** Texts of some files; null for those that have none. */
export const pick = (texts: Texts, paths: readonly string[]): ReadonlyMap<string, string | null> =>
  new Map(paths.map(path => [path, texts.get(path) ?? null]))

const configurations = (example: Example) => {
  const sideOf = (config: object) => {
    const text = stringify({ ...plainConfig, ...config }, { lineWidth: 0 })
    return { path: configPath, text, loaded: loadSettings({ path: configPath, text }, rules) }
  }
  const before = sideOf(example.config ?? {})
  const after = example.configAfter
    ? sideOf({ ...(parse(before.text) as object), ...example.configAfter })
    : before
  return configurationChange(before, after, rules)
}

/** The change that an example tells of, put through the whole path that a repository takes. */
export const exampleChange = (
  example: Example,
  settings: Settings,
  landed: Census,
  commits: readonly RawCommit[],
  finder: RowFinder,
): Pick<View, 'change' | 'waivers'> => {
  const [before, after] = [textsBefore(example), textsAfter(example)]
  const target = censusOf(before, settings)
  const waiversIn = (texts: Texts, census: Census) =>
    documentWaivers(
      [...texts].map(([path, text]) => parseMarkdown(path, text)),
      census,
      rules,
    )
  const waivers = allWaivers(waiversIn(after, landed), commitWaivers(commits, rules))
  const files = fileChanges(
    before,
    after,
    commits.flatMap(({ paths }) => paths),
  )
  const policy = configurations(example)
  const added = newWaivers(
    { waivers: waiversIn(before, target).valid, census: target },
    { waivers: waivers.valid, census: landed },
    { path: 'matrix.md', line: 1, endLine: 1 },
  )
  const moves = movesOf(target, landed, settings)
  const specPaths = (row: Parameters<View['specNames']>[0]) =>
    row.specLinks.flatMap(({ url }) => linkedPath(row.place.path, url) ?? []).filter(path => after.has(path))
  const wanted = wantedTexts(settings.change, { files, moves, tracked: after.keys(), specPaths })
  const change = toChange(
    {
      files,
      texts: { before: pick(before, wanted.before), after: pick(after, wanted.after) },
      commits,
      words: {
        title: example.pullTitle ?? null,
        body: example.body ?? '',
        branch: example.headBranch ?? '',
        author: example.author ?? null,
        isWritten: false,
      },
      moves,
      finder,
      specPaths,
      policy: { ...policy, relaxations: [...policy.relaxations, ...added] },
    },
    settings,
  )
  return { change, waivers }
}
