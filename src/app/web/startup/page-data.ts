import type { DehydratedState } from '@tanstack/react-query'
import type { Locale } from '#kernel/locale.ts'
import type { Messages } from '#platform/web/phrases/phrase-store.ts'
import type { BrowserSite } from '#platform/web/surroundings.ts'

/** The data the server passes to the browser with the page, in one JSON script. */
export interface PageData {
  readonly locale: Locale
  readonly timeZone: string
  readonly site: BrowserSite
  readonly cache: DehydratedState
  /** The features whose phrases the page used; their chunks are already being loaded. */
  readonly phrases: readonly (keyof Messages)[]
  /** The status and route of the error, if the page is an error page. */
  readonly error?: { readonly route: string; readonly status: number }
}

/** The id of the script element that contains it. */
export const pageDataId = 'page-data'

/** JSON escaped for use inside a script element. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Parses the data in the browser. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
}
