import type { Transaction } from '#platform/server/postgres/database.ts'
import { computeWithdrawalAmount } from '../../rules/withdrawal-amount.ts'
import { promiseRefund } from '../promise-refund.ts'
import type { RefundsDeps } from '../deps.ts'
import { noteAllTakenBack } from '../store-credits-back.ts'
import { declineWaiting, selectOrder, settleWithdrawal, takeBack } from '../store.ts'

/**
 * Settles a withdrawal once as soon as possible (BEY-10): unspent credits are taken back and their
 * price is promised, in the transaction that made it possible. While the money has not arrived or a
 * bank is deciding, nothing happens; if the bank has taken the money, nothing is refunded unless
 * that is reversed. The caller holds the order's lock.
 */
export async function settleIfDue(
  deps: Pick<RefundsDeps, 'emit'>,
  tx: Transaction,
  order: string,
  now: Date,
): Promise<void> {
  const before = await selectOrder(tx, order)
  if (before === null || before.withdrawn_at === null || before.settled_at !== null) return
  if (before.attempt === null || before.dispute === 'open') return
  await declineWaiting(tx, order, now)
  const current = (await selectOrder(tx, order)) ?? before
  if (current.dispute === 'lost')
    return settleWithdrawal(tx, { order, credits: 0, amountMinor: 0, bankHadIt: true }, now)

  const { price_minor: paidMinor, promised_minor, granted, unspent, consented, account } = current
  const creditedMinor = current.credited_minor
  const leftMinor = paidMinor - promised_minor
  const amountMinor = computeWithdrawalAmount({
    paidMinor,
    leftMinor,
    granted,
    unspent,
    creditedMinor,
    consented,
  })
  const key = `withdrawal:${order}`
  const credits = await takeBack(tx, { account, order, key, whole: amountMinor === leftMinor }, now)
  await settleWithdrawal(tx, { order, credits, amountMinor }, now)
  if (amountMinor === 0) return
  const request = {
    attempt: before.attempt,
    key: 'withdrawal',
    amountMinor,
    reason: 'withdrawal',
    by: null,
    aloneMinor: null,
  } as const
  await promiseRefund(deps, tx, { ...request, retryOf: null }, now)
  await noteAllTakenBack(tx, order)
}
