import type { Settings } from './settings.ts'

/**
 * The country a visitor is taken to be in (SITE-05): the one asked for by the address's query, else that of the network
 * address, both only where the site is open to it; else the site's own.
 */
export function selectedCountry(facts: {
  query: Readonly<Record<string, string | undefined>>
  geoipCountry: string
  settings: Pick<Settings, 'countries'>
  siteCountry: string
}): string {
  const offered: readonly string[] = facts.settings.countries
  const asked = (facts.query.geoip_selected_country ?? facts.query.country ?? '').toUpperCase()
  return [asked, facts.geoipCountry].find((country) => offered.includes(country)) ?? facts.siteCountry
}
