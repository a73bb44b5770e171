import fc from 'fast-check'
import type { Queries } from '#platform/server/postgres/database.ts'
import { creditFunctions } from './ledger.ts'
import type { LedgerRequest } from './model.ts'

/** Turns a small number into a spend's key, in the format a browser generates. */
export const toUuid = (key: number): string =>
  `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`

/** Sends a request to the real ledger. The request's `account` is an index into `accounts`. */
export function applyToLedger(
  queries: Queries,
  accounts: readonly number[],
  request: LedgerRequest,
): Promise<object> {
  const account = accounts[request.account] ?? 0
  switch (request.do) {
    case 'grant': {
      const { credits, bought, price } = request
      const kind = bought ? 'bought' : 'bonus'
      const priceMinor = bought ? price : null
      return creditFunctions.grant(queries, {
        account,
        credits,
        kind,
        key: `g${request.key}`,
        priceMinor,
        ref: String(price),
      })
    }
    case 'spend':
      return creditFunctions.spend(queries, {
        account,
        credits: request.credits,
        key: toUuid(request.key),
        reason: request.reason,
      })
    case 'refund':
      return creditFunctions.refund(queries, {
        account,
        key: toUuid(request.key),
        refundKey: `r${request.refundKey}`,
      })
    case 'take_back': {
      const { grantKey, key, whole } = request
      return creditFunctions.takeBack(queries, {
        account,
        grantKey: `g${grantKey}`,
        key: `t${key}`,
        whole,
      })
    }
    case 'give_again': {
      const { takenKey, key } = request
      return creditFunctions.giveAgain(queries, {
        account,
        takenKey: `t${takenKey}`,
        key: `a${key}`,
      })
    }
  }
}

/**
 * Generates requests for a number of accounts. There are few keys, so that many are reused, for the
 * same request and for others.
 */
export function requests(accounts: number): fc.Arbitrary<LedgerRequest> {
  const account = fc.nat({ max: accounts - 1 })
  const few = fc.nat({ max: 5 })
  const many = fc.nat({ max: 14 })
  const grant = fc.record({
    do: fc.constant('grant' as const),
    account,
    key: few,
    credits: fc.integer({ min: 1, max: 20 }),
    bought: fc.boolean(),
    price: fc.constantFrom(999, 2499),
  })
  const spend = fc.record({
    do: fc.constant('spend' as const),
    account,
    key: many,
    credits: fc.oneof(
      { arbitrary: fc.integer({ min: 1, max: 8 }), weight: 3 },
      { arbitrary: fc.integer({ min: 1, max: 60 }), weight: 1 },
    ),
    reason: fc.constantFrom('message' as const, 'gift' as const),
  })
  const refund = fc.record({
    do: fc.constant('refund' as const),
    account,
    key: many,
    refundKey: many,
  })
  const takeBack = fc.record({
    do: fc.constant('take_back' as const),
    account,
    grantKey: few,
    key: many,
    whole: fc.boolean(),
  })
  const giveAgain = fc.record({
    do: fc.constant('give_again' as const),
    account,
    takenKey: many,
    key: many,
  })
  return fc.oneof(
    { arbitrary: spend, weight: 5 },
    { arbitrary: grant, weight: 3 },
    { arbitrary: refund, weight: 3 },
    { arbitrary: takeBack, weight: 2 },
    { arbitrary: giveAgain, weight: 2 },
  )
}
