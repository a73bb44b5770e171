import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { listPersonalData } from '#app/personal-data/list-personal-data.ts'
import { photoPeople, picture } from '../testing/photo-people.ts'
import { listPhotoFiles, readThread, startConversation } from '../testing/photo-conversation.ts'

let site: PeopledSite
let people: ReturnType<typeof photoPeople>
beforeAll(async () => {
  site = await startPeopledSite()
  people = photoPeople(site)
})
afterAll(() => site.close())

/** Moves the clock to when sealed conversations are purged, and runs that job. */
async function purgeSealed(site: PeopledSite): Promise<void> {
  const { clock, jobs } = site.server.infrastructure
  clock.moveBy(31 * 86_400_000)
  await jobs.runDue()
  await site.server.product.eventBus.drain()
}

test('SEC-02 SEC-01 a message’s photo can be opened only by the two members, each at their own address; everyone else gets the same 404 as for an unknown address', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 20)
  await people.sendTo({ conversation }, jonas, await picture())
  const src = async (who: TestPerson) =>
    (await readThread(who, conversation)).messages[1]?.photo?.src[480] ?? ''
  const [jonasUrl, elenasUrl] = [await src(jonas), await src(elena)]
  expect(jonasUrl).not.toBe(elenasUrl)
  expect([
    (await people.read(jonas, jonasUrl)).status,
    (await people.read(elena, elenasUrl)).status,
  ]).toEqual([200, 200])
  const nothing = await people.read(
    elena,
    `/media/message/${randomUUID()}/480?until=1893456000&sign=AAAAAAAAAAAAAAAAAAAAAA`,
  )
  expect(nothing.status).toBe(404)
  const stranger = await site.addPerson()
  const photo = /message\/([^/]+)/.exec(elenasUrl)?.[1] ?? ''
  // Even if a URL were signed for a stranger, the photo would not open.
  const { chat, sites } = site.server.product
  const here = await sites.siteById(1)
  expect(await chat.photoKey(photo, { reader: stranger.account, site: here })).toBeNull()
  expect(await chat.photoKey(photo, { reader: elena.account, site: here })).toMatch(/^messages\//)
  for (const [who, address] of [
    [jonas, elenasUrl],
    [elena, jonasUrl],
    [stranger, elenasUrl],
    [null, elenasUrl],
    [elena, elenasUrl.replace('/480?', '/960?')],
    [elena, elenasUrl.replace(/sign=.*/, 'sign=')],
    [elena, elenasUrl.replace(/\?.*/, '')],
    [
      elena,
      elenasUrl.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 3600}`),
    ],
    // Nor is it one of the members' profile photos.
    [elena, elenasUrl.replace('/message/', '/')],
    [elena, `/media/${photo}/480`],
  ] as const)
    expect(await people.read(who, address)).toEqual(nothing)
})

test('CHAT-08 SEC-02 a block closes a photo for both immediately, and its files are deleted afterwards', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 20)
  await listPhotoFiles(site)
  await people.sendTo({ conversation }, jonas, await picture())
  const fileCount = (await listPhotoFiles(site)).length
  const address = (await readThread(elena, conversation)).messages[1]?.photo?.src[480] ?? ''
  const ownAddress = (await readThread(jonas, conversation)).messages[1]?.photo?.src[480] ?? ''
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  const nothing = await people.read(elena, `/media/message/${randomUUID()}/480`)
  expect(await people.read(elena, address)).toEqual(nothing)
  expect(await people.read(jonas, ownAddress)).toEqual(nothing)
  expect(await people.sendTo({ conversation }, jonas, await picture())).toMatchObject({
    status: 404,
  })
  expect(await people.sendTo({ member: elena.member }, jonas, await picture())).toEqual(
    await people.sendTo({ member: randomUUID() }, jonas, await picture()),
  )
  // Sealed for reports for 30 days, then deleted.
  expect(fileCount - (await listPhotoFiles(site)).length).toBe(0)
  await purgeSealed(site)
  expect(fileCount - (await listPhotoFiles(site)).length).toBe(3)
})

test('CHAT-07 a removed chat no longer shows its photos to the member who removed it, until a message brings it back', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 20)
  await people.sendTo({ conversation }, jonas, await picture())
  const elenasUrl = (await readThread(elena, conversation)).messages[1]?.photo?.src[480] ?? ''
  const jonasUrl = (await readThread(jonas, conversation)).messages[1]?.photo?.src[480] ?? ''
  await elena.browser.send('DELETE', '/api/chats', { conversation })
  expect([
    (await people.read(elena, elenasUrl)).status,
    (await people.read(jonas, jonasUrl)).status,
  ]).toEqual([404, 200])
  expect((await readThread(elena, conversation)).messages[1]).toMatchObject({
    kind: 'photo',
    photo: null,
  })
  await jonas.browser.send('POST', `/api/conversations/${conversation}/messages`, {
    id: randomUUID(),
    text: 'Back',
  })
  expect((await people.read(elena, elenasUrl)).status).toBe(200)
})

test('SEC-02 photos a member sent are deleted with their account; photos they received stay with the senders', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 20)
  await people.sendTo({ conversation }, jonas, await picture())
  await people.sendTo({ conversation }, elena, await picture('#777'))
  const [, jonasUrl, elenasUrl] = (await readThread(elena, conversation)).messages.map(
    ({ photo }) => photo?.src[160] ?? '',
  )
  const kept = (await listPhotoFiles(site)).length
  const { database, clock } = site.server.infrastructure
  await database.run(
    sql`update accounts.account set status = 'disabled' where id = ${jonas.account}`,
  )
  expect([
    (await people.read(elena, jonasUrl ?? '')).status,
    (await people.read(elena, elenasUrl ?? '')).status,
  ]).toEqual([404, 200])
  await database.transaction(async (tx) => {
    for (const { erase } of listPersonalData(site.server.product))
      await erase(tx, jonas.account, clock.now())
  })
  expect(
    (await readThread(elena, conversation)).messages.map(({ kind, photo }) => [
      kind,
      photo === null,
    ]),
  ).toEqual([
    ['text', true],
    ['photo', true],
    ['photo', false],
  ])
  expect((await people.read(elena, elenasUrl ?? '')).status).toBe(200)
  // Sealed for reports for 30 days, then deleted.
  expect(kept - (await listPhotoFiles(site)).length).toBe(0)
  await purgeSealed(site)
  expect(kept - (await listPhotoFiles(site)).length).toBe(3)
})
