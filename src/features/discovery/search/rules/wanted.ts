import { genderOf, seeksOf, sexualityAt } from '#features/members/profiles/index.ts'
import type { SoughtGender } from './search.ts'

/** Genders and orientations a search goes through, as the search table numbers them. */
export interface Wanted {
  readonly genders: readonly number[]
  readonly orientations: readonly number[]
  /** The bit of the searcher's gender that wishes must include; 3 when any wish will do. */
  readonly bit: number
}

/** The six there are: gender * 4 + sexuality, gay said of men and lesbian of women. */
const allOrientations = [0, 1, 3, 4, 6, 7]

/** Whom a search goes through. `own` is the searcher's gender number when wishes must be mutual (BEY-23), else null. */
export function wanted(gender: SoughtGender, own: number | null): Wanted {
  const genders = gender === 'all' ? [0, 1] : [gender === 'male' ? 0 : 1]
  const bit = own === null ? 3 : own + 1
  const orientations = allOrientations.filter((orientation) => {
    const theirs = genderOf(Math.floor(orientation / 4))
    return genders.includes(Math.floor(orientation / 4)) && (seeksOf(theirs, sexualityAt(orientation % 4)) & bit) !== 0
  })
  return { genders, orientations, bit }
}
