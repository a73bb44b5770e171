import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const write = (from: TestPerson, to: TestPerson, text: string) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
const balance = async ({ browser }: TestPerson) =>
  ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits

test('BEY-08 messages read at the moment the nightly job looks for unread ones are not refunded', async () => {
  const [writer, reader] = [await site.addPerson(), await site.addPerson()]
  await site.query(
    "select * from credits.public_grant($1, 20, 'gift', 'bonus', null, null, null, $2, 1)",
    [writer.account, site.server.infrastructure.clock.now()],
  )
  for (const text of ['Hello', 'How are you?', 'Tell me more'])
    expect((await write(writer, reader, text)).status).toBe(200)
  const { body } = await reader.browser.send('GET', '/api/chats')
  const [chat] = (body as unknown as { chats: { conversation: { id: string } }[] }).chats
  site.server.infrastructure.clock.moveBy(15 * 86_400_000)
  const paid = await balance(writer)

  // The nightly job has found both paid messages and is about to record them.
  const client = await site.server.infrastructure.database.pool.connect()
  const waiting = () =>
    site.query(
      "select from pg_stat_activity where datname = current_database() and state = 'active' and wait_event_type = 'Lock'",
    )
  try {
    await client.query('begin')
    await client.query('lock table chat.refund in share row exclusive mode')
    const night = site.server.product.chat.refundUnread(site.server.infrastructure.clock.now())
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
    const read = await reader.browser.send(
      'POST',
      `/api/conversations/${chat?.conversation.id}/read`,
      { seq: 3 },
    )
    expect(read.status).toBe(200)
    await client.query('commit')
    expect(await night).toBe(0)
  } finally {
    client.release()
  }
  expect(await balance(writer)).toBe(paid)
  expect(await site.query('select * from credits.ledger_violations')).toEqual([])
})
