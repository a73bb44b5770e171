import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Answering } from '#features/members/profiles/index.ts'
import type { AnsweringCount } from '../../rules/answering/decide-answering.ts'

/**
 * Counts how many of the people who started a conversation with a member got a reply (a message or
 * a goodbye), and within a day. Only between members whose accounts are active; conversations
 * started before `from` or after `until` are ignored, as are those in which the other has deleted all
 * they wrote: there is nothing to reply to.
 */
export function countAnswers(
  queries: Queries,
  { from, until, enough }: { from: Date; until: Date; enough: number },
): Promise<(AnsweringCount & { readonly account: number })[]> {
  return queries.many(sql`
    select x.account_id as account, count(*)::int as asked, count(x.answered_at)::int as answered,
      (count(*) filter (where x.answered_at <= x.started_at + interval '24 hours'))::int as "withinDay"
    from (
      select me.account_id, c.started_at, least(
        case when c.closed_by = me.account_id then c.closed_at end,
        (select m.at from chat.message m where m.conversation_id = c.id and m.sender_id = me.account_id order by m.seq limit 1)
      ) as answered_at
      from chat.conversation c
      join accounts.public_account me on me.account_id = case c.started_by when c.a_id then c.b_id else c.a_id end
      join accounts.public_account they on they.account_id = c.started_by
      where c.started_at >= ${from} and c.started_at < ${until}
        and me.kind = 'member' and me.status = 'active' and not me.invisible and they.kind = 'member' and they.status = 'active'
        and exists (select from chat.message o where o.conversation_id = c.id and (o.sender_id = me.account_id or o.deleted_at is null))
    ) x
    group by x.account_id having count(*) >= ${enough}`)
}

/** Stores how members reply, replacing all earlier values. */
export async function replaceAnswering(
  queries: Queries,
  habits: readonly { readonly account: number; readonly habit: Answering }[],
  now: Date,
): Promise<void> {
  await queries.run(sql`
    select profiles.public_record_reply_habits(${habits.map(({ account }) => account)}::bigint[], ${habits.map(({ habit }) => habit)}::text[], ${now})`)
}
