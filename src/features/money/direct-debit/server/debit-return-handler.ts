import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '#features/money/payments/contract/payments.ts'
import { shouldBlock } from '../rules/strikes.ts'
import { insertBlock, insertStrike, selectStrikes } from './store-strikes.ts'

/**
 * Records a strike when a bank returns a debit after its credits were granted; the second
 * unauthorised return blocks account and phone.
 */
export function createDebitReturnHandler(): TransactionalSubscriber<
  EventPayload<(typeof events)['payments.status_received']>
> {
  return async function noteReturn(tx, { order, counted_as, dispute }, now) {
    if (dispute === null || dispute.state !== 'lost' || counted_as !== 'price') return
    const struck = await insertStrike(tx, { order, reason: dispute.reason }, now)
    if (struck === null) return
    const strikes = await selectStrikes(tx, struck.account_id, struck)
    if (shouldBlock(strikes)) await insertBlock(tx, struck, dispute.reason, now)
  }
}
