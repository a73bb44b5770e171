import type { OrderStatus } from '#features/money/payments/index.ts'

/** Facts that determine whether an order can be withdrawn from. */
export interface WithdrawalQuestion {
  readonly status: OrderStatus
  readonly withdrawn: boolean
  /** First instant after the withdrawal period. */
  readonly until: Date
}

/**
 * `open`: it can be declared. `unpaid`: there is no contract to withdraw from. `over`: the period
 * has ended.
 */
export type WithdrawalVerdict = 'open' | 'withdrawn' | 'unpaid' | 'over'

/**
 * Whether an order can be withdrawn from (BEY-10). A missing bank confirmation does not limit the
 * right.
 */
export function judgeWithdrawal({ status, withdrawn, until }: WithdrawalQuestion, now: Date): WithdrawalVerdict {
  if (withdrawn) return 'withdrawn'
  if (status !== 'completed' && status !== 'pending') return 'unpaid'
  return now.getTime() < until.getTime() ? 'open' : 'over'
}
