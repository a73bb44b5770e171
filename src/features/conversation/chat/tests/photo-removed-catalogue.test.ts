import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { photoPeople, picture } from '../testing/photo-people.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { exportMember } from '#app/testing/export-member.ts'
import type { Thread } from '../contract/chat.ts'

let site: PeopledSite
let people: ReturnType<typeof photoPeople>
beforeAll(async () => {
  site = await startPeopledSite()
  people = photoPeople(site)
})
afterAll(() => site.close())

/** The first member sends the second a photo, as the first message between them. */
async function sendFirstPhoto() {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  const { body } = await people.sendTo({ member: elena.member }, jonas, await picture(), {
    description: 'Not for work',
  })
  return { jonas, elena, conversation: body.conversation.id }
}
const photoIn = async ({ browser }: TestPerson, conversation: string) => {
  const { messages } = (await browser.send('GET', `/api/conversations/${conversation}`))
    .body as unknown as Thread
  return { text: messages[0]?.text, address: messages[0]?.photo?.src[480] ?? null }
}
const remove = async ({ browser }: TestPerson, conversation: string, seq: number | string = 1) =>
  (await browser.send('DELETE', `/api/conversations/${conversation}/messages/${seq}/photo`)).status
async function files(): Promise<number> {
  await site.server.product.eventBus.drain()
  const folder = join(site.server.infrastructure.config.dataFolder, 'blobs', 'messages')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).length
}

test('CHAT-02 SEC-02 a member who received a photo removes its description, address and export entry for themselves; the sender keeps everything and is not notified', async () => {
  const { jonas, elena, conversation } = await sendFirstPhoto()
  const before = await files()
  const [jonasPhoto, elenasPhoto] = [
    await photoIn(jonas, conversation),
    await photoIn(elena, conversation),
  ]
  expect(elenasPhoto).toEqual({
    text: 'Not for work',
    address: expect.stringMatching(/^\/media\/message\//),
  })
  expect((await people.read(elena, elenasPhoto.address ?? '')).status).toBe(200)

  expect([await remove(elena, conversation), await remove(elena, conversation)]).toEqual([204, 204])
  expect(await photoIn(elena, conversation)).toEqual({ text: '', address: null })
  expect((await people.read(elena, elenasPhoto.address ?? '')).status).toBe(404)
  expect((await photoIn(jonas, conversation)).text).toBe('Not for work')
  expect((await people.read(jonas, jonasPhoto.address ?? '')).status).toBe(200)
  expect(await files()).toBe(before)

  expect([
    (await exportMember(site, 'chat', elena.account)).files,
    (await exportMember(site, 'chat', jonas.account)).files,
  ]).toEqual([
    [],
    [{ name: expect.stringMatching(/^messages\/.+\.webp$/), blob: expect.any(String) }],
  ])
})

test('CHAT-02 SEC-01 no one can remove a photo they sent, a message that is not a photo, or one between other members: each returns the same 404', async () => {
  const { jonas, elena, conversation } = await sendFirstPhoto()
  await elena.browser.send('POST', `/api/conversations/${conversation}/messages`, {
    id: randomUUID(),
    text: 'No, thanks',
  })
  const stranger = await site.addPerson()
  const answers = [
    await remove(jonas, conversation),
    await remove(jonas, conversation, 2),
    await remove(elena, conversation, 3),
    await remove(stranger, conversation),
    await remove(elena, randomUUID()),
    await remove(elena, conversation, 'x'),
  ]
  expect(answers).toEqual([404, 404, 404, 404, 404, 404])
  expect((await photoIn(elena, conversation)).text).toBe('Not for work')
})

test('BEY-16 CHAT-02 a report contains the photo whether it was removed before or after', async () => {
  const { database } = site.server.infrastructure
  const { jonas, elena, conversation } = await sendFirstPhoto()
  const report = async () => {
    const body = { id: randomUUID(), reason: 'other', details: 'Look at this', messages: [1] }
    expect(
      (await elena.browser.send('POST', `/api/members/${jonas.member}/report`, body)).status,
    ).toBe(200)
  }
  await report()
  await remove(elena, conversation)
  await report()
  const evidence = await database.many<{ photo: string | null; text: string }>(sql`
    select e.content ->> 'picture' as photo, e.content ->> 'text' as text from reports.evidence e
    where e.kind = 'message' and e.content ->> 'conversation' = ${conversation}`)
  expect(evidence).toEqual([
    { photo: expect.any(String), text: 'Not for work' },
    { photo: expect.any(String), text: 'Not for work' },
  ])
})
