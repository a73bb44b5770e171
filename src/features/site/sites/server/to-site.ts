import { isLocale } from '#kernel/locale.ts'
import { company } from '../rules/company.ts'
import { settings } from '../rules/settings.ts'
import type { Site } from '../rules/site.ts'
import type { SiteRow } from './store.ts'

/**
 * Converts a row to a site, with defaults filled in; throws an error that names the site if the row
 * is invalid.
 */
export function toSite(row: SiteRow): Site {
  const [host, ...otherHosts] = row.hosts
  const [locale, ...otherLocales] = row.locales.filter(isLocale)
  if (host === undefined || locale === undefined)
    throw new Error(`site ${row.id} (${row.name}) has no host or no language`)
  return {
    id: row.id,
    pool: row.pool,
    name: row.name,
    brand: row.brand,
    hosts: [host, ...otherHosts],
    locales: [locale, ...otherLocales],
    domainLanguage: row.domain_language,
    timeZone: row.time_zone,
    currency: row.currency,
    country: row.country,
    settings: settings.parse(row.settings),
    company: company.parse(row.company),
  }
}
