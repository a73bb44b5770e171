import { dayMs, minuteMs } from '#kernel/duration.ts'

/**
 * When to ask an unresponsive provider again to delete a card: after a minute, then after four
 * times the previous interval, at most a day.
 */
export function nextDeletionAttempt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minuteMs * 4 ** Math.min(tries, 10), dayMs))
}
