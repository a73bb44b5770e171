import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Records the mandate of a payment, and when its bank will reclaim the money. */
export async function insertDebit(
  tx: Transaction,
  debit: { payment: string; reference: string; ends: string; returnsAt: Date | null },
): Promise<void> {
  await tx.run(sql`
    insert into sandbox_gateway.debit (payment_id, mandate_reference, account_ends, returns_at)
    values (${debit.payment}, ${debit.reference}, ${debit.ends}, ${debit.returnsAt})`)
}

/** Takes the paid debits whose banks have reclaimed the money by now, each once. */
export async function takeDueReturns(tx: Transaction, now: Date): Promise<string[]> {
  const rows = await tx.many<{ payment_id: string }>(sql`
    update sandbox_gateway.debit d set returns_at = null
    from sandbox_gateway.payment p
    where p.id = d.payment_id and p.state = 'paid' and d.returns_at <= ${now}
    returning d.payment_id`)
  return rows.map(({ payment_id }) => payment_id)
}
