import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Reads along what writing and giving cost with the member of a page; without it the page shows what the site asks of anyone. */
export async function loadBeginning({ api, cache, params, viewer }: LoadContext): Promise<void> {
  const { member = '' } = params
  if (viewer === null || viewer.profile.id === member) return
  await cache.prefetchQuery(calls.query('chat.preview_conversation', { member })(api))
}
