import type { LoadContext } from '#platform/web/page.ts'
import { calls, type ProvenClaim } from './calls.ts'

/** The claims that are proven at this moment; none while they are not there, and none when nobody answers. */
export function useClaims(): readonly ProvenClaim[] {
  return calls.useCall('verified_claims.list_claims', {}).data?.claims ?? []
}

/** Brings the claims for a page's `load`. A page stands without them just as well. */
export async function loadClaims({ api, cache }: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery(calls.query('verified_claims.list_claims', {})(api))
}
