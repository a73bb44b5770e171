import type { Photos } from '#features/members/photos/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'

/** Has somebody looked into as one who may deceive members; `about` is what was seen, and opens one report at most. */
export type Accuse = (
  tx: Transaction,
  accused: { readonly account: number; readonly about: string; readonly words: string },
  by: { readonly site: Pick<Site, 'id' | 'pool'>; readonly viewer: Pick<StaffViewer, 'staff'> },
  now: Date,
) => Promise<void>

/** What moderation is built from. */
export interface ModerationDeps {
  readonly database: Database
  readonly photos: Pick<Photos, 'review' | 'forStaff' | 'copies'>
  /** Opens a report about somebody in the name of one of the staff. */
  readonly accuse: Accuse
  /** Whether somebody is being looked into. */
  readonly isSuspect: (account: number) => Promise<boolean>
  /** Writes down what one of the staff did, in the same transaction. */
  readonly note: Note
  /** What some of the staff are called, by their inside keys. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}
