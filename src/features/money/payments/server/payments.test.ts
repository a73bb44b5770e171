import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#kernel/money.ts'
import { locales } from '#kernel/locale.ts'
import { openShop, type Shop } from './testing/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Resolves once an order has this status. */
async function until(account: number, order: string, status: string): Promise<void> {
  await expect
    .poll(async () => (await shop.read(account, order)).status, { timeout: 8000 })
    .toBe(status)
}

describe('ordering', () => {
  test('placing an order returns the URL of the payment page; repeating it with the same id returns the same order and payment', async () => {
    const account = shop.newAccount()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.order(account, { id })))
    answers.push(await shop.order(account, { id }))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1)
    const { payments } = (await shop.ask('GET', '/dev/pay.json')).body
    expect(
      payments.filter(
        ({ pay_path }: { pay_path: string }) => pay_path === answers[0]?.body.redirect,
      ),
    ).toHaveLength(1)
    expect(answers[0]?.body.order).toMatchObject({
      bundle: 'p1',
      credits: 60,
      price_minor: 2499,
      currency: 'EUR',
      method: 'ideal',
      status: 'created',
    })
  })

  test('the same id is refused for another purchase, and can be used by another member', async () => {
    const [account, other] = [shop.newAccount(), shop.newAccount()]
    const id = randomUUID()
    await shop.ordered(account, { id })
    for (const request of [
      { bundle: 'p2' },
      { method: 'paypal' },
      { country: 'DE', method: 'paypal' },
    ]) {
      const { status, body } = await shop.order(account, { id, ...request })
      expect([status, body.error.code, body.error.field]).toEqual([409, 'payments.id_used', 'id'])
    }
    expect((await shop.order(other, { id })).status).toBe(200)
  })

  test.each([
    [{ consent: false }, 422, 'payments.consent_needed', 'consent'],
    [{ method: 'giropay', country: 'DE' }, 422, 'payments.method_not_offered', 'method'],
    [{ method: 'sofort', country: 'DE' }, 422, 'payments.method_not_offered', 'method'],
    [{ method: 'maestro' }, 422, 'payments.method_not_offered', 'method'],
    [{ method: 'ideal', country: 'DE' }, 422, 'payments.method_not_offered', 'method'],
    [{ method: 'blik' }, 422, 'payments.method_not_offered', 'method'],
    [{ price_minor: 2498 }, 409, 'payments.price_changed', undefined],
    [{ bundle: 'p9' }, 422, 'input.invalid', undefined],
    [{ country: 'JP' }, 422, 'input.invalid', undefined],
    [{ discount: 1 }, 422, 'input.invalid', undefined],
  ])('%j is refused and does not leave an order behind', async (request, status, code, field) => {
    const account = shop.newAccount()
    const answer = await shop.order(account, request)
    expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([
      status,
      code,
      field,
    ])
    expect((await shop.ask('GET', '/api/orders', { account })).body).toEqual({
      orders: [],
      next: null,
    })
  })

  test('a card brand is paid as a card', async () => {
    expect((await shop.ordered(shop.newAccount(), { method: 'visa' })).method).toBe('creditcard')
  })

  test('a visitor cannot place or read orders', async () => {
    for (const [method, path] of [
      ['GET', '/api/orders'],
      ['GET', `/api/orders/${randomUUID()}`],
    ] as const)
      expect((await shop.ask(method, path)).status).toBe(403)
  })

  test('another member’s order is not found, just like one that never existed', async () => {
    const order = await shop.ordered(shop.newAccount())
    const other = shop.newAccount()
    const [theirs, none, odd] = await Promise.all(
      [order.id, randomUUID(), 'x'].map((id) =>
        shop.ask('GET', `/api/orders/${id}`, { account: other }),
      ),
    )
    expect(theirs?.status).toBe(404)
    expect(theirs?.body).toEqual(none?.body)
    expect(odd?.body).toEqual(none?.body)
  })

  test('only one direct debit is accepted at a time until the first has settled', async () => {
    const account = shop.newAccount()
    const id = randomUUID()
    expect((await shop.order(account, { method: 'sdd' })).body.error.code).toBe(
      'payments.form_needed',
    )
    const first = await shop.debit(account, { id })
    if (typeof first === 'string') throw new Error(first)
    expect(await shop.debit(account)).toBe('payments.direct_debit_limit')
    expect(await shop.debit(account, { id })).toMatchObject({ id: first.id })
    expect((await shop.order(account, { bundle: 'p0' })).status).toBe(200)
    shop.clock.moveBy(30_000)
    await until(account, first.id, 'completed')
    expect(await shop.debit(account, { bundle: 'p3' })).toMatchObject({ credits: 400 })
    const other = shop.newAccount()
    expect(await shop.debit(other, { bundle: 'p3' })).toBe('payments.direct_debit_limit')
    const both = await Promise.all([shop.debit(other), shop.debit(other)])
    expect(both.filter((one) => one === 'payments.direct_debit_limit')).toHaveLength(1)
  })

  test('only the member’s own orders are listed, latest first and in pages', async () => {
    const account = shop.newAccount()
    const orders: string[] = []
    for (let count = 0; count < 23; count++)
      orders.unshift((await shop.ordered(account, { bundle: 'p0' })).id)
    const first = (await shop.ask('GET', '/api/orders', { account })).body
    const second = (await shop.ask('GET', `/api/orders?before=${first.next}`, { account })).body
    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(orders)
    expect([first.orders.length, second.next]).toEqual([20, null])
  })
})

