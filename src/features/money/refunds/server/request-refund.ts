import type { Transaction } from '#platform/server/postgres/database.ts'
import type { RefundReason } from '#features/money/payments/index.ts'
import { getApprovalLimit } from '#features/members/staff/index.ts'
import type { Approvals } from '#features/members/staff/server/index.ts'
import { describeRefund } from './office/refund-approvals.ts'
import { promiseRefund } from './promise-refund.ts'
import type { RefundsDeps } from './deps.ts'
import { type InsertRefundResult, lockOrder, selectOrder } from './store.ts'
import { takeBackShare } from './take-back-share.ts'

/** Request to refund an order to its payer. */
export interface RefundRequest {
  readonly order: string
  readonly amountMinor: number | 'rest'
  readonly reason: RefundReason
  /** Staff member who requests it; `null` for the product, which does not need approval. */
  readonly by: number | null
  /** Generated before the request; a repeat is the same refund. */
  readonly key: string
}

export interface RequestDeps extends Pick<RefundsDeps, 'emit' | 'siteById' | 'notify'> {
  /** Refunds that wait for a second staff member. */
  readonly refundApprovals: Pick<Approvals, 'request'>
}

/** Refunds an order, in the caller's transaction; `not_there` if the order does not exist. */
export type RequestRefund = (
  tx: Transaction,
  request: RefundRequest,
  now: Date,
) => Promise<InsertRefundResult | { readonly verdict: 'not_there' }>

/**
 * Entry point for requested refunds (CRED-12). The same share of the unspent credits is taken back
 * immediately, so that credits being refunded cannot be spent; when none of the price is left, the
 * purchase is undone.
 */
export function createRequestRefund(deps: RequestDeps): RequestRefund {
  return async (tx, { order, amountMinor, reason, by, key }, now) => {
    await lockOrder(deps, tx, order)
    const stored = await selectOrder(tx, order)
    if (stored === null) return { verdict: 'not_there' }
    if (stored.attempt === null)
      return { verdict: 'not_paid', refund: null, refund_number: null, amount_minor: null }
    const { currency, settings } = await deps.siteById(stored.site)
    const answer = await promiseRefund(
      deps,
      tx,
      {
        attempt: stored.attempt,
        key,
        amountMinor: amountMinor === 'rest' ? null : amountMinor,
        reason,
        by,
        aloneMinor:
          by === null ? null : getApprovalLimit(stored.currency, currency, settings.bundles),
        retryOf: null,
      },
      now,
    )
    if (answer.verdict === 'asked' && answer.refund_number !== null)
      await takeBackShare(tx, { order, refund: answer.refund_number }, now)
    if (answer.verdict === 'waiting' && answer.refund_number !== null && by !== null) {
      const subject = answer.refund_number
      const terms = (await describeRefund(tx, subject))?.terms ?? {}
      await deps.refundApprovals.request(tx, { subject, terms, by }, now)
    }
    return answer
  }
}
