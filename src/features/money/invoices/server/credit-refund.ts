import type { Carries } from '#kernel/event.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '#features/money/payments/contract.ts'
import type { InvoicesDeps } from './deps.ts'
import { credit } from './store.ts'

/**
 * Writes the credit note of a refund in the transaction that tells of it (CRED-13). What a bank took undoes no sale by itself: the
 * money ledger tells what of it is a loss. The money is back whatever becomes of the paper, so a note that could not be written is told
 * to the log at once, and stands among what the money ledger finds broken until there is one.
 */
export function creditRefund({
  log,
}: Pick<InvoicesDeps, 'log'>): NowSubscriber<Carries<(typeof events)['payments.refunded']>> {
  return async (tx, refunded) => {
    if (refunded.reason === 'chargeback') return
    const { verdict } = await credit(tx, refunded)
    if (verdict !== 'credited' && verdict !== 'repeated')
      log.error({ id: refunded.key }, `a refund has no credit note: ${verdict}`)
  }
}
