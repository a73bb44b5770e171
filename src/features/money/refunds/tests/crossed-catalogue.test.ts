import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { OfficeRefund, OrderFile } from '../contract/office.ts'
import { requestRefund } from '../testing/request-refund.ts'
import { startStaffedRefundSite, type StaffedRefundSite } from '../testing/staffed-refund-site.ts'

let site: StaffedRefundSite
beforeAll(async () => {
  site = await startStaffedRefundSite()
})
afterAll(() => site.close())

/** Refunds part of an order and returns the state of that refund. */
async function refundPart(
  who: WebClient,
  order: string,
  amount_minor: number,
): Promise<OfficeRefund> {
  const { body } = await requestRefund(who, order, { amount_minor })
  const refund = (body as unknown as OrderFile).refunds.at(-1)
  if (refund === undefined) throw new Error('no refund was requested')
  return refund
}

test('CRED-12 money claimed by a bank cannot be refunded at the same time: a waiting refund stays unsent and can be declined', async () => {
  const amara = await site.buyer()
  const order = await site.bought(amara, { bundle: 'p3' })
  const { id, state } = await refundPart(site.frida, order.id, 10_001)
  expect(state).toBe('waiting')
  await site.turn(order.payment, 'dispute')

  const decide = (approved: boolean) =>
    site.otto.send('PUT', `/api/office/refunds/${id}/decision`, { approved })
  const approval = await decide(true)
  expect([approval.status, approval.body.error?.code]).toEqual([409, 'refunds.disputed'])
  await site.turn(order.payment, 'dispute_lost')
  expect((await decide(true)).status).toBe(409)
  await site.settle()
  expect(await site.refundsAt(order.payment)).toEqual([])
  const declined = await decide(false)
  expect([declined.status, declined.body.state]).toEqual([200, 'declined'])
  expect(await site.violations()).toEqual([])
})

test('CRED-12 an amount one person refunded alone still counts towards their limit after it failed and was retried', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor, { bundle: 'p3' })
  const { id, state } = await refundPart(site.frida, order.id, 9_000)
  expect(state).toBe('asked')
  await site.settle()
  const [first] = await site.refundsAt(order.payment)
  await site.turn(order.payment, `refund_failed:${first?.id}`)
  expect(
    (await site.frida.send('POST', `/api/office/refunds/${id}/retry`, { id: randomUUID() })).status,
  ).toBe(200)
  await site.wait(61_000)
  expect((await site.file(site.frida, order.id)).alone_minor).toBe(1_000)
  expect((await refundPart(site.frida, order.id, 1_001)).state).toBe('waiting')
})

test('CRED-12 a refund returned by a bank, followed by a withdrawal: the credit notes add up to exactly what was paid', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  await refundPart(site.frida, order.id, 1_000)
  await site.wait(61_000)
  const [first] = await site.refundsAt(order.payment)
  expect(first?.state).toBe('paid')
  await site.turn(order.payment, `refund_failed:${first?.id}`)
  expect((await site.file(site.frida, order.id)).promised_minor).toBe(0)

  await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await site.wait(61_000)
  expect(
    (await site.refundsAt(order.payment)).map(({ state, amount_minor }) => [state, amount_minor]),
  ).toEqual([
    ['failed', 1_000],
    ['paid', 2_499],
  ])
  const notes = await site.query(
    "select gross_minor from invoices.document where order_id = $1 and kind = 'credit_note' order by id",
    [order.id],
  )
  expect(notes.map(({ gross_minor }) => gross_minor)).toEqual([1_000, 1_499])
  const [sale] = await site.query(
    'select returned_minor from accounting.sale where order_id = $1',
    [order.id],
  )
  expect(sale?.returned_minor).toBe(2_499)
  expect(await site.violations()).toEqual([])
})

test('CRED-12 when a refund fails while a payment event is being handled, each waits for the lock on the order and neither is rolled back', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor)
  await refundPart(site.frida, order.id, 1_000)
  await site.settle()
  const [refund] = await site.refundsAt(order.payment)
  // The payment handler holds the order and its payments, and locks its refunds last.
  const paymentConnection = await site.server.infrastructure.database.pool.connect()
  try {
    await paymentConnection.query('begin')
    await paymentConnection.query('select refunds.lock_order($1)', [order.id])
    await paymentConnection.query('select from refunds.payment where order_id = $1 for update', [
      order.id,
    ])
    await site.query("update sandbox_gateway.refund set state = 'failed' where id = $1", [
      refund?.id,
    ])
    const { rows } = await paymentConnection.query(
      'select id from refunds.refund where order_id = $1',
      [order.id],
    )
    const looking = site.server.product.refunds.subscribers['refunds.review_needed'](
      { refund: rows[0].id },
      {
        id: 0,
        now: site.server.infrastructure.clock.now(),
      } as never,
    )
    const waits =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect
      .poll(() => site.query(waits).then(({ length }) => length), { timeout: 15_000 })
      .toBeGreaterThan(0)
    await paymentConnection.query(
      'update refunds.refund set next_check_at = next_check_at where order_id = $1',
      [order.id],
    )
    await paymentConnection.query('commit')
    await looking
  } finally {
    paymentConnection.release()
  }
  expect((await site.file(site.frida, order.id)).refunds).toMatchObject([{ state: 'failed' }])
})

test('CRED-12 ACC-14 a transfer that arrives after its buyer was erased is refunded in full automatically', async () => {
  const mei = await site.buyer()
  const order = await site.bought(mei, { method: 'sct', later: 20 * 86_400 })
  const { id } = await site.bought(mei, { bundle: 'p0' })
  const [who] = await site.query(
    'select account_id as account from payments.purchase where order_id = $1',
    [order.id],
  )
  const left = await mei.send('POST', '/api/account/deletion', {
    current_password: 'three tall herons',
  })
  expect(left.status).toBe(200)
  site.server.infrastructure.clock.moveBy(15 * 86_400_000)
  await site.server.product.accounts.erase(site.server.infrastructure.clock.now())
  expect(await site.query('select 1 from accounts.account where id = $1', [who?.account])).toEqual(
    [],
  )

  await site.wait(6 * 86_400_000)
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'paid', amount_minor: 2_499 },
  ])
  // None of the staff sessions from three weeks ago is still valid.
  const later = await officeClient(site, 'finance', 'Fiona')
  const file = await site.file(later, order.id)
  expect(file).toMatchObject({
    status: 'completed',
    paid_minor: 2_499,
    promised_minor: 2_499,
    unspent: 0,
  })
  // A payment made while the account existed is checked again and kept.
  expect(await site.file(later, id)).toMatchObject({ status: 'completed', promised_minor: 0 })
  expect(await site.violations()).toEqual([])
})
