import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { ConversationStart } from '../../contract/chat.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, {
    free_first_message: false,
    minimum_message_costs: {
      CH: { costs: 125, currency: 'EUR' },
      PL: { costs: 500, currency: 'PLN' },
    },
  })
})
afterAll(() => site.close())

/**
 * Returns the prices in money of a message, a photo and the smallest gift, as shown on the screen.
 */
async function fetchPrices(reader: TestPerson, elena: TestPerson) {
  const { cost } = (await reader.browser.send('GET', `/api/members/${elena.member}/chat`))
    .body as unknown as ConversationStart
  return [cost.money, cost.photo?.money, cost.gift?.[0]?.money].map(
    (money) => `${money?.minor} ${money?.currency}`,
  )
}

test('CHAT-02 BEY-31 the price note shows the amount for the writer’s country, never less than at the rate of the smallest package, and after a purchase the amount based on what was paid', async () => {
  const elena = await site.addPerson()
  const from = (country: 'NL' | 'CH' | 'PL') => site.addPerson({}, { country })
  const [nora, beat, ewa] = [await from('NL'), await from('CH'), await from('PL')]
  // With package p0, 2 credits are €1.00, 4 credits €2.00 and 5 credits €2.50.
  expect(await fetchPrices(nora, elena)).toEqual(['100 EUR', '200 EUR', '250 EUR'])
  expect(await fetchPrices(beat, elena)).toEqual(['125 EUR', '250 EUR', '313 EUR'])
  expect(await fetchPrices(ewa, elena)).toEqual(['500 PLN', '1000 PLN', '1250 PLN'])

  const { database, clock } = site.server.infrastructure
  for (const { account } of [nora, beat])
    await database.run(sql`
      select credits.public_grant(${account}, 60, ${randomUUID()}, 'bought', 2499, 'EUR', null, ${clock.now()}, 1)`)
  // At €24.99 for 60 credits: €0.83, €1.67 and €2.08.
  expect(await fetchPrices(nora, elena)).toEqual(['83 EUR', '167 EUR', '208 EUR'])
  await site.server.product.sites.changeSettings(1, {
    minimum_message_costs: { CH: { costs: 100, currency: 'EUR' } },
  })
  expect(await fetchPrices(beat, elena)).toEqual(['100 EUR', '200 EUR', '250 EUR'])
})
