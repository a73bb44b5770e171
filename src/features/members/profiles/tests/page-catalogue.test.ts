import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

let site: PeopledSite
let jonas: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson(
    { name: 'Jonas' },
    { gender: 'male', seeking: ['female'], city: 2755003, interests: ['wine', 'reading', 'sex'] },
  )
})
afterAll(() => site.close())

const page = (member: string, { browser } = jonas) => browser.send('GET', `/api/members/${member}`)
const save = (part: string, body: unknown, { browser } = jonas) =>
  browser.send('PUT', `/api/profile/${part}`, body)
const unknownMember = '00000000-0000-4000-8000-000000000000'

test('PRO-02 a member’s page is complete for other members and does not reveal the birthday', async () => {
  const elena = await site.addPerson({}, { birth: '1990-05-06' })
  const reply = await page(elena.member)
  expect(reply.status).toBe(200)
  expect(reply.text.replaceAll(elena.member, '')).not.toMatch(/1990-05-|@example/)
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('PRO-03 members can read their own profile and save each section; a visitor cannot', async () => {
  const elena = await site.addPerson()
  const own = await elena.browser.send('GET', '/api/profile')
  expect(own.body).toMatchObject({
    id: elena.member,
    date_of_birth: '1992-03-04',
    missing: expect.arrayContaining(['about', 'place', 'prompts']),
  })
  expect((await site.visitor().send('GET', '/api/profile')).body).toMatchObject({
    authentication_required: true,
  })
  expect((await save('about', { about: 'x'.repeat(2001) }, elena)).status).toBe(422)
  expect((await save('about', { about: 'null \u0000 byte' }, elena)).status).toBe(422)
  expect((await save('about', { about: 'Hello', id: jonas.member }, elena)).status).toBe(422)
  expect(
    (
      await save(
        'basics',
        { date_of_birth: '2020-01-01', gender: 'female', seeking: ['male'] },
        elena,
      )
    ).body.error,
  ).toMatchObject({
    code: 'profiles.too_young',
    message: phrase('profiles.refusals.too_young', { min_age: '18' }),
  })
  expect((await save('place', { country: 'DE', city: 2759794 }, elena)).body.error).toMatchObject({
    code: 'profiles.unknown_place',
    field: 'city',
  })
})

test('SRCH-02 a profile that is blocked, unconfirmed, disabled, invisible or in another pool gets the same response as one that never existed', async () => {
  const missing = (await page(unknownMember)).text
  const blocker = await site.addPerson()
  expect((await blocker.browser.send('POST', `/api/members/${jonas.member}/block`)).status).toBe(
    204,
  )
  const blocked = await site.addPerson()
  expect((await jonas.browser.send('POST', `/api/members/${blocked.member}/block`)).status).toBe(
    204,
  )
  const absent = [
    blocker,
    blocked,
    await site.addPerson({ status: 'not_confirmed' }),
    await site.addPerson({ status: 'disabled' }),
    await site.addPerson({ invisible: true }),
    await site.addPerson({ pool: 2, site: 2 }),
  ]
  for (const { member } of [...absent, { member: 'not-an-id' }, { member: '%27%20or%201' }]) {
    for (const path of [`/api/members/${member}`, `/api/members/${member}/photos`]) {
      const reply = await jonas.browser.send('GET', path)
      expect([path, reply.status, reply.text]).toEqual([path, 404, missing])
    }
  }
  expect((await page(jonas.member, blocked)).status).toBe(404)
  expect((await blocked.browser.send('DELETE', `/api/members/${jonas.member}/block`)).status).toBe(
    404,
  )
  expect((await jonas.browser.send('GET', '/api/blocks')).body).toMatchObject({
    members: [{ id: blocked.member }],
  })
  expect((await jonas.browser.send('DELETE', `/api/members/${blocked.member}/block`)).status).toBe(
    204,
  )
  expect((await page(blocked.member)).status).toBe(200)
})

test('SRCH-03 a visitor sees a few lines while search is open, and is asked to log in when it is not', async () => {
  const elena = await site.addPerson({ name: 'Elena Maria' }, { city: 2755003, about: 'Bread' })
  const fetchPage = () => site.visitor().send('GET', `/api/members/${elena.member}`)
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
  expect((await fetchPage()).body).toEqual({
    view: 'reduced',
    id: elena.member,
    name: 'Elena',
    age: expect.any(Number),
    kind: 'member',
    label: null,
    country: 'NL',
    region: 'Noord-Holland',
    photos: [],
  })
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'none' })
  expect(await fetchPage()).toMatchObject({ status: 403, body: { authentication_required: true } })
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
})

test('SEC-10 a page shows kilometres between two cities and nothing more precise', async () => {
  const near = await site.addPerson({}, { city: 2755003 })
  const far = await site.addPerson({}, { city: 2759794 })
  expect((await page(near.member)).body).toMatchObject({ distance_km: null })
  const reply = await page(far.member)
  expect((reply.body as unknown as { distance_km: number }).distance_km).toSatisfy(
    (km: number) => Number.isInteger(km) && km > 10 && km < 25,
  )
  expect(reply.text).not.toMatch(/\d\.\d|"lat|"lon|cell/)
})
