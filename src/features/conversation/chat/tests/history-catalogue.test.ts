import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopledSite, type TestPerson, startPeopledSite } from '#features/members/profiles/testing/peopled-site.ts'
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

test('CHAT-09 a site shows the latest messages of a conversation and says where it stops; older ones are hidden, not erased, and the member’s data export contains them', async () => {
  await set({ message_credits: 0 })
  expect((await site.visitor().send('GET', '/api/site')).body).not.toHaveProperty('settings.history_limit')
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  let conversation = ''
  for (const text of ['one', 'two', 'three', 'four', 'five'])
    conversation = ((await send(jonas, elena, text)).body as unknown as { conversation: { id: string } }).conversation
      .id

  await set({ history_limit: 3 })
  for (const who of [jonas, elena]) {
    const thread = await read(who, conversation)
    expect([texts(thread), thread.earlier, thread.limit_reached, thread.marks.last]).toEqual([
      ['three', 'four', 'five'],
      false,
      true,
      5,
    ])
    // No number in an address gets past the limit.
    for (const before of [1, 2, 3]) expect(texts(await read(who, conversation, before))).toEqual([])
    expect(texts(await read(who, conversation, 4))).toEqual(['three'])
  }
  // Each new message moves the limit forward.
  await send(elena, jonas, 'six')
  expect(texts(await read(jonas, conversation))).toEqual(['four', 'five', 'six'])

  const file = await site.server.product.chat.exportOwn(jonas.account)
  expect(file.data).toMatchObject([
    { messages: ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => ({ text })) },
  ])

  await set({ history_limit: 2000 })
  const whole = await read(jonas, conversation)
  expect([texts(whole), whole.limit_reached]).toEqual([['one', 'two', 'three', 'four', 'five', 'six'], false])
})
