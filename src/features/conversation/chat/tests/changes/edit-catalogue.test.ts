import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMember } from '#app/testing/export-member.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { changeRequests, outcome } from '../../testing/change-requests.ts'
import { reportMember } from '../../testing/report-requests.ts'

let site: PeopledSite
let chat: ReturnType<typeof changeRequests>
beforeAll(async () => {
  site = await startPeopledSite()
  chat = changeRequests(site)
})
afterAll(() => site.close())

const minutes = (count: number) => site.server.infrastructure.clock.moveBy(count * 60_000)

/** Jonas writes to Elena: a first message, which is free, and one that costs 2 of his 10 credits. */
async function twoMessages() {
  const [jonas, elena] = [await chat.person(10), await chat.person(10)]
  const { conversation } = await chat.write(jonas, elena, 'Shall we meet at eihgt?')
  await chat.write(jonas, elena, 'On Friday')
  return { jonas, elena, conversation: conversation.id }
}

test('BEY-26 a sender edits a text within 15 minutes, for free: both see the new text and when it was edited, and its price does not change', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  expect((await chat.read(elena, conversation)).map(({ text }) => text)).toEqual([
    'Shall we meet at eihgt?',
    'On Friday',
  ])
  expect((await chat.read(jonas, conversation)).map(({ can_edit }) => can_edit)).toEqual([
    true,
    true,
  ])
  expect(await chat.edit(jonas, conversation, 2, '  On Saturday ')).toMatchObject({
    status: 200,
    body: { text: 'On Saturday', edited_at: expect.any(String) },
  })
  for (const reader of [jonas, elena]) {
    const [first, second] = await chat.read(reader, conversation)
    expect(first).toMatchObject({ text: 'Shall we meet at eihgt?', edited_at: null })
    expect(second).toMatchObject({ text: 'On Saturday', edited_at: expect.any(String) })
  }
  expect((await chat.read(jonas, conversation))[1]).toMatchObject({ credits: 2 })
  expect((await chat.read(elena, conversation))[1]).toMatchObject({
    can_edit: false,
    credits: null,
  })
  expect(await chat.credits(jonas)).toBe(8)
  expect((await chat.movements(jonas)).map(({ kind }) => kind)).toEqual(['spend', 'grant'])

  await minutes(15)
  expect(outcome(await chat.edit(jonas, conversation, 2, 'On Sunday'))).toBe(
    '409 message_changes.too_late',
  )
  expect((await chat.read(jonas, conversation))[1]).toMatchObject({
    text: 'On Saturday',
    can_edit: false,
    can_delete: false,
  })
})

test('BEY-26 an edit is stored once, no matter how often and from how many windows it is sent; a different text with the same id is refused', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => chat.edit(jonas, conversation, 1, 'At eight?', id)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(outcome(await chat.edit(jonas, conversation, 1, 'At nine?', id))).toBe(
    '409 message_changes.id_used',
  )
  await chat.edit(jonas, conversation, 1, 'At ten?')
  // A late repeat of the first edit doesn't undo the second.
  expect(await chat.edit(jonas, conversation, 1, 'At eight?', id)).toMatchObject({
    status: 200,
    body: { text: 'At ten?' },
  })
  expect((await chat.read(elena, conversation))[0]?.text).toBe('At ten?')
  const versions = await site.server.infrastructure.database.many(sql`
    select v.version, v.body, v.shown from chat.message_version v join chat.conversation c on c.id = v.conversation_id
    where c.public_id = ${conversation}::uuid order by v.version`)
  expect(versions).toEqual([
    { version: 1, body: 'Shall we meet at eihgt?', shown: false },
    { version: 2, body: 'At eight?', shown: false },
  ])
})

test('BEY-26 a message cannot be edited once it is answered, after five edits, in a closed conversation, by anyone else, or unless it is a text', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const stranger = await chat.person()
  expect([
    outcome(await chat.edit(elena, conversation, 1, 'I owe you money')),
    outcome(await chat.edit(stranger, conversation, 1, 'I owe you money')),
    outcome(await chat.edit(jonas, randomUUID(), 1, 'x')),
    outcome(await chat.edit(jonas, conversation, 99, 'x')),
  ]).toEqual(['404 not_found', '404 not_found', '404 not_found', '404 not_found'])
  expect((await chat.edit(jonas, conversation, 1, 'x'.repeat(1001))).status).toBe(422)
  expect((await chat.edit(jonas, conversation, 1, ' \n ')).status).toBe(422)
  for (let n = 1; n <= 5; n += 1) await chat.edit(jonas, conversation, 1, `Version ${n}`)
  expect(outcome(await chat.edit(jonas, conversation, 1, 'Version 6'))).toBe(
    '409 message_changes.too_many_edits',
  )
  const sticker = await jonas.browser.send(
    'POST',
    `/api/conversations/${conversation}/messages/gift`,
    { id: randomUUID(), gift: 'tulip' },
  )
  expect(sticker.status).toBe(200)
  expect(outcome(await chat.edit(jonas, conversation, 3, 'A rose'))).toBe(
    '422 message_changes.text_only',
  )
  await elena.browser.send('PUT', `/api/conversations/${conversation}/closing`, { goodbye: null })
  expect(outcome(await chat.edit(jonas, conversation, 2, 'After the goodbye'))).toBe(
    '403 message_changes.closed',
  )
  await elena.browser.send('DELETE', `/api/conversations/${conversation}/closing`)
  await chat.write(elena, jonas, 'On Friday it is')
  expect(outcome(await chat.edit(jonas, conversation, 2, 'Never'))).toBe(
    '409 message_changes.answered',
  )
  expect((await chat.read(jonas, conversation))[1]).toMatchObject({
    text: 'On Friday',
    can_edit: false,
    can_delete: true,
  })
})

