import { dayMs, hourMs } from '#kernel/duration.ts'

/** After how many hours an unread message is first reminded of. */
export const firstReminderHours = 24
/** After how many days it is reminded of for the last time. */
export const lastReminderDays = 7

/**
 * Returns when the next reminder of a conversation is due that has been unread since `unreadSince`,
 * after `sent` reminders; null if there is none.
 */
export function nextReminderAt(unreadSince: Date, sent: number): Date | null {
  if (sent >= 2) return null
  const waitMs = sent === 0 ? firstReminderHours * hourMs : lastReminderDays * dayMs
  return new Date(unreadSince.getTime() + waitMs)
}
