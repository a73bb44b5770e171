import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { openTill, type Till } from '#features/money/refunds/testing/till.ts'
import type { Difference, LedgerHealth, Run } from '../contract/reconciliation.ts'

let till: Till
let frida: WebClient
beforeAll(async () => {
  till = await openTill()
  frida = await officeClient(till, 'finance', 'Frida')
})
afterAll(() => till.close())

/** Advances the clock by days and logs the office in again. */
async function daysLater(days: number): Promise<void> {
  clock().moveBy(days * dayMs + 1000)
  frida = await officeClient(till, 'finance', 'Frida')
}
const product = () => till.server.product
const clock = () => till.server.infrastructure.clock
interface Matched {
  runs: Run[]
  open: Difference[]
  ended: Difference[]
  overdue_count: number
}
const read = async () =>
  (await frida.send('GET', '/api/office/reconciliation')).body as unknown as Matched
/** Starts a comparison in the office and runs it. */
async function match(): Promise<Matched> {
  clock().moveBy(1000)
  const started = await frida.send('POST', '/api/office/reconciliation/runs', { id: randomUUID() })
  expect(started.status).toBe(204)
  expect(await product().reconciliation.work(clock().now())).toBe(true)
  return read()
}
const brief = ({ kind, about, order, ours, theirs }: Difference) => ({
  kind,
  about,
  order,
  ours,
  theirs,
})
const of = (order: Pick<OrderView, 'id'>, { open }: Pick<Matched, 'open'>) =>
  open.filter((one) => one.order === order.id).map(brief)
