import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '#features/money/payments/contract/payments.ts'
import type { InvoicesDeps } from './deps.ts'
import { createCreditNote } from './store.ts'

/**
 * Issues a refund's credit note in the transaction that emits the event (CRED-13). A chargeback
 * does not reverse a sale automatically, because the revenue ledger determines how much of it is a
 * loss. The money has been returned either way, so a credit note that could not be issued is logged
 * immediately and remains a violation in the revenue ledger until it exists.
 */
export function issueCreditNote({
  log,
}: Pick<InvoicesDeps, 'log'>): TransactionalSubscriber<
  EventPayload<(typeof events)['payments.refunded']>
> {
  return async (tx, refunded) => {
    if (refunded.reason === 'chargeback') return
    const { verdict } = await createCreditNote(tx, refunded)
    if (verdict !== 'credited' && verdict !== 'repeated')
      log.error({ id: refunded.key }, `a refund has no credit note: ${verdict}`)
  }
}
