import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { createMediaReader, createUploader } from '../testing/send-bytes.ts'

let site: PeopledSite
let send: ReturnType<typeof createUploader>
let read: ReturnType<typeof createMediaReader>
beforeAll(async () => {
  site = await startPeopledSite()
  send = createUploader(site)
  read = createMediaReader(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST'
const sendAs = (who: TestPerson, method: Method, path: string, body?: object) =>
  who.browser.send(method, path, body)
const request = (to: TestPerson) => `/api/members/${to.member}/private-photos/request`
const between = async (who: TestPerson, other: TestPerson) =>
  (await sendAs(who, 'GET', request(other))).body

/** A member with a main photo and a private one. */
async function owner(): Promise<TestPerson> {
  const person = await site.addPerson()
  for (const background of ['#8a5a44', '#674']) {
    const file = await sharp({ create: { width: 400, height: 500, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const { body } = await send(person, file)
    const { photo } = body as unknown as { photo: { id: string } }
    if (background === '#674')
      await sendAs(person, 'PUT', `/api/profile/photos/${photo.id}/private`, { private: true })
  }
  return person
}

test('PRO-01 a member asks for private photos, the owner sees the request and grants it, and both sides see the state', async () => {
  const [elena, jonas] = [await owner(), await site.addPerson({ name: 'Jonas' })]
  expect(await between(jonas, elena)).toEqual({
    theirs: 'none',
    requested_at: null,
    asks: false,
    mine_opened: false,
  })
  for (const _ of [1, 2]) expect((await sendAs(jonas, 'PUT', request(elena))).status).toBe(204)
  expect(await between(jonas, elena)).toMatchObject({
    theirs: 'asked',
    requested_at: expect.any(String),
  })
  expect(await between(elena, jonas)).toEqual({
    theirs: 'none',
    requested_at: null,
    asks: true,
    mine_opened: false,
  })

  expect((await sendAs(elena, 'PUT', `/api/members/${jonas.member}/private-photos`)).status).toBe(
    204,
  )
  expect(await between(elena, jonas)).toMatchObject({ asks: false, mine_opened: true })
  expect(await between(jonas, elena)).toMatchObject({ theirs: 'opened', requested_at: null })
  const { photos } = (await sendAs(jonas, 'GET', `/api/members/${elena.member}/photos`))
    .body as unknown as {
    photos: { src: Record<string, string> }[]
  }
  const address = photos[1]?.src['480'] ?? ''
  expect((await read(jonas, address)).status).toBe(200)

  expect(
    (await sendAs(elena, 'DELETE', `/api/members/${jonas.member}/private-photos`)).status,
  ).toBe(204)
  expect((await read(jonas, address)).status).toBe(404)
  expect(await between(elena, jonas)).toMatchObject({ asks: false, mine_opened: false })
  expect(await between(jonas, elena)).toMatchObject({ theirs: 'none' })
})

test('PRO-06 a request does not reveal whether there are private photos, and a member who has none is not notified', async () => {
  const [withNone, withSome, jonas] = [
    await site.addPerson(),
    await owner(),
    await site.addPerson(),
  ]
  const answers = []
  for (const other of [withNone, withSome]) {
    const reply = await sendAs(jonas, 'PUT', request(other))
    const state = (await between(jonas, other)) as { theirs?: string }
    answers.push([reply.status, reply.text, state.theirs])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await between(withNone, jonas)).toMatchObject({ asks: false })
  expect(await between(withSome, jonas)).toMatchObject({ asks: true })
})

test('PRO-01 "not now" is not revealed to the requester, and withdrawing the request does not reset it; withdrawing an open request removes it', async () => {
  const [elena, jonas, kofi] = [await owner(), await site.addPerson(), await site.addPerson()]
  await sendAs(jonas, 'PUT', request(elena))
  const before = await between(jonas, elena)
  expect(
    (await sendAs(elena, 'DELETE', `/api/members/${jonas.member}/private-photos/incoming-request`))
      .status,
  ).toBe(204)
  expect(await between(jonas, elena)).toEqual(before)
  expect((await sendAs(jonas, 'DELETE', request(elena))).status).toBe(204)
  expect((await sendAs(jonas, 'PUT', request(elena))).status).toBe(204)
  expect(await between(elena, jonas)).toMatchObject({ asks: false })

  await sendAs(kofi, 'PUT', request(elena))
  expect(await between(elena, kofi)).toMatchObject({ asks: true })
  for (const _ of [1, 2]) expect((await sendAs(kofi, 'DELETE', request(elena))).status).toBe(204)
  expect(await between(elena, kofi)).toMatchObject({ asks: false })
})

test('PRO-01 SEC-01 no one can ask members they cannot see, themselves or a fictional profile; a block ends the request', async () => {
  const [elena, jonas] = [await owner(), await site.addPerson()]
  const fictional = await site.addPerson({ kind: 'fictional' }, { country: 'NL' })
  await site.server.product.sites.changeSettings(1, { fictional: true })
  await sendAs(jonas, 'PUT', request(elena))
  await sendAs(elena, 'POST', `/api/members/${jonas.member}/block`)
  const missing = await sendAs(jonas, 'PUT', `/api/members/${randomUUID()}/private-photos/request`)
  for (const other of [elena, jonas]) {
    const reply = await sendAs(jonas, 'PUT', request(other))
    expect([reply.status, reply.text]).toEqual([404, missing.text])
    expect((await sendAs(jonas, 'GET', request(other))).status).toBe(404)
    expect((await sendAs(jonas, 'DELETE', request(other))).status).toBe(204)
  }
  await sendAs(elena, 'DELETE', `/api/members/${jonas.member}/block`)
  expect(await between(elena, jonas)).toMatchObject({ asks: false })
  expect((await sendAs(jonas, 'PUT', request(fictional))).body.error).toMatchObject({
    code: 'photos.only_members_asked',
    message: phrase('photos.refusals.only_members_asked'),
  })
})
