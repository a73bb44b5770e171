import type { Settings } from './settings.ts'

/**
 * Countries in which conversations in the frameless chat layout show the warning too, if the site
 * has one there (NAV-02).
 */
const chatCountries: readonly string[] = ['NL', 'DE']
/** Visitors coming from one of our emails have already passed the warning. */
const quietPaths: readonly string[] = ['/complete-signup', '/reset-password']

/**
 * The visitor's country if the site shows its adults-only warning there; otherwise null (NAV-05).
 * The country selected in the URL takes precedence over the one of the IP address; there is no
 * warning for an unknown country.
 */
export function warnedCountry(
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_countries'>,
  { selected, known }: { readonly selected: string; readonly known: boolean },
): string | null {
  if (settings.enable_site_entry_popup === 'no' || !known) return null
  return settings.site_entry_countries.includes(selected) ? selected : null
}

/** The country of a visitor, and the state stored in their browser. */
export interface EntryFacts {
  /** The result of `warnedCountry`. */
  readonly country: string | null
  readonly path: string
  readonly layout: 'default' | 'chat' | 'lander' | 'empty'
  readonly loggedIn: boolean
  /** Whether the site runs as an installed app. */
  readonly installed: boolean
  /** Whether the visitor has closed the warning before. */
  readonly skipped: boolean
}

/**
 * Whether a page must show the warning: once per visitor, on the home page and in the layouts that
 * include it (NAV-02, NAV-05).
 */
export function isEntryWarningDue({
  country,
  path,
  layout,
  loggedIn,
  installed,
  skipped,
}: EntryFacts): boolean {
  if (country === null || loggedIn || installed || skipped) return false
  if (quietPaths.some((quiet) => path === quiet || path.startsWith(`${quiet}/`))) return false
  return (
    path === '/' || layout === 'default' || (layout === 'chat' && chatCountries.includes(country))
  )
}
