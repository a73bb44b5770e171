import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSuperuserUrl } from '#platform/server/testing/run-as-superuser.ts'
import { creditFunctions, type Ledger, newKey, openLedger } from './testing/ledger.ts'

let ledger: Ledger
let client: pg.Client
let account: number
beforeAll(async () => {
  ledger = await openLedger()
  // The guards apply even to the superuser, unless they are disabled.
  client = new pg.Client({ connectionString: await getSuperuserUrl(ledger.url) })
  await client.connect()
  account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, { account, credits: 6, key: 'one', kind: 'bonus' })
  await creditFunctions.grant(ledger.database, { account, credits: 20, key: 'two', kind: 'bought' })
  await creditFunctions.spend(ledger.database, { account, credits: 8, key: newKey() })
})
afterAll(async () => {
  await client.end()
  await ledger.close()
})

const appendOnly = /the ledger is append-only/
const follows = /changes only by its/

test.each([
  ["update credits.movement set reason = 'gift'", appendOnly],
  ['update credits.movement set at = at', appendOnly],
  ['delete from credits.movement', appendOnly],
  ['truncate credits.movement cascade', appendOnly],
  ['update credits.transfer set amount = amount + 1', appendOnly],
  ['delete from credits.transfer', appendOnly],
  ['truncate credits.transfer', appendOnly],
  ['update credits.lot set remaining = remaining + 1', follows],
  ['update credits.lot set remaining = remaining - 1, version = version + 1', follows],
  ['update credits.lot set granted = granted + 1', follows],
  ['update credits.lot set price_minor = 1 where price_minor is not null', follows],
  ['update credits.lot set closed_by = 3', follows],
  ["update credits.lot set kind = 'bonus', price_minor = null, currency = null", follows],
  ['delete from credits.lot', follows],
  ['truncate credits.lot cascade', appendOnly],
  ['update credits.wallet set bonus = bonus + 1', follows],
  ['update credits.wallet set bought = 0, version = version + 1', follows],
  ['delete from credits.wallet', follows],
  ['truncate credits.wallet cascade', appendOnly],
  ['insert into credits.wallet values (1, 1, 5, 5)', follows],
  ["insert into credits.lot values (1001, 3, 'bonus', 9, 9, 0, 1, null, null, 1, null)", follows],
])('%s is refused', async (statement, why) => {
  await expect(client.query(statement)).rejects.toThrow(why)
  expect(await ledger.violations()).toEqual([])
})

/** Runs queries with the triggers disabled, returns the violated rules, and rolls back. */
async function findViolatedRules(...statements: string[]): Promise<string[]> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const statement of statements) await client.query(statement)
  const { rows } = await client.query<{ rule: string }>(
    'select distinct rule from credits.ledger_violations order by rule',
  )
  await client.query('rollback')
  return rows.map(({ rule }) => rule)
}

test.each([
  [['update credits.wallet set bonus = bonus + 1'], 'a wallet equals the sum of its lots'],
  [['update credits.wallet set version = 9'], 'a wallet matches its last movement'],
  [
    ['update credits.movement set balance = balance + 1 where version = 2'],
    'movements are numbered without gaps and balances add up',
  ],
  [
    ['delete from credits.movement where version = 2'],
    'movements are numbered without gaps and balances add up',
  ],
  [
    ['update credits.movement set amount = 7, bought = -1 where version = 3'],
    'a movement matches its transfers',
  ],
  [
    ['delete from credits.transfer where version = 3 and line = 1'],
    'a movement matches its transfers',
  ],
  [['update credits.lot set remaining = remaining + 1'], 'a lot matches its transfers'],
  [
    ['update credits.transfer set lot_left = lot_left + 1 where version = 3'],
    'transfers of a lot are numbered without gaps',
  ],
  [['update credits.lot set granted = granted + 1'], 'every grant has exactly one lot'],
  [
    ["insert into credits.lot values (1001, 3, 'bonus', 9, 0, 0, 0, null, null, 1, null)"],
    'every grant has exactly one lot',
  ],
  [
    ['update credits.movement set bonus = -4, bought = -4 where version = 3'],
    'bonus credits are spent before bought ones',
  ],
  [
    [
      "insert into credits.movement values (1001, 4, 'refund', 'x', 8, 6, 2, 26, 'unreadable', null, 3, '2026-07-01')",
    ],
    'a refund returns the whole spend to the same lots',
  ],
  [
    ['update credits.lot set closed_by = 3 where lot = 2'],
    'take-backs refer to a grant, and a reversed purchase is empty',
  ],
])('the checker detects %j', async (statements, rule) => {
  expect(account).toBe(1001)
  expect(await findViolatedRules(...statements)).toContain(rule)
  expect(await findViolatedRules()).toEqual([])
})
