import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestContext, now, type Person, siteWith } from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld, lines } from '../testing/chat-world.ts'

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
  world.chat.handlers['chat.mark_read']({ conversation, seq }, createTestContext(reader, siteWith(), at))
const remove = (reader: Person, conversation: string) =>
  world.chat.handlers['chat.remove_chat']({ conversation }, createTestContext(reader))
const codes = (answers: readonly unknown[]) => answers.map((answer) => (isRefusal(answer) ? answer.refusal : 'sent'))
const count = (texts: readonly string[], text: string) => texts.filter((other) => other === text).length

test('a first message starts the conversation, is free for a free member, and both see it', async () => {
  const [jonas, elena] = [await world.person({ credits: 6 }), await world.person({ name: 'Elena' })]
  const sent = await world.wrote(jonas, elena, '  Hello, Elena  ')
  expect(sent).toMatchObject({ credits: 6, message: { seq: 1, mine: true, text: 'Hello, Elena', credits: 0 } })
  expect(sent.cost).toMatchObject({ next: 2, reason: 'message', closed: null, balance: 6, starts_left: 1 })
  const thread = await world.read(elena, sent.conversation.id)
  expect(lines(thread.messages)).toEqual(['them: Hello, Elena'])
  expect(thread.messages[0]).toMatchObject({ id: null, credits: null })
  expect(thread.cost).toMatchObject({ next: 'free', reason: 'first_answer' })
  expect(world.notified.slice(0, 2)).toEqual([
    { account: elena.account, message: { type: 'chat.message', conversation: sent.conversation.id, seq: 1 } },
    {
      account: jonas.account,
      message: { type: 'chat.message', conversation: sent.conversation.id, seq: 1, credits: 6 },
    },
  ])
  expect(
    await world.database.one(sql`select name, payload, key from platform.outbox order by id desc limit 1`),
  ).toEqual({
    name: 'chat.message_sent',
    payload: { conversation: sent.conversation.id, seq: 1, from: jonas.account, to: elena.account, first: true },
    key: `conversation:${sent.conversation.id}`,
  })
})

test('the first answer is free, everything after costs credits, and each message shows its price', async () => {
  const [jonas, elena] = [await world.person({ credits: 6 }), await world.person({ credits: 2 })]
  await world.wrote(jonas, elena, 'one')
  expect((await world.wrote(elena, jonas, 'two')).message.credits).toBe(0)
  expect((await world.wrote(elena, jonas, 'three')).message.credits).toBe(2)
  expect((await world.wrote(jonas, elena, 'four')).credits).toBe(4)
  expect(await world.write(elena, jonas, 'five')).toEqual({
    refusal: 'chat.not_enough_credits',
    with: { needed: 2, balance: 0 },
  })
  expect(await world.balance(elena)).toBe(0)
})

test('of 50 concurrent sends, exactly as many succeed as the credits pay for', async () => {
  const [jonas, elena] = [await world.person({ credits: 14 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'first')
  const answers = codes(
    await Promise.all(Array.from({ length: 50 }, (_, n) => world.write(jonas, elena, `message ${n}`))),
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
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.wrote(jonas, elena, 'again', { id })))
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect(await world.balance(jonas)).toBe(4)
  expect(await world.write(jonas, elena, 'other words', { id })).toEqual({ refusal: 'chat.id_used' })
  expect(await world.write(jonas, await world.person(), 'again', { id })).toEqual({ refusal: 'chat.id_used' })
  expect(await world.balance(jonas)).toBe(4)
})

test('a first message repeated concurrently starts one conversation and uses one start', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.wrote(jonas, elena, 'hello', { id })))
  expect(new Set(answers.map(({ conversation }) => conversation.id)).size).toBe(1)
  expect(answers[0]?.cost.starts_left).toBe(1)
})

test('a repeated send gets the original response, even when nothing can be sent any more', async () => {
  const [jonas, elena] = [await world.person({ credits: 2 }), await world.person()]
  await world.wrote(jonas, elena, 'first')
  const id = randomUUID()
  const sent = await world.wrote(jonas, elena, 'second', { id })
  await world.database.run(sql`update accounts.account set status = 'disabled' where id = ${elena.account}`)
  const repeat = await world.chat.handlers['chat.send'](
    { conversation: sent.conversation.id, id, text: 'second' },
    createTestContext(jonas),
  )
  expect(repeat).toMatchObject({ message: sent.message, credits: 0, cost: { closed: 'chat.gone' } })
})

test('a free member starts two conversations, however many are tried concurrently', async () => {
  const jonas = await world.person({ credits: 100 })
  const others = await Promise.all(Array.from({ length: 12 }, () => world.person()))
  const answers = codes(await Promise.all(others.map((other) => world.write(jonas, other, 'hello'))))
  expect(count(answers, 'sent')).toBe(2)
  expect(count(answers, 'chat.too_many_starts')).toBe(10)
  expect(await world.balance(jonas)).toBe(100)
})

