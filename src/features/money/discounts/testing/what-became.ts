import { sql } from '#platform/server/postgres/sql.ts'
import type { Said, Shop, Shopper } from './shoppers.ts'

export type WhatBecame = ReturnType<typeof whatBecame>

/** Reads what became of orders, codes and money in a shop, and has the provider say what it likes. */
export function whatBecame({ server: { floor, product }, now }: Shop) {
  const { database } = floor
  return {
    redemptionsOf: ({ account }: Shopper) =>
      database.many<{ status: string }>(
        sql`select status from discounts.redemption where account_id = ${account} order by id`,
      ),
    ordersOf: ({ account }: Shopper) =>
      database.many<{ order_id: string; status: string }>(
        sql`select order_id, status from payments.purchase where account_id = ${account} order by id`,
      ),
    /** What is on its way back of an order, and what it counted as when it came. */
    refundsOf: ({ body }: Said) =>
      database.many<{ amount_minor: number; reason: string; of: string }>(sql`
        select r.amount_minor, r.reason, p.counted_as as of from refunds.refund r join refunds.payment p on p.attempt = r.attempt
        where r.order_id = ${body.order.id}`),
    creditsOf: async ({ browser }: Shopper) =>
      ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits,
    /** How the payment of an order stands at the sandbox. */
    atProvider: async ({ body }: Said) => {
      const { state } = await database.one<{ state: string }>(sql`
        select s.state from payments.sandbox_payment s join payments.attempt a on a.ref = s.id
        join payments.purchase p on p.id = a.purchase_id where p.order_id = ${body.order.id}`)
      return state
    },
    /** Has the provider say how a payment stands, whatever it said before, and asks it. */
    async providerSays({ body }: Said, state: string): Promise<void> {
      await database.run(sql`
        update payments.sandbox_payment s set state = ${state}
        from payments.attempt a join payments.purchase p on p.id = a.purchase_id
        where s.id = a.ref and p.order_id = ${body.order.id}`)
      // A webhook of the moment before may put the next asking off; then it is made due anew. One that is asked about by another meanwhile
      // is due no more.
      let asked = 0
      for (let tries = 0; tries < 5 && asked === 0; tries += 1) {
        await database.run(sql`update payments.purchase set next_check_at = ${now()} where order_id = ${body.order.id}`)
        asked = await product.payments.reconcile(now())
      }
    },
  }
}
