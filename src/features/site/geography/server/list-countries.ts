import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { countries, countryCodes } from '../rules/countries.ts'

/** The countries a member can live in, in the order of the specification. */
export function listCountries(): Handler<(typeof contract)['geography.list_countries'], unknown> {
  return async () => ({
    countries: countryCodes.map((code) => ({
      code,
      region_label: countries[code].regionLabel,
      locales: [...countries[code].locales],
    })),
  })
}
