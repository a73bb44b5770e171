import type { Sites } from '#features/site/sites/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

/** What closures are built from. */
export interface ClosuresDeps {
  readonly database: Database
  readonly sites: Pick<Sites, 'allSites'>
  /** The names of the providers in use. */
  readonly gatewayNames: () => readonly string[]
  /** Writes down what one of the staff did, in the same transaction. */
  readonly note: Note
  /** What some of the staff are called, by their inside keys. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
