import type { Locale } from '#kernel/locale.ts'

/** A country's term for its regions (PRO-09). */
export type RegionLabel = 'province' | 'region' | 'state' | 'canton' | 'voivodeship'

interface CountryFacts {
  readonly regionLabel: RegionLabel
  /** The languages offered there, first choice first (SITE-03). */
  readonly locales: readonly [Locale, ...Locale[]]
}

/** The 15 countries in which a member can live (PRO-09, SITE-03). */
export const countries = {
  NL: { regionLabel: 'province', locales: ['nl'] },
  BE: { regionLabel: 'province', locales: ['nl', 'fr', 'de'] },
  IE: { regionLabel: 'province', locales: ['en'] },
  IT: { regionLabel: 'province', locales: ['it'] },
  ES: { regionLabel: 'province', locales: ['es'] },
  CA: { regionLabel: 'province', locales: ['en', 'fr'] },
  NZ: { regionLabel: 'province', locales: ['en'] },
  GB: { regionLabel: 'region', locales: ['en'] },
  FR: { regionLabel: 'region', locales: ['fr'] },
  DE: { regionLabel: 'state', locales: ['de'] },
  AT: { regionLabel: 'state', locales: ['de'] },
  US: { regionLabel: 'state', locales: ['en', 'es'] },
  AU: { regionLabel: 'state', locales: ['en'] },
  CH: { regionLabel: 'canton', locales: ['de', 'it', 'fr', 'en'] },
  PL: { regionLabel: 'voivodeship', locales: ['pl'] },
} as const satisfies Readonly<Record<string, CountryFacts>>

/** A country by its ISO 3166-1 code. */
export type Country = keyof typeof countries

/** The country codes in the order of the table above. */
export const countryCodes = Object.keys(countries) as [Country, ...Country[]]

/** Whether a value is the code of one of the 15 countries. */
export function isCountry(text: unknown): text is Country {
  return typeof text === 'string' && Object.hasOwn(countries, text)
}

/** A country's term for its regions. */
export function getRegionLabel(country: Country): RegionLabel {
  return countries[country].regionLabel
}

/** The languages offered first to visitors from a country; English for countries not listed. */
export function getCountryLocales(country: string): readonly Locale[] {
  return isCountry(country) ? countries[country].locales : ['en']
}
