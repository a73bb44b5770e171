import type { RateLimit } from '#kernel/endpoint.ts'
import type { Log } from '../log/log.ts'
import type { Queries } from '../postgres/database.ts'
import { type Count, decideCount, type RateLimitVerdict } from './count.ts'
import { type Counts, createCounts } from './counts.ts'
import { listWiderNetworks, type WiderNetwork } from './wider-networks.ts'

/** A named rate limit. Keys identify who is counted: an address, a member, or both. */
export interface NamedLimit {
  /** Counts one more call and returns whether it may pass. */
  consume(key: string, now: Date): Promise<RateLimitVerdict>
  /** Returns whether one more call would pass, without counting it. */
  peek(key: string, now: Date): Promise<RateLimitVerdict>
  /**
   * How many calls of this key have been counted in the current window. For an IPv6 network it is
   * the share of a wider network's calls if that is higher; 0 if counting is impossible.
   */
  used(key: string, now: Date): Promise<number>
  /** Resets the count of this key, for example after a successful log-in. */
  forget(key: string): Promise<void>
}

export interface Limits {
  /** Registers a limit. Throws if another one with the same name has different values. */
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
      const count = countWithNetworks(counts, limit)
      return {
        async consume(key, now) {
          const verdict = await count.consume(key, now)
          tallies.add(limit.name, verdict.granted)
          return enforced(verdict)
        },
        peek: async (key, now) => enforced(await count.peek(key, now)),
        used: count.used,
        forget: (key) => counts.forget(limit, key),
      }
    },
    figures: () => tallies.all(),
  }
}

/**
 * Counts one limit for a key and, if the key is an IPv6 network, for the networks around it. Those
 * are checked first, so that addresses in an exhausted network do not create counts of their own,
 * and a refused call does not use up its neighbours' remaining calls.
 */
function countWithNetworks(counts: Counts, limit: RateLimit): Omit<NamedLimit, 'forget'> {
  const toVerdict = (count: Count | 'lost', max: number, now: Date) =>
    count === 'lost' ? closed : decideCount(count, max, now)

  async function peekOne(key: string, max: number, now: Date): Promise<RateLimitVerdict> {
    const count = await counts.read({ ...limit, count: max }, key, now)
    if (count === null) return granted
    return toVerdict(count === 'lost' ? count : { ...count, taken: count.taken + 1 }, max, now)
  }

  async function peekNetworks(
    networks: readonly WiderNetwork[],
    now: Date,
  ): Promise<RateLimitVerdict> {
    const verdicts = await Promise.all(
      networks.map(({ key, factor }) => peekOne(key, limit.count * factor, now)),
    )
    return verdicts.find((verdict) => !verdict.granted) ?? granted
  }

  return {
    async consume(key, now) {
      const networks = listWiderNetworks(key)
      const wider = networks.length === 0 ? granted : await peekNetworks(networks, now)
      if (!wider.granted) return wider
      const own = toVerdict(await counts.increment(limit, key, now), limit.count, now)
      if (!own.granted || networks.length === 0) return own
      const verdicts = await Promise.all(
        networks.map(async ({ key: network, factor }) => {
          const max = limit.count * factor
          return toVerdict(await counts.increment({ ...limit, count: max }, network, now), max, now)
        }),
      )
      return verdicts.find((verdict) => !verdict.granted) ?? granted
    },
    async peek(key, now) {
      const own = await peekOne(key, limit.count, now)
      return own.granted ? peekNetworks(listWiderNetworks(key), now) : own
    },
    async used(key, now) {
      const counted = await Promise.all(
        [{ key, factor: 1 }, ...listWiderNetworks(key)].map(async ({ key: network, factor }) => {
          const count = await counts.read({ ...limit, count: limit.count * factor }, network, now)
          return count === null || count === 'lost' ? 0 : Math.floor(count.taken / factor)
        }),
      )
      return Math.max(...counted)
    },
  }
}

/** Two endpoints may share a limit by name, but only with the same values. */
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
