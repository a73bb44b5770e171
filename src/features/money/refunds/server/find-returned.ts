import type { Queries } from '#platform/server/postgres/database.ts'
import type { ReturnedMoney } from '#features/money/payments/server/index.ts'
import { type ReturnedRow, selectReturned } from './store-returned.ts'

/**
 * Returns how much of each order was refunded, for the buyer's list; orders without refunds are
 * left out.
 */
export async function findReturned(
  database: Queries,
  orders: readonly string[],
): Promise<ReadonlyMap<string, ReturnedMoney>> {
  const rows = await selectReturned(database, orders)
  return new Map(
    rows.flatMap((row): (readonly [string, ReturnedMoney])[] => {
      const returned = toReturned(row)
      return returned === null ? [] : [[row.order, returned]]
    }),
  )
}

function toReturned({ withdrawn, refunded_minor, lost_minor }: ReturnedRow): ReturnedMoney | null {
  if (withdrawn) return { reason: 'withdrawn', minor: refunded_minor }
  if (lost_minor > 0) return { reason: 'charged_back', minor: lost_minor }
  return refunded_minor > 0 ? { reason: 'refunded', minor: refunded_minor } : null
}
