import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrder } from '#features/money/payments/server/store.ts'
import { siteWithSettings } from '#features/money/payments/server/testing/open-shop.ts'
import { createLog } from '#platform/server/log/log.ts'
import {
  createDatabase,
  type Database,
  type Transaction,
} from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { propertyRuns } from '#platform/server/testing/property-runs.ts'
import { applyDispute } from './apply-dispute.ts'
import { onPaymentUpdate } from './on-payment-update.ts'
import { createRequestRefund } from './request-refund.ts'
import { settleIfDue } from './withdrawals/settle-withdrawal.ts'
import { lockOrder } from './store.ts'
import { moveRefund } from './store-moves.ts'
import { applyToModel, createModelOrder, type Step } from './testing/order-model.ts'
import { withdrawFrom } from './withdrawals/withdraw.ts'
import { anyStep, disputeStep } from './testing/random-steps.ts'

const now = new Date('2026-07-01T10:00:00Z')
let database: Database
let clone: Awaited<ReturnType<typeof createTestDatabase>>
let last = 0
beforeAll(async () => {
  clone = await createTestDatabase({ features: ['refunds'] })
  database = createDatabase({ url: clone.url, size: 10 })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

const log = createLog({ level: 'error', write: () => {} })
/** Emitted refund events: order and amount. */
const emitted: { order: string; amountMinor: number }[] = []
const emit = async (_: unknown, name: string, payload: object) => {
  if (name === 'payments.refunded') emitted.push(payload as { order: string; amountMinor: number })
}
const deps = {
  emit: emit as never,
  log,
  notify: () => {},
  siteById: async () => siteWithSettings(),
  refundApprovals: { request: async () => true },
}
const submitRefund = createRequestRefund(deps)
const handlePayment = onPaymentUpdate(deps)

/** A staff member records the outcome of an open dispute. */
async function rule(
  tx: Transaction,
  payment: Omit<Parameters<typeof applyDispute>[2], 'by'>,
): Promise<void> {
  const { order } = payment
  await lockOrder(deps, tx, order)
  const open = await tx.maybe(
    sql`select from refunds.dispute where order_id = ${order} and state = 'open'`,
  )
  if (open === null) return
  await applyDispute(deps, tx, { ...payment, by: 7 }, now)
  await settleIfDue(deps, tx, order, now)
}

/** Orders a package and has the provider report it as paid. */
async function paidOrder(account: number, price: number, credits: number) {
  const [order, attempt] = [randomUUID(), randomUUID()]
  await database.transaction((tx) =>
    insertOrder(
      tx,
      {
        order_id: order,
        client_id: randomUUID(),
        account,
        site: 1,
        bundle: 'p1',
        credits,
        price_minor: price,
        currency: 'EUR',
        country: 'NL',
        method: 'ideal',
        return_to: null,
        attempt,
        gateway: 'toy',
        refundDays: 14,
        termsVersion: '2026-11-23T12:00:00.000Z',
        nextCheckAt: null,
      },
      now,
    ),
  )
  await database.one(
    sql`select payments.apply_provider_status('toy', ${`ref-${order}`}, ${attempt}, 'paid', ${price}, 'EUR', 'asked', ${now})`,
  )
  return { order, attempt }
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

const selectRefundsFor = (order: string) =>
  database.many<{ id: number; amount: number; state: string }>(
    sql`select id, amount_minor as amount, state from refunds.refund where order_id = ${order} order by id`,
  )

/** Applies a step to the real implementation. */
function act(account: number, orders: readonly Paid[], step: Step): Promise<string> {
  return database.transaction(async (tx) => {
    if (step.do === 'spend') {
      const { verdict } = await tx.one<{ verdict: string }>(
        sql`select verdict from credits.public_spend(${account}, ${step.credits}, ${randomUUID()}, 'message', null, ${now})`,
      )
      return verdict
    }
    const { order, attempt } = orders[step.order % orders.length] as Paid
    if (step.do === 'give') {
      const request = {
        order,
        amountMinor: step.amount,
        reason: 'goodwill',
        by: null,
        key: randomUUID(),
      } as const
      return (await submitRefund(tx, request, now)).verdict
    }
    if (step.do === 'withdraw')
      return withdrawFrom(deps, tx, { order, account, by: 'member', at: now }, now)
    if (step.do === 'dispute' || step.do === 'rule') {
      const { n } = await tx.one<{ n: number }>(
        sql`select count(*) as n from refunds.order_event where order_id = ${order} and kind = 'dispute'`,
      )
      const [{ price }] = (await tx.many<{ price: number }>(
        sql`select price_minor as price from payments.purchase where order_id = ${order}`,
      )) as [{ price: number }]
      const dispute = { id: `dis-${order}`, amountMinor: price, state: step.state, reason: null }
      const payment = { order, attempt, ref: `ref-${order}`, counted_as: 'price', dispute } as const
      if (step.do === 'dispute') await handlePayment(tx, { ...payment, gateway: 'toy' }, now)
      else await rule(tx, payment)
      const after = await tx.one<{ n: number }>(
        sql`select count(*) as n from refunds.order_event where order_id = ${order} and kind = 'dispute'`,
      )
      return after.n > n ? 'moved' : 'unchanged'
    }
    const rows = await tx.many<{ id: number }>(
      sql`select id from refunds.refund where order_id = ${order} order by id`,
    )
    const row = rows[step.refund % Math.max(1, rows.length)]
    if (row === undefined) return 'unchanged'
    return (
      await moveRefund(
        tx,
        { refund: row.id, state: step.state, providerRef: 'r', by: null, byHand: null },
        now,
      )
    ).verdict
  })
}

/** Applies steps to three orders of a buyer and to the model, and compares the results. */
async function walk(steps: readonly Step[]): Promise<void> {
  const account = ++last
  const orders: Paid[] = []
  const model = [createModelOrder(999, 20), createModelOrder(2499, 60), createModelOrder(1000, 3)]
  for (const { paid, granted } of model) orders.push(await paidOrder(account, paid, granted))
  for (const step of steps)
    expect([step, await act(account, orders, step)]).toEqual([step, applyToModel(model, step)])

  for (const [place, { order: id }] of orders.entries()) {
    const expected = model[place]
    const stored = await database.maybe<{ promised: number }>(
      sql`select promised_minor as promised from refunds.payment where order_id = ${id} and counted_as = 'price'`,
    )
    const lot = await database.one<object>(sql`
      select remaining as left, undone as closed, frozen from credits.public_purchase where grant_key = ${`order:${id}`}`)
    const settled = await database.maybe<object>(sql`
      select credits, amount_minor as amount from refunds.withdrawal where order_id = ${id} and settled_at is not null`)
    const refunds = (await selectRefundsFor(id)).map(({ amount, state }) => ({ amount, state }))
    expect({ promised: stored?.promised ?? 0, ...lot, settled, refunds }).toEqual({
      promised: expected?.promised,
      left: expected?.left,
      closed: expected?.closed,
      frozen: expected?.frozen,
      settled: expected?.settled,
      refunds: expected?.refunds,
    })
    const refundedTotal = refunds
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
    expect(refundedTotal).toBeLessThanOrEqual(expected?.paid ?? 0)
    // More refunds than were paid are never reported to invoices.
    const emittedTotal = emitted
      .filter((one) => one.order === id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    expect(emittedTotal).toBeLessThanOrEqual(
      (expected?.paid ?? 0) +
        refunds
          .filter(({ state }) => state === 'failed')
          .reduce((sum, { amount }) => sum + amount, 0),
    )
  }
  const { credits, premium } = await database.one<{ credits: number; premium: boolean }>(sql`
    select credits, paid_user as premium from credits.public_wallet where account_id = ${account}`)
  expect(credits).toBe(model.reduce((sum, { left, frozen }) => sum + (frozen ? 0 : left), 0))
  expect(premium).toBe(model.some(({ closed }) => !closed))
  expect(
    await database.many(sql`select * from credits.ledger_violations where account_id = ${account}`),
  ).toEqual([])
}
const runs = propertyRuns(30)

test('CRED-12 BEY-10 whatever is spent, withdrawn, refunded and disputed, credits and money match the model', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), walk), runs)
}, 240_000)

