import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Locale } from '#kernel/locale.ts'
import type { MethodKey, ProviderState } from '#features/money/payments/index.ts'
import type { Chaos } from '../rules/chaos.ts'
import type { CreateBody, PaymentBody } from './wire.ts'

export interface SandboxPayment {
  readonly id: string
  readonly amount_minor: number
  readonly currency: string
  readonly method: MethodKey
  readonly locale: Locale
  readonly reference: string
  readonly description: string
  readonly return_path: string
  readonly state: ProviderState
  /** Settings of this payment that override the global ones. */
  readonly chaos: Partial<Chaos>
  readonly created_at: Date
  /** The amount of completed refunds. */
  readonly refunded_minor: number
  readonly dispute: PaymentBody['dispute']
  /** The card the payer saved. */
  readonly stored_card: PaymentBody['stored_card']
  readonly failure: PaymentBody['failure']
  /** The country of the payer's bank or card, if set. */
  readonly payer_country: string | null
  readonly three_d_secure: 'frictionless' | 'challenge' | null
}

const columns = sql.part`
  payment.id, payment.amount_minor, currency, method, locale, reference, description, return_path, payment.state, chaos,
  payment.created_at, failure, payer_country, three_d_secure,
  (select coalesce(sum(r.amount_minor), 0)::bigint from sandbox_gateway.refund r
   where r.payment_id = payment.id and r.state = 'paid') as refunded_minor,
  (select jsonb_build_object('id', d.id, 'amount_minor', d.amount_minor, 'state', d.state, 'reason', d.reason)
   from sandbox_gateway.dispute d where d.payment_id = payment.id) as dispute,
  (select jsonb_build_object('token', k.token, 'brand', k.brand, 'last4', k.last4, 'expires', k.expires)
   from sandbox_gateway.card k where k.payment_id = payment.id and k.forgotten_at is null) as stored_card`

/** Creates a payment, or returns the existing one with the same idempotency key. */
export async function insertPayment(
  tx: Transaction,
  input: CreateBody & { id: string; expiresAt: Date },
  now: Date,
): Promise<{ payment: SandboxPayment; fresh: boolean }> {
  const fresh = await tx.run(sql`
    insert into sandbox_gateway.payment (id, idempotency_key, amount_minor, currency, method, locale, reference, description,
      return_path, keep_card, state, chaos, created_at, expires_at)
    values (${input.id}, ${input.idempotency_key}, ${input.amount_minor}, ${input.currency}, ${input.method}, ${input.locale},
      ${input.reference}, ${input.description}, ${input.return_path}, ${input.keep_card}, 'open', '{}', ${now}, ${input.expiresAt})
    on conflict on constraint payment_once do nothing`)
  const payment = await tx.one<SandboxPayment>(sql`
    select ${columns} from sandbox_gateway.payment where idempotency_key = ${input.idempotency_key}`)
  return { payment, fresh: fresh === 1 }
}

export function selectPayment(queries: Queries, id: string): Promise<SandboxPayment | null> {
  return queries.maybe(sql`select ${columns} from sandbox_gateway.payment where id = ${id}`)
}

/** The latest payments, or those with a reference. */
export function selectPayments(
  queries: Queries,
  reference: string | null,
): Promise<SandboxPayment[]> {
  return queries.many(sql`
    select ${columns} from sandbox_gateway.payment
    where ${reference}::text is null or reference = ${reference}::text
    order by created_at desc, id
    limit 50`)
}

/** A page of payments created since an instant, earliest first, after the given id. */
export function selectPaymentsSince(
  queries: Queries,
  { since, behind, most }: { since: Date; behind: string | null; most: number },
): Promise<SandboxPayment[]> {
  return queries.many(sql`
    select ${columns} from sandbox_gateway.payment
    where created_at >= ${since} and (${behind}::text is null or (created_at, id) > (
      select b.created_at, b.id from sandbox_gateway.payment b where b.id = ${behind}::text))
    order by created_at, id
    limit ${most}`)
}

