/** Runs a task when its turn comes; `busy` when too many wait already. */
export type DecodingQueue = <Result>(task: () => Promise<Result>) => Promise<Result | 'busy'>

/**
 * Lets so many run at once and so many wait, in the order they came. Decoding runs in the threads that files and
 * names are read in too, so some of them must stay free; and each that waits keeps a file of 12 MB in memory.
 */
export function createDecodingQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): DecodingQueue {
  const line: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running >= atOnce) {
      if (line.length >= waiting) return 'busy'
      // Whoever ends hands the place on, so it is never counted free in between.
      await new Promise<void>((go) => line.push(go))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
