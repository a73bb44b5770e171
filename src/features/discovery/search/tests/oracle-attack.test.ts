import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { settings } from '#features/site/sites/index.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

/** The distances that the form offers and some others. */
const radii = [5, 10, 15, 25, 37, 50, 100, 200]
const amsterdam = 2759794
const haarlem = 2755003
const utrecht = 2745912

interface SearchResult {
  readonly members: { readonly id: string; readonly distance_km: number | null }[]
  readonly next: string | null
}

let site: PeopledSite
let spy: TestPerson
let other: TestPerson
const women: TestPerson[] = []
beforeAll(async () => {
  site = await startPeopledSite()
  spy = await site.addPerson({ name: 'Spy' }, { gender: 'male', seeking: ['female'] })
  other = await site.addPerson({ name: 'Other' }, { gender: 'male', seeking: ['female'] })
  for (let nth = 0; nth < 30; nth += 1)
    women.push(await site.addPerson({ name: `Woman ${nth}` }, { city: haarlem }))
  await move(spy, amsterdam)
})
afterAll(() => site.close())

async function move(who: TestPerson, city: number) {
  const { region_id } = await site.server.infrastructure.database.one<{ region_id: number }>(
    sql`select region_id from geography.public_city where id = ${city}`,
  )
  const place = { country: 'NL', region: region_id, city }
  expect((await who.browser.send('PUT', '/api/profile/place', place)).status).toBe(200)
}

async function find(query: string, who = spy) {
  const { status, body } = await who.browser.send('GET', `/api/members?country=NL&${query}`)
  return { status, body: body as unknown as SearchResult }
}

/** Sets when a member was last active, as the site's own code does. */
async function setLastActive(who: TestPerson, at: Date) {
  const { database } = site.server.infrastructure
  await database.transaction(async (tx) => {
    await tx.run(sql`update accounts.account set last_active_at = ${at} where id = ${who.account}`)
    await tx.run(sql`delete from search.member_search where account_id = ${who.account}`)
    await site.server.product.search.refresh(tx, who.account, at)
  })
}

/** The cursor that the first version accepted: seconds and a member's id, unencrypted. */
const forge = (at: Date, id = 'f'.repeat(32)) => `-.${at.getTime().toString(36)}.${id}`

test('no one can find out by bisecting cursors when a member was last online', async () => {
  const now = site.server.infrastructure.clock.now().getTime()
  const [victim] = women as [TestPerson]
  const secret = now - 5_000_000
  await setLastActive(victim, new Date(secret))
  let [low, high] = [now - 86_400_000, now]
  const statuses = new Set<number>()
  for (let tries = 0; tries < 20; tries += 1) {
    const middle = Math.floor((low + high) / 2)
    const { status, body } = await find(`after=${forge(new Date(middle))}`)
    statuses.add(status)
    if (status === 200 && body.members.some(({ id }) => id === victim.member)) high = middle
    else low = middle
  }
  expect([...statuses]).toEqual([422])
  expect(Math.abs(high - secret)).toBeGreaterThan(60_000)
})

test('a cursor reveals nothing, and is only valid for its own search and reader', async () => {
  const { body } = await find('')
  const next = body.next ?? ''
  const text = `${next} ${Buffer.from(next, 'base64url').toString('latin1')}`
  const last = body.members.at(-1)?.id ?? '-'
  expect(text).not.toContain(last.replaceAll('-', ''))
  expect((await find('')).body.next).not.toBe(next)
  expect((await find('')).body.next).toHaveLength(next.length)
  expect((await find(`after=${next}`)).status).toBe(200)
  const changed = `${next.slice(0, 20)}${next[20] === 'A' ? 'B' : 'A'}${next.slice(21)}`
  const liked = (await spy.browser.send('GET', `/api/likes/likes?after=${next}`)).status
  expect([
    (await find(`after=${next}`, other)).status,
    (await find(`with_photo=true&after=${next}`)).status,
    (await find(`max_age=60&after=${next}`)).status,
    (await find(`signup_reason=dates&after=${next}`)).status,
    (await find(`after=${changed}`)).status,
    (await find(`after=${next}A`)).status,
    (await find(`after=${next.slice(0, -2)}`)).status,
    (await find('after=x')).status,
    liked,
  ]).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 422])
})

