import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import { damageRow } from './comparison.ts'

type PaidOrder = OrderView & { readonly payment: string }
/** One paid order for each kind of damage to an order. */
export type DamagedOrders = Record<
  'gone' | 'sum' | 'back' | 'claimed' | 'status' | 'grant' | 'sale' | 'booked' | 'unlike',
  PaidOrder
>

/** Damages each order in its own way, and adds a payment that belongs to no order. */
export async function damageOrders(
  site: RefundSite,
  { gone, sum, back, claimed, status, grant, sale, booked, unlike }: DamagedOrders,
): Promise<void> {
  const now = site.server.infrastructure.clock.now()
  await damageRow(site, 'delete from sandbox_gateway.payment where id = $1', [gone.payment])
  await damageRow(site, 'update sandbox_gateway.payment set amount_minor = 2400 where id = $1', [
    sum.payment,
  ])
  await damageRow(
    site,
    `insert into sandbox_gateway.refund (id, payment_id, idempotency_key, amount_minor, state, created_at)
     values ('ref_by_hand', $1, 'by hand', 300, 'paid', $2)`,
    [back.payment, now],
  )
  await damageRow(
    site,
    'update accounting.sale set gross_minor = 2500, net_minor = net_minor + 1 where order_id = $1',
    [booked.id],
  )
  await damageRow(site, "update payments.purchase set status = 'pending' where order_id = $1", [
    status.id,
  ])
  await damageRow(
    site,
    'update credits.lot l set granted = 61 from credits.movement m where m.account_id = l.account_id and m.version = l.lot and m.key = $1',
    [`order:${grant.id}`],
  )
  await damageRow(site, 'delete from accounting.sale where order_id = $1', [sale.id])
  await damageRow(site, "update sandbox_gateway.payment set state = 'failed' where id = $1", [
    unlike.payment,
  ])
  await damageRow(
    site,
    'insert into refunds.dispute (gateway, ref, attempt, order_id, amount_minor, state, opened_at, changed_at) select p.gateway, $2, p.attempt, p.order_id, 2499, $3, $4, $4 from refunds.payment p where p.order_id = $1',
    [claimed.id, 'dp_by_hand', 'open', now],
  )
  // A payment that exists at the provider but belongs to no order.
  await damageRow(
    site,
    `insert into sandbox_gateway.payment (id, idempotency_key, amount_minor, currency, method, locale, reference, description, return_path, state, chaos, created_at, expires_at)
     values ('pay_by_hand', 'by hand', 4200, 'EUR', 'ideal', 'en', 'by hand', 'By hand', '/', 'paid', '{}', $1, $1)`,
    [now],
  )
}
