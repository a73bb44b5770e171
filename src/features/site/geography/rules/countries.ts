import type { Locale } from '#kernel/locale.ts'

/** A country's term for its regions (PRO-09). */
export type RegionLabel = 'province' | 'region' | 'state' | 'canton' | 'voivodeship'

interface CountryFacts {
  readonly regionLabel: RegionLabel
  /** The languages offered there, first choice first (SITE-03). */
  readonly locales: readonly [Locale, ...Locale[]]
  /** The currency of prices there, if a site has prices in it. */
  readonly currency: string
  readonly phone: {
    /** The country's dialling code, without +. */
    readonly code: string
    /** The digit before national numbers, which is left out after the code; '' if there is none. */
    readonly trunk: string
    /**
     * Mobile numbers with the dialling code, excluding premium rates. In North America mobile and
     * landline numbers are indistinguishable, so all but premium rates match.
     */
    readonly mobile: RegExp
  }
  /** Postal codes in capitals. */
  readonly postalCode: RegExp
}

/**
 * The countries in which a member can live (PRO-09, SITE-03): the only such list. What else a new
 * country needs is in the feature's README.
 */
export const countries = {
  NL: {
    regionLabel: 'province',
    locales: ['nl'],
    currency: 'EUR',
    phone: { code: '31', trunk: '0', mobile: /^316[1-58]\d{7}$/ },
    postalCode: /^[1-9]\d{3} ?[A-Z]{2}$/,
  },
  BE: {
    regionLabel: 'province',
    locales: ['nl', 'fr', 'de'],
    currency: 'EUR',
    phone: { code: '32', trunk: '0', mobile: /^324[5-9]\d{7}$/ },
    postalCode: /^[1-9]\d{3}$/,
  },
  IE: {
    regionLabel: 'province',
    locales: ['en'],
    currency: 'EUR',
    phone: { code: '353', trunk: '0', mobile: /^3538[35-9]\d{7}$/ },
    postalCode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  },
  IT: {
    regionLabel: 'province',
    locales: ['it'],
    currency: 'EUR',
    phone: { code: '39', trunk: '', mobile: /^393\d{8,9}$/ },
    postalCode: /^\d{5}$/,
  },
  ES: {
    regionLabel: 'province',
    locales: ['es'],
    currency: 'EUR',
    phone: { code: '34', trunk: '', mobile: /^34(6\d|7[1-9])\d{7}$/ },
    postalCode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  },
  CA: {
    regionLabel: 'province',
    locales: ['en', 'fr'],
    currency: 'CAD',
    phone: { code: '1', trunk: '1', mobile: /^1(?!900|976)[2-9]\d{2}[2-9]\d{6}$/ },
    postalCode: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  },
  NZ: {
    regionLabel: 'province',
    locales: ['en'],
    currency: 'NZD',
    phone: { code: '64', trunk: '0', mobile: /^642\d{7,9}$/ },
    postalCode: /^\d{4}$/,
  },
  GB: {
    regionLabel: 'region',
    locales: ['en'],
    currency: 'GBP',
    phone: { code: '44', trunk: '0', mobile: /^447([1-57-9])\d{8}$/ },
    postalCode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  },
  FR: {
    regionLabel: 'region',
    locales: ['fr'],
    currency: 'EUR',
    phone: { code: '33', trunk: '0', mobile: /^33[67]\d{8}$/ },
    postalCode: /^\d{5}$/,
  },
  DE: {
    regionLabel: 'state',
    locales: ['de'],
    currency: 'EUR',
    phone: { code: '49', trunk: '0', mobile: /^491(5\d{2}|6[023]|7\d)\d{7,8}$/ },
    postalCode: /^\d{5}$/,
  },
  AT: {
    regionLabel: 'state',
    locales: ['de'],
    currency: 'EUR',
    phone: { code: '43', trunk: '0', mobile: /^436([5-9]\d)\d{6,9}$/ },
    postalCode: /^[1-9]\d{3}$/,
  },
  US: {
    regionLabel: 'state',
    locales: ['en', 'es'],
    currency: 'USD',
    phone: { code: '1', trunk: '1', mobile: /^1(?!900|976)[2-9]\d{2}[2-9]\d{6}$/ },
    postalCode: /^\d{5}(-\d{4})?$/,
  },
  AU: {
    regionLabel: 'state',
    locales: ['en'],
    currency: 'AUD',
    phone: { code: '61', trunk: '0', mobile: /^614\d{8}$/ },
    postalCode: /^\d{4}$/,
  },
  CH: {
    regionLabel: 'canton',
    locales: ['de', 'it', 'fr', 'en'],
    currency: 'CHF',
    phone: { code: '41', trunk: '0', mobile: /^417[4-9]\d{7}$/ },
    postalCode: /^[1-9]\d{3}$/,
  },
  PL: {
    regionLabel: 'voivodeship',
    locales: ['pl'],
    currency: 'PLN',
    phone: { code: '48', trunk: '', mobile: /^48(45|5[0137]|6[069]|7[2389]|88)\d{7}$/ },
    postalCode: /^\d{2}-?\d{3}$/,
  },
} as const satisfies Readonly<Record<string, CountryFacts>>

const facts: Readonly<Record<Country, CountryFacts>> = countries

/** A country by its ISO 3166-1 code. */
export type Country = keyof typeof countries

/** The country codes in the order of the table above. */
export const countryCodes = Object.keys(countries) as [Country, ...Country[]]

/** Whether a value is the code of one of these countries. */
export function isCountry(text: unknown): text is Country {
  return typeof text === 'string' && Object.hasOwn(countries, text)
}

/** The countries with a currency. */
export function listCountriesWith(currency: string): readonly Country[] {
  return countryCodes.filter((code) => facts[code].currency === currency)
}

/** The currency of prices in a country; the euro for countries not listed. */
export function getHomeCurrency(country: string): string {
  return isCountry(country) ? facts[country].currency : 'EUR'
}

/** A country's dialling code, trunk prefix and mobile numbers. */
export function getPhoneFacts(country: Country): CountryFacts['phone'] {
  return facts[country].phone
}

/** Whether a text in capitals is a postal code of a country. */
export function isPostalCode(text: string, country: Country): boolean {
  return facts[country].postalCode.test(text)
}

/** A country's term for its regions. */
export function getRegionLabel(country: Country): RegionLabel {
  return countries[country].regionLabel
}

/** The languages offered first to visitors from a country; English for countries not listed. */
export function getCountryLocales(country: string): readonly Locale[] {
  return isCountry(country) ? countries[country].locales : ['en']
}
