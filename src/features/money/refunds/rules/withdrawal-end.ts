import { dayAt } from '#features/members/accounts/index.ts'

const hourMs = 3_600_000

/**
 * First instant after the withdrawal period: it starts on the day after the order, and the last day
 * counts in full in the site's time zone (BEY-10).
 */
export function getWithdrawalEnd(orderedAt: Date, days: number, timeZone: string): Date {
  const last = dayAfter(dayAt(orderedAt, timeZone), days)
  // No time zone is further than this from UTC; the day changes once between the two bounds.
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
