import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Selects the members that a member has blocked and the contacts they have added, for their export
 * (BEY-13). Members who blocked them are not included.
 */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'blocked', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'since', b.since) order by b.since), '[]')
        from blocks.block b join accounts.public_account a on a.account_id = b.other_id where b.account_id = ${account} and b.own),
      'contacts', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'label', c.label, 'added_at', c.added_at) order by c.added_at), '[]')
        from blocks.contact c where c.account_id = ${account}),
      'phone_known_by_its_hash', exists (select from blocks.phone p where p.account_id = ${account})) as data`)
  return data
}
