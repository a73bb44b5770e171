import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

const readOrders = async (who: WebClient) =>
  ((await who.send('GET', '/api/orders')).body as unknown as { orders: OrderView[] }).orders

test('BEY-31 CRED-05 an order that was withdrawn shows the amount returned immediately, in the list and on its page', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  expect(await readOrders(jonas)).toMatchObject([{ status: 'completed', returned: null }])
  expect(await site.spend(order.id, (await site.wallet(jonas)).bonus + 20)).toBe('spent')
  await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  // 40 of 60 credits at €24.99.
  const returned = { reason: 'withdrawn', minor: 1666 }
  expect(await readOrders(jonas)).toMatchObject([{ status: 'completed', returned }])
  expect((await jonas.send('GET', `/api/orders/${order.id}`)).body).toMatchObject({ returned })
  await site.settle()
  await site.wait(61_000)
  expect(await readOrders(jonas)).toMatchObject([{ returned }])
})

test('BEY-31 CRED-05 an order reclaimed by the bank is shown as such', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor)
  await site.turn(order.payment, 'dispute')
  await site.settle()
  expect(await readOrders(noor)).toMatchObject([{ returned: null }])
  await site.turn(order.payment, 'dispute_lost')
  await site.settle()
  expect(await readOrders(noor)).toMatchObject([
    { returned: { reason: 'charged_back', minor: 2499 } },
  ])
})

test('BEY-31 no one can see how much of another member’s order was returned', async () => {
  const [jonas, noor] = [await site.buyer(), await site.buyer()]
  const order = await site.bought(jonas)
  await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  expect((await noor.send('GET', `/api/orders/${order.id}`)).status).toBe(404)
  expect(await readOrders(noor)).toEqual([])
})
