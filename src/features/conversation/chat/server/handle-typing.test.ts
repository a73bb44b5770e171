import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { now, type Person } from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld } from '../testing/chat-world.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.notified.splice(0))

test('typing is forwarded only to the other member, and not too often', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'hello')
  world.notified.splice(0)
  const type = (viewer: Person, ms: number, id = conversation.id) =>
    world.receiveFrame({
      viewer,
      now: new Date(now.getTime() + ms),
      message: { type: 'chat.typing', conversation: id },
      answer: () => {},
    })
  await type(jonas, 0)
  await type(jonas, 500)
  await type(await world.person(), 600)
  await type(jonas, 3000, 'nonsense')
  await type(jonas, 3000)
  expect(world.notified).toEqual(
    [1, 2].map(() => ({
      account: elena.account,
      message: { type: 'chat.typing', conversation: conversation.id },
    })),
  )
})

test('typing is not forwarded in a closed conversation, whoever closed it', async () => {
  const [jonas, elena] = [await world.person(), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'hello')
  await world.database.run(
    sql`update chat.conversation set closed_at = ${now}, closed_by = ${elena.account}, goodbye = 'no_spark' where public_id = ${conversation.id}`,
  )
  world.notified.splice(0)
  for (const [at, viewer] of [jonas, elena].entries())
    await world.receiveFrame({
      viewer,
      now: new Date(now.getTime() + at),
      message: { type: 'chat.typing', conversation: conversation.id },
      answer: () => {},
    })
  expect(world.notified).toEqual([])
})
