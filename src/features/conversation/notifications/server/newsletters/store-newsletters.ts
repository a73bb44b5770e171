import type { Locale } from '#kernel/locale.ts'
import type { Database, Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { NewsletterKind, NewsletterSegment, NewsletterTexts } from '../../rules/newsletter.ts'
import { formatTopic } from '../../rules/topics.ts'
import type { ClaimedEmail } from '../store-emails.ts'

/** A newsletter and whom it is for. */
export interface Newsletter {
  readonly id: string
  readonly site: number
  readonly kind: NewsletterKind
  readonly texts: NewsletterTexts
  readonly path: string
  readonly segment: NewsletterSegment
  readonly hourly: number
  readonly startsAt: Date
}

export type NewsletterState = 'planned' | 'sending' | 'sent' | 'stopped'

/** The columns of a newsletter, without its outcomes. */
interface Row {
  readonly id: string
  readonly site_id: number
  readonly kind: NewsletterKind
  readonly texts: NewsletterTexts
  readonly path: string
  readonly languages: Locale[]
  readonly membership: NewsletterSegment['membership']
  readonly active_days: NewsletterSegment['active_days']
  readonly hourly: number
  readonly starts_at: Date
}

const columns = sql.part`n.id, n.site_id, n.kind, n.texts, n.path, n.languages, n.membership, n.active_days, n.hourly, n.starts_at`

const toNewsletter = (row: Row): Newsletter => ({
  id: row.id,
  site: row.site_id,
  kind: row.kind,
  texts: row.texts,
  path: row.path,
  segment: {
    languages: row.languages,
    membership: row.membership,
    active_days: row.active_days,
  },
  hourly: row.hourly,
  startsAt: row.starts_at,
})

/** Stores a newsletter; false if there is one with this id already. */
export async function insertNewsletter(
  tx: Transaction,
  { id, site, kind, texts, path, segment, hourly, startsAt }: Newsletter,
  { staff, now }: { staff: number; now: Date },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into notifications.newsletter (id, site_id, kind, texts, path, languages, membership, active_days, hourly, state,
      starts_at, position, queued, staff_id, created_at)
    values (${id}, ${site}, ${kind}, ${JSON.stringify(texts)}, ${path}, ${segment.languages}::text[], ${segment.membership},
      ${segment.active_days}, ${hourly}, 'planned', ${startsAt}, 0, 0, ${staff}, ${now})
    on conflict do nothing`)
  return inserted === 1
}

/** Whether a newsletter with this id exists. */
export async function hasNewsletter(queries: Queries, id: string): Promise<boolean> {
  const row = await queries.maybe(
    sql`select 1 as one from notifications.newsletter where id = ${id}`,
  )
  return row !== null
}

/** A newsletter that may be sent; null if it was stopped. */
export async function selectNewsletter(queries: Queries, id: string): Promise<Newsletter | null> {
  const row = await queries.maybe<Row>(
    sql`select ${columns} from notifications.newsletter n where n.id = ${id} and n.state <> 'stopped'`,
  )
  return row === null ? null : toNewsletter(row)
}

/** A newsletter as the office lists it. */
export interface ListedNewsletter extends Newsletter {
  readonly state: NewsletterState
  readonly staff: number
  readonly endedAt: Date | null
  readonly queued: number
  readonly accepted: number
  readonly bounced: number
  readonly keptBack: number
}

type OutcomeRow = { queued: number; accepted: number; bounced: number; kept_back: number }

/** Outcomes of the emails of a newsletter `n`: stored once it is over, counted until then. */
const outcomes = sql.part`
  left join lateral (
    select (count(*) filter (where e.state in ('sent', 'unknown')))::int as accepted,
      (count(*) filter (where e.state in ('bounced', 'given_up')))::int as bounced,
      (count(*) filter (where e.state = 'dropped'))::int as kept_back,
      (count(*) filter (where e.state in ('waiting', 'sending')))::int as open
    from notifications.email e
    where n.accepted is null and e.kind in ('news', 'promotions') and e.topics[1] = 'newsletter:' || n.id) o on true`

/** The newest newsletters of all sites. */
export async function selectNewest(queries: Queries, limit: number): Promise<ListedNewsletter[]> {
  const rows = await queries.many<
    Row & OutcomeRow & { state: NewsletterState; staff_id: number; ended_at: Date | null }
  >(sql`
    select ${columns}, n.state, n.staff_id, n.ended_at, n.queued, coalesce(n.accepted, o.accepted) as accepted,
      coalesce(n.bounced, o.bounced) as bounced, coalesce(n.kept_back, o.kept_back) as kept_back
    from notifications.newsletter n ${outcomes}
    order by n.created_at desc, n.id limit ${limit}`)
  return rows.map((row) => ({
    ...toNewsletter(row),
    state: row.state,
    staff: Number(row.staff_id),
    endedAt: row.ended_at,
    queued: row.queued,
    accepted: row.accepted,
    bounced: row.bounced,
    keptBack: row.kept_back,
  }))
}

/** The members who asked for a kind of newsletter and belong to a segment. */
const readers = (
  { site, kind, segment }: Pick<Newsletter, 'site' | 'kind' | 'segment'>,
  activeSince: Date | null,
) => sql`
  from notifications.preference p
  join accounts.public_active_email e on e.account_id = p.account_id and e.site_id = ${site}
  join accounts.public_account a on a.account_id = p.account_id and a.kind = 'member'
  where ${kind === 'news' ? sql.part`p.news` : sql.part`p.promotions`}
    and (${segment.languages}::text[] = '{}' or e.locale = any(${segment.languages}::text[]))
    and (${activeSince}::timestamptz is null or a.last_active_at > ${activeSince}::timestamptz)
    and (${segment.membership}::text = 'all'
      or exists (select from credits.public_premium m where m.account_id = p.account_id) = (${segment.membership}::text = 'premium'))`

/** How many members a newsletter is for. */
export async function countReaders(
  queries: Queries,
  newsletter: Pick<Newsletter, 'site' | 'kind' | 'segment'>,
  activeSince: Date | null,
): Promise<number> {
  const row = await queries.one<{ count: number }>(
    sql`select count(*)::int as count ${readers(newsletter, activeSince)}`,
  )
  return row.count
}

/** Locks the newsletters that are due, so that no other server queues their emails. */
export async function lockDue(
  tx: Transaction,
  now: Date,
): Promise<(Newsletter & { readonly position: number })[]> {
  const rows = await tx.many<Row & { position: string }>(sql`
    select ${columns}, n.position from notifications.newsletter n
    where n.state in ('planned', 'sending') and n.starts_at <= ${now} order by n.starts_at limit 20
    for update of n skip locked`)
  return rows.map((row) => ({ ...toNewsletter(row), position: Number(row.position) }))
}

/** The next members of a newsletter, in the order of their accounts. */
export async function selectNextReaders(
  tx: Transaction,
  newsletter: Pick<Newsletter, 'site' | 'kind' | 'segment'> & { readonly position: number },
  { activeSince, count }: { activeSince: Date | null; count: number },
): Promise<number[]> {
  const rows = await tx.many<{ account: number }>(sql`
    select p.account_id as account ${readers(newsletter, activeSince)} and p.account_id > ${newsletter.position}
    order by p.account_id limit ${count}`)
  return rows.map(({ account }) => account)
}

/** Queues one email for each account; those that have it already get no second one. */
export async function insertNewsletterEmails(
  tx: Transaction,
  { id, kind }: Pick<Newsletter, 'id' | 'kind'>,
  { emails, now }: { emails: readonly { id: string; account: number }[]; now: Date },
): Promise<void> {
  const topic = formatTopic({ kind: 'newsletter', id })
  await tx.run(sql`
    insert into notifications.email (id, account_id, kind, topics, state, created_at, next_at, tries)
    select x.id, x.account, ${kind}, array[${topic}]::text[], 'waiting', ${now}, ${now}, 0
    from unnest(${emails.map((email) => email.id)}::uuid[], ${emails.map(({ account }) => account)}::bigint[]) x (id, account)
    on conflict do nothing`)
}

/**
 * Records that the mail server is about to get an email of a newsletter. The member's preferences
 * are locked, so of several servers and newsletters only one sends within the gap, and none sends
 * after an unsubscribe. False if it may not be sent now.
 */
export function markNewsletterHanded(
  database: Database,
  { id, tries, account, kind }: ClaimedEmail & { readonly kind: NewsletterKind },
  { now, sentSince }: { readonly now: Date; readonly sentSince: Date },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const wanted = await tx.maybe(sql`
      select 1 as one from notifications.preference p
      where p.account_id = ${account} and ${kind === 'news' ? sql.part`p.news` : sql.part`p.promotions`} for update`)
    if (wanted === null) return false
    const marked = await tx.run(sql`
      update notifications.email e set handed_at = ${now}
      where e.id = ${id} and e.state = 'sending' and e.tries = ${tries}
        and not exists (
          select from notifications.email o
          where o.account_id = ${account} and o.kind = ${kind} and o.id <> e.id and o.handed_at > ${sentSince}
            and o.state in ('sending', 'sent', 'unknown'))`)
    return marked === 1
  })
}

/** Records how far a newsletter has been queued, and whether that was everyone. */
export async function updateProgress(
  tx: Transaction,
  id: string,
  progress: { position: number; count: number; complete: boolean; now: Date },
): Promise<void> {
  await tx.run(sql`
    update notifications.newsletter set position = ${progress.position}, queued = queued + ${progress.count},
      state = ${progress.complete ? 'sent' : 'sending'}, ended_at = ${progress.complete ? progress.now : null}
    where id = ${id}`)
}

/** Stops a newsletter; null if there is none, and whether this changed anything. */
export async function updateStopped(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ readonly site: number; readonly stopped: boolean } | null> {
  const row = await tx.maybe<{ site_id: number; state: NewsletterState; open: boolean }>(sql`
    select n.site_id, n.state, exists (
      select from notifications.email e where e.kind in ('news', 'promotions') and e.topics[1] = 'newsletter:' || n.id
        and e.state = 'waiting') as open
    from notifications.newsletter n where n.id = ${id} for update of n`)
  if (row === null) return null
  const stopped = row.state !== 'stopped' && (row.state !== 'sent' || row.open)
  if (stopped) {
    await tx.run(
      sql`update notifications.newsletter set state = 'stopped', ended_at = ${now} where id = ${id}`,
    )
    await tx.run(sql`
      update notifications.email set state = 'dropped', settled_at = ${now}
      where kind in ('news', 'promotions') and topics[1] = 'newsletter:' || ${id}::text and state = 'waiting'`)
  }
  return { site: row.site_id, stopped }
}

/** Stores the outcomes of newsletters that are over, before their emails are deleted. */
export async function storeOutcomes(queries: Queries): Promise<void> {
  await queries.run(sql`
    update notifications.newsletter u
    set accepted = o.accepted, bounced = o.bounced, kept_back = o.kept_back
    from notifications.newsletter n ${outcomes}
    where u.id = n.id and n.ended_at is not null and n.accepted is null and o.open = 0`)
}
