import type { Note } from '#features/members/staff/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface CareDeps {
  readonly database: Database
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: Note
  /** Returns staff names by internal id. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
