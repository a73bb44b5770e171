import type { RateLimit } from '#kernel/endpoint.ts'
import type { Log } from '../log/log.ts'
import type { Queries } from '../postgres/database.ts'
import { type Count, decideCount, type RateLimitVerdict } from './count.ts'
import { createCounts } from './counts.ts'

/** A named rate limit. Keys identify who is counted: an address, a member, or both. */
export interface NamedLimit {
  /** Counts one more call and returns whether it may pass. */
  consume(key: string, now: Date): Promise<RateLimitVerdict>
  /** Returns whether one more call would pass, without counting it. */
  peek(key: string, now: Date): Promise<RateLimitVerdict>
  /** Resets the count of this key, for example after a successful log-in. */
  forget(key: string): Promise<void>
}

export interface Limits {
  /** Registers a limit. Throws if another one with the same name has different numbers. */
  named(limit: RateLimit): NamedLimit
  /** How often each limit was checked and how often it refused, since the start. */
  figures(): Readonly<Record<string, Tally>>
}

interface LimitsOptions {
  /**
   * Stores the limits that must apply across servers; without it all limits are counted in the
   * process.
   */
  readonly database?: Queries
  readonly log: Log
  /** `count` counts but lets everything pass: for benchmarks and for the access sweep. */
  readonly mode?: 'enforce' | 'count'
}

const granted: RateLimitVerdict = { granted: true }
/** The verdict if counting is impossible: refuse, retry in a minute. */
const closed: RateLimitVerdict = { granted: false, retryAfterSeconds: 60 }

/** Creates the product's rate limiter. */
export function createLimits({ database, log, mode = 'enforce' }: LimitsOptions): Limits {
  const registered = new Map<string, RateLimit>()
  const tallies = createTallies()
  const counts = createCounts({ database, log })
  const enforced = (verdict: RateLimitVerdict) => (mode === 'count' ? granted : verdict)

  return {
    named(limit) {
      refuseContradiction(registered, limit)
      const toVerdict = (count: Count | 'lost', now: Date) =>
        count === 'lost' ? closed : decideCount(count, limit.count, now)
      return {
        async consume(key, now) {
          const verdict = toVerdict(await counts.increment(limit, key, now), now)
          tallies.add(limit.name, verdict.granted)
          return enforced(verdict)
        },
        async peek(key, now) {
          const count = await counts.read(limit, key, now)
          if (count === null) return granted
          return enforced(
            toVerdict(count === 'lost' ? count : { ...count, taken: count.taken + 1 }, now),
          )
        },
        forget: (key) => counts.forget(limit, key),
      }
    },
    figures: () => tallies.all(),
  }
}

/** Two endpoints may share a limit by name, but must then agree on its numbers. */
function refuseContradiction(registered: Map<string, RateLimit>, limit: RateLimit): void {
  if (!(limit.count >= 1 && limit.seconds >= 1))
    throw new Error(
      `the rate limit ${limit.name} must allow at least one call in at least one second`,
    )
  const other = registered.get(limit.name) ?? limit
  const differ = (['count', 'seconds', 'by', 'storage', 'ifDatabaseFails'] as const).some(
    (part) => other[part] !== limit[part],
  )
  if (differ) throw new Error(`two rate limits are named ${limit.name} and differ`)
  registered.set(limit.name, limit)
}

/** How often one limit was checked, and how often it refused. */
interface Tally {
  readonly asked: number
  readonly refused: number
}

/** Counts the rate limiter's verdicts, for the operator and for benchmarks. */
function createTallies() {
  const tallies = new Map<string, Tally>()
  return {
    add(name: string, granted: boolean): void {
      const { asked, refused } = tallies.get(name) ?? { asked: 0, refused: 0 }
      tallies.set(name, { asked: asked + 1, refused: granted ? refused : refused + 1 })
    },
    all: (): Readonly<Record<string, Tally>> => Object.fromEntries(tallies),
  }
}
