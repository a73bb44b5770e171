import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * A member's choices and acknowledgements about fictional profiles, for their data export (BEY-13).
 */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'choice', (select jsonb_build_object('hidden', p.hidden, 'chosen_at', p.chosen_at)
        from fictional_profiles.preference p where p.account_id = ${account}),
      'acknowledged', (select coalesce(jsonb_agg(jsonb_build_object(
          'profile', a.name, 'version', k.version, 'at', k.acknowledged_at) order by k.acknowledged_at), '[]')
        from fictional_profiles.acknowledgement k left join accounts.public_account a on a.account_id = k.profile_id
        where k.account_id = ${account})) as data`)
  return data
}
