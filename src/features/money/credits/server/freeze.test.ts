import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { creditFunctions, type Ledger, newKey, now, openLedger } from './testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger(10)
})
afterAll(() => ledger.close())

const grant = (account: number, key: string, credits: number) =>
  creditFunctions.grant(ledger.database, { account, key, credits, kind: 'bought' })
const freeze = (account: number, grantKey: string, key = 'dispute') =>
  ledger.database.one<{ verdict: string; held: number }>(
    sql`select * from credits.public_freeze_lot(${account}, ${grantKey}, ${key}, ${now})`,
  )
const unfreeze = (account: number, key = 'dispute') =>
  ledger.database
    .one<{ verdict: string }>(
      sql`select * from credits.public_unfreeze_lot(${account}, ${key}, ${now})`,
    )
    .then(({ verdict }) => verdict)
const spend = (account: number, credits: number) =>
  creditFunctions.spend(ledger.database, { account, credits, key: newKey() })

test('CRED-12 nothing is spent from a frozen purchase; other purchases stay usable, and so does this one once unfrozen', async () => {
  const account = ledger.newAccount()
  await grant(account, 'one', 20)
  await grant(account, 'two', 10)
  expect(await freeze(account, 'one')).toEqual({ verdict: 'frozen', held: 20 })
  expect(await freeze(account, 'one')).toEqual({ verdict: 'repeated', held: 20 })
  expect(await freeze(account, 'three')).toEqual({ verdict: 'not_granted', held: 0 })
  expect((await ledger.wallet(account)).credits).toBe(10)
  expect(await spend(account, 11)).toMatchObject({ verdict: 'not_enough', balance: 10 })
  expect(await spend(account, 4)).toMatchObject({ verdict: 'spent', balance: 6 })
  expect(await ledger.lots(account)).toMatchObject([{ remaining: 20 }, { remaining: 6 }])
  // A purchase may be disputed by more than one bank message; it is unfrozen when the last freeze
  // has ended.
  await freeze(account, 'one', 'another')
  expect(await unfreeze(account)).toBe('unfrozen')
  expect((await ledger.wallet(account)).credits).toBe(6)
  expect([
    await unfreeze(account, 'another'),
    await unfreeze(account),
    await unfreeze(account, 'none'),
  ]).toEqual(['unfrozen', 'repeated', 'not_frozen'])
  expect(await spend(account, 26)).toMatchObject({ verdict: 'spent', balance: 0 })
  expect(await ledger.violations([account])).toEqual([])
})

test('CRED-12 with a freeze and many spends running concurrently, frozen credits are not spent', async () => {
  const account = ledger.newAccount()
  await grant(account, 'one', 40)
  const [frozen, ...spent] = await Promise.all([
    freeze(account, 'one'),
    ...Array.from({ length: 20 }, () => spend(account, 2)),
  ])
  const spentCredits = 2 * spent.filter(({ verdict }) => verdict === 'spent').length
  expect(frozen.held).toBe(40 - spentCredits)
  expect((await ledger.wallet(account)).credits).toBe(0)
  expect(await ledger.violations([account])).toEqual([])
})

test('CRED-12 the table protects freezes from changes, and a spend during a freeze would be detected', async () => {
  const account = ledger.newAccount()
  await grant(account, 'one', 20)
  await freeze(account, 'one')
  for (const statement of [
    sql`delete from credits.freeze where account_id = ${account}`,
    sql`update credits.freeze set lot = 2 where account_id = ${account}`,
    sql`update credits.freeze set key = 'x' where account_id = ${account}`,
  ])
    await expect(ledger.database.run(statement)).rejects.toThrow('a freeze starts and ends once')
  await unfreeze(account)
  await spend(account, 5)
  // Simulates a freeze that was still in effect at the time of the spend.
  await runAsSuperuser(
    ledger.database.pool,
    'alter table credits.freeze disable trigger freeze_stays',
    `update credits.freeze set until_version = 2 where account_id = ${account}`,
    'alter table credits.freeze enable trigger freeze_stays',
  )
  expect(await ledger.violations([account])).toEqual([
    { rule: 'nothing is spent from a frozen lot', account_id: account, number: 2 },
  ])
})
