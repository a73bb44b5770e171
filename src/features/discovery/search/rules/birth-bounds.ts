import { oldestTaken } from '#features/members/accounts/index.ts'

/** The oldest age that can be asked for; it stands for "and older". */
export const oldestAge = 99
/** Nobody younger is here. */
export const youngestAge = 18

/** Birthdays of people of certain ages: after the one day, up to and with the other. */
export interface BirthBounds {
  readonly bornAfter: string
  readonly bornUntil: string
}

/** Which birthdays belong to the ages from `min` to `max`, both included, on a day. 99 has no upper end but that of all. */
export function birthBounds(ages: { readonly min: number; readonly max: number }, today: string): BirthBounds {
  return {
    bornAfter: yearsBefore(today, (ages.max >= oldestAge ? oldestTaken : ages.max) + 1),
    bornUntil: yearsBefore(today, ages.min),
  }
}

/**
 * The same day so many years earlier, the last of those whose birthday has come by today. On a leap day this is 28 February
 * of the other years, since nobody was born on a day that was not.
 */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years
  const day = today.slice(5)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !leap ? '02-28' : day}`
}