test('a member who bought credits starts any number of conversations and pays for each first message', async () => {
  const amara = await world.person({ bought: 20 })
  const others = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  expect(count(codes(await Promise.all(others.map((other) => world.write(amara, other, 'hello')))), 'sent')).toBe(5)
  expect(await world.balance(amara)).toBe(10)
})

test('of many concurrent first answers one is free', async () => {
  const [jonas, elena] = [await world.person(), await world.person({ credits: 4 })]
  await world.wrote(jonas, elena, 'hello')
  const answers = codes(
    await Promise.all(Array.from({ length: 10 }, (_, n) => world.write(elena, jonas, `answer ${n}`))),
  )
  expect(count(answers, 'sent')).toBe(3)
  expect(await world.balance(elena)).toBe(0)
})

test('two members who start at the same time end up in one conversation', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const answers = await Promise.all([world.wrote(jonas, elena, 'from him'), world.wrote(elena, jonas, 'from her')])
  expect(answers[0].conversation.id).toBe(answers[1].conversation.id)
  const thread = await world.read(jonas, answers[0].conversation.id)
  expect(thread.messages.map(({ text }) => text).sort()).toEqual(['from her', 'from him'])
})

test('messages are ordered by number, whatever the clock says', async () => {
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
    { account: jonas.account, message: { type: 'chat.read', conversation: conversation.id, seq: 4 } },
    { account: elena.account, message: { type: 'chat.unread', unread: 0 } },
  ])
  expect((await world.read(jonas, conversation.id)).marks.their_read).toBe(4)
  expect(await list(elena)).toMatchObject({ unread: 0, chats: [{ num_unread_messages: 0, your_turn: true }] })
  expect(await markRead(await world.person(), conversation.id, 1)).toEqual({ refusal: 'not_found' })
})

