import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  createTestContext,
  now,
  type Person,
  siteWith,
} from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld, lines } from '../../testing/chat-world.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())

const markRead = (reader: Person, conversation: string, seq: number, at = now) =>
  world.chat.handlers['chat.mark_read'](
    { conversation, seq },
    createTestContext(reader, siteWith(), at),
  )
const codes = (answers: readonly unknown[]) =>
  answers.map((answer) => (isRefusal(answer) ? answer.refusal : 'sent'))
const count = (texts: readonly string[], text: string) =>
  texts.filter((other) => other === text).length

test('of 50 concurrent sends, exactly as many succeed as the credits pay for', async () => {
  const [jonas, elena] = [await world.person({ credits: 14 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'first')
  const answers = codes(
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => world.write(jonas, elena, `message ${n}`)),
    ),
  )
  expect(count(answers, 'sent')).toBe(7)
  expect(count(answers, 'chat.not_enough_credits')).toBe(43)
  expect(await world.balance(jonas)).toBe(0)
  const thread = await world.read(elena, conversation.id)
  expect(thread.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(thread.num_unread_messages).toBe(8)
  expect(
    await world.database.one(sql`
      select count(*)::int as moved from credits.movement m where m.account_id = ${jonas.account} and m.kind = 'spend'
        and exists (select from chat.message x where x.sender_id = m.account_id and x.client_id::text = m.key and x.credits = m.amount)`),
  ).toEqual({ moved: 7 })
})

test('the same message sent many times concurrently is stored and charged once', async () => {
  const [jonas, elena] = [await world.person({ credits: 6 }), await world.person()]
  await world.wrote(jonas, elena, 'first')
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.wrote(jonas, elena, 'again', { id })),
  )
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect(await world.balance(jonas)).toBe(4)
  expect(await world.write(jonas, elena, 'other words', { id })).toEqual({
    refusal: 'chat.id_used',
  })
  expect(await world.write(jonas, await world.person(), 'again', { id })).toEqual({
    refusal: 'chat.id_used',
  })
  expect(await world.balance(jonas)).toBe(4)
})

test('a first message repeated concurrently starts one conversation and uses one start', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.wrote(jonas, elena, 'hello', { id })),
  )
  expect(new Set(answers.map(({ conversation }) => conversation.id)).size).toBe(1)
  expect(answers[0]?.cost.starts_left).toBe(1)
})

test('a repeated send gets the original response, even when nothing can be sent any more', async () => {
  const [jonas, elena] = [await world.person({ credits: 2 }), await world.person()]
  await world.wrote(jonas, elena, 'first')
  const id = randomUUID()
  const sent = await world.wrote(jonas, elena, 'second', { id })
  await world.database.run(
    sql`update accounts.account set status = 'disabled' where id = ${elena.account}`,
  )
  const repeat = await world.chat.handlers['chat.send'](
    { conversation: sent.conversation.id, id, text: 'second' },
    createTestContext(jonas),
  )
  expect(repeat).toMatchObject({ message: sent.message, credits: 0, cost: { closed: 'chat.gone' } })
})

test('a free member starts two conversations, however many are tried concurrently', async () => {
  const jonas = await world.person({ credits: 100 })
  const others = await Promise.all(Array.from({ length: 12 }, () => world.person()))
  const answers = codes(
    await Promise.all(others.map((other) => world.write(jonas, other, 'hello'))),
  )
  expect(count(answers, 'sent')).toBe(2)
  expect(count(answers, 'chat.too_many_starts')).toBe(10)
  expect(await world.balance(jonas)).toBe(100)
})

test('only one of many concurrent first replies is free', async () => {
  const [jonas, elena] = [await world.person(), await world.person({ credits: 4 })]
  await world.wrote(jonas, elena, 'hello')
  const answers = codes(
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => world.write(elena, jonas, `answer ${n}`)),
    ),
  )
  expect(count(answers, 'sent')).toBe(3)
  expect(await world.balance(elena)).toBe(0)
})

test('two members who start at the same time end up in one conversation', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const answers = await Promise.all([
    world.wrote(jonas, elena, 'from him'),
    world.wrote(elena, jonas, 'from her'),
  ])
  expect(answers[0].conversation.id).toBe(answers[1].conversation.id)
  const thread = await world.read(jonas, answers[0].conversation.id)
  expect(thread.messages.map(({ text }) => text).sort()).toEqual(['from her', 'from him'])
})

test('messages are ordered by number, regardless of the clock', async () => {
  const [jonas, elena] = [await world.person({ credits: 10 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'at ten')
  await world.wrote(jonas, elena, 'at nine', { at: new Date('2026-07-01T09:00:00Z') })
  await world.wrote(jonas, elena, 'at eleven', { at: new Date('2026-07-01T11:00:00Z') })
  expect(lines((await world.read(elena, conversation.id)).messages)).toEqual([
    'them: at ten',
    'them: at nine',
    'them: at eleven',
  ])
})

test('the count stays correct when messages are read while others arrive', async () => {
  const [jonas, elena] = [await world.person({ credits: 100 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'zero')
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 4 === 0 ? markRead(elena, conversation.id, n) : world.wrote(jonas, elena, `message ${n}`),
    ),
  )
  const { marks, num_unread_messages } = await world.read(elena, conversation.id)
  expect(marks.last).toBe(31)
  expect(num_unread_messages).toBe(marks.last - marks.read)
})

test('blocking and starting concurrently never leaves a conversation between blocked members', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [jonas, elena] = [await world.person(), await world.person()]
    await Promise.all([
      world.write(jonas, elena, 'hello'),
      world.blocks.handlers['blocks.block_member'](
        { member: jonas.member },
        createTestContext(elena),
      ),
    ])
    expect(
      await world.database.many(
        sql`select id from chat.conversation_side where account_id = ${jonas.account}`,
      ),
    ).toEqual([])
  }
})
