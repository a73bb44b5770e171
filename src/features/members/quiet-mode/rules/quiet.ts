import type { Locale } from '#kernel/locale.ts'

/** The quiet mode of a browser: off, or on together with what a quick exit does to the session. */
export type Quiet = 'off' | 'keep_session' | 'end_session'

/**
 * The cookie that stores the mode; written by the page and read by the server before the first
 * paint.
 */
export const quietCookie = 'quiet'

/** Parses the cookie value; anything unknown is `off`. */
export function parseQuiet(cookie: string | undefined): Quiet {
  return cookie === 'keep_session' || cookie === 'end_session' ? cookie : 'off'
}

/** The target of a quick exit: a page anyone might be reading, in the reader's language. */
export function exitUrl(locale: Locale): string {
  return `https://${locale}.wikipedia.org/`
}

/** The path of the favicon: a plain sheet of paper in quiet mode. */
export function iconPath(quiet: Quiet): string {
  return quiet === 'off' ? '/icon.svg' : '/icon-plain.svg'
}
