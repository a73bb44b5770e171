import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Money that moved at the sandbox, seen from the shop. */
export interface SandboxMove {
  readonly id: number
  readonly payment: string
  readonly kind: 'payment' | 'refund' | 'chargeback'
  readonly amount_minor: number
  readonly currency: string
}

/** Takes everything that is not settled yet into a day, unless that day was settled before; gives what is in it. */
export async function settleMoves(tx: Transaction, day: string): Promise<SandboxMove[]> {
  const fresh = await tx.run(sql`insert into payments.sandbox_settled_day (day) values (${day}) on conflict do nothing`)
  if (fresh === 1) await tx.run(sql`update payments.sandbox_transfer set settled_on = ${day} where settled_on is null`)
  return tx.many(sql`
    select m.id, m.payment_id as payment, m.kind, m.amount_minor, p.currency
    from payments.sandbox_transfer m join payments.sandbox_payment p on p.id = m.payment_id
    where m.settled_on = ${day} order by m.id`)
}
