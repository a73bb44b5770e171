import type { LoadContext } from '#platform/web/page.ts'
import { calls } from '../calls.ts'

/**
 * Preloads the costs of messages and gifts to the member whose page it is; without them the page
 * shows the site's general prices.
 */
export async function loadConversationStart({
  api,
  cache,
  params,
  viewer,
}: LoadContext): Promise<void> {
  const { member = '' } = params
  if (viewer === null || viewer.profile.id === member) return
  await cache.prefetchQuery(calls.query('chat.preview_conversation', { member })(api))
}
