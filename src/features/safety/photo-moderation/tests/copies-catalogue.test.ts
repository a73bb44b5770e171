import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { sender } from '#features/members/photos/testing/send-bytes.ts'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { OpenedPhoto } from '../contract.ts'

let site: PeopledSite
let mara: WebClient
let upload: ReturnType<typeof sender>
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
  mara = await officeClient(site, 'moderator', 'Mara')
  upload = sender(site)
})
afterAll(() => site.close())

const portrait = (name: string) => readFile(join(import.meta.dirname, `../../../db/cast/portraits/${name}.webp`))
/** As somebody would who does not want to be found: smaller, brighter, mirrored, with its edges cut. */
const disguised = async (name: string) => {
  const { data, info } = await sharp(await portrait(name))
    .flop()
    .png()
    .toBuffer({ resolveWithObject: true })
  const edge = Math.round(info.width * 0.015)
  return sharp(data)
    .extract({ left: edge, top: edge, width: info.width - 2 * edge, height: info.height - 2 * edge })
    .modulate({ brightness: 1.1 })
    .resize({ width: 500 })
    .jpeg({ quality: 60 })
    .toBuffer()
}
const add = async (who: Somebody, bytes: Buffer) => {
  const { status, body } = await upload(who, bytes)
  expect([status, body]).toMatchObject([200, { photo: { status: 'waiting' } }])
  return (body.photo as { id: string }).id
}
const decide = (photo: string, body: object) => mara.send('PUT', `/api/office/photos/${photo}/decision`, body)
const open = async (photo: string) =>
  (await mara.send('POST', `/api/office/photos/${photo}/claim`, {})).body as unknown as OpenedPhoto
const copied = async (photo: string) =>
  (
    (await mara.send('GET', '/api/office/photos')).body as unknown as { photos: { id: string; copied: boolean }[] }
  ).photos.find(({ id }) => id === photo)?.copied
const suspect = (photo: string, words: string) => mara.send('POST', `/api/office/photos/${photo}/suspicion`, { words })
const query = async (text: string, values: unknown[] = []) =>
  (await site.server.floor.database.pool.query<Record<string, unknown>>(text, values)).rows
const isSuspect = ({ account }: Somebody) => site.server.product.reports.isSuspect(account)

test('BEY-16 OPS-02 whoever looks at a photo sees who else shows the same picture, side by side, however it was changed', async () => {
  const [lena, marc] = [await site.somebody({ name: 'Lena' }), await site.somebody({ name: 'Marc' })]
  const hers = await add(lena, await portrait('lena'))
  expect([await copied(hers), await open(hers)]).toMatchObject([
    false,
    { copies: [], copy_of_removed: false, suspected: false },
  ])
  expect((await decide(hers, { finding: 'active' })).status).toBe(204)
  // The same picture once more by its owner is nobody's copy.
  const again = await add(lena, await portrait('lena'))
  expect([await copied(again), (await open(again)).copies]).toEqual([false, []])

  const his = await add(marc, await disguised('lena'))
  expect(await copied(his)).toBe(true)
  const opened = await open(his)
  expect(opened).toMatchObject({ name: 'Marc', copies: [{ id: hers, name: 'Lena', age: 34, kind: 'member' }] })
  // Her accepted photo opens beside his for this one of the staff; alone it is nobody's business.
  const address = opened.copies[0]?.src[480] ?? ''
  const status = async (who: WebClient) => (await who.send('GET', address)).status
  const agent = await officeClient(site, 'agent', 'Ottilie')
  expect([await status(mara), await status(agent), await status(marc.browser)]).toEqual([200, 404, 404])
  expect((await decide(his, { finding: 'rejected', reason: 'not_own' })).status).toBe(204)
  await decide(again, { finding: 'rejected', reason: 'other' })
  expect(await status(mara)).toBe(404)
})

test('BEY-16 a copy makes nobody suspect by itself; one of the staff may open a report, until it is decided nobody pays for writing there', async () => {
  const [ada, bruno] = [await site.somebody({ name: 'Ada' }), await site.somebody({ name: 'Bruno' })]
  await decide(await add(ada, await portrait('ada')), { finding: 'active' })
  const his = await add(bruno, await disguised('ada'))
  await open(his)
  expect([await isSuspect(ada), await isSuspect(bruno)]).toEqual([false, false])
  expect((await suspect(his, ' ')).body).toMatchObject({
    error: { code: 'photo_moderation.statement_empty', field: 'words' },
  })
  expect((await suspect(his, 'The same picture as Ada’s.')).status).toBe(204)
  expect((await suspect(his, 'The same picture as Ada’s.')).status).toBe(204)
  expect([await isSuspect(ada), await isSuspect(bruno)]).toEqual([false, true])
  expect(await open(his)).toMatchObject({ suspected: true })
  expect(await query('select name, act from staff.audit where about = $1 order by id', [his])).toContainEqual({
    name: 'Mara',
    act: 'moderation.owner_suspected',
  })

  const { reports } = (await mara.send('GET', '/api/office/reports')).body as unknown as {
    reports: { number: string; reporter: string; reported: string; reason: string; words: string }[]
  }
  expect(reports).toMatchObject([
    { reporter: 'Mara', reported: 'Bruno', reason: 'scam', words: 'The same picture as Ada’s.' },
  ])
  const number = reports[0]?.number
  const decided = { outcome: 'nothing', statement: 'Ada and Bruno are twins and showed us so.' }
  expect((await mara.send('PUT', `/api/office/reports/${number}/decision`, decided)).status).toBe(200)
  expect(await isSuspect(bruno)).toBe(false)

  // Where nobody else has the picture there is nothing to look into.
  const alone = await add(bruno, await portrait('amara'))
  await open(alone)
  expect((await suspect(alone, 'I do not like it')).body).toMatchObject({
    error: { code: 'photo_moderation.not_copied' },
  })
})

