import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Ruling } from '../../rules/check-ruling.ts'
import { applyDispute } from '../apply-dispute.ts'
import type { RefundsDeps } from '../deps.ts'
import { settleIfDue } from '../withdrawals/settle-withdrawal.ts'
import { requestAgain, restoreCredits, moveRefund } from '../store-moves.ts'
import type { RulingSubject } from './store-rulings.ts'

/** A ruling that needs no further approval. */
interface Ruled {
  readonly order: string
  readonly subject: RulingSubject
  readonly what: Ruling
  readonly reference: string | null
  /** The staff member who decided. */
  readonly by: number
}

/**
 * Applies a ruling in its transaction: ledger, credits and history are updated as if the provider
 * had reported it. The caller holds the order's lock.
 */
export async function applyRuling(
  deps: Pick<RefundsDeps, 'emit' | 'log'>,
  tx: Transaction,
  { order, subject, what, reference, by }: Ruled,
  now: Date,
): Promise<void> {
  const { about, refund, attempt, counted_as, ref, amount_minor: amountMinor } = subject
  if (what === 'won' || what === 'lost') {
    const dispute = { id: about, amountMinor, state: what, reason: null }
    await applyDispute(deps, tx, { order, attempt, counted_as, ref, dispute, by }, now)
    // A withdrawal may have been waiting for this.
    return settleIfDue(deps, tx, order, now)
  }
  if (refund === null) throw new Error(`ruling without a refund: ${about}`)
  if (what === 'ask_again') {
    await requestAgain(tx, { refund, order, number: about, amountMinor, by }, now)
    return deps.emit(tx, 'refunds.review_needed', { refund }, now)
  }
  if (what === 'give_up') {
    await moveRefund(tx, { refund, state: 'given_up', providerRef: null, by, byHand: null }, now)
    const credits = await restoreCredits(tx, refund, now)
    if (credits === 0) return
    const { account, site } = subject
    return deps.emit(tx, 'refunds.credits_granted', { order, account, site, credits, by }, now)
  }
  const moved = await moveRefund(
    tx,
    { refund, state: 'paid', providerRef: null, by, byHand: reference },
    now,
  )
  if (!moved.back || moved.amount_minor === 0) return
  const event = {
    order,
    amountMinor: moved.amount_minor,
    at: now,
    key: about,
    reason: subject.why ?? '',
    byHand: true,
  }
  await deps.emit(tx, 'payments.refunded', event, now)
}