/** Makes changes that triggers and constraints prevent, as only the database owner can. */
async function damage(statement: string, values: unknown[]): Promise<void> {
  const client = await till.server.infrastructure.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(statement, values)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

test('CRED-12 if order, provider, credits and books agree there is no difference, refunds and disputes included', async () => {
  const jonas = await till.buyer()
  const order = await till.bought(jonas)
  const refunded = await till.bought(jonas)
  await frida.send('POST', `/api/office/orders/${refunded.id}/refunds`, {
    id: randomUUID(),
    amount_minor: 500,
    reason: 'goodwill',
  })
  await till.wait(61_000)
  const [lost, won, frozen] = [
    await till.bought(jonas),
    await till.bought(jonas),
    await till.bought(jonas),
  ]
  expect(await till.spend(lost.id, 70)).toBe('spent')
  for (const one of [lost, won, frozen]) await till.turn(one.payment, 'dispute')
  await till.turn(lost.payment, 'dispute_lost')
  await till.turn(won.payment, 'dispute_won')
  const withdrawn = await till.bought(await till.buyer())
  await till.wait(1000)
  const { open, runs } = await match()
  expect(open).toEqual([])
  expect(runs[0]).toMatchObject({ requested_by: 'Frida', unanswered: 0, unlisted: [], found: 0 })
  expect(runs[0]?.orders).toBeGreaterThanOrEqual(6)
  expect(runs[0]?.listed).toBeGreaterThanOrEqual(6)
  expect([order.status, withdrawn.status]).toEqual(['created', 'created'])
})

test('CRED-12 each kind of manually damaged row is found and classified correctly', async () => {
  const buyers = await Promise.all(Array.from({ length: 9 }, () => till.buyer()))
  const orders: (OrderView & { payment: string })[] = []
  for (const buyer of buyers) orders.push(await till.bought(buyer))
  const [gone, sum, back, claimed, status, grant, sale, booked, unlike] = orders as [
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
    (typeof orders)[0],
  ]
  await till.settle()
  await damage('delete from sandbox_gateway.payment where id = $1', [gone.payment])
  await damage('update sandbox_gateway.payment set amount_minor = 2400 where id = $1', [
    sum.payment,
  ])
  await damage(
    `insert into sandbox_gateway.refund (id, payment_id, idempotency_key, amount_minor, state, created_at)
     values ('ref_by_hand', $1, 'by hand', 300, 'paid', $2)`,
    [back.payment, clock().now()],
  )
  await damage(
    'update accounting.sale set gross_minor = 2500, net_minor = net_minor + 1 where order_id = $1',
    [booked.id],
  )
  await damage("update payments.purchase set status = 'pending' where order_id = $1", [status.id])
  await damage(
    'update credits.lot l set granted = 61 from credits.movement m where m.account_id = l.account_id and m.version = l.lot and m.key = $1',
    [`order:${grant.id}`],
  )
  await damage('delete from accounting.sale where order_id = $1', [sale.id])
  await damage("update sandbox_gateway.payment set state = 'failed' where id = $1", [
    unlike.payment,
  ])
  await damage(
    'insert into refunds.dispute (gateway, ref, attempt, order_id, amount_minor, state, opened_at, changed_at) select p.gateway, $2, p.attempt, p.order_id, 2499, $3, $4, $4 from refunds.payment p where p.order_id = $1',
    [claimed.id, 'dp_by_hand', 'open', clock().now()],
  )
  // A payment that exists at the provider but belongs to no order.
  await damage(
    `insert into sandbox_gateway.payment (id, idempotency_key, amount_minor, currency, method, locale, reference, description, return_path, state, chaos, created_at, expires_at)
     values ('pay_by_hand', 'by hand', 4200, 'EUR', 'ideal', 'en', 'by hand', 'By hand', '/', 'paid', '{}', $1, $1)`,
    [clock().now()],
  )
  const result = await match()
  const money = (minor: number) => ({ minor, currency: 'EUR' })
  const paid = { state: 'paid', ...money(2499) }
  expect(of(gone, result)).toEqual([
    {
      kind: 'missing_at_psp',
      about: 'payment',
      order: gone.id,
      ours: paid,
      theirs: { state: 'missing' },
    },
  ])
  expect(of(sum, result)).toEqual([
    {
      kind: 'amount_diff',
      about: 'payment',
      order: sum.id,
      ours: paid,
      theirs: { state: 'paid', ...money(2400) },
    },
  ])
  expect(of(back, result)).toEqual([
    { kind: 'amount_diff', about: 'refunds', order: back.id, ours: money(0), theirs: money(300) },
  ])
  expect(of(claimed, result)).toEqual([
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
  expect(of(status, result)).toEqual([
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
  expect(of(grant, result)).toEqual([
    {
      kind: 'grant_diff',
      about: 'grant',
      order: grant.id,
      ours: { credits: 60 },
      theirs: { credits: 61 },
    },
  ])
  expect(of(sale, result)).toEqual([
    {
      kind: 'money_diff',
      about: 'sale',
      order: sale.id,
      ours: money(2499),
      theirs: { state: 'missing' },
    },
  ])
  expect(of(booked, result)).toEqual([
    { kind: 'money_diff', about: 'sale', order: booked.id, ours: money(2499), theirs: money(2500) },
  ])
  expect(of(unlike, result)).toEqual([
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
  expect((await match()).runs[0]).toMatchObject({ found: 0 })
  expect(result.overdue_count).toBe(0)
  await daysLater(1)
  const late = await read()
  expect(late.overdue_count).toBe(late.open.length)
  expect((await frida.send('GET', '/api/office/reconciliation/count')).body).toEqual({
    waiting: late.open.length,
  })
  await damage('update sandbox_gateway.payment set amount_minor = 2499 where id = $1', [
    sum.payment,
  ])
  const mended = await match()
  expect(of(sum, mended)).toEqual([])
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
  expect(of(back, await match())).toEqual([])
  await damage("update sandbox_gateway.refund set amount_minor = 400 where id = 'ref_by_hand'", [])
  expect(of(back, await match())).toMatchObject([
    { kind: 'amount_diff', about: 'refunds', theirs: money(400) },
  ])
  const audit = await till.query('select act, facts from staff.audit where about = $1', [open?.id])
  expect(audit).toMatchObject([
    { act: 'reconciliation.explained', facts: { note: 'Paid back at the provider.' } },
  ])
})

test('CRED-12 a state no webhook reported is found and applied by the comparison, and an unreachable provider resolves nothing', async () => {
  const noor = await till.buyer()
  await till.visitor().send('POST', '/dev/pay/chaos', { drop: true })
  const input = { id: randomUUID(), bundle: 'p1', method: 'ideal', country: 'NL', consent: true }
  const { order, redirect } = (await noor.send('POST', '/api/orders', input)).body as unknown as {
    order: OrderView
    redirect: string
  }
  await till.visitor().send('POST', redirect, { outcome: 'pay' })
  const getStatus = async () =>
    (await till.query('select status from payments.purchase where order_id = $1', [order.id]))[0]
      ?.status
  expect(await getStatus()).toBe('created')
  expect(of(order, await match())).toEqual([])
  expect(await getStatus()).toBe('completed')
  await till.visitor().send('POST', '/dev/pay/chaos', { drop: false })
})

test('CRED-12 SEC-02 the ledger health shows violations, the time of the check, the number of rows, and uncleared amounts', async () => {
  const read = async () =>
    (await frida.send('GET', '/api/office/ledger')).body as unknown as LedgerHealth
  await product().credits.seal(clock().now())
  // Repairs what the previous test damaged in the credit ledger.
  await damage('update credits.lot set granted = 60 where granted = 61', [])
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
  await damage(
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
