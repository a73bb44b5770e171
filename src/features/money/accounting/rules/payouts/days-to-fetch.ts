const dayMs = 86_400_000

/** Number of days fetched again, to find lines a provider reported late. */
const again = 3
/** How far back to fetch from a provider never fetched before, or not for long. */
const farthest = 60

/**
 * Days (UTC) to fetch from a provider, oldest first: those since the last fetch, and the last few
 * again.
 */
export function getDaysToFetch({ last, now }: { readonly last: string | null; readonly now: Date }): string[] {
  const yesterday = toDayNumber(now.toISOString()) - 1
  const from = Math.max(yesterday - farthest + 1, last === null ? yesterday - again + 1 : toDayNumber(last) - again + 1)
  return Array.from({ length: Math.max(0, yesterday - from + 1) }, (_, step) => toDay(from + step))
}

const toDayNumber = (day: string) => Math.floor(new Date(`${day.slice(0, 10)}T00:00:00Z`).getTime() / dayMs)
const toDay = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
