import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createRevenueLedger, type RevenueLedger } from './index.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { type Ledger, openLedger } from './testing/ledger.ts'

let ledger: Ledger
let database: Database
let money: RevenueLedger
const logged: string[] = []
beforeAll(async () => {
  const clone = await createTestDatabase({ features: ['accounting'] })
  database = createDatabase({ url: clone.url, size: 12 })
  ledger = openLedger(database, clone.close)
  money = createRevenueLedger({
    database,
    log: createLog({ level: 'error', write: (line) => void logged.push(line) }),
  })
})
afterAll(() => ledger.close())

const later = new Date('2026-07-02T02:22:00Z')

test('CRED-13 a paid order’s net price is owed to the member and its tax to the country', async () => {
  const sale = await ledger.sell({ price: 2499, credits: 60 })
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': 2499,
    'deferred:NL': -2065,
    'vat:NL': -434,
  })
  // A repeated event does not move anything.
  await ledger.book(sale)
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': 2499,
    'deferred:NL': -2065,
    'vat:NL': -434,
  })
})

test('CRED-13 revenue is recognised daily as credits are spent, and over the life of the credits equals the net price to the cent', async () => {
  const sale = await ledger.sell({ price: 999, credits: 7 })
  const seen: number[] = []
  for (let spent = 0; spent < 7; spent++) {
    await ledger.spend(sale, 1)
    await money.recognise(later)
    // A second run in the same night changes nothing.
    await money.recognise(later)
    seen.push(-((await ledger.balances(sale))['revenue:NL'] ?? 0))
  }
  expect(seen).toEqual([118, 236, 354, 472, 590, 708, 826])
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': 999,
    'deferred:NL': 0,
    'vat:NL': -173,
    'revenue:NL': -826,
  })
})

test('a refunded spend is no longer earned', async () => {
  const sale = await ledger.sell({ price: 999, credits: 20 })
  const key = await ledger.spend(sale, 8)
  await money.recognise(later)
  expect((await ledger.balances(sale))['revenue:NL']).toBe(-330)
  await ledger.refundSpend(sale, key)
  await money.recognise(later)
  expect(await ledger.balances(sale)).toMatchObject({ 'deferred:NL': -826, 'revenue:NL': 0 })
})

test('CRED-13 a withdrawal returns the unspent part including its tax, and the rest stays earned', async () => {
  const sale = await ledger.sell({ price: 2499, credits: 60 })
  await ledger.spend(sale, 20)
  await money.recognise(later)
  await ledger.takeBack(sale)
  expect(await ledger.refund(sale, 1666, 'w')).toBe('booked')
  expect(await ledger.refund(sale, 1666, 'w')).toBe('repeated')
  expect(await ledger.refund(sale, 1665, 'w')).toBe('mismatch')
  expect(await ledger.refund(sale, 834, 'x')).toBe('too_much')
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': 833,
    'deferred:NL': 0,
    'vat:NL': -145,
    'revenue:NL': -688,
  })
})

test('a full refund leaves nothing, whether or not credits were spent', async () => {
  const sale = await ledger.sell({ price: 999, credits: 20 })
  await ledger.spend(sale, 20)
  await money.recognise(later)
  expect(await ledger.refund(sale, 999, 'all')).toBe('booked')
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': 0,
    'deferred:NL': 0,
    'vat:NL': 0,
    'revenue:NL': 0,
  })
})

test('each currency has separate accounts, and no tax is owed for an exempt sale', async () => {
  const sale = await ledger.sell({
    price: 4299,
    credits: 20,
    currency: 'PLN',
    country: 'PL',
    vat: 0,
  })
  expect(await ledger.balances(sale)).toEqual({ 'psp_clearing:toy': 4299, 'deferred:PL': -4299 })
  const currencies = await database.many<{ currency: string; total: number }>(
    sql`select currency, sum(balance_minor)::bigint as total from accounting.balances group by currency order by currency`,
  )
  expect(currencies).toEqual([
    { currency: 'EUR', total: 0 },
    { currency: 'PLN', total: 0 },
  ])
})

test('ledger entries are never changed, and the nightly check logs violations', async () => {
  const sale = await ledger.sell({ price: 999, credits: 20 })
  for (const statement of [
    sql`update accounting.transfer set amount_minor = 1`,
    sql`delete from accounting.operation`,
    sql`delete from accounting.sale`,
  ])
    await expect(database.run(statement)).rejects.toThrow('append-only')
  await expect(
    runAsSuperuser(database.pool, 'truncate accounting.transfer cascade'),
  ).rejects.toThrow('append-only')
  // Everything done by the tests above is consistent.
  expect(await money.findViolations()).toEqual([])
  expect(await money.check(new Date('2026-07-01T03:00:00Z'))).toBe(0)
  expect(logged).toEqual([])
  await database.run(
    sql`update accounting.sale set earned_minor = 5 where order_id = ${sale.order}`,
  )
  expect(await money.check(new Date('2026-07-01T03:00:00Z'))).toBe(3)
  expect(logged.join()).toContain(
    'revenue ledger violation: the revenue account matches the earned amounts',
  )
  await database.run(
    sql`update accounting.sale set earned_minor = 0 where order_id = ${sale.order}`,
  )
})

test('a refund without a credit note is reported', async () => {
  const sale = await ledger.sell({ price: 999, credits: 20 })
  const undone = database.transaction(async (tx) => {
    await tx.one(
      sql`select * from accounting.public_book_refund(${sale.order}, 100, ${randomUUID()}, ${later})`,
    )
    expect(await tx.many(sql`select rule from accounting.ledger_violations`)).toEqual([
      { rule: 'every refund has a credit note' },
    ])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
})
