import type { Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { CastMember } from '../cast-member.ts'
import type { SeedDeps } from '../seed-deps.ts'

/** Something someone does: so many minutes before the seed a door is knocked at. Once more changes nothing. */
export interface Act {
  readonly minutesAgo: number
  happen(now: Date): Promise<void>
}

/** Someone of the cast with their account. */
export interface Person {
  readonly member: CastMember
  readonly viewer: Viewer
  readonly site: Site
}

/** The doors, and who is there by the short names of cast.ts; a fault for anyone else. */
export type ActDeps = SeedDeps & { readonly person: (id: string) => Person }
