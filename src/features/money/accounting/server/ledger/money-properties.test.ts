import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { propertyRuns } from '#platform/server/testing/property-runs.ts'
import { createRevenueLedger, type RevenueLedger } from './index.ts'
import { type Ledger, openLedger } from './testing/ledger.ts'

let ledger: Ledger
let database: Database
let money: RevenueLedger
const logged: string[] = []
beforeAll(async () => {
  const clone = await createTestDatabase({ features: ['accounting'] })
  database = createDatabase({ url: clone.url, size: 12 })
  ledger = openLedger(database, clone.close)
  money = createRevenueLedger({
    database,
    log: createLog({ level: 'error', write: (line) => void logged.push(line) }),
  })
})
afterAll(() => ledger.close())

const later = new Date('2026-07-02T02:22:00Z')

type Step =
  | { do: 'spend'; credits: number }
  | { do: 'give_back'; which: number }
  | { do: 'night' }
  | { do: 'refund'; share: number }
  | { do: 'chargeback'; share: number }
  | { do: 'end'; outcome: 'won' | 'lost' }
  | { do: 'overturn'; which: number; how: 'won' | 'lost' }
  | { do: 'take_back' }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      credits: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give_back' as const), which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('night' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      share: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('chargeback' as const),
      share: fc.integer({ min: 1, max: 130 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      outcome: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('overturn' as const),
      which: fc.nat(3),
      how: fc.constantFrom('won' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take_back' as const) }) },
)

test('CRED-13 for any order of spends, returns, refunds and claims, once the credits are used up, the full price is accounted for as earned, returned or lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.array(step, { maxLength: 14 }),
      async (price, credits, steps) => {
        const sale = await ledger.sell({ price, credits })
        const spends: string[] = []
        const claims: string[] = []
        const ended: string[] = []
        for (const [number, each] of steps.entries()) {
          if (each.do === 'spend') spends.push(...(await ledger.spendIfHeld(sale, each.credits)))
          else if (each.do === 'give_back') {
            const key = spends[each.which]
            if (key !== undefined) await ledger.refundSpend(sale, key)
          } else if (each.do === 'night') await money.recognise(later)
          else if (each.do === 'take_back') await ledger.takeBack(sale)
          else if (each.do === 'end') {
            const claim = claims.shift() ?? 'none'
            await ledger.endChargeback(claim, each.outcome)
            ended.push(claim)
          } else if (each.do === 'overturn')
            await ledger.overturn(ended[each.which] ?? 'none', each.how)
          else {
            const amount = Math.max(1, Math.floor((price * each.share) / 100))
            const key = `${sale.order}:${number}`
            if (each.do === 'refund') await ledger.refund(sale, amount, key)
            else {
              expect(await ledger.chargeback(sale, amount, key)).toBe('booked')
              claims.push(key)
            }
          }
        }
        expect(await money.findViolations()).toEqual([])
        for (const claim of claims) await ledger.endChargeback(claim, 'lost')
        await ledger.spendAll(sale)
        await money.recognise(later)
        const { returned_net_minor, net_minor, earned_minor } = await ledger.figures(sale)
        expect(earned_minor).toBe(net_minor - returned_net_minor)
        expect((await ledger.balances(sale))['deferred:NL']).toBe(0)
      },
    ),
    propertyRuns(25),
  )
  expect(await money.findViolations()).toEqual([])
}, 600_000)

test('with two nightly runs in parallel and refunds in between, each step is booked once', async () => {
  const sales = await Promise.all(
    Array.from({ length: 6 }, () => ledger.sell({ price: 2499, credits: 60 })),
  )
  await Promise.all(sales.map((sale) => ledger.spend(sale, 17)))
  await Promise.all([
    money.recognise(later),
    money.recognise(later),
    ...sales.map((sale) => ledger.refund(sale, 500, `at once ${sale.order}`)),
  ])
  await money.recognise(later)
  for (const sale of sales)
    expect(await ledger.figures(sale)).toMatchObject({ returned_minor: 500 })
})
