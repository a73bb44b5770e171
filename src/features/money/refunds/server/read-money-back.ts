import type { MoneyBack } from '../contract/refunds.ts'
import { checkWithdrawal } from '../rules/check-withdrawal.ts'
import { toBuyerState } from '../rules/refund-states.ts'
import { computeWithdrawalAmount } from '../rules/withdrawal-amount.ts'
import { getWithdrawalEnd } from '../rules/withdrawal-end.ts'
import type { RefundsDeps } from './deps.ts'
import { selectDispute, selectOrder, selectRefunds } from './store.ts'

/** Refund information of an account's own order for its buyer; `null` for anyone else's. */
export async function readMoneyBack(
  { database, siteById }: Pick<RefundsDeps, 'database' | 'siteById'>,
  { order, account }: { order: string; account: number },
  now: Date,
): Promise<MoneyBack | null> {
  const stored = await selectOrder(database, order)
  if (stored === null || stored.account !== account) return null
  const [refunds, dispute, site] = await Promise.all([
    selectRefunds(database, order),
    selectDispute(database, order),
    siteById(stored.site),
  ])
  const {
    status,
    granted,
    unspent,
    consented,
    price_minor: paidMinor,
    credited_minor: creditedMinor,
    withdrawn_at,
    settled_at,
  } = stored
  const leftMinor = stored.attempt === null ? 0 : paidMinor - stored.promised_minor
  const until = getWithdrawalEnd(stored.created_at, stored.refund_days, site.timeZone)
  return {
    order,
    currency: stored.currency,
    may_withdraw: checkWithdrawal({ status, withdrawn: withdrawn_at !== null, until }, now),
    until: until.toISOString(),
    now: {
      credits: unspent,
      of: granted,
      amount_minor: computeWithdrawalAmount({
        paidMinor,
        leftMinor,
        granted,
        unspent,
        creditedMinor,
        consented,
      }),
    },
    withdrawal: withdrawn_at && {
      at: withdrawn_at.toISOString(),
      settled: settled_at && {
        credits: stored.withdrawn_credits ?? 0,
        amount_minor: stored.withdrawn_minor ?? 0,
      },
    },
    refunds: refunds.flatMap(
      ({ refund_id: id, amount_minor, reason, state, by_hand, created_at, changed_at }) => {
        const buyerState = toBuyerState(state, by_hand)
        if (buyerState === null) return []
        return [
          {
            id,
            amount_minor,
            reason,
            state: buyerState,
            at: created_at.toISOString(),
            changed_at: changed_at.toISOString(),
          },
        ]
      },
    ),
    dispute: dispute && {
      amount_minor: dispute.amount_minor,
      state: dispute.state,
      at: dispute.opened_at.toISOString(),
      frozen: stored.frozen ? unspent : 0,
      taken: dispute.credits,
    },
  }
}
