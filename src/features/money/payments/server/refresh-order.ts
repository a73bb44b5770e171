import type { OrderDeps } from './deps.ts'
import type { PaymentSync } from './webhooks/sync-payment.ts'
import { selectOrder } from './store.ts'

/**
 * Queries the provider about one of the member's orders; changes nothing if the provider does not
 * respond.
 */
export type RefreshOrder = (
  owned: { readonly account: number; readonly order: string },
  now: Date,
) => Promise<void>

/**
 * A payment that is still open at the provider although its order is closed here is cancelled
 * there.
 */
export function createRefreshOrder(
  { database }: Pick<OrderDeps, 'database'>,
  syncFor: (gateway: string) => PaymentSync | null,
): RefreshOrder {
  return async (owned, now) => {
    const found = await selectOrder(database, owned)
    if (found !== null && found.ref !== null)
      await syncFor(found.gateway)?.ofPayment(found.ref, 'asked', now)
  }
}