test('CRED-12 OPS-04 reports by the provider and by staff on one dispute, in any order and repeated, end in the state reported by the most authoritative one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(disputeStep, { minLength: 3, maxLength: 8 }), walk),
    runs,
  )
}, 240_000)

test('CRED-12 concurrent refunds return no more than was paid, and what is left is exact', async () => {
  const account = ++last
  const paid = await paidOrder(account, 2499, 60)
  const steps: Step[] = Array.from({ length: 40 }, (_, n) =>
    n % 10 === 0
      ? { do: 'withdraw', order: 0 }
      : n % 2 === 0
        ? { do: 'give', order: 0, amount: 100 }
        : { do: 'spend', credits: 3 },
  )
  const verdicts = await Promise.all(steps.map((step) => act(account, [paid], step)))
  expect(verdicts.filter((verdict) => verdict === 'open')).toHaveLength(1)
  const sum = (await selectRefundsFor(paid.order)).reduce((total, { amount }) => total + amount, 0)
  const { promised } = await database.one<{ promised: number }>(
    sql`select promised_minor as promised from refunds.payment where order_id = ${paid.order}`,
  )
  expect(promised).toBe(sum)
  expect(sum).toBeLessThanOrEqual(2499)
  expect(
    await database.many(sql`select * from credits.ledger_violations where account_id = ${account}`),
  ).toEqual([])
})

test('CRED-12 the table itself prevents refunding more than was paid', async () => {
  const { order: id, attempt } = await paidOrder(++last, 2499, 60)
  await database.transaction(
    async (tx) => void (await tx.one(sql`select refunds.lock_order(${id})`)),
  )
  await expect(
    database.run(sql`update refunds.payment set promised_minor = 2500 where attempt = ${attempt}`),
  ).rejects.toThrow('payment_never_more_than_came')
  await act(last, [{ order: id, attempt }], { do: 'give', order: 0, amount: 100 })
  await expect(
    database.run(sql`update refunds.order_event set what = 'x' where order_id = ${id}`),
  ).rejects.toThrow('the refund history is append-only')
})
