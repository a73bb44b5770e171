import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { findAccountNumbers } from '../../../../../../bin/checks/find-account-numbers.ts'
import { createGateways } from './gateways.ts'
import { createPayments } from '../index.ts'
import { siteWithSettings } from '../testing/open-shop.ts'
import {
  keys,
  openShopWithThreeGateways,
  type PlacedOrder,
  type ShopWithThreeGateways,
} from '../testing/shop-with-three-gateways.ts'
import { offeredByCountry } from '../../testing/offered-by-country.ts'

let shop: ShopWithThreeGateways
beforeAll(async () => {
  shop = await openShopWithThreeGateways()
  await shop.chaos({ drop: true })
})
afterAll(() => shop.close())

const cases = [
  { method: 'ideal', gateway: 'mollie', page: /^https:\/\/www\.mollie\.test\/checkout\/tr_/ },
  {
    method: 'creditcard',
    gateway: 'stripe',
    page: /^https:\/\/checkout\.stripe\.test\/c\/pay\/cs_/,
  },
  { method: 'applepay', gateway: 'sandbox', page: /^\/dev\/pay\/pay_/ },
] as const
const until = (account: number, order: PlacedOrder, status: string) =>
  expect
    .poll(async () => (await shop.read(account, order.id)).status, { timeout: 8000 })
    .toBe(status)
const selectStatus = (order: PlacedOrder) =>
  shop.database
    .one<{ status: string }>(sql`select status from payments.purchase where order_id = ${order.id}`)
    .then(({ status }) => status)

describe('CRED-12 several gateways', () => {
  test('offer all methods they accept, each method once', async () => {
    const { body } = await shop.ask('GET', '/api/credits/offers?country=NL')
    expect(body.methods.map(({ key }: { key: string }) => key).join(' ')).toBe(offeredByCountry.NL)
  })

  test.each(cases)(
    '$method is paid through $gateway, and the credits are granted once',
    async ({ method, gateway, page }) => {
      const account = shop.newAccount()
      const order = await shop.placeOrder(account, { method })
      expect(order.gateway).toBe(gateway)
      expect(order.to).toMatch(page)
      await shop.act(order, 'pay')
      for (let count = 0; count < 3; count++)
        expect(await shop.post(gateway, shop.createWebhook(order, shop.clock.now()))).toBe(200)
      await until(account, order, 'completed')
      expect(await shop.grants(account)).toEqual([{ key: `order:${order.id}`, amount: 60 }])
    },
  )

  test('a card brand is paid through the gateway for cards', async () => {
    expect((await shop.placeOrder(shop.newAccount(), { method: 'visa' })).gateway).toBe('stripe')
  })

  test('the member returns to their own site, and the provider gets the webhook URL', async () => {
    const order = await shop.placeOrder(shop.newAccount(), { method: 'ideal' })
    expect(shop.mollie.books.payments.get(order.ref)?.returnUrl).toBe(
      `https://dates.test/transactions/${order.id}`,
    )
    const sent = shop.mollie.seen.find(({ body }) => body.includes(order.id))
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      webhookUrl: `https://dates.test/api/webhooks/mollie/${keys.pathSecret}`,
      amount: { currency: 'EUR', value: '24.99' },
    })
  })

  test('an event about the payment intent or charge behind Stripe’s page is matched to the order too', async () => {
    for (const about of ['intent', 'charge'] as const) {
      const account = shop.newAccount()
      const order = await shop.placeOrder(account, { method: 'creditcard' })
      await shop.act(order, 'pay')
      expect(
        await shop.post('stripe', shop.createWebhook(order, shop.clock.now(), { about })),
      ).toBe(200)
      expect(await selectStatus(order)).toBe('completed')
    }
  })

  test('a signed Mollie webhook needs no secret in its URL, and an unsigned one needs nothing else', async () => {
    const order = await shop.placeOrder(shop.newAccount(), { method: 'ideal' })
    await shop.act(order, 'pay')
    const { secret: _, ...bare } = shop.createWebhook(order, shop.clock.now())
    expect(await shop.post('mollie', bare)).toBe(401)
    expect(await shop.post('mollie', { ...bare, secret: keys.pathSecret.replace('e', 'f') })).toBe(
      401,
    )
    expect(await selectStatus(order)).toBe('created')
    const signed = shop.createWebhook(order, shop.clock.now(), { signed: true })
    expect(
      await shop.post('mollie', {
        ...signed,
        headers: { ...signed.headers, 'x-mollie-signature': '' },
      }),
    ).toBe(401)
    expect(await shop.post('mollie', signed)).toBe(200)
    expect(await selectStatus(order)).toBe('completed')
  })

  test('a webhook of one gateway is refused at the URL of another, and an unknown name gets a 404', async () => {
    const order = await shop.placeOrder(shop.newAccount(), { method: 'creditcard' })
    await shop.act(order, 'pay')
    const webhook = shop.createWebhook(order, shop.clock.now())
    expect(await shop.post('mollie', webhook)).toBe(401)
    expect(await shop.post('sandbox', webhook)).toBe(401)
    expect(await shop.post('paypal', webhook)).toBe(404)
    expect(await shop.post('paypal/x', webhook)).toBe(404)
    expect(await selectStatus(order)).toBe('created')
  })

  test('one scheduled job queries all gateways about payments no webhook reported', async () => {
    const orders = await Promise.all(
      cases.map(({ method }) => shop.placeOrder(shop.newAccount(), { method })),
    )
    for (const order of orders) await shop.act(order, 'pay')
    shop.clock.moveBy(5 * 60_000)
    await shop.payments.reconcile(shop.clock.now())
    expect(await Promise.all(orders.map(selectStatus))).toEqual([
      'completed',
      'completed',
      'completed',
    ])
  })

  test('an amount other than the price is not booked', async () => {
    const order = await shop.placeOrder(shop.newAccount(), { method: 'ideal' })
    const booked = shop.mollie.books.payments.get(order.ref)
    if (booked === undefined) throw new Error('not booked')
    for (const wrong of [{ amountMinor: 2498 }, { currency: 'USD' }]) {
      shop.mollie.books.payments.set(order.ref, { ...booked, ...wrong, state: 'paid' })
      expect(await shop.post('mollie', shop.createWebhook(order, shop.clock.now()))).toBe(200)
      expect(await selectStatus(order)).toBe('created')
    }
  })

  test('money that arrives later overrides an earlier failure', async () => {
    const account = shop.newAccount()
    const order = await shop.placeOrder(account, { method: 'ideal' })
    await shop.act(order, 'expire')
    await shop.post('mollie', shop.createWebhook(order, shop.clock.now()))
    expect(await selectStatus(order)).toBe('expired')
    await shop.act(order, 'pay')
    await shop.post('mollie', shop.createWebhook(order, shop.clock.now()))
    expect(await selectStatus(order)).toBe('completed')
    expect((await shop.credits(account)).credits).toBe(60)
  })

  test('an order stays with its gateway and remains readable when that gateway is removed', async () => {
    const account = shop.newAccount()
    const id = randomUUID()
    const order = await shop.placeOrder(account, { id, method: 'ideal' })
    const later = createPayments({ ...shop.deps, gateways: shop.outside.slice(1) })
    const read = later.handlers['payments.read_order']
    const context = { viewer: { account }, now: new Date(shop.clock.now().getTime() + 10_000) }
    expect(await read({ order: order.id }, context as never)).toMatchObject({
      id: order.id,
      status: 'created',
    })
    // A repeated order finds its payment, although the site would now use another gateway.
    expect((await shop.order(account, { id, method: 'ideal' })).body.redirect).toBe(order.to)
  })
})

