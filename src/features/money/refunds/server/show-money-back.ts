import type { MoneyBack } from '../contract.ts'
import { judgeWithdrawal } from '../rules/judge-withdrawal.ts'
import { shownState } from '../rules/refund-states.ts'
import { withdrawalAmount } from '../rules/withdrawal-amount.ts'
import { withdrawalEnd } from '../rules/withdrawal-end.ts'
import type { RefundsDeps } from './deps.ts'
import { selectDispute, selectOrder, selectRefunds } from './store.ts'

/** Refund information of an account's own order for its buyer; `null` for anyone else's. */
export async function showMoneyBack(
  { database, siteById }: Pick<RefundsDeps, 'database' | 'siteById'>,
  { order, account }: { order: string; account: number },
  now: Date,
): Promise<MoneyBack | null> {
  const known = await selectOrder(database, order)
  if (known === null || known.account !== account) return null
  const [refunds, dispute, site] = await Promise.all([
    selectRefunds(database, order),
    selectDispute(database, order),
    siteById(known.site),
  ])
  const { status, granted, unspent, consented, price_minor: paidMinor, withdrawn_at, settled_at } = known
  const leftMinor = known.attempt === null ? 0 : paidMinor - known.promised_minor
  const until = withdrawalEnd(known.created_at, known.refund_days, site.timeZone)
  return {
    order,
    currency: known.currency,
    may_withdraw: judgeWithdrawal({ status, withdrawn: withdrawn_at !== null, until }, now),
    until: until.toISOString(),
    now: {
      credits: unspent,
      of: granted,
      amount_minor: withdrawalAmount({ paidMinor, leftMinor, granted, unspent, consented }),
    },
    withdrawal: withdrawn_at && {
      at: withdrawn_at.toISOString(),
      settled: settled_at && { credits: known.withdrawn_credits ?? 0, amount_minor: known.withdrawn_minor ?? 0 },
    },
    refunds: refunds.flatMap(({ refund_id: id, amount_minor, reason, state, by_hand, created_at, changed_at }) => {
      const shown = shownState(state, by_hand)
      if (shown === null) return []
      return [
        { id, amount_minor, reason, state: shown, at: created_at.toISOString(), changed_at: changed_at.toISOString() },
      ]
    }),
    dispute: dispute && {
      amount_minor: dispute.amount_minor,
      state: dispute.state,
      at: dispute.opened_at.toISOString(),
      frozen: known.frozen ? unspent : 0,
      taken: dispute.credits,
    },
  }
}
