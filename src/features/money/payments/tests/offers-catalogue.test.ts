import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestWithHost } from '#app/testing/request-with-host.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

interface Offers {
  readonly country: string
  readonly currency: string
  readonly bundles: readonly { price_minor: number }[]
  readonly methods: readonly { key: string; brands: string[] }[]
}

/** The checkout of a site for a payer's country. */
async function offered(host: string, country: string): Promise<string> {
  const offers = JSON.parse(
    (await requestWithHost(site, host, `/api/credits/offers?country=${country}`)).body,
  ) as Offers
  const ways = offers.methods.map(({ key, brands }) => (brands.length === 0 ? key : `${key}(${brands.join(' ')})`))
  return `${offers.country} ${offers.currency} ${offers.bundles.map(({ price_minor }) => price_minor).join('/')}: ${ways.join(' ')}`
}

const card = 'creditcard(visa mastercard)'
const rest = `${card} applepay paypal`
const euro = '999/2499/5499/11999'

test.each([
  ['NL', `NL EUR ${euro}: ideal ${rest} paysafecard sdd sct`],
  ['BE', `BE EUR ${euro}: bancontact ${rest} wero paysafecard sdd sct`],
  ['IE', `IE EUR ${euro}: ${rest} paysafecard sdd sct`],
  ['IT', `IT EUR ${euro}: creditcard(visa mastercard nexi) applepay paypal paysafecard sdd sct`],
  ['ES', `ES EUR ${euro}: ${rest} paysafecard sdd sct`],
  ['CA', `CA EUR ${euro}: ${rest} paysafecard`],
  ['NZ', `NZ EUR ${euro}: ${rest} paysafecard`],
  ['GB', `GB GBP 899/2199/4799/10499: ${rest} paysafecard`],
  ['FR', `FR EUR ${euro}: cartebancaire ${rest} wero paysafecard sdd sct`],
  ['DE', `DE EUR ${euro}: ${rest} wero paysafecard sdd sct`],
  ['AT', `AT EUR ${euro}: eps ${rest} paysafecard sdd sct`],
  ['US', `US USD 1099/2699/5999/12999: ${rest}`],
  ['AU', `AU EUR ${euro}: ${rest} paysafecard`],
  ['CH', `CH CHF 990/2490/5490/11990: ${rest} paysafecard`],
  ['PL', `PL PLN 4299/10699/23499/51499: blik prezelewy24 ${rest} paysafecard`],
])('CRED-04 methods offered by Minuet to payers in %s', async (country, all) => {
  expect(await offered('localhost', country)).toBe(all)
})

test.each([
  ['CH', `CH CHF 990/2490/5490/11990: ${rest} paysafecard`],
  ['DE', `DE EUR ${euro}: ${rest} wero paysafecard sct`],
  ['AT', `AT EUR ${euro}: eps ${rest} paysafecard sct`],
  ['FR', `FR EUR ${euro}: cartebancaire ${rest} wero paysafecard sct`],
  ['IT', `IT EUR ${euro}: creditcard(visa mastercard nexi) applepay paypal paysafecard sct`],
])('CRED-04 methods offered by Sarabande to payers in %s', async (country, all) => {
  expect(await offered('sarabande.localhost', country)).toBe(all)
})

test('CRED-04 a country that a site does not sell in falls back to the site’s own', async () => {
  expect(await offered('sarabande.localhost', 'PL')).toMatch(/^CH CHF /)
  expect(await offered('localhost', 'XX')).toMatch(/^NL EUR /)
})

test('CRED-04 a discontinued method appears in no checkout: it has no order page, and no order accepts it', async () => {
  const jonas = await site.buyer()
  const countries = 'NL BE IE IT ES CA NZ GB FR DE AT US AU CH PL'.split(' ')
  for (const method of ['giropay', 'sofort', 'maestro'])
    for (const country of countries) {
      const request = { id: randomUUID(), bundle: 'p1', method, country, consent: true }
      const reply = await jonas.send('POST', '/api/orders', request)
      expect([method, country, reply.status, reply.body.error?.field]).toEqual([method, country, 422, 'method'])
    }
  expect(((await jonas.send('GET', '/api/orders')).body as unknown as { orders: unknown[] }).orders).toEqual([])
})
