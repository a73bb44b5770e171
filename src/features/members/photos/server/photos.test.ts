import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestContext, now, siteWith } from '#features/members/profiles/testing/small-world.ts'
import { picture } from '../testing/own-photos.ts'
import { createPhotoWorld, options, type PhotoWorld } from '../testing/photo-world.ts'

let world: PhotoWorld
beforeAll(async () => {
  world = await createPhotoWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.emitted.splice(0))

describe('storing a photo', () => {
  test('results in three widths of WebP, upright, without the file’s metadata', async () => {
    const elena = await world.someone()
    const file = await picture(1500, 1200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'canary-copyright' },
        IFD3: { GPSLatitude: '52/1 22/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect(file.includes('canary-copyright')).toBe(true)
    const answer = await world.photos.storePhoto(
      elena.account,
      file,
      { ...options, main: true },
      now,
    )
    expect(isRefusal(answer)).toBe(false)
    const row = await world.database.one<{
      key: string
      width: number
      height: number
      thumbhash: Buffer
    }>(
      sql`select key, width, height, thumbhash from photos.photo where account_id = ${elena.account}`,
    )
    expect([row.width, row.height]).toEqual([960, 1200])
    expect(row.thumbhash.length).toBeGreaterThan(4)
    for (const [size, height] of [
      [160, 200],
      [480, 600],
      [960, 1200],
    ] as const) {
      const blob = await world.deps.blobs.get(`${row.key}/${size}.webp`)
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
    expect(world.emitted).toEqual([['photos.changed', { account: elena.account }]])
  })

  test('a picture smaller than a width is not enlarged', async () => {
    const elena = await world.someone()
    await world.photos.storePhoto(
      elena.account,
      await picture(300, 400).png().toBuffer(),
      options,
      now,
    )
    const row = await world.database.one<{ key: string }>(
      sql`select key, width from photos.photo where account_id = ${elena.account}`,
    )
    expect(
      await sharp((await world.deps.blobs.get(`${row.key}/960.webp`))?.bytes).metadata(),
    ).toMatchObject({
      width: 300,
      height: 400,
    })
  })

  test('a file that is not a picture, is too large or is broken is refused with the reason and leaves nothing behind', async () => {
    const elena = await world.someone()
    const jpeg = await picture(1200, 1500).jpeg().toBuffer()
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const before = await readdir(world.folder, { recursive: true })
    const refused: [string, Uint8Array][] = [
      [
        'photos.wrong_type',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
      ],
      ['photos.wrong_type', Buffer.from('GIF89a')],
      ['photos.wrong_type', Buffer.alloc(0)],
      ['photos.wrong_type', await picture(400, 400).gif().toBuffer()],
      ['photos.unreadable', jpeg.subarray(0, jpeg.length / 2)],
      ['photos.too_small', await picture(199, 500).png().toBuffer()],
      ['photos.too_many_pixels', bomb],
      ['photos.too_large', Buffer.alloc(12_000_001)],
    ]
    for (const [code, bytes] of refused) {
      expect(await world.photos.storePhoto(elena.account, bytes, options, now), code).toMatchObject(
        {
          refusal: code,
        },
      )
    }
    expect(await readdir(world.folder, { recursive: true })).toEqual(before)
    expect(world.emitted).toEqual([])
  })

  test('the limit applies to concurrent uploads, and a refused upload leaves no bytes', async () => {
    const elena = await world.someone()
    const file = await picture(300, 300).jpeg().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.photos.storePhoto(elena.account, file, { ...options, limit: 3 }, now),
      ),
    )
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3)
    expect(answers.find(isRefusal)).toEqual({ refusal: 'photos.limit_reached', with: { limit: 3 } })
    const rows = await world.database.many<{ key: string }>(sql`select key from photos.photo`)
    const storedFiles = (await readdir(world.folder, { recursive: true })).filter(
      (name) => name.includes('/160.webp') && !name.includes('/.'),
    )
    expect(storedFiles.length).toBeLessThanOrEqual(rows.length * 2)
  })

  test('a new main photo replaces the previous one', async () => {
    const elena = await world.someone()
    await world.addPhoto(elena, { main: true })
    const second = await world.addPhoto(elena, { main: true })
    const { photos: shown } = await world.photos.photosFor({
      reader: elena,
      owner: elena.account,
      site: siteWith(),
      now,
    })
    expect(shown.map((photo) => [photo.id === second, 'main' in photo && photo.main])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(
      await world.database.many(
        sql`select photo_id from photos.public_main_photo where account_id = ${elena.account}`,
      ),
    ).toEqual([{ photo_id: second }])
  })
})

describe('showing photos', () => {
  test('a locked photo is returned as its id and nothing else', async () => {
    const [elena, jonas] = [await world.someone(), await world.someone()]
    const main = await world.addPhoto(elena, { main: true })
    const second = await world.addPhoto(elena, { description: 'canary-description' })
    const third = await world.addPhoto(elena, { private: true })
    const waiting = await world.addPhoto(elena, { status: 'waiting' })
    const answer = await world.photos.handlers['photos.list_photos'](
      { member: elena.member },
      createTestContext(jonas),
    )
    const { photos: shown } = answer as Exclude<typeof answer, { refusal: string }>
    expect(shown.slice(1)).toEqual([{ id: second, locked: true }])
    expect(shown[0]).toMatchObject({ id: main, locked: false, main: true })
    expect(JSON.stringify(shown)).not.toMatch(
      new RegExp(`canary|${waiting}|${third}|/media/${second}`),
    )

    world.premium.add(jonas.account)
    const bought = (
      await world.photos.photosFor({ reader: jonas, owner: elena.account, site: siteWith(), now })
    ).photos
    expect(bought.map(({ locked }) => locked)).toEqual([false, false])
    await world.photos.handlers['photos.grant_access'](
      { member: jonas.member },
      createTestContext(elena),
    )
    const all = await world.photos.photosFor({
      reader: jonas,
      owner: elena.account,
      site: siteWith(),
      now,
    })
    expect(all.photos.map(({ locked }) => locked)).toEqual([false, false, false])
    expect(all.reviewed).toBe(true)
    expect(
      (
        await world.photos.photosFor({ reader: null, owner: elena.account, site: siteWith(), now })
      ).photos.map(({ id }) => id),
    ).toEqual([main])
    expect(
      (await world.photos.photosFor({ reader: elena, owner: elena.account, site: siteWith(), now }))
        .photos,
    ).toHaveLength(4)
  })

  test('photos shown without review are not marked as reviewed', async () => {
    const elena = await world.someone()
    await world.photos.storePhoto(
      elena.account,
      await picture(300, 300).jpeg().toBuffer(),
      { ...options, main: true, reviewedAt: null },
      now,
    )
    expect(
      (await world.photos.photosFor({ reader: null, owner: elena.account, site: siteWith(), now }))
        .reviewed,
    ).toBe(false)
  })

  test('the main photos of many accounts are read in one query', async () => {
    const [elena, amara, jonas] = [
      await world.someone(),
      await world.someone(),
      await world.someone(),
    ]
    const main = await world.addPhoto(elena, { main: true })
    await world.addPhoto(amara, { main: true, status: 'waiting' })
    const mainPhotos = await world.photos.mainPhotos(
      [elena.account, amara.account, jonas.account],
      {
        reader: jonas,
        now,
      },
    )
    expect([...mainPhotos.keys()]).toEqual([elena.account])
    expect(mainPhotos.get(elena.account)?.src[480]).toMatch(
      new RegExp(`^/media/${main}/480\\?until=\\d+&sign=`),
    )
  })

  test('a member’s own list shows the state of each photo and both limits', async () => {
    const elena = await world.someone()
    await world.addPhoto(elena, { main: true, status: 'waiting' })
    expect(await world.photos.ownMainPhoto(elena, now)).toMatchObject({
      main: true,
      status: 'waiting',
    })
    expect(
      await world.photos.handlers['photos.list_own']({}, createTestContext(elena)),
    ).toMatchObject({
      photos: [{ main: true, status: 'waiting', private: false }],
      limit: 3,
      premium_limit: 25,
    })
  })
})
