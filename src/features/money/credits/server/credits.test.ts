import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context, Viewer } from '#kernel/context.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { settings } from '#features/site/sites/rules/settings.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { contract } from '../contract.ts'
import { type Credits, createCredits } from './index.ts'
import { creditFunctions, type Ledger, newKey, now, openLedger } from './testing/ledger.ts'

let ledger: Ledger
let credits: Credits
const siteWith = (facts: object = {}, currency = 'EUR') =>
  ({ currency, settings: settings.parse(facts) }) as Site
const sites = new Map([
  [1, siteWith()],
  [2, siteWith({ signup_credits: 9 }, 'CHF')],
  [3, siteWith({ signup_credits: 0 })],
])

beforeAll(async () => {
  ledger = await openLedger()
  const siteById = async (id: number) => sites.get(id) ?? siteWith()
  credits = createCredits({ database: ledger.database, siteById })
})
afterAll(async () => {
  await ledger.close()
})

const as = (account: number, site = siteWith()) =>
  ({ viewer: { account }, site, now }) as Context<Site, Viewer>
const buy = (account: number, amount: number, priceMinor: number, currency = 'EUR') =>
  creditFunctions.grant(ledger.database, {
    account,
    credits: amount,
    key: newKey(),
    kind: 'bought',
    priceMinor,
    currency,
  })

async function statement(account: number, before?: number) {
  const input = contract['credits.list_movements'].input.parse(
    before === undefined ? {} : { before: String(before) },
  )
  const answer = await credits.handlers['credits.list_movements'](input, as(account))
  if (isRefusal(answer)) throw new Error(answer.refusal)
  return contract['credits.list_movements'].output.parse(answer)
}

test('the wallet of a member who never had credits is empty and includes the prices', async () => {
  const account = ledger.newAccount()
  expect(await credits.handlers['credits.read_wallet']({}, as(account))).toEqual({
    credits: 0,
    bonus: 0,
    paid_user: false,
    rate: null,
    message_credits: 2,
    photo_credits: 4,
    gift_credits: 5,
  })
  expect(await statement(account)).toEqual({ movements: [], next: null })
  expect(await credits.userParts(account)).toEqual({ credits: 0, paid_user: false })
  expect(await credits.isPremium(account)).toBe(false)
})

test('the wallet shows what was bought and the rate in the currency of the requested site', async () => {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, {
    account,
    credits: 6,
    key: 'sign_up',
    kind: 'bonus',
    reason: 'sign_up',
  })
  await buy(account, 60, 1874)
  const wallet = await credits.handlers['credits.read_wallet'](
    {},
    as(account, siteWith({ message_credits: 3 })),
  )
  expect(contract['credits.read_wallet'].output.parse(wallet)).toEqual({
    credits: 66,
    bonus: 6,
    paid_user: true,
    rate: { minor: 1874, per_credits: 60, currency: 'EUR' },
    message_credits: 3,
    photo_credits: 4,
    gift_credits: 5,
  })
  expect(
    await credits.handlers['credits.read_wallet']({}, as(account, siteWith({}, 'CHF'))),
  ).toMatchObject({
    rate: null,
  })
  expect(await credits.getWallet(account)).toEqual({
    credits: 66,
    bonus: 6,
    bought: 60,
    paid_user: true,
    version: 2,
  })
  expect(await credits.userParts(account)).toEqual({ credits: 66, paid_user: true })
  expect(await credits.isPremium(account)).toBe(true)
})

