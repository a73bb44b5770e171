import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Returns every conversation of a member with all its messages, including removed ones, for their
 * data export (BEY-13), which counts as shown; images are found under `key`.
 */
export async function selectExport(
  queries: Queries,
  account: number,
): Promise<{ data: object; files: { name: string; key: string }[] }> {
  // Marked before reading, so that nothing in the export is refunded as never shown.
  await queries.run(sql`
    update chat.conversation c
    set a_shown = case ${account}::bigint when c.a_id then c.seq else c.a_shown end,
      b_shown = case ${account}::bigint when c.b_id then c.seq else c.b_shown end
    where c.id in (select s.id from chat.conversation_side s where s.account_id = ${account} and s.unread > 0 and s.shown < s.seq)`)
  const conversations = await queries.many<{ data: object }>(sql`
    select jsonb_build_object('id', s.public_id, 'with', a.name, 'kind', coalesce(a.kind, 'member'), 'begun_by_you', s.started,
      'removed_from_list', s.hidden,
      'muted_until', s.muted_until, 'closed_by_you', s.closed_by_me, 'closed_at', s.closed_at, 'goodbye', s.goodbye, 'messages', (
        select coalesce(jsonb_agg(jsonb_build_object('number', m.seq, 'from_you', m.sender_id = ${account}, 'kind', m.kind,
          'text', case when m.kind in ('gift', 'gif') or m.withdrawn and m.sender_id <> ${account} then '' else m.body end,
          'picked', case when m.kind in ('gift', 'gif') and not (m.withdrawn and m.sender_id <> ${account}) then m.body end, 'withdrawn', m.withdrawn,
          'picture', case when not ((p.removed or m.withdrawn) and m.sender_id <> ${account}) then 'messages/' || p.public_id || '.webp' end, 'credits', case when m.sender_id = ${account} then m.credits end,
          'at', m.at, 'edited_at', m.edited_at, 'deleted_at', m.deleted_at, 'replies_to', m.quoted_seq,
          'earlier_texts', case when m.sender_id = ${account} and m.deleted_at is null then (
            select jsonb_agg(jsonb_build_object('text', v.body, 'at', v.written_at) order by v.version)
            from chat.message_version v where v.conversation_id = m.conversation_id and v.seq = m.seq) end,
          'reaction', (select r.kind from chat.reaction r where r.conversation_id = m.conversation_id and r.seq = m.seq)) order by m.seq), '[]')
        from chat.message m left join chat.photo p on p.conversation_id = m.conversation_id and p.seq = m.seq
        where m.conversation_id = s.id)) as data
    from chat.conversation_side s left join accounts.public_account a on a.account_id = s.other_id
    where s.account_id = ${account} order by s.id`)
  const pictures = await queries.many<{ id: string; key: string }>(sql`
    select p.public_id as id, p.key from chat.conversation_side s join chat.photo p on p.conversation_id = s.id
    join chat.message m on m.conversation_id = p.conversation_id and m.seq = p.seq
    where s.account_id = ${account} and not ((p.removed or m.withdrawn) and m.sender_id <> ${account})`)
  return {
    data: conversations.map(({ data }) => data),
    files: pictures.map(({ id, key }) => ({ name: `messages/${id}.webp`, key })),
  }
}
