import type { Emit } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { events } from '../contract.ts'

export interface BlocksDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  /** The installation's secret, from which the key of the contacts' marks is made. */
  readonly secret: string
  /** Whether a member exists for the asker, by the judgement of the feature above that shows members; the roof connects it. */
  readonly isVisible?: (member: string, asker: { readonly account: number; readonly site: unknown }) => Promise<boolean>
}
