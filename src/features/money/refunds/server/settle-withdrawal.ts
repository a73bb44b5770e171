import type { Transaction } from '#platform/server/postgres/database.ts'
import { withdrawalAmount } from '../rules/withdrawal-amount.ts'
import { askBack } from './ask-back.ts'
import type { RefundsDeps } from './deps.ts'
import { declineWaiting, selectOrder, settleWithdrawal, takeBack } from './store.ts'

/**
 * Settles a withdrawal once as soon as possible (BEY-10): unspent credits are taken back and their
 * price is promised, in the transaction that made it possible. While the money has not arrived or a
 * bank is deciding, nothing moves; if the bank has taken the money, nothing is refunded unless that
 * is reversed. The caller holds the order's lock.
 */
export async function settleIfDue(
  deps: Pick<RefundsDeps, 'emit'>,
  tx: Transaction,
  order: string,
  now: Date,
): Promise<void> {
  const found = await selectOrder(tx, order)
  if (found === null || found.withdrawn_at === null || found.settled_at !== null) return
  if (found.attempt === null || found.dispute === 'open') return
  await declineWaiting(tx, order, now)
  const known = (await selectOrder(tx, order)) ?? found
  if (known.dispute === 'lost') return settleWithdrawal(tx, { order, credits: 0, amountMinor: 0, bankHadIt: true }, now)

  const { price_minor: paidMinor, promised_minor, granted, unspent, consented, account } = known
  const leftMinor = paidMinor - promised_minor
  const amountMinor = withdrawalAmount({ paidMinor, leftMinor, granted, unspent, consented })
  const key = `withdrawal:${order}`
  const credits = await takeBack(tx, { account, order, key, whole: amountMinor === leftMinor }, now)
  await settleWithdrawal(tx, { order, credits, amountMinor }, now)
  if (amountMinor === 0) return
  const back = {
    attempt: found.attempt,
    key: 'withdrawal',
    amountMinor,
    reason: 'withdrawal',
    by: null,
    aloneMinor: null,
  } as const
  await askBack(deps, tx, { ...back, retryOf: null }, now)
}
