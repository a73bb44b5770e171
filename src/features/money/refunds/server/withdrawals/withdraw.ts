import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/refunds.ts'
import { checkWithdrawal, type WithdrawalAvailability } from '../../rules/check-withdrawal.ts'
import { getWithdrawalEnd } from '../../rules/withdrawal-end.ts'
import type { RefundsDeps } from '../deps.ts'
import { settleIfDue } from './settle-withdrawal.ts'
import { readMoneyBack } from '../read-money-back.ts'
import { insertWithdrawal, lockOrder, selectOrder } from '../store.ts'

type Deps = Pick<RefundsDeps, 'database' | 'emit' | 'siteById'>

/** The withdrawing member, and when the withdrawal was declared. */
interface Declared {
  readonly order: string
  readonly account: number
  readonly by: 'member' | 'visitor'
  readonly at: Date
}

/**
 * Withdraws from an account's order in a transaction; `not_there` for anyone else's. Repeating the
 * call changes nothing.
 */
export async function withdrawFrom(
  deps: Pick<RefundsDeps, 'emit' | 'siteById'>,
  tx: Transaction,
  declared: Declared,
  now: Date,
): Promise<WithdrawalAvailability | 'not_there'> {
  const { order, account, at } = declared
  await lockOrder(tx, order)
  const stored = await selectOrder(tx, order)
  if (stored === null || stored.account !== account) return 'not_there'
  const { timeZone } = await deps.siteById(stored.site)
  const until = getWithdrawalEnd(stored.created_at, stored.refund_days, timeZone)
  const verdict = checkWithdrawal(
    { status: stored.status, withdrawn: stored.withdrawn_at !== null, until },
    at,
  )
  if (verdict !== 'open') return verdict
  await insertWithdrawal(tx, declared)
  await settleIfDue(deps, tx, order, now)
  await deps.emit(tx, 'refunds.withdrawn', { order }, now)
  return verdict
}

/** Withdraws from the member's own order (BEY-10). */
export function withdraw(deps: Deps): Handler<(typeof contract)['refunds.withdraw'], Site> {
  return async ({ order }, { viewer, now }) => {
    if (!looksLikeId(order)) return refuse('not_found')
    const { account } = viewer
    const verdict = await deps.database.transaction((tx) =>
      withdrawFrom(deps, tx, { order, account, by: 'member', at: now }, now),
    )
    if (verdict === 'not_there') return refuse('not_found')
    if (verdict === 'over') return refuse('refunds.too_late')
    if (verdict === 'unpaid') return refuse('refunds.nothing_paid')
    return (await readMoneyBack(deps, { order, account }, now)) ?? refuse('not_found')
  }
}
