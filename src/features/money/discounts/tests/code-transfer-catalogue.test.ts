import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { codeMaker, openDiscountShop, type Shop } from '../testing/shoppers.ts'
import { type ShopInspector, createShopInspector } from '../testing/shop-inspector.ts'

const hour = 3_600_000
const old = 100 * 24 * hour
let site: Shop
let became: ShopInspector
let code: (change?: object) => Promise<string>
beforeAll(async () => {
  site = await openDiscountShop()
  became = createShopInspector(site)
  code = codeMaker(
    await officeClient(site, 'lead', 'Helene'),
    await officeClient(site, 'owner', 'Otto'),
  )
  await site.server.product.sites.changeSettings(1, {
    discount_codes: true,
    time_bonus: true,
    welcome_percentage: 10,
  })
})
afterAll(() => site.close())

test('CRED-08 a member who goes back and orders differently keeps the code; the earlier order is closed here and at its provider', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  const second = await site.order(jonas, { code: spring, method: 'paypal', bundle: 'p2' })
  expect(second.body.order).toMatchObject({ method: 'paypal', price_minor: 4399, replaced: false })
  const before = await jonas.browser.send('GET', `/api/orders/${first.body.order.id}`)
  expect(before.body).toMatchObject({ status: 'cancelled', redirect: null, replaced: true })
  // The earlier order's payment page no longer accepts money.
  const late = await jonas.browser.send('POST', first.body.redirect, { outcome: 'pay' })
  expect(late.status).toBe(409)
  expect(await became.redemptionsOf(jonas)).toEqual([{ status: 'returned' }, { status: 'held' }])
  // An order whose bank is already processing the payment keeps the code.
  await site.settle(jonas, second, 'later', 'pending')
  const third = await site.order(jonas, { code: spring, method: 'ideal' })
  expect([third.status, third.code, third.field]).toEqual([409, 'payments.code_reserved', 'code'])
  expect(third.message).toContain(phrase('payments.refusals.code_reserved'))
  // Another member's use of the code is independent.
  const elena = await site.shopper(old)
  expect((await site.order(elena, { code: spring })).status).toBe(200)
  expect((await became.redemptionsOf(jonas)).map(({ status }) => status)).toEqual([
    'returned',
    'held',
  ])
})

test('CRED-08 TIMEBONUS25 and WELCOME move to the new order too', async () => {
  for (const [name, age] of [
    ['TIMEBONUS25', hour],
    ['WELCOME', 5 * hour],
  ] as const) {
    const newcomer = await site.shopper(age)
    const first = await site.order(newcomer, { code: name })
    const second = await site.order(newcomer, { code: name, method: 'paypal' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await became.ordersOf(newcomer)).map(({ status }) => status)).toEqual([
      'cancelled',
      'created',
    ])
  }
})

test('CRED-08 a closed order that is paid after all gets its code back if no other order was paid; money for the other one is refunded in full', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  const second = await site.order(jonas, { code: spring, method: 'paypal' })
  await became.setProviderState(first, 'paid')
  expect((await became.ordersOf(jonas)).map(({ status }) => status)).toEqual([
    'completed',
    'cancelled',
  ])
  expect(await became.redemptionsOf(jonas)).toEqual([{ status: 'used' }, { status: 'returned' }])
  expect(await became.creditsOf(jonas)).toBe(60)
  // The other order is closed at its provider too; if the provider takes money for it anyway, all
  // of it is refunded.
  await became.setProviderState(second, 'open')
  expect(await became.atProvider(second)).toBe('cancelled')
  await became.setProviderState(second, 'paid')
  expect(await became.refundsOf(second)).toEqual([
    { amount_minor: 1999, reason: 'duplicate', of: 'surplus' },
  ])
  expect((await became.ordersOf(jonas)).map(({ status }) => status)).toEqual([
    'completed',
    'cancelled',
  ])
  expect(await became.creditsOf(jonas)).toBe(60)
  expect(await became.redemptionsOf(jonas)).toEqual([{ status: 'used' }, { status: 'returned' }])
  expect(await site.server.product.credits.findViolations()).toEqual([])
  expect(await site.server.product.revenueLedger.findViolations()).toEqual([])
})

test('CRED-08 money arriving for a closed order after the other was paid is refunded in full and grants nothing', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  const second = await site.order(jonas, { code: spring, bundle: 'p2' })
  await site.settle(jonas, second, 'pay', 'completed')
  await became.setProviderState(first, 'paid')
  await became.setProviderState(first, 'paid')
  expect(await became.refundsOf(first)).toEqual([
    { amount_minor: 1999, reason: 'duplicate', of: 'surplus' },
  ])
  expect(await became.refundsOf(second)).toEqual([])
  expect((await became.ordersOf(jonas)).map(({ status }) => status)).toEqual([
    'cancelled',
    'completed',
  ])
  expect(await became.redemptionsOf(jonas)).toEqual([{ status: 'returned' }, { status: 'used' }])
  expect(await became.creditsOf(jonas)).toBe(150)
  expect(await site.server.product.credits.findViolations()).toEqual([])
})

test('CRED-08 if two orders with one code are paid at the same instant, one is completed and the other refunded', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  const second = await site.order(jonas, { code: spring, method: 'paypal' })
  await Promise.all([
    ...Array.from({ length: 5 }, () => became.setProviderState(first, 'paid')),
    ...Array.from({ length: 5 }, () => became.setProviderState(second, 'paid')),
  ])
  expect((await became.ordersOf(jonas)).map(({ status }) => status).sort()).toEqual([
    'cancelled',
    'completed',
  ])
  expect((await became.redemptionsOf(jonas)).map(({ status }) => status).sort()).toEqual([
    'returned',
    'used',
  ])
  expect([...(await became.refundsOf(first)), ...(await became.refundsOf(second))]).toEqual([
    { amount_minor: 1999, reason: 'duplicate', of: 'surplus' },
  ])
  expect(await became.creditsOf(jonas)).toBe(60)
})

test('CRED-08 money arriving after an earlier failure restores the order’s code', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  await site.settle(jonas, first, 'fail', 'failed')
  expect(await became.redemptionsOf(jonas)).toEqual([{ status: 'returned' }])
  await became.setProviderState(first, 'paid')
  expect(await became.redemptionsOf(jonas)).toEqual([{ status: 'used' }])
  expect(await became.creditsOf(jonas)).toBe(60)
})

test('CRED-08 two orders placed before paying never use both offers for new members', async () => {
  const newcomer = await site.shopper(hour)
  const first = await site.order(newcomer, { code: 'TIMEBONUS25' })
  const second = await site.order(newcomer, { code: 'WELCOME', method: 'paypal', bundle: 'p2' })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await became.redemptionsOf(newcomer)).toEqual([{ status: 'returned' }, { status: 'held' }])
  await site.settle(newcomer, second, 'pay', 'completed')
  await became.setProviderState(first, 'paid')
  expect((await became.ordersOf(newcomer)).map(({ status }) => status)).toEqual([
    'cancelled',
    'completed',
  ])
  expect(await became.refundsOf(first)).toMatchObject([{ reason: 'duplicate', of: 'surplus' }])
})
