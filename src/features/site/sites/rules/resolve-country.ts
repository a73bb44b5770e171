import type { Settings } from './settings.ts'

/**
 * The country assumed for a visitor (SITE-05): the one in the query string, otherwise the IP
 * address's, each only if the site is open to it; otherwise the site's country.
 */
export function resolveCountry(facts: {
  query: Readonly<Record<string, string | undefined>>
  geoipCountry: string
  settings: Pick<Settings, 'countries'>
  siteCountry: string
}): string {
  const offered: readonly string[] = facts.settings.countries
  const requestedCountry = (
    facts.query.geoip_selected_country ??
    facts.query.country ??
    ''
  ).toUpperCase()
  return (
    [requestedCountry, facts.geoipCountry].find((country) => offered.includes(country)) ??
    facts.siteCountry
  )
}
