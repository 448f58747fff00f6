import type { RawCommit } from '../model/history.js'
import type { FaultyWaiver, Waiver, Waivers } from '../model/waiver.js'
import { oneLine, type NamedRule } from './document-waivers.js'
import { readWaiverLines } from './waiver-text.js'

/** A commit message may excuse from rules whose demand is over once the change has landed. */
const isOfChange = ({ group, ofChange }: NamedRule): boolean => ofChange === true || group === 'The change'

/** The excuses in the messages of the change's own commits. */
export const commitWaivers = (commits: readonly RawCommit[], rules: readonly NamedRule[]): Waivers => {
  const known = new Map(rules.flatMap(rule => (rule.late ? [] : [[rule.id, rule] as const])))
  const valid: Waiver[] = []
  const faulty: FaultyWaiver[] = []
  for (const { sha, message } of commits) {
    const from = { kind: 'commit', sha, subject: oneLine(/^[^\r\n]*/.exec(message)?.[0] ?? '') } as const
    for (const { text, read } of readWaiverLines(message)) {
      const fault = 'fault' in read ? read.fault : faultOf(read.rule, known.get(read.rule))
      if (fault !== null) faulty.push({ text: oneLine(text), fault, from })
      else if (!('fault' in read)) valid.push({ ...read, from })
    }
  }
  return { valid, faulty }
}

const faultOf = (rule: string, known: NamedRule | undefined): string | null => {
  if (known === undefined) return `there is no rule ${rule} that can be excused`
  return isOfChange(known)
    ? null
    : `${rule} judges what stands in the documents, so its excuse has to stand there too`
}

/** All excuses of several places together. */
export const allWaivers = (...parts: readonly Waivers[]): Waivers => ({
  valid: parts.flatMap(({ valid }) => valid),
  faulty: parts.flatMap(({ faulty }) => faulty),
})
