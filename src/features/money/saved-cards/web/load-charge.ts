import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'
import { loadRepeat } from './load-repeat.ts'

/** Brings by which card the order the address names is paid, and what can be ordered again; the page goes on without it. */
export async function loadCharge({ api, cache, params }: LoadContext): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(calls.query('saved_cards.read_charge', { order: params.order ?? '' })(api)),
    loadRepeat({ api, cache }),
  ])
}
