import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#kernel/context.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  createTestContext,
  now,
  type Person,
  siteWith,
} from '#features/members/profiles/testing/small-world.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { createPhotoWorld, type PhotoWorld } from '../../testing/photo-world.ts'
import { createMediaSignature } from './media-signature.ts'
import { createServeMedia } from './serve-media.ts'

let world: PhotoWorld
beforeAll(async () => {
  world = await createPhotoWorld()
})
afterAll(() => world.close())
beforeEach(() => world.openSearch(true))

describe('serving the bytes', () => {
  let elena: Person
  let jonas: Person
  let amara: Person
  let main: string
  let second: string
  const serve = (
    address: string,
    viewer: Viewer | null,
    { at = now, site = siteWith() as Site } = {},
  ) => {
    const url = new URL(address, 'http://localhost')
    const [, , photo = '', size = ''] = url.pathname.split('/')
    return createServeMedia(world.deps, createMediaSignature(world.deps.secret))(
      { photo, size },
      { ...createTestContext(viewer, site, at), query: Object.fromEntries(url.searchParams) },
    )
  }
  const address = (photo: string, viewer: Viewer | null, size: 160 | 480 | 960 = 480) =>
    createMediaSignature(world.deps.secret).addresses(photo, viewer?.member ?? null, now)[size]

  beforeAll(async () => {
    ;[elena, jonas, amara] = [await world.someone(), await world.someone(), await world.someone()]
    main = await world.addPhoto(elena, { main: true })
    second = await world.addPhoto(elena)
  })

  test('to the reader the URL was issued to, until it expires', async () => {
    const media = await serve(address(main, jonas), jonas)
    expect(media).toMatchObject({ blob: { type: 'image/webp' }, etag: '"webp"' })
    expect(
      await serve(address(main, jonas), jonas, { at: new Date('2026-07-01T11:59:59Z') }),
    ).not.toBeNull()
    expect(
      await serve(address(main, jonas), jonas, { at: new Date('2026-07-01T12:00:00Z') }),
    ).toBeNull()
  })

  test('neither to any other reader, nor for another photo, width or expiry', async () => {
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

  test('permission is checked on every request, regardless of the URL', async () => {
    const locked = address(second, jonas)
    expect(await serve(locked, jonas)).toBeNull()
    world.premium.add(jonas.account)
    expect(await serve(locked, jonas)).not.toBeNull()
    world.premium.delete(jonas.account)
    expect(await serve(locked, jonas)).toBeNull()
    world.hidden.add(`${jonas.account} ${elena.account}`)
    expect(await serve(address(main, jonas), jonas)).toBeNull()
    world.hidden.clear()
    expect(await serve(address(second, elena), elena)).not.toBeNull()
  })

  test('to visitors, only main photos and only where browsing without an account is allowed', async () => {
    expect(await serve(address(main, null), null)).not.toBeNull()
    expect(await serve(address(second, null), null)).toBeNull()
    world.openSearch(false)
    expect(await serve(address(main, null), null)).toBeNull()
  })

  test('nothing from a deleted account, whose bytes are deleted too', async () => {
    const deleted = await world.someone()
    const photo = await world.addPhoto(deleted, { main: true })
    expect(await serve(address(photo, jonas), jonas)).not.toBeNull()
    await world.database.run(
      sql`update accounts.account set status = 'deleted' where id = ${deleted.account}`,
    )
    expect(await serve(address(photo, jonas), jonas)).toBeNull()
    const { key } = await world.database.one<{ key: string }>(
      sql`select key from photos.photo where public_id = ${photo}`,
    )
    await world.database.transaction((tx) =>
      world.photos.personalData.erase(tx, deleted.account, now),
    )
    expect(world.emitted.at(-1)).toEqual(['photos.discarded', { keys: [key] }])
    await world.photos.subscribers['photos.discarded']({ keys: [key] }, { id: 1, now })
    await world.photos.subscribers['photos.discarded']({ keys: [key] }, { id: 1, now })
    expect(await world.deps.blobs.get(`${key}/480.webp`)).toBeNull()
  })
})
