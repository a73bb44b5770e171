import { dayAt } from './age.ts'

const hourMs = 3_600_000

/** Returns the instant at which a calendar day starts in a time zone, to the millisecond. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime()
  // No time zone is more than 14 hours from UTC.
  let [before, after] = [midnight - 15 * hourMs, midnight + 15 * hourMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayAt(new Date(middle), timeZone) < day) before = middle
    else after = middle
  }
  return new Date(after)
}

export function nextDay(day: string): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * hourMs).toISOString().slice(0, 10)
}
