import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'
import { reader, sender } from '../testing/send-bytes.ts'

let site: PeopledSite
let send: ReturnType<typeof sender>
let read: ReturnType<typeof reader>
beforeAll(async () => {
  site = await startPeopledSite()
  send = sender(site)
  read = reader(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST'
const ask = (who: Somebody, method: Method, path: string, body?: object) => who.browser.send(method, path, body)
const request = (to: Somebody) => `/api/members/${to.member}/private-photos/request`
const between = async (who: Somebody, other: Somebody) => (await ask(who, 'GET', request(other))).body

/** Someone with a main photo and a private one. */
async function owner(): Promise<Somebody> {
  const person = await site.somebody()
  for (const background of ['#8a5a44', '#674']) {
    const file = await sharp({ create: { width: 400, height: 500, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const { body } = await send(person, file)
    const { photo } = body as unknown as { photo: { id: string } }
    if (background === '#674') await ask(person, 'PUT', `/api/profile/photos/${photo.id}/private`, { private: true })
  }
  return person
}

test('PRO-01 a member asks, the owner sees it and opens, and both sides see the state', async () => {
  const [elena, jonas] = [await owner(), await site.somebody({ name: 'Jonas' })]
  expect(await between(jonas, elena)).toEqual({ theirs: 'none', requested_at: null, asks: false, mine_opened: false })
  for (const _ of [1, 2]) expect((await ask(jonas, 'PUT', request(elena))).status).toBe(204)
  expect(await between(jonas, elena)).toMatchObject({ theirs: 'asked', requested_at: expect.any(String) })
  expect(await between(elena, jonas)).toEqual({ theirs: 'none', requested_at: null, asks: true, mine_opened: false })

  expect((await ask(elena, 'PUT', `/api/members/${jonas.member}/private-photos`)).status).toBe(204)
  expect(await between(elena, jonas)).toMatchObject({ asks: false, mine_opened: true })
  expect(await between(jonas, elena)).toMatchObject({ theirs: 'opened', requested_at: null })
  const { photos } = (await ask(jonas, 'GET', `/api/members/${elena.member}/photos`)).body as unknown as {
    photos: { src: Record<string, string> }[]
  }
  const address = photos[1]?.src['480'] ?? ''
  expect((await read(jonas, address)).status).toBe(200)

  expect((await ask(elena, 'DELETE', `/api/members/${jonas.member}/private-photos`)).status).toBe(204)
  expect((await read(jonas, address)).status).toBe(404)
  expect(await between(elena, jonas)).toMatchObject({ asks: false, mine_opened: false })
  expect(await between(jonas, elena)).toMatchObject({ theirs: 'none' })
})

test('PRO-06 asking tells nothing of whether there are any, and whoever has none is not bothered', async () => {
  const [withNone, withSome, jonas] = [await site.somebody(), await owner(), await site.somebody()]
  const answers = []
  for (const other of [withNone, withSome]) {
    const reply = await ask(jonas, 'PUT', request(other))
    const state = (await between(jonas, other)) as { theirs?: string }
    answers.push([reply.status, reply.text, state.theirs])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await between(withNone, jonas)).toMatchObject({ asks: false })
  expect(await between(withSome, jonas)).toMatchObject({ asks: true })
})

test('PRO-01 "not now" is told to nobody and cannot be asked away; taking back the asking leaves nothing', async () => {
  const [elena, jonas, kofi] = [await owner(), await site.somebody(), await site.somebody()]
  await ask(jonas, 'PUT', request(elena))
  const before = await between(jonas, elena)
  expect((await ask(elena, 'DELETE', `/api/members/${jonas.member}/private-photos/incoming-request`)).status).toBe(204)
  expect(await between(jonas, elena)).toEqual(before)
  expect((await ask(jonas, 'DELETE', request(elena))).status).toBe(204)
  expect((await ask(jonas, 'PUT', request(elena))).status).toBe(204)
  expect(await between(elena, jonas)).toMatchObject({ asks: false })

  await ask(kofi, 'PUT', request(elena))
  expect(await between(elena, kofi)).toMatchObject({ asks: true })
  for (const _ of [1, 2]) expect((await ask(kofi, 'DELETE', request(elena))).status).toBe(204)
  expect(await between(elena, kofi)).toMatchObject({ asks: false })
})

test('PRO-01 SEC-01 nobody asks whom they cannot see, themselves or a fictional profile; a block ends the asking', async () => {
  const [elena, jonas] = [await owner(), await site.somebody()]
  const fictional = await site.somebody({ kind: 'fictional' }, { country: 'NL' })
  await site.server.product.sites.changeSettings(1, { fictional: true })
  await ask(jonas, 'PUT', request(elena))
  await ask(elena, 'POST', `/api/members/${jonas.member}/block`)
  const nobody = await ask(jonas, 'PUT', `/api/members/${randomUUID()}/private-photos/request`)
  for (const other of [elena, jonas]) {
    const reply = await ask(jonas, 'PUT', request(other))
    expect([reply.status, reply.text]).toEqual([404, nobody.text])
    expect((await ask(jonas, 'GET', request(other))).status).toBe(404)
    expect((await ask(jonas, 'DELETE', request(other))).status).toBe(204)
  }
  await ask(elena, 'DELETE', `/api/members/${jonas.member}/block`)
  expect(await between(elena, jonas)).toMatchObject({ asks: false })
  expect((await ask(jonas, 'PUT', request(fictional))).body.error).toMatchObject({
    code: 'photos.only_members_asked',
    message: 'Only members have private photos to open.',
  })
})
