import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { codeMaker, openDiscountShop, type Shop, type Shopper } from '../testing/shoppers.ts'
import { type ShopInspector, createShopInspector } from '../testing/shop-inspector.ts'

const hour = 3_600_000
const day = 24 * hour
const old = 100 * day
let site: Shop
let office: WebClient
let code: (change?: object) => Promise<string>
let ordersOf: ShopInspector['ordersOf']
let redemptions: ShopInspector['redemptionsOf']
beforeAll(async () => {
  site = await openDiscountShop()
  office = await officeClient(site, 'lead', 'Helene')
  code = codeMaker(office)
  ;({ ordersOf, redemptionsOf: redemptions } = createShopInspector(site))
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.server.product.sites.changeSettings(1, { discount_codes: true, time_bonus: true, welcome_percentage: 10 })
})

const mine = async ({ browser }: Shopper) =>
  (await browser.send('GET', '/api/discounts')).body as unknown as Record<
    'code' | 'time_bonus' | 'welcome',
    { code: string; percentage: number; expires: string } | null
  >
const violations = () => site.server.product.credits.findViolations()

test('CRED-08 API-03 looking up a code returns all its terms and the resulting price, and stores it for the visit', async () => {
  const jonas = await site.shopper(old)
  const spring = await code({
    country: 'NL',
    minimum_order_minor: 2000,
    currency: 'EUR',
    paymentmethods: ['ideal', 'paypal'],
    until: '2099-12-31',
  })
  const found = await site.find(jonas, {
    code: ` ${spring.toLowerCase()} `,
    bundle: 'p1',
    country: 'NL',
    paymentmethod: 'ideal',
  })
  expect(found.status).toBe(200)
  expect(found.body).toEqual({
    kind: 'code',
    code: spring,
    status: 'active',
    validity: 'once_per_user',
    country: 'NL',
    user_id: null,
    percentage: 20,
    value_minor: null,
    currency: 'EUR',
    minimum_order_minor: 2000,
    paymentmethods: ['ideal', 'paypal'],
    valid_from: expect.stringMatching(/^20\d\d-/),
    expires: '2099-12-31T23:00:00.000Z',
    expired: false,
    order: { price_minor: 2499, discount_minor: 500, total_minor: 1999, currency: 'EUR' },
  })
  expect((await mine(jonas)).code?.code).toBe(spring)
  expect((await jonas.browser.send('DELETE', '/api/discount-code')).status).toBe(204)
  expect((await mine(jonas)).code).toBe(null)
})

test('CRED-08 a code that does not apply is refused with the field concerned and a message', async () => {
  const jonas = await site.shopper(old)
  const bound = await code({
    country: 'DE',
    minimum_order_minor: 3000,
    currency: 'EUR',
    paymentmethods: ['paypal'],
  })
  const expired = await code({ from: '2026-01-01', until: null })
  await site.server.infrastructure.database.run(
    sql`update discounts.code set starts_at = '2025-01-01', expires_at = ${site.now()} where code = ${expired}`,
  )
  const all = { code: bound, bundle: 'p2', country: 'DE', paymentmethod: 'paypal' }
  for (const [query, status, refusal, field, message] of [
    [{ code: 'NOTHERE1' }, 404, 'discounts.code_not_found', 'code', 'Code not found.'],
    [{ code: "' or 1=1" }, 404, 'discounts.code_not_found', 'code', 'Code not found.'],
    [{}, 404, 'discounts.code_not_found', 'code', 'Code not found.'],
    [{ code: expired }, 410, 'discounts.code_expired', 'code', 'This code has run out.'],
    [
      { ...all, country: 'NL' },
      422,
      'discounts.wrong_country',
      'country',
      'This code counts only when you pay from Germany.',
    ],
    [{ ...all, bundle: 'p1' }, 422, 'discounts.minimum_order', 'bundle', 'This code counts from an order of €30.00.'],
    [
      { ...all, paymentmethod: 'sdd' },
      422,
      'discounts.wrong_method',
      'method',
      'This code doesn’t count for this way to pay.',
    ],
  ] as const) {
    const said = await site.find(jonas, query)
    expect([said.status, said.code, said.field, said.message]).toEqual([status, refusal, field, message])
  }
  expect((await site.find(jonas, all)).status).toBe(200)
  const euros = await code({ percentage: null, value_minor: 500, currency: 'EUR', minimum_order_minor: 1000 })
  expect((await site.find(jonas, { code: euros, bundle: 'p1', country: 'PL' })).code).toBe('discounts.wrong_currency')
})

