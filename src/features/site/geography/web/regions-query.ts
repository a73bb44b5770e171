import type { Api } from '#platform/web/api/api.ts'
import { calls } from './calls.ts'

/**
 * The regions of one country: loaded once and kept for as long as the page lives (SITE-06). A page's `load` primes it:
 * `cache.ensureQueryData(regionsQuery('NL')(api))`.
 */
export function regionsQuery(country: string) {
  const query = calls.query('geography.list_regions', { country: country as 'NL' })
  return (api: Api) => ({ ...query(api), staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY })
}
