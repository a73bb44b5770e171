import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { codeMaker, openDiscountShop, type Shop } from '../testing/shoppers.ts'
import { type ShopInspector, createShopInspector } from '../testing/shop-inspector.ts'

const hour = 3_600_000
const day = 24 * hour
const old = 100 * day
let site: Shop
let code: (change?: object) => Promise<string>
let ordersOf: ShopInspector['ordersOf']
let redemptions: ShopInspector['redemptionsOf']
beforeAll(async () => {
  site = await openDiscountShop()
  code = codeMaker(
    await officeClient(site, 'lead', 'Helene'),
    await officeClient(site, 'owner', 'Otto'),
  )
  ;({ ordersOf, redemptionsOf: redemptions } = createShopInspector(site))
})
afterAll(() => site.close())

const violations = () => site.server.product.credits.findViolations()

test('CRED-08 the discounted amount is charged by the provider, is recorded as the cost of the credits and is stored with the order', async () => {
  const jonas = await site.shopper(old)
  const spring = await code({ percentage: 25 })
  const input = { code: spring.toLowerCase(), price_minor: 1874 }
  expect((await site.order(jonas, { ...input, price_minor: 2499 })).code).toBe(
    'payments.price_changed',
  )
  expect((await site.order(jonas, { ...input, price_minor: 1875 })).code).toBe(
    'payments.price_changed',
  )
  const response = await site.order(jonas, input)
  expect(response.body.order).toMatchObject({
    price_minor: 1874,
    list_price_minor: 2499,
    discount: { code: spring, minor: 625 },
  })
  expect((await jonas.browser.send('GET', response.body.redirect)).text).toContain('€18.74')
  await site.settle(jonas, response, 'pay', 'completed')
  const { body } = await jonas.browser.send('GET', '/api/credits')
  expect(body).toMatchObject({
    credits: 60,
    rate: { minor: 1874, per_credits: 60, currency: 'EUR' },
  })
  const { body: list } = await jonas.browser.send('GET', '/api/orders')
  expect((list as unknown as { orders: object[] }).orders[0]).toMatchObject({
    discount: { code: spring, minor: 625 },
  })
  const used = await site.find(jonas, { code: spring })
  expect([used.status, used.code, used.message]).toEqual([
    409,
    'discounts.code_used',
    'Code already used.',
  ])
  const again = await site.order(jonas, { code: spring })
  expect([again.code, again.field, again.message]).toEqual([
    'payments.code_refused',
    'code',
    phrase('payments.refusals.code_refused', { why: phrase('discounts.refusals.code_used') }),
  ])
  expect(await violations()).toEqual([])
})

test('CRED-08 of fifty concurrent orders one gets the code, the others are closed, and the code is used once', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  await Promise.all(Array.from({ length: 50 }, () => site.order(jonas, { code: spring })))
  const open = (await ordersOf(jonas)).filter(({ status }) => status !== 'cancelled')
  expect(open).toEqual([{ order_id: expect.any(String), status: 'created' }])
  const held = (await redemptions(jonas)).filter(({ status }) => status !== 'returned')
  expect(held).toEqual([{ status: 'held' }])
  await site.settle(jonas, await site.order(jonas, { code: spring }), 'pay', 'completed')
  const orders = await ordersOf(jonas)
  expect(orders.filter(({ status }) => status !== 'cancelled')).toEqual([
    { order_id: expect.any(String), status: 'completed' },
  ])
  const used = (await redemptions(jonas)).filter(({ status }) => status !== 'returned')
  expect(used).toEqual([{ status: 'used' }])
  expect((await site.order(jonas, { code: spring })).code).toBe('payments.code_refused')
  // Sending the same order fifty times creates one order, whatever has happened to its code since.
  const elena = await site.shopper(old)
  const id = randomUUID()
  const same = await Promise.all(
    Array.from({ length: 50 }, () => site.order(elena, { id, code: spring })),
  )
  expect(new Set(same.map(({ body }) => body.order?.id)).size).toBe(1)
  await site.settle(elena, same[0]!, 'pay', 'completed')
  expect((await site.order(elena, { id, code: spring })).body.order.id).toBe(same[0]!.body.order.id)
  expect(await violations()).toEqual([])
}, 120_000)

test.each([
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
])(
  'CRED-08 an order with the outcome %s releases its code, which an order with another payment method can use',
  async (outcome, status) => {
    const jonas = await site.shopper(old)
    const spring = await code()
    const first = await site.order(jonas, { code: spring })
    await site.settle(jonas, first, outcome, status)
    const second = await site.order(jonas, { code: spring, method: 'paypal' })
    expect(second.body.order).toMatchObject({
      price_minor: 1999,
      discount: { code: spring, minor: 500 },
    })
    expect(await redemptions(jonas)).toEqual([{ status: 'returned' }, { status: 'held' }])
  },
)

test('CRED-08 an unpaid order expires and releases its code', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  site.server.infrastructure.clock.moveBy(hour)
  await site.server.product.sandboxGateway?.flush()
  await site.server.product.payments.reconcile(site.now())
  expect(
    (await jonas.browser.send('GET', `/api/orders/${first.body.order.id}`)).body,
  ).toMatchObject({
    status: 'expired',
  })
  expect((await site.order(jonas, { code: spring })).status).toBe(200)
})
