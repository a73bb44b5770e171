export { countryCodes, isCountry, localesOf, type Country } from './rules/countries.ts'
export type { RegionsByCountry } from './rules/regions-by-country.ts'
