import type { Database } from '#platform/server/postgres/database.ts'
import type { Likes } from '#features/discovery/likes/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Search } from '#features/discovery/search/server/index.ts'

export interface MatchingDeps {
  readonly database: Database
  /** Who exists for whom. */
  readonly profiles: Pick<Profiles, 'findMember'>
  /** Cards of those who were chosen, and how far they live. */
  readonly search: Pick<Search, 'cardsOf' | 'distances'>
  /** The one way in which likes come to be and are taken back. */
  readonly likes: Pick<Likes, 'give' | 'takeBack'>
}
