import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#kernel/context.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createDiskBlobs } from '#platform/server/blobs/disk-blobs.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import {
  createTestContext,
  now,
  type Person,
  type SmallWorld,
  siteWith,
  smallWorld,
} from '#features/members/profiles/testing/small-world.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { PhotosDeps } from './deps.ts'
import { createPhotos, type StorePhotoOptions } from './index.ts'
import { createMediaSignature } from './media-signature.ts'
import { createServeMedia } from './serve-media.ts'

let world: SmallWorld
let folder: string
let photos: ReturnType<typeof createPhotos>
let deps: PhotosDeps
let profiles: ReturnType<typeof createProfiles>
const premium = new Set<number>()
const hidden = new Set<string>()
const emitted: [string, unknown][] = []
let open = true

beforeAll(async () => {
  world = await smallWorld(['photos'])
  folder = await mkdtemp(join(tmpdir(), 'minuet-photos-'))
  const { database } = world
  profiles = createProfiles({
    database,
    emit: async () => {},
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: async (reader, other) => hidden.has(`${reader} ${other.account}`),
      isAcquainted: async () => false,
      loadPhotos: (request) => photos.photosFor(request),
      hasMainPhoto: (account) => photos.hasMain(account),
      getKindLabel: () => null,
    },
  })
  deps = {
    database,
    blobs: await createDiskBlobs(join(folder, 'blobs')),
    emit: async (_, name, payload) => void emitted.push([name, payload]),
    secret: 'a secret of at least thirty-two characters',
    findMember: profiles.findMember,
    isPremium: async (account) => premium.has(account),
    hasLostPremium: async () => false,
    searchOpen: () => open,
  }
  photos = createPhotos(deps)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  emitted.splice(0)
  open = true
})

async function someone(facts: Parameters<SmallWorld['person']>[0] = {}): Promise<Person> {
  const person = await world.person(facts)
  const { account, pool } = person
  await world.database.transaction((tx) =>
    profiles.makeProfile(
      tx,
      { account, pool, birth: '1990-01-01', gender: 'female', seeking: ['male'], country: 'NL' },
      now,
    ),
  )
  return person
}

const picture = (width = 1200, height = 1500, background = '#8a5a44') =>
  sharp({ create: { width, height, channels: 3, background } })

const options = { main: false, status: 'active', limit: 25, reviewedAt: now } as const

async function add(owner: Person, more: Partial<StorePhotoOptions> = {}): Promise<string> {
  const answer = await photos.storePhoto(
    owner.account,
    await picture(400, 500).jpeg().toBuffer(),
    { ...options, ...more },
    now,
  )
  if (isRefusal(answer)) throw new Error(answer.refusal)
  return answer.photo
}

