import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Refunds of a member's orders, and their withdrawals and disputes, for their data export (BEY-13).
 */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'withdrawals', (select coalesce(jsonb_agg(jsonb_build_object('order', w.order_id, 'declared_at', w.declared_at, 'by', w.by,
          'settled_at', w.settled_at, 'credits', w.credits, 'amount_minor', w.amount_minor) order by w.declared_at), '[]')
        from refunds.withdrawal w where w.account_id = ${account}),
      'refunds', (select coalesce(jsonb_agg(jsonb_build_object('order', r.order_id, 'number', r.refund_id, 'amount_minor', r.amount_minor,
          'currency', p.currency, 'reason', r.reason, 'state', r.state, 'created_at', r.created_at, 'changed_at', r.changed_at) order by r.id), '[]')
        from refunds.refund r join refunds.payment p on p.attempt = r.attempt where p.account_id = ${account}),
      'disputes', (select coalesce(jsonb_agg(jsonb_build_object('order', d.order_id, 'amount_minor', d.amount_minor, 'state', d.state,
          'reason', d.reason, 'credits', d.credits, 'opened_at', d.opened_at, 'changed_at', d.changed_at) order by d.opened_at), '[]')
        from refunds.dispute d join refunds.payment p on p.attempt = d.attempt where p.account_id = ${account})) as data`)
  return data
}
