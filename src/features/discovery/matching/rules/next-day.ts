import { dayAt } from '#features/members/accounts/index.ts'

/** Upper bound of a calendar day, including the day when clocks go back. */
const longestMs = 26 * 3_600_000

/** The instant at which the next calendar day begins in a time zone, to the millisecond. */
export function nextDay(now: Date, timeZone: string): Date {
  const today = dayAt(now, timeZone)
  let before = now.getTime()
  let after = before + longestMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayAt(new Date(middle), timeZone) === today) before = middle
    else after = middle
  }
  return new Date(after)
}
