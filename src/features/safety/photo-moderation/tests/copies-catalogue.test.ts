import { projectRoot } from '#platform/server/config/project-root.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { createUploader } from '#features/members/photos/testing/send-bytes.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { ClaimedPhoto } from '../contract.ts'

let site: PeopledSite
let mara: WebClient
let upload: ReturnType<typeof createUploader>
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
  mara = await officeClient(site, 'moderator', 'Mara')
  upload = createUploader(site)
})
afterAll(() => site.close())

const portrait = (name: string) => readFile(join(projectRoot, `db/cast/portraits/${name}.webp`))
/**
 * Disguised like someone who does not want to be found would do it: smaller, brighter, mirrored,
 * with its edges cropped.
 */
const disguised = async (name: string) => {
  const { data, info } = await sharp(await portrait(name))
    .flop()
    .png()
    .toBuffer({ resolveWithObject: true })
  const edge = Math.round(info.width * 0.015)
  return sharp(data)
    .extract({
      left: edge,
      top: edge,
      width: info.width - 2 * edge,
      height: info.height - 2 * edge,
    })
    .modulate({ brightness: 1.1 })
    .resize({ width: 500 })
    .jpeg({ quality: 60 })
    .toBuffer()
}
const add = async (who: TestPerson, bytes: Buffer) => {
  const { status, body } = await upload(who, bytes)
  expect([status, body]).toMatchObject([200, { photo: { status: 'waiting' } }])
  return (body.photo as { id: string }).id
}
const decide = (photo: string, body: object) =>
  mara.send('PUT', `/api/office/photos/${photo}/decision`, body)
const open = async (photo: string) =>
  (await mara.send('POST', `/api/office/photos/${photo}/claim`, {})).body as unknown as ClaimedPhoto
const copied = async (photo: string) =>
  (
    (await mara.send('GET', '/api/office/photos')).body as unknown as {
      photos: { id: string; copied: boolean }[]
    }
  ).photos.find(({ id }) => id === photo)?.copied
const suspect = (photo: string, reportText: string) =>
  mara.send('POST', `/api/office/photos/${photo}/suspicion`, { statement: reportText })
const isSuspect = ({ account }: TestPerson) =>
  site.server.product.reports.isSuspect(account, site.server.infrastructure.clock.now())

test('BEY-16 OPS-02 a photo reviewer sees who else shows the same picture, side by side, however it was altered', async () => {
  const [lena, marc] = [
    await site.addPerson({ name: 'Lena' }),
    await site.addPerson({ name: 'Marc' }),
  ]
  const lenasPhoto = await add(lena, await portrait('lena'))
  expect([await copied(lenasPhoto), await open(lenasPhoto)]).toMatchObject([
    false,
    { copies: [], copy_of_removed: false, suspected: false },
  ])
  expect((await decide(lenasPhoto, { finding: 'active' })).status).toBe(204)
  // The same picture uploaded again by its owner is not a copy.
  const again = await add(lena, await portrait('lena'))
  expect([await copied(again), (await open(again)).copies]).toEqual([false, []])

  const disguisedPhoto = await add(marc, await disguised('lena'))
  expect(await copied(disguisedPhoto)).toBe(true)
  const opened = await open(disguisedPhoto)
  expect(opened).toMatchObject({
    name: 'Marc',
    copies: [{ id: lenasPhoto, name: 'Lena', age: 34, kind: 'member' }],
  })
  // Her accepted photo opens for this reviewer next to his; on its own no staff member can open it.
  const address = opened.copies[0]?.src[480] ?? ''
  const status = async (who: WebClient) => (await who.send('GET', address)).status
  const agent = await officeClient(site, 'agent', 'Ottilie')
  expect([await status(mara), await status(agent), await status(marc.browser)]).toEqual([
    200, 404, 404,
  ])
  expect((await decide(disguisedPhoto, { finding: 'rejected', reason: 'not_own' })).status).toBe(
    204,
  )
  await decide(again, { finding: 'rejected', reason: 'other' })
  expect(await status(mara)).toBe(404)
})

test('BEY-16 a copy alone does not make anyone a suspect; a staff member may open a report, and until it is decided no one pays for writing there', async () => {
  const [ada, bruno] = [
    await site.addPerson({ name: 'Ada' }),
    await site.addPerson({ name: 'Bruno' }),
  ]
  await decide(await add(ada, await portrait('ada')), { finding: 'active' })
  const disguisedPhoto = await add(bruno, await disguised('ada'))
  await open(disguisedPhoto)
  expect([await isSuspect(ada), await isSuspect(bruno)]).toEqual([false, false])
  expect((await suspect(disguisedPhoto, ' ')).body).toMatchObject({
    error: { code: 'photo_moderation.statement_empty', field: 'statement' },
  })
  expect((await suspect(disguisedPhoto, 'The same picture as Ada’s.')).status).toBe(204)
  expect((await suspect(disguisedPhoto, 'The same picture as Ada’s.')).status).toBe(204)
  expect([await isSuspect(ada), await isSuspect(bruno)]).toEqual([false, true])
  expect(await open(disguisedPhoto)).toMatchObject({ suspected: true })
  expect(
    await site.query(
      "select name, act from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
      [disguisedPhoto],
    ),
  ).toContainEqual({
    name: 'Mara',
    act: 'photo_moderation.owner_suspected',
  })

  const { reports } = (await mara.send('GET', '/api/office/reports')).body as unknown as {
    reports: {
      number: string
      reporter: string
      reported: string
      reason: string
    }[]
  }
  expect(reports).toMatchObject([{ reporter: 'Mara', reported: 'Bruno', reason: 'scam' }])
  const number = reports[0]?.number
  expect((await mara.send('GET', `/api/office/reports/${number}`)).body).toMatchObject({
    details: 'The same picture as Ada’s.',
  })
  const decided = { outcome: 'nothing', statement: 'Ada and Bruno are twins and showed us so.' }
  expect((await mara.send('PUT', `/api/office/reports/${number}/decision`, decided)).status).toBe(
    200,
  )
  expect(await isSuspect(bruno)).toBe(false)

  // If no one else has the picture, there is nothing to report.
  const alone = await add(bruno, await portrait('amara'))
  await open(alone)
  expect((await suspect(alone, 'I do not like it')).body).toMatchObject({
    error: { code: 'photo_moderation.not_copied' },
  })
})

