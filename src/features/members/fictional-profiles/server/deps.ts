import type { Database } from '#platform/server/postgres/database.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

export interface FictionDeps {
  readonly database: Database
  readonly phrases: Phrases
  /** The profiles' own judgement of who exists for whom. */
  readonly findMember: FindMember
}
