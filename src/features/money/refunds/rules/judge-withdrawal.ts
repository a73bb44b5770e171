import type { OrderStatus } from '#features/money/payments/index.ts'

/** What decides whether somebody may withdraw from an order. */
export interface WithdrawalQuestion {
  readonly status: OrderStatus
  readonly withdrawn: boolean
  /** The first instant at which it is too late. */
  readonly until: Date
}

/** `open`: it can be declared. `unpaid`: there is no contract to withdraw from. `over`: the days have passed. */
export type WithdrawalVerdict = 'open' | 'withdrawn' | 'unpaid' | 'over'

/** Whether one may withdraw from an order (BEY-10). A bank that has not confirmed yet takes nothing of the right. */
export function judgeWithdrawal({ status, withdrawn, until }: WithdrawalQuestion, now: Date): WithdrawalVerdict {
  if (withdrawn) return 'withdrawn'
  if (status !== 'completed' && status !== 'pending') return 'unpaid'
  return now.getTime() < until.getTime() ? 'open' : 'over'
}
