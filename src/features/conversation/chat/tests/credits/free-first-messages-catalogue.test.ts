import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { ConversationStart, SendResult } from '../../contract/chat.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

/** Buys 60 credits for €24.99. */
async function buyCredits({ account }: TestPerson): Promise<void> {
  const { database, clock } = site.server.infrastructure
  await database.run(sql`
    select credits.public_grant(${account}, 60, ${randomUUID()}, 'bought', 2499, 'EUR', null, ${clock.now()}, 1)`)
}

/** Returns the price shown for the next message to someone new, and the credits charged for it. */
async function writeToSomeoneNew({ browser }: TestPerson) {
  const { member } = await site.addPerson()
  const { cost } = (await browser.send('GET', `/api/members/${member}/chat`))
    .body as unknown as ConversationStart
  const { message } = (
    await browser.send('POST', `/api/members/${member}/messages`, {
      id: randomUUID(),
      text: 'Shall we have a coffee?',
    })
  ).body as unknown as SendResult
  return { shown: cost.next, charged: message.credits, reason: cost.reason }
}

const free = { shown: 'free', charged: 0, reason: 'first_message' }
const paid = { shown: 2, charged: 2, reason: 'message' }

/** The number of free first messages on the price list. */
async function readPriceList({ browser }: TestPerson): Promise<number> {
  const { body } = await browser.send('GET', '/api/credits/offers')
  return (body as unknown as { free_conversations: number }).free_conversations
}

test('BEY-32 remaining free first messages survive the first purchase, and price list, composer and charge agree', async () => {
  const robin = await site.addPerson()
  expect(await readPriceList(robin)).toBe(2)
  expect(await writeToSomeoneNew(robin)).toEqual(free)
  await buyCredits(robin)
  expect(await readPriceList(robin)).toBe(1)
  expect(await writeToSomeoneNew(robin)).toEqual(free)
  expect(await readPriceList(robin)).toBe(0)
  expect(await writeToSomeoneNew(robin)).toEqual(paid)
  expect(await readPriceList(robin)).toBe(0)
})

test('BEY-32 a buyer who has never written still has all free first messages, and one who has used them up does not get any back', async () => {
  const [claire, milan] = [await site.addPerson(), await site.addPerson()]
  await buyCredits(claire)
  expect([await writeToSomeoneNew(claire), await writeToSomeoneNew(claire)]).toEqual([free, free])
  expect(await writeToSomeoneNew(claire)).toEqual(paid)

  expect([await writeToSomeoneNew(milan), await writeToSomeoneNew(milan)]).toEqual([free, free])
  await buyCredits(milan)
  expect(await writeToSomeoneNew(milan)).toEqual(paid)
})

test('BEY-32 when a buyer sends ten first messages at once, exactly the two remaining ones are free', async () => {
  const robin = await site.addPerson()
  await buyCredits(robin)
  const others = await Promise.all(Array.from({ length: 10 }, () => site.addPerson()))
  const replies = await Promise.all(
    others.map(({ member }) =>
      robin.browser.send('POST', `/api/members/${member}/messages`, {
        id: randomUUID(),
        text: 'Shall we have a coffee?',
      }),
    ),
  )
  const charged = replies.map(({ body }) => (body as unknown as SendResult).message.credits)
  expect(charged.toSorted()).toEqual([0, 0, 2, 2, 2, 2, 2, 2, 2, 2])
})

test('BEY-32 where the first message is not free, buying credits changes nothing', async () => {
  await site.server.product.sites.changeSettings(1, { free_first_message: false })
  const robin = await site.addPerson()
  await buyCredits(robin)
  expect(await readPriceList(robin)).toBe(0)
  expect(await writeToSomeoneNew(robin)).toEqual(paid)
  await site.server.product.sites.changeSettings(1, { free_first_message: true })
})
