/** The sender of a task's file. */
export interface TaskOwner {
  /** The account; it can run one task at a time. */
  readonly account: string
  /**
   * Whether the account is unconfirmed: of all those together, one task runs at a time, and their
   * waiting tasks share a third of the places.
   */
  readonly unconfirmed?: boolean
}

/** Runs a task when a slot is free; `busy` if too many tasks are already waiting. */
export type DecodingQueue = <Result>(
  owner: TaskOwner,
  task: () => Promise<Result>,
) => Promise<Result | 'busy'>

/** A task that waits for a slot. */
interface Waiting {
  readonly owner: TaskOwner
  /** Its turn: every account's first task comes before any account's second. */
  readonly round: number
  readonly proceed: (turn: 'started' | 'busy') => void
}

/**
 * How many tasks of one account may wait: as many as a person chooses in one go, not as many as a
 * script sends.
 */
const waitingPerAccount = 4

/**
 * Runs up to `concurrency` tasks concurrently and queues up to `waiting` more. Decoding occupies
 * processors and processes, and each waiting task holds a file of up to 12 MB in memory; so one
 * account never runs more than one task, however many slots are free. Accounts take turns, and in
 * a full queue the last task of the account with the most makes room for one that has none.
 */
export function createDecodingQueue({
  concurrency,
  waiting,
}: {
  concurrency: number
  waiting: number
}): DecodingQueue {
  const line: Waiting[] = []
  const running: { readonly owner: TaskOwner; readonly round: number }[] = []
  /** The round of the task that started last: newcomers join there. */
  let currentRound = 0

  const mayRun = (owner: TaskOwner) =>
    running.length < concurrency &&
    running.every(
      (other) =>
        other.owner.account !== owner.account &&
        !(other.owner.unconfirmed === true && owner.unconfirmed === true),
    )

  function nextRound({ account }: TaskOwner): number {
    const own = [...running, ...line].filter((entry) => entry.owner.account === account)
    return Math.max(currentRound, ...own.map(({ round }) => round + 1))
  }

  function hasPlace(owner: TaskOwner): boolean {
    if (countWaiting(line, owner) >= waitingPerAccount) return false
    const unconfirmed = line.filter((entry) => entry.owner.unconfirmed === true)
    if (owner.unconfirmed === true && unconfirmed.length >= Math.floor(waiting / 3)) return false
    return line.length < waiting || makeRoom(owner)
  }

  /** Refuses the last task of the account that has the most, if the newcomer has none. */
  function makeRoom(owner: TaskOwner): boolean {
    if (countWaiting(line, owner) > 0) return false
    const counts = line.map((entry) => countWaiting(line, entry.owner))
    const most = Math.max(0, ...counts)
    const index = counts.lastIndexOf(most)
    if (most < 2) return false
    line.splice(index, 1)[0]?.proceed('busy')
    return true
  }

  async function waitForTurn(owner: TaskOwner): Promise<'busy' | 'started'> {
    if (!hasPlace(owner)) return 'busy'
    const round = nextRound(owner)
    return new Promise((proceed) => line.push({ owner, round, proceed }))
  }

  function start(owner: TaskOwner, round: number): void {
    currentRound = Math.max(currentRound, round)
    running.push({ owner, round })
  }

  function startWaiting(): void {
    for (;;) {
      const [next] = line
        .filter(({ owner }) => mayRun(owner))
        .toSorted((one, other) => one.round - other.round)
      if (next === undefined) return
      line.splice(line.indexOf(next), 1)
      // Counted before it continues, so that its slot is never free in between.
      start(next.owner, next.round)
      next.proceed('started')
    }
  }

  return async (owner, task) => {
    if (mayRun(owner)) start(owner, nextRound(owner))
    else if ((await waitForTurn(owner)) === 'busy') return 'busy'
    try {
      return await task()
    } finally {
      running.splice(
        running.findIndex((entry) => entry.owner === owner),
        1,
      )
      startWaiting()
    }
  }
}

function countWaiting(line: readonly Waiting[], { account }: TaskOwner): number {
  return line.filter(({ owner }) => owner.account === account).length
}
