import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { creditFunctions, type Ledger, newKey, openLedger } from './testing/ledger.ts'
import type { LedgerRequest } from './testing/model.ts'
import { applyToLedger, requests } from './testing/requests.ts'

const connections = 32
/** 5 rounds of 32 spends of a last credit; with MINUET_RACES=all 100 rounds of 200. */
const [rounds, spends] = process.env.MINUET_RACES === 'all' ? [100, 200] : [5, 32]
let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger(connections)
  // Opens all connections before the first race, so that none starts late.
  await Promise.all(Array.from({ length: connections }, () => ledger.violations()))
})
afterAll(async () => {
  await ledger.close()
})

/** Runs the same action on all connections at once, `times` in total, and counts the verdicts. */
async function race(
  act: (runner: number) => Promise<{ verdict: string }>,
  times = connections,
): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, runner) => act(runner)))
  return Object.fromEntries(
    [...Map.groupBy(answers, ({ verdict }) => verdict)].map(([verdict, all]) => [
      verdict,
      all.length,
    ]),
  )
}

test(`SEC-02 the last credit is spent exactly once in each of ${rounds} rounds of ${spends} concurrent spends`, async () => {
  for (let round = 0; round < rounds; round += 1) await spendLastCredit()
  expect(await ledger.violations()).toEqual([])
  reportFigure(`${rounds} rounds of ${spends} concurrent spends: exactly ${rounds} succeeded`)
}, 600_000)

async function spendLastCredit(): Promise<void> {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, { account, credits: 1, key: 'one', kind: 'bonus' })
  const ended = await race(
    () => creditFunctions.spend(ledger.database, { account, credits: 1, key: newKey() }),
    spends,
  )
  expect(ended).toEqual({ spent: 1, not_enough: spends - 1 })
  expect(await ledger.wallet(account)).toMatchObject({ credits: 0, version: 2 })
}

test('ten credits pay for ten of 32 messages', async () => {
  const account = ledger.newAccount()
  for (const key of ['1', '2', '3', '4', '5'])
    await creditFunctions.grant(ledger.database, { account, credits: 2, key, kind: 'bought' })
  const ended = await race(() =>
    creditFunctions.spend(ledger.database, { account, credits: 1, key: newKey() }),
  )
  expect(ended).toEqual({ spent: 10, not_enough: connections - 10 })
  expect((await ledger.lots(account)).map(({ remaining }) => remaining)).toEqual([0, 0, 0, 0, 0])
})

test('one message sent 32 times concurrently is charged once', async () => {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, { account, credits: 100, key: 'one', kind: 'bonus' })
  const key = newKey()
  expect(
    await race(() => creditFunctions.spend(ledger.database, { account, credits: 2, key })),
  ).toEqual({
    spent: 1,
    repeated: 31,
  })
  const mixed = newKey()
  const ended = await race((runner) =>
    creditFunctions.spend(ledger.database, { account, credits: 1 + (runner % 2), key: mixed }),
  )
  expect(ended).toEqual({ spent: 1, repeated: 15, mismatch: 16 })
})

test.each([1, 2, 3, 4, 5])(
  'a first grant requested 32 times concurrently creates one wallet and one lot (round %d)',
  async () => {
    const account = ledger.newAccount()
    const ended = await race(() =>
      creditFunctions.grant(ledger.database, {
        account,
        credits: 60,
        key: 'order',
        kind: 'bought',
      }),
    )
    expect(ended).toEqual({ granted: 1, repeated: 31 })
    expect(await ledger.wallet(account)).toMatchObject({ credits: 60, version: 1 })
  },
)

test('a spend refunded 32 times concurrently under 32 keys is returned once', async () => {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, { account, credits: 6, key: 'one', kind: 'bonus' })
  const key = newKey()
  await creditFunctions.spend(ledger.database, { account, credits: 4, key })
  const ended = await race((runner) =>
    creditFunctions.refund(ledger.database, { account, key, refundKey: `night ${runner}` }),
  )
  expect(ended).toEqual({ refunded: 1, already_refunded: 31 })
  expect(await ledger.wallet(account)).toMatchObject({ credits: 6 })
})

test('no credits are lost when a purchase is taken back while it is being spent', async () => {
  const account = ledger.newAccount()
  await creditFunctions.grant(ledger.database, {
    account,
    credits: 20,
    key: 'order',
    kind: 'bought',
  })
  let taken = 0
  const ended = await race(async (runner) => {
    if (runner !== 16)
      return creditFunctions.spend(ledger.database, { account, credits: 1, key: newKey() })
    const answer = await creditFunctions.takeBack(ledger.database, {
      account,
      grantKey: 'order',
      key: 'cb',
      whole: true,
      reason: 'chargeback',
    })
    taken = answer.taken
    return answer
  })
  expect((ended.spent ?? 0) + taken).toBe(20)
  expect(await ledger.wallet(account)).toMatchObject({ credits: 0, paid_user: false })
})

test.each([2, 3, 4])(
  'a storm of 32 connections on %d wallets keeps every credit accounted for',
  async (wallets) => {
    const accounts = Array.from({ length: wallets }, () => ledger.newAccount())
    const storm = fc.sample(requests(wallets), { numRuns: 1600, seed: wallets })
    const change = accounts.map(() => 0)
    let next = 0
    const runner = async () => {
      for (let request = storm[next++]; request !== undefined; request = storm[next++]) {
        const answer = await applyToLedger(ledger.database, accounts, request)
        change[request.account]! += changeBy(request, answer)
      }
    }
    await Promise.all(Array.from({ length: connections }, runner))
    const held = await Promise.all(
      accounts.map(async (account) => (await ledger.wallet(account)).credits),
    )
    expect(held).toEqual(change)
    expect(await ledger.violations(accounts)).toEqual([])
  },
  60_000,
)

/** Change in the wallet according to an acknowledged response. */
function changeBy(request: LedgerRequest, answer: object): number {
  const { verdict, returned, taken, given } = answer as Record<
    'returned' | 'taken' | 'given',
    number | undefined
  > & {
    verdict: string
  }
  if (verdict === 'granted' && request.do === 'grant') return request.credits
  if (verdict === 'spent' && request.do === 'spend') return -request.credits
  if (verdict === 'refunded') return returned ?? 0
  if (verdict === 'given_again') return given ?? 0
  return verdict === 'taken_back' ? -(taken ?? 0) : 0
}

test('the ledger has no violations after all of this', async () => {
  expect(await ledger.violations()).toEqual([])
})
