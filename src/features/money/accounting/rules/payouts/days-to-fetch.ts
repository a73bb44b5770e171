import { addDays, daysBetween, localDate } from '#kernel/calendar.ts'

/** Number of days fetched again, to find lines a provider reported late. */
const again = 3
/** How far back to fetch from a provider that was never fetched before, or not for a long time. */
const farthest = 60

/**
 * Days (UTC) to fetch from a provider, oldest first: those since the last fetch, and the last few
 * again.
 */
export function getDaysToFetch({
  last,
  now,
}: {
  readonly last: string | null
  readonly now: Date
}): string[] {
  const yesterday = addDays(localDate(now, 'UTC'), -1)
  const earliest = addDays(yesterday, 1 - farthest)
  const first = addDays(last?.slice(0, 10) ?? yesterday, 1 - again)
  const from = first > earliest ? first : earliest
  return Array.from({ length: Math.max(0, daysBetween(from, yesterday) + 1) }, (_, step) =>
    addDays(from, step),
  )
}
