import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useRegions } from '#features/site/geography/web/index.ts'
import type { Search } from '../rules/search.ts'

/** The place a search is narrowed to: its region, else its country, else null. */
export function usePlaceName({ country, region }: Pick<Search, 'country' | 'region'>): string | null {
  const format = useFormat()
  const regions = useRegions(country)
  if (country === 'all') return null
  return regions.find(({ id }) => id === region)?.name ?? format.country(country)
}
