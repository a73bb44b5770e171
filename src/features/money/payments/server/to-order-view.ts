import type { OrderView } from '../contract/payments.ts'
import { methods } from '../rules/methods.ts'
import type { OrderRow } from './store.ts'

/**
 * An order as shown to its buyer; the invoice number and returned money are added when orders are
 * read.
 */
export function toOrderView(row: OrderRow): OrderView {
  return {
    id: row.order_id,
    bundle: row.bundle,
    act: row.act,
    credits: row.credits,
    price_minor: row.price_minor,
    list_price_minor: row.price_minor + row.discount_minor,
    discount:
      row.discount_code === null ? null : { code: row.discount_code, minor: row.discount_minor },
    currency: row.currency,
    country: row.country,
    method: row.method,
    status: row.status,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    redirect: hasPage(row) ? row.redirect_url : null,
    return_to: row.return_to,
    invoice: null,
    returned: null,
    due_on: null,
    failure: row.status === 'failed' ? row.failure : null,
    provider_silent: false,
    replaced: row.replaced,
  }
}

/**
 * The payment page is available until used; for a transfer it shows the account details until the
 * money has arrived.
 */
function hasPage({ status, method }: OrderRow): boolean {
  return status === 'created' || (status === 'pending' && methods[method].flow === 'transfer')
}
