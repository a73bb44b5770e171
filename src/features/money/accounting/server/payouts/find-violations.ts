import { checkInSlices } from '#platform/server/jobs/check-in-slices.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Violation } from '../ledger/store-violations.ts'
import { selectDayViolations, selectUnreported } from './store-violations.ts'

/** Days, or bookings, that are checked in one transaction. */
const sliceSizes = { days: 50, bookings: 1000 } as const

/** Checks payouts in slices; with a `day`, a second run for it resumes there. */
export function findViolations(
  database: Pick<Database, 'transaction'>,
  { day, sizes = sliceSizes }: { readonly day?: string; readonly sizes?: typeof sliceSizes } = {},
): Promise<Violation[]> {
  return checkInSlices(database, {
    name: 'accounting.payouts',
    day,
    parts: [
      (tx, after) => selectDayViolations(tx, after, sizes.days),
      (tx, after) => selectUnreported(tx, after, sizes.bookings),
    ],
  })
}
