import { minuteMs } from '#kernel/duration.ts'
import type { CastMember } from './cast-member.ts'

const dayMs = 1440 * minuteMs
/** Everyone signed up six hours earlier than their number of days. */
const headStartMs = 6 * 60 * minuteMs

/** The time `minutes` minutes before another time. */
export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * minuteMs)
}

/** When a cast member signed up, and when they were last online (null for fictional profiles). */
export function computeTimes(
  { joinedDaysAgo, seenMinutesAgo }: CastMember,
  now: Date,
): { joined: Date; seen: Date | null } {
  return {
    joined: new Date(now.getTime() - joinedDaysAgo * dayMs - headStartMs),
    seen: seenMinutesAgo === null ? null : minutesBefore(now, seenMinutesAgo),
  }
}
