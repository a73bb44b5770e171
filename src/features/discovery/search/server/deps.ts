import type { Context } from '#kernel/context.ts'
import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { ShowMainPhoto } from '#features/members/photos/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'

export interface SearchDeps {
  readonly database: Database
  readonly cursors: CreateCursors
  /** Builds the main photo from the columns of a row. */
  readonly showMain: ShowMainPhoto
  /** Formats the label of a profile that isn't a member. */
  readonly labelFor: FictionalProfiles['labelFor']
  /** Whether visitors may see members on this site at the moment. */
  readonly searchOpen: (site: Site, context: Context<Site>) => boolean
  /** How long a search may take before it is refused, in milliseconds. */
  readonly timeoutMs?: number
}
