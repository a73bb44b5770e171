import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createRevenueLedger, type RevenueLedger } from './index.ts'
import { type Ledger, openLedger } from './testing/ledger.ts'

let ledger: Ledger
let database: Database
let money: RevenueLedger
beforeAll(async () => {
  const clone = await createTestDatabase({ features: ['accounting'] })
  database = createDatabase({ url: clone.url, size: 12 })
  ledger = openLedger(database, clone.close)
  money = createRevenueLedger({ database, log: createLog({ level: 'silent' }) })
})
afterAll(() => ledger.close())

const later = new Date('2026-07-02T02:22:00Z')

test('a chargeback is a receivable until it is decided: if won, the money is returned; if lost, the unspent part is reversed and the rest is a loss', async () => {
  const [won, lost] = [
    await ledger.sell({ price: 999, credits: 20 }),
    await ledger.sell({ price: 999, credits: 20 }),
  ]
  for (const sale of [won, lost]) {
    await ledger.spend(sale, 5)
    expect(await ledger.chargeback(sale, 999, sale.order)).toBe('booked')
    expect(await ledger.chargeback(sale, 999, sale.order)).toBe('repeated')
    expect(await ledger.balances(sale)).toMatchObject({
      'psp_clearing:toy': 0,
      'receivable:NL': 999,
    })
  }
  expect(await ledger.endChargeback(won.order, 'won')).toBe('booked')
  expect(await ledger.endChargeback(won.order, 'lost')).toBe('mismatch')
  expect(await ledger.balances(won)).toMatchObject({ 'psp_clearing:toy': 999, 'receivable:NL': 0 })
  await ledger.takeBack(lost)
  expect(await ledger.endChargeback(lost.order, 'lost')).toBe('booked')
  expect(await ledger.endChargeback(lost.order, 'lost')).toBe('repeated')
  await money.recognise(later)
  expect(await ledger.balances(lost)).toEqual({
    'psp_clearing:toy': 0,
    'receivable:NL': 0,
    'deferred:NL': 0,
    // A quarter of 9.99 was used: 7.49 is reversed with 1.30 of tax, 2.50 is lost.
    'vat:NL': -43,
    'revenue:NL': -207,
    'chargeback_loss:NL': 250,
  })
  expect(await ledger.endChargeback('never', 'won')).toBe('no_chargeback')
})

test('a bank may take the full amount of a partly refunded order: the excess is a loss, and if the dispute is won it is returned to the cent', async () => {
  const [won, lost] = [
    await ledger.sell({ price: 2499, credits: 60 }),
    await ledger.sell({ price: 2499, credits: 60 }),
  ]
  for (const sale of [won, lost]) {
    await ledger.spend(sale, 15)
    expect(await ledger.giveBack(sale, 1000, 'goodwill')).toBe('booked')
    expect(await ledger.chargeback(sale, 2499, sale.order)).toBe('booked')
    expect(await ledger.balances(sale)).toMatchObject({
      'psp_clearing:toy': -1000,
      'receivable:NL': 2499,
    })
  }
  expect(await ledger.endChargeback(won.order, 'won')).toBe('booked')
  expect(await ledger.balances(won)).toMatchObject({
    'psp_clearing:toy': 1499,
    'receivable:NL': 0,
    'vat:NL': -260,
    'revenue:NL': -310,
    'deferred:NL': -929,
  })
  await ledger.takeBack(lost)
  expect(await ledger.endChargeback(lost.order, 'lost')).toBe('booked')
  // The order had 14.99 left, three quarters of it unused: 11.24 is reversed, 3.75 stays earned,
  // and 13.75 is lost.
  expect(await ledger.balances(lost)).toEqual({
    'psp_clearing:toy': -1000,
    'receivable:NL': 0,
    'deferred:NL': 0,
    'vat:NL': -65,
    'revenue:NL': -310,
    'chargeback_loss:NL': 1375,
  })
  expect(await money.findViolations()).toEqual([])
})

