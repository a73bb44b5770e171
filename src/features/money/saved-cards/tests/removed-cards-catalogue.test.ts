import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { type Marketplace, openMarketplace } from '#features/money/payments/testing/marketplace.ts'
import { createHolderWithCard, selectToken } from '../testing/card-holder.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

const database = () => site.server.infrastructure.database
const now = () => site.server.infrastructure.clock.now()

test('CRED-06 a removed card is deleted at its provider and stays removed, regardless of later reports about its order', async () => {
  const jonas = await createHolderWithCard(site)
  const token = await selectToken(site, jonas.card)
  expect(await jonas.remove(jonas.card)).toBe(204)
  expect(await jonas.remove(jonas.card)).toBe(404)
  expect(await jonas.cards()).toEqual([])
  const { forgotten } = await database().one<{ forgotten: boolean }>(
    sql`select forgotten_at is not null as forgotten from sandbox_gateway.card where token = ${token}`,
  )
  expect(forgotten).toBe(true)
  await database().run(
    sql`update sandbox_gateway.card set forgotten_at = null where token = ${token}`,
  )
  // A provider that still stores the card reports it again.
  await database().run(
    sql`update payments.purchase set next_check_at = ${now()} where order_id = ${jonas.first}`,
  )
  await site.server.product.sandboxGateway?.flush()
  await site.server.product.payments.reconcile(now())
  expect(await jonas.cards()).toEqual([])
  expect(await jonas.again({ order: jonas.first, card: jonas.card })).toMatchObject({
    status: 409,
    code: 'saved_cards.card_removed',
  })
}, 60_000)

test('CRED-06 saving the same card twice keeps one card, and the older provider token is deleted', async () => {
  const jonas = await createHolderWithCard(site)
  const older = await selectToken(site, jonas.card)
  const { order, redirect } = await jonas.order({ keep_card: true })
  await jonas.who.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(async () => (await jonas.read(order.id)).status, { timeout: 8000 })
    .toBe('completed')
  expect(await jonas.cards()).toMatchObject([{ id: jonas.card, last4: '4242' }])
  expect(await selectToken(site, jonas.card)).not.toBe(older)
  await site.server.product.savedCards.forgetDue(now())
  const { forgotten } = await database().one<{ forgotten: boolean }>(
    sql`select forgotten_at is not null as forgotten from sandbox_gateway.card where token = ${older}`,
  )
  expect(forgotten).toBe(true)
  expect(await jonas.again({ order: order.id, card: jonas.card })).toMatchObject({ status: 200 })
}, 60_000)
