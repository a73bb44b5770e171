import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { type Marketplace, openMarketplace } from '#features/money/payments/testing/marketplace.ts'
import { phrase } from '#app/testing/phrase.ts'
import { createCardHolder, createHolderWithCard, selectToken } from '../testing/card-holder.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

const database = () => site.server.infrastructure.database
const now = () => site.server.infrastructure.clock.now()
/** Sets how the bank behind a card behaves, using the sandbox settings. */
const bank = async (card: string, behaviour: object) => {
  const { status } = await site
    .visitor()
    .send('POST', `/dev/pay/cards/${await selectToken(site, card)}`, behaviour)
  expect(status).toBe(200)
}
const countPayments = async (order: string) =>
  (
    await database().one<{ count: number }>(sql`
      select count(*) from sandbox_gateway.payment s join payments.attempt a on a.id::text = s.reference
      join payments.purchase p on p.id = a.purchase_id where p.order_id = ${order}`)
  ).count

test('CRED-06 a card is saved only if the box was ticked, and is shown by brand, last four digits and expiry month', async () => {
  const plain = createCardHolder(await site.buyer())
  const offers = (await plain.who.send('GET', '/api/credits/offers?country=NL'))
    .body as unknown as {
    methods: { key: string; keeps_card: boolean }[]
  }
  expect(offers.methods.filter(({ keeps_card }) => keeps_card).map(({ key }) => key)).toEqual([
    'creditcard',
  ])
  const unticked = await createHolderWithCard(site, { keep_card: false })
  expect(await unticked.cards()).toEqual([])
  const byIdeal = await createHolderWithCard(site, { method: 'ideal' })
  expect(await byIdeal.cards()).toEqual([])
  const ticked = await createHolderWithCard(site)
  expect(await ticked.cards()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'creditcard',
      brand: 'visa',
      last4: '4242',
      expires: '2034-12',
      state: 'good',
    },
  ])
  const token = await selectToken(site, ticked.card)
  for (const path of ['/api/cards', '/api/credits/repeat-order', `/api/orders/${ticked.first}`])
    expect((await ticked.who.send('GET', path)).text).not.toContain(token)
  expect(await plain.cards()).toEqual([])
}, 60_000)

