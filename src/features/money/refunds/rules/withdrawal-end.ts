import { dayAt } from '#features/members/accounts/index.ts'

const hourMs = 3_600_000

/**
 * The first instant at which it is too late to withdraw: the days begin with the one after the order, and the last of them counts
 * whole in the site's time zone (BEY-10).
 */
export function withdrawalEnd(orderedAt: Date, days: number, timeZone: string): Date {
  const last = dayAfter(dayAt(orderedAt, timeZone), days)
  // No place on Earth is further from UTC than this; between the two the day turns once.
  let before = new Date(`${last}T00:00:00Z`).getTime() - 15 * hourMs
  let after = new Date(`${dayAfter(last, 1)}T00:00:00Z`).getTime() + 15 * hourMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayAt(new Date(middle), timeZone) > last) after = middle
    else before = middle
  }
  return new Date(after)
}

function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
