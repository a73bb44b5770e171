import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { createVerificationClient } from '../testing/verification-client.ts'

let site: PeopledSite
let people: ReturnType<typeof createVerificationClient>
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  people = createVerificationClient(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const root = '/api/office/photo-verifications'
const claim = (by: WebClient, request: string) => by.send('POST', `${root}/${request}/claim`, {})
const decide = (by: WebClient, request: string, body: object) =>
  by.send('PUT', `${root}/${request}/decision`, body)
const errorCode = (answer: { status: number; body: { error?: { code: string } } }) => [
  answer.status,
  answer.body.error?.code,
]
interface Opened {
  readonly selfie: string
  readonly photos: readonly { readonly id: string; readonly main: boolean; readonly src: string }[]
}
const notes = async (request: string) =>
  (
    await site.server.infrastructure.database.pool.query<{ line: string }>(
      "select name || ' ' || act || ' ' || facts::text as line from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
      [request],
    )
  ).rows.map(({ line }) => line)

test('BEY-14 OPS-01 only moderators, leads and owners can access the queue; for everyone else it does not exist', async () => {
  const { person, request } = await people.waiting()
  const owner = await officeClient(site, 'owner')
  for (const by of [mara, helene, owner])
    expect((await by.send('GET', `${root}/count`)).body).toMatchObject({
      waiting: expect.any(Number),
    })
  const { selfie } = (await claim(mara, request)).body as unknown as Opened
  const nothing = await person.browser.send('GET', '/api/office/nothing-here')
  const unauthorized = [person.browser, site.visitor()]
  for (const role of ['agent', 'finance', 'support', 'auditor'] as const)
    unauthorized.push(await officeClient(site, role))
  for (const by of unauthorized) {
    for (const [method, path, body] of [
      ['GET', `${root}/count`, undefined],
      ['GET', root, undefined],
      ['POST', `${root}/${request}/claim`, {}],
      ['DELETE', `${root}/${request}/claim`, undefined],
      ['PUT', `${root}/${request}/decision`, { outcome: 'declined', reason: 'not_live' }],
    ] as const) {
      const answer = await by.send(method, path, body)
      expect([answer.status, answer.body.error?.code]).toEqual([404, nothing.body.error?.code])
    }
    expect((await by.send('GET', selfie)).status).toBe(404)
  }
  expect(await notes(request)).toEqual([])
  expect((await people.own(person)).standing).toBe('waiting')
})

test('BEY-14 one reviewer at a time compares a request, without seeing a name; once verified, the member is notified and the audit log names the reviewer', async () => {
  const { person, main, second, request } = await people.waiting()
  const list = async (by: WebClient) =>
    (
      (await by.send('GET', root)).body as unknown as {
        requests: { id: string; claimed_by: string | null }[]
      }
    ).requests
  const queued = await mara.send('GET', root)
  for (const secret of [person.name, person.member]) expect(queued.text).not.toContain(secret)
  expect(await list(mara)).toContainEqual({
    id: request,
    kind: 'gesture',
    sent_at: expect.any(String),
    claimed_by: null,
  })

  const opened = await claim(mara, request)
  expect(opened.status).toBe(200)
  for (const secret of [person.name, person.member]) expect(opened.text).not.toContain(secret)
  const { photos } = opened.body as unknown as Opened
  expect(photos.map(({ id, main: is }) => [id, is])).toEqual([
    [main, true],
    [second, false],
  ])
  expect((await list(mara)).find(({ id }) => id === request)?.claimed_by).toBeNull()
  expect((await list(helene)).find(({ id }) => id === request)?.claimed_by).toBe('Mara')
  expect(errorCode(await claim(helene, request))).toEqual([409, 'photo_verification.claimed'])
  const yes = { outcome: 'verified', photos: [main] }
  expect(errorCode(await decide(helene, request, yes))).toEqual([409, 'photo_verification.claimed'])
  expect(
    (await decide(mara, request, { outcome: 'verified', photos: [second] })).body.error,
  ).toMatchObject({
    code: 'photo_verification.main_not_compared',
    field: 'photos',
  })
  expect((await decide(mara, request, { outcome: 'declined' })).body.error).toMatchObject({
    code: 'photo_verification.reason_missing',
    field: 'reason',
  })
  expect((await decide(mara, request, { outcome: 'perhaps' })).body.error).toMatchObject({
    fields: [{ path: 'outcome' }],
  })

  expect((await decide(mara, request, yes)).status).toBe(204)
  // The response may be lost, so repeating the same decision has no effect; a different one is too
  // late.
  expect((await decide(mara, request, yes)).status).toBe(204)
  expect(
    errorCode(await decide(mara, request, { outcome: 'declined', reason: 'not_live' })),
  ).toEqual([409, 'photo_verification.already_decided'])
  expect(errorCode(await claim(helene, request))).toEqual([
    409,
    'photo_verification.already_decided',
  ])
  expect(await notes(request)).toEqual(['Mara photo_verification.verified {"photos": 1}'])
  expect(await people.own(person)).toMatchObject({ standing: 'verified', photos: [{ id: main }] })
})

test('BEY-14 a member whose request is declined in the back office is told why', async () => {
  const { person, request } = await people.waiting()
  expect(
    errorCode(await decide(mara, request, { outcome: 'declined', reason: 'several_people' })),
  ).toEqual([409, 'photo_verification.not_claimed'])
  await claim(mara, request)
  expect(
    (await decide(mara, request, { outcome: 'declined', reason: 'several_people' })).status,
  ).toBe(204)
  expect(await people.own(person)).toMatchObject({ standing: 'declined', reason: 'several_people' })
  expect(await notes(request)).toEqual([
    'Mara photo_verification.declined {"reason": "several_people"}',
  ])
  expect((await claim(mara, randomUUID())).status).toBe(404)
})

test('BEY-14 the pictures open only for the reviewer who has claimed the request, as long as the claim lasts', async () => {
  const { person, request } = await people.waiting()
  const { selfie, photos } = (await claim(mara, request)).body as unknown as Opened
  expect(selfie).toBe(`/office/media/verifications/${request}/selfie`)
  const all = [selfie, ...photos.map(({ src }) => src)]
  const seen = async (by: WebClient) =>
    Promise.all(all.map(async (src) => (await by.send('GET', src)).status))
  expect(await seen(mara)).toEqual([200, 200, 200])
  const answer = await fetch(`${site.url}${selfie}`, {
    headers: { cookie: [...mara.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/webp',
    'no-store',
  ])
  for (const by of [helene, person.browser, site.visitor()])
    expect(await seen(by)).toEqual([404, 404, 404])
  // Another member's photo does not open through this request.
  const other = await people.waiting()
  expect(
    (await mara.send('GET', `/office/media/verifications/${request}/photos/${other.main}`)).status,
  ).toBe(404)

  expect((await mara.send('DELETE', `${root}/${request}/claim`)).status).toBe(204)
  expect(await seen(mara)).toEqual([404, 404, 404])
  await claim(helene, request)
  expect(await seen(helene)).toEqual([200, 200, 200])
  site.server.infrastructure.clock.moveBy(10 * 60_000 + 1000)
  expect(await seen(helene)).toEqual([404, 404, 404])
  expect((await claim(mara, request)).status).toBe(200)
  await decide(mara, request, { outcome: 'declined', reason: 'not_live' })
  expect(await seen(mara)).toEqual([404, 404, 404])
})

test('BEY-14 if two reviewers claim and decide at the same moment, one succeeds and the other gets an error', async () => {
  const { person, main, request } = await people.waiting()
  const claims = await Promise.all([claim(mara, request), claim(helene, request)])
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409])
  const answers = await Promise.all([
    decide(mara, request, { outcome: 'verified', photos: [main] }),
    decide(helene, request, { outcome: 'declined', reason: 'not_same_person' }),
    decide(mara, request, { outcome: 'verified', photos: [main] }),
    decide(helene, request, { outcome: 'declined', reason: 'not_same_person' }),
  ])
  const maraHas = claims[0]?.status === 200
  expect(answers.map(({ status }) => status)).toEqual(
    maraHas ? [204, 409, 204, 409] : [409, 204, 409, 204],
  )
  expect(await notes(request)).toHaveLength(1)
  expect((await people.own(person)).standing).toBe(maraHas ? 'verified' : 'declined')
})

test('BEY-14 requests of another pool’s members are not visible', async () => {
  const { person, request } = await people.waiting()
  const { pool } = site.server.infrastructure.database
  await pool.query('update accounts.account set pool_id = 2 where id = $1', [person.account])
  expect((await mara.send('GET', root)).text).not.toContain(request)
  expect((await claim(mara, request)).status).toBe(404)
  expect((await decide(mara, request, { outcome: 'declined', reason: 'not_live' })).status).toBe(
    404,
  )
})
