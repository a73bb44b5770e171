import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/discounts.ts'
import type { DiscountsDeps } from './deps.ts'
import { createOrderEvaluator } from './evaluate-order.ts'
import { findCode } from './find-code.ts'
import { createCodeCookie } from './code-cookie.ts'
import { getTimeBonus } from './resolve-code.ts'
import { listCodes } from './list-codes.ts'
import { openCodeApprovals } from './code-approvals.ts'
import { decideCode } from './decide-code.ts'
import { makeCode } from './make-code.ts'
import { personalData } from './personal-data.ts'
import { readMine } from './read-mine.ts'
import { deleteHold, insertHold, selectHolder, selectMember, lockCodes } from './store.ts'
import { switchCode } from './switch-code.ts'
import {
  type RunningBonus,
  computeRunningBonus,
  type EvaluateCode,
  createCodeEvaluator,
} from './evaluate-code.ts'
import { isBonusRunning } from '../rules/time-bonus.ts'

export type { DiscountsDeps, FindPrice } from './deps.ts'
export type {
  RunningBonus,
  EvaluateCode,
  ApplicableCode,
  CodeQuery,
} from './evaluate-code.ts'

export interface Discounts {
  readonly handlers: Handlers<typeof contract, Site>
  /** Checks a code against an order and computes the discount. */
  readonly evaluateCode: EvaluateCode
  /** Same for an order being placed: a better offer is applied instead of the code. */
  readonly evaluateOrder: EvaluateCode
  /**
   * Reserves a checked code for an order, in the transaction that places it; `false` if another of
   * the member's orders has it.
   */
  readonly hold: typeof insertHold
  /** Finds the member's order that has the code. */
  readonly findHolder: typeof selectHolder
  /** Locks a member's codes until the end of the transaction; call before holding a code. */
  readonly lockCodes: typeof lockCodes
  /** Releases the hold if the order was not placed after all. */
  readonly release: typeof deleteHold
  /**
   * The running time bonus of a member who has not paid, for user.php; queries the database only
   * during the first four hours.
   */
  readonly findRunningBonus: (
    member: { readonly account: number; readonly signedUpAt: Date },
    site: Site,
    now: Date,
  ) => Promise<RunningBonus | null>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Discounts: office codes, the welcome code, and the four-hour time bonus. */
export function createDiscounts(deps: DiscountsDeps): Discounts {
  const { database } = deps
  const approvals = openCodeApprovals(deps.openApprovals)
  const codeCookie = createCodeCookie(deps.secret)
  const evaluateCode = createCodeEvaluator(deps)
  return {
    handlers: {
      'discounts.find_code': findCode(deps, evaluateCode, codeCookie),
      'discounts.forget_code': async (_, { setCookie }) => {
        setCookie(codeCookie.forget)
        return null
      },
      'discounts.read_mine': readMine(deps, codeCookie),
      'discounts.list_codes': listCodes({ ...deps, approvals }),
      'discounts.make_code': makeCode({ ...deps, approvals }),
      'discounts.switch_code': switchCode(deps),
      'discounts.decide_code': decideCode(approvals),
    },
    evaluateCode,
    evaluateOrder: createOrderEvaluator(deps, evaluateCode),
    hold: insertHold,
    findHolder: selectHolder,
    lockCodes,
    release: deleteHold,
    async findRunningBonus({ account, signedUpAt }, site, now) {
      const known = getTimeBonus(site)
      if (known === null || !isBonusRunning(signedUpAt, now)) return null
      return computeRunningBonus(known, await selectMember(database, account), site, now)
    },
    personalData,
  }
}