describe('storing a photo', () => {
  test('three widths of WebP, upright, without the file’s metadata', async () => {
    const elena = await someone()
    const file = await picture(1500, 1200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'canary-copyright' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(file.includes('canary-copyright')).toBe(true)
    const answer = await photos.storePhoto(elena.account, file, { ...options, main: true }, now)
    expect(isRefusal(answer)).toBe(false)
    const row = await world.database.one<{ key: string; width: number; height: number; thumbhash: Buffer }>(
      sql`select key, width, height, thumbhash from photos.photo where account_id = ${elena.account}`,
    )
    expect([row.width, row.height]).toEqual([960, 1200])
    expect(row.thumbhash.length).toBeGreaterThan(4)
    for (const [size, height] of [
      [160, 200],
      [480, 600],
      [960, 1200],
    ] as const) {
      const blob = await deps.blobs.get(`${row.key}/${size}.webp`)
      const metadata = await sharp(blob?.bytes).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width: size, height })
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(blob?.bytes.includes('canary')).toBe(false)
    }
    expect(emitted).toEqual([['photos.changed', { account: elena.account }]])
  })

  test('a picture smaller than a width is not enlarged', async () => {
    const elena = await someone()
    await photos.storePhoto(elena.account, await picture(300, 400).png().toBuffer(), options, now)
    const row = await world.database.one<{ key: string }>(
      sql`select key, width from photos.photo where account_id = ${elena.account}`,
    )
    expect(await sharp((await deps.blobs.get(`${row.key}/960.webp`))?.bytes).metadata()).toMatchObject({
      width: 300,
      height: 400,
    })
  })

  test('a file that is not a picture, too large or broken is refused with its reason and leaves nothing behind', async () => {
    const elena = await someone()
    const jpeg = await picture().jpeg().toBuffer()
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const before = await readdir(folder, { recursive: true })
    const refused: [string, Uint8Array][] = [
      ['photos.wrong_type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>')],
      ['photos.wrong_type', Buffer.from('GIF89a')],
      ['photos.wrong_type', Buffer.alloc(0)],
      ['photos.wrong_type', await picture(400, 400).gif().toBuffer()],
      ['photos.unreadable', jpeg.subarray(0, jpeg.length / 2)],
      ['photos.too_small', await picture(199, 500).png().toBuffer()],
      ['photos.too_many_pixels', bomb],
      ['photos.too_large', Buffer.alloc(12_000_001)],
    ]
    for (const [code, bytes] of refused) {
      expect(await photos.storePhoto(elena.account, bytes, options, now), code).toMatchObject({ refusal: code })
    }
    expect(await readdir(folder, { recursive: true })).toEqual(before)
    expect(emitted).toEqual([])
  })

  test('the limit holds for concurrent uploads, and a refused upload leaves no bytes', async () => {
    const elena = await someone()
    const file = await picture(300, 300).jpeg().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => photos.storePhoto(elena.account, file, { ...options, limit: 3 }, now)),
    )
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3)
    expect(answers.find(isRefusal)).toEqual({ refusal: 'photos.limit_reached', with: { limit: 3 } })
    const rows = await world.database.many<{ key: string }>(sql`select key from photos.photo`)
    const storedFiles = (await readdir(folder, { recursive: true })).filter(
      (name) => name.includes('/160.webp') && !name.includes('/.'),
    )
    expect(storedFiles.length).toBeLessThanOrEqual(rows.length * 2)
  })

  test('a new main photo replaces the previous one', async () => {
    const elena = await someone()
    await add(elena, { main: true })
    const second = await add(elena, { main: true })
    const { photos: shown } = await photos.photosFor({ reader: elena, owner: elena.account, site: siteWith(), now })
    expect(shown.map((photo) => [photo.id === second, 'main' in photo && photo.main])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(
      await world.database.many(sql`select photo_id from photos.public_main_photo where account_id = ${elena.account}`),
    ).toEqual([{ photo_id: second }])
  })
})

describe('showing photos', () => {
  test('a locked photo is its id and nothing else', async () => {
    const [elena, jonas] = [await someone(), await someone()]
    const main = await add(elena, { main: true })
    const second = await add(elena, { description: 'canary-description' })
    const third = await add(elena, { private: true })
    const waiting = await add(elena, { status: 'waiting' })
    const answer = await photos.handlers['photos.list_photos']({ member: elena.member }, createTestContext(jonas))
    const { photos: shown } = answer as Exclude<typeof answer, { refusal: string }>
    expect(shown.slice(1)).toEqual([{ id: second, locked: true }])
    expect(shown[0]).toMatchObject({ id: main, locked: false, main: true })
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`canary|${waiting}|${third}|/media/${second}`))

    premium.add(jonas.account)
    const bought = (await photos.photosFor({ reader: jonas, owner: elena.account, site: siteWith(), now })).photos
    expect(bought.map(({ locked }) => locked)).toEqual([false, false])
    await photos.handlers['photos.grant_access']({ member: jonas.member }, createTestContext(elena))
    const all = await photos.photosFor({ reader: jonas, owner: elena.account, site: siteWith(), now })
    expect(all.photos.map(({ locked }) => locked)).toEqual([false, false, false])
    expect(all.reviewed).toBe(true)
    expect(
      (await photos.photosFor({ reader: null, owner: elena.account, site: siteWith(), now })).photos.map(
        ({ id }) => id,
      ),
    ).toEqual([main])
    expect(
      (await photos.photosFor({ reader: elena, owner: elena.account, site: siteWith(), now })).photos,
    ).toHaveLength(4)
  })

  test('photos shown without review are not marked as reviewed', async () => {
    const elena = await someone()
    await photos.storePhoto(
      elena.account,
      await picture(300, 300).jpeg().toBuffer(),
      { ...options, main: true, reviewedAt: null },
      now,
    )
    expect((await photos.photosFor({ reader: null, owner: elena.account, site: siteWith(), now })).reviewed).toBe(false)
  })

  test('the main photos of many accounts are read in one query', async () => {
    const [elena, amara, jonas] = [await someone(), await someone(), await someone()]
    const main = await add(elena, { main: true })
    await add(amara, { main: true, status: 'waiting' })
    const mainPhotos = await photos.mainPhotos([elena.account, amara.account, jonas.account], { reader: jonas, now })
    expect([...mainPhotos.keys()]).toEqual([elena.account])
    expect(mainPhotos.get(elena.account)?.src[480]).toMatch(new RegExp(`^/media/${main}/480\\?until=\\d+&sign=`))
  })

  test('a member’s own list shows the state of each photo and both limits', async () => {
    const elena = await someone()
    await add(elena, { main: true, status: 'waiting' })
    expect(await photos.ownMainPhoto(elena, now)).toMatchObject({ main: true, status: 'waiting' })
    expect(await photos.handlers['photos.list_own']({}, createTestContext(elena))).toMatchObject({
      photos: [{ main: true, status: 'waiting', private: false }],
      limit: 3,
      premium_limit: 25,
    })
  })
})

