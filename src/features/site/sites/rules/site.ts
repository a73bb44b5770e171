import type { Locale } from '#kernel/locale.ts'
import type { Company } from './company.ts'
import type { Settings } from './settings.ts'

/**
 * One site of the installation: several domains may point to it, and sites in the same pool share
 * their members.
 */
export interface Site {
  readonly id: number
  /** Accounts, unique email addresses and names, and search are per pool. */
  readonly pool: number
  readonly name: string
  /** The key of the site's theme. */
  readonly brand: string
  /** The site's hosts, without port; the first is used in emails. */
  readonly hosts: readonly [string, ...string[]]
  /** The languages in its menu. */
  readonly locales: readonly [Locale, ...Locale[]]
  /** A language tag such as `de` or `de-CH`. */
  readonly domainLanguage: string
  readonly timeZone: string
  /** ISO 4217. */
  readonly currency: string
  /** Assumed for visitors whose IP address has no known country. */
  readonly country: string
  readonly settings: Settings
  readonly company: Company
}
