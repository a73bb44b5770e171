import type { Transaction } from '#platform/server/postgres/database.ts'
import type { OrderDeps } from './deps.ts'
import { closeReplaced } from './store-replaced-orders.ts'

type Discounts = NonNullable<OrderDeps['discounts']>
type CodeHold = Omit<Parameters<Discounts['hold']>[1], 'order'>

/**
 * Reserves a code for a new order, under the member's lock. With `takeOver` the code is taken from the
 * member's order that held it, which is closed in the same transaction. False if that order is paid
 * or its bank is processing it.
 */
export async function holdCode(
  discounts: Discounts,
  tx: Transaction,
  { hold, order, takeOver }: { hold: CodeHold; order: string; takeOver: boolean },
  now: Date,
): Promise<boolean> {
  await discounts.lockCodes(tx, hold.account)
  if (takeOver) {
    const holder = await discounts.findHolder(tx, hold)
    if (holder?.status === 'used') return false
    if (holder !== null && !(await closeReplaced(tx, holder.order, now))) return false
  }
  return discounts.hold(tx, { ...hold, order }, now)
}
