import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { createRequestRefund, type RequestDeps } from './request-refund.ts'
import { selectContact } from './withdrawals/store-declarations.ts'

/**
 * Refunds money that arrives for an erased account: a slow transfer can arrive after its buyer was
 * erased, and the purchased credits could never be spent or refunded.
 */
export function refundErasedBuyer(
  deps: RequestDeps,
): TransactionalSubscriber<{ order: string; account: number }> {
  const request = createRequestRefund(deps)
  return async (tx, { order, account }, now) => {
    if ((await selectContact(tx, account)) !== null) return
    await request(
      tx,
      { order, amountMinor: 'rest', reason: 'withdrawal', by: null, key: 'gone' },
      now,
    )
  }
}
