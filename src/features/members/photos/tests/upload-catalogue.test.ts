import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { jpeg, listOwn, photoIn, picture } from '../testing/own-photos.ts'
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

/** A member has Premium once they have bought credits. */
const makePremium = ({ account }: TestPerson) =>
  site.server.infrastructure.database.run(sql`
    select credits.public_grant(${account}, 60, ${randomUUID()}, 'bought', 2499::bigint, 'EUR', null, ${site.server.infrastructure.clock.now()}, 1)`)

/** A PNG that declares this size, with a body that inflates endlessly. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const zeros = deflateSync(Buffer.alloc(50_000_000), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', zeros),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('PRO-07 a JPEG with a location comes out as WebP in three widths, with none of the file’s metadata', async () => {
  const elena = await site.addPerson({ name: 'Elena' })
  const file = await picture(1500, 1200)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'canary-copyright' },
      IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLongitude: '4/1 38/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  expect((await sharp(file).metadata()).exif?.length).toBeGreaterThan(50)
  const sent = await send(elena, file, { type: 'image/jpeg' })
  expect(sent.status).toBe(200)
  expect(photoIn(sent)).toMatchObject({
    main: true,
    status: 'waiting',
    width: 960,
    height: 1200,
    private: false,
    locked: false,
  })
  for (const [size, width, height] of [
    ['160', 160, 200],
    ['480', 480, 600],
    ['960', 960, 1200],
  ] as const) {
    const media = await read(elena, photoIn(sent).src[size])
    expect([media.status, media.type]).toEqual([200, 'image/webp'])
    const metadata = await sharp(media.bytes).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width, height })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(media.bytes.includes('canary')).toBe(false)
  }
})

test('PRO-07 a file that is not a photo, broken, tiny or a bomb is refused with the reason, and nothing is stored', async () => {
  const mei = await site.addPerson({ name: 'Mei' })
  const whole = await sharp(noise(600, 600), { raw: { width: 600, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer()
  const cases: [string, Uint8Array, string, number, string, string][] = [
    [
      'words renamed to .jpg',
      Buffer.from('I am not a photo'),
      'image/jpeg',
      415,
      'photos.wrong_type',
      phrase('photos.refusals.wrong_type'),
    ],
    [
      'nothing',
      Buffer.alloc(0),
      'image/jpeg',
      415,
      'photos.wrong_type',
      phrase('photos.refusals.wrong_type'),
    ],
    [
      'a drawing with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>1</script></svg>',
      ),
      'image/svg+xml',
      415,
      'photos.wrong_type',
      phrase('photos.refusals.wrong_type'),
    ],
    [
      'a GIF that says it is a PNG',
      await picture().gif().toBuffer(),
      'image/png',
      415,
      'photos.wrong_type',
      phrase('photos.refusals.wrong_type'),
    ],
    [
      'half a file',
      whole.subarray(0, whole.length / 2),
      'image/jpeg',
      422,
      'photos.unreadable',
      phrase('photos.refusals.unreadable'),
    ],
    [
      'a head alone',
      whole.subarray(0, 700),
      'image/jpeg',
      422,
      'photos.unreadable',
      phrase('photos.refusals.unreadable'),
    ],
    [
      'one pixel',
      await picture(1, 1).png().toBuffer(),
      'image/png',
      422,
      'photos.too_small',
      phrase('photos.refusals.too_small', { pixels: 200 }),
    ],
    [
      '900 megapixels',
      bomb(30_000, 30_000),
      'image/png',
      422,
      'photos.too_many_pixels',
      phrase('photos.refusals.too_many_pixels', { megapixels: 40 }),
    ],
    [
      '4 gigapixels a side',
      bomb(0x7fffffff, 0x7fffffff),
      'image/png',
      415,
      'photos.wrong_type',
      phrase('photos.refusals.wrong_type'),
    ],
    [
      '12 MB and one byte',
      Buffer.concat([whole], 12_000_001),
      'image/jpeg',
      413,
      'photos.too_large',
      phrase('photos.refusals.too_large', { megabytes: 12 }),
    ],
  ]
  for (const [what, bytes, type, status, code, message] of cases) {
    const { status: answered, body } = await send(mei, bytes, { type })
    expect([what, answered, body.error?.code, body.error?.message]).toEqual([
      what,
      status,
      code,
      message,
    ])
  }
  expect((await send(mei, Buffer.alloc(16_000_001))).status).toBe(413)
  expect((await listOwn(mei)).photos).toEqual([])
  const dutch = await send(mei, Buffer.from('x'), {
    headers: {
      'accept-language': 'nl',
      cookie: `${[...mei.browser.cookies].map((pair) => pair.join('=')).join('; ')}; i18n_redirected=nl`,
    },
  })
  expect(dutch.body.error?.message).toBe(phrase('photos.refusals.wrong_type', { locale: 'nl' }))
})

test('PRO-07 no one can upload without a session, and no other site can upload for a member', async () => {
  const elena = await site.addPerson()
  const stranger = { ...elena, browser: site.visitor() }
  expect((await send(stranger, await jpeg())).body).toMatchObject({ authentication_required: true })
  expect(
    (await send(elena, await jpeg(), { headers: { origin: 'https://evil.example' } })).body.error
      ?.code,
  ).toBe('foreign_origin')
  expect((await send(elena, await jpeg(), { id: 'one' })).status).toBe(422)
  expect((await listOwn(elena)).photos).toEqual([])
})

test('PRO-04 three of fifty concurrent uploads are kept for a free member, twenty-five with Premium', async () => {
  for (const [premium, most] of [
    [false, 3],
    [true, 25],
  ] as const) {
    const jonas = await site.addPerson()
    if (premium) await makePremium(jonas)
    const files = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        picture(200, 200, `rgb(${at * 5},90,60)`)
          .jpeg()
          .toBuffer(),
      ),
    )
    const codes = new Set<string | undefined>()
    // Like the browser, retries an upload that was refused because the server was busy.
    const sendUntilAccepted = async (file: Buffer) => {
      const id = randomUUID()
      for (;;) {
        const sent = await send(jonas, file, { id })
        if (sent.body.error?.code !== 'photos.busy') return sent
        expect([sent.status, sent.body.error.message]).toEqual([
          503,
          phrase('photos.refusals.busy'),
        ])
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    const answers = await Promise.all(files.map(sendUntilAccepted))
    for (const { body } of answers) codes.add(body.error?.code)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    expect([...codes].toSorted()).toEqual(['photos.limit_reached', undefined])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatchObject(
      premium
        ? {
            message: phrase('photos.refusals.limit_reached', { more: 'other', limit: 25 }),
            with: { limit: 25, premium: 25 },
          }
        : {
            message: phrase('photos.refusals.limit_reached', {
              more: 'yes',
              limit: 3,
              premium: 25,
            }),
            with: { limit: 3, premium: 25 },
          },
    )
    const { photos, limit, premium_limit } = await listOwn(jonas)
    expect([photos.length, limit, premium_limit]).toEqual([most, most, 25])
    expect(photos.filter(({ main }) => main)).toHaveLength(1)
  }
})

test('PRO-04 an upload repeated with the same id results in the same photo', async () => {
  const elena = await site.addPerson()
  const [id, file] = [randomUUID(), await jpeg()]
  const answers = await Promise.all([
    send(elena, file, { id }),
    send(elena, file, { id }),
    send(elena, file, { id }),
  ])
  const again = await send(elena, file, { id })
  expect(new Set([...answers, again].map((sent) => photoIn(sent).id)).size).toBe(1)
  expect((await listOwn(elena)).photos).toHaveLength(1)
  const jonas = await site.addPerson()
  expect(photoIn(await send(jonas, file, { id })).id).not.toBe(photoIn(again).id)
})

/** A picture that does not compress. */
function noise(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3)
  let seed = 7
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    bytes[at] = seed >> 16
  }
  return bytes
}
