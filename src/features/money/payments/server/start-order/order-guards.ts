import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { exceedsDirectDebitLimit } from '../../rules/direct-debit-limit.ts'
import { checkSalesStops } from '../apply-sales-stops.ts'
import { checkSpendingLimits } from '../check-limits.ts'
import type { OrderDeps } from '../deps.ts'
import { selectDirectDebits } from '../store.ts'
import type { OrderPayment, OrderRefusal } from './order-payment.ts'
import type { OrderPlan } from './plan-order.ts'

/** An order about to be placed, in the transaction that places it. */
export interface GuardContext {
  readonly deps: OrderDeps
  readonly tx: Transaction
  readonly plan: OrderPlan<string>
}

/** Why an order may not be placed now; null if it may. Repeating a placed order is always allowed. */
type Guard<Code extends string> = (
  context: GuardContext,
) => Promise<Refusal<OrderRefusal<Code>> | null>

const monthMs = 30 * 86_400_000

/** The guards of an order, in the order in which they run; the first refusal counts. */
export function listGuards<Code extends string>(
  payment: OrderPayment<Code>,
): readonly Guard<Code>[] {
  switch (payment.kind) {
    case 'page':
      return everyOrder
    case 'saved_card':
      return [...everyOrder, ({ tx }) => payment.card.check(tx)]
    case 'direct_debit':
      return [
        ...everyOrder,
        checkDirectDebitLimit,
        ({ tx, plan: { newOrder, context } }) => payment.debit.check(tx, newOrder, context.now),
      ]
  }
}

const everyOrder: readonly Guard<never>[] = [
  ({ deps, tx, plan }) => checkSalesStops(deps, tx, plan.newOrder, plan.context.site),
  ({ deps, tx, plan }) => checkSpendingLimits(deps, tx, plan.newOrder, plan.context),
]

/** Direct debits are granted on trust, within limits. */
async function checkDirectDebitLimit({
  tx,
  plan: { newOrder, context },
}: GuardContext): Promise<Refusal<'payments.direct_debit_limit'> | null> {
  const { account, client_id: except, price_minor: minor } = newOrder
  const since = new Date(context.now.getTime() - monthMs)
  const debits = await selectDirectDebits(tx, { account, except }, since)
  return !debits.placed && exceedsDirectDebitLimit(debits, minor)
    ? refuse('payments.direct_debit_limit', { field: 'method' })
    : null
}
