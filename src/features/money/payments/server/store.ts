import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Network } from '#features/members/accounts/index.ts'
import type { PaidAct } from '#features/money/credits/index.ts'
import type { Failure } from '../rules/provider-codes/failures.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { DirectDebits } from '../rules/direct-debit-limit.ts'

export interface OrderRow {
  readonly key: number
  readonly order_id: string
  readonly client_id: string
  readonly bundle: 'p0' | 'p1' | 'p2' | 'p3' | 'exact'
  /** The action of an exact order. */
  readonly act: PaidAct | null
  readonly credits: number
  readonly price_minor: number
  readonly currency: string
  readonly country: string
  readonly method: MethodKey
  readonly status: OrderStatus
  readonly return_to: string | null
  readonly created_at: Date
  readonly changed_at: Date
  readonly attempt: string
  readonly gateway: string
  readonly ref: string | null
  readonly redirect_url: string | null
  /** The reason for a failure, if reported by the provider. */
  readonly failure: Failure | null
  /** When the provider last reported the state; null if it never has. */
  readonly status_received_at: Date | null
  /** The discount; the list price is this plus the price. */
  readonly discount_minor: number
  readonly discount_code: string | null
  /** It was closed because another of the member's orders took over its code. */
  readonly replaced: boolean
}

const columns = sql.part`
  p.id as key, p.order_id, p.client_id, p.bundle, p.credits, p.price_minor, p.currency, p.country, p.method, p.status,
  p.return_to, p.created_at, p.changed_at, a.id as attempt, a.gateway, a.ref, a.redirect_url, a.failure, a.status_received_at,
  (select e.act from payments.exact_purchase e where e.purchase_id = p.id) as act,
  p.discount_minor, p.discount_code,
  exists (select from payments.transition t where t.purchase_id = p.id and t.cause = 'replaced') as replaced`

/** The data recorded when an order is placed. */
export interface NewOrder
  extends Pick<
    OrderRow,
    | 'order_id'
    | 'client_id'
    | 'bundle'
    | 'credits'
    | 'price_minor'
    | 'currency'
    | 'country'
    | 'method'
    | 'return_to'
    | 'attempt'
  > {
  /** The traffic source of this visit; without one, the account's is stored. */
  readonly network?: Network
  readonly discount?: { readonly minor: number; readonly code: string } | undefined
  readonly account: number
  readonly site: number
  readonly gateway: string
  /** The withdrawal period in days. */
  readonly refundDays: number
  /** The version of the terms in force, an ISO time. */
  readonly termsVersion: string
  readonly nextCheckAt: Date | null
}

/** Inserts an order; if one was placed under the same client id, it is returned unchanged. */
export async function insertOrder(tx: Transaction, order: NewOrder, now: Date): Promise<OrderRow> {
  const inserted = await tx.maybe<{ key: number }>(sql`
    insert into payments.purchase (order_id, account_id, site_id, client_id, bundle, credits, price_minor, currency, country, method,
      status, consented_at, terms_version, refund_days, return_to, created_at, changed_at, last_checked_at, next_check_at, discount_minor, discount_code, network)
    values (${order.order_id}, ${order.account}, ${order.site}, ${order.client_id}, ${order.bundle}, ${order.credits}, ${order.price_minor},
      ${order.currency}, ${order.country}, ${order.method}, 'created', ${now}, ${order.termsVersion}, ${order.refundDays}, ${order.return_to}, ${now}, ${now}, ${now}, ${order.nextCheckAt},
      ${order.discount?.minor ?? 0}, ${order.discount?.code ?? null},
      coalesce(nullif(${JSON.stringify(order.network ?? {})}::jsonb, '{}'),
        (select s.network from accounts.public_traffic_source s where s.account_id = ${order.account}), '{}'))
    on conflict on constraint purchase_once do nothing
    returning id as key`)
  if (inserted !== null) {
    await tx.run(sql`
      insert into payments.attempt (id, purchase_id, gateway, created_at)
      values (${order.attempt}, ${inserted.key}, ${order.gateway}, ${now})`)
    await tx.run(sql`
      insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
      values (${inserted.key}, 1, null, 'created', 'ordered', ${now})`)
  }
  return tx.one(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${order.account} and p.client_id = ${order.client_id}`)
}

/** The order placed under a client id; null if there is none. */
export function selectOrderByClientId(
  queries: Queries,
  { account, client_id }: { readonly account: number; readonly client_id: string },
): Promise<OrderRow | null> {
  return queries.maybe(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${account} and p.client_id = ${client_id}`)
}

/** Records the provider's id and payment page of a payment. */
export async function savePayment(
  queries: Queries,
  { attempt, ref, redirectUrl }: { attempt: string; ref: string; redirectUrl: string | null },
): Promise<void> {
  await queries.run(sql`
    update payments.attempt set ref = ${ref}, redirect_url = ${redirectUrl}
    where id = ${attempt} and (ref is null or ref = ${ref})`)
}

/** Null for another member's order. */
export function selectOrder(
  queries: Queries,
  { account, order }: { account: number; order: string },
): Promise<OrderRow | null> {
  return queries.maybe(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${account} and p.order_id = ${order}`)
}

/** The member's orders before the given one, latest first. */
export function selectOrders(
  queries: Queries,
  { account, before, limit }: { account: number; before: string | null; limit: number },
): Promise<OrderRow[]> {
  return queries.many(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${account} and (${before}::uuid is null or p.id < (
      select b.id from payments.purchase b where b.account_id = ${account} and b.order_id = ${before}::uuid))
    order by p.id desc
    limit ${limit}`)
}

/** The payment method an account used last; null if it has never paid. */
export function selectLastPurchase(
  queries: Queries,
  account: number,
): Promise<Pick<OrderRow, 'bundle' | 'method'> | null> {
  return queries.maybe(sql`
    select bundle, method from payments.purchase where account_id = ${account} and status = 'completed' order by id desc limit 1`)
}

/**
 * An account's direct debits since an instant, and whether one was placed under a client id.
 * Serialised per account.
 */
export async function selectDirectDebits(
  tx: Transaction,
  { account, except }: { account: number; except: string },
  since: Date,
): Promise<DirectDebits & { readonly placed: boolean }> {
  await tx.one(
    sql`select pg_advisory_xact_lock(hashtext('payments.direct_debit'), ${account % 2 ** 31}::int)`,
  )
  return tx.one(sql`
    select count(*) filter (where p.status in ('created', 'pending')) as open,
      count(*) filter (where p.status = 'completed') as settled,
      coalesce(bool_or(p.client_id = ${except}), false) as placed,
      coalesce(sum(p.price_minor) filter (where p.created_at > ${since} and p.status in ('created', 'pending', 'completed')), 0)::bigint as "recentMinor"
    from payments.purchase p where p.account_id = ${account} and p.method = 'sdd'`)
}

/**
 * Claims the next query to the provider about a pending order; false if it was queried since
 * `before`.
 */
export async function claimProviderQuery(
  queries: Queries,
  key: number,
  before: Date,
  now: Date,
): Promise<boolean> {
  const touched = await queries.run(sql`
    update payments.purchase set last_checked_at = ${now} where id = ${key} and last_checked_at < ${before}`)
  return touched === 1
}
