import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { phrase } from '#app/testing/phrase.ts'
import { createMediaReader, createUploader } from '../testing/send-bytes.ts'
import {
  type Photo,
  grantsPath,
  listPhotosBy,
  listReaders,
  makePremium,
  sendAs,
} from '../testing/private-photos.ts'

let site: PeopledSite
let send: ReturnType<typeof createUploader>
let read: ReturnType<typeof createMediaReader>
beforeAll(async () => {
  site = await startPeopledSite()
  send = createUploader(site)
  read = createMediaReader(site)
  await site.server.product.sites.changeSettings(1, {
    photos_trusted: true,
    private_photos: 'granted',
  })
})
afterAll(() => site.close())

async function add(owner: TestPerson, colour = '#8a5a44'): Promise<Photo> {
  const file = await sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const { status, body } = await send(owner, file)
  expect(status).toBe(200)
  return (body as unknown as { photo: Photo }).photo
}

/** A member with a main photo, a public one and a private one. */
async function owner() {
  const person = await site.addPerson()
  const [main, second, hidden] = [
    await add(person),
    await add(person, '#345'),
    await add(person, '#674'),
  ]
  expect(
    (await sendAs(person, 'PUT', `/api/profile/photos/${hidden.id}/private`, { private: true }))
      .status,
  ).toBe(204)
  return { person, main: main.id, second: second.id, hidden: hidden.id }
}

test('PRO-03 the owner makes a photo private and public again; the main photo cannot be private', async () => {
  const { person, main, hidden } = await owner()
  const stranger = await site.addPerson()
  const list = (await sendAs(person, 'GET', '/api/profile/photos')).body as unknown as {
    photos: Photo[]
    private_photos: string
  }
  expect(list.photos.map((photo) => [photo.main, photo.private])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
  expect(list.private_photos).toBe('granted')

  const refused = await sendAs(person, 'PUT', `/api/profile/photos/${main}/private`, {
    private: true,
  })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.objectContaining({
      code: 'photos.main_stays_open',
      message: phrase('photos.refusals.main_stays_open'),
    }),
  ])
  const unknownPhoto = await sendAs(
    stranger,
    'PUT',
    `/api/profile/photos/${randomUUID()}/private`,
    {
      private: false,
    },
  )
  const hiddenPhoto = await sendAs(stranger, 'PUT', `/api/profile/photos/${hidden}/private`, {
    private: false,
  })
  expect([hiddenPhoto.status, hiddenPhoto.text]).toEqual([404, unknownPhoto.text])
  expect((await sendAs(person, 'PUT', `/api/profile/photos/${hidden}/private`, {})).status).toBe(
    422,
  )
  expect(
    (await sendAs(person, 'PUT', `/api/profile/photos/${hidden}/private`, { private: false }))
      .status,
  ).toBe(204)
  await makePremium(site, stranger)
  expect((await listPhotosBy(person, stranger)).map(({ locked }) => locked)).toEqual([
    false,
    false,
    false,
  ])
})