/** Changes the state of a payment if it is in one of the expected states; null if it is not. */
export function movePayment(
  tx: Transaction,
  step: { id: string; from: readonly ProviderState[]; to: ProviderState; settlesAt: Date | null },
): Promise<SandboxPayment | null> {
  return tx.maybe(sql`
    update sandbox_gateway.payment set state = ${step.to}, settles_at = ${step.settlesAt}
    where id = ${step.id} and state = any (${step.from})
    returning ${columns}`)
}

/** Advances everything that is due: slow banks pay, unused pages expire. */
export function advanceDuePayments(tx: Transaction, now: Date): Promise<SandboxPayment[]> {
  return tx.many(sql`
    update sandbox_gateway.payment set state = case state when 'processing' then settles_as else 'expired' end, settles_at = null
    where state = 'processing' and settles_at <= ${now} or state in ('open', 'action_required') and expires_at <= ${now}
    returning ${columns}`)
}

/** Queues a webhook; `dropped` if it must never be sent. */
export async function insertEvent(
  tx: Transaction,
  event: { id: string; payment: string; state: string; dueAt: Date; dropped: boolean },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into sandbox_gateway.event (id, payment_id, state, created_at, due_at, tries, done_at)
    values (${event.id}, ${event.payment}, ${event.state}, ${now}, ${event.dueAt}, 0, ${event.dropped ? now : null})`)
}

/** A due webhook with the data needed for delivery. */
export interface DueEvent {
  readonly id: string
  readonly payment: string
  readonly state: string
  readonly chaos: Partial<Chaos>
  readonly tries: number
}

/**
 * Takes the due webhooks; each becomes due again after 1, 2, 4 … s unless it has been delivered by
 * then, and is abandoned after eight attempts.
 */
export function takeDueEvents(queries: Queries, now: Date): Promise<DueEvent[]> {
  return queries.many(sql`
    with due as (
      select id from sandbox_gateway.event where done_at is null and due_at <= ${now} order by due_at, created_at limit 50
      for update skip locked
    )
    update sandbox_gateway.event e
    set tries = e.tries + 1, due_at = ${now}::timestamptz + interval '1 second' * power(2, e.tries),
      done_at = case when e.tries >= 7 then ${now}::timestamptz end
    from due, sandbox_gateway.payment p
    where e.id = due.id and p.id = e.payment_id
    returning e.id, e.payment_id as payment, e.state, p.chaos, e.tries`)
}

/** Marks a webhook as delivered. */
export async function markEventDelivered(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.run(
    sql`update sandbox_gateway.event set done_at = coalesce(done_at, ${now}) where id = ${id}`,
  )
}

/** When the next action is due; null if nothing is waiting. */
export async function selectNextDueAt(queries: Queries): Promise<Date | null> {
  const { at } = await queries.one<{ at: Date | null }>(sql`
    select least(
      (select min(due_at) from sandbox_gateway.event where done_at is null),
      (select min(settles_at) from sandbox_gateway.payment where state = 'processing'),
      (select min(settles_at) from sandbox_gateway.refund where state = 'pending'),
      (select min(returns_at) from sandbox_gateway.debit)) as at`)
  return at
}

/** The global webhook settings. */
export async function selectChaos(queries: Queries): Promise<Partial<Chaos>> {
  const row = await queries.maybe<{ behaviour: Partial<Chaos> }>(
    sql`select knobs as behaviour from sandbox_gateway.chaos where id = 1`,
  )
  return row?.behaviour ?? {}
}

/** Stores the global webhook settings. */
export async function saveChaos(queries: Queries, behaviour: Chaos): Promise<void> {
  await queries.run(sql`
    insert into sandbox_gateway.chaos (id, knobs) values (1, ${JSON.stringify(behaviour)}::jsonb)
    on conflict (id) do update set knobs = excluded.knobs`)
}

/** Stores the webhook settings of one payment; false if there is none. */
export async function savePaymentChaos(
  queries: Queries,
  id: string,
  behaviour: Chaos,
): Promise<boolean> {
  const touched = await queries.run(sql`
    update sandbox_gateway.payment set chaos = ${JSON.stringify(behaviour)}::jsonb where id = ${id}`)
  return touched === 1
}