test('the statement lists every movement with its sign and the resulting balance', async () => {
  const account = ledger.newAccount()
  const key = newKey()
  await creditFunctions.grant(ledger.database, {
    account,
    credits: 6,
    key: 'sign_up',
    kind: 'bonus',
    reason: 'sign_up',
  })
  await creditFunctions.grant(ledger.database, {
    account,
    credits: 20,
    key: 'order',
    kind: 'bought',
    ref: 'order-1',
  })
  await creditFunctions.spend(ledger.database, {
    account,
    credits: 8,
    key,
    reason: 'gift',
    ref: 'message-1',
  })
  await creditFunctions.refund(ledger.database, { account, key, refundKey: 'night' })
  await creditFunctions.takeBack(ledger.database, {
    account,
    grantKey: 'order',
    key: 'back',
    whole: true,
  })
  const at = now.toISOString()
  expect(await statement(account)).toEqual({
    movements: [
      {
        number: 5,
        kind: 'take_back',
        reason: 'withdrawal',
        credits: -20,
        bonus: 0,
        money: [{ minor: 999, currency: 'EUR' }],
        balance: 6,
        ref: 'order-1',
        at,
      },
      {
        number: 4,
        kind: 'refund',
        reason: 'unreadable',
        credits: 8,
        bonus: 6,
        money: [{ minor: 100, currency: 'EUR' }],
        balance: 26,
        ref: 'message-1',
        at,
      },
      {
        number: 3,
        kind: 'spend',
        reason: 'gift',
        credits: -8,
        bonus: -6,
        money: [{ minor: 100, currency: 'EUR' }],
        balance: 18,
        ref: 'message-1',
        at,
      },
      {
        number: 2,
        kind: 'grant',
        reason: 'purchase',
        credits: 20,
        bonus: 0,
        money: [{ minor: 999, currency: 'EUR' }],
        balance: 26,
        ref: 'order-1',
        at,
      },
      {
        number: 1,
        kind: 'grant',
        reason: 'sign_up',
        credits: 6,
        bonus: 6,
        money: [],
        balance: 6,
        ref: null,
        at,
      },
    ],
    next: null,
  })
})

test('a long statement is paged without overlaps or gaps and contains no one else’s movements', async () => {
  const [account, other] = [ledger.newAccount(), ledger.newAccount()]
  for (const one of [account, other]) await buy(one, 100, 3999)
  for (let count = 0; count < 60; count++)
    await creditFunctions.spend(ledger.database, { account, credits: 1, key: newKey() })
  const pages = [await statement(account)]
  for (let { next } = pages[0]!; next !== null; next = pages.at(-1)!.next)
    pages.push(await statement(account, next))
  expect(pages.map(({ movements }) => movements.length)).toEqual([30, 30, 1])
  const numbers = pages.flatMap(({ movements }) => movements.map(({ number }) => number))
  expect(numbers).toEqual(Array.from({ length: 61 }, (_, index) => 61 - index))
  expect((await statement(other)).movements).toHaveLength(1)
})

test.each(['0', '-1', '1.5', 'x', ''])('%j is refused as a page boundary', (before) => {
  expect(contract['credits.list_movements'].input.safeParse({ before }).success).toBe(false)
})

test.each([
  [1, 6],
  [2, 9],
  [3, 0],
])('signing up on site %d grants %d credits, only once', async (site, amount) => {
  const account = ledger.newAccount()
  const grant = () =>
    ledger.database.transaction((tx) => credits.grantSignUpBonus(tx, { account, site }, now))
  await grant()
  await Promise.all([grant(), grant()])
  // Neither another site nor a changed setting grants them again.
  await ledger.database.transaction((tx) =>
    credits.grantSignUpBonus(tx, { account, site: site === 3 ? 3 : 3 - site }, now),
  )
  expect(await credits.getWallet(account)).toMatchObject({
    credits: amount,
    bonus: amount,
    paid_user: false,
  })
})

test('the credits are granted when the address is confirmed, using the setting of the sign-up site', async () => {
  const member = randomUUID()
  const { account } = await ledger.database.one<{ account: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash, status, locale, created_at, activated_at)
    values (${member}, 2, 2, 'member', 'Jonas', ${member}, ${member}, ${member}, ${now}, 'x', 'active', 'de', ${now}, ${now})
    returning id as account`)
  await ledger.database.transaction((tx) =>
    credits.subscribers['accounts.activated'](tx, { account }, now),
  )
  await ledger.database.transaction((tx) =>
    credits.subscribers['accounts.activated'](tx, { account }, now),
  )
  expect(await credits.getWallet(account)).toMatchObject({ credits: 9, version: 1 })
})

test('the ledger has no violations after all of this', async () => {
  expect(await credits.findViolations()).toEqual([])
})
