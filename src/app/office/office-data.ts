import type { Locale } from '#kernel/locale.ts'
import type { BrowserSite } from '#platform/web/surroundings.ts'
import type { Me } from '#features/members/staff/contract.ts'

/** What the server hands to the back office with the page, in one JSON script. */
export interface OfficeData {
  readonly locale: Locale
  readonly timeZone: string
  readonly site: BrowserSite
  /** Who is logged in; null on the pages before. */
  readonly me: Me | null
}

/** The id of the script that carries it. */
export const officeDataId = 'office-data'
