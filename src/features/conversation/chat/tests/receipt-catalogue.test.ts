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

const query = (text: string, values: unknown[]) =>
  site.server.infrastructure.database.pool.query(text, values)
const now = () => site.server.infrastructure.clock.now()
const grant = (who: TestPerson, credits: number, kind: 'bonus' | 'bought', minor: number | null) =>
  query('select * from credits.public_grant($1, $2, $3, $4, $5, $6, null, $7, 1)', [
    who.account,
    credits,
    randomUUID(),
    kind,
    minor,
    minor === null ? null : 'EUR',
    now(),
  ])
const write = async (from: TestPerson, place: string, what: object, kind = '') => {
  const { status, body } = await from.browser.send('POST', `/api/${place}/messages${kind}`, {
    id: randomUUID(),
    ...what,
  })
  expect(status).toBe(200)
  return (body as unknown as { conversation: { id: string } }).conversation.id
}
const receipt = async (who: TestPerson, conversation: string) =>
  (await who.browser.send('GET', `/api/credits/receipts/${conversation}`)).body as unknown as {
    spent: object
    returned: object
    cost: object
    movements: object[]
  }

test('BEY-06 a receipt shows what a conversation has cost so far in credits and money, based on the credits actually spent, and what was refunded', async () => {
  const [jonas, elena, noor] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  await grant(jonas, 3, 'bonus', null)
  // 60 for €24.99, and later 20 for €9.99; the older credits are spent first.
  await grant(jonas, 60, 'bought', 2499)
  await grant(jonas, 20, 'bought', 999)
  const conversation = await write(jonas, `members/${elena.member}`, {
    text: 'The free first message',
  })
  const place = `conversations/${conversation}`
  await write(jonas, place, { text: 'Two credits, both given' })
  await write(jonas, place, { gift: 'tulip' }, '/gift')
  const otherConversation = await write(jonas, `members/${noor.member}`, { text: 'Elsewhere' })

  // 4 of 60 are €1.67.
  const firstReceipt = await receipt(jonas, conversation)
  expect(firstReceipt).toMatchObject({
    spent: { credits: 7, bonus: 3, money: [{ minor: 167, currency: 'EUR' }] },
    returned: { credits: 0, bonus: 0, money: [] },
    cost: { credits: 7, bonus: 3, money: [{ minor: 167, currency: 'EUR' }] },
    movements: [
      { reason: 'gift', credits: -5, bonus: -1, money: [{ minor: 167, currency: 'EUR' }] },
      { reason: 'message', credits: -2, bonus: -2, money: [] },
    ],
  })
  expect(await receipt(jonas, otherConversation)).toMatchObject({
    cost: { credits: 0, money: [] },
  })
  // The receipt covers only the reader's own costs: the other member, or anyone not in the
  // conversation, sees none.
  expect(await receipt(elena, conversation)).toMatchObject({
    cost: { credits: 0, money: [] },
    movements: [],
  })
  expect(await receipt(noor, conversation)).toMatchObject({ movements: [] })

  // Unread messages are refunded to the same credits; after a block the receipt is still available.
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`, {})
  site.server.infrastructure.clock.moveBy(60_000)
  await site.server.product.chat.refundUnread(now())
  expect(await receipt(jonas, conversation)).toMatchObject({
    spent: { credits: 7, bonus: 3, money: [{ minor: 167, currency: 'EUR' }] },
    returned: { credits: 7, bonus: 3, money: [{ minor: 167, currency: 'EUR' }] },
    cost: { credits: 0, bonus: 0, money: [] },
  })
})

test('BEY-06 a receipt for an unknown conversation is empty, and an invalid id is not found', async () => {
  const jonas = await site.addPerson()
  expect(
    (await jonas.browser.send('GET', `/api/credits/receipts/${randomUUID()}`)).body,
  ).toMatchObject({
    cost: { credits: 0, bonus: 0, money: [] },
    movements: [],
  })
  expect((await jonas.browser.send('GET', '/api/credits/receipts/none')).status).toBe(404)
  expect((await site.visitor().send('GET', `/api/credits/receipts/${randomUUID()}`)).status).toBe(
    403,
  )
})
