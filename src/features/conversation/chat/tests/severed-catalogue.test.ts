import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { photoPeople, picture } from '../testing/photo-people.ts'
import type { SendResult, Thread } from '../contract/chat.ts'
import {
  listEnded,
  readNumber,
  reportConversation,
  reportMember,
} from '../testing/report-requests.ts'

/*
 * Attacks that use a block: someone threatens a member, then blocks them or deletes the account to
 * make the conversation and the evidence disappear.
 */

let site: PeopledSite
let mara: WebClient
let people: ReturnType<typeof photoPeople>
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { message_credits: 0, free_conversations: 100 })
  mara = await officeClient(site, 'moderator', 'Mara')
  people = photoPeople(site)
})
afterAll(() => site.close())

const day = 86_400_000
const now = () => site.server.infrastructure.clock.now()
const write = (from: TestPerson, to: TestPerson, text: string) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
const block = (who: TestPerson, whom: TestPerson, method = 'POST') =>
  who.browser.send(method, `/api/members/${whom.member}/block`)
async function evidenceOf(number: string) {
  const report = (await mara.send('GET', `/api/office/reports/${number}`)).body as unknown as {
    evidence?: { kind: string; text: string; picture: string | null }[]
  }
  return report.evidence ?? []
}
async function blobs(folder: string): Promise<number> {
  await site.server.product.eventBus.drain()
  const root = join(site.server.infrastructure.config.dataFolder, 'blobs', folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((one) => one.isFile()).length
}

/** Mark writes to Vera and sends her a photo, which she views. */
async function threaten() {
  const [mark, vera] = [await site.addPerson(), await site.addPerson()]
  await people.grantCredits(mark, 20)
  const text = `Pay or I will tell your family ${randomUUID()}`
  const begun = (await write(mark, vera, text)).body as unknown as SendResult
  const { body } = await people.sendTo({ member: vera.member }, mark, await picture(), {
    description: 'Taken outside your house',
  })
  expect(body.conversation.id).toBe(begun.conversation.id)
  const conversation = begun.conversation.id
  const { messages } = (await vera.browser.send('GET', `/api/conversations/${conversation}`))
    .body as unknown as Thread
  const address = messages[1]?.photo?.src[480] ?? ''
  expect((await people.read(vera, address)).status).toBe(200)
  const hisAddress = (
    (await mark.browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as Thread
  ).messages[1]?.photo?.src[480]
  return { mark, vera, text, conversation, address, hisAddress: hisAddress ?? '' }
}

test('CHAT-08 BEY-16 someone who is blocked by the sender can still report the messages and the photo, and neither side sees anything of the conversation any more', async () => {
  const { mark, vera, text, conversation, address, hisAddress } = await threaten()
  expect((await block(mark, vera)).status).toBe(204)

  for (const [person, other, photo] of [
    [mark, vera, hisAddress],
    [vera, mark, address],
  ] as const) {
    const { browser } = person
    const missing = await browser.send('GET', `/api/conversations/${randomUUID()}`)
    const severed = await browser.send('GET', `/api/conversations/${conversation}`)
    expect([severed.status, severed.text]).toEqual([404, missing.text])
    expect((await people.read(person, photo)).status).toBe(404)
    const name = encodeURIComponent(other.name)
    for (const path of [
      '/api/chats',
      '/api/chats?show=closed',
      '/api/chats?show=unread',
      `/api/chats?name=${name}`,
      '/api/poll',
    ]) {
      const reply = await browser.send('GET', path)
      expect(reply.text).not.toContain(conversation)
      expect(reply.text).not.toContain(text)
    }
    expect((await browser.send('GET', '/api/chats/unread')).body).toMatchObject({ unread: 0 })
    const exported = await exportMember(site, 'chat', person.account)
    expect(JSON.stringify(exported)).not.toContain(text)
    expect(exported.files).toEqual([])
    for (const [method, path] of [
      ['POST', 'messages'],
      ['POST', 'read'],
      ['PUT', 'mute'],
      ['PUT', 'closing'],
    ] as const) {
      const input = { id: randomUUID(), text: 'Hello', seq: 1, for: 'off', goodbye: null }
      const pick = { messages: ['id', 'text'], read: ['seq'], mute: ['for'], closing: ['goodbye'] }
      const body = Object.fromEntries(
        Object.entries(input).filter(([key]) => pick[path].includes(key)),
      )
      expect(
        (await browser.send(method, `/api/conversations/${conversation}/${path}`, body)).status,
      ).toBe(404)
    }
  }

  // The member who received something sees that it ended; the other one has nothing to report.
  expect((await listEnded(vera)).conversations).toMatchObject([
    { id: conversation, name: mark.name, received: 2 },
  ])
  expect((await listEnded(mark)).conversations).toEqual([])
  expect((await reportConversation(mark, conversation)).status).toBe(404)
  expect((await reportMember(mark, vera)).status).toBe(404)
  const stranger = await site.addPerson()
  expect((await reportConversation(stranger, conversation)).status).toBe(404)

  for (const filed of [
    await reportConversation(vera, conversation),
    // From a dialog that was open while she was blocked.
    await reportMember(vera, mark, { messages: [1] }),
  ]) {
    expect(filed.status).toBe(200)
    const [profile, words, photo] = await evidenceOf(readNumber(filed))
    expect(profile).toMatchObject({ kind: 'profile', text: expect.stringContaining(mark.name) })
    expect(words).toMatchObject({ text, picture: null })
    expect(photo).toMatchObject({ text: 'Taken outside your house' })
    const bytes = await people.read({ browser: mara }, photo?.picture ?? '')
    expect([bytes.status, bytes.type]).toEqual([200, 'image/webp'])
    for (const who of [null, vera, mark])
      expect((await people.read(who, photo?.picture ?? '')).status).toBe(404)
  }
})

test('CHAT-08 BEY-16 the evidence outlives the conversation: after 30 days rows and bytes are purged, and no one can report any more, but the copies stay', async () => {
  const { mark, vera, text, conversation } = await threaten()
  expect((await block(mark, vera)).status).toBe(204)
  const filed = await reportConversation(vera, conversation)
  const [messages, evidence] = [await blobs('messages'), await blobs('evidence')]
  const { chat } = site.server.product

  await chat.purgeSealed(new Date(now().getTime() + 30 * day - 60_000))
  expect(await blobs('messages')).toBe(messages)
  expect((await listEnded(vera)).conversations).toHaveLength(1)

  await chat.purgeSealed(new Date(now().getTime() + 30 * day + 60_000))
  expect(await blobs('messages')).toBeLessThan(messages)
  expect((await listEnded(vera)).conversations).toEqual([])
  expect((await reportConversation(vera, conversation)).status).toBe(404)
  expect(await site.query('select 1 from chat.sealed_message where body = $1', [text])).toEqual([])

  const [, words, photo] = await evidenceOf(readNumber(filed))
  expect(words?.text).toBe(text)
  expect((await people.read({ browser: mara }, photo?.picture ?? '')).status).toBe(200)
  expect(await blobs('evidence')).toBe(evidence)
})

test('CHAT-08 unblocking does not bring the conversation back; a new one starts empty, and the old one can still be reported', async () => {
  const { mark, vera, text, conversation } = await threaten()
  expect((await block(vera, mark)).status).toBe(204)
  expect((await block(vera, mark, 'DELETE')).status).toBe(204)
  expect((await vera.browser.send('GET', `/api/members/${mark.member}`)).status).toBe(200)
  for (const { browser } of [mark, vera])
    expect((await browser.send('GET', `/api/conversations/${conversation}`)).status).toBe(404)
  const again = (await write(mark, vera, 'Hello again')).body as unknown as SendResult
  expect(again.conversation.id).not.toBe(conversation)
  expect((await vera.browser.send('GET', '/api/chats')).text).not.toContain(text)

  const filed = await reportConversation(vera, conversation)
  const [, words] = await evidenceOf(readNumber(filed))
  expect(words?.text).toBe(text)
  // A report about the member covers the current conversation.
  const later = await evidenceOf(readNumber(await reportMember(vera, mark)))
  expect(later.map((one) => one.text)).toContain('Hello again')
  // A second block ends the second conversation too.
  expect((await block(mark, vera)).status).toBe(204)
  expect((await listEnded(vera)).conversations.map(({ id }) => id)).toEqual([
    again.conversation.id,
    conversation,
  ])
})

test('ACC-14 BEY-16 deleting the account does not shorten that period: its messages stay sealed for reports for 30 days after the deletion, without its name', async () => {
  const blocked = await threaten()
  const { mark, vera, text, conversation } = blocked
  const other = await site.addPerson()
  const { body } = await people.sendTo({ member: other.member }, mark, await picture('#623'))
  expect((await block(mark, vera)).status).toBe(204)
  const deletedAt = now()
  await site.query(
    `update accounts.account set status = 'deleted', deleted_at = $2 where id = $1`,
    [mark.account, deletedAt],
  )
  const messages = await blobs('messages')
  expect(
    await site.server.product.accounts.erase(new Date(deletedAt.getTime() + 14 * day + 1000)),
  ).toBe(1)
  expect(await blobs('messages')).toBe(messages)

  expect((await listEnded(vera)).conversations).toMatchObject([{ id: conversation, name: null }])
  const [sealed] = (await listEnded(other)).conversations
  expect(sealed).toMatchObject({ id: body.conversation.id, name: null, received: 1 })
  const left = Date.parse(sealed?.until ?? '') - deletedAt.getTime()
  expect(Math.round(left / day)).toBe(30)
  expect(JSON.stringify(await site.query('select * from chat.sealed_conversation'))).not.toContain(
    mark.name,
  )

  const [words] = await evidenceOf(readNumber(await reportConversation(vera, conversation)))
  expect(words?.text).toBe(text)
  const [photo] = await evidenceOf(
    readNumber(await reportConversation(other, body.conversation.id, { messages: [1] })),
  )
  expect((await people.read({ browser: mara }, photo?.picture ?? '')).status).toBe(200)

  await site.server.product.chat.purgeSealed(new Date(deletedAt.getTime() + 31 * day))
  expect(await blobs('messages')).toBeLessThan(messages)
  expect((await listEnded(other)).conversations).toEqual([])
  // The other member keeps the conversation, as after any deletion.
  expect(
    (await other.browser.send('GET', `/api/conversations/${body.conversation.id}`)).status,
  ).toBe(200)
})

test('ACC-14 once both accounts are erased, nothing remains of the conversation', async () => {
  const { mark, vera, text } = await threaten()
  expect((await block(mark, vera)).status).toBe(204)
  const messages = await blobs('messages')
  for (const { account } of [mark, vera])
    await site.query(
      `update accounts.account set status = 'deleted', deleted_at = $2 where id = $1`,
      [account, new Date(now().getTime() - 15 * day)],
    )
  expect(await site.server.product.accounts.erase(now())).toBe(2)
  expect(await site.query('select 1 from chat.sealed_message where body = $1', [text])).toEqual([])
  expect(await blobs('messages')).toBeLessThan(messages)
})

test('BEY-16 evidence is deleted a year after the decision, with its pictures, and not earlier; an erased account’s name is removed from it', async () => {
  const [{ vera, conversation }, { mark, vera: other, conversation: otherConversation }] = [
    await threaten(),
    await threaten(),
  ]
  const [first, second] = [
    readNumber(await reportConversation(vera, conversation)),
    readNumber(await reportConversation(other, otherConversation)),
  ]
  const decided = await mara.send('PUT', `/api/office/reports/${first}/decision`, {
    outcome: 'warning',
    statement: 'Threats are forbidden.',
  })
  expect(decided.status).toBe(200)
  const pictures = await blobs('evidence')
  const { reports } = site.server.product
  await reports.tidy(new Date(now().getTime() + 364 * day))
  expect(await blobs('evidence')).toBe(pictures)
  await reports.tidy(new Date(now().getTime() + 366 * day))
  expect(await blobs('evidence')).toBeLessThan(pictures)
  expect(await evidenceOf(first)).toEqual([])
  expect((await evidenceOf(second)).length).toBeGreaterThan(0)
  for (const statement of [
    'delete from reports.evidence',
    "update reports.report set details = 'nothing'",
    'truncate reports.decision',
  ])
    await expect(site.query(statement)).rejects.toThrow(/immutable|permission denied/)

  await site.server.infrastructure.database.transaction((tx) =>
    reports.personalData.erase(tx, mark.account, now()),
  )
  const left = await site.query(
    'select e.content::text as content from reports.evidence e join reports.report r on r.id = e.report_id where r.number = $1',
    [second],
  )
  expect(JSON.stringify(left)).not.toContain(mark.name)
  expect(JSON.stringify(left)).not.toContain(mark.member)
})
