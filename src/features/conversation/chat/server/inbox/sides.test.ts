import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
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

type ListOptions = {
  show?: 'all' | 'unread' | 'your_turn' | 'closed'
  name?: string
  cursor?: string
}
const list = async (reader: Person, options: ListOptions = {}, at = now) => {
  const answer = await world.chat.handlers['chat.list_chats'](
    options,
    createTestContext(reader, siteWith(), at),
  )
  if (isRefusal(answer)) throw new Error('no list')
  return answer
}
const names = async (reader: Person, options: ListOptions = {}) =>
  (await list(reader, options)).chats.map(({ profile }) => profile.name)
const mute = (
  reader: Person,
  conversation: string,
  span: 'eight_hours' | 'week' | 'always' | 'off',
) => world.chat.handlers['chat.mute']({ conversation, for: span }, createTestContext(reader))
const close = (reader: Person, conversation: string, goodbye: 'wishes' | null = 'wishes') =>
  world.chat.handlers['chat.close']({ conversation, goodbye }, createTestContext(reader))
const open = (reader: Person, conversation: string) =>
  world.chat.handlers['chat.open']({ conversation }, createTestContext(reader))
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const refusal = (answer: unknown) => (answer as Refusal).refusal

test('the list can be searched by name regardless of accents, across pages, and never shows another member’s conversations', async () => {
  const jonas = await world.person({ name: 'Jonas', credits: 500, bought: 1 })
  for (let n = 0; n < 32; n += 1)
    await world.wrote(await world.person({ name: `Ana ${n}` }), jonas, 'Hello', { at: later(n) })
  await world.wrote(await world.person({ name: 'Łucja Ångström' }), jonas, 'Hello', {
    at: later(-60),
  })
  expect(await names(jonas, { name: 'lucja ang' })).toEqual(['Łucja Ångström'])
  expect(await names(jonas, { name: 'ÅNG' })).toEqual(['Łucja Ångström'])
  expect(await names(jonas, { name: '%' })).toEqual([])
  const first = await list(jonas, { name: 'ana' })
  expect(first.chats).toHaveLength(30)
  const second = await list(jonas, { name: 'ana', cursor: first.cursor ?? '' })
  expect(second.chats.map(({ profile }) => profile.name)).toEqual(['Ana 1', 'Ana 0'])
  expect(await names(await world.person(), { name: 'ana' })).toEqual([])
})

test('unread, your turn and closed each show their own view of the list', async () => {
  const jonas = await world.person({ name: 'Jonas', credits: 100, bought: 1 })
  const [elena, mei, rosa, lena] = [
    await world.person({ name: 'Elena' }),
    await world.person({ name: 'Mei' }),
    await world.person({ name: 'Rosa' }),
    await world.person({ name: 'Lena' }),
  ]
  await world.wrote(elena, jonas, 'Unread', { at: later(4) })
  const read = await world.wrote(mei, jonas, 'Read', { at: later(3) })
  await world.chat.handlers['chat.mark_read'](
    { conversation: read.conversation.id, seq: 1 },
    createTestContext(jonas),
  )
  await world.wrote(jonas, rosa, 'Their turn', { at: later(2) })
  const over = await world.wrote(lena, jonas, 'Over', { at: later(1) })
  await close(jonas, over.conversation.id)
  expect(await names(jonas)).toEqual(['Elena', 'Mei', 'Rosa'])
  expect(await names(jonas, { show: 'unread' })).toEqual(['Elena'])
  expect(await names(jonas, { show: 'your_turn' })).toEqual(['Elena', 'Mei'])
  expect(await names(jonas, { show: 'closed' })).toEqual(['Lena'])
  expect((await list(jonas)).chats.map((row) => row.your_turn)).toEqual([false, true, false])
  // A member whose conversation was closed by the other still sees it.
  expect(await names(lena)).toEqual(['Jonas'])
})

