import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { findViolations as findInvoiceViolations } from '#features/money/invoices/server/find-violations.ts'
import { startRefundSite, type RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import { findViolations } from '../server/ledger/find-violations.ts'
import { findViolations as findPayoutViolations } from '../server/payouts/find-violations.ts'

let site: RefundSite
let database: Database
const orders: string[] = []
beforeAll(async () => {
  site = await startRefundSite()
  database = site.server.infrastructure.database
})
afterAll(() => site.close())

const corrupt = (...statements: string[]) =>
  runAsSuperuser(database.pool, 'set session_replication_role = replica', ...statements)
const addToSale = (order: string | undefined, by: number) =>
  corrupt(`update accounting.sale set spent = spent + ${by} where order_id = '${order}'`)

/** The database of a server that stops after some transactions. */
function failingAfter(transactions: number): Pick<Database, 'transaction'> {
  let left = transactions
  return {
    transaction: (work) => {
      left -= 1
      if (left < 0) throw new Error('the server stopped')
      return database.transaction(work)
    },
  }
}
const about = (violations: readonly { about: string }[]) => [
  ...new Set(violations.map((one) => one.about)),
]

test('CRED-13 slices of any size have the same findings as the whole', async () => {
  for (let nth = 0; nth < 5; nth += 1) orders.push((await site.bought(await site.buyer())).id)
  await site.settle()
  orders.sort()
  await addToSale(orders[1], 7)
  await addToSale(orders[4], 7)
  const whole = await site.query('select rule, about from accounting.ledger_violations')
  expect(about(whole as never)).toHaveLength(2)
  for (const size of [1, 2, 3, 5, 1000])
    expect((await findViolations(database, { size })).toSorted(byAbout)).toEqual(
      (whole as { rule: string; about: string }[]).toSorted(byAbout),
    )
  await addToSale(orders[1], -7)
  await addToSale(orders[4], -7)
  expect(await findViolations(database, { size: 2 })).toEqual([])
})

test('CRED-13 a check interrupted by a server’s stop resumes where it was, and starts over the next night', async () => {
  await addToSale(orders[0], 7)
  const day = '2026-07-05'
  await expect(findViolations(failingAfter(3), { day, size: 2 })).rejects.toThrow(
    'the server stopped',
  )
  await addToSale(orders[1], 7)
  await addToSale(orders[4], 7)
  // The first two orders were checked before the second of them was changed.
  expect(about(await findViolations(database, { day, size: 2 }))).toEqual([orders[0], orders[4]])
  expect(about(await findViolations(database, { day: '2026-07-06', size: 2 }))).toEqual([
    orders[0],
    orders[1],
    orders[4],
  ])
  expect(await site.query('select * from platform.check_progress')).toEqual([])
  for (const order of [orders[0], orders[1], orders[4]]) await addToSale(order, -7)
})

test('CRED-13 a missing invoice number, a changed document and a sale without an invoice are found when the check runs in slices', async () => {
  expect(await findInvoiceViolations(database, { size: 2 })).toEqual([])
  await corrupt('update invoices.series set last = last + 1')
  expect((await findInvoiceViolations(database, { size: 2 })).map(({ rule }) => rule)).toEqual([
    'a series has no gaps',
  ])
  await corrupt('update invoices.series set last = last - 1')
  await corrupt(
    `create table invoices.kept as select * from invoices.document where order_id = '${orders[2]}'`,
    `delete from invoices.document where order_id = '${orders[2]}'`,
  )
  expect(await findViolations(database, { size: 1 })).toContainEqual({
    rule: 'each invoice is booked exactly once and in full',
    about: orders[2],
  })
  await corrupt(
    'insert into invoices.document overriding system value select * from invoices.kept',
    'drop table invoices.kept',
  )
  expect(await findViolations(database, { size: 1 })).toEqual([])
})

test('CRED-13 payouts are checked by day and by booking', async () => {
  const sizes = { days: 1, bookings: 1 } as never
  await corrupt(
    `insert into accounting.payout_day (gateway, day, requested_at)
     values ('sandbox', '2020-01-01', '2020-01-02'), ('sandbox', '2020-01-02', '2020-01-03')`,
    `insert into accounting.payout_line (gateway, id, day, kind, currency, amount_minor)
     values ('sandbox', 'made up', '2020-01-02', 'fee', 'EUR', -5)`,
  )
  const found = await findPayoutViolations(database, { sizes })
  expect(found).toEqual(
    await site.query('select rule, about from accounting.payout_violations order by rule desc'),
  )
  expect(found.map(({ rule }) => rule).toSorted()).toEqual([
    'every settled line is booked',
    'the lines of a payout day sum to zero',
  ])
})

function byAbout(
  one: { readonly rule: string; readonly about: string },
  other: { readonly rule: string; readonly about: string },
): number {
  return `${one.about} ${one.rule}` < `${other.about} ${other.rule}` ? -1 : 1
}
