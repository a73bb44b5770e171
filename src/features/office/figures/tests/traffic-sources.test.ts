import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '#platform/server/zip/testing/read-zip.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { type Someone, signUpSomeone, someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: TestSite
beforeAll(async () => {
  // All these browsers share one address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

/** A browser that followed a campaign's link to the site. */
async function arrive(query: string, path = '/landers/video'): Promise<WebClient> {
  const browser = webClient(site)
  await browser.send('GET', `${path}?${query}`)
  return browser
}

async function buy({ browser }: Pick<Someone, 'browser'>) {
  const { status, body } = await browser.send('POST', '/api/orders', {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
  })
  expect(status).toBe(200)
  return body as unknown as { order: { id: string }; redirect: string }
}

/** The traffic sources in a member's data export: the account's, and each order's. */
async function exportSources({ browser, password }: Someone) {
  const { body } = await browser.send('POST', '/api/account/export', { current_password: password })
  const { path } = body as unknown as { path: string }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const zip = await (await fetch(site.url + path, { headers: { cookie } })).arrayBuffer()
  const data = JSON.parse(String(readZip(Buffer.from(zip)).get('data.json'))) as {
    account: { came_from: object }
    orders: { came_from: object }[]
  }
  return { account: data.account.came_from, orders: data.orders.map((order) => order.came_from) }
}

test('SITE-04 a traffic source is stored under "network" and all its parameters are removed from the URL', async () => {
  const browser = webClient(site)
  const names = ['network', 'ref', 'sub', 'sub1', 'sub2', 'sub3']
  const variants = ['aff_sub', 'aff_sub1', 'aff_sub2', 'aff_sub3', 'cpc']
  const query = [...names, ...variants].map((name) => `${name}=${name}-x`).join('&')
  const reply = await browser.send('GET', `/landers/video?keep=1&${query}`)
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/landers/video?keep=1'])
  expect(reply.setCookies.map((line) => line.split('=')[0])).toEqual(['network'])
  const stored = new URLSearchParams(decodeURIComponent(browser.cookies.get('network') ?? ''))
  expect(Object.fromEntries(stored)).toEqual({
    network: 'network-x',
    ref: 'ref-x',
    sub1: 'sub1-x',
    sub2: 'sub2-x',
    sub3: 'sub3-x',
  })
})

test.each([
  ['sub=a', { sub1: 'a' }],
  ['aff_sub=a&aff_sub2=b&aff_sub3=c', { sub1: 'a', sub2: 'b', sub3: 'c' }],
  ['aff_sub1=a', { sub1: 'a' }],
  ['cpc=12', {}],
])(
  'SITE-04 from “%s” only sub1 to sub3 are stored, and never the price of a click',
  async (query, more) => {
    const browser = await arrive(`network=north&${query}`)
    const stored = new URLSearchParams(decodeURIComponent(browser.cookies.get('network') ?? ''))
    expect(Object.fromEntries(stored)).toEqual({ network: 'north', ...more })
  },
)

test('SITE-04 a traffic source is carried to the sign-up and to each order; a later visit’s source to its order', async () => {
  const browser = await arrive('network=north&ref=winter&sub=a&aff_sub2=b')
  const member = await someone(site, {}, browser)
  await buy(member)
  const source = { network: 'north', ref: 'winter', sub1: 'a', sub2: 'b' }
  // The visit is over, and the account's source is used.
  browser.cookies.delete('network')
  await buy(member)
  await browser.send('GET', '/members?network=south')
  await buy(member)
  expect(await exportSources(member)).toEqual({
    account: source,
    orders: [source, source, { network: 'south' }],
  })
})

test('SITE-04 staff see what each source brought in a closed month, no figure below ten, no name of a small source, and no difference from day to day', async () => {
  const { clock } = site.server.infrastructure
  for (let index = 0; index < 10; index++) {
    const browser = await arrive('network=harbour')
    if (index === 0) await someone(site, {}, browser)
    else await signUpSomeone(site, {}, browser)
  }
  // A partner could use one link per person; together they are ten.
  for (const name of ['elena', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    await signUpSomeone(site, {}, await arrive(`network=only-for-${name}`))
  const read = async () =>
    (await officeClient(site, 'owner')).send('GET', '/api/office/traffic-sources')
  // The month isn’t over: two readings of it would show who joined in between.
  const running = await read()
  expect(running.body).toMatchObject({ month: '2026-10', sources: [], others: null })
  clock.moveBy(40 * 24 * 3_600_000)
  const { status, body, text } = await read()
  expect(status).toBe(200)
  expect(body).toMatchObject({ month: '2026-11' })
  const { sources } = body as unknown as { sources: object[] }
  expect(sources).toContainEqual(
    expect.objectContaining({ source: 'harbour', signed_up: 10, confirmed: null }),
  )
  expect(text).not.toContain('only-for-')
  const tomorrow = await arrive('network=harbour')
  await signUpSomeone(site, {}, tomorrow)
  clock.moveBy(24 * 3_600_000)
  expect((await read()).body).toEqual(body)
  const agent = await officeClient(site, 'agent')
  expect((await agent.send('GET', '/api/office/traffic-sources')).status).toBe(404)
})

test('SITE-04 an order’s traffic source is removed with the account', async () => {
  const member = await someone(site, {}, await arrive('network=click-id-of-one-person'))
  await buy(member)
  const stored = () =>
    site.server.infrastructure.database.many(
      sql`select network from payments.purchase where account_id = ${member.account}`,
    )
  expect(await stored()).toEqual([{ network: { network: 'click-id-of-one-person' } }])
  const { status } = await member.browser.send('POST', '/api/account/deletion', {
    current_password: member.password,
  })
  expect(status).toBe(200)
  const { clock } = site.server.infrastructure
  await clock.moveBy(15 * 24 * 3_600_000)
  await site.server.product.accounts.erase(clock.now())
  expect(await stored()).toEqual([{ network: {} }])
})
