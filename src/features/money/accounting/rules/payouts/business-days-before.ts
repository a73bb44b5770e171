const dayMs = 86_400_000

/** The same hour so many business days ago: Saturdays and Sundays (UTC) are none, bank holidays are not known here. */
export function businessDaysBefore(now: Date, days: number): Date {
  let at = now.getTime()
  for (let left = days; left > 0; ) {
    at -= dayMs
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at)
}
