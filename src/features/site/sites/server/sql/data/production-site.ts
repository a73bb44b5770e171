import { locales } from '#kernel/locale.ts'
import type { NewSite } from './demo-sites.ts'

/**
 * The only site of a new production installation: every setting at its safe default, and no company,
 * so that nothing is sold until the operator has entered one.
 */
export function createProductionSite(host: string): NewSite {
  return {
    id: 1,
    pool: { id: 1, name: 'main' },
    name: host,
    brand: 'minuet',
    hosts: [host],
    domainLanguage: 'en',
    locales: [...locales],
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    country: 'NL',
    settings: {},
    company: {},
  }
}
