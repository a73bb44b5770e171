/** Public entry of geography for screens: place fields, and how far away someone lives. */
export type { ChosenCity, ChosenPlace } from '../rules/chosen-place.ts'
export { CityField } from './city-field.tsx'
export { CountryRegionCityFields } from './country-region-city-fields.tsx'
export { LocateButton } from './locate-button.tsx'
export { regionsQuery } from './regions-query.ts'
export { useCountryOptions } from './use-country-options.ts'
export { useDistance } from './use-distance.ts'
export { useRegions } from './use-regions.ts'
