import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { checkStatement, type Statement } from '../rules/check-statement.ts'
import { sealWallets, selectSeals, selectStatement } from './store-statement.ts'
import { doors, type Ledger, newKey, now, openLedger } from './testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

const digest = async (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest())
const check = (statement: Statement) => checkStatement(statement, digest)
const tomorrow = (days: number) => new Date(now.getTime() + days * 86_400_000)

async function live(account: number): Promise<void> {
  const { database } = ledger
  await doors.grant(database, { account, credits: 10, key: 'sign_up', kind: 'bonus', reason: 'sign_up' })
  await doors.grant(database, { account, credits: 60, key: 'order:1', kind: 'bought', priceMinor: 2499, ref: 'order' })
  const spend = newKey()
  await doors.spend(database, { account, credits: 15, key: spend, ref: spend })
  await doors.refund(database, { account, key: spend, refundKey: newKey() })
  await doors.takeBack(database, { account, grantKey: 'order:1', key: newKey(), whole: true })
}

async function statementOf(account: number): Promise<Statement> {
  const found = await selectStatement(ledger.database, account)
  if (found === null) throw new Error('no wallet')
  return found
}

test('BEY-07 a statement reckons itself, from the first credit to the seal everybody reads, whoever else was sealed that night', async () => {
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
  await doors.grant(ledger.database, { account: accounts[0] ?? 0, credits: 3, key: 'more', kind: 'bonus' })
  expect(await sealWallets(ledger.database, tomorrow(3))).toBe(1)

  for (const account of accounts) expect(await check(await statementOf(account))).toBeNull()
  const [newest, first] = await selectSeals(ledger.database, 5)
  expect([newest?.number, first?.number]).toEqual([2, 1])
  const statement = await statementOf(accounts[4] ?? 0)
  expect(statement.proof).toMatchObject({ seal: 1, hash: first?.hash })
  expect(statement.sealed).toMatchObject([{ seal: 1, number: 5 }])
  expect((await statementOf(accounts[0] ?? 0)).sealed).toMatchObject([{ number: 5 }, { number: 6 }])
  expect(await ledger.database.many(sql`select * from credits.seal_violations`)).toEqual([])
})

test.each<[string, string, (statement: Statement) => Statement]>([
  ['a movement left out', 'gap', (s) => ({ ...s, movements: s.movements.toSpliced(2, 1) })],
  ['a balance changed', 'balance', (s) => change(s, 2, { balance: 54 })],
  ['a spend made dearer, and the rest with it', 'balance', (s) => change(s, 2, { amount: 16, bought: -6 })],
  [
    'a transfer from another lot',
    'lot',
    (s) =>
      change(s, 2, {
        transfers: [{ debit: 'lot', credit: 'spent', amount: 15, lot: 2, lot_version: 2, lot_left: 44 }],
      }),
  ],
  ['a transfer left out', 'transfers', (s) => change(s, 2, { transfers: s.movements[2]?.transfers.slice(0, 1) ?? [] })],
  ['another reason', 'sealed', (s) => change(s, 2, { reason: 'gift' })],
  ['another day', 'sealed', (s) => change(s, 0, { at: '2026-07-02T10:00:00.000Z' })],
  ['another price', 'sealed', (s) => change(s, 1, { price: { minor: 1499, currency: 'EUR' } })],
  ['another salt', 'sealed', (s) => ({ ...s, salt: '00'.repeat(16) })],
  ['another root', 'proof', (s) => ({ ...s, proof: s.proof && { ...s.proof, root: 'ab'.repeat(32) } })],
  ['no proof', 'proof', (s) => ({ ...s, proof: null })],
])('BEY-07 whoever receives a statement with %s sees it', async (_, fault, forge) => {
  const account = ledger.newAccount()
  await live(account)
  await sealWallets(ledger.database, tomorrow(9))
  const statement = await statementOf(account)
  expect(await check(statement)).toBeNull()
  expect(await check(forge(statement))).toMatchObject({ fault })
})

function change(statement: Statement, at: number, into: Partial<Statement['movements'][number]>): Statement {
  return { ...statement, movements: statement.movements.map((one, nth) => (nth === at ? { ...one, ...into } : one)) }
}

test('BEY-07 a past rewritten in the database itself no longer matches its seal', async () => {
  const account = ledger.newAccount()
  await live(account)
  await sealWallets(ledger.database, tomorrow(20))
  await expect(
    ledger.database.run(sql`update credits.sealed_wallet set version = 1 where account_id = ${account}`),
  ).rejects.toThrow('append-only')
  await ledger.database.transaction(async (tx) => {
    // Whoever owns the database can switch triggers off; the seal is what tells.
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update credits.movement set reason = 'gift' where account_id = ${account} and version = 3`)
  })
  expect(await ledger.database.many(sql`select rule, account_id from credits.seal_violations`)).toEqual([
    { rule: 'a sealed chain is unchanged', account_id: account },
  ])
  expect(await check(await statementOf(account))).toEqual({ fault: 'sealed', number: 5 })
})