describe('serving the bytes', () => {
  let elena: Person
  let jonas: Person
  let amara: Person
  let main: string
  let second: string
  const serve = (address: string, viewer: Viewer | null, { at = now, site = siteWith() as Site } = {}) => {
    const url = new URL(address, 'http://localhost')
    const [, , photo = '', size = ''] = url.pathname.split('/')
    return createServeMedia(deps, createMediaSignature(deps.secret))(
      { photo, size },
      { ...createTestContext(viewer, site, at), query: Object.fromEntries(url.searchParams) },
    )
  }
  const address = (photo: string, viewer: Viewer | null, size: 160 | 480 | 960 = 480) =>
    createMediaSignature(deps.secret).addresses(photo, viewer?.member ?? null, now)[size]

  beforeAll(async () => {
    ;[elena, jonas, amara] = [await someone(), await someone(), await someone()]
    main = await add(elena, { main: true })
    second = await add(elena)
  })

  test('to the reader the URL was issued to, until it expires', async () => {
    const media = await serve(address(main, jonas), jonas)
    expect(media).toMatchObject({ blob: { type: 'image/webp' }, etag: '"webp"' })
    expect(await serve(address(main, jonas), jonas, { at: new Date('2026-07-01T11:59:59Z') })).not.toBeNull()
    expect(await serve(address(main, jonas), jonas, { at: new Date('2026-07-01T12:00:00Z') })).toBeNull()
  })

  test('to no other reader, and for no other photo, width or expiry', async () => {
    const good = address(main, jonas)
    const changed = [
      address(main, amara),
      address(main, null),
      good.replace('/480', '/960'),
      good.replace(main, second),
      good.replace(/until=\d+/, 'until=99999999999'),
      good.replace(/until=(\d+)/, 'until=0$1'),
      good.replace(/sign=.*/, 'sign='),
      good.replace(/&sign=.*/, ''),
      good.slice(0, -2),
      good.replace('/480', '/481'),
      good.replace(main, `${main}x`),
      `/media/${main}/480`,
    ]
    for (const wrong of changed) expect(await serve(wrong, jonas), wrong).toBeNull()
    expect(await serve(good, amara)).toBeNull()
    expect(await serve(good, null)).toBeNull()
  })

  test('permission is checked on every request, whatever the URL says', async () => {
    const locked = address(second, jonas)
    expect(await serve(locked, jonas)).toBeNull()
    premium.add(jonas.account)
    expect(await serve(locked, jonas)).not.toBeNull()
    premium.delete(jonas.account)
    expect(await serve(locked, jonas)).toBeNull()
    hidden.add(`${jonas.account} ${elena.account}`)
    expect(await serve(address(main, jonas), jonas)).toBeNull()
    hidden.clear()
    expect(await serve(address(second, elena), elena)).not.toBeNull()
  })

  test('a visitor gets main photos while browsing without an account is allowed', async () => {
    expect(await serve(address(main, null), null)).not.toBeNull()
    expect(await serve(address(second, null), null)).toBeNull()
    open = false
    expect(await serve(address(main, null), null)).toBeNull()
  })

  test('nothing of a deleted account, and its bytes are deleted too', async () => {
    const deleted = await someone()
    const photo = await add(deleted, { main: true })
    expect(await serve(address(photo, jonas), jonas)).not.toBeNull()
    await world.database.run(sql`update accounts.account set status = 'deleted' where id = ${deleted.account}`)
    expect(await serve(address(photo, jonas), jonas)).toBeNull()
    const { key } = await world.database.one<{ key: string }>(
      sql`select key from photos.photo where public_id = ${photo}`,
    )
    await world.database.transaction((tx) =>
      photos.subscribers['accounts.erased'](tx, { account: deleted.account }, now),
    )
    expect(emitted.at(-1)).toEqual(['photos.discarded', { keys: [key] }])
    await photos.subscribers['photos.discarded']({ keys: [key] }, { id: 1, now })
    await photos.subscribers['photos.discarded']({ keys: [key] }, { id: 1, now })
    expect(await deps.blobs.get(`${key}/480.webp`)).toBeNull()
  })
})
