import { dayAt } from '#features/members/accounts/index.ts'
import { addMonths, dayBegins, type Stretch } from './spans.ts'

/** How long after its end a month is still reported. */
const toldForMs = 7 * 86_400_000

/**
 * A calendar month in a site's time zone: its key such as `2026-07` and its first and last instant.
 */
export interface Month extends Stretch {
  readonly key: string
}

/**
 * The previous month if an email may still report on it; `null` if it ended more than a week ago.
 */
export function monthToTell(now: Date, timeZone: string): Month | null {
  const month = monthOf(addMonths(`${dayAt(now, timeZone).slice(0, 7)}-01`, -1).slice(0, 7), timeZone)
  return now.getTime() - month.to.getTime() < toldForMs ? month : null
}

/** A month by its key. */
export function monthOf(key: string, timeZone: string): Month {
  const first = `${key}-01`
  return { key, from: dayBegins(first, timeZone), to: dayBegins(addMonths(first, 1), timeZone) }
}