test('PRO-01 PRO-06 private photos are shared with one member at a time, and become inaccessible within five seconds of being revoked', async () => {
  const { person, main, second, hidden } = await owner()
  const [jonas, amara] = [
    await site.addPerson({ name: 'Jonas' }),
    await site.addPerson({ name: 'Amara' }),
  ]
  await makePremium(site, amara)
  expect(await listPhotosBy(person, jonas)).toEqual([
    expect.objectContaining({ id: main, locked: false }),
    { id: second, locked: true },
  ])
  // Premium unlocks photos that are not private; private ones are not even mentioned.
  expect((await listPhotosBy(person, amara)).slice(1)).toEqual([
    expect.objectContaining({ id: second, locked: false }),
  ])
  expect((await sendAs(person, 'GET', grantsPath(jonas))).body).toEqual({
    opened: false,
    photos: 1,
    premium: false,
  })

  for (const _ of [1, 2]) expect((await sendAs(person, 'PUT', grantsPath(jonas))).status).toBe(204)
  expect((await sendAs(person, 'GET', grantsPath(jonas))).body).toEqual({
    opened: true,
    photos: 1,
    premium: false,
  })
  expect(await listReaders(person)).toEqual([
    { id: jonas.member, name: 'Jonas', since: expect.any(String) },
  ])
  // The reader learns nothing about other readers, and access is not mutual.
  expect(await listReaders(jonas)).toEqual([])
  expect((await sendAs(jonas, 'GET', grantsPath(person))).body).toEqual({
    opened: false,
    photos: 0,
    premium: false,
  })

  const opened = (await listPhotosBy(person, jonas))[2] as Photo
  expect(opened).toMatchObject({ id: hidden, locked: false })
  const address = opened.src['480']
  expect((await read(jonas, address)).status).toBe(200)
  expect((await read(amara, address)).status).toBe(404)
  expect(await listPhotosBy(person, amara)).toHaveLength(2)

  for (const _ of [1, 2])
    expect((await sendAs(person, 'DELETE', grantsPath(jonas))).status).toBe(204)
  expect((await read(jonas, address)).status).toBe(404)
  expect((await listPhotosBy(person, jonas)).map(({ id }) => id)).toEqual([main, second])
  expect(await listReaders(person)).toEqual([])
})

test('PRO-01 SEC-01 no one can share photos with members they cannot see, with themselves or with a fictional profile', async () => {
  const { person } = await owner()
  const [gone, other] = [await site.addPerson(), await site.addPerson()]
  const fictional = await site.addPerson({ kind: 'fictional' }, { country: 'NL' })
  await sendAs(gone, 'POST', `/api/members/${person.member}/block`)
  const missing = await sendAs(person, 'PUT', `/api/members/${randomUUID()}/private-photos`)
  for (const member of [gone.member, person.member, 'x']) {
    const reply = await sendAs(person, 'PUT', `/api/members/${member}/private-photos`)
    expect([reply.status, reply.text]).toEqual([404, missing.text])
    expect((await sendAs(person, 'GET', `/api/members/${member}/private-photos`)).status).toBe(404)
    // Revoking reveals nothing in either case.
    expect((await sendAs(person, 'DELETE', `/api/members/${member}/private-photos`)).status).toBe(
      204,
    )
  }
  expect(
    (await sendAs(person, 'PUT', `/api/members/${fictional.member}/private-photos`)).body.error,
  ).toMatchObject({
    code: 'photos.only_for_members',
    message: phrase('photos.refusals.only_for_members'),
  })
  const visitor = { ...other, browser: site.visitor() }
  expect((await sendAs(visitor, 'PUT', grantsPath(other))).body).toMatchObject({
    authentication_required: true,
  })
  expect(await listReaders(person)).toEqual([])
})

test('CHAT-08 a block revokes access on both sides, and lifting it does not restore it', async () => {
  const [elena, jonas] = [await owner(), await owner()]
  await sendAs(elena.person, 'PUT', grantsPath(jonas.person))
  await sendAs(jonas.person, 'PUT', grantsPath(elena.person))
  const address = (await listPhotosBy(elena.person, jonas.person))[2]?.src['960'] ?? ''
  expect((await read(jonas.person, address)).status).toBe(200)
  await sendAs(elena.person, 'POST', `/api/members/${jonas.person.member}/block`)
  expect((await read(jonas.person, address)).status).toBe(404)
  await sendAs(elena.person, 'DELETE', `/api/members/${jonas.person.member}/block`)
  expect((await read(jonas.person, address)).status).toBe(404)
  expect([await listReaders(elena.person), await listReaders(jonas.person)]).toEqual([[], []])
})

