import { randomUUID } from 'node:crypto'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { jpeg, listOwn, type OwnPhotoState, photoIn, picture } from '../testing/own-photos.ts'
import { createMediaReader, createUploader } from '../testing/send-bytes.ts'

let site: PeopledSite
let send: ReturnType<typeof createUploader>
let read: ReturnType<typeof createMediaReader>
beforeAll(async () => {
  site = await startPeopledSite()
  send = createUploader(site)
  read = createMediaReader(site)
  await site.server.product.sites.changeSettings(1, {
    photos_trusted: false,
    logged_out_search: 'all',
  })
})
afterAll(() => site.close())

test('PRO-05 an uploaded photo waits for review unless the site trusts its members, and its owner sees its state', async () => {
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  const waiting = photoIn(await send(elena, await jpeg()))
  expect(await listOwn(elena)).toMatchObject({
    photos: [{ id: waiting.id, status: 'waiting', main: true }],
    checked: true,
  })
  expect((await jonas.browser.send('GET', `/api/members/${elena.member}/photos`)).body).toEqual({
    photos: [],
  })
  expect((await read(jonas, waiting.src['480'])).status).toBe(404)

  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  const trusted = photoIn(await send(jonas, await jpeg()))
  expect(trusted.status).toBe('active')
  expect((await listOwn(jonas)).checked).toBe(false)
  expect(
    (await elena.browser.send('GET', `/api/members/${jonas.member}/photos`)).body,
  ).toMatchObject({
    photos: [{ id: trusted.id, locked: false }],
  })
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
})

test('PRO-03 the owner sets the main photo, describes, moves and deletes; no one else can', async () => {
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  const ids: string[] = []
  for (const colour of ['#111', '#555', '#999'])
    ids.push(photoIn(await send(elena, await jpeg(colour))).id)
  const [a = '', b = '', c = ''] = ids
  const order = async () => (await listOwn(elena)).photos.map(({ id }) => id)
  const put = (who: TestPerson, path: string, body?: object) =>
    who.browser.send('PUT', `/api/profile/photos/${path}`, body)
  expect(await order()).toEqual([a, b, c])

  expect((await put(elena, `${c}/place`, { place: 0 })).status).toBe(204)
  expect(await order()).toEqual([a, c, b])
  expect((await put(elena, `${c}/place`, { place: 999 })).status).toBe(204)
  expect(await order()).toEqual([a, b, c])
  expect((await put(elena, `${c}/main`)).status).toBe(204)
  expect(await order()).toEqual([c, a, b])
  expect((await elena.browser.send('GET', '/api/user.php')).text).toContain(c)

  expect(
    (await put(elena, `${b}/description`, { description: '  On the dyke, with Kees ' })).status,
  ).toBe(204)
  expect((await listOwn(elena)).photos[2]?.description).toBe('On the dyke, with Kees')
  expect((await put(elena, `${b}/description`, { description: 'x'.repeat(201) })).status).toBe(422)
  expect((await put(elena, `${b}/description`, { description: '' })).status).toBe(204)
  expect((await listOwn(elena)).photos[2]?.description).toBeNull()

  const unknownPhoto = await jonas.browser.send('DELETE', `/api/profile/photos/${randomUUID()}`)
  for (const reply of [
    await put(jonas, `${b}/main`),
    await put(jonas, `${b}/place`, { place: 0 }),
    await put(jonas, `${b}/description`, { description: 'mine' }),
    await jonas.browser.send('DELETE', `/api/profile/photos/${b}`),
    await put(jonas, `${b.slice(1)}/main`),
  ])
    expect([reply.status, reply.text]).toEqual([404, unknownPhoto.text])

  await site.server.infrastructure.database.run(
    sql`update photos.photo set private = true where public_id = ${b}`,
  )
  expect((await put(elena, `${b}/main`)).body.error).toMatchObject({
    code: 'photos.cannot_be_main',
    message: phrase('photos.refusals.cannot_be_main'),
  })
})

