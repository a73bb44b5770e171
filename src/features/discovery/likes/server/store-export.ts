import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The likes a member gave and received, and their matches, for the data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'given', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'kind', a.kind, 'at', g.at) order by g.at), '[]')
        from likes.profile_like g join accounts.public_account a on a.account_id = g.liked_id where g.liker_id = ${account}),
      'received', (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'kind', r.kind, 'at', r.at, 'new', r.new) order by r.at), '[]')
        from likes.visible_received r where r.account_id = ${account}),
      'matches', (select coalesce(jsonb_agg(jsonb_build_object('name', m.name, 'kind', m.kind, 'at', m.at) order by m.at), '[]')
        from likes.visible_match m where m.account_id = ${account})) as data`)
  return data
}
