import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** Creates an account with lots of these sizes; negative sizes are bought lots. */
async function holder(...lots: number[]): Promise<number> {
  const account = ledger.newAccount()
  for (const size of lots) await grant(account, Math.abs(size), size < 0 ? 'bought' : 'bonus')
  return account
}

describe('taking back', () => {
  const takeBack = (
    account: number,
    whole: boolean,
    more: { key?: string; reason?: string } = {},
  ) =>
    creditFunctions.takeBack(ledger.database, {
      account,
      grantKey: 'order',
      key: more.key ?? 'back',
      whole,
      ...more,
    })

  test('undoing a whole purchase removes its unspent credits and Premium', async () => {
    const account = await holder(6)
    await grant(account, 20, 'bought', 'order')
    const key = newKey()
    await spend(account, 10, key)
    expect(await ledger.wallet(account)).toMatchObject({ credits: 16, paid_user: true })
    expect(await takeBack(account, true, { reason: 'chargeback' })).toEqual({
      verdict: 'taken_back',
      balance: 0,
      taken: 16,
    })
    expect(await takeBack(account, true, { reason: 'chargeback' })).toEqual({
      verdict: 'repeated',
      balance: 0,
      taken: 16,
    })
    expect(await takeBack(account, false, { reason: 'chargeback' })).toMatchObject({
      verdict: 'mismatch',
    })
    expect(await takeBack(account, true, { key: 'again' })).toMatchObject({
      verdict: 'already_taken_back',
      taken: 0,
    })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 0, bonus: 0, paid_user: false })
    // Four of the ten came from the purchase whose money was returned: only the six bonus credits
    // come back.
    expect(await refund(account, key)).toEqual({ verdict: 'refunded', balance: 6, returned: 6 })
    expect(await ledger.lots(account)).toMatchObject([
      { kind: 'bonus', remaining: 6 },
      { kind: 'bought', remaining: 0, taken_back: 20, closed: true },
    ])
  })

  test('undoing part of a purchase keeps Premium, and later refunds return to that purchase', async () => {
    const account = ledger.newAccount()
    await grant(account, 20, 'bought', 'order')
    const key = newKey()
    await spend(account, 4, key)
    expect(await takeBack(account, false)).toEqual({ verdict: 'taken_back', balance: 0, taken: 16 })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 0, paid_user: true })
    expect(await refund(account, key)).toMatchObject({ verdict: 'refunded', balance: 4 })
    expect(await takeBack(account, true, { key: 'rest' })).toEqual({
      verdict: 'taken_back',
      balance: 0,
      taken: 4,
    })
    expect(await ledger.wallet(account)).toMatchObject({ paid_user: false })
  })

  test('undoing one of two purchases keeps Premium; taking back a fully spent purchase removes nothing', async () => {
    const account = ledger.newAccount()
    await grant(account, 20, 'bought', 'order')
    await grant(account, 20, 'bought')
    await spend(account, 20)
    expect(await takeBack(account, true)).toEqual({ verdict: 'taken_back', balance: 20, taken: 0 })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 20, paid_user: true })
    expect(await takeBack(ledger.newAccount(), true)).toMatchObject({
      verdict: 'not_granted',
      balance: 0,
    })
  })
})

describe('restoring', () => {
  const giveAgain = (account: number, takenKey: string, key: string) =>
    creditFunctions.giveAgain(ledger.database, { account, takenKey, key })

  test('an amount that a bank took back returns to its purchase once, including refunds in the meantime, and restores Premium', async () => {
    const account = ledger.newAccount()
    await grant(account, 60, 'bought', 'order')
    const key = newKey()
    await spend(account, 10, key)
    await creditFunctions.takeBack(ledger.database, {
      account,
      grantKey: 'order',
      key: 'bank',
      whole: true,
      reason: 'chargeback',
    })
    expect(await refund(account, key)).toMatchObject({ verdict: 'refunded', returned: 0 })
    expect(await giveAgain(account, 'nobody', 'won')).toEqual({
      verdict: 'not_taken_back',
      balance: 0,
      given: 0,
    })
    expect(await giveAgain(account, 'bank', 'won')).toEqual({
      verdict: 'given_again',
      balance: 60,
      given: 60,
    })
    expect(await giveAgain(account, 'bank', 'won')).toEqual({
      verdict: 'repeated',
      balance: 60,
      given: 60,
    })
    expect(await giveAgain(account, 'bank', 'twice')).toMatchObject({
      verdict: 'already_given_again',
      given: 0,
    })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 60, bought: 60, paid_user: true })
    expect(await ledger.lots(account)).toMatchObject([
      { granted: 60, remaining: 60, taken_back: 0, closed: false },
    ])
  })

  test('a purchase undone for another reason in the meantime stays undone', async () => {
    const account = ledger.newAccount()
    await grant(account, 20, 'bought', 'order')
    const back = { account, grantKey: 'order' }
    await creditFunctions.takeBack(ledger.database, {
      ...back,
      key: 'bank',
      whole: false,
      reason: 'chargeback',
    })
    await creditFunctions.takeBack(ledger.database, { ...back, key: 'withdrawn', whole: true })
    expect(await giveAgain(account, 'bank', 'won')).toMatchObject({
      verdict: 'already_taken_back',
      given: 0,
    })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 0, paid_user: false })
  })
})

test('the ledger has no violations after all of this', async () => {
  expect(await ledger.violations()).toEqual([])
})
