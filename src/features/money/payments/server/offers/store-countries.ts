import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Records the country of the network address of an order: a code, as evidence of where the payer
 * lives.
 */
export async function saveAddressCountry(
  tx: Transaction,
  order: string,
  country: string | null,
): Promise<void> {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return
  await tx.run(
    sql`update payments.purchase set address_country = ${country} where order_id = ${order}`,
  )
}

/**
 * The buyer and contents of an order, and the payer's stated country and that of the network
 * address.
 */
export function selectCompleted(
  queries: Queries,
  key: number,
): Promise<{
  order: string
  account: number
  site: number
  credits: number
  price_minor: number
  currency: string
  country: string
  address_country: string | null
}> {
  return queries.one(sql`
    select order_id as order, account_id as account, site_id as site, credits, price_minor, currency, country, address_country
    from payments.purchase where id = ${key}`)
}
