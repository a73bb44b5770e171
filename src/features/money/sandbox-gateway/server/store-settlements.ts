import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A money movement of the sandbox from the shop's point of view. */
export interface SandboxMove {
  readonly id: number
  readonly payment: string
  readonly kind: 'payment' | 'refund' | 'chargeback'
  readonly amount_minor: number
  readonly currency: string
}

/**
 * Settles everything outstanding on a day, unless that day is already settled; returns its
 * movements.
 */
export async function settleMoves(tx: Transaction, day: string): Promise<SandboxMove[]> {
  const inserted = await tx.run(
    sql`insert into sandbox_gateway.settled_day (day) values (${day}) on conflict do nothing`,
  )
  if (inserted === 1)
    await tx.run(
      sql`update sandbox_gateway.transfer set settled_on = ${day} where settled_on is null`,
    )
  return tx.many(sql`
    select m.id, m.payment_id as payment, m.kind, m.amount_minor, p.currency
    from sandbox_gateway.transfer m join sandbox_gateway.payment p on p.id = m.payment_id
    where m.settled_on = ${day} order by m.id`)
}
