import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A package bought by a demo member: its credits and the total paid. */
export interface DemoSale {
  readonly account: number
  readonly site: number
  readonly credits: number
  /** In minor units of the currency. */
  readonly priceMinor: number
  readonly currency: string
  /** Order id; repeating it grants nothing. */
  readonly order: string
}

/** Grants a purchase like a paid order. */
export async function grantSold(queries: Queries, sale: DemoSale, now: Date): Promise<void> {
  const { account, site, credits, priceMinor, currency, order } = sale
  const { verdict } = await queries.one<{ verdict: string }>(sql`
    select verdict from credits.public_grant(account => ${account}, credits => ${credits}, key => ${`order:${order}`}, kind => 'bought',
      price_minor => ${priceMinor}, currency => ${currency}, ref => ${order}, at => ${now}, site => ${site})`)
  if (verdict === 'mismatch') throw new Error(`order ${order} was used for a different sale`)
}
