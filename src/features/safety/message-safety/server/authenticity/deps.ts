import type { Database } from '#platform/server/postgres/database.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

export interface AuthenticityDeps {
  readonly database: Database
  /** Finds a member if the reader may see them; owned by the profiles feature. */
  readonly findMember: FindMember
  readonly labelFor: FictionalProfiles['labelFor']
  /** Whether a person compared the account's main photo with its owner. */
  readonly photosVerified: (account: number) => Promise<boolean>
}
