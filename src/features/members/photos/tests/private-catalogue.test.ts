import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'
import { reader, sender } from '../testing/send-bytes.ts'

let site: PeopledSite
let send: ReturnType<typeof sender>
let read: ReturnType<typeof reader>
beforeAll(async () => {
  site = await startPeopledSite()
  send = sender(site)
  read = reader(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true, private_photos: 'granted' })
})
afterAll(() => site.close())

interface Photo {
  readonly id: string
  readonly locked: boolean
  readonly private: boolean
  readonly main: boolean
  readonly src: Readonly<Record<'160' | '480' | '960', string>>
}

async function add(owner: Somebody, colour = '#8a5a44'): Promise<Photo> {
  const file = await sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const { status, body } = await send(owner, file)
  expect(status).toBe(200)
  return (body as unknown as { photo: Photo }).photo
}

/** A member with a main photo, a public one and a private one. */
async function owner() {
  const person = await site.somebody()
  const [main, second, hidden] = [await add(person), await add(person, '#345'), await add(person, '#674')]
  expect((await ask(person, 'PUT', `/api/profile/photos/${hidden.id}/private`, { private: true })).status).toBe(204)
  return { person, main: main.id, second: second.id, hidden: hidden.id }
}

const ask = (who: Somebody, method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, body?: object) =>
  who.browser.send(method, path, body)
const grants = (who: Somebody) => `/api/members/${who.member}/private-photos`
const photosOf = async (of: Somebody, by: Somebody) =>
  ((await ask(by, 'GET', `/api/members/${of.member}/photos`)).body as unknown as { photos: Photo[] }).photos
const readersOf = async (who: Somebody) =>
  (
    (await ask(who, 'GET', '/api/profile/private-photos/members')).body as unknown as {
      members: { id: string; name: string; since: string }[]
    }
  ).members

/** A member has Premium once they have bought credits; a full refund removes it. */
const makePremium = ({ account }: Somebody, order = randomUUID()) =>
  site.server.floor.database.run(sql`
    select credits.public_grant(${account}, 60, ${order}, 'bought', 2499::bigint, 'EUR', null, ${site.server.floor.clock.now()}, 1)`)

test('PRO-03 the owner makes a photo private and public again; the main photo never is', async () => {
  const { person, main, hidden } = await owner()
  const stranger = await site.somebody()
  const list = (await ask(person, 'GET', '/api/profile/photos')).body as unknown as {
    photos: Photo[]
    private_photos: string
  }
  expect(list.photos.map((photo) => [photo.main, photo.private])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
  expect(list.private_photos).toBe('granted')

  const refused = await ask(person, 'PUT', `/api/profile/photos/${main}/private`, { private: true })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.objectContaining({
      code: 'photos.main_stays_open',
      message: 'This is your main photo, the one everyone sees. Choose another main photo first.',
    }),
  ])
  const nobodys = await ask(stranger, 'PUT', `/api/profile/photos/${randomUUID()}/private`, { private: false })
  const theirs = await ask(stranger, 'PUT', `/api/profile/photos/${hidden}/private`, { private: false })
  expect([theirs.status, theirs.text]).toEqual([404, nobodys.text])
  expect((await ask(person, 'PUT', `/api/profile/photos/${hidden}/private`, {})).status).toBe(422)
  expect((await ask(person, 'PUT', `/api/profile/photos/${hidden}/private`, { private: false })).status).toBe(204)
  await makePremium(stranger)
  expect((await photosOf(person, stranger)).map(({ locked }) => locked)).toEqual([false, false, false])
})

test('PRO-01 PRO-06 private photos are shared with one member at a time, and close within five seconds of being revoked', async () => {
  const { person, main, second, hidden } = await owner()
  const [jonas, amara] = [await site.somebody({ name: 'Jonas' }), await site.somebody({ name: 'Amara' })]
  await makePremium(amara)
  expect(await photosOf(person, jonas)).toEqual([
    expect.objectContaining({ id: main, locked: false }),
    { id: second, locked: true },
  ])
  // Premium opens photos that are not private; others are not even mentioned.
  expect((await photosOf(person, amara)).slice(1)).toEqual([expect.objectContaining({ id: second, locked: false })])
  expect((await ask(person, 'GET', grants(jonas))).body).toEqual({ opened: false, photos: 1, premium: false })

  for (const _ of [1, 2]) expect((await ask(person, 'PUT', grants(jonas))).status).toBe(204)
  expect((await ask(person, 'GET', grants(jonas))).body).toEqual({ opened: true, photos: 1, premium: false })
  expect(await readersOf(person)).toEqual([{ id: jonas.member, name: 'Jonas', since: expect.any(String) }])
  // The reader learns nothing about others, and access is not mutual.
  expect(await readersOf(jonas)).toEqual([])
  expect((await ask(jonas, 'GET', grants(person))).body).toEqual({ opened: false, photos: 0, premium: false })

  const opened = (await photosOf(person, jonas))[2] as Photo
  expect(opened).toMatchObject({ id: hidden, locked: false })
  const address = opened.src['480']
  expect((await read(jonas, address)).status).toBe(200)
  expect((await read(amara, address)).status).toBe(404)
  expect(await photosOf(person, amara)).toHaveLength(2)

  for (const _ of [1, 2]) expect((await ask(person, 'DELETE', grants(jonas))).status).toBe(204)
  expect((await read(jonas, address)).status).toBe(404)
  expect((await photosOf(person, jonas)).map(({ id }) => id)).toEqual([main, second])
  expect(await readersOf(person)).toEqual([])
})

