import { addDays, addMonths, localDate, startOfDay } from '#kernel/calendar.ts'

/** Available pause lengths in milliseconds. */
export const pauses = { day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000 } as const
export type PauseLength = keyof typeof pauses
export const pauseLengths = ['day', 'week', 'month'] as const

/** Available exclusion lengths in months. */
export const exclusionMonths = [6, 12, 24] as const
export type ExclusionMonths = (typeof exclusionMonths)[number]

/** End of a member's breaks from paid features; a past instant or `null` has no effect. */
export interface Breaks {
  readonly pausedUntil: Date | null
  readonly excludedUntil: Date | null
}

/** A break in effect. */
export interface Break {
  readonly kind: 'paused' | 'excluded'
  readonly until: Date
}

/** The break in effect, or `null`. An exclusion takes precedence over a pause. */
export function findBreak({ pausedUntil, excludedUntil }: Breaks, now: Date): Break | null {
  const open = (until: Date | null) => until !== null && until.getTime() > now.getTime()
  if (!open(pausedUntil) && !open(excludedUntil)) return null
  const until = new Date(Math.max(pausedUntil?.getTime() ?? 0, excludedUntil?.getTime() ?? 0))
  return { kind: open(excludedUntil) ? 'excluded' : 'paused', until }
}

/** End of a pause that starts now. */
export function getPauseEnd(length: PauseLength, now: Date): Date {
  return new Date(now.getTime() + pauses[length])
}

/**
 * End of an exclusion that starts now: whole calendar months in the site's time zone, to the end of
 * that day.
 */
export function getExclusionEnd(months: ExclusionMonths, now: Date, timeZone: string): Date {
  return startOfDay(addDays(addMonths(localDate(now, timeZone), months), 1), timeZone)
}
