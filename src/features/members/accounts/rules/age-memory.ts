import { addDays, daysBetween, isDate } from '#kernel/calendar.ts'

/** Remembers, encrypted, that this browser gave a date of birth below the minimum age. */
export const ageCookie = { name: '__Host-auth.age', maxDays: 30 } as const

/**
 * The day from which this browser may sign up again: the birthday that makes its owner old enough,
 * but after thirty days at the latest, because a date can be mistyped and a device can be shared.
 */
export function tooYoungUntil(birth: string, minAge: number, today: string): string {
  const birthday = `${Number(birth.slice(0, 4)) + minAge}${birth.slice(4)}`
  // Someone born on 29 February is old enough on 1 March.
  const oldEnough = isDate(birthday) ? birthday : `${birthday.slice(0, 4)}-03-01`
  const latest = addDays(today, ageCookie.maxDays)
  return oldEnough < latest ? oldEnough : latest
}

/** The days that are left until a remembered day; 0 if it has come or isn't plausible. */
export function daysTooYoung(until: string, today: string): number {
  if (!isDate(until)) return 0
  const days = daysBetween(today, until)
  return days > ageCookie.maxDays ? 0 : Math.max(days, 0)
}