test('BEY-16 after a ban for a scam only the perceptual hashes are kept: the picture is recognised, but not its owner', async () => {
  const [sam, tim, una] = [
    await site.addPerson({ name: 'Sam' }),
    await site.addPerson({ name: 'Tim' }),
    await site.addPerson({ name: 'Una' }),
  ]
  await decide(await add(sam, await portrait('dev')), { finding: 'active' })
  const { product, infrastructure } = site.server
  const now = infrastructure.clock.now()
  await infrastructure.database.transaction((tx) =>
    product.accounts.ban(tx, sam.account, { scam: true }, now),
  )
  await infrastructure.database.transaction(async (tx) => {
    await product.photos.personalData.erase(tx, sam.account, now)
  })
  expect(
    await site.query(
      'select photo_id, computed_at from photos.perceptual_hash where photo_id is null',
    ),
  ).toEqual([{ photo_id: null, computed_at: now }])
  const disguisedPhoto = await add(tim, await disguised('dev'))
  expect([await copied(disguisedPhoto), await open(disguisedPhoto)]).toMatchObject([
    true,
    { copies: [], copy_of_removed: true },
  ])
  // An account closed for another reason does not leave anything behind.
  await decide(await add(una, await portrait('elise')), { finding: 'active' })
  await infrastructure.database.transaction((tx) =>
    product.accounts.ban(tx, una.account, { scam: false }, now),
  )
  const next = await add(tim, await disguised('elise'))
  expect(await open(next)).toMatchObject({ copies: [], copy_of_removed: false })
})

test('BEY-16 photos from before perceptual hashes get theirs, and a hash kept without its photo is deleted after two years', async () => {
  const vera = await site.addPerson({ name: 'Vera' })
  const photo = await add(vera, await portrait('freya'))
  const bits = () =>
    site.query(
      'select n.bits::text as bits from photos.perceptual_hash n join photos.photo p on p.id = n.photo_id where p.public_id = $1',
      [photo],
    )
  const before = await bits()
  await site.query(
    'delete from photos.perceptual_hash where photo_id = (select id from photos.photo where public_id = $1)',
    [photo],
  )
  await site.query(
    'insert into photos.perceptual_hash_queue select id from photos.photo where public_id = $1',
    [photo],
  )
  const { product, infrastructure } = site.server
  const now = infrastructure.clock.now()
  expect(await product.photos.backfillPerceptualHashes(now)).toBe(1)
  expect(await product.photos.backfillPerceptualHashes(now)).toBe(0)
  const [after] = await bits()
  const turned = BigInt.asUintN(64, BigInt(String(before[0]?.bits)) ^ BigInt(String(after?.bits)))
  expect(turned.toString(2).replaceAll('0', '').length).toBeLessThanOrEqual(3)

  const alone = () => site.query('select 1 from photos.perceptual_hash where photo_id is null')
  expect(await alone()).toHaveLength(1)
  await product.photos.backfillPerceptualHashes(new Date(now.getTime() + 731 * 86_400_000))
  expect(await alone()).toEqual([])
})

test('BEY-16 PRO-05 on a site that trusts its members a copy is shown like any other photo, but stays in the queue until a person has reviewed it', async () => {
  const [wim, xenia, yara] = [
    await site.addPerson({ name: 'Wim' }),
    await site.addPerson({ name: 'Xenia' }),
    await site.addPerson({ name: 'Yara' }, { gender: 'male' }),
  ]
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  const send = async (who: TestPerson, bytes: Buffer) =>
    (await upload(who, bytes)).body.photo as { id: string; status: string }
  const queued = async () =>
    (
      (await mara.send('GET', '/api/office/photos')).body as unknown as { photos: { id: string }[] }
    ).photos.map(({ id }) => id)
  const before = await queued()
  const first = await send(wim, await portrait('finn'))
  expect([first.status, await queued()]).toEqual(['active', before])
  const copy = await send(xenia, await disguised('finn'))
  expect([copy.status, await queued()]).toEqual(['active', [...before, copy.id]])
  expect(await open(copy.id)).toMatchObject({ name: 'Xenia', copies: [{ name: 'Wim' }] })
  const seen = async () =>
    (
      (await yara.browser.send('GET', `/api/members/${xenia.member}/photos`)).body as unknown as {
        photos: unknown[]
      }
    ).photos
  expect(await seen()).toHaveLength(1)
  expect((await decide(copy.id, { finding: 'active' })).status).toBe(204)
  expect([await queued(), (await seen()).length]).toEqual([before, 1])
  await site.server.product.sites.changeSettings(1, { photos_trusted: false })
})
