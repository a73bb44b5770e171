/** The one clock. Rules and SQL get its instant as an argument; /dev/clock moves it in demo mode. */
export interface Clock {
  now(): Date
}

/** A clock that can be moved forward, for the demo and for tests. */
export interface MovableClock extends Clock {
  /** How far it runs ahead of the machine, in milliseconds. */
  readonly aheadMs: number
  moveBy(ms: number): void
}

/** Makes the clock; `aheadMs` is where an earlier run left it. */
export function createClock(aheadMs = 0): MovableClock {
  let ahead = aheadMs
  return {
    now: () => new Date(Date.now() + ahead),
    moveBy: (ms) => {
      ahead += ms
    },
    get aheadMs() {
      return ahead
    },
  }
}
