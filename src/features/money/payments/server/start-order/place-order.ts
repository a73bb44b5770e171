import type { Refusal } from '#kernel/refusal.ts'
import type { OrderDeps } from '../deps.ts'
import { saveAddressCountry } from '../offers/store-countries.ts'
import { insertExact } from '../offers/store-exact.ts'
import { recordCardRequest } from '../store-cards.ts'
import type { OrderRow } from '../store.ts'
import { placeDiscounted } from './apply-discount.ts'
import { listGuards } from './order-guards.ts'
import type { OrderRefusal } from './order-payment.ts'
import type { OrderPlan } from './plan-order.ts'

/** The result of placing an order. */
export type Placement<Code extends string = never> =
  | { readonly kind: 'placed'; readonly order: OrderRow }
  | { readonly kind: 'refused'; readonly refusal: Refusal<OrderRefusal<Code>> }
  /** Another of the member's orders holds the discount code. */
  | { readonly kind: 'code_held' }

/**
 * Places an order in one transaction, unless a guard refuses it; the same client id finds the
 * existing order. With `takeOver`, a code held by another of the member's pending orders is taken
 * over.
 */
export function placeOrder<Code extends string>(
  deps: OrderDeps,
  plan: OrderPlan<Code>,
  { takeOver }: { readonly takeOver: boolean },
): Promise<Placement<Code>> {
  const { newOrder, offer, payment, context } = plan
  return deps.database.transaction(async (tx) => {
    for (const guard of listGuards(payment)) {
      const refusal = await guard({ deps, tx, plan })
      if (refusal !== null) return { kind: 'refused', refusal }
    }
    const { now } = context
    const placement = await placeDiscounted(deps, tx, { newOrder, hold: plan.hold, takeOver }, now)
    if (placement.kind === 'code_held') return placement
    const { order } = placement
    if (payment.kind === 'direct_debit' && order.order_id === newOrder.order_id)
      await payment.debit.placed(tx, newOrder, now)
    await saveAddressCountry(tx, newOrder.order_id, deps.countryOfAddress(context.address))
    if (payment.kind === 'saved_card') await payment.card.placed(tx, order.order_id)
    if (plan.savesCard) await recordCardRequest(tx, newOrder.order_id)
    if (offer.id !== 'exact' || order.bundle !== 'exact') return placement
    await insertExact(tx, order.key, offer)
    return { kind: 'placed', order: { ...order, act: offer.act } }
  })
}
