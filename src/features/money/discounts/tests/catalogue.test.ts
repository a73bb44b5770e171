import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import {
  codeMaker,
  enableDiscounts,
  openDiscountShop,
  readDiscounts,
  type Shop,
} from '../testing/shoppers.ts'

const hour = 3_600_000
const day = 24 * hour
const old = 100 * day
let site: Shop
let office: WebClient
let code: (change?: object) => Promise<string>
beforeAll(async () => {
  site = await openDiscountShop()
  office = await officeClient(site, 'lead', 'Helene')
  code = codeMaker(office, await officeClient(site, 'owner', 'Otto'))
})
afterAll(() => site.close())
beforeEach(() => enableDiscounts(site))

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
  expect((await readDiscounts(jonas)).code?.code).toBe(spring)
  expect((await jonas.browser.send('DELETE', '/api/discount-code')).status).toBe(204)
  expect((await readDiscounts(jonas)).code).toBe(null)
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
    [
      { code: expired },
      410,
      'discounts.code_expired',
      'code',
      phrase('discounts.refusals.code_expired'),
    ],
    [
      { ...all, country: 'NL' },
      422,
      'discounts.wrong_country',
      'country',
      phrase('discounts.refusals.wrong_country', { country: 'Germany' }),
    ],
    [
      { ...all, bundle: 'p1' },
      422,
      'discounts.minimum_order',
      'bundle',
      phrase('discounts.refusals.minimum_order', { minimum: '€30.00' }),
    ],
    [
      { ...all, paymentmethod: 'sdd' },
      422,
      'discounts.wrong_method',
      'method',
      phrase('discounts.refusals.wrong_method'),
    ],
  ] as const) {
    const said = await site.find(jonas, query)
    expect([said.status, said.code, said.field, said.message]).toEqual([
      status,
      refusal,
      field,
      message,
    ])
  }
  expect((await site.find(jonas, all)).status).toBe(200)
  const euros = await code({
    percentage: null,
    value_minor: 500,
    currency: 'EUR',
    minimum_order_minor: 1000,
  })
  expect((await site.find(jonas, { code: euros, bundle: 'p1', country: 'PL' })).code).toBe(
    'discounts.wrong_currency',
  )
})

test('CRED-08 another member’s code, another site’s, an inactive one and one not yet valid are indistinguishable from an unknown code', async () => {
  const [jonas, elena] = [await site.shopper(old), await site.shopper(old)]
  const personal = await code({ member: elena.name })
  const elsewhere = await code({ site: 2 })
  const planned = await code({ from: '2098-01-01' })
  const off = await code()
  const { body } = await office.send('GET', '/api/office/discount-codes')
  const id = (body as unknown as { codes: { id: string; code: string }[] }).codes.find(
    (one) => one.code === off,
  )?.id
  expect(
    (await office.send('POST', `/api/office/discount-codes/${id}/switch`, { on: false })).status,
  ).toBe(204)
  const absent = (await site.find(jonas, { code: 'NEVERWAS' })).message
  for (const one of [personal, elsewhere, planned, off]) {
    const said = await site.find(jonas, { code: one })
    expect([said.status, said.code, said.message]).toEqual([
      404,
      'discounts.code_not_found',
      absent,
    ])
    expect((await site.order(jonas, { code: one })).code).toBe('payments.code_refused')
  }
  const own = await site.find(elena, { code: personal })
  expect([own.status, own.body.user_id]).toEqual([200, elena.member])
  await site.server.product.sites.changeSettings(1, { discount_codes: false })
  expect((await site.find(elena, { code: personal })).code).toBe('discounts.code_not_found')
})

test('CRED-08 the welcome discount is smaller, and only for members in their first week who have not bought anything', async () => {
  const newcomer = await site.shopper(5 * hour)
  const found = await site.find(newcomer, { welcome: 'true' })
  expect(found.body).toMatchObject({ kind: 'welcome', code: 'WELCOME', percentage: 10 })
  // It is an offer, not a code the member typed.
  expect(await readDiscounts(newcomer)).toMatchObject({ code: null, welcome: { code: 'WELCOME' } })
  const placed = await site.order(newcomer, { code: 'WELCOME' })
  expect(placed.body.order).toMatchObject({
    price_minor: 2249,
    discount: { code: 'WELCOME', minor: 250 },
  })
  await site.settle(newcomer, placed, 'pay', 'completed')
  expect((await readDiscounts(newcomer)).welcome).toBe(null)
  expect((await site.find(newcomer, { welcome: 'true' })).code).toBe('discounts.code_used')

  const buyer = await site.shopper(5 * hour)
  await site.settle(buyer, await site.order(buyer), 'pay', 'completed')
  expect((await site.find(buyer, { welcome: 'true' })).code).toBe('discounts.code_not_first')
  expect((await site.find(await site.shopper(8 * day), { welcome: 'true' })).code).toBe(
    'discounts.code_expired',
  )
  await site.server.product.sites.changeSettings(1, { welcome_percentage: 0 })
  expect((await site.find(await site.shopper(5 * hour), { welcome: 'true' })).code).toBe(
    'discounts.code_not_found',
  )
  await expect(
    site.server.product.sites.changeSettings(1, { welcome_percentage: 25 }),
  ).rejects.toThrow()
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
    expect((await readDiscounts(jonas)).code).toBe(null)
  }
  await site.find(jonas, { code: spring })
  expect((await readDiscounts(jonas)).code?.code).toBe(spring)
  const elena = await site.shopper(old)
  elena.browser.cookies.set('discount_code', jonas.browser.cookies.get('discount_code') ?? '')
  expect((await readDiscounts(elena)).code).toBe(null)
})
