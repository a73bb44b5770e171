import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Loads refund information of the order in the URL; the page also renders without it. */
export async function loadMoneyBack({ api, cache, params }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('refunds.read_order', { order: params.order ?? '' })(api))
}
