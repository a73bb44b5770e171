import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { propertyRuns } from '#platform/server/testing/property-runs.ts'
import { creditFunctions, type Ledger, now, openLedger } from './testing/ledger.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

/** An event between one payer and two payees; `payee` is 0 or 1. */
type Step =
  | { do: 'send'; payee: number; credits: number }
  | { do: 'suspect'; payee: number }
  | { do: 'clear'; payee: number }
  | { do: 'ban'; payee: number }
  | { do: 'refund'; nth: number }
  | { do: 'send_again'; nth: number }
  | { do: 'buy'; nth: number }
  | { do: 'withdraw'; nth: number }

const payee = fc.nat({ max: 1 })
const nth = fc.nat({ max: 9 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('send'),
      payee,
      credits: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('suspect'), payee }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('clear', 'ban'), payee }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refund', 'send_again'), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('buy', 'withdraw'), nth }) },
) as fc.Arbitrary<Step>

interface SentMessage {
  readonly key: string
  readonly payee: number
  readonly credits: number
}

/** The same requests as for the other payer, with suspicion or without. */
class Payer {
  readonly account = ledger.newAccount()
  readonly suspects = new Set<number>()
  private readonly isWatched: boolean
  constructor(isWatched: boolean) {
    this.isWatched = isWatched
  }

  spend({ key, payee: to, credits }: SentMessage) {
    const heldFor = this.isWatched && this.suspects.has(to) ? 9_000_000 + to : null
    return ledger.database.one<{ verdict: string }>(sql`
      select * from credits.public_spend(${this.account}, ${credits}, ${key}, 'message', null, ${now}, ${heldFor})`)
  }
  refund(key: string, why: 'unreadable' | 'removed') {
    return creditFunctions.refund(ledger.database, {
      account: this.account,
      key,
      refundKey: `${why} ${key}`,
    })
  }
  /** As at night: what was paid to payees no longer under review is released. */
  async release() {
    for (const { key, payee_id: to } of await this.held())
      if (!this.suspects.has(to - 9_000_000))
        await ledger.database.one(
          sql`select credits.public_release_hold(${this.account}, ${key}, ${now})`,
        )
  }
  held() {
    return ledger.database.many<{ key: string; payee_id: number }>(sql`
      select key, payee_id from credits.public_hold where account_id = ${this.account} order by key`)
  }
  /** All that the payer can see: balance, lots and the movements of the statement. */
  async observe() {
    const { database } = ledger
    return {
      wallet: await ledger.wallet(this.account),
      lots: await ledger.lots(this.account),
      movements: await database.many(sql`
        select version, kind, key, amount, bonus, bought, balance, reason, ref, reverses, at
        from credits.movement where account_id = ${this.account} order by version`),
    }
  }
  /** Credits in escrow according to the transfers. */
  async escrow(): Promise<number> {
    const { sum } = await ledger.database.one<{ sum: number }>(sql`
      select coalesce(sum(case when credit = 'escrow' then amount else -amount end), 0)::int as sum
      from credits.escrow_transfer where account_id = ${this.account}`)
    return sum
  }
}

const seen = new Set<string>()

async function walk(steps: readonly Step[]): Promise<void> {
  const [watched, other] = [new Payer(true), new Payer(false)]
  const payers = [watched, other]
  const [sent, bought, refunded]: [SentMessage[], string[], Set<string>] = [[], [], new Set()]
  const both = async (work: (payer: Payer) => Promise<{ verdict: string }>) => {
    const [one, two] = [await work(watched), await work(other)]
    expect(one).toEqual(two)
    return one
  }
  const buy = (key: string) =>
    both(({ account }) =>
      creditFunctions.grant(ledger.database, { account, credits: 30, key, kind: 'bought' }),
    )
  const refund = async (key: string, why: 'unreadable' | 'removed') => {
    const { verdict } = await both((payer) => payer.refund(key, why))
    if (verdict === 'refunded') refunded.add(key)
    return verdict
  }

  bought.push('first')
  await buy('first')
  for (const one of steps) {
    if (one.do === 'send') {
      const message = { key: randomUUID(), payee: one.payee, credits: one.credits }
      const { verdict } = await both((payer) => payer.spend(message))
      if (verdict === 'spent') sent.push(message)
      seen.add(`send ${verdict}`)
    } else if (one.do === 'suspect') watched.suspects.add(one.payee)
    else if (one.do === 'clear') {
      watched.suspects.delete(one.payee)
      await watched.release()
    } else if (one.do === 'ban') {
      for (const { key, payee: to } of sent) if (to === one.payee) await refund(key, 'removed')
      watched.suspects.delete(one.payee)
      await watched.release()
    } else if (one.do === 'buy') {
      bought.push(randomUUID())
      await buy(bought.at(-1) ?? '')
    } else if (one.do === 'withdraw') {
      const grantKey = bought[one.nth % bought.length] ?? ''
      const take = { grantKey, key: `withdrawal ${grantKey}`, whole: false }
      const { verdict } = await both(({ account }) =>
        creditFunctions.takeBack(ledger.database, { account, ...take }),
      )
      seen.add(`withdraw ${verdict}`)
    } else {
      const message = sent[one.nth % Math.max(1, sent.length)]
      if (message === undefined) continue
      if (one.do === 'refund') seen.add(`refund ${await refund(message.key, 'unreadable')}`)
      else seen.add(`again ${(await both((payer) => payer.spend(message))).verdict}`)
    }
    expect(await watched.observe()).toEqual(await other.observe())
    const held = new Set((await watched.held()).map(({ key }) => key))
    if (held.size > 0) seen.add('held')
    // Escrow contains exactly the holds that are open, and nothing that was refunded.
    expect([...held].filter((key) => refunded.has(key))).toEqual([])
    const due = sent
      .filter(({ key }) => held.has(key))
      .reduce((sum, { credits }) => sum + credits, 0)
    expect(await watched.escrow()).toBe(due)
  }
  // When no one is under review any more, nothing stays in escrow.
  watched.suspects.clear()
  await watched.release()
  expect([await watched.held(), await watched.escrow()]).toEqual([[], 0])
  expect(await watched.observe()).toEqual(await other.observe())
  expect(await ledger.violations(payers.map(({ account }) => account))).toEqual([])
}

test('SEC-02 whatever the order of messages, suspicion, release, ban and refund, no credits are lost or gained, and the payer sees what they would see without suspicion', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), walk),
    propertyRuns(40),
  )
  // The property is only meaningful if the cases occurred.
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'again repeated',
      'held',
      'refund already_refunded',
      'refund refunded',
      'refund repeated',
      'send not_enough',
      'send spent',
      'withdraw taken_back',
    ]),
  )
}, 1_200_000)
