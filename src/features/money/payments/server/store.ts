import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PaidAct } from '#features/money/credits/rules/price-of.ts'
import type { Failure } from '../rules/failures.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { DirectDebits } from '../rules/direct-debit-limit.ts'

/** An order with its payment. */
export interface OrderRow {
  readonly key: number
  readonly order_id: string
  readonly client_id: string
  readonly bundle: 'p0' | 'p1' | 'p2' | 'p3' | 'exact'
  /** What an exact order was for. */
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
  /** Why it failed, when the provider told. */
  readonly failure: Failure | null
  /** When the provider last told how it stands; null until it did. */
  readonly status_received_at: Date | null
  /** What a code took off the list price, which is this and the price. */
  readonly discount_minor: number
  readonly discount_code: string | null
  /** It was closed because another order of the member has its code. */
  readonly replaced: boolean
}

const columns = sql.part`
  p.id as key, p.order_id, p.client_id, p.bundle, p.credits, p.price_minor, p.currency, p.country, p.method, p.status,
  p.return_to, p.created_at, p.changed_at, a.id as attempt, a.gateway, a.ref, a.redirect_url, a.failure, a.status_received_at,
  (select e.act from payments.exact_purchase e where e.purchase_id = p.id) as act,
  p.discount_minor, p.discount_code,
  exists (select from payments.transition t where t.purchase_id = p.id and t.cause = 'replaced') as replaced`

/** What is written down when an order is placed. */
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
  readonly discount?: { readonly minor: number; readonly code: string } | undefined
  readonly account: number
  readonly site: number
  readonly gateway: string
  /** For how many days the buyer may withdraw. */
  readonly refundDays: number
  readonly nextCheckAt: Date | null
}

/** Places an order; one placed before under the same client id stays as it is and is given back. */
export async function placeOrder(tx: Transaction, made: NewOrder, now: Date): Promise<OrderRow> {
  const placed = await tx.maybe<{ key: number }>(sql`
    insert into payments.purchase (order_id, account_id, site_id, client_id, bundle, credits, price_minor, currency, country, method,
      status, consented_at, refund_days, return_to, created_at, changed_at, last_checked_at, next_check_at, discount_minor, discount_code)
    values (${made.order_id}, ${made.account}, ${made.site}, ${made.client_id}, ${made.bundle}, ${made.credits}, ${made.price_minor},
      ${made.currency}, ${made.country}, ${made.method}, 'created', ${now}, ${made.refundDays}, ${made.return_to}, ${now}, ${now}, ${now}, ${made.nextCheckAt},
      ${made.discount?.minor ?? 0}, ${made.discount?.code ?? null})
    on conflict on constraint purchase_once do nothing
    returning id as key`)
  if (placed !== null) {
    await tx.run(sql`
      insert into payments.attempt (id, purchase_id, gateway, created_at)
      values (${made.attempt}, ${placed.key}, ${made.gateway}, ${now})`)
    await tx.run(sql`
      insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
      values (${placed.key}, 1, null, 'created', 'ordered', ${now})`)
  }
  return tx.one(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${made.account} and p.client_id = ${made.client_id}`)
}

/** The order that was placed under a client id; null when none was. */
export function selectPlaced(
  queries: Queries,
  { account, client_id }: { readonly account: number; readonly client_id: string },
): Promise<OrderRow | null> {
  return queries.maybe(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${account} and p.client_id = ${client_id}`)
}

/** Writes down what the provider calls the payment and where it is paid. */
export async function keepPayment(
  queries: Queries,
  { attempt, ref, redirectUrl }: { attempt: string; ref: string; redirectUrl: string | null },
): Promise<void> {
  await queries.run(sql`
    update payments.attempt set ref = ${ref}, redirect_url = ${redirectUrl}
    where id = ${attempt} and (ref is null or ref = ${ref})`)
}

/** An own order; null for someone else's. */
export function selectOrder(
  queries: Queries,
  { account, order }: { account: number; order: string },
): Promise<OrderRow | null> {
  return queries.maybe(sql`
    select ${columns} from payments.purchase p join payments.attempt a on a.purchase_id = p.id
    where p.account_id = ${account} and p.order_id = ${order}`)
}

/** The own orders before one of them, the latest first. */
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

/** The way by which an account paid last; null before the first time. */
export async function selectLastMethod(queries: Queries, account: number): Promise<MethodKey | null> {
  const last = await queries.maybe<{ method: MethodKey }>(sql`
    select method from payments.purchase where account_id = ${account} and status = 'completed' order by id desc limit 1`)
  return last?.method ?? null
}

/** What an account's direct debits come to since an instant, and whether one was placed under a client id. One asker of an account at a time. */
export async function selectDirectDebits(
  tx: Transaction,
  { account, except }: { account: number; except: string },
  since: Date,
): Promise<DirectDebits & { readonly placed: boolean }> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtext('payments.direct_debit'), ${account % 2 ** 31}::int)`)
  return tx.one(sql`
    select count(*) filter (where p.status in ('created', 'pending')) as open,
      count(*) filter (where p.status = 'completed') as settled,
      coalesce(bool_or(p.client_id = ${except}), false) as placed,
      coalesce(sum(p.price_minor) filter (where p.created_at > ${since} and p.status in ('created', 'pending', 'completed')), 0)::bigint as "recentMinor"
    from payments.purchase p where p.account_id = ${account} and p.method = 'sdd'`)
}

/** Takes the turn to ask the provider about an order that someone waits for; false when it was asked since `before`. */
export async function takeTurn(queries: Queries, key: number, before: Date, now: Date): Promise<boolean> {
  const touched = await queries.run(sql`
    update payments.purchase set last_checked_at = ${now} where id = ${key} and last_checked_at < ${before}`)
  return touched === 1
}
