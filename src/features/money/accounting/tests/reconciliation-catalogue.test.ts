import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { startRefundSite, type RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import type { LedgerHealth } from '../contract/reconciliation.ts'
import { type DamagedOrders, damageOrders } from '../testing/damage-orders.ts'
import {
  damageRow,
  listDifferences,
  readDifferences,
  runComparison,
} from '../testing/comparison.ts'

let site: RefundSite
let frida: WebClient
beforeAll(async () => {
  site = await startRefundSite()
  frida = await officeClient(site, 'finance', 'Frida')
})
afterAll(() => site.close())

/** Advances the clock by days and logs the office in again. */
async function daysLater(days: number): Promise<void> {
  clock().moveBy(days * dayMs + 1000)
  frida = await officeClient(site, 'finance', 'Frida')
}
const product = () => site.server.product
const clock = () => site.server.infrastructure.clock

test('CRED-12 if the order, provider, credits and books agree, no difference is reported, refunds and disputes included', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  const refunded = await site.bought(jonas)
  await frida.send('POST', `/api/office/orders/${refunded.id}/refunds`, {
    id: randomUUID(),
    amount_minor: 500,
    reason: 'goodwill',
  })
  await site.wait(61_000)
  const [lost, won, frozen] = [
    await site.bought(jonas),
    await site.bought(jonas),
    await site.bought(jonas),
  ]
  expect(await site.spend(lost.id, 70)).toBe('spent')
  for (const one of [lost, won, frozen]) await site.turn(one.payment, 'dispute')
  await site.turn(lost.payment, 'dispute_lost')
  await site.turn(won.payment, 'dispute_won')
  const withdrawn = await site.bought(await site.buyer())
  await site.wait(1000)
  const { open, runs } = await runComparison(site, frida)
  expect(open).toEqual([])
  expect(runs[0]).toMatchObject({ requested_by: 'Frida', unanswered: 0, unlisted: [], found: 0 })
  expect(runs[0]?.orders).toBeGreaterThanOrEqual(6)
  expect(runs[0]?.listed).toBeGreaterThanOrEqual(6)
  expect([order.status, withdrawn.status]).toEqual(['created', 'created'])
})

test('CRED-12 each kind of manually damaged row is found and classified correctly', async () => {
  const buy = async () => site.bought(await site.buyer())
  const orders: DamagedOrders = {
    gone: await buy(),
    sum: await buy(),
    back: await buy(),
    claimed: await buy(),
    status: await buy(),
    grant: await buy(),
    sale: await buy(),
    booked: await buy(),
    unlike: await buy(),
  }
  const { gone, sum, back, claimed, status, grant, sale, booked, unlike } = orders
  await site.settle()
  await damageOrders(site, orders)
  const result = await runComparison(site, frida)
  const money = (minor: number) => ({ minor, currency: 'EUR' })
  const paid = { state: 'paid', ...money(2499) }
  expect(listDifferences(gone, result)).toEqual([
    {
      kind: 'missing_at_psp',
      about: 'payment',
      order: gone.id,
      ours: paid,
      theirs: { state: 'missing' },
    },
  ])
  expect(listDifferences(sum, result)).toEqual([
    {
      kind: 'amount_diff',
      about: 'payment',
      order: sum.id,
      ours: paid,
      theirs: { state: 'paid', ...money(2400) },
    },
  ])
  expect(listDifferences(back, result)).toEqual([
    { kind: 'amount_diff', about: 'refunds', order: back.id, ours: money(0), theirs: money(300) },
  ])
  expect(listDifferences(claimed, result)).toEqual([
    {
      kind: 'amount_diff',
      about: 'disputes',
      order: claimed.id,
      ours: money(2499),
      theirs: money(0),
    },
    {
      kind: 'money_diff',
      about: 'sale_disputes',
      order: claimed.id,
      ours: money(2499),
      theirs: money(0),
    },
  ])
  expect(listDifferences(status, result)).toEqual([
    {
      kind: 'status_diff',
      about: 'order',
      order: status.id,
      ours: { state: 'pending' },
      theirs: { state: 'paid' },
    },
    {
      kind: 'grant_diff',
      about: 'grant',
      order: status.id,
      ours: { credits: 0 },
      theirs: { credits: 60 },
    },
    {
      kind: 'money_diff',
      about: 'sale',
      order: status.id,
      ours: { state: 'pending' },
      theirs: money(2499),
    },
  ])
  expect(listDifferences(grant, result)).toEqual([
    {
      kind: 'grant_diff',
      about: 'grant',
      order: grant.id,
      ours: { credits: 60 },
      theirs: { credits: 61 },
    },
  ])
  expect(listDifferences(sale, result)).toEqual([
    {
      kind: 'money_diff',
      about: 'sale',
      order: sale.id,
      ours: money(2499),
      theirs: { state: 'missing' },
    },
  ])
  expect(listDifferences(booked, result)).toEqual([
    { kind: 'money_diff', about: 'sale', order: booked.id, ours: money(2499), theirs: money(2500) },
  ])
  expect(listDifferences(unlike, result)).toEqual([
    {
      kind: 'status_diff',
      about: 'payment',
      order: unlike.id,
      ours: paid,
      theirs: { state: 'failed', ...money(2499) },
    },
  ])
  expect(result.open.filter(({ kind }) => kind === 'missing_here')).toMatchObject([
    {
      gateway: 'sandbox',
      ref: 'pay_by_hand',
      order: null,
      theirs: { state: 'paid', ...money(4200) },
    },
  ])

  // A second run finds nothing new; after a day the difference is overdue; once repaired, it is
  // resolved automatically.
  expect((await runComparison(site, frida)).runs[0]).toMatchObject({ found: 0 })
  expect(result.overdue_count).toBe(0)
  await daysLater(1)
  const late = await readDifferences(frida)
  expect(late.overdue_count).toBe(late.open.length)
  expect((await frida.send('GET', '/api/office/reconciliation/count')).body).toEqual({
    waiting: late.open.length,
  })
  await damageRow(site, 'update sandbox_gateway.payment set amount_minor = 2499 where id = $1', [
    sum.payment,
  ])
  const mended = await runComparison(site, frida)
  expect(listDifferences(sum, mended)).toEqual([])
  expect(mended.ended.filter((one) => one.order === sum.id)).toMatchObject([
    { resolved_by: null, note: null },
  ])

  // A difference explained by a person stays explained while its figures are unchanged and reopens
  // when they change.
  const [open] = mended.open.filter((one) => one.order === back.id)
  const explain = (note: string) =>
    frida.send('POST', `/api/office/reconciliation/differences/${open?.id}/explanation`, { note })
  expect((await explain('  ')).body.error).toMatchObject({
    code: 'reconciliation.note_required',
    field: 'note',
  })
  for (const status of [204, 204])
    expect((await explain('Paid back at the provider.')).status).toBe(status)
  expect((await explain('Something else.')).body.error?.code).toBe(
    'reconciliation.already_resolved',
  )
  expect(listDifferences(back, await runComparison(site, frida))).toEqual([])
  await damageRow(
    site,
    "update sandbox_gateway.refund set amount_minor = 400 where id = 'ref_by_hand'",
    [],
  )
  expect(listDifferences(back, await runComparison(site, frida))).toMatchObject([
    { kind: 'amount_diff', about: 'refunds', theirs: money(400) },
  ])
  const audit = await site.query('select act, facts from staff.audit where about = $1', [open?.id])
  expect(audit).toMatchObject([
    { act: 'reconciliation.explained', facts: { note: 'Paid back at the provider.' } },
  ])
})

