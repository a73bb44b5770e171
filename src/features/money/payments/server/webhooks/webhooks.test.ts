import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openShop, type Shop } from '../testing/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // The provider does not send anything; only webhooks sent by a test arrive.
  await shop.chaos({ drop: true })
})
afterAll(() => shop.close())

/** An order paid at the provider without a webhook. */
async function paidInSilence(outcome = 'pay', seconds?: number) {
  const account = shop.newAccount()
  const order = await shop.ordered(account)
  await shop.act(order.payment, outcome, seconds)
  return { account, order }
}
const selectStatus = (order: string) =>
  shop.database
    .one<{ status: string }>(sql`select status from payments.purchase where order_id = ${order}`)
    .then(({ status }) => status)

describe('a webhook has to be authenticated', () => {
  test.each([
    ['without a signature', { signature: null }],
    ['with an empty signature', { signature: '' }],
    [
      'with a wrong signature',
      { signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ],
    ['with a signature by another key', { key: Buffer.from('another key') }],
    ['with a signature six minutes old', { at: new Date(Date.now() - 360_000) }],
    ['with a signature six minutes in the future', { at: new Date(Date.now() + 360_000) }],
    ['with a signature in another format', { signature: 'sha256=abc' }],
  ])('%s, a webhook is refused and leaves no trace', async (_, signing) => {
    const { order } = await paidInSilence()
    const event = `evt_${randomUUID()}`
    expect(await shop.hook({ event, payment: order.payment, state: 'paid' }, signing)).toBe(401)
    expect((await shop.inbox()).filter(({ event_id }) => event_id === event)).toEqual([])
    expect(await selectStatus(order.id)).toBe('created')
  })

  test('it is valid for five minutes', async () => {
    const { account, order } = await paidInSilence()
    const at = new Date(Date.now() - 290_000)
    expect(
      await shop.hook(
        { event: `evt_${randomUUID()}`, payment: order.payment, state: 'paid' },
        { at },
      ),
    ).toBe(200)
    expect((await shop.credits(account)).credits).toBe(60)
  })

  test('a signed body of another format or of excessive size is refused', async () => {
    expect(await shop.hook({ hello: 'there' })).toBe(401)
    expect(await shop.hook({ event: 'x'.repeat(70_000), payment: 'p', state: 'paid' })).toBe(413)
  })
})

test('a webhook is only a hint: its claims are ignored and the provider is queried', async () => {
  const account = shop.newAccount()
  const order = await shop.ordered(account)
  expect(
    await shop.hook({ event: `evt_${randomUUID()}`, payment: order.payment, state: 'paid' }),
  ).toBe(200)
  expect(await selectStatus(order.id)).toBe('created')
  expect((await shop.credits(account)).credits).toBe(0)
})

test('fifty simultaneous deliveries of one webhook, and fifty others, grant the credits once', async () => {
  const { account, order } = await paidInSilence()
  const event = `evt_${randomUUID()}`
  const same = Array.from({ length: 50 }, () =>
    shop.hook({ event, payment: order.payment, state: 'paid' }),
  )
  const others = Array.from({ length: 50 }, () =>
    shop.hook({ event: `evt_${randomUUID()}`, payment: order.payment, state: 'paid' }),
  )
  expect(new Set(await Promise.all([...same, ...others]))).toEqual(new Set([200]))
  expect(await shop.grants(account)).toEqual([{ key: `order:${order.id}`, amount: 60 }])
  expect((await shop.inbox()).filter(({ event_id }) => event_id === event)).toHaveLength(1)
  expect(await shop.history(order.id)).toEqual(['created ordered', 'completed webhook'])
}, 30_000)

test('a webhook for an unknown payment is quarantined, but acknowledged like any other', async () => {
  const event = `evt_${randomUUID()}`
  expect(await shop.hook({ event, payment: 'pay_unknown', state: 'paid' })).toBe(200)
  expect((await shop.inbox()).find(({ event_id }) => event_id === event)?.outcome).toBe(
    'quarantined',
  )
  expect(await shop.hook({ event, payment: 'pay_unknown', state: 'paid' })).toBe(200)
})

test('a payment whose id was lost in transit is recognised by its attempt', async () => {
  const { account, order } = await paidInSilence()
  await shop.database.run(
    sql`update payments.attempt set ref = null, redirect_url = null where ref = ${order.payment}`,
  )
  expect(
    await shop.hook({ event: `evt_${randomUUID()}`, payment: order.payment, state: 'paid' }),
  ).toBe(200)
  expect((await shop.credits(account)).credits).toBe(60)
})

test('an amount other than the price grants nothing and is logged', async () => {
  const { account, order } = await paidInSilence()
  await shop.database.run(
    sql`update sandbox_gateway.payment set amount_minor = 1 where id = ${order.payment}`,
  )
  const event = `evt_${randomUUID()}`
  expect(await shop.hook({ event, payment: order.payment, state: 'paid' })).toBe(200)
  expect((await shop.inbox()).find(({ event_id }) => event_id === event)?.outcome).toBe('mismatch')
  expect((await shop.credits(account)).credits).toBe(0)
  expect(shop.logged.join()).toContain('payment amount mismatch')
})

describe('whatever happens to webhooks', () => {
  test('if all are lost, waiting for the order queries the provider', async () => {
    const { account, order } = await paidInSilence()
    expect(await selectStatus(order.id)).toBe('created')
    shop.clock.moveBy(4000)
    expect((await shop.read(account, order.id)).status).toBe('completed')
    expect(await shop.history(order.id)).toEqual(['created ordered', 'completed asked'])
  })

  test('if all are lost and no one is waiting, the scheduled job completes the order', async () => {
    const { account, order } = await paidInSilence('later', 3600)
    await shop.payments.reconcile(shop.clock.now())
    expect(await selectStatus(order.id)).toBe('created')
    shop.clock.moveBy(5 * 60_000)
    await shop.payments.reconcile(shop.clock.now())
    expect(await selectStatus(order.id)).toBe('pending')
    shop.clock.moveBy(2 * 3_600_000)
    await shop.payments.reconcile(shop.clock.now())
    expect(await selectStatus(order.id)).toBe('completed')
    expect((await shop.credits(account)).credits).toBe(60)
    shop.clock.moveBy(86_400_000)
    await shop.payments.reconcile(shop.clock.now())
    expect(await shop.grants(account)).toHaveLength(1)
  })

  test('an unused payment page expires after half an hour', async () => {
    const account = shop.newAccount()
    const order = await shop.ordered(account)
    shop.clock.moveBy(31 * 60_000)
    await shop.payments.reconcile(shop.clock.now())
    expect(await selectStatus(order.id)).toBe('expired')
  })

  test('late, duplicated, out of order and accompanied by forged ones', async () => {
    expect(
      (await shop.chaos({ delay_ms: 200, duplicate: 9, reorder: true, forge: true })).status,
    ).toBe(200)
    const accounts = Array.from({ length: 5 }, () => shop.newAccount())
    const orders = await Promise.all(accounts.map((account) => shop.ordered(account)))
    await Promise.all(orders.map(({ payment }) => shop.act(payment, 'pay')))
    await expect
      .poll(() => Promise.all(orders.map(({ id }) => selectStatus(id))), { timeout: 8000 })
      .toEqual(Array(5).fill('completed'))
    for (const account of accounts) expect(await shop.grants(account)).toHaveLength(1)
    expect((await shop.inbox()).some(({ event_id }) => event_id.endsWith('-forged'))).toBe(false)
    await shop.chaos({ drop: true })
  }, 20_000)

  test('CRED-12 an order is paid once, even if its webhook arrives before the provider’s response to creating the payment', async () => {
    expect((await shop.chaos({ early: true })).status).toBe(200)
    const account = shop.newAccount()
    const order = await shop.ordered(account)
    const events = await shop.database.many<{ state: string }>(
      sql`select state from sandbox_gateway.event where payment_id = ${order.payment} and done_at is not null`,
    )
    expect(events).toEqual([{ state: 'open' }])
    expect(await selectStatus(order.id)).toBe('created')
    await shop.act(order.payment, 'pay')
    await expect.poll(() => selectStatus(order.id), { timeout: 8000 }).toBe('completed')
    expect(await shop.grants(account)).toEqual([{ key: `order:${order.id}`, amount: 60 }])
    await shop.chaos({ drop: true })
  }, 20_000)

  test('sandbox settings out of range are refused', async () => {
    for (const behaviour of [{ delay_ms: -1 }, { duplicate: 1000 }, { explode: true }])
      expect((await shop.chaos(behaviour)).status).toBe(422)
    expect((await shop.chaos({ drop: true }, 'pay_unknown')).status).toBe(404)
    const order = await shop.ordered(shop.newAccount())
    expect((await shop.chaos({ duplicate: 2 }, order.payment)).body).toMatchObject({
      duplicate: 2,
      drop: false,
    })
  })
})

test('afterwards the ledger has no violations', async () => {
  expect(await shop.violations()).toEqual([])
})
