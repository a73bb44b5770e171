import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'

const [velvet, paper] = [
  '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c01',
  '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c03',
]

let site: PeopledSite
let jonas: TestPerson
/** A member of the other site, and the browser of a member there. */
let ida: TestPerson
let there: WebClient

beforeAll(async () => {
  site = await startPeopledSite()
  const { product, infrastructure } = site.server
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  const email = 'ida@example.org'
  const passwordHash = await product.accounts.demo.hashPassword('three tall herons')
  ida = await site.addPerson(
    { name: 'Ida Vogelsang', pool: 2, site: 2, email, passwordHash } as never,
    {
      country: 'CH',
      birth: '1988-05-05',
    },
  )
  // No resolver knows the other site's host name here, so it is served under the loopback address.
  await infrastructure.database.run(
    sql`update sites.site_host set site_id = 2, position = 9 where host = '127.0.0.1'`,
  )
  product.sites.forget()
  there = webClient(site, '127.0.0.1')
  const entered = await there.send('POST', '/api/user.php', {
    login: email,
    password: 'three tall herons',
  })
  if (entered.status !== 200) throw new Error(`login responded with ${entered.status}`)
  const now = infrastructure.clock.now()
  const picture = await sharp({
    create: { width: 48, height: 60, channels: 3, background: '#525' },
  })
    .webp()
    .toBuffer()
  await product.ads.placeAd(
    {
      id: velvet,
      site: 1,
      kind: 'cam',
      texts: { en: { title: 'Velvet Stage' }, de: { title: 'Samtbühne' } },
      target: 'https://www.velvet.example/live',
      exclusive: true,
      liveUntil: new Date(now.getTime() + 3_600_000),
    },
    picture,
    now,
  )
  await product.ads.placeAd(
    {
      id: paper,
      site: 1,
      kind: 'site',
      texts: { en: { title: 'Paper & Ink' } },
      target: 'https://paper.example/',
    },
    null,
    now,
  )
})
afterAll(() => site.close())
beforeEach(async () => {
  const { changeSettings } = site.server.product.sites
  await changeSettings(1, { member_resell: true, fictional: false, logged_out_search: 'all' })
  await changeSettings(2, { member_resell: true })
})

interface Ad {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly picture: string | null
}
const ads = async (browser = jonas.browser) => {
  const reply = await browser.send('GET', '/api/sponsored')
  expect(reply.status).toBe(200)
  return (reply.body as unknown as { ads: Ad[] }).ads
}
const titles = async (browser?: WebClient) => (await ads(browser)).map(({ title }) => title).sort()
const read = (ad: string, browser = jonas.browser) => browser.send('GET', `/api/sponsored/${ad}`)
const nothing = () => jonas.browser.send('GET', `/api/sponsored/${randomUUID()}`)
const resell = (resold: boolean) => there.send('PUT', '/api/profile/resale', { resold })

test('PRO-12 a site has no ads unless its operator turns them on', async () => {
  const { changeSettings } = site.server.product.sites
  expect((await there.send('GET', '/api/sponsored')).body).toEqual({ ads: [] })
  expect(await titles()).toEqual(['Paper & Ink', 'Velvet Stage'])
  await changeSettings(1, { member_resell: false })
  expect(await ads()).toEqual([])
  expect([(await read(velvet)).status, (await read(velvet)).text]).toEqual([
    404,
    (await nothing()).text,
  ])
  expect((await jonas.browser.send('POST', `/api/sponsored/${velvet}/clicks`)).status).toBe(404)
})

test('PRO-12 each ad states, in the reader’s language, its kind, whether it is live, and where it leads', async () => {
  expect((await ads()).find(({ id }) => id === velvet)).toEqual({
    id: velvet,
    kind: 'cam',
    label: phrase('fictional_profiles.ad'),
    title: 'Velvet Stage',
    text: '',
    picture: `/media/ad/${velvet}/picture`,
    exclusive: true,
    live: true,
    host: 'velvet.example',
  })
  const german = webClient(site)
  german.cookies.set('i18n_redirected', 'de')
  expect((await ads(german)).find(({ id }) => id === velvet)).toMatchObject({
    label: 'Anzeige',
    title: 'Samtbühne',
  })
  expect((await read(velvet)).body).toMatchObject({
    url: 'https://www.velvet.example/live',
    host: 'velvet.example',
  })
  const { clock } = site.server.infrastructure
  clock.moveBy(3_600_000)
  expect((await ads()).find(({ id }) => id === velvet)).toMatchObject({
    live: false,
    exclusive: true,
  })
  clock.moveBy(-3_600_000)
})

test('PRO-12 an ad never appears in a search, a count or the swipe game', async () => {
  const searchResponse = await jonas.browser.send(
    'GET',
    '/api/members?gender=all&country=all&min_age=18&max_age=99',
  )
  expect(searchResponse.text).not.toContain('Velvet')
  const { total } = searchResponse.body as unknown as { total: number }
  await site.server.product.sites.changeSettings(1, { member_resell: false })
  const without = await jonas.browser.send(
    'GET',
    '/api/members?gender=all&country=all&min_age=18&max_age=99',
  )
  expect((without.body as unknown as { total: number }).total).toBe(total)
  for (const path of ['/api/swipe-game', '/api/match-finder/picks', '/api/likes', '/api/chats'])
    expect((await jonas.browser.send('GET', path)).text).not.toContain('Velvet')
})

