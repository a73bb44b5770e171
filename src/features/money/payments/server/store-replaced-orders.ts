import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Closes an unpaid order because another one takes over its code; false if its bank is processing
 * it or it has ended.
 */
export async function closeReplaced(tx: Transaction, order: string, now: Date): Promise<boolean> {
  const { closed } = await tx.one<{ closed: boolean }>(
    sql`select payments.cancel_replaced(${order}, array['created'], ${now}) as closed`,
  )
  return closed
}
