import type { Database } from '#platform/server/postgres/database.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

export interface FictionalProfilesDeps {
  readonly database: Database
  readonly phrases: Phrases
  /** Finds a member if the reader may see them; owned by the profiles feature. */
  readonly findMember: FindMember
}