test('CRED-08 another member’s code, another site’s, an inactive one and one not yet valid are indistinguishable from an unknown code', async () => {
  const [jonas, elena] = [await site.shopper(old), await site.shopper(old)]
  const personal = await code({ member: elena.name })
  const elsewhere = await code({ site: 2 })
  const planned = await code({ from: '2098-01-01' })
  const off = await code()
  const { body } = await office.send('GET', '/api/office/discount-codes')
  const id = (body as unknown as { codes: { id: string; code: string }[] }).codes.find((one) => one.code === off)?.id
  expect((await office.send('POST', `/api/office/discount-codes/${id}/switch`, { on: false })).status).toBe(204)
  const absent = (await site.find(jonas, { code: 'NEVERWAS' })).message
  for (const one of [personal, elsewhere, planned, off]) {
    const said = await site.find(jonas, { code: one })
    expect([said.status, said.code, said.message]).toEqual([404, 'discounts.code_not_found', absent])
    expect((await site.order(jonas, { code: one })).code).toBe('payments.code_refused')
  }
  const own = await site.find(elena, { code: personal })
  expect([own.status, own.body.user_id]).toEqual([200, elena.member])
  await site.server.product.sites.changeSettings(1, { discount_codes: false })
  expect((await site.find(elena, { code: personal })).code).toBe('discounts.code_not_found')
})

test('CRED-08 the discounted amount is charged by the provider, is the cost of the credits and is stored on the order', async () => {
  const jonas = await site.shopper(old)
  const spring = await code({ percentage: 25 })
  const input = { code: spring.toLowerCase(), price_minor: 1874 }
  expect((await site.order(jonas, { ...input, price_minor: 2499 })).code).toBe('payments.price_changed')
  expect((await site.order(jonas, { ...input, price_minor: 1875 })).code).toBe('payments.price_changed')
  const response = await site.order(jonas, input)
  expect(response.body.order).toMatchObject({
    price_minor: 1874,
    list_price_minor: 2499,
    discount: { code: spring, minor: 625 },
  })
  expect((await jonas.browser.send('GET', response.body.redirect)).text).toContain('€18.74')
  await site.settle(jonas, response, 'pay', 'completed')
  const { body } = await jonas.browser.send('GET', '/api/credits')
  expect(body).toMatchObject({ credits: 60, rate: { minor: 1874, per_credits: 60, currency: 'EUR' } })
  const { body: list } = await jonas.browser.send('GET', '/api/orders')
  expect((list as unknown as { orders: object[] }).orders[0]).toMatchObject({ discount: { code: spring, minor: 625 } })
  const used = await site.find(jonas, { code: spring })
  expect([used.status, used.code, used.message]).toEqual([409, 'discounts.code_used', 'Code already used.'])
  const again = await site.order(jonas, { code: spring })
  expect([again.code, again.field, again.message]).toEqual([
    'payments.code_refused',
    'code',
    'Code already used. Nothing was ordered.',
  ])
  expect(await violations()).toEqual([])
})

test('CRED-08 of fifty concurrent orders, one has the code, the others are closed, and it is used once', async () => {
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
  // Sending the very same order fifty times is one order, whatever has happened to its code since.
  const elena = await site.shopper(old)
  const id = randomUUID()
  const same = await Promise.all(Array.from({ length: 50 }, () => site.order(elena, { id, code: spring })))
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
    expect(second.body.order).toMatchObject({ price_minor: 1999, discount: { code: spring, minor: 500 } })
    expect(await redemptions(jonas)).toEqual([{ status: 'returned' }, { status: 'held' }])
  },
)

