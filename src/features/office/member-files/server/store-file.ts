import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { FileView } from '../contract/file-view.ts'
import type { MemberStatus } from '../rules/member-status.ts'

/** The parts of a file list at most this many, the latest. */
const most = 100

/** Facts about an account. */
export interface HeaderRow {
  readonly name: string
  readonly email: string | null
  readonly status: MemberStatus
  readonly until: Date | null
  readonly fictional: boolean
  readonly premium: boolean
  readonly site: string
  readonly locale: string
  readonly country: string | null
  readonly created_at: Date
  readonly activated_at: Date | null
  readonly last_active_at: Date | null
  readonly deleted_at: Date | null
  readonly phone: string | null
  readonly source: string | null
}

export function selectHeader(queries: Queries, account: number): Promise<HeaderRow> {
  return queries.one(sql`
    select m.name, case when m.email like '%@closed.invalid' then null else m.email end as email, m.office_status as status,
      coalesce(m.paused_until, m.suspended_until) as until, m.kind = 'fictional' as fictional,
      credits.public_is_premium(m.account_id) as premium, s.name as site, m.locale, p.country, m.created_at, m.activated_at,
      m.last_active_at, m.deleted_at, h.ends_with as phone, m.network ->> 'network' as source
    from accounts.public_office_account m join sites.public_site s on s.site_id = m.site_id
    left join profiles.public_profile p on p.account_id = m.account_id
    left join phone_verification.public_phone h on h.account_id = m.account_id
    where m.account_id = ${account}`)
}

type Part<Name extends keyof FileView> = NonNullable<FileView[Name]>
type Element<Name extends keyof FileView> = Part<Name> extends readonly (infer One)[] ? One : never
/** A part as it is stored, with times. */
type Row<View> = {
  readonly [Field in keyof View]: Field extends 'at' | `${string}_at`
    ? Date | Extract<View[Field], null>
    : View[Field]
}

export function selectProfile(
  queries: Queries,
  account: number,
): Promise<Row<Part<'profile'>> | null> {
  return queries.maybe(sql`
    select to_char(p.birth, 'YYYY-MM-DD') as birth, p.gender::int as gender, p.country, c.name as city, r.about, r.changed_at, r.birth_changed_at,
      array(select v from jsonb_each_text(r.notes) as n (k, v) where v <> '')
        || array(select q ->> 'answer' from jsonb_array_elements(r.prompts) q) as texts
    from profiles.public_profile p join profiles.public_review_profile r on r.account_id = p.account_id
    left join geography.public_city c on c.id = p.city_id
    where p.account_id = ${account}`)
}

export function selectPhotos(
  queries: Queries,
  account: number,
): Promise<Row<Omit<Element<'photos'>, 'url'>>[]> {
  return queries.many(sql`
    select p.photo as id, p.status, p.rejected_for, p.main, p.private, p.verified, p.created_at as at
    from photos.public_review_photo p where p.account_id = ${account} order by p.position limit ${most}`)
}

/** Reports about a member and by them; of the latter the other side isn't named. */
export function selectReports(
  queries: Queries,
  account: number,
): Promise<Row<Element<'reports'>>[]> {
  return queries.many(sql`
    select r.number, r.by_member, r.by_machine, r.reason, r.at, r.outcome, r.decided_at from (
      select a.*, false as by_member from reports.public_report a where a.reported_id = ${account}
      union all
      select b.*, true from reports.public_report b where b.reporter_id = ${account}
    ) r order by r.at desc, r.number limit ${most}`)
}

export function selectDecisions(
  queries: Queries,
  account: number,
): Promise<Row<Element<'decisions'>>[]> {
  return queries.many(sql`
    select s.number, s.side, s.source, s.outcome, s.rule, s.statement, s.decided_at as at, s.appeal, s.appeal_outcome
    from complaints.public_statement s where s.account_id = ${account} and not s.retracted order by s.decided_at desc limit ${most}`)
}

