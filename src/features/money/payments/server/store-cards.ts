import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MethodKey } from '../rules/methods.ts'

/** Records that the member asked to save the card. */
export async function recordCardRequest(tx: Transaction, order: string): Promise<void> {
  await tx.run(sql`update payments.purchase set keep_card = true where order_id = ${order}`)
}

/** The member of an order for which saving the card was requested; null if it was not. */
export function selectCardRequest(
  queries: Queries,
  key: number,
): Promise<{
  readonly order: string
  readonly account: number
  readonly method: MethodKey
} | null> {
  return queries.maybe(sql`
    select order_id as order, account_id as account, method from payments.purchase where id = ${key} and keep_card`)
}
