import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { startRefundSite, type RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { PayoutMonth } from '../contract/payouts.ts'

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

const balances = async () => {
  const rows = await site.query(
    `select code, sum(balance_minor)::int as balance from accounting.balances
     where currency = 'EUR' and split_part(code, ':', 1) in ('psp_clearing', 'bank', 'fees', 'unmatched') group by code`,
  )
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]))
}
const settlement = () => site.server.product.payouts
const now = () => site.server.infrastructure.clock.now()
/** Moves to the morning of the next day, after which providers are queried. */
async function nextDay() {
  await site.wait(dayMs)
  return settlement().fetch(now())
}

test('CRED-13 a provider’s payout reaches the bank less its fees, once, and nothing remains in transit', async () => {
  const [elena, noor] = [await site.buyer(), await site.buyer()]
  const order = await site.bought(elena)
  const returned = await site.bought(noor)
  await noor.send('POST', `/api/orders/${returned.id}/withdrawal`, {})
  await site.wait(61_000)
  await site.wait(61_000)
  expect((await site.read(noor, returned.id)).refunds).toMatchObject([{ state: 'paid' }])
  expect(await balances()).toEqual({ 'psp_clearing:sandbox': 2499 })

  // Two payments, a refund, a fee for each payment, and the payout.
  expect(await nextDay()).toBe(6)
  const settled = { 'psp_clearing:sandbox': 0, 'bank:sandbox': 2499 - 58, 'fees:sandbox': 58 }
  expect(await balances()).toEqual(settled)
  expect(await settlement().fetch(now())).toBe(0)
  expect(await balances()).toEqual(settled)
  expect(
    await site.query('select order_id from accounting.payout_line where ref = $1', [order.payment]),
  ).toEqual([{ order_id: order.id }, { order_id: order.id }])
})

test('a chargeback’s money leaves the bank account and is returned when the dispute is won', async () => {
  const amara = await site.buyer()
  const before = await balances()
  const order = await site.bought(amara, { method: 'creditcard' })
  await site.turn(order.payment, 'dispute')
  await nextDay()
  expect(await balances()).toEqual({
    ...before,
    'bank:sandbox': (before['bank:sandbox'] ?? 0) - 29,
    'fees:sandbox': (before['fees:sandbox'] ?? 0) + 29,
  })
  await site.turn(order.payment, 'dispute_won')
  await nextDay()
  expect(await balances()).toMatchObject({
    'psp_clearing:sandbox': 0,
    'bank:sandbox': (before['bank:sandbox'] ?? 0) - 29 + 2499,
  })
  expect(await settlement().findViolations()).toEqual([])
  expect(await site.violations()).toEqual([])
})

test('lines that a provider reports late are added, and a day that it cannot report today is fetched tomorrow', async () => {
  const line = (id: string, kind: string, amount_minor: number) => ({
    id,
    kind,
    ref: null,
    currency: 'EUR',
    amount_minor,
  })
  const takeLines = (lines: object[]) =>
    site.query('select accounting.record_payout_day($1, $2, $3, $4) as fresh', [
      'sandbox',
      '2026-01-01',
      JSON.stringify(lines),
      now(),
    ])
  const first = [line('a', 'fee', -100), line('b', 'payout', 100)]
  const before = await balances()
  expect(await takeLines(first)).toEqual([{ fresh: 2 }])
  expect(await takeLines([...first, line('c', 'other', 40), line('d', 'payout', -40)])).toEqual([
    { fresh: 2 },
  ])
  expect(await takeLines(first)).toEqual([{ fresh: 0 }])
  expect(await balances()).toEqual({
    ...before,
    'bank:sandbox': (before['bank:sandbox'] ?? 0) - 100 + 40,
    'fees:sandbox': (before['fees:sandbox'] ?? 0) + 100,
    'unmatched:sandbox': -40,
  })
  const keys = await site.query(
    "select key from accounting.operation where key like 'settle:sandbox:2026-01-01:%' order by key",
  )
  expect(keys).toHaveLength(2)
  expect(keys[1]?.key).toBe(`${String(keys[0]?.key)}:2`)
  expect(await settlement().findViolations()).toEqual([])
})