test('reading while messages arrive never corrupts the count', async () => {
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

test('the chat opened last is stored with its date', async () => {
  const [jonas, elena, amara] = [await world.person(), await world.person(), await world.person()]
  const first = await world.wrote(elena, jonas, 'from Elena')
  const second = await world.wrote(amara, jonas, 'from Amara')
  await markRead(jonas, second.conversation.id, 1, new Date('2026-07-01T10:05:00Z'))
  await markRead(jonas, first.conversation.id, 1, new Date('2026-07-01T10:06:00Z'))
  expect(await world.chat.handlers['chat.count_unread']({}, createTestContext(jonas))).toEqual({
    unread: 0,
    last_opened: { conversation: first.conversation, profile: { id: elena.member }, at: '2026-07-01T10:06:00.000Z' },
  })
})

test('blocking deletes the conversation for both, and none can be started while blocked', async () => {
  const [jonas, elena] = [await world.person({ credits: 50 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'hello')
  const [, ...answers] = await Promise.all([
    world.blocks.handlers['blocks.block_member']({ member: jonas.member }, createTestContext(elena)),
    ...Array.from({ length: 10 }, (_, n) => world.write(jonas, elena, `message ${n}`)),
  ])
  for (const answer of answers) expect(isRefusal(answer) ? answer.refusal : 'sent').toMatch(/^(sent|not_found)$/)
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

test('blocking and starting concurrently leave no conversation across a block', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [jonas, elena] = [await world.person(), await world.person()]
    await Promise.all([
      world.write(jonas, elena, 'hello'),
      world.blocks.handlers['blocks.block_member']({ member: jonas.member }, createTestContext(elena)),
    ])
    expect(
      await world.database.many(sql`select id from chat.conversation_side where account_id = ${jonas.account}`),
    ).toEqual([])
  }
})

test('a removed chat leaves only one list, and returns with a new message', async () => {
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
  expect(await byProfile({ member: randomUUID() }, createTestContext(elena))).toEqual({ refusal: 'not_found' })
})

test('the list continues where the previous page ended', async () => {
  const elena = await world.person()
  const others = await Promise.all(Array.from({ length: 35 }, () => world.person()))
  for (const [n, other] of others.entries())
    await world.wrote(other, elena, `message ${n}`, { at: new Date(now.getTime() + Math.floor(n / 3) * 1000) })
  const first = await list(elena)
  const second = await list(elena, first.cursor ?? undefined)
  expect([first.chats.length, second.chats.length, second.cursor]).toEqual([30, 5, null])
  expect(new Set([...first.chats, ...second.chats].map(({ conversation }) => conversation.id)).size).toBe(35)
  expect(first.chats[0]?.last.at).toBe('2026-07-01T10:00:11.000Z')
})

test('pages of a conversation join without gaps, and messages beyond the limit are no longer shown', async () => {
  const site = siteWith({ message_credits: 0, history_limit: 120 })
  const [jonas, elena] = [await world.person(), await world.person()]
  let conversation = ''
  for (let n = 1; n <= 130; n += 1) conversation = (await world.wrote(jonas, elena, `${n}`, { site })).conversation.id
  const pages = [await world.read(elena, conversation, { site })]
  for (let page = pages[0]; page?.earlier; page = pages[0])
    pages.unshift(await world.read(elena, conversation, { site, before: page.messages[0]?.seq ?? 1 }))
  const seqs = pages.flatMap(({ messages }) => messages.map(({ seq }) => seq))
  expect(seqs).toEqual(Array.from({ length: 120 }, (_, n) => n + 11))
  expect(pages.map(({ limit_reached }) => limit_reached)).toEqual([true, false, false])
})

test('an unconfirmed member can write but not be answered; nothing is charged', async () => {
  const [mei, jonas] = [await world.person({ status: 'not_confirmed' }), await world.person({ credits: 6 })]
  expect(await world.write(jonas, mei, 'hello')).toEqual({ refusal: 'not_found' })
  const { conversation } = await world.wrote(mei, jonas, 'hello')
  const thread = await world.read(jonas, conversation.id)
  expect(thread).toMatchObject({ profile: { state: 'unconfirmed', photo: null }, cost: { closed: 'chat.unconfirmed' } })
  const answer = world.chat.handlers['chat.send']
  const sending = () =>
    answer({ conversation: conversation.id, id: randomUUID(), text: 'hi' }, createTestContext(jonas))
  expect(await sending()).toMatchObject({ refusal: 'chat.unconfirmed' })
  await world.database.run(
    sql`update accounts.account set status = 'active', activated_at = ${now} where id = ${mei.account}`,
  )
  expect(await sending()).toMatchObject({ message: { text: 'hi' }, credits: 6 })
  await world.database.run(sql`update accounts.account set status = 'deleted' where id = ${mei.account}`)
  expect(await sending()).toMatchObject({ refusal: 'chat.gone' })
  expect(lines((await world.read(jonas, conversation.id)).messages)).toEqual(['them: hello', 'me: hi'])
})

test('a fictional profile’s disclosure is acknowledged before the first paid message, and the profile never starts a conversation', async () => {
  const site = siteWith({ fictional: true })
  const [jonas, isabel] = [await world.person({ credits: 6 }), await world.person({ kind: 'fictional' })]
  expect((await world.wrote(jonas, isabel, 'hello', { site })).cost).toMatchObject({ next: 2, disclosure: true })
  expect(await world.write(jonas, isabel, 'and?', { site })).toMatchObject({ refusal: 'chat.disclosure_required' })
  expect(await world.balance(jonas)).toBe(6)
  const disclosure = await world.fiction.handlers['fictional_profiles.read_disclosure'](
    { member: isabel.member },
    createTestContext(jonas, site),
  )
  if (isRefusal(disclosure)) throw new Error(disclosure.refusal)
  await world.fiction.handlers['fictional_profiles.acknowledge'](
    { member: isabel.member, version: disclosure.version },
    createTestContext(jonas, site),
  )
  expect((await world.wrote(jonas, isabel, 'and?', { site })).credits).toBe(4)
  // Members who have not written to it are not found, and the table would refuse the row too.
  const stranger = await world.person()
  expect(await world.write(isabel, stranger, 'hello', { site })).toEqual({ refusal: 'not_found' })
  await expect(
    world.database.run(sql`
      insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at)
      values (${randomUUID()}, 1, ${Math.min(isabel.account, stranger.account)}, ${Math.max(isabel.account, stranger.account)},
        ${isabel.account}, ${now}, ${now})`),
  ).rejects.toThrow('may not initiate anything')
})

test('each address covers only its own site: members of another pool cannot be written to', async () => {
  const [jonas, other] = [await world.person(), await world.person({ pool: 2 })]
  expect(await world.write(jonas, other, 'hello')).toEqual({ refusal: 'not_found' })
  expect(await world.write(jonas, jonas, 'hello')).toEqual({ refusal: 'not_found' })
})

test('a message never costs more than the displayed price', async () => {
  const [jonas, elena] = [await world.person({ credits: 6 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'one')
  const send = (id: string, at_most: number) =>
    world.chat.handlers['chat.send'](
      { conversation: conversation.id, id, text: 'two', at_most },
      createTestContext(jonas),
    )
  const id = randomUUID()
  expect(await send(id, 0)).toEqual({ refusal: 'chat.price_changed', with: { credits: 2 } })
  expect(await send(id, 2)).toMatchObject({ credits: 4 })
  expect(await send(id, 0)).toMatchObject({ message: { seq: 2 }, credits: 4 })
})

test('a message that is too long is refused with the limit', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  expect(await world.write(jonas, elena, 'a'.repeat(1001))).toEqual({
    refusal: 'chat.too_long',
    field: 'text',
    with: { max: 1000 },
  })
  expect(isRefusal(await world.write(jonas, elena, ` ${'a'.repeat(1000)} `))).toBe(false)
})

test('messages from an erased account stay with the other member, and are deleted when both are erased', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'hello')
  const erase = async (person: Person) => {
    await world.database.transaction((tx) =>
      world.chat.subscribers['accounts.erased'](tx, { account: person.account }, now),
    )
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
    await world.database.maybe(sql`select 1 from chat.conversation where public_id = ${conversation.id}`),
  ).toBeNull()
})
