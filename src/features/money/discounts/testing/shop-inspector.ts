import { sql } from '#platform/server/postgres/sql.ts'
import type { ShopResponse, Shop, Shopper } from './shoppers.ts'

export type ShopInspector = ReturnType<typeof createShopInspector>

/** Reads the state of orders, codes and money in a shop, and sets provider states. */
export function createShopInspector({ server: { infrastructure, product }, now }: Shop) {
  const { database } = infrastructure
  return {
    redemptionsOf: ({ account }: Shopper) =>
      database.many<{ status: string }>(
        sql`select status from discounts.redemption where account_id = ${account} order by id`,
      ),
    ordersOf: ({ account }: Shopper) =>
      database.many<{ order_id: string; status: string }>(
        sql`select order_id, status from payments.purchase where account_id = ${account} order by id`,
      ),
    /** An order's refunds, and how its payment was counted on arrival. */
    refundsOf: ({ body }: ShopResponse) =>
      database.many<{ amount_minor: number; reason: string; of: string }>(sql`
        select r.amount_minor, r.reason, p.counted_as as of from refunds.refund r join refunds.payment p on p.attempt = r.attempt
        where r.order_id = ${body.order.id}`),
    creditsOf: async ({ browser }: Shopper) =>
      ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits,
    /** State of an order's payment at the sandbox. */
    atProvider: async ({ body }: ShopResponse) => {
      const { state } = await database.one<{ state: string }>(sql`
        select s.state from sandbox_gateway.payment s join payments.attempt a on a.ref = s.id
        join payments.purchase p on p.id = a.purchase_id where p.order_id = ${body.order.id}`)
      return state
    },
    /** Sets a payment's state at the provider, whatever it was before, and reconciles it. */
    async setProviderState({ body }: ShopResponse, state: string): Promise<void> {
      await database.run(sql`
        update sandbox_gateway.payment s set state = ${state}
        from payments.attempt a join payments.purchase p on p.id = a.purchase_id
        where s.id = a.ref and p.order_id = ${body.order.id}`)
      // A webhook received just before may postpone the next check; in that case it is made due
      // again. An order being checked concurrently is no longer due.
      let checked = 0
      for (let tries = 0; tries < 5 && checked === 0; tries += 1) {
        await database.run(
          sql`update payments.purchase set next_check_at = ${now()} where order_id = ${body.order.id}`,
        )
        await product.sandboxGateway?.flush()
        checked = await product.payments.reconcile(now())
      }
    },
  }
}
