import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { piecemeal } from '#platform/server/postgres/piecemeal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PartnerRow } from './store.ts'

/** A paid message its reader has not read, and what is known of that reader. */
export interface UnreadRow extends Pick<PartnerRow, 'kind' | 'account_status' | 'profile_status' | 'last_active_at'> {
  /** Who wrote it. */
  readonly account: number
  readonly message: string
  readonly at: Date
}

/** Up to which conversation a number of them reaches, from one on; null where there is none any more. */
export async function selectNextConversation(queries: Queries, after: number, count: number): Promise<number | null> {
  const { last } = await queries.one<{ last: number | null }>(sql`
    select max(id) as last from (
      select id from chat.conversation where id > ${after} order by id limit ${count}
    ) c`)
  return last
}

/** The paid unread messages of some conversations that were not noted yet; only of writers who are still there. */
export function selectUnreadPaid(
  queries: Queries,
  { after, upTo }: { after: number; upTo: number },
): Promise<UnreadRow[]> {
  return queries.many(sql`
    select m.sender_id as account, m.client_id as message, m.at, coalesce(p.kind, 'member') as kind, p.status as account_status,
      p.last_active_at, q.status as profile_status
    from chat.conversation_side s
    join chat.message m on m.conversation_id = s.id and m.seq > s.read and m.sender_id = s.other_id and m.credits > 0
    join accounts.public_account w on w.account_id = m.sender_id
    left join accounts.public_account p on p.account_id = s.account_id
    left join profiles.public_profile q on q.account_id = s.account_id
    where s.id > ${after} and s.id <= ${upTo} and s.read < s.seq
      and not exists (select from chat.refund r where r.account_id = m.sender_id and r.message_id = m.client_id)`)
}

/** Notes messages whose price is to go back, unless they were read since. Each is noted once, and in one order whoever else notes some. */
export async function noteRefunds(
  queries: Queries,
  messages: readonly Pick<UnreadRow, 'account' | 'message'>[],
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into chat.refund (account_id, message_id, recorded_at)
    select u.account, u.message, ${now}
    from unnest(${messages.map(({ account }) => account)}::bigint[], ${messages.map(({ message }) => message)}::uuid[])
      u (account, message)
    join chat.message m on m.sender_id = u.account and m.client_id = u.message
    join chat.conversation_side s on s.id = m.conversation_id and s.other_id = m.sender_id and s.read < m.seq
    order by u.account, u.message
    on conflict do nothing`)
}

/** The same for what two wrote and have not read, before their conversation is deleted. */
export async function noteLost(tx: Transaction, one: number, other: number, now: Date): Promise<void> {
  await tx.run(sql`select chat.record_refunds_on_delete(${one}, ${other}, ${now})`)
}

/** Gives back what was noted, so many at a time. */
export function returnCredits(
  queries: Queries,
  most: number,
  now: Date,
): Promise<{ returned: number; left_over: boolean }> {
  return queries.one(sql`select * from chat.pay_refunds(${most}, ${now})`)
}

/** Notes what was paid for messages to someone who is removed for deceiving members. */
export async function noteRemoved(tx: Transaction, account: number, now: Date): Promise<void> {
  await tx.run(sql`select chat.record_refunds_on_removal(${account}, ${now})`)
}

/** Forgets what is gone for so long that nobody is removed for it any more. */
export async function forgetGone(queries: Queries, before: Date): Promise<void> {
  await piecemeal((most) =>
    queries.run(sql`
      delete from chat.deleted_paid_message where ctid = any (array(
        select g.ctid from chat.deleted_paid_message g where g.deleted_at < ${before} order by g.deleted_at limit ${most}))`),
  )
}
