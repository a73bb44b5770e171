import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMember } from '#app/testing/export-member.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { changeRequests, outcome } from '../../testing/change-requests.ts'
import { photoPeople, picture } from '../../testing/photo-people.ts'
import { reportMember } from '../../testing/report-requests.ts'

let site: PeopledSite
let chat: ReturnType<typeof changeRequests>
beforeAll(async () => {
  site = await startPeopledSite()
  chat = changeRequests(site)
})
afterAll(() => site.close())

const day = 86_400_000
const now = () => site.server.infrastructure.clock.now()
const night = (days = 0) =>
  site.server.product.chat.refundUnread(new Date(now().getTime() + days * day))

/** Jonas writes to Elena: a first message, which is free, and one that costs 2 of his 10 credits. */
async function twoMessages(elenas: Parameters<PeopledSite['addPerson']>[0] = {}) {
  const [jonas, elena] = [await chat.person(10), await chat.person(0, elenas)]
  const { conversation } = await chat.write(jonas, elena, 'The first one')
  await chat.write(jonas, elena, 'The second one')
  expect(await chat.credits(jonas)).toBe(8)
  return { jonas, elena, conversation: conversation.id }
}

test('BEY-26 deleting a message that was never shown returns its credits immediately and only once; both see that it was deleted, and it is no longer counted as unread', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => chat.remove(jonas, conversation, 2)),
  )
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { returned: 2, credits: 10 } })
  expect(await chat.credits(jonas)).toBe(10)
  expect((await chat.movements(jonas)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['refund', 'unreadable'],
    ['spend', 'message'],
    ['grant', expect.any(String)],
  ])
  expect((await elena.browser.send('GET', '/api/chats')).body).toMatchObject({
    unread: 1,
    chats: [{ last: { seq: 2, text: '', deleted: true }, num_unread_messages: 1 }],
  })
  for (const reader of [jonas, elena])
    expect((await chat.read(reader, conversation))[1]).toMatchObject({ text: '', deleted: true })
  expect([await night(), await night(30)]).toEqual([0, 0])
  expect(await chat.credits(jonas)).toBe(10)
})

test('BEY-26 deleting a message that was shown, in the conversation or the list, returns nothing; nor does deleting a free one', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  await elena.browser.send('GET', '/api/chats')
  expect(await chat.remove(jonas, conversation, 2)).toMatchObject({
    body: { returned: 0, credits: 8 },
  })
  await chat.write(jonas, elena, 'The third one')
  await chat.read(elena, conversation)
  expect(await chat.remove(jonas, conversation, 3)).toMatchObject({
    body: { returned: 0, credits: 6 },
  })
  expect(await chat.remove(jonas, conversation, 1)).toMatchObject({
    body: { returned: 0, credits: 6 },
  })
  expect(await night(30)).toBe(0)
  // A deleted free message is not given back.
  expect((await chat.write(jonas, elena, 'The fourth one')).message.credits).toBe(2)
})

test('BEY-26 nothing is returned for a message to someone in invisible mode, so that a deletion never reveals whether they were online', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const { database } = site.server.infrastructure
  await database.run(sql`update accounts.account set invisible = true where id = ${elena.account}`)
  await chat.write(jonas, elena, 'The third one')
  expect(await chat.remove(jonas, conversation, 3)).toMatchObject({
    body: { returned: 0, credits: 6 },
  })
  await chat.read(elena, conversation)
  expect(await chat.remove(jonas, conversation, 2)).toMatchObject({
    body: { returned: 0, credits: 6 },
  })
  expect(await night()).toBe(0)
})

test('BEY-26 reading and deleting at the same time have one of two results: shown and paid, or deleted and returned', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { jonas, elena, conversation } = await twoMessages()
    const [messages, removed] = await Promise.all([
      chat.read(elena, conversation),
      chat.remove(jonas, conversation, 2),
    ])
    const { returned } = removed.body as unknown as { returned: number }
    expect([messages[1]?.text, returned]).toSatisfy(
      ([text, credits]: [string, number]) => text === '' || credits === 0,
    )
    expect(await chat.credits(jonas)).toBe(8 + returned)
  }
})

test('BEY-26 editing, deleting and blocking at the same time refund once and leave nothing behind', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { jonas, elena, conversation } = await twoMessages()
    await Promise.all([
      chat.edit(jonas, conversation, 2, 'Edited'),
      chat.remove(jonas, conversation, 2),
      elena.browser.send('POST', `/api/members/${jonas.member}/block`),
    ])
    await night()
    expect(await chat.credits(jonas)).toBe(10)
    expect((await chat.remove(jonas, conversation, 2)).status).toBe(404)
  }
})

