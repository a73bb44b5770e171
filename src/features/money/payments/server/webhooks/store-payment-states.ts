import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { OrderStatus, ProviderState } from '../../rules/order-status.ts'
import type { WebhookHint } from '../gateways/gateway.ts'

/** A provider's report of a payment. */
export interface PaymentReport {
  readonly gateway: string
  /** Null for a payment that never reached the provider. */
  readonly ref: string | null
  readonly attempt: string | null
  readonly state: ProviderState
  readonly amountMinor: number
  readonly currency: string
  readonly cause: 'webhook' | 'asked' | 'reconciled'
}

/** The result of a report; everything but the verdict is null for an unknown payment. */
export type ReportOutcome =
  | { verdict: 'unknown'; status: null; created_at: null; purchase_id: null }
  | {
      verdict: 'applied' | 'unchanged' | 'mismatch'
      status: OrderStatus
      created_at: Date
      purchase_id: number
      order_id: string
      attempt_id: string
      /** The role of the payment: the price of the order, a surplus, or nothing yet. */
      counted_as: 'price' | 'surplus' | null
      /** Another attempt at the order may still be paid. */
      waits: boolean
    }

/** Applies a report: the order's status moves forward, and credits are granted when it is paid. */
export function applyReport(
  tx: Transaction,
  report: PaymentReport,
  now: Date,
): Promise<ReportOutcome> {
  return tx.one(sql`
    select * from payments.apply_provider_status(gateway => ${report.gateway}, ref => ${report.ref}, attempt => ${report.attempt},
      state => ${report.state}, amount_minor => ${report.amountMinor}, currency => ${report.currency}, cause => ${report.cause}, at => ${now})`)
}

/** Sets when the provider is queried about an order again. */
export async function setNextCheck(queries: Queries, key: number, at: Date | null): Promise<void> {
  await queries.run(sql`update payments.purchase set next_check_at = ${at} where id = ${key}`)
}

/** An order due for a query. */
export interface DueOrder {
  readonly key: number
  readonly status: OrderStatus
  readonly created_at: Date
  readonly price_minor: number
  readonly currency: string
  readonly attempt: string
  readonly ref: string | null
}

/** Due orders at one gateway, longest overdue first. */
export function selectDueOrders(
  queries: Queries,
  { gateway, limit }: { gateway: string; limit: number },
  now: Date,
): Promise<DueOrder[]> {
  return queries.many(sql`
    select p.id as key, p.status, p.created_at, p.price_minor, p.currency, a.id as attempt, a.ref
    from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.next_check_at <= ${now} and a.gateway = ${gateway}
    order by p.next_check_at, p.id
    limit ${limit}`)
}

/**
 * Stores a webhook in the inbox; an existing one for the same event is kept. Returns whether it
 * still has to be processed.
 */
export async function storeWebhook(
  queries: Queries,
  { gateway, hint, body }: { gateway: string; hint: WebhookHint; body: string },
  now: Date,
): Promise<'to_do' | 'done'> {
  const { done } = await queries.one<{ done: boolean }>(sql`
    insert into payments.webhook (gateway, event_id, ref, body, received_at)
    values (${gateway}, ${hint.eventId}, ${hint.providerId}, ${body}, ${now})
    on conflict (gateway, event_id) do update set event_id = excluded.event_id
    returning coalesce(outcome, 'quarantined') <> 'quarantined' as done`)
  return done ? 'done' : 'to_do'
}

/** Webhooks received since an instant that have not led to a payment yet. */
export function selectUnresolvedWebhooks(
  queries: Queries,
  gateway: string,
  since: Date,
): Promise<WebhookHint[]> {
  return queries.many(sql`
    select event_id as "eventId", ref as "providerId" from payments.webhook
    where gateway = ${gateway} and received_at > ${since} and (processed_at is null or outcome = 'quarantined')
    order by received_at
    limit 200`)
}
