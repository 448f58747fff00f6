import type { Finding } from '../model/finding.js'
import type { IdleWaiver, Waiver, Waivers } from '../model/waiver.js'

/** Findings with their excuses, and the excuses that were not needed. */
export interface Waived {
  readonly findings: readonly Finding[]
  readonly idle: readonly IdleWaiver[]
}

export interface Circumstances {
  /** Seconds since 1970. */
  readonly now: number
  /** Rules that judge changes, which an excuse outlives where no change is judged. */
  readonly isOver: (rule: string) => boolean
  /** Whether its rule had its say, and knew all about the row; if not, the excuse may be needed after all. */
  readonly isTried: (waiver: Waiver) => boolean
}

/** Excuses what may be excused. A waived finding stays, with its reason. */
export const waive = (
  findings: readonly Finding[],
  { valid, faulty }: Waivers,
  { now, isTried, isOver }: Circumstances,
): Waived => {
  const used = new Set<Waiver>()
  const byRule = new Map<string, Waiver[]>()
  for (const waiver of valid) {
    if (isPast(waiver, now)) continue
    const others = byRule.get(waiver.rule)
    if (others) others.push(waiver)
    else byRule.set(waiver.rule, [waiver])
  }
  const excused = findings.map(finding => {
    const reaching = (byRule.get(finding.rule) ?? []).filter(waiver => reaches(waiver, finding))
    for (const waiver of reaching) used.add(waiver)
    const [first] = reaching
    return first && finding.waived === null ? { ...finding, waived: first.reason } : finding
  })
  const idle = valid.filter(waiver => !used.has(waiver) && isTried(waiver))
  return {
    findings: excused,
    idle: [
      ...faulty.map(({ text, fault, from }): IdleWaiver => ({ text, why: fault, from, id: null })),
      ...idle.map((waiver): IdleWaiver => ({
        text: inWords(waiver),
        why: whyIdle(waiver, now, isOver(waiver.rule)),
        from: waiver.from,
        id: waiver.id,
      })),
    ],
  }
}

/** Whether an excuse is about this finding: its line or its table, or anywhere in the change; and the row, where it names one. */
const reaches = ({ id, from }: Waiver, finding: Finding): boolean => {
  const { path, line } = finding.place
  const isNamed = id === null || id === (finding.id ?? finding.subject)
  if (from.kind === 'commit') return isNamed
  const { reach } = from
  return isNamed && reach.path === path && reach.line <= line && line <= reach.endLine
}

/** Its last day, in UTC, is over. */
const isPast = ({ until }: Waiver, now: number): boolean =>
  until !== null && now * 1000 >= Date.parse(`${until}T00:00:00Z`) + 86_400_000

const whyIdle = (waiver: Waiver, now: number, isOver: boolean): string => {
  if (isPast(waiver, now)) return `it ended on ${waiver.until ?? ''}`
  return isOver
    ? 'its rule judges changes, and the change has landed'
    : 'there is nothing of the kind to excuse'
}

const inWords = ({ rule, id, reason, until, from }: Waiver): string =>
  from.kind === 'commit'
    ? `Rowaudit-Allow: ${rule} ${id ?? ''} ${reason}`
    : `rowaudit: allow ${rule}${id === null ? '' : ` (${id})`}${until === null ? '' : ` until ${until}`}: ${reason}`
