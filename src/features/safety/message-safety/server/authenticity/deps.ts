import type { Database } from '#platform/server/postgres/database.ts'
import type { Fiction } from '#features/members/fictional-profiles/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

export interface HonestyDeps {
  readonly database: Database
  /** The profiles' own judgement of who exists for whom. */
  readonly findMember: FindMember
  readonly labelOf: Fiction['labelOf']
  /** Whether the photo somebody is shown by was compared with the person. */
  readonly photosVerified: (account: number) => Promise<boolean>
}