test('BEY-16 of someone ended for a scam the prints alone are kept: the picture is known again, whose it was is not', async () => {
  const [sam, tim, una] = [
    await site.somebody({ name: 'Sam' }),
    await site.somebody({ name: 'Tim' }),
    await site.somebody({ name: 'Una' }),
  ]
  await decide(await add(sam, await portrait('dev')), { finding: 'active' })
  const { product, floor } = site.server
  const now = floor.clock.now()
  await floor.database.transaction((tx) => product.accounts.ban(tx, sam.account, { scam: true }, now))
  await floor.database.transaction(async (tx) => {
    await product.photos.hears['accounts.erased'](tx, { account: sam.account }, now)
  })
  expect(await query('select photo_id, computed_at from photos.perceptual_hash where photo_id is null')).toEqual([
    { photo_id: null, computed_at: now },
  ])
  const his = await add(tim, await disguised('dev'))
  expect([await copied(his), await open(his)]).toMatchObject([true, { copies: [], copy_of_removed: true }])
  // Whoever closed an account for another reason leaves nothing.
  await decide(await add(una, await portrait('elise')), { finding: 'active' })
  await floor.database.transaction((tx) => product.accounts.ban(tx, una.account, { scam: false }, now))
  const next = await add(tim, await disguised('elise'))
  expect(await open(next)).toMatchObject({ copies: [], copy_of_removed: false })
})

test('BEY-16 photos from before there were prints get theirs, and a print kept alone is forgotten after two years', async () => {
  const vera = await site.somebody({ name: 'Vera' })
  const photo = await add(vera, await portrait('freya'))
  const bits = () =>
    query(
      'select n.bits::text as bits from photos.perceptual_hash n join photos.photo p on p.id = n.photo_id where p.public_id = $1',
      [photo],
    )
  const before = await bits()
  await query('delete from photos.perceptual_hash where photo_id = (select id from photos.photo where public_id = $1)', [photo])
  await query('insert into photos.perceptual_hash_queue select id from photos.photo where public_id = $1', [photo])
  const { product, floor } = site.server
  const now = floor.clock.now()
  expect(await product.photos.makePrints(now)).toBe(1)
  expect(await product.photos.makePrints(now)).toBe(0)
  const [after] = await bits()
  const turned = BigInt.asUintN(64, BigInt(String(before[0]?.bits)) ^ BigInt(String(after?.bits)))
  expect(turned.toString(2).replaceAll('0', '').length).toBeLessThanOrEqual(3)

  const alone = () => query('select 1 from photos.perceptual_hash where photo_id is null')
  expect(await alone()).toHaveLength(1)
  await product.photos.makePrints(new Date(now.getTime() + 731 * 86_400_000))
  expect(await alone()).toEqual([])
})

test('BEY-16 PRO-05 where members are trusted a copy is shown as any photo, and lies in the queue until a person has looked', async () => {
  const [wim, xenia, yara] = [
    await site.somebody({ name: 'Wim' }),
    await site.somebody({ name: 'Xenia' }),
    await site.somebody({ name: 'Yara' }, { gender: 'male' }),
  ]
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  const send = async (who: Somebody, bytes: Buffer) =>
    (await upload(who, bytes)).body.photo as { id: string; status: string }
  const queued = async () =>
    ((await mara.send('GET', '/api/office/photos')).body as unknown as { photos: { id: string }[] }).photos.map(
      ({ id }) => id,
    )
  const before = await queued()
  const first = await send(wim, await portrait('finn'))
  expect([first.status, await queued()]).toEqual(['active', before])
  const copy = await send(xenia, await disguised('finn'))
  expect([copy.status, await queued()]).toEqual(['active', [...before, copy.id]])
  expect(await open(copy.id)).toMatchObject({ name: 'Xenia', copies: [{ name: 'Wim' }] })
  const seen = async () =>
    ((await yara.browser.send('GET', `/api/members/${xenia.member}/photos`)).body as unknown as { photos: unknown[] })
      .photos
  expect(await seen()).toHaveLength(1)
  expect((await decide(copy.id, { finding: 'active' })).status).toBe(204)
  expect([await queued(), (await seen()).length]).toEqual([before, 1])
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
})
