import type { RawCommit } from '../model/history.js'
import type { FaultyWaiver, Waiver, Waivers } from '../model/waiver.js'
import { oneLine, type NamedRule } from './document-waivers.js'
import { readWaiverLines } from './waiver-text.js'

/** The group of the rules that a commit message may excuse from: what they demand is over once the change has landed. */
const excusable = 'The change'

/** The excuses in the messages of the change's own commits. */
export const commitWaivers = (commits: readonly RawCommit[], rules: readonly NamedRule[]): Waivers => {
  const groups = new Map(rules.flatMap(({ id, group, late }) => (late ? [] : [[id, group] as const])))
  const valid: Waiver[] = []
  const faulty: FaultyWaiver[] = []
  for (const { sha, message } of commits) {
    const from = { kind: 'commit', sha, subject: oneLine(/^[^\r\n]*/.exec(message)?.[0] ?? '') } as const
    for (const { text, read } of readWaiverLines(message)) {
      const fault = 'fault' in read ? read.fault : faultOf(read.rule, groups.get(read.rule))
      if (fault !== null) faulty.push({ text: oneLine(text), fault, from })
      else if (!('fault' in read)) valid.push({ ...read, from })
    }
  }
  return { valid, faulty }
}

const faultOf = (rule: string, group: string | undefined): string | null => {
  if (group === undefined) return `there is no rule ${rule} that can be excused`
  return group === excusable
    ? null
    : `${rule} judges what stands in the documents, so its excuse has to stand there too`
}

/** All excuses of several places together. */
export const allWaivers = (...parts: readonly Waivers[]): Waivers => ({
  valid: parts.flatMap(({ valid }) => valid),
  faulty: parts.flatMap(({ faulty }) => faulty),
})
