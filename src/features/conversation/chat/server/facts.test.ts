import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestContext, siteWith } from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld } from '../testing/chat-world.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())

test('staff can reply as a fictional profile any number of times, and no credits are moved or reported', async () => {
  const site = siteWith({ fictional: true, free_first_answer: false })
  const [jonas, isabel] = [
    await world.person({ credits: 6 }),
    await world.person({ kind: 'fictional' }),
  ]
  const { conversation } = await world.wrote(jonas, isabel, 'hello', { site })
  world.notified.splice(0)
  for (const text of ['one', 'two', 'three']) {
    const sent = await world.wrote(isabel, jonas, text, { site })
    expect(sent).toMatchObject({ credits: null, message: { credits: null } })
    expect(sent.cost).toMatchObject({
      next: 'free',
      reason: 'staff',
      closed: null,
      disclosure: false,
      money: null,
      photo: null,
      balance: null,
      starts_left: null,
    })
  }
  expect(
    world.notified
      .filter(({ account }) => account === isabel.account)
      .map(({ message }) => message),
  ).toEqual([2, 3, 4].map((seq) => ({ type: 'chat.message', conversation: conversation.id, seq })))
  const { messages, cost } = await world.read(isabel, conversation.id, { site })
  expect(messages.map(({ credits }) => credits)).toEqual([null, null, null, null])
  expect(cost).toMatchObject({ reason: 'staff', balance: null })
  expect(
    await world.database.many(
      sql`select account_id from credits.movement where account_id = ${isabel.account}`,
    ),
  ).toEqual([])
  expect(await world.read(jonas, conversation.id, { site })).toMatchObject({
    profile: { kind: 'fictional', label: 'sites.fictional_singular' },
    cost: { next: 2, disclosure: true, balance: 6 },
  })
})

test.each([
  // The facts are read in one query, and the message is written in another.
  ['a member', 'member', 2],
  // Facts; then begin, lock, facts again, message, commit.
  ['a fictional profile', 'fictional', 6],
] as const)('a message to %s takes %3$i round trips to the database', async (_, kind, expected) => {
  const site = siteWith({ fictional: true, message_credits: 0 })
  const [jonas, elena] = [await world.person({ credits: 6 }), await world.person({ kind })]
  const { conversation } = await world.wrote(jonas, elena, 'first', { site })
  const counted = await world.counting(() =>
    world.chat.handlers['chat.send'](
      {
        conversation: conversation.id,
        id: randomUUID(),
        text: 'Are you real? Write to jo@example.com',
      },
      createTestContext(jonas, site),
    ),
  )
  expect(counted).toBe(expected)
})
