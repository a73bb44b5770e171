import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Selects all of a member's profile data for their export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object | null> {
  const row = await queries.maybe<{ data: object }>(sql`
    select to_jsonb(p) - 'account_id' - 'pool_id' - 'gender' - 'sexuality' - 'region_id' - 'city_id' - 'traits' || p.traits || jsonb_build_object(
      'gender', (array['male', 'female'])[p.gender + 1],
      'sexuality', (array['hetero', 'gay', 'lesbian', 'bi'])[p.sexuality + 1],
      'region', r.name, 'city', c.name,
      'answering', (select a.habit from profiles.reply_habit a where a.account_id = p.account_id),
      'intimate', (select jsonb_build_object('interests', i.interests, 'consented_at', i.consented_at)
        from profiles.intimate_interests i where i.account_id = p.account_id),
      'prompts', (select coalesce(jsonb_agg(jsonb_build_object('prompt', q.prompt, 'answer', q.answer) order by q.position), '[]')
        from profiles.prompt q where q.account_id = p.account_id)) as data
    from profiles.profile p
    left join geography.public_region r on r.id = p.region_id
    left join geography.public_city c on c.id = p.city_id
    where p.account_id = ${account}`)
  return row?.data ?? null
}
