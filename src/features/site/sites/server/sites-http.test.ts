import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { specifiedFields } from '../testing/specified-fields.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await site.close()
})

/** A response; each test declares what it expects in the body. */
interface Answer {
  readonly status: number
  readonly body: ReturnType<typeof JSON.parse>
}

/**
 * Sends a request with a custom Host header, which fetch doesn't allow. `address` is the visitor's,
 * as the operator's proxy reports it.
 */
function get(
  path: string,
  { host = 'localhost', cookie = '', address = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${site.port}`,
      accept: 'application/json',
      ...(cookie && { cookie }),
      ...(address && { 'x-forwarded-for': address }),
    }
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        const isJson = response.headers['content-type']?.includes('json') ?? false
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : text })
      })
    })
    outgoing.on('error', reject).end()
  })
}

test.each(specifiedFields)('SITE-01 the settings contain %s', async (field) => {
  expect((await get('/api/settings')).body).toHaveProperty(field)
})

test('SITE-01 two domains of one installation are two sites', async () => {
  const minuet = await get('/api/settings', { host: 'minuet.localhost' })
  const sarabande = await get('/api/settings', { host: 'sarabande.localhost' })
  expect(minuet.body).toMatchObject({
    design_version: 1,
    name: 'Minuet',
    domain: 'minuet.localhost',
    domain_language: 'en',
    currency: 'EUR',
    message_credits: 2,
    photo_credits: 4,
    gift_credits: 5,
    signup_credits: 6,
    message_length: 1000,
    refund_days: 14,
    signups: 'all',
    cdn_prefix: '/cdn/',
  })
  expect(sarabande.body).toMatchObject({
    name: 'Sarabande',
    domain: 'sarabande.localhost',
    domain_language: 'de',
    currency: 'CHF',
  })
})

test('SITE-01 an unknown host is refused, both as request host and as forced domain', async () => {
  expect((await get('/api/settings', { host: 'evil.example' })).status).toBe(421)
  expect((await get('/api/company', { host: 'evil.example' })).status).toBe(421)
  const forced = await get('/api/settings?forced_domain=evil.example')
  expect(forced.status).toBe(421)
  expect(forced.body.error).toEqual({
    code: 'sites.unknown_host',
    message: phrase('sites.refusals.unknown_host'),
  })
})

test('SITE-01 the forced domain and the current page’s query are accepted as parameters', async () => {
  const forced = await get('/api/settings?forced_domain=sarabande.localhost&utm_source=x&ref=y&t=5')
  expect(forced.status).toBe(200)
  expect(forced.body.name).toBe('Sarabande')
})

test('SITE-01 an operator’s changes appear in the settings', async () => {
  const { sites } = site.server.product
  await sites.changeSettings(2, {
    message_credits: 3,
    index_title: { de: 'Zu zweit' },
    countries: ['CH', 'PL'],
    interests: ['tea', 'coffee'],
    refund_days: 30,
    fictional_singular: { de: 'Erfundene Person' },
    member_resell: true,
    logged_out_search: 'all',
  })
  const { body } = await get('/api/settings', { host: 'sarabande.localhost' })
  expect(body).toMatchObject({
    message_credits: 3,
    index_title: 'Zu zweit',
    countries: ['CH', 'PL'],
    interests: ['tea', 'coffee'],
    refund_days: 30,
    fictional_singular: 'Erfundene Person',
    member_resell: true,
    logged_out_search: 'all',
  })
  expect(Object.keys(body.region_data)).toEqual(['CH', 'PL'])
  expect(body.minimum_message_costs).toEqual({
    CH: { costs: 149, currency: 'CHF' },
    PL: { costs: 149, currency: 'CHF' },
  })
  expect((await get('/api/settings')).body.message_credits).toBe(2)
})

test('SITE-01 OPS-04 a site responds to exactly the hosts set by its operator, and cannot take one from another site', async () => {
  const { sites } = site.server.product
  await sites.changeSite(2, { hosts: ['dating.example', 'sarabande.localhost'] })
  const moved = await get('/api/settings', { host: 'dating.example' })
  expect([moved.status, moved.body.name, moved.body.domain]).toEqual([
    200,
    'Sarabande',
    'dating.example',
  ])
  await expect(sites.changeSite(2, { hosts: ['dating.example', 'localhost'] })).rejects.toThrow(
    'localhost belongs to another site',
  )
  expect((await get('/api/settings', { host: 'dating.example' })).status).toBe(200)
  await sites.changeSite(2, { hosts: ['sarabande.localhost'] })
  expect((await get('/api/settings', { host: 'dating.example' })).status).toBe(421)
  expect((await get('/api/settings', { host: 'sarabande.localhost' })).body.domain).toBe(
    'sarabande.localhost',
  )
})

test('SITE-02 OPS-04 the operator sets the company field by field, without affecting the other site', async () => {
  const { sites } = site.server.product
  const company = (host: string) => get('/api/company', { host }).then(({ body }) => body)
  const [before, others] = [await company('sarabande.localhost'), await company('localhost')]
  await sites.changeSite(2, { name: 'Two by two', company: { name: 'Two by Two AG', kvk: '0123' } })
  expect(await company('sarabande.localhost')).toEqual({
    ...before,
    name: 'Two by Two AG',
    kvk: '0123',
  })
  expect(await company('localhost')).toEqual(others)
  expect((await get('/api/settings', { host: 'sarabande.localhost' })).body.name).toBe('Two by two')
  await sites.changeSite(2, { name: 'Sarabande', company: { name: before.name, kvk: before.kvk } })
})

test('SITE-02 the company is returned, with terms no older than 1 December 2023, 12:00 UTC', async () => {
  const minuet = await get('/api/company')
  expect(minuet.status).toBe(200)
  expect(minuet.body).toEqual({
    name: 'Minuet Demo B.V.',
    address: 'Voorbeeldstraat 1, 1000 AA',
    kvk: '00000000',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: ['Minuet'],
    vat_numbers: ['NL000000000B00'],
    support_phone: '+31 20 000 01-85',
    support_phone_link: 'tel:+31200000185',
    delete_discount: 0,
    added: '2024-03-01T09:00:00Z',
    terms_version: '2024-03-01T09:00:00.000Z',
  })
  const sarabande = await get('/api/company', { host: 'sarabande.localhost' })
  expect(sarabande.body).toMatchObject({
    added: '2023-06-01T09:00:00Z',
    terms_version: '2023-12-01T12:00:00.000Z',
  })
})

test.each([
  [
    'localhost',
    'i18n_redirected=nl',
    phrase('sites.index_title', { locale: 'nl', name: 'Minuet' }),
  ],
  [
    'localhost',
    'i18n_redirected=pl',
    phrase('sites.index_title', { locale: 'pl', name: 'Minuet' }),
  ],
  [
    'localhost',
    'i18n_redirected=de',
    phrase('sites.index_title', { locale: 'de', name: 'Minuet' }),
  ],
  [
    'localhost',
    'i18n_redirected=es',
    phrase('sites.index_title', { locale: 'es', name: 'Minuet' }),
  ],
  [
    'localhost',
    'i18n_redirected=fr',
    phrase('sites.index_title', { locale: 'fr', name: 'Minuet' }),
  ],
  [
    'localhost',
    'i18n_redirected=it',
    phrase('sites.index_title', { locale: 'it', name: 'Minuet' }),
  ],
  ['localhost', '', phrase('sites.index_title', { name: 'Minuet' })],
  ['localhost', 'i18n_redirected=pt', phrase('sites.index_title', { name: 'Minuet' })],
  ['sarabande.localhost', 'i18n_redirected=en', phrase('sites.index_title', { name: 'Sarabande' })],
])('SITE-03 at %s with the cookie %j the title is %j', async (host, cookie, title) => {
  expect((await get('/api/settings', { host, cookie })).body.index_title).toBe(title)
})

test('SITE-03 without a cookie the domain’s language is used', async () => {
  const { body } = await get('/api/settings', { host: 'sarabande.localhost' })
  expect(body.fictional_plural).toBe(phrase('sites.fictional_plural', { locale: 'de' }))
})

test.each([
  ['', 'NL', 'NL'],
  ['?geoip_selected_country=PL', 'NL', 'PL'],
  ['?country=be', 'NL', 'BE'],
  ['?geoip_selected_country=JP', 'NL', 'NL'],
])(
  'SITE-05 on the home network with %j the visitor’s country is %s and the selected country is %s',
  async (query, geoip, selected) => {
    const { body } = await get(`/api/settings${query}`)
    expect([body.geoip_country, body.geoip_selected_country]).toEqual([geoip, selected])
  },
)

test.each([
  ['145.97.39.155', 'NL', 'NL'],
  ['193.99.144.80', 'DE', 'DE'],
  ['2001:4860:4860::8888', 'US', 'US'],
  ['2a02:a440::1', 'NL', 'NL'],
  // The site is not open to Japan.
  ['133.11.93.0', 'JP', 'NL'],
  // Entries that a client adds before the proxy's are ignored.
  ['145.97.39.155, 193.99.144.80', 'DE', 'DE'],
  // A home network and an unusable address count as the site's own country.
  ['192.168.1.20', 'NL', 'NL'],
  ['not an address', 'NL', 'NL'],
])(
  'SITE-05 a visitor from the address %s is in %s, and the selected country is %s',
  async (address, geoip, selected) => {
    const { body } = await get('/api/settings', { address })
    expect([body.geoip_country, body.geoip_selected_country]).toEqual([geoip, selected])
  },
)

test('SITE-05 a country chosen in the address takes precedence over the visitor’s own, which is still reported', async () => {
  const { body } = await get('/api/settings?geoip_selected_country=PL', {
    address: '193.99.144.80',
  })
  expect([body.geoip_country, body.geoip_selected_country]).toEqual(['DE', 'PL'])
  const foreign = await get('/api/settings?geoip_selected_country=JP', {
    address: '193.99.144.80',
  })
  expect(foreign.body.geoip_selected_country).toBe('DE')
})
