import { dayMs } from '#kernel/duration.ts'
import { newId } from '#platform/server/random.ts'
import { compareLists } from './compare-lists.ts'
import { compareOrders } from './compare-orders.ts'
import type { ReconciliationDeps } from './deps.ts'
import { endRun, insertRun, type RunCounts, selectUnfinishedRun } from './store-runs.ts'

/** How many days back orders and payments are compared: longer than any payment method takes. */
export const comparedDays = 35

/** Start of the compared period for a comparison made now. */
export const getComparedSince = (now: Date): Date => new Date(now.getTime() - comparedDays * dayMs)

/** Runs the comparisons: one is enqueued each night, and waiting ones are run. */
export function createRuns(deps: ReconciliationDeps) {
  const [lists, orders] = [compareLists(deps), compareOrders(deps)]
  return {
    /** Enqueues the nightly comparison, unless one is already waiting. */
    async enter(now: Date): Promise<void> {
      await insertRun(
        deps.database,
        { id: newId(), wantedBy: null, since: getComparedSince(now) },
        now,
      )
    },
    /** Runs the waiting comparison, if any. If its server died, it starts over. */
    async work(now: Date): Promise<boolean> {
      const run = await selectUnfinishedRun(deps.database)
      if (run === null) return false
      const counts: RunCounts = {
        orders: 0,
        listed: 0,
        unanswered: 0,
        unlisted: [],
        found: 0,
        resolved: 0,
      }
      const listed = await lists(run.since, counts, now)
      await orders(run.since, listed, counts, now)
      await endRun(deps.database, run.key, counts, now)
      if (counts.found > 0)
        deps.log.error(
          { count: counts.found },
          'reconciliation mismatch between orders, providers and ledgers',
        )
      return true
    },
  }
}
