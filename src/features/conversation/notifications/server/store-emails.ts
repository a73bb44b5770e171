import type { Locale } from '#kernel/locale.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SentKind, Preferences } from '../rules/preferences.ts'
import { maxTopics } from '../rules/topics.ts'
import { type PreferenceRow, preferenceColumns, toPreferences } from './store-preferences.ts'

/** An email of the queue that this server is working on. */
export interface ClaimedEmail {
  readonly id: string
  readonly account: number
  readonly kind: SentKind
  readonly topics: readonly string[]
  /** Including this attempt. */
  readonly tries: number
}

/** The final states of an email. */
export type Outcome = 'sent' | 'dropped' | 'bounced' | 'given_up' | 'unknown'

/** The facts about a member that decide when an email to them is sent. */
export interface ReaderFacts {
  readonly email: string
  readonly locale: Locale
  readonly site: number
  readonly lastActiveAt: Date | null
  readonly timeZone: string
  readonly preferences: Preferences
  /** When emails of the kind were sent in the last 24 hours. */
  readonly recent: readonly Date[]
}

/** A member with a confirmed address; `null` if there is none, so nothing is sent. */
export async function selectReader(
  queries: Queries,
  account: number,
  kind: SentKind,
  now: Date,
): Promise<ReaderFacts | null> {
  const row = await queries.maybe<
    PreferenceRow & {
      email: string
      locale: Locale
      site: number
      last_active: Date | null
      zone: string
      recent: number[]
    }
  >(sql`
    select e.email, e.locale, e.site_id as site, a.last_active_at as last_active, coalesce(p.time_zone, s.time_zone) as zone,
      ${preferenceColumns},
      array(
        select extract(epoch from coalesce(m.settled_at, m.handed_at))::float8 from notifications.email m
        where m.account_id = e.account_id and m.kind = ${kind} and m.handed_at > ${now}::timestamptz - interval '1 day'
          and m.state in ('sending', 'sent', 'unknown')
      ) as recent
    from accounts.public_active_email e
    join accounts.public_account a on a.account_id = e.account_id and a.kind = 'member'
    join sites.public_site s on s.site_id = e.site_id
    left join notifications.preference p on p.account_id = e.account_id
    where e.account_id = ${account}`)
  if (row === null) return null
  return {
    email: row.email,
    locale: row.locale,
    site: row.site,
    lastActiveAt: row.last_active,
    timeZone: row.zone,
    preferences: toPreferences(row),
    recent: row.recent.map((seconds) => new Date(seconds * 1000)),
  }
}

/**
 * Adds a topic to the member's waiting email of this kind, or creates one. Further messages of a
 * conversation whose first message is still to be emailed are part of that email.
 */
export async function upsertEmail(
  queries: Queries,
  email: { id: string; account: number; kind: SentKind; topic: string; nextAt: Date },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into notifications.email as e (id, account_id, kind, topics, state, created_at, next_at, tries)
    select ${email.id}::uuid, ${email.account}::bigint, ${email.kind}, array[${email.topic}]::text[], 'waiting', ${now}::timestamptz,
      ${email.nextAt}::timestamptz, 0
    where not exists (
      select from notifications.email o
      where o.account_id = ${email.account} and o.kind = 'new_conversations' and ${email.kind}::text = 'new_messages'
        and o.state in ('waiting', 'sending') and o.topics @> array[${email.topic}]::text[])
    on conflict (account_id, kind) where state = 'waiting' and kind not in ('news', 'promotions') do update
    set topics = case
      when e.topics @> excluded.topics or cardinality(e.topics) >= ${maxTopics} then e.topics
      else e.topics || excluded.topics end`)
}

/**
 * Claims due emails until the lease ends. Those that a dead server had handed to the mail server are
 * settled as unknown instead: they may have been accepted, and no email is sent twice.
 */
export async function claimDue(
  queries: Queries,
  { now, leaseEnds, count }: { now: Date; leaseEnds: Date; count: number },
): Promise<ClaimedEmail[]> {
  return queries.many<ClaimedEmail>(sql`
    with due as (
      select id, handed_at from notifications.email
      where state in ('waiting', 'sending') and next_at <= ${now}
      order by next_at limit ${count}
      for update skip locked),
    lost as (
      update notifications.email e set state = 'unknown', settled_at = ${now}
      from due where due.id = e.id and due.handed_at is not null)
    update notifications.email e set state = 'sending', next_at = ${leaseEnds}, tries = e.tries + 1
    from due where due.id = e.id and due.handed_at is null
    returning e.id, e.account_id as account, e.kind, e.topics, e.tries`)
}

/** Records that the mail server is about to get the email; false if another server has claimed it since. */
export async function markHanded(
  queries: Queries,
  { id, tries }: ClaimedEmail,
  now: Date,
): Promise<boolean> {
  const marked = await queries.run(sql`
    update notifications.email set handed_at = ${now} where id = ${id} and state = 'sending' and tries = ${tries}`)
  return marked === 1
}

/** Records the outcome, unless a refusal of the address was recorded already. */
export async function settleEmail(
  queries: Queries,
  id: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update notifications.email set state = ${outcome}, settled_at = ${now} where id = ${id} and state = 'sending'`)
}

