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
  /** What a code takes off an order, or why it does not count. */
  readonly weigh: Weigh
  /** Holds a weighed code for an order, in the transaction that places it; false when another order of the member has it. */
  readonly hold: typeof insertHold
  /** The order of the member that has it. */
  readonly holderOf: typeof selectHolder
  /** Lets whatever else becomes of a member’s codes come after this transaction; before a code is held. */
  readonly takeTurn: typeof takeTurn
  /** Lets go of it where the order was not placed after all. */
  readonly letGo: typeof deleteHold
  /** The time bonus of a member who has not paid, while it runs, for user.php; asks the database in the first four hours alone. */
  readonly bonusOf: (
    member: { readonly account: number; readonly signedUpAt: Date },
    site: Site,
    now: Date,
  ) => Promise<RunningBonus | null>
  /** What discounts hear of the features below, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': (tx: Transaction, told: { readonly account: number }) => Promise<void> }
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Discounts: codes of the office, the welcome code, and four hours of time bonus that are really four. */
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
