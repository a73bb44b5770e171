import type { Handlers } from '#kernel/handler.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { findBreak } from '../rules/breaks.ts'
import { checkOrder, type OrderBlock } from '../rules/check-order.ts'
import { cancelRaise, setMonthlyEmail, exclude, pause, setLimit } from './change.ts'
import type { SpendingLimitsDeps } from './deps.ts'
import { type LimitQuery, readFacts } from './facts.ts'
import { personalData } from './personal-data.ts'
import { readLimitsView } from './read-limits-view.ts'
import { lockMember, selectMember } from './store.ts'

export type { SpendingLimitsDeps, SumSpending, ConvertAmount } from './deps.ts'
export {
  type SpendingSummary,
  createSpendingEmails,
  type SpendingEmails,
} from './spending-emails.ts'

export interface SpendingLimits {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Returns why an order of this amount (in the site's currency) cannot be placed, or `null`. Call
   * it in the transaction that places the order: it locks the account, so that orders and limit
   * changes are serialised until the transaction ends.
   */
  readonly findOrderBlock: (
    tx: Transaction,
    query: LimitQuery,
    minor: number,
  ) => Promise<OrderBlock | null>
  /**
   * Whether a member takes a break from spending or has excluded themselves; until it ends they
   * receive no advertising.
   */
  readonly takesBreak: (account: number, now: Date) => Promise<boolean>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Spending limits: members limit their own spending and can take breaks from it (BEY-09). */
export function createSpendingLimits(deps: SpendingLimitsDeps): SpendingLimits {
  const { database } = deps
  return {
    handlers: {
      'spending_limits.read_own': async (_, { viewer: { account }, site, now }) =>
        readLimitsView(
          deps,
          database,
          { account, site, now },
          await selectMember(database, account),
        ),
      'spending_limits.set_limit': setLimit(deps),
      'spending_limits.choose_emails': setMonthlyEmail(deps),
      'spending_limits.cancel_raise': cancelRaise(deps),
      'spending_limits.pause': pause(deps),
      'spending_limits.self_exclude': exclude(deps),
    },
    findOrderBlock: async (tx, query, minor) => {
      const member = await lockMember(tx, query.account)
      return checkOrder(await readFacts(deps, tx, query, member), minor, query.now)
    },
    takesBreak: async (account, now) =>
      findBreak(await selectMember(database, account), now) !== null,
    personalData,
  }
}