test('CRED-12 a state that no webhook reported is found and applied by the comparison, and nothing is resolved while a provider is unreachable', async () => {
  const noor = await site.buyer()
  await site.visitor().send('POST', '/dev/pay/chaos', { drop: true })
  const input = { id: randomUUID(), bundle: 'p1', method: 'ideal', country: 'NL', consent: true }
  const { order, redirect } = (await noor.send('POST', '/api/orders', input)).body as unknown as {
    order: OrderView
    redirect: string
  }
  await site.visitor().send('POST', redirect, { outcome: 'pay' })
  const getStatus = async () =>
    (await site.query('select status from payments.purchase where order_id = $1', [order.id]))[0]
      ?.status
  expect(await getStatus()).toBe('created')
  expect(listDifferences(order, await runComparison(site, frida))).toEqual([])
  expect(await getStatus()).toBe('completed')
  await site.visitor().send('POST', '/dev/pay/chaos', { drop: false })
})

test('CRED-12 SEC-02 the ledger health shows violations, the time of the check, the number of rows, and uncleared amounts', async () => {
  const read = async () =>
    (await frida.send('GET', '/api/office/ledger')).body as unknown as LedgerHealth
  await product().credits.seal(clock().now())
  // Repairs what the previous test damaged in the credit ledger.
  await damageRow(site, 'update credits.lot set granted = 60 where granted = 61', [])
  expect((await frida.send('POST', '/api/office/ledger/checks', {})).status).toBe(204)
  const before = await read()
  expect(before.check?.by).toBe('Frida')
  expect(before.check?.rows_read).toBeGreaterThan(50)
  expect(before.check?.found.filter(({ ledger }) => ledger === 'credits')).toEqual([])
  expect(before.seals[0]).toMatchObject({
    number: 1,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const { bought, given, spent, taken_back, held } = before.credits
  expect(bought + given).toBe(spent + taken_back + held)
  const clearing = before.accounts.find(({ code }) => code === 'psp_clearing:sandbox')
  expect(clearing?.balance_minor).toBeGreaterThan(0)
  await damageRow(
    site,
    "update credits.movement set balance = balance + 1 where kind = 'grant' and account_id = (select min(account_id) from credits.wallet)",
    [],
  )
  await product().reconciliation.night(clock().now())
  const after = await read()
  expect(after.check?.by).toBe(null)
  expect(after.check?.found.some(({ ledger }) => ledger === 'credits')).toBe(true)
  await daysLater(10)
  const old = (await read()).accounts.find(({ code }) => code === 'psp_clearing:sandbox')
  expect(old?.overdue).toBe(true)
})
