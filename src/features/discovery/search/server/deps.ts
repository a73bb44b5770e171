import type { Context } from '#kernel/context.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Fiction } from '#features/members/fictional-profiles/server/index.ts'
import type { ShowMain } from '#features/members/photos/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'

export interface SearchDeps {
  readonly database: Database
  /** Shows the main photo that came with a row. */
  readonly showMain: ShowMain
  /** The one serializer of the words a profile that is no member bears. */
  readonly labelOf: Fiction['labelOf']
  /** Whether a visitor may look at people here and now. */
  readonly searchOpen: (site: Site, context: Context<Site>) => boolean
  /** How long a search may take before it says so, in milliseconds. */
  readonly patienceMs?: number
}
