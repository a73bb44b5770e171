import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type Claim, renewLease } from './store.ts'

/**
 * Extends a claim three times per lease while the task runs, so that a task may take longer than
 * the lease, and a dead server's tasks become available soon. `release` returns the claim as last
 * extended.
 */
export function keepLease(
  claim: Claim,
  { database, clock, log, leaseMs }: { database: Queries; clock: Clock; log: Log; leaseMs: number },
): { release(): Promise<Claim> } {
  let held = claim
  let renewal = Promise.resolve()

  async function renew(): Promise<void> {
    const leaseEnds = new Date(clock.now().getTime() + leaseMs)
    if (await renewLease(database, held, leaseEnds)) {
      held = { ...held, leaseEnds }
      return
    }
    clearInterval(timer)
    log.error({ task: claim.name, id: claim.id }, 'another server has taken over a running task')
  }

  const timer = setInterval(() => {
    renewal = renewal
      .then(renew)
      .catch((error: unknown) => log.warn({ task: claim.name, error }, 'a lease was not renewed'))
  }, leaseMs / 3)

  return {
    release: async () => {
      clearInterval(timer)
      await renewal
      return held
    },
  }
}
