import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** How many messages before and after a reported one are copied with it. */
const around = 5

/** Returns the account of a reader's conversation partner by public id; null if there is none. */
export async function selectPartner(
  queries: Queries,
  reader: number,
  member: string,
): Promise<number | null> {
  const row = await queries.maybe<{ other: number }>(sql`
    select s.other_id as other from accounts.public_account p
    join chat.conversation_side s on s.account_id = ${reader} and s.other_id = p.account_id
    where p.member_id = ${member}::uuid`)
  return row?.other ?? null
}

/**
 * Returns the given messages of a pair and those around them, oldest first; without any given, the
 * latest ones.
 */
export function selectEvidence(
  queries: Queries,
  {
    reporter,
    reported,
    messages,
  }: { reporter: number; reported: number; messages: readonly number[] },
): Promise<{ selected: boolean; content: object }[]> {
  return queries.many(sql`
    select m.seq = any(${messages}::int[]) as selected, jsonb_build_object('conversation', s.public_id, 'number', m.seq,
      'from_reported', m.sender_id = ${reported}, 'kind', m.kind, 'text', m.body, 'photo', p.key, 'at', m.at) as content
    from chat.conversation_side s
    join chat.message m on m.conversation_id = s.id
    left join chat.photo p on p.conversation_id = m.conversation_id and p.seq = m.seq
    where s.account_id = ${reporter} and s.other_id = ${reported} and (
      exists (select from unnest(${messages}::int[]) u (seq) where m.seq between u.seq - ${around}::int and u.seq + ${around}::int)
      or (cardinality(${messages}::int[]) = 0 and m.seq > s.seq - 2 * ${around}::int)
    )
    order by m.seq`)
}
