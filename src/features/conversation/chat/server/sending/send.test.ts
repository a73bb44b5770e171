import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestContext, now, siteWith } from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld, lines } from '../../testing/chat-world.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.notified.splice(0))

const codes = (answers: readonly unknown[]) =>
  answers.map((answer) => (isRefusal(answer) ? answer.refusal : 'sent'))
const count = (texts: readonly string[], text: string) =>
  texts.filter((other) => other === text).length

test('a first message starts the conversation, is free for a free member, and both see it', async () => {
  const [jonas, elena] = [await world.person({ credits: 6 }), await world.person({ name: 'Elena' })]
  const sent = await world.wrote(jonas, elena, '  Hello, Elena  ')
  expect(sent).toMatchObject({
    credits: 6,
    message: { seq: 1, mine: true, text: 'Hello, Elena', credits: 0 },
  })
  expect(sent.cost).toMatchObject({
    next: 2,
    reason: 'message',
    closed: null,
    balance: 6,
    starts_left: 1,
  })
  const thread = await world.read(elena, sent.conversation.id)
  expect(lines(thread.messages)).toEqual(['them: Hello, Elena'])
  expect(thread.messages[0]).toMatchObject({ id: null, credits: null })
  expect(thread.cost).toMatchObject({ next: 'free', reason: 'first_answer' })
  expect(world.notified.slice(0, 2)).toEqual([
    {
      account: elena.account,
      message: { type: 'chat.message', conversation: sent.conversation.id, seq: 1 },
    },
    {
      account: jonas.account,
      message: { type: 'chat.message', conversation: sent.conversation.id, seq: 1, credits: 6 },
    },
  ])
  expect(
    await world.database.one(
      sql`select name, payload, key from platform.task order by id desc limit 1`,
    ),
  ).toEqual({
    name: 'chat.message_sent',
    payload: {
      conversation: sent.conversation.id,
      seq: 1,
      from: jonas.account,
      to: elena.account,
      first: true,
    },
    key: `conversation:${sent.conversation.id}`,
  })
})

test('the first answer is free, everything after that costs credits, and each message shows its price', async () => {
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

test('a member who bought credits starts any number of conversations; the first messages of the first two are free', async () => {
  const amara = await world.person({ bought: 20 })
  const others = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  expect(
    count(
      codes(await Promise.all(others.map((other) => world.write(amara, other, 'hello')))),
      'sent',
    ),
  ).toBe(5)
  expect(await world.balance(amara)).toBe(14)
})

test('an unconfirmed member can write but not be answered; nothing is charged', async () => {
  const [mei, jonas] = [
    await world.person({ status: 'not_confirmed' }),
    await world.person({ credits: 6 }),
  ]
  expect(await world.write(jonas, mei, 'hello')).toEqual({ refusal: 'not_found' })
  const { conversation } = await world.wrote(mei, jonas, 'hello')
  const thread = await world.read(jonas, conversation.id)
  expect(thread).toMatchObject({
    profile: { state: 'unconfirmed', photo: null },
    cost: { closed: 'chat.unconfirmed' },
  })
  const answer = world.chat.handlers['chat.send']
  const sending = () =>
    answer(
      { conversation: conversation.id, id: randomUUID(), text: 'hi' },
      createTestContext(jonas),
    )
  expect(await sending()).toMatchObject({ refusal: 'chat.unconfirmed' })
  await world.database.run(
    sql`update accounts.account set status = 'active', activated_at = ${now} where id = ${mei.account}`,
  )
  expect(await sending()).toMatchObject({ message: { text: 'hi' }, credits: 6 })
  await world.database.run(
    sql`update accounts.account set status = 'deleted' where id = ${mei.account}`,
  )
  expect(await sending()).toMatchObject({ refusal: 'chat.gone' })
  expect(lines((await world.read(jonas, conversation.id)).messages)).toEqual([
    'them: hello',
    'me: hi',
  ])
})

test('a fictional profile’s disclosure is acknowledged before the first paid message, and the profile never starts a conversation', async () => {
  const site = siteWith({ fictional: true })
  const [jonas, isabel] = [
    await world.person({ credits: 6 }),
    await world.person({ kind: 'fictional' }),
  ]
  expect((await world.wrote(jonas, isabel, 'hello', { site })).cost).toMatchObject({
    next: 2,
    disclosure: true,
  })
  expect(await world.write(jonas, isabel, 'and?', { site })).toMatchObject({
    refusal: 'chat.disclosure_required',
  })
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

test('each host serves only its own site: members of another pool cannot be written to', async () => {
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