test('CRED-06 repeating the last order buys the same package at the current price and charges once per id, however often it is sent', async () => {
  const jonas = await createHolderWithCard(site)
  const before = await jonas.credits()
  expect(await jonas.repeatable()).toMatchObject({
    last: {
      order: jonas.first,
      bundle: 'p0',
      credits: 20,
      price_minor: 999,
      currency: 'EUR',
      country: 'NL',
    },
    waits: null,
  })
  const request = { id: randomUUID(), order: jonas.first, card: jonas.card }
  const answers = await Promise.all(Array.from({ length: 5 }, () => jonas.again(request)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const [order = ''] = new Set(answers.map(({ order: { id } }) => id))
  expect(answers.every(({ order: { id } }) => id === order)).toBe(true)
  await expect
    .poll(async () => (await jonas.read(order)).status, { timeout: 8000 })
    .toBe('completed')
  expect(await jonas.again(request)).toMatchObject({
    status: 200,
    order: { id: order, status: 'completed' },
    redirect: null,
  })
  expect(await jonas.read(order)).toMatchObject({
    bundle: 'p0',
    credits: 20,
    price_minor: 999,
    method: 'creditcard',
  })
  expect(await jonas.credits()).toBe(before + 20)
  expect(await countPayments(order)).toBe(1)
  expect(await jonas.charge(order)).toMatchObject({
    charge: { card: { id: jonas.card, state: 'good' }, refused: false },
  })
  expect(await jonas.charge(jonas.first)).toEqual({ charge: null })
  expect(await jonas.again({ ...request, card: randomUUID() })).toMatchObject({
    status: 409,
    code: 'saved_cards.card_removed',
  })
  expect(await site.server.product.credits.findViolations()).toEqual([])
}, 60_000)

test('CRED-06 two open pages place one order, and the second shows that another order has been placed since', async () => {
  const jonas = await createHolderWithCard(site)
  const request = { order: jonas.first, card: jonas.card }
  const both = await Promise.all([jonas.again(request), jonas.again(request)])
  const [placed] = both.filter(({ status }) => status === 200)
  const [other] = both.filter(({ status }) => status !== 200)
  expect(placed?.order.bundle).toBe('p0')
  expect(other?.status).toBe(409)
  expect(['saved_cards.order_pending', 'saved_cards.newer_order']).toContain(other?.code)
  await expect.poll(async () => (await jonas.read(placed?.order.id ?? '')).status).toBe('completed')
  expect(await jonas.again(request)).toMatchObject({
    status: 409,
    code: 'saved_cards.newer_order',
    field: 'order',
  })
  expect(
    await jonas.again({ ...request, order: (await jonas.repeatable()).last?.order }),
  ).toMatchObject({ status: 200 })
}, 60_000)

test('CRED-06 a bank challenge is confirmed, refused, or abandoned', async () => {
  const jonas = await createHolderWithCard(site)
  await bank(jonas.card, { asks: true })
  const before = await jonas.credits()
  const last = async () => ({ order: (await jonas.repeatable()).last?.order, card: jonas.card })

  const challenged = await jonas.again(await last())
  expect(challenged).toMatchObject({
    status: 200,
    order: { status: 'created' },
    redirect: /^\/dev\/pay\/pay_/,
  })
  expect((await jonas.repeatable()).waits).toBe(challenged.order.id)
  expect(await jonas.again(await last())).toMatchObject({
    status: 409,
    code: 'saved_cards.order_pending',
  })
  expect(await jonas.credits()).toBe(before)
  await jonas.who.send('POST', challenged.redirect ?? '', { outcome: 'challenge_passed' })
  await expect
    .poll(async () => (await jonas.read(challenged.order.id)).status, { timeout: 8000 })
    .toBe('completed')
  expect(await jonas.credits()).toBe(before + 20)

  const refused = await jonas.again(await last())
  await jonas.who.send('POST', refused.redirect ?? '', { outcome: 'challenge_failed' })
  await expect
    .poll(async () => (await jonas.read(refused.order.id)).status, { timeout: 8000 })
    .toBe('failed')

  const left = await jonas.again(await last())
  site.server.infrastructure.clock.moveBy(31 * 60_000)
  await site.server.product.sandboxGateway?.flush()
  await site.server.product.payments.reconcile(now())
  await expect
    .poll(async () => (await jonas.read(left.order.id)).status, { timeout: 8000 })
    .toBe('expired')
  expect((await jonas.repeatable()).waits).toBeNull()
  expect(await jonas.credits()).toBe(before + 20)
  expect(await site.server.product.credits.findViolations()).toEqual([])
}, 60_000)

test('CRED-06 an order fails when its card is declined and can be tried again; a card the provider does not know is reported', async () => {
  const jonas = await createHolderWithCard(site)
  const before = await jonas.credits()
  const request = { order: jonas.first, card: jonas.card }
  await bank(jonas.card, { declines: true })
  const declined = await jonas.again(request)
  expect(declined).toMatchObject({ status: 200, order: { status: 'failed' }, redirect: null })
  expect(await jonas.charge(declined.order.id)).toMatchObject({
    charge: { card: { id: jonas.card, state: 'good' }, refused: false },
  })
  await bank(jonas.card, { declines: false })
  const tried = await jonas.again(request)
  expect(tried.order.id).not.toBe(declined.order.id)
  expect(tried).toMatchObject({ status: 200, order: { status: 'completed' } })
  expect(await jonas.credits()).toBe(before + 20)

  await site.server.product.payments
    .providerNamed('sandbox')
    ?.forgetCard(await selectToken(site, jonas.card))
  const unknown = await jonas.again({ ...request, order: tried.order.id })
  expect(unknown).toMatchObject({ status: 200, order: { status: 'failed' }, redirect: null })
  expect(await jonas.charge(unknown.order.id)).toMatchObject({
    charge: { card: { state: 'refused' }, refused: true },
  })
  expect(await jonas.cards()).toMatchObject([{ id: jonas.card, state: 'refused' }])
  expect(await jonas.again({ ...request, order: tried.order.id })).toMatchObject({
    status: 409,
    code: 'saved_cards.card_removed',
    message: phrase('saved_cards.refusals.card_removed'),
  })
  expect(await jonas.credits()).toBe(before + 20)
}, 60_000)

test('CRED-06 repeating an order is only for members who have bought a package: not for visitors, new members, or orders and cards of other members', async () => {
  const [jonas, elena] = [await createHolderWithCard(site), await createHolderWithCard(site)]
  const mei = createCardHolder(await site.buyer())
  expect(await mei.repeatable()).toEqual({ last: null, cards: [], waits: null })
  expect((await site.visitor().send('GET', '/api/cards')).status).toBe(403)
  expect((await site.visitor().send('POST', '/api/orders/repeat', {})).status).toBe(403)
  const absent = await mei.again({ order: randomUUID(), card: jonas.card })
  expect(absent.status).toBe(404)
  expect(await mei.again({ order: jonas.first, card: jonas.card })).toEqual(absent)
  expect(await elena.again({ order: elena.first, card: jonas.card })).toMatchObject({
    status: 409,
    code: 'saved_cards.card_removed',
  })
  expect(await elena.remove(jonas.card)).toBe(404)
  expect((await elena.who.send('GET', `/api/orders/${jonas.first}/card`)).text).toBe(
    (await elena.who.send('GET', `/api/orders/${randomUUID()}/card`)).text,
  )
  const { order: open } = await mei.order()
  expect(await mei.again({ order: open.id, card: jonas.card })).toMatchObject({
    status: 409,
    code: 'saved_cards.nothing_to_repeat',
  })
  expect(await jonas.cards()).toHaveLength(1)
}, 60_000)

test('CRED-06 a repeated order is checked like any other order: consent, price, spending limits and breaks', async () => {
  const jonas = await createHolderWithCard(site)
  const request = { order: jonas.first, card: jonas.card }
  expect(await jonas.again({ ...request, consent: false })).toMatchObject({
    status: 422,
    code: 'payments.consent_needed',
    field: 'consent',
  })
  expect(await jonas.again({ ...request, price_minor: 998 })).toMatchObject({
    status: 409,
    code: 'payments.price_changed',
  })
  expect(await jonas.again({ ...request, code: 'NOTHERE1' })).toMatchObject({
    status: 409,
    code: 'payments.code_refused',
  })
  await jonas.who.send('PUT', '/api/spending-limits/day', { limit_minor: 1500 })
  expect(await jonas.again(request)).toMatchObject({ status: 409, code: 'payments.limit_reached' })
  await jonas.who.send('POST', '/api/spending-limits/pause', { length: 'day' })
  expect(await jonas.again(request)).toMatchObject({ status: 403, code: 'payments.paused' })
  expect((await jonas.repeatable()).last?.order).toBe(jonas.first)
}, 60_000)

test.each([
  [{ id: 'x' }, 'id'],
  [{ order: "' or 1=1 --" }, 'order'],
  [{ card: '../../cards' }, 'card'],
  [{ price_minor: 9.99 }, 'price_minor'],
  [{ price_minor: '999' }, 'price_minor'],
  [{ consent: 'yes' }, 'consent'],
  [{ code: 'x'.repeat(61) }, 'code'],
  [{ token: 'card_of_somebody' }, ''],
  [{ account: 1 }, ''],
])('CRED-06 an order with %j is refused, naming the field', async (request, field) => {
  const jonas = createCardHolder(await site.buyer())
  const sent = {
    id: randomUUID(),
    order: randomUUID(),
    card: randomUUID(),
    consent: true,
    price_minor: 999,
    ...request,
  }
  const reply = await jonas.who.send('POST', '/api/orders/repeat', sent)
  expect([reply.status, reply.body.error?.code]).toEqual([422, 'input.invalid'])
  expect(reply.text).toContain(field)
})
