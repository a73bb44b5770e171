import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PastPrice } from '../../rules/claims/normal-price.ts'

/** The price of a package in a currency, as offered. */
export interface OfferedPrice {
  readonly bundle: string
  readonly currency: string
  readonly credits: number
  readonly price_minor: number
}

/** Records the package prices a site offers now. */
export async function recordPrices(
  queries: Queries,
  site: number,
  offered: readonly OfferedPrice[],
  now: Date,
): Promise<void> {
  await queries.run(
    sql`select payments.record_prices(${site}, ${JSON.stringify(offered)}::jsonb, ${now})`,
  )
}

/**
 * The prices of each package in each currency, latest first: the current one and the one before.
 */
export function selectPrices(
  queries: Queries,
  site: number,
): Promise<(PastPrice & { readonly bundle: string; readonly currency: string })[]> {
  return queries.many(sql`
    select x.bundle, x.currency::text as currency, x.credits, x.price_minor as "priceMinor", x.from_at as "from", x.until_at as "until"
    from (
      select p.*, row_number() over (partition by p.bundle, p.currency order by p.from_at desc, p.id desc) as place
      from payments.package_price p where p.site_id = ${site}
    ) x
    where x.place <= 2
    order by x.bundle, x.currency, x.place`)
}

/** Number of paid orders of each package between two instants, sorted by number. */
export function countSold(
  queries: Queries,
  { site, from, until }: { site: number; from: Date; until: Date },
): Promise<{ bundle: string; orders: number }[]> {
  return queries.many(sql`
    select p.bundle, count(*)::int as orders
    from payments.purchase p
    where p.site_id = ${site} and p.status = 'completed' and p.created_at >= ${from} and p.created_at < ${until}
      and p.bundle <> 'exact'
    group by p.bundle order by orders desc, p.bundle`)
}
