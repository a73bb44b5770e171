import type { Api } from '#platform/web/api/api.ts'
import { calls } from './calls.ts'

/** The interests that can be chosen: loaded once and cached until the page is closed (SITE-06). */
export function interestsQuery(api: Api) {
  const query = calls.query('profiles.list_interests', {})(api)
  return { ...query, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
}
