import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '../contract/payments.ts'
import { createGatewayEnvironment } from '../server/index.ts'
import { startFakeMollie } from '../server/testing/fake-mollie.ts'
import { startFakeStripe } from '../server/testing/fake-stripe.ts'
import { keys } from '../server/testing/shop-with-three-gateways.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'

const stripeKeys = { secretKey: 'sk_test_onlyForTests', webhookSecret: 'whsec_onlyForTests' }
let mollie: Awaited<ReturnType<typeof startFakeMollie>>
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let site: Marketplace
beforeAll(async () => {
  mollie = await startFakeMollie(keys)
  stripe = await startFakeStripe(stripeKeys)
  site = await openMarketplace({
    MINUET_GATEWAY: 'mollie, stripe, ./src/features/money/payments/testing/toy-gateway.ts, sandbox',
    MOLLIE_API_KEY: keys.apiKey,
    MOLLIE_SERVER_URL: mollie.url,
    MOLLIE_METHODS: 'ideal, sct',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_SERVER_URL: stripe.url,
    GATEWAY_TOYS_SHOP: 'minuet',
  })
})
afterAll(async () => {
  await site.close()
  await Promise.all([mollie.close(), stripe.close()])
})

async function order(who: WebClient, request: object) {
  const sent = { id: randomUUID(), bundle: 'p1', country: 'NL', consent: true, ...request }
  const reply = await who.send('POST', '/api/orders', sent)
  expect(reply.status).toBe(200)
  return reply.body as unknown as { order: OrderView; redirect: string }
}
const read = async (who: WebClient, id: string) =>
  (await who.send('GET', `/api/orders/${id}`)).body as unknown as OrderView
const credits = async (who: WebClient) =>
  ((await who.send('GET', '/api/credits')).body as unknown as { credits: number }).credits

test('CRED-12 Mollie and Stripe are enabled by environment variables, and each verifies its payments in its own way', async () => {
  const jonas = await site.buyer()
  const before = await credits(jonas)
  const atMollie = await order(jonas, { method: 'ideal' })
  expect(atMollie.redirect).toMatch(/^https:\/\/www\.mollie\.test\/checkout\/tr_\w+$/)
  const atStripe = await order(jonas, { method: 'creditcard' })
  expect(atStripe.redirect).toMatch(/^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_test_\w+$/)
  const [paid, charged] = [atMollie, atStripe].map(
    ({ redirect }) => redirect.split('/').at(-1) ?? '',
  )
  mollie.books.act(paid ?? '', 'pay')
  stripe.books.act(charged ?? '', 'pay')

  const post = (
    path: string,
    { body, headers }: { body: Buffer; headers: Readonly<Record<string, string>> },
  ) =>
    fetch(`${site.url}/api/webhooks/${path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    }).then(({ status }) => status)
  const { config, installationKey } = site.server.infrastructure
  const { pathSecret } = createGatewayEnvironment({
    env: {},
    secret: installationKey,
    publicUrl: config.publicUrl,
  })
  expect(await post('mollie', mollie.classic(paid ?? ''))).toBe(401)
  expect(await post(`mollie/${pathSecret('stripe')}`, mollie.classic(paid ?? ''))).toBe(401)
  expect(await post(`mollie/${pathSecret('mollie')}`, mollie.classic(paid ?? ''))).toBe(200)
  expect(
    await post(
      'stripe',
      stripe.signed(charged ?? '', new Date(), { secret: 'whsec_somebodyElse' }),
    ),
  ).toBe(401)
  expect(
    await post('stripe', stripe.signed(charged ?? '', site.server.infrastructure.clock.now())),
  ).toBe(200)
  expect((await read(jonas, atMollie.order.id)).status).toBe('completed')
  expect((await read(jonas, atStripe.order.id)).status).toBe('completed')
  expect(await credits(jonas)).toBe(before + 120)
  expect(await site.server.product.credits.findViolations()).toEqual([])
})

test('CRED-12 a custom gateway is a module and requires no change to the product', async () => {
  const jonas = await site.buyer()
  const { order: placed, redirect } = await order(jonas, { method: 'bancontact', country: 'BE' })
  // Stripe accepts it too and is preferred.
  expect(redirect).toContain('checkout.stripe.test')
  const customOrder = await order(jonas, { method: 'wero', country: 'BE' })
  expect(customOrder.redirect).toMatch(/^https:\/\/toys\.test\/minuet\//)
  const { infrastructure, product } = site.server
  infrastructure.clock.moveBy(6 * 60_000)
  await product.sandboxGateway?.flush()
  await product.payments.reconcile(infrastructure.clock.now())
  expect((await read(jonas, customOrder.order.id)).status).toBe('completed')
  expect((await read(jonas, placed.id)).status).toBe('created')
})

test('CRED-12 the demo sandbox accepts methods that no external gateway accepts', async () => {
  const jonas = await site.buyer()
  expect((await order(jonas, { method: 'paysafecard' })).redirect).toMatch(/^\/dev\/pay\/pay_/)
})
