import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { makeWriter, type Writer } from '#test/faults/people.ts'

const day = 86_400_000
let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const person = (credits = 0) =>
  makeWriter(site.server.infrastructure.database, 'Someone', Math.max(1, credits))

async function request(who: Writer, method: string, path: string, body?: object) {
  const answer = await fetch(site.url + path, {
    method,
    headers: {
      cookie: who.cookie,
      origin: site.url,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status >= 300) throw new Error(`${method} ${path} returned ${answer.status}: ${text}`)
  return (text === '' ? null : JSON.parse(text)) as never
}

const write = (from: Writer, to: Writer, text: string): Promise<{ conversation: { id: string } }> =>
  request(from, 'POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
const fetchCredits = async (who: Writer) =>
  ((await request(who, 'GET', '/api/credits')) as { credits: number }).credits
const statement = async (who: Writer) =>
  (
    (await request(who, 'GET', '/api/credits/movements')) as {
      movements: { kind: string; [field: string]: unknown }[]
    }
  ).movements
const lots = (who: Writer) =>
  site.server.infrastructure.database.many(
    sql`select lot, kind, remaining from credits.lot where account_id = ${who.account} order by lot`,
  )
const night = (days = 0) =>
  site.server.product.chat.refundUnread(
    new Date(site.server.infrastructure.clock.now().getTime() + days * day),
  )

/** One free message and two that cost 2 each; the reader has read up to `read`. */
async function threeMessages(from: Writer, to: Writer, read: number): Promise<string> {
  const { conversation } = await write(from, to, 'one, which is free')
  await write(from, to, 'two')
  await write(from, to, 'three')
  if (read > 0)
    await request(to, 'POST', `/api/conversations/${conversation.id}/read`, { seq: read })
  return conversation.id
}

test('BEY-08 messages a member never read before leaving are refunded at night, once, to the original lots, and the credit statement does not give the reason', async () => {
  const [jonas, elena] = [await person(10), await person()]
  const { database, clock } = site.server.infrastructure
  await database.run(sql`
    select credits.public_grant(${jonas.account}, 20, 'order', 'bought', 999::bigint, 'EUR', null, ${clock.now()}, 1)`)
  const before = await lots(jonas)
  const conversation = await write(elena, jonas, 'hello').then(({ conversation: { id } }) => id)
  await write(jonas, elena, 'the first answer, which is free')
  for (let n = 0; n < 6; n += 1) await write(jonas, elena, `message ${n}`)
  expect(await fetchCredits(jonas)).toBe(18)
  // She reads the first three: the free one and two paid ones.
  await request(elena, 'POST', `/api/conversations/${conversation}/read`, { seq: 4 })
  expect(await night()).toBe(0)
  await database.run(
    sql`update accounts.account set status = 'deleted' where id = ${elena.account}`,
  )
  expect(await fetchCredits(jonas)).toBe(18)
  expect(await night()).toBe(4)
  expect(await fetchCredits(jonas)).toBe(26)
  const refunds = (await statement(jonas)).slice(0, 4)
  expect(refunds[0]).toEqual({
    number: expect.any(Number),
    kind: 'refund',
    reason: 'unreadable',
    credits: 2,
    bonus: expect.any(Number),
    money: expect.any(Array),
    balance: 26,
    ref: conversation,
    at: expect.any(String),
  })
  // Each is refunded in the kind of credits used to pay for it; the order of the four refunds is
  // not guaranteed.
  expect(
    refunds.filter(({ bonus, money }) => bonus === 2 && (money as object[]).length === 0),
  ).toHaveLength(3)
  expect(refunds.filter(({ bonus }) => bonus === 0)).toMatchObject([
    { money: [{ currency: 'EUR', minor: 100 }] },
  ])
  // Two of the ten bonus credits stay spent for what she read; all bought credits are restored.
  expect(before).toMatchObject([{ remaining: 10 }, { remaining: 20 }])
  expect(await lots(jonas)).toMatchObject([
    { kind: 'bonus', remaining: 6 },
    { kind: 'bought', remaining: 20 },
  ])
  expect(await night()).toBe(0)
  expect(await night(30)).toBe(0)
  expect(await fetchCredits(jonas)).toBe(26)
})

test('BEY-08 CHAT-06 an unread gift is refunded in full, 15 credits, once, like a message', async () => {
  const [jonas, elena] = [await person(20), await person()]
  const { conversation } = await write(jonas, elena, 'one, which is free')
  await request(jonas, 'POST', `/api/conversations/${conversation.id}/messages/gift`, {
    id: randomUUID(),
    gift: 'swans',
  })
  expect(await fetchCredits(jonas)).toBe(5)
  await site.server.infrastructure.database.run(
    sql`update accounts.account set status = 'deleted' where id = ${elena.account}`,
  )
  expect(await night()).toBe(1)
  expect(await fetchCredits(jonas)).toBe(20)
  expect((await statement(jonas))[0]).toMatchObject({
    kind: 'refund',
    reason: 'unreadable',
    credits: 15,
    balance: 20,
  })
  expect(await night()).toBe(0)
})

test('BEY-08 CHAT-08 after a block, unread messages are refunded the same night and with the same text as for a member who left', async () => {
  const [jonas, elena, piet, noor] = [
    await person(10),
    await person(),
    await person(10),
    await person(),
  ]
  await threeMessages(jonas, elena, 2)
  await threeMessages(piet, noor, 2)
  const { database } = site.server.infrastructure
  await request(elena, 'POST', `/api/members/${jonas.member}/block`)
  await database.run(sql`update accounts.account set status = 'deleted' where id = ${noor.account}`)
  // Not at the time of the block, which would reveal it.
  expect([await fetchCredits(jonas), await fetchCredits(piet)]).toEqual([6, 6])
  expect(await night()).toBe(2)
  expect([await fetchCredits(jonas), await fetchCredits(piet)]).toEqual([8, 8])
  const seen = (await Promise.all([statement(jonas), statement(piet)])).map(([latest]) => ({
    ...latest,
    ref: null,
  }))
  expect(seen[0]).toEqual(seen[1])
  expect(await night()).toBe(0)
})

test('BEY-08 unread messages are refunded once their reader has been away for 14 days, and never while they keep visiting', async () => {
  const [jonas, elena, piet] = [await person(20), await person(), await person()]
  await threeMessages(jonas, elena, 2)
  await threeMessages(jonas, piet, 0)
  const { database, clock } = site.server.infrastructure
  expect(await night(13)).toBe(0)
  await database.run(
    sql`update accounts.account set last_active_at = ${new Date(clock.now().getTime() + 10 * day)} where id = ${piet.account}`,
  )
  expect(await night(14.1)).toBe(1)
  expect(await night(23)).toBe(0)
  expect(await night(24.1)).toBe(2)
  expect(await fetchCredits(jonas)).toBe(18)
})

test('BEY-08 SEC-02 the nightly job, eight concurrent batches and a batch killed halfway together pay each refund once', async () => {
  const { database, clock, jobs } = site.server.infrastructure
  const readers = await Promise.all(Array.from({ length: 30 }, () => person()))
  const writers = await Promise.all(Array.from({ length: 30 }, () => person(10)))
  await Promise.all(
    writers.map((writer, number) => threeMessages(writer, readers[number] as Writer, 0)),
  )
  await database.run(
    sql`update accounts.account set status = 'disabled' where id = any(${readers.map(({ account }) => account)}::bigint[])`,
  )
  const dying = await database.pool.connect()
  dying.on('error', () => {})
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Everything is recorded, and half of the refunds are in progress when the server dies.
  await Promise.all(Array.from({ length: 8 }, () => noteAll()))
  await dying.query('begin')
  expect(
    await dying.query('select returned from chat.pay_refunds(30, $1)', [clock.now()]),
  ).toMatchObject({
    rows: [{ returned: 30 }],
  })
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect(dying.query('commit')).rejects.toThrow()
  dying.release(true)

  const returned = await Promise.all(Array.from({ length: 8 }, () => night()))
  expect(returned.reduce((sum, one) => sum + one, 0)).toBe(60)
  for (const writer of writers) expect(await fetchCredits(writer)).toBe(10)

  // And automatically, at the scheduled time.
  const [jonas, elena] = [await person(10), await person()]
  await threeMessages(jonas, elena, 0)
  await database.run(
    sql`update accounts.account set status = 'disabled' where id = ${elena.account}`,
  )
  clock.moveBy(day)
  expect(await jobs.runDue()).toContainEqual({ job: 'chat.refund', done: true })
  expect(
    await database.one(
      sql`select bonus::int as bonus from credits.wallet where account_id = ${jonas.account}`,
    ),
  ).toEqual({ bonus: 10 })

  function noteAll() {
    return database.run(sql`
      insert into chat.refund (account_id, message_id, recorded_at)
      select sender_id, client_id, ${clock.now()} from chat.message
      where credits > 0 and sender_id = any(${writers.map(({ account }) => account)}::bigint[])
      order by 1, 2 on conflict do nothing`)
  }
})

test('BEY-08 after all of this the ledger reports no violations', async () => {
  expect(await site.server.product.credits.findViolations()).toEqual([])
})
