import fc from 'fast-check'
import type { Queries } from '#platform/server/postgres/database.ts'
import { doors } from './ledger.ts'
import type { Request } from './model.ts'

/** Turns a small number into a spend's key, in the format a browser generates. */
export const uuidOf = (key: number): string => `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`

/** Sends a request to the real ledger. The request's `account` is an index into `accounts`. */
export function doToLedger(queries: Queries, accounts: readonly number[], request: Request): Promise<object> {
  const account = accounts[request.account] ?? 0
  switch (request.do) {
    case 'grant': {
      const { credits, bought, price } = request
      const kind = bought ? 'bought' : 'bonus'
      const priceMinor = bought ? price : null
      return doors.grant(queries, { account, credits, kind, key: `g${request.key}`, priceMinor, ref: String(price) })
    }
    case 'spend':
      return doors.spend(queries, {
        account,
        credits: request.credits,
        key: uuidOf(request.key),
        reason: request.reason,
      })
    case 'refund':
      return doors.refund(queries, { account, key: uuidOf(request.key), refundKey: `r${request.refundKey}` })
    case 'take_back': {
      const { grantKey, key, whole } = request
      return doors.takeBack(queries, { account, grantKey: `g${grantKey}`, key: `t${key}`, whole })
    }
    case 'give_again': {
      const { takenKey, key } = request
      return doors.giveAgain(queries, { account, takenKey: `t${takenKey}`, key: `a${key}` })
    }
  }
}

/**
 * Generates requests for a number of accounts. Keys are few, so that many are reused, for the same
 * thing and for others.
 */
export function requests(accounts: number): fc.Arbitrary<Request> {
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
  const refund = fc.record({ do: fc.constant('refund' as const), account, key: many, refundKey: many })
  const takeBack = fc.record({
    do: fc.constant('take_back' as const),
    account,
    grantKey: few,
    key: many,
    whole: fc.boolean(),
  })
  const giveAgain = fc.record({ do: fc.constant('give_again' as const), account, takenKey: many, key: many })
  return fc.oneof(
    { arbitrary: spend, weight: 5 },
    { arbitrary: grant, weight: 3 },
    { arbitrary: refund, weight: 3 },
    { arbitrary: takeBack, weight: 2 },
    { arbitrary: giveAgain, weight: 2 },
  )
}