describe('the course of a payment', () => {
  test('paid: the credits are granted once, and the first purchase starts Premium', async () => {
    const account = shop.newAccount()
    expect(await shop.credits(account)).toEqual({ credits: 0, paid_user: false })
    const order = await shop.ordered(account)
    await shop.act(order.payment, 'pay')
    await until(account, order.id, 'completed')
    expect(await shop.credits(account)).toEqual({ credits: 60, paid_user: true })
    expect(await shop.grants(account)).toEqual([{ key: `order:${order.id}`, amount: 60 }])
    expect(await shop.read(account, order.id)).toMatchObject({
      status: 'completed',
      redirect: null,
    })
    expect((await shop.act(order.payment, 'fail')).status).toBe(409)
  })

  test.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ])('%s: the order is %s and no credits are granted', async (outcome, status) => {
    const account = shop.newAccount()
    const order = await shop.ordered(account)
    await shop.act(order.payment, outcome)
    await until(account, order.id, status)
    expect(await shop.credits(account)).toEqual({ credits: 0, paid_user: false })
  })

  test('later: the order is pending until the bank has confirmed', async () => {
    const account = shop.newAccount()
    const order = await shop.ordered(account)
    await shop.act(order.payment, 'later', 2)
    await until(account, order.id, 'pending')
    expect((await shop.credits(account)).credits).toBe(0)
    await until(account, order.id, 'completed')
    expect((await shop.credits(account)).credits).toBe(60)
    expect((await shop.history(order.id)).map((line) => line.split(' ')[0])).toEqual([
      'created',
      'pending',
      'completed',
    ])
  })

  test.each([
    ['challenge_passed', 'completed', 60],
    ['challenge_failed', 'failed', 0],
    ['cancel', 'cancelled', 0],
  ])('3-D Secure, then %s: %s', async (outcome, status, credits) => {
    const account = shop.newAccount()
    const order = await shop.ordered(account, { method: 'creditcard' })
    expect((await shop.act(order.payment, 'challenge_passed')).status).toBe(409)
    await shop.act(order.payment, 'challenge')
    await shop.act(order.payment, outcome)
    await until(account, order.id, status)
    expect((await shop.credits(account)).credits).toBe(credits)
  })

  test('the payment page is available in seven languages, links back, and accepts a form submission', async () => {
    for (const locale of locales) {
      const account = shop.newAccount()
      const { body } = await shop.ask('POST', '/api/orders', {
        account,
        headers: { cookie: `__Host-auth.session=${account}; i18n_redirected=${locale}` },
        body: { id: randomUUID(), bundle: 'p0', method: 'ideal', country: 'NL', consent: true },
      })
      const page = (await shop.ask('GET', body.redirect)).body as string
      expect(page).toContain(`<html lang="${locale}">`)
      expect(page).toContain(formatMoney({ minor: 999, currency: 'EUR' }, locale))
      expect(page).not.toMatch(/payments\.sandbox|undefined|\sstyle=/)
      const pressed = await fetch(shop.url + body.redirect, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: 'pay' }),
      })
      expect([pressed.status, pressed.headers.get('location')]).toEqual([
        303,
        `/transactions/${body.order.id}`,
      ])
    }
  })
})

test('afterwards the ledger has no violations', async () => {
  expect(await shop.violations()).toEqual([])
})
