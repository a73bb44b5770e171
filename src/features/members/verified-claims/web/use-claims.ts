import type { LoadContext } from '#platform/web/page.ts'
import { calls, type ProvenClaim } from './calls.ts'

/** The claims currently proven; empty while loading and if loading failed. */
export function useClaims(): readonly ProvenClaim[] {
  return calls.useCall('verified_claims.list_claims', {}).data?.claims ?? []
}

/** Preloads the claims in a page's `load`. The page also works without them. */
export async function loadClaims({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery(calls.query('verified_claims.list_claims', {})(api))
}
