import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Reads how the own verification stands, so that the page comes with it; where that fails the page says so itself. */
export async function loadVerification({ api, cache }: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery({ ...calls.query('photo_verification.read_own', {})(api), staleTime: 0 })
}