test('PRO-03 a deleted photo is inaccessible immediately, and its bytes are deleted when the event is delivered', async () => {
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  const main = photoIn(await send(elena, await jpeg()))
  const second = photoIn(await send(elena, await jpeg('#456')))
  const { photos } = (await jonas.browser.send('GET', `/api/members/${elena.member}/photos`))
    .body as unknown as {
    photos: OwnPhotoState[]
  }
  const address = photos[0]?.src['480'] ?? ''
  expect((await read(jonas, address)).status).toBe(200)
  const { infrastructure, product } = site.server
  const { key } = await infrastructure.database.one<{ key: string }>(
    sql`select key from photos.photo where public_id = ${main.id}`,
  )

  expect((await elena.browser.send('DELETE', `/api/profile/photos/${main.id}`)).status).toBe(204)
  expect((await read(jonas, address)).status).toBe(404)
  expect((await read(elena, main.src['960'])).status).toBe(404)
  expect((await elena.browser.send('DELETE', `/api/profile/photos/${main.id}`)).status).toBe(404)
  expect((await listOwn(elena)).photos).toMatchObject([{ id: second.id, main: false }])
  await product.eventBus.drain()
  expect(await infrastructure.blobs.get(`${key}/480.webp`)).toBeNull()

  // The slot is free again, and without a main photo the next upload becomes the main photo.
  expect(photoIn(await send(elena, await jpeg('#789')))).toMatchObject({
    main: true,
    status: 'active',
  })
})

test('PRO-01 the account contains the name, the status of the profile and its main image', async () => {
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  const profileOf = async ({ browser }: TestPerson) =>
    (await browser.send('GET', '/api/user.php')).body as unknown as { user: { profile: object } }
  const elena = await site.addPerson({ name: 'Elena Maria' })
  expect((await profileOf(elena)).user.profile).toEqual({
    id: elena.member,
    name: 'Elena Maria',
    status: 'active',
    main_image: null,
  })
  const main = photoIn(await send(elena, await jpeg()))
  await send(elena, await jpeg())
  expect((await profileOf(elena)).user.profile).toMatchObject({
    main_image: {
      filename: expect.stringContaining(`/media/${main.id}/960`),
      thumb_filename: expect.stringContaining(`/media/${main.id}/160`),
      status: 'active',
    },
  })
  const unconfirmed = await site.addPerson({ name: 'Mei', status: 'not_confirmed' })
  expect((await profileOf(unconfirmed)).user.profile).toMatchObject({
    name: 'Mei',
    status: 'disabled',
  })
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
})

test('PRO-07 JPEG, PNG and WebP are accepted, and each photo is sent with a placeholder of its own colour', async () => {
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  const files = [
    [await picture(400, 500, '#ff0000').jpeg().toBuffer(), 'image/jpeg', [1, 0, 0]],
    [await picture(400, 500, '#00ff00').png().toBuffer(), 'image/png', [0, 1, 0]],
    [await picture(400, 500, '#0000ff').webp().toBuffer(), 'image/webp', [0, 0, 1]],
  ] as const
  for (const [bytes, type, colour] of files) {
    const sent = await send(elena, bytes, { type })
    expect([type, sent.status]).toEqual([type, 200])
    expect([type, placeholderColour(photoIn(sent))]).toEqual([type, colour])
  }
  // Other members receive it with photos they may see, but not with locked ones.
  const { photos } = (await jonas.browser.send('GET', `/api/members/${elena.member}/photos`))
    .body as unknown as { photos: OwnPhotoState[] }
  expect(photos.map((photo) => 'thumbhash' in photo && placeholderColour(photo))).toEqual([
    [1, 0, 0],
    false,
    false,
  ])
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
})

/** The average colour of a photo's placeholder: red, green and blue, each rounded to 0 or 1. */
function placeholderColour(photo: { readonly thumbhash: string }): number[] {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(photo.thumbhash, 'base64'))
  return [r, g, b].map(Math.round)
}

test('PRO-03 PRO-05 a description written after the review sends the photo back to review', async () => {
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  const { id } = photoIn(await send(elena, await jpeg()))
  const seen = async () =>
    (await jonas.browser.send('GET', `/api/members/${elena.member}/photos`)).text.includes(id)
  const accept = () =>
    site.server.product.photos.review(id, { is: 'active' }, site.server.infrastructure.clock.now())
  const describe = (description: string) =>
    elena.browser.send('PUT', `/api/profile/photos/${id}/description`, { description })
  const status = async () => (await listOwn(elena)).photos[0]?.status
  await describe('On the dyke')
  await accept()
  expect([await status(), await seen()]).toEqual(['active', true])
  // Repeating the same description changes nothing, and neither does removing it.
  await describe('On the dyke')
  expect(await status()).toBe('active')
  await describe('')
  expect([await status(), await seen()]).toEqual(['active', true])
  await describe('Write to me at another site')
  expect([await status(), await seen()]).toEqual(['waiting', false])
  await accept()
  expect([await status(), await seen()]).toEqual(['active', true])
})
