import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startFakeMollie } from '#features/money/payments/server/testing/fake-mollie.ts'
import { startFakeStripe } from '#features/money/payments/server/testing/fake-stripe.ts'
import {
  type FaultyProxy,
  startFaultyProxy,
} from '#features/money/payments/server/testing/faulty-proxy.ts'
import { keys } from '#features/money/payments/server/testing/shop-with-three-gateways.ts'
import { type Marketplace, openMarketplace } from '#features/money/payments/testing/marketplace.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { type CardHolder, createCardHolder } from '../testing/card-holder.ts'

let mollie: Awaited<ReturnType<typeof startFakeMollie>>
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let way: FaultyProxy
let site: Marketplace
beforeAll(async () => {
  mollie = await startFakeMollie(keys)
  stripe = await startFakeStripe(keys)
  way = await startFaultyProxy(stripe.url)
  site = await openMarketplace({
    MINUET_GATEWAY: 'mollie, stripe',
    MOLLIE_API_KEY: keys.apiKey,
    MOLLIE_SERVER_URL: mollie.url,
    MOLLIE_METHODS: 'cartebancaire',
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_SERVER_URL: way.url,
    STRIPE_METHODS: 'creditcard, paypal',
  })
})
afterAll(async () => {
  await site.close()
  await way.close()
  await Promise.all([mollie.close(), stripe.close()])
})

const { clock } = { clock: () => site.server.infrastructure.clock }
/** Buys a package with a saved card, at a provider where the payment succeeds immediately. */
async function withCardAt(books: typeof stripe.books, request: object) {
  const holder = createCardHolder(await site.buyer())
  const { order, redirect } = await holder.order({ keep_card: true, ...request })
  books.act(redirect.split('/').at(-1) ?? '', 'pay')
  await until(holder, order.id, 'completed')
  const [card] = await holder.cards()
  const token = await database().one<{ token: string }>(
    sql`select token from saved_cards.card where card_id = ${card?.id ?? ''}`,
  )
  const savedCard = books.cards.get(token.token.split(':').at(-1) ?? '')
  if (card === undefined || savedCard === undefined) throw new Error('no card was saved')
  return { ...holder, first: order.id, card: card.id, kept: savedCard }
}
const database = () => site.server.infrastructure.database
async function until(holder: CardHolder, order: string, status: string) {
  await expect
    .poll(async () => (clock().moveBy(3_001), (await holder.read(order)).status), { timeout: 8000 })
    .toBe(status)
}
const listCharges = (books: typeof stripe.books) =>
  [...books.payments.values()].filter(({ charged }) => charged !== null)

test('CRED-06 at Stripe a saved card is charged immediately, challenged by the bank, or declined', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  expect(await jonas.cards()).toMatchObject([
    { method: 'creditcard', brand: 'visa', last4: '4242', expires: '2034-12' },
  ])
  const paid = await jonas.again({ order: jonas.first, card: jonas.card })
  expect(paid).toMatchObject({
    status: 200,
    order: { status: 'completed', price_minor: 999 },
    redirect: null,
  })
  jonas.kept.asks = true
  const challenged = await jonas.again({ order: paid.order.id, card: jonas.card })
  expect(challenged).toMatchObject({ status: 200, order: { status: 'created' } })
  expect(challenged.redirect).toMatch(/^https:\/\/hooks\.stripe\.test\/3ds\/cs_test_/)
  stripe.books.act(challenged.redirect?.split('/').at(-1) ?? '', 'pay')
  await until(jonas, challenged.order.id, 'completed')
  Object.assign(jonas.kept, { asks: false, declines: true })
  const declined = await jonas.again({ order: challenged.order.id, card: jonas.card })
  expect(declined).toMatchObject({ status: 200, order: { status: 'failed' }, redirect: null })
  expect(await site.server.product.credits.findViolations()).toEqual([])
}, 60_000)

test('CRED-06 at Mollie a saved card is charged by mandate, and a missing mandate is reported', async () => {
  const claire = await withCardAt(mollie.books, { method: 'cartebancaire', country: 'FR' })
  expect(await claire.cards()).toMatchObject([
    { method: 'cartebancaire', last4: '4242', state: 'good' },
  ])
  const paid = await claire.again({ order: claire.first, card: claire.card })
  expect(paid).toMatchObject({
    status: 200,
    order: { status: 'completed', country: 'FR' },
    redirect: null,
  })
  claire.kept.forgotten = true
  const unknownCard = await claire.again({ order: paid.order.id, card: claire.card })
  expect(unknownCard).toMatchObject({ status: 200, order: { status: 'failed' } })
  expect(await claire.charge(unknownCard.order.id)).toMatchObject({
    charge: { refused: true, card: { state: 'refused' } },
  })
}, 60_000)

test('CRED-06 when the response from the provider is lost, the order waits, is checked again and is charged once', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  const before = await jonas.credits()
  const request = { id: randomUUID(), order: jonas.first, card: jonas.card }
  const charged = listCharges(stripe.books).length
  way.spoil('truncated', 20)
  const unanswered = await jonas.again(request)
  expect(unanswered).toMatchObject({ status: 200, order: { status: 'created' }, redirect: null })
  expect((await jonas.repeatable()).waits).toBe(unanswered.order.id)
  way.mend()
  clock().moveBy(61_000)
  await site.server.product.savedCards.finishCharges(clock().now())
  expect(await jonas.read(unanswered.order.id)).toMatchObject({ status: 'completed' })
  expect(await jonas.again(request)).toMatchObject({
    status: 200,
    order: { id: unanswered.order.id, status: 'completed' },
  })
  await site.server.product.savedCards.finishCharges(clock().now())
  expect(listCharges(stripe.books).length).toBe(charged + 1)
  expect(await jonas.credits()).toBe(before + 20)
}, 60_000)

test('CRED-06 a card is removed immediately and deleted at its provider as soon as the provider responds again', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  way.spoil('broken', 50)
  expect(await jonas.remove(jonas.card)).toBe(204)
  expect(await jonas.cards()).toEqual([])
  expect(jonas.kept.forgotten).toBe(false)
  way.mend()
  clock().moveBy(61_000)
  await site.server.product.savedCards.forgetDue(clock().now())
  expect(jonas.kept.forgotten).toBe(true)
  expect(await database().many(sql`select 1 from saved_cards.pending_deletion`)).toEqual([])
}, 60_000)

test('CRED-06 erasing an account deletes its cards here and at the provider, and the data export contains only the last four digits', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  const { account } = await database().one<{ account: number }>(
    sql`select account_id as account from saved_cards.card where card_id = ${jonas.card}`,
  )
  expect((await exportMember(site, 'savedCards', account)).parts.cards).toEqual([
    { brand: 'visa', last4: '4242' },
  ])
  const gone = await jonas.who.send('POST', '/api/account/deletion', {
    current_password: 'three tall herons',
  })
  expect(gone.status).toBe(200)
  clock().moveBy(15 * 86_400_000)
  await site.server.product.accounts.erase(clock().now())
  await site.server.product.savedCards.forgetDue(clock().now())
  expect(jonas.kept.forgotten).toBe(true)
  for (const table of [sql.part`saved_cards.card`, sql.part`saved_cards.charge`])
    expect(
      await database().many(sql`select 1 from ${table} where account_id = ${account}`),
    ).toEqual([])
}, 60_000)
