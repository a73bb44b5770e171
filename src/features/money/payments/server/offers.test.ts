import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import type { OrderView } from '../contract/payments.ts'
import { methodKeys } from '../rules/methods.ts'
import { offeredMethods } from '../rules/offered-methods.ts'
import { openShop, type Shop, siteWithSettings } from './testing/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const offers = (query = '', headers = {}) =>
  shop.ask('GET', `/api/credits/offers${query}`, { headers })

describe('packages for sale', () => {
  test('a visitor sees four packages with their prices, the price per credit and the payment methods of the country', async () => {
    const { status, body } = await offers('?country=nl')
    expect(status).toBe(200)
    expect(body.country).toBe('NL')
    expect(body.currency).toBe('EUR')
    expect(body.bundles).toEqual([
      {
        id: 'p0',
        credits: 20,
        price_minor: 999,
        counts_minor: 999,
        credit_minor: 50,
        messages: 10,
      },
      {
        id: 'p1',
        credits: 60,
        price_minor: 2499,
        counts_minor: 2499,
        credit_minor: 42,
        messages: 30,
      },
      {
        id: 'p2',
        credits: 150,
        price_minor: 5499,
        counts_minor: 5499,
        credit_minor: 37,
        messages: 75,
      },
      {
        id: 'p3',
        credits: 400,
        price_minor: 11999,
        counts_minor: 11999,
        credit_minor: 30,
        messages: 200,
      },
    ])
    const offered = offeredMethods({ gateway: methodKeys, country: 'NL', currency: 'EUR' })
    expect(offered.length).toBeGreaterThan(4)
    expect(body.methods).toMatchObject(offered.map(({ key, brands }) => ({ key, brands })))
  })

  test('the chosen country is remembered for the visit and can be changed', async () => {
    const { cookies } = await offers('?country=PL')
    expect(cookies[0]).toMatch(/^payment_country=PL;.*HttpOnly/)
    const { body } = await offers('', { cookie: 'payment_country=PL' })
    expect([body.country, body.currency, body.bundles[0].price_minor]).toEqual(['PL', 'PLN', 4299])
    expect(body.methods.map(({ key }: { key: string }) => key).slice(0, 2)).toEqual([
      'blik',
      'prezelewy24',
    ])
    expect((await offers('?country=DE', { cookie: 'payment_country=PL' })).body.country).toBe('DE')
  })

  test.each(['XX', 'JP', ''])(
    '%j is not a country of sale and is not remembered',
    async (country) => {
      const { body, cookies } = await offers(`?country=${country}`)
      expect([body.country, cookies]).toEqual(['NL', []])
    },
  )
})

describe('when nothing is sold', () => {
  test('prices are shown, no methods are offered, and an order is refused', async () => {
    const closed = await openShop({
      gateways: [],
      site: siteWithSettings({ message_credits: 0 }),
    })
    const { body } = await closed.ask('GET', '/api/credits/offers')
    expect([body.methods, body.bundles[0].messages]).toEqual([[], null])
    const answer = await closed.order(1)
    expect([answer.status, answer.body.error.code]).toEqual([503, 'payments.not_on_sale'])
    expect(await closed.hook({ event: 'e', payment: 'p', state: 'paid' })).toBe(404)
    expect(await closed.payments.reconcile(closed.clock.now())).toBe(0)
    await closed.close()
  })

  test('nothing is charged while a provider does not respond, and the same order continues when it does', async () => {
    const silent = await openShop({ sandboxUrl: 'http://127.0.0.1:9' })
    const account = silent.newAccount()
    const id = randomUUID()
    for (let count = 0; count < 2; count++) {
      const answer = await silent.order(account, { id })
      expect([answer.status, answer.body.error.code]).toEqual([503, 'payments.gateway_timeout'])
    }
    const { orders } = (await silent.ask('GET', '/api/orders', { account })).body
    expect(orders.map(({ status, redirect }: OrderView) => [status, redirect])).toEqual([
      ['created', null],
    ])
    // An hour later no one waits for it any more.
    silent.clock.moveBy(61 * 60_000)
    await silent.payments.reconcile(silent.clock.now())
    expect((await silent.read(account, orders[0].id)).status).toBe('expired')
    const { attempts } = await silent.database.one<{ attempts: number }>(
      sql`select count(*) as attempts from payments.attempt`,
    )
    expect(attempts).toBe(1)
    await silent.close()
  })
})
