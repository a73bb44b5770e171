import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { creditFunctions, type Ledger, newKey, openLedger } from './testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.close()
})

const grant = (account: number, credits: number, kind: 'bonus' | 'bought', key = newKey()) =>
  creditFunctions.grant(ledger.database, { account, credits, kind, key })
const spend = (account: number, credits: number, key = newKey()) =>
  creditFunctions.spend(ledger.database, { account, credits, key })
const refund = (account: number, key: string, refundKey = `refund:${key}`) =>
  creditFunctions.refund(ledger.database, { account, key, refundKey })
const remaining = async (account: number) =>
  (await ledger.lots(account)).map((lot) => lot.remaining)

/** Creates an account with lots of these sizes; negative sizes are bought lots. */
async function holder(...lots: number[]): Promise<number> {
  const account = ledger.newAccount()
  for (const size of lots) await grant(account, Math.abs(size), size < 0 ? 'bought' : 'bonus')
  return account
}

describe('spending', () => {
  test.each([
    // Columns: lots, spent, left in each lot, and how much of that is bonus and bought.
    [[6], 2, [4], 2, 0],
    [[6], 6, [0], 6, 0],
    [[-20, 6], 2, [20, 4], 2, 0],
    [[-20, 6], 10, [16, 0], 6, 4],
    [[-20, -60], 30, [0, 50], 0, 30],
    [[-20, 6, -60, 3], 40, [0, 0, 49, 0], 9, 31],
    [[-1, -1, -1], 3, [0, 0, 0], 0, 3],
  ])('from lots %j, spending %d credits leaves %j', async (lots, credits, left, bonus, bought) => {
    const account = await holder(...lots)
    const held = lots.reduce((sum, size) => sum + Math.abs(size), 0)
    expect(await spend(account, credits)).toEqual({
      verdict: 'spent',
      balance: held - credits,
      bonus,
      bought,
    })
    expect(await remaining(account)).toEqual(left)
    expect(await ledger.wallet(account)).toMatchObject({
      credits: held - credits,
      version: lots.length + 1,
    })
  })

  test('an insufficient balance is refused, changes nothing and leaves the key reusable', async () => {
    const account = await holder(1)
    const key = newKey()
    expect(await spend(account, 2, key)).toEqual({
      verdict: 'not_enough',
      balance: 1,
      bonus: 0,
      bought: 0,
    })
    expect(await spend(ledger.newAccount(), 2, key)).toMatchObject({
      verdict: 'not_enough',
      balance: 0,
    })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 1, version: 1 })
    await grant(account, 1, 'bonus')
    expect(await spend(account, 2, key)).toMatchObject({ verdict: 'spent', balance: 0 })
  })

  test('the same key is charged once; reusing it for something else is refused', async () => {
    const account = await holder(6)
    const key = newKey()
    const original = { account, credits: 2, key, reason: 'message', ref: 'm1' }
    expect(await creditFunctions.spend(ledger.database, original)).toMatchObject({
      verdict: 'spent',
      balance: 4,
    })
    expect(await creditFunctions.spend(ledger.database, original)).toEqual({
      verdict: 'repeated',
      balance: 4,
      bonus: 2,
      bought: 0,
    })
    for (const other of [{ credits: 4 }, { reason: 'photo' }, { ref: 'm2' }, { ref: null }]) {
      expect(await creditFunctions.spend(ledger.database, { ...original, ...other })).toMatchObject(
        {
          verdict: 'mismatch',
          balance: 4,
        },
      )
    }
    // The same key on another account is a different key.
    expect(await spend(await holder(6), 2, key)).toMatchObject({ verdict: 'spent' })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 4, version: 2 })
  })

  test.each([0, -1, -2])('%d credits cannot be spent or granted', async (credits) => {
    const account = await holder(6)
    await expect(spend(account, credits)).rejects.toThrow(/a spend of/)
    await expect(grant(account, credits, 'bonus')).rejects.toThrow(/a grant of/)
    expect(await ledger.wallet(account)).toMatchObject({ credits: 6, version: 1 })
  })

  test('an unknown reason throws', async () => {
    const account = await holder(6)
    await expect(
      creditFunctions.spend(ledger.database, {
        account,
        credits: 1,
        key: newKey(),
        reason: 'whim',
      }),
    ).rejects.toThrow(/movement_reason_of_its_kind/)
    expect(await ledger.wallet(account)).toMatchObject({ credits: 6 })
  })
})

