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

/** When the reported member last wrote to the reporter, whatever became of the conversation. */
export async function selectLastMessageTime(
  queries: Queries,
  { reporter, reported }: { reporter: number; reported: number },
): Promise<Date | null> {
  const { at } = await queries.one<{ at: Date | null }>(sql`
    select max(m.at) as at from chat.conversation c join chat.message m on m.conversation_id = c.id and m.sender_id = ${reported}
    where c.a_id = least(${reporter}::bigint, ${reported}::bigint) and c.b_id = greatest(${reporter}::bigint, ${reported}::bigint)`)
  return at
}

/** How many first messages a case about a mass sender contains. */
const massMessages = 10

/** First messages of a member that went to many people, oldest first, as evidence. */
export function selectMassMessages(
  queries: Queries,
  account: number,
): Promise<{ selected: boolean; content: object }[]> {
  return queries.many(sql`
    select true as selected, jsonb_build_object('conversation', x.public_id, 'number', 1, 'from_reported', true, 'kind', x.kind,
      'text', x.body, 'at', x.at) as content
    from (
      select c.public_id, m.kind, m.body, m.at
      from chat.conversation c
      join message_safety.public_mass_message o on o.conversation = c.public_id
      join chat.message m on m.conversation_id = c.id and m.seq = 1
      where c.started_by = ${account} and ${account}::bigint in (c.a_id, c.b_id)
      order by m.at desc limit ${massMessages}
    ) x order by x.at`)
}
