import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestWithHost } from '#app/testing/request-with-host.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'
import { brandsIn, offeredByCountry, type OfferCountry } from '../testing/offered-by-country.ts'

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
  const ways = offers.methods.map(({ key, brands }) =>
    brands.length === 0 ? key : `${key}(${brands.join(' ')})`,
  )
  return `${offers.country} ${offers.currency} ${offers.bundles.map(({ price_minor }) => price_minor).join('/')}: ${ways.join(' ')}`
}

/** A country's reviewed methods with the card brands, without those left out. */
function methodsIn(country: OfferCountry, except = ''): string {
  return offeredByCountry[country]
    .split(' ')
    .filter((key) => key !== except)
    .map((key) => (key === 'creditcard' ? `${key}(${brandsIn(country)})` : key))
    .join(' ')
}

const euro = 'EUR 999/2499/5499/11999'

test.each([
  ['NL', euro],
  ['BE', euro],
  ['IE', euro],
  ['IT', euro],
  ['ES', euro],
  ['CA', euro],
  ['NZ', euro],
  ['GB', 'GBP 899/2199/4799/10499'],
  ['FR', euro],
  ['DE', euro],
  ['AT', euro],
  ['US', 'USD 1099/2699/5999/12999'],
  ['AU', euro],
  ['CH', 'CHF 990/2490/5490/11990'],
  ['PL', 'PLN 4299/10699/23499/51499'],
] as const)(
  'CRED-04 methods offered by Minuet to payers in %s, for %s',
  async (country, prices) => {
    expect(await offered('localhost', country)).toBe(`${country} ${prices}: ${methodsIn(country)}`)
  },
)

test.each([
  ['CH', 'CHF 990/2490/5490/11990'],
  ['DE', euro],
  ['AT', euro],
  ['FR', euro],
  ['IT', euro],
] as const)(
  'CRED-04 methods offered by Sarabande, which has no direct debit, to payers in %s, for %s',
  async (country, prices) => {
    expect(await offered('sarabande.localhost', country)).toBe(
      `${country} ${prices}: ${methodsIn(country, 'sdd')}`,
    )
  },
)

test('CRED-04 the site’s own country replaces a country that it does not sell in', async () => {
  expect(await offered('sarabande.localhost', 'PL')).toMatch(/^CH CHF /)
  expect(await offered('localhost', 'XX')).toMatch(/^NL EUR /)
})

test('CRED-04 a discontinued method does not appear in any checkout, has no order page, and is refused for every order', async () => {
  const jonas = await site.buyer()
  const countries = Object.keys(offeredByCountry)
  for (const method of ['giropay', 'sofort', 'maestro'])
    for (const country of countries) {
      const request = { id: randomUUID(), bundle: 'p1', method, country, consent: true }
      const reply = await jonas.send('POST', '/api/orders', request)
      expect([method, country, reply.status, reply.body.error?.field]).toEqual([
        method,
        country,
        422,
        'method',
      ])
    }
  expect(
    ((await jonas.send('GET', '/api/orders')).body as unknown as { orders: unknown[] }).orders,
  ).toEqual([])
})
