import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** An unread conversation whose reminder is due. */
export interface DueReminder {
  readonly account: number
  readonly conversation: string
  /** Reminders sent so far. */
  readonly stage: number
  /** Null if it has been read or removed. */
  readonly unreadSince: Date | null
}

/**
 * Starts reminders of a conversation whose first unread message was just written; while it stays
 * unread, further messages change nothing.
 */
export async function upsertReminder(
  queries: Queries,
  { account, conversation, dueAt }: { account: number; conversation: string; dueAt: Date },
): Promise<void> {
  await queries.run(sql`
    insert into notifications.reminder as r (account_id, conversation, stage, due_at)
    values (${account}, ${conversation}, 0, ${dueAt})
    on conflict (account_id, conversation) do update set stage = 0, due_at = excluded.due_at
    where exists (
      select from chat.public_unread u
      where u.conversation = r.conversation and u.account_id = r.account_id and u.unread = 1)`)
}

/** Locks due reminders, so that no other server plans them. */
export function lockDueReminders(
  tx: Transaction,
  now: Date,
  count: number,
): Promise<DueReminder[]> {
  return tx.many(sql`
    select r.account_id as account, r.conversation, r.stage,
      (select u.unread_since from chat.public_unread u
        where u.conversation = r.conversation and u.account_id = r.account_id) as "unreadSince"
    from notifications.reminder r
    where r.due_at <= ${now} order by r.due_at limit ${count}
    for update of r skip locked`)
}

/** Moves a reminder on; without a next time it was the last. */
export async function updateReminder(
  tx: Transaction,
  {
    account,
    conversation,
    stage,
    dueAt,
  }: {
    account: number
    conversation: string
    stage: number
    dueAt: Date | null
  },
): Promise<void> {
  await tx.run(sql`
    update notifications.reminder set stage = ${stage}, due_at = ${dueAt}
    where account_id = ${account} and conversation = ${conversation}`)
}

/** Ends the reminders of a conversation that was read. */
export async function deleteReminder(
  tx: Transaction,
  { account, conversation }: Pick<DueReminder, 'account' | 'conversation'>,
): Promise<void> {
  await tx.run(
    sql`delete from notifications.reminder where account_id = ${account} and conversation = ${conversation}`,
  )
}

/** Members in the order of their accounts who may get the weekly update, and have had none this week. */
export async function selectWeeklyReaders(
  queries: Queries,
  query: { after: number; activeSince: Date; updatedBefore: Date; count: number },
): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select e.account_id as account
    from accounts.public_active_email e
    join accounts.public_account a on a.account_id = e.account_id and a.kind = 'member' and a.last_active_at > ${query.activeSince}
    left join notifications.preference p on p.account_id = e.account_id
    where e.account_id > ${query.after} and coalesce(p.weekly_updates, true)
      and not exists (
        select from notifications.email m
        where m.account_id = e.account_id and m.kind = 'weekly_updates' and m.created_at > ${query.updatedBefore})
    order by e.account_id limit ${query.count}`)
  return rows.map(({ account }) => account)
}

/** Conversations in which someone's messages are unread, with their readers. */
export function selectUnreadFrom(
  queries: Queries,
  sender: number,
): Promise<{ account: number; conversation: string }[]> {
  return queries.many(sql`
    select u.account_id as account, u.conversation from chat.public_unread u where u.other_id = ${sender} limit 100`)
}

/** Facts about a profile on which a reminder is based. */
export interface ProfileFacts {
  /** Whether there is a photo that is shown or waits for review. */
  readonly photo: boolean
  readonly about: string
}

/**
 * Members in the order of their accounts who confirmed their address in one of the spans, want
 * reminders, and had none planned since a time.
 */
export async function selectReminded(
  queries: Queries,
  query: {
    readonly after: number
    readonly spans: readonly { readonly from: Date; readonly until: Date }[]
    readonly plannedBefore: Date
    readonly count: number
  },
): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select e.account_id as account
    from accounts.public_active_email e
    join accounts.public_account a on a.account_id = e.account_id and a.kind = 'member'
    left join notifications.preference p on p.account_id = e.account_id
    where e.account_id > ${query.after} and coalesce(p.reminders, true)
      and exists (
        select from unnest(${query.spans.map(({ from }) => from)}::timestamptz[], ${query.spans.map(({ until }) => until)}::timestamptz[]) s (since, until)
        where a.activated_at > s.since and a.activated_at <= s.until)
      and not exists (
        select from notifications.email m
        where m.account_id = e.account_id and m.kind = 'reminders' and m.created_at > ${query.plannedBefore})
    order by e.account_id limit ${query.count}`)
  return rows.map(({ account }) => account)
}

/** Selects the facts about a member's profile; null if there is none. */
export function selectProfileFacts(
  queries: Queries,
  account: number,
): Promise<ProfileFacts | null> {
  return queries.maybe(sql`
    select r.about, exists (
      select from photos.public_review_photo p where p.account_id = r.account_id and p.status in ('waiting', 'active')) as photo
    from profiles.public_review_profile r where r.account_id = ${account}`)
}
