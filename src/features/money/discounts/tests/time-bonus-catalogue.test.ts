import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import {
  codeMaker,
  enableDiscounts,
  openDiscountShop,
  readDiscounts,
  type Shop,
  type Shopper,
} from '../testing/shoppers.ts'
import { type ShopInspector, createShopInspector } from '../testing/shop-inspector.ts'

const hour = 3_600_000
const day = 24 * hour
let site: Shop
let office: WebClient
let code: (change?: object) => Promise<string>
let ordersOf: ShopInspector['ordersOf']
beforeAll(async () => {
  site = await openDiscountShop()
  office = await officeClient(site, 'lead', 'Helene')
  code = codeMaker(office, await officeClient(site, 'owner', 'Otto'))
  ordersOf = createShopInspector(site).ordersOf
})
afterAll(() => site.close())
beforeEach(() => enableDiscounts(site))

/** Logs out like a page of the site, and checks that the session has ended. */
async function logOut({ browser }: Shopper): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await browser.send('GET', '/api/logout.php', undefined, headers)).status).toBe(204)
  expect((await browser.send('GET', '/api/user.php')).status).toBe(403)
}

test('CRED-09 ACC-17 the time bonus takes a quarter off the first purchase, once, and only before the first payment', async () => {
  const newcomer = await site.shopper(hour)
  const user = async () =>
    (
      (await newcomer.browser.send('GET', '/api/user.php')).body as unknown as {
        user: { time_bonus?: object }
      }
    ).user
  expect((await user()).time_bonus).toEqual({
    percentage: 25,
    ends_at: expect.any(String),
    left_ms: expect.any(Number),
  })
  // The welcome code applies too, and comes after the bonus.
  expect(await readDiscounts(newcomer)).toMatchObject({
    time_bonus: { code: 'TIMEBONUS25', percentage: 25, status: 'active' },
    welcome: { code: 'WELCOME', percentage: 10 },
  })
  const placed = await site.order(newcomer, { code: 'TIMEBONUS25', price_minor: 1874 })
  expect(placed.body.order).toMatchObject({
    price_minor: 1874,
    discount: { code: 'TIMEBONUS25', minor: 625 },
  })
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
  expect((await site.find(await site.shopper(hour), { code: 'TIMEBONUS25' })).code).toBe(
    'discounts.code_not_found',
  )
})

test('CRED-09 the bonus applies after 14,399 seconds, is refused from the 14,400th, and cannot be restored', async () => {
  const { evaluateCode } = site.server.product.discounts
  const newcomer = await site.shopper()
  const home = (await site.server.product.sites.allSites()).find(({ id }) => id === 1)!
  const { created } = await site.server.infrastructure.database.one<{ created: Date }>(
    sql`select created_at as created from accounts.public_account where account_id = ${newcomer.account}`,
  )
  const at = async (seconds: number) => {
    const price = { minor: 2499, currency: 'EUR' }
    const query = {
      site: home,
      account: newcomer.account,
      code: 'TIMEBONUS25',
      order: { country: 'NL', price },
    }
    const result = await evaluateCode(query, new Date(created.getTime() + seconds * 1000))
    return 'problem' in result ? result.problem.reason : result.discountMinor
  }
  expect([
    await at(0),
    await at(14_399),
    await at(14_399.999),
    await at(14_400),
    await at(14_401),
  ]).toEqual([625, 625, 625, 'code_expired', 'code_expired'])

  // Over HTTP only the server's clock matters; the browser's time is ignored, and logging in again
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
    phrase('payments.refusals.code_refused', { why: phrase('discounts.refusals.code_expired') }),
  ])
  await logOut(late)
  const { body } = await late.browser.send('POST', '/api/user.php', {
    login: `${late.member}@example.org`,
    password: 'three tall herons',
  })
  expect((body as unknown as { user: object }).user).not.toHaveProperty('time_bonus')
  expect((await site.find(late, { code: 'TIMEBONUS25' })).code).toBe('discounts.code_expired')
})

test('CRED-09 logging out ends the display of the bonus; logging in again brings it back with the same deadline', async () => {
  const newcomer = await site.shopper(hour)
  const { browser, member } = newcomer
  type BonusReply = { user: { time_bonus: { ends_at: string } } }
  const readDeadline = async () =>
    ((await browser.send('GET', '/api/user.php')).body as unknown as BonusReply).user.time_bonus
      .ends_at
  const readPage = async () => (await browser.send('GET', '/premium')).text
  const deadline = await readDeadline()
  expect(await readPage()).toContain(phrase('reminders.bonus.label'))

  await logOut(newcomer)
  expect(await readPage()).not.toContain(phrase('reminders.bonus.label'))
  for (const path of ['/api/user.php', '/api/discounts', '/api/discount-code?code=TIMEBONUS25'])
    expect(await browser.send('GET', path)).toMatchObject({
      status: 403,
      body: { authentication_required: true },
    })

  site.server.infrastructure.clock.moveBy(60_000)
  await browser.send('POST', '/api/user.php', {
    login: `${member}@example.org`,
    password: 'three tall herons',
  })
  expect(await readDeadline()).toBe(deadline)
})

test('CRED-09 for 30 days after the bonus ended, no equally good code applies for that member, and the message states when it will', async () => {
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
      phrasePattern('discounts.refusals.code_too_soon', {
        days: 30,
        date: /\w+ \d+, 20\d\d/,
        whole: true,
      }),
    )
    expect((await site.order(soon, { code: one })).code).toBe('payments.code_refused')
  }
  expect((await site.find(soon, { code: less, bundle: 'p1', country: 'NL' })).status).toBe(200)
  // Off a larger price, the same amount is less than a quarter.
  expect((await site.find(soon, { code: five, bundle: 'p2', country: 'NL' })).status).toBe(200)
  const later = await site.shopper(4 * hour + 30 * day + 1000)
  expect((await site.find(later, { code: as })).status).toBe(200)
})