test('credits withdrawn and refunded are not reversed again; credits withdrawn but never refunded are', async () => {
  const [paid, unpaid, late] = [
    await ledger.sell({ price: 2499, credits: 60 }),
    await ledger.sell({ price: 2499, credits: 60 }),
    await ledger.sell({ price: 2499, credits: 60 }),
  ]
  for (const sale of [paid, unpaid, late]) {
    await ledger.spend(sale, 20)
    await ledger.takeBack(sale)
    expect(await ledger.chargeback(sale, 2499, sale.order)).toBe('booked')
  }
  // The withdrawal's money was already on its way when the bank opened the claim.
  expect(await ledger.refund(paid, 1666, 'w')).toBe('booked')
  for (const sale of [paid, unpaid, late])
    expect(await ledger.endChargeback(sale.order, 'lost')).toBe('booked')
  expect(await ledger.balances(paid)).toMatchObject({
    'psp_clearing:toy': -1666,
    'chargeback_loss:NL': 2499,
    'revenue:NL': -688,
  })
  expect(await ledger.balances(unpaid)).toMatchObject({
    'psp_clearing:toy': 0,
    'chargeback_loss:NL': 833,
    'revenue:NL': -688,
  })
  // The refund arrived after the bank had taken the money: the rest of the order covers part of it,
  // and the remainder is lost a second time.
  expect(await ledger.refund(late, 1666, 'w')).toBe('booked')
  expect(await ledger.refund(late, 834, 'x')).toBe('too_much')
  expect(await ledger.balances(late)).toMatchObject({
    'psp_clearing:toy': -1666,
    'chargeback_loss:NL': 1666,
    'revenue:NL': 0,
    'vat:NL': 0,
  })
  expect(await money.findViolations()).toEqual([])
})

test('when there are two claims on one order, each takes what the other leaves, and the rest is a loss', async () => {
  const sale = await ledger.sell({ price: 999, credits: 20 })
  expect(await ledger.giveBack(sale, 300, 'one')).toBe('booked')
  expect(await ledger.giveBack(sale, 200, 'two')).toBe('booked')
  for (const claim of ['first', 'second'])
    expect(await ledger.chargeback(sale, 999, `${claim} ${sale.order}`)).toBe('booked')
  await ledger.takeBack(sale)
  expect(await ledger.endChargeback(`first ${sale.order}`, 'lost')).toBe('booked')
  expect(await ledger.endChargeback(`second ${sale.order}`, 'won')).toBe('booked')
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': -500,
    'receivable:NL': 0,
    'deferred:NL': 0,
    'vat:NL': 0,
    'chargeback_loss:NL': 500,
  })
  expect(await money.findViolations()).toEqual([])
})

test('CRED-13 when a chargeback is lost and then won, the sale is valid again, and a refund that could not be booked is booked as one', async () => {
  const sale = await ledger.sell({ price: 2499, credits: 60 })
  const key = `late ${sale.order}`
  expect(await ledger.chargeback(sale, 2499, key)).toBe('booked')
  expect(await ledger.overturn(key, 'won')).toBe('mismatch')
  await ledger.takeBack(sale)
  expect(await ledger.endChargeback(key, 'lost')).toBe('booked')
  expect(await ledger.refund(sale, 2499, 'on its way')).toBe('booked')
  expect(await ledger.balances(sale)).toMatchObject({
    'psp_clearing:toy': -2499,
    'chargeback_loss:NL': 2499,
  })
  expect(await ledger.overturn(key, 'won')).toBe('booked')
  for (const again of ['won', 'won'] as const)
    expect(await ledger.overturn(key, again)).toBe('repeated')
  expect(await ledger.balances(sale)).toEqual({
    'psp_clearing:toy': 0,
    'receivable:NL': 0,
    'deferred:NL': 0,
    'vat:NL': 0,
    'chargeback_loss:NL': 0,
  })
  expect(await money.findViolations()).toEqual([])
})

test('CRED-13 a chargeback won, then lost, then won again is booked once for each outcome', async () => {
  const sale = await ledger.sell({ price: 999, credits: 20 })
  const key = `thrice ${sale.order}`
  expect(await ledger.overturn(key, 'lost')).toBe('no_chargeback')
  await ledger.chargeback(sale, 999, key)
  await ledger.endChargeback(key, 'won')
  await ledger.spend(sale, 5)
  const verdicts = []
  for (const how of ['won', 'lost', 'lost', 'won', 'won', 'lost'] as const)
    verdicts.push(await ledger.overturn(key, how))
  expect(verdicts).toEqual(['repeated', 'booked', 'repeated', 'booked', 'repeated', 'mismatch'])
  await money.recognise(later)
  expect(await ledger.balances(sale)).toMatchObject({
    'psp_clearing:toy': 999,
    'receivable:NL': 0,
    'revenue:NL': -207,
    'deferred:NL': -619,
    'vat:NL': -173,
    'chargeback_loss:NL': 0,
  })
  expect(await money.findViolations()).toEqual([])
})
