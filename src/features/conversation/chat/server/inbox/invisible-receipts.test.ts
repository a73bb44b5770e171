import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  createTestContext,
  now,
  type Person,
} from '#features/members/profiles/testing/small-world.ts'
import { type ChatWorld, chatWorld } from '../../testing/chat-world.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(() => void world.notified.splice(0))

const list = (reader: Person) =>
  world.chat.handlers['chat.list_chats']({}, createTestContext(reader))
const markRead = (reader: Person, conversation: string, seq: number) =>
  world.chat.handlers['chat.mark_read']({ conversation, seq }, createTestContext(reader))
const type = (viewer: Person, conversation: string, at = now) =>
  world.receiveFrame({
    viewer,
    now: at,
    message: { type: 'chat.typing', conversation },
    answer: () => {},
  })
const setInvisible = ({ account }: Person, invisible: boolean) =>
  world.database.run(
    sql`update accounts.account set invisible = ${invisible} where id = ${account}`,
  )
const marksSeenBy = async (reader: Person, conversation: string) => {
  const { their_delivered, their_read } = (await world.read(reader, conversation)).marks
  return { their_delivered, their_read }
}
const noticesTo = ({ account }: Person) =>
  world.notified.filter((notice) => notice.account === account).map(({ message }) => message.type)

test('a member in invisible mode can list, open, read and type without their conversation partner being notified', async () => {
  const [stalker, elena] = [await world.person({ credits: 20 }), await world.person()]
  const { conversation } = await world.wrote(stalker, elena, 'one')
  await world.wrote(elena, stalker, 'two')
  await setInvisible(elena, true)
  await world.wrote(stalker, elena, 'are you there?')
  const before = await marksSeenBy(stalker, conversation.id)
  world.notified.splice(0)

  expect(isRefusal(await list(elena))).toBe(false)
  expect((await world.read(elena, conversation.id)).messages.at(-1)?.text).toBe('are you there?')
  expect(await markRead(elena, conversation.id, 3)).toEqual({ num_unread_messages: 0, unread: 0 })
  await type(elena, conversation.id)

  expect(noticesTo(stalker)).toEqual([])
  expect(await marksSeenBy(stalker, conversation.id)).toEqual(before)
  // Her own tabs and the refunds know how far she has read.
  expect(noticesTo(elena)).toEqual(['chat.unread'])
  expect((await world.read(elena, conversation.id)).marks.read).toBe(3)
})

test('receipts from a member in invisible mode reveal no more than their own messages', async () => {
  const [jonas, elena] = [await world.person({ credits: 20 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'one')
  await world.wrote(jonas, elena, 'two')
  await markRead(elena, conversation.id, 2)
  expect(await marksSeenBy(jonas, conversation.id)).toEqual({ their_delivered: 2, their_read: 2 })
  await setInvisible(elena, true)
  expect(await marksSeenBy(jonas, conversation.id)).toEqual({ their_delivered: 0, their_read: 0 })
  // An answer shows that everything before it was read.
  await world.wrote(elena, jonas, 'three')
  await world.wrote(jonas, elena, 'four')
  await markRead(elena, conversation.id, 4)
  expect(await marksSeenBy(jonas, conversation.id)).toEqual({ their_delivered: 3, their_read: 3 })
  await setInvisible(elena, false)
  expect(await marksSeenBy(jonas, conversation.id)).toEqual({ their_delivered: 4, their_read: 4 })
})

test('a member in invisible mode still gets receipts from a visible partner', async () => {
  const [jonas, elena] = [await world.person({ credits: 20 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'one')
  await setInvisible(jonas, true)
  await markRead(elena, conversation.id, 1)
  await type(elena, conversation.id, new Date(now.getTime() + 60_000))
  expect(noticesTo(jonas)).toEqual(['chat.message', 'chat.read', 'chat.typing'])
  expect(await marksSeenBy(jonas, conversation.id)).toEqual({ their_delivered: 1, their_read: 1 })
})
