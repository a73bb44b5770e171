import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '../../contract/refunds.ts'
import type { RefundsDeps } from '../deps.ts'

/** Records credits that a staff member gave, for the audit log and the owners' daily email (OPS-04). */
export function recordGrantedCredits({
  note,
}: Pick<RefundsDeps, 'note'>): TransactionalSubscriber<
  EventPayload<(typeof events)['refunds.credits_granted']>
> {
  return (tx, { order, account, site, credits, by }, now) =>
    note(
      tx,
      { staff: by },
      {
        act: 'refunds.credits_granted',
        about: order,
        facts: { credits },
        money: { kind: 'grant', site, amount: credits, currency: null, account },
      },
      now,
    )
}
