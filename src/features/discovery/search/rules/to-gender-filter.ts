import {
  genderFromNumber,
  toSeeksBits,
  sexualityFromNumber,
} from '#features/members/profiles/index.ts'
import type { SoughtGender } from './search.ts'

/** The genders and orientations a search covers, as numbered in the search table. */
export interface GenderFilter {
  readonly genders: readonly number[]
  readonly orientations: readonly number[]
  /**
   * The bit of the searcher's gender that the members' preferences must include; 3 for any
   * preference.
   */
  readonly bit: number
}

/** The six orientations (gender * 4 + sexuality); gay applies to men and lesbian to women. */
const allOrientations = [0, 1, 3, 4, 6, 7]

/**
 * The genders and orientations to search. `own` is the searcher's gender number if preferences must
 * be mutual (BEY-23), otherwise null.
 */
export function toGenderFilter(gender: SoughtGender, own: number | null): GenderFilter {
  const genders = gender === 'all' ? [0, 1] : [gender === 'male' ? 0 : 1]
  const bit = own === null ? 3 : own + 1
  const orientations = allOrientations.filter((orientation) => {
    const theirs = genderFromNumber(Math.floor(orientation / 4))
    return (
      genders.includes(Math.floor(orientation / 4)) &&
      (toSeeksBits(theirs, sexualityFromNumber(orientation % 4)) & bit) !== 0
    )
  })
  return { genders, orientations, bit }
}
