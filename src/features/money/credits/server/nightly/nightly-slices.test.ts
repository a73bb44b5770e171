import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { checkStatement } from '../../rules/check-statement.ts'
import { checkWallets } from './check-wallets.ts'
import { sealWallets } from './seal-wallets.ts'
import { selectCreditStatement, selectSeals } from '../store-statement.ts'
import { creditFunctions, type Ledger, newKey, now, openLedger } from '../testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

const slice = { wallets: 2, seconds: 60 }
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

async function members(count: number): Promise<number[]> {
  const accounts = Array.from({ length: count }, () => ledger.newAccount())
  for (const account of accounts) {
    const { database } = ledger
    await creditFunctions.grant(database, { account, credits: 9, key: 'sign_up', kind: 'bonus' })
    await creditFunctions.spend(database, { account, credits: 2, key: newKey() })
  }
  return accounts
}

const digest = async (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest())

async function faultOf(account: number) {
  const statement = await selectCreditStatement(ledger.database, account)
  if (statement === null) throw new Error('no wallet')
  return checkStatement(statement, digest)
}

const sealedIn = (seal: number) =>
  ledger.database.many<{ account_id: number; slice: number }>(sql`
    select account_id, slice from credits.sealed_wallet where seal = ${seal} order by account_id`)

test('BEY-07 a server killed between slices leaves a seal that the next run finishes once, over every wallet as it was at that time', async () => {
  const accounts = await members(5)
  const [first, , third] = accounts
  const doomed = spawn(process.execPath, [
    join(import.meta.dirname, '../testing/doomed-seal.ts'),
    ledger.url,
    inDays(1).toISOString(),
  ])
  await once(doomed.stdout, 'data')
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  expect(await sealedIn(1)).toHaveLength(2)
  expect(await selectSeals(ledger.database, 5)).toEqual([])
  // An unfinished seal isn't one: members' statements stay valid, and the night counts as missed.
  for (const account of accounts) expect(await faultOf(account)).toBeNull()
  const { missed } = await ledger.database.one<{ missed: boolean }>(
    sql`select credits.public_seal_missed(${inDays(1)}) as missed`,
  )
  expect(missed).toBe(true)

  // Later movements belong to the next seal, in slices sealed before and after the kill.
  for (const account of [first ?? 0, third ?? 0])
    await ledger.database.one(
      sql`select * from credits.public_grant(${account}, 4, 'more', 'bonus', null, null, null, ${inDays(1.5)}, 1, null)`,
    )
  expect(await sealWallets(ledger.database, inDays(2), slice)).toBe(5)
  const seals = await selectSeals(ledger.database, 5)
  expect(seals.map(({ number, at }) => [number, at])).toEqual([
    [2, inDays(2)],
    [1, inDays(1)],
  ])
  expect(await sealedIn(1)).toEqual(
    accounts.map((account_id, nth) => ({ account_id, slice: Math.floor(nth / 2) + 1 })),
  )
  expect((await sealedIn(2)).map(({ account_id }) => account_id)).toEqual([first, third])
  for (const account of accounts) expect(await faultOf(account)).toBeNull()
  expect(await ledger.database.many(sql`select * from credits.seal_violations`)).toEqual([])
  expect(await sealWallets(ledger.database, inDays(2), slice)).toBe(0)
})

test('BEY-07 two servers that seal at once seal every wallet once', async () => {
  const accounts = await members(9)
  const sealed = await Promise.all(
    [1, 2, 3].map(() => sealWallets(ledger.database, inDays(3), slice)),
  )
  expect(sealed.reduce((sum, one) => sum + one)).toBe(9)
  expect((await sealedIn(3)).map(({ account_id }) => account_id)).toEqual(accounts)
  for (const account of accounts) expect(await faultOf(account)).toBeNull()
})

test('BEY-07 a full last slice is not followed by an empty one', async () => {
  await members(4)
  expect(await sealWallets(ledger.database, inDays(4), slice)).toBe(4)
  expect(
    await ledger.database.many(
      sql`select slice, wallets from credits.seal_slice where seal = 4 order by slice`,
    ),
  ).toEqual([
    { slice: 1, wallets: 2 },
    { slice: 2, wallets: 2 },
  ])
  expect(await ledger.database.many(sql`select * from credits.seal_violations`)).toEqual([])
})

test('BEY-07 a slice rewritten in the database no longer matches its seal, nor can the application rewrite it', async () => {
  await expect(ledger.database.run(sql`update credits.seal_slice set wallets = 1`)).rejects.toThrow(
    'append-only',
  )
  const root = "'\\x" + 'ab'.repeat(32) + "'"
  await runAsSuperuser(
    ledger.database.pool,
    'set session_replication_role = replica',
    'create table credits.kept as select * from credits.seal_slice',
    `update credits.seal_slice set root = ${root} where seal = 4 and slice = 1`,
  )
  expect(await checkWallets(ledger.database, slice)).toEqual([
    { rule: 'seals form an unbroken chain', account: 0, number: 4 },
  ])
  await runAsSuperuser(
    ledger.database.pool,
    'set session_replication_role = replica',
    'update credits.seal_slice s set root = k.root from credits.kept k where k.seal = s.seal and k.slice = s.slice',
    'drop table credits.kept',
  )
  expect(await checkWallets(ledger.database, slice)).toEqual([])
})

test('the nightly check resumes where it stopped, keeps its findings, and starts over the next night', async () => {
  const wallets = await ledger.database.many<{ account_id: number }>(
    sql`select account_id from credits.wallet order by account_id`,
  )
  const [first = 0, , third = 0, , fifth = 0] = wallets.map(({ account_id }) => account_id)
  const corrupt = (account: number, by: number) =>
    runAsSuperuser(
      ledger.database.pool,
      'set session_replication_role = replica',
      `update credits.wallet set bonus = bonus + ${by} where account_id = ${account}`,
    )
  await corrupt(third, 1)
  await expect(checkWallets(failingAfter(3), { day: '2026-07-05', ...slice })).rejects.toThrow(
    'the server stopped',
  )
  await corrupt(first, 1)
  await corrupt(fifth, 1)
  const accountsOf = async (day?: string) => [
    ...new Set(
      (await checkWallets(ledger.database, { ...slice, ...(day && { day }) })).map(
        (v) => v.account,
      ),
    ),
  ]
  // The seals and the first slice were checked before it was corrupted.
  expect(await accountsOf('2026-07-05')).toEqual([third, fifth])
  expect(await accountsOf('2026-07-06')).toEqual([first, third, fifth])
  expect(await accountsOf()).toEqual([first, third, fifth])
  expect(await ledger.database.many(sql`select * from platform.check_progress`)).toEqual([])
  for (const account of [first, third, fifth]) await corrupt(account, -1)
})

/** The database of a server that stops after `transactions` transactions. */
function failingAfter(transactions: number): Ledger['database'] {
  let left = transactions
  return {
    ...ledger.database,
    transaction: (work) => {
      left -= 1
      if (left < 0) throw new Error('the server stopped')
      return ledger.database.transaction(work)
    },
  }
}
