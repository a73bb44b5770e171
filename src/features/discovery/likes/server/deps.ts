import type { Emit } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Fiction } from '#features/members/fictional-profiles/server/index.ts'
import type { MainPhotos } from '#features/members/photos/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { events } from '../contract.ts'

export interface LikesDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  /** Tells the open tabs of a member. */
  readonly tell: Live['tell']
  /** Who exists for whom, a member's page and the own one. */
  readonly profiles: Pick<Profiles, 'findMember' | 'handlers'>
  /** The main photos of many at once. */
  readonly mainPhotos: MainPhotos
  /** The words of a label, and whether a reader switched fiction off. */
  readonly fiction: Pick<Fiction, 'labelOf' | 'hidesFrom'>
}
