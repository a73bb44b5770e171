import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A bundle someone of the demo bought: what it holds and all that was paid for it. */
export interface Sale {
  readonly account: number
  readonly site: number
  readonly credits: number
  /** In the smallest unit of the currency. */
  readonly priceMinor: number
  readonly currency: string
  /** The id of the order; the same one again grants nothing. */
  readonly order: string
}

/** Grants what was bought, as a paid order does. */
export async function grantSold(queries: Queries, sale: Sale, now: Date): Promise<void> {
  const { account, site, credits, priceMinor, currency, order } = sale
  const { verdict } = await queries.one<{ verdict: string }>(sql`
    select verdict from credits.public_grant(account => ${account}, credits => ${credits}, key => ${`order:${order}`}, kind => 'bought',
      price_minor => ${priceMinor}, currency => ${currency}, ref => ${order}, at => ${now}, site => ${site})`)
  if (verdict === 'mismatch') throw new Error(`order ${order} was another one before`)
}
