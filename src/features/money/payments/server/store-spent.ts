import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Orders of one package in one currency since each of three instants, in minor units. */
export interface SpentRow {
  readonly bundle: string
  readonly currency: string
  readonly day: number
  readonly week: number
  readonly month: number
}

/**
 * Orders of an account since the start of a day, a week and a month, without failed, cancelled and
 * expired ones.
 */
export function selectSpent(
  queries: Queries,
  account: number,
  since: { readonly day: Date; readonly week: Date; readonly month: Date },
): Promise<SpentRow[]> {
  return queries.many(sql`
    select p.bundle, p.currency,
      coalesce(sum(p.price_minor) filter (where p.created_at >= ${since.day}), 0)::bigint as day,
      coalesce(sum(p.price_minor) filter (where p.created_at >= ${since.week}), 0)::bigint as week,
      coalesce(sum(p.price_minor) filter (where p.created_at >= ${since.month}), 0)::bigint as month
    from payments.purchase p
    where p.account_id = ${account} and p.status not in ('failed', 'cancelled', 'expired')
      and p.created_at >= least(${since.week}::timestamptz, ${since.month}::timestamptz)
    group by p.bundle, p.currency`)
}

/** Orders of an account for one package in one currency on a site. */
export interface BoughtRow {
  readonly account: number
  readonly bundle: string
  readonly currency: string
  readonly minor: number
  readonly orders: number
}

/**
 * Orders on a site in a period, without failed, cancelled and expired ones; of all accounts or of
 * one.
 */
export function selectBought(
  queries: Queries,
  site: number,
  { from, to }: { readonly from: Date; readonly to: Date },
  account: number | null,
): Promise<BoughtRow[]> {
  return queries.many(sql`
    select p.account_id as account, p.bundle, p.currency, sum(p.price_minor)::bigint as minor, count(*) as orders
    from payments.purchase p
    where p.site_id = ${site} and p.created_at >= ${from} and p.created_at < ${to}
      and p.status not in ('failed', 'cancelled', 'expired') and (${account}::bigint is null or p.account_id = ${account}::bigint)
    group by p.account_id, p.bundle, p.currency
    order by p.account_id`)
}

/** Whether an order with this client id is already placed. */
export async function isPlaced(
  queries: Queries,
  { account, clientId }: { account: number; clientId: string },
): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 as placed from payments.purchase where account_id = ${account} and client_id = ${clientId}`)
  return row !== null
}