test('PRO-01 SEC-01 no one can share photos with members they cannot see, with themselves or with a fictional profile', async () => {
  const { person } = await owner()
  const [gone, other] = [await site.somebody(), await site.somebody()]
  const fictional = await site.somebody({ kind: 'fictional' }, { country: 'NL' })
  await ask(gone, 'POST', `/api/members/${person.member}/block`)
  const nobody = await ask(person, 'PUT', `/api/members/${randomUUID()}/private-photos`)
  for (const member of [gone.member, person.member, 'x']) {
    const reply = await ask(person, 'PUT', `/api/members/${member}/private-photos`)
    expect([reply.status, reply.text]).toEqual([404, nobody.text])
    expect((await ask(person, 'GET', `/api/members/${member}/private-photos`)).status).toBe(404)
    // Revoking reveals nothing either way.
    expect((await ask(person, 'DELETE', `/api/members/${member}/private-photos`)).status).toBe(204)
  }
  expect((await ask(person, 'PUT', `/api/members/${fictional.member}/private-photos`)).body.error).toMatchObject({
    code: 'photos.only_for_members',
    message: 'Private photos can be opened to members only.',
  })
  const visitor = { ...other, browser: site.visitor() }
  expect((await ask(visitor, 'PUT', grants(other))).body).toMatchObject({ authentication_required: true })
  expect(await readersOf(person)).toEqual([])
})

test('CHAT-08 a block revokes access on both sides, and lifting it does not restore it', async () => {
  const [elena, jonas] = [await owner(), await owner()]
  await ask(elena.person, 'PUT', grants(jonas.person))
  await ask(jonas.person, 'PUT', grants(elena.person))
  const address = (await photosOf(elena.person, jonas.person))[2]?.src['960'] ?? ''
  expect((await read(jonas.person, address)).status).toBe(200)
  await ask(elena.person, 'POST', `/api/members/${jonas.person.member}/block`)
  expect((await read(jonas.person, address)).status).toBe(404)
  await ask(elena.person, 'DELETE', `/api/members/${jonas.person.member}/block`)
  expect((await read(jonas.person, address)).status).toBe(404)
  expect([await readersOf(elena.person), await readersOf(jonas.person)]).toEqual([[], []])
})

test('PRO-06 on a site that opens private photos with Premium, they open and close with it', async () => {
  const { person } = await owner()
  const [free, premium] = [await site.somebody(), await site.somebody()]
  const order = randomUUID()
  await makePremium(premium, order)
  await site.server.product.sites.changeSettings(1, { private_photos: 'premium' })
  expect((await ask(person, 'GET', grants(free))).body).toMatchObject({ premium: true })
  expect((await photosOf(person, free)).map(({ locked }) => locked)).toEqual([false, true, true])
  const photos = await photosOf(person, premium)
  expect(photos.map(({ locked }) => locked)).toEqual([false, false, false])
  const addresses = photos.slice(1).map(({ src }) => src['480'])
  for (const address of addresses) expect((await read(premium, address)).status).toBe(200)

  await site.server.floor.database.run(sql`
    select credits.public_take_back(${premium.account}, ${order}, ${randomUUID()}, true, 'withdrawal', ${site.server.floor.clock.now()})`)
  for (const address of addresses) expect((await read(premium, address)).status).toBe(404)
  await site.server.product.sites.changeSettings(1, { private_photos: 'granted' })
})

test('PRO-05 a rejected photo is immediately hidden from everyone else, and its owner sees the reason', async () => {
  const { person, main } = await owner()
  const jonas = await site.somebody()
  const address = (await photosOf(person, jonas))[0]?.src['480'] ?? ''
  expect((await read(jonas, address)).status).toBe(200)
  const now = site.server.floor.clock.now()
  expect(await site.server.product.photos.review(main, { is: 'rejected', for: 'contact' }, now)).toBeNull()
  expect((await read(jonas, address)).status).toBe(404)
  expect((await photosOf(person, jonas)).map(({ id }) => id)).not.toContain(main)
  expect((await ask(person, 'GET', '/api/profile/photos')).body).toMatchObject({
    photos: [{ id: main, status: 'rejected', rejected_for: 'contact' }, { rejected_for: null }, { rejected_for: null }],
  })
  expect(await site.server.product.photos.review(main, { is: 'active' }, now)).toBeNull()
  expect((await read(jonas, address)).status).toBe(200)
})

test('SEC-06 a browser revalidates within five seconds, and its cached copy is refused once the permission is gone', async () => {
  const { person, main } = await owner()
  const jonas = await site.somebody()
  const address = (await photosOf(person, jonas))[0]?.src['480'] ?? ''
  const cookie = [...jonas.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const conditional = (known: string) => fetch(site.url + address, { headers: { cookie, 'if-none-match': known } })
  const first = await conditional('')
  expect([first.status, first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    200,
    'private, max-age=5',
    'Accept',
  ])
  const etag = first.headers.get('etag') ?? ''
  const again = await conditional(etag)
  expect([again.status, (await again.arrayBuffer()).byteLength, again.headers.get('etag')]).toEqual([304, 0, etag])
  expect((await ask(person, 'DELETE', `/api/profile/photos/${main}`)).status).toBe(204)
  expect((await conditional(etag)).status).toBe(404)
})

test('SEC-06 an erased member disappears from every access list and can open nothing', async () => {
  const { person } = await owner()
  const gone = await site.somebody()
  await ask(person, 'PUT', grants(gone))
  const { floor, product } = site.server
  await floor.database.transaction((tx) =>
    product.photos.hears['accounts.erased'](tx, { account: gone.account }, floor.clock.now()),
  )
  expect(await readersOf(person)).toEqual([])
})
