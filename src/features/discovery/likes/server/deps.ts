import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { MainPhotos } from '#features/members/photos/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { events } from '../contract.ts'

export interface LikesDeps {
  readonly database: Database
  readonly cursors: CreateCursors
  readonly emit: Emit<typeof events>
  /** Sends a message to a member's open tabs. */
  readonly notify: Live['notify']
  /** Looks up visible members, their pages and the reader's own profile. */
  readonly profiles: Pick<Profiles, 'findMember' | 'handlers'>
  /** Loads the main photos of several accounts. */
  readonly mainPhotos: MainPhotos
  /** Label texts, and whether a reader hides fictional profiles. */
  readonly fictionalProfiles: Pick<FictionalProfiles, 'labelFor' | 'hidesFrom'>
}