describe('registration', () => {
  const gateways = () => createGateways(shop.outside)
  test('a site uses the gateways it names, in order of preference, or all', () => {
    const both = siteWithSettings()
    const only = siteWithSettings({ gateways: ['stripe'] })
    expect(gateways().gatewayFor(both, 'ideal')?.id).toBe('mollie')
    expect(gateways().gatewayFor(only, 'ideal')?.id).toBe('stripe')
    expect(gateways().gatewayFor(only, 'paysafecard')).toBeNull()
    expect(gateways().listMethods(only)).toEqual([
      'mastercard',
      'visa',
      'creditcard',
      'ideal',
      'paypal',
    ])
    expect(gateways().listMethods(siteWithSettings({ gateways: [] }))).toEqual([])
    expect(gateways().byId('mollie')?.id).toBe('mollie')
    expect(gateways().byId('sandbox')).toBeNull()
  })

  test('duplicate gateway names are refused', () => {
    expect(() => createGateways([...shop.outside, ...shop.outside])).toThrow(
      'duplicate gateway name: mollie',
    )
  })
})

describe('after all of this', () => {
  test('the log contains no keys or secrets', async () => {
    await shop.mollie.close()
    const answer = await shop.order(shop.newAccount(), { method: 'ideal' })
    expect(answer.body.error.code).toBe('payments.gateway_timeout')
    expect(shop.logged.join()).toContain('could not be created')
    for (const key of Object.values(keys)) expect(shop.logged.join()).not.toContain(key)
  })

  test('neither the database nor the log contains card or account numbers or keys', async () => {
    const tables = await shop.database.many<{ table_name: string }>(sql`
      select table_name from information_schema.tables where table_schema in ('payments', 'sandbox_gateway') and table_type = 'BASE TABLE'`)
    expect(tables.length).toBeGreaterThan(6)
    const stored = await shop.database.many<{ text: string }>(sql`
      select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text
      from information_schema.tables where table_schema in ('payments', 'sandbox_gateway') and table_type = 'BASE TABLE'`)
    const all = [...stored.map(({ text }) => text), ...shop.logged].join('\n')
    expect(all).toContain('tr_')
    expect(findAccountNumbers(all)).toEqual([])
    for (const key of Object.values(keys)) expect(all).not.toContain(key)
  })

  test('the ledger has no violations', async () => {
    expect(await shop.violations()).toEqual([])
  })
})
