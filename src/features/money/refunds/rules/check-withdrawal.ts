import type { OrderStatus } from '#features/money/payments/index.ts'

/** Facts that determine whether an order can be withdrawn from. */
export interface WithdrawalCheckFacts {
  readonly status: OrderStatus
  readonly withdrawn: boolean
  /** First instant after the withdrawal period. */
  readonly until: Date
}

/**
 * `open`: it can be declared. `unpaid`: there is no contract to withdraw from. `over`: the period
 * has ended.
 */
export type WithdrawalAvailability = 'open' | 'withdrawn' | 'unpaid' | 'over'

/**
 * Whether an order can be withdrawn from (BEY-10). A missing bank confirmation does not limit the
 * right.
 */
export function checkWithdrawal(
  { status, withdrawn, until }: WithdrawalCheckFacts,
  now: Date,
): WithdrawalAvailability {
  if (withdrawn) return 'withdrawn'
  if (status !== 'completed' && status !== 'pending') return 'unpaid'
  return now.getTime() < until.getTime() ? 'open' : 'over'
}
