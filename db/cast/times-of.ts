import type { CastMember } from './cast-member.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
/** Everyone signed up six hours before their days here are full. */
const headStartMs = 6 * 60 * minuteMs

/** The instant so many minutes before another. */
export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * minuteMs)
}

/** When someone of the cast signed up, and when they were last seen (null for fictional profiles). */
export function timesOf({ joinedDaysAgo, seenMinutesAgo }: CastMember, now: Date): { joined: Date; seen: Date | null } {
  return {
    joined: new Date(now.getTime() - joinedDaysAgo * dayMs - headStartMs),
    seen: seenMinutesAgo === null ? null : minutesBefore(now, seenMinutesAgo),
  }
}
