import { addDays, getWeekday, localDate } from '#kernel/calendar.ts'
import { dayMs, hourMs, minuteMs } from '#kernel/duration.ts'
import type { Frequency } from './preferences.ts'
import { atLocalHour, endOfQuietHours } from './quiet-hours.ts'

/** News waits this long, so that several messages become one email and a reader stays undisturbed. */
export const gatherMs = 3 * minuteMs
/** The minimum time between two emails of one kind. */
export const gapMs = hourMs
/** The maximum number of emails of one kind in 24 hours, however many people write. */
export const maxPerDay = 4
/** The hour and the weekday (Thursday) of digests, in the member's time zone. */
export const digestHour = 18
export const digestWeekday = 4

export interface SendTimeFacts {
  readonly now: Date
  readonly frequency: Frequency
  readonly quietHours: boolean
  readonly timeZone: string
  /** When emails of this kind were sent to the member in the last 24 hours. */
  readonly recent: readonly Date[]
}

/** Returns when news that happened now should be emailed. */
export function computeSendTime(facts: SendTimeFacts): Date {
  const at = latest([chosenTime(facts), computeCeilingEnd(facts)])
  return facts.quietHours ? endOfQuietHours(at, facts.timeZone) : at
}

function chosenTime({ now, frequency, timeZone }: SendTimeFacts): Date {
  if (frequency === 'at_once') return new Date(now.getTime() + gatherMs)
  const today = localDate(now, timeZone)
  for (let days = 0; days <= 8; days += 1) {
    const date = addDays(today, days)
    const at = atLocalHour(date, digestHour, timeZone)
    if (at > now && (frequency === 'daily' || getWeekday(date) === digestWeekday)) return at
  }
  throw new Error('a week has every weekday')
}

/** When one more email of the kind is allowed. */
export function computeCeilingEnd(
  { now, recent }: Pick<SendTimeFacts, 'now' | 'recent'>,
  leastGapMs = gapMs,
): Date {
  const sent = recent.filter((at) => now.getTime() - at.getTime() < dayMs).sort((a, b) => +a - +b)
  const last = sent.at(-1)
  const oldestCounted = sent.at(-maxPerDay)
  return latest([
    now,
    ...(last === undefined ? [] : [new Date(last.getTime() + leastGapMs)]),
    ...(oldestCounted === undefined ? [] : [new Date(oldestCounted.getTime() + dayMs)]),
  ])
}

const latest = (times: readonly Date[]) => new Date(Math.max(...times.map((at) => at.getTime())))
