import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'
import { loadRepeat } from './load-repeat.ts'

/**
 * Preloads the saved card that pays for the order in the URL, and what can be ordered again. A
 * failure does not block the page.
 */
export async function loadCharge({ api, cache, params }: LoadContext): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(calls.query('saved_cards.read_charge', { order: params.order ?? '' })(api)),
    loadRepeat({ api, cache }),
  ])
}
