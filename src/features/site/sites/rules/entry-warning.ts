import type { Settings } from './settings.ts'

/** The countries in which a conversation's bare page warns as well, as far as the site warns there at all (NAV-02). */
const chatCountries: readonly string[] = ['NL', 'DE']
/** Whoever came here by a mail of ours has been let in before. */
const quietPaths: readonly string[] = ['/complete-signup', '/reset-password']

/**
 * The country for whose visitors the site has its adults-only warning at the entry; null where it has none (NAV-05). The country
 * selected in the address counts, else that of the network address; one that nobody knows has no warning.
 */
export function warnedCountry(
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_countries'>,
  { selected, known }: { readonly selected: string; readonly known: boolean },
): string | null {
  if (settings.enable_site_entry_popup === 'no' || !known) return null
  return settings.site_entry_countries.includes(selected) ? selected : null
}

/** Where a visitor is, and what their browser knows. */
export interface EntryFacts {
  /** What `warnedCountry` said. */
  readonly country: string | null
  readonly path: string
  readonly layout: 'default' | 'chat' | 'lander' | 'empty'
  readonly loggedIn: boolean
  /** The site runs as an installed app. */
  readonly installed: boolean
  /** The visitor closed it once. */
  readonly skipped: boolean
}

/** Whether the warning is due on a page: once per visitor, on the front page and where the layout has it (NAV-02, NAV-05). */
export function entryWarningDue({ country, path, layout, loggedIn, installed, skipped }: EntryFacts): boolean {
  if (country === null || loggedIn || installed || skipped) return false
  if (quietPaths.some((quiet) => path === quiet || path.startsWith(`${quiet}/`))) return false
  return path === '/' || layout === 'default' || (layout === 'chat' && chatCountries.includes(country))
}
