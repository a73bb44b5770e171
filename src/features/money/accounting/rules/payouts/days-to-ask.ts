const dayMs = 86_400_000

/** How many days that were asked about are asked about once more: what a provider tells late is found so. */
const again = 3
/** How far back a provider is asked that was never asked before, or not for long. */
const farthest = 60

/** The days (UTC) a provider is asked about, the oldest first: those since it was asked last, and the last few once more. */
export function daysToAsk({ last, now }: { readonly last: string | null; readonly now: Date }): string[] {
  const yesterday = numberOf(now.toISOString()) - 1
  const from = Math.max(yesterday - farthest + 1, last === null ? yesterday - again + 1 : numberOf(last) - again + 1)
  return Array.from({ length: Math.max(0, yesterday - from + 1) }, (_, step) => dayOf(from + step))
}

const numberOf = (day: string) => Math.floor(new Date(`${day.slice(0, 10)}T00:00:00Z`).getTime() / dayMs)
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