test('money that does not arrive within five bank days is reported, and so are amounts that do not add up', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  await site.query(
    "update sandbox_gateway.transfer set settled_on = '2020-01-01' where payment_id = $1",
    [order.payment],
  )
  await nextDay()
  expect(await settlement().findUnsettled(now())).toEqual([])
  const later = new Date(now().getTime() + 8 * dayMs)
  expect(await settlement().findUnsettled(later)).toMatchObject([{ order_id: order.id }])
  expect(await settlement().check(later)).toBe(1)
  const lines = JSON.stringify([
    { id: randomUUID(), kind: 'payment', ref: 'pay_nobody', currency: 'EUR', amount_minor: 5 },
  ])
  await site.query("select accounting.record_payout_day('sandbox', '2026-01-02', $1, $2)", [
    lines,
    now(),
  ])
  expect((await settlement().findViolations()).map(({ rule }) => rule).sort()).toEqual([
    'every settled payment is known',
    'the lines of a payout day sum to zero',
  ])
})

test('CRED-13 OPS-04 the office sees a provider’s payouts by day, its fees, and discrepancies; everyone else gets a 404', async () => {
  const frida = await officeClient(site, 'finance', 'Frida')
  const read = async (month: string, who = frida) => {
    const reply = await who.send('GET', `/api/office/payouts?month=${month}`)
    expect(reply.status).toBe(200)
    return reply.body as unknown as PayoutMonth
  }
  const lines = [
    { id: 'may-1', kind: 'payment', ref: 'nobody knows it', currency: 'EUR', amount_minor: 2_499 },
    { id: 'may-2', kind: 'fee', ref: null, currency: 'EUR', amount_minor: -29 },
    { id: 'may-3', kind: 'payout', ref: null, currency: 'EUR', amount_minor: -2_400 },
    { id: 'may-4', kind: 'fee', ref: null, currency: 'GBP', amount_minor: -10 },
    { id: 'may-5', kind: 'payout', ref: null, currency: 'GBP', amount_minor: 10 },
  ]
  await site.query('select accounting.record_payout_day($1, $2, $3, $4)', [
    'toy',
    '2026-05-31',
    JSON.stringify(lines),
    now(),
  ])
  const may = await read('2026-05')
  const none = {
    gateway: 'toy',
    day: '2026-05-31',
    orders: 0,
    refunds_minor: 0,
    chargebacks_minor: 0,
    other_minor: 0,
  }
  expect(may.days).toEqual([
    {
      ...none,
      currency: 'EUR',
      payments_minor: 2_499,
      fees_minor: 29,
      paid_out_minor: 2_400,
      difference_minor: 70,
      faults: ['difference', 'unbooked', 'unknown'],
    },
    // There were never any sales in pounds, so none of it is booked.
    {
      ...none,
      currency: 'GBP',
      payments_minor: 0,
      fees_minor: 10,
      paid_out_minor: -10,
      difference_minor: 0,
      faults: ['unbooked'],
    },
  ])
  expect(may.asked.find(({ gateway }) => gateway === 'toy')?.day).toBe('2026-05-31')
  expect((await read('2026-06')).days).toEqual([])
  expect((await read('2026-06')).months).toEqual(expect.arrayContaining(['2026-05', '2026-06']))

  const elena = await site.buyer()
  const order = await site.bought(elena)
  await site.wait(dayMs)
  await settlement().fetch(now())
  const [day] = await site.query(
    'select day::text as day from accounting.payout_line where order_id = $1 limit 1',
    [order.id],
  )
  const who = await officeClient(site, 'auditor')
  const [found] = (await read(String(day?.day).slice(0, 7), who)).days.filter(
    (one) => one.day === day?.day,
  )
  expect(found).toMatchObject({
    gateway: 'sandbox',
    fees_minor: 29,
    difference_minor: 0,
    faults: [],
    orders: 1,
  })

  const wrong = await who.send('GET', '/api/office/payouts?month=2026-13')
  expect([wrong.status, wrong.body.error?.code]).toEqual([422, 'input.invalid'])
  for (const role of ['support', 'moderator', 'agent'] as const)
    expect((await (await officeClient(site, role)).send('GET', '/api/office/payouts')).status).toBe(
      404,
    )
  expect((await elena.send('GET', '/api/office/payouts')).status).toBe(404)
})
