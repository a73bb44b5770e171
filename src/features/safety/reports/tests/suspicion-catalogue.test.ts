import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'

let site: PeopledSite
let mara: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, {
    same_opener_people: 3,
    free_conversations: 50,
  })
  mara = await officeClient(site, 'moderator', 'Mara')
}, 300_000)
afterAll(() => site.close())

const day = 86_400_000
const now = () => site.server.infrastructure.clock.now()
const night = () => site.server.product.chat.refundUnread(now())
const isSuspect = ({ account }: TestPerson) => site.server.product.reports.isSuspect(account, now())
const write = async (from: TestPerson, to: TestPerson, text: string) => {
  const path = `/api/members/${to.member}/messages`
  const { body } = await from.browser.send('POST', path, { id: randomUUID(), text })
  return body as unknown as { credits: number; message: { credits: number } }
}
const gift = (from: TestPerson, to: TestPerson) =>
  from.browser.send('POST', `/api/members/${to.member}/messages/gift`, {
    id: randomUUID(),
    gift: 'coffee',
  })
const report = async (who: TestPerson, about: TestPerson, reason = 'scam') =>
  (
    (
      await who.browser.send('POST', `/api/members/${about.member}/report`, {
        id: randomUUID(),
        reason,
        details: 'See the messages',
      })
    ).body as unknown as { number: string }
  ).number
const decide = (number: string, outcome: string) =>
  mara.send('PUT', `/api/office/reports/${number}/decision`, {
    outcome,
    statement: 'Reviewed.',
    ...(outcome === 'ban' && { for_deceiving: true }),
  })
const reportList = async () =>
  (await mara.send('GET', '/api/office/reports')).body as unknown as {
    waiting: number
    reports: {
      number: string
      origin: string
      lapsed: boolean
      reported: string
    }[]
  }
const evidenceOf = async (number = '') =>
  (
    (await mara.send('GET', `/api/office/reports/${number}`)).body as unknown as {
      evidence: object[]
    }
  ).evidence
async function payer(): Promise<TestPerson> {
  const person = await site.addPerson()
  await site.query(
    "select * from credits.public_grant($1, 100, 'order', 'bought', 999, 'EUR', null, $2, 1)",
    [person.account, now()],
  )
  return person
}
/** Someone to whom the accused wrote. */
async function reporter(accused: TestPerson): Promise<TestPerson> {
  const person = await site.addPerson()
  await write(accused, person, `Hello ${randomUUID()}`)
  return person
}
const books = async (): Promise<{ spent: number; escrow: number }> => {
  const [row] = await site.query(
    'select spent::int, in_escrow::int as escrow, (bought + given = spent + in_escrow + taken_back + held) as balanced from credits.public_totals',
  )
  const { balanced, ...totals } = row ?? {}
  expect(balanced).toBe(true)
  expect(await site.query('select * from credits.ledger_violations')).toEqual([])
  return totals as never
}
/** Everything that the payer can read about money and the other member. */
const sees = async (who: TestPerson, of: TestPerson) => {
  const parts = [`/api/members/${of.member}/chat`, '/api/credits', '/api/credits/movements']
  const texts = await Promise.all(parts.map((path) => who.browser.send('GET', path)))
  return texts.map(({ text }) =>
    text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|"name":"[^"]*"/g, '…'),
  )
}

test('BEY-16 F13 messages and gifts to a member under review cost and look the same as always, and are held in escrow until a decision', async () => {
  const [accused, honest] = [await payer(), await payer()]
  const [one, other] = [await payer(), await payer()]
  for (const who of [await reporter(accused), await reporter(accused)]) await report(who, accused)
  expect([await isSuspect(accused), await isSuspect(honest)]).toEqual([true, false])
  const before = await books()
  for (const [from, to] of [
    [one, accused],
    [other, honest],
  ] as const) {
    for (const credits of [0, 2, 2, 2])
      expect((await write(from, to, `For ${credits}`)).message.credits).toBe(credits)
    expect((await gift(from, to)).status).toBe(200)
  }
  expect(await sees(one, accused)).toEqual(await sees(other, honest))
  const paid = 3 * 2 + 5
  expect(await books()).toEqual({ spent: before.spent + paid, escrow: before.escrow + paid })
  // The export doesn't reveal it either.
  const [exported] = await site.query(
    'select count(*)::int as n from credits.hold where account_id = $1',
    [one.account],
  )
  expect(exported).toEqual({ n: 4 })

  // The report is dismissed, so it becomes revenue, and no one notices.
  for (const { number } of (await reportList()).reports) await decide(number, 'nothing')
  const same = await sees(one, accused)
  expect(await night()).toBe(0)
  expect(await books()).toEqual({ spent: before.spent + 2 * paid, escrow: 0 })
  expect(await sees(one, accused)).toEqual(same)
}, 120_000)

