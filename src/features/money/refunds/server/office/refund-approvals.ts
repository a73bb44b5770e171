import type { Approvals, OpenApprovals } from '#features/members/staff/server/index.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { RefundsDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { moveRefund } from '../store-moves.ts'
import { takeBackShare } from '../take-back-share.ts'
import { lockRefund, selectOfficeRefund, selectRefundTerms } from './store-office.ts'

/**
 * Refunds that wait for a second staff member (OPS-04). A waiting refund is already promised, so that
 * nothing else gives the money away; approval sends it and takes its credits back, anything else ends
 * the promise.
 */
export function openRefundApprovals(
  deps: Pick<RefundsDeps, 'database' | 'emit' | 'notify'> & {
    readonly openApprovals: OpenApprovals
  },
): Approvals<'disputed'> {
  return deps.openApprovals({
    kind: 'refunds.refund',
    async lock(tx, number) {
      const row = looksLikeId(number) ? await selectOfficeRefund(tx, number) : null
      if (row === null) return null
      await lockOrder(deps, tx, row.order_id)
      await lockRefund(tx, row.id)
      return describeRefund(tx, number)
    },
    // A bank may have claimed the money since the request: it would then be returned twice.
    findObstacle: ({ disputed }) => (disputed ? 'disputed' : null),
    async approve(tx, { refund, order, number }, { by }, now) {
      await moveRefund(tx, { refund, state: 'asked', providerRef: null, by, byHand: null }, now)
      await deps.emit(tx, 'refunds.review_needed', { refund }, now)
      await takeBackShare(tx, { order, refund: number }, now)
    },
    async close(tx, { refund }, by, now) {
      await moveRefund(tx, { refund, state: 'declined', providerRef: null, by, byHand: null }, now)
    },
  })
}

/** A refund as its approval sees it; `null` if there is none. The caller has locked the order. */
export async function describeRefund(tx: Transaction, number: string) {
  const row = await selectRefundTerms(tx, number)
  if (row === null) return null
  const { id: refund, order, site, disputed, amount_minor, currency, reason } = row
  return {
    refund,
    order,
    number,
    disputed,
    terms: { order, amount_minor, currency, reason },
    about: order,
    facts: { amount_minor },
    money: { site, amount: amount_minor, currency },
  }
}
