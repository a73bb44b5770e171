/** Runs a task when a slot is free; `busy` if too many tasks are waiting already. */
export type DecodingQueue = <Result>(task: () => Promise<Result>) => Promise<Result | 'busy'>

/**
 * Runs up to `concurrency` tasks concurrently and queues up to `waiting` more, in order of arrival.
 * Decoding runs in the thread pool that also serves files and DNS, so some threads must stay free;
 * and each waiting task holds a file of up to 12 MB in memory.
 */
export function createDecodingQueue({
  concurrency,
  waiting,
}: {
  concurrency: number
  waiting: number
}): DecodingQueue {
  const line: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running >= concurrency) {
      if (line.length >= waiting) return 'busy'
      // A finished task passes its slot on, so the slot is never counted as free in between.
      await new Promise<void>((go) => line.push(go))
    } else running += 1
    try {
      return await task()
    } finally {
      const startNext = line.shift()
      if (startNext === undefined) running -= 1
      else startNext()
    }
  }
}
