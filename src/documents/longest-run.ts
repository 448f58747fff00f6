/** A value out of order, and the nearest one in order that it is on the wrong side of; by their indices. */
export interface Stray {
  readonly index: number
  readonly beside: number
}

/** The fewest values that have to be taken out of a list so that the rest never falls. Takes n log n. */
export const straysOf = (values: readonly number[]): readonly Stray[] => {
  const run = longestRun(values)
  const strays: Stray[] = []
  let next = 0
  values.forEach((value, index) => {
    if (run[next] === index) {
      next++
      return
    }
    const before = run[next - 1] ?? -1
    const beside = (values[before] ?? -Infinity) > value ? before : (run[next] ?? before)
    strays.push({ index, beside })
  })
  return strays
}

/** Indices of the longest part of the list, in order, that never falls; of several as long, one that keeps early values. */
const longestRun = (values: readonly number[]): readonly number[] => {
  // Read from the end, so that the last to be taken is the earliest.
  const starts: number[] = []
  const following = new Int32Array(values.length).fill(-1)
  for (let index = values.length - 1; index >= 0; index--) {
    const value = values[index] ?? 0
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[starts[middle] ?? 0] ?? 0) >= value) low = middle + 1
      else high = middle
    }
    following[index] = starts[low - 1] ?? -1
    starts[low] = index
  }
  const run: number[] = []
  for (let index = starts[starts.length - 1] ?? -1; index >= 0; index = following[index] ?? -1)
    run.push(index)
  return run
}
