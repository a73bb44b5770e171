import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { checkStatement, type CreditStatement } from '../rules/check-statement.ts'
import { sealWallets } from './nightly/seal-wallets.ts'
import { selectSeals, selectCreditStatement } from './store-statement.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { creditFunctions, type Ledger, newKey, now, openLedger } from './testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

const digest = async (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest())
const check = (statement: CreditStatement) => checkStatement(statement, digest)
const tomorrow = (days: number) => new Date(now.getTime() + days * 86_400_000)

async function live(account: number): Promise<void> {
  const { database } = ledger
  await creditFunctions.grant(database, {
    account,
    credits: 10,
    key: 'sign_up',
    kind: 'bonus',
    reason: 'sign_up',
  })
  await creditFunctions.grant(database, {
    account,
    credits: 60,
    key: 'order:1',
    kind: 'bought',
    priceMinor: 2499,
    ref: 'order',
  })
  const spend = newKey()
  await creditFunctions.spend(database, { account, credits: 15, key: spend, ref: spend })
  await creditFunctions.refund(database, { account, key: spend, refundKey: newKey() })
  await creditFunctions.takeBack(database, {
    account,
    grantKey: 'order:1',
    key: newKey(),
    whole: true,
  })
}

async function readStatementFor(account: number): Promise<CreditStatement> {
  const stored = await selectCreditStatement(ledger.database, account)
  if (stored === null) throw new Error('no wallet')
  return stored
}

test('BEY-07 a statement verifies from the first credit to the public seal, regardless of who else was sealed that night', async () => {
  const accounts = [
    ledger.newAccount(),
    ledger.newAccount(),
    ledger.newAccount(),
    ledger.newAccount(),
    ledger.newAccount(),
  ]
  for (const account of accounts) await live(account)
  expect(await sealWallets(ledger.database, tomorrow(1))).toBe(5)
  expect(await sealWallets(ledger.database, tomorrow(2))).toBe(0)
  await creditFunctions.grant(ledger.database, {
    account: accounts[0] ?? 0,
    credits: 3,
    key: 'more',
    kind: 'bonus',
  })
  expect(await sealWallets(ledger.database, tomorrow(3))).toBe(1)

  for (const account of accounts) expect(await check(await readStatementFor(account))).toBeNull()
  const [newest, first] = await selectSeals(ledger.database, 5)
  expect([newest?.number, first?.number]).toEqual([2, 1])
  const statement = await readStatementFor(accounts[4] ?? 0)
  expect(statement.proof).toMatchObject({ seal: 1, hash: first?.hash })
  expect(statement.sealed).toMatchObject([{ seal: 1, number: 5 }])
  expect((await readStatementFor(accounts[0] ?? 0)).sealed).toMatchObject([
    { number: 5 },
    { number: 6 },
  ])
  expect(await ledger.database.many(sql`select * from credits.seal_violations`)).toEqual([])
})

test.each<[string, string, (statement: CreditStatement) => CreditStatement]>([
  ['a missing movement', 'gap', (s) => ({ ...s, movements: s.movements.toSpliced(2, 1) })],
  ['a changed balance', 'balance', (s) => change(s, 2, { balance: 54 })],
  ['a larger spend', 'balance', (s) => change(s, 2, { amount: 16, bought: -6 })],
  [
    'a transfer from another lot',
    'lot',
    (s) =>
      change(s, 2, {
        transfers: [
          { debit: 'lot', credit: 'spent', amount: 15, lot: 2, lot_version: 2, lot_left: 44 },
        ],
      }),
  ],
  [
    'a missing transfer',
    'transfers',
    (s) => change(s, 2, { transfers: s.movements[2]?.transfers.slice(0, 1) ?? [] }),
  ],
  ['a changed reason', 'sealed', (s) => change(s, 2, { reason: 'gift' })],
  ['a changed day', 'sealed', (s) => change(s, 0, { at: '2026-07-02T10:00:00.000Z' })],
  ['a changed price', 'sealed', (s) => change(s, 1, { price: { minor: 1499, currency: 'EUR' } })],
  ['a changed salt', 'sealed', (s) => ({ ...s, salt: '00'.repeat(16) })],
  [
    'a changed root',
    'proof',
    (s) => ({ ...s, proof: s.proof && { ...s.proof, root: 'ab'.repeat(32) } }),
  ],
  ['a missing proof', 'proof', (s) => ({ ...s, proof: null })],
])('BEY-07 the recipient of a statement can detect %s', async (_, fault, forge) => {
  const account = ledger.newAccount()
  await live(account)
  await sealWallets(ledger.database, tomorrow(9))
  const statement = await readStatementFor(account)
  expect(await check(statement)).toBeNull()
  expect(await check(forge(statement))).toMatchObject({ fault })
})

function change(
  statement: CreditStatement,
  at: number,
  into: Partial<CreditStatement['movements'][number]>,
): CreditStatement {
  return {
    ...statement,
    movements: statement.movements.map((one, nth) => (nth === at ? { ...one, ...into } : one)),
  }
}

test('BEY-07 history rewritten directly in the database no longer matches its seal', async () => {
  const account = ledger.newAccount()
  await live(account)
  await sealWallets(ledger.database, tomorrow(20))
  await expect(
    ledger.database.run(
      sql`update credits.sealed_wallet set version = 1 where account_id = ${account}`,
    ),
  ).rejects.toThrow('append-only')
  // A superuser can disable triggers; the seal still detects the change.
  await runAsSuperuser(
    ledger.database.pool,
    'set session_replication_role = replica',
    `update credits.movement set reason = 'gift' where account_id = ${account} and version = 3`,
  )
  expect(
    await ledger.database.many(sql`select rule, account_id from credits.seal_violations`),
  ).toEqual([{ rule: 'a sealed chain is unchanged', account_id: account }])
  expect(await check(await readStatementFor(account))).toEqual({ fault: 'sealed', number: 5 })
})
