import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { events } from '../contract.ts'

export interface BlocksDeps {
  readonly database: Database
  readonly cursors: CreateCursors
  readonly emit: Emit<typeof events>
  /** The installation's secret, from which the key for contact hashes is derived. */
  readonly secret: string
  /**
   * Whether a member is visible to the viewer, as decided by the feature above that shows members;
   * the app connects it.
   */
  readonly isVisible?: (
    member: string,
    viewer: { readonly account: number; readonly site: unknown },
  ) => Promise<boolean>
  /**
   * Whether `account` has liked `other` or shared photos with them, or the two have a conversation;
   * decided by the features above, in the caller's transaction. The app connects it.
   */
  readonly isAcquainted?: (
    tx: Transaction,
    pair: { readonly account: number; readonly other: number },
  ) => Promise<boolean>
}
