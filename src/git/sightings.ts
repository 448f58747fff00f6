import type { DatedLine, Sighting } from '../model/dated-line.js'
import { found, missing, type Sought } from '../model/sought.js'
import type { ObjectGatherer } from './begun-objects.js'
import type { FileVersion } from './file-versions.js'
import { asBytes, lineFinder } from './line-places.js'

/** What is known of each line that was asked for: a commit before its moment that has it, or null. */
export type Sightings = (line: DatedLine) => Sought<Sighting | null>

/**
 * Looks for lines in what their files were before their moments, in the history of a commit. Of a file it reads but the
 * last version before each moment; where these are too many, some lines are sought in an earlier one, so that what is
 * found is true and something may be missed.
 */
export const readSightings = async (
  gatherer: ObjectGatherer,
  versionsOf: (path: string) => Promise<Sought<readonly FileVersion[]>>,
  lines: readonly DatedLine[],
): Promise<Sightings> => {
  const byPath = new Map<string, DatedLine[]>()
  for (const line of lines) {
    const others = byPath.get(line.path)
    if (others) others.push(line)
    else byPath.set(line.path, [line])
  }
  const answers = new Map<string, Sought<ReadonlyMap<string, Sighting>>>()
  await Promise.all(
    [...byPath].map(async ([path, asked]) => {
      const versions = await versionsOf(path)
      answers.set(path, versions.found ? await seek(gatherer, versions.value, asked) : versions)
    }),
  )
  return line => {
    const answer = answers.get(line.path)
    if (!answer) return missing(`nobody had asked for lines of ${line.path}`, '')
    return answer.found ? found(answer.value.get(keyOf(line)) ?? null) : answer
  }
}

const keyOf = ({ text, moment }: Pick<DatedLine, 'text' | 'moment'>): string => `${moment} ${text}`

/** Versions that are read of one file, and at one time: each is as large as a log, and they lie side by side on the disk. */
const mostVersions = 100
const atOnce = 20

const seek = async (
  gatherer: ObjectGatherer,
  versions: readonly FileVersion[],
  lines: readonly DatedLine[],
): Promise<Sought<ReadonlyMap<string, Sighting>>> => {
  const asked = [...askedOf(versions, lines)].flatMap(([place, wanted]) => {
    const version = versions[place]
    return version ? [{ ...version, wanted }] : []
  })
  // The newest first, which most earlier ones are the start of.
  const newest = asked.sort((one, other) => other.time - one.time)
  const seen = new Map<string, Sighting>()
  const find = lineFinder(new Set(lines.map(({ text }) => asBytes(text))))
  for (let from = 0; from < newest.length; from += atOnce) {
    const round = newest.slice(from, from + atOnce)
    const begun = gatherer.begin(
      round.map(({ object }) => object),
      (content, sha) => {
        for (const version of round.filter(({ object }) => object === sha)) {
          const wanted = version.wanted.map(line => ({ line, text: asBytes(line.text) }))
          const isThere = find(content, new Set(wanted.map(({ text }) => text)))
          for (const { line, text } of wanted)
            if (isThere(text)) seen.set(keyOf(line), { sha: version.sha, time: version.time })
        }
        return false
      },
    )
    const read = await begun.read()
    if (!read.found) return read
  }
  return found(seen)
}

/** The lines to look for in each version, by its place in the list. */
const askedOf = (
  versions: readonly FileVersion[],
  lines: readonly DatedLine[],
): ReadonlyMap<number, readonly DatedLine[]> => {
  const last = lines.map(({ moment }) => lastBefore(versions, moment))
  const wanted = [...new Set(last)].filter(place => place >= 0).sort((one, other) => one - other)
  const step = Math.ceil(wanted.length / mostVersions)
  const kept = wanted.filter((_, index) => index % step === 0)
  const asked = new Map<number, DatedLine[]>()
  let next = 0
  const instead = new Map<number, number>()
  for (const place of wanted) {
    while ((kept[next + 1] ?? Infinity) <= place) next++
    instead.set(place, kept[next] ?? -1)
  }
  lines.forEach((line, index) => {
    const place = instead.get(last[index] ?? -1)
    if (place === undefined) return
    const others = asked.get(place)
    if (others) others.push(line)
    else asked.set(place, [line])
  })
  return asked
}

/** Place of the last version before a moment; -1 where there is none. */
const lastBefore = (versions: readonly FileVersion[], moment: number): number => {
  let low = 0
  let high = versions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((versions[middle]?.time ?? Infinity) < moment) low = middle + 1
    else high = middle
  }
  return low - 1
}
