import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { type PushedSite, startPushedSite } from '../testing/pushed-site.ts'

let site: PushedSite
beforeAll(async () => {
  site = await startPushedSite()
})
afterAll(() => site.close())

const edit = (who: TestPerson, conversation: string, text: string) =>
  who.browser.send('PUT', `/api/conversations/${conversation}/messages/1/text`, {
    id: randomUUID(),
    text,
  })
const remove = (who: TestPerson, conversation: string, seq: number) =>
  who.browser.send('DELETE', `/api/conversations/${conversation}/messages/${seq}`)
const changes = async (who: TestPerson, conversation: string) =>
  (
    (await who.browser.send('GET', `/api/chats/readable?conversations=${conversation}`))
      .body as unknown as { conversations: { changes: number }[] }
  ).conversations[0]?.changes

async function people() {
  const [elena, jonas] = [await site.addPerson(), await site.addPerson()]
  return { elena, jonas, browser: await site.subscribed(jonas) }
}
const pending = ({ account }: TestPerson) =>
  site.query(
    'select 1 from pwa.pending_push p join pwa.push_subscription s on s.id = p.subscription_id where s.account_id = $1',
    [account],
  )

test('BEY-26 NTF-04 a queued push about a message deleted in the meantime isn’t sent; if one of two is left, one is counted', async () => {
  const { elena, jonas, browser } = await people()
  // The service asks to wait, so that the push stays in the queue.
  const hold = async (write: () => Promise<string>) => {
    browser.answer(429, { headers: { 'retry-after': '60' } })
    const conversation = await write()
    await site.settled()
    expect(await pending(jonas)).toHaveLength(1)
    browser.answer(201)
    return conversation
  }
  const release = async () => {
    site.server.infrastructure.clock.moveBy(120_000)
    await site.settled()
    expect(await pending(jonas)).toEqual([])
  }
  const conversation = await hold(() => site.write(elena, jonas, 'The first one'))
  expect((await remove(elena, conversation, 1)).status).toBe(200)
  await release()
  expect(browser.received).toEqual([])

  await hold(async () => {
    await site.write(elena, jonas, 'The second one')
    return site.write(elena, jonas, 'The third one')
  })
  await remove(elena, conversation, 3)
  await release()
  expect(browser.received.map(({ notice }) => notice.body)).toEqual([
    phrase('push.notice.message', { count: 1 }),
  ])
})

test('BEY-26 NTF-04 a push never contains a text, neither before nor after an edit, and edits and reactions are never pushed', async () => {
  const { elena, jonas, browser } = await people()
  const hers = await site.subscribed(elena)
  const conversation = await site.write(elena, jonas, 'The earlier text')
  await edit(elena, conversation, 'The later text')
  await site.settled()
  expect(browser.received).toHaveLength(1)
  expect(JSON.stringify(browser.received)).not.toMatch(/earlier|later/)
  await edit(elena, conversation, 'The latest text')
  await jonas.browser.send('PUT', `/api/conversations/${conversation}/messages/1/reaction`, {
    reaction: 'love',
  })
  await site.settled()
  expect([browser.received.length, hers.received.length]).toEqual([1, 0])
})

test('BEY-26 NTF-08 the server counts edits and deletions of a conversation, so that a device deletes an older copy; reactions and repeats don’t count', async () => {
  const { elena, jonas } = await people()
  const conversation = await site.write(elena, jonas, 'The first one')
  await site.write(elena, jonas, 'The second one')
  const read = async () =>
    (
      (await jonas.browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as {
        changes: number
      }
    ).changes
  expect([await read(), await changes(jonas, conversation)]).toEqual([0, 0])
  await edit(elena, conversation, 'The first one, edited')
  await edit(elena, conversation, 'The first one, edited')
  expect([await read(), await changes(jonas, conversation)]).toEqual([1, 1])
  await remove(elena, conversation, 2)
  await remove(elena, conversation, 2)
  await jonas.browser.send('PUT', `/api/conversations/${conversation}/messages/1/reaction`, {
    reaction: 'love',
  })
  expect([await read(), await changes(jonas, conversation)]).toEqual([2, 2])
  expect(await changes(elena, conversation)).toBe(2)
})
