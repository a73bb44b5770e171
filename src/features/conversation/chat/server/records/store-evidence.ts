import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Number of messages before and after a reported one that are copied with it. */
const around = 5

/** Number of messages copied from a sealed conversation, in which none can be selected. */
const mostSealed = 200

/** Someone a reader can report because of a conversation. */
export interface Reportable {
  readonly account: number
  /** The public id; null once the account is erased. */
  readonly member: string | null
  /** Null for the conversation the two have now. */
  readonly conversation: string | null
}

/**
 * Returns the conversation partner with a public id; null if there is none. The conversation may be
 * sealed, if the partner wrote in it.
 */
export function selectPartner(
  queries: Queries,
  reader: number,
  member: string,
  now: Date,
): Promise<Reportable | null> {
  return queries.maybe(sql`
    select p.account_id as account, p.member_id as member, null::uuid as conversation
    from accounts.public_account p
    where p.member_id = ${member}::uuid and (
      exists (select from chat.conversation_side s where s.account_id = ${reader} and s.other_id = p.account_id)
      or exists (
        select from chat.sealed_side z
        where z.account_id = ${reader} and z.other_id = p.account_id and z.received > 0 and z.purge_at > ${now}
      )
    )`)
}

/**
 * Returns the other side of a reader's conversation; null if it isn't theirs, or if it is sealed and
 * the other side never wrote in it.
 */
export function selectReportable(
  queries: Queries,
  reader: number,
  conversation: string,
  now: Date,
): Promise<Reportable | null> {
  return queries.maybe(sql`
    select c.other_id as account, p.member_id as member, ${conversation}::uuid as conversation
    from (
      select s.other_id from chat.conversation_side s where s.account_id = ${reader} and s.public_id = ${conversation}::uuid
      union
      select z.other_id from chat.sealed_side z
      where z.account_id = ${reader} and z.public_id = ${conversation}::uuid and z.received > 0 and z.purge_at > ${now}
    ) c
    left join accounts.public_account p on p.account_id = c.other_id`)
}

/** A message copied for a report, with the storage key of its photo. */
export interface EvidenceRow {
  readonly selected: boolean
  readonly content: object
  readonly photo: string | null
}

/**
 * Returns the given messages of a pair and those around them, oldest first; without any given, the
 * latest ones. For a sealed conversation, in which the reader cannot select messages, more are
 * returned. If no conversation is given, it is the current one, or else the latest sealed one.
 */
export function selectEvidence(
  queries: Queries,
  {
    reporter,
    reported,
    conversation,
    messages,
  }: {
    reporter: number
    reported: number
    conversation: string | null
    messages: readonly number[]
  },
): Promise<EvidenceRow[]> {
  return queries.many(sql`
    with live as (
      select s.public_id, m.seq, m.sender_id, m.kind, coalesce(d.body, m.body) as body, m.at,
        coalesce(p.key, d.photo_key, z.photo_key) as key, chat.earlier_versions(m.conversation_id, m.seq) as versions, m.deleted_at
      from chat.conversation_side s
      join chat.message m on m.conversation_id = s.id
      left join chat.photo p on p.conversation_id = m.conversation_id and p.seq = m.seq
      left join chat.deleted_message d on d.conversation_id = m.conversation_id and d.seq = m.seq
      left join chat.sealed_conversation y on y.public_id = s.public_id
      left join chat.sealed_message z on z.conversation_id = y.id and z.seq = m.seq
      where s.account_id = ${reporter} and s.other_id = ${reported}
        and (${conversation}::uuid is null or s.public_id = ${conversation}::uuid)
        and (
          exists (select from unnest(${messages}::int[]) u (seq) where m.seq between u.seq - ${around}::int and u.seq + ${around}::int)
          or (cardinality(${messages}::int[]) = 0 and m.seq > s.seq - 2 * ${around}::int)
        )
    ), sealed as (
      select y.public_id, z.seq, z.sender_id, z.kind, z.body, z.at, z.photo_key as key, z.versions, z.deleted_at
      from (
        select v.id, v.public_id from chat.sealed_side v
        where v.account_id = ${reporter} and v.other_id = ${reported}
          and (${conversation}::uuid is null or v.public_id = ${conversation}::uuid) and not exists (select from live)
        order by v.sealed_at desc, v.id desc limit 1
      ) y
      join chat.sealed_message z on z.conversation_id = y.id
      order by z.seq desc limit ${mostSealed}
    )
    select m.seq = any(${messages}::int[]) as selected, m.key as photo,
      jsonb_build_object('conversation', m.public_id, 'number', m.seq, 'from_reported', m.sender_id = ${reported}::bigint,
        'kind', m.kind, 'text', m.body, 'at', m.at)
        || case when m.versions is null then '{}' else jsonb_build_object('versions', m.versions) end
        || case when m.deleted_at is null then '{}' else jsonb_build_object('deleted_at', m.deleted_at) end as content
    from (table live union all table sealed) m
    order by m.seq`)
}

/**
 * When the reported member last wrote to the reporter, even if the conversation no longer exists.
 */
export async function selectLastMessageTime(
  queries: Queries,
  { reporter, reported }: { reporter: number; reported: number },
): Promise<Date | null> {
  const { at } = await queries.one<{ at: Date | null }>(sql`
    with pair as (
      select least(${reporter}::bigint, ${reported}::bigint) as a_id, greatest(${reporter}::bigint, ${reported}::bigint) as b_id
    )
    select greatest(
      (select max(m.at) from pair join chat.conversation c using (a_id, b_id)
        join chat.message m on m.conversation_id = c.id and m.sender_id = ${reported}),
      (select max(m.at) from pair join chat.sealed_conversation c using (a_id, b_id)
        join chat.sealed_message m on m.conversation_id = c.id and m.sender_id = ${reported})
    ) as at`)
  return at
}

/** How many first messages a case about a mass sender contains. */
const massMessages = 10

/** A member's first messages that were sent to many people, oldest first, as evidence. */
export function selectMassMessages(
  queries: Queries,
  account: number,
): Promise<{ selected: boolean; content: object }[]> {
  return queries.many(sql`
    select true as selected, jsonb_build_object('conversation', x.public_id, 'number', x.seq, 'from_reported', true, 'kind', x.kind,
      'text', x.body, 'at', x.at) as content
    from (
      select distinct c.public_id, m.seq, m.kind, coalesce(d.body, m.body) as body, m.at
      from chat.conversation c
      join message_safety.public_mass_message o on o.conversation = c.public_id
      join chat.message m on m.conversation_id = c.id and m.seq = o.seq
      left join chat.deleted_message d on d.conversation_id = m.conversation_id and d.seq = m.seq
      where c.started_by = ${account} and ${account}::bigint in (c.a_id, c.b_id)
      order by m.at desc limit ${massMessages}
    ) x order by x.at`)
}
