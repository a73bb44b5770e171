import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Brings what goes back of the order the address names; the page goes on without it. */
export async function loadMoneyBack({ api, cache, params }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('refunds.read_order', { order: params.order ?? '' })(api))
}
