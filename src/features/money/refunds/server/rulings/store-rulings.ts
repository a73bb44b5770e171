import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { DisputeState, RefundReason } from '#features/money/payments/index.ts'
import type { Ruling, RulingState } from '../../rules/check-ruling.ts'

/** Subject of a ruling: a refund or a dispute. */
export interface RulingSubject {
  readonly kind: 'refund' | 'dispute'
  readonly about: string
  /** Internal key of the refund; `null` for a dispute. */
  readonly refund: number | null
  readonly attempt: string
  readonly account: number
  readonly site: number
  readonly gateway: string
  /** The provider's reference of the payment. */
  readonly ref: string
  readonly counted_as: 'price' | 'surplus'
  readonly amount_minor: number
  readonly currency: string
  readonly why: RefundReason | null
  readonly open: boolean
  readonly disputed: boolean
}

/** An order's refund or dispute by name; `null` if none. The caller holds the order's lock. */
export function selectSubject(
  tx: Transaction,
  order: string,
  about: string,
): Promise<RulingSubject | null> {
  return tx.maybe(sql`
    select 'refund' as kind, r.refund_id::text as about, r.id as refund, r.attempt, p.account_id as account, p.site_id as site, p.gateway, p.ref,
      p.counted_as, r.amount_minor, p.currency, r.reason as why, r.state in ('asked', 'pending') and r.next_check_at is null as open,
      exists (select from refunds.dispute d where d.attempt = r.attempt and d.state <> 'won') as disputed
    from refunds.refund r join refunds.payment p on p.attempt = r.attempt
    where r.order_id = ${order} and r.refund_id::text = ${about}
    union all
    select 'dispute', d.ref, null, d.attempt, p.account_id, p.site_id, p.gateway, p.ref, p.counted_as, d.amount_minor, p.currency, null,
      d.state = 'open', true
    from refunds.dispute d join refunds.payment p on p.attempt = d.attempt
    where d.order_id = ${order} and d.ref = ${about}
    limit 1`)
}

/** A stored ruling. */
export interface RulingRow {
  readonly ruling_id: string
  readonly order_id: string
  readonly about: string
  readonly what: Ruling
  readonly amount_minor: number
  readonly currency: string
  readonly reason: string
  readonly reference: string | null
  readonly state: RulingState
  readonly requested_by: number
  readonly decided_by: number | null
  readonly created_at: Date
}

const ruling = sql.part`
  l.ruling_id, l.order_id, l.about, l.what, l.amount_minor, p.currency, l.reason, l.reference, l.state, l.requested_by, l.created_at,
  (select a.decided_by from staff.public_approval a
    where a.kind = 'refunds.ruling' and a.subject = l.ruling_id::text and a.state in ('approved', 'declined')) as decided_by
  from refunds.manual_decision l join refunds.payment p on p.attempt = l.attempt`

/** One ruling by its number. */
export function selectRuling(queries: Queries, number: string): Promise<RulingRow | null> {
  return queries.maybe(sql`select ${ruling} where l.ruling_id = ${number}`)
}

/** All rulings about an order, oldest first. */
export function selectRulings(queries: Queries, order: string): Promise<RulingRow[]> {
  return queries.many(sql`select ${ruling} where l.order_id = ${order} order by l.id`)
}

/** Rulings waiting for a second person, oldest first. */
export function selectWaitingRulings(queries: Queries): Promise<RulingRow[]> {
  return queries.many(sql`select ${ruling} where l.state = 'waiting' order by l.id limit 50`)
}

/** Stores a ruling as waiting; `false` if another on the same subject is. */
export async function insertRuling(
  tx: Transaction,
  {
    order,
    number,
    subject,
    ...request
  }: {
    order: string
    number: string
    subject: RulingSubject
    what: Ruling
    reason: string
    reference: string | null
    by: number
  },
  now: Date,
): Promise<boolean> {
  const { about, refund, attempt, amount_minor } = subject
  const inserted = await tx.run(sql`
    insert into refunds.manual_decision (ruling_id, order_id, about, refund_id, attempt, what, amount_minor, reason, reference, state, requested_by,
      created_at, changed_at)
    select ${number}, ${order}, ${about}, ${refund}, ${attempt}, ${request.what}, ${amount_minor}, ${request.reason}, ${request.reference},
      'waiting', ${request.by}, ${now}, ${now}
    where not exists (select from refunds.manual_decision w where w.about = ${about} and w.state = 'waiting')`)
  return inserted === 1
}

/** Ends a waiting ruling; the caller holds the order's lock. */
export async function endRuling(
  tx: Transaction,
  number: string,
  state: Exclude<RulingState, 'waiting'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update refunds.manual_decision set state = ${state}, changed_at = ${now} where ruling_id = ${number} and state = 'waiting'`)
}

/** Adds the outcome of a request to the order's history. */
export async function insertStep(
  tx: Transaction,
  {
    order,
    subject,
    what,
    by,
  }: { order: string; subject: RulingSubject; what: string; by: number | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into refunds.order_event (order_id, kind, about, what, amount_minor, by, at)
    values (${order}, ${subject.kind}, ${subject.about}, ${what}, ${subject.amount_minor}, ${by}, ${now})`)
}

/** A dispute as shown in the office. */
export interface DisputeRow {
  readonly order_id: string
  readonly ref: string
  readonly gateway: string
  readonly amount_minor: number
  readonly currency: string
  readonly state: DisputeState
  readonly reason: string | null
  readonly opened_at: Date
  /** When the provider reversed the reported outcome. */
  readonly overturned_at: Date | null
}

const dispute = sql.part`
  d.order_id, d.ref, d.gateway, d.amount_minor, p.currency, d.state, d.reason, d.opened_at, d.overturned_at
  from refunds.dispute d join refunds.payment p on p.attempt = d.attempt`

/** The disputes over an order, oldest first. */
export function selectDisputes(queries: Queries, order: string): Promise<DisputeRow[]> {
  return queries.many(
    sql`select ${dispute} where d.order_id = ${order} order by d.opened_at, d.ref`,
  )
}

/** Gateways with open disputes, and the number of those without a ruling. */
export function selectOpenGateways(
  queries: Queries,
): Promise<{ gateway: string; disputes: number }[]> {
  return queries.many(sql`
    select d.gateway, count(*) as disputes from refunds.dispute d
    where d.state = 'open' and not exists (select from refunds.manual_decision l where l.about = d.ref and l.state = 'waiting')
    group by d.gateway`)
}

/** Open disputes of some gateways without a ruling, oldest first. */
export function selectUndecided(
  queries: Queries,
  gateways: readonly string[],
): Promise<DisputeRow[]> {
  return queries.many(sql`
    select ${dispute}
    where d.state = 'open' and d.gateway = any (${[...gateways]}::text[])
      and not exists (select from refunds.manual_decision l where l.about = d.ref and l.state = 'waiting')
    order by d.opened_at, d.ref limit 50`)
}

/** Disputes whose outcome was reversed by the provider since an instant, newest first. */
export function selectOverturned(queries: Queries, since: Date): Promise<DisputeRow[]> {
  return queries.many(
    sql`select ${dispute} where d.overturned_at > ${since} order by d.overturned_at desc, d.ref limit 50`,
  )
}
