import type { Database } from '#platform/server/postgres/database.ts'
import type { Likes } from '#features/discovery/likes/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Search } from '#features/discovery/search/server/index.ts'

export interface MatchingDeps {
  readonly database: Database
  /** Looks up visible members. */
  readonly profiles: Pick<Profiles, 'findMember'>
  /** Cards of the chosen members, and distances between cities. */
  readonly search: Pick<Search, 'loadCards' | 'distances'>
  /** The only functions that add and remove likes. */
  readonly likes: Pick<Likes, 'addLike' | 'removeLike'>
}
