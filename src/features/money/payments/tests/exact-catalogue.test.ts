import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '../contract/payments.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

interface Exact {
  readonly cost: number
  readonly currency: string
  readonly exact: {
    held: number
    credits: number
    price_minor: number
    credit_minor: number
  } | null
}

const exact = async (who: WebClient, act = 'message', country = 'NL') =>
  (await who.send('GET', `/api/credits/exact?act=${act}&country=${country}`))
    .body as unknown as Exact
const order = async (who: WebClient, request: object = {}) => {
  const body = {
    id: randomUUID(),
    bundle: 'exact',
    act: 'message',
    method: 'ideal',
    country: 'NL',
    consent: true,
    ...request,
  }
  const reply = await who.send('POST', '/api/orders', body)
  return { ...reply, ...(reply.body as unknown as { order: OrderView; redirect: string }) }
}
const pay = async (
  who: WebClient,
  { order: { id }, redirect }: { order: OrderView; redirect: string },
) => {
  await who.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(
      async () =>
        ((await who.send('GET', `/api/orders/${id}`)).body as unknown as OrderView).status,
      {
        timeout: 8000,
      },
    )
    .toBe('completed')
}
const wallet = async (who: WebClient) =>
  (await who.send('GET', '/api/credits')).body as unknown as { credits: number; paid_user: boolean }
/** Grants a member free credits. */
async function grantCredits(who: WebClient, credits: number) {
  const { user } = (await who.send('GET', '/api/user.php')).body as unknown as {
    user: { profile: { id: string } }
  }
  await site.server.infrastructure.database.run(sql`
    select g.verdict from accounts.account a, lateral credits.public_grant(a.id, ${credits}, ${randomUUID()}, 'bonus', null, null, null,
      ${site.server.infrastructure.clock.now()}, 1) g where a.member_id = ${user.profile.id}`)
}

test('CRED-03 for just this message, exactly 2 credits are sold for €1.10, paid and added', async () => {
  const buyer = await site.buyer()
  expect(await exact(buyer)).toEqual({
    act: 'message',
    cost: 2,
    currency: 'EUR',
    exact: {
      held: 0,
      credits: 2,
      price_minor: 110,
      counts_minor: 110,
      credit_minor: 55,
      smallest_credit_minor: 50,
      most_percent: 120,
    },
  })
  const placed = await order(buyer, { price_minor: 110, return_to: '/chats' })
  expect(placed.order).toMatchObject({
    bundle: 'exact',
    act: 'message',
    credits: 2,
    price_minor: 110,
    currency: 'EUR',
    return_to: '/chats',
  })
  await pay(buyer, placed)
  // The first purchase, however small, begins Premium.
  expect(await wallet(buyer)).toMatchObject({ credits: 2, paid_user: true })
  expect(await exact(buyer)).toMatchObject({ cost: 2, exact: null })
  expect(await site.server.product.credits.findViolations()).toEqual([])
})

test('CRED-03 a buyer with one credit buys one more, and three more for a photo', async () => {
  const buyer = await site.buyer()
  await grantCredits(buyer, 1)
  expect((await exact(buyer)).exact).toMatchObject({ held: 1, credits: 1, price_minor: 55 })
  expect((await exact(buyer, 'photo')).exact).toMatchObject({
    held: 1,
    credits: 3,
    price_minor: 165,
  })
  expect((await exact(buyer, 'large_gift')).exact).toMatchObject({ credits: 14, price_minor: 770 })
  expect(await exact(buyer, 'message', 'PL')).toMatchObject({
    currency: 'PLN',
    exact: { price_minor: 235 },
  })
})

test('CRED-03 the server does its own calculation and refuses a different price, an order when nothing is missing, or an amount below the method’s minimum', async () => {
  const buyer = await site.buyer()
  await grantCredits(buyer, 1)
  const refused = async (request: object) => {
    const { status, body } = await order(buyer, request)
    return [status, body.error?.code, body.error?.field]
  }
  expect(await refused({ price_minor: 54 })).toEqual([409, 'payments.price_changed', undefined])
  expect(await refused({ method: 'paypal' })).toEqual([422, 'payments.below_minimum', 'method'])
  const flight = await order(buyer, { act: 'flight' })
  expect([flight.status, flight.text]).toEqual([422, expect.stringContaining('"act"')])
  await grantCredits(buyer, 1)
  expect(await refused({ price_minor: 55 })).toEqual([409, 'payments.nothing_missing', 'bundle'])
  expect((await buyer.send('GET', '/api/orders')).body).toMatchObject({ orders: [] })
  expect((await site.visitor().send('GET', '/api/credits/exact?act=message')).status).toBe(403)
})

test('CRED-03 repeating an exact order returns the same order, even if it has been paid since and nothing is missing', async () => {
  const buyer = await site.buyer()
  const id = randomUUID()
  const [one, two] = await Promise.all([
    order(buyer, { id, price_minor: 110 }),
    order(buyer, { id, price_minor: 110 }),
  ])
  expect(two.order.id).toBe(one.order.id)
  await pay(buyer, one)
  const again = await order(buyer, { id, price_minor: 110 })
  expect([again.status, again.order.id, again.order.status]).toEqual([
    200,
    one.order.id,
    'completed',
  ])
  expect(await wallet(buyer)).toMatchObject({ credits: 2 })
  // The same id for another purchase is refused.
  expect((await order(buyer, { id, bundle: 'p1', act: undefined })).body.error?.code).toBe(
    'payments.id_used',
  )
})

test('CRED-03 a single credit never costs more than the site’s maximum above the smallest package, and a site can disable them', async () => {
  const buyer = await site.buyer()
  const { sites } = site.server.product
  await sites.changeSettings(1, { exact_prices: { EUR: 90 } })
  expect((await exact(buyer)).exact).toMatchObject({ credits: 2, price_minor: 119 })
  await sites.changeSettings(1, { exact_prices: {} })
  expect((await exact(buyer)).exact).toBeNull()
  expect((await order(buyer)).body.error?.code).toBe('payments.nothing_missing')
  await sites.changeSettings(1, { exact_prices: { EUR: 55 } })
})
