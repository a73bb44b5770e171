/** The sender of a task's file. */
export interface TaskOwner {
  /** The account; it can run one task at a time. */
  readonly account: string
  /**
   * Whether the account is unconfirmed; all unconfirmed accounts together can run one task at a
   * time.
   */
  readonly unconfirmed?: boolean
}

/** Runs a task when a slot is free; `busy` if too many tasks are already waiting. */
export type DecodingQueue = <Result>(
  owner: TaskOwner,
  task: () => Promise<Result>,
) => Promise<Result | 'busy'>

/**
 * How many tasks per account may wait: as many files as a person chooses at once, not as many as a
 * script sends.
 */
const waitingPerAccount = 4

/**
 * Runs up to `concurrency` tasks concurrently and queues up to `waiting` more, in order of arrival.
 * Decoding occupies processors and processes, and each waiting task holds a file of up to 12 MB in
 * memory, so one account never runs more than one task, however many slots are free.
 */
export function createDecodingQueue({
  concurrency,
  waiting,
}: {
  concurrency: number
  waiting: number
}): DecodingQueue {
  const line: { readonly owner: TaskOwner; readonly start: () => void }[] = []
  const running: TaskOwner[] = []

  const mayRun = (owner: TaskOwner) =>
    running.length < concurrency &&
    running.every(
      (other) =>
        other.account !== owner.account &&
        !(other.unconfirmed === true && owner.unconfirmed === true),
    )

  async function waitForTurn(owner: TaskOwner): Promise<'busy' | 'started'> {
    const own = line.filter((entry) => entry.owner.account === owner.account)
    if (line.length >= waiting || own.length >= waitingPerAccount) return 'busy'
    await new Promise<void>((start) => line.push({ owner, start }))
    return 'started'
  }

  function startWaiting(): void {
    for (;;) {
      const index = line.findIndex(({ owner }) => mayRun(owner))
      const [next] = index === -1 ? [] : line.splice(index, 1)
      if (next === undefined) return
      // Counted before it continues, so that its slot is never free in between.
      running.push(next.owner)
      next.start()
    }
  }

  return async (owner, task) => {
    if (mayRun(owner)) running.push(owner)
    else if ((await waitForTurn(owner)) === 'busy') return 'busy'
    try {
      return await task()
    } finally {
      running.splice(running.indexOf(owner), 1)
      startWaiting()
    }
  }
}