test('BEY-08 BEY-16 a ban for deceiving returns the escrowed credits to their original lots', async () => {
  const [accused, one] = [await payer(), await payer()]
  const numbers = []
  for (const who of [await reporter(accused), await reporter(accused)])
    numbers.push(await report(who, accused))
  await write(one, accused, 'Hello')
  await write(one, accused, 'Again')
  await accused.browser.send('GET', '/api/chats')
  expect((await decide(numbers[0] as string, 'ban')).status).toBe(200)
  await night()
  expect(await books()).toMatchObject({ escrow: 0 })
  expect(
    await site.query(
      "select remaining::int, kind from credits.lot where account_id = $1 and kind = 'bought'",
      [one.account],
    ),
  ).toEqual([{ remaining: 100, kind: 'bought' }])
}, 120_000)

test('BEY-16 reports by two strangers do not make anyone a suspect; neither do reporters whose reports were dismissed, until they have newer messages', async () => {
  const accused = await payer()
  for (let n = 0; n < 3; n += 1) await report(await site.addPerson(), accused)
  expect(await isSuspect(accused)).toBe(false)
  const pair = [await reporter(accused), await reporter(accused)] as const
  const first = await Promise.all(pair.map((who) => report(who, accused)))
  expect(await isSuspect(accused)).toBe(true)
  site.server.infrastructure.clock.moveBy(1000)
  for (const number of first) await decide(number, 'nothing')
  expect(await isSuspect(accused)).toBe(false)
  site.server.infrastructure.clock.moveBy(1000)
  const again = await Promise.all(pair.map((who) => report(who, accused)))
  expect(await isSuspect(accused)).toBe(false)
  for (const number of again) await decide(number, 'nothing')
  // With newer messages they count again, but now each only for a third.
  site.server.infrastructure.clock.moveBy(1000)
  for (const who of pair) await write(accused, who, 'One more')
  for (const who of pair) await report(who, accused)
  expect(await isSuspect(accused)).toBe(false)
  const honest = await reporter(accused)
  await report(honest, accused)
  expect(await isSuspect(accused)).toBe(false)
  await report(await reporter(accused), accused)
  expect(await isSuspect(accused)).toBe(true)
}, 120_000)

test('BEY-16 there is one open report per pair: a second one is added to it, with its own reason', async () => {
  const accused = await payer()
  const who = await reporter(accused)
  const number = await report(who, accused, 'insult')
  expect(await report(who, accused, 'scam')).toBe(number)
  const mine = (await reportList()).reports.filter((one) => one.number === number)
  expect(mine).toHaveLength(1)
  expect(await evidenceOf(number)).toContainEqual(
    expect.objectContaining({ kind: 'statement', reason: 'scam', text: 'See the messages' }),
  )
  await report(await reporter(accused), accused)
  expect(await isSuspect(accused)).toBe(true)
}, 120_000)

test('BEY-16 identical first messages to many people open one case in the queue, which expires after a week, and no messages become free', async () => {
  const spreader = await payer()
  const readers = [await payer(), await payer(), await payer(), await payer()]
  const text = 'Hello dear, your profile touched my heart like no other one here, shall we talk?'
  const waiting = (await reportList()).waiting
  for (const reader of readers.slice(0, 3)) await write(spreader, reader, text)
  await site.server.product.eventBus.drain()
  expect(await isSuspect(spreader)).toBe(true)
  await write(spreader, readers[3] as TestPerson, text)
  await site.server.product.eventBus.drain()
  const listed = await reportList()
  expect(listed.waiting).toBe(waiting + 1)
  const found = listed.reports.filter(
    ({ origin, reported }) => origin === 'machine' && reported === spreader.name,
  )
  expect(found).toMatchObject([{ lapsed: false }])
  expect(await evidenceOf(found[0]?.number)).toContainEqual(expect.objectContaining({ text }))
  const [reader] = readers as [TestPerson]
  await write(reader, spreader, 'The first answer is free')
  expect((await write(reader, spreader, 'Who are you?')).message.credits).toBe(2)
  const { escrow } = await books()
  expect(escrow).toBeGreaterThan(0)

  site.server.infrastructure.clock.moveBy(7 * day + 1000)
  expect(await isSuspect(spreader)).toBe(false)
  await night()
  expect((await books()).escrow).toBeLessThan(escrow)
  mara = await officeClient(site, 'moderator', 'Mara L')
  expect((await reportList()).waiting).toBe(waiting)
  expect(
    (await reportList()).reports.find(({ number }) => number === found[0]?.number),
  ).toMatchObject({ lapsed: true })
}, 120_000)