test('BEY-26 BEY-16 the message policy applies to edits as to messages: warnings are added, and those of the earlier text stay', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  expect((await chat.read(elena, conversation))[1]?.warnings).toEqual([])
  await chat.edit(jonas, conversation, 2, 'Send me money by gift card, I will pay you back')
  const warned = (await chat.read(elena, conversation))[1]?.warnings ?? []
  expect(warned).toContain('money')
  await chat.edit(jonas, conversation, 2, 'On Friday')
  expect((await chat.read(elena, conversation))[1]?.warnings).toEqual(warned)
})

test('BEY-26 BEY-16 an advertisement is counted as a mass message even if it was harmless when sent, or is harmless again', async () => {
  await site.server.product.sites.changeSettings(1, {
    free_conversations: 50,
    same_opener_people: 3,
  })
  const jonas = await chat.person(10)
  const advertisement =
    'Earn a second income from home with our new investment club, ask me how it works today'
  const readers = []
  for (let n = 0; n < 4; n += 1) {
    const reader = await chat.person()
    const { conversation } = await chat.write(jonas, reader, 'Hi')
    await chat.edit(jonas, conversation.id, 1, advertisement)
    await chat.edit(jonas, conversation.id, 1, `What a lovely garden you have there, number ${n}`)
    readers.push({ reader, conversation: conversation.id })
  }
  for (const { reader, conversation } of readers)
    expect((await chat.read(reader, conversation))[0]?.warnings).toContain('many')
})

test('BEY-26 BEY-02 editing a message to ask a fictional profile whether it is real gets the honest answer', async () => {
  const jonas = await chat.person(10)
  const iris = await site.addPerson({ kind: 'fictional' })
  const { conversation } = await chat.write(jonas, iris, 'Hello')
  await chat.edit(jonas, conversation.id, 1, 'Are you a real person?')
  const { body } = await jonas.browser.send('GET', `/api/conversations/${conversation.id}`)
  expect(body).toMatchObject({
    messages: [{ text: 'Are you a real person?' }],
    notices: [{ after: 1, kind: 'is_fictional' }],
  })
})

test('BEY-26 a report copies every version with what its recipient was shown; the data export contains the sender’s earlier texts', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  await chat.edit(jonas, conversation, 1, 'I know where you live')
  await chat.read(elena, conversation)
  await chat.edit(jonas, conversation, 1, 'Good morning')
  expect((await reportMember(elena, jonas, { messages: [1] })).status).toBe(200)
  const evidence = await site.server.infrastructure.database.one(sql`
    select e.content ->> 'text' as text, e.content -> 'versions' as versions from reports.evidence e
    where e.kind = 'message' and e.content ->> 'conversation' = ${conversation} and e.content ->> 'number' = '1'`)
  expect(evidence).toEqual({
    text: 'Good morning',
    versions: [
      { text: 'Shall we meet at eihgt?', at: expect.any(String), shown: false },
      { text: 'I know where you live', at: expect.any(String), shown: true },
    ],
  })
  const [his, hers] = [
    JSON.stringify(await exportMember(site, 'chat', jonas.account)),
    JSON.stringify(await exportMember(site, 'chat', elena.account)),
  ]
  expect(his).toContain('I know where you live')
  expect(hers).not.toContain('I know where you live')
  expect(hers).toContain('Good morning')
})

test('BEY-26 a send whose response was lost can be repeated after the message was edited or deleted', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const id = randomUUID()
  await chat.write(jonas, elena, 'Third', { id })
  await chat.edit(jonas, conversation, 3, 'Third, edited')
  expect((await chat.write(jonas, elena, 'Third', { id })).message).toMatchObject({
    seq: 3,
    text: 'Third, edited',
    edited_at: expect.any(String),
  })
  await chat.remove(jonas, conversation, 3)
  expect((await chat.write(jonas, elena, 'Third', { id })).message).toMatchObject({
    seq: 3,
    text: '',
    deleted: true,
  })
  expect(await chat.credits(jonas)).toBe(8)
})
