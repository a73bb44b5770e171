import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { OrderView } from '#features/money/payments/contract.ts'
import type { Till } from '#features/money/refunds/testing/till.ts'
import { browserOf, type Member } from './member.ts'

/** What a member of the model wants to buy: a package, or exactly what a message lacks. */
interface Wanted {
  readonly wanted: string
  readonly code: string | null
  readonly byDebit: boolean
}

/** An order that is paid. */
interface Paid {
  readonly order: OrderView
  /** The provider's name for its payment. */
  readonly payment: string
  readonly debited: boolean
}

/** Orders and pays; null where the product has nothing to sell so. */
export async function pay(till: Till, member: Member, { wanted, code, byDebit }: Wanted): Promise<Paid | null> {
  const browser = await browserOf(till, member)
  const read = async (id: string) => (await browser.send('GET', `/api/orders/${id}`)).body as unknown as OrderView
  async function completed(id: string): Promise<void> {
    for (let tries = 0; (await read(id)).status !== 'completed'; tries++) {
      if (tries > 600) throw new Error('an order was not completed')
      await setTimeout(50)
    }
  }

  if (byDebit && wanted !== 'exact') {
    // Whoever had one returned, or has one under way, is refused and pays by card.
    const placed = await till.debited(browser, wanted)
    if (placed !== null) {
      await till.wait(61_000)
      await completed(placed.id)
      return { order: placed, payment: placed.payment, debited: true }
    }
  }
  const what = wanted === 'exact' ? { bundle: 'exact', act: 'message' } : { bundle: wanted }
  const wish = { ...what, method: 'creditcard', country: member.country, consent: true }
  const place = (more: object) => browser.send('POST', '/api/orders', { ...wish, id: randomUUID(), ...more })
  // With a code that was used it goes without.
  let reply = await place(code === null ? {} : { code })
  if (reply.status !== 200) reply = await place({})
  // Whoever holds enough for the act has nothing exact to buy.
  if (reply.status !== 200) return null
  const { order, redirect } = reply.body as unknown as { order: OrderView; redirect: string }
  await browser.send('POST', redirect, { outcome: 'pay' })
  await completed(order.id)
  return { order, payment: redirect.slice('/dev/pay/'.length), debited: false }
}
