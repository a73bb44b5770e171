import type { Locale } from '#kernel/locale.ts'

/** Quiet mode in one browser: off, or on and what a quick exit does with the session. */
export type Quiet = 'off' | 'keep_session' | 'end_session'

/** The cookie in which a browser keeps it; the server reads it before the first paint, the page writes it. */
export const quietCookie = 'quiet'

/** What a browser's cookie says. */
export function quietOf(cookie: string | undefined): Quiet {
  return cookie === 'keep_session' || cookie === 'end_session' ? cookie : 'off'
}

/** Where a quick exit leads: a page that everybody has a reason to look at, in the reader's language. */
export function exitAddress(locale: Locale): string {
  return `https://${locale}.wikipedia.org/`
}

/** The sign beside the title: a plain sheet of paper in quiet mode. */
export function iconOf(quiet: Quiet): string {
  return quiet === 'off' ? '/icon.svg' : '/icon-plain.svg'
}
