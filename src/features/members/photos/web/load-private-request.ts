import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Brings what lies between reader and member with the page; a failure only leaves the line away. */
export async function loadPrivateRequest({ api, cache, params, viewer }: LoadContext): Promise<void> {
  if (viewer === null || viewer.profile.id === params.member) return
  await cache.prefetchQuery(calls.query('photos.read_request', { member: params.member ?? '' })(api))
}
