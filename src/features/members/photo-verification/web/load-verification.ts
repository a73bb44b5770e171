import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Preloads the state of the member's own verification; the page itself shows a failure. */
export async function loadVerification({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery({
    ...calls.query('photo_verification.read_own', {})(api),
    staleTime: 0,
  })
}
