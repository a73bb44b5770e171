import { dayAt } from '#features/members/accounts/index.ts'
import { addMonths, dayBegins, type Stretch } from './spans.ts'

/** How long after its end a month is still told of. */
const toldForMs = 7 * 86_400_000

/** A month of a site's calendar: `2026-07` and its first and last instant. */
export interface Month extends Stretch {
  readonly key: string
}

/** The month that ended lately, which a letter may tell of; null once that was more than a week ago. */
export function monthToTell(now: Date, timeZone: string): Month | null {
  const month = monthOf(addMonths(`${dayAt(now, timeZone).slice(0, 7)}-01`, -1).slice(0, 7), timeZone)
  return now.getTime() - month.to.getTime() < toldForMs ? month : null
}

/** A month by its key. */
export function monthOf(key: string, timeZone: string): Month {
  const first = `${key}-01`
  return { key, from: dayBegins(first, timeZone), to: dayBegins(addMonths(first, 1), timeZone) }
}
