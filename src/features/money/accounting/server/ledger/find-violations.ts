import { checkInSlices } from '#platform/server/jobs/check-in-slices.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import {
  selectOrderViolations,
  selectSettlementViolations,
  type Violation,
} from './store-violations.ts'

/** Orders or bookings that are checked in one transaction. */
const sliceSize = 1000

/** Checks the revenue ledger in slices; with a `day`, a second run for it resumes there. */
export function findViolations(
  database: Pick<Database, 'transaction'>,
  { day, size = sliceSize }: { readonly day?: string; readonly size?: number } = {},
): Promise<Violation[]> {
  return checkInSlices(database, {
    name: 'accounting.ledger',
    day,
    parts: [
      (tx, after) => selectOrderViolations(tx, after, size),
      (tx, after) => selectSettlementViolations(tx, after, size),
    ],
  })
}
