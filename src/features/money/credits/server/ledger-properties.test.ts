import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInBlocks } from './testing/run-in-blocks.ts'
import { type Ledger, openLedger } from './testing/ledger.ts'
import {
  getModelBalance,
  applyToModel,
  type ModelWallet,
  newModelWallet,
  type LedgerRequest,
} from './testing/model.ts'
import { applyToLedger, requests } from './testing/requests.ts'

let ledger: Ledger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.close()
})

/** A new request, or an exact repeat of an earlier one. */
type Step = { fresh: LedgerRequest } | { again: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ fresh: requests(2) }), weight: 5 },
  { arbitrary: fc.record({ again: fc.nat({ max: 49 }) }), weight: 1 },
)

/** Each wallet starts with some credits, so that most sequences get as far as refunds. */
const starts: Step[] = [0, 1].map((account) => ({
  fresh: { do: 'grant', account, key: 99, credits: 40, bought: false, price: 999 },
}))

const seen = new Map<string, number>()

async function walk(steps: readonly Step[]): Promise<void> {
  const accounts = [ledger.newAccount(), ledger.newAccount()]
  const models = accounts.map(newModelWallet)
  const history: LedgerRequest[] = []
  for (const one of [...starts, ...steps]) {
    const request = 'fresh' in one ? one.fresh : history[one.again % Math.max(1, history.length)]
    if (request === undefined) continue
    history.push(request)
    const expected = applyToModel(models[request.account]!, request)
    expect(await applyToLedger(ledger.database, accounts, request)).toEqual(expected)
    const name = `${request.do} ${expected.verdict}`
    seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  for (const [index, account] of accounts.entries()) await agree(account, models[index]!)
  expect(await ledger.violations(accounts)).toEqual([])
}

async function agree(account: number, model: ModelWallet): Promise<void> {
  expect(await ledger.lots(account)).toEqual(model.lots)
  expect(await ledger.wallet(account)).toEqual({
    credits: getModelBalance(model),
    bonus: getModelBalance(model, 'bonus'),
    bought: getModelBalance(model, 'bought'),
    paid_user: model.lots.some(({ kind, closed }) => kind === 'bought' && !closed),
    version: model.version,
  })
}

/**
 * 500 sequences in every test run. MINUET_LEDGER=all runs 50,000 and prints its progress; resume an
 * interrupted run with MINUET_LEDGER_FROM=<seed>.
 */
const large = process.env.MINUET_LEDGER === 'all'
const amount = large
  ? {
      sequences: 50_000,
      fromSeed: Number(process.env.MINUET_LEDGER_FROM ?? 1),
      report: (line: string) => void process.stderr.write(`${line}\n`),
    }
  : { sequences: 500 }

test(
  'SEC-02 any 50 requests get the same results as from an in-memory ledger and leave the same lots',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), walk)
    await runInBlocks(property, amount)
    expect(await ledger.violations()).toEqual([])
    // The property is only meaningful if every verdict occurred.
    expect([...seen.keys()].sort()).toEqual([
      'give_again already_given_again',
      'give_again already_taken_back',
      'give_again given_again',
      'give_again mismatch',
      'give_again not_taken_back',
      'give_again repeated',
      'grant granted',
      'grant mismatch',
      'grant repeated',
      'refund already_refunded',
      'refund mismatch',
      'refund not_spent',
      'refund refunded',
      'refund repeated',
      'spend mismatch',
      'spend not_enough',
      'spend repeated',
      'spend spent',
      'take_back already_taken_back',
      'take_back mismatch',
      'take_back not_granted',
      'take_back repeated',
      'take_back taken_back',
    ])
  },
  6 * 3_600_000,
)
