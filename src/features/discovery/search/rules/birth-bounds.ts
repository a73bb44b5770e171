import { oldestAllowedAge } from '#features/members/accounts/index.ts'

/** The highest age that can be searched for; it means "and older". */
export const oldestAge = 99
/** The minimum age of members. */
export const youngestAge = 18

/** A range of birth dates: after `bornAfter`, up to and including `bornUntil`. */
export interface BirthBounds {
  readonly bornAfter: string
  readonly bornUntil: string
}

/**
 * The birth dates of people aged `min` to `max`, both inclusive, on a given day. 99 has no upper
 * limit other than the highest possible age.
 */
export function birthBounds(
  ages: { readonly min: number; readonly max: number },
  today: string,
): BirthBounds {
  return {
    bornAfter: yearsBefore(today, (ages.max >= oldestAge ? oldestAllowedAge : ages.max) + 1),
    bornUntil: yearsBefore(today, ages.min),
  }
}

/**
 * The same day some years earlier: the latest birth date of people who have reached that age. From
 * 29 February this is 28 February in other years, since no one was born on a nonexistent day.
 */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years
  const day = today.slice(5)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !leap ? '02-28' : day}`
}
