import type { OrderDeps } from './deps.ts'
import type { PaymentSync } from './webhooks/sync-payment.ts'
import { selectOrder } from './store.ts'

/**
 * Queries the provider about one of the member's orders; changes nothing if the provider does not
 * answer.
 */
export type RefreshOrder = (
  owned: { readonly account: number; readonly order: string },
  now: Date,
) => Promise<void>

/** A payment still open at the provider whose order is closed here is cancelled there. */
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
