import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { createVerificationClient } from '../testing/verification-client.ts'

let site: PeopledSite
let people: ReturnType<typeof createVerificationClient>
beforeAll(async () => {
  site = await startPeopledSite()
  people = createVerificationClient(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

const anna = { staff: 1, account: null, site: 1, pool: 1 }
const bert = { staff: 2, account: null, site: 1, pool: 1 }
const now = () => site.server.infrastructure.clock.now()
const review = () => site.server.product.photoVerification.review
const blob = (key: string) => site.server.infrastructure.blobs.stat(`${key}/960.webp`)
const drain = () => site.server.product.eventBus.drain()
interface ProfilePage {
  readonly photos: { id: string; locked: boolean; main?: boolean; verified?: boolean }[]
}
const page = async (of: TestPerson, by: TestPerson) =>
  (await by.browser.send('GET', `/api/members/${of.member}`)).body as unknown as ProfilePage
const marked = async (of: TestPerson, by: TestPerson) =>
  (await page(of, by)).photos.filter(({ verified }) => verified === true).map(({ id }) => id)

async function verify(
  waiting: Awaited<ReturnType<typeof people.waiting>>,
  photos = [waiting.main],
) {
  await review().claim(waiting.request, anna, now())
  expect(
    await review().decide(waiting.request, { outcome: 'verified', photos }, anna, now()),
  ).toBeNull()
}

test('BEY-14 gestures, an alternative without one, and a picture waiting for review; nothing is stored twice', async () => {
  const jonas = await site.addPerson()
  expect(await people.send(jonas)).toEqual({
    status: 409,
    code: 'photo_verification.no_main_photo',
  })
  await people.addPhoto(jonas)
  expect(await people.send(jonas)).toEqual({
    status: 409,
    code: 'photo_verification.challenge_expired',
  })
  expect((await people.draw(jonas, 'code')).body.error).toMatchObject({
    code: 'photo_verification.gesture_first',
  })
  const first = (await people.draw(jonas, 'begin')).body as unknown as {
    gesture: string
    kind: string
  }
  expect(first.kind).toBe('gesture')
  expect((await people.draw(jonas, 'begin')).body).toMatchObject({ gesture: first.gesture })
  const second = (await people.draw(jonas, 'another')).body as unknown as { gesture: string }
  expect(second.gesture).not.toBe(first.gesture)
  expect((await people.draw(jonas, 'another')).body).toMatchObject({
    kind: 'choose',
    gesture: null,
  })
  expect(await people.send(jonas)).toEqual({
    status: 409,
    code: 'photo_verification.challenge_expired',
  })
  expect((await people.draw(jonas, 'note')).body).toMatchObject({ kind: 'note', note: '' })
  expect(await people.send(jonas)).toEqual({ status: 422, code: 'photo_verification.note_missing' })
  expect((await people.draw(jonas, 'note', 'x'.repeat(501))).status).toBe(422)
  await people.draw(jonas, 'note', 'The paper beside me is of today.')
  expect(await people.send(jonas, randomUUID(), Buffer.from('no picture'))).toEqual({
    status: 415,
    code: 'photo_verification.wrong_type',
  })

  const requests = await people.count('request')
  const id = randomUUID()
  const sends = await Promise.all([
    people.send(jonas, id),
    people.send(jonas, id),
    people.send(jonas),
  ])
  expect(sends.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(1)
  expect(await people.send(jonas, id)).toMatchObject({ status: expect.any(Number) })
  expect(await people.count('request')).toBe((requests ?? 0) + 1)
  expect(await people.own(jonas)).toMatchObject({
    standing: 'waiting',
    usual_hours: null,
    photos: [],
    asked: false,
  })
  expect(await people.send(jonas)).toEqual({
    status: 409,
    code: 'photo_verification.already_waiting',
  })
  expect(await review().queue(anna, now())).toContainEqual(
    expect.objectContaining({
      kind: 'note',
      note: 'The paper beside me is of today.',
      claimed_by: null,
    }),
  )
})

test('BEY-14 the picture has no public URL and is visible only to the reviewer who has claimed it', async () => {
  const { person, request, key } = await people.waiting()
  const other = await site.addPerson()
  const name = key.split('/').at(-1)
  for (const by of [person, other])
    for (const path of [`/media/${name}/960`, `/media/message/${name}/960`, `/media/${key}/960`])
      expect((await by.browser.send('GET', path)).status).toBe(404)
  expect((await other.browser.send('GET', `/api/members/${person.member}`)).text).not.toContain(
    name,
  )
  expect(await review().selfie(request, anna, now())).toBeNull()
  await review().claim(request, anna, now())
  expect(await review().claim(request, bert, now())).toEqual({
    refusal: 'photo_verification.claimed',
  })
  expect(await review().selfie(request, bert, now())).toBeNull()
  expect((await review().selfie(request, anna, now()))?.length).toBeGreaterThan(100)
  expect(await review().selfie(request, anna, new Date(now().getTime() + 10 * 60_000))).toBeNull()
  expect(await review().claim(randomUUID(), anna, now())).toEqual({ refusal: 'not_found' })
})

test('BEY-14 after a person confirms the same face, the marked photos show the mark on the profile page, on cards and to visitors, and the picture is deleted', async () => {
  const waiting = await people.waiting()
  const reader = await site.addPerson({}, { gender: 'male', seeking: ['female'] })
  await review().claim(waiting.request, anna, now())
  expect(await review().photo(waiting.request, waiting.main, anna, now())).not.toBeNull()
  expect(await review().photo(waiting.request, waiting.main, bert, now())).toBeNull()
  expect(await blob(waiting.key)).not.toBeNull()
  await verify(waiting)
  expect(await marked(waiting.person, reader)).toEqual([waiting.main])
  const cards = (
    await reader.browser.send('GET', '/api/members?gender=female&country=NL&min_age=18&max_age=99')
  ).text
  expect(cards).toMatch(new RegExp(`"id":"${waiting.main}"[^}]*"verified":true`))
  expect(await people.own(waiting.person)).toMatchObject({
    standing: 'verified',
    photos: [{ id: waiting.main }],
  })
  expect(await people.send(waiting.person)).toEqual({
    status: 409,
    code: 'photo_verification.already_verified',
  })
  await drain()
  expect(await blob(waiting.key)).toBeNull()

  // A secondary photo may change freely; a new main photo removes the mark from all.
  await waiting.person.browser.send('DELETE', `/api/profile/photos/${waiting.second}`)
  expect(await marked(waiting.person, reader)).toEqual([waiting.main])
  const third = await people.addPhoto(waiting.person, '#565')
  await waiting.person.browser.send('PUT', `/api/profile/photos/${third}/main`)
  expect(await people.own(waiting.person)).toMatchObject({ standing: 'ended', photos: [] })
  await waiting.person.browser.send('PUT', `/api/profile/photos/${waiting.main}/main`)
  expect(await marked(waiting.person, reader)).toEqual([])
})

test('BEY-14 the mark ends with a deleted or rejected main photo, and stays if the new one was compared too', async () => {
  const reader = await site.addPerson()
  const two = await people.waiting()
  await verify(two, [two.main, two.second])
  await two.person.browser.send('PUT', `/api/profile/photos/${two.second}/main`)
  expect((await people.own(two.person)).standing).toBe('verified')
  await two.person.browser.send('DELETE', `/api/profile/photos/${two.second}`)
  expect((await people.own(two.person)).standing).toBe('ended')
  expect(await marked(two.person, reader)).toEqual([])

  const rejected = await people.waiting()
  await verify(rejected)
  await site.server.product.photos.review(rejected.main, { is: 'rejected', for: 'contact' }, now())
  expect((await people.own(rejected.person)).standing).toBe('ended')

  const waiting = await people.waiting()
  await verify(waiting)
  for (const _ of [1, 2])
    expect((await waiting.person.browser.send('DELETE', '/api/photo-verification')).status).toBe(
      204,
    )
  expect(await people.own(waiting.person)).toMatchObject({ standing: 'none', photos: [] })
  expect(await marked(waiting.person, reader)).toEqual([])
})

test('BEY-14 a declined request shows the reason and allows another try', async () => {
  const { person, request, key } = await people.waiting()
  await review().claim(request, bert, now())
  const finding = { outcome: 'declined', reason: 'selfie_unclear' } as const
  expect(await review().decide(request, finding, anna, now())).toEqual({
    refusal: 'photo_verification.claimed',
  })
  expect(
    await review().decide(
      request,
      finding,
      { staff: 2, account: person.account, site: 1, pool: 1 },
      now(),
    ),
  ).toEqual({
    refusal: 'photo_verification.own_request',
  })
  expect(await review().decide(request, finding, bert, now())).toBeNull()
  expect(await people.own(person)).toMatchObject({
    standing: 'declined',
    reason: 'selfie_unclear',
    photos: [],
  })
  await drain()
  expect(await blob(key)).toBeNull()
  await people.draw(person, 'begin')
  expect((await people.send(person)).status).toBe(204)
})

test('BEY-14 only one of two concurrent decisions is stored, and it is final', async () => {
  const { person, request, main } = await people.waiting()
  await review().claim(request, anna, now())
  const decisions = await people.count('decision')
  const outcomes = await Promise.all([
    review().decide(request, { outcome: 'verified', photos: [main] }, anna, now()),
    review().decide(request, { outcome: 'declined', reason: 'not_live' }, anna, now()),
  ])
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(outcomes).toContainEqual({ refusal: 'photo_verification.already_decided' })
  expect(await people.count('decision')).toBe((decisions ?? 0) + 1)
  expect((await people.own(person)).standing).toBe(outcomes[0] === null ? 'verified' : 'declined')
  const { database } = site.server.infrastructure
  await expect(
    database.run(sql`update photo_verification.decision set decided_by = 9`),
  ).rejects.toThrow('immutable')
  await expect(database.run(sql`delete from photo_verification.decision`)).rejects.toThrow(
    'immutable',
  )
})

test('BEY-14 photos replaced while a request waits are not marked without being reviewed, and a race with the decision never leaves a false mark', async () => {
  const { person, request, main, second } = await people.waiting()
  await review().claim(request, anna, now())
  await person.browser.send('PUT', `/api/profile/photos/${second}/main`)
  const old = { outcome: 'verified', photos: [main] } as const
  expect(await review().decide(request, old, anna, now())).toEqual({
    refusal: 'photo_verification.main_not_compared',
  })
  await person.browser.send('DELETE', `/api/profile/photos/${main}`)
  expect(await review().decide(request, old, anna, now())).toEqual({
    refusal: 'photo_verification.photos_changed',
  })
  expect(await review().claim(request, anna, now())).toMatchObject({
    photos: [{ id: second, main: true }],
  })
  expect(
    await review().decide(request, { outcome: 'verified', photos: [second] }, anna, now()),
  ).toBeNull()

  const raced = await people.waiting()
  await review().claim(raced.request, anna, now())
  await Promise.all([
    review().decide(raced.request, { outcome: 'verified', photos: [raced.main] }, anna, now()),
    raced.person.browser.send('PUT', `/api/profile/photos/${raced.second}/main`),
  ])
  const { standing, photos } = await people.own(raced.person)
  expect(['ended', 'waiting']).toContain(standing)
  expect(photos).toEqual([])
})
