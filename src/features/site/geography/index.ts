export {
  countryCodes,
  getCountryLocales,
  getHomeCurrency,
  getPhoneFacts,
  isCountry,
  isPostalCode,
  listCountriesWith,
  type Country,
} from './rules/countries.ts'
export type { RegionsByCountry } from './rules/group-regions-by-country.ts'
