import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PastPrice } from '../rules/normal-price.ts'

/** A package's price in a currency, as it is offered. */
export interface OfferedPrice {
  readonly bundle: string
  readonly currency: string
  readonly credits: number
  readonly price_minor: number
}

/** Puts down what a site asks for its packages now. */
export async function notePrices(
  queries: Queries,
  site: number,
  offered: readonly OfferedPrice[],
  now: Date,
): Promise<void> {
  await queries.run(sql`select payments.record_prices(${site}, ${JSON.stringify(offered)}::jsonb, ${now})`)
}

/** What a site asked for each package in each currency, the latest first: the present price and the one before it. */
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

/** How many orders of each package were paid between two instants, in the order of their number. */
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
