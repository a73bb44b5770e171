import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { OrderStatus, ProviderState } from '../rules/order-status.ts'
import type { WebhookHint } from './gateway.ts'

/** A provider's word on a payment. */
export interface Heard {
  readonly gateway: string
  /** Null for a payment the provider never took on. */
  readonly ref: string | null
  readonly attempt: string | null
  readonly state: ProviderState
  readonly amountMinor: number
  readonly currency: string
  readonly cause: 'webhook' | 'asked' | 'reconciled'
}

/** What came of it; all but the verdict is null for a payment that is none of ours. */
export type Outcome =
  | { verdict: 'unknown'; status: null; created_at: null; purchase_id: null }
  | {
      verdict: 'applied' | 'unchanged' | 'mismatch'
      status: OrderStatus
      created_at: Date
      purchase_id: number
      order_id: string
      attempt_id: string
      /** The price of the order, money too much, or none yet. */
      counted_as: 'price' | 'surplus' | null
      /** Another attempt at the order may still be paid. */
      waits: boolean
    }

/** Applies it: the status goes up, and the credits come with the money. */
export function hear(tx: Transaction, heard: Heard, now: Date): Promise<Outcome> {
  return tx.one(sql`
    select * from payments.apply_provider_status(gateway => ${heard.gateway}, ref => ${heard.ref}, attempt => ${heard.attempt},
      state => ${heard.state}, amount_minor => ${heard.amountMinor}, currency => ${heard.currency}, cause => ${heard.cause}, at => ${now})`)
}

/** Says when the provider is asked about an order again. */
export async function setNextCheck(queries: Queries, key: number, at: Date | null): Promise<void> {
  await queries.run(sql`update payments.purchase set next_check_at = ${at} where id = ${key}`)
}

/** An order whose time to be asked about has come. */
export interface DueOrder {
  readonly key: number
  readonly status: OrderStatus
  readonly created_at: Date
  readonly price_minor: number
  readonly currency: string
  readonly attempt: string
  readonly ref: string | null
}

/** The orders at one gateway that are due, the longest due first. */
export function selectDue(
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

/** Puts a webhook into the inbox; one of the same event is there already and stays. Gives whether it is still to be worked on. */
export async function keepWebhook(
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

/** Webhooks that came since an instant and led nowhere yet. */
export function selectUnfinished(queries: Queries, gateway: string, since: Date): Promise<WebhookHint[]> {
  return queries.many(sql`
    select event_id as "eventId", ref as "providerId" from payments.webhook
    where gateway = ${gateway} and received_at > ${since} and (processed_at is null or outcome = 'quarantined')
    order by received_at
    limit 200`)
}
