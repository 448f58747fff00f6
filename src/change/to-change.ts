import { parseMarkdown } from '../markdown/document.js'
import type { Change, ChangeWords, FileChange, PolicyChange } from '../model/change.js'
import type { RawCommit } from '../model/history.js'
import type { Settings } from '../model/settings.js'
import { editReader, type Texts } from './edits.js'
import { missingSections, type SpecPaths } from './missing-sections.js'
import type { Moves } from './moves.js'
import { namedRows, refusalsOf, type RowFinder } from './named-rows.js'
import { owedDocuments } from './owed-documents.js'
import type { Ground } from './triggers.js'
import { unlicensedEdits } from './unlicensed-edits.js'

/** Everything that was gathered about a change. */
export interface ChangeFacts {
  /** Target's tree against the landed tree. */
  readonly files: readonly FileChange[]
  /** What `wantedTexts` asked for. */
  readonly texts: Texts
  /** Commits of target..head, newest first. */
  readonly commits: readonly RawCommit[]
  readonly words: ChangeWords
  /** What `movesOf` says of the censuses of target and of the landed tree. */
  readonly moves: Moves
  readonly finder: RowFinder
  readonly specPaths: SpecPaths
  readonly policy: PolicyChange
}

/** What the change amounts to: its moves, what it owes and did not bring, and what it may not touch. */
export const toChange = (facts: ChangeFacts, { change: settings }: Pick<Settings, 'change'>): Change => {
  const { files, texts, commits, words, finder, policy, specPaths } = facts
  const { moves, renames, movedFiles } = facts.moves
  const exempt = words.author !== null && settings.isExempt(words.author) ? words.author : null
  const obligations = exempt === null ? settings.obligations : []
  const ground: Ground = { moves, files, texts, editOf: editReader(files, texts) }
  return {
    files,
    commits,
    words,
    moves,
    renames,
    movedFiles,
    named: namedRows(commits, words, finder),
    refusals: refusalsOf(commits, words),
    owedDocuments: owedDocuments(obligations, ground),
    missingSections: missingSections(obligations, ground, specPaths, parseMarkdown),
    unlicensedEdits: unlicensedEdits(settings.guards, ground),
    policy,
    exempt,
  }
}
