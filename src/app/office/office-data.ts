import type { Locale } from '#kernel/locale.ts'
import type { BrowserSite } from '#platform/web/surroundings.ts'
import type { Me } from '#features/members/staff/contract.ts'

/** The data the server passes to the back office with the page, in one JSON script. */
export interface OfficeData {
  readonly locale: Locale
  readonly timeZone: string
  readonly site: BrowserSite
  /** The logged-in staff member; `null` before log-in. */
  readonly me: Me | null
}

/** The id of the script element that contains it. */
export const officeDataId = 'office-data'
