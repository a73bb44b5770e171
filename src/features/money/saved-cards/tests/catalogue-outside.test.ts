import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { fakeMollie } from '#features/money/payments/server/testing/fake-mollie.ts'
import { fakeStripe } from '#features/money/payments/server/testing/fake-stripe.ts'
import { type FaultyWay, faultyWay } from '#features/money/payments/server/testing/faulty-way.ts'
import { keys } from '#features/money/payments/server/testing/shop-of-three.ts'
import { type Marketplace, openMarketplace } from '#features/money/payments/testing/buyers.ts'
import { type CardHolder, cardHolder } from '../testing/card-holder.ts'

let mollie: Awaited<ReturnType<typeof fakeMollie>>
let stripe: Awaited<ReturnType<typeof fakeStripe>>
let way: FaultyWay
let site: Marketplace
beforeAll(async () => {
  mollie = await fakeMollie(keys)
  stripe = await fakeStripe(keys)
  way = await faultyWay(stripe.url)
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

const { clock } = { clock: () => site.server.floor.clock }
/** Buys a package and has the card remembered by a provider whose payer pays at once. */
async function withCardAt(books: typeof stripe.books, wish: object) {
  const holder = cardHolder(await site.buyer())
  const { order, redirect } = await holder.order({ keep_card: true, ...wish })
  books.act(redirect.split('/').at(-1) ?? '', 'pay')
  await until(holder, order.id, 'completed')
  const [card] = await holder.cards()
  const token = await database().one<{ token: string }>(
    sql`select token from saved_cards.card where card_id = ${card?.id ?? ''}`,
  )
  const kept = books.cards.get(token.token.split(':').at(-1) ?? '')
  if (card === undefined || kept === undefined) throw new Error('no card was kept')
  return { ...holder, first: order.id, card: card.id, kept }
}
const database = () => site.server.floor.database
async function until(holder: CardHolder, order: string, status: string) {
  await expect
    .poll(async () => (clock().moveBy(3_001), (await holder.read(order)).status), { timeout: 8000 })
    .toBe(status)
}
const chargesOf = (books: typeof stripe.books) => [...books.payments.values()].filter(({ charged }) => charged !== null)

test('CRED-06 at Stripe: paid at once, asked back by the bank, declined', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  expect(await jonas.cards()).toMatchObject([
    { method: 'creditcard', brand: 'visa', last4: '4242', expires: '2034-12' },
  ])
  const paid = await jonas.again({ order: jonas.first, card: jonas.card })
  expect(paid).toMatchObject({ status: 200, order: { status: 'completed', price_minor: 999 }, redirect: null })
  jonas.kept.asks = true
  const asked = await jonas.again({ order: paid.order.id, card: jonas.card })
  expect(asked).toMatchObject({ status: 200, order: { status: 'created' } })
  expect(asked.redirect).toMatch(/^https:\/\/hooks\.stripe\.test\/3ds\/cs_test_/)
  stripe.books.act(asked.redirect?.split('/').at(-1) ?? '', 'pay')
  await until(jonas, asked.order.id, 'completed')
  Object.assign(jonas.kept, { asks: false, declines: true })
  const declined = await jonas.again({ order: asked.order.id, card: jonas.card })
  expect(declined).toMatchObject({ status: 200, order: { status: 'failed' }, redirect: null })
  expect(await site.server.product.credits.findViolations()).toEqual([])
}, 60_000)

test('CRED-06 at Mollie: paid by mandate; a mandate that is gone says so', async () => {
  const claire = await withCardAt(mollie.books, { method: 'cartebancaire', country: 'FR' })
  expect(await claire.cards()).toMatchObject([{ method: 'cartebancaire', last4: '4242', state: 'good' }])
  const paid = await claire.again({ order: claire.first, card: claire.card })
  expect(paid).toMatchObject({ status: 200, order: { status: 'completed', country: 'FR' }, redirect: null })
  claire.kept.forgotten = true
  const gone = await claire.again({ order: paid.order.id, card: claire.card })
  expect(gone).toMatchObject({ status: 200, order: { status: 'failed' } })
  expect(await claire.charge(gone.order.id)).toMatchObject({ charge: { refused: true, card: { state: 'refused' } } })
}, 60_000)

test('CRED-06 a provider whose answer is lost has the order wait, is asked again, and charges once', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  const before = await jonas.credits()
  const wish = { id: randomUUID(), order: jonas.first, card: jonas.card }
  const charged = chargesOf(stripe.books).length
  way.spoil('truncated', 20)
  const lost = await jonas.again(wish)
  expect(lost).toMatchObject({ status: 200, order: { status: 'created' }, redirect: null })
  expect((await jonas.repeatable()).waits).toBe(lost.order.id)
  way.mend()
  clock().moveBy(61_000)
  await site.server.product.cards.finishCharges(clock().now())
  expect(await jonas.read(lost.order.id)).toMatchObject({ status: 'completed' })
  expect(await jonas.again(wish)).toMatchObject({ status: 200, order: { id: lost.order.id, status: 'completed' } })
  await site.server.product.cards.finishCharges(clock().now())
  expect(chargesOf(stripe.books).length).toBe(charged + 1)
  expect(await jonas.credits()).toBe(before + 20)
}, 60_000)

test('CRED-06 a card is removed at once, and its provider forgets it when it answers again', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  way.spoil('broken', 50)
  expect(await jonas.remove(jonas.card)).toBe(204)
  expect(await jonas.cards()).toEqual([])
  expect(jonas.kept.forgotten).toBe(false)
  way.mend()
  clock().moveBy(61_000)
  await site.server.product.cards.forgetDue(clock().now())
  expect(jonas.kept.forgotten).toBe(true)
  expect(await database().many(sql`select 1 from saved_cards.pending_deletion`)).toEqual([])
}, 60_000)

test('CRED-06 an erased account takes its cards along, here and at the provider; the own file names four digits', async () => {
  const jonas = await withCardAt(stripe.books, { method: 'creditcard' })
  const { account } = await database().one<{ account: number }>(
    sql`select account_id as account from saved_cards.card where card_id = ${jonas.card}`,
  )
  expect(await site.server.product.cards.exportOwn(account)).toEqual([{ brand: 'visa', last4: '4242' }])
  const gone = await jonas.who.send('POST', '/api/account/deletion', { current_password: 'three tall herons' })
  expect(gone.status).toBe(200)
  clock().moveBy(15 * 86_400_000)
  await site.server.product.accounts.erase(clock().now())
  await site.server.product.cards.forgetDue(clock().now())
  expect(jonas.kept.forgotten).toBe(true)
  for (const table of [sql.part`saved_cards.card`, sql.part`saved_cards.charge`])
    expect(await database().many(sql`select 1 from ${table} where account_id = ${account}`)).toEqual([])
}, 60_000)
