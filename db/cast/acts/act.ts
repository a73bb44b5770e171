import type { Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { CastMember } from '../cast-member.ts'
import type { SeedDeps } from '../seeding/seed-deps.ts'

/**
 * An action of a cast member at a point in time, in minutes before the seed, performed through a
 * feature's public entry. Repeating it changes nothing.
 */
export interface Act {
  readonly minutesAgo: number
  happen(now: Date): Promise<void>
}

/** A cast member with their account. */
export interface CastPerson {
  readonly member: CastMember
  readonly viewer: Viewer
  readonly site: Site
}

/**
 * The features' public entries, and the cast by the short names of cast.ts; `person` throws for any
 * other name.
 */
export type ActDeps = SeedDeps & { readonly person: (id: string) => CastPerson }
