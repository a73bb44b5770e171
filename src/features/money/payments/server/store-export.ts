import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A member's orders and their outcomes for the data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('order', p.order_id, 'bundle', p.bundle, 'credits', p.credits,
      'price_minor', p.price_minor, 'discount_minor', p.discount_minor, 'discount_code', p.discount_code, 'currency', p.currency, 'act', (select e.act from payments.exact_purchase e where e.purchase_id = p.id), 'country', p.country, 'country_of_address', p.address_country, 'method', p.method, 'came_from', p.network, 'status', p.status,
      'consented_at', p.consented_at, 'terms_version', p.terms_version, 'created_at', p.created_at, 'changed_at', p.changed_at, 'history', (
        select coalesce(jsonb_agg(jsonb_build_object('status', t.to_status, 'cause', t.cause, 'at', t.at) order by t.number), '[]')
        from payments.transition t where t.purchase_id = p.id)) order by p.id), '[]') as data
    from payments.purchase p where p.account_id = ${account}`)
  return data
}

/** A traffic source may contain an id by which a partner recognises a person, so it does not stay. */
export async function eraseTrafficSource(queries: Queries, account: number): Promise<void> {
  await queries.run(
    sql`update payments.purchase set network = '{}' where account_id = ${account} and network <> '{}'`,
  )
}
