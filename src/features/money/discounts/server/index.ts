import type { Handlers } from '#kernel/handler.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { DiscountsDeps } from './deps.ts'
import { findCode } from './find-code.ts'
import { keptCode } from './kept-code.ts'
import { timeBonusOf } from './known-code.ts'
import { listCodes } from './list-codes.ts'
import { makeCode } from './make-code.ts'
import { readMine } from './read-mine.ts'
import { deleteHold, insertHold, selectExport, selectHolder, selectMember, erasePersonal, takeTurn } from './store.ts'
import { switchCode } from './switch-code.ts'
import { type RunningBonus, runningBonus, type Weigh, weigh } from './weigh.ts'
import { bonusRuns } from '../rules/time-bonus.ts'

export type { DiscountsDeps, PriceOf } from './deps.ts'
export type { RunningBonus, Weigh, Weighed, Weighing } from './weigh.ts'

export interface Discounts {
  readonly handlers: Handlers<typeof contract, Site>
  /** Checks a code against an order and computes the discount. */
  readonly weigh: Weigh
  /**
   * Holds a checked code for an order, in the transaction that places it; `false` if another order
   * of the member has it.
   */
  readonly hold: typeof insertHold
  /** Finds the member's order that has the code. */
  readonly holderOf: typeof selectHolder
  /** Locks a member's codes until the end of the transaction; call before holding a code. */
  readonly takeTurn: typeof takeTurn
  /** Releases the hold if the order was not placed after all. */
  readonly letGo: typeof deleteHold
  /**
   * The running time bonus of a member who has not paid, for user.php; queries the database only
   * during the first four hours.
   */
  readonly bonusOf: (
    member: { readonly account: number; readonly signedUpAt: Date },
    site: Site,
    now: Date,
  ) => Promise<RunningBonus | null>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': (tx: Transaction, told: { readonly account: number }) => Promise<void> }
  /** Everything stored about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Discounts: office codes, the welcome code, and the four-hour time bonus. */
export function createDiscounts(deps: DiscountsDeps): Discounts {
  const { database } = deps
  const kept = keptCode(deps.secret)
  const weighs = weigh(deps)
  return {
    handlers: {
      'discounts.find_code': findCode(deps, weighs, kept),
      'discounts.forget_code': async (_, { setCookie }) => {
        setCookie(kept.forget)
        return null
      },
      'discounts.read_mine': readMine(deps, kept),
      'discounts.list_codes': listCodes(deps),
      'discounts.make_code': makeCode(deps),
      'discounts.switch_code': switchCode(deps),
    },
    weigh: weighs,
    hold: insertHold,
    holderOf: selectHolder,
    takeTurn,
    letGo: deleteHold,
    async bonusOf({ account, signedUpAt }, site, now) {
      const known = timeBonusOf(site)
      if (known === null || !bonusRuns(signedUpAt, now)) return null
      return runningBonus(known, await selectMember(database, account), site, now)
    },
    hears: { 'accounts.erased': (tx, { account }) => erasePersonal(tx, account) },
    exportOwn: (account) => selectExport(database, account),
  }
}
