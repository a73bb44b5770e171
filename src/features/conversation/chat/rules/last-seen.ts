import { daysBetween } from '#kernel/calendar.ts'

export type LastSeen = 'today' | 'yesterday' | 'week' | 'month' | 'long'

/**
 * Approximate last visit in calendar days of the site, never hours; both dates are `YYYY-MM-DD`.
 */
export function lastSeen(day: string, today: string): LastSeen {
  const days = daysBetween(day, today)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return 'week'
  return days < 30 ? 'month' : 'long'
}
