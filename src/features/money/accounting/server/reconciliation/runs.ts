import { newId } from '#platform/server/random.ts'
import { compareLists } from './compare-lists.ts'
import { compareOrders } from './compare-orders.ts'
import type { ReconciliationDeps } from './deps.ts'
import { endRun, insertRun, type RunCounts, selectUnderWay } from './store-runs.ts'

const dayMs = 86_400_000
/** So far back orders and payments are compared: longer than any way to pay takes. */
export const comparedDays = 35

/** From when on a comparison of this moment looks. */
export const comparedSince = (now: Date): Date => new Date(now.getTime() - comparedDays * dayMs)

/** Makes the comparisons: one is entered each night, and one that waits is made. */
export function createRuns(deps: ReconciliationDeps) {
  const [lists, orders] = [compareLists(deps), compareOrders(deps)]
  return {
    /** Enters the nightly one, unless one waits already. */
    async enter(now: Date): Promise<void> {
      await insertRun(deps.database, { id: newId(), wantedBy: null, since: comparedSince(now) }, now)
    },
    /** Makes the comparison that waits, if one does. One whose server died is made from its beginning. */
    async work(now: Date): Promise<boolean> {
      const run = await selectUnderWay(deps.database)
      if (run === null) return false
      const counts: RunCounts = { orders: 0, listed: 0, unanswered: 0, unlisted: [], found: 0, resolved: 0 }
      const listed = await lists(run.since, counts, now)
      await orders(run.since, listed, counts, now)
      await endRun(deps.database, run.key, counts, now)
      if (counts.found > 0) deps.log.error({ count: counts.found }, 'orders, providers and ledgers do not say the same')
      return true
    },
  }
}
