import { interestGroups, type TraitValue } from '#features/members/profiles/index.ts'
import type { Interest } from '#features/site/sites/index.ts'

/** How soon someone should have been here: within two days, within two weeks, or whenever. */
export const paces = ['quick', 'steady', 'slow'] as const
export type Pace = (typeof paces)[number]

/** How many interests one may name. */
export const interestsAtMost = 3

/** The interests one can ask for: what is intimate decides for nobody who is shown to whom. */
export const askableInterests: readonly Interest[] = [...interestGroups.everyday, ...interestGroups.romance]

/** The five answers of the match finder. */
export interface Answers {
  /** What both should look for; null is open. */
  readonly reason: TraitValue<'signup_reason'> | null
  /** Between the centres of the two cities; null is the whole country. */
  readonly distance_km: number | null
  readonly pace: Pace
  readonly interests: readonly Interest[]
  readonly min_age: number
  /** 99 has no upper end. */
  readonly max_age: number
  readonly with_photo: boolean
  /** Nobody who says they live with someone or are married. */
  readonly unattached: boolean
}
