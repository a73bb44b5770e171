import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import { getBrowser, type Member } from './member.ts'

/**
 * The purchase that a member of the model wants: a package, or exactly the credits missing for a
 * message.
 */
interface PurchaseRequest {
  readonly item: string
  readonly code: string | null
  readonly byDebit: boolean
}

/** A paid order. */
interface Paid {
  readonly order: OrderView
  /** The provider's reference of its payment. */
  readonly payment: string
  readonly debited: boolean
}

/** Orders and pays; `null` if the product does not offer the item. */
export async function pay(
  site: RefundSite,
  member: Member,
  { item, code, byDebit }: PurchaseRequest,
): Promise<Paid | null> {
  const browser = await getBrowser(site, member)
  const read = async (id: string) =>
    (await browser.send('GET', `/api/orders/${id}`)).body as unknown as OrderView
  async function completed(id: string): Promise<void> {
    for (let tries = 0; (await read(id)).status !== 'completed'; tries++) {
      if (tries > 600) throw new Error('order not completed')
      await setTimeout(50)
    }
  }

  if (byDebit && item !== 'exact') {
    // Members with a returned or pending direct debit are refused and pay by card.
    const debitOrder = await site.debited(browser, item)
    if (debitOrder !== null) {
      await site.wait(61_000)
      await completed(debitOrder.id)
      return { order: debitOrder, payment: debitOrder.payment, debited: true }
    }
  }
  const what = item === 'exact' ? { bundle: 'exact', act: 'message' } : { bundle: item }
  const input = { ...what, method: 'creditcard', country: member.country, consent: true }
  const place = (more: object) =>
    browser.send('POST', '/api/orders', { ...input, id: randomUUID(), ...more })
  // Orders without the code if it was already used.
  let reply = await place(code === null ? {} : { code })
  if (reply.status !== 200) reply = await place({})
  // Members with enough credits for the action cannot buy an exact amount.
  if (reply.status !== 200) return null
  const { order, redirect } = reply.body as unknown as { order: OrderView; redirect: string }
  await browser.send('POST', redirect, { outcome: 'pay' })
  await completed(order.id)
  return { order, payment: redirect.slice('/dev/pay/'.length), debited: false }
}