test('BEY-26 only the sender can delete a message, and only within 15 minutes', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const stranger = await chat.person()
  expect([
    outcome(await chat.remove(elena, conversation, 2)),
    outcome(await chat.remove(stranger, conversation, 2)),
    outcome(await chat.remove(jonas, randomUUID(), 2)),
    outcome(await chat.remove(jonas, conversation, 9)),
  ]).toEqual(['404 not_found', '404 not_found', '404 not_found', '404 not_found'])
  site.server.infrastructure.clock.moveBy(15 * 60_000)
  expect(outcome(await chat.remove(jonas, conversation, 2))).toBe('409 message_changes.too_late')
  expect((await chat.read(elena, conversation))[1]?.text).toBe('The second one')
})

test('BEY-26 a deleted message and photo can be reported for 30 days, even after a block; then text, earlier texts and file are deleted', async () => {
  const { database } = site.server.infrastructure
  const people = photoPeople(site)
  const { jonas, elena, conversation } = await twoMessages()
  await chat.edit(jonas, conversation, 2, 'I will come to your office')
  await people.sendTo({ member: elena.member }, jonas, await picture(), { description: 'A knife' })
  const shown = await chat.read(elena, conversation)
  const address = shown[2]?.photo?.src[480] ?? ''
  expect((await people.read(elena, address)).status).toBe(200)
  for (const seq of [2, 3]) expect((await chat.remove(jonas, conversation, seq)).status).toBe(200)
  for (const who of [jonas, elena]) {
    expect((await people.read(who, address)).status).toBe(404)
    const everything = JSON.stringify([
      await chat.read(who, conversation),
      await exportMember(site, 'chat', who.account),
    ])
    for (const secret of ['I will come to your office', 'The second one', 'A knife'])
      expect(everything).not.toContain(secret)
  }
  const report = async (messages: number[]) => {
    expect((await reportMember(elena, jonas, { messages })).status).toBe(200)
    return database.many<{ text: string; photo: string | null; deleted: boolean }>(sql`
      select e.content ->> 'text' as text, e.content ->> 'picture' as photo, e.content ? 'deleted_at' as deleted,
        e.content -> 'versions' -> 0 ->> 'text' as earlier
      from reports.evidence e join reports.report r on r.id = e.report_id
      where e.kind = 'message' and e.content ->> 'conversation' = ${conversation} and (e.content ->> 'number')::int > 1
      order by (e.content ->> 'number')::int`)
  }
  const frozen = [
    { text: 'I will come to your office', photo: null, deleted: true, earlier: 'The second one' },
    { text: 'A knife', photo: expect.any(String), deleted: true, earlier: null },
  ]
  expect(await report([2, 3])).toEqual(frozen)

  await site.server.product.chat.purgeSealed(new Date(now().getTime() + 29 * day))
  expect(await database.one(sql`select count(*)::int as n from chat.deleted_message`)).not.toEqual({
    n: 0,
  })
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  // Both reports of it, each with its own copy.
  expect(await report([])).toEqual(frozen.flatMap((piece) => [piece, piece]))

  const other = await twoMessages()
  await chat.edit(other.jonas, other.conversation, 2, 'Something else')
  await chat.remove(other.jonas, other.conversation, 2)
  await site.server.product.chat.purgeSealed(new Date(now().getTime() + 30 * day))
  expect(
    await database.one(sql`
      select (select count(*)::int from chat.deleted_message) as deleted, (select count(*)::int from chat.message_version v
        join chat.conversation c on c.id = v.conversation_id where c.public_id = ${other.conversation}::uuid) as versions`),
  ).toEqual({ deleted: 0, versions: 0 })
})

test('BEY-26 a fictional profile doesn’t have to reply once the member has deleted the messages it had not seen', async () => {
  const jonas = await chat.person(10)
  const iris = await site.addPerson({ kind: 'fictional' })
  const { conversation } = await chat.write(jonas, iris, 'Hello')
  const waiting = () =>
    site.server.infrastructure.database.one(sql`
      select c.awaiting_reply_since is not null as waiting from chat.conversation c where c.public_id = ${conversation.id}::uuid`)
  expect(await waiting()).toEqual({ waiting: true })
  await chat.remove(jonas, conversation.id, 1)
  expect(await waiting()).toEqual({ waiting: false })
})
