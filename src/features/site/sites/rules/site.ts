import type { Locale } from '#kernel/locale.ts'
import type { Company } from './company.ts'
import type { Settings } from './settings.ts'

/** One site of the installation: several domains may lead to it, and sites of one pool share their members. */
export interface Site {
  readonly id: number
  /** Accounts, unique e-mails and names, and search are per pool. */
  readonly pool: number
  readonly name: string
  /** The key of its look. */
  readonly brand: string
  /** The hosts it answers to, without port; the first is its address in mails. */
  readonly hosts: readonly [string, ...string[]]
  /** The languages its menu offers. */
  readonly locales: readonly [Locale, ...Locale[]]
  /** A language tag such as `de` or `de-CH`. */
  readonly domainLanguage: string
  readonly timeZone: string
  /** ISO 4217. */
  readonly currency: string
  /** Taken for a visitor whose address tells no country. */
  readonly country: string
  readonly settings: Settings
  readonly company: Company
}