test('the order within a day reveals nothing about the time, even to someone with many accounts', async () => {
  const { clock } = site.server.infrastructure
  await site.server.infrastructure.clock.moveBy(3_600_000)
  const noon = clock.now().getTime()
  // Each was online two minutes after the one before, all of them today, and none is online now.
  for (const [nth, woman] of women.entries())
    await setLastActive(woman, new Date(noon - 600_000 - nth * 120_000))
  const order: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body }: { body: SearchResult } = await find(next === '' ? '' : `after=${next}`)
    order.push(...body.members.map(({ id }) => id))
    next = body.next
  }
  const ladder = women.map(({ member }) => member)
  const shown = order.filter((id) => ladder.includes(id))
  expect(shown).toHaveLength(ladder.length)
  let inOrder = 0
  for (let nth = 1; nth < ladder.length; nth += 1)
    if (shown.indexOf(ladder[nth - 1] ?? '') < shown.indexOf(ladder[nth] ?? '')) inOrder += 1
  // Exact times would give 29 of 29, chance about half.
  expect(inOrder).toBeGreaterThan(4)
  expect(inOrder).toBeLessThan(25)
  // Repeating the search gives the same order, so pages neither repeat nor skip anyone.
  expect((await find('')).body.members.map(({ id }) => id)).toEqual(order.slice(0, 24))
})

test('members who are online come first, as their cards show', async () => {
  const now = site.server.infrastructure.clock.now().getTime()
  const online = women.slice(10, 13)
  for (const woman of online) await setLastActive(woman, new Date(now - 60_000))
  const { body } = await find('')
  expect(
    body.members
      .slice(0, 3)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(online.map(({ member }) => member).toSorted())
})

test('only the distances offered in the form are accepted', async () => {
  const statuses = await Promise.all(
    radii.map(async (km) => (await find(`distance_km=${km}`)).status),
  )
  expect(statuses).toEqual([422, 200, 422, 200, 422, 200, 200, 200])
})

test('where the site hides cities, no radius, order or suggestion depends on the town', async () => {
  const { changeSettings } = site.server.product.sites
  const { visible_profile_fields: all } = settings.parse({})
  await changeSettings(1, { visible_profile_fields: all.filter((field) => field !== 'city') })
  const target = women[20] as TestPerson
  const seen = new Set<string>()
  for (const city of [amsterdam, haarlem, utrecht]) {
    await move(spy, city)
    for (const query of ['distance_km=10', 'distance_km=25&order=near', 'order=near']) {
      const { body } = await find(query)
      expect(body.members.every(({ distance_km }) => distance_km === null)).toBe(true)
      seen.add(body.members.map(({ id }) => id).join())
    }
    const { body } = await spy.browser.send('GET', '/api/match-finder/picks')
    expect(JSON.stringify(body)).not.toMatch(/"near"|"same_city"|"km":\d/)
    const page = await spy.browser.send('GET', `/api/members/${target.member}`)
    expect(JSON.stringify(page.body)).not.toContain('Haarlem')
    expect(page.body).toMatchObject({ distance_km: null })
  }
  expect(seen.size).toBe(1)
  await changeSettings(1, { visible_profile_fields: all })
})

test('a member can change towns too rarely to locate others by measuring from many places', async () => {
  const strict = await startPeopledSite({}, { limits: 'enforce' })
  const mover = await strict.addPerson({ name: 'Mover' })
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await mover.browser.send('PUT', '/api/profile/place', { country: 'NL' })).status)
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(10)).toEqual([429, 429])
  await strict.close()
}, 60_000)
