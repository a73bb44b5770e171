import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import type { Thread } from '../contract/chat.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const set = (settings: object) => site.server.product.sites.changeSettings(1, settings)
const send = (who: TestPerson, to: TestPerson, text: string) =>
  who.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
const read = async (who: TestPerson, conversation: string, before?: number) =>
  (
    await who.browser.send(
      'GET',
      `/api/conversations/${conversation}${before === undefined ? '' : `?before=${before}`}`,
    )
  ).body as unknown as Thread
const texts = ({ messages }: Thread) => messages.map(({ text }) => text)

test('CHAT-09 a site shows the latest messages of a conversation and marks where it stops; older ones are hidden, not erased, and the member’s data export contains them', async () => {
  await set({ message_credits: 0 })
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  let conversation = ''
  for (const text of ['one', 'two', 'three', 'four', 'five'])
    conversation = (
      (await send(jonas, elena, text)).body as unknown as { conversation: { id: string } }
    ).conversation.id
  const unlimited = await read(jonas, conversation)
  expect([texts(unlimited), unlimited.limit_reached]).toEqual([
    ['one', 'two', 'three', 'four', 'five'],
    false,
  ])

  await set({ history_limit: 3 })
  for (const who of [jonas, elena]) {
    const thread = await read(who, conversation)
    expect([texts(thread), thread.earlier, thread.limit_reached, thread.marks.last]).toEqual([
      ['three', 'four', 'five'],
      false,
      true,
      5,
    ])
    // No number in a URL gets around the limit.
    for (const before of [1, 2, 3]) expect(texts(await read(who, conversation, before))).toEqual([])
    expect(texts(await read(who, conversation, 4))).toEqual(['three'])
  }
  // Each new message moves the limit forward.
  await send(elena, jonas, 'six')
  expect(texts(await read(jonas, conversation))).toEqual(['four', 'five', 'six'])

  const { parts } = await exportMember(site, 'chat', jonas.account)
  expect(parts.conversations).toMatchObject([
    { messages: ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => ({ text })) },
  ])

  await set({ history_limit: 2000 })
  const whole = await read(jonas, conversation)
  expect([texts(whole), whole.limit_reached]).toEqual([
    ['one', 'two', 'three', 'four', 'five', 'six'],
    false,
  ])
})

test('CHAT-09 a site without a limit shows the latest 2,000 messages', async () => {
  const { settings } = await import('#features/site/sites/rules/settings.ts')
  await set({ history_limit: settings.parse({}).history_limit, message_credits: 0 })
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  await send(jonas, elena, 'first')
  const { body } = await send(jonas, elena, 'second')
  const { id } = (body as unknown as { conversation: { id: string } }).conversation
  // Moves both to where they would be after 1,999 more messages.
  const moveTo = async (first: number, second: number) => {
    const { database } = site.server.infrastructure
    await database.run(sql`
      update chat.conversation set seq = ${second}, a_sent = case when a_sent > 0 then ${second}::int else 0 end,
        b_sent = case when b_sent > 0 then ${second}::int else 0 end
      where public_id = ${id}`)
    for (const [text, seq] of [
      ['second', second],
      ['first', first],
    ] as const)
      await database.run(sql`
        update chat.message set seq = ${seq}
        where body = ${text} and conversation_id = (select id from chat.conversation where public_id = ${id})`)
  }
  await moveTo(2, 2001)
  const shown = await read(jonas, id)
  expect([texts(shown), shown.limit_reached]).toEqual([['first', 'second'], true])
  await moveTo(1, 2001)
  expect(texts(await read(jonas, id))).toEqual(['second'])
})
