import type { Api } from '#platform/web/api/api.ts'
import { calls } from './calls.ts'

/**
 * The regions of a country, loaded once and cached for the lifetime of the page (SITE-06). A page's
 * `load` can prefetch them: `cache.ensureQueryData(regionsQuery('NL')(api))`.
 */
export function regionsQuery(country: string) {
  const query = calls.query('geography.list_regions', { country: country as 'NL' })
  return (api: Api) => ({
    ...query(api),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