test('PRO-06 on a site where Premium includes private photos, access begins and ends with Premium', async () => {
  const { person } = await owner()
  const [free, premium] = [await site.addPerson(), await site.addPerson()]
  const order = randomUUID()
  await makePremium(site, premium, order)
  await site.server.product.sites.changeSettings(1, { private_photos: 'premium' })
  expect((await sendAs(person, 'GET', grantsPath(free))).body).toMatchObject({ premium: true })
  expect((await listPhotosBy(person, free)).map(({ locked }) => locked)).toEqual([
    false,
    true,
    true,
  ])
  const photos = await listPhotosBy(person, premium)
  expect(photos.map(({ locked }) => locked)).toEqual([false, false, false])
  const addresses = photos.slice(1).map(({ src }) => src['480'])
  for (const address of addresses) expect((await read(premium, address)).status).toBe(200)

  await site.server.infrastructure.database.run(sql`
    select credits.public_take_back(${premium.account}, ${order}, ${randomUUID()}, true, 'withdrawal', ${site.server.infrastructure.clock.now()})`)
  for (const address of addresses) expect((await read(premium, address)).status).toBe(404)
  await site.server.product.sites.changeSettings(1, { private_photos: 'granted' })
})

test('PRO-05 a rejected photo is immediately hidden from everyone else, and its owner sees the reason', async () => {
  const { person, main } = await owner()
  const jonas = await site.addPerson()
  const address = (await listPhotosBy(person, jonas))[0]?.src['480'] ?? ''
  expect((await read(jonas, address)).status).toBe(200)
  const now = site.server.infrastructure.clock.now()
  expect(
    await site.server.product.photos.review(main, { is: 'rejected', for: 'contact' }, now),
  ).toBeNull()
  expect((await read(jonas, address)).status).toBe(404)
  expect((await listPhotosBy(person, jonas)).map(({ id }) => id)).not.toContain(main)
  expect((await sendAs(person, 'GET', '/api/profile/photos')).body).toMatchObject({
    photos: [
      { id: main, status: 'rejected', rejected_for: 'contact' },
      { rejected_for: null },
      { rejected_for: null },
    ],
  })
  expect(await site.server.product.photos.review(main, { is: 'active' }, now)).toBeNull()
  expect((await read(jonas, address)).status).toBe(200)
})

test('SEC-06 a browser revalidates within five seconds, and its cached copy is refused once the permission is gone', async () => {
  const { person, main } = await owner()
  const jonas = await site.addPerson()
  const address = (await listPhotosBy(person, jonas))[0]?.src['480'] ?? ''
  const cookie = [...jonas.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const conditional = (ifNoneMatch: string) =>
    fetch(site.url + address, { headers: { cookie, 'if-none-match': ifNoneMatch } })
  const first = await conditional('')
  expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    200,
    'private, max-age=5',
    'Accept',
  ])
  const etag = first.headers.get('etag') ?? ''
  const again = await conditional(etag)
  expect([again.status, (await again.arrayBuffer()).byteLength, again.headers.get('etag')]).toEqual(
    [304, 0, etag],
  )
  expect((await sendAs(person, 'DELETE', `/api/profile/photos/${main}`)).status).toBe(204)
  expect((await conditional(etag)).status).toBe(404)
})

test('SEC-06 an erased member disappears from every access list and can open nothing', async () => {
  const { person } = await owner()
  const erased = await site.addPerson()
  await sendAs(person, 'PUT', grantsPath(erased))
  const { infrastructure, product } = site.server
  await infrastructure.database.transaction((tx) =>
    product.photos.personalData.erase(tx, erased.account, infrastructure.clock.now()),
  )
  expect(await listReaders(person)).toEqual([])
})

test('BEY-13 SEC-06 a data export names the members who shared private photos with this one, unless they have left', async () => {
  const { person } = await owner()
  const reader = await site.addPerson()
  await sendAs(person, 'PUT', grantsPath(reader))
  const exported = async (account: number) =>
    (await exportMember(site, 'photos', account)).parts.photos
  expect(await exported(person.account)).toMatchObject({
    private_photos_opened_to: [{ name: reader.name }],
    private_photos_opened_by: [],
  })
  expect(await exported(reader.account)).toMatchObject({
    private_photos_opened_to: [],
    private_photos_opened_by: [{ name: person.name }],
  })
  await site.server.infrastructure.database.run(
    sql`update accounts.account set status = 'disabled' where id = ${person.account}`,
  )
  expect(await exported(reader.account)).toMatchObject({ private_photos_opened_by: [] })
})