test('a muted conversation stays on the list and is left out of all totals until the mute ends', async () => {
  const [jonas, elena] = [
    await world.person({ credits: 10 }),
    await world.person({ name: 'Elena' }),
  ]
  const { conversation } = await world.wrote(jonas, elena, 'One')
  world.notified.splice(0)
  expect(await mute(elena, conversation.id, 'eight_hours')).toEqual({
    muted: later(8 * 60).toISOString(),
    unread: 0,
  })
  expect(world.notified).toEqual([
    { account: elena.account, message: { type: 'chat.unread', unread: 0 } },
  ])
  expect(await list(elena)).toMatchObject({ unread: 0, chats: [{ num_unread_messages: 1 }] })
  expect((await list(jonas)).chats[0]?.muted).toBeNull()
  expect(await list(elena, {}, later(8 * 60))).toMatchObject({
    unread: 1,
    chats: [{ muted: null }],
  })
  expect(await mute(elena, conversation.id, 'always')).toEqual({ muted: 'always', unread: 0 })
  expect(await list(elena, {}, later(60 * 24 * 3650))).toMatchObject({
    unread: 0,
    chats: [{ muted: 'always' }],
  })
  expect(await mute(elena, conversation.id, 'off')).toEqual({ muted: null, unread: 1 })
  expect(refusal(await mute(await world.person(), conversation.id, 'always'))).toBe('not_found')
  expect(refusal(await mute(elena, 'nonsense', 'always'))).toBe('not_found')
})

test('no one can write in a closed conversation, nothing is charged, and only the member who closed it can reopen it', async () => {
  const [jonas, elena] = [await world.person({ credits: 10 }), await world.person({ credits: 10 })]
  const { conversation } = await world.wrote(jonas, elena, 'One')
  world.notified.splice(0)
  expect(await close(elena, conversation.id)).toBeNull()
  expect(world.notified.map(({ account, message }) => [account, message.type])).toEqual([
    [jonas.account, 'chat.changed'],
    [elena.account, 'chat.changed'],
  ])
  for (const person of [jonas, elena]) {
    expect(refusal(await world.write(person, person === jonas ? elena : jonas, 'Two'))).toBe(
      'chat.closed',
    )
    expect((await world.read(person, conversation.id)).closed).toEqual({
      by_me: person === elena,
      at: now.toISOString(),
      goodbye: 'wishes',
    })
    expect((await world.read(person, conversation.id)).cost.closed).toBe('chat.closed')
  }
  expect(await world.balance(jonas)).toBe(10)
  // The other member cannot reopen it, and their own goodbye is too late to replace the first.
  expect(refusal(await open(jonas, conversation.id))).toBe('not_found')
  expect(await close(jonas, conversation.id, null)).toBeNull()
  expect((await world.read(jonas, conversation.id)).closed).toMatchObject({
    by_me: false,
    goodbye: 'wishes',
  })
  expect(refusal(await close(await world.person(), conversation.id))).toBe('not_found')
  expect(await open(elena, conversation.id)).toBeNull()
  expect(await open(elena, conversation.id)).toBeNull()
  expect((await world.wrote(elena, jonas, 'Two')).message.seq).toBe(2)
})

test('a concurrent message and goodbye are serialized, and a message after the goodbye is refused and costs nothing', async () => {
  const [jonas, elena] = [await world.person({ credits: 40 }), await world.person()]
  const { conversation } = await world.wrote(jonas, elena, 'One')
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => world.write(jonas, elena, 'More', { id: randomUUID() })),
    close(elena, conversation.id),
  ])
  const sent = answers.slice(0, 8).filter((answer) => !isRefusal(answer)).length
  expect(
    answers.slice(0, 8).every((answer) => !isRefusal(answer) || answer.refusal === 'chat.closed'),
  ).toBe(true)
  expect(await world.balance(jonas)).toBe(40 - 2 * sent)
  expect((await world.read(jonas, conversation.id)).marks.last).toBe(1 + sent)
})

test('a repeat of a message sent before the goodbye gets the original response', async () => {
  const [jonas, elena] = [await world.person({ credits: 10 }), await world.person()]
  const id = randomUUID()
  const { conversation } = await world.wrote(jonas, elena, 'One', { id })
  await close(elena, conversation.id)
  expect((await world.wrote(jonas, elena, 'One', { id })).message.seq).toBe(1)
})
