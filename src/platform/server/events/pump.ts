import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { LaterSubscriber } from './emit.ts'
import { retryDelayMs } from './retry-delay.ts'
import { createSettler } from './settler.ts'
import { buryEvent, type Claim, claimEvents, markHeard, postponeEvent } from './store.ts'

export interface PumpLimits {
  /** How often the outbox is read without a notification. */
  readonly pollMs: number
  /**
   * Minimum time between two reads of the outbox, so that under load one query claims several
   * events.
   */
  readonly restMs: number
  /** Number of events processed concurrently. */
  readonly atOnce: number
  /** A subscriber that takes longer counts as failed. */
  readonly patienceMs: number
  /**
   * After this time a claimed row is considered abandoned by a dead server; longer than the
   * subscriber timeout.
   */
  readonly leaseMs: number
  /** Tries before an event is given up. */
  readonly tries: number
}

const usual: PumpLimits = { pollMs: 1000, restMs: 5, atOnce: 16, patienceMs: 30_000, leaseMs: 45_000, tries: 35 }

interface PumpDeps {
  readonly database: Database
  readonly listeners: ReadonlyMap<string, ReadonlyMap<string, LaterSubscriber>>
  readonly clock: Clock
  readonly log: Log
  readonly limits?: Partial<PumpLimits>
}

/** Delivers events from the outbox to their subscribers. Any number of servers share the work. */
export function createPump(deps: PumpDeps) {
  const { database, clock, log } = deps
  const limits = { ...usual, ...deps.limits }
  const inHand = new Map<number, Promise<void>>()
  const told = { told: 0, failed: 0 }
  const settle = createSettler(database)
  let timer: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined
  let lastLook = Number.NEGATIVE_INFINITY
  let turning: Promise<number> | undefined
  let again = false

  /**
   * Claims as many events as there are free slots; a second call during a run causes another read
   * afterwards.
   */
  function turn(): Promise<number> {
    if (turning !== undefined) {
      again = true
      return turning
    }
    again = false
    turning = take().finally(() => {
      turning = undefined
      if (again && timer !== undefined) wake()
    })
    return turning
  }

  async function take(): Promise<number> {
    // Slots that become free at the same time are filled by one query.
    await setImmediate()
    lastLook = performance.now()
    const free = limits.atOnce - inHand.size
    if (free <= 0) return 0
    const now = clock.now()
    const claims = await claimEvents(database, {
      names: [...deps.listeners.keys()],
      except: [...inHand.keys()],
      now,
      leaseEnds: new Date(now.getTime() + limits.leaseMs),
      count: free,
    })
    for (const claim of claims)
      inHand.set(
        claim.id,
        tell(claim).finally(() => letGo(claim)),
      )
    return claims.length
  }

  function letGo(claim: Claim): void {
    inHand.delete(claim.id)
    // A slot is free, and perhaps the next event of this one's key can be delivered.
    if (timer !== undefined) wake()
  }

  async function tell(claim: Claim): Promise<void> {
    try {
      const open = [...(deps.listeners.get(claim.name) ?? [])].filter(([listener]) => !claim.done.includes(listener))
      const faults = (
        await Promise.all(open.map(([name, listen]) => tellOne(claim, name, listen, open.length > 1)))
      ).filter((fault) => fault !== undefined)
      if (faults.length === 0) await settle(claim)
      else await putBack(claim, faults.join('\n').slice(0, 2000))
      told[faults.length === 0 ? 'told' : 'failed'] += 1
    } catch (error) {
      // The database is not available: the lease expires and the event is delivered again.
      told.failed += 1
      log.error({ event: claim.name, id: claim.id, error }, 'the outcome of an event could not be recorded')
    }
  }

  async function tellOne(
    claim: Claim,
    name: string,
    listen: LaterSubscriber,
    several: boolean,
  ): Promise<string | undefined> {
    try {
      await withPatience(limits.patienceMs, listen(claim.payload as never, { id: claim.id, now: clock.now() }))
    } catch (error) {
      log.warn({ event: claim.name, id: claim.id, listener: name, tries: claim.tries, error }, 'a listener failed')
      return `${name}: ${error instanceof Error ? error.message : String(error)}`
    }
    if (several) await markHeard(database, claim, name)
    return undefined
  }

  async function putBack(claim: Claim, fault: string): Promise<void> {
    const now = clock.now()
    if (claim.tries < limits.tries) {
      await postponeEvent(database, claim, { nextAt: new Date(now.getTime() + retryDelayMs(claim.tries)), fault })
      return
    }
    log.error({ event: claim.name, id: claim.id, tries: claim.tries }, 'an event was given up')
    await buryEvent(database, claim, { now, fault })
  }

  function wake(): void {
    rest ??= setTimeout(
      () => {
        rest = undefined
        turn().catch((error: unknown) => log.warn({ error }, 'the outbox could not be read'))
      },
      Math.max(0, lastLook + limits.restMs - performance.now()),
    )
  }

  return {
    wake: () => {
      if (timer !== undefined) wake()
    },
    start: () => {
      timer ??= setInterval(wake, limits.pollMs)
      wake()
    },
    stop: async () => {
      clearInterval(timer)
      clearTimeout(rest)
      timer = undefined
      rest = undefined
      await turning?.catch(() => {})
      await Promise.all(inHand.values())
    },
    drain: async () => {
      const before = { ...told }
      for (;;) {
        // A read already in progress may have started before the caller's event was written.
        while (turning !== undefined) await turning.catch(() => {})
        // An event in progress keeps the next event of its key out of this read, even if it
        // finishes before the read does.
        const busy = inHand.size > 0
        if ((await turn()) === 0 && !busy && inHand.size === 0) break
        await Promise.all(inHand.values())
      }
      return { told: told.told - before.told, failed: told.failed - before.failed }
    },
  }
}

/** Waits for the work up to a time limit. */
async function withPatience(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