test('CRED-08 an unpaid order expires and releases its code', async () => {
  const jonas = await site.shopper(old)
  const spring = await code()
  const first = await site.order(jonas, { code: spring })
  site.server.infrastructure.clock.moveBy(hour)
  await site.server.product.payments.reconcile(site.now())
  expect((await jonas.browser.send('GET', `/api/orders/${first.body.order.id}`)).body).toMatchObject({
    status: 'expired',
  })
  expect((await site.order(jonas, { code: spring })).status).toBe(200)
})

test('CRED-08 the welcome code is smaller, and for members in their first week who never bought anything', async () => {
  const newcomer = await site.shopper(5 * hour)
  const found = await site.find(newcomer, { welcome: 'true' })
  expect(found.body).toMatchObject({ kind: 'welcome', code: 'WELCOME', percentage: 10 })
  // It is an offer, not a code the member typed.
  expect(await mine(newcomer)).toMatchObject({ code: null, welcome: { code: 'WELCOME' } })
  const placed = await site.order(newcomer, { code: 'WELCOME' })
  expect(placed.body.order).toMatchObject({ price_minor: 2249, discount: { code: 'WELCOME', minor: 250 } })
  await site.settle(newcomer, placed, 'pay', 'completed')
  expect((await mine(newcomer)).welcome).toBe(null)
  expect((await site.find(newcomer, { welcome: 'true' })).code).toBe('discounts.code_used')

  const buyer = await site.shopper(5 * hour)
  await site.settle(buyer, await site.order(buyer), 'pay', 'completed')
  expect((await site.find(buyer, { welcome: 'true' })).code).toBe('discounts.code_not_first')
  expect((await site.find(await site.shopper(8 * day), { welcome: 'true' })).code).toBe('discounts.code_expired')
  await site.server.product.sites.changeSettings(1, { welcome_percentage: 0 })
  expect((await site.find(await site.shopper(5 * hour), { welcome: 'true' })).code).toBe('discounts.code_not_found')
  await expect(site.server.product.sites.changeSettings(1, { welcome_percentage: 25 })).rejects.toThrow()
})

test('CRED-09 ACC-17 the time bonus takes a quarter off the first purchase, once, and only before the first payment', async () => {
  const newcomer = await site.shopper(hour)
  const user = async () =>
    ((await newcomer.browser.send('GET', '/api/user.php')).body as unknown as { user: { time_bonus?: object } }).user
  expect((await user()).time_bonus).toEqual({ ends_at: expect.any(String), left_ms: expect.any(Number) })
  expect(await mine(newcomer)).toMatchObject({ time_bonus: { code: 'TIMEBONUS25', percentage: 25 } })
  const placed = await site.order(newcomer, { code: 'TIMEBONUS25', price_minor: 1874 })
  expect(placed.body.order).toMatchObject({ price_minor: 1874, discount: { code: 'TIMEBONUS25', minor: 625 } })
  // Before payment the bonus is still shown, but cannot be used twice.
  expect((await user()).time_bonus).toBeDefined()
  const again = await site.order(newcomer, { code: 'TIMEBONUS25' })
  expect((await ordersOf(newcomer)).map(({ status }) => status)).toEqual(['cancelled', 'created'])
  await site.settle(newcomer, again, 'pay', 'completed')
  expect((await user()).time_bonus).toBeUndefined()
  expect((await site.order(newcomer, { code: 'TIMEBONUS25' })).code).toBe('payments.code_refused')
  expect((await site.find(newcomer, { code: 'TIMEBONUS25' })).code).toBe('discounts.code_used')

  const buyer = await site.shopper(hour)
  await site.settle(buyer, await site.order(buyer), 'pay', 'completed')
  expect((await site.find(buyer, { code: 'TIMEBONUS25' })).code).toBe('discounts.code_not_first')
  await site.server.product.sites.changeSettings(1, { time_bonus: false })
  expect((await site.find(await site.shopper(hour), { code: 'TIMEBONUS25' })).code).toBe('discounts.code_not_found')
})

