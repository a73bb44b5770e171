import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Selects a member's mandates with their collections, and the collections that were returned, for
 * their data export (BEY-13); the debtor is encrypted.
 */
export async function selectExport(
  queries: Queries,
  account: number,
): Promise<{ mandates: (object & { debtor: Buffer | null })[]; returns: object[] }> {
  return {
    mandates: await queries.many(sql`
      select m.reference, m.creditor_id, m.creditor_name, m.debtor, m.iban_shown as iban, m.text_version, m.locale, m.signed_country,
        m.signed_at, m.revoked_at,
        (select coalesce(jsonb_agg(jsonb_build_object('order', d.order_id, 'due_on', d.due_on) order by d.ordered_at), '[]')
         from direct_debit.debit d where d.mandate_id = m.id) as debits
      from direct_debit.mandate m where m.account_id = ${account} order by m.id`),
    returns: await queries.many(sql`
      select order_id as order, reason, at, lifted_at from direct_debit.returned_debit where account_id = ${account} order by at, order_id`),
  }
}
