import { dayAt } from '#features/members/accounts/index.ts'
import { addDays, addMonths, dayBegins } from './spans.ts'

/** How long one can pause, in milliseconds. */
export const pauses = { day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000 } as const
export type PauseLength = keyof typeof pauses
export const pauseLengths = ['day', 'week', 'month'] as const

/** For how many months one can exclude oneself. */
export const exclusionMonths = [6, 12, 24] as const
export type ExclusionMonths = (typeof exclusionMonths)[number]

/** Until when somebody is away from everything that costs money; an instant that is over, or null, holds nothing. */
export interface Breaks {
  readonly pausedUntil: Date | null
  readonly excludedUntil: Date | null
}

/** A break that holds now. */
export interface Break {
  readonly kind: 'paused' | 'excluded'
  readonly until: Date
}

/** The break in which somebody is now; null while they are in none. An exclusion stands above a pause. */
export function breakAt({ pausedUntil, excludedUntil }: Breaks, now: Date): Break | null {
  const open = (until: Date | null) => until !== null && until.getTime() > now.getTime()
  if (!open(pausedUntil) && !open(excludedUntil)) return null
  const until = new Date(Math.max(pausedUntil?.getTime() ?? 0, excludedUntil?.getTime() ?? 0))
  return { kind: open(excludedUntil) ? 'excluded' : 'paused', until }
}

/** Until when a pause lasts that begins now. */
export function pauseEnds(length: PauseLength, now: Date): Date {
  return new Date(now.getTime() + pauses[length])
}

/** Until when an exclusion lasts that begins now: whole months on the site's calendar, up to the end of that day. */
export function exclusionEnds(months: ExclusionMonths, now: Date, timeZone: string): Date {
  return dayBegins(addDays(addMonths(dayAt(now, timeZone), months), 1), timeZone)
}
