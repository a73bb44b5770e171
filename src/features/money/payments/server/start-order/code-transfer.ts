import { refuse } from '#kernel/refusal.ts'
import type { OrderDeps } from '../deps.ts'
import type { RefreshOrder } from '../refresh-order.ts'
import { refuseCode } from './apply-discount.ts'
import { type Placement, placeOrder } from './place-order.ts'
import type { OrderPlan } from './plan-order.ts'

/**
 * Places an order whose discount code is taken over from another of the member's pending orders.
 * The provider is queried about that order before, because it may just have been paid, and after,
 * which cancels its payment there.
 */
export async function placeWithCodeTransfer<Code extends string>(
  deps: OrderDeps,
  plan: OrderPlan<Code>,
  refresh: RefreshOrder,
): Promise<Placement<Code>> {
  const { hold, context } = plan
  const holder = hold === undefined ? null : await deps.discounts.findHolder(deps.database, hold)
  if (hold === undefined || holder?.status !== 'held')
    return placeOrder(deps, plan, { takeOver: true })
  const waiting = { account: hold.account, order: holder.order }
  await refresh(waiting, context.now)
  const placement = await placeOrder(deps, plan, { takeOver: true })
  await refresh(waiting, context.now)
  return placement
}

/**
 * Explains why a code cannot be taken over: it is held by an order that has been paid or is waiting
 * for its bank.
 */
export async function refuseHeldCode(deps: OrderDeps, { hold, context }: OrderPlan<string>) {
  const holder = hold === undefined ? null : await deps.discounts.findHolder(deps.database, hold)
  if (holder?.status === 'used')
    return refuseCode(deps, { reason: 'code_used', field: 'code' }, context)
  return refuse('payments.code_reserved', {
    field: 'code',
    ...(holder !== null && { with: { order: holder.order } }),
  })
}
