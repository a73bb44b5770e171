import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '#features/money/payments/contract/payments.ts'
import { promiseRefund } from './promise-refund.ts'
import type { RefundsDeps } from './deps.ts'
import { applyDispute } from './apply-dispute.ts'
import { settleIfDue } from './withdrawals/settle-withdrawal.ts'
import { lockOrder } from './store.ts'
import { scheduleRefundChecks } from './store-moves.ts'

/**
 * Handles a provider's report on a payment, in the transaction that applies it: surplus money is
 * refunded automatically, a dispute freezes its credits, and a withdrawal waiting for either is
 * settled (CRED-12).
 */
export function onPaymentUpdate(
  deps: Pick<RefundsDeps, 'emit' | 'log' | 'notify'>,
): TransactionalSubscriber<EventPayload<(typeof events)['payments.status_received']>> {
  return async (tx, { order, attempt, counted_as, dispute, ref }, now) => {
    await lockOrder(deps, tx, order)
    if (counted_as === 'surplus') {
      const surplus = {
        key: `surplus:${attempt}`,
        amountMinor: null,
        reason: 'duplicate',
        by: null,
      } as const
      await promiseRefund(deps, tx, { attempt, ...surplus, aloneMinor: null, retryOf: null }, now)
    }
    if (dispute !== null)
      await applyDispute(deps, tx, { order, attempt, counted_as, ref, dispute, by: null }, now)
    await settleIfDue(deps, tx, order, now)
    for (const { id } of await scheduleRefundChecks(tx, attempt, now))
      await deps.emit(tx, 'refunds.review_needed', { refund: id }, now)
  }
}
