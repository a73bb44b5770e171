import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { formatTopicKey } from '../rules/topics.ts'

/** A claimed push. */
export interface DuePush {
  readonly subscription: number
  readonly topic: string
  readonly round: number
  /** Including this attempt. */
  readonly tries: number
  readonly since: Date
  readonly account: number
  readonly sealed: Buffer
  readonly quiet: boolean
}

/** Queues a push for each subscribed browser of an account; returns their number. */
export function upsertDue(
  queries: Queries,
  account: number,
  topic: string,
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into pwa.pending_push (subscription_id, topic, since, next_at)
    select s.id, ${topic}, ${now}, ${now}
    from pwa.push_subscription s
    join accounts.public_session l on l.session_id = s.session_id and l.account_id = s.account_id and l.expires_at > ${now}
    where s.account_id = ${account}
    on conflict (subscription_id, topic) do update set round = pending_push.round + 1`)
}

/**
 * Queues a push for each conversation in which someone's messages are unread, for the other member;
 * returns their number.
 */
export function upsertDueFrom(queries: Queries, sender: number, now: Date): Promise<number> {
  return queries.run(sql`
    insert into pwa.pending_push (subscription_id, topic, since, next_at)
    select s.id, ${formatTopicKey({ kind: 'message', conversation: '' })} || u.conversation, ${now}, ${now}
    from chat.public_unread u
    join pwa.push_subscription s on s.account_id = u.account_id
    join accounts.public_session l on l.session_id = s.session_id and l.account_id = s.account_id and l.expires_at > ${now}
    where u.other_id = ${sender}
    on conflict (subscription_id, topic) do update set round = pending_push.round + 1`)
}

/** Claims due pushes until the lease ends, skipping those of ended sessions. */
export function claimDue(
  queries: Queries,
  { now, leaseEnds, count }: { now: Date; leaseEnds: Date; count: number },
): Promise<DuePush[]> {
  return queries.many(sql`
    with claimed as (
      select d.subscription_id, d.topic
      from pwa.pending_push d
      join pwa.push_subscription s on s.id = d.subscription_id and (s.retry_after is null or s.retry_after <= ${now})
      join accounts.public_session l on l.session_id = s.session_id and l.account_id = s.account_id and l.expires_at > ${now}
      where d.next_at <= ${now}
      order by d.next_at limit ${count}
      for update of d skip locked)
    update pwa.pending_push d set next_at = ${leaseEnds}, tries = d.tries + 1
    from claimed c join pwa.push_subscription s on s.id = c.subscription_id
    where d.subscription_id = c.subscription_id and d.topic = c.topic
    returning d.subscription_id as subscription, d.topic, d.round, d.tries, d.since, s.account_id as account, s.sealed, s.quiet`)
}

/**
 * Deletes a finished push, or makes it due again immediately if something happened while it was
 * being sent.
 */
export async function settleDue(
  queries: Queries,
  { subscription, topic, round }: DuePush,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    with settled as (
      delete from pwa.pending_push where subscription_id = ${subscription} and topic = ${topic} and round = ${round} returning 1)
    update pwa.pending_push set next_at = ${now}, since = ${now}, tries = 0
    where subscription_id = ${subscription} and topic = ${topic} and round <> ${round} and not exists (select from settled)`)
}

/** Postpones a push and pauses its service until then. */
export async function postponeDue(
  queries: Queries,
  { subscription, topic }: DuePush,
  again: Date,
): Promise<void> {
  await queries.run(sql`
    with rested as (update pwa.push_subscription set retry_after = ${again} where id = ${subscription})
    update pwa.pending_push set next_at = ${again} where subscription_id = ${subscription} and topic = ${topic}`)
}
