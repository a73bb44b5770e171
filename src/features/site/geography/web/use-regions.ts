import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { isCountry } from '../rules/countries.ts'
import type { Region } from '../rules/group-regions-by-country.ts'
import { regionsQuery } from './regions-query.ts'

/** The regions of a country, sorted by name; empty while loading and without a country. */
export function useRegions(country: string): readonly Region[] {
  const { data } = useQuery({ ...regionsQuery(country)(useApi()), enabled: isCountry(country) })
  return isCountry(country) ? (data?.region_data[country]?.regions ?? []) : []
}
