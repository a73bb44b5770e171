import type { Note } from '#features/members/staff/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

/** What care is built from. */
export interface CareDeps {
  readonly database: Database
  /** Writes down what one of the staff did, in the same transaction. */
  readonly note: Note
  /** What some of the staff are called, by their inside keys. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
