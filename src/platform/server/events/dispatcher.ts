import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { AsyncSubscriber } from './emit.ts'
import { retryDelayMs } from './retry-delay.ts'
import { createOutboxCleaner } from './outbox-cleaner.ts'
import { deadLetterEvent, type Claim, claimEvents, markReceived, rescheduleEvent } from './store.ts'

export interface DispatcherLimits {
  /** How often the outbox is read without a notification. */
  readonly pollMs: number
  /**
   * Minimum time between two reads of the outbox, so that under load one query claims several
   * events.
   */
  readonly restMs: number
  /** Number of events processed concurrently. */
  readonly concurrency: number
  /** A subscriber that takes longer counts as failed. */
  readonly subscriberTimeoutMs: number
  /**
   * After this time a claimed row is considered abandoned by a dead server; longer than the
   * subscriber timeout.
   */
  readonly leaseMs: number
  /** Tries before an event is given up. */
  readonly tries: number
}

const usual: DispatcherLimits = {
  pollMs: 1000,
  restMs: 5,
  concurrency: 16,
  subscriberTimeoutMs: 30_000,
  leaseMs: 45_000,
  tries: 35,
}

interface PumpDeps {
  readonly database: Database
  readonly listeners: ReadonlyMap<string, ReadonlyMap<string, AsyncSubscriber>>
  readonly clock: Clock
  readonly log: Log
  readonly limits?: Partial<DispatcherLimits>
}

/** Delivers events from the outbox to their subscribers. Any number of servers share the work. */
export function createDispatcher(deps: PumpDeps) {
  const { database, clock, log } = deps
  const limits = { ...usual, ...deps.limits }
  const inProgress = new Map<number, Promise<void>>()
  const counts = { told: 0, failed: 0 }
  const settle = createOutboxCleaner(database)
  let timer: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined
  let lastReadAt = Number.NEGATIVE_INFINITY
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
    turning = claimBatch().finally(() => {
      turning = undefined
      if (again && timer !== undefined) scheduleRead()
    })
    return turning
  }

  async function claimBatch(): Promise<number> {
    // Slots that become free at the same time are filled by one query.
    await setImmediate()
    lastReadAt = performance.now()
    const free = limits.concurrency - inProgress.size
    if (free <= 0) return 0
    const now = clock.now()
    const claims = await claimEvents(database, {
      names: [...deps.listeners.keys()],
      except: [...inProgress.keys()],
      now,
      leaseEnds: new Date(now.getTime() + limits.leaseMs),
      count: free,
    })
    for (const claim of claims)
      inProgress.set(
        claim.id,
        deliver(claim).finally(() => release(claim)),
      )
    return claims.length
  }

  function release(claim: Claim): void {
    inProgress.delete(claim.id)
    // A slot is free, and perhaps the next event of this one's key can be delivered.
    if (timer !== undefined) scheduleRead()
  }

  async function deliver(claim: Claim): Promise<void> {
    try {
      const open = [...(deps.listeners.get(claim.name) ?? [])].filter(([listener]) => !claim.done.includes(listener))
      const faults = (
        await Promise.all(open.map(([name, listen]) => deliverToSubscriber(claim, name, listen, open.length > 1)))
      ).filter((fault) => fault !== undefined)
      if (faults.length === 0) await settle(claim)
      else await reschedule(claim, faults.join('\n').slice(0, 2000))
      counts[faults.length === 0 ? 'told' : 'failed'] += 1
    } catch (error) {
      // The database is not available: the lease expires and the event is delivered again.
      counts.failed += 1
      log.error({ event: claim.name, id: claim.id, error }, 'the outcome of an event could not be recorded')
    }
  }

  async function deliverToSubscriber(
    claim: Claim,
    name: string,
    listen: AsyncSubscriber,
    several: boolean,
  ): Promise<string | undefined> {
    try {
      await withTimeout(limits.subscriberTimeoutMs, listen(claim.payload as never, { id: claim.id, now: clock.now() }))
    } catch (error) {
      log.warn({ event: claim.name, id: claim.id, listener: name, tries: claim.tries, error }, 'a listener failed')
      return `${name}: ${error instanceof Error ? error.message : String(error)}`
    }
    if (several) await markReceived(database, claim, name)
    return undefined
  }

  async function reschedule(claim: Claim, fault: string): Promise<void> {
    const now = clock.now()
    if (claim.tries < limits.tries) {
      await rescheduleEvent(database, claim, { nextAt: new Date(now.getTime() + retryDelayMs(claim.tries)), fault })
      return
    }
    log.error({ event: claim.name, id: claim.id, tries: claim.tries }, 'an event was given up')
    await deadLetterEvent(database, claim, { now, fault })
  }

  function scheduleRead(): void {
    rest ??= setTimeout(
      () => {
        rest = undefined
        turn().catch((error: unknown) => log.warn({ error }, 'the outbox could not be read'))
      },
      Math.max(0, lastReadAt + limits.restMs - performance.now()),
    )
  }

  return {
    wake: () => {
      if (timer !== undefined) scheduleRead()
    },
    start: () => {
      timer ??= setInterval(scheduleRead, limits.pollMs)
      scheduleRead()
    },
    stop: async () => {
      clearInterval(timer)
      clearTimeout(rest)
      timer = undefined
      rest = undefined
      await turning?.catch(() => {})
      await Promise.all(inProgress.values())
    },
    drain: async () => {
      const before = { ...counts }
      for (;;) {
        // A read already in progress may have started before the caller's event was written.
        while (turning !== undefined) await turning.catch(() => {})
        // An event in progress keeps the next event of its key out of this read, even if it
        // finishes before the read does.
        const busy = inProgress.size > 0
        if ((await turn()) === 0 && !busy && inProgress.size === 0) break
        await Promise.all(inProgress.values())
      }
      return { told: counts.told - before.told, failed: counts.failed - before.failed }
    },
  }
}

/** Waits for the work up to a time limit. */
async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  })
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
