import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { codeMaker, openDiscountShop, type Shop } from '../testing/shoppers.ts'
import { createShopInspector, type ShopInspector } from '../testing/shop-inspector.ts'

const hour = 3_600_000
let site: Shop
let code: (change?: object) => Promise<string>
let ordersOf: ShopInspector['ordersOf']
beforeAll(async () => {
  site = await openDiscountShop()
  code = codeMaker(
    await officeClient(site, 'lead', 'Helene'),
    await officeClient(site, 'owner', 'Otto'),
  )
  ordersOf = createShopInspector(site).ordersOf
  await site.server.product.sites.changeSettings(1, {
    discount_codes: true,
    time_bonus: true,
    welcome_percentage: 10,
  })
})
afterAll(() => site.close())

test('BEY-31 a code never makes an order more expensive: while a better offer is running, that offer is applied instead, and the code stays unused', async () => {
  const newcomer = await site.shopper(hour)
  const smaller = await code({ percentage: 10 })
  for (const typed of ['WELCOME', smaller]) {
    const placed = await site.order(newcomer, { code: typed, price_minor: 1874 })
    expect(placed.body.order).toMatchObject({
      price_minor: 1874,
      discount: { code: 'TIMEBONUS25', minor: 625 },
    })
  }
  expect((await ordersOf(newcomer)).map(({ status }) => status)).toEqual(['cancelled', 'created'])
  expect((await site.find(newcomer, { code: smaller })).status).toBe(200)
})

test('BEY-31 a code that takes off more than the offers is applied', async () => {
  const newcomer = await site.shopper(hour)
  const larger = await code({ percentage: 40 })
  const placed = await site.order(newcomer, { code: larger })
  expect(placed.body.order).toMatchObject({
    price_minor: 1499,
    discount: { code: larger, minor: 1000 },
  })
})

test('BEY-31 which one is better depends on the package: a fixed amount off can be better on a small one and worse on a large one', async () => {
  const amount = await code({
    percentage: null,
    value_minor: 400,
    currency: 'EUR',
    minimum_order_minor: 500,
  })
  const order = async (bundle: string) =>
    (await site.order(await site.shopper(hour), { bundle, code: amount })).body.order
  expect(await order('p0')).toMatchObject({ discount: { code: amount, minor: 400 } })
  expect(await order('p2')).toMatchObject({ discount: { code: 'TIMEBONUS25', minor: 1375 } })
})

test('BEY-31 repeating an order in which the offer replaced the code returns the same order', async () => {
  const newcomer = await site.shopper(hour)
  const request = { id: randomUUID(), code: 'WELCOME', price_minor: 1874 }
  const [first, again] = [await site.order(newcomer, request), await site.order(newcomer, request)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.order.id).toBe(first.body.order.id)
  expect(await ordersOf(newcomer)).toHaveLength(1)
})

test('BEY-31 a code that doesn’t apply is refused, whatever offer is running', async () => {
  const newcomer = await site.shopper(hour)
  expect((await site.order(newcomer, { code: 'NOSUCHCODE' })).code).toBe('payments.code_refused')
  const elsewhere = await code({ country: 'PL' })
  expect((await site.order(newcomer, { code: elsewhere })).code).toBe('payments.code_refused')
})
