import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { suspicionAt } from '#features/safety/reports/index.ts'
import type { PartnerRow } from '../store.ts'

/** A paid message that its recipient was never shown, with facts about the recipient. */
export interface UnreadRow
  extends Pick<PartnerRow, 'kind' | 'account_status' | 'profile_status' | 'last_active_at'> {
  /** The sender. */
  readonly account: number
  readonly message: string
  readonly at: Date
}

/**
 * Returns the last conversation id of the next batch of `count` conversations; null if there are
 * none left.
 */
export async function selectNextConversation(
  queries: Queries,
  after: number,
  count: number,
): Promise<number | null> {
  const { last } = await queries.one<{ last: number | null }>(sql`
    select max(id) as last from (
      select id from chat.conversation where id > ${after} order by id limit ${count}
    ) c`)
  return last
}

/**
 * Paid messages that were never shown, in a range of conversations, without a recorded refund yet;
 * only from senders who still exist.
 */
export function selectUnreadPaid(
  queries: Queries,
  { after, upTo }: { after: number; upTo: number },
): Promise<UnreadRow[]> {
  return queries.many(sql`
    select m.sender_id as account, m.client_id as message, m.at, coalesce(p.kind, 'member') as kind, p.status as account_status,
      p.last_active_at, q.status as profile_status
    from chat.conversation_side s
    join chat.message m on m.conversation_id = s.id and m.seq > greatest(s.read, s.shown) and m.seq <> all(s.previewed) and m.sender_id = s.other_id and m.credits > 0
    join accounts.public_account w on w.account_id = m.sender_id
    left join accounts.public_account p on p.account_id = s.account_id
    left join profiles.public_profile q on q.account_id = s.account_id
    where s.id > ${after} and s.id <= ${upTo} and s.unread > 0
      and not exists (select from chat.refund r where r.account_id = m.sender_id and r.message_id = m.client_id)`)
}

/**
 * Records refunds for messages that still have not been shown. Each is recorded once, always in the
 * same order to avoid deadlocks.
 */
export async function insertRefunds(
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
    join chat.conversation_side s on s.id = m.conversation_id and s.other_id = m.sender_id
      and greatest(s.read, s.shown) < m.seq and m.seq <> all(s.previewed)
    order by u.account, u.message
    on conflict do nothing`)
}

/** Same for a pair, before a block ends their conversation. */
export async function insertPairRefunds(
  tx: Transaction,
  one: number,
  other: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`select chat.record_refunds_on_delete(${one}, ${other}, ${now})`)
}

/** Pays recorded refunds, up to `most` at a time. */
export function payRefunds(
  queries: Queries,
  batchSize: number,
  now: Date,
): Promise<{ returned: number; left_over: boolean }> {
  return queries.one(sql`select * from chat.pay_refunds(${batchSize}, ${now})`)
}

/** Releases credits that no longer have to be in escrow, up to `batchSize` spends at a time. */
export async function releaseHolds(
  queries: Queries,
  batchSize: number,
  now: Date,
): Promise<number> {
  const { released } = await queries.one<{ released: number }>(sql`
    select chat.release_holds(${batchSize}, ${JSON.stringify(suspicionAt(now))}::jsonb, ${now}) as released`)
  return released
}

/** Records refunds for paid messages to an account that is removed for deceiving members. */
export async function insertRefundsForRemoved(
  tx: Transaction,
  account: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`select chat.record_refunds_on_removal(${account}, ${now})`)
}

/** How many credits members would get back if an account were removed for deceiving them. */
export async function sumRefundsForRemoval(queries: Queries, account: number): Promise<number> {
  const { credits } = await queries.one<{ credits: number }>(
    sql`select chat.sum_refunds_on_removal(${account}) as credits`,
  )
  return credits
}

/** Deletes records that are too old for a removal to matter. */
export async function deleteOldPaidAndGone(queries: Queries, before: Date): Promise<void> {
  await runInBatches((batchSize) =>
    queries.run(sql`
      delete from chat.deleted_paid_message where ctid = any (array(
        select g.ctid from chat.deleted_paid_message g where g.deleted_at < ${before} order by g.deleted_at limit ${batchSize}))`),
  )
  await runInBatches((batchSize) =>
    queries.run(sql`
      delete from chat.answered_before where ctid = any (array(
        select g.ctid from chat.answered_before g where g.ended_at < ${before} order by g.ended_at limit ${batchSize}))`),
  )
}
