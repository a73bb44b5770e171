import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type Listed, createPicture, draftAd, errorCode } from '../testing/office-ads.ts'

let site: PeopledSite
let jonas: TestPerson
let helene: WebClient
let owner: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  helene = await officeClient(site, 'lead', 'Helene')
  owner = await officeClient(site, 'owner', 'Olga')
  await site.server.product.sites.changeSettings(1, { member_resell: true })
})
afterAll(() => site.close())

const root = '/api/office/ads'
const list = async (by = helene) => (await by.send('GET', root)).body as unknown as Listed
const listed = async (id: string) => (await list()).ads.find((ad) => ad.id === id)
const place = (body: object, by = helene) => by.send('POST', root, body)
const visibleAds = async () => {
  const reply = await jonas.browser.send('GET', '/api/sponsored')
  return (reply.body as unknown as { ads: { id: string; title: string }[] }).ads
}
const clear = () =>
  site.server.infrastructure.database.run(sql`update ads.ad set ends_at = placed_at`)
const notes = async (id: string) =>
  (
    await site.server.infrastructure.database.pool.query<{ line: string }>(
      "select name || ' ' || act as line from staff.audit where about = $1 order by id",
      [id],
    )
  ).rows.map(({ line }) => line)
const uploadPicture = (id: string, bytes: Uint8Array, by = helene, type = 'image/png') =>
  fetch(`${site.url}${root}/${id}/picture`, {
    method: 'PUT',
    headers: {
      'content-type': type,
      origin: site.url,
      cookie: [...by.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: Buffer.from(bytes),
  })

test('PRO-12 OPS-01 only owners and leads can access ads; for all other staff and for members they do not exist', async () => {
  const ad = draftAd()
  const bytes = await createPicture()
  expect((await uploadPicture(ad.id, bytes)).status).toBe(204)
  expect((await place({ ...ad, pictured: true })).status).toBe(204)
  const src = (await listed(ad.id))?.picture ?? ''
  expect((await helene.send('GET', src)).status).toBe(200)
  expect((await owner.send('GET', root)).status).toBe(200)
  const nothing = await jonas.browser.send('GET', '/api/office/nothing-here')
  const others = [jonas.browser, site.visitor()]
  for (const role of ['moderator', 'agent', 'finance', 'support', 'auditor'] as const)
    others.push(await officeClient(site, role))
  for (const by of others) {
    for (const [method, path, body] of [
      ['GET', root, undefined],
      ['POST', root, draftAd()],
      ['POST', `${root}/${ad.id}/end`, {}],
    ] as const) {
      const answer = await by.send(method, path, body)
      expect([answer.status, answer.body.error?.code]).toEqual([404, nothing.body.error?.code])
    }
    expect((await uploadPicture(randomUUID(), bytes, by)).status).toBe(404)
    expect((await by.send('GET', src)).status).toBe(404)
  }
  expect((await listed(ad.id))?.run).toBe('running')
  await clear()
})

test('PRO-12 OPS-01 an ad that is submitted repeatedly is placed once, with its text, picture and target host, and the audit log names who placed it', async () => {
  const ad = draftAd({ pictured: true })
  expect(errorCode(await place(ad))).toEqual([422, 'ads.picture_missing', 'picture'])
  expect((await uploadPicture(ad.id, await createPicture())).status).toBe(204)
  // A picture belongs to the staff member who uploaded it; for others it does not exist.
  expect((await uploadPicture(ad.id, await createPicture(), owner)).status).toBe(404)
  expect(errorCode(await place(ad, owner))).toEqual([422, 'ads.picture_missing', 'picture'])
  expect(await visibleAds()).toEqual([])
  for (const _ of [1, 2]) expect((await place(ad)).status).toBe(204)
  expect(
    (await Promise.all([place(ad), place({ ...ad, target: 'https://other.example/' })])).map(
      (r) => r.status,
    ),
  ).toEqual([204, 204])
  expect(await visibleAds()).toEqual([
    {
      id: ad.id,
      kind: 'site',
      label: 'Ad',
      title: 'Paper & Ink',
      text: 'A pen friend in every country.',
      picture: `/media/ad/${ad.id}/picture`,
      exclusive: false,
      live: false,
      host: 'paper.example',
    },
  ])
  const german = webClient(site)
  german.cookies.set('i18n_redirected', 'de')
  expect((await german.send('GET', `/api/sponsored/${ad.id}`)).body).toMatchObject({
    title: 'Papier & Tinte',
  })
  const cookie = [...jonas.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const seen = await fetch(`${site.url}/media/ad/${ad.id}/picture`, { headers: { cookie } })
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await uploadPicture(ad.id, await createPicture())).status).toBe(409)
  expect(await notes(ad.id)).toEqual(['Helene ads.placed'])

  await jonas.browser.send('POST', `/api/sponsored/${ad.id}/clicks`)
  expect(await listed(ad.id)).toMatchObject({ run: 'running', left: 1, ends_at: null })
  await clear()
})

test('PRO-12 an ad runs from its first day to the end of its last, in the time zone of its site', async () => {
  // In Amsterdam a winter day begins at 23:00 UTC of the previous day, a summer day at 22:00.
  const far = draftAd({ from: '2031-01-10', until: '2031-07-10' })
  expect((await place(far)).status).toBe(204)
  expect(await listed(far.id)).toMatchObject({
    run: 'planned',
    starts_at: '2031-01-09T23:00:00.000Z',
    ends_at: '2031-07-10T22:00:00.000Z',
  })

  const { clock } = site.server.infrastructure
  const before = clock.now().getTime()
  const day = (days: number) => new Date(before + days * 86_400_000).toISOString().slice(0, 10)
  const ad = draftAd({ from: day(2), until: day(3), kind: 'cam', live_hours: 2 })
  expect((await place(ad)).status).toBe(204)
  const planned = await listed(ad.id)
  expect(planned).toMatchObject({ run: 'planned', live: false })
  const [starts, ends] = [Date.parse(planned?.starts_at ?? ''), Date.parse(planned?.ends_at ?? '')]
  const at = async (instant: number) => {
    clock.moveBy(instant - clock.now().getTime())
    const read = await jonas.browser.send('GET', `/api/sponsored/${ad.id}`)
    return [(await visibleAds()).length, read.status, (read.body as { live?: boolean }).live]
  }
  expect(await at(starts - 10_000)).toEqual([0, 404, undefined])
  expect(await at(starts + 1000)).toEqual([1, 200, true])
  expect(await at(starts + 7_201_000)).toEqual([1, 200, false])
  expect(await at(ends - 10_000)).toEqual([1, 200, false])
  expect(await at(ends + 1000)).toEqual([0, 404, undefined])
  clock.moveBy(before - clock.now().getTime())
  await clear()
})

test('PRO-12 OPS-01 an ended ad disappears immediately and for good; ending it again changes nothing', async () => {
  const ad = draftAd()
  await place(ad)
  expect((await visibleAds()).map(({ id }) => id)).toEqual([ad.id])
  for (const _ of [1, 2])
    expect((await owner.send('POST', `${root}/${ad.id}/end`, {})).status).toBe(204)
  expect(await visibleAds()).toEqual([])
  expect((await jonas.browser.send('GET', `/api/sponsored/${ad.id}`)).status).toBe(404)
  const ended = await listed(ad.id)
  expect(ended?.run).toBe('ended')
  expect((await place(ad)).status).toBe(204)
  expect((await listed(ad.id))?.ends_at).toBe(ended?.ends_at)
  expect(await notes(ad.id)).toEqual(['Helene ads.placed', 'Olga ads.ended'])
  expect((await owner.send('POST', `${root}/${randomUUID()}/end`, {})).status).toBe(404)
  expect((await owner.send('POST', `${root}/no-id/end`, {})).status).toBe(404)
})

test.each([
  ['an ad without texts', { texts: {} }, 'texts', phrase('ads.refusals.no_words')],
  [
    'a text without a title',
    { texts: { en: { title: '', text: 'Every night' } } },
    'texts.en.title',
    null,
  ],
  ['a blank title', { texts: { en: { title: '   ' } } }, 'texts.en.title', null],
  [
    'an unencrypted address',
    { target: 'http://a.example' },
    'target',
    phrase('ads.refusals.https_only'),
  ],
  [
    'a script as the address',
    { target: 'javascript:alert(1)' },
    'target',
    phrase('ads.refusals.https_only'),
  ],
  ['a missing address', { target: '' }, 'target', null],
  ['an ad of the kind member', { kind: 'member' }, 'kind', null],
  ['a missing first day', { from: '' }, 'from', null],
  ['an invalid day', { from: '2026-02-30' }, 'from', null],
  ['an unknown site', { site: 99 }, 'site', phrase('ads.refusals.unknown_site')],
  ['a website called live', { live_hours: 2 }, 'live_hours', phrase('ads.refusals.only_cams_live')],
  [
    'an end before the start',
    { from: '2030-01-02', until: '2030-01-01' },
    'until',
    phrase('ads.refusals.ends_before_start'),
  ],
  [
    'dates in the past',
    { from: '2020-01-01', until: '2020-01-02' },
    'until',
    phrase('ads.refusals.already_ended'),
  ],
])(
  'PRO-12 %s is refused with the field named, and no ad is placed',
  async (_, change, field, expectedMessage) => {
    const ad = draftAd(change)
    const answer = await place(ad)
    expect(answer.status).toBe(422)
    const error = answer.body.error as unknown as {
      field?: string
      message: string
      fields?: { path: string; message: string }[]
    }
    const fieldError = error.fields?.[0] ?? { path: error.field, message: error.message }
    expect(fieldError.path).toBe(field)
    expect(fieldError.message).toMatch(expectedMessage === null ? /\S/ : expectedMessage)
    expect(await listed(ad.id)).toBeUndefined()
    expect(await notes(ad.id)).toEqual([])
  },
)

test('PRO-12 an invalid picture is refused with a message, and a picture whose ad is never placed is deleted after a day', async () => {
  const ad = randomUUID()
  const refused = await uploadPicture(ad, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect(refused.status).toBe(415)
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'ads.wrong_type',
      message: phrase('ads.refusals.wrong_type'),
    },
  })
  for (const _ of [1, 2]) expect((await uploadPicture(ad, await createPicture())).status).toBe(204)
  const { database, blobs, clock } = site.server.infrastructure
  const storedPictures = await database.many<{ key: string }>(
    sql`select key from ads.pending_picture where ad_id = ${ad}`,
  )
  expect(storedPictures).toHaveLength(1)
  const file = `${storedPictures[0]?.key}/960.webp`
  expect(await blobs.get(file)).not.toBeNull()
  const { tidy } = site.server.product.ads
  await tidy(new Date(clock.now().getTime() + 86_300_000))
  expect(await blobs.get(file)).not.toBeNull()
  await tidy(new Date(clock.now().getTime() + 86_500_000))
  await site.server.product.eventBus.drain()
  expect(await blobs.get(file)).toBeNull()
  expect(errorCode(await place(draftAd({ id: ad, pictured: true })))).toEqual([
    422,
    'ads.picture_missing',
    'picture',
  ])
})

test('PRO-12 members who chose to be shown on other sites are listed as the other sites’ members see them, and only while they are shown there', async () => {
  expect(await list()).toMatchObject({ resold: [], resold_count: 0 })
  const ida = await site.addPerson({ name: 'Ida Vogelsang' }, { birth: '1988-05-05' })
  await ida.browser.send('PUT', '/api/profile/resale', { resold: true })
  const { resold, resold_count } = await list()
  expect([resold, resold_count]).toEqual([
    [
      {
        id: expect.not.stringContaining(ida.member),
        title: 'Ida, 38',
        home: 'Minuet',
        since: expect.any(String),
      },
    ],
    1,
  ])
  expect((await helene.send('GET', root)).text).not.toContain('Vogelsang')
  await ida.browser.send('PUT', '/api/profile/resale', { resold: false })
  expect(await list()).toMatchObject({ resold: [], resold_count: 0 })
})
