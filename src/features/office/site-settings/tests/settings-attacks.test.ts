import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { changeSite, openSite, readHistory } from '../testing/changes.ts'

let site: TestSite
let olga: WebClient
/** The number of the last change that prepared the site. */
let start = 0
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  olga = await officeClient(site, 'owner', 'Olga')
  start = (await openSite(olga)).newest
})
afterAll(() => site.close())

const bundles = (minor: unknown, credits: unknown = 20) => ({
  bundles: [{ id: 'p0', credits, priceMinor: { EUR: minor } }],
})

test.each([
  [bundles(0), 'values.bundles.0.priceMinor.EUR'],
  [bundles(-999), 'values.bundles.0.priceMinor.EUR'],
  [bundles(10 ** 12), 'values.bundles.0.priceMinor.EUR'],
  [bundles(4.99), 'values.bundles.0.priceMinor.EUR'],
  [bundles('4.99'), 'values.bundles.0.priceMinor.EUR'],
  [bundles(999, 0), 'values.bundles.0.credits'],
  [bundles(999, 10 ** 12), 'values.bundles.0.credits'],
  [{ exact_prices: { EUR: 10 ** 12 } }, 'values.exact_prices.EUR'],
  [{ spend_cap_minor: -1 }, 'values.spend_cap_minor'],
  [{ message_credits: -1 }, 'values.message_credits'],
  [{ refund_days: 13 }, 'values.refund_days'],
  [{ min_age: 17 }, 'values.min_age'],
  [{ nonsense: true }, 'values.nonsense'],
  [{ pool_id: 2 }, 'values.pool_id'],
  [{ settings: {} }, 'values.settings'],
  [{ countries: [] }, 'values.countries'],
  [{ countries: ['XX'] }, 'values.countries.0'],
  [{ name: '' }, 'values.name'],
  [{ name: 'a'.repeat(61) }, 'values.name'],
  [{ name: 'Two\nlines' }, 'values.name'],
  [{ hosts: [] }, 'values.hosts'],
  [{ hosts: ['https://minuet.example/'] }, 'values.hosts.0'],
  [{ hosts: ['localhost', 'localhost'] }, 'values.hosts'],
  [{ currency: 'EURO' }, 'values.currency'],
  [{ time_zone: 'Mars/Olympus' }, 'values.time_zone'],
  [{ tag_scripts: ['javascript:alert(1)'] }, 'values.tag_scripts.0'],
])('OPS-08 %j is refused and its field is named; nothing is stored', async (values, field) => {
  const answer = await changeSite(olga, { values })
  expect([answer.status, answer.field]).toEqual([422, field])
  expect(await openSite(olga)).toMatchObject({ newest: start })
  expect(await readHistory(olga)).toHaveLength(start)
})

test.each([
  [{ hosts: ['localhost', 'sarabande.localhost'] }, 409, 'host_taken', 'hosts'],
  [{ hosts: ['minuet.localhost'] }, 422, 'own_host', 'hosts'],
  [{ currency: 'NOK' }, 422, 'price_missing', 'currency'],
  [
    { bundles: [{ id: 'p0', credits: 20, priceMinor: { CHF: 990 } }] },
    422,
    'price_missing',
    'bundles',
  ],
  [
    {
      bundles: [
        { id: 'p0', credits: 60, priceMinor: { EUR: 2499 } },
        { id: 'p1', credits: 20, priceMinor: { EUR: 999 } },
      ],
    },
    422,
    'package_order',
    'bundles',
  ],
  [
    {
      bundles: [
        { id: 'p0', credits: 20, priceMinor: { EUR: 999 } },
        { id: 'p0', credits: 60, priceMinor: { EUR: 2499 } },
      ],
    },
    422,
    'package_twice',
    'bundles',
  ],
  [{ fictional_singular: { en: 'Member' } }, 422, 'fictional_word', 'fictional_singular'],
  [
    { fictional_warning: { de: 'Alle hier sind echt.' } },
    422,
    'fictional_word',
    'fictional_warning',
  ],
  [{ index_title: { en: 'Singles near you' } }, 422, 'unproven_claim', 'index_title'],
] as const)('OPS-08 BEY-03 %j is refused as a whole', async (values, status, reason, field) => {
  expect(await changeSite(olga, { values })).toMatchObject({
    status,
    code: `site_settings.${reason}`,
    field: `values.${field}`,
  })
  expect(await openSite(olga)).toMatchObject({ newest: start })
})

