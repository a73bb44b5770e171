import type { LoadContext } from '#platform/web/page.ts'
import { calls } from '../calls.ts'

/**
 * Preloads the state of private photos between reader and member; on failure only the bar is
 * missing.
 */
export async function loadAccessRequest({
  api,
  cache,
  params,
  viewer,
}: LoadContext): Promise<void> {
  if (viewer === null || viewer.profile.id === params.member) return
  await cache.prefetchQuery(
    calls.query('photos.read_request', { member: params.member ?? '' })(api),
  )
}
