import { interestGroups, type TraitValue } from '#features/members/profiles/index.ts'
import type { Interest } from '#features/site/sites/index.ts'

/** How recently someone must have been active: within two days, within two weeks, or any time. */
export const paces = ['quick', 'steady', 'slow'] as const
export type Pace = (typeof paces)[number]

export const maxInterests = 3

/** Maximum number of people shown for the answers. */
export const maxPicks = 12

/** The interests that can be selected; intimate interests never affect who is shown to whom. */
export const selectableInterests: readonly Interest[] = [
  ...interestGroups.everyday,
  ...interestGroups.romance,
]

/** The five answers of the match finder. */
export interface Answers {
  /** The reason for joining that both should share; null for any. */
  readonly reason: TraitValue<'signup_reason'> | null
  /** Between the centres of the two cities; null for the whole country. */
  readonly distance_km: number | null
  readonly pace: Pace
  readonly interests: readonly Interest[]
  readonly min_age: number
  /** 99 means no upper limit. */
  readonly max_age: number
  readonly with_photo: boolean
  /** Excludes members who say they are married or live with a partner. */
  readonly unattached: boolean
}
