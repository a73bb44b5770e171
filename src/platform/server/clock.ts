/**
 * The product's only clock. Rules and SQL receive its time as an argument; /dev/clock moves it in
 * demo mode.
 */
export interface Clock {
  now(): Date
}

/** A clock that can be moved forward, for the demo and for tests. */
export interface MovableClock extends Clock {
  /** Milliseconds by which it is ahead of the machine's clock. */
  readonly aheadMs: number
  moveBy(ms: number): void
}

/** Creates the clock; `aheadMs` is the offset left by an earlier run. */
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
