import type { DehydratedState } from '@tanstack/react-query'
import type { Locale } from '#kernel/locale.ts'
import type { Messages } from '#platform/web/phrases/phrase-store.ts'
import type { BrowserSite } from '#platform/web/surroundings.ts'

/** What the server hands to the browser with the page, in one JSON script. */
export interface PageData {
  readonly locale: Locale
  readonly timeZone: string
  readonly site: BrowserSite
  readonly cache: DehydratedState
  /** Features whose phrases the page used; their chunks are already on their way. */
  readonly phrases: readonly (keyof Messages)[]
  /** What went wrong and at which route, when the page is an error page. */
  readonly error?: { readonly route: string; readonly status: number }
}

/** The id of the script that carries it. */
export const pageDataId = 'page-data'

/** JSON that can stand inside a script element. */
export function writePageData(data: PageData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Reads it back in the browser. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
}