test('OPS-08 a change without a reason, without a difference, or of no site is refused', async () => {
  for (const reason of ['', '  '])
    expect(await changeSite(olga, { values: { swipe_likes: 5 }, reason })).toMatchObject({
      status: 422,
      field: 'reason',
    })
  expect(await changeSite(olga, { values: { swipe_likes: 4.5 } })).toMatchObject({ status: 422 })
  expect((await changeSite(olga, { values: {} })).code).toBe('site_settings.nothing_changed')
  expect((await changeSite(olga, { defaults: ['name'] })).status).toBe(422)
  expect((await changeSite(olga, { values: { swipe_likes: 5 } }, 99)).status).toBe(422)
  for (const wrong of [0, -1, 99, 10 ** 12]) {
    const { status } = await olga.send('GET', `/api/office/sites/settings?site=${wrong}`)
    expect([404, 422]).toContain(status)
  }
})

test('OPS-08 the currency can’t change while orders can still be paid', async () => {
  const jonas = await (await createMemberFactory(site))({ name: 'Jonas' })
  await jonas.logIn()
  const order = { id: randomUUID(), bundle: 'p0', method: 'ideal', country: 'NL', consent: true }
  expect((await jonas.browser.send('POST', '/api/orders', order)).status).toBe(200)
  expect(await changeSite(olga, { values: { currency: 'CHF' } })).toMatchObject({
    status: 409,
    code: 'site_settings.orders_open',
    field: 'values.currency',
  })
})

test('OPS-08 a name is text, even if it looks like markup', async () => {
  const name = '<img src=x onerror=alert(1)>'
  expect(await changeSite(olga, { values: { name } })).toMatchObject({ state: 'applied' })
  const html = await (await fetch(`${site.url}/`, { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img src=x')
})

test('OPS-08 with another owner or lead, what costs members money waits for them', async () => {
  const lena = await officeClient(site, 'lead', 'Lena')
  const pay = { values: { message_credits: 5 } }
  const first = await changeSite(olga, pay)
  expect(first).toMatchObject({ status: 200, state: 'waiting' })
  expect((await openSite(olga)).values.message_credits).toBe(2)
  expect((await changeSite(olga, { values: { photo_credits: 9 } })).code).toBe(
    'site_settings.already_waiting',
  )
  // A change that costs no one anything applies immediately, and doesn't disturb the request.
  expect(await changeSite(olga, { values: { swipe_likes: 7 } })).toMatchObject({ state: 'applied' })
  const { waiting } = await openSite(lena)
  expect(waiting).toMatchObject({ by: 'Olga', own: false, values: { message_credits: 5 } })
  const decide = async (by: WebClient, approved: boolean) => {
    const { status, body } = await by.send(
      'PUT',
      `/api/office/sites/proposals/${waiting?.id}/decision`,
      { approved },
    )
    return (body as { error?: { code: string } } | null)?.error?.code ?? status
  }
  expect(await decide(olga, true)).toBe('staff.own_request')
  expect(await decide(lena, true)).toBe(204)
  expect(await decide(lena, true)).toBe(204)
  expect(await decide(lena, false)).toBe('staff.request_decided')
  const opened = await openSite(olga)
  expect([opened.values.message_credits, opened.waiting]).toEqual([5, null])
  expect((await readHistory(olga))[0]).toMatchObject({
    by: 'Olga',
    approved_by: 'Lena',
    after: { message_credits: 5 },
  })
})

test('OPS-08 a request doesn’t overwrite what was changed since, and a declined one changes nothing', async () => {
  const lena = await officeClient(site, 'lead', 'Lena')
  expect(await changeSite(olga, { values: { gift_credits: 6 } })).toMatchObject({
    state: 'waiting',
  })
  await site.server.product.sites.changeSettings(1, { gift_credits: 8 })
  const { waiting } = await openSite(lena)
  const path = `/api/office/sites/proposals/${waiting?.id}/decision`
  const late = await lena.send('PUT', path, { approved: true })
  expect(late.body.error?.code).toBe('staff.request_changed')
  expect((await lena.send('PUT', path, { approved: false })).status).toBe(204)
  const opened = await openSite(olga)
  expect([opened.values.gift_credits, opened.waiting]).toEqual([8, null])
})