test('CRED-09 after 14,399 seconds the bonus applies, after 14,400 it is refused within the same second, and nothing restores it', async () => {
  const { evaluateCode } = site.server.product.discounts
  const newcomer = await site.shopper()
  const home = (await site.server.product.sites.allSites()).find(({ id }) => id === 1)!
  const { created } = await site.server.infrastructure.database.one<{ created: Date }>(
    sql`select created_at as created from accounts.public_account where account_id = ${newcomer.account}`,
  )
  const at = async (seconds: number) => {
    const price = { minor: 2499, currency: 'EUR' }
    const query = { site: home, account: newcomer.account, code: 'TIMEBONUS25', order: { country: 'NL', price } }
    const result = await evaluateCode(query, new Date(created.getTime() + seconds * 1000))
    return 'problem' in result ? result.problem.reason : result.discountMinor
  }
  expect([await at(0), await at(14_399), await at(14_399.999), await at(14_400), await at(14_401)]).toEqual([
    625,
    625,
    625,
    'code_expired',
    'code_expired',
  ])

  // Over HTTP only the server's clock matters: the browser's time is ignored, and logging in again
  // changes nothing.
  const late = await site.shopper(14_395_000)
  const still = await site.order(late, { code: 'TIMEBONUS25' })
  expect(still.status).toBe(200)
  await site.settle(late, still, 'fail', 'failed')
  site.server.infrastructure.clock.moveBy(6000)
  const over = await site.order(late, { code: 'TIMEBONUS25', price_minor: 1874 })
  expect([over.status, over.code, over.field, over.message]).toEqual([
    409,
    'payments.code_refused',
    'code',
    'This code has run out. Nothing was ordered.',
  ])
  await late.browser.send('GET', '/api/logout.php')
  const { body } = await late.browser.send('POST', '/api/user.php', {
    login: `${late.member}@example.org`,
    password: 'three tall herons',
  })
  expect((body as unknown as { user: object }).user).not.toHaveProperty('time_bonus')
  expect((await site.find(late, { code: 'TIMEBONUS25' })).code).toBe('discounts.code_expired')
})

test('CRED-09 for 30 days after the bonus ended, no code as good applies for that member, and the message states from when it does', async () => {
  const [as, less, five] = [
    await code({ percentage: 25 }),
    await code({ percentage: 24 }),
    await code({ percentage: null, value_minor: 625, currency: 'EUR', minimum_order_minor: 2000 }),
  ]
  const soon = await site.shopper(4 * hour + 29 * day)
  for (const one of [as, five]) {
    const said = await site.find(soon, { code: one, bundle: 'p1', country: 'NL' })
    expect([said.status, said.code, said.field]).toEqual([409, 'discounts.code_too_soon', 'code'])
    expect(said.message).toMatch(
      /^Your time bonus was the last offer of its size for 30 days, .* from \w+ \d+, 20\d\d\.$/,
    )
    expect((await site.order(soon, { code: one })).code).toBe('payments.code_refused')
  }
  expect((await site.find(soon, { code: less, bundle: 'p1', country: 'NL' })).status).toBe(200)
  // Off a larger price, the same amount is less than a quarter.
  expect((await site.find(soon, { code: five, bundle: 'p2', country: 'NL' })).status).toBe(200)
  const later = await site.shopper(4 * hour + 30 * day + 1000)
  expect((await site.find(later, { code: as })).status).toBe(200)
})

test('CRED-08 codes cannot be guessed: twenty attempts an hour, and a forged cookie has no effect', async () => {
  const { contract } = await import('../contract/discounts.ts')
  expect(contract['discounts.find_code'].rateLimit).toEqual({
    name: 'discounts.find_code',
    count: 20,
    seconds: 3600,
    storage: 'database',
  })
  const jonas = await site.shopper(old)
  const spring = await code()
  for (const forged of [spring, `${spring}.`, `${spring}.AAAA`]) {
    jonas.browser.cookies.set('discount_code', forged)
    expect((await mine(jonas)).code).toBe(null)
  }
  await site.find(jonas, { code: spring })
  expect((await mine(jonas)).code?.code).toBe(spring)
  const elena = await site.shopper(old)
  elena.browser.cookies.set('discount_code', jonas.browser.cookies.get('discount_code') ?? '')
  expect((await mine(elena)).code).toBe(null)
})
