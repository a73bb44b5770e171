import type { Locale } from '#kernel/locale.ts'

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
  'data-requests',
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

/** The language to show: the reader's, otherwise the site's, otherwise English or any other. */
export function choosePageLocale(
  written: readonly Locale[],
  { reader, site }: { readonly reader: Locale; readonly site: string },
): Locale | undefined {
  const wanted: readonly string[] = [reader, site.slice(0, 2).toLowerCase(), 'en']
  return wanted.flatMap((locale) => written.filter((each) => each === locale))[0] ?? written[0]
}