describe('granting', () => {
  test('the same key grants once; reusing it for something else is refused', async () => {
    const account = ledger.newAccount()
    const asked = {
      account,
      credits: 60,
      key: 'order',
      kind: 'bought',
      priceMinor: 2499,
      currency: 'EUR',
      ref: 'o1',
    } as const
    expect(await creditFunctions.grant(ledger.database, asked)).toEqual({
      verdict: 'granted',
      balance: 60,
    })
    expect(await creditFunctions.grant(ledger.database, asked)).toEqual({
      verdict: 'repeated',
      balance: 60,
    })
    const others = [
      { credits: 61 },
      { priceMinor: 1 },
      { currency: 'PLN' },
      { ref: 'o2' },
      { site: 2 },
      { reason: 'goodwill' },
    ]
    for (const other of others) {
      expect(await creditFunctions.grant(ledger.database, { ...asked, ...other })).toEqual({
        verdict: 'mismatch',
        balance: 60,
      })
    }
    expect(
      await creditFunctions.grant(ledger.database, {
        account,
        credits: 60,
        key: 'order',
        kind: 'bonus',
      }),
    ).toMatchObject({
      verdict: 'mismatch',
    })
    expect(await ledger.wallet(account)).toMatchObject({
      credits: 60,
      bonus: 0,
      bought: 60,
      version: 1,
    })
  })

  test('bought credits have a price, bonus credits do not', async () => {
    const account = ledger.newAccount()
    const key = newKey()
    const bad = [
      { kind: 'bought', priceMinor: null, currency: 'EUR' },
      { kind: 'bought', priceMinor: 0, currency: 'EUR' },
      { kind: 'bonus', priceMinor: 5, currency: 'EUR' },
    ] as const
    for (const facts of bad) {
      await expect(
        creditFunctions.grant(ledger.database, { account, credits: 1, key, ...facts }),
      ).rejects.toThrow(/lot_/)
    }
    expect(await ledger.wallet(account)).toMatchObject({ credits: 0, version: 0 })
  })
})

describe('refunding a spend', () => {
  test('a refund returns to the lots it came from, once', async () => {
    const account = await holder(-20, 6)
    const key = newKey()
    await spend(account, 10, key)
    await grant(account, 5, 'bonus')
    expect(await refund(account, key)).toEqual({ verdict: 'refunded', balance: 31, returned: 10 })
    expect(await remaining(account)).toEqual([20, 6, 5])
    expect(await refund(account, key)).toEqual({ verdict: 'repeated', balance: 31, returned: 10 })
    expect(await refund(account, key, 'under another key')).toEqual({
      verdict: 'already_refunded',
      balance: 31,
      returned: 0,
    })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 31, version: 5 })
  })

  test('an unknown spend is not refunded, and a refund key cannot be reused for another spend', async () => {
    const account = await holder(6)
    const [one, two] = [newKey(), newKey()]
    await spend(account, 2, one)
    await spend(account, 2, two)
    expect(await refund(account, newKey())).toMatchObject({ verdict: 'not_spent' })
    expect(await refund(ledger.newAccount(), one)).toMatchObject({
      verdict: 'not_spent',
      balance: 0,
    })
    await refund(account, one, 'night')
    expect(await refund(account, two, 'night')).toMatchObject({ verdict: 'mismatch', balance: 4 })
    expect(await refund(account, newKey(), 'night')).toMatchObject({
      verdict: 'mismatch',
      balance: 4,
    })
  })
})

test('bonus credits do not make an account Premium, and a missing account does not have Premium', async () => {
  const account = await holder(6)
  expect(await ledger.wallet(account)).toMatchObject({ credits: 6, paid_user: false })
  const missing = await ledger.database.one(
    sql`select credits.public_is_premium(${ledger.newAccount()}) as premium`,
  )
  expect(missing).toEqual({ premium: false })
})

test('the rate is that of the last valid purchase in the currency', async () => {
  const account = await holder(6)
  const rate = (currency: string) =>
    ledger.database.many(sql`select * from credits.public_credit_price(${account}, ${currency})`)
  const buy = (key: string, credits: number, priceMinor: number, currency: string) =>
    creditFunctions.grant(ledger.database, {
      account,
      key,
      credits,
      kind: 'bought',
      priceMinor,
      currency,
    })
  expect(await rate('EUR')).toEqual([])
  await buy('one', 20, 999, 'EUR')
  await buy('two', 60, 1874, 'EUR')
  await buy('three', 60, 10699, 'PLN')
  expect(await rate('EUR')).toEqual([{ minor: 1874, per_credits: 60, currency: 'EUR' }])
  expect(await rate('PLN')).toEqual([{ minor: 10699, per_credits: 60, currency: 'PLN' }])
  await creditFunctions.takeBack(ledger.database, {
    account,
    grantKey: 'two',
    key: 'back',
    whole: true,
  })
  expect(await rate('EUR')).toEqual([{ minor: 999, per_credits: 20, currency: 'EUR' }])
})

test('a spend is rolled back with its transaction', async () => {
  const account = await holder(6)
  const failing = ledger.database.transaction(async (tx) => {
    expect(await creditFunctions.spend(tx, { account, credits: 2, key: newKey() })).toMatchObject({
      verdict: 'spent',
      balance: 4,
    })
    throw new Error('the message could not be written')
  })
  await expect(failing).rejects.toThrow('the message could not be written')
  expect(await ledger.wallet(account)).toMatchObject({ credits: 6, version: 1 })
  expect(await remaining(account)).toEqual([6])
})

test('the ledger has no violations after all of this', async () => {
  expect(await ledger.violations()).toEqual([])
})
