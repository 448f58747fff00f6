import { loadSettings } from '../../src/config/load.js'
import { check } from '../../src/check.js'
import { textsAsked } from '../../src/check/asked.js'
import { activityOf } from '../../src/evidence/activity.js'
import { openFiles } from '../../src/gather/files.js'
import { gatherRecord } from '../../src/gather/record.js'
import { gatherTexts } from '../../src/gather/texts.js'
import { readHistory } from '../../src/git/history.js'
import { openObjects } from '../../src/git/objects.js'
import { openRepository } from '../../src/git/repository.js'
import type { Finding } from '../../src/model/finding.js'
import type { RawCommit } from '../../src/model/history.js'
import type { Sought } from '../../src/model/sought.js'
import { rules } from './rules.js'
import type { View } from '../../src/rules/rule.js'
import { viewOf } from './view.js'

/** A repository as the rules of measures see it. */
export interface MeasuredRepository {
  readonly view: View
  /** What the rules of measures say of it. */
  readonly findings: readonly Finding[]
}

const had = <Value>(sought: Sought<Value>): Value => {
  if (!sought.found) throw new Error(sought.reason)
  return sought.value
}

const only = ['coverage-gap', 'coverage-drift', 'hollow-claim', 'idle-base']

/** Reads a real repository at a revision, and runs the rules of measures over it as of a moment. */
export const measureRepository = async (
  folder: string,
  revision: string,
  now: number,
  configuration: { readonly path: string; readonly text: string },
): Promise<MeasuredRepository> => {
  const loaded = loadSettings(configuration, rules)
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { settings } = loaded
  const repository = had(await openRepository(folder))
  const reader = openObjects(repository)
  const files = had(await openFiles(repository, reader, revision))
  const { census } = had(await gatherRecord(files, settings))
  const commits: RawCommit[] = []
  had(await readHistory(repository, { include: [revision] }, commit => void commits.push(commit)))
  const trees = had(
    await gatherTexts({ tree: files, target: null }, read =>
      textsAsked({ rules, only }, { census, settings, change: null, ...read }),
    ),
  )
  reader.close()
  const activity = activityOf(commits, settings.isRecord)
  const view = viewOf({ ...trees, census, settings, now, activity })
  return { view, findings: check(view, rules, { only, existing: null }).findings }
}
