import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  createTestContext,
  now,
  type Person,
  siteWith,
} from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld } from '../../testing/chat-world.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.notified.splice(0))

const list = async (reader: Person, cursor?: string) => {
  const answer = await world.chat.handlers['chat.list_chats']({ cursor }, createTestContext(reader))
  if (isRefusal(answer)) throw new Error('no list')
  return answer
}
const markRead = (reader: Person, conversation: string, seq: number, at = now) =>
  world.chat.handlers['chat.mark_read'](
    { conversation, seq },
    createTestContext(reader, siteWith(), at),
  )
const remove = (reader: Person, conversation: string) =>
  world.chat.handlers['chat.remove_chat']({ conversation }, createTestContext(reader))

test('reading sets unread to zero, only moves the mark forward, and notifies the other member once', async () => {
  const [jonas, elena] = [await world.person({ credits: 20 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'one')
  for (const text of ['two', 'three', 'four']) await world.wrote(jonas, elena, text)
  expect(await list(elena)).toMatchObject({
    unread: 4,
    chats: [{ num_unread_messages: 4, your_turn: false, last: { text: 'four' } }],
  })
  expect(world.notified.at(-1)).toEqual({
    account: jonas.account,
    message: { type: 'chat.delivered', conversation: conversation.id, seq: 4 },
  })
  expect((await world.read(jonas, conversation.id)).marks).toEqual({
    last: 4,
    read: 0,
    their_delivered: 4,
    their_read: 0,
  })
  expect(await markRead(elena, conversation.id, 3)).toEqual({ num_unread_messages: 1, unread: 1 })
  expect(await markRead(elena, conversation.id, 1)).toEqual({ num_unread_messages: 1, unread: 1 })
  world.notified.splice(0)
  expect(await markRead(elena, conversation.id, 999)).toEqual({ num_unread_messages: 0, unread: 0 })
  expect(await markRead(elena, conversation.id, 4)).toEqual({ num_unread_messages: 0, unread: 0 })
  expect(world.notified).toEqual([
    {
      account: jonas.account,
      message: { type: 'chat.read', conversation: conversation.id, seq: 4 },
    },
    { account: elena.account, message: { type: 'chat.unread', unread: 0 } },
  ])
  expect((await world.read(jonas, conversation.id)).marks.their_read).toBe(4)
  expect(await list(elena)).toMatchObject({
    unread: 0,
    chats: [{ num_unread_messages: 0, your_turn: true }],
  })
  expect(await markRead(await world.person(), conversation.id, 1)).toEqual({ refusal: 'not_found' })
})

test('the most recently opened chat is stored with its date', async () => {
  const [jonas, elena, amara] = [await world.person(), await world.person(), await world.person()]
  const first = await world.wrote(elena, jonas, 'from Elena')
  const second = await world.wrote(amara, jonas, 'from Amara')
  await markRead(jonas, second.conversation.id, 1, new Date('2026-07-01T10:05:00Z'))
  await markRead(jonas, first.conversation.id, 1, new Date('2026-07-01T10:06:00Z'))
  expect(await world.chat.handlers['chat.count_unread']({}, createTestContext(jonas))).toEqual({
    unread: 0,
    last_opened: {
      conversation: first.conversation,
      profile: { id: elena.member },
      at: '2026-07-01T10:06:00.000Z',
    },
  })
})

test('blocking deletes the conversation for both, and no new one can be started while the block lasts', async () => {
  const [jonas, elena] = [await world.person({ credits: 50 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'hello')
  const [, ...answers] = await Promise.all([
    world.blocks.handlers['blocks.block_member'](
      { member: jonas.member },
      createTestContext(elena),
    ),
    ...Array.from({ length: 10 }, (_, n) => world.write(jonas, elena, `message ${n}`)),
  ])
  for (const answer of answers)
    expect(isRefusal(answer) ? answer.refusal : 'sent').toMatch(/^(sent|not_found)$/)
  expect(await list(jonas)).toMatchObject({ chats: [], unread: 0 })
  expect(await list(elena)).toMatchObject({ chats: [], unread: 0 })
  await expect(world.read(jonas, conversation.id)).rejects.toThrow('not_found')
  expect(await world.write(jonas, elena, 'still there?')).toEqual({ refusal: 'not_found' })
  expect(await world.write(elena, jonas, 'no')).toEqual({ refusal: 'not_found' })
  expect(
    await world.database.one(
      sql`select count(*)::int as n from chat.conversation_side where account_id = ${jonas.account}`,
    ),
  ).toEqual({ n: 0 })
})

test('a removed chat disappears from that member’s list only, and returns with a new message', async () => {
  const [jonas, elena] = [await world.person({ credits: 10 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'one')
  expect(await remove(elena, conversation.id)).toBeNull()
  expect(await list(elena)).toMatchObject({ chats: [], unread: 0 })
  expect((await list(jonas)).chats).toHaveLength(1)
  await world.wrote(jonas, elena, 'two')
  expect(await list(elena)).toMatchObject({ unread: 2, chats: [{ num_unread_messages: 2 }] })
  expect(await remove(await world.person(), conversation.id)).toEqual({ refusal: 'not_found' })
  const byProfile = world.chat.handlers['chat.remove_chats_with']
  expect(await byProfile({ member: jonas.member }, createTestContext(elena))).toBeNull()
  expect((await list(elena)).chats).toEqual([])
  expect(await byProfile({ member: randomUUID() }, createTestContext(elena))).toEqual({
    refusal: 'not_found',
  })
})

test('the list continues where the previous page ended', async () => {
  const elena = await world.person()
  const others = await Promise.all(Array.from({ length: 35 }, () => world.person()))
  for (const [n, other] of others.entries())
    await world.wrote(other, elena, `message ${n}`, {
      at: new Date(now.getTime() + Math.floor(n / 3) * 1000),
    })
  const first = await list(elena)
  const second = await list(elena, first.cursor ?? undefined)
  expect([first.chats.length, second.chats.length, second.cursor]).toEqual([30, 5, null])
  expect(
    new Set([...first.chats, ...second.chats].map(({ conversation }) => conversation.id)).size,
  ).toBe(35)
  expect(first.chats[0]?.last.at).toBe('2026-07-01T10:00:11.000Z')
})

test('pages of a conversation join without gaps, and messages beyond the limit are no longer shown', async () => {
  const site = siteWith({ message_credits: 0, history_limit: 120 })
  const [jonas, elena] = [await world.person(), await world.person()]
  let conversation = ''
  for (let n = 1; n <= 130; n += 1)
    conversation = (await world.wrote(jonas, elena, `${n}`, { site })).conversation.id
  const pages = [await world.read(elena, conversation, { site })]
  for (let page = pages[0]; page?.earlier; page = pages[0])
    pages.unshift(
      await world.read(elena, conversation, { site, before: page.messages[0]?.seq ?? 1 }),
    )
  const seqs = pages.flatMap(({ messages }) => messages.map(({ seq }) => seq))
  expect(seqs).toEqual(Array.from({ length: 120 }, (_, n) => n + 11))
  expect(pages.map(({ limit_reached }) => limit_reached)).toEqual([true, false, false])
})

test('messages from an erased account stay with the other member, and are deleted when both are erased', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'hello')
  const erase = async (person: Person) => {
    await world.database.transaction((tx) => world.chat.personalData.erase(tx, person.account, now))
    await world.database.run(sql`delete from accounts.account where id = ${person.account}`)
  }
  await erase(jonas)
  expect(await world.read(elena, conversation.id)).toMatchObject({
    profile: { id: null, name: null, state: 'gone' },
    messages: [{ text: 'hello' }],
  })
  expect((await list(elena)).chats).toHaveLength(1)
  await erase(elena)
  expect(
    await world.database.maybe(
      sql`select 1 from chat.conversation where public_id = ${conversation.id}`,
    ),
  ).toBeNull()
})
