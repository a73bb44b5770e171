import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Closes an order that nobody has begun to pay, because another one has its code; false when its bank is at work or it has ended. */
export async function closeReplaced(tx: Transaction, order: string, now: Date): Promise<boolean> {
  const { closed } = await tx.one<{ closed: boolean }>(
    sql`select payments.cancel_replaced(${order}, array['created'], ${now}) as closed`,
  )
  return closed
}
