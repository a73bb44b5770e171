import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '../contract/payments.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

interface Offers {
  readonly country: string
  readonly currency: string
  readonly bundles: readonly { id: string; credits: number; price_minor: number }[]
  readonly methods: readonly { key: string; brands: string[] }[]
}

const offersIn = async (country: string, browser = site.visitor()) =>
  (await browser.send('GET', `/api/credits/offers?country=${country}`)).body as unknown as Offers
const order = async (who: WebClient, request: object = {}) => {
  const reply = await who.send('POST', '/api/orders', {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
    ...request,
  })
  return {
    status: reply.status,
    ...(reply.body as unknown as { order: OrderView; redirect: string }),
  }
}
const read = async (who: WebClient, id: string) =>
  (await who.send('GET', `/api/orders/${id}`)).body as unknown as OrderView
const wallet = async (who: WebClient) =>
  (await who.send('GET', '/api/credits')).body as unknown as { credits: number; paid_user: boolean }
const user = async (who: WebClient) =>
  (
    (await who.send('GET', '/api/user.php')).body as unknown as {
      user: { paid_user: boolean; credits: number }
    }
  ).user
const until = (who: WebClient, id: string, status: string) =>
  expect.poll(async () => (await read(who, id)).status, { timeout: 8000 }).toBe(status)

test('CRED-02 Premium begins with the first paid purchase, not before', async () => {
  const jonas = await site.buyer()
  expect(await user(jonas)).toMatchObject({ paid_user: false })
  const { order: placed, redirect } = await order(jonas)
  expect((await wallet(jonas)).paid_user).toBe(false)
  const before = (await wallet(jonas)).credits
  await jonas.send('POST', redirect, { outcome: 'pay' })
  await until(jonas, placed.id, 'completed')
  expect(await wallet(jonas)).toMatchObject({ credits: before + 60, paid_user: true })
  expect(await user(jonas)).toMatchObject({ credits: before + 60, paid_user: true })
})

test('CRED-04 the payment method used last comes first where it is offered', async () => {
  const jonas = await site.buyer()
  const keysIn = async (country: string) =>
    (await offersIn(country, jonas)).methods.map(({ key }) => key)
  const before = await keysIn('NL')
  expect(before.slice(0, 2)).toEqual(['ideal', 'creditcard'])
  const { order: placed, redirect } = await order(jonas, { method: 'paypal' })
  // Only paid orders count.
  expect(await keysIn('NL')).toEqual(before)
  await jonas.send('POST', redirect, { outcome: 'pay' })
  await until(jonas, placed.id, 'completed')
  expect(await keysIn('NL')).toEqual(['paypal', ...before.filter((key) => key !== 'paypal')])
  expect((await keysIn('DE')).slice(0, 2)).toEqual(['paypal', 'creditcard'])
})

test('CRED-03 the four packages p0 to p3 have the same prices for visitors and members', async () => {
  const { bundles, currency } = await offersIn('NL')
  expect(currency).toBe('EUR')
  expect(bundles.map(({ id, credits, price_minor }) => [id, credits, price_minor])).toEqual([
    ['p0', 20, 999],
    ['p1', 60, 2499],
    ['p2', 150, 5499],
    ['p3', 400, 11999],
  ])
  expect(await offersIn('NL', await site.buyer())).toEqual(await offersIn('NL'))
})

test('CRED-04 the payment country is remembered for the visit and can be changed', async () => {
  const browser = site.visitor()
  await offersIn('PL', browser)
  const again = async () =>
    (await browser.send('GET', '/api/credits/offers')).body as unknown as Offers
  expect((await again()).country).toBe('PL')
  await offersIn('BE', browser)
  expect((await again()).country).toBe('BE')
})

test('CRED-04 the amount paid is the price shown, without a fee', async () => {
  const jonas = await site.buyer()
  const { order: placed, redirect } = await order(jonas, {
    bundle: 'p0',
    method: 'paypal',
    price_minor: 999,
  })
  expect([placed.credits, placed.price_minor, placed.currency, placed.method]).toEqual([
    20,
    999,
    'EUR',
    'paypal',
  ])
  expect((await jonas.send('GET', redirect)).text).toContain('€9.99')
  expect((await order(jonas, { price_minor: 1 })).status).toBe(409)
})

test('CRED-05 an order waits and is then completed, failed or cancelled; failed and cancelled orders grant nothing', async () => {
  const jonas = await site.buyer()
  const start = (await wallet(jonas)).credits
  for (const [outcome, status] of [
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const) {
    const { order: placed, redirect } = await order(jonas)
    expect(placed.status).toBe('created')
    await jonas.send('POST', redirect, { outcome })
    await until(jonas, placed.id, status)
  }
  expect((await wallet(jonas)).credits).toBe(start)
  const { order: placed, redirect } = await order(jonas)
  await jonas.send('POST', redirect, { outcome: 'later', seconds: 2 })
  await until(jonas, placed.id, 'pending')
  await until(jonas, placed.id, 'completed')
  expect((await wallet(jonas)).credits).toBe(start + 60)
  const { orders } = (await jonas.send('GET', '/api/orders')).body as unknown as {
    orders: OrderView[]
  }
  expect(orders.map(({ status }) => status)).toEqual(['completed', 'cancelled', 'failed'])
  expect((await (await site.buyer()).send('GET', `/api/orders/${placed.id}`)).status).toBe(404)
})

test('CRED-12 an unauthenticated webhook is refused, and lost webhooks do not lose credits', async () => {
  const jonas = await site.buyer()
  const { order: placed, redirect } = await order(jonas)
  await jonas.send('POST', `${redirect}/chaos`, { drop: true })
  await jonas.send('POST', redirect, { outcome: 'pay' })
  const hint = { event: 'evt_forged', payment: redirect.slice('/dev/pay/'.length), state: 'paid' }
  const proofs: Record<string, string>[] = [
    {},
    { 'sandbox-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
  ]
  for (const headers of proofs)
    expect((await site.visitor().send('POST', '/api/webhooks/sandbox', hint, headers)).status).toBe(
      401,
    )
  const { infrastructure, product } = site.server
  infrastructure.clock.moveBy(6 * 60_000)
  await product.sandboxGateway?.flush()
  await product.payments.reconcile(infrastructure.clock.now())
  expect((await read(jonas, placed.id)).status).toBe('completed')
  expect(await product.credits.findViolations()).toEqual([])
})
