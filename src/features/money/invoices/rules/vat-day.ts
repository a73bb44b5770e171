import type { Country } from '#features/site/geography/index.ts'

/**
 * The time zone in which a country's rates change, that of its seat of government. Countries whose
 * rates are not known here use UTC.
 */
const zones = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  CH: 'Europe/Zurich',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  CA: 'America/Toronto',
  US: 'America/New_York',
  BG: 'Europe/Sofia',
  HR: 'Europe/Zagreb',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  GR: 'Europe/Athens',
  HU: 'Europe/Budapest',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  MT: 'Europe/Malta',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  SE: 'Europe/Stockholm',
} satisfies Record<Country, string> & Record<string, string>

/** The calendar day in a country at an instant, as `2026-12-31`: a new rate applies from midnight there. */
export function getVatDay(country: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: (zones as Readonly<Record<string, string>>)[country] ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
