export { countryCodes, isCountry, getCountryLocales, type Country } from './rules/countries.ts'
export type { RegionsByCountry } from './rules/group-regions-by-country.ts'
