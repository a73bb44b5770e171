import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A member's swipes and match finder answers, for the data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'swipes', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'liked', s.daily_slot is not null, 'at', s.at,
          'undone_at', s.undone_at) order by s.at), '[]')
        from matching.swipe s left join accounts.public_account a on a.account_id = s.other_id where s.account_id = ${account}),
      'answers', (select to_jsonb(w) - 'account_id' from matching.finder_answers w where w.account_id = ${account})) as data`)
  return data
}
