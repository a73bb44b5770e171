import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { portraitFolder } from '#cast/people.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import {
  withDeclaredSize,
  misdeclaredHeic,
  rotatedHeic,
} from '#platform/server/images/testing/heic.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type UploadResponse, createUploader } from '../testing/send-bytes.ts'

vi.setConfig({ testTimeout: 60_000 })

let site: PeopledSite
let send: ReturnType<typeof createUploader>
beforeAll(async () => {
  site = await startPeopledSite()
  send = createUploader(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

interface OwnPhotoState {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly src: Readonly<Record<'160' | '480' | '960', string>>
}
const photoIn = ({ body }: UploadResponse) => (body as unknown as { photo: OwnPhotoState }).photo
const cookieHeader = ({ browser }: TestPerson) =>
  [...browser.cookies].map((pair) => pair.join('=')).join('; ')

/** Opens a photo URL as a browser that accepts these types. */
async function open(who: TestPerson, address: string, accept: string, ifNoneMatch = '') {
  const answer = await fetch(site.url + address, {
    headers: {
      cookie: cookieHeader(who),
      accept,
      ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
    },
  })
  return {
    answer,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
const webp = 'image/webp,image/apng,image/*,*/*;q=0.8'
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/** Samples one pixel near each corner. */
async function corners(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const [right, low] = [info.width - 40, info.height - 40]
  return [at(40, 40), at(right, 40), at(40, low), at(right, low)]
}

test('PRO-07 HEIC from a phone comes out upright, in its original colours, without its location', async () => {
  const elena = await site.addPerson()
  const file = rotatedHeic()
  expect(file.includes('canary-copyright')).toBe(true)
  // The type declared by the browser does not matter.
  for (const type of ['image/heic', 'application/octet-stream']) {
    const sent = await send(elena, file, { type })
    expect(sent.status).toBe(200)
    const photo = photoIn(sent)
    expect([photo.width, photo.height]).toEqual([480, 640])
    const { bytes } = await open(elena, photo.src['960'], webp)
    const metadata = await sharp(bytes).metadata()
    expect([metadata.format, metadata.exif, metadata.icc, metadata.xmp]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('canary')).toBe(false)
    const expectedColours = [
      [192, 48, 40],
      [47, 143, 78],
      [43, 79, 168],
      [216, 181, 44],
    ]
    for (const [field, colour] of (await corners(bytes)).entries())
      for (const [channel, value] of colour.entries())
        expect(
          Math.abs(value - (expectedColours[field]?.[channel] ?? 0)),
          `field ${field}: ${colour}`,
        ).toBeLessThan(6)
  }
})

test('PRO-07 AVIF is accepted as a photo', async () => {
  const elena = await site.addPerson()
  const file = await sharp({
    create: { width: 500, height: 400, channels: 3, background: '#2f8f4e' },
  })
    .withExif({ IFD0: { Copyright: 'canary-copyright' } })
    .avif()
    .toBuffer()
  const photo = photoIn(await send(elena, file, { type: 'image/avif' }))
  expect([photo.width, photo.height]).toEqual([500, 400])
  expect((await open(elena, photo.src['480'], webp)).bytes.includes('canary')).toBe(false)
})

test('PRO-07 SEC-05 a HEIC file that is broken, too large, or larger than declared is refused with the reason', async () => {
  const elena = await site.addPerson()
  const file = rotatedHeic()
  const sentences = {
    'photos.wrong_type': phrase('photos.refusals.wrong_type'),
    'photos.too_many_pixels': phrase('photos.refusals.too_many_pixels', { megapixels: 40 }),
    'photos.too_small': phrase('photos.refusals.too_small', { pixels: 200 }),
    'photos.unreadable': phrase('photos.refusals.unreadable'),
  } as const
  const cases: readonly [string, Buffer, number, keyof typeof sentences][] = [
    ['cut in its head', file.subarray(0, 600), 415, 'photos.wrong_type'],
    ['30,000 a side', withDeclaredSize(file, 30_000, 30_000), 422, 'photos.too_many_pixels'],
    [
      '67 megapixels and saying so',
      withDeclaredSize(misdeclaredHeic(), 8192, 8192),
      422,
      'photos.too_many_pixels',
    ],
    ['67 megapixels called 400 by 400', misdeclaredHeic(), 422, 'photos.unreadable'],
    ['100 by 100', withDeclaredSize(file, 100, 100), 422, 'photos.too_small'],
  ]
  for (const [what, bytes, status, code] of cases) {
    const start = performance.now()
    const { status: answered, body } = await send(elena, bytes, { type: 'image/heic' })
    expect([what, answered, body.error?.code, body.error?.message]).toEqual([
      what,
      status,
      code,
      sentences[code],
    ])
    expect(performance.now() - start, what).toBeLessThan(10_000)
  }
  expect((await send(elena, file, { type: 'image/heic' })).status).toBe(200)
})

test('PRO-07 AVIF is produced by a job, for browsers that accept it, under the same URL', async () => {
  const elena = await site.addPerson()
  const photo = photoIn(await send(elena, await readFile(join(portraitFolder, 'aaron.webp'))))
  const before = await open(elena, photo.src['480'], chrome)
  expect([before.type, before.answer.headers.get('vary')]).toEqual(['image/webp', 'Accept'])

  const { product, infrastructure } = site.server
  const runJob = async () => {
    infrastructure.clock.moveBy(61_000)
    return infrastructure.jobs.runDue()
  }
  // A run ends after ten seconds; on a busy machine photos from earlier tests may use up the first
  // run.
  for (
    let run = 0;
    run < 6 && (await open(elena, photo.src['960'], chrome)).type !== 'image/avif';
    run += 1
  )
    expect(await runJob()).toContainEqual({ job: 'photos.avif', done: true })
  for (const [size, width] of [
    ['160', 160],
    ['480', 480],
    // The upload was not wider than that.
    ['960', 720],
  ] as const) {
    const after = await open(elena, photo.src[size], chrome)
    expect([after.answer.status, after.type, after.answer.headers.get('vary')]).toEqual([
      200,
      'image/avif',
      'Accept',
    ])
    expect(await sharp(after.bytes).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width,
    })
    const old = await open(elena, photo.src[size], webp)
    expect(old.type).toBe('image/webp')
    expect(after.bytes.length).toBeLessThan(old.bytes.length)
  }
  // Each format has its own ETag: a browser that has the WebP gets the AVIF, and one that has the
  // AVIF gets a 304.
  const etag = (await open(elena, photo.src['480'], chrome)).answer.headers.get('etag') ?? ''
  expect(etag).not.toBe(before.answer.headers.get('etag'))
  expect(
    (await open(elena, photo.src['480'], chrome, before.answer.headers.get('etag') ?? '')).type,
  ).toBe('image/avif')
  expect((await open(elena, photo.src['480'], chrome, etag)).answer.status).toBe(304)
  expect((await open(elena, photo.src['480'], 'image/avif;q=0, image/webp')).type).toBe(
    'image/webp',
  )
  expect((await open(elena, photo.src['480'], '*/*')).type).toBe('image/webp')

  // Nothing is left to do, and work interrupted by a crash is completed without encoding again.
  const avifRow = await infrastructure.database.one<{ avif_at: Date; key: string }>(
    sql`select avif_at, key from photos.photo where public_id = ${photo.id}`,
  )
  expect(await product.photos.makeAvif(infrastructure.clock.now())).toBe(0)
  await infrastructure.database.run(
    sql`update photos.photo set avif_at = null where public_id = ${photo.id}`,
  )
  expect(await product.photos.makeAvif(infrastructure.clock.now())).toBe(1)

  // A photo whose bytes are missing is tried three times and then skipped; the others continue.
  await infrastructure.database.run(
    sql`update photos.photo set avif_at = null, key = 'photos/00/lost' where public_id = ${photo.id}`,
  )
  for (const _ of [1, 2, 3, 4])
    expect(await product.photos.makeAvif(infrastructure.clock.now())).toBe(0)
  expect(
    await infrastructure.database.one(
      sql`select avif_tries from photos.photo where public_id = ${photo.id}`,
    ),
  ).toEqual({
    avif_tries: 3,
  })
  await infrastructure.database.run(
    sql`update photos.photo set avif_at = ${avifRow.avif_at}, key = ${avifRow.key} where public_id = ${photo.id}`,
  )

  // It is deleted in both formats.
  await elena.browser.send('DELETE', `/api/profile/photos/${photo.id}`)
  for (const accept of [chrome, webp])
    expect((await open(elena, photo.src['480'], accept)).answer.status).toBe(404)
  await product.eventBus.drain()
  for (const format of ['avif', 'webp'])
    expect(await infrastructure.blobs.get(`${avifRow.key}/960.${format}`)).toBeNull()
})

test('PRO-05 PRO-07 AVIF is not produced for a photo that is waiting or rejected', async () => {
  const elena = await site.addPerson()
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
  const photo = photoIn(await send(elena, rotatedHeic()))
  const { product, infrastructure } = site.server
  while ((await product.photos.makeAvif(infrastructure.clock.now())) > 0);
  const { avif_at } = await infrastructure.database.one<{ avif_at: Date | null }>(
    sql`select avif_at from photos.photo where public_id = ${photo.id}`,
  )
  expect(avif_at).toBeNull()
  await product.photos.review(photo.id, { is: 'active' }, infrastructure.clock.now())
  expect(await product.photos.makeAvif(infrastructure.clock.now())).toBe(1)
  expect((await open(elena, photo.src['480'], chrome)).type).toBe('image/avif')
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
