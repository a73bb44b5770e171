import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useRegions } from '#features/site/geography/web/index.ts'
import type { Search } from '../rules/search.ts'

/**
 * The name of the place a search is restricted to: its region, otherwise its country, otherwise
 * null.
 */
export function usePlaceName({
  country,
  region,
}: Pick<Search, 'country' | 'region'>): string | null {
  const format = useFormat()
  const regions = useRegions(country)
  if (country === 'all') return null
  return regions.find(({ id }) => id === region)?.name ?? format.country(country)
}
