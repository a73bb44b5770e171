/** How long after a daily seal the next one counts as missed: a day, plus two hours to catch up. */
const deadlineMs = 26 * 3_600_000

/** A seal run before this time is too old. */
export function getSealDeadline(now: Date): Date {
  return new Date(now.getTime() - deadlineMs)
}
