import type { Context, Viewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { AskAboutOrder } from './ask-about-order.ts'
import type { OrderDeps } from './deps.ts'
import { codeRefused, type Discounted } from './discounted.ts'

/**
 * Places an order whose code comes along from the own order that waits with it. The provider is asked about that one before, for it may
 * have been paid a moment ago, and after: then it closes the payment there too.
 */
export async function comingAlong<Placed>(
  { database, discounts }: Pick<OrderDeps, 'database' | 'discounts'>,
  { hold, ask, place }: { hold: Discounted['hold']; ask: AskAboutOrder; place: () => Promise<Placed> },
  now: Date,
): Promise<Placed> {
  const holder = hold === undefined ? null : ((await discounts?.holderOf(database, hold)) ?? null)
  if (hold === undefined || holder?.status !== 'held') return place()
  const waiting = { account: hold.account, order: holder.order }
  await ask(waiting, now)
  const placed = await place()
  await ask(waiting, now)
  return placed
}

/** Says why a code cannot come along: an order was paid with it, or waits for its bank with it. */
export async function stillHeld(deps: OrderDeps, hold: Discounted['hold'], context: Context<Site, Viewer>) {
  const holder = hold === undefined ? null : ((await deps.discounts?.holderOf(deps.database, hold)) ?? null)
  if (holder?.status === 'used') return codeRefused(deps, { reason: 'code_used', field: 'code' }, context)
  return refuse('payments.code_reserved', { field: 'code', ...(holder !== null && { with: { order: holder.order } }) })
}
