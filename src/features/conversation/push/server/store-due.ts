import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A push in hand. */
export interface DuePush {
  readonly subscription: number
  readonly topic: string
  readonly round: number
  /** This one counted. */
  readonly tries: number
  readonly since: Date
  readonly account: number
  readonly sealed: Buffer
  readonly quiet: boolean
}

/** Notes that there is news for an account, once for each browser it is pushed to; gives their number. */
export function noteDue(queries: Queries, account: number, topic: string, now: Date): Promise<number> {
  return queries.run(sql`
    insert into push.pending_push (subscription_id, topic, since, next_at)
    select s.id, ${topic}, ${now}, ${now}
    from push.subscription s
    join accounts.public_session l on l.session_id = s.session_id and l.account_id = s.account_id and l.expires_at > ${now}
    where s.account_id = ${account}
    on conflict (subscription_id, topic) do update set round = pending_push.round + 1`)
}

/** Takes pushes whose time has come for as long as the lease; those of sessions that have ended are passed over. */
export function claimDue(
  queries: Queries,
  { now, leaseEnds, count }: { now: Date; leaseEnds: Date; count: number },
): Promise<DuePush[]> {
  return queries.many(sql`
    with claimed as (
      select d.subscription_id, d.topic
      from push.pending_push d
      join push.subscription s on s.id = d.subscription_id and (s.retry_after is null or s.retry_after <= ${now})
      join accounts.public_session l on l.session_id = s.session_id and l.account_id = s.account_id and l.expires_at > ${now}
      where d.next_at <= ${now}
      order by d.next_at limit ${count}
      for update of d skip locked)
    update push.pending_push d set next_at = ${leaseEnds}, tries = d.tries + 1
    from claimed c join push.subscription s on s.id = c.subscription_id
    where d.subscription_id = c.subscription_id and d.topic = c.topic
    returning d.subscription_id as subscription, d.topic, d.round, d.tries, d.since, s.account_id as account, s.sealed, s.quiet`)
}

/** A push is done with, unless something more happened meanwhile: then it is due again at once. */
export async function settleDue(queries: Queries, { subscription, topic, round }: DuePush, now: Date): Promise<void> {
  await queries.run(sql`
    with settled as (
      delete from push.pending_push where subscription_id = ${subscription} and topic = ${topic} and round = ${round} returning 1)
    update push.pending_push set next_at = ${now}, since = ${now}, tries = 0
    where subscription_id = ${subscription} and topic = ${topic} and round <> ${round} and not exists (select from settled)`)
}

/** A push is tried again, and its service left alone until then. */
export async function postponeDue(queries: Queries, { subscription, topic }: DuePush, again: Date): Promise<void> {
  await queries.run(sql`
    with rested as (update push.subscription set retry_after = ${again} where id = ${subscription})
    update push.pending_push set next_at = ${again} where subscription_id = ${subscription} and topic = ${topic}`)
}
