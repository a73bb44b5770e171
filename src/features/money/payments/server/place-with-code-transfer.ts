import type { Context, Viewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { RefreshOrder } from './refresh-order.ts'
import type { OrderDeps } from './deps.ts'
import { refuseCode, type DiscountedPrice } from './apply-discount.ts'

/**
 * Places an order whose discount code is taken over from another waiting order of the member. The
 * provider is queried about that order before, since it may just have been paid, and after, which
 * cancels its payment there.
 */
export async function placeWithCodeTransfer<Placed>(
  { database, discounts }: Pick<OrderDeps, 'database' | 'discounts'>,
  { hold, refresh, place }: { hold: DiscountedPrice['hold']; refresh: RefreshOrder; place: () => Promise<Placed> },
  now: Date,
): Promise<Placed> {
  const holder = hold === undefined ? null : ((await discounts?.findHolder(database, hold)) ?? null)
  if (hold === undefined || holder?.status !== 'held') return place()
  const waiting = { account: hold.account, order: holder.order }
  await refresh(waiting, now)
  const placed = await place()
  await refresh(waiting, now)
  return placed
}

/**
 * Explains why a code cannot be taken over: an order paid with it, or one waiting for its bank
 * holds it.
 */
export async function refuseHeldCode(deps: OrderDeps, hold: DiscountedPrice['hold'], context: Context<Site, Viewer>) {
  const holder = hold === undefined ? null : ((await deps.discounts?.findHolder(deps.database, hold)) ?? null)
  if (holder?.status === 'used') return refuseCode(deps, { reason: 'code_used', field: 'code' }, context)
  return refuse('payments.code_reserved', { field: 'code', ...(holder !== null && { with: { order: holder.order } }) })
}
