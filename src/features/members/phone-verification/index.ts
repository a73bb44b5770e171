export { findCountries } from './rules/find-countries.ts'
