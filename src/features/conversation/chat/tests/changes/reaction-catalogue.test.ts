import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMember } from '#app/testing/export-member.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { changeRequests, outcome } from '../../testing/change-requests.ts'

let site: PeopledSite
let chat: ReturnType<typeof changeRequests>
beforeAll(async () => {
  site = await startPeopledSite()
  chat = changeRequests(site)
})
afterAll(() => site.close())

async function oneMessage() {
  const [jonas, elena] = [await chat.person(10), await chat.person()]
  const { conversation } = await chat.write(jonas, elena, 'Hello')
  return { jonas, elena, conversation: conversation.id }
}
const reactions = async (who: Parameters<typeof chat.read>[0], conversation: string) =>
  (await chat.read(who, conversation)).map(({ reaction }) => reaction)

test('BEY-26 the recipient reacts to a message with one of six reactions, changes and removes it; both see it, for free, and it is in the data export', async () => {
  const { jonas, elena, conversation } = await oneMessage()
  for (const reaction of ['love', 'laugh', 'agree', 'applause', 'wink', 'sad']) {
    expect((await chat.react(elena, conversation, 1, reaction)).status).toBe(204)
    expect(await reactions(jonas, conversation)).toEqual([reaction])
    expect(await reactions(elena, conversation)).toEqual([reaction])
  }
  for (const who of [jonas, elena])
    expect(JSON.stringify(await exportMember(site, 'chat', who.account))).toContain('"sad"')
  expect([
    (await chat.takeBack(elena, conversation, 1)).status,
    (await chat.takeBack(elena, conversation, 1)).status,
  ]).toEqual([204, 204])
  expect(await reactions(jonas, conversation)).toEqual([null])
  expect((await chat.react(elena, conversation, 1, 'anything I want to say')).status).toBe(422)
  expect(await chat.credits(elena)).toBe(0)
})

test('BEY-26 concurrent reactions by one member leave a single one', async () => {
  const { elena, conversation } = await oneMessage()
  await Promise.all(
    ['love', 'laugh', 'agree', 'applause', 'wink', 'sad'].map((reaction) =>
      chat.react(elena, conversation, 1, reaction),
    ),
  )
  expect(
    await site.server.infrastructure.database.one(sql`
      select count(*)::int as n from chat.reaction r where r.account_id = ${elena.account}`),
  ).toEqual({ n: 1 })
})

test('BEY-26 a reaction isn’t an answer: the first answer stays free, nothing becomes unread, no one is emailed, and the message can still be edited, which removes the reaction', async () => {
  const { jonas, elena, conversation } = await oneMessage()
  await chat.react(elena, conversation, 1, 'love')
  expect((await jonas.browser.send('GET', '/api/chats')).body).toMatchObject({
    unread: 0,
    chats: [{ last: { seq: 1, mine: true }, your_turn: false }],
  })
  const { body } = await elena.browser.send('GET', `/api/conversations/${conversation}`)
  expect(body).toMatchObject({ cost: { next: 'free', reason: 'first_answer' } })
  expect(
    await site.server.infrastructure.database.many(
      sql`select 1 from notifications.email where account_id = ${jonas.account}`,
    ),
  ).toEqual([])
  await chat.edit(jonas, conversation, 1, 'Something you never loved')
  expect(await reactions(elena, conversation)).toEqual([null])
})

test('BEY-26 no one reacts to their own message, to a deleted one, in a closed or severed conversation, or without a conversation', async () => {
  const { jonas, elena, conversation } = await oneMessage()
  await chat.write(jonas, elena, 'Deleted soon')
  await chat.remove(jonas, conversation, 2)
  const stranger = await chat.person()
  expect([
    outcome(await chat.react(jonas, conversation, 1, 'love')),
    outcome(await chat.react(elena, conversation, 2, 'love')),
    outcome(await chat.react(elena, conversation, 9, 'love')),
    outcome(await chat.react(stranger, conversation, 1, 'love')),
    outcome(await chat.react(stranger, randomUUID(), 1, 'love')),
  ]).toEqual([
    '403 message_changes.own_message',
    '409 message_changes.unavailable',
    '404 not_found',
    '404 not_found',
    '404 not_found',
  ])
  await chat.react(elena, conversation, 1, 'love')
  await jonas.browser.send('PUT', `/api/conversations/${conversation}/closing`, { goodbye: null })
  expect(outcome(await chat.react(elena, conversation, 1, 'sad'))).toBe(
    '403 message_changes.closed',
  )
  await jonas.browser.send('POST', `/api/members/${elena.member}/block`)
  expect(outcome(await chat.react(elena, conversation, 1, 'sad'))).toBe('404 not_found')
  expect(outcome(await chat.takeBack(elena, conversation, 1))).toBe('404 not_found')
})
