import type { Locale } from '#kernel/locale.ts'
import { placeholders } from './page-facts.ts'
import { readDocument } from './read-document.ts'

/** The paths of the product with one part: an operator's page there could never be reached. */
export const reservedTokens = [
  'account-deleted',
  'activate',
  'api',
  'assets',
  'callback',
  'cdn',
  'chats',
  'complaints',
  'complete-signup',
  'credits',
  'dev',
  'directdebit',
  'emails',
  'landers',
  'lang-config',
  'likes',
  'login',
  'logout',
  'mail-change',
  'match-finder',
  'media',
  'members',
  'notifications',
  'office',
  'offline',
  'pages',
  'premium',
  'pricing',
  'profile',
  'reactivate',
  'reset-password',
  'share',
  'signup',
  'signup-matches',
  'source',
  'sponsored',
  'support',
  'swipe-game',
  'tag-scripts',
  'transactions',
  'undo-change',
  'unsubscribe',
  'verification',
  'withdraw',
] as const

const tokenPattern = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/

/** Whether a path's only part can be the token of an operator's page. */
export function isToken(token: string): boolean {
  return tokenPattern.test(token) && !(reservedTokens as readonly string[]).includes(token)
}

/** Throws with what is wrong with a page before it is stored. */
export function checkOperatorPage({ token, text }: { token: string; text: string }): void {
  if (!isToken(token))
    throw new Error(
      `token: ${token} must consist of lower-case letters, digits and hyphens, and not be a path of the product`,
    )
  if (text.length > 100_000) throw new Error('text: at most 100,000 characters')
  readDocument(text)
  for (const [, name = ''] of text.matchAll(/\{([a-z_]+)\}/g))
    if (!(placeholders as readonly string[]).includes(name))
      throw new Error(`text: {${name}} is not a known placeholder`)
}

/** The language to show: the reader's, otherwise the site's, otherwise English or any other. */
export function choosePageLocale(
  written: readonly Locale[],
  { reader, site }: { readonly reader: Locale; readonly site: string },
): Locale | undefined {
  const wanted: readonly string[] = [reader, site.slice(0, 2).toLowerCase(), 'en']
  return wanted.flatMap((locale) => written.filter((each) => each === locale))[0] ?? written[0]
}