test('PRO-12 for clicks on an ad, only a daily count is stored', async () => {
  for (const browser of [jonas.browser, jonas.browser, site.visitor()])
    expect((await browser.send('POST', `/api/sponsored/${paper}/clicks`)).status).toBe(204)
  const rows = await site.server.infrastructure.database.many<Record<string, unknown>>(
    sql`select l.* from ads.click_count l join ads.ad a on a.id = l.ad_id where a.ad_id = ${paper}`,
  )
  expect(rows.map((row) => [Object.keys(row).sort(), row.times])).toEqual([
    [['ad_id', 'day', 'times'], 3],
  ])
  expect((await jonas.browser.send('POST', `/api/sponsored/${randomUUID()}/clicks`)).status).toBe(
    404,
  )
})

test('BEY-03 the switch hides ads immediately, even on a site without fictional profiles; the site default applies to visitors', async () => {
  const choose = (shown: boolean) =>
    jonas.browser.send('PUT', '/api/fictional-profiles/choice', { shown })
  const picture = () =>
    fetch(`${site.url}/media/ad/${velvet}/picture`, { headers: { cookie: cookieHeader(jonas) } })
  expect((await jonas.browser.send('GET', '/api/fictional-profiles/choice')).body).toEqual({
    shown: true,
  })
  expect([(await picture()).status, (await picture()).headers.get('content-type')]).toEqual([
    200,
    'image/webp',
  ])
  await choose(false)
  expect(await ads()).toEqual([])
  expect([(await read(velvet)).status, (await read(velvet)).text]).toEqual([
    404,
    (await nothing()).text,
  ])
  expect((await picture()).status).toBe(404)
  await choose(true)
  expect(await titles()).toEqual(['Paper & Ink', 'Velvet Stage'])
  expect(await titles(site.visitor())).toEqual(['Paper & Ink', 'Velvet Stage'])
  await site.server.product.sites.changeSettings(1, { fictional_hidden: true })
  expect(await ads(site.visitor())).toEqual([])
  await site.server.product.sites.changeSettings(1, {
    fictional_hidden: false,
    logged_out_search: 'none',
  })
  expect((await site.visitor().send('GET', '/api/sponsored')).status).toBe(403)
})

test('PRO-12 a member is shown as an ad on other sites only by their own choice, and revoking it takes effect immediately', async () => {
  expect((await there.send('GET', '/api/profile/resale')).body).toEqual({
    resold: false,
    offered: true,
  })
  expect(await titles()).toEqual(['Paper & Ink', 'Velvet Stage'])
  for (const _ of [1, 2]) expect((await resell(true)).body).toEqual({ resold: true })
  const ad = (await ads()).find(({ kind }) => kind === 'member')
  // First name and age; nothing about her preferences, and no location.
  expect(ad).toEqual({
    id: expect.not.stringContaining(ida.member),
    kind: 'member',
    label: phrase('fictional_profiles.ad'),
    title: 'Ida, 38',
    text: '',
    picture: null,
    exclusive: false,
    live: false,
    host: `sarabande.localhost:${site.port}`,
  })
  expect((await read(ad?.id ?? '')).body).toMatchObject({
    url: `http://sarabande.localhost:${site.port}/members/${ida.member}/landing`,
  })
  // Clicks on members are not counted, and no one on their own site sees them as an ad.
  expect((await jonas.browser.send('POST', `/api/sponsored/${ad?.id}/clicks`)).status).toBe(204)
  expect(await ads(there)).toEqual([])
  expect((await there.send('GET', `/api/sponsored/${ad?.id}`)).status).toBe(404)

  expect((await resell(false)).body).toEqual({ resold: false })
  expect([(await read(ad?.id ?? '')).status, (await read(ad?.id ?? '')).text]).toEqual([
    404,
    (await nothing()).text,
  ])
  expect((await ads()).some(({ kind }) => kind === 'member')).toBe(false)
  expect((await resell(true)).status).toBe(200)
  expect((await ads()).find(({ kind }) => kind === 'member')?.id).not.toBe(ad?.id)
})

test('PRO-12 where the site does not offer it no one is shown elsewhere, and members who had chosen it can revoke it', async () => {
  await resell(true)
  await site.server.product.sites.changeSettings(2, { member_resell: false })
  expect((await ads()).some(({ kind }) => kind === 'member')).toBe(false)
  expect((await there.send('GET', '/api/profile/resale')).body).toEqual({
    resold: true,
    offered: true,
  })
  await resell(false)
  expect((await there.send('GET', '/api/profile/resale')).body).toEqual({
    resold: false,
    offered: false,
  })
  const refused = await resell(true)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.objectContaining({ code: 'ads.not_offered', message: expect.stringMatching(/\S/) }),
  ])
})

test('PRO-12 SEC-06 a member who is hidden, closed or erased is not shown anywhere', async () => {
  await resell(true)
  const isMemberShown = async () => (await ads()).some(({ kind }) => kind === 'member')
  expect(await isMemberShown()).toBe(true)
  const { database, clock } = site.server.infrastructure
  await database.run(sql`update accounts.account set invisible = true where id = ${ida.account}`)
  expect(await isMemberShown()).toBe(false)
  await database.run(sql`update accounts.account set invisible = false where id = ${ida.account}`)
  expect(await isMemberShown()).toBe(true)
  await database.transaction((tx) =>
    site.server.product.ads.personalData.erase(tx, ida.account, clock.now()),
  )
  expect(await isMemberShown()).toBe(false)
})

function cookieHeader({ browser }: TestPerson): string {
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ')
}
