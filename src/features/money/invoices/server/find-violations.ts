import { checkInSlices } from '#platform/server/jobs/check-in-slices.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import {
  selectDocumentViolations,
  selectSeriesViolations,
  type Violation,
} from './store-violations.ts'

/** Documents that are checked in one transaction. */
const sliceSize = 1000

/** Checks invoices in slices; with a `day`, a second run for it resumes there. */
export function findViolations(
  database: Pick<Database, 'transaction'>,
  { day, size = sliceSize }: { readonly day?: string; readonly size?: number } = {},
): Promise<Violation[]> {
  return checkInSlices(database, {
    name: 'invoices.documents',
    day,
    parts: [selectSeriesViolations, (tx, after) => selectDocumentViolations(tx, after, size)],
  })
}
