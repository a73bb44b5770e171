import type { Limit } from '#kernel/call.ts'
import type { Log } from '../log/log.ts'
import type { Queries } from '../postgres/database.ts'
import { type Count, judgeCount, type LimitVerdict } from './count.ts'
import { createCounts } from './counts.ts'
import { createTallies, type Tally } from './tallies.ts'

/** One named limit at work. Keys say who is counted: an address, a member, both. */
export interface NamedLimit {
  /** Counts one more and says whether it may pass. */
  take(key: string, now: Date): Promise<LimitVerdict>
  /** Says whether one more would pass, without counting it. */
  look(key: string, now: Date): Promise<LimitVerdict>
  /** Forgets what was counted for this key, after a log-in that succeeded for instance. */
  forget(key: string): Promise<void>
}

export interface Limits {
  /** Puts a limit to work. Throws where another one of the same name has other numbers. */
  named(limit: Limit): NamedLimit
  /** How often each limit was asked and how often it said no, since the start. */
  figures(): Readonly<Record<string, Tally>>
}

interface LimitsOptions {
  /** Keeps the limits that must hold across servers; without one all are counted in the process. */
  readonly database?: Queries
  readonly log: Log
  /** `count` counts and lets everything pass: for measuring and for the sweep of all calls. */
  readonly mode?: 'enforce' | 'count'
}

const granted: LimitVerdict = { granted: true }
/** What a caller is told when nobody can count: close the door, come again in a minute. */
const closed: LimitVerdict = { granted: false, retryAfterSeconds: 60 }

/** Makes the house's one limiter. */
export function createLimits({ database, log, mode = 'enforce' }: LimitsOptions): Limits {
  const known = new Map<string, Limit>()
  const tallies = createTallies()
  const counts = createCounts({ database, log })
  const enforced = (verdict: LimitVerdict) => (mode === 'count' ? granted : verdict)

  return {
    named(limit) {
      refuseContradiction(known, limit)
      const judge = (count: Count | 'lost', now: Date) =>
        count === 'lost' ? closed : judgeCount(count, limit.count, now)
      return {
        async take(key, now) {
          const verdict = judge(await counts.take(limit, key, now), now)
          tallies.add(limit.name, verdict.granted)
          return enforced(verdict)
        },
        async look(key, now) {
          const count = await counts.read(limit, key, now)
          if (count === null) return granted
          return enforced(judge(count === 'lost' ? count : { ...count, taken: count.taken + 1 }, now))
        },
        forget: (key) => counts.forget(limit, key),
      }
    },
    figures: () => tallies.all(),
  }
}

/** One name, one limit: two calls may share it, but then they agree on its numbers. */
function refuseContradiction(known: Map<string, Limit>, limit: Limit): void {
  if (!(limit.count >= 1 && limit.seconds >= 1))
    throw new Error(`the limit ${limit.name} must allow something in some time`)
  const other = known.get(limit.name) ?? limit
  const differ = (['count', 'seconds', 'by', 'kept', 'ifLost'] as const).some((part) => other[part] !== limit[part])
  if (differ) throw new Error(`two limits are named ${limit.name} and differ`)
  known.set(limit.name, limit)
}
