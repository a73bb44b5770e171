import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/payments.ts'
import { isOpen } from '../rules/order-status.ts'
import type { OrderDeps } from './deps.ts'
import type { PaymentSync } from './webhooks/sync-payment.ts'
import { toOrderView } from './to-order-view.ts'
import { type OrderRow, selectOrder, claimProviderQuery } from './store.ts'

/** However many tabs wait for an order, the provider is queried once in this period. */
const pauseMs = 3000
/** A provider that has been queried without a response for this long counts as not responding. */
const silenceMs = 15_000

/**
 * Returns one of the member's orders (CRED-05). While it is pending, the provider is queried, so
 * that a lost webhook does not delay it.
 */
export function readOrder(
  { database }: Pick<OrderDeps, 'database'>,
  syncFor: (gateway: string) => PaymentSync | null,
): Handler<(typeof contract)['payments.read_order'], Site> {
  return async ({ order }, { viewer, now }) => {
    const owned = { account: viewer.account, order }
    const found = looksLikeId(order) ? await selectOrder(database, owned) : null
    if (found === null) return refuse('not_found')
    const sync = syncFor(found.gateway)
    if (sync === null || found.ref === null || !isOpen(found.status)) return toOrderView(found)
    // Another request has just queried the provider; `status_received_at` shows whether it
    // responded.
    if (!(await claimProviderQuery(database, found.key, new Date(now.getTime() - pauseMs), now)))
      return { ...toOrderView(found), provider_silent: isSilent(found, now) }
    const learned = await sync.ofPayment(found.ref, 'asked', now)
    // A webhook may have been faster, so the order is read again regardless of the result.
    const after = (await selectOrder(database, owned)) ?? found
    return { ...toOrderView(after), provider_silent: learned === 'silent' && isOpen(after.status) }
  }
}

function isSilent(
  { status_received_at: reportedAt, created_at: placedAt }: OrderRow,
  now: Date,
): boolean {
  return now.getTime() - (reportedAt ?? placedAt).getTime() > silenceMs
}
