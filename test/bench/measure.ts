import { spawnSync } from 'node:child_process'

/** Seconds of wall clock, and the most memory that the process held, in MB. */
export interface Run {
  readonly seconds: number
  readonly memory: number
}

/** Runs a program to its end. The exit statuses of an audit that judged are 0 and 1. */
export const runProgram = (cwd: string, program: string, args: readonly string[]): Run => {
  const begun = performance.now()
  const { status, stderr, error } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const seconds = (performance.now() - begun) / 1000
  if (error) throw error
  if (status !== 0 && status !== 1)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr.toString()}`)
  return { seconds, memory: 0 }
}

/** The most memory of a program with its children, in MB, as GNU time counts it for the largest of them; null without that program. */
export const peakMemory = (cwd: string, program: string, args: readonly string[]): number | null => {
  const { stderr, error } = spawnSync('/usr/bin/time', ['-f', '%M', program, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (error) return null
  return Number(stderr.toString().trim().split('\n').at(-1)) / 1024
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** Runs each of several things in turn, `times` over, and gives the median seconds of each: what disturbs one disturbs all. */
export const inTurn = <Name extends string>(
  times: number,
  things: Readonly<Record<Name, () => void>>,
): Record<Name, number> => {
  const names = Object.keys(things) as Name[]
  const seconds = new Map<Name, number[]>(names.map(name => [name, []]))
  for (let round = 0; round < times; round++) {
    for (const name of names) {
      const begun = performance.now()
      things[name]()
      seconds.get(name)?.push((performance.now() - begun) / 1000)
    }
  }
  return Object.fromEntries(names.map(name => [name, median(seconds.get(name) ?? [])])) as Record<
    Name,
    number
  >
}