/**
 * Puts an email that was certainly not accepted back into the queue. If another one of its kind is
 * waiting by now, that one takes over its topics.
 */
export async function requeueEmail(
  queries: Queries,
  { id, account, kind, topics, tries }: ClaimedEmail,
  { nextAt, now, counts }: { nextAt: Date; now: Date; counts: boolean },
): Promise<void> {
  await queries.run(sql`
    with merged as (
      update notifications.email w
      set topics = (select array_agg(topic) from (
          select topic from unnest(w.topics || ${topics}::text[]) topic group by topic order by topic limit ${maxTopics}) kept),
        next_at = greatest(w.next_at, ${nextAt})
      where w.account_id = ${account} and w.kind = ${kind} and w.state = 'waiting' and w.id <> ${id}
        and w.kind not in ('news', 'promotions')
      returning 1)
    update notifications.email e set
      state = case when exists (select from merged) then 'dropped' else 'waiting' end,
      settled_at = case when exists (select from merged) then ${now}::timestamptz end,
      next_at = ${nextAt}, handed_at = null, tries = ${counts ? tries : tries - 1}
    where e.id = ${id} and e.state = 'sending'`)
}

/** When each topic was last emailed to the member. */
export async function selectMailedTopics(
  queries: Queries,
  account: number,
  kinds: readonly SentKind[],
): Promise<Map<string, Date>> {
  const rows = await queries.many<{ topic: string; at: Date }>(sql`
    select topic, max(e.settled_at) as at
    from notifications.email e cross join unnest(e.topics) topic
    where e.account_id = ${account} and e.state in ('sent', 'unknown') and e.kind = any(${kinds}::text[])
    group by topic`)
  return new Map(rows.map(({ topic, at }) => [topic, at]))
}

/** Deletes the records of emails settled before a time, and pauses and temporary failures that are over. */
export async function deleteOld(
  queries: Queries,
  { settledBefore, softBefore }: { settledBefore: Date; softBefore: Date },
): Promise<void> {
  await queries.run(sql`delete from notifications.email where settled_at < ${settledBefore}`)
  await queries.run(
    sql`delete from notifications.suppression where reason is null and last_at < ${softBefore}`,
  )
  await queries.run(sql`delete from notifications.domain_pause where resume_at < ${softBefore}`)
}

/** Puts an email that was refused or waits for another try back into the queue, due now. */
export async function makeEmailDue(queries: Queries, id: string, now: Date): Promise<boolean> {
  const changed = await queries.run(sql`
    update notifications.email e
    set state = 'waiting', settled_at = null, handed_at = null, next_at = ${now},
      tries = case when e.state = 'waiting' then e.tries else 0 end
    where e.id = ${id} and e.state in ('waiting', 'bounced', 'given_up')
      and (e.state = 'waiting' or not exists (
        select from notifications.email w
        where w.account_id = e.account_id and w.kind = e.kind and w.state = 'waiting' and w.kind not in ('news', 'promotions')))`)
  return changed === 1
}
