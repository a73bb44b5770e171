import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { isRefusal } from '#kernel/refusal.ts'

let site: PeopledSite
let elena: TestPerson
let jonas: TestPerson
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  elena = await site.addPerson({ name: 'Elena' })
  jonas = await site.addPerson({ name: 'Jonas' })
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

async function add(): Promise<string> {
  const { product, infrastructure } = site.server
  const picture = await sharp({
    create: { width: 600, height: 750, channels: 3, background: '#8a5a44' },
  })
    .jpeg()
    .toBuffer()
  const newPhoto = { main: true, status: 'waiting', limit: 25 } as const
  const answer = await product.photos.storePhoto(
    elena.account,
    picture,
    newPhoto,
    infrastructure.clock.now(),
  )
  if (isRefusal(answer)) throw new Error(answer.refusal)
  return answer.photo
}

interface Listed {
  readonly id: string
  readonly name: string
  readonly claimed_by: string | null
  readonly src: { readonly 160: string }
}
const list = async (browser: WebClient) =>
  (await browser.send('GET', '/api/office/photos')).body as unknown as {
    waiting: number
    photos: Listed[]
  }
const decide = (browser: WebClient, photo: string, body: object) =>
  browser.send('PUT', `/api/office/photos/${photo}/decision`, body)
const seenByJonas = async () =>
  (
    (await jonas.browser.send('GET', `/api/members/${elena.member}/photos`)).body as unknown as {
      photos: unknown[]
    }
  ).photos.length
const own = async () =>
  (
    (await elena.browser.send('GET', '/api/profile/photos')).body as unknown as {
      photos: { status: string; rejected_for: string | null }[]
    }
  ).photos.map(({ status, rejected_for }) => [status, rejected_for])
const notes = async (photo: string) =>
  (
    await site.server.infrastructure.database.pool.query<{ line: string }>(
      "select name || ' ' || act || coalesce(' ' || (facts->>'reason'), '') as line from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
      [photo],
    )
  ).rows.map(({ line }) => line)

test('OPS-02 one reviewer at a time decides on a waiting photo; once accepted, everyone sees it; once reopened, only its owner does', async () => {
  const photo = await add()
  const { waiting, photos } = await list(mara)
  expect([waiting, photos.map(({ id, name }) => [id, name])]).toEqual([1, [[photo, 'Elena']]])
  const opened = await mara.send('POST', `/api/office/photos/${photo}/claim`, {})
  expect(opened.body).toMatchObject({
    name: 'Elena',
    main: true,
    photos: { active: 0, rejected: 0 },
    earlier: [],
  })
  expect((await list(helene)).photos[0]?.claimed_by).toBe('Mara')
  const other = await helene.send('POST', `/api/office/photos/${photo}/claim`, {})
  expect([other.status, other.body.error?.code]).toEqual([409, 'photo_moderation.claimed'])
  expect((await decide(helene, photo, { finding: 'active' })).body.error?.code).toBe(
    'photo_moderation.claimed',
  )

  expect(await seenByJonas()).toBe(0)
  expect((await decide(mara, photo, { finding: 'active' })).status).toBe(204)
  expect((await decide(mara, photo, { finding: 'active' })).status).toBe(204)
  expect([await seenByJonas(), await own()]).toEqual([1, [['active', null]]])
  const late = await decide(helene, photo, { finding: 'rejected', reason: 'contact' })
  expect(late.body.error?.code).toBe('photo_moderation.decided')
  expect(
    (await helene.send('DELETE', `/api/office/photos/${photo}/decision`)).body.error?.code,
  ).toBe('photo_moderation.too_late')

  expect((await mara.send('DELETE', `/api/office/photos/${photo}/decision`)).status).toBe(204)
  expect([await seenByJonas(), await own()]).toEqual([0, [['waiting', null]]])
  expect(await notes(photo)).toEqual([
    'Mara photo_moderation.photo_accepted',
    'Mara photo_moderation.photo_reopened',
  ])

  expect((await decide(mara, photo, { finding: 'rejected' })).body.error).toMatchObject({
    code: 'photo_moderation.reason_missing',
    field: 'reason',
  })
  expect((await decide(mara, photo, { finding: 'rejected', reason: 'not_own' })).status).toBe(204)
  expect([await seenByJonas(), await own()]).toEqual([0, [['rejected', 'not_own']]])
  expect((await notes(photo)).at(-1)).toBe('Mara photo_moderation.photo_rejected not_own')
  site.server.infrastructure.clock.moveBy(16_000)
  expect((await mara.send('DELETE', `/api/office/photos/${photo}/decision`)).body.error?.code).toBe(
    'photo_moderation.too_late',
  )
})

test('OPS-02 if two reviewers decide at the same moment, one decision counts and the other reviewer gets an error', async () => {
  const photo = await add()
  const answers = await Promise.all([
    decide(mara, photo, { finding: 'active' }),
    decide(helene, photo, { finding: 'rejected', reason: 'other' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await notes(photo)).toHaveLength(1)
})

test('OPS-02 a claim that is not renewed expires after ten minutes', async () => {
  const photo = await add()
  expect((await mara.send('POST', `/api/office/photos/${photo}/claim`, {})).status).toBe(200)
  site.server.infrastructure.clock.moveBy(10 * 60_000 + 1000)
  expect((await helene.send('POST', `/api/office/photos/${photo}/claim`, {})).status).toBe(200)
  await decide(helene, photo, { finding: 'active' })
})

test('PRO-06 only the staff member for whom the URL was signed can open a waiting photo, and not after the decision', async () => {
  const photo = await add()
  const src = (await list(mara)).photos.find(({ id }) => id === photo)?.src[160] ?? ''
  expect(src).toMatch(new RegExp(`^/office/media/${photo}/160\\?until=\\d+&sign=`))
  const agent = await officeClient(site, 'agent')
  const statuses = async () =>
    Promise.all(
      [mara, helene, agent, elena.browser, site.visitor()].map(
        async (one) => (await one.send('GET', src)).status,
      ),
    )
  expect(await statuses()).toEqual([200, 404, 404, 404, 404])
  await decide(mara, photo, { finding: 'active' })
  expect(await statuses()).toEqual([404, 404, 404, 404, 404])
})

test('ATTACK no reviewer sees a waiting photo without a lasting entry, not even in the list', async () => {
  const photo = await add()
  const opened = async () =>
    (
      await site.server.infrastructure.database.pool.query<{ line: string }>(
        "select name || ' ' || act as line from staff.audit where about = $1 and act ~ '[._]opened$' order by id",
        [photo],
      )
    ).rows.map(({ line }) => line)
  const find = async (who: WebClient) =>
    (await list(who)).photos.find(({ id }) => id === photo)?.src[160] ?? ''
  expect(await opened()).toEqual([])
  const src = await find(mara)
  for (const _ of ['once', 'again']) expect((await mara.send('GET', src)).status).toBe(200)
  expect(await opened()).toEqual(['Mara photo_moderation.photo_opened'])
  expect((await helene.send('POST', `/api/office/photos/${photo}/claim`, {})).status).toBe(200)
  expect(await opened()).toContain('Helene photo_moderation.opened')
  await decide(helene, photo, { finding: 'active' })
})