export function selectCases(queries: Queries, account: number): Promise<Row<Element<'cases'>>[]> {
  return queries.many(sql`
    select c.number, c.kind, c.about, c.received_at as at, c.outcome, c.answered_at
    from complaints.public_case c where c.account_id = ${account} order by c.received_at desc limit ${most}`)
}

export function selectOrders(queries: Queries, account: number): Promise<Row<Element<'orders'>>[]> {
  return queries.many(sql`
    select o.order_id as order, o.credits, o.price_minor, o.currency, o.status, o.method, o.created_at as at,
      coalesce((select sum(r.amount_minor) from refunds.public_refund r
        where r.order_id = o.order_id and r.state in ('paid', 'asked', 'pending')), 0)::bigint as refunded_minor
    from payments.public_order o where o.account_id = ${account} order by o.created_at desc limit ${most}`)
}

/** Spendable credits, bought and given, and frozen ones. */
export function selectWallet(
  queries: Queries,
  account: number,
): Promise<{ readonly bought: number; readonly given: number; readonly frozen: number } | null> {
  return queries.maybe(sql`
    select w.bought, w.bonus as given, w.frozen from credits.public_wallet w where w.account_id = ${account}`)
}

/** Movements of credits; the message that one paid for isn't named. */
export function selectMovements(
  queries: Queries,
  account: number,
): Promise<Row<Part<'credits'>['movements'][number]>[]> {
  return queries.many(sql`
    select m.kind, m.credits, m.at, o.order_id as order
    from credits.public_movement m left join payments.public_order o on o.order_id::text = m.ref and o.account_id = m.account_id
    where m.account_id = ${account} order by m.version desc limit ${most}`)
}

export function selectEmails(
  queries: Queries,
  account: number,
): Promise<Row<Part<'emails'>['sent'][number]>[]> {
  return queries.many(sql`
    select e.kind, e.state, e.changed_at as at from operations.public_email e
    where e.account_id = ${account} order by e.created_at desc limit ${most}`)
}

export function selectRefusal(
  queries: Queries,
  account: number,
): Promise<{ readonly reason: 'bounce' | 'fbl'; readonly last_at: Date } | null> {
  return queries.maybe(sql`
    select s.reason, s.last_at from notifications.public_suppression s
    where s.account_id = ${account} and s.reason is not null order by s.last_at desc limit 1`)
}

export function selectNotes(
  queries: Queries,
  account: number,
): Promise<{ id: number; staff: number; text: string; at: Date }[]> {
  return queries.many(sql`
    select n.id, n.staff_id as staff, n.text, n.at from member_files.note n where n.account_id = ${account} order by n.id desc limit ${most}`)
}

/** Requests that wait for a second person and are about a report of, or an order by, this member. */
export function selectApprovals(
  queries: Queries,
  account: number,
  kinds: readonly string[],
): Promise<{ kind: string; staff: number; about: string; at: Date }[]> {
  return queries.many(sql`
    select a.kind, a.requested_by as staff, coalesce(f.order_id::text, a.subject) as about, a.requested_at as at
    from staff.public_approval a
    left join refunds.public_refund f on a.kind = 'refunds.refund' and f.refund_id::text = a.subject
    where a.state = 'waiting' and a.kind = any(${kinds}::text[])
      and (f.account_id = ${account} or exists (
        select from reports.public_report r where r.number = a.subject and r.reported_id = ${account}))
    order by a.requested_at desc limit ${most}`)
}

/** Acts of staff, from the audit log: towards the member, and to reports about them. */
export function selectHistory(
  queries: Queries,
  account: number,
  member: string,
): Promise<Row<Element<'history'>>[]> {
  return queries.many(sql`
    select e.id, e.at, e.name as by, e.act, e.facts from staff.public_audit e
    where e.about = any (array(
      select r.number from reports.public_report r where r.reported_id = ${account}
      union all
      select p.photo::text from photos.public_review_photo p where p.account_id = ${account}
      union all
      select ${member}::text))
    order by e.id desc limit ${most}`)
}
