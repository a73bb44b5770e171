import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#kernel/endpoint.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { contract } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: 'silent', limits: 'count' })
})
afterAll(() => site.close())

/** Logs in a member of the demo cast. */
async function someone(name: string): Promise<WebClient & { readonly id: string }> {
  const browser = webClient(site)
  const login = `${name.toLowerCase()}@minuet.example`
  const { status, body } = await browser.send('POST', '/api/user.php', {
    login,
    password: 'minuet-demo',
  })
  expect(status).toBe(200)
  return {
    ...browser,
    id: (body as unknown as { user: { profile: { id: string } } }).user.profile.id,
  }
}

type Person = Awaited<ReturnType<typeof someone>>
const like = (who: Person, whom: string, id: string = randomUUID()) =>
  who.send('POST', `/api/members/${whom}/like`, { id })
const lists = async (who: Person) =>
  (await who.send('GET', '/api/likes')).body as unknown as Output<(typeof contract)['likes.list']>
const ids = (members: readonly { id: string }[]) => members.map(({ id }) => id)

test('LIKE-01 a like, a like in return, the match, and undoing them', async () => {
  const [elena, jonas] = [await someone('Elena'), await someone('Jonas')]
  expect(await like(elena, jonas.id)).toMatchObject({
    status: 200,
    body: { liked: true, match: null },
  })
  const answer = await like(jonas, elena.id)
  expect(answer).toMatchObject({
    status: 200,
    body: { liked: true, match: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
  })
  const { id } = (answer.body as unknown as { match: { id: string } }).match

  const seen = await lists(elena)
  expect(Object.keys(seen).sort()).toEqual([
    'counts',
    'liked_by',
    'likes',
    'matches',
    'new_counts',
    'next',
    'reader_country',
    'total_new',
  ])
  expect(seen).toMatchObject({
    likes: [{ id: jonas.id, match: { id } }],
    liked_by: [{ id: jonas.id, like_new: true }],
    matches: [{ id: jonas.id, match: { id } }],
    counts: { likes: 1, liked_by: 1, matches: 1 },
    new_counts: { liked_by: 1, matches: 1 },
    total_new: 1,
  })
  expect(await elena.send('GET', `/api/likes/m/${id}`)).toMatchObject({
    status: 200,
    body: { id, member: { id: jonas.id } },
  })
  for (const type of ['liked_by', 'likes', 'matches'])
    expect(await elena.send('GET', `/api/likes/${type}`)).toMatchObject({
      status: 200,
      body: { members: [{ id: jonas.id }], next: null, count: 1 },
    })
  expect((await elena.send('GET', '/api/likes/admirers')).status).toBe(404)

  expect((await jonas.send('DELETE', `/api/members/${elena.id}/like`)).status).toBe(204)
  expect((await elena.send('GET', `/api/likes/m/${id}`)).status).toBe(404)
  expect(await lists(elena)).toMatchObject({
    likes: [{ match: null }],
    liked_by: [],
    matches: [],
    total_new: 0,
  })
})

test('LIKE-01 a repeated request changes nothing, and an unavailable member gets the same response regardless of the reason', async () => {
  const [mei, kofi] = [await someone('Mei'), await someone('Kofi')]
  const id = randomUUID()
  expect((await like(mei, kofi.id, id)).body).toEqual((await like(mei, kofi.id, id)).body)
  expect((await lists(kofi)).counts).toMatchObject({ liked_by: 1 })
  expect(await like(mei, mei.id)).toMatchObject({
    status: 422,
    body: { error: { code: 'likes.self' } },
  })

  const never = await like(mei, randomUUID())
  expect(never.status).toBe(404)
  await kofi.send('POST', `/api/members/${mei.id}/block`, {})
  const blocked = await like(mei, kofi.id)
  const malformed = await like(mei, 'nobody')
  expect([blocked.status, blocked.text]).toEqual([404, never.text])
  expect([malformed.status, malformed.text]).toEqual([404, never.text])
  expect((await lists(kofi)).counts).toMatchObject({ liked_by: 0 })
  expect((await lists(mei)).likes).toEqual([])
})

test.each([
  ['GET', '/api/likes'],
  ['GET', '/api/likes/liked_by'],
  ['GET', '/api/like-counts'],
  ['GET', '/api/auto-like'],
  ['POST', `/api/members/${randomUUID()}/like`],
  ['POST', `/api/members/${randomUUID()}/seen`],
])('LIKE-01 a visitor has to log in: %s %s', async (method, path) => {
  const answer = await webClient(site).send(
    method,
    path,
    method === 'POST' ? { id: randomUUID() } : undefined,
  )
  expect(answer).toMatchObject({ status: 403, body: { authentication_required: true } })
})

test('LIKE-01 a fictional profile can be liked, is labelled in the list, and never likes back', async () => {
  const amara = await someone('Amara')
  const isabel = await site.server.infrastructure.database.one<{ member: string }>(sql`
    select a.member_id as member from accounts.public_account a where a.kind = 'fictional' and a.pool_id = 1 and a.status = 'active' limit 1`)
  expect(await like(amara, isabel.member)).toMatchObject({
    status: 200,
    body: { liked: true, match: null },
  })
  expect((await lists(amara)).likes).toMatchObject([
    {
      id: isabel.member,
      kind: 'fictional',
      label: phrase('sites.fictional_singular'),
      online: false,
      distance_km: null,
    },
  ])
})

test('LIKE-02 a like is new until the profile is opened, new likes come first, and the total decreases', async () => {
  const [greta, dev, luca] = [await someone('Greta'), await someone('Dev'), await someone('Luca')]
  await like(dev, greta.id)
  await like(luca, greta.id)
  expect(await lists(greta)).toMatchObject({
    liked_by: [
      { id: luca.id, like_new: true },
      { id: dev.id, like_new: true },
    ],
    total_new: 2,
  })
  expect((await greta.send('POST', `/api/members/${luca.id}/seen`, {})).status).toBe(204)
  expect(await lists(greta)).toMatchObject({
    liked_by: [
      { id: dev.id, like_new: true },
      { id: luca.id, like_new: false },
    ],
    total_new: 1,
  })
  expect((await greta.send('GET', '/api/like-counts')).body).toEqual({
    new_counts: { liked_by: 1, matches: 0 },
    total_new: 1,
  })
  await dev.send('DELETE', `/api/members/${greta.id}/like`)
  expect(ids((await lists(greta)).liked_by)).toEqual([luca.id])
})

test('LIKE-04 auto-like returns an existing like from a member, or 204 when there is none', async () => {
  const [hanna, marek] = [await someone('Hanna'), await someone('Marek')]
  const none = await hanna.send('GET', '/api/auto-like')
  expect([none.status, none.text]).toEqual([204, ''])
  await like(marek, hanna.id)
  const { status, body } = await hanna.send('GET', '/api/auto-like')
  const { profile } = body as unknown as {
    profile: { id: string; name: string; main_image: { match: string } }
  }
  expect([status, profile.id, profile.name]).toEqual([200, marek.id, 'Marek'])
  expect(Object.keys(profile)).toEqual(['id', 'name', 'main_image'])
  const { match } = profile.main_image
  expect(match).toMatch(/^media\//)
  const { body: settings } = await hanna.send('GET', '/api/settings')
  const getCdnPrefix = (response: unknown) => (response as { cdn_prefix: string }).cdn_prefix
  expect(getCdnPrefix(settings)).toBe('/cdn/')
  const photo = (prefix: string, who: WebClient) => who.send('GET', prefix + match)
  expect((await photo('/cdn/', hanna)).headers.get('content-type')).toContain('image/')
  // The URL is only valid for her; no other prefix serves the photo.
  expect((await photo('/cdn/', marek)).status).toBe(404)
  expect((await photo('/pictures/', hanna)).status).toBe(404)
  const { changeSettings } = site.server.product.sites
  await changeSettings(1, { cdn_prefix: '/pictures/small/' })
  expect(getCdnPrefix((await hanna.send('GET', '/api/settings')).body)).toBe('/pictures/small/')
  expect((await photo('/pictures/small/', hanna)).headers.get('content-type')).toContain('image/')
  expect((await photo('/cdn/', hanna)).status).toBe(404)
  await changeSettings(1, { cdn_prefix: '/cdn/' })
  expect(await lists(hanna)).toMatchObject({ counts: { liked_by: 1, likes: 0 }, total_new: 1 })
  await hanna.send('POST', `/api/members/${marek.id}/seen`, {})
  expect((await hanna.send('GET', '/api/auto-like')).status).toBe(204)
})
