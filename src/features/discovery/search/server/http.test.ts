import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestWithHost } from '#app/testing/request-with-host.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: TestSite
const mila = '7d2f4a10-52b3-4f7e-9a77-0c8e6f1b2d34'

beforeAll(async () => {
  site = await startSite()
  const { database, clock } = site.server.infrastructure
  const now = clock.now()
  const { id } = await database.one<{ id: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    values (${mila}, 1, 1, 'member', 'Mila de Vries', 'mila', 'mila@example.org', 'mila@example.org', ${now}, 'x', 'active', 'nl', ${now}, ${now}, ${now})
    returning id`)
  await database.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, region_id, city_id, created_at, changed_at)
    select ${id}, 1, '1994-02-03', 1, 0, 'NL', region_id, id, ${now}, ${now} from geography.public_city where id = 2755003`)
  await database.transaction((tx) => site.server.product.search.refresh(tx, id, now))
})
afterAll(() => site.close())

test('SRCH-01 SRCH-03 a visitor searches and sees the first name and region, but no city', async () => {
  const answer = await fetch(
    `${site.url}/api/members?gender=female&country=NL&min_age=18&max_age=99`,
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    total: 1,
    total_capped: false,
    next: null,
    searcher: null,
    members: [
      {
        id: mila,
        name: 'Mila',
        place: 'Noord-Holland',
        distance_km: null,
        online: true,
        new: true,
        kind: 'member',
        label: null,
        photo: null,
      },
    ],
  })
})

test('SRCH-01 SRCH-03 the other site has its own members and only admits visitors from a traffic source', async () => {
  const closed = await requestWithHost(site, 'sarabande.localhost', '/api/members?country=all')
  expect(closed.status).toBe(403)
  expect(JSON.parse(closed.body)).toMatchObject({ authentication_required: true })
  expect((await requestWithHost(site, 'sarabande.localhost', '/members?country=')).body).toContain(
    phrase('search.closed.title', { locale: 'de' }),
  )
  const arriving = await requestWithHost(
    site,
    'sarabande.localhost',
    '/members?country=&network=fair',
  )
  expect([arriving.status, arriving.location]).toEqual([302, '/members?country='])
  const open = await requestWithHost(
    site,
    'sarabande.localhost',
    '/members?country=',
    'network=network%3Dfair',
  )
  expect(open.body).toContain(phrase('search.nobody.title', { locale: 'de' }))
  expect(open.body).not.toContain('Mila')
})

test.each([
  'min_age=12',
  'max_age=old',
  'country=XX',
  'distance_km=1000',
  'online=maybe',
  'order=random',
  'page=2',
  'gender=male&gender=female',
])('a search by %s is refused, field by field', async (query) => {
  const answer = await fetch(`${site.url}/api/members?${query}`)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ error: { code: 'input.invalid' } })
})

test('SRCH-01 BEY-17 the page is rendered on the server with its members and its form', async () => {
  const page = await (await fetch(`${site.url}/members?gender=female&country=NL`)).text()
  expect(page).toContain('1 person, Netherlands')
  expect(page).toContain('Mila')
  expect(page).toContain('action="/members"')
  expect(page).not.toContain('de Vries')
  expect(page).not.toContain('style=')
})

test('BEY-17 an empty result is stated in the reader’s language', async () => {
  const page = await (
    await fetch(`${site.url}/members?gender=male&country=NL`, {
      headers: { cookie: 'i18n_redirected=de' },
    })
  ).text()
  expect(page).toContain(phrase('search.nobody.title', { locale: 'de' }))
})

test('SRCH-01 the site’s search_fields determine the filters: others do not appear in the form and have no effect', async () => {
  const { changeSettings } = site.server.product.sites
  const names = async () => {
    const page = await (await fetch(`${site.url}/members`)).text()
    return ['gender', 'country', 'region', 'min_age', 'max_age'].filter((name) =>
      page.includes(`name="${name}"`),
    )
  }
  const findMembers = async (query: string) => {
    const answer = await fetch(`${site.url}/api/members?${query}`)
    return (await answer.json()) as { total: number; search: Record<string, unknown> }
  }
  // Mila is a woman from the Netherlands, over thirty.
  const none = 'gender=male&country=PL&region=1&min_age=18&max_age=20'
  try {
    await changeSettings(1, {
      search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
    })
    expect(await names()).toEqual(['gender', 'country', 'region', 'min_age', 'max_age'])
    expect((await findMembers(none)).total).toBe(0)
    await changeSettings(1, { search_fields: ['gender', 'country'] })
    expect(await names()).toEqual(['gender', 'country'])
    expect(
      await findMembers('gender=female&country=NL&region=1&min_age=18&max_age=20'),
    ).toMatchObject({
      total: 1,
      search: { gender: 'female', country: 'NL', region: null, min_age: 18, max_age: 99 },
    })
    await changeSettings(1, { search_fields: ['min_age'] })
    expect(await names()).toEqual(['min_age', 'max_age'])
    expect((await findMembers('min_age=60&max_age=70')).search).toMatchObject({
      min_age: 60,
      max_age: 99,
    })
    await changeSettings(1, { search_fields: [] })
    expect(await names()).toEqual([])
    expect(await findMembers(none)).toMatchObject({
      total: 1,
      search: { gender: 'all', country: 'all', region: null, min_age: 18, max_age: 99 },
    })
  } finally {
    await changeSettings(1, {
      search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
    })
  }
})
